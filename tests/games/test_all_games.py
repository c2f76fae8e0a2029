"""What holds of every game of the catalogue, with nothing added by game: random play, looked at
from all sides.

The long version is `croupier simulate`; this is the inner loop.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from games.cards import PACK, UNSEEN, Card, in_words, is_card
from games.catalogue import GAMES, find
from games.engine import (
    JSON,
    CardMode,
    Game,
    NotARound,
    Refusal,
    Round,
    Seat,
    StepView,
    Viewer,
    full_options,
    public_view,
    record,
    result,
    set_up,
    view,
)
from games.engine.shuffle import Draws
from games.engine.words import TEXT_KEYS
from games.folders import help_text
from games.language import ENGLISH
from games.trials import checks
from games.trials.findings import seen_by_all, viewers
from games.trials.leaks import cards_known
from games.trials.simulate import (
    act_at_random,
    random_action,
    random_options,
    random_setup,
)
from tests.games.random_play import ACTIONS, LONG, played, seen_again

BOTH: tuple[CardMode, ...] = ("virtual", "physical")
every_game = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=slug, marks=[pytest.mark.slow] if slug in LONG else [])
        for slug, game in GAMES.items()
    ],
)
both_kinds_of_cards = pytest.mark.parametrize("cards", BOTH)


def draws_for(game: Game, what: str) -> Draws:
    return Draws(b"\x2a" * 32, f"{game.slug} {what}")


def few_rounds(slug: str, cards: CardMode = "virtual") -> list[Round]:
    """Rounds for tests that look at them, and do nothing to them."""
    return list(played(slug, cards, 3))


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if game.bets])
def test_who_has_taken_back_every_bet_has_not_answered(slug: str) -> None:
    game = GAMES[slug]
    assert game.bets is not None
    draws = draws_for(game, "took back")
    seats = min(4, game.most_seats)
    sitting = [Seat(seat, f"Player {seat}", 1000) for seat in range(1, seats + 1)]
    round_ = Round(set_up(game, sitting, seed=bytes(32)))
    took_back = 0
    for _ in range(200):
        assert round_.prompt is not None
        theirs = tuple(option for option in round_.prompt.options if option.by != "dealer")
        action = random_action(round_.prompt._replace(options=theirs), draws)
        if not round_.takes(action):
            continue
        round_.act(action)
        stands = any(bet.by == action.by for bet in game.bets(round_.actions))
        assert round_.has_answered(action.by) == stands
        took_back += not stands
    assert took_back


@every_game
@both_kinds_of_cards
def test_random_play_conserves_chips_replays_undoes_refuses_leaks_nothing_and_ends(
    game: Game, cards: CardMode
) -> None:
    rounds = list(played(game.slug, cards, 6))
    draws = draws_for(game, "checks")
    assert [finding for round_ in rounds for finding in checks.all_findings(round_, draws)] == []
    # Nobody at a table of strangers may have chips left.
    assert sum(round_.finished for round_ in rounds) >= len(rounds) / 2


@every_game
@both_kinds_of_cards
def test_a_round_written_out_and_read_again_is_the_same_round(game: Game, cards: CardMode) -> None:
    for round_ in few_rounds(game.slug, cards):
        text = json.dumps(record.write(round_))
        played = record.play(record.from_json(text), find)
        assert "error" not in played
        assert json.loads(json.dumps(played)) == json.loads(json.dumps(result(round_)))


PLAYED = """
import sys
from tests.games.random_play import seen_again
for line in sys.stdin:
    print(seen_again(line))
