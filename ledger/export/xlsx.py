"""Nights as a spreadsheet. The first sheet has the answers: who is up and who is down, what the
house made, who pays whom, whether it all adds up. The others show where that comes from, by
formulas, down to the single transfer: balances are sums of transfers, what people hold and owe are
sums of balances, results are computed from these.
"""

import shutil
import tempfile
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import IO

from ledger.audit import Audited, audited
from ledger.audit.database import DatabaseRecords
from ledger.audit.luck import Luck
from ledger.export import blocks, charts, words
from ledger.export.first_sheet import Answers, FirstSheet
from ledger.export.reading import Source
from ledger.export.report import Report, report
from ledger.export.scores import score_lines
from ledger.export.sheets import MOST_ROWS, Cell, Formula, Rows, Sheet, Workbook, workbook
from ledger.export.since import since
from ledger.state import accounts
from ledger.state.entries import Entry
from ledger.state.night import Night

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
    "In UTC",
)
_CHART_ROWS = 18
"""So many rows of a sheet are left to the pictures."""
_OVERVIEW = (
    "Night",
    "Name",
    "Opened",
    "Players",
    "Rounds",
    "Currency",
    "The bank won",
    "Most ahead",
    "By",
    "Cash over (+) or short (-)",
    "Chips add up",
    "Findings",
)


def write(file: IO[bytes], sources: Sequence[Source]) -> None:
    """Write the workbook of these nights. Times are those of this machine. Raises `Damaged`."""
    # Packed on the disk, and copied then: the packer fails in words of its own where what it writes
    # into takes no more.
    with tempfile.TemporaryFile() as packed, workbook(packed) as book:
        nights = _Nights(book, several=len(sources) > 1)
        for source in sources:
            nights.add(source)
        nights.close()
        book.close(words.local(nights.last_at).replace(tzinfo=None))
        packed.seek(0)
        shutil.copyfileobj(packed, file)


