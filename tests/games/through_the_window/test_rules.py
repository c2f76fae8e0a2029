"""Through the Window, rule by rule; the worked examples are those of the rules page."""

from typing import Any

import pytest

from games.engine import Action, NotARound, Round, Viewer, result
from games.through_the_window.rules import GAME
from tests.games.at_the_table import act, facts, may, paid, racks, refused, seen, sit

THREE = {1: 200, 2: 200, 3: 200}
DECK = ["3h", "8c", "Td", "As", "2c", "4d", "5s", "6h", "7c", "9d", "Jh", "Kd"]
"""Seat 3 gets the first four, then seat 1, then seat 2, who deals."""


def begun(dealer: int = 2, **setup: Any) -> Round:
    return sit(GAME, THREE, dealer=dealer, deck=[DECK], **setup)


def turn(seat: int) -> Action:
    return Action(seat, "turn")


def award(seat: int, word: str | None = None) -> Action:
    return Action("dealer", "award", {"seat": seat} | ({"word": word} if word is not None else {}))


NOBODY = Action("dealer", "nobody")


def at_the_three(**setup: Any) -> Round:
    """The 3♥ is turned, by the second player."""
    return act(begun(**setup), turn(2), NOBODY, turn(3))


def test_four_cards_face_down_that_nobody_sees() -> None:
    round_ = begun()
    for seat in THREE:
        assert len(round_.table.cards(f"row:{seat}")) == 4
    viewers: tuple[Viewer, ...] = (1, 2, 3, "dealer", "wall")
    assert not any(card in seen(round_, viewer) for card in DECK for viewer in viewers)


def test_the_turns_go_round_four_times_from_the_deal_each_card_in_order() -> None:
    round_, turned = begun(), []
    for lap in range(1, 5):
        for seat in (2, 3, 1):
            assert may(round_) == {(seat, "turn")}
            assert facts(round_)["lap"] == lap
            act(round_, turn(seat))
            turned += round_.table.cards("turned")
            act(round_, NOBODY)
    assert [DECK.index(card) + 1 for card in turned] == [9, 1, 5, 10, 2, 6, 11, 3, 7, 12, 4, 8]


def test_nobody_else_may_turn() -> None:
    assert refused(begun(), turn(1)).code == "not-now"


def test_until_the_outcome_is_entered_nothing_else_is_accepted() -> None:
    round_ = act(begun(), turn(2))
    assert may(round_) == {("dealer", "award"), ("dealer", "nobody")}
    assert refused(round_, turn(3)).code == "not-now"
    assert refused(round_, Action(2, "award", {"seat": 2})).code == "not-now"


def test_the_prompt_lists_every_seat_and_leaves_the_word_out() -> None:
    prompt = result(act(begun(), turn(2)))["prompt"]
    assert prompt["options"] == [  # type: ignore[index, call-overload]
        {"by": "dealer", "do": "award", "seat": [1, 2, 3]},
        {"by": "dealer", "do": "nobody"},
    ]


def test_any_seat_may_win_any_card_and_it_lies_apart_from_the_four() -> None:
    round_ = act(begun(), turn(2), award(1))
    assert round_.table.cards("prizes:1") == ["7c"]
    assert len(round_.table.cards("row:1")) == 4
    assert facts(round_)["found"] == [{"seat": 1, "card": "7c", "word": None}]


def test_a_card_that_nobody_wins_is_out_of_play() -> None:
    round_ = act(begun(), turn(2), NOBODY)
    assert round_.table.cards("out") == ["7c"]
    assert result(round_)["scores"] == {"1": 0, "2": 0, "3": 0}


def test_a_word_begins_with_the_letter_of_the_card() -> None:
    round_ = at_the_three()
    why = refused(round_, award(1, "elephant"))
    assert (why.code, "begin with T" in why.message) == ("bad-value", True)
    assert round_.table.cards("turned") == ["3h"]
    act(round_, award(1, "Texas"))


def test_a_word_is_good_for_one_card_by_its_letters_alone() -> None:
    round_ = act(at_the_three(), award(1, "Texas"))
    for seat, card in ((1, "2c"), (2, "9d"), (3, "8c"), (1, "4d"), (2, "Jh"), (3, "Td")):
        act(round_, turn(seat))
        assert round_.table.cards("turned") == [card]
        if card in ("2c", "Td"):
            assert refused(round_, award(3, "te xas")).code == "not-allowed"
            assert refused(round_, award(1, "TE-XAS'")).code == "not-allowed"
        act(round_, NOBODY)


