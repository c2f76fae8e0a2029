"""The engine, tried on a small game made for it: guards in their order, options and their stamps,
undo, faults, markers, zones and who sees them.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from typing import Any

import pytest

from games.cards import PACK, UNSEEN, Card
from games.engine import (
    HOUSE,
    JSON,
    Action,
    Ending,
    Fields,
    Game,
    NotARound,
    OneOf,
    Option,
    Prompt,
    Refusal,
    Round,
    Rows,
    Script,
    ScriptError,
    ShownCard,
    SomeOf,
    Table,
    Value,
    Viewer,
    Whole,
    as_kind,
    replay,
    result,
    setting,
    view,
)
from games.engine.prompt import Say
from games.engine.values import ShownCards
from games.engine.words import sentence
from games.language import lazy_gettext
from tests.games.at_the_table import (
    act,
    facts,
    may,
    offered,
    offers,
    paid,
    racks,
    refused,
    seen,
    sit,
    told,
)

SEATS = {1: 50, 2: 50, 4: 5}


def play(table: Table[Any]) -> Script:
    """Each has a card; bets of 1 to 5 from anybody till the dealer's `deal`; then each in turn
    looks or folds.
    """
    table.shuffle(PACK)
    for seat in table.seats:
        table.zone(f"hand:{seat}", owner=seat, sight="owner")
        table.deal(1, to=f"hand:{seat}")
    while (
        action := (yield table.ask("test.betting", *betting(table), awaited=["dealer"]))
    ).do != "deal":
        if action.do == "bet":
            table.pay(action.seat, f"circle:{action.seat}", action.whole("chips"), "bet")
    for street in ("first", "second"):
        for seat in table.seats:
            options = [Option(seat, "check"), Option(seat, "peek", private=True)]
            action = yield table.ask("test.turn", *options, stage=street, seat=seat)
            if action.do == "peek":
                table.reveal(f"hand:{seat}")
    for seat in table.seats:
        table.pay(f"circle:{seat}", HOUSE, table.chips(f"circle:{seat}"), "lost")
    return Ending({})


def betting(table: Table[Any]) -> list[Option]:
    options = [Option("dealer", "deal")]
    for seat in table.seats:
        chips = Whole(1, min(5, table.chips(seat)))
        options.append(
            Option(
                seat,
                "bet",
                {"chips": chips, "word": OneOf(("hi",))},
                ("word",),
                check=partial(once_only, table),
            )
        )
    return options


def once_only(table: Table[Any], action: Action) -> str | None:
    return "One bet is enough." if table.chips(f"circle:{action.seat}") else None


LINES = {"test.betting": "Bets, please.", "test.turn": "{player}, check or peek."}
GAME = Game("test", "Test", "1", 2, 4, play, LINES, has_deal=False)


def game(script: Callable[[Table[Any]], Script], **changed: Any) -> Game:
    """The test game with another script."""
    return replace(GAME, play=script, **changed)


def bet(seat: int, chips: Any = 2, **args: Any) -> Action:
    return Action(seat, "bet", {"chips": chips, **args})


DEAL = Action("dealer", "deal")


def at_the_first_street() -> Round:
    return act(sit(GAME, SEATS, seed=bytes(32)), bet(1), bet(2), DEAL)


# The ladder of guards


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (bet(3), "no-such-seat"),
        (bet(0), "no-such-seat"),
        (Action(True, "bet", {"chips": 2}), "no-such-seat"),
        (Action(1, "deal"), "not-now"),
        (Action("dealer", "bet", {"chips": 2}), "not-now"),
        (Action(1, "check"), "not-now"),
        (bet(1, nonsense=1), "unknown-key"),
        (Action(1, "bet"), "missing-key"),
        (bet(1, 6), "bad-value"),
        (bet(1, 0), "bad-value"),
        (bet(1, -1), "bad-value"),
        (bet(1, True), "bad-value"),
        (bet(1, 2.0), "bad-value"),
        (bet(1, "2"), "bad-value"),
        (bet(1, None), "bad-value"),
        (bet(1, 10**30), "bad-value"),
        (bet(1, [2]), "bad-value"),
        (bet(1, 2, word="ho"), "bad-value"),
        (bet(1, 2, word=None), "bad-value"),
        (bet(2), "not-allowed"),
    ],
)
def test_a_refusal_has_a_code_and_a_sentence_and_changes_nothing(action: Action, code: str) -> None:
    round_ = act(sit(GAME, SEATS, seed=bytes(32)), bet(2))
    before = [seen(round_, viewer) for viewer in ("dealer", "wall", 1, 2, 4)]
    refusal = refused(round_, action)
    assert refusal.code == code
    assert refusal.message.endswith(".")
    assert [seen(round_, viewer) for viewer in ("dealer", "wall", 1, 2, 4)] == before


def test_the_guards_stand_in_order_stale_seat_verb_key_value_check() -> None:
    round_ = act(sit(GAME, SEATS, seed=bytes(32)), bet(2))
    with pytest.raises(Refusal) as stale:
        round_.act(Action(9, "juggle", {"x": 1}), since=77)
    assert stale.value.code == "stale"
    assert refused(round_, Action(9, "juggle", {"x": 1})).code == "no-such-seat"
    assert refused(round_, Action(2, "juggle", {"x": 1})).code == "not-now"
    assert refused(round_, bet(2, 99, x=1)).code == "unknown-key"
    assert refused(round_, bet(2, 99)).code == "bad-value"
    assert refused(round_, bet(2, 1)).code == "not-allowed"


def test_a_refusal_says_what_would_have_been_right() -> None:
    round_ = sit(GAME, SEATS, seed=bytes(32))
    assert "from 1 to 5" in refused(round_, bet(1, 99)).message
    assert "can bet" in refused(round_, Action(1, "raise")).message
    assert "chips" in refused(round_, Action(1, "bet")).message
    assert "Player 1" in refused(at_the_first_street(), Action(2, "check")).message


def test_after_the_end_everything_is_refused_as_over() -> None:
    round_ = act(at_the_first_street(), *[Action(seat, "check") for seat in (1, 2, 4)] * 2)
    assert round_.finished
    for action in (Action(1, "check"), DEAL, Action(9, "x")):
        assert refused(round_, action).code == "over"


def test_a_value_left_out_is_not_a_null() -> None:
    round_ = act(sit(GAME, SEATS, seed=bytes(32)), bet(1, 2), bet(2, 2, word="hi"))
    assert round_.actions[0].args.get("word") is None
    assert "word" not in round_.actions[0].args


# Several people at once, and stale taps


def stamp(round_: Round, seat: int, do: str) -> int:
    assert round_.prompt is not None
    option = round_.prompt.option(seat, do)
    assert option is not None
    return round_.since(option)


def test_one_players_bet_does_not_make_anyone_elses_late() -> None:
    round_ = sit(GAME, SEATS, seed=bytes(32))
    waiting = stamp(round_, 2, "bet")
    round_.act(bet(1))
    round_.act(bet(2), since=waiting)
    assert paid(round_) == [("seat:1", "circle:1", 2), ("seat:2", "circle:2", 2)]


def test_a_second_tap_on_check_cannot_check_the_next_street() -> None:
    round_ = sit(GAME, {1: 50, 2: 50}, seed=bytes(32))
    round_.act(DEAL)
    tap = stamp(round_, 1, "check")
    round_.act(Action(1, "check"), since=tap)
    act(round_, Action(2, "check"))
    assert (1, "check") in may(round_)
    with pytest.raises(Refusal) as refusal:
        round_.act(Action(1, "check"), since=tap)
    assert refusal.value.code == "stale"


def test_an_option_answered_is_gone_though_its_like_is_offered_again() -> None:
    round_ = sit(GAME, SEATS, seed=bytes(32))
    tap = stamp(round_, 1, "bet")
    round_.act(bet(1), since=tap)
    with pytest.raises(Refusal) as refusal:
        round_.act(bet(1), since=tap)
    assert refusal.value.code == "stale"


def test_an_undone_option_never_gets_its_identity_back() -> None:
    round_ = sit(GAME, SEATS, seed=bytes(32))
    first, deal = (
        stamp(round_, 1, "bet"),
        round_.since(round_.prompt.options[0]) if round_.prompt else 0,
    )
    round_.act(bet(1), since=first)
    second = stamp(round_, 1, "bet")
    round_.undo()
    third = stamp(round_, 1, "bet")
    assert len({first, second, third}) == 3
    for late in (first, second):
        with pytest.raises(Refusal):
            round_.act(bet(1), since=late)
    round_.act(DEAL, since=deal)


def test_who_has_answered_is_known_after_an_undo_as_well() -> None:
    round_ = sit(GAME, SEATS, seed=bytes(32))

    def answered() -> list[bool]:
        prompts = [view(round_, seat).prompt for seat in (1, 2)]
        return [prompt is not None and prompt.answered for prompt in prompts]

    assert answered() == [False, False]
    round_.act(bet(1))
    assert answered() == [True, False]
    round_.act(bet(2))
    round_.undo()
    assert answered() == [True, False]
    round_.act(bet(2))
    assert answered() == [True, True]
    wall = view(round_, "wall").prompt
    assert wall is not None
    assert not wall.answered
    assert replay(round_.setup, round_.actions).has_answered(2)


# Undo


def test_undo_takes_back_the_last_action_and_the_next_meets_the_same_cards() -> None:
    round_ = sit(GAME, SEATS, seed=bytes(32))
    before = result(round_)
    hand = list(round_.table.cards("hand:1"))
    undone = act(round_, bet(1)).undo()
    assert undone.action == bet(1)
    assert result(round_) == before
    assert round_.table.cards("hand:1") == hand


def test_with_nothing_done_there_is_nothing_to_undo() -> None:
    with pytest.raises(Refusal) as refusal:
        sit(GAME, SEATS, seed=bytes(32)).undo()
    assert refusal.value.code == "nothing-to-undo"


def test_what_has_shown_a_hidden_card_cannot_be_undone() -> None:
    round_ = act(at_the_first_street(), Action(1, "peek"))
    before = seen(round_, 2)
    assert not round_.undoable
    with pytest.raises(Refusal) as refusal:
        round_.undo()
    assert refusal.value.code == "shown"
    assert seen(round_, 2) == before
    act(round_, Action(2, "check"))
    assert round_.undo().action == Action(2, "check")
    assert not round_.undoable


def test_a_real_deck_shows_nothing_of_the_engines_so_all_can_be_undone() -> None:
    round_ = act(sit(GAME, SEATS, cards="physical"), bet(1), DEAL, Action(1, "peek"))
    for _ in range(3):
        round_.undo()
    assert round_.actions == []


def test_a_finished_round_can_be_undone_while_it_is_not_closed() -> None:
    round_ = act(at_the_first_street(), *[Action(seat, "check") for seat in (1, 2, 4)] * 2)
    assert racks(round_) == {1: 48, 2: 48, 4: 5}
    round_.undo()
    assert not round_.finished
    assert round_.carry is None
    assert round_.table.places["circle:1"] == 2


# Replay, and scripts that fail


def test_the_same_record_gives_the_same_round() -> None:
    round_ = act(at_the_first_street(), Action(1, "peek"))
    again = replay(round_.setup, round_.actions)
    for viewer in ("dealer", "wall", 1, 2, 4):
        assert seen(again, viewer) == seen(round_, viewer)
    assert again.clock == round_.clock


@dataclass
class Acts:
    acts: int = 0


def faulty(mistake: Callable[[Table[Any]], object]) -> Game:
    """A script that pays, takes a card and then fails, in the middle of an action."""

    def script(table: Table[Any]) -> Script:
        table.facts = Acts()
        table.shuffle(PACK)
        table.zone("board")
        while True:
            action = yield table.ask("test.betting", Option(1, "bet"), Option(1, "trip"))
            table.pay(1, "pot", 1, "bet")
            yield from table.turn_up(1, to="board", which="a card")
            table.facts.acts += 1
            if action.do == "trip":
                mistake(table)

    return game(script)


@pytest.mark.parametrize(
    "mistake",
    [
        lambda table: table.pay("pot", 1, 1000, "too much"),
        lambda table: table.pay(1, "pot", -1, "less than none"),
        lambda table: table.pay(1, "pot", 1.0, "a float"),
        lambda table: table.pay(1, "pot", True, "a truth"),
        lambda table: table.deal(53, to="board"),
        lambda table: table.move("stock", "board", ["Jk"]),
        lambda table: 1 // 0,
        lambda table: table.facts.nobody,
    ],
)
def test_a_script_that_fails_costs_one_refused_action_and_nothing_half_done(
    mistake: Callable[[Table[Any]], object],
) -> None:
    round_ = act(sit(faulty(mistake), SEATS, seed=bytes(32)), Action(1, "bet"))
    before = seen(round_, "wall")
    with pytest.raises(Refusal) as refusal:
        round_.act(Action(1, "trip"))
    assert refusal.value.code == "fault"
    assert seen(round_, "wall") == before
    act(round_, Action(1, "bet"))
    assert round_.table.chips("pot") == 2
    assert facts(round_)["acts"] == 2


def test_a_check_that_fails_costs_one_refused_action() -> None:
    def script(table: Table[Any]) -> Script:
        yield table.ask(
            "test.betting",
            Option(1, "bet", check=lambda action: action.word("nothing")),
            Option(1, "go"),
        )
        return Ending({})

    round_ = sit(game(script), SEATS, seed=bytes(32))
    with pytest.raises(Refusal) as refusal:
        round_.act(Action(1, "bet"))
    assert refusal.value.code == "fault"
    assert act(round_, Action(1, "go")).finished


def test_what_a_check_says_is_said_in_the_language_of_whoever_asks() -> None:
    def script(table: Table[Any]) -> Script:
        yield table.ask("test.betting", Option(1, "bet", check=lambda _: lazy_gettext("Two.")))
        return Ending({})

    round_ = sit(game(script), SEATS, seed=bytes(32))
    assert type(refused(round_, Action(1, "bet")).message) is str


def test_a_script_that_fails_at_once_makes_no_round() -> None:
    def script(table: Table[Any]) -> Script:
        table.pay(1, "pot", 10**6, "too much")
        yield table.ask("test.betting")
        return Ending({})

    with pytest.raises(NotARound):
        sit(game(script), SEATS, seed=bytes(32))


@pytest.mark.parametrize("yielded", [None, "a prompt", Option(1, "bet")])
def test_a_script_that_yields_no_prompt_is_named_with_what_it_yielded(yielded: Any) -> None:
    def script(table: Table[Any]) -> Script:
        yield table.ask("test.betting", Option(1, "go"))
        yield yielded
        return Ending({})

    with pytest.raises(Refusal, match="no prompt") as refusal:
        act(sit(game(script), SEATS, seed=bytes(32)), Action(1, "go"))
    assert str(yielded)[:20] in refusal.value.message


def test_a_script_that_ends_with_no_result_has_failed() -> None:
    def script(table: Table[Any]) -> Any:
        yield table.ask("test.betting", Option(1, "go"))

    with pytest.raises(Refusal, match="no ending"):
        act(sit(game(script), SEATS, seed=bytes(32)), Action(1, "go"))


# Chips


def on(table_does: Callable[[Table[Any]], None], **setup: Any) -> Round:
    """A round that does this and is over."""

    def script(table: Table[Any]) -> Script:
        table_does(table)
        yield from ()
        return Ending({})

    chance = {} if "deck" in setup else {"seed": bytes(32)}
    return sit(game(script, **setup.pop("changed", {})), SEATS, **chance, **setup)


def test_nothing_is_paid_where_nothing_is_due() -> None:
    assert on(lambda table: table.pay(1, "pot", 0, "nothing")).transfers == []


def test_the_house_has_no_floor_and_no_place() -> None:
    round_ = on(lambda table: table.pay(HOUSE, 1, 10**6, "a fortune"))
    assert racks(round_)[1] == 10**6 + 50
    assert HOUSE not in round_.table.places


def test_a_compulsory_payment_is_advanced_in_full_and_repaid_first() -> None:
    def ante(table: Table[Any]) -> None:
        for seat in table.seats:
            table.compel(seat, "pot", 20, "ante")
        table.pay("pot", 4, 10, "back")
        table.pay("pot", 1, 50, "won")

    round_ = on(ante)
    moved = [
        (transfer.source, transfer.target, transfer.amount, transfer.why, transfer.verb)
        for transfer in round_.transfers
    ]
    assert moved == [
        ("seat:1", "pot", 20, "ante", "pay"),
        ("seat:2", "pot", 20, "ante", "pay"),
        ("house", "seat:4", 15, "marker", "marker"),
        ("seat:4", "pot", 20, "ante", "pay"),
        ("pot", "seat:4", 10, "back", "pay"),
        ("pot", "seat:1", 50, "won", "pay"),
        ("seat:4", "house", 10, "marker repaid", "repay"),
    ]
    assert round_.markers == {4: 5}
    assert round_.carry == {"markers": {"4": 5}}


def test_no_place_pays_what_it_does_not_hold() -> None:
    def overdraw(table: Table[Any]) -> None:
        with pytest.raises(ScriptError, match=r"^pot cannot pay 1 \(won\): it holds 0$"):
            table.pay("pot", 1, 1, "won")
        with pytest.raises(ScriptError, match=r"^seat:4 cannot pay 6 \(ante\): it holds 5$"):
            table.pay(4, "pot", 6, "ante")
        for wrong in (-1, 1.0, True):
            with pytest.raises(ScriptError, match=rf"^cannot pay {wrong} \(ante\)$"):
                table.pay(1, "pot", wrong, "ante")  # type: ignore[arg-type]

    round_ = on(overdraw)
    assert round_.transfers == []
    assert racks(round_) == SEATS


def test_the_house_advances_the_very_chips_that_are_missing_and_keeps_count() -> None:
    def pay(table: Table[Any]) -> None:
        table.compel(2, "pot", 50, "ante")  # all that seat 2 has
        table.compel(4, "pot", 6, "ante")  # one more than seat 4 has
        table.compel(4, "pot", 3, "raise")
        table.pay("pot", 4, 3, "back")

    round_ = on(pay)
    assert paid(round_) == [
        ("seat:2", "pot", 50),
        ("house", "seat:4", 1),
        ("seat:4", "pot", 6),
        ("house", "seat:4", 3),
        ("seat:4", "pot", 3),
        ("pot", "seat:4", 3),
        ("seat:4", "house", 3),
    ]
    assert round_.markers == {4: 1}
    assert told(round_) == [
        "The house advances Player 4 1: a marker.",
        "The house advances Player 4 3: a marker.",
        "Player 4 repays 3 of the marker.",
    ]


def test_old_markers_are_repaid_at_the_end_of_any_round() -> None:
    round_ = on(lambda table: None, carry={"markers": {"2": 20, "4": 20}})
    assert racks(round_) == {1: 50, 2: 30, 4: 0}
    assert round_.carry == {"markers": {"4": 15}}


@dataclass(frozen=True)
class Hands:
    done: int = setting(Whole(0, 5), 0, "Hands.")
    left: int = setting(Whole(0, 5), 4)


def test_a_game_refuses_a_carry_whose_keys_do_not_agree() -> None:
    def fault(carry: Hands) -> str | None:
        return None if carry.done + carry.left == 5 else "A game has five hands."

    counted = {"carry": Hands, "carry_error": fault}
    for carry in ({"done": 2, "left": 3}, {"done": 1}):
        on(lambda table: None, carry=carry, changed=counted)
    with pytest.raises(NotARound, match="A game has five hands"):
        on(lambda table: None, carry={"done": 2, "left": 2}, changed=counted)
    # Nothing is carried, or a game is over: a new series begins, and there is nothing to refuse.
    for carry in ({}, {"finished": True, "done": 5, "left": 5}):
        on(lambda table: None, carry=carry, changed=counted)


def test_the_debt_of_someone_who_has_left_stays_in_the_carry() -> None:
    round_ = on(lambda table: None, carry={"markers": {"3": 7}})
    assert round_.carry == {"markers": {"3": 7}}
    assert racks(round_) == SEATS


def test_markers_are_repaid_from_the_deals_left_round() -> None:
    carry = {"markers": {"1": 1, "2": 1, "4": 1}}
    dealt = {"has_deal": True, "dealer_of": lambda carry, seats, options: None}
    round_ = on(lambda table: None, carry=carry, dealer=2, changed=dealt)
    assert [source for source, *_ in paid(round_)] == ["seat:4", "seat:1", "seat:2"]


# Cards, and who sees them


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


def racing(table: Table[Any]) -> Script:
    """Whoever is first takes the one there is; three times, with a pause in between."""
    for there in ("a", None, "b", "c"):
        options = [Option("dealer", "turn")]
        if there is not None:
            take = {"what": OneOf((there,))}
            options = [Option(seat, "take", take, on_arrival=True) for seat in (1, 2)]
        yield table.ask("test.turn", *options, seat=1)
    return Ending({})


def test_what_is_judged_on_arrival_is_never_late_while_it_is_offered() -> None:
    round_ = sit(game(racing), SEATS, seed=bytes(32))
    round_.act(Action(1, "take", {"what": "a"}), since=0)
    with pytest.raises(Refusal) as late:
        round_.act(Action(2, "take", {"what": "a"}), since=0)
    assert late.value.code == "stale"
    act(round_, Action("dealer", "turn"))
    round_.act(Action(1, "take", {"what": "b"}), since=0)
    with pytest.raises(Refusal) as wrong:
        round_.act(Action(2, "take", {"what": "b"}), since=0)
    assert wrong.value.code == "bad-value", "judged by the table as it is"
    round_.act(Action(1, "take", {"what": "c"}), since=0)
    assert round_.finished


def test_a_game_has_words_of_its_own_for_what_nobody_offers() -> None:
    def said(_table: Table[Any], action: Action) -> str | None:
        return "You were second." if action.do == "take" else None

    round_ = sit(replace(game(racing), not_now=said), SEATS, seed=bytes(32))
    act(round_, Action(1, "take", {"what": "a"}))
    for since in (0, None):
        with pytest.raises(Refusal, match=r"You were second\."):
            round_.act(Action(2, "take", {"what": "a"}), since=since)
        with pytest.raises(Refusal, match="table"):
            round_.act(Action(2, "leave"), since=since)


def test_an_added_option_can_be_taken_and_leaves_the_fingerprint_as_it_was() -> None:
    def asking(*more: Option) -> Callable[[Table[Any]], Script]:
        def script(table: Table[Any]) -> Script:
            yield table.ask("test.turn", Option(1, "go"), *more, seat=1, awaited=[1])
            return Ending({})

        return script

    before = sit(game(asking()), SEATS, seed=bytes(32))
    after = sit(game(asking(Option(1, "stop", added=True))), SEATS, seed=bytes(32))
    assert before.prompt is not None
    assert after.prompt is not None
    assert before.prompt.fingerprint() == after.prompt.fingerprint()
    assert may(after) == offered(after, 1) == {(1, "go"), (1, "stop")}
    assert act(after, Action(1, "stop")).finished


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


# What each kind of value allows


@pytest.mark.parametrize(
    ("value", "right", "wrong"),
    [
        (Whole(2, 10, 4), [2, 6, 10], [0, 1, 3, 4, 12, 2.0, True, "2", None, 10**30]),
        (OneOf((1, 3)), [1, 3], [2, True, 1.0, "1", None, [1]]),
        (OneOf((True,)), [True], [1, 1.0, "true", False]),
        (OneOf(("a", "b")), ["a"], ["c", "A", "", None, ["a"], 0]),
        (ShownCard(("Ah", "2c")), ["Ah"], ["ah", "Kd", "??", None, 3, ["Ah"]]),
        (
            SomeOf(("Ah", "2c", "Kd"), 1, 2),
            [["Ah"], ["Kd", "2c"]],
            [[], ["Ah", "Ah"], ["Ah", "2c", "Kd"], "Ah", [1], None],
        ),
        (
            ShownCards(("Ah", "2c"), 1, 2),
            [["2c", "Ah"]],
            [[], ["Ah", "Ah"], ["Kd"], [None], {"Ah": 1}],
        ),
        (
            Rows({"n": Whole(1, 3)}, 1, 2),
            [[{"n": 1}], [{"n": 1}, {"n": 3}]],
            [[], [{}], [{"n": 4}], [{"n": 1, "m": 1}], {"n": 1}, [1]],
        ),
        (
            Fields({"a": Whole(0), "b": OneOf(("x",))}),
            [{"a": 5, "b": "x"}],
            [{"a": 5}, {"a": 5, "b": "y"}, {"a": 1, "b": "x", "c": 0}, []],
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_value_takes_what_its_data_say_and_says_why_not(
    value: Value, right: list[Any], wrong: list[Any]
) -> None:
    assert json.dumps(value.data())
    for given in right:
        assert value.error(given) is None
    for given in wrong:
        error = value.error(given)
        assert error
        assert not error.endswith(".")


@pytest.mark.parametrize("choices", range(40))
def test_a_sample_is_always_allowed(choices: int) -> None:
    values: list[Value] = [
        Whole(2, 10, 4),
        Whole(0),
        OneOf(("a", "b")),
        SomeOf(("Ah", "2c", "Kd"), 0, 3),
        ShownCards(("Ah", "2c"), 1, 2),
        Rows({"n": Whole(1, 3), "s": SomeOf(("Ah",), 1, 1)}, 0, 5),
        Fields({"a": Whole(0)}),
    ]
    for value in values:
        assert value.error(value.sample(lambda limit: choices * 7 % limit)) is None


# Prompts and sentences


def test_the_fingerprint_of_a_prompt_is_of_codes_and_values_and_leaves_private_options_out() -> (
    None
):
    public = Option(1, "bet", {"chips": Whole(1, 5)})

    def fingerprint(*options: Option, code: str = "test.betting") -> str:
        return Prompt(Say(code, {}), options, (1,), "stage").fingerprint()

    written = {
        "say": ["test.betting", {}],
        "awaited": [1],
        "options": [{"by": 1, "do": "bet", "chips": {"min": 1, "max": 5, "step": 1}}],
    }
    canonical = json.dumps(written, sort_keys=True, separators=(",", ":")).encode()
    assert fingerprint(public) == sha256(canonical).hexdigest()
    assert fingerprint(public) == fingerprint(public, Option(2, "peek", private=True))
    assert fingerprint(public) != fingerprint(Option(1, "bet", {"chips": Whole(1, 6)}))
    assert fingerprint(public) != fingerprint(public, code="test.turn")


def test_sentences_name_people_cards_and_amounts() -> None:
    lines = {"pays": "{player} pays {buyer} {amount} for {card}: {cards}, {names}."}
    args: dict[str, JSON] = {
        "seat": 1,
        "to": 2,
        "amount": 12345,
        "card": "Td",
        "cards": ["Ah", "Jk", "??"],
        "names": ["Ö", "{x}"],
    }
    assert (
        sentence(Say("pays", args), lines, {1: "Ana", 2: "{Ben}"})
        == "Ana pays {Ben} 12,345 for 10♦: A♥ joker and 1 more, Ö, {x}."
    )


def test_events_are_told_in_the_games_words() -> None:
    round_ = on(lambda table: table.compel(4, "pot", 20, "ante"))
    assert told(round_) == ["The house advances Player 4 15: a marker."]


@dataclass(frozen=True)
class Antes:
    ante: int = setting(Whole(1, 9), 3, "What each puts in.")


def test_a_setting_has_a_default_and_a_range() -> None:
    with_option = {"options": Antes}
    assert on(lambda table: None, changed=with_option).setup.options == {"ante": 3}
    assert on(lambda table: None, changed=with_option, options={"ante": 9}).setup.options == {
        "ante": 9
    }
    for wrong in ({"ante": 10}, {"ante": None}, {"ante": True}, {"anted": 3}):
        with pytest.raises(NotARound):
            on(lambda table: None, changed=with_option, options=wrong)


def test_a_script_fault_is_no_error_of_a_player() -> None:
    assert not issubclass(ScriptError, Refusal)
    assert not issubclass(ScriptError, NotARound)


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
