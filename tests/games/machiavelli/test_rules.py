"""Machiavelli, rule by rule; the worked examples are those of the rules page."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from games.cards import PACK, UNSEEN, Card
from games.cards.covers import cover
from games.engine import STOCK, Action, NotARound, Round, result, view
from games.engine.shuffle import Draws, shuffled
from games.machiavelli.layout import MELDS
from games.machiavelli.player import anew, laid, near, rearranged
from games.machiavelli.rules import GAME
from games.players import advise, draws_for
from games.trials.simulate import act_at_random
from tests.games.at_the_table import act, facts, may, offered, paid, refused, seen, sit, told
from tests.games.program import SEED

FIRST = "6c 7c 8c 9c | Ts Th Td"


def melds(text: str) -> list[list[Card]]:
    """A table written as `6c 7c 8c | Ts Th Td`."""
    return [heap.split() for heap in text.split("|")]


def lay(seat: int, text: str) -> Action:
    return Action(seat, "play", {"table": melds(text)})


def draw(seat: int) -> Action:
    return Action(seat, "draw")


def passed(seat: int) -> Action:
    return Action(seat, "pass")


def dealt(*hands: str, stock: int | None = None, racks: int = 0, **setup: Any) -> Round:
    """Seats whose hands have at least these cards, that of the deal's left first; the stock has so
    many cards, where that is said, and the others are nowhere.
    """
    seats = len(hands)
    held = [hand.split() for hand in hands]
    rest = list((Counter(PACK * 2) - Counter(card for hand in held for card in hand)).elements())
    for hand in held:
        while len(hand) < 13:
            hand.append(rest.pop())
    deck = [card for hand in held for card in hand]
    setup.setdefault("dealer", seats)
    round_ = sit(GAME, dict.fromkeys(range(1, seats + 1), racks), deck=[deck], **setup)
    if stock is not None:
        del round_.table.zones[STOCK].cards[stock:]
    return round_


def first(hand: str = "", **setup: Any) -> Round:
    """The table of the examples lies there, seat 1 has these cards besides, and it is its turn."""
    return act(dealt(f"6c 7c 8c 9c Ts Th Td {hand}", "", **setup), lay(1, FIRST), draw(2))


def holds(round_: Round, seat: int) -> int:
    return len(round_.table.cards(f"hand:{seat}"))


def hold(round_: Round, seat: int, *cards: Card) -> Round:
    """Let a hand have these cards and no others from now on."""
    round_.table.zones[f"hand:{seat}"].cards = list(cards)
    return round_


# The deal


def test_thirteen_cards_go_to_each_and_the_rest_is_the_stock() -> None:
    round_ = sit(GAME, dict.fromkeys(range(1, 6), 0), dealer=2, seed=SEED)
    assert [holds(round_, seat) for seat in range(1, 6)] == [13] * 5
    assert len(round_.table.cards(STOCK)) == 104 - 65
    assert facts(round_)["melds"] == []


def test_the_deals_left_begins_and_has_the_first_cards() -> None:
    round_ = sit(GAME, {1: 0, 3: 0, 4: 0}, dealer=3, deck=[["2c"] * 2 + ["3c"]])
    assert may(round_) == {(4, "play"), (4, "draw")}
    assert round_.table.cards("hand:4")[:3] == ["2c", "2c", "3c"]


@pytest.mark.parametrize("count", [1, 6])
def test_it_is_for_two_to_five(count: int) -> None:
    with pytest.raises(NotARound):
        sit(GAME, dict.fromkeys(range(1, count + 1), 0), seed=SEED)


@pytest.mark.parametrize("penalty", [-1, 11, True, None])
def test_the_penalty_is_from_0_to_10(penalty: Any) -> None:
    with pytest.raises(NotARound):
        sit(GAME, {1: 0, 2: 0}, options={"penalty": penalty}, seed=SEED)


# Carry


@pytest.mark.parametrize(
    "carry",
    [
        {"dealer": 1},
        {"finished": False},
        {"dealer": 1, "deals": 1, "scores": {"1": 3, "2": 4}, "pot": 0},
        {"scores": {"1": 3, "2": 4}},
    ],
)
def test_a_carry_that_runs_is_not_a_round(carry: Any) -> None:
    with pytest.raises(NotARound):
        sit(GAME, {1: 0, 2: 0}, carry=carry, seed=SEED)


@pytest.mark.parametrize(
    "carry", [None, {}, {"markers": {"2": 4}}, {"finished": True, "scores": {"4": 1, "5": 2}}]
)
def test_any_other_begins_a_game_and_the_lowest_seat_deals(carry: Any) -> None:
    round_ = sit(GAME, {2: 9, 5: 9}, carry=carry, seed=SEED)
    assert round_.table.dealing_seat == 2
    assert result(round_)["scores"] == {"2": 0, "5": 0}


# A turn


def test_the_prompt_gives_play_without_its_table_and_draw_or_pass() -> None:
    round_ = dealt("", "")
    assert round_.prompt is not None
    assert [option.data() for option in round_.prompt.options] == [
        {"by": 1, "do": "play"},
        {"by": 1, "do": "draw"},
    ]
    act(dealt("", "", stock=1), draw(1))
    empty = act(dealt("", "", stock=1), draw(1))
    assert may(empty) == {(2, "play"), (2, "pass")}
    assert refused(empty, draw(2)).code == "not-now"
    assert refused(round_, passed(1)).code == "not-now"


def test_what_can_be_laid_is_offered_to_its_owner_alone() -> None:
    round_ = dealt("", "")
    assert offered(round_, 1) == {(1, "play"), (1, "draw")}
    assert offered(round_, 2) == offered(round_, "dealer") == {(1, "draw")}


def test_an_action_is_the_whole_turn() -> None:
    assert may(act(dealt("", ""), draw(1))) == {(2, "play"), (2, "draw")}
    assert may(act(dealt("6c 7c 8c 9c Ts Th Td", ""), lay(1, FIRST))) == {(2, "play"), (2, "draw")}


def test_one_draws_the_top_card_unseen_though_one_could_play() -> None:
    round_ = dealt("6c 7c 8c", "")
    top = round_.table.cards(STOCK)[0]
    act(round_, draw(1))
    assert round_.table.cards("hand:1")[-1] == top
    assert view(round_, 2).zones["hand:1"].cards == [UNSEEN] * 14


@pytest.mark.parametrize(
    "table",
    [
        "6c 7c 8c | 9c 9d 9h | Ts Th Td",
        "7c 8c 9c Tc 6c | Ts Th Td",
        "Ts Th Td | 9d 9c 9h | 8c 6c 7c",
        "6c 7c 8c 9c | Ts Th Td Tc",
        "5c 6c 7c 8c 9c | Ts Th Td",
        "5c 6c 7c | 8c 9c Tc | Ts Th Td",
    ],
)
def test_the_whole_table_may_be_put_together_anew(table: str) -> None:
    round_ = act(first("9d 9h 5c Tc"), lay(1, table))
    assert Counter(card for meld in facts(round_)["melds"] for card in meld) == Counter(
        round_.table.cards("laid")
    )
    assert {frozenset(meld) for meld in facts(round_)["melds"]} == {*map(frozenset, melds(table))}
    assert told(round_)[-1].startswith("Player 1 lays")
    assert may(round_) == {(2, "play"), (2, "draw")}


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ("5c 6c 7c 8c 9c | Ts Th", "10♦ is missing"),
        (FIRST, "at least one card"),
        ("6c 7c 8c 9c | Ts Th Td | Kc", "cannot hold K♣"),
        ("5c 5c 6c 7c 8c 9c | Ts Th Td", "cannot hold 5♣"),
    ],
)
def test_with_other_cards_it_is_refused_and_one_may_try_again(table: str, why: str) -> None:
    round_ = first("9d 9h 5c Tc")
    hold(round_, 1, "9d", "9h", "5c", "Tc")
    refusal = refused(round_, lay(1, table))
    assert refusal.code == "not-allowed"
    assert why in refusal.message
    act(round_, lay(1, "5c 6c 7c 8c 9c | Ts Th Td"))


@pytest.mark.parametrize(
    "table", [[], [[]], [["5c"], []], "5c 6c 7c", [["5c", 6]], None, [["5c", "1c"]], {"5c": "6c"}]
)
def test_no_list_or_a_list_of_none_is_refused(table: Any) -> None:
    assert refused(first("5c"), Action(1, "play", {"table": table})).code == "bad-value"


def test_a_list_that_names_a_card_twice_means_both() -> None:
    round_ = dealt("7c 7d 7h 7c 8c 9c", "")
    act(round_, lay(1, "7c 7d 7h | 7c 8c 9c"))
    assert holds(round_, 1) == 7
    assert round_.table.cards("laid").count("7c") == 2


# Melds


@pytest.mark.parametrize(
    "meld",
    ["Ts Th Td", "Ts Th Td Tc", "6c 7c 8c", "Qh Kh Ah", "Ah 2h 3h", "Ah 2h 3h 4h 5h 6h 7h 8h 9h"],
)
def test_sets_and_sequences_come_out(meld: str) -> None:
    round_ = act(dealt(meld, ""), lay(1, meld))
    assert holds(round_, 1) == 13 - len(meld.split())


@pytest.mark.parametrize(
    "heap",
    ["Kh Ah 2h", "7c 7d 7d", "Ts Th", "6c 7c", "6c 7c 9c", "6c 7d 8c", "9c Ts Th Td", "5c"],
)
def test_anything_else_does_not(heap: str) -> None:
    round_ = act(dealt(heap, ""), lay(1, heap))
    assert holds(round_, 1) == 16
    assert facts(round_)["melds"] == []


def test_a_sequence_has_thirteen_cards_at_most() -> None:
    cards = "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh"
    out = act(dealt(cards, ""), lay(1, cards))
    assert out.finished
    both = dealt("2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah", "Ah", options={"penalty": 0})
    both.table.zones["hand:1"].cards.append("Ah")
    assert refused(both, lay(1, f"{cards} Ah")).code == "not-allowed"


# A table that does not come out


def test_the_old_table_stands_and_three_cards_are_drawn() -> None:
    round_ = first("5c")
    had = holds(round_, 1)
    act(round_, lay(1, "5c 6c 7c 8c | 9c Ts Th Td"))
    assert facts(round_)["melds"] == [["6c", "7c", "8c", "9c"], ["Td", "Th", "Ts"]]
    assert holds(round_, 1) == had + 3
    assert "5c" in round_.table.cards("hand:1")
    assert may(round_) == {(2, "play"), (2, "draw")}
    assert told(round_)[-1] == (
        "Player 1 lays 5♣, and the table does not come out: all goes back. Cards drawn: 3."
    )


def test_everybody_has_seen_the_cards_that_go_back() -> None:
    round_ = act(first("5c"), lay(1, "5c 6c 7c 8c | 9c Ts Th Td"))
    assert not round_.undoable
    assert facts(round_)["last"] == {"seat": 1, "cards": ["5c"], "came_out": False, "melds": []}
    assert view(round_, 2).zones["hand:1"].cards == [UNSEEN] * holds(round_, 1)


def test_fewer_cards_are_drawn_where_there_are_fewer() -> None:
    round_ = dealt("5c", "", stock=2)
    act(round_, lay(1, "5c"))
    assert holds(round_, 1) == 15
    assert may(round_) == {(2, "play"), (2, "pass")}


def test_without_a_penalty_such_a_table_is_refused_and_costs_nothing() -> None:
    round_ = first("5c", options={"penalty": 0})
    refusal = refused(round_, lay(1, "5c 6c 7c 8c | 9c Ts Th Td"))
    assert refusal.code == "not-allowed"
    assert "9♣ 10♠ 10♥ 10♦ is no meld" in refusal.message


# The end


def test_who_plays_the_last_card_is_out() -> None:
    round_ = hold(first("5c"), 1, "5c")
    act(round_, lay(1, "5c 6c 7c 8c 9c | Ts Th Td"))
    assert round_.carry == {
        "finished": True,
        "winners": [1],
        "deals": 1,
        "scores": {"1": 0, "2": 14},
    }
    assert "Player 1 is out." in told(round_)


def test_it_is_blocked_when_all_in_succession_have_passed() -> None:
    round_ = dealt("", "", "6c 7c 8c", dealer=2, racks=50, stock=1, options={"ante": 5, "stake": 2})
    act(round_, draw(3), passed(1), lay(2, "6c 7c 8c"))
    hold(round_, 1, *["2c"] * 4)
    hold(round_, 2, *["2d"] * 4)
    hold(round_, 3, *["2h"] * 6)
    act(round_, passed(3), passed(1))
    assert not round_.finished
    act(round_, passed(2))
    assert round_.carry == {
        "finished": True,
        "winners": [1, 2],
        "deals": 1,
        "scores": {"1": 4, "2": 4, "3": 6},
    }
    assert paid(round_)[3:] == [
        ("pot", "seat:1", 8),
        ("pot", "seat:2", 7),
        ("seat:3", "seat:1", 4),
        ("seat:3", "seat:2", 4),
    ]
    assert "The stock is empty, and everybody has passed." in told(round_)


def test_a_failed_table_counts_as_a_pass_where_no_card_was_left() -> None:
    round_ = dealt("2c", "3d", stock=1)
    act(round_, draw(1), passed(2), lay(1, "2c"))
    assert round_.finished


def test_it_does_not_where_one_was() -> None:
    round_ = dealt("2c", "3d", stock=1)
    act(round_, lay(1, "2c"), passed(2))
    assert not round_.finished
    act(round_, passed(1))
    assert round_.finished


# Physical cards


def real(**setup: Any) -> Round:
    return sit(GAME, {1: 0, 2: 0}, dealer=2, cards="physical", **setup)


def test_nothing_is_shown_and_draws_are_unseen() -> None:
    round_ = act(real(), draw(1))
    assert round_.table.cards("hand:1") == [UNSEEN] * 14
    assert offered(round_, "dealer") == {(2, "play"), (2, "draw")}


def test_cards_of_the_hand_may_be_any_unseen_ones() -> None:
    round_ = act(real(), lay(1, "7c 7d 7h | 7c 8c 9c"))
    assert round_.table.cards("hand:1") == [UNSEEN] * 7
    assert refused(round_, lay(2, "7c 7d 7h | 7c 8c 9c | 7c 7s 7d")).code == "not-allowed"
    act(round_, lay(2, "7c 7d 7h | 7c 8c 9c | 7h 7s 7d"))


def test_a_hand_lays_no_more_cards_than_it_has() -> None:
    round_ = act(real(), lay(1, "7c 7d 7h | Ac 2c 3c 4c 5c 6c 7c 8c"))
    assert round_.table.cards("hand:1") == [UNSEEN] * 2
    act(round_, draw(2))
    table = "7c 7d 7h | Ac 2c 3c 4c 5c 6c 7c 8c"
    assert refused(round_, lay(1, f"{table} | Kc Kd Kh")).code == "not-allowed"
    assert act(round_, lay(1, f"{table} 9c Tc")).finished


def test_after_a_failed_table_its_cards_are_known_to_be_in_that_hand() -> None:
    round_ = act(real(), lay(1, "9c 9c"))
    assert Counter(round_.table.cards("hand:1")) == Counter([*[UNSEEN] * 14, "9c", "9c"])
    assert refused(round_, lay(2, "9c 9d 9h")).code == "not-allowed"
    act(round_, draw(2), lay(1, "9c 9d 9h"))
    assert round_.table.cards("hand:1").count("9c") == 1
    assert not round_.table.irregularities


# Drafts


def test_a_draft_says_of_every_heap_what_it_is() -> None:
    round_ = first("9d 9h 5c Tc")
    hold(round_, 1, "9d", "9h", "5c", "Tc")
    draft = round_.draft(Action(1, "play"), melds("6c 7c 8c | 9c 9d 9h | Ts Th Td"), 1)
    assert [heap.what for heap in draft.heaps] == [
        "sequence of clubs",
        "set of nines",
        "set of tens",
    ]
    assert [heap.fits for heap in draft.heaps] == [("5c",), (), ("Tc",)]
    assert (draft.price, draft.refusal) == ("", "")
    act(round_, Action(1, "play", draft.args or {}))


def test_a_draft_says_why_a_heap_is_no_meld_and_what_that_would_cost() -> None:
    draft = first("5c").draft(Action(1, "play"), melds("5c 6c 7c 8c | 9c Ts Th Td"), 1)
    assert [heap.ways for heap in draft.heaps] == [(("5c", "6c", "7c", "8c"),), ()]
    assert draft.heaps[1].what == "neither one rank nor one suit"
    assert draft.args is not None
    assert draft.price.endswith("cards drawn: 3.")


def test_a_draft_without_the_right_cards_cannot_be_laid() -> None:
    round_ = first("5c")
    assert round_.draft(Action(1, "play"), melds(FIRST), 1).refusal == (
        "Lay at least one card of the hand."
    )
    assert round_.draft(Action(1, "play"), melds("6c 7c 8c"), 1).args is None


def test_without_a_penalty_a_draft_that_does_not_come_out_cannot_be_laid() -> None:
    round_ = first("5c", options={"penalty": 0})
    draft = round_.draft(Action(1, "play"), melds("5c 6c 7c 8c | 9c Ts Th Td"), 1)
    assert draft.args is None
    assert "is no meld" in draft.refusal


@pytest.mark.parametrize("heaps", [[["Jk", "5c"]], [["xx"]], [["5c=6c"]]])
def test_what_is_no_card_of_the_game_is_judged_as_nothing(heaps: list[list[str]]) -> None:
    assert first("5c").draft(Action(1, "play"), heaps, 1).heaps == ()


def test_a_draft_is_the_same_whatever_others_hold() -> None:
    heaps = melds("6c 7c 8c 9c | Ts Th Td | 5c")
    one, other = first("5c"), first("5c")
    other.table.zones["hand:2"].cards.reverse()
    other.table.zones[STOCK].cards.reverse()
    hold(other, 2, *["Tc"] * 14)
    drafts = [round_.draft(Action(1, "play"), heaps, 1) for round_ in (one, other)]
    assert drafts[0] == drafts[1]


def test_a_hand_is_grouped_by_its_melds() -> None:
    round_ = hold(dealt("", ""), 1, "9d", "5c", "9h", "Kd", "9c", "6c", "7c")
    *groups, rest = view(round_, 1).hand_groups
    assert {frozenset(group) for group in groups} == {
        frozenset({"9c", "9d", "9h"}),
        frozenset({"5c", "6c", "7c"}),
    }
    assert rest == ("Kd",)
    assert view(round_, 2).hand_groups != view(round_, 1).hand_groups
    assert "Kd" not in seen(round_, "wall")


# The program


def test_the_program_takes_a_meld_apart_where_that_lays_a_card() -> None:
    table, left = laid(melds(FIRST), ["9d", "9h", "Kc"])
    assert left == ["Kc"]
    assert Counter(card for meld in table for card in meld) == Counter(
        [*FIRST.replace("| ", "").split(), "9d", "9h"]
    )


def test_the_program_leaves_alone_what_it_need_not_touch() -> None:
    table, left = laid(melds(FIRST), ["5c", "2d"])
    assert left == ["2d"]
    assert [*map(frozenset, table)] == [
        frozenset({"5c", "6c", "7c", "8c", "9c"}),
        frozenset({"Ts", "Th", "Td"}),
    ]


def test_the_program_draws_where_nothing_goes() -> None:
    round_ = hold(first(), 1, "2d", "4h", "Ks")
    found = advise(view(round_, 1), 1, draws_for(bytes(32), round_, 1))
    assert found is not None
    assert found.action == draw(1)


def test_melds_that_were_in_vain_are_tried_again_with_others_only() -> None:
    """The program finds what it finds where it tries the melds around every card."""
    assert rearranged(melds(FIRST), ["Js", "9d", "9h"])[1] == ["Js"]  # in vain: the tens alone
    packs, draws, skipped = PACK * 2, Draws(SEED, "in vain"), 0
    for _ in range(10):
        cards = shuffled(packs, draws)
        hand, lying = cards[:12], [*(cover((), cards[12:48], MELDS) or ())]
        table: list[Sequence[Card]] = [*lying]
        left, in_vain = [*hand], 0
        for card in dict.fromkeys(hand):
            if card in left:
                before = left
                table, left = anew(table, near(table, card), left, first=card)
                in_vain += left == before
        assert rearranged(lying, hand) == (table, left)
        skipped += in_vain > 1
    assert skipped


def test_the_program_only_lays_tables_that_come_out() -> None:
    draws = Draws(SEED, "machiavelli")
    round_ = sit(GAME, dict.fromkeys((1, 2, 3), 0), dealer=3, seed=SEED)
    while round_.prompt is not None:
        seat = round_.prompt.options[0].by
        assert isinstance(seat, int)
        found = advise(view(round_, seat), seat, draws_for(bytes(32), round_, seat))
        if seat == 3 or found is None:
            act_at_random(round_, draws)
            continue
        act(round_, found.action)
        assert not any(say.code == "machiavelli.plays-in-vain" for say in round_.steps[-1].events)
