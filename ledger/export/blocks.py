"""What each sheet of the workbook shows of a night."""

from collections.abc import Sequence
from datetime import tzinfo

from ledger.audit import Audited
from ledger.export import words
from ledger.export.report import PutRight, Report, RoundLine, TableSummary
from ledger.export.scores import ScoreLine
from ledger.export.sheets import Cell, Formula, Rows, Sheet, letter
from ledger.reports.desk_view import PlayerSums, desk_view
from ledger.state import accounts
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
PUT_RIGHT = ("Entry", "Time", "What", "By", "Where", "Why")


def balances(sheet: Sheet, found: Report, moved: Sequence[Rows]) -> Rows:
    """Every account: what the book keeps, and the sum of its transfers (in these rows of other
    sheets).
    """

    def cells(row: int, name: str) -> Sequence[Cell]:
        balance = found.night.balance(name)
        came = "+".join(f"SUMIFS({rows.column('K')},{rows.column('I')},A{row})" for rows in moved)
        went = "-".join(f"SUMIFS({rows.column('K')},{rows.column('H')},A{row})" for rows in moved)
        agree = Formula(f'=IF(F{row}=G{row},"yes","NO")', "yes")
        return (
            name,
            accounts.kind_of(name).commodity,
            *_owner(name),
            balance,
            Formula(f"={came}-{went}", balance),
            agree,
        )

    return sheet.block(BALANCES, sorted(found.night.balances), cells)


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
    whose = f",{balances.column('D')},{player}" if player else ""
    return f'SUMIFS({balances.column("G")},{balances.column("C")},"{kind}"{whose})'


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
    code = words.currency(night)
    chip = words.money(night.chip_worth, code)
    return Formula(
        f"=ROUND({cell}*{chip},{words.digits(code)})", words.money(night.in_cash(chips), code)
    )


def tables(sheet: Sheet, found: Report) -> Rows:
    """Where every tray's chips came from and went, and that this is what it closed with."""

    def cells(row: int, table: TableSummary) -> Sequence[Cell]:
        tray = table.sum
        came = (
            tray.opening,
            tray.fills,
            tray.credits,
            tray.results,
            tray.advanced,
            tray.repaid,
            tray.counted,
        )
        left = sum(came) - 2 * (tray.credits + tray.advanced)
        closing = Formula(f"=F{row}+G{row}-H{row}+I{row}-J{row}+K{row}+L{row}", left)
        what = (table.number, table.name, ", ".join(table.games), table.rounds, table.voided)
        return *what, *came, closing, tray.closing, yes(f"M{row}=N{row}", left == tray.closing)

    return sheet.block(TABLES, found.tables.values(), cells, ("Total", "DEFGHIJKLMN"))


def rounds(sheet: Sheet, found: Report, zone: tzinfo | None) -> Rows:
    """Every round, with a column for everybody who played: what the house, the pots and they are up
    by it.
    """
    players = sorted({player for played in found.rounds for player in played.players})
    names = [found.night.players[player].name for player in players]
    first, last = letter(len(ROUNDS)), letter(len(ROUNDS) + len(players) - 1)

    def cells(row: int, played: RoundLine) -> Sequence[Cell]:
        ended = None if played.ended is None else words.local(played.ended, zone)
        when = (words.local(played.began, zone), ended, played.ending)
        pots = Formula(
            f"=-I{row}-SUM({first}{row}:{last}{row})", -played.house - sum(played.players.values())
        )
        results = [played.players.get(player) for player in players]
        return (
            played.table,
            played.number,
            played.game,
            *when,
            played.actions,
            played.put_right,
            played.house,
            pots,
            *results,
        )

    sums = [letter(at) for at in range(8, len(ROUNDS) + len(players))]
    return sheet.block((*ROUNDS, *names), found.rounds, cells, ("Total", sums))


def scores(sheet: Sheet, lines: Sequence[ScoreLine]) -> Rows:
    """What every deal of the scored games brought everybody, and why."""

    def cells(row: int, line: ScoreLine) -> Sequence[Cell]:
        after = Formula(f"=F{row}+G{row}", line.after)
        where = (line.table, line.round, line.game, line.deal, line.players)
        return *where, line.before, line.scored, after, line.why, line.taken

    return sheet.block(SCORES, lines, cells)


def audit(sheet: Sheet, found: Report, checked: Audited, zone: tzinfo | None) -> None:
    """What an audit of the night found, and everything that was undone, voided, counted or put
    right.
    """
    told = checked.report
    sheet.put("Checked", f"{told.entries:,} entries, {told.transfers:,} transfers")
    sheet.put("Replayed", f"{told.replayed:,} of {told.rounds:,} rounds")
    sheet.put("Chain", told.hash.hex())
    for number, code in told.seals:
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
                words.local(correction.at, zone),
                correction.kind,
                correction.by,
                correction.where,
                correction.why,
            )

        sheet.block(PUT_RIGHT, found.put_right, cells)