"""


@pytest.mark.slow
def test_replay_is_the_same_whatever_pythonhashseed() -> None:
    """In another process, that hashes words differently, every view of a round of every game is the
    same byte for byte.
    """
    rounds = [few_rounds(slug, cards)[-1] for slug in GAMES for cards in BOTH]
    lines = [json.dumps(record.write(round_)) for round_ in rounds]
    other = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    there = subprocess.run(
        [sys.executable, "-c", PLAYED],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PYTHONHASHSEED": other},
        cwd=Path(__file__).parents[2],
        timeout=120,
    )
    assert there.stdout.splitlines() == [str(seen_again(line)) for line in lines]


@every_game
@both_kinds_of_cards
def test_a_stale_tap_is_refused_and_changes_nothing(game: Game, cards: CardMode) -> None:
    """An option just answered is gone, though the next prompt may offer its like; but not one that
    is judged by the table as it is.
    """
    draws = draws_for(game, "stale")
    round_ = Round(random_setup(game, draws, None, cards))
    for _ in range(25):
        if round_.prompt is None or not round_.prompt.options:
            break
        options = {(option.by, option.do): option for option in round_.prompt.options}
        stamps = {key: round_.since(option) for key, option in options.items()}
        action = act_at_random(round_, draws)
        if options[action.by, action.do].on_arrival:
            continue
        before = seen_by_all(round_)
        with pytest.raises(Refusal) as refusal:
            round_.act(action, since=stamps[action.by, action.do])
        assert refusal.value.code == "stale"
        assert seen_by_all(round_) == before


@every_game
def test_a_seats_private_options_are_shown_to_that_seat_only(game: Game) -> None:
    for round_ in few_rounds(game.slug):
        twin = Round(round_.setup)
        for action in [None, *round_.actions]:
            if action is not None:
                twin.act(action)
            options = twin.prompt.options if twin.prompt else ()
            hidden = [option for option in options if option.private]
            for option in hidden[:1]:
                public = public_view(twin)
                for viewer in viewers(twin):
                    prompt = view(twin, viewer, public).prompt
                    offered = {(each.by, each.do) for each in prompt.options} if prompt else ()
                    assert ((option.by, option.do) in offered) == (viewer == option.by)


@every_game
@both_kinds_of_cards
def test_the_record_names_only_cards_that_the_viewer_has_seen(game: Game, cards: CardMode) -> None:
    """In what was done and in what was told. What a viewer has seen is never unseen again, so a
    step that looks as it did at the last look names nothing more.
    """
    for whole in few_rounds(game.slug, cards):
        round_, looked_at = Round(whole.setup), dict[Viewer, tuple[StepView, ...]]()
        for action in whole.actions[:ACTIONS]:
            round_.act(action)
            if len(round_.steps) % 10 and round_.prompt is not None:
                continue
            public = public_view(round_)
            for viewer in viewers(round_):
                record_, known = view(round_, viewer, public).record, cards_known(round_, viewer)
                before = looked_at.get(viewer, ())
                steps = [step for step, old in zip_longest(record_, before) if step is not old]
                looked_at[viewer] = record_
                told = [event for step in steps for event in step.events]
                said = [*(step.args for step in steps), *(event.args for event in told)]
                assert set(cards_in([without_texts(args) for args in said])) <= known | {UNSEEN}
                words = " ".join(event.text for event in told)
                assert not [card for card in set(PACK) - known if in_words(card) in words]


def without_texts(args: Mapping[str, JSON]) -> dict[str, JSON]:
    """Arguments without what somebody wrote: ``Th`` is a word there, and no ten of hearts."""
    return {key: value for key, value in args.items() if key not in TEXT_KEYS}


def cards_in(value: JSON) -> Iterator[Card]:
    """Every card that is named anywhere in this."""
    if isinstance(value, str) and (is_card(value) or value == UNSEEN):
        yield value
    elif isinstance(value, (list, dict)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from cards_in(part)


@every_game
def test_virtual_cards_without_a_seed_or_a_deck_are_no_round(game: Game) -> None:
    """Chance that is missing fails closed: the engine makes up no order of its own."""
    setup = random_setup(game, draws_for(game, "no chance"), None, "virtual")
    assert setup.seed is not None
    given: dict[str, Any] = {"options": setup.options}
    for wrong in ({}, {"seed": None}, {"seed": b""}, {"seed": bytes(31)}, {"seed": bytes(33)}):
        with pytest.raises(NotARound):
            set_up(game, setup.seats, **given, **wrong)
    with pytest.raises(NotARound):
        set_up(game, setup.seats, **given, seed=setup.seed, deck=[])
    with pytest.raises(NotARound):
        set_up(game, setup.seats, **given, seed=setup.seed, cards="physical")
    with pytest.raises(NotARound):
        Round(replace(setup, seed=None))


@every_game
def test_random_options_are_options_and_unknown_ones_are_not(game: Game) -> None:
    draws = draws_for(game, "options")
    for _ in range(50):
        options = json.loads(json.dumps(random_options(game, draws)))
        assert {name: full_options(game, options)[name] for name in options} == options
    with pytest.raises(NotARound):
        full_options(game, {"no such option": 1})
    for setting in game.settings:
        assert json.dumps(setting.value.data())
        assert setting.meaning
        for value in checks.WRONG_VALUES:
            if value is not setting.default and not checks.by_chance_right(
                setting.value.data(), value
            ):
                with pytest.raises(NotARound):
                    full_options(game, {setting.name: value})


@every_game
def test_too_few_and_too_many_seats_are_no_round(game: Game) -> None:
    draws = draws_for(game, "seats")
    seats = random_setup(game, draws, game.most_seats, "physical").seats
    for wrong in (seats[: game.least_seats - 1], (*seats, seats[0])):
        with pytest.raises(NotARound):
            set_up(game, wrong, cards="physical")


@every_game
def test_a_game_has_a_page_of_help(game: Game) -> None:
    text = help_text(game.slug, ENGLISH)
    if text is None:
        pytest.skip("`test_files` names the page that is missing")
    assert text.startswith(f"# {game.name}")
    assert len(text.split()) > 200, "a page of help says it all, in more than 200 words"
