"""Rounds of Machiavelli before screens, played by the program until there is what a test wants."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from games.cards import Card
from games.cards.melds import extensions
from games.engine import Action, Round, view
from games.machiavelli.layout import MELDS, Deal
from games.players import advise, draws_for
from tests.rounds_on_screens import OnScreens, begun
from tests.server import Running


class Turn(NamedTuple):
    """Whose turn it is, a card of that hand, and the place of a meld that concerns it."""

    table: OnScreens
    seat: int
    card: Card
    meld: int


Wanted = Callable[[Round, int], tuple[Card, int] | None]


def melds(round_: Round) -> list[list[Card]]:
    deal: Deal = round_.table.facts
    return deal.melds


def hand(round_: Round, seat: int) -> list[Card]:
    return round_.table.cards(f"hand:{seat}")


def fitting(round_: Round, seat: int) -> tuple[Card, int] | None:
    """A card, once in the hand, that goes to a meld."""
    own = hand(round_, seat)
    for place, meld in enumerate(melds(round_)):
        for card in extensions(meld, MELDS):
            if own.count(card) == 1:
                return card, place
    return None


def unfit(round_: Round, seat: int) -> tuple[Card, int] | None:
    """A card, once in the hand, that does not go to a meld of three."""
    own = hand(round_, seat)
    for place, meld in enumerate(melds(round_)):
        if len(meld) == 3:
            for card in own:
                if own.count(card) == 1 and card not in extensions(meld, MELDS):
                    return card, place
    return None


def at_turn(
    croupier: Running, names: Iterable[str], wanted: Wanted, melds_at_least: int = 3
) -> Turn:
    """A round in which whose turn it is has what is wanted, with so many melds on the table, which
    the program lays; then everybody draws until then. Another round where it never comes to that.
    """
    people = [*names]
    while True:
        table = begun(croupier, "machiavelli", people)
        while table.round.prompt is not None:
            (seat,) = table.round.prompt.awaited
            assert isinstance(seat, int)
            found = wanted(table.round, seat)
            if found and len(melds(table.round)) >= melds_at_least:
                return Turn(table, seat, *found)
            table.act(next_of(table.round, seat, melds_at_least))


def next_of(round_: Round, seat: int, melds_at_least: int) -> Action:
    """What a seat does while there are not so many melds, and then."""
    assert round_.prompt is not None
    if len(melds(round_)) >= melds_at_least and round_.prompt.option(seat, "draw"):
        return Action(seat, "draw")
    advice = advise(view(round_, seat), seat, draws_for(bytes(32), round_, seat))
    assert advice is not None
    return advice.action
