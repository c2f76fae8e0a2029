"""How a scored game stands at a table, in sentences."""

from dataclasses import dataclass

from games.cards.standing import headline, mine, progress, standing
from ledger.play.live import LiveRound


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


def own_score_lines(live: LiveRound | None, seat: int) -> OwnScoreLines | None:
    """How the game in play stands for a seat; None where it is not scored, or not by this seat."""
    if live is None or (now := standing(live.round, seat)) is None:
        return None
    return OwnScoreLines(now, mine(live.round, seat))
