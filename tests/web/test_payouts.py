"""What the dealer pays, in the order of the rules; the examples are those of the rules pages."""

from typing import Any

import pytest

from games.catalogue import GAMES
from games.engine import Round, Say, Seat, Transfer, set_up
from games.engine.record import action
from tests.games.lorum.hands import (
    DOMINO,
    NO_HEARTS,
    SUITS_APART,
    deal,
    plays,
    whole_suits_played,
)
from web.shown.payouts import _comes_back, payments_due, payouts

FLUSH = [["Ah", "Kh", "7h", "2c", "9d", "Qh", "3h", "As", "Kd"]]


KABU = ["3c", "4c", "Tc", "4d", "4h", "5h"]  # counts 7, 4 and 9


def played(game: str, *actions: dict[str, Any], chips: int = 200, **setup: Any) -> Round:
    people = [Seat(1, "Ana", chips), Seat(2, "Ben", chips), Seat(3, "Cy", chips)]
    seats = people[: setup.pop("seats", 2)]
    return Round(set_up(GAMES[game], seats, **setup), [action(said) for said in actions])


def show(card: str, seat: int | None = None) -> dict[str, Any]:
    return {"by": "dealer", "do": "show", "card": card} | ({"seat": seat} if seat else {})


BEFORE_THE_FLOP = (
    {"by": 1, "do": "bet", "ante": 10, "trips": 5},
    {"by": "dealer", "do": "deal"},
    {"by": 1, "do": "check"},
)
PLAY = {"by": 1, "do": "play", "times": 2}


def test_a_seat_is_paid_what_it_won_and_not_its_own_stake() -> None:
    (paid,) = payouts(played("uth", *BEFORE_THE_FLOP, PLAY, deck=FLUSH, seats=1))
    assert (paid.seat, paid.player, paid.amount) == (1, "Ana", 10 + 15 + 20 + 30)
    assert [transfer.why for transfer in paid.transfers if transfer.source == "house"] == [
        "ante wins",
        "blind pays 3:2",
        "play wins",
        "trips pays 6:1",
    ]
    assert paid.says[0].startswith("Ana: ")


def test_nothing_is_paid_while_bets_are_made() -> None:
    round_ = played("uth", *BEFORE_THE_FLOP[:1], {"by": 1, "do": "bet", "ante": 15}, deck=FLUSH)
    assert payouts(round_) == ()


def test_with_real_cards_a_seat_is_paid_when_its_hand_is_shown() -> None:
    flop = [show(card) for card in ("Ah", "Kh", "7h")]
    rest = [show(card) for card in ("2c", "9d", "As", "Kd")]
    round_ = played(
        "uth", *BEFORE_THE_FLOP, *flop, PLAY, *rest, show("Qh", 1), cards="physical", seats=1
    )
    assert payouts(round_) == ()
    round_.act(action(show("3h", 1)))
    (paid,) = payouts(round_)
    assert (paid.amount, paid.action) == (75, len(round_.actions) - 1)


def test_what_is_lost_is_taken_and_a_push_moves_nothing() -> None:
    # Both have two pair on the board; Ana's queen against the dealer's ace, then the same ace
    # against her.
    lost = [["Kh", "Kd", "7h", "7c", "2d", "Qh", "3s", "As", "4c"]]
    (paid,) = payouts(played("uth", *BEFORE_THE_FLOP, PLAY, deck=lost, seats=1))
    assert paid.amount == -(10 + 10 + 20 + 5)
    push = [["Kh", "Kd", "7h", "7c", "Ad", "Qh", "3s", "Js", "4c"]]
    (paid,) = payouts(
        played(
            "uth",
            {"by": 1, "do": "bet", "ante": 10},
            *BEFORE_THE_FLOP[1:],
            PLAY,
            deck=push,
            seats=1,
        )
    )
    assert paid.amount == 0


