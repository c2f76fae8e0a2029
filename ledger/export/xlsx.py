"""Nights as a spreadsheet. The first sheet has the answers: who is up and who is down, what the
house made, who pays whom, whether it all adds up. The others show where that comes from, by
formulas, down to the single transfer: balances are sums of transfers, what people hold and owe are
sums of balances, results are computed from these.
"""

from collections.abc import Sequence
from datetime import tzinfo
from typing import IO

from ledger.audit import Audited, audited
from ledger.audit.database import DatabaseRecords
from ledger.export import blocks, words
from ledger.export.first_sheet import Answers, FirstSheet
from ledger.export.reading import Source
from ledger.export.report import Report, report
from ledger.export.scores import score_lines
from ledger.export.sheets import MOST_ROWS, Formula, Rows, Sheet, Workbook
from ledger.state import accounts
from ledger.state.entries import Entry

_TRANSFERS = (
    "Night",
    "Entry",
    "Time",
    "Kind",
    "By",
    "Table",
    "Round",
    "From",
    "To",
    "What",
    "Amount",
    "Why",
)
_OVERVIEW = (
    "Night",
    "Name",
    "Opened",
    "Players",
    "Rounds",
    "Lost to the house",
    "Adds up",
    "Findings",
)


def write(file: IO[bytes], sources: Sequence[Source], zone: tzinfo | None = None) -> None:
    """Write the workbook of these nights. Times are those of the zone, or of this machine's. Raises
    `Damaged`.
    """
    book = Workbook(file)
    nights = _Nights(book, zone, several=len(sources) > 1)
    for source in sources:
        nights.add(source)
    book.close(words.local(nights.last_at, zone).replace(tzinfo=None))


class _Nights:
    """The sheets of the workbook, each growing by one block a night."""

    def __init__(self, book: Workbook, zone: tzinfo | None, several: bool) -> None:
        self.last_at = 0
        self._book, self._zone = book, zone
        self._overview = self._overview_sheet() if several else None
        self._first = FirstSheet(book.sheet("Summary", (36, 14, 14, 14, 14, 14, 14, 16)), zone)
        self._players = book.sheet("Players", (8, 24, *[13] * 12))
        self._tables = book.sheet("Tables", (8, 20, 30, *[12] * 12))
        self._rounds = book.sheet("Rounds", (8, 8, 24, 20, 20, 10, *[11] * 30))
        self._transfers = [self._transfer_sheet("Transfers")]
        self._balances = book.sheet("Balances", (26, 9, 16, 8, 8, 14, 14, 8))
        self._audit = book.sheet("Audit", (10, 20, 24, 12, 28, 60))
        self._score_sheet: Sheet | None = None

    def add(self, source: Source) -> None:
        """A night more."""
        found = report(source)
        self.last_at = max(self.last_at, found.last_at)
        records = DatabaseRecords(source.connection, source.id, with_seeds=False)
        checked = audited(records, None, source.progress)
        sheets = (self._players, self._tables, self._rounds, self._balances, self._audit)
        for sheet in sheets:
            sheet.put(f"{found.night.name} (night {found.night.id})", style="title")
        balances = blocks.balances(self._balances, found, self._moved(source))
        players = blocks.players(self._players, found, balances)
        tables = blocks.tables(self._tables, found)
        blocks.rounds(self._rounds, found, self._zone)
        blocks.audit(self._audit, found, checked, self._zone)
        self._scores(source, found)
        answers = self._first.write(found, checked, players, tables, balances)
        self._look_over(found, checked, answers)
        for sheet in sheets:
            sheet.skip()

    def _scores(self, source: Source, found: Report) -> None:
        """The score sheets, on a sheet of their own that is there only if games were scored."""
        lines = list(score_lines(source, found))
        if not lines:
            return
        if self._score_sheet is None:
            self._score_sheet = self._book.sheet("Scores", (8, 8, 20, 8, 26, 10, 10, 10, 40, 40))
        self._score_sheet.put(f"{found.night.name} (night {found.night.id})", style="title")
        blocks.scores(self._score_sheet, lines)
        self._score_sheet.skip()

    def _look_over(self, found: Report, checked: Audited, answers: Answers) -> None:
        if self._overview:
            self._overview.put(
                found.night.id,
                found.night.name,
                words.local(found.night.opened_at, self._zone),
                len(found.night.players),
                len(found.rounds),
                Formula(f"='Summary'!{answers.house}", answers.house_is_up),
                Formula(f"='Summary'!{answers.adds_up}", "yes" if answers.even else "NO"),
                len(checked.findings),
            )

    def _overview_sheet(self) -> Sheet:
        sheet = self._book.sheet("Nights", (8, 30, 20, 10, 10, 14, 12, 12))
        sheet.put(*_OVERVIEW, style="head")
        sheet.freeze(1)
        return sheet

    def _transfer_sheet(self, name: str) -> Sheet:
        sheet = self._book.sheet(name, (8, 8, 20, 16, 10, 8, 8, 26, 26, 9, 12, 30))
        sheet.put(*_TRANSFERS, style="head")
        sheet.freeze(1)
        return sheet

    def _moved(self, source: Source) -> list[Rows]:
        """Write every transfer of a night; returns where they stand, on as many sheets as they
        need.
        """
        full: list[Rows] = []
        first = self._transfers[-1].row
        for entry in source.entries():
            for at in range(len(entry.transfers)):
                if self._transfers[-1].row > MOST_ROWS:
                    full.append(self._transfers[-1].since(first))
                    self._transfers.append(
                        self._transfer_sheet(f"Transfers {len(self._transfers) + 1}")
                    )
                    first = self._transfers[-1].row
                self._transfer(source.id, entry, at)
        return [*full, self._transfers[-1].since(first)]

    def _transfer(self, night: int, entry: Entry, at: int) -> None:
        transfer = entry.transfers[at]
        self._transfers[-1].put(
            night,
            entry.number,
            words.local(entry.at, self._zone),
            entry.kind,
            entry.by.who,
            entry.table,
            entry.round,
            transfer.source,
            transfer.target,
            accounts.kind_of(transfer.source).commodity,
            transfer.amount,
            transfer.why,
        )
