"""Chicago, rule by rule; the worked examples are those of the rules page."""

from typing import Any

import pytest

from games.chicago.hands import HANDS, POINTS, contains, made, possible
from games.chicago.rules import GAME
from games.engine import Action, Refusal, Round, result
from tests.games.at_the_table import act, facts, may, offered, offers, refused, seen, sit

THREE = {1: 200, 2: 200, 3: 200}
NOTHING = "Ah Kc 9d 5s 2c"


def dealt(hands: dict[int, str], stock: str = "", dealer: int = 3, **setup: Any) -> Round:
    """Seats with these cards; those of the stock follow in this order."""
    order = sorted(hands, key=lambda seat: (seat <= dealer, seat))
    deck = [card for seat in order for card in hands[seat].split()] + stock.split()
    return sit(GAME, dict.fromkeys(sorted(hands), 200), dealer=dealer, deck=[deck], **setup)


def real(dealer: int = 3, seats: int = 3, **setup: Any) -> Round:
    """Seats with a real deck."""
    racks = dict.fromkeys(range(1, seats + 1), 200)
    return sit(GAME, racks, dealer=dealer, cards="physical", **setup)


def do(round_: Round, text: str) -> Round:
    """Actions written as `1:stand 2:announce=pair 2:say=K 3:discard=4d,Td 1:play=Ad`; a dash in a
    word is a space, and `!2` a real deck's count.
    """
    return act(round_, *map(action, text.split()))


def action(text: str) -> Action:
    seat, _, rest = text.partition(":")
    verb, _, value = rest.partition("=")
    if verb == "show":
        return Action("dealer", "show", {"card": value, "seat": int(seat)})
    args: dict[str, Any] = {}
    if value.startswith("!"):
        args = {"count": int(value[1:])}
    elif value:
        key = {"announce": "hand", "say": "rank", "discard": "cards", "play": "card"}[verb]
        args = {key: value.split(",") if key == "cards" else value.replace("-", " ")}
    return Action(int(seat), verb, args)


def refusal(round_: Round, text: str) -> Refusal:
    return refused(round_, action(text))


def all_stand(round_: Round) -> Round:
    """Everybody stands who is asked."""
    while round_.prompt and round_.prompt.option(round_.prompt.awaited[0], "stand"):
        act(round_, Action(round_.prompt.awaited[0], "stand"))
    return round_


def all_pass(round_: Round) -> Round:
    """Everybody passes who is asked."""
    while round_.prompt and round_.prompt.option(round_.prompt.awaited[0], "pass"):
        act(round_, Action(round_.prompt.awaited[0], "pass"))
    return round_


def shows(seat: int, cards: str) -> str:
    return " ".join(f"{seat}:show={card}" for card in cards.split())


def scores(round_: Round) -> dict[str, int]:
    found: dict[str, int] = result(round_)["scores"]  # type: ignore[assignment]
    return found


def irregularities(round_: Round) -> list[tuple[int, int, str]]:
    return [(each.action, each.seat, each.kind) for each in round_.table.irregularities]


def words(round_: Round, seat: int) -> list[str]:
    """The hands that a seat may announce."""
    found: list[str] = value(round_, seat, "announce", "hand")
    return found


def value(round_: Round, seat: int, do: str, key: str) -> Any:
    assert round_.prompt is not None
    option = round_.prompt.option(seat, do)
    assert option is not None
    return option.values[key].data()


# Hands


@pytest.mark.parametrize(
    ("cards", "hand", "ranks"),
    [
        ("Kh Kd 9c 5s 2c", "pair", "K"),
        ("7h 7d Kc Ks 2c", "two pair", "K7"),
        ("7h 7d 7c Ks 2c", "three", "7"),
        ("5h 4d 3c 2s Ac", "straight", "5"),
        ("Th Jd Qc Ks Ac", "straight", "A"),
        ("9h 4h 2h Kh Th", "flush", "KT942"),
        ("7h 7d 7c Ks Kc", "full house", "7"),
        ("7h 7d 7c 7s Kc", "four", "7"),
        ("5h 4h 3h 2h Ah", "straight flush", "5"),
        ("Kh Qh Jh Th 9h", "straight flush", "K"),
        ("Ah Kh Qh Jh Th", "royal flush", ""),
    ],
)
def test_five_cards_make_one_hand_with_ranks_in_order(cards: str, hand: str, ranks: str) -> None:
    found = made(cards.split())
    assert found is not None
    assert (found.hand, "".join(found.ranks)) == (hand, ranks)


