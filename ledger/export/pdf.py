"""Statements to print: for every player what they bought, won, lost, owe and hold, line by line;
for every table a closer, the slip that says where its tray's chips came from and went, with room
for the count and for signatures.
"""

from collections.abc import Iterator, Sequence
from datetime import tzinfo
from typing import IO

from ledger.export import words
from ledger.export.paper import Align, Paper
from ledger.export.reading import Source
from ledger.export.report import Line, Report, TableSummary, report
from ledger.export.words import chips_text, money_text
from ledger.reports.desk_view import PlayerSums, desk_view
from ledger.reports.settling import HOUSE, positions, settled
from ledger.state.night import Night
from ledger.store.chain import short_code

_LINES = ("Time", "What", "Chips", "Cash", "Owes", "Holds")
_LINES_ALIGNED: tuple[Align, ...] = ("LEFT", "LEFT", "RIGHT", "RIGHT", "RIGHT", "RIGHT")
_COUNT = ("Chips", "Worth", "How many", "Comes to")
_COUNT_ALIGNED: tuple[Align, ...] = ("LEFT", "RIGHT", "RIGHT", "RIGHT")


def write(file: IO[bytes], sources: Sequence[Source], zone: tzinfo | None = None) -> None:
    """Write the statements and closers of these nights, each on a page of its own. Times are those
    of the zone, or of this machine's. Raises `Damaged`.
    """
    reports = [report(source) for source in sources]
    title = reports[0].night.name if len(reports) == 1 else f"{len(reports)} nights"
    paper = Paper(
        f"Statements: {title}", words.local(max(report.last_at for report in reports), zone)
    )
    for found in reports:
        _cover(paper, found, zone)
        for line in desk_view(found.night).players:
            _statement(paper, found, line, zone)
        for table in found.tables.values():
            _closer(paper, found, table, zone)
    paper.write(file)


def _about(found: Report, zone: tzinfo | None) -> Iterator[str]:
    night = found.night
    yield f"{night.name}, night {night.id}, opened {words.minute(night.opened_at, zone)}"
    if night.chip_value:
        yield f"A chip is worth {money_text(night.chip_worth, words.currency(night))}."
    yield _standing(night)


def _standing(night: Night) -> str:
    if night.is_open:
        return f"As of entry {night.number}; the night is open."
    return f"The night is closed. Its seal: {short_code(night.seals[-1].hash)}"


# The cover


def _cover(paper: Paper, found: Report, zone: tzinfo | None) -> None:
    """Who is up, and who pays whom."""
    night = found.night
    code = words.currency(night)
    foot = f"Results, night {night.id}, {_standing(night)}"
    paper.page("Results", night.name, list(_about(found, zone)), foot)
    lines = sorted(desk_view(night).players, key=lambda line: -line.result)
    results = [
        (
            f"P-{line.player:03} {line.name}",
            _cash(night.in_cash(line.result), code) or "0",
            chips_text(line.result, signed=True),
        )
        for line in lines
    ]
    head = ("Player", f"Up or down, {code}", "In chips")
    paper.table((5, 2, 2), ("LEFT", "RIGHT", "RIGHT"), results, head)
    for with_bank, how in ((True, "the bank keeps what it won"), (False, "it is shared out")):
        paper.heading(f"Who pays whom, where {how}")
        payments = [
            (
                _who(night, payment.payer),
                _who(night, payment.payee),
                money_text(payment.amount, code),
            )
            for payment in settled(positions(night, with_bank))
        ]
        rows = payments or [("Nobody owes anybody anything.", "", "")]
        paper.table((4, 4, 2), ("LEFT", "LEFT", "RIGHT"), rows, ("Pays", "To", "Amount"))
    if purposes := found.by_purpose():
        paper.heading("Donations, fees, prizes and costs")
        booked = [
            (words.purpose(*what), _cash(minor, code) or "0") for what, minor in purposes.items()
        ]
        columns = ("For", f"Came in (+) or went, {code}")
        paper.table((5, 3), ("LEFT", "RIGHT"), booked, columns)


def _who(night: Night, who: int) -> str:
    return "The drawer" if who == HOUSE else f"P-{who:03} {night.players[who].name}"


# A player's statement


