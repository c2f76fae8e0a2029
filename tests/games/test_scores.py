"""Scored games: the worked examples of the rules page, and what the vocabulary says of a carry."""

from typing import Any

import pytest

from games.engine import Ending, Game, Round, Script, Table, Whole
from games.scores import (
    BySeat,
    antes,
    break_up,
    parts,
    pay_stakes,
    pay_stakes_of_partners,
    share_pot,
    winners,
)
from tests.games.at_the_table import paid, racks, sit


def settled(settle: Any, chips: dict[int, int], dealer: int | None = None, ante: int = 0) -> Round:
    """A round in which everybody antes and then this happens."""

    def play(table: Table[None]) -> Script:
        antes(table, ante)
        settle(table)
        yield from ()
        return Ending({})

    game = Game("scored", "Scored", "1", 2, 6, play, {}, dealer_of=lambda carry, seats: None)
    return sit(game, chips, dealer=dealer, seed=bytes(32))


def net(round_: Round, before: int) -> dict[int, int]:
    return {seat: chips - before for seat, chips in racks(round_).items()}


def test_the_winners_share_the_pot_from_the_deals_left_odd_chips_to_the_first() -> None:
    scores = {1: 40, 2: 70, 3: 40}
    won = winners(scores, "low")
    assert won == [1, 3]
    played = settled(lambda table: share_pot(table, won), {1: 5, 2: 5, 3: 5}, dealer=2, ante=5)
    assert paid(played)[:3] == [(f"seat:{seat}", "pot", 5) for seat in (3, 1, 2)]
    assert paid(played)[3:] == [("pot", "seat:3", 8), ("pot", "seat:1", 7)]
    assert [transfer.why for transfer in played.transfers] == ["ante"] * 3 + ["game won"] * 2


def test_every_seat_pays_every_seat_with_a_better_score_the_difference() -> None:
    scores = {1: 30, 2: 50, 3: 80}
    played = settled(
        lambda table: pay_stakes(table, scores, 2, "low"), {1: 200, 2: 200, 3: 200}, dealer=2
    )
    assert paid(played) == [
        ("seat:3", "seat:1", 100),
        ("seat:3", "seat:2", 60),
        ("seat:2", "seat:1", 40),
    ]
    assert net(played, 200) == {1: 140, 2: 20, 3: -160}
    assert [transfer.why for transfer in played.transfers] == ["stake"] * 3


def test_the_stakes_of_four_seats_add_up() -> None:
    scores = {1: 210, 2: 330, 3: 260, 4: 320}
    played = settled(
        lambda table: pay_stakes(table, scores, 1, "low"), dict.fromkeys(scores, 500), dealer=4
    )
    assert paid(played) == [
        ("seat:2", "seat:1", 120),
        ("seat:2", "seat:3", 70),
        ("seat:2", "seat:4", 10),
        ("seat:3", "seat:1", 50),
        ("seat:4", "seat:1", 110),
        ("seat:4", "seat:3", 60),
    ]
    assert net(played, 500) == {1: 280, 2: -200, 3: 80, 4: -160}


def test_the_higher_score_is_the_better_one_where_the_page_says_so() -> None:
    assert winners({1: 6, 2: 7}, "high") == [2]
    played = settled(
        lambda table: pay_stakes(table, {1: 6, 2: 7}, 2, "high"), {1: 5, 2: 5}, dealer=1
    )
    assert paid(played) == [("seat:1", "seat:2", 2)]
    assert winners({1: 5, 2: 5}, "high") == [1, 2]


def test_each_loser_of_a_partnership_pays_the_winner_on_its_left() -> None:
    scores = {1: 54, 2: 40, 3: 54, 4: 40}
    chips = dict.fromkeys(scores, 20)
    played = settled(lambda table: pay_stakes_of_partners(table, scores, 1), chips, dealer=4)
    assert paid(played) == [("seat:2", "seat:3", 14), ("seat:4", "seat:1", 14)]
    assert [transfer.why for transfer in played.transfers] == ["stake"] * 2


def test_partners_share_the_pot_and_are_paid_once_each() -> None:
    scores = {1: 58, 2: 47, 3: 58, 4: 47}

    def settle(table: Table[None]) -> None:
        share_pot(table, winners(scores, "high"))
        pay_stakes_of_partners(table, scores, 1)

    played = settled(settle, dict.fromkeys(scores, 20), dealer=1, ante=5)
    assert paid(played)[4:] == [
        ("pot", "seat:3", 10),
        ("pot", "seat:1", 10),
        ("seat:2", "seat:3", 11),
        ("seat:4", "seat:1", 11),
    ]


def test_stakes_are_compulsory() -> None:
    played = settled(
        lambda table: pay_stakes(table, {1: 0, 2: 9}, 1, "high"), {1: 4, 2: 0}, dealer=1
    )
    assert paid(played) == [("house", "seat:1", 5), ("seat:1", "seat:2", 9)]
    assert played.markers == {1: 5}


def with_old_pot(chips: dict[int, int], old_seats: tuple[int, ...], pot: int) -> Round:
    def settle(table: Table[None]) -> None:
        table.places["pot"] = pot
        break_up(table, old_seats)

    return settled(settle, chips)


def test_a_game_broken_up_divides_its_pot_among_its_seats_that_are_here() -> None:
    played = with_old_pot({1: 0, 3: 0, 5: 0}, (1, 2, 5), 20)
    assert paid(played) == [("pot", "seat:1", 10), ("pot", "seat:5", 10)]
    assert [transfer.why for transfer in played.transfers] == ["game broken up"] * 2
    assert paid(with_old_pot({5: 0, 3: 0}, (5, 3), 7)) == [
        ("pot", "seat:3", 4),
        ("pot", "seat:5", 3),
    ]


def test_if_none_of_its_seats_is_here_the_pot_stays() -> None:
    played = with_old_pot({3: 0, 4: 0}, (1, 2), 20)
    assert paid(played) == []
    assert played.table.chips("pot") == 20


@pytest.mark.parametrize(("amount", "wanted"), [(0, [0, 0, 0]), (7, [3, 2, 2]), (2, [1, 1, 0])])
def test_odd_chips_go_one_each_to_the_first(amount: int, wanted: list[int]) -> None:
    assert parts(amount, 3) == wanted


@pytest.mark.parametrize(
    "wrong",
    [None, [], {}, {"1": 1}, {"1": 1, "5": 1}, {"1": 1, "01": 1}, {"1": 1, "2": "1"}, {1: 1, 2: 1}],
)
def test_a_number_by_seat_names_two_seats_or_more_and_says_what_is_wrong(wrong: object) -> None:
    by_seat = BySeat(4, Whole(0))
    assert by_seat.fault({"1": 0, "4": 10}) is None
    assert by_seat.fault(wrong)
