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

_REASONS = {
    """said by commands and of bundles, not of requests; tests/web/test_cli_audit.py,
    tests/ledger/test_migrations.py, tests/ledger/test_recall.py do""": """
        audit-failed bad-bundle does-not-follow in-use malformed newer-book night-twice
        no-such-account no-way-back not-a-book not-balanced not-canonical not-guarded not-replayed
        other-choices other-prompt other-seed read-only-book unfit-deck round-refused""",
    "no step damages the book; tests/web/test_damaged_night.py does": """
        damaged night-damaged round-frozen seed-missing""",
    "the root of several, which have codes of their own": """
        conflict http not-there refused unavailable""",
    "an error in the program, at which an evening fails; tests/web/test_guards.py": "fault",
    "takes more than is sent here; tests/web/test_guards.py, tests/web/test_crowd.py": """
        too-large too-slow""",
    """takes more people, files or time than an evening has; tests/web/test_joining.py,
    tests/web/test_api_exports.py, tests/web/test_live.py, tests/web/test_refusals.py do""": """
        busy too-many-ask too-many-exports too-many-players too-many-practices
        too-many-streams""",
    "an undo names the action that it takes back, and is stale where there is none": """
        nothing-to-undo""",
    "practices are houses of their own; tests/web/test_practice.py": "no-practice",
}
_PRACTICES = (
    "DELETE /api/practice",
    "GET /api/practice",
    "GET /api/practice/remarks",
    "POST /api/practices",
)
UNMET = {
    **{
        f"refusal: {code}": " ".join(why.split())
        for why, codes in _REASONS.items()
        for code in codes.split()
    },
    **{f"route: {route}": "practices are houses of their own" for route in _PRACTICES},
    "entry: commitment-renewed": "no step loses a seed; tests/web/test_api_rounds.py does",
}
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
