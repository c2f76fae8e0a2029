"""Scored games: the worked examples of the rules page, and what the vocabulary says of a carry."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    SIDES,
    BySeat,
    BySide,
    Item,
    ScoredDeal,
    Stakes,
    TrickHeld,
    end_game,
    next_deal,
    open_deal,
    score,
    scores_carried,
    winners,
)
from games.cards.stakes import (
    Better,
    antes,
    break_up,
    parts,
    pay_stakes,
    pay_stakes_of_partners,
    share_pot,
)
from games.cards.standing import for_points, sheet_of
from games.engine import Ending, Game, Round, Script, Table, Whole, setting
from tests.games.at_the_table import facts, paid, racks, sit, told


def settled(settle: Any, chips: dict[int, int], dealer: int | None = None, ante: int = 0) -> Round:
    """A round in which everybody antes and then this happens."""

    def play(table: Table[None]) -> Script:
        antes(table, ante)
        settle(table)
        yield from ()
        return Ending({})

    game = Game("scored", "Scored", "1", 2, 6, play, {}, SCORE_REASONS, dealer_of=lambda *_: None)
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
    played = settled(
        lambda table: pay_stakes_of_partners(table, scores, 1, "high"), chips, dealer=4
    )
    assert paid(played) == [("seat:2", "seat:3", 14), ("seat:4", "seat:1", 14)]
    assert [transfer.why for transfer in played.transfers] == ["stake"] * 2


def test_partners_share_the_pot_and_are_paid_once_each() -> None:
    scores = {1: 58, 2: 47, 3: 58, 4: 47}

    def settle(table: Table[None]) -> None:
        share_pot(table, winners(scores, "high"))
        pay_stakes_of_partners(table, scores, 1, "high")

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
def test_a_number_by_seat_names_two_seats_or_more_and_says_what_is_wrong(wrong: Any) -> None:
    by_seat = BySeat(4, Whole(0))
    assert by_seat.error({"1": 0, "4": 10}) is None
    assert by_seat.error(wrong)


# A deal and its game


def deal_of(
    items: Sequence[Item],
    better: Better = "high",
    over: bool = False,
    won: Sequence[int] | None = None,
    sides: Sequence[str] = (),
) -> Game:
    """A game whose deal is scored with these items as soon as it begins."""

    def play(table: Table[Any]) -> Script:
        deal = open_deal(table, ScoredDeal, better, 20, sides)
        deal.sheet.tricks.append(TrickHeld(3, ["Ah", "Td"], 2))
        deal.sheet.taken.append(Item(items[0].name, "tricks", 4))
        score(table, items)
        yield from ()
        return end_game(table, won) if over else next_deal(table)

    return Game(
        "scored",
        "Scored",
        "1",
        2,
        6,
        play,
        SCORE_LINES,
        options=Stakes,
        **scores_carried(6, BySide(Whole(-1000)) if sides else Whole(-1000)),
    )


ITEMS = [Item("1", "tricks", 3), Item("1", "last trick", 2), Item("3", "heart led", -1)]
THREE = {1: 50, 2: 50, 3: 50}


def carried(deals: int = 4, pot: int = 12, **scores: int) -> dict[str, Any]:
    named = {name.removeprefix("seat"): score for name, score in scores.items()}
    return {"dealer": 2, "deals": deals, "scores": named, "pot": pot}


def test_at_the_first_deal_of_a_game_all_ante_and_begin_with_nothing() -> None:
    played = sit(deal_of(ITEMS), THREE, dealer=2, options={"ante": 4}, seed=bytes(32))
    assert paid(played) == [("seat:3", "pot", 4), ("seat:1", "pot", 4), ("seat:2", "pot", 4)]
    assert played.carry == {
        "dealer": 3,
        "deals": 1,
        "scores": {"1": 5, "2": 0, "3": -1},
        "pot": 12,
    }


def test_a_game_goes_on_with_its_scores_and_its_pot() -> None:
    carry = carried(seat1=3, seat2=9, seat3=7)
    played = sit(deal_of(ITEMS), THREE, carry=carry, options={"ante": 4}, seed=bytes(32))
    assert paid(played) == []
    assert played.carry == {
        "dealer": 3,
        "deals": 5,
        "scores": {"1": 8, "2": 9, "3": 6},
        "pot": 12,
    }
    sheet = facts(played)["sheet"]
    assert (sheet["better"], sheet["goal"]) == ("high", 20)
    assert sheet["before"] == {"1": 3, "2": 9, "3": 7}
    assert sheet["after"] == {"1": 8, "2": 9, "3": 6}
    assert sheet["items"] == [
        {"name": "1", "what": "tricks", "points": 3},
        {"name": "1", "what": "last trick", "points": 2},
        {"name": "3", "what": "heart led", "points": -1},
    ]


def test_what_a_deal_brought_is_told_and_its_sheet_is_read_aloud() -> None:
    carry = carried(seat1=3, seat2=9, seat3=7)
    played = sit(deal_of(ITEMS), THREE, carry=carry, seed=bytes(32))
    assert told(played) == [
        "Player 1: 5 (tricks, last trick), 8 in all.",
        "Player 3: −1 (heart led), 6 in all.",
        "Deal 5 is scored.",
    ]
    (_, _, sheet) = [event for step in played.steps for event in step.events]
    assert sheet.args == {
        "deal": 5,
        "tricks": [{"trick": 1, "taken by": "Player 3", "points": 2, "cards": "A♥ 10♦"}],
        "taken": [{"who": "Player 1", "took": "tricks", "points": 4}],
        "items": [
            {"who": "Player 1", "for": "tricks", "points": 3},
            {"who": "Player 1", "for": "last trick", "points": 2},
            {"who": "Player 3", "for": "heart led", "points": -1},
        ],
        "scores": [
            {"who": "Player 1", "before": 3, "after": 8},
            {"who": "Player 2", "before": 9, "after": 9},
            {"who": "Player 3", "before": 7, "after": 6},
        ],
    }
    scored = sheet_of(played)
    assert scored is not None
    assert (scored[0], scored[1].after) == (5, {"1": 8, "2": 9, "3": 6})


def test_a_game_of_others_is_broken_up_before_the_new_one_begins() -> None:
    carry = carried(seat1=3, seat2=9, seat5=7)
    played = sit(deal_of(ITEMS), THREE, dealer=1, carry=carry, options={"ante": 2}, seed=bytes(32))
    # Of the 12 in the old pot seats 1 and 2 get 6 each; then all three ante.
    assert paid(played) == [
        ("pot", "seat:1", 6),
        ("pot", "seat:2", 6),
        ("seat:2", "pot", 2),
        ("seat:3", "pot", 2),
        ("seat:1", "pot", 2),
    ]
    assert told(played)[0] == "Others sit here now: the old game is broken up, a new one begins."
    assert played.carry == {
        "dealer": 2,
        "deals": 1,
        "scores": {"1": 5, "2": 0, "3": -1},
        "pot": 6,
    }


@pytest.mark.parametrize(
    ("better", "winner", "stakes"),
    [
        # 8, 9 and 6: seat 3 owes 2 and 3, seat 1 owes 1, each doubled.
        ("high", 2, [(3, 1, 4), (3, 2, 6), (1, 2, 2)]),
        ("low", 3, [(1, 3, 4), (2, 3, 6), (2, 1, 2)]),
    ],
)
def test_the_best_score_wins_the_pot_and_is_paid_the_stakes(
    better: Better, winner: int, stakes: list[tuple[int, int, int]]
) -> None:
    carry = carried(seat1=3, seat2=9, seat3=7)
    game = deal_of(ITEMS, better, over=True)
    played = sit(game, THREE, carry=carry, options={"stake": 2}, seed=bytes(32))
    assert paid(played)[0] == ("pot", f"seat:{winner}", 12)
    assert paid(played)[1:] == [
        (f"seat:{loser}", f"seat:{better_one}", chips) for loser, better_one, chips in stakes
    ]
    assert played.carry == {
        "finished": True,
        "winners": [winner],
        "deals": 5,
        "scores": {"1": 8, "2": 9, "3": 6},
    }
    total = {2: 9, 3: 6}[winner]
    assert told(played)[-1] == f"Player {winner} wins the game with {total}."


def test_a_game_may_say_who_has_won_it() -> None:
    carry = carried(seat1=3, seat2=9, seat3=7)
    game = deal_of(ITEMS, over=True, won=[3, 1])
    played = sit(game, THREE, carry=carry, seed=bytes(32))
    assert paid(played) == [("pot", "seat:3", 6), ("pot", "seat:1", 6)]
    assert played.carry is not None
    assert played.carry["winners"] == [1, 3]


def test_partners_are_scored_win_and_pay_together() -> None:
    four = dict.fromkeys((1, 2, 3, 4), 50)
    items = [Item("1+3", "7 made", 10), Item("2+4", "tricks", -4)]
    carry = carried(**{"1+3": 12, "2+4": 9})
    played = sit(
        deal_of(items, over=True, sides=SIDES),
        four,
        carry=carry,
        options={"stake": 1},
        seed=bytes(32),
    )
    # 22 to 5: 17 from each loser to the winner on its left; the pot of 12 in halves.
    assert paid(played) == [
        ("pot", "seat:3", 6),
        ("pot", "seat:1", 6),
        ("seat:4", "seat:1", 17),
        ("seat:2", "seat:3", 17),
    ]
    assert told(played) == [
        "Player 1 and Player 3: 10 (7 made), 22 in all.",
        "Player 2 and Player 4: −4 (tricks), 5 in all.",
        "Deal 5 is scored.",
        "Player 3 wins the game with 22.",
        "Player 1 wins the game with 22.",
    ]
    assert played.carry == {
        "finished": True,
        "winners": [1, 3],
        "deals": 5,
        "scores": {"1+3": 22, "2+4": 5},
    }
    sheet = played.steps[-1].events[2]
    assert sheet.args["taken"] == [{"who": "Player 1 and Player 3", "took": "tricks", "points": 4}]


@dataclass(frozen=True)
class UsualAnte:
    ante: int = setting(Whole(0), 5)


def test_a_game_is_for_points_alone_where_nothing_is_anted_or_staked() -> None:
    game = deal_of(ITEMS)
    assert for_points(game, {})
    assert for_points(game, {"ante": 0, "stake": 0})
    assert not for_points(game, {"ante": 1})
    assert not for_points(game, {"stake": 1})
    usual = replace(game, options=UsualAnte)
    assert not for_points(usual, {})
    assert for_points(usual, {"ante": 0})
    assert not for_points(Game("plain", "Plain", "1", 2, 6, game.play, {}), {})


NO_SIDES = "must be an object that gives the sides 1+3 and 2+4 a number"


@pytest.mark.parametrize(
    ("value", "wrong", "said"),
    [
        (BySeat(4, Whole(0)), {"1": 1, "2": -1}, "is wrong for seat 2: it must be a whole number"),
        (
            BySeat(4, Whole(0)),
            [1, 2],
            "must be an object that gives two or more seats, 1 to 4, a number",
        ),
        (BySide(Whole(0)), {"1+3": 1, "2+4": -1}, "is wrong for the side 2+4: it must be a whole"),
        (BySide(Whole(0)), {"1+3": 1}, NO_SIDES),
        (BySide(Whole(0)), {"1+3": 1, "2+4": 1, "1+2": 1}, NO_SIDES),
        (BySide(Whole(0)), [1, 2], NO_SIDES),
        (BySide(Whole(0)), {"1+3": 1, "2+4": 1}, None),
    ],
)
def test_a_carried_score_that_is_wrong_is_said_with_whose_it_is(
    value: BySeat | BySide, wrong: Any, said: str | None
) -> None:
    error = value.error(wrong)
    assert error == said if said is None or error is None else error.startswith(said)
