"""The score of a series that is counted in chips: what its rounds have brought everybody."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ledger.kinds.at_table import game_of
from ledger.kinds.in_play import results
from ledger.play.live import LiveRound
from ledger.state.night import Seated, Table


@dataclass(frozen=True, slots=True)
class RoundOfSeries:
    """A round of the series that is over. Results go to whoever played it, wherever they sit by
    now; who sat in which seat then, the names say.
    """

    number: int
    """In the series, from 1 on."""
    names: Mapping[str, str]
    results: Mapping[str, int]
    """What it brought in chips, by the seat of now; nothing of whoever did not play it."""
    after: Mapping[str, int]
    """What everybody here is up after it."""


@dataclass(frozen=True, slots=True)
class LeftLine:
    """Somebody who played rounds of the series and has left, and what these brought."""

    player: int
    name: str
    result: int


@dataclass(frozen=True, slots=True)
class SeriesScore:
    """The rounds of the series so far, and what each seat's player is up by them."""

    rounds: tuple[RoundOfSeries, ...]
    sums: Mapping[str, int]
    left: tuple[LeftLine, ...]


@dataclass(frozen=True, slots=True)
class _Played:
    seats: Mapping[int, Seated]
    results: Mapping[int, int]


def series_score(table: Table, live: LiveRound | None) -> SeriesScore | None:
    """The score of the series in play; None where no round is, or the game counts otherwise."""
    if live is None or (rounds_before := live.round.game.rounds_before) is None:
        return None
    before = rounds_before(live.round.setup.carry)
    played = list(_played(table, before, live.round.finished))
    first = before + live.round.finished - len(played) + 1
    seats = {player: seat for seat, player in table.seats.items()}
    sums = dict.fromkeys(sorted(table.seats), 0)
    left: dict[int, LeftLine] = {}
    rounds = []
    for number, hand in enumerate(played, first):
        brought = {}
        for at, who in hand.seats.items():
            result = hand.results.get(at, 0)
            if (seat := seats.get(who.player)) is not None:
                brought[seat] = result
                sums[seat] += result
            else:
                so_far = left[who.player].result if who.player in left else 0
                left[who.player] = LeftLine(who.player, who.name, so_far + result)
        names = {str(at): who.name for at, who in sorted(hand.seats.items())}
        rounds.append(RoundOfSeries(number, names, _by_name(brought), _by_name(sums)))
    return SeriesScore(tuple(rounds), _by_name(sums), tuple(left.values()))


def own_sum(table: Table, live: LiveRound | None, player: int) -> tuple[int, int] | None:
    """What the rounds of the series have brought this player so far, in chips, and how many they
    are; None where the game counts otherwise.
    """
    game = game_of(table.game)
    if game.rounds_before is None:
        return None
    finished = live is not None and live.round.finished
    carry = live.round.setup.carry if live else table.carry
    before = game.rounds_before(carry) if carry else 0
    brought = [
        hand.results.get(at, 0)
        for hand in _played(table, before, finished)
        for at, who in hand.seats.items()
        if who.player == player
    ]
    return sum(brought), before + finished


def _played(table: Table, before: int, finished: bool) -> Iterator[_Played]:
    """The rounds of the series that the table still knows: its last ones are the series so far."""
    past = [played for played in table.past if not played.voided]
    for played in past[-before:] if before else ():
        yield _Played(played.seats, played.results)
    if finished:
        now = table.played
        seats = {seat: Seated(player, now.names[seat]) for seat, player in now.seats.items()}
        yield _Played(seats, results(table.number, now))


def _by_name(numbers: Mapping[int, int]) -> dict[str, int]:
    return {str(seat): number for seat, number in sorted(numbers.items())}
