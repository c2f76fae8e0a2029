"""The score of a series that is counted in chips, as tablet and wall show it."""

from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from games.catalogue import GAMES
from ledger.state import accounts
from ledger.state.night import PastRound, RoundState, Seated, Table
from web.shown.series_score import LeftLine, series_score

NAMES = {10: "Ana", 11: "Ben", 12: "Cy", 13: "Dee", 14: "Eva"}
TABLE = Table(
    number=1,
    name="One",
    game="lorum",
    options={},
    cards="virtual",
    seats={1: 10, 2: 11, 3: 12, 4: 13},
)


def hand(
    number: int, results: dict[int, int], players: tuple[int, ...], *, voided: bool = False
) -> PastRound:
    seats = {seat: Seated(player, NAMES[player]) for seat, player in enumerate(players, 1)}
    return PastRound(number, "lorum", 0, 0, voided, results=results, seats=seats)


def live(hands_before: int, *, finished: bool = False, game: str = "lorum") -> Any:
    """A round in play, so many hands after the series began."""
    setup = SimpleNamespace(carry={"hand": hands_before})
    return SimpleNamespace(round=SimpleNamespace(game=GAMES[game], setup=setup, finished=finished))


def with_past(*past: PastRound) -> Table:
    return replace(TABLE, past=past)


EVERYBODY = (10, 11, 12, 13)
FIRST = hand(7, {1: 5, 2: -2, 3: -3, 4: 0}, EVERYBODY)
SECOND = hand(8, {1: -1, 2: 4, 3: 0, 4: -3}, EVERYBODY)


def test_the_hands_of_the_series_are_the_tables_last_ones() -> None:
    older = hand(6, {1: 99, 2: -99, 3: 0, 4: 0}, EVERYBODY)
    score = series_score(with_past(older, FIRST, SECOND), live(2))
    assert score is not None
    assert [played.number for played in score.rounds] == [1, 2]
    assert score.sums == {"1": 4, "2": 2, "3": -3, "4": -3}
    assert score.rounds[0].after == score.rounds[0].results == {"1": 5, "2": -2, "3": -3, "4": 0}
    assert score.rounds[1].after == score.sums


def test_a_voided_hand_is_none_of_the_series() -> None:
    voided = hand(8, {}, EVERYBODY, voided=True)
    score = series_score(with_past(FIRST, voided), live(1))
    assert score is not None
    assert [played.number for played in score.rounds] == [1]


def test_before_the_first_hand_is_over_nobody_is_up() -> None:
    score = series_score(with_past(FIRST), live(0))
    assert score is not None
    assert (score.rounds, score.sums) == ((), {"1": 0, "2": 0, "3": 0, "4": 0})


def test_a_score_goes_with_its_player_and_not_with_the_seat() -> None:
    # Dee has moved to seat 1 since, Ana has left, Eva sits in seat 4.
    moved = (13, 11, 12, 14)
    before = with_past(FIRST, hand(8, {1: 1, 2: -1, 3: 0, 4: 0}, moved))
    table = replace(before, seats=dict(enumerate(moved, 1)))
    score = series_score(table, live(2))
    assert score is not None
    assert score.sums == {"1": 0 + 1, "2": -2 - 1, "3": -3, "4": 0}
    assert score.left == (LeftLine(10, "Ana", 5),)
    assert score.rounds[0].results == {"1": 0, "2": -2, "3": -3}  # Eva did not play it
    assert score.rounds[0].names["1"] == "Ana"


def test_the_hand_on_the_table_counts_once_it_is_over_and_markers_are_no_loss() -> None:
    # Ana pays Ben 8, of which the house lends her 3.
    net = {accounts.rack(1, 10): -5, accounts.table_marker(10): 3, accounts.rack(1, 11): 8}
    played = RoundState(9, 0, 0, seats=TABLE.seats, names=dict(enumerate("ABCD", 1)), net=net)
    table = replace(with_past(FIRST, SECOND), round=played)
    playing = series_score(table, live(2))
    over = series_score(table, live(2, finished=True))
    assert playing is not None
    assert over is not None
    assert len(playing.rounds) == 2
    assert over.rounds[-1].number == 3
    assert over.rounds[-1].results == {"1": -8, "2": 8, "3": 0, "4": 0}
    assert over.sums["1"] == 4 - 8


def test_a_game_that_counts_no_series_in_chips_has_none() -> None:
    assert series_score(TABLE, live(0, game="kabu")) is None
    assert series_score(TABLE, None) is None
