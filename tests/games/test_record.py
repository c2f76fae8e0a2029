"""Round files: what is one and what is not, what is refused at which action, and the whole of what
is printed.
"""

import json
from typing import Any

import pytest

from games.catalogue import find
from games.engine import NotARound, Round, as_kind, record

Raw = dict[str, Any]


def race(**changed: Any) -> Raw:
    """A Superfecta race with two tickets, up to the off; changed as said, a key left out where it
    is ....
    """
    rail = ["2h", "3h", "2d", "3d", "2c", "2s"]
    raw = {
        "format": "croupier-round/1",
        "game": "superfecta",
        "options": {"races": 3},
        "seats": [
            {"seat": 2, "player": "Ben", "chips": 10},
            {"seat": 1, "player": "Ana", "chips": 20},
        ],
        "carry": {"race": 1, "pools": {"WIN": 1, "EXA": 0, "SFC": 5}, "markers": {"2": 4}},
        "deck": [rail],
        "actions": [
            {"by": 1, "do": "ticket", "bets": [{"amount": 2, "type": "WIN", "horses": "H"}]},
            {"by": 2, "do": "ticket", "bets": [{"amount": 3, "type": "EXA", "horses": "H/D"}]},
            {"by": "dealer", "do": "off"},
        ],
    } | changed
    return {key: value for key, value in raw.items() if value is not ...}


def hand(*actions: Raw, **changed: Any) -> Raw:
    """A hand of UTH with two seats."""
    seats = [
        {"seat": seat, "player": name, "chips": 100} for seat, name in ((1, "Ana"), (2, "Ben"))
    ]
    raw = {
        "format": "croupier-round/1",
        "game": "uth",
        "seats": seats,
        "seed": "00" * 32,
        "actions": list(actions),
    }
    return {key: value for key, value in (raw | changed).items() if value is not ...}


def play(raw: Any) -> Any:
    """What is printed for this round, after a journey through JSON."""
    return json.loads(json.dumps(record.play(json.loads(json.dumps(raw)), find)))


# What is printed


def test_a_round_that_is_not_over_prints_the_prompt_with_everything_that_may_be_done_next() -> None:
    assert play(race()) == {
        "game": "superfecta",
        "finished": False,
        "chips": {"1": 18, "2": 7},
        "markers": {"2": 4},
        "places": {"pool:EXA": 3, "pool:SFC": 5, "pool:WIN": 3},
        "transfers": [
            {"from": "seat:1", "to": "pool:WIN", "amount": 2, "why": "ticket 1"},
            {"from": "seat:2", "to": "pool:EXA", "amount": 3, "why": "ticket 2"},
        ],
        "carry": None,
        "prompt": {
            "say": "No more bets. Turn the next card.",
            "options": [{"by": "dealer", "do": "turn"}, {"by": "dealer", "do": "run"}],
        },
    }


def test_a_finished_round_prints_its_carry_and_no_prompt() -> None:
    actions = [*race()["actions"], {"by": "dealer", "do": "run"}]
    played = play(race(actions=actions, options={"races": 2}))
    assert (played["finished"], played["prompt"]) == (True, None)
    assert played["carry"] == {"race": 2, "finished": True, "pools": {"WIN": 0, "EXA": 0, "SFC": 0}}
    assert (played["markers"], played["places"]) == ({}, {})


def test_a_refused_action_prints_the_round_as_it_stood_before_it_and_where() -> None:
    good = race()["actions"]
    late = {"by": 1, "do": "ticket", "bets": [{"amount": 1, "type": "WIN", "horses": "S"}]}
    never_reached = {"by": "dealer", "do": "run"}
    played = play(race(actions=[*good, late, never_reached]))
    error = played.pop("error")
    assert played == play(race())
    assert error["action"] == 3
    assert set(error) == {"action", "code", "message"}
    assert error["message"] == "Ana has nothing to do now; the table waits for the dealer."


def test_something_that_is_no_round_prints_an_error_alone() -> None:
    played = play({"format": "croupier-round/1"})
    assert set(played) == {"error"}
    assert set(played["error"]) == {"code", "message"}


def test_an_action_after_the_end_is_refused_at_its_index_and_the_round_stays_finished() -> None:
    actions = [*race()["actions"], {"by": "dealer", "do": "run"}, {"by": "dealer", "do": "run"}]
    played = play(race(actions=actions))
    assert played["finished"] is True
    assert (played["error"]["action"], played["error"]["code"]) == (4, "over")


