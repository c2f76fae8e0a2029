"""Comet, rule by rule; the worked examples are those of the rules page."""

from typing import Any

import pytest

from games.comet.rules import GAME
from games.engine import Action, Refusal, Round, Viewer, result
from tests.games.at_the_table import act, facts, may, offered, paid, racks, refused, sit, told

FOUR = {1: 200, 2: 200, 3: 200, 4: 200}
PACK = [f"{rank}{suit}" for suit in "cdhs" for rank in "A23456789TJQK" if f"{rank}{suit}" != "8d"]
EIGHTS = ["8c", "8h", "8s"]


def plays(*cards: str) -> list[Action]:
    """Plays written as `1:Ac`: the seat and the card."""
    return [
        Action(int(seat), "play", {"card": card})
        for seat, card in (text.split(":") for text in " ".join(cards).split())
    ]


def shown(card: str, seat: int | None = None) -> Action:
    return Action("dealer", "show", {"card": card} | ({"seat": seat} if seat else {}))


def dealt(hands: dict[int, str], dealer: int = 4, **setup: Any) -> Round:
    """Four seats with at least these cards, 0 the stub; the others go where there is room, suit by
    suit.
    """
    named = " ".join(hands.values()).split()
    rest = [card for card in PACK if card not in named]
    deck: list[str] = []
    for seat in (place % 4 + 1 for place in range(dealer, dealer + 4)):
        cards = hands.get(seat, "").split()
        more = 12 - len(cards)
        deck += cards + rest[:more]
        rest = rest[more:]
    deck += rest + hands.get(0, "").split()
    return sit(GAME, FOUR, dealer=dealer, deck=[deck], **setup)


def real(dealer: int = 4, **setup: Any) -> Round:
    """Four seats with a real deck."""
    return sit(GAME, FOUR, dealer=dealer, cards="physical", **setup)


def irregularities(round_: Round) -> list[tuple[int, int, str]]:
    return [(each.action, each.seat, each.kind) for each in round_.table.irregularities]


def leads(round_: Round) -> int:
    """Whose lead it is."""
    assert round_.prompt is not None
    assert round_.prompt.say.code == "comet.lead"
    (seat,) = round_.prompt.awaited
    return int(seat)


CLUBS = {1: "Ac 5c Qd", 2: "2c 6c Td", 3: "3c 7c Jd", 4: "4c 9d Kd"}
"""The first example of a comet."""
OUT = "6d 7d Jc Qc Kc Jh Qh Kh Js Qs Ks"
"""Eleven cards with which seat 1, who leads them, is all but out."""
OUT_BUT_ONE = plays(*(f"1:{card}" for card in OUT.split()))
TO_THE_SIX = plays("1:Ac 2:2c 3:3c 4:4c 1:5c 2:6c")


# The deal


@pytest.mark.parametrize(
    ("seats", "each", "stub"), [(4, 12, 3), (5, 10, 1), (6, 8, 3), (7, 7, 2), (8, 6, 3)]
)
def test_cards_go_round_equally(seats: int, each: int, stub: int) -> None:
    chips = dict.fromkeys(range(1, seats + 1), 0)
    for pack, left in (("stub", stub), ("even", 0)):
        table = sit(GAME, chips, seed=bytes(32), options={"pack": pack}).table
        assert [len(table.cards(f"hand:{seat}")) for seat in chips] == [each] * seats
        assert len(table.cards("stock")) == left
        assert "8d" not in table.decks[0]


@pytest.mark.parametrize(("seats", "out"), [(4, 3), (5, 1), (6, 3), (7, 2), (8, 3)])
def test_the_even_pack_loses_its_eights_in_order(seats: int, out: int) -> None:
    chips = dict.fromkeys(range(1, seats + 1), 0)
    deck = sit(GAME, chips, seed=bytes(32), options={"pack": "even"}).table.decks[0]
    assert [card for card in EIGHTS if card not in deck] == EIGHTS[:out]


def test_hands_are_dealt_in_one_packet_from_the_deals_left() -> None:
    table = sit(GAME, FOUR, dealer=2, deck=[PACK]).table
    assert [table.cards(f"hand:{seat}") for seat in (3, 4, 1, 2)] == [
        PACK[:12],
        PACK[12:24],
        PACK[24:36],
        PACK[36:48],
    ]


# The run


