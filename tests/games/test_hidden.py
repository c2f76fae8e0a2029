"""What is known of cards that lie face down: out of which zone a real deck shows one, and what the
rules make public of a hand.
"""

from collections.abc import Callable
from typing import Any

import pytest

from games.cards import UNSEEN, Card
from games.engine import (
    Action,
    CardMode,
    Ending,
    Game,
    NotARound,
    OneOf,
    Option,
    Round,
    Script,
    ScriptError,
    Table,
    as_kind,
    view,
)
from games.engine.shuffle import Draws
from games.engine.values import ShownCard
from games.trials.checks import undoing
from games.trials.leaks import leaks
from games.trials.real_deck import RealDeck
from games.trials.reentry import reentry
from games.trials.simulate import act_at_random
from tests.games.at_the_table import act, refused, seen, sit

SEATS = {1: 50, 2: 50}
ZONES = ("hand:1", "hand:2", "stock")
DECK = ("2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c")
LINES = {"test.show": "Which card?", "test.go": "{player} goes.", "test.here": "{player} has it."}


def game(play: Callable[[Table[Any]], Script]) -> Game:
    return Game(
        slug="test",
        name="Test",
        rules="1",
        least_seats=2,
        most_seats=4,
        play=play,
        has_deal=False,
        lines=LINES,
    )


def deal(table: Table[Any]) -> None:
    """Three cards to each of two hands; two are left."""
    table.shuffle(DECK)
    for seat in table.seats:
        table.zone(f"hand:{seat}", owner=seat, sight="owner")
        table.deal(3, to=f"hand:{seat}")
    table.zone("open")


def holder(table: Table[Any], card: Card) -> int:
    return next(seat for seat in table.seats if card in table.cards(f"hand:{seat}"))


# A card out of one of several zones


def two_wanted(table: Table[Any]) -> Script:
    """The five and the six of clubs come out, wherever they lie; whoever held one gets a chip."""
    deal(table)
    wanted = ["5c", "6c"]
    while wanted:
        if table.virtual:
            card = wanted[0]
            zone = next(name for name in ZONES if card in table.cards(name))
        else:
            option = table.showing(*ZONES, cards=wanted)
            action = yield table.ask("test.show", option, stage=f"{len(wanted)} wanted")
            card, zone = action.card(), table.shown_out_of(action, *ZONES)
        if seat := table.zones[zone].owner:
            table.pay("house", seat, 1, "held it")
        wanted.remove(card)
        table.turn_up_card(zone, "open", card)
    yield table.ask("test.go", Option(1, "go"), seat=1)
    return Ending({})


def show(card: Card, seat: int | None = None) -> Action:
    return Action("dealer", "show", {"card": card} | ({"seat": seat} if seat else {}))


def test_the_dealer_shows_a_card_out_of_a_hand_or_off_the_stock() -> None:
    round_ = act(sit(game(two_wanted), SEATS, cards="physical"), show("6c", 2), show("5c"))
    assert round_.table.cards("open") == ["6c", "5c"]
    assert [len(round_.table.cards(name)) for name in ZONES] == [3, 2, 1]
    assert (round_.table.chips(1), round_.table.chips(2)) == (50, 51)


def test_a_card_is_shown_out_of_no_hand_that_cannot_hold_it() -> None:
    def play(table: Table[Any]) -> Script:
        deal(table)
        table.known_not_in("hand:1", ["5c"])
        table.known_not_in("stock", ["5c"])
        yield table.ask("test.show", table.showing(*ZONES))
        return Ending({})

    round_ = sit(game(play), SEATS, cards="physical")
    assert refused(round_, show("5c", 1)).message == "Player 1 cannot hold 5♣."
    assert refused(round_, show("5c")).message == "The 5♣ cannot lie there."
    assert refused(round_, show("5c", 4)).code == "bad-value"
    assert act(round_, show("5c", 2)).finished


def test_of_hands_alone_the_dealer_must_name_one() -> None:
    def play(table: Table[Any]) -> Script:
        deal(table)
        yield table.ask("test.show", table.showing("hand:1", "hand:2"))
        return Ending({})

    round_ = sit(game(play), SEATS, cards="physical")
    assert refused(round_, show("5c")).code == "missing-key"
    assert act(round_, show("5c", 1)).finished


def test_a_card_lies_in_one_zone_of_an_owner() -> None:
    def play(table: Table[Any]) -> Script:
        deal(table)
        table.showing("open", "stock")
        yield table.ask("test.go", Option(1, "go"), seat=1)
        return Ending({})

    with pytest.raises(NotARound, match="several zones of one owner"):
        sit(game(play), SEATS, cards="physical")


