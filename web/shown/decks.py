"""The decks that the games of the catalogue are played with, for the page that checks a shuffle."""

from functools import cache
from typing import TypedDict

from games.cards import Card
from games.cards.decks import first_decks
from games.catalogue import GAMES


class Deck(TypedDict):
    """Cards in starting order, and the names of the games whose first shuffle has just these."""

    cards: list[Card]
    games: list[str]


@cache
def decks() -> tuple[Deck, ...]:
    """Every deck that a round begins with, whoever plays and whatever is chosen; those of the most
    games first.
    """
    found: dict[tuple[Card, ...], list[str]] = {}
    for game in GAMES.values():
        for deck in first_decks(game):
            found.setdefault(deck, []).append(game.name)
    ranked = sorted(found.items(), key=lambda deck: -len(deck[1]))
    return tuple({"cards": list(cards), "games": names} for cards, names in ranked)