class _Nights:
    """The sheets of the workbook, each growing by one block a night."""

    def __init__(self, book: Workbook, several: bool) -> None:
        self.last_at = 0
        self._book = book
        self._overview = self._overview_sheet() if several else None
        self._several = several
        self._first = FirstSheet(book.sheet("Summary", (44, *[16] * 9)))
        self._evening = book.sheet("Evening", (26, *[12] * 30))
        self._players = book.sheet("Players", (8, 24, *[13] * 12))
        self._tables = book.sheet("Tables", (8, 20, 30, *[12] * 12))
        self._rounds = book.sheet("Rounds", (8, 8, 24, *[26] * 4, 10, *[11] * 30))
        self._transfers = [self._transfer_sheet("Transfers")]
        self._balances = book.sheet("Balances", (26, 9, 16, 8, 8, 14, 14, 8))
        self._audit = book.sheet("Audit", (10, 26, 24, 12, 28, 60, 24))
        self._score_sheet: Sheet | None = None
        self._tabled = {
            self._players: blocks.PLAYERS,
            self._tables: blocks.TABLES,
            self._rounds: blocks.ROUNDS,
            self._balances: blocks.BALANCES,
        }
        """Sheets that are one table, and its columns."""
        if several:
            for sheet, head in self._tabled.items():
                self._stack(sheet, head)

    def add(self, source: Source) -> None:
        """A night more."""
        played: set[int] = set()
        luck = Luck()
        found = report(source, lambda _made, line: played.update(line.players), luck)
        self.last_at = max(self.last_at, found.last_at)
        records = DatabaseRecords(source.connection, source.id, with_seeds=False)
        checked = audited(records, None, source.progress)
        sheets = (*self._tabled, self._audit, self._evening)
        for sheet in sheets:
            sheet.put(f"{found.night.name} (night {found.night.id})", style="title")
        if self._several:
            for sheet in self._tabled:
                sheet.night_cells = (found.night.id,)
        top = self._evening.row
        self._evening.skip(_CHART_ROWS)
        moved = self._moved(source, found.night)
        balances = blocks.balances(self._balances, found, moved)
        players = blocks.players(self._players, found, balances)
        tables = blocks.tables(self._tables, found, moved, balances)
        rounds = blocks.Rounds(self._rounds, self._evening, found, sorted(played))
        report(source, rounds.row)
        rows, lines = rounds.end()
        charts.evening(self._book, self._evening, top, lines, len(played), tables)
        blocks.audit(self._audit, found, checked)
        self._scores(source, found)
        later = since(source, found.night)
        answers = self._first.write(
            found, checked, luck.results(), later, players, tables, balances
        )
        self._look_over(found, checked, answers)
        if not self._several:
            written = (players, tables, rows, balances)
            for (sheet, head), block in zip(self._tabled.items(), written, strict=True):
                sheet.freeze(2, 2)
                sheet.print_heads(2)
                sheet.filter(block, len(head))
        for sheet in sheets:
            sheet.skip()

    def _scores(self, source: Source, found: Report) -> None:
        """The score sheets, on a sheet of their own that is there only if games were scored."""
        lines = iter(score_lines(source, found))
        first = next(lines, None)
        if first is None:
            return
        if self._score_sheet is None:
            self._score_sheet = self._book.sheet("Scores", (8, 8, 20, 8, 26, 10, 10, 10, 40, 40))
        self._score_sheet.put(f"{found.night.name} (night {found.night.id})", style="title")
        blocks.scores(self._score_sheet, chain([first], lines))
        self._score_sheet.skip()

    def _look_over(self, found: Report, checked: Audited, answers: Answers) -> None:
        if self._overview:
            self._overview.put(
                found.night.id,
                found.night.name,
                words.local(found.night.opened_at),
                len(found.night.players),
                sum(table.rounds for table in found.tables.values()),
                found.night.currency,
                Formula(f"='Summary'!{answers.bank}", answers.bank_won),
                answers.ahead,
                Formula(f"='Summary'!{answers.ahead_at}", answers.ahead_by)
                if answers.ahead
                else None,
                Formula(f"='Summary'!{answers.over_at}", answers.over),
                Formula(f"='Summary'!{answers.adds_up}", "yes" if answers.even else "NO"),
                len(checked.findings),
            )

    def _overview_sheet(self) -> Sheet:
        sheet = self._book.sheet("Nights", (8, 30, 26, 10, 10, 10, 16, 24, 12, 24, 14, 10))
        sheet.put(*_OVERVIEW, style="head")
        sheet.freeze(1, 2)
        sheet.print_heads(1)
        return sheet

    def _transfer_sheet(self, name: str) -> Sheet:
        sheet = self._book.sheet(name, (8, 8, 26, 16, 10, 8, 8, 26, 26, 9, 12, 30, 24))
        sheet.put(*_TRANSFERS, style="head")
        sheet.freeze(1)
        sheet.print_heads(1)
        return sheet

    @staticmethod
    def _stack(sheet: Sheet, head: Sequence[str]) -> None:
        """Have the nights of a sheet stand under one head, by which all of them are filtered."""
        sheet.night_head = ("Night",)
        sheet.put(*head, *sheet.night_head, style="head")
        sheet.freeze(1, 2)
        sheet.print_heads(1)

    def close(self) -> None:
        """What can only be said of a whole sheet."""
        for sheet in self._transfers:
            sheet.filter(sheet.since(2), len(_TRANSFERS))
        if self._several:
            for sheet, head in self._tabled.items():
                sheet.filter(sheet.since(2), len((*head, *sheet.night_head)))

    def _moved(self, source: Source, night: Night) -> list[Rows]:
        """Write every transfer of a night; returns where they stand, on as many sheets as they
        need.
        """
        full: list[Rows] = []
        first = self._transfers[-1].row
        for entry in source.entries():
            for cells in self._cells(night, entry):
                if self._transfers[-1].row > MOST_ROWS:
                    full.append(self._transfers[-1].since(first))
                    self._transfers.append(
                        self._transfer_sheet(f"Transfers {len(self._transfers) + 1}")
                    )
                    first = self._transfers[-1].row
                self._transfers[-1].put(*cells)
        return [*full, self._transfers[-1].since(first)]

    def _cells(self, night: Night, entry: Entry) -> Iterator[Sequence[Cell]]:
        """A row for every transfer of an entry."""
        if not entry.transfers:
            return
        at, in_utc = words.local(entry.at), words.utc(entry.at)
        head = (night.id, entry.number, at, entry.kind, entry.by.who, entry.table, entry.round)
        for source, target, moved, why in entry.transfers:
            commodity = accounts.kind_of(source).commodity
            counted_in = blocks.counted_in(night, commodity)
            amount = blocks.amount(night, commodity, moved)
            yield *head, source, target, counted_in, amount, why, in_utc