def test_a_prompts_ranges_and_choices_are_data() -> None:
    options = play(hand())["prompt"]["options"]
    assert options == [
        {
            "by": seat,
            "do": "bet",
            "ante": {"min": 0, "max": 33, "step": 1},
            "trips": {"min": 0, "max": 100, "step": 1},
        }
        for seat in (1, 2)
    ]
    bet = {"by": 2, "do": "bet", "ante": 10}
    before_the_flop = play(hand(bet, {"by": "dealer", "do": "deal"}))["prompt"]["options"]
    assert before_the_flop == [{"by": 2, "do": "check"}, {"by": 2, "do": "play", "times": [3, 4]}]


# What may be left out, and what it is then


def test_rules_carry_dealer_options_and_cards_may_be_left_out() -> None:
    played = play(race(carry=..., options=...))
    assert "error" not in played
    assert played["places"] == {"pool:EXA": 3, "pool:WIN": 2}
    assert play(race(carry=None)) == play(race(carry={})) == play(race(carry=...))
    assert play(race(rules="1", cards="virtual", dealer=None)) == play(race())


def test_a_finished_carry_starts_a_new_series_and_keeps_its_markers_only() -> None:
    carry = {
        "race": 3,
        "finished": True,
        "pools": {"WIN": 0, "EXA": 0, "SFC": 0},
        "markers": {"2": 4},
    }
    played = play(race(carry=carry))
    assert played["markers"] == {"2": 4}
    assert played["places"] == {"pool:EXA": 3, "pool:WIN": 2}


def test_seats_come_in_any_order_and_with_gaps() -> None:
    seats = [{"seat": 24, "player": "Zoe", "chips": 5}, {"seat": 7, "player": "Gus", "chips": 0}]
    assert play(race(seats=seats, actions=[]))["chips"] == {"7": 0, "24": 5}


def test_a_seed_deals_what_its_shuffle_gives() -> None:
    played = play(race(deck=..., seed="00" * 32, cut="Ana\nBen", actions=[]))
    assert "error" not in played


# What is not a round


def seats_with(**changed: Any) -> list[Raw]:
    seats: list[Raw] = race()["seats"]
    return [seats[0] | changed, seats[1]]


