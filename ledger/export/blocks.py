"""What each sheet of the workbook shows of a night."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from decimal import Decimal

from ledger.audit import Audited
from ledger.export import words
from ledger.export.report import PutRight, Report, RoundLine, TableSummary
from ledger.export.scores import ScoreLine
from ledger.export.sheets import Block, Cell, Formula, Rows, Sheet, letter
from ledger.reports.desk_view import PlayerSums, desk_view
from ledger.state import accounts, currencies
from ledger.state.accounts import Bankroll, Felt, Marker, Rack, Single, Tray
from ledger.state.night import Night

BALANCES = ("Account", "What", "Kind", "Player", "Table", "In the book", "Of transfers", "Agree")
PLAYERS = (
    "Player",
    "Name",
    "Chips bought",
    "Chips cashed",
    "In the bankroll",
    "At tables",
    "Owes the desk",
    "Owes tables",
    "House owes",
    "Gifts",
    "Result",
    "Paid in",
    "Paid out",
    "Result in money",
)
TABLES = (
    "Table",
    "Name",
    "Games",
    "Rounds",
    "Voided",
    "Opening tray",
    "Fills",
    "Credits",
    "Results",
    "Advanced",
    "Repaid",
    "Counted",
    "Closing tray",
    "In the book",
    "Agree",
)
ROUNDS = (
    "Table",
    "Round",
    "Game",
    "Began",
    "Ended",
    "Began, in UTC",
    "Ended, in UTC",
    "How",
    "Actions",
    "Put right",
    "House",
    "Pots",
)
SCORES = (
    "Table",
    "Round",
    "Game",
    "Deal",
    "Who",
    "Before",
    "Scored",
    "After",
    "Why",
    "Taken",
)
PUT_RIGHT = ("Entry", "Time", "What", "By", "Where", "Why", "In UTC")


def amount(night: Night, commodity: str, number: int) -> int | Decimal:
    """Chips and markers as they are, cash in units of the currency."""
    return currencies.money(number, night.currency) if commodity == "cash" else number


def counted_in(night: Night, commodity: str) -> str:
    """What an amount is counted in: chips, marker, or the currency."""
    return night.currency if commodity == "cash" else commodity


def moved_to(moved: Sequence[Rows], **criteria: str) -> str:
    """The formula for the sum of transfers for which columns (by letter) fulfil criteria."""
    return "+".join(
        f"SUMIFS({rows.column('K')}"
        + "".join(f",{rows.column(column)},{wanted}" for column, wanted in criteria.items())
        + ")"
        for rows in moved
    )


def balances(sheet: Sheet, found: Report, moved: Sequence[Rows]) -> Rows:
    """Every account: what the book keeps, and the sum of its transfers (in these rows of other
    sheets).
    """
    night = found.night

    def cells(row: int, name: str) -> Sequence[Cell]:
        commodity = accounts.kind_of(name).commodity
        balance = amount(night, commodity, night.balance(name))
        came, went = moved_to(moved, I=f"A{row}"), moved_to(moved, H=f"A{row}")
        summed = f"{came}-({went})"
        if isinstance(balance, Decimal):  # a spreadsheet computes in binary fractions
            summed = f"ROUND({summed},{currencies.digits(night.currency)})"
        agree = Formula(f'=IF(F{row}=G{row},"yes","NO")', "yes")
        return (
            name,
            counted_in(night, commodity),
            *_owner(name),
            balance,
            Formula(f"={summed}", balance),
            agree,
        )

    return sheet.block(BALANCES, sorted(night.balances), cells)


def _owner(account: str) -> tuple[str, int | None, int | None]:
    """The kind of an account, its player and its table."""
    match accounts.parse(account):
        case Bankroll(player):
            return "bankroll", player, None
        case Rack(table, player):
            return "rack", player, table
        case Marker(debt, player):
            return f"marker {debt}", player, None
        case Tray(table):
            return "tray", None, table
        case Felt(table):
            return "felt", None, table
        case Single(name):
            return name, None, None


def held(balances: Rows, kind: str, player: str = "") -> str:
    """The formula for the sum of all balances of a kind, or of those of the player in this cell."""
    of_player = f",{balances.column('D')},{player}" if player else ""
    return f'SUMIFS({balances.column("G")},{balances.column("C")},"{kind}"{of_player})'


def yes(condition: str, holds: bool) -> Formula:
    """Whether a condition holds, in words."""
    return Formula(f'=IF({condition},"yes","NO")', "yes" if holds else "NO")


def players(sheet: Sheet, found: Report, balances: Rows) -> Rows:
    """What everybody bought, holds and owes, and so how much they are up."""
    night = found.night

    def cells(row: int, line: PlayerSums) -> Sequence[Cell]:
        player = night.players[line.player]
        brought = f"{player.brought:+}" if player.brought else ""  # of another night
        return (
            line.player,
            line.name,
            player.bought,
            player.cashed,
            Formula(f"={held(balances, 'bankroll', f'A{row}')}", line.bankroll),
            Formula(f"={held(balances, 'rack', f'A{row}')}", line.chips - line.bankroll),
            Formula(f"={held(balances, 'marker desk', f'A{row}')}", line.owes_desk),
            Formula(f"={held(balances, 'marker table', f'A{row}')}", line.owes_tables),
            Formula(f"={held(balances, 'marker house', f'A{row}')}", line.owed),
            line.gifts,
            Formula(f"=D{row}+E{row}+F{row}+I{row}-C{row}-G{row}-H{row}{brought}", line.result),
            worth(night, f"C{row}", player.bought),
            worth(night, f"D{row}", player.cashed),
            worth(night, f"K{row}", line.result),
        )

    return sheet.block(PLAYERS, desk_view(night).players, cells, ("Total", "CDEFGHIJKLMN"))


def worth(night: Night, cell: str, chips: int) -> Formula:
    """What the chips in a cell are worth."""
    code = night.currency
    chip = currencies.money(night.chip_worth, code)
    return Formula(
        f"=ROUND({cell}*{chip},{currencies.digits(code)})",
        currencies.money(night.in_cash(chips), code),
    )


def tables(sheet: Sheet, found: Report, moved: Sequence[Rows], balances: Rows) -> Rows:
    """Where every tray's chips came from and went, each a sum of transfers, and that this is what
    it closed with.
    """

    def cells(row: int, table: TableSummary) -> Sequence[Cell]:
        tray = table.sum
        name = f'"tray:"&A{row}'
        came, went = moved_to(moved, I=name), moved_to(moved, H=name)
        issued = moved_to(moved, I=name, H='"cage"')
        opening = moved_to(moved, I=name, H='"cage"', D='"table-opened"')
        closed = "+".join(
            moved_to(moved, H=name, I='"cage"', D=f'"{kind}"')
            for kind in ("table-closed", "night-closed")
        )
        back = moved_to(moved, H=name, I='"cage"')
        found_ = moved_to(moved, I=name, H='"over-short"')
        missing = moved_to(moved, H=name, I='"over-short"')
        here = {"F": f"A{row}", "G": '">0"'}
        advanced = moved_to(moved, **here, H='"markers"', I='"marker:table:*"')
        repaid = moved_to(moved, **here, H='"marker:table:*"', I='"markers"')
        won = f"{came}-({issued})-({found_})-({went}-({back})-({missing}))+J{row}-K{row}"
        left = f"SUMIFS({balances.column('G')},{balances.column('A')},{name})"
        closing = (
            tray.opening
            + tray.fills
            - tray.credits
            + tray.results
            - tray.advanced
            + tray.repaid
            + tray.counted
        )
        return (
            table.number,
            table.name,
            ", ".join(table.games),
            table.rounds,
            table.voided,
            Formula(f"={opening}", tray.opening),
            Formula(f"={issued}-F{row}", tray.fills),
            Formula(f"={back}-({closed})", tray.credits),
            Formula(f"={won}", tray.results),
            Formula(f"={advanced}", tray.advanced),
            Formula(f"={repaid}", tray.repaid),
            Formula(f"={found_}-({missing})", tray.counted),
            Formula(f"=F{row}+G{row}-H{row}+I{row}-J{row}+K{row}+L{row}", closing),
            Formula(f"={left}+{closed}", tray.closing),
            yes(f"M{row}=N{row}", closing == tray.closing),
        )

    return sheet.block(TABLES, found.tables.values(), cells, ("Total", "DEFGHIJKLMN"))


class Rounds:
    """Every round, with a column for everybody who played: what the house, the pots and they are up
    by it. Beside it lines of the evening: what everybody was up by then.
    """

    def __init__(
        self,
        sheet: Sheet,
        lines: Sheet,
        found: Report,
        players: Sequence[int],
    ) -> None:
        self._players, self._sheet, self._lines = players, sheet, lines
        names = [found.night.players[player].name for player in players]
        # Of several nights each has other players, so the night stands before them.
        head = (*ROUNDS, *sheet.night_head)
        self._results = len(head)
        sums = [*_OF_THE_BANK, *map(letter, range(self._results, self._results + len(players)))]
        self._block = Block(sheet, (*head, *names), ("Total", sums))
        lines.put("Round ended", *names, style="head")
        self._first, self._first_line = sheet.row, lines.row
        self._up = dict.fromkeys(players, 0)
        self._every = 1 + sum(table.rounds for table in found.tables.values()) // _MOST_POINTS
        self._written = 0

    def row(self, _made: Report, played: RoundLine) -> None:
        """Write a round."""
        row = self._sheet.row
        first, last = letter(self._results), letter(self._results + len(self._players) - 1)
        ended = None if played.ended is None else words.local(played.ended)
        pots = Formula(
            f"=-K{row}-SUM({first}{row}:{last}{row})", -played.house - sum(played.players.values())
        )
        self._block.row(
            (
                played.table,
                played.number,
                played.game,
                words.local(played.began),
                ended,
                words.utc(played.began),
                None if played.ended is None else words.utc(played.ended),
                played.ending,
                played.actions,
                played.put_right,
                played.house,
                pots,
                *self._sheet.night_cells,
                *(played.players.get(player) for player in self._players),
            )
        )
        self._written += 1
        for player, result in played.players.items():
            self._up[player] += result
        if ended is not None and self._written % self._every == 0:
            self._line(row, ended)

    def _line(self, row: int, ended: datetime) -> None:
        columns = (letter(self._results + at) for at in range(len(self._players)))
        ups = (
            Formula(f"=SUM('{self._sheet.name}'!{column}${self._first}:{column}{row})", up)
            for column, up in zip(columns, self._up.values(), strict=True)
        )
        self._lines.put(ended, *ups)

    def end(self) -> tuple[Rows, Rows]:
        """Write the totals. Returns the rows of the rounds, and of the lines."""
        return self._block.end(), self._lines.since(self._first_line)


_OF_THE_BANK = "KL"
"""The columns of the house and the pots."""
_MOST_POINTS = 150
"""So many points of a line at most: a picture shows no more."""


def scores(sheet: Sheet, lines: Iterable[ScoreLine]) -> Rows:
    """What every deal of the scored games brought everybody, and why."""

    def cells(row: int, line: ScoreLine) -> Sequence[Cell]:
        after = Formula(f"=F{row}+G{row}", line.after)
        where = (line.table, line.round, line.game, line.deal, line.players)
        return *where, line.before, line.scored, after, line.why, line.taken

    return sheet.block(SCORES, lines, cells)


def audit(sheet: Sheet, found: Report, checked: Audited) -> None:
    """What an audit of the night found, and everything that was undone, voided, counted or put
    right.
    """
    report = checked.report
    sheet.put("Checked", f"{report.entries:,} entries, {report.transfers:,} transfers")
    sheet.put("Replayed", f"{report.replayed:,} of {report.rounds:,} rounds")
    sheet.put("Chain", report.hash.hex())
    for number, code in report.seals:
        sheet.put("Seal", f"{code}, by entry {number}")
    for finding in checked.findings:
        sheet.put("Finding", str(finding))
    if not checked.findings:
        sheet.put("Findings", "none")
    for unchecked in checked.unchecked:
        sheet.put("Unchecked", str(unchecked))
    if found.put_right:

        def cells(_row: int, correction: PutRight) -> Sequence[Cell]:
            return (
                correction.entry,
                words.local(correction.at),
                correction.kind,
                correction.by,
                correction.where,
                correction.why,
                words.utc(correction.at),
            )

        sheet.block(PUT_RIGHT, found.put_right, cells)
