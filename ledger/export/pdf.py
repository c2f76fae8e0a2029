"""Statements to print: for every player what they bought, won, lost, owe and hold, line by line;
for every table a closer, the slip that says where its tray's chips came from and went, with room
for the count and for signatures.
"""

from collections.abc import Iterator, Sequence
from typing import IO

from games.language import figure, gettext, gettext_noop, ngettext, number
from ledger.export import words
from ledger.export.paper import Align, Paper
from ledger.export.reading import Source
from ledger.export.report import Line, Report, TableSummary, report
from ledger.export.since import SAID, Since, since
from ledger.export.statements import statement_line
from ledger.export.treasurer import WHAT
from ledger.export.words import chips_text
from ledger.reports.desk_view import PlayerSums, desk_view
from ledger.reports.settling import HOUSE, positions, settled
from ledger.state import currencies
from ledger.state.currencies import money_text
from ledger.state.night import Night, title_of
from ledger.store.chain import short_code

_LINES = (
    gettext_noop("Time"),
    gettext_noop("What"),
    gettext_noop("Chips"),
    gettext_noop("Cash"),
    gettext_noop("Owes"),
    gettext_noop("Holds"),
)
_LINES_ALIGNED: tuple[Align, ...] = ("LEFT", "LEFT", "RIGHT", "RIGHT", "RIGHT", "RIGHT")
_COUNT = (
    gettext_noop("Chips"),
    gettext_noop("Worth"),
    gettext_noop("How many"),
    gettext_noop("Comes to"),
)
_COUNT_ALIGNED: tuple[Align, ...] = ("LEFT", "RIGHT", "RIGHT", "RIGHT")


def write(file: IO[bytes], sources: Sequence[Source]) -> None:
    """Write the statements and closers of these nights, each on a page of its own. Times are those
    of this machine. Raises `Damaged`.
    """
    reports = [report(source) for source in sources]
    name = reports[0].night.name
    title = name if len(reports) == 1 else ngettext("{count} night", "{count} nights", len(reports))
    paper = Paper(
        gettext("Statements: {title}", title=title),
        words.local(max(report.last_at for report in reports)),
    )
    for source, found in zip(sources, reports, strict=True):
        later = since(source, found.night)
        _cover(paper, found, later)
        for line in desk_view(found.night).players:
            _statement(paper, found, line, later)
        for table in found.tables.values():
            _closer(paper, found, table)
    paper.write(file)


def _about(found: Report) -> Iterator[str]:
    night = found.night
    opened = words.minute(night.opened_at)
    yield gettext(
        "{name}, night {night}, opened {time}", name=night.name, night=night.id, time=opened
    )
    if night.chip_value:
        worth = _money(night.chip_worth, night.currency)
        yield gettext("A chip is worth {amount}.", amount=worth)
    yield _standing(night)


def _standing(night: Night) -> str:
    if night.is_open:
        return gettext("As of entry {entry}; the night is open.", entry=night.number)
    return gettext("The night is closed. Its seal: {seal}", seal=short_code(night.seals[-1].hash))


def _foot(what: str, night: Night) -> str:
    """What stands at the foot of a page."""
    standing = _standing(night)
    return gettext(
        "{what}, night {night}, {standing}", what=what, night=night.id, standing=standing
    )


# Figures, as the language writes them


def _money(minor: int, code: str) -> str:
    return figure(money_text(minor, code))


def _chips(chips: int, signed: bool = False) -> str:
    return figure(chips_text(chips, signed))


def _change(chips: int) -> str:
    return _chips(chips, signed=True) if chips else ""


def _cash(minor: int, code: str) -> str:
    return figure(f"{currencies.money(minor, code):+,}".replace("-", "−")) if minor else ""


# The cover


def _cover(paper: Paper, found: Report, later: Sequence[Since]) -> None:
    """Who is up, and who pays whom."""
    night = found.night
    code = night.currency
    results_ = gettext("Results")
    paper.page(results_, night.name, list(_about(found)), _foot(results_, night))
    lines = sorted(desk_view(night).players, key=lambda line: -line.result)
    results = [
        (
            f"P-{line.player:03} {line.name}",
            _cash(night.in_cash(line.result), code) or "0",
            _chips(line.result, signed=True),
        )
        for line in lines
    ]
    up = gettext("Up or down, {currency}", currency=code)
    head = (gettext("Player"), up, gettext("In chips"))
    paper.table((5, 2, 2), ("LEFT", "RIGHT", "RIGHT"), results, head)
    for with_bank, heading in (
        (True, gettext("Who pays whom, where the bank keeps what it won")),
        (False, gettext("Who pays whom, where it is shared out")),
    ):
        paper.heading(heading)
        payments = [
            (
                _who(night, payment.payer),
                _who(night, payment.payee),
                _money(payment.amount, code),
            )
            for payment in settled(positions(night, with_bank))
        ]
        rows = payments or [(gettext("Nobody owes anybody anything."), "", "")]
        heads = (gettext("Pays"), gettext("To##whom"), gettext("Amount"))
        paper.table((4, 4, 2), ("LEFT", "LEFT", "RIGHT"), rows, heads)
    _since(paper, night, later)
    if purposes := found.by_purpose():
        paper.heading(gettext("Donations, fees, prizes and costs"))
        booked = [
            (f"{gettext(WHAT[what])}: {name}", _cash(minor, code) or "0")
            for (what, name), minor in purposes.items()
        ]
        columns = (gettext("For"), gettext("Came in (+) or went, {currency}", currency=code))
        paper.table((5, 3), ("LEFT", "RIGHT"), booked, columns)