def test_less_than_a_pair_is_no_hand() -> None:
    assert made(NOTHING.split()) is None


def test_the_hands_count_one_to_eight_and_the_royal_flush_52() -> None:
    assert [POINTS[hand] for hand in HANDS] == [1, 2, 3, 4, 5, 6, 7, 8, 52]


def test_kickers_never_count() -> None:
    one, other = made(["Kh", "Kd", "9c", "5s", "2c"]), made(["Kc", "Ks", "Ac", "Qd", "3h"])
    assert one
    assert other
    assert one.strength == other.strength


# Draws


def test_everybody_gets_five_cards_and_the_deals_left_begins() -> None:
    round_ = dealt({1: NOTHING, 2: "3h 3d 3c 8s Td", 3: "4h 6d 7c 8h Jc"})
    assert round_.prompt is not None
    assert round_.prompt.awaited == (1,)
    assert all(len(round_.table.cards(f"hand:{seat}")) == 5 for seat in (1, 2, 3))
    assert len(round_.table.cards("stock")) == 37


def test_discards_are_replaced_from_the_stock_and_only_their_number_is_public() -> None:
    round_ = dealt({1: NOTHING, 2: "3h 3d 3c 8s Td", 3: "4h 6d 7c 8h Jc"}, "Qh Qd")
    do(round_, "1:discard=5s,2c")
    assert round_.table.cards("hand:1") == ["Ah", "Kc", "9d", "Qh", "Qd"]
    assert facts(round_)["changed"] == {"1": 2}
    for viewer in (2, 3, "dealer", "wall"):
        assert "5s" not in seen(round_, viewer)


@pytest.mark.parametrize("cards", ["", "5s,5s", "5s,Th", "Ah,Kc,9d,5s,2c,2c"])
def test_one_to_five_different_cards_of_the_hand_are_discarded(cards: str) -> None:
    round_ = dealt({1: NOTHING, 2: "3h 3d 3c 8s Td"}, dealer=2)
    wrong = Action(1, "discard", {"cards": cards.split(",") if cards else []})
    assert refused(round_, wrong).code == "bad-value"


def test_who_stands_changes_nothing() -> None:
    round_ = do(dealt({1: NOTHING, 2: "3h 3d 3c 8s Td"}, dealer=2), "1:stand")
    assert round_.table.cards("hand:1") == NOTHING.split()


def test_nobody_exposes_without_an_open_claim() -> None:
    round_ = dealt({1: NOTHING, 2: "3h 3d 3c 8s Td"}, dealer=2)
    assert refusal(round_, "1:expose").code == "not-now"


def running(scores_: dict[int, int], **more: Any) -> dict[str, Any]:
    carried = {str(seat): points for seat, points in scores_.items()}
    return {"dealer": 3, "deals": 4, "scores": carried, "pot": 0} | more


def test_who_starts_six_short_of_the_target_is_passed_over_in_draws_alone() -> None:
    carry = running({1: 45, 2: 46, 3: 60})
    round_ = dealt({1: NOTHING, 2: "3h 3d 3c 8s Td", 3: "4h 6d 7c 8h Jc"}, carry=carry)
    do(round_, "1:stand")
    assert offered(round_, 1) >= {(1, "announce"), (1, "pass")}
    do(round_, "1:pass 2:announce=three 3:pass")
    assert may(round_) == {(1, "stand"), (1, "discard")}


