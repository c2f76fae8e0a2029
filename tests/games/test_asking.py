"""What the engine asks, and how it takes an answer: guards in their order, options and their
stamps, what each kind of value allows, prompts in words.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

import pytest

from games.engine import (
    JSON,
    Action,
    Ending,
    Fields,
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
    Whole,
    replay,
    setting,
    view,
)
from games.engine.prompt import Say
from games.engine.values import ShownCards
from games.engine.words import sentence
from tests.games.at_the_table import (
    act,
    may,
    offered,
    paid,
    refused,
    seen,
    sit,
    told,
)
from tests.games.small_game import (
    DEAL,
    GAME,
    SEATS,
    at_the_first_street,
    bet,
    game,
    on,
)

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
