"""Diloti: the plays that are written out for whoever has the turn, so that no screen adds up."""

from itertools import combinations
from typing import Any

from games.cards.fishing import LAYOUT
from games.diloti.rules import GAME
from games.diloti.ways import MOST_WAYS
from games.engine import Action, Option, OptionView, Round, Ways, as_kind
from games.engine.shuffle import Draws
from games.trials.real_deck import RealDeck, whole_answers
from games.trials.simulate import act_at_random, random_setup
from tests.games.at_the_table import act, offers
from tests.games.diloti.test_rules import dealt, declare, lay, sit_with_five

PLAYS = 150
MOST_TRIED = 7
"""Cards of the table, all of whose choices are tried."""


def way_of(ways: Ways | None, card: str) -> set[frozenset[str]]:
    """What a card may be played on by these plays, as sets of cards."""
    assert ways is not None
    return {
        frozenset(as_kind(way.get("take", way.get("cards", [])), list[str]))
        for way in ways
        if way["card"] == card
    }


def offer(round_: Round, seat: int, do: str) -> OptionView:
    """What this seat is shown of a verb."""
    return next(option for option in offers(round_, seat) if option.do == do)


def sets(*cards: str) -> set[frozenset[str]]:
    """Sets of cards: "5h 3s"."""
    return {frozenset(each.split()) for each in cards}


def cards(ranks: str) -> set[str]:
    """The last unseen card of each of these ranks: all but the three are spades."""
    return {f"{rank}{'h' if rank == '3' else 's'}" for rank in ranks}


def test_every_capture_of_the_example_is_written_out() -> None:
    assert way_of(offer(sit_with_five(), 2, "capture").ways, "8h") == sets(
        "8c",
        "5h 3s",
        "6d 2c",
        "8c 5h 3s",
        "8c 6d 2c",
        "5h 3s 6d 2c",
        "8c 5h 3s 6d 2c",
    )


def test_a_declaration_is_written_out_with_its_value_where_a_card_is_kept() -> None:
    round_ = dealt("2d 3c Qh 9s", "5s Tc 4h")
    ways = offer(round_, 1, "declare").ways
    assert ways is not None
    ten = [way for way in ways if way["card"] == "5s" and way["value"] == 10]
    assert [set(as_kind(way["cards"], list[str])) for way in ten] == [{"2d", "3c"}]
    assert all(way["value"] in {4, 5, 10} for way in ways)


def test_whoever_owns_a_declaration_is_told_only_what_keeps_its_card() -> None:
    round_ = act(dealt("8c 6d 5h Ks", "3c 8h 8s / 2c"), declare(1, "3c", 8, "5h"), lay(2, "2c"))
    assert way_of(offer(round_, 1, "declare").ways, "8h") == sets(
        "3c 5h", "3c 5h 8c", "3c 5h 6d 2c"
    ) | (sets("3c 5h 8c 6d 2c"))


def test_nobody_else_is_told_them() -> None:
    round_ = sit_with_five()
    assert all(option.ways is None for option in (*offers(round_, "wall"), *offers(round_, 1)))


def test_with_a_real_deck_they_are_written_out_for_a_card_of_each_rank() -> None:
    round_ = dealt("8c 6d 5h 3s", "8h", cards="physical", deck=None)
    act(round_, *(Action("dealer", "show", {"card": card}) for card in ("8c", "6d", "5h", "3s")))
    assert {way["card"] for way in offer(round_, 1, "lay").ways or ()} == cards("A247TJQK")
    assert {way["card"] for way in offer(round_, 1, "capture").ways or ()} == cards("35689")
    assert way_of(offer(round_, 1, "capture").ways, "8s") == sets("8c", "5h 3s", "8c 5h 3s")


def test_what_is_written_out_is_what_the_rules_let_through() -> None:
    draws = Draws(bytes(32), "ways")
    tried = 0
    while tried < PLAYS:
        setup = random_setup(GAME, draws, None, "virtual")
        assert setup is not None
        round_ = Round(setup)
        while round_.prompt is not None and tried < PLAYS:
            for option in round_.prompt.options:
                if option.do in ("capture", "declare"):
                    tried += is_the_same(round_, option)
            act_at_random(round_, draws)


def is_the_same(round_: Round, option: Option) -> bool:
    """Compare what is written out with every choice of cards; False where there are too many."""
    lying = round_.table.cards(LAYOUT)
    if len(lying) > MOST_TRIED or option.check is None:
        return False
    found = [
        frozenset(chosen)
        for count in range(1, len(lying) + 1)
        for chosen in combinations(lying, count)
    ]
    for card in as_kind(option.values["card"].data(), list[str]):
        right = {
            cards
            for cards in found
            for said in sayings(option, card, list(cards))
            if let(option, said)
        }
        assert way_of(option.ways(), card) == right
    return True


def sayings(option: Option, card: str, cards: list[str]) -> list[dict[str, Any]]:
    """How this verb may be said of these cards."""
    if option.do == "capture":
        return [{"card": card, "take": cards}]
    return [{"card": card, "value": value, "cards": cards} for value in range(1, 11)]


def let(option: Option, said: dict[str, Any]) -> bool:
    """Whether the rules let it through."""
    assert option.check is not None
    return option.check(Action(option.by, option.do, said)) is None


def test_an_evening_has_few_of_them() -> None:
    draws = Draws(bytes(32), "few")
    for _ in range(10):
        setup = random_setup(GAME, draws, None, "virtual")
        assert setup is not None
        round_ = Round(setup)
        while round_.prompt is not None:
            for option in round_.prompt.options:
                assert option.do == "lay" or len(option.ways() or ()) in range(1, MOST_WAYS)
            act_at_random(round_, draws)


def test_what_people_try_at_random_with_a_real_deck_is_let_through() -> None:
    """All but the one in twenty that names a card which is not held."""
    draws = Draws(bytes(32), "real")
    tried = refused = 0
    for _ in range(3):
        setup = random_setup(GAME, draws, None, "physical")
        assert setup is not None
        round_, deck = Round(setup), RealDeck(draws)
        while round_.prompt is not None:
            deck.follow(round_)
            for option in round_.prompt.options:
                true = deck.narrowed(round_, option)
                for way in (true and whole_answers(true)) or ():
                    tried += 1
                    refused += option.check is not None and not let(option, dict(way))
            act_at_random(round_, draws, deck)
    assert tried > PLAYS
    assert refused == 0