def test_the_pile_becomes_the_stock_and_is_shuffled_when_a_card_is_wanted() -> None:
    """Four seats: 32 in the stock; all of it is gone in the second draw, in the middle of a seat's
    cards, and the seat's own discards are in the new stock.
    """
    hands = {1: "2c 4d 6h 8s Tc", 2: "3c 5d 7h 9s Jc", 3: "2d 4h 6s 8c Td", 4: "3d 5h 7s 9c Jd"}
    round_ = dealt(hands, dealer=4)
    for _ in range(4):
        seat = round_.prompt.awaited[0]  # type: ignore[union-attr]
        cards = ",".join(round_.table.cards(f"hand:{seat}"))
        do(round_, f"{seat}:discard={cards}")
    assert len(round_.table.cards("stock")) == 12
    all_pass(round_)
    for seat in (1, 2):
        do(round_, f"{seat}:discard={','.join(round_.table.cards(f'hand:{seat}'))}")
    assert len(round_.table.decks) == 1
    do(round_, f"3:discard={','.join(round_.table.cards('hand:3')[:2])}")
    assert len(round_.table.decks) == 1, "nobody wants a card yet"
    assert len(round_.table.cards("pile")) == 0
    thrown = round_.table.cards("hand:4")[0]
    do(round_, f"4:discard={thrown}")
    assert len(round_.table.decks) == 2
    assert thrown not in round_.table.decks[1], "it came to the pile later"
    assert round_.table.cards("pile") == [thrown]
    assert len(round_.table.decks[1]) == 32


def test_a_list_for_the_second_shuffle_names_no_other_cards() -> None:
    hands = {1: "2c 4d 6h 8s Tc", 2: "3c 5d 7h 9s Jc", 3: "2d 4h 6s 8c Td", 4: "3d 5h 7s 9c Jd"}
    dealt_ = " ".join(hands.values()).split()
    round_ = sit(GAME, dict.fromkeys(hands, 0), dealer=4, deck=[dealt_, ["Ad"]])
    for _ in range(4):
        seat = round_.prompt.awaited[0]  # type: ignore[union-attr]
        do(round_, f"{seat}:discard={','.join(round_.table.cards(f'hand:{seat}'))}")
    all_pass(round_)
    for seat, count in ((1, 5), (2, 5), (3, 1)):
        do(round_, f"{seat}:discard={','.join(round_.table.cards(f'hand:{seat}')[:count])}")
    assert len(round_.table.cards("stock")) == 1
    assert "Ad" not in round_.table.cards("pile")
    cards = ",".join(round_.table.cards("hand:4")[:3])
    assert refusal(round_, f"4:discard={cards}").code == "unfit-deck"


# Showdowns


PAIRS = {1: "Kh Kd 9c 5s 2c", 2: "Ah Ad 8c 4s 3c", 3: "7h 7d 6c 6s Jc"}


def showdown(hands: dict[int, str], **setup: Any) -> Round:
    return all_stand(dealt(hands, **setup))


def test_a_word_is_no_lower_than_the_one_that_stands() -> None:
    round_ = showdown(PAIRS | {1: "7c 7s 9h 9s 2c", 3: "Th Td 6c 6s Jc"})
    assert words(round_, 1) == list(HANDS)
    do(round_, "1:announce=two-pair")
    assert words(round_, 2) == list(HANDS[1:])
    assert refusal(round_, "2:announce=pair").code == "bad-value"


def test_a_hand_is_announced_by_the_word_of_all_five_cards() -> None:
    round_ = showdown({1: "7c 7s 7h 9s 9c", 2: NOTHING}, dealer=2)
    assert refusal(round_, "1:announce=three").code == "not-allowed"
    do(round_, "1:announce=full-house")


def test_of_a_pair_each_the_ranks_are_said_and_the_higher_stands() -> None:
    round_ = do(showdown(PAIRS), "1:announce=pair 2:announce=pair")
    assert may(round_) == {(1, "say")}
    do(round_, "1:say=K")
    assert may(round_) == {(2, "say"), (2, "pass")}
    assert value(round_, 2, "say", "rank") == ["A", "K"]
    do(round_, "2:say=A 3:announce=two-pair")
    assert facts(round_)["claims"][0]["seat"] == 3
    assert facts(round_)["claims"][0]["ranks"] == []


def test_the_newcomer_may_pass_with_a_higher_rank_too() -> None:
    round_ = do(showdown(PAIRS), "1:announce=pair 2:announce=pair 1:say=K 2:pass 3:pass")
    assert [claim["seat"] for claim in facts(round_)["claims"]] == [1]


