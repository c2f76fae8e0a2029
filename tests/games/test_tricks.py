"""Tricks and layouts: the words of the rules pages, tried on their examples."""

from typing import Any

from games.cards.layouts import fitting, next_in_suit, runs
from games.cards.tricks import Duty, Ranks, follow, play_card, play_option
from games.engine import Action, Ending, Game, Round, Script, Table
from tests.games.at_the_table import act, refused, sit

LOW_TEN = Ranks("789TAJQK")
"""Polignac's order."""
SCHNAPSEN = Ranks("JQKTA")


def test_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    assert LOW_TEN.taker(["Ah", "Th", "Jh", "7h"]) == 2, "the jack takes itself"
    assert LOW_TEN.taker(["Qd", "8d", "Js", "Kd"]) == 3
    assert LOW_TEN.taker(["7c", "Ks", "Kh", "Kd"]) == 0


def test_the_highest_trump_takes_the_trick() -> None:
    assert SCHNAPSEN.taker(["As", "Jh", "Qh"], trump="h") == 2
    assert SCHNAPSEN.beats("Jh", "As", trump="h")
    assert not SCHNAPSEN.beats("As", "Jh", trump="h")


def test_one_plays_a_card_of_the_best_class_one_holds() -> None:
    """The classes and the hands of Schnapsen's example: spades led with the king, hearts trumps."""
    spades, hearts = ({rank + suit for rank in SCHNAPSEN.order} for suit in "sh")
    higher = {card for card in spades if SCHNAPSEN.beats(card, "Ks")}
    duty = Duty((frozenset(higher), frozenset(spades), frozenset(hearts)))
    assert duty.allowed(["As", "Qs", "Jh", "Ac"]) == ["As"]
    assert duty.allowed(["Qs", "Jh", "Ac"]) == ["Qs"]
    assert duty.allowed(["Jh", "Ac"]) == ["Jh"]
    assert duty.allowed(["Ac", "Tc"]) == ["Ac", "Tc"]
    assert duty.better("Jh") == spades
    assert duty.better("As") == frozenset()


def a_trick(**setup: Any) -> Round:
    """Seat 1 turns over one of its two cards and plays two, with spades to follow each time."""

    def play(table: Table[None]) -> Script:
        table.shuffle(["As", "Ks", "7h", "8h"])
        table.zone("hand:1", owner=1, sight="owner")
        table.zone("known")
        table.zone("trick")
        yield from table.turn_up(1, to="known", which="a card")
        table.deal(2, to="hand:1")
        table.move("known", "hand:1", list(table.cards("known")))
        duty = follow("Ts", LOW_TEN)
        for number in range(3):
            option = play_option(table, 1, "hand:1", LOW_TEN, duty)
            action = yield table.ask("test", option, stage=str(number))
            play_card(table, 1, action.card(), "hand:1", "trick", duty)
        return Ending({})

    game = Game("test", "Test", "1", 1, 2, play, {"test": "Play."}, has_deal=False)
    return sit(game, {1: 0}, **setup)


def play(card: str) -> Action:
    return Action(1, "play", {"card": card})


def test_a_hand_that_the_engine_knows_is_held_to_its_duty() -> None:
    dealt = a_trick(deck=[["7h", "As", "8h"]])
    assert "spades were led" in refused(dealt, play("8h")).message
    act(dealt, play("As"), play("8h"))


def test_with_a_real_deck_a_card_known_to_be_there_is_a_duty_too() -> None:
    dealt = act(a_trick(cards="physical"), Action("dealer", "show", {"card": "As"}))
    assert "spades were led" in refused(dealt, play("7h")).message
    act(dealt, play("Ks"))
    assert dealt.table.irregularities == []


def test_with_a_real_deck_a_better_card_that_comes_to_light_later_proves_a_revoke() -> None:
    dealt = act(a_trick(cards="physical"), Action("dealer", "show", {"card": "7h"}))
    act(dealt, play("8h"), play("Ks"))
    assert [irregularity.data() for irregularity in dealt.table.irregularities] == [
        {"action": 1, "seat": 1, "kind": "revoke"}
    ]


LORUM = Ranks("789TJQKA")


def test_what_fits_on_a_layout() -> None:
    layout = ["Jc", "Qc", "Jh", "Tc"]
    assert runs(layout, LORUM) == {"c": ["Tc", "Jc", "Qc"], "d": [], "h": ["Jh"], "s": []}
    assert fitting(layout, LORUM) == ["9c", "Kc", "Jd", "Th", "Qh", "Js"]
    assert fitting(["7d", "8d"], LORUM) == ["7c", "9d", "7h", "7s"]


def test_after_the_highest_card_of_a_suit_comes_the_lowest() -> None:
    assert next_in_suit("Ac", LORUM) == "7c"
    assert next_in_suit("Ts", LORUM) == "Js"
