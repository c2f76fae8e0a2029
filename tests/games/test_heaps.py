"""Cards in heaps: what an action may say, and what the rules say of a draft before it is said."""

from collections import Counter
from typing import Any

import pytest

from games.cards import UNSEEN, Card, rank
from games.engine import (
    Action,
    CardMode,
    Draft,
    Ending,
    Game,
    Heaps,
    JudgedHeap,
    Option,
    Refusal,
    Round,
    Script,
    Table,
    as_kind,
    view,
)
from games.engine.shuffle import Draws
from games.trials.real_deck import RealDeck
from tests.games.at_the_table import act, refused, seen, sit

SEATS = {1: 0, 2: 0}
DECK = ("2c", "2d", "3c", "2h", "4c", "5c", "2c", "7c")
LYING = (("2s", "2h"),)


def play(table: Table[Any]) -> Script:
    """Seat 1 lays pairs beside one that lies there; a heap of two ranks is refused."""
    table.shuffle([*DECK, "2s", "2h"])
    for seat in table.seats:
        table.zone(f"hand:{seat}", owner=seat, sight="owner")
        table.deal(3, to=f"hand:{seat}")
    value = table.heaped("hand:1", LYING)
    yield table.ask(
        "test.lay", Option(1, "lay", {"heaps": value}, check=mixed, private=table.virtual), seat=1
    )
    yield table.ask("test.lay", Option(2, "go"), seat=2)
    return Ending({})


def heaps_of(action: Action) -> list[list[Card]]:
    return as_kind(action.args["heaps"], list[list[Card]])


def mixed(action: Action) -> str | None:
    return (
        "These are mixed."
        if any(len({rank(card) for card in heap}) > 1 for heap in heaps_of(action))
        else None
    )


def judge(table: Table[Any], action: Action, heaps: Any) -> Draft:
    judged = tuple(JudgedHeap(f"{len(heap)} cards", (tuple(heap),)) for heap in heaps)
    if any("Jk" in heap for heap in heaps):
        raise ValueError("no joker here")
    return Draft(judged, {"heaps": [list(heap) for heap in heaps]} if heaps else None, "Nothing.")


def game(judges: bool = True) -> Game:
    return Game(
        slug="test",
        name="Test",
        rules="1",
        least_seats=2,
        most_seats=2,
        play=play,
        has_deal=False,
        lines={"test.lay": "{player} lays."},
        judge=judge if judges else None,
        hand_groups=lambda cards, zones: [cards[:2], cards[2:]] if zones else [],
    )


def table(cards: CardMode = "virtual") -> Round:
    return sit(game(), SEATS, cards=cards, deck=[list(DECK)] if cards == "virtual" else None)


def value(round_: Round) -> Heaps:
    assert round_.prompt is not None
    (option,) = round_.prompt.options
    found = option.values["heaps"]
    assert isinstance(found, Heaps)
    return found


@pytest.mark.parametrize(
    "wrong", [[], "2c", [[]], [["2c"], []], ["2c"], [["2x"]], [[2]], None, [[["2c"]]]]
)
def test_heaps_are_a_list_of_lists_of_cards(wrong: Any) -> None:
    assert refused(table(), Action(1, "lay", {"heaps": wrong})).code == "bad-value"


def test_a_screen_is_told_what_lies_there_and_what_may_be_added() -> None:
    assert value(table()).data() == {"heaps": [["2s", "2h"]], "cards": ["2c", "2d", "3c"]}


def test_of_a_real_deck_every_card_may_be_added_as_often_as_it_is_unseen() -> None:
    found = value(table("physical"))
    assert Counter(found.cards) == Counter([*DECK, "2s", "2h"])
    assert found.most == 3


def test_who_plays_a_real_deck_at_random_lays_what_the_hand_holds() -> None:
    round_ = table("physical")
    deck = RealDeck(Draws(bytes(32)))
    deck.follow(round_)
    assert round_.prompt is not None
    narrowed = deck.narrowed(round_, round_.prompt.options[0])
    assert narrowed is not None
    held = narrowed.values["heaps"]
    assert isinstance(held, Heaps)
    assert len(held.cards) == round_.table.cards("hand:1").count(UNSEEN)
    assert not Counter(held.cards) - Counter(value(round_).cards)


def test_a_draft_is_judged_and_nothing_is_done() -> None:
    round_ = table()
    before = seen(round_, 1), seen(round_, 2), round_.clock
    draft = round_.draft(Action(1, "lay"), [["2c", "2d"], ["3c"]], 1)
    assert [heap.what for heap in draft.heaps] == ["2 cards", "1 cards"]
    assert draft.args == {"heaps": [["2c", "2d"], ["3c"]]}
    assert (seen(round_, 1), seen(round_, 2), round_.clock) == before
    act(round_, Action(1, "lay", draft.args))


def test_a_draft_says_what_the_action_would_be_refused_for() -> None:
    draft = table().draft(Action(1, "lay"), [["2c", "3c"]], 1)
    assert (draft.args, draft.refusal) == (None, "These are mixed.")
    assert table().draft(Action(1, "lay"), [], 1).refusal == "Nothing."


@pytest.mark.parametrize("viewer", [2, "dealer", "wall"])
def test_nobody_else_is_told_what_a_hidden_hand_could_lay(viewer: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        table().draft(Action(1, "lay"), [["2c", "2d"]], viewer)
    assert refusal.value.code == "not-now"


def test_a_game_without_heaps_judges_none() -> None:
    with pytest.raises(Refusal, match="takes no heaps"):
        sit(game(judges=False), SEATS, seed=bytes(32)).draft(Action(1, "lay"), [["2c"]], 1)


def test_a_mistake_of_the_rules_costs_one_answer() -> None:
    round_ = table()
    with pytest.raises(Refusal, match="no joker here") as refusal:
        round_.draft(Action(1, "lay"), [["Jk"]], 1)
    assert refusal.value.code == "fault"
    assert round_.draft(Action(1, "lay"), [["2c", "2d"]], 1).args


def test_whoever_holds_a_hand_is_told_what_goes_together_in_it() -> None:
    round_ = table()
    assert view(round_, 1).hand_groups == (("2c", "2d"), ("3c",))
    assert view(round_, 2).hand_groups == (("2h", "4c"), ("5c",))
    assert view(round_, "dealer").hand_groups == view(round_, "wall").hand_groups == ()
    assert view(table("physical"), 1).hand_groups == ()