def test_a_seat_that_wins_two_pools_is_paid_once() -> None:
    rail = ["2h", "3h", "2d", "2c", "2s", "3s"]
    course = [f"{rank}{suit}" for suit in "dcs" for rank in "456789T"]
    tickets = (
        {
            "by": 1,
            "do": "ticket",
            "bets": [
                {"amount": 2, "type": "WIN", "horses": "D"},
                {"amount": 1, "type": "EXA", "horses": "D/C"},
                {"amount": 1, "type": "EXA", "horses": "C/D"},
                {"amount": 1, "type": "SFC", "horses": "D/C/H/S"},
            ],
        },
        {
            "by": 2,
            "do": "ticket",
            "bets": [
                {"amount": 3, "type": "WIN", "horses": "D"},
                {"amount": 2, "type": "WIN", "horses": "S"},
            ],
        },
    )
    round_ = played(
        "superfecta",
        *tickets,
        {"by": "dealer", "do": "off"},
        {"by": "dealer", "do": "run"},
        deck=[rail + course],
        carry={"race": 1, "pools": {"WIN": 1, "EXA": 0, "SFC": 10}},
    )
    assert [(payout.player, payout.amount) for payout in payouts(round_)] == [
        ("Ana", 4 + 2),
        ("Ben", 4),
    ]


def test_players_who_pay_each_other_are_told_what_each_gets_and_gives_in_all() -> None:
    # The worked example of Kabu: 4 pays 7 three and 9 five, 7 pays 9 two.
    passes = [{"by": seat, "do": "pass"} for seat in (1, 2, 3)]
    found = payouts(played("kabu", *passes, deck=[KABU], seats=3, dealer=3, chips=55))
    assert [(payout.player, payout.amount) for payout in found] == [
        ("Ana", 3 - 2),
        ("Ben", -(3 + 5)),
        ("Cy", 5 + 2),
    ]
    assert [payout.action for payout in found] == [2, 2, 2]  # once the third has passed
    assert [
        [(transfer.source, transfer.target, transfer.amount) for transfer in seat.transfers]
        for seat in found
    ] == [
        [("seat:2", "seat:1", 3), ("seat:1", "seat:3", 2)],
        [("seat:2", "seat:1", 3), ("seat:2", "seat:3", 5)],
        [("seat:2", "seat:3", 5), ("seat:1", "seat:3", 2)],
    ]
    assert [list(seat.says) for seat in found] == [
        ["Ana: 3♣ 4♣, 7 in all, counts 7.", "Ana pays Cy 2 (9 − 7)."],
        [
            "Ben: 10♣ 4♦, 14 in all, counts 4.",
            "Ben pays Ana 3 (7 − 4).",
            "Ben pays Cy 5 (9 − 4).",
        ],
        ["Cy: 4♥ 5♥, 9 in all, counts 9."],
    ]


def test_who_gets_as_much_as_they_give_is_not_paid_and_keeps_nobody_from_it() -> None:
    # Ana counts 6, Ben 3, Cy 9: Ben pays Ana 3, who pays Cy as much.
    passes = [{"by": seat, "do": "pass"} for seat in (1, 2, 3)]
    cards = ["2c", "4c", "Tc", "3d", "4h", "5h"]
    found = payouts(played("kabu", *passes, deck=[cards], seats=3, dealer=3, chips=55))
    assert [(paid.player, paid.amount) for paid in found] == [("Ben", -(3 + 6)), ("Cy", 6 + 3)]


def test_kabus_debts_are_pushed_payer_by_payer_from_the_lowest_count_up() -> None:
    # Counts 7, 4 and 9: Ben pays Ana 3 and Cy 5, then Ana pays Cy 2; Cy pays nobody.
    passes = [{"by": seat, "do": "pass"} for seat in (1, 2, 3)]
    due = payments_due(played("kabu", *passes, deck=[KABU], seats=3, dealer=3, chips=55))
    assert [(paid.player, paid.amount) for paid in due] == [("Ben", -8), ("Ana", -2)]
    assert [paid.moves for paid in due] == [(0, 1), (2,)]


def test_who_cannot_pay_is_called_and_pushes_nothing() -> None:
    passes = [{"by": seat, "do": "pass"} for seat in (1, 2, 3)]
    due = payments_due(played("kabu", *passes, deck=[KABU], seats=3, dealer=3, chips=7))
    assert [(paid.player, paid.amount, paid.moves) for paid in due] == [
        ("Ben", 0, ()),
        ("Ana", -2, (0,)),
    ]