def test_the_standing_seat_says_its_own_rank_and_cannot_pass() -> None:
    round_ = do(showdown(PAIRS), "1:announce=pair 2:announce=pair")
    assert refusal(round_, "1:say=A").code == "not-allowed"
    assert refusal(round_, "1:pass").code == "not-now"


def test_a_lower_rank_must_pass() -> None:
    round_ = do(showdown(PAIRS | {2: "3h 3d 8c 4s Ac"}), "1:announce=pair 2:announce=pair 1:say=K")
    assert refusal(round_, "2:say=3").code == "bad-value"
    assert refusal(round_, "2:say=K").code == "not-allowed"
    do(round_, "2:pass")


def test_ranks_said_are_not_asked_again_and_equal_hands_score_nothing() -> None:
    hands = {1: "Kh Kd 7c 7s 2c", 2: "Kc Ks 7h 7d 3c", 3: "Ah Ad 6c 6s Jc"}
    round_ = do(showdown(hands), "1:announce=two-pair 2:announce=two-pair")
    do(round_, "1:say=K 2:say=K 1:say=7 2:say=7 3:announce=two-pair")
    assert may(round_) == {(3, "say"), (3, "pass")}
    equal = do(Round(round_.setup, round_.actions), "3:pass")
    assert [claim["seat"] for claim in facts(equal)["claims"]] == [1, 2]
    do(round_, "3:say=A")
    assert [claim["seat"] for claim in facts(round_)["claims"]] == [3]


def test_three_straights_stand_and_none_may_discard() -> None:
    hands = {1: "9h 8d 7c 6s 5c", 2: "9c 8s 7h 6d 5h", 3: "9d 8c 7s 6h 5d"}
    round_ = do(showdown(hands), "1:announce=straight 2:announce=straight 1:say=9 2:say=9")
    do(round_, "3:announce=straight 3:say=9")
    assert may(round_) == {(1, "stand"), (1, "expose")}
    assert refusal(round_, "1:discard=5c").code == "not-now"
    do(round_, "1:expose 1:discard=5c")


@pytest.mark.parametrize(
    ("hand", "said", "ranks"),
    [
        ("pair", "", "AKQJT98765432"),
        ("straight", "", "AKQJT98765"),
        ("straight flush", "", "KQJT98765"),
        ("two pair", "", "AKQJT9876543"),
        ("two pair", "5", "432"),
        ("flush", "", "AKQJT9876"),
        ("flush", "9", "8765"),
        ("flush", "987", "6543"),
        ("flush", "9876", "5432"),
        ("four", "", "AKQJT98765432"),
    ],
)
def test_a_rank_must_be_possible_after_those_that_were_said(
    hand: str, said: str, ranks: str
) -> None:
    assert "".join(possible(hand, said)) == ranks


@pytest.mark.parametrize("hand", ["three", "full house", "four"])
def test_three_full_house_and_four_are_answered_higher_alone(hand: str) -> None:
    round_ = all_stand(real())
    do(round_, f"1:announce={hand.replace(' ', '-')} 2:announce={hand.replace(' ', '-')} 1:say=K")
    assert value(round_, 2, "say", "rank") == ["A"]


def test_nothing_is_to_be_said_where_no_rank_is_high_enough() -> None:
    round_ = do(all_stand(real()), "1:announce=three 2:announce=three 1:say=A")
    assert may(round_) == {(2, "pass")}


def test_royal_flushes_are_equal_at_once() -> None:
    hands = {1: "Ah Kh Qh Jh Th", 2: "Ad Kd Qd Jd Td", 3: "2c 3d 4s 6h 8c"}
    round_ = do(showdown(hands), "1:announce=royal-flush 2:announce=royal-flush 3:pass")
    assert [claim["seat"] for claim in facts(round_)["claims"]] == [1, 2]


def test_what_is_offered_tells_hands_not_apart() -> None:
    """The same options with a hand as without one."""
    one, other = showdown(PAIRS), showdown(PAIRS | {1: "Kh Qd 9c 5s 2c"})
    assert one.prompt is not None
    assert other.prompt is not None
    assert [option.data() for option in one.prompt.options] == [
        option.data() for option in other.prompt.options
    ]


