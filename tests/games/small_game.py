"""A small game for tests of the engine: bets from anybody, then each in turn looks or folds."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from games.cards import PACK
from games.engine import (
    HOUSE,
    Action,
    Ending,
    Game,
    OneOf,
    Option,
    Round,
    Script,
    Table,
    Whole,
)
from tests.games.at_the_table import (
    act,
    sit,
)

SEATS = {1: 50, 2: 50, 4: 5}


def play(table: Table[Any]) -> Script:
    """Each has a card; bets of 1 to 5 from anybody till the dealer's `deal`; then each in turn
    looks or folds.
    """
    table.shuffle(PACK)
    for seat in table.seats:
        table.zone(f"hand:{seat}", owner=seat, sight="owner")
        table.deal(1, to=f"hand:{seat}")
    while (
        action := (yield table.ask("test.betting", *betting(table), awaited=["dealer"]))
    ).do != "deal":
        if action.do == "bet":
            table.pay(action.seat, f"circle:{action.seat}", action.whole("chips"), "bet")
    for street in ("first", "second"):
        for seat in table.seats:
            options = [Option(seat, "check"), Option(seat, "peek", private=True)]
            action = yield table.ask("test.turn", *options, stage=street, seat=seat)
            if action.do == "peek":
                table.reveal(f"hand:{seat}")
    for seat in table.seats:
        table.pay(f"circle:{seat}", HOUSE, table.chips(f"circle:{seat}"), "lost")
    return Ending({})


def betting(table: Table[Any]) -> list[Option]:
    options = [Option("dealer", "deal")]
    for seat in table.seats:
        chips = Whole(1, min(5, table.chips(seat)))
        options.append(
            Option(
                seat,
                "bet",
                {"chips": chips, "word": OneOf(("hi",))},
                ("word",),
                check=partial(once_only, table),
            )
        )
    return options


def once_only(table: Table[Any], action: Action) -> str | None:
    return "One bet is enough." if table.chips(f"circle:{action.seat}") else None


LINES = {"test.betting": "Bets, please.", "test.turn": "{player}, check or peek."}
GAME = Game("test", "Test", "1", 2, 4, play, LINES, has_deal=False)


def game(script: Callable[[Table[Any]], Script], **changed: Any) -> Game:
    """The test game with another script."""
    return replace(GAME, play=script, **changed)


def bet(seat: int, chips: Any = 2, **args: Any) -> Action:
    return Action(seat, "bet", {"chips": chips, **args})


DEAL = Action("dealer", "deal")


def at_the_first_street() -> Round:
    return act(sit(GAME, SEATS, seed=bytes(32)), bet(1), bet(2), DEAL)


def on(table_does: Callable[[Table[Any]], None], **setup: Any) -> Round:
    """A round that does this and is over."""

    def script(table: Table[Any]) -> Script:
        table_does(table)
        yield from ()
        return Ending({})

    chance = {} if "deck" in setup else {"seed": bytes(32)}
    return sit(game(script, **setup.pop("changed", {})), SEATS, **chance, **setup)
