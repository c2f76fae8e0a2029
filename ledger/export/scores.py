"""The score sheets of a night, deal by deal, for files."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from games.cards.scores import Item, is_scored
from games.catalogue import GAMES
from ledger.export.reading import Source
from ledger.export.report import Report
from ledger.kinds.rounds import RoundBegan, RoundEnded, began
from ledger.reports.scores import ScoredRound, scored
from ledger.state.entries import Entry


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """What a deal brought one player, or two partners, and why."""

    table: int
    round: int
    game: str
    deal: int
    players: str
    taken: str
    """What they took, where that is not yet what is scored: ``tricks 5, 5♥ 5``."""
    why: str
    """What it brought: ``7 made 10``."""
    before: int
    scored: int
    after: int


def score_lines(source: Source, found: Report) -> Iterator[ScoreLine]:
    """Every line of every score sheet of a night, in the order of the rounds. The rounds of scored
    games are played again for it. Raises `Damaged`.
    """
    names = {slug: game.name for slug, game in GAMES.items() if is_scored(game)}
    if not any(game in names.values() for table in found.tables.values() for game in table.games):
        return
    records: dict[tuple[int, int], list[Entry]] = {}
    for entry in source.entries():
        where = entry.table or 0, entry.round or 0
        if isinstance(entry.says, RoundBegan) and entry.says.game in names:
            records[where] = []
        if where not in records:
            continue
        records[where].append(entry)
        if isinstance(entry.says, RoundEnded):
            record = records.pop(where)
            if deal := scored(record):
                yield from _lines(where[0], names[began(record[0]).game], deal)


def _lines(table: int, game: str, deal: ScoredRound) -> Iterator[ScoreLine]:
    sheet = deal.sheet
    for name, after in (sheet.after or {}).items():
        items = [item for item in sheet.items if item.name == name]
        yield ScoreLine(
            table=table,
            round=deal.round,
            game=game,
            deal=deal.deal,
            players=deal.names[name],
            taken=_written(item for item in sheet.taken if item.name == name),
            why=_written(items),
            before=sheet.before[name],
            scored=after - sheet.before[name],
            after=after,
        )


def _written(items: Iterable[Item]) -> str:
    return ", ".join(f"{item.what} {item.points}" for item in items)