def _statement(paper: Paper, found: Report, player: PlayerSums, zone: tzinfo | None) -> None:
    foot = f"P-{player.player:03}, night {found.night.id}, {_standing(found.night)}"
    paper.page(
        f"Statement of player P-{player.player:03}", player.name, list(_about(found, zone)), foot
    )
    *rows, result = _summed(found.night, player)
    paper.table((3, 2), ("LEFT", "RIGHT"), rows, total=result)
    paper.heading("Line by line")
    *lines, total = _line_by_line(found, player.player, zone)
    paper.table((17, 40, 12, 14, 9, 12), _LINES_ALIGNED, lines, _LINES, total)


def _summed(night: Night, player: PlayerSums) -> list[tuple[str, str]]:
    code = words.currency(night)
    owes = player.owes_desk + player.owes_tables
    rows = [
        ("Paid in", money_text(player.cash_in, code)),
        ("Paid out", money_text(player.cash_out, code)),
        ("Chips held", chips_text(player.chips)),
        ("Owes the house, in chips", chips_text(owes)),
        ("Is owed by the house, in chips", chips_text(player.owed)),
        ("Given by others, less given to them, in chips", chips_text(player.gifts, signed=True)),
    ]
    result = chips_text(player.result, signed=True)
    if night.chip_value:
        result += f" = {money_text(night.in_cash(player.result), code)}".replace("-", "−")
    return [*rows, ("Up or down, in chips", result)]


def _line_by_line(found: Report, player: int, zone: tzinfo | None) -> Iterator[tuple[str, ...]]:
    """The lines of a player, with what they held after each; the last one adds them up."""
    code = words.currency(found.night)
    held = 0
    lines = found.statements[player]
    for line in lines:
        held += line.chips
        yield (
            words.minute(line.at, zone),
            line.what,
            _change(line.chips) or ("" if line.cash or line.owes else "0"),
            _cash(line.cash, code),
            _change(line.owes),
            chips_text(held),
        )
    yield ("", "Total", *_totals(lines, code), chips_text(held))


def _totals(lines: Sequence[Line], code: str) -> tuple[str, str, str]:
    chips, cash, owes = (
        sum(getattr(line, what) for line in lines) for what in ("chips", "cash", "owes")
    )
    return chips_text(chips, signed=True), _cash(cash, code) or "0", chips_text(owes, signed=True)


def _change(chips: int) -> str:
    return chips_text(chips, signed=True) if chips else ""


def _cash(minor: int, code: str) -> str:
    return f"{words.money(minor, code):+,}".replace("-", "−") if minor else ""


# A table's closer


def _closer(paper: Paper, found: Report, table: TableSummary, zone: tzinfo | None) -> None:
    foot = f"T-{table.number:03}, night {found.night.id}, {_standing(found.night)}"
    played = f"{', '.join(table.games)}: {table.rounds:,} rounds, {table.voided:,} of them voided"
    about = [played, *_about(found, zone)]
    paper.page(f"Closer of table T-{table.number:03}", table.name, about, foot)
    *rows, closing = _tray(table)
    paper.table((3, 2), ("LEFT", "RIGHT"), rows, total=closing)
    paper.heading("Counted")
    *chips, total = _counted(found, table.number)
    paper.table((3, 2, 3, 3), _COUNT_ALIGNED, chips, _COUNT, total=total)
    paper.heading("Signed")
    paper.table((1, 1), ("LEFT", "LEFT"), [("", ""), ("", "")], ("Dealer", "Host"))


def _counted(found: Report, table: int) -> Iterator[tuple[str, ...]]:
    """The newest count of the tray, and its total; room to write one where nobody counted it."""
    piles = {pile.value: pile.count for pile in found.counts.get(table, ())}
    for chip in found.night.chip_set:
        count = piles.get(chip.value, 0)
        written = (f"{count:,}", chips_text(count * chip.value))
        yield chip.colour, chips_text(chip.value), *(written if table in found.counts else ("", ""))
    total = sum(value * count for value, count in piles.items())
    yield "In all", "", "", chips_text(total) if table in found.counts else ""


def _tray(table: TableSummary) -> list[tuple[str, str]]:
    tray = table.sum
    return [
        ("Opening tray", chips_text(tray.opening)),
        ("Fills from the cage", chips_text(tray.fills, signed=True)),
        ("Credits to the cage", chips_text(-tray.credits, signed=True)),
        ("Won from players, less lost to them", chips_text(tray.results, signed=True)),
        ("Markers advanced", chips_text(-tray.advanced, signed=True)),
        ("Markers repaid", chips_text(tray.repaid, signed=True)),
        ("Found by counting, less missing", chips_text(tray.counted, signed=True)),
        ("Closing tray" if not table.is_open else "In the tray now", chips_text(tray.closing)),
    ]
