"""Vazhushal: what the rules say of melds that somebody builds before they are laid."""

from games.cards.melds import card_of
from games.engine import Action, Draft, Round
from games.vazhushal.drafts import hand_groups, ways
from tests.games.at_the_table import act
from tests.games.vazhushal.test_rules import dealt, discard, draw, meld

WILD = ["Ad", "Ah", "Jk"]


def drafted(round_: Round, do: str, *heaps: str, **chosen: int) -> Draft:
    return round_.draft(Action(1, do, chosen), [heap.split() for heap in heaps], viewer=1)


def test_a_wild_card_is_itself_where_it_can_be_and_else_counts_most() -> None:
    assert ways(["Qd", "Kd", "Ad"], WILD)[0] == ("Qd", "Kd", "Ad")
    assert ways(["5c", "6c", "Jk"], WILD) == [("5c", "6c", "Jk=7c"), ("Jk=4c", "5c", "6c")]
    assert ways(["5c", "6c", "Jk=4c"], WILD)[0] == ("Jk=4c", "5c", "6c")
    assert "Ad" in ways(["Jk", "Jk", "Ad"], WILD)[0]
    assert ways(["5c", "7h", "Jk"], WILD) == []
    assert ways(["Jk", "Jk", "Jk"], WILD) == []


def test_a_card_that_is_no_wild_one_stands_for_itself() -> None:
    assert ways(["7c", "7d", "7h"], WILD) == [("7c", "7d", "7h")]
    assert ways(["7c", "7c", "7h"], WILD) == []


def test_what_is_built_is_what_is_said() -> None:
    round_ = act(dealt("5d 6d 7d 9c 9h Jk 2s", "3c As", stock="8d"), draw(1))
    draft = drafted(round_, "meld", "7d 5d 6d", "9c Jk=9s 9h")
    assert draft.args == {"melds": [["5d", "6d", "7d"], ["9c", "9h", "Jk=9s"]]}
    act(round_, Action(1, "meld", draft.args))


def test_a_heap_says_what_it_is_and_what_can_be_added() -> None:
    round_ = act(dealt("5d 6d 7d 9c 9h Jk 2s 9s", "3c As", stock="8d"), draw(1))
    draft = drafted(round_, "meld", "7d 5d 6d", "9c 9h", "2s")
    sequence, two, one = draft.heaps
    assert str(sequence.what) == "sequence of diamonds"
    assert {"8d", "Jk"} <= set(sequence.fits)
    assert two.ways == ()
    assert {"9s", "Jk"} <= set(two.fits)
    assert one.ways == ()
    assert draft.args is None


def test_what_cannot_be_laid_says_why() -> None:
    round_ = act(dealt("5d 6d 7d 9c 9h 9s Jk", "3c As", stock="8d"), draw(1))
    assert "without wild cards" in drafted(round_, "meld", "9c 9h 9s").refusal
    act(round_, meld(1, "5d 6d 7d"))
    assert "at least one card" in drafted(round_, "meld", "5d 6d 7d").refusal


def test_a_part_of_the_line_is_taken_with_one_meld_and_one_first() -> None:
    round_ = dealt("4d 5d 6d 9d 9h", "9s 2c", stock="Jh Jc")
    act(round_, draw(1), discard(1, "Jh"), draw(2), discard(2, "Jc"))
    assert drafted(round_, "take", "9s 9d 9h", count=3).args is None
    draft = drafted(round_, "take", "4d 5d 6d", "9s 9d 9h", count=3)
    assert draft.args == {
        "count": 3,
        "cards": ["9d", "9h", "9s"],
        "first": ["4d", "5d", "6d"],
    }
    assert drafted(round_, "take", count=3).args is None
    act(round_, Action(1, "take", draft.args or {}))


def test_nobody_else_is_told_anything() -> None:
    round_ = act(dealt("5d 6d 7d", stock="8d"), draw(1))
    before = list(round_.actions)
    drafted(round_, "meld", "5d 6d 7d")
    assert round_.actions == before


def test_a_hand_is_sorted_by_what_can_be_laid() -> None:
    cards = ["9c", "5d", "6d", "Jk", "7d", "9h", "2s", "Kc"]
    groups = hand_groups(cards, {"negative_joker": ["As"]})
    assert sorted(card for group in groups for card in group) == sorted(cards)
    assert {"5d", "6d", "7d"} <= set(groups[0]) | set(groups[1])
    assert sorted(groups[-1]) == ["2s", "Kc"]


def test_a_hand_without_a_pure_sequence_shows_its_sets() -> None:
    groups = hand_groups(["9c", "2s", "9h", "9d"], {"negative_joker": ["As"]})
    assert [sorted(map(card_of, group)) for group in groups] == [["9c", "9d", "9h"], ["2s"]]
