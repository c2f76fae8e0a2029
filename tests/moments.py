"""What is shown a beat at a time, in browsers whose time a test has in its hand."""

import itertools
from collections.abc import Callable

from playwright.sync_api import Page

from games.engine import Action, Refusal, Round
from games.engine.prompt import Viewer
from games.engine.shuffle import Draws
from games.trials.simulate import random_action
from ledger.state.entries import Request
from tests.server import Running

_requests = itertools.count()
STEP = 100
"""Milliseconds."""
LONGEST = 3000


def before_the(
    is_it: Callable[[Round, Round], bool], croupier: Running, night: int, table: int, chance: Draws
) -> Callable[[], None]:
    """Plays the first round of a table by chance up to an action, of which `is_it` knows the round
    before and after it. Returns what plays that one.
    """
    rounds = croupier.services.rounds

    def act(action: Action, since: int) -> None:
        viewer: Viewer = action.by if isinstance(action.by, int) else "dealer"
        request = Request("chance", f"moment {next(_requests)}", "host", "1")
        rounds.act(night, table, 1, action, since, viewer, request)

    while True:
        now = rounds.look(night, table, lambda _, __, live: live.round if live else None)
        assert now is not None
        assert now.prompt is not None, "the round is over without it"
        action = random_action(now.prompt, chance)
        option = now.prompt.option(action.by, action.do)
        assert option is not None
        then = replayed(now)
        try:
            then.act(action)
        except Refusal:
            continue
        since = now.since(option)
        if is_it(now, then):
            return lambda: act(action, since)
        act(action, since)


def replayed(round_: Round) -> Round:
    """The same round once more, to see where an action leads."""
    again = Round(round_.setup)
    for action in round_.actions:
        again.act(action)
    return again


def ends(_before: Round, after: Round) -> bool:
    """Whether the action is the last one of its round."""
    return after.finished


def hold(page: Page) -> None:
    """Stops the time of a page where things move: what is shown a beat at a time stays."""
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    page.evaluate("new Promise(requestAnimationFrame)")
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def let_pass(page: Page, milliseconds: int = LONGEST) -> None:
    """Lets so much time go by, a little at a time, so that a page can draw in between."""
    for _ in range(milliseconds // STEP):
        page.clock.run_for(STEP)
