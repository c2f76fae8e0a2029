"""A Blind table of one's own that is as good as counted: that of the rules page for friends, but a
royal flush is paid 501 : 1. Nobody plays another way for that one in 30,000 hands.
"""

from dataclasses import replace
from fractions import Fraction

from games.uth.best_play import DEALS, OPENINGS, Counted, Opening, computed_beforehand
from games.uth.evenings import HALF_ANTES

_HOME = computed_beforehand()[0]
_MORE = Fraction(_HOME.wins("royal flush"), DEALS)
OWN_WINS = -_HOME.averages.expected_loss + _MORE
"""What it brings a player in a hand."""


def _openings() -> dict[str, Opening]:
    """All that the royal flushes win is put down to aces, where the document may not say it."""
    aces = _HOME.openings["AA"]
    more = _MORE * sum(OPENINGS.values()) / OPENINGS["AA"]
    return {**_HOME.openings, "AA": Opening(aces.x4 + more, aces.check)}


OWN_COUNTED = Counted(
    replace(
        _HOME,
        blind={**_HOME.blind, "royal flush": Fraction(501)},
        openings=_openings(),
    ),
    HALF_ANTES[0],
)
OWN = {
    kind: int(row) if row.denominator == 1 else str(row)
    for kind, row in OWN_COUNTED.play.blind.items()
    if row is not None
}
"""As an option has it."""
