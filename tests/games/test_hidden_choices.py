"""Choices that stay hidden until the last one is in: for any number of seats, over any values."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from games.engine import (
    Action,
    Dealing,
    Ending,
    Game,
    Option,
    Round,
    Say,
    Script,
    Table,
    Viewer,
    Whole,
    replay,
    view,
)
from games.engine.shuffle import Draws
from games.trials.leaks import hidden_choices
from games.trials.simulate import random_round
from tests.games.at_the_table import act, may, offered, refused, seen, sit


@dataclass
class Bids:
    """What has been bid, for everybody to see."""

    bids: list[dict[int, int]] = field(default_factory=list)
    slip: Any = None


def bidding(table: Table[Bids]) -> Dealing:
    """Everybody bids a number, unseen."""
    options = [Option(seat, "bid", {"number": Whole(1, 5)}) for seat in table.seats]
    chosen = yield from table.hidden_choices("bids", *options)
    table.facts.bids.append({seat: action.whole("number") for seat, action in chosen.items()})


def a_game(bid: Callable[[Table[Bids]], Dealing] = bidding) -> Game:
    def play(table: Table[Bids]) -> Script:
        table.facts = Bids()
        for _ in range(2):
            yield from bid(table)
        action = yield table.ask("over?", Option("dealer", "end"))
        assert action.do == "end"
        return Ending({})

    lines = {"bids": "Everybody bids.", "over?": "End?"}
    return Game("bids", "Bids", "1", 2, 6, play, lines, has_deal=False)


def seated(seats: int = 3, game: Game | None = None, **setup: Any) -> Round:
    return sit(game or a_game(), dict.fromkeys(range(1, seats + 1), 10), seed=bytes(32), **setup)


def bid(seat: int, number: int) -> Action:
    return Action(seat, "bid", {"number": number})


def bids(round_: Round) -> Any:
    return view(round_, "wall").facts["bids"]


def can_be_undone(round_: Round) -> bool:
    return round_.undoable


def record_of(round_: Round, viewer: Viewer) -> list[tuple[Any, Any, Any]]:
    return [(step.by, step.do, step.args) for step in view(round_, viewer).record[1:]]


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2)])
def test_every_seat_chooses_in_any_order_and_all_is_told_when_the_last_one_has(
    order: tuple[int, ...],
) -> None:
    round_ = seated()
    for seat in order[:2]:
        act(round_, bid(seat, seat))
        assert bids(round_) == []
    act(round_, bid(order[2], order[2]))
    assert bids(round_) == [{"1": 1, "2": 2, "3": 3}]
    assert record_of(round_, "wall") == [(seat, "bid", {"number": seat}) for seat in order]


def test_a_choice_is_its_owners_alone_until_then() -> None:
    round_ = act(seated(), bid(2, 4))
    assert record_of(round_, 2) == [(2, "bid", {"number": 4})]
    for viewer in (1, 3, "dealer", "wall"):
        assert record_of(round_, viewer) == [(2, "bid", {})]
        assert "Player 2 has chosen." in seen(round_, viewer)


def test_each_sees_its_own_option_and_no_other() -> None:
    round_ = seated()
    assert offered(round_, 1) == {(1, "bid")}
    assert offered(round_, "dealer") == offered(round_, "wall") == set()
    with pytest.raises(Exception, match="waits for"):
        round_.act(bid(1, 3), viewer="dealer")


def test_a_choice_stands_and_a_second_one_is_refused() -> None:
    round_ = act(seated(), bid(1, 3))
    assert may(round_) == {(2, "bid"), (3, "bid")}
    assert refused(round_, bid(1, 4)).code == "not-now"


def test_one_choice_does_not_make_anothers_late_and_a_second_tap_is_no_next_choice() -> None:
    round_ = seated()
    assert round_.prompt is not None
    stamps = {option.by: round_.since(option) for option in round_.prompt.options}
    round_.act(bid(1, 1), stamps[1], 1)
    round_.act(bid(2, 1), stamps[2], 2)
    round_.act(bid(3, 1), stamps[3], 3)
    with pytest.raises(Exception, match="moved on"):
        round_.act(bid(3, 2), stamps[3], 3)


def test_a_choice_can_be_undone_until_all_are_shown() -> None:
    round_ = act(seated(), bid(1, 3), bid(2, 3))
    assert can_be_undone(round_)
    round_.undo()
    assert may(round_) == {(2, "bid"), (3, "bid")}
    assert record_of(round_, "wall") == [(1, "bid", {})]
    act(round_, bid(2, 5), bid(3, 1))
    assert not can_be_undone(round_)
    act(round_, bid(1, 1))
    assert can_be_undone(round_)


def test_two_that_differ_in_a_hidden_choice_are_the_same_to_everybody_else() -> None:
    first, other = act(seated(), bid(1, 2)), act(seated(), bid(1, 5))
    for viewer in ("dealer", "wall", 2, 3):
        assert seen(first, viewer) == seen(other, viewer)
    assert first.prompt is not None
    assert other.prompt is not None
    assert first.prompt.fingerprint() == other.prompt.fingerprint()
    assert seen(first, 1) != seen(other, 1)


def test_the_record_plays_it_again() -> None:
    round_ = act(seated(), bid(3, 2), bid(1, 5))
    again = replay(round_.setup, round_.actions)
    assert view(again, 2) == view(round_, 2)


def test_a_seat_has_one_option_and_the_dealer_none_and_cards_are_virtual() -> None:
    def twice(table: Table[Bids]) -> Dealing:
        yield from table.hidden_choices("bids", Option(1, "bid"), Option(1, "pass"))

    def by_dealer(table: Table[Bids]) -> Dealing:
        yield from table.hidden_choices("bids", Option("dealer", "bid"))

    for wrong in (twice, by_dealer):
        with pytest.raises(Exception, match="one option to a seat"):
            seated(game=a_game(wrong))
    with pytest.raises(Exception, match="virtual cards"):
        sit(a_game(), {1: 0, 2: 0}, cards="physical")


# The check that finds a leak


def tells(what: Callable[[Action], Any]) -> Callable[[Table[Bids]], Dealing]:
    """A careless game: something of every choice stands in the facts before the last one is in."""

    def careless(table: Table[Bids]) -> Dealing:
        script = bidding(table)
        prompt = next(script)
        while True:
            action = yield prompt
            table.facts.slip = what(action)
            try:
                prompt = script.send(action)
            except StopIteration:
                return

    return careless


def found_in(game: Game) -> list[str]:
    draws = Draws(bytes(32), "looks")
    rounds = [random_round(seated(game=game).setup, draws) for _ in range(12)]
    return [finding.what for round_ in rounds for finding in hidden_choices(round_, draws)]


def test_a_game_that_keeps_still_is_clean() -> None:
    assert found_in(a_game()) == []


@pytest.mark.parametrize(
    "what",
    [
        lambda action: action.whole("number"),
        lambda action: action.whole("number") > 3,
        lambda action: "x" * action.whole("number"),
    ],
    ids=["the choice", "whether it is high", "its size"],
)
def test_a_game_that_tells_a_choice_is_found_out(what: Callable[[Action], Any]) -> None:
    assert found_in(a_game(tells(what)))


def test_a_prompt_that_follows_from_a_choice_is_found_out() -> None:
    def careless(table: Table[Bids]) -> Dealing:
        script = bidding(table)
        prompt = next(script)
        while True:
            action = yield prompt
            try:
                prompt = script.send(action)._replace(say=Say("bids", dict(action.args)))
            except StopIteration:
                return

    assert found_in(a_game(careless))
