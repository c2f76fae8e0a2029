"""Who practises is shown nothing, and advised by nothing, that their seat may not see: two worlds
that differ only in what is hidden from it give the same bytes, at the terminal and on a screen.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from games.catalogue import GAMES
from games.engine import Round, view
from games.engine.shuffle import SEED_BYTES, Draws
from games.players import advise, draws_for
from games.players.lookback import remarks
from games.trials import leaks as trial
from tests.games.at_the_table import enough
from tests.games.test_leaks import DEALS, Deal, rounds_of
from web.cli.learner import Learner
from web.cli.practice import add_arguments, practised_with
from web.cli.practice_table import PracticeTable
from web.shown.practice import remark

SEED = bytes(SEED_BYTES)
ROUNDS, ACTIONS = 3, 60


@cache
def typed(game: str, seats: int, seat: int) -> argparse.Namespace:
    """What is typed to practise so."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args([game, "--seats", str(seats), "--seat", str(seat), "--seed", "0"])


class Kept(Learner):
    """A learner whose lines are kept."""

    def __init__(self) -> None:
        super().__init__(as_json=False)
        self.lines: list[str] = []

    def tell(self, text: str) -> None:
        self.lines.append(text)

    def ask(self, prompt: str) -> str:
        """Asks for advice once, then goes on without."""
        self.lines.append(prompt)
        return "?" if self.lines.count(prompt) < 2 else "0"


def told(round_: Round, seat: int) -> list[str]:
    """All that a practice says to this seat here: what happened, what lies there, what may be
    chosen, what would be best and why; and the view from which a screen is drawn.
    """
    learner = Kept()
    practised = practised_with(typed(round_.game.slug, len(round_.table.seats), seat))
    table = PracticeTable(practised, learner)
    table.tell_news(round_)
    shown = view(round_, seat)
    best = advise(shown, seat, draws_for(SEED, round_, seat))
    if round_.prompt is not None:
        table.tell_what_lies(round_, shown)
        mine = [option for option in round_.prompt.options if option.by == seat]
        if mine:
            table.choose(round_, mine, False, best)
    advice = best and [best.action.data(), str(best.why)]
    return [*learner.lines, msgspec.json.encode(shown).decode(), json.dumps(advice)]


def looked_back(round_: Round, seat: int) -> list[str]:
    """What the desk's practice says of the choices of this seat."""
    return [str(remark(found, round_.game.slug)) for found in remarks(round_, seat, SEED)]


def compared(deal: Deal) -> Iterator[tuple[list[str], list[str]]]:
    """What two worlds say to each seat, moment by moment."""
    draws = Draws(SEED, "two worlds")
    for round_ in enough(rounds_of(deal, GAMES[deal.game], ROUNDS), ROUNDS, ACTIONS):
        for seat in round_.table.seats:
            last: tuple[Round, ...] = ()
            for last in trial.worlds(round_, seat, draws):
                here, other = (told(each, seat) for each in last)
                yield here, other
            here, other = (looked_back(each, seat) for each in last)
            yield here, other


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize(
    "deal",
    [
        pytest.param(deal, marks=[pytest.mark.slow] if deal.game == "card-stock-market" else [])
        for deal in DEALS
    ],
    ids=str,
)
def test_what_is_hidden_changes_no_byte_of_what_a_learner_is_told(
    deal: Deal,
) -> None:
    answers = Counter[str]()
    for here, other in compared(deal):
        assert here == other
        answers["compared"] += len(here)
    print(answers["compared"], "answers compared")
    assert answers["compared"] > 50


def test_a_practice_that_showed_a_hidden_card_would_be_found() -> None:
    deal = next(deal for deal in DEALS if deal.game == "kabu")
    draws = Draws(SEED, "two worlds")
    differ = 0
    for round_ in rounds_of(deal, GAMES[deal.game], ROUNDS):
        for seat in round_.table.seats:
            for here, other in trial.worlds(round_, seat, draws):
                rival = next(each for each in here.table.seats if each != seat)
                differ += told(here, rival) != told(other, rival)
    assert differ
