"""Superfecta, clause by clause (rules page ``superfecta.md``). Shares are computed by hand."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from games.cards import PACK
from games.engine import JSON, Action, NotARound, Round, view
from games.engine.shuffle import Draws, shuffled
from games.superfecta.odds import ORDERS, order_chances, race_after
from games.superfecta.rules import GAME
from games.superfecta.tickets import RACING_PACK
from games.trials.reentry import entered_again
from tests.games.at_the_table import act, facts, may, paid, racks, refused, sit, told

OFF, RUN, TURN = (Action("dealer", verb) for verb in ("off", "run", "turn"))
RAIL = "2h 3h 2d 3d 2c 2s"
"""Two hearts, two diamonds, a club, a spade: ten, ten, eleven and eleven are left."""


def course(finish: str) -> str:
    """Cards that bring the horses home in this order: seven of each of the first three, one suit
    after another.
    """
    return " ".join(rank + suit for suit in finish.lower()[:3] for rank in "456789T")


def race(finish: str = "DCSH", racks: dict[int, int] | None = None, **setup: Any) -> Round:
    """A race that will finish in this order."""
    return sit(GAME, racks or {1: 100, 2: 100}, deck=[f"{RAIL} {course(finish)}".split()], **setup)


def ticket(seat: int, *bets: str) -> Action:
    """A ticket: ``"2 WIN D"``, ``"1 EXA D/C"``."""
    rows: list[JSON] = []
    for bet in bets:
        amount, kind, horses = bet.split()
        rows.append({"amount": int(amount), "type": kind, "horses": horses})
    return Action(seat, "ticket", {"bets": rows})


def cancel(by: Any, number: Any) -> Action:
    return Action(by, "cancel", {"ticket": number})


def payouts(round_: Round, pool: str) -> list[tuple[str, int]]:
    return [
        (transfer.target, transfer.amount)
        for transfer in round_.transfers
        if transfer.why.startswith(f"{pool} pays")
    ]


EXAMPLE = (
    ticket(1, "2 WIN D", "1 EXA D/C", "1 EXA C/D", "1 SFC D/C/H/S"),
    ticket(2, "3 WIN D", "2 WIN S"),
)
CARRIED = {"race": 4, "pools": {"WIN": 1, "EXA": 0, "SFC": 10}}


# The worked example


def test_the_worked_example_shared_evenly() -> None:
    meeting = act(race("DCSH", carry=CARRIED), *EXAMPLE, OFF, RUN)
    assert facts(meeting)["finish"] == ["D", "C", "S", "H"]
    assert payouts(meeting, "WIN") == [("seat:1", 4), ("seat:2", 4)]
    assert payouts(meeting, "EXA") == [("seat:1", 2)]
    assert payouts(meeting, "SFC") == []
    assert racks(meeting) == {1: 100 - 5 + 4 + 2, 2: 100 - 5 + 4}
    assert meeting.carry == {"race": 5, "pools": {"WIN": 0, "EXA": 0, "SFC": 11}}


def test_the_worked_example_shared_by_stake() -> None:
    meeting = act(race("DCSH", carry=CARRIED, options={"split": "stake"}), *EXAMPLE, OFF, RUN)
    assert payouts(meeting, "WIN") == [("seat:1", 3), ("seat:2", 4)]
    assert meeting.carry == {"race": 5, "pools": {"WIN": 1, "EXA": 0, "SFC": 11}}


def test_the_worked_example_from_a_real_deck() -> None:
    meeting = sit(GAME, {1: 100, 2: 100}, cards="physical", carry=CARRIED)
    shows = [Action("dealer", "show", {"card": card}) for card in f"{RAIL} {course('DCS')}".split()]
    for show in shows[:6]:
        assert may(meeting) == {("dealer", "show")}
        act(meeting, show)
    act(meeting, *EXAMPLE, OFF)
    for show in shows[6:]:
        assert may(meeting) == {("dealer", "show")}
        act(meeting, show)
    assert meeting.finished
    assert racks(meeting) == {1: 101, 2: 99}
    assert meeting.carry == {"race": 5, "pools": {"WIN": 0, "EXA": 0, "SFC": 11}}


# The deck and the rail


def test_the_aces_are_the_horses_and_48_cards_are_left() -> None:
    assert sorted(RACING_PACK) == sorted(card for card in PACK if card[0] != "A")
    meeting = sit(GAME, {1: 1, 2: 1}, seed=bytes(32))
    assert sorted(meeting.table.cards("rail") + meeting.table.cards("stock")) == sorted(RACING_PACK)


def test_the_rail_is_the_first_six_cards_face_up_before_anybody_bets() -> None:
    meeting = race()
    assert view(meeting, "wall").zones["rail"].cards == RAIL.split()
    assert meeting.actions == []


@pytest.mark.parametrize("deck", [["Ah"], ["2h", "2h"], ["Jk"]])
def test_an_ace_or_a_card_twice_is_no_deck_of_a_race(deck: list[str]) -> None:
    with pytest.raises(NotARound):
        sit(GAME, {1: 1, 2: 1}, deck=[deck])


def test_a_real_ace_or_a_card_already_seen_is_refused() -> None:
    meeting = act(
        sit(GAME, {1: 9, 2: 9}, cards="physical"), Action("dealer", "show", {"card": "2h"})
    )
    for card in ("2h", "Ah", "Jk", "??", None):
        assert refused(meeting, Action("dealer", "show", {"card": card})).code == "bad-value"
    assert refused(meeting, ticket(1, "1 WIN D")).code == "not-now"


# Betting


def test_any_seat_bets_as_often_as_it_likes_and_the_price_moves_at_once() -> None:
    meeting = act(
        race(), ticket(2, "2 WIN D", "3 SFC H/D/C/S"), ticket(1, "1 EXA D/H"), ticket(2, "4 WIN D")
    )
    assert paid(meeting) == [
        ("seat:2", "pool:WIN", 2),
        ("seat:2", "pool:SFC", 3),
        ("seat:1", "pool:EXA", 1),
        ("seat:2", "pool:WIN", 4),
    ]
    assert [ticket["ticket"] for ticket in facts(meeting)["tickets"]] == [1, 2, 3]


@pytest.mark.parametrize(
    "bets",
    [
        [],
        ["2 WIN D"],
        [{"amount": 1, "type": "WIN"}],
        [{"amount": 1, "type": "WIN", "horses": "D", "odds": 2}],
        [{"amount": 1, "type": "PLC", "horses": "D"}],
        [{"amount": 1, "type": "WIN", "horses": "d"}],
        [{"amount": 1, "type": "WIN", "horses": "X"}],
        [{"amount": 1, "type": "WIN", "horses": ["D"]}],
        [{"amount": 1, "type": "WIN", "horses": "D/C"}],
        [{"amount": 1, "type": "EXA", "horses": "D"}],
        [{"amount": 1, "type": "EXA", "horses": "D/D"}],
        [{"amount": 1, "type": "EXA", "horses": "DC"}],
        [{"amount": 1, "type": "EXA", "horses": "D/C/H"}],
        [{"amount": 1, "type": "SFC", "horses": "D/C/H"}],
        [{"amount": 1, "type": "SFC", "horses": "D/C/H/H"}],
        *(
            [{"amount": wrong, "type": "WIN", "horses": "D"}]
            for wrong in (0, -1, 1.0, True, "1", None, 101, 10**30)
        ),
        {"amount": 1, "type": "WIN", "horses": "D"},
        None,
    ],
)
def test_a_ticket_that_is_wrong_in_one_bet_is_refused_whole(bets: Any) -> None:
    good: JSON = {"amount": 1, "type": "WIN", "horses": "D"}
    meeting = race()
    refused(meeting, Action(1, "ticket", {"bets": bets}))
    if isinstance(bets, list) and bets:
        refused(meeting, Action(1, "ticket", {"bets": [good, *bets]}))
    assert meeting.transfers == []


def test_a_ticket_is_refused_when_the_rack_cannot_cover_all_of_it() -> None:
    meeting = race(racks={1: 5, 2: 5})
    assert "costs 6" in refused(meeting, ticket(1, "3 WIN D", "3 WIN C")).message
    act(meeting, ticket(1, "3 WIN D", "2 WIN C"))
    assert racks(meeting)[1] == 0


def test_every_bet_is_a_multiple_of_the_minimum() -> None:
    meeting = race(options={"minimum_bet": 3})
    for amount in (1, 2, 4):
        assert refused(meeting, ticket(1, f"{amount} WIN D")).code == "not-allowed"
    act(meeting, ticket(1, "3 WIN D", "6 EXA D/C"))


def test_each_pool_can_have_a_minimum_of_its_own() -> None:
    meeting = race(options={"minimum_bet": {"WIN": 1, "EXA": 2, "SFC": 5}})
    act(meeting, ticket(1, "1 WIN D", "2 EXA D/C", "5 SFC D/C/H/S"))
    for wrong in ("1 EXA D/C", "3 EXA D/C", "2 SFC D/C/H/S"):
        assert refused(meeting, ticket(1, wrong)).code == "not-allowed"


def test_who_cannot_afford_the_cheapest_bet_is_offered_no_ticket() -> None:
    meeting = race(racks={1: 1, 2: 2}, options={"minimum_bet": 2})
    assert may(meeting) == {("dealer", "off"), (2, "ticket")}


def test_a_seat_that_is_not_there_buys_no_ticket_nor_does_the_dealer() -> None:
    assert refused(race(), ticket(3, "1 WIN D")).code == "no-such-seat"
    assert refused(race(), Action("dealer", "ticket", ticket(1, "1 WIN D").args)).code == "not-now"


def test_cancel_returns_a_ticket_whole_and_its_number_is_not_used_again() -> None:
    meeting = act(race(), ticket(1, "2 WIN D", "3 EXA D/C"), cancel(1, 1), ticket(1, "1 WIN D"))
    assert paid(meeting)[2:] == [
        ("pool:WIN", "seat:1", 2),
        ("pool:EXA", "seat:1", 3),
        ("seat:1", "pool:WIN", 1),
    ]
    assert [ticket["ticket"] for ticket in facts(meeting)["tickets"]] == [2]
    assert refused(meeting, cancel(1, 1)).code == "bad-value"


def test_a_ticket_is_cancelled_by_its_owner_or_the_dealer_and_nobody_else() -> None:
    meeting = act(race(), ticket(1, "2 WIN D"), ticket(2, "2 WIN D"), ticket(2, "1 WIN C"))
    assert refused(meeting, cancel(1, 2)).code == "bad-value"
    act(meeting, cancel("dealer", 2), cancel(2, 3))
    assert racks(meeting) == {1: 98, 2: 100}
    assert refused(meeting, cancel(2, 1)).code == "not-now"
    for wrong in ("1", 1.0, True, None, 4):
        assert refused(meeting, cancel("dealer", wrong)).code == "bad-value"


def test_after_the_off_nothing_is_bet_or_cancelled() -> None:
    meeting = act(race(), ticket(1, "2 WIN D"), OFF)
    assert may(meeting) == {("dealer", "turn"), ("dealer", "run")}
    for late in (ticket(2, "1 WIN D"), cancel(1, 1), cancel("dealer", 1), OFF):
        assert refused(meeting, late).code == "not-now"


def test_the_off_may_come_with_no_ticket_sold_and_is_the_dealers() -> None:
    assert refused(race(), Action(1, "off")).code == "not-now"
    assert act(race(carry=CARRIED), OFF, RUN).carry == {"race": 5, "pools": CARRIED["pools"]}


# The race


def test_each_card_moves_its_suit_one_space_and_the_seventh_takes_it_home() -> None:
    meeting = act(race("DCSH"), OFF, *[TURN] * 6)
    assert facts(meeting)["spaces"] == {"H": 0, "D": 6, "C": 0, "S": 0}
    assert facts(meeting)["home"] == []
    act(meeting, TURN)
    assert facts(meeting)["home"] == ["D"]


def test_cards_of_a_horse_that_is_home_are_ignored() -> None:
    diamonds = " ".join(f"{rank}d" for rank in "456789TJQK")
    meeting = sit(GAME, {1: 1, 2: 1}, deck=[f"{RAIL} {diamonds}".split()])
    act(meeting, OFF, *[TURN] * 10)
    assert facts(meeting)["spaces"]["D"] == 7
    assert facts(meeting)["home"] == ["D"]


def test_the_race_ends_when_three_are_home_and_the_fourth_is_last() -> None:
    meeting = act(race("SHCD"), OFF, *[TURN] * 20)
    assert len(facts(meeting)["home"]) == 2
    act(meeting, TURN)
    assert meeting.finished
    assert facts(meeting)["finish"] == ["S", "H", "C", "D"]


def test_turn_and_run_come_to_the_same() -> None:
    turned, run = act(race(), OFF, *[TURN] * 21), act(race(), OFF, TURN, TURN, RUN)
    assert turned.carry == run.carry
    assert turned.table.cards("course") == run.table.cards("course")


def test_a_suit_with_all_six_rail_cards_cannot_finish_and_comes_last() -> None:
    rail = [f"{rank}h" for rank in "234567"]
    meeting = act(sit(GAME, {1: 1, 2: 1}, deck=[rail]), OFF, RUN)
    assert facts(meeting)["finish"][3] == "H"
    chances = order_chances(race_after(rail))
    assert {order for order, chance in chances.items() if chance} == {
        "/".join((*order, "H")) for order in permutations("DCS")
    }


def test_a_card_that_was_turned_cannot_be_put_back() -> None:
    meeting = act(race(), OFF)
    assert meeting.undoable
    assert not act(meeting, TURN).undoable


# Paying


def test_even_shares_a_pool_a_head_however_many_winning_bets() -> None:
    meeting = act(
        race("DCSH"),
        ticket(1, "5 WIN D", "5 WIN D"),
        ticket(1, "1 WIN D"),
        ticket(2, "2 WIN D"),
        OFF,
        RUN,
    )
    assert payouts(meeting, "WIN") == [("seat:1", 6), ("seat:2", 6)]
    assert meeting.carry == {"race": 1, "pools": {"WIN": 1, "EXA": 0, "SFC": 0}}


def test_by_stake_each_winning_bet_is_rounded_down_by_itself() -> None:
    meeting = race("DCSH", racks={1: 9, 2: 9, 5: 9}, options={"split": "stake"})
    # Pool 10 on winning stakes 2, 1, 3: 10×2÷6 = 3, 10×1÷6 = 1, 10×3÷6 = 5, and 1 carried.
    act(
        meeting,
        ticket(5, "3 WIN D"),
        ticket(2, "2 WIN D", "1 WIN D"),
        ticket(1, "4 WIN S"),
        OFF,
        RUN,
    )
    assert payouts(meeting, "WIN") == [("seat:2", 3), ("seat:2", 1), ("seat:5", 5)]
    assert meeting.carry == {"race": 1, "pools": {"WIN": 1, "EXA": 0, "SFC": 0}}


def test_simultaneous_payments_are_in_seat_order() -> None:
    for split in ("even", "stake"):
        meeting = race("DCSH", racks={2: 9, 4: 9, 9: 9}, options={"split": split})
        act(meeting, ticket(9, "1 WIN D"), ticket(4, "1 WIN D"), ticket(2, "1 WIN D"), OFF, RUN)
        assert [place for place, _ in payouts(meeting, "WIN")] == ["seat:2", "seat:4", "seat:9"]


def test_a_pool_without_a_winner_is_carried() -> None:
    meeting = act(race("DCSH"), ticket(1, "5 WIN H", "2 EXA C/D", "3 SFC D/C/H/S"), OFF, RUN)
    assert meeting.carry == {"race": 1, "pools": {"WIN": 5, "EXA": 2, "SFC": 3}}
    assert meeting.table.places["pool:EXA"] == 2


def test_a_winner_takes_the_money_carried_too() -> None:
    carry = {"race": 1, "pools": {"WIN": 0, "EXA": 40, "SFC": 118}}
    meeting = act(race("DCSH", carry=carry), ticket(2, "1 SFC D/C/S/H"), OFF, RUN)
    assert payouts(meeting, "SFC") == [("seat:2", 119)]
    assert meeting.carry == {"race": 2, "pools": {"WIN": 0, "EXA": 40, "SFC": 0}}


def test_the_reason_shows_how_it_is_computed() -> None:
    for split, why in (("even", "WIN pays 5 ÷ 2"), ("stake", "WIN pays 5 × 3 ÷ 5")):
        meeting = act(
            race(options={"split": split}), ticket(1, "3 WIN D"), ticket(2, "2 WIN D"), OFF, RUN
        )
        assert why in [transfer.why for transfer in meeting.transfers]


def test_what_is_left_over_is_told_and_never_silent() -> None:
    meeting = act(race(), ticket(1, "3 WIN D"), ticket(2, "2 WIN D"), OFF, RUN)
    assert "WIN: 1 left over, carried." in told(meeting)


def test_the_race_and_its_payments_are_told_in_order_and_every_transfer_says_why() -> None:
    carry = {"race": 2, "pools": {"WIN": 0, "EXA": 3, "SFC": 0}}
    meeting = act(
        race("DCSH", carry=carry, options={"races": 3}),
        ticket(1, "3 WIN D"),
        ticket(2, "2 WIN D"),
        ticket(2, "4 WIN S"),
        cancel(2, 3),
        OFF,
        RUN,
    )
    # Five among two heads: 2 each. One left, and three carried, among two seats: 2 each.
    assert told(meeting) == [
        "They are off.",
        "D is home, number 1.",
        "C is home, number 2.",
        "S is home, number 3.",
        "The finish: D/C/S/H.",
        "WIN D: Player 1 gets 2 (5 ÷ 2).",
        "WIN D: Player 2 gets 2 (5 ÷ 2).",
        "WIN: 1 left over, carried.",
        "EXA: nobody had D/C; 3 carried.",
        "SFC: nobody had D/C/S/H; 0 carried.",
        "The meeting is over: the 4 left in the pools go round the table.",
    ]
    assert [transfer.why for transfer in meeting.transfers] == [
        "ticket 1",
        "ticket 2",
        "ticket 3",
        "ticket 3 cancelled",
        "WIN pays 5 ÷ 2",
        "WIN pays 5 ÷ 2",
        *["end of the meeting"] * 3,
    ]


# The last race


def test_after_the_last_race_the_pools_go_round_the_table_odd_chips_from_the_lowest_seat() -> None:
    carry = {"race": 2, "pools": {"WIN": 2, "EXA": 3, "SFC": 6}}
    meeting = act(race(racks={2: 0, 5: 0, 9: 0}, carry=carry, options={"races": 3}), OFF, RUN)
    # Eleven among three: 4, 4 and 3, out of WIN, then EXA, then SFC.
    assert paid(meeting) == [
        ("pool:WIN", "seat:2", 2),
        ("pool:EXA", "seat:2", 2),
        ("pool:EXA", "seat:5", 1),
        ("pool:SFC", "seat:5", 3),
        ("pool:SFC", "seat:9", 3),
    ]
    assert racks(meeting) == {2: 4, 5: 4, 9: 3}
    assert meeting.carry == {"race": 3, "finished": True, "pools": {"WIN": 0, "EXA": 0, "SFC": 0}}


def test_of_an_odd_chip_the_lowest_seat_alone_has_one_more() -> None:
    carry = {"race": 2, "pools": {"WIN": 5, "EXA": 0, "SFC": 0}}
    meeting = race(racks=dict.fromkeys((2, 5, 6, 9), 0), carry=carry, options={"races": 3})
    assert racks(act(meeting, OFF, RUN)) == {2: 2, 5: 1, 6: 1, 9: 1}


def test_the_last_race_is_paid_before_the_pools_are_emptied() -> None:
    meeting = act(race(options={"races": 1}), ticket(1, "5 WIN D"), ticket(2, "2 WIN D"), OFF, RUN)
    assert racks(meeting) == {1: 100 - 5 + 3 + 1, 2: 100 - 2 + 3}


def test_a_meeting_that_is_over_starts_again_with_empty_pools() -> None:
    carry = {"race": 12, "finished": True, "pools": {"WIN": 0, "EXA": 0, "SFC": 0}}
    assert act(race(carry=carry), OFF, RUN).carry == {
        "race": 1,
        "pools": {"WIN": 0, "EXA": 0, "SFC": 0},
    }


def test_the_house_keeps_nothing() -> None:
    meeting = act(race("DCSH", carry=CARRIED), *EXAMPLE, OFF, RUN)
    assert not any("house" in (transfer.source, transfer.target) for transfer in meeting.transfers)


# Options


WRONG_OPTIONS: dict[str, list[object]] = {
    "races": [0, -1, 1.0, True, "3", None],
    "minimum_bet": [
        0,
        -2,
        2.0,
        True,
        "1",
        None,
        [],
        {},
        {"WIN": 1},
        {"WIN": 1, "EXA": 1, "SFC": 0},
    ],
    "split": ["odd", None, 1],
    "splits": ["even"],
}


@pytest.mark.parametrize(
    "options",
    [{name: value} for name, values in WRONG_OPTIONS.items() for value in values],
    ids=repr,
)
def test_an_option_out_of_range_is_no_race(options: dict[str, object]) -> None:
    with pytest.raises(NotARound):
        race(options=options)


@pytest.mark.parametrize("seats", [{1: 5}, dict.fromkeys(range(1, 26), 5), {25: 5, 1: 5}])
def test_two_to_twenty_four_seats(seats: dict[int, int]) -> None:
    with pytest.raises(NotARound):
        race(racks=seats)


def test_an_option_that_is_wrong_says_what_would_be_right() -> None:
    with pytest.raises(NotARound) as caught:
        race(options={"minimum_bet": {"WIN": 1, "EXA": 1}})
    assert "or one for each pool" in str(caught.value)


# The tote board


def test_the_board_shows_what_each_holder_would_be_paid_if_it_won_now() -> None:
    meeting = act(race(carry=CARRIED), *EXAMPLE)
    board = view(meeting, "wall").board
    assert (board["WIN"]["pool"], board["WIN"]["carried"]) == (8, 1)
    assert board["WIN"]["orders"]["D"]["will_pay"] == 4
    assert board["WIN"]["orders"]["S"]["will_pay"] == 8
    assert board["WIN"]["orders"]["H"]["will_pay"] is None
    assert board["EXA"]["orders"]["D/C"]["staked"] == 1
    assert (len(board["EXA"]["orders"]), len(board["SFC"]["orders"])) == (12, 24)


def test_by_stake_the_board_shows_what_a_hundred_staked_would_be_paid() -> None:
    meeting = act(race(carry=CARRIED, options={"split": "stake"}), *EXAMPLE)
    board = view(meeting, "wall").board
    assert board["WIN"]["orders"]["D"]["will_pay"] == 160
    assert board["WIN"]["orders"]["S"]["will_pay"] == 400


@pytest.mark.parametrize(("split", "will_pay"), [("even", 2), ("stake", 166)])
def test_what_the_board_promises_is_rounded_down(split: str, will_pay: int) -> None:
    meeting = race(options={"split": split})
    act(meeting, ticket(1, "1 WIN D"), ticket(2, "2 WIN D", "2 WIN S"))
    # Five in the pool: 2 and a half a head; 166 and two thirds to a hundred staked, of three.
    promised = view(meeting, "wall").board["WIN"]["orders"]["D"]["will_pay"]
    assert (promised, type(promised)) == (will_pay, int)


def test_the_board_says_what_one_more_bet_would_bring_both_ways_of_splitting() -> None:
    """In the example 8 are in WIN, 2 and 3 of them on diamonds: one more makes three heads of 9,
    or six staked.
    """
    meeting = act(race(carry=CARRIED), *EXAMPLE)
    board = view(meeting, "wall").board["WIN"]
    assert board["least"] == 1
    assert board["orders"]["D"]["one_more"] == {"even": 9 // 3, "stake": 9 * 1 // 6}
    assert board["orders"]["H"]["one_more"] == {"even": 9, "stake": 9}


def test_the_board_says_what_every_bet_brings_if_it_comes_in() -> None:
    """As in the example: 4 each by heads, 3 and 4 by stake."""
    meeting = act(race(carry=CARRIED), *EXAMPLE)
    assert view(meeting, "wall").board["WIN"]["bets"] == [
        {"seat": 1, "horses": "D", "staked": 2, "even": 4, "stake": 3},
        {"seat": 2, "horses": "D", "staked": 3, "even": 4, "stake": 4},
        {"seat": 2, "horses": "S", "staked": 2, "even": 8, "stake": 8},
    ]


def test_the_board_has_the_chances_after_every_card_of_the_race() -> None:
    meeting = act(race(), OFF)
    assert len(view(meeting, "wall").board["course"]) == 1
    act(meeting, TURN, TURN)
    course = view(meeting, "wall").board["course"]
    cards = meeting.table.cards("course")
    assert len(course) == 3
    for turned, chances in enumerate(course):
        exact = order_chances(race_after(meeting.table.cards("rail"), cards[:turned]))
        assert chances == [round(exact.get(order, 0) * 1_000_000) for order in ORDERS]
    act(meeting, RUN)
    finish = "/".join(meeting.table.facts.finish)
    last = dict(zip(ORDERS, view(meeting, "wall").board["course"][-1], strict=True))
    assert {order for order, chance in last.items() if chance} == {finish}


def test_the_chances_are_those_of_races_run() -> None:
    rail = ["2h", "3h", "4h", "2d", "3d", "2c"]
    winners: Counter[str] = Counter()
    finishes: Counter[str] = Counter()
    races = 6000
    pack = [card for card in RACING_PACK if card not in rail]
    for number in range(races):
        spaces, home = dict.fromkeys("HDCS", 0), ""
        for card in shuffled(pack, Draws(b"\x11" * 32, shuffle=number)):
            horse = card[1].upper()
            spaces[horse] += 1
            home += horse if spaces[horse] == 7 else ""
        finish = home[:3] + next(iter(set("HDCS") - set(home[:3])))
        winners[finish[0]] += 1
        finishes["/".join(finish)] += 1
    chances = order_chances(race_after(rail))
    for horse in "HDCS":
        exact = sum(chance for order, chance in chances.items() if order[0] == horse)
        assert winners[horse] / races == pytest.approx(float(exact), abs=0.025)
    for order, chance in chances.items():
        assert finishes[order] / races == pytest.approx(float(chance), abs=0.02)


def test_the_board_gives_each_horses_exact_chance_once_the_rail_is_dealt() -> None:
    real = sit(GAME, {1: 5, 2: 5}, cards="physical")
    assert view(real, "wall").board["WIN"]["orders"]["D"]["chance"] is None
    board = view(race(), "wall").board
    assert sum(order["chance"] for order in board["WIN"]["orders"].values()) == pytest.approx(
        1_000_000, abs=4
    )
    assert board["WIN"]["orders"]["C"]["chance"] > board["WIN"]["orders"]["H"]["chance"]


# Markers, and the same race from a real deck


def test_an_old_marker_is_repaid_after_the_race() -> None:
    carry = {"race": 1, "pools": {"WIN": 0, "EXA": 0, "SFC": 0}, "markers": {"2": 30, "7": 4}}
    meeting = act(race(carry=carry), OFF, RUN)
    assert racks(meeting) == {1: 100, 2: 70}
    assert meeting.carry == {
        "race": 2,
        "pools": {"WIN": 0, "EXA": 0, "SFC": 0},
        "markers": {"7": 4},
    }


def test_a_race_entered_from_a_real_deck_pays_the_same() -> None:
    meeting = act(
        race("CSHD", carry=CARRIED),
        *EXAMPLE,
        cancel("dealer", 2),
        ticket(2, "2 WIN C"),
        OFF,
        TURN,
        RUN,
    )
    again = entered_again(meeting)
    assert again.transfers == meeting.transfers
    assert {action.do for action in again.actions} == {"show", "ticket", "cancel", "off"}


def test_the_board_has_the_standing_after_each_card() -> None:
    board = view(race(), "wall").board
    assert board["standings"][0] == {"spaces": dict.fromkeys("HDCS", 0), "home": []}
    over = act(race(), Action("dealer", "off"), Action("dealer", "run"))
    standings, facts_ = view(over, "wall").board["standings"], facts(over)
    assert len(standings) == len(over.table.cards("course")) + 1
    assert standings[-1] == {"spaces": facts_["spaces"], "home": facts_["finish"]}
    assert [board[pool]["names"] for pool in ("WIN", "EXA", "SFC")] == [1, 2, 4]