def test_an_announcement_is_refused_on_its_own_screen_alone() -> None:
    round_ = showdown(PAIRS)
    assert [option.do for option in offers(round_, "dealer")] == ["pass"]
    wrong = Action(1, "announce", {"hand": "three"})
    with pytest.raises(Refusal, match="cannot announce now") as caught:
        round_.act(wrong, viewer="dealer")
    assert caught.value.code == "not-now"


# Claims


TWO_PAIR = {1: "Kh Kd 7c 7s 4c", 2: "2h 5d 8c Ts Jc", 3: "3h 5c 9d Td Qc"}


def claimed(stock: str = "Ks") -> Round:
    """Seat 1 stands with two pair, and is asked to draw again."""
    return do(showdown(TWO_PAIR, stock=stock), "1:announce=two-pair 2:pass 3:pass")


def test_the_cards_beside_a_claim_may_go() -> None:
    round_ = do(claimed(), "1:discard=4c")
    assert round_.table.cards("hand:1") == ["Kh", "Kd", "7c", "7s", "Ks"]


@pytest.mark.parametrize("cards", ["Kh", "7s"])
def test_an_own_card_of_a_claim_may_not_go_unexposed(cards: str) -> None:
    assert refusal(claimed(), f"1:discard={cards}").code == "not-allowed"


def test_a_seat_discards_no_more_than_its_claim_leaves() -> None:
    assert value(claimed(), 1, "discard", "cards")["most"] == 1
    assert refusal(claimed(), "1:discard=4c,7s").code == "bad-value"


def sight(round_: Round, seat: int) -> str:
    """Who sees a hand."""
    return round_.table.zones[f"hand:{seat}"].sight


def test_exposed_cards_are_seen_by_all_and_free() -> None:
    round_ = do(claimed("Ks As"), "1:expose")
    assert sight(round_, 1) == "all"
    assert may(round_) == {(1, "stand"), (1, "discard")}
    do(round_, "1:discard=7s,7c")
    assert sight(round_, 1) == "owner"
    assert not facts(round_)["claims"][0]["open"]


def test_a_claim_holds_the_cards_that_made_it() -> None:
    """A third king comes: the first two may still not go."""
    round_ = do(claimed(), "1:discard=4c 2:stand 3:stand 1:pass 2:pass 3:pass")
    assert refusal(round_, "1:discard=Kh").code == "not-allowed"
    do(round_, "1:discard=Ks")


def test_who_was_outbid_has_no_claim() -> None:
    round_ = do(showdown(PAIRS), "1:announce=pair 2:pass 3:announce=two-pair")
    assert may(round_) == {(1, "stand"), (1, "discard")}
    assert value(round_, 1, "discard", "cards")["most"] == 5


def test_of_two_claims_the_larger_number_counts() -> None:
    round_ = do(real(), "1:stand 2:stand 3:stand 1:announce=pair 2:pass 3:pass")
    do(round_, "1:discard=!3 2:stand 3:stand 1:announce=three 2:pass 3:pass")
    assert value(round_, 1, "discard", "count") == {"min": 1, "max": 2, "step": 1}


# A real deck


def test_contained_is_what_more_cards_do_no_harm_to() -> None:
    assert contains(["Kh", "Kd", "Kc", "7s", "7c"], "pair", ["7"])
    assert contains(["Kh", "Kd", "Kc", "7s", "7c"], "three", ["K"])
    assert contains(["Kh", "Kd", "Kc", "7s", "7c"], "two pair", ["K", "7"])
    assert not contains(["Kh", "Kd", "Kc", "7s", "7c"], "two pair", ["7"])
    assert not contains(["Kh", "Kd", "Kc", "Ks", "7c"], "two pair", [])
    assert contains(["Kh", "Kd", "Kc", "Ks", "7c"], "pair", [])
    assert not contains(["Kh", "Qh", "Jh", "Th", "9h"], "flush", [])
    assert not contains(["Kh", "Kd", "Kc", "7s", "7c"], "three", ["7"])


def test_a_fresh_claim_must_be_what_is_exposed() -> None:
    round_ = do(all_stand(real()), "1:announce=pair 2:pass 3:pass 1:expose")
    do(round_, shows(1, "Kh Kd 7c 7s"))
    assert irregularities(round_) == []
    do(round_, shows(1, "4c"))
    assert irregularities(round_) == [(3, 1, "false announcement")]
    assert facts(round_)["forfeits"] == [1]


