"""Every game's moment: what has happened at once in the book is shown a beat at a time. It is
short, and nothing of what is still to be seen is told.
"""

import itertools
import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page

from games.catalogue import GAMES
from games.engine import Round, Viewer, view
from games.engine.shuffle import SEED_BYTES, Draws
from ledger.play.self_dealing import LOOK, LOOK_SEAT
from tests.games.program import play_out, sat_down

MOST_BEATS = 60
LONGEST = 3000
"""Milliseconds: no moment is longer, but a race, which a felt draws by itself."""
TEMPO = """async ([game, most]) => {
    const { faceOf } = await import("/modules/web/frontend/round/faces.js");
    const { tempoOf } = await import("/modules/web/frontend/round/beat.js");
    const face = faceOf(game);
    const tempo = tempoOf(face);
    return [!face.shownAt, [...Array(most).keys()].map((at) => (at + 1) * tempo(at + 1))];
}"""
HAS_MOMENTS = """async (game) =>
    Boolean((await import("/modules/web/frontend/round/faces.js")).faceOf(game).shownAt)"""
PACE = """async (given) =>
    (await import("/modules/web/frontend/wall/beats.js")).paceOfPayments(...given)"""
MOMENTS = """async ([game, said]) => {
    const rounds = JSON.parse(said);
    const { faceOf } = await import("/modules/web/frontend/round/faces.js");
    const { momentOf } = await import("/modules/web/frontend/round/beat.js");
    const face = faceOf(game);
    const beats = (round) => face.beats?.(round) ?? 0;
    const told = (before, after) =>
        [...Array(Math.max(0, beats(after) - beats(before))).keys()].map((at) => {
            const beat = beats(before) + at;
            return { first: at === 0, before, after, line: face.showing(after, beat),
                shown: momentOf(after, face, beat, before) };
        });
    return JSON.stringify(rounds.slice(1).flatMap((after, at) => told(rounds[at], after)));
}"""
"""Takes and gives JSON: a long round is read from a text in no time."""


@pytest.fixture
def blank(shared_blank: Page) -> Page:
    return shared_blank


def seen_in(setup_round: Round, viewer: Viewer) -> Iterator[str]:
    """A round as a viewer sees it after each of its actions."""
    round_ = Round(setup_round.setup)
    yield msgspec.json.encode(view(round_, viewer)).decode()
    for action in setup_round.actions:
        round_.act(action)
        yield msgspec.json.encode(view(round_, viewer)).decode()


def faces(value: Any) -> set[str]:
    """Every card that is named anywhere in it."""
    return set(re.findall('"([2-9TJQKA][cdhs])"', json.dumps(value)))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_table_that_deals_itself_looks_longer_at_a_round_than_its_moment_lasts(
    blank: Page, game: str
) -> None:
    is_race, lasts = blank.evaluate(TEMPO, [game, MOST_BEATS])
    least = 1000 * (LOOK + LOOK_SEAT * GAMES[game].least_seats)
    assert max(lasts) < least - 1000
    if not is_race:
        assert max(lasts) < LONGEST


@pytest.mark.parametrize("seats", range(1, 9))
def test_everybody_is_seen_paid_before_a_table_that_deals_itself_goes_on(
    blank: Page, seats: int
) -> None:
    look = 1000 * (LOOK + LOOK_SEAT * seats)
    for moment in (0, LONGEST):
        for payments in (seats, 2 * seats):
            pace = blank.evaluate(PACE, [look, moment, payments])
            assert moment + pace * payments < look - 1000
            assert pace >= 500


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_that_is_still_to_be_seen_is_told(blank: Page, game: str) -> None:
    if not blank.evaluate(HAS_MOMENTS, game):
        return
    draws = Draws(bytes(SEED_BYTES), "moments")
    for _ in range(2):
        seats = max(2, GAMES[game].least_seats)
        played = play_out(sat_down(GAMES[game], seats, draws), range(1, seats + 1), draws)
        both: tuple[Viewer, ...] = ("wall", 1)
        said = [f"[{','.join(seen_in(played, viewer))}]" for viewer in both]
        moments = (json.loads(blank.evaluate(MOMENTS, [game, each])) for each in said)
        for moment in itertools.chain.from_iterable(moments):
            shown, before, after = moment["shown"], moment["before"], moment["after"]
            assert moment["line"]
            assert not shown["finished"]
            assert shown["prompt"] is None
            assert shown["markers"] == before["markers"]
            assert shown["record"][-1]["events"] == []
            for score in ("scores", "tokens"):
                if after["finished"] and score in before["facts"]:
                    assert shown["facts"][score] == before["facts"][score]
            if moment["first"]:
                known = faces(before) | faces(after["record"][-1]["args"])
                assert faces(shown["zones"]) <= known