def test_lorums_payers_go_one_after_the_other_and_what_the_house_lends_goes_on() -> None:
    chips = {1: 0, 2: 8, 3: 5, 4: 0}
    due = payments_due(plays(deal(NO_HEARTS, SUITS_APART, chips), whole_suits_played()))
    assert [(paid.seat, paid.amount, paid.moves) for paid in due] == [
        (2, -8, (0,)),
        (3, -8, (1, 2)),
        (4, -8, (3, 4)),
    ]
    assert all(pushed.source != "house" for paid in due for pushed in paid.transfers)


def test_lorums_winner_takes_the_pot_last() -> None:
    hand = deal(DOMINO, SUITS_APART, carry={"pot": 20}, options={"stake": 5})
    for number in range(7):
        plays(hand, " ".join(SUITS_APART[seat].split()[number] for seat in (1, 2, 3, 4)))
    due = payments_due(plays(hand, "As"))
    assert [(paid.seat, paid.amount) for paid in due] == [(2, -5), (3, -5), (4, -5), (1, 35)]


def test_speculations_pot_is_the_one_payment_and_sales_are_none() -> None:
    ace = ["2c", "3c", "4c", "2d", "3d", "4d", "Ah"]
    (paid,) = payments_due(played("speculation", deck=[ace], dealer=1))
    assert (paid.seat, paid.amount) == (1, 2)


def test_nothing_is_due_before_a_round_is_over() -> None:
    assert payments_due(played("kabu", seats=3, deck=[KABU], dealer=3, chips=55)) == ()


def test_a_dealers_payment_is_due_and_what_a_seat_does_itself_is_not() -> None:
    flop = [show(card) for card in ("Ah", "Kh", "7h")]
    rest = [show(card) for card in ("2c", "9d", "As", "Kd")]
    shown = (show("Qh", 1), show("3h", 1))
    round_ = played("uth", *BEFORE_THE_FLOP, *flop, PLAY, *rest, *shown, cards="physical", seats=1)
    assert payments_due(round_) == payouts(round_)
    meeting = played(
        "superfecta",
        {"by": 1, "do": "ticket", "bets": [{"amount": 4, "type": "WIN", "horses": "D"}]},
        {"by": 1, "do": "cancel", "ticket": 1},
        deck=[["2h", "3h", "2d", "2c", "2s", "3s"]],
    )
    assert payouts(meeting)
    assert payments_due(meeting) == ()


@pytest.mark.parametrize(
    ("places", "back"),
    [
        (["circle:1:ante>seat:1"], True),
        (["circle:1:ante>seat:1", "seat:1>circle:1:ante"], False),
        (["seat:1>circle:1:ante", "circle:1:ante>seat:1"], True),
        (["circle:1:ante>seat:1", "seat:1>seat:2"], True),
        (["seat:1>seat:2"], False),
    ],
)
def test_a_stake_goes_back_for_good_where_its_owner_has_it_last(
    places: list[str], back: bool
) -> None:
    ends = [place.split(">") for place in places]
    moved = [Transfer(source, target, 5, "said", Say("said", {})) for source, target in ends]
    assert _comes_back(moved, 1) is back


def test_what_is_advanced_before_anybody_acts_is_paid_before_the_first_action() -> None:
    # Ana has 2 for an ante of 5: the house advances 3, and 5 go into the pot.
    seats = [Seat(1, "Ana", 2), Seat(2, "Ben", 60)]
    round_ = Round(set_up(GAMES["bura"], seats, options={"ante": 5}, dealer=2, seed=bytes(32)))
    (paid,) = payouts(round_)
    assert (paid.player, paid.action, paid.amount) == ("Ana", -1, 3 - 5)


def test_a_ticket_that_is_cancelled_brings_its_chips_back() -> None:
    round_ = played(
        "superfecta",
        {"by": 1, "do": "ticket", "bets": [{"amount": 4, "type": "WIN", "horses": "D"}]},
        {"by": 2, "do": "ticket", "bets": [{"amount": 3, "type": "WIN", "horses": "D"}]},
        deck=[["2h", "3h", "2d", "2c", "2s", "3s"]],
    )
    assert payouts(round_) == ()
    round_.act(action({"by": 1, "do": "cancel", "ticket": 1}))
    (paid,) = payouts(round_)
    assert (paid.player, paid.action, paid.amount) == ("Ana", 2, 4)