def test_who_plays_at_random_shows_a_card_where_it_lies() -> None:
    out_of = set()
    for number in range(12):
        draws = Draws(bytes([number]) * 32)
        deck, round_ = RealDeck(draws), sit(game(two_wanted), SEATS, cards="physical")
        deck.follow(round_)
        assert round_.prompt is not None
        narrowed = deck.narrowed(round_, round_.prompt.options[0])
        assert narrowed is not None
        named = narrowed.values["seat"].data() if "seat" in narrowed.values else [None]
        (seat,) = as_kind(named, list[int | None])
        zone = f"hand:{seat}" if seat else "stock"
        shown = narrowed.values["card"]
        assert isinstance(shown, ShownCard)
        assert {*shown.cards} == {"5c", "6c"} & {*deck._faces[zone]}
        assert not narrowed.optional
        out_of.add(zone)
    assert out_of == {*ZONES}


def test_what_the_engine_dealt_is_entered_out_of_the_same_hands() -> None:
    for number in range(12):
        round_ = sit(game(two_wanted), SEATS, seed=bytes([number]) * 32)
        assert not list(reentry(act(round_, Action(1, "go"))))


# What everybody knows


def starts(table: Table[Any], *, knowing: bool) -> Script:
    """Whoever holds the two of clubs begins, which everybody sees; the deck has no more cards."""
    deal(table)
    seat = next((seat for seat in table.seats if "2c" in table.cards(f"hand:{seat}")), 0)
    if seat and knowing:
        table.known_in(f"hand:{seat}", ["2c"])
    elif knowing:
        for other in table.seats:
            table.known_not_in(f"hand:{other}", ["2c"])
    yield table.ask("test.go", Option(seat or "dealer", "go"), seat=1)
    yield table.ask("test.here", Option(1, "go"), seat=1)
    return Ending({})


def leaks_of(play: Callable[[Table[Any]], Script]) -> list[str]:
    found = []
    for number in range(40):
        round_ = sit(game(play), SEATS, seed=bytes([number]) * 32)
        act_at_random(round_, Draws(bytes(32)))
        found += [finding.what for finding in leaks(round_, "wall", Draws(bytes([number]) * 32))]
    return found


def test_what_a_rule_makes_public_is_no_leak_once_it_is_known() -> None:
    assert leaks_of(lambda table: starts(table, knowing=False))
    assert not leaks_of(lambda table: starts(table, knowing=True))


def asks_who_has(table: Table[Any]) -> Script:
    """Seat 2 says whether it has the five."""
    deal(table)
    yield table.ask("test.go", Option(2, "go"), seat=2)
    if "5c" in table.cards("hand:2"):
        table.known_in("hand:2", ["5c"])
    else:
        table.known_not_in("hand:2", ["5c"])
    yield table.ask("test.go", Option(1, "go"), stage="then", seat=1)
    return Ending({})


@pytest.mark.parametrize("deck", [["5c"], ["2c", "3c", "4c", "5c"]])
def test_what_everybody_was_told_stands(deck: list[Card]) -> None:
    """Of a card that is in the hand, or is not."""
    round_ = sit(game(asks_who_has), SEATS, deck=[deck])
    assert not list(undoing(round_, Action(2, "go")))
    assert not round_.undoable


def test_a_card_that_is_known_to_be_in_a_hand_is_face_down_there_still() -> None:
    round_ = act(sit(game(asks_who_has), SEATS, deck=[["2c", "3c", "4c", "5c"]]), Action(2, "go"))
    assert "5c" in round_.table.cards("hand:2")
    assert "5c" not in seen(round_, 1)


def test_nobody_is_told_that_a_card_is_not_where_it_is() -> None:
    def play(table: Table[Any]) -> Script:
        deal(table)
        table.known_not_in("stock", DECK)
        yield table.ask("test.go", Option(1, "go"), seat=1)
        return Ending({})

    with pytest.raises(NotARound, match=r"there is .* in stock"):
        sit(game(play), SEATS, seed=bytes(32))


def table_of(after: Callable[[Table[Any]], None]) -> Table[Any]:
    def play(table: Table[Any]) -> Script:
        deal(table)
        table.known_not_in("hand:1", ["5c", "6c"])
        after(table)
        yield table.ask("test.go", Option(1, "go"), seat=1)
        return Ending({})

    return sit(game(play), SEATS, cards="physical").table


def test_of_a_real_deck_no_card_is_named_from_a_hand_that_it_is_known_not_to_be_in() -> None:
    table = table_of(lambda table: None)
    assert {*table.playable("hand:1")} == {*DECK} - {"5c", "6c"}
    assert table.held("hand:1").error("5c")
    assert table.held_some("hand:1", 1, 2).error(["5c"])
    assert not table.may_hold("hand:1", ["5c"])
    assert table.may_hold("hand:2", ["5c"])
    with pytest.raises(ScriptError, match="there is no 5c in hand:1"):
        table.move("hand:1", "open", ["5c"])


