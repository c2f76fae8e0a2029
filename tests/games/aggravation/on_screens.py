"""Deals of Aggravation before screens, played as far as a test wants."""

from games.aggravation.rules import left, pairs
from games.engine import Action
from tests.rounds_on_screens import OnScreens, begun
from tests.server import Running
from tests.tablets import called

TURN = Action("dealer", "turn")
NAMES = ("Ana", "Ben")


def cover(seat: int, place: str) -> Action:
    return Action(seat, "cover", {"place": place})


def open_places(table: OnScreens) -> list[str]:
    """Those that may be covered: no screen is told."""
    return list(table.round.table.facts.open)


def shown_at(table: OnScreens, place: str) -> str:
    """The card of a place by its name on the screens."""
    return called(table.round.table.cards(f"place:{place}")[-1])


def with_a_match(croupier: Running, names: tuple[str, ...] = NAMES) -> OnScreens:
    """A deal in which a match lies open, and nobody has covered any of it."""
    table = begun(croupier, "aggravation", names)
    while not open_places(table):
        table.act(TURN)
    return table


def none_left(table: OnScreens) -> tuple[str, str]:
    """Plays until seat 1 has no cards left and a match can be called: its places."""
    while not table.round.finished:
        engine = table.round.table
        here = open_places(table)
        if left(engine, 1) == 0 and (match := next(iter(pairs(engine)), None)):
            return match
        if not here:
            table.act(TURN)
        else:
            table.act(cover(1 if left(engine, 1) else 2, here[0]))
    raise AssertionError("the deal was over before anything could be called")
