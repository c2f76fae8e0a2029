"""Chips in the engine: payments, floors, markers and what is carried on."""

from dataclasses import dataclass
from typing import Any

import pytest

from games.engine import (
    HOUSE,
    NotARound,
    ScriptError,
    Table,
    Whole,
    setting,
)
from tests.games.at_the_table import (
    paid,
    racks,
    told,
)
from tests.games.small_game import SEATS, on


def test_nothing_is_paid_where_nothing_is_due() -> None:
    assert on(lambda table: table.pay(1, "pot", 0, "nothing")).transfers == []


def test_the_house_has_no_floor_and_no_place() -> None:
    round_ = on(lambda table: table.pay(HOUSE, 1, 10**6, "a fortune"))
    assert racks(round_)[1] == 10**6 + 50
    assert HOUSE not in round_.table.places


def test_a_compulsory_payment_is_advanced_in_full_and_repaid_first() -> None:
    def ante(table: Table[Any]) -> None:
        for seat in table.seats:
            table.compel(seat, "pot", 20, "ante")
        table.pay("pot", 4, 10, "back")
        table.pay("pot", 1, 50, "won")

    round_ = on(ante)
    moved = [
        (transfer.source, transfer.target, transfer.amount, transfer.why, transfer.verb)
        for transfer in round_.transfers
    ]
    assert moved == [
        ("seat:1", "pot", 20, "ante", "pay"),
        ("seat:2", "pot", 20, "ante", "pay"),
        ("house", "seat:4", 15, "marker", "marker"),
        ("seat:4", "pot", 20, "ante", "pay"),
        ("pot", "seat:4", 10, "back", "pay"),
        ("pot", "seat:1", 50, "won", "pay"),
        ("seat:4", "house", 10, "marker repaid", "repay"),
    ]
    assert round_.markers == {4: 5}
    assert round_.carry == {"markers": {"4": 5}}


def test_no_place_pays_what_it_does_not_hold() -> None:
    def overdraw(table: Table[Any]) -> None:
        with pytest.raises(ScriptError, match=r"^pot cannot pay 1 \(won\): it holds 0$"):
            table.pay("pot", 1, 1, "won")
        with pytest.raises(ScriptError, match=r"^seat:4 cannot pay 6 \(ante\): it holds 5$"):
            table.pay(4, "pot", 6, "ante")
        for wrong in (-1, 1.0, True):
            with pytest.raises(ScriptError, match=rf"^cannot pay {wrong} \(ante\)$"):
                table.pay(1, "pot", wrong, "ante")  # type: ignore[arg-type]

    round_ = on(overdraw)
    assert round_.transfers == []
    assert racks(round_) == SEATS


def test_the_house_advances_the_very_chips_that_are_missing_and_keeps_count() -> None:
    def pay(table: Table[Any]) -> None:
        table.compel(2, "pot", 50, "ante")  # all that seat 2 has
        table.compel(4, "pot", 6, "ante")  # one more than seat 4 has
        table.compel(4, "pot", 3, "raise")
        table.pay("pot", 4, 3, "back")

    round_ = on(pay)
    assert paid(round_) == [
        ("seat:2", "pot", 50),
        ("house", "seat:4", 1),
        ("seat:4", "pot", 6),
        ("house", "seat:4", 3),
        ("seat:4", "pot", 3),
        ("pot", "seat:4", 3),
        ("seat:4", "house", 3),
    ]
    assert round_.markers == {4: 1}
    assert told(round_) == [
        "The house advances Player 4 1: a marker.",
        "The house advances Player 4 3: a marker.",
        "Player 4 repays 3 of the marker.",
    ]


def test_old_markers_are_repaid_at_the_end_of_any_round() -> None:
    round_ = on(lambda table: None, carry={"markers": {"2": 20, "4": 20}})
    assert racks(round_) == {1: 50, 2: 30, 4: 0}
    assert round_.carry == {"markers": {"4": 15}}


@dataclass(frozen=True)
class Hands:
    done: int = setting(Whole(0, 5), 0, "Hands.")
    left: int = setting(Whole(0, 5), 4)


def test_a_game_refuses_a_carry_whose_keys_do_not_agree() -> None:
    def carry_error(carry: Hands) -> str | None:
        return None if carry.done + carry.left == 5 else "A game has five hands."

    counted = {"carry": Hands, "carry_error": carry_error}
    for carry in ({"done": 2, "left": 3}, {"done": 1}):
        on(lambda table: None, carry=carry, changed=counted)
    with pytest.raises(NotARound, match="A game has five hands"):
        on(lambda table: None, carry={"done": 2, "left": 2}, changed=counted)
    # Nothing is carried, or a game is over: a new series begins, and there is nothing to refuse.
    for carry in ({}, {"finished": True, "done": 5, "left": 5}):
        on(lambda table: None, carry=carry, changed=counted)


def test_the_debt_of_someone_who_has_left_stays_in_the_carry() -> None:
    round_ = on(lambda table: None, carry={"markers": {"3": 7}})
    assert round_.carry == {"markers": {"3": 7}}
    assert racks(round_) == SEATS


def test_markers_are_repaid_from_the_deals_left_round() -> None:
    carry = {"markers": {"1": 1, "2": 1, "4": 1}}
    dealt = {"has_deal": True, "dealer_of": lambda carry, seats, options: None}
    round_ = on(lambda table: None, carry=carry, dealer=2, changed=dealt)
    assert [source for source, *_ in paid(round_)] == ["seat:4", "seat:1", "seat:2"]
