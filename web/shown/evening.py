"""The evening so far, as a wall shows it between rounds: who is up, everybody's line, who has just
won; and, once the night is closed, who has won what, who pays whom, and the seal.

Rounds that are not closed have no part in it: nobody reads off the wall what a dealer has not paid
yet.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Literal

from games.cards.scores import partners
from ledger.book import Book
from ledger.export.report import RoundLine
from ledger.kinds.at_table import game_of
from ledger.kinds.in_play import results
from ledger.reports.desk_view import desk_view
from ledger.state.night import Night, PastRound, Table
from web.services.report_cache import ReportCache
from web.shown.books import PaymentLine, SealToKeep, payment_lines, seal_to_keep

MOST_ROUNDS = 120
"""Of the lines: the newest."""
LAST_WINNERS = 4
SHORTEST_STREAK = 2


@dataclass(frozen=True, slots=True)
class Standing:
    """A player: how much they are up, in chips, and their line: that sum before the first of the
    rounds, and after each of them.
    """

    player: int
    name: str
    program: bool
    result: int
    line: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Win:
    """What somebody won in a round, in chips."""

    table: int
    table_name: str
    game_name: str
    round: int
    name: str
    chips: int


@dataclass(frozen=True, slots=True)
class Streak:
    """Somebody who has won so many rounds in a row, of those they played."""

    name: str
    rounds: int


@dataclass(frozen=True, slots=True)
class GameWinners:
    """Who did best at a game over the evening."""

    game_name: str
    names: tuple[str, ...]
    how: Literal["won", "leads", "up"]
    """They have won most games of it; or none was over, and they lead by points; or it is not won,
    and they are up most chips.
    """
    count: int
    """So many games, points or chips."""


@dataclass(frozen=True, slots=True)
class Closing:
    """A closed night: the newest seal, who has won what, and the fewest payments that make everyone
    even, in the currency's minor unit (play money: chips).
    """

    seal: SealToKeep
    games: tuple[GameWinners, ...]
    """In the order in which they were played first."""
    wins: Mapping[int, int]
    """How many games each player has won, of all that are won."""
    payments: tuple[PaymentLine, ...]


@dataclass(frozen=True, slots=True)
class Evening:
    """The evening so far. Players come by what they are up, the highest first."""

    version: int
    players: tuple[Standing, ...]
    winners: tuple[Win, ...]
    """Of the last rounds, the newest first."""
    biggest: Win | None
    streaks: tuple[Streak, ...]
    """The longest first."""
    closing: Closing | None


@dataclass(frozen=True, slots=True)
class _Played:
    """A closed round, and what each player was up by it."""

    table: int
    round: PastRound
    results: Mapping[int, int]


def evening(book: Book, reports: ReportCache, night: Night) -> Evening:
    """The evening of this night so far."""
    played = _played(night)
    wins = [win for each in played if (win := _win(night, each))]
    return Evening(
        version=night.number,
        players=_standings(night, played),
        winners=tuple(wins[: -LAST_WINNERS - 1 : -1]),
        biggest=_biggest(night),
        streaks=tuple(_streaks(night, played)),
        closing=None if night.is_open else _closing(book, reports, night),
    )


def _played(night: Night) -> list[_Played]:
    """The closed rounds that the night knows by itself, in the order in which they ended: of each
    table the last forty (`ledger.kinds.rounds.PAST_ROUNDS`).
    """
    rounds = [
        _by_player(table, past)
        for table in night.tables.values()
        for past in table.past
        if not past.voided
    ]
    return sorted(rounds, key=lambda played: played.round.closed)


def _by_player(table: Table, past: PastRound) -> _Played:
    results = {past.seats[seat].player: chips for seat, chips in past.results.items()}
    return _Played(table.number, past, results)


def _biggest(night: Night) -> Win | None:
    """The most that was won in a round of the whole evening; of several the first."""
    rounds = [_by_player(table, table.biggest) for table in night.tables.values() if table.biggest]
    most = max(rounds, key=lambda played: (played.round.most, -played.round.closed), default=None)
    return _win(night, most) if most else None


def _standings(night: Night, played: Sequence[_Played]) -> tuple[Standing, ...]:
    in_play = _in_play(night)
    drawn = played[-MOST_ROUNDS:]
    found = []
    for line in desk_view(night).players:
        result = line.result - in_play.get(line.player, 0)
        steps = [each.results.get(line.player, 0) for each in drawn]
        sums = tuple(accumulate(steps, initial=result - sum(steps)))
        program = night.player(line.player).program
        found.append(Standing(line.player, line.name, program, result, sums))
    return tuple(sorted(found, key=lambda standing: -standing.result))


def _in_play(night: Night) -> dict[int, int]:
    """What each player is up by the rounds that are not closed."""
    sums: dict[int, int] = {}
    for table in night.tables.values():
        if table.round is not None:
            for seat, chips in results(table.number, table.round).items():
                player = table.round.seats[seat]
                sums[player] = sums.get(player, 0) + chips
    return sums


def _win(night: Night, played: _Played) -> Win | None:
    """The highest win of a round; None where nobody won chips."""
    player, chips = max(played.results.items(), key=lambda pair: pair[1], default=(0, 0))
    if chips <= 0:
        return None
    return Win(
        table=played.table,
        table_name=night.tables[played.table].title,
        game_name=game_of(played.round.game).name,
        round=played.round.number,
        name=night.player(player).name,
        chips=chips,
    )


def _streaks(night: Night, played: Sequence[_Played]) -> Iterator[Streak]:
    found: dict[int, int] = {}
    for player in night.players:
        own = [each.results[player] for each in reversed(played) if player in each.results]
        found[player] = next((at for at, chips in enumerate(own) if chips <= 0), len(own))
    for player, rounds in sorted(found.items(), key=lambda pair: -pair[1]):
        if rounds >= SHORTEST_STREAK:
            yield Streak(night.player(player).name, rounds)


def _closing(book: Book, reports: ReportCache, night: Night) -> Closing:
    read = reports.read(night.id)
    played: dict[str, list[RoundLine]] = {}
    wins: Counter[int] = Counter()
    for line in read.report.rounds:
        if line.ending == "closed":
            played.setdefault(line.game, []).append(line)
            wins.update(line.winners)
    games = [
        best
        for game, lines in played.items()
        if (best := _game_winners(reports, night, game, lines)) is not None
    ]
    payments = payment_lines(night, read.with_house)
    return Closing(seal_to_keep(book, night, night.seals[-1]), tuple(games), wins, payments)


def _game_winners(
    reports: ReportCache, night: Night, game: str, lines: Sequence[RoundLine]
) -> GameWinners | None:
    """None where nobody is up."""
    if won := Counter(player for line in lines for player in line.winners):
        return GameWinners(game, _best(night, won), "won", max(won.values()))
    table = night.tables[lines[-1].table]
    last = reports.scored(night.id, table.number, lines[-1].number)
    if last is not None:
        sat = next(past.seats for past in table.past if past.number == last.round)
        scores = last.sheet.after or last.sheet.before
        best = (min if last.sheet.better == "low" else max)(scores.values())
        leading = [name for name, score in scores.items() if score == best]
        names = tuple(sat[seat].name for name in leading for seat in partners(name))
        return GameWinners(game, names, "leads", best)
    up: Counter[int] = Counter()
    for line in lines:
        up.update(line.players)
    most = max(up.values(), default=0)
    return GameWinners(game, _best(night, up), "up", most) if most > 0 else None


def _best(night: Night, counts: Mapping[int, int]) -> tuple[str, ...]:
    most = max(counts.values())
    return tuple(night.player(player).name for player in counts if counts[player] == most)
