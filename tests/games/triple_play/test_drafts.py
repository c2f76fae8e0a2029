"""Triple Play: what the rules say of melds before they are laid, and before they take the pile."""

from games.cards import Card
from games.engine import Action, Draft, Round, view
from games.triple_play.drafts import hand_groups
from games.triple_play.rules import GAME
from tests.games.at_the_table import act, sit
from tests.games.triple_play.test_rules import RACKS, cards, deck


def dealt(hand: str, upcard: str = "9c") -> Round:
    """Seat 1 has this hand and the turn."""
    return sit(GAME, RACKS, dealer=4, deck=deck({1: hand}, upcard=upcard))


def drafted(round_: Round, do: str, **melds: str) -> Draft:
    """Melds by their names: ``K="Kc Kd Kh"``."""
    rows = [{"rank": name, "cards": cards(held)} for name, held in melds.items()]
    return round_.draft(Action(1, do, {"melds": rows}), [], viewer=1)


def points(draft: Draft) -> list[str]:
    return [str(heap.what) for heap in draft.heaps]


def test_a_draft_says_what_it_is_worth_and_what_a_side_needs_to_open() -> None:
    round_ = act(dealt("Kc Kd Kh 4c 4d 4h Jk"), Action(1, "draw"))
    draft = drafted(round_, "meld", K="Kc Kd Kh", **{"4": "4c 4d 4h"})
    assert points(draft) == ["worth 30", "worth 15"]
    assert draft.note == "worth 45 of 50 to open"
    assert draft.args is None
    assert "worth 50 or more, not 45" in draft.refusal


def test_what_is_drafted_is_what_is_said() -> None:
    round_ = act(dealt("Kc Kd Kh 4c 4d 4h Jk"), Action(1, "draw"))
    draft = drafted(round_, "meld", K="Kc Kd Kh Jk")
    assert draft.note == "worth 80 of 50 to open"
    act(round_, Action(1, "meld", draft.args or {}))
    assert drafted(round_, "meld", **{"4": "4c 4d 4h"}).note == "worth 15"


def test_the_top_of_the_pile_counts_where_it_is_taken() -> None:
    round_ = dealt("9d 9h Ac Ad Ah 2c")
    pair: list[Card] = ["9d", "9h"]
    draft = drafted(round_, "pile", **{"9": " ".join(pair)}, A="Ac Ad Ah")
    assert draft.note == "worth 90 of 50 to open"
    assert draft.args == {"cards": pair, "melds": [{"rank": "A", "cards": ["Ac", "Ad", "Ah"]}]}
    assert "two cards" in drafted(round_, "pile", A="Ac Ad Ah").refusal


def test_threes_are_no_meld() -> None:
    round_ = act(dealt("3c 3s Kc"), Action(1, "draw"))
    draft = drafted(round_, "meld", **{"3": "3c 3s"})
    assert (draft.args, draft.refusal) == (None, "Threes go into no meld.")


def test_a_hand_is_told_which_of_its_cards_make_melds() -> None:
    *melds, others = hand_groups(cards("Kc 4c Kd 2c 4d 3c Kh Jk 2d 3s 3c"), {})
    assert [set(meld) for meld in melds] == [{"Kc", "Kd", "Kh"}, {"2c", "2d", "Jk"}]
    assert others == ["4c", "4d", "3c", "3s", "3c"]
    assert view(dealt("Kc Kd Kh"), "wall").hand_groups == ()
