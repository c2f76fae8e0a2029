"""A Blind table that was counted, as a document that is handed on; and what whoever reads one
checks, without counting all deals again.

That the play is the best cannot be seen from it. But two plays show their cards in the same deals
but for those that one of them folds; the play of a table that is known here can be played against
any other, and the best wins no less; nor can it win more than what a better row brings at most. So
what a forged document could say lies within narrow bounds.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import sqrt
from typing import Any

from games.language import gettext_noop
from games.odds import bank
from games.uth.best_play import (
    DEALS,
    MOST_SEATS,
    BestPlay,
    Counted,
    NotAPlay,
    Pays,
    best_play_from,
    computed_beforehand,
    row_wins,
)
from games.uth.evenings import HANDS, HalfAntes

RISK = Fraction(1, 100)
_SIGMAS = 6
"""A sample hardly ever is so many standard deviations off."""


def document(counted: Counted) -> dict[str, Any]:
    """This table as JSON has it; see `counted_from`."""
    evenings = [[list(needs) for needs in lengths] for lengths in counted.half_antes]
    return counted.play.document() | {"evenings": {"hands": list(HANDS), "half antes": evenings}}


def counted_from(found: Any) -> Counted:
    """The table that a document describes. Raises `NotAPlay` where it describes none, or what it
    says cannot be so.
    """
    play = best_play_from(found)
    for known in computed_beforehand():
        _agree(play, known)
    _seat_agrees(play)
    return Counted(play, _half_antes(found, play))


def _agree(play: BestPlay, known: BestPlay) -> None:
    for kind in play.blind:
        both = zip(play.compared(kind), known.compared(kind), strict=True)
        if any(
            shown > there + known.folded[kind] or there > shown + play.folded[kind]
            for shown, there in both
        ):
            raise NotAPlay(gettext_noop("It shows hands down in other deals than there are."))
    least, most = _bounds(known, play.blind)
    if not least <= -play.averages.expected_loss <= most:
        raise NotAPlay(gettext_noop("What it says a hand wins on average cannot be so."))


def _bounds(known: BestPlay, blind: Pays) -> tuple[Fraction, Fraction]:
    """What the best play against this table wins on average, at least and at most: at least what
    the play against the known one wins, and no more by a better row than if every hand of its kind
    that was folded would win.
    """
    least = most = -known.averages.expected_loss
    for kind in blind:
        more = row_wins(blind, kind) - row_wins(known.blind, kind)
        wins = known.wins(kind)
        least += more * Fraction(wins, DEALS)
        most += max(more, Fraction(0)) * Fraction(wins + known.folded[kind], DEALS)
    return least, most


def _seat_agrees(play: BestPlay) -> None:
    """Whether the sample of several seats loses as often to the first as all deals say."""
    sample = play.together[0]
    dealt, lost = sum(sample.values()), sum(sample[won] for won in sample if won < 0)
    chance = float(sum(ways for won, ways in play.averages.distribution.items() if won < 0))
    if abs(lost - dealt * chance) > _SIGMAS * sqrt(dealt * chance * (1 - chance)):
        raise NotAPlay(gettext_noop("Its sample of deals is of another table."))


def half_antes(
    play: BestPlay, seats: int, convolved: bank.Convolved = bank.convolved
) -> tuple[tuple[int, int], ...]:
    """The tray and the drawer of each of `HANDS`, in half antes."""
    found = bank.evenings(play.won_by(seats), HANDS, RISK, convolved)
    return tuple((int(2 * evening.tray), int(2 * evening.drawer)) for evening in found.values())


def all_half_antes(
    play: BestPlay, convolved: bank.Convolved, progress: Callable[[int, int], None]
) -> HalfAntes:
    """The same for 1 to `MOST_SEATS` seats; `progress` is told how many are done, of how many."""
    found = []
    for seats in range(1, MOST_SEATS + 1):
        progress(seats - 1, MOST_SEATS)
        found.append(half_antes(play, seats, convolved))
    progress(MOST_SEATS, MOST_SEATS)
    return tuple(found)


def _half_antes(found: Any, play: BestPlay) -> HalfAntes:
    """The trays and drawers of a document. Raises `NotAPlay`."""
    try:
        evenings = found["evenings"]
        rows = tuple(
            tuple((tray, drawer) for tray, drawer in each) for each in evenings["half antes"]
        )
        if evenings["hands"] != list(HANDS) or [len(row) for row in rows] != MOST_SEATS * [
            len(HANDS)
        ]:
            raise ValueError(evenings["hands"])
        if any(not _may_be(row) for row in rows):
            raise ValueError(rows)
    except (KeyError, TypeError, ValueError) as error:
        raise NotAPlay(gettext_noop("It does not say what an evening takes.")) from error
    short = bank.evening(play.won_by(1), HANDS[0], RISK)
    if rows[0][0] != (int(2 * short.tray), int(2 * short.drawer)):
        raise NotAPlay(gettext_noop("An evening takes another tray than it says."))
    return rows


def _may_be(row: Sequence[tuple[int, int]]) -> bool:
    """Whether a bank could need these: no less in a longer evening, and no less on the table than
    at the end.
    """
    is_whole = all(type(number) is int for needs in row for number in needs)
    return (
        is_whole and list(row) == sorted(row) and all(0 <= drawer <= tray for tray, drawer in row)
    )
