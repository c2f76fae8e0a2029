"""The decks that the games of the catalogue are played with, for the page that checks a shuffle."""

from functools import cache
from typing import TypedDict

from games.cards import Card, starting_order
from games.catalogue import GAMES
from games.engine import Game, Round, Seat, set_up
from games.engine.shuffle import SEED_BYTES

_PLENTY = 1_000_000


class Deck(TypedDict):
    """Cards in starting order, and the names of the games whose first shuffle has just these."""

    cards: list[Card]
    games: list[str]


@cache
def decks() -> tuple[Deck, ...]:
    """Every deck that a round begins with, as options are when nobody says otherwise; those of the
    most games first.
    """
    found: dict[tuple[Card, ...], list[str]] = {}
    for game in GAMES.values():
        found.setdefault(_first_deck(game), []).append(game.name)
    ranked = sorted(found.items(), key=lambda deck: -len(deck[1]))
    return tuple({"cards": list(cards), "games": names} for cards, names in ranked)


def _first_deck(game: Game) -> tuple[Card, ...]:
    """The cards are what they are whatever the shuffle, so a round begun with any seed
    shows them.
    """
    seats = [Seat(seat, f"Seat {seat}", _PLENTY) for seat in range(1, game.least_seats + 1)]
    table = Round(set_up(game, seats, seed=bytes(SEED_BYTES))).table
    return tuple(starting_order(table.decks[0]))
