"""The decks that games are played with: what a round's first shuffle shuffles."""

from collections.abc import Iterator

from games.cards import Card, starting_order
from games.engine import JSON, Game, NotARound, OneOf, Round, Seat, set_up
from games.engine.shuffle import SEED_BYTES

_PLENTY = 1_000_000


def first_decks(game: Game) -> tuple[tuple[Card, ...], ...]:
    """Every deck that a round of this game begins with, by how many play and by its options, each
    in starting order; first the one of the fewest players, options as they are by default.
    """
    decks: dict[tuple[Card, ...], None] = {}
    for count in range(game.least_seats, game.most_seats + 1):
        seats = [Seat(seat, f"Seat {seat}", _PLENTY) for seat in range(1, count + 1)]
        for options in _options(game):
            try:
                # The cards are what they are whatever the seed.
                round_ = Round(set_up(game, seats, options=options, seed=bytes(SEED_BYTES)))
            except NotARound:
                continue  # so many do not play with these options
            decks.setdefault(tuple(starting_order(round_.table.decks[0])))
    return tuple(decks)


def _options(game: Game) -> Iterator[dict[str, JSON]]:
    """The options by default, and each other choice of one of them."""
    yield {}
    for setting in game.settings:
        if isinstance(setting.value, OneOf):
            for value in setting.value.values:
                if value != setting.default:
                    yield {setting.name: value}