def test_an_older_claim_must_be_contained_in_what_is_exposed() -> None:
    round_ = do(all_stand(real()), "1:announce=pair 2:pass 3:pass 1:discard=!3 2:stand 3:stand")
    do(round_, "1:announce=two-pair 2:pass 3:pass 1:expose " + shows(1, "Kh Kd 7c 7s 4c"))
    assert irregularities(round_) == []
    assert not any(claim["open"] for claim in facts(round_)["claims"])


def test_said_ranks_must_agree() -> None:
    round_ = do(all_stand(real()), "1:announce=pair 2:announce=pair 1:say=Q 2:pass 3:pass")
    do(round_, "1:expose " + shows(1, "Kh Kd 7c 8s 4c"))
    assert irregularities(round_) == [(3, 1, "false announcement")]


def test_a_hand_known_already_can_show_no_other_until_it_discards() -> None:
    round_ = do(all_stand(real()), "1:announce=pair 2:pass 3:pass 1:expose")
    do(
        round_,
        shows(1, "Kh Kd 7c 8s 4c") + " 1:stand 2:stand 3:stand 1:announce=pair 2:pass 3:pass",
    )
    again = do(Round(round_.setup, round_.actions), "1:expose")
    assert refusal(again, "1:show=Qh").code == "bad-value"
    do(again, shows(1, "4c Kh Kd 7c"))
    assert refusal(again, "1:show=Kh").code == "bad-value"
    do(again, shows(1, "8s") + " 1:discard=!2 2:stand 3:stand 1:play=Qh")
    assert refusal(round_, "1:play=Qh").code == "not-now"
    do(round_, "1:stand 2:stand 3:stand")
    assert refusal(round_, "1:play=Qh").code == "bad-value"


def test_cards_that_were_discarded_may_turn_up_anywhere() -> None:
    round_ = do(all_stand(real()), "1:announce=pair 2:pass 3:pass 1:expose")
    do(round_, shows(1, "Kh Kd 7c 8s 4c") + " 1:discard=!1 2:stand 3:stand 1:pass 2:pass 3:pass")
    do(round_, "1:stand 2:stand 3:stand 1:play=Ah 2:play=Kh")
    assert irregularities(round_) == []


def test_the_example_of_a_false_announcement() -> None:
    carry = running({1: 12, 2: 20, 3: 26})
    round_ = do(all_stand(real(carry=carry)), "1:announce=pair 2:pass 3:pass")
    all_stand(round_)
    all_stand(all_pass(round_))
    do(round_, "1:play=Kc 2:play=Qc 3:play=4c 1:play=2c 2:play=3c 3:play=Jc 3:play=7d 1:play=9d")
    do(round_, "2:play=4d 1:play=Ah 2:play=9h 3:play=Kh 1:play=5s 2:play=5d 3:play=8s")
    assert irregularities(round_) == [(3, 1, "false announcement")]
    assert scores(round_) == {"1": 0, "2": 20, "3": 31}
    assert round_.carry is not None
    assert round_.carry["winners"] == [3]


def played_out(carry: dict[str, Any], said: str) -> Round:
    """Two seats with a real deck; both have nothing, seat 1 takes every trick."""
    round_ = do(all_stand(real(seats=2, dealer=2, carry=carry)), said)
    all_stand(round_)
    all_stand(all_pass(round_))
    one, two = ["Ah", "Kc", "9d", "5s", "3c"], ["8h", "4c", "6d", "3s", "2c"]
    for first, second in zip(one, two, strict=True):
        do(round_, f"1:play={first} 2:play={second}")
    return round_


def test_the_best_of_the_others_wins_were_it_nothing() -> None:
    round_ = played_out({}, "1:pass 2:announce=pair")
    assert round_.carry is not None
    assert round_.carry["winners"] == [1]
    idle = played_out({}, "1:announce=pair 2:pass")
    assert idle.carry is not None
    assert idle.carry["winners"] == [2]
    assert idle.carry["scores"] == {"1": 0, "2": 0}


