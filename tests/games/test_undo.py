"""The engine takes back and plays again: undo, replay, and scripts that fail."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from games.cards import PACK
from games.engine import (
    Action,
    Ending,
    Game,
    NotARound,
    Option,
    Refusal,
    Script,
    Table,
    replay,
    result,
)
from games.language import lazy_gettext
from tests.games.at_the_table import (
    act,
    facts,
    racks,
    refused,
    seen,
    sit,
)
from tests.games.small_game import DEAL, GAME, SEATS, at_the_first_street, bet, game

# Undo


def test_undo_takes_back_the_last_action_and_the_next_meets_the_same_cards() -> None:
    round_ = sit(GAME, SEATS, seed=bytes(32))
    before = result(round_)
    hand = list(round_.table.cards("hand:1"))
    undone = act(round_, bet(1)).undo()
    assert undone.action == bet(1)
    assert result(round_) == before
    assert round_.table.cards("hand:1") == hand


def test_with_nothing_done_there_is_nothing_to_undo() -> None:
    with pytest.raises(Refusal) as refusal:
        sit(GAME, SEATS, seed=bytes(32)).undo()
    assert refusal.value.code == "nothing-to-undo"


def test_what_has_shown_a_hidden_card_cannot_be_undone() -> None:
    round_ = act(at_the_first_street(), Action(1, "peek"))
    before = seen(round_, 2)
    assert not round_.undoable
    with pytest.raises(Refusal) as refusal:
        round_.undo()
    assert refusal.value.code == "shown"
    assert seen(round_, 2) == before
    act(round_, Action(2, "check"))
    assert round_.undo().action == Action(2, "check")
    assert not round_.undoable


def test_a_real_deck_shows_nothing_of_the_engines_so_all_can_be_undone() -> None:
    round_ = act(sit(GAME, SEATS, cards="physical"), bet(1), DEAL, Action(1, "peek"))
    for _ in range(3):
        round_.undo()
    assert round_.actions == []


def test_a_finished_round_can_be_undone_while_it_is_not_closed() -> None:
    round_ = act(at_the_first_street(), *[Action(seat, "check") for seat in (1, 2, 4)] * 2)
    assert racks(round_) == {1: 48, 2: 48, 4: 5}
    round_.undo()
    assert not round_.finished
    assert round_.carry is None
    assert round_.table.places["circle:1"] == 2


# Replay, and scripts that fail


def test_the_same_record_gives_the_same_round() -> None:
    round_ = act(at_the_first_street(), Action(1, "peek"))
    again = replay(round_.setup, round_.actions)
    for viewer in ("dealer", "wall", 1, 2, 4):
        assert seen(again, viewer) == seen(round_, viewer)
    assert again.clock == round_.clock


@dataclass
class Acts:
    acts: int = 0


def faulty(mistake: Callable[[Table[Any]], object]) -> Game:
    """A script that pays, takes a card and then fails, in the middle of an action."""

    def script(table: Table[Any]) -> Script:
        table.facts = Acts()
        table.shuffle(PACK)
        table.zone("board")
        while True:
            action = yield table.ask("test.betting", Option(1, "bet"), Option(1, "trip"))
            table.pay(1, "pot", 1, "bet")
            yield from table.turn_up(1, to="board", which="a card")
            table.facts.acts += 1
            if action.do == "trip":
                mistake(table)

    return game(script)


@pytest.mark.parametrize(
    "mistake",
    [
        lambda table: table.pay("pot", 1, 1000, "too much"),
        lambda table: table.pay(1, "pot", -1, "less than none"),
        lambda table: table.pay(1, "pot", 1.0, "a float"),
        lambda table: table.pay(1, "pot", True, "a truth"),
        lambda table: table.deal(53, to="board"),
        lambda table: table.move("stock", "board", ["Jk"]),
        lambda table: 1 // 0,
        lambda table: table.facts.nobody,
    ],
)
def test_a_script_that_fails_costs_one_refused_action_and_nothing_half_done(
    mistake: Callable[[Table[Any]], object],
) -> None:
    round_ = act(sit(faulty(mistake), SEATS, seed=bytes(32)), Action(1, "bet"))
    before = seen(round_, "wall")
    with pytest.raises(Refusal) as refusal:
        round_.act(Action(1, "trip"))
    assert refusal.value.code == "fault"
    assert seen(round_, "wall") == before
    act(round_, Action(1, "bet"))
    assert round_.table.chips("pot") == 2
    assert facts(round_)["acts"] == 2


def test_a_check_that_fails_costs_one_refused_action() -> None:
    def script(table: Table[Any]) -> Script:
        yield table.ask(
            "test.betting",
            Option(1, "bet", check=lambda action: action.word("nothing")),
            Option(1, "go"),
        )
        return Ending({})

    round_ = sit(game(script), SEATS, seed=bytes(32))
    with pytest.raises(Refusal) as refusal:
        round_.act(Action(1, "bet"))
    assert refusal.value.code == "fault"
    assert act(round_, Action(1, "go")).finished


def test_what_a_check_says_is_said_in_the_language_of_whoever_asks() -> None:
    def script(table: Table[Any]) -> Script:
        yield table.ask("test.betting", Option(1, "bet", check=lambda _: lazy_gettext("Two.")))
        return Ending({})

    round_ = sit(game(script), SEATS, seed=bytes(32))
    assert type(refused(round_, Action(1, "bet")).message) is str


def test_a_script_that_fails_at_once_makes_no_round() -> None:
    def script(table: Table[Any]) -> Script:
        table.pay(1, "pot", 10**6, "too much")
        yield table.ask("test.betting")
        return Ending({})

    with pytest.raises(NotARound):
        sit(game(script), SEATS, seed=bytes(32))


@pytest.mark.parametrize("yielded", [None, "a prompt", Option(1, "bet")])
def test_a_script_that_yields_no_prompt_is_named_with_what_it_yielded(yielded: Any) -> None:
    def script(table: Table[Any]) -> Script:
        yield table.ask("test.betting", Option(1, "go"))
        yield yielded
        return Ending({})

    with pytest.raises(Refusal, match="no prompt") as refusal:
        act(sit(game(script), SEATS, seed=bytes(32)), Action(1, "go"))
    assert str(yielded)[:20] in refusal.value.message


def test_a_script_that_ends_with_no_result_has_failed() -> None:
    def script(table: Table[Any]) -> Any:
        yield table.ask("test.betting", Option(1, "go"))

    with pytest.raises(Refusal, match="no ending"):
        act(sit(game(script), SEATS, seed=bytes(32)), Action(1, "go"))