def test_the_holder_of_the_next_card_must_play_it_out_of_turn() -> None:
    deal = act(dealt(CLUBS), *plays("1:Ac 2:2c"))
    assert may(deal) == {(3, "play"), (4, "play")}, "and the comet may fall"
    assert refused(deal, *plays("3:7c")).code == "bad-value"
    assert refused(deal, *plays("1:5c")).code == "not-now"
    act(deal, *plays("3:3c 4:4c"))
    assert deal.prompt is not None
    assert deal.prompt.awaited == (1,)


@pytest.mark.parametrize(
    ("hands", "run"),
    [({1: "6d 7d"}, "1:6d 1:7d"), ({1: "Qh Kh"}, "1:Qh 1:Kh"), ({1: "6s", 0: "7s"}, "1:6s")],
)
def test_a_run_stops_where_nobody_has_the_next_card(hands: dict[int, str], run: str) -> None:
    deal = act(dealt(hands), *plays(run))
    assert leads(deal) == 1
    act(deal, *plays("1:Ac"))


def test_a_run_stops_at_a_card_that_was_played_before() -> None:
    deal = act(dealt({1: "5h 4h 3h Kh", 2: "6h 7h 8h 9h Th Jh Qh"}), *plays("1:5h 2:6h 2:7h 2:8h"))
    act(deal, *plays("2:9h 2:Th 2:Jh 2:Qh 1:Kh 1:4h"))
    assert leads(deal) == 1


# The comet


def test_the_first_in_order_who_holds_a_wanted_card_answers() -> None:
    deal = act(dealt(CLUBS), *TO_THE_SIX, *plays("4:9d"))
    assert facts(deal)["wanted"] == ["Td", "7c"]
    assert may(deal) == {(2, "play")}
    assert refused(deal, *plays("3:7c")).code == "not-now"
    act(deal, *plays("2:Td 3:Jd 1:Qd 4:Kd"))
    assert leads(deal) == 4, "clubs are not taken up again"


def test_who_holds_both_wanted_cards_plays_either() -> None:
    deal = act(dealt({**CLUBS, 2: "2c 6c Td 7c", 3: "3c Jd"}), *TO_THE_SIX, *plays("4:9d 2:7c"))
    assert facts(deal)["wanted"] == ["8c"]


def test_the_comets_player_leads_when_nobody_answers() -> None:
    deal = dealt({3: "6d 7d", 1: "9d Kh", 0: "Td"}, dealer=2)
    act(deal, *plays("3:6d 3:7d 1:9d"))
    assert leads(deal) == 1
    act(deal, *plays("1:Kh"))


def test_before_the_first_card_the_comet_is_only_a_lead() -> None:
    deal = dealt(CLUBS)
    assert refused(deal, *plays("4:9d")).code == "not-now"
    led = act(dealt({1: "9d", 3: "Td"}), *plays("1:9d"))
    assert facts(led)["wanted"] == ["Td"]
    assert may(led) == {(3, "play")}


def test_the_comets_player_answers_last() -> None:
    deal = act(dealt({**CLUBS, 2: "2c 6c", 3: "3c Jd", 4: "4c 9d Kd 7c Td"}), *TO_THE_SIX)
    act(deal, *plays("4:9d"))
    assert may(deal) == {(4, "play")}
    act(deal, *plays("4:7c"))


def test_no_run_leads_to_the_ten_of_diamonds() -> None:
    deal = act(dealt({1: "9d 2h", 2: "Td"}), *plays("1:9d 2:Td"))
    assert facts(deal)["wanted"] == ["Jd"]


def test_who_holds_the_comet_is_secret() -> None:
    others: tuple[Viewer, ...] = (1, 3, "dealer", "wall")
    deal = act(dealt(CLUBS), *plays("1:Ac"))
    assert deal.prompt is not None
    assert deal.prompt.awaited == (2,)
    assert offered(deal, 4) == {(4, "play")}
    assert offered(deal, 2) == {(2, "play")}
    for viewer in others:
        assert offered(deal, viewer) == set()


# The end


def test_the_last_card_of_a_hand_ends_the_deal_in_mid_run() -> None:
    deal = dealt({1: f"{OUT} 4h", 2: "9d", 3: "5h"})
    act(deal, *OUT_BUT_ONE, *plays("1:4h"))
    assert deal.finished
    assert result(deal)["scores"] == {"1": 1 + 36 + 2, "2": -1, "3": 0, "4": 0}
    assert result(deal)["carry"] == {
        "dealer": 1,
        "deals": 1,
        "scores": {"1": 39, "2": -1, "3": 0, "4": 0},
        "pot": 0,
    }
    assert "Player 1 is out." in told(deal)