def test_a_word_called_too_late_is_free_and_a_plural_is_another() -> None:
    round_ = act(at_the_three(), award(1, "Tree"), turn(1))
    assert refused(round_, award(2, "tree")).code == "not-allowed"
    act(round_, award(2, "trees"))


def test_a_card_won_without_a_word_is_compared_with_nothing() -> None:
    act(at_the_three(), award(1), turn(1), award(1, "Texas"))


@pytest.mark.parametrize(
    "word", ["", " ", "-", "T" * 41, "Té", "T1", "T.", "T\n", "a tree", "'", "Ｔ"]
)
def test_what_is_no_word_is_refused(word: str) -> None:
    assert refused(at_the_three(), award(1, word)).code == "bad-value"


@pytest.mark.parametrize("word", ["T", "t" * 40, "'t", "-- T", "t'a-b c", "Th", "Ts"])
def test_what_is_a_word_stands(word: str) -> None:
    round_ = act(at_the_three(), award(1, word))
    assert facts(round_)["found"][0]["word"] == word.upper()


@pytest.mark.parametrize("word", [None, 3, True, ["T"]])
def test_a_word_of_the_wrong_type_is_refused(word: Any) -> None:
    wrong = Action("dealer", "award", {"seat": 1, "word": word})
    assert refused(at_the_three(), wrong).code == "bad-value"


def test_a_word_that_looks_like_a_card_is_told_as_it_is() -> None:
    round_ = act(at_the_three(), award(1, "Th"), turn(1), award(2, "Ts"))
    viewers: tuple[Viewer, ...] = (1, "dealer", "wall")
    for viewer in viewers:
        assert '"word":"Th"' in seen(round_, viewer)
        assert "with TS" in seen(round_, viewer)


def test_another_language_has_other_letters() -> None:
    round_ = act(
        begun(options={"letters": "AZDVFSSANZBDK"}), turn(2), NOBODY, turn(3), award(1, "Dach")
    )
    act(round_, turn(1), award(1, "Zoo"), turn(2), award(1, "Nest"), turn(3), award(1, "Apfel"))


def begun_with(letters: Any) -> Round:
    return sit(GAME, THREE, dealer=2, deck=[DECK], options={"letters": letters})


@pytest.mark.parametrize("letters", ["ATTFFSSENTJQ", "attffssentjqk", "ATTFFSSENTJQKK", 13, None])
def test_the_letters_are_thirteen_capitals(letters: Any) -> None:
    with pytest.raises(NotARound):
        begun_with(letters)


def test_there_is_never_a_running_game() -> None:
    with pytest.raises(NotARound):
        begun(carry={"dealer": 2})
    begun(carry={"finished": True, "winners": [1], "deals": 1, "scores": {"1": 4}})
    begun(carry={"markers": {"1": 3}})


def won(counts: dict[int, int], **setup: Any) -> Round:
    """A game in which these seats win so many cards, the others are nobody's."""
    round_ = begun(**setup)
    order = [seat for seat, count in counts.items() for _ in range(count)]
    for number in range(12):
        assert round_.prompt is not None
        act(round_, turn(int(round_.prompt.awaited[0])))
        assert result(round_)["scores"] == {"1": 0, "2": 0, "3": 0}
        act(round_, award(order[number]) if number < len(order) else NOBODY)
    return round_


def test_most_cards_win_and_ties_share() -> None:
    round_ = won({1: 5, 2: 5, 3: 2}, dealer=3, options={"ante": 5, "stake": 1})
    assert round_.carry == {
        "finished": True,
        "winners": [1, 2],
        "deals": 1,
        "scores": {"1": 5, "2": 5, "3": 2},
    }
    assert paid(round_)[-4:] == [
        ("pot", "seat:1", 8),
        ("pot", "seat:2", 7),
        ("seat:3", "seat:1", 3),
        ("seat:3", "seat:2", 3),
    ]


def test_with_no_word_at_all_everybody_wins() -> None:
    round_ = won({}, options={"ante": 5})
    assert round_.carry is not None
    assert round_.carry["winners"] == [1, 2, 3]
    assert racks(round_) == THREE


def test_a_real_card_is_shown_after_its_turn() -> None:
    round_ = act(sit(GAME, THREE, dealer=2, cards="physical"), turn(2))
    assert may(round_) == {("dealer", "show")}
    assert refused(round_, award(1)).code == "not-now"
    act(round_, Action("dealer", "show", {"card": "7c", "seat": 2}), award(1, "snow"), turn(3))
    again = Action("dealer", "show", {"card": "7c", "seat": 3})
    assert refused(round_, again).code == "bad-value"
