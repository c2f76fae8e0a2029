"""How a scored game stands at a table, in sentences."""

from dataclasses import dataclass

from games.cards.standing import between, headline, mine, of_series, progress, standing
from games.engine import Game
from games.engine.places import rack
from ledger.kinds.at_table import game_of
from ledger.play.live import LiveRound
from ledger.state.night import Night, Table
from web.services.report_cache import ReportCache
from web.shown.series_score import own_sum


@dataclass(frozen=True, slots=True)
class ScoreLines:
    """How a scored game stands, for everybody."""

    progress: str
    """Which deal of the game it is, and what ends the game."""
    headline: str | None
    """What has happened in the deal, once it is scored."""


@dataclass(frozen=True, slots=True)
class OwnScoreLines:
    """How a scored game stands for one player."""

    standing: str
    """The own score and tricks, and how near the end is."""
    mine: str | None
    """What the deal has brought the player, once it is scored."""


def score_lines(live: LiveRound | None) -> ScoreLines | None:
    """How the game in play stands; None where no round is, or it keeps no sheet."""
    if live is None or (now := progress(live.round)) is None:
        return None
    return ScoreLines(now, headline(live.round))


def own_score_lines(
    reports: ReportCache, night: Night, table: Table, live: LiveRound | None, seat: int
) -> OwnScoreLines | None:
    """How the game stands for a seat, in a round and between two; None where it is not scored, or
    not by this seat.
    """
    if live is not None and seat not in live.players:
        return None
    if series := own_sum(table, live, table.seats[seat]):
        return _of_series(game_of(table.game), live, seat, *series)
    if live is None:
        return _between(reports, night, table, seat)
    now = standing(live.round, seat)
    return OwnScoreLines(now, mine(live.round, seat)) if now else None


def _of_series(
    game: Game, live: LiveRound | None, seat: int, sum_: int, over: int
) -> OwnScoreLines | None:
    """Of a series that is counted in chips; None before it has begun."""
    deals = game.rounds_of_series
    if live is None:
        return OwnScoreLines(of_series(sum_, over, deals), None) if over else None
    if not live.round.finished:
        return OwnScoreLines(of_series(sum_, over + 1, deals), None)
    paid = live.round.steps[-1].transfers
    mine = (transfer for transfer in paid if rack(seat) in (transfer.source, transfer.target))
    why = ", ".join(dict.fromkeys(live.round.why(transfer) for transfer in mine))
    stands = of_series(sum_, over, deals)
    return OwnScoreLines(stands, f"{why}; {stands}" if why else stands)


def _between(reports: ReportCache, night: Night, table: Table, seat: int) -> OwnScoreLines | None:
    past = next((past for past in reversed(table.past) if not past.voided), None)
    if past is None or past.game != table.game or not table.carry or table.carry.get("finished"):
        return None
    found = reports.scored(night.id, table.number, past.number)
    now = between(found.sheet, found.deal, seat) if found else None
    return OwnScoreLines(now, None) if now else None
