"""Zones in the engine: who sees which cards, and cards that change places."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from games.cards import PACK, UNSEEN, Card
from games.engine import (
    JSON,
    Action,
    Ending,
    OneOf,
    Option,
    Refusal,
    Round,
    Rows,
    Script,
    Table,
    Viewer,
    as_kind,
    view,
)
from tests.games.at_the_table import (
    act,
    may,
    offers,
    refused,
    seen,
    sit,
)
from tests.games.small_game import SEATS, at_the_first_street, game, on


def zones(round_: Round, viewer: Any) -> dict[str, list[str]]:
    return {name: zone.cards for name, zone in view(round_, viewer).zones.items()}


@pytest.mark.parametrize(
    ("sight", "see"),
    [("all", {"dealer", "wall", 1, 2, 4}), ("owner", {1}), ("others", {2, 4}), ("none", set())],
)
def test_a_zone_is_seen_by_those_it_is_for(sight: Any, see: set[object]) -> None:
    def deal(table: Table[Any]) -> None:
        table.shuffle(PACK)
        table.zone("hand", owner=1, sight=sight)
        table.deal(2, to="hand")

    round_ = on(deal)
    cards = round_.table.cards("hand")
    for viewer in ("dealer", "wall", 1, 2, 4):
        assert zones(round_, viewer)["hand"] == (cards if viewer in see else [UNSEEN, UNSEEN])


def test_nobody_is_sent_the_stock() -> None:
    round_ = on(lambda table: table.shuffle(PACK))
    for viewer in ("dealer", "wall", 1):
        stock = view(round_, viewer).zones["stock"]
        assert (stock.count, stock.cards) == (52, [])


def test_running_the_table_shows_no_hidden_hand_and_no_private_option() -> None:
    round_ = at_the_first_street()
    assert zones(round_, "dealer")["hand:1"] == [UNSEEN]
    offered = [(option.by, option.do) for option in offers(round_, "dealer")]
    assert offered == [(1, "check")]
    with pytest.raises(Refusal) as refusal:
        round_.act(Action(1, "peek"), viewer="dealer")
    assert refusal.value.code == "not-now"
    assert "peek," not in refusal.value.message
    assert "or peek" not in refusal.value.message
    round_.act(Action(1, "peek"), viewer=1)


@dataclass
class Laid:
    card: Card


EVERYBODY: tuple[Viewer, ...] = ("dealer", "wall", 1, 2)


def gathered(forgotten: bool) -> Round:
    """Seat 1 has played an ace into a trick, which then went face down to a pile."""

    def script(table: Table[Any]) -> Script:
        table.shuffle(PACK)
        table.zone("hand:1", owner=1, sight="owner")
        table.zone("trick")
        table.zone("won", sight="none", forgotten=forgotten)
        table.deal(1, to="hand:1")
        value = Rows({"card": table.held("hand:1")})
        action = yield table.ask(
            "test.turn", Option(1, "play", {"cards": value}, private=True), seat=1
        )
        table.move("hand:1", "trick", [row.card for row in action.rows("cards", Laid)])
        yield table.ask("test.turn", Option(1, "gather"), seat=1)
        table.move("trick", "won", list(table.cards("trick")))
        table.tell("fault", seat=1, kind="revoke", action=0, cards=["Ah"])
        yield table.ask("test.turn", Option(1, "go on"), seat=1)
        yield table.ask("test.turn", Option(1, "go on"), seat=1)
        return Ending({})

    round_ = sit(game(script), SEATS, deck=[["Ah"]])
    act(round_, Action(1, "play", {"cards": [{"card": "Ah"}]}))
    return act(round_, Action(1, "gather"))


def told_of(round_: Round, viewer: Viewer) -> tuple[JSON, JSON]:
    """What the record has of the card that was played, and of the one that proved something."""
    record = view(round_, viewer).record
    named = as_kind(record[1].args["cards"], list[dict[str, Card]])
    return named[0]["card"], as_kind(record[2].events[0].args["cards"], list[Card])[0]


def test_what_was_public_stays_public_in_the_record() -> None:
    round_ = gathered(forgotten=False)
    for _ in range(2):
        assert all(told_of(round_, viewer) == ("Ah", "Ah") for viewer in EVERYBODY)
        act(round_, Action(1, "go on"))
    assert all(told_of(round_, viewer) == ("Ah", "Ah") for viewer in EVERYBODY)


def test_cards_that_nobody_may_look_back_at_are_named_in_the_newest_step_and_at_the_end() -> None:
    round_ = gathered(forgotten=True)
    assert all(told_of(round_, viewer) == (UNSEEN, "Ah") for viewer in EVERYBODY)
    act(round_, Action(1, "go on"))
    assert all(told_of(round_, viewer) == (UNSEEN, UNSEEN) for viewer in EVERYBODY)
    assert all("Ah" not in seen(round_, viewer) for viewer in EVERYBODY)
    assert "proved by a card" in view(round_, 1).record[2].events[0].text
    assert [say.args["cards"] for say in round_.steps[2].events] == [["Ah"]], "the record keeps it"
    act(round_, Action(1, "go on"))
    assert round_.finished
    assert all(told_of(round_, viewer) == ("Ah", "Ah") for viewer in EVERYBODY)


def test_a_card_passed_unseen_is_named_to_those_who_saw_it_alone_even_when_it_is_played() -> None:
    def script(table: Table[Any]) -> Script:
        table.shuffle(PACK)
        for seat in (1, 2):
            table.zone(f"hand:{seat}", owner=seat, sight="owner")
        table.zone("pile")
        yield from table.turn_up(1, to="pile", which="a card")
        take = Option(1, "take", {"card": OneOf(tuple(table.cards("pile")))})
        action = yield table.ask("test.turn", take, seat=1)
        table.move("pile", "hand:1", [action.card()])
        give = Option(1, "pass", {"card": table.held("hand:1")}, private=True)
        action = yield table.ask("test.turn", give, seat=1)
        table.pass_face_down("hand:1", "hand:2", [action.card()])
        play = Option(2, "play", {"card": table.held("hand:2")}, private=True)
        action = yield table.ask("test.turn", play, seat=2)
        table.move("hand:2", "pile", [action.card()])
        return Ending({})

    round_ = sit(game(script), SEATS, deck=[["Ah"]])
    for action in (Action(1, "take"), Action(1, "pass"), Action(2, "play")):
        act(round_, replace(action, args={"card": "Ah"}))

    def named(viewer: Viewer) -> list[JSON]:
        return [step.args["card"] for step in view(round_, viewer).record[1:]]

    assert [named(viewer) for viewer in EVERYBODY] == [
        ["Ah", UNSEEN, "Ah"],
        ["Ah", UNSEEN, "Ah"],
        ["Ah", "Ah", "Ah"],
        ["Ah", "Ah", "Ah"],
    ]


def test_a_real_card_is_asked_for_and_refused_where_it_has_been_seen() -> None:
    def script(table: Table[Any]) -> Script:
        table.shuffle(PACK)
        table.zone("board")
        yield from table.turn_up(2, to="board", which="the board")
        table.zone("hand:2", owner=2, sight="owner")
        table.deal(1, to="hand:2")
        yield from table.turn_over("hand:2", which="cards", seat=2)
        return Ending({})

    round_ = sit(game(script), SEATS, cards="physical")
    assert may(round_) == {("dealer", "show")}
    show = Action("dealer", "show", {"card": "Ah"})
    act(round_, show)
    assert "seen already" in refused(round_, show).message
    assert refused(round_, Action("dealer", "show", {"card": "Jk"})).code == "bad-value"
    assert (
        refused(round_, Action("dealer", "show", {"card": "Ah", "seat": 2})).code == "unknown-key"
    )
    act(round_, Action("dealer", "show", {"card": "Kd"}))
    assert refused(round_, Action("dealer", "show", {"card": "2c"})).code == "missing-key"
    assert refused(round_, Action("dealer", "show", {"card": "2c", "seat": 1})).code == "bad-value"
    act(round_, Action("dealer", "show", {"card": "2c", "seat": 2}))
    assert zones(round_, "wall") == {"stock": [], "board": ["Ah", "Kd"], "hand:2": ["2c"]}


def test_each_shuffle_uses_up_the_next_list_and_the_cards_not_named_follow() -> None:
    tops = []

    def twice(table: Table[Any]) -> None:
        for _ in range(2):
            table.shuffle(PACK)
            tops.append(table.cards("stock")[:2])
        assert sorted(table.cards("stock")) == sorted(PACK)

    on(twice, deck=[["Ah", "2c"], ["Kd"]])
    assert tops == [["Ah", "2c"], ["Kd", "2c"]]


# Seats still in, and cards that change places


def test_the_next_seat_among_those_still_in() -> None:
    def look(table: Table[Any]) -> None:
        assert table.left_of(2, [1, 4]) == 4
        assert table.left_of(4, [1, 2]) == 1
        assert table.from_left_of(2, [1, 4]) == [4, 1]
        assert table.in_turn([2, 4]) == [2, 4]

    on(look)


def swapping(**setup: Any) -> Round:
    def script(table: Table[Any]) -> Script:
        table.shuffle(PACK)
        table.zone("open")
        yield from table.turn_up(2, to="open", which="the open cards")
        table.zone("hand:1", owner=1, sight="owner")
        table.deal(2, to="hand:1")
        give = Option(1, "give", {"card": table.held("hand:1")})
        action = yield table.ask("test.turn", give, seat=1)
        table.swap("hand:1", action.card(), "open", "Kd")
        yield table.ask("test.turn", Option(1, "go"), seat=1)
        return Ending({})

    return sit(game(script), SEATS, **setup)


def test_a_card_lies_where_another_lay() -> None:
    round_ = act(swapping(deck=[["Kd", "Qd", "2c", "3c"]]), Action(1, "give", {"card": "3c"}))
    assert zones(round_, 1)["open"] == ["3c", "Qd"]
    assert zones(round_, 1)["hand:1"] == ["2c", "Kd"]
    assert zones(round_, 2)["hand:1"] == [UNSEEN, UNSEEN]
    assert not round_.undoable


def test_with_a_real_deck_a_card_that_lies_where_another_lay_is_seen_from_then_on() -> None:
    round_ = act(
        swapping(cards="physical"),
        Action("dealer", "show", {"card": "Kd"}),
        Action("dealer", "show", {"card": "Qd"}),
    )
    assert refused(round_, Action(1, "give", {"card": "Qd"})).code == "bad-value"
    act(round_, Action(1, "give", {"card": "3c"}))
    assert zones(round_, "wall")["open"] == ["3c", "Qd"]
    assert round_.table.cards("hand:1") == ["Kd", UNSEEN]
    assert "3c" not in round_.table.unseen()


def test_a_card_passed_face_down_is_shown_to_its_new_owner_alone() -> None:
    def script(table: Table[Any]) -> Script:
        table.shuffle(PACK)
        for seat in (1, 2):
            table.zone(f"hand:{seat}", owner=seat, sight="owner")
            table.deal(2, to=f"hand:{seat}")
        table.pass_face_down("hand:1", "hand:2", ["2c"])
        yield table.ask("test.turn", Option(1, "go"), seat=1)
        return Ending({})

    round_ = sit(game(script), SEATS, deck=[["2c", "3c", "4c", "5c"]])
    assert zones(round_, 2)["hand:2"] == ["4c", "5c", "2c"]
    for viewer in ("dealer", "wall", 1, 4):
        assert "2c" not in seen(round_, viewer)


def test_with_a_real_deck_nobody_knows_which_card_was_passed() -> None:
    def script(table: Table[Any]) -> Script:
        table.shuffle(PACK)
        for seat in (1, 2):
            table.zone(f"hand:{seat}", owner=seat, sight="owner")
            table.deal(2, to=f"hand:{seat}")
        yield from table.turn_over("hand:1", which="hand", seat=1)
        table.suspect(2, "revoke", "hand:2", ["Ah"])
        table.pass_face_down("hand:1", "hand:2", ["2c"])
        yield from table.turn_over("hand:2", which="hand", seat=2)
        return Ending({})

    round_ = sit(game(script), SEATS, cards="physical")
    for card in ("Ah", "2c"):
        act(round_, Action("dealer", "show", {"card": card, "seat": 1}))
    assert round_.table.cards("hand:1") == [UNSEEN]
    for card in ("Ah", "3c", "4c"):
        act(round_, Action("dealer", "show", {"card": card, "seat": 2}))
    assert round_.finished
    assert round_.table.irregularities == [], "the ace may have come with the card that was passed"