def _since(paper: Paper, night: Night, later: Sequence[Since]) -> None:
    """What has become of debts since the night was closed."""
    if not later:
        return
    code = night.currency
    paper.heading(gettext("Debts since the night was closed"))
    rows = [
        (
            words.minute(line.at),
            f"{_who(night, line.player)}: {gettext(SAID[line.what], **line.facts)}",
            _cash(line.minor, code),
        )
        for line in later
    ]
    amount = gettext("To receive (+) or to pay, {currency}", currency=code)
    heads = (gettext("Time"), gettext("What"), amount)
    paper.table((17, 54, 33), ("LEFT", "LEFT", "RIGHT"), rows, heads)


def _who(night: Night, who: int) -> str:
    return gettext("The drawer") if who == HOUSE else f"P-{who:03} {night.players[who].name}"


# A player's statement


def _statement(
    paper: Paper,
    found: Report,
    player: PlayerSums,
    later: Sequence[Since],
) -> None:
    who = f"P-{player.player:03}"
    title = gettext("Statement of player {number}", number=who)
    paper.page(title, player.name, list(_about(found)), _foot(who, found.night))
    *rows, result = _summed(found.night, player)
    paper.table((3, 2), ("LEFT", "RIGHT"), rows, total=result)
    _since(paper, found.night, [line for line in later if line.player == player.player])
    paper.heading(gettext("Line by line"))
    *lines, total = _line_by_line(found, player.player)
    paper.table((17, 40, 12, 13, 11, 11), _LINES_ALIGNED, lines, [*map(gettext, _LINES)], total)


def _summed(night: Night, player: PlayerSums) -> list[tuple[str, str]]:
    code = night.currency
    owes = player.owes_desk + player.owes_tables
    rows = [
        (gettext("Paid in"), _money(player.cash_in, code)),
        (gettext("Paid out"), _money(player.cash_out, code)),
        (gettext("Chips held"), _chips(player.chips)),
        (gettext("Owes the house, in chips"), _chips(owes)),
        (gettext("Is owed by the house, in chips"), _chips(player.owed)),
        (
            gettext("Given by others, less given to them, in chips"),
            _chips(player.gifts, signed=True),
        ),
    ]
    result = _chips(player.result, signed=True)
    if night.chip_value:
        result += f" = {_money(night.in_cash(player.result), code)}".replace("-", "−")
    return [*rows, (gettext("Up or down, in chips"), result)]


def _line_by_line(found: Report, player: int) -> Iterator[tuple[str, ...]]:
    """The lines of a player, with what they held after each; the last one adds them up."""
    code = found.night.currency
    held = 0
    lines = found.statements[player]
    for line in lines:
        held += line.chips
        yield (
            words.minute(line.at),
            statement_line(line.what),
            _change(line.chips) or ("" if line.cash or line.owes else "0"),
            _cash(line.cash, code),
            _change(line.owes),
            _chips(held),
        )
    yield ("", gettext("Total"), *_totals(lines, code), _chips(held))


def _totals(lines: Sequence[Line], code: str) -> tuple[str, str, str]:
    chips, cash, owes = (
        sum(getattr(line, what) for line in lines) for what in ("chips", "cash", "owes")
    )
    return _chips(chips, signed=True), _cash(cash, code) or "0", _chips(owes, signed=True)


# A table's closer


def _closer(paper: Paper, found: Report, table: TableSummary) -> None:
    which = f"T-{table.number:03}"
    played = gettext(
        "{games}: {rounds} rounds, {voided} of them voided",
        games=", ".join(table.games),
        rounds=table.rounds,
        voided=table.voided,
    )
    heading = gettext("Closer of table {number}", number=which)
    about = [played, *_about(found)]
    paper.page(heading, title_of(table.name), about, _foot(which, found.night))
    *rows, closing = _tray(table)
    paper.table((3, 2), ("LEFT", "RIGHT"), rows, total=closing)
    paper.heading(gettext("Counted"))
    *chips, total = _counted(found, table.number)
    paper.table((3, 2, 3, 3), _COUNT_ALIGNED, chips, [*map(gettext, _COUNT)], total=total)
    paper.heading(gettext("Signed"))
    paper.table(
        (1, 1), ("LEFT", "LEFT"), [("", ""), ("", "")], (gettext("Dealer"), gettext("Host"))
    )


def _counted(found: Report, table: int) -> Iterator[tuple[str, ...]]:
    """The newest count of the tray, and its total; room to write one where nobody counted it."""
    piles = {pile.value: pile.count for pile in found.counts.get(table, ())}
    for chip in found.night.chip_set:
        count = piles.get(chip.value, 0)
        written = (number(count), _chips(count * chip.value))
        yield chip.colour, _chips(chip.value), *(written if table in found.counts else ("", ""))
    total = sum(value * count for value, count in piles.items())
    yield gettext("In all"), "", "", _chips(total) if table in found.counts else ""


def _tray(table: TableSummary) -> list[tuple[str, str]]:
    tray = table.sum
    return [
        (gettext("Opening tray"), _chips(tray.opening)),
        (gettext("Fills from the cage"), _chips(tray.fills, signed=True)),
        (gettext("Credits to the cage"), _chips(-tray.credits, signed=True)),
        (gettext("Won from players, less lost to them"), _chips(tray.results, signed=True)),
        (gettext("Markers advanced"), _chips(-tray.advanced, signed=True)),
        (gettext("Markers repaid"), _chips(tray.repaid, signed=True)),
        (gettext("Found by counting, less missing"), _chips(tray.counted, signed=True)),
        (
            gettext("In the tray now") if table.is_open else gettext("Closing tray"),
            _chips(tray.closing),
        ),
    ]
