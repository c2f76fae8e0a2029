"""Score sheets: what every deal of a scored game brought, and why, as its rounds tell when they are
played again. A book keeps what follows from nothing else; a sheet is not kept.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from games.cards.scores import Sheet, player_names
from games.cards.standing import sheet_of
from games.engine import EngineError, ScriptError
from ledger.errors import LedgerError
from ledger.kinds.rounds import RoundVoided
from ledger.play.live import dealt_again
from ledger.state.entries import Entry
from ledger.state.night import PastRound


@dataclass(frozen=True, slots=True)
class ScoredRound:
    """A round that is over, on the score sheet of its game."""

    round: int
    deal: int
    """Its number in the game."""
    players: Mapping[int, str]
    """Who sat where."""
    sheet: Sheet

    @property
    def names(self) -> Mapping[str, str]:
        """Who played under which name of the sheet, as files say it: ``"1+3": "Ana and Cleo"``."""
        return {name: str(player_names(name, self.players)) for name in self.sheet.before}


def scored(record: Sequence[Entry]) -> ScoredRound | None:
    """A round that is over, from its entries (`ledger.reports.explain.record_of`). None where it
    has no score sheet: its game writes none, it was voided, or it cannot be played again.
    """
    if isinstance(record[-1].says, RoundVoided):
        return None
    try:
        live = dealt_again(record[0], record[-1])
        for entry in record[:-1]:
            live.replayed(entry)
    except (EngineError, ScriptError, LedgerError):
        return None
    if (found := sheet_of(live.round)) is None:
        return None
    deal, sheet = found
    return ScoredRound(live.number, deal, live.round.table.players, sheet)


def last_game(
    past: Iterable[PastRound], game: str, find: Callable[[int], ScoredRound | None]
) -> list[ScoredRound]:
    """The deals of the game that was played last at a table, the first one first; `find` gives the
    sheet of a round. None where another game, or one without a sheet, was played last.
    """
    deals: list[ScoredRound] = []
    for played in reversed(list(past)):
        if played.voided:
            continue
        found = find(played.number) if played.game == game else None
        if found is None or (deals and found.deal != deals[-1].deal - 1):
            break
        deals.append(found)
    return deals[::-1]
