"""Every game's moment: what has happened at once in the book is shown a beat at a time. It is
short, and nothing of what is still to be seen is told.
"""

import itertools
import json
import re
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
    let record = [];
    const rounds = JSON.parse(said).map(([kept, more, rest]) => {
        record = [...record.slice(0, kept), ...more];
        return { ...rest, record };
    });
    const { faceOf } = await import("/modules/web/frontend/round/faces.js");
    const { momentOf } = await import("/modules/web/frontend/round/beat.js");
    const face = faceOf(game);
    const beats = (round) => face.beats?.(round) ?? 0;
    const told = (before, after, at) =>
        [...Array(Math.max(0, beats(after) - beats(before))).keys()].map((further) => {
            const beat = beats(before) + further;
            const { finished, prompt, markers, record, facts, zones } =
                momentOf(after, face, beat, before);
            return { at, first: further === 0, line: face.showing(after, beat),
                finished, prompt, markers, events: record.at(-1).events, facts, zones };
        });
    return JSON.stringify(
        rounds.slice(1).flatMap((after, at) => told(rounds[at], after, at)));
}"""
"""Takes and gives JSON: a long round is read from a text in no time. A moment names the view `at`
which it begins; the next one is shown by it.
"""


@pytest.fixture
def blank(shared_blank: Page) -> Page:
    return shared_blank


def seen_in(played: Round, viewer: Viewer) -> list[dict[str, Any]]:
    """A round as a viewer sees it, before its first action and after each."""
    round_ = Round(played.setup)
    seen = [msgspec.to_builtins(view(round_, viewer), str_keys=True)]
    for action in played.actions:
        round_.act(action)
        seen.append(msgspec.to_builtins(view(round_, viewer), str_keys=True))
    return seen


def as_json(seen: list[dict[str, Any]]) -> str:
    """These views, each with what its record has more than the one before: whole records are nearly
    all of a long round.
    """
    lines: list[Any] = []
    said = []
    for each in seen:
        same = zip(lines, each["record"], strict=False)
        kept = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], same))
        lines = each["record"]
        said.append([kept, lines[kept:], {**each, "record": []}])
    return json.dumps(said)


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


@pytest.mark.sweep(of=5)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_that_is_still_to_be_seen_is_told(blank: Page, game: str) -> None:
    if not blank.evaluate(HAS_MOMENTS, game):
        return
    draws = Draws(bytes(SEED_BYTES), "moments")
    for _ in range(2):
        seats = max(2, GAMES[game].least_seats)
        played = play_out(sat_down(GAMES[game], seats, draws), range(1, seats + 1), draws)
        for viewer in ("wall", 1):
            seen = seen_in(played, viewer)
            for moment in json.loads(blank.evaluate(MOMENTS, [game, as_json(seen)])):
                assert_tells_nothing(moment, seen[moment["at"]], seen[moment["at"] + 1])


def assert_tells_nothing(
    moment: dict[str, Any], before: dict[str, Any], after: dict[str, Any]
) -> None:
    """What is shown between these two views has nothing of the second one but the line."""
    assert moment["line"]
    assert not moment["finished"]
    assert moment["prompt"] is None
    assert moment["markers"] == before["markers"]
    assert moment["events"] == []
    for score in ("scores", "tokens"):
        if after["finished"] and score in before["facts"]:
            assert moment["facts"][score] == before["facts"][score]
    if moment["first"]:
        assert faces(moment["zones"]) <= faces(before) | faces(after["record"][-1]["args"])