def test_if_all_forfeit_all_win() -> None:
    round_ = played_out({}, "1:announce=pair 2:announce=three")
    assert irregularities(round_) == [(3, 2, "false announcement")]
    both = do(all_stand(real(seats=2, dealer=2)), "1:announce=pair 2:pass")
    all_stand(both)
    do(both, "1:pass 2:announce=pair")
    all_stand(both)
    for first, second in zip(
        ["Ah", "Kc", "9d", "5s", "3c"], ["8h", "4c", "6d", "3s", "2c"], strict=True
    ):
        do(both, f"1:play={first} 2:play={second}")
    assert [seat for _, seat, _ in irregularities(both)] == [1, 2]
    assert both.carry is not None
    assert both.carry["winners"] == [1, 2]


def test_what_the_last_card_proves_comes_before_what_the_claims_do() -> None:
    round_ = do(all_stand(real(seats=2, dealer=2)), "1:announce=pair 2:pass")
    all_stand(round_)
    all_stand(all_pass(round_))
    do(round_, "1:play=Ah 2:play=2c 1:play=Kd 2:play=3d 1:play=9d 2:play=4d 1:play=5s 2:play=3s")
    do(round_, "1:play=2d 2:play=3h")
    assert [kind for *_, kind in irregularities(round_)] == ["revoke", "false announcement"]


# Tricks and scores


def test_suit_is_followed_and_cards_stay_before_their_seats() -> None:
    hands = {1: "Ah Kc 9d 5s 2c", 2: "3h 4d 6c 8s Td", 3: "4h 6d 7c 8h Jc"}
    round_ = all_stand(all_pass(all_stand(all_pass(all_stand(dealt(hands))))))
    do(round_, "1:play=9d")
    assert refusal(round_, "2:play=3h").code == "bad-value"
    do(round_, "2:play=Td 3:play=6d")
    assert round_.prompt is not None
    assert round_.prompt.awaited == (2,)
    assert [round_.table.cards(f"played:{seat}") for seat in (1, 2, 3)] == [["9d"], ["Td"], ["6d"]]


def test_showdowns_the_last_trick_and_the_best_hand() -> None:
    """The first sample: 1 and 11 points."""
    hands = {1: "Ac Ad 9h 5s 2c", 2: "Qc Qd Qh 5d 3c", 3: "Kh Jc 4c 7d 8s"}
    round_ = do(all_stand(dealt(hands)), "1:pass 2:announce=three 3:pass")
    do(all_stand(round_), "1:announce=pair 2:pass 3:pass")
    assert scores(round_) == {"1": 0, "2": 0, "3": 0}, "scored once, at the end"
    all_stand(round_)
    do(round_, "1:play=Ad 2:play=Qd 3:play=7d 1:play=Ac 2:play=3c 3:play=4c 1:play=5s 2:play=5d")
    do(round_, "3:play=8s 3:play=Kh 1:play=9h 2:play=Qh 3:play=Jc 1:play=2c 2:play=Qc")
    assert scores(round_) == {"1": 1, "2": 11, "3": 0}
    sheet = facts(round_)["sheet"]
    assert [trick["points"] for trick in sheet["tricks"]] == [0, 0, 0, 0, 5]


def test_equal_best_hands_score_nothing() -> None:
    hands = {1: "Kh Kd 9c 5s 2c", 2: "Kc Ks 8c 4s 3c"}
    round_ = all_stand(all_pass(all_stand(all_pass(all_stand(dealt(hands, dealer=2))))))
    do(round_, "1:play=9c 2:play=Kc 2:play=Ks 1:play=5s 2:play=4s 1:play=Kd 2:play=8c 1:play=2c")
    do(round_, "2:play=3c 1:play=Kh")
    assert facts(round_)["best"] == [1, 2]
    assert scores(round_) == {"1": 0, "2": 5}


def test_the_deal_goes_to_the_left_until_somebody_has_the_target() -> None:
    round_ = played_out({}, "1:pass 2:pass")
    assert round_.carry == {"dealer": 1, "deals": 1, "scores": {"1": 5, "2": 0}, "pot": 0}
    over = played_out(running({1: 47, 2: 40}, dealer=2), "1:pass 2:pass")
    assert over.carry is not None
    assert over.carry["winners"] == [1]