BROKEN: dict[str, Raw] = {
    "no format": {"format": ...},
    "another format": {"format": "croupier-round/2"},
    "a key nobody knows": {"colour": "red"},
    "no game": {"game": ...},
    "a game nobody knows": {"game": "roulette"},
    "a game that is no word": {"game": ["superfecta"]},
    "a game that is nothing": {"game": None},
    "other rules": {"rules": "99"},
    "rules that are a number": {"rules": 1},
    "no actions": {"actions": ...},
    "actions that are an object": {"actions": {}},
    "actions that are nothing": {"actions": None},
    "cards of a third kind": {"cards": "imaginary"},
    "cards that are nothing": {"cards": None},
    "no seats": {"seats": []},
    "seats left out": {"seats": ...},
    "seats that are an object": {"seats": {"1": 20}},
    "a seat that is a number": {"seats": [1, 2]},
    "too few seats": {"seats": race()["seats"][:1]},
    "too many seats": {"seats": [{"seat": 1 + at, "player": "P", "chips": 1} for at in range(25)]},
    "two in one seat": {"seats": [{"seat": 1, "player": name, "chips": 1} for name in "AB"]},
    "seat 0": {"seats": seats_with(seat=0)},
    "seat 25 of 24": {"seats": seats_with(seat=25)},
    "a seat that is a text": {"seats": seats_with(seat="2")},
    "a seat that is true": {"seats": seats_with(seat=True)},
    "a seat that is a float": {"seats": seats_with(seat=2.0)},
    "a seat with a key nobody knows": {"seats": seats_with(colour="red")},
    "a seat without chips": {"seats": [{"seat": 1, "player": "Ana"}, race()["seats"][0]]},
    "a player without a name": {"seats": seats_with(player=" ")},
    "a player who is a number": {"seats": seats_with(player=7)},
    "chips below zero": {"seats": seats_with(chips=-1)},
    "chips that are a float": {"seats": seats_with(chips=10.0)},
    "chips that are true": {"seats": seats_with(chips=True)},
    "chips that are a text": {"seats": seats_with(chips="10")},
    "chips that are nothing": {"seats": seats_with(chips=None)},
    "more chips than a number can hold": {"seats": seats_with(chips=10**30)},
    "a dealer who sits nowhere": {"dealer": 3},
    "a dealer who is a text": {"dealer": "1"},
    "a dealer who is true": {"dealer": True},
    "an option nobody knows": {"options": {"raccs": 3}},
    "an option out of range": {"options": {"races": 0}},
    "an option that is a float": {"options": {"races": 3.0}},
    "an option that is true": {"options": {"races": True}},
    "an option that is a text": {"options": {"races": "3"}},
    "an option that is null": {"options": {"races": None}},
    "a minimum for two pools of three": {"options": {"minimum_bet": {"WIN": 1, "EXA": 1}}},
    "options that are a list": {"options": []},
    "a carry that is a list": {"carry": []},
    "a carry with a key nobody knows": {"carry": {"race": 1, "laps": 3}},
    "a carried race below zero": {"carry": {"race": -1}},
    "a carried pool that is a float": {"carry": {"pools": {"WIN": 1.0, "EXA": 0, "SFC": 0}}},
    "a carried pool left out": {"carry": {"pools": {"WIN": 1, "EXA": 0}}},
    "a carry finished by a word": {"carry": {"finished": "yes"}},
    "a marker of nothing": {"carry": {"markers": {"1": 0}}},
    "a marker of nobody": {"carry": {"markers": {"25": 3}}},
    "a marker of seat 01": {"carry": {"markers": {"01": 3}}},
    "markers that are a list": {"carry": {"markers": [3]}},
    "no deck and no seed": {"deck": ...},
    "a deck and a seed": {"seed": "00" * 32},
    "a deck that is nothing": {"deck": None},
    "a deck that is one list": {"deck": ["Ah"]},
    "a card that does not exist": {"deck": [["1h"]]},
    "a card that is unseen": {"deck": [["??"]]},
    "a card that is not in this deck": {"deck": [["Ah"]]},
    "a card twice in the deck": {"deck": [["2h", "2h"]]},
    "a cut of a deck": {"cut": "Ana"},
    "a seed that is too short": {"deck": ..., "seed": "00" * 31},
    "a seed that is no number": {"deck": ..., "seed": "zz" * 32},
    "a seed that is nothing": {"deck": ..., "seed": None},
    "a seed with spaces": {"deck": ..., "seed": "00 " * 21 + "0"},
    "a cut that is nothing": {"deck": ..., "seed": "00" * 32, "cut": None},
    "a cut that is too long": {"deck": ..., "seed": "00" * 32, "cut": "x" * 65},
    "a cut that is half a character": {"deck": ..., "seed": "00" * 32, "cut": "\ud83c"},
    "a cut that is not composed": {"deck": ..., "seed": "00" * 32, "cut": "z\u0307"},
    "a real deck in an order": {"cards": "physical"},
    "a real deck with a seed": {"cards": "physical", "deck": ..., "seed": "00" * 32},
    "a real deck with a cut": {"cards": "physical", "deck": ..., "cut": ""},
}


@pytest.mark.parametrize("changed", BROKEN.values(), ids=BROKEN)
def test_not_a_round(changed: Raw) -> None:
    played = play(race(**changed))
    assert set(played) == {"error"}
    assert played["error"]["message"].endswith(".")
    assert "fault" not in played["error"]["code"]


@pytest.mark.parametrize("raw", [None, True, 3, "a round", [], [race()], {}], ids=repr)
def test_a_json_value_that_is_no_object_of_a_round_is_not_a_round(raw: Any) -> None:
    assert set(play(raw)) == {"error"}


def test_a_deck_that_does_not_fit_is_told_before_any_bet_in_every_game() -> None:
    for deck in ([["Ah", "Ah"]], [["Jk"]]):
        assert set(play(hand(seed=..., deck=deck))) == {"error"}


# What is refused at its index

WRONG_AMOUNTS: list[Any] = [-1, 2.0, 10.5, True, False, "5", None, 10**30, [5], {}]