def test_a_card_is_ruled_out_until_unseen_cards_come() -> None:
    assert table_of(lambda table: table.deal(1, "hand:1")).ruled_out("hand:1") == frozenset()
    assert table_of(lambda table: table.deal(1, "hand:2")).ruled_out("hand:1") == {"5c", "6c"}

    def from_where_one_is_not(table: Table[Any]) -> None:
        table.known_not_in("stock", ["6c"])
        table.deal(1, "hand:1")

    assert table_of(from_where_one_is_not).ruled_out("hand:1") == {"6c"}
    assert table_of(lambda table: table.move("stock", "hand:1", ["5c"])).ruled_out("hand:1") == {
        "6c"
    }
    assert not table_of(lambda table: table.shuffle(table.take_up("hand:1"))).ruled_out("hand:1")


def test_who_plays_at_random_holds_no_card_that_is_ruled_out() -> None:
    for number in range(12):
        deck = RealDeck(Draws(bytes([number]) * 32))
        round_ = Round(sit(game(two_wanted), SEATS, cards="physical").setup)
        deck.follow(round_)
        held = deck._faces["hand:1"]
        round_.table.known_not_in("hand:1", held)
        deck.follow(round_)
        assert not {*held} & {*deck._faces["hand:1"]}
        assert sum(map(len, deck._faces.values())) == len(DECK)
        assert round_.table.cards("hand:1") == [UNSEEN] * 3


# Equal cards of two packs


def of_two_packs(cards: CardMode, deck: list[list[Card]] | None = None) -> Table[Any]:
    """Seats 1 and 2 hold three cards each of two packs of eight."""

    def play(table: Table[Any]) -> Script:
        table.shuffle([*DECK, *DECK])
        for seat in table.seats:
            table.zone(f"hand:{seat}", owner=seat, sight="owner")
            table.deal(3, to=f"hand:{seat}")
        yield table.ask("test.go", Option(1, "go"), seat=1)
        return Ending({})

    return sit(game(play), SEATS, cards=cards, deck=deck).table


def test_a_hand_of_a_real_deck_may_hold_a_card_as_often_as_it_is_unseen() -> None:
    table = of_two_packs("physical")
    assert table.may_hold("hand:1", ["5c", "5c", "6c"])
    assert not table.may_hold("hand:1", ["5c", "5c", "5c"])
    table.known_in("hand:2", ["5c"])
    assert not table.may_hold("hand:1", ["5c", "5c"])
    assert table.may_hold("hand:2", ["5c", "5c", "6c"])
    assert not table.may_hold("hand:2", ["6c", "6c", "7c"])  # two of its cards are unseen


def test_equal_cards_that_a_hand_has_shown_are_both_known() -> None:
    table = of_two_packs("physical")
    table.known_in("hand:1", ["5c", "5c"])
    assert sorted(table.cards("hand:1")) == sorted([UNSEEN, "5c", "5c"])
    table.known_in("hand:1", ["5c", "6c"])
    assert sorted(table.cards("hand:1")) == ["5c", "5c", "6c"]


def test_a_hand_of_virtual_cards_holds_a_card_as_often_as_it_does() -> None:
    table = of_two_packs("virtual", [["5c", "6c", "5c", "7c", "6c", "8c"]])
    assert table.may_hold("hand:1", ["5c", "5c"])
    assert not table.may_hold("hand:1", ["6c", "6c"])


def test_a_hidden_card_changes_nothing_of_what_is_told_of_its_like() -> None:
    """What was laid in sight is named, whichever card somebody draws after that."""

    def play(table: Table[Any]) -> Script:
        table.shuffle([*DECK, *DECK])
        for seat in table.seats:
            table.zone(f"hand:{seat}", owner=seat, sight="owner")
            table.deal(1, to=f"hand:{seat}")
        table.zone("open")
        table.move("hand:1", "open", ["5c"])
        yield table.ask("test.go", Option(1, "go"), seat=1)
        table.deal(1, to="hand:2")
        name = Option(1, "go", {"cards": OneOf((["5c"],))})
        yield table.ask("test.go", name, stage="then", seat=1)
        return Ending({})

    def told(drawn: Card) -> object:
        round_ = sit(game(play), SEATS, deck=[["5c", "6c", drawn]])
        act(round_, Action(1, "go"), Action(1, "go", {"cards": ["5c"]}))
        return view(round_, "wall").record

    assert told("5c") == told("7c")
