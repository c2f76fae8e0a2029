"""All that could happen in an evening, by the names that it is counted under; and what never does,
with the reason.
"""

from collections.abc import Iterator
from typing import Any, get_args

from games.catalogue import GAMES
from ledger.kinds.reading import KINDS
from tests.simulator.evening import FATES
from tests.simulator.world import routes
from web.http.errors import ErrorCode

UNMET: dict[str, str] = {}
"""What the long run does not meet, and why it need not."""


def everything() -> set[str]:
    """Kinds of entries, games, routes, refusals, and what becomes of letters."""
    return {
        *(f"entry: {kind}" for kind in KINDS),
        *(f"game: {slug}" for slug in GAMES),
        *(f"fault: a letter {fate}" for fate in FATES if fate != "arrives"),
        *(f"refusal: {code}" for code in _codes(ErrorCode)),
        *(f"route: {route}" for route in routes()),
    }


def _codes(literal: Any) -> Iterator[str]:
    for each in get_args(literal):
        yield from [each] if isinstance(each, str) else _codes(each)