@pytest.mark.parametrize(
    "action",
    [
        None,
        7,
        "bet",
        [],
        {},
        {"do": "bet", "ante": 10},
        {"by": 1},
        {"by": None, "do": "bet", "ante": 10},
        {"by": True, "do": "bet", "ante": 10},
        {"by": 1.0, "do": "bet", "ante": 10},
        {"by": "1", "do": "bet", "ante": 10},
        {"by": [1], "do": "bet", "ante": 10},
        {"by": "house", "do": "bet", "ante": 10},
        {"by": 3, "do": "bet", "ante": 10},
        {"by": -1, "do": "bet", "ante": 10},
        {"by": 10**30, "do": "bet", "ante": 10},
        {"by": "dealer", "do": "bet", "ante": 10},
        {"by": 1, "do": None},
        {"by": 1, "do": 3},
        {"by": 1, "do": ["bet"]},
        {"by": 1, "do": ""},
        {"by": 1, "do": "Bet", "ante": 10},
        {"by": 1, "do": "bet"},
        {"by": 1, "do": "bet", "trips": 5},
        {"by": 1, "do": "bet", "ante": 10, "colour": "red"},
        {"by": 1, "do": "bet", "ante": 10, "blind": 10},
        *({"by": 1, "do": "bet", "ante": wrong} for wrong in WRONG_AMOUNTS),
        *({"by": 1, "do": "bet", "ante": 10, "trips": wrong} for wrong in WRONG_AMOUNTS),
    ],
    ids=repr,
)
def test_an_action_that_is_none_is_refused_at_its_index(action: Any) -> None:
    played = play(hand({"by": 2, "do": "bet", "ante": 10}, action))
    assert played["error"]["action"] == 1
    assert played["error"]["code"] != "fault"
    assert played["chips"] == {"1": 100, "2": 80}


# The text itself


def test_json_is_read_strictly() -> None:
    assert record.from_json('{"a": [1, "x", null]}') == {"a": [1, "x", None]}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not JSON",
        "{",
        '{"a": 1} {"b": 2}',
        '{"a": 1, "a": 1}',
        '{"a": NaN}',
        '{"a": Infinity}',
        '{"a": -Infinity}',
        "[" * 100_000,
        "[" * 100_000 + "]" * 100_000,
        "9" * 5000,
    ],
    ids=lambda text: text[:16],
)
def test_a_text_that_is_no_strict_json_is_not_a_round(text: str) -> None:
    with pytest.raises(NotARound) as error:
        record.from_json(text)
    assert len(error.value.message) <= 200


def test_a_file_nested_deeply_is_refused_like_any_other_wrong_value() -> None:
    deep: Any = []
    for _ in range(400):
        deep = [deep]
    for changed in (
        {"game": deep},
        {"rules": deep},
        {"options": {"races": deep}},
        {"carry": {"race": deep}},
    ):
        assert set(record.play(race(**changed), find)) == {"error"}
    for action in (
        {"by": deep, "do": "off"},
        {"by": 1, "do": deep},
        {"by": 1, "do": "ticket", "bets": deep},
    ):
        refused = record.play(race(actions=[action]), find)["error"]
        assert as_kind(refused, dict[str, Any])["action"] == 0


# Writing


def test_a_round_written_out_names_everything_it_follows_from() -> None:
    read = record.read(race(), find)
    round_ = Round(read.setup, [record.action(action) for action in read.actions])
    written = record.write(round_)
    assert set(written) == set(record.KEYS) - {"seed", "cut"}
    assert written["options"] == {"minimum_bet": 1, "races": 3, "split": "even"}
    assert written["carry"] == race()["carry"]
    assert written["actions"] == race()["actions"]
    assert play(written) == play(race())


def test_a_round_dealt_from_a_seed_is_written_with_it() -> None:
    read = record.read(race(deck=..., seed="ab" * 32, cut="Ana", actions=[]), find)
    written = record.write(Round(read.setup))
    assert (written["seed"], written["cut"]) == ("ab" * 32, "Ana")
    assert "deck" not in written


def test_a_round_of_real_cards_is_written_without_deck_seed_or_cut() -> None:
    read = record.read(race(deck=..., cards="physical", actions=[]), find)
    written = record.write(Round(read.setup))
    assert {"deck", "seed", "cut"} & set(written) == set()
    assert play(written)["prompt"]["options"][0]["do"] == "show"