def test_the_comet_as_the_last_card_is_not_answered() -> None:
    deal = act(dealt({1: f"{OUT} 9d", 2: "Td"}), *OUT_BUT_ONE, *plays("1:9d"))
    assert deal.finished
    assert result(deal)["scores"] == {"1": 39, "2": 0, "3": 0, "4": 0}


def test_a_comet_in_the_stub_costs_nobody_anything_and_its_kings_count() -> None:
    deal = act(dealt({1: f"{OUT} 4h", 0: "9d Kd"}), *OUT_BUT_ONE, *plays("1:4h"))
    assert result(deal)["scores"] == {"1": 39, "2": 0, "3": 0, "4": 0}


def test_who_reaches_the_target_ends_the_game_and_stakes_are_paid() -> None:
    """39 points make 101 of the 62 of seat 1."""
    carry = {"dealer": 4, "deals": 3, "scores": {"1": 62, "2": 91, "3": 60, "4": 97}, "pot": 20}
    deal = dealt({1: f"{OUT} 9d"}, options={"ante": 5, "stake": 1}, carry=carry)
    act(deal, *OUT_BUT_ONE, *plays("1:9d"))
    assert paid(deal) == [
        ("pot", "seat:1", 20),
        ("seat:2", "seat:1", 10),
        ("seat:2", "seat:4", 6),
        ("seat:3", "seat:1", 41),
        ("seat:3", "seat:2", 31),
        ("seat:3", "seat:4", 37),
        ("seat:4", "seat:1", 4),
    ]
    assert racks(deal) == {1: 275, 2: 215, 3: 91, 4: 239}
    assert result(deal)["carry"] == {
        "finished": True,
        "winners": [1],
        "deals": 4,
        "scores": {"1": 101, "2": 91, "3": 60, "4": 97},
    }


# Real cards


def test_a_card_that_is_played_after_its_run_was_said_to_stop_proves_a_false_pass() -> None:
    deal = act(real(), *plays("1:5s 1:2h 3:3h"))
    assert irregularities(deal) == []
    act(deal, *plays("3:6s"))
    assert irregularities(deal) == [(1, 3, "false pass")]


@pytest.mark.parametrize(("seat", "passed"), [(1, True), (2, True), (3, False), (4, False)])
def test_who_came_before_the_answerer_with_the_other_card_passed_falsely(
    seat: int, passed: bool
) -> None:
    deal = act(real(dealer=1), *plays("2:6c 4:9d 3:7c 3:Qh"), *plays(f"{seat}:Kh {seat}:Td"))
    assert irregularities(deal) == ([(2, seat, "false pass")] if passed else [])


def test_a_lead_after_the_comet_says_that_nobody_has_a_wanted_card() -> None:
    lead = plays("2:6c 4:9d 4:2h 3:3h 3:7c")
    two = act(real(dealer=1), *lead, *plays("3:Qh 1:Kh 1:Td"))
    assert irregularities(two) == [(2, 3, "false pass"), (2, 1, "false pass")]
    one = act(real(dealer=1), *lead, *plays("3:Td"))
    assert irregularities(one) == [(2, 3, "false pass")]


def test_with_the_even_pack_a_next_card_is_surely_in_a_hand() -> None:
    deal = act(real(options={"pack": "even"}), *plays("1:5s"))
    assert refused(deal, *plays("1:2h")).code == "bad-value"
    act(deal, *plays("3:6s 2:7s"))
    assert leads(deal) == 2


def test_the_comet_that_nobody_played_is_shown_at_the_end() -> None:
    run = [*OUT_BUT_ONE, *plays("1:4h")]
    deal = act(real(), *run)
    assert refused(deal, shown("9d", 1)).code == "bad-value"
    assert result(act(deal, shown("9d", 3)))["scores"] == {"1": 39, "2": 0, "3": -1, "4": 0}
    in_stub = act(real(), *run, shown("9d"))
    assert result(in_stub)["scores"] == {"1": 39, "2": 0, "3": 0, "4": 0}
    even = act(real(options={"pack": "even"}), *run)
    assert refused(even, shown("9d")).code == "missing-key"


def test_the_slower_one_of_two_hears_who_was_first() -> None:
    """The comet falls while somebody reaches for the next card."""
    round_ = dealt({1: "Ac", 2: "2c", 3: "9d"}, dealer=4)
    act(round_, *plays("1:Ac"))
    assert round_.prompt is not None
    option = round_.prompt.option(2, "play")
    assert option is not None
    since = round_.since(option)
    act(round_, *plays("3:9d"))
    with pytest.raises(Refusal, match="Player 3 was first"):
        round_.act(plays("2:2c")[0], since, 2)
