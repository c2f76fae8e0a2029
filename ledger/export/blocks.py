"""What each sheet of the workbook shows of a night."""

from collections.abc import Sequence
from datetime import tzinfo

from ledger.audit import Audited
from ledger.export import words
from ledger.export.report import PutRight, Report, RoundLine, TableLine
from ledger.export.sheets import Cell, Formula, Rows, Sheet, letter
from ledger.reports.desk_view import PlayerLine, desk_view
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
PUT_RIGHT = ("Entry", "Time", "What", "By", "Where", "Why")


def balances(sheet: Sheet, found: Report, moved: Sequence[Rows]) -> Rows:
    """Every account: what the book keeps, and what its transfers (in these rows of other sheets)
    come to.
    """

    def cells(row: int, name: str) -> Sequence[Cell]:
        balance = found.night.balance(name)
        came = "+".join(f"SUMIFS({one.column('K')},{one.column('I')},A{row})" for one in moved)
        went = "-".join(f"SUMIFS({one.column('K')},{one.column('H')},A{row})" for one in moved)
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

    def cells(row: int, one: PlayerLine) -> Sequence[Cell]:
        player = night.players[one.player]
        return (
            one.player,
            one.name,
            player.bought,
            player.cashed,
            Formula(f"={held(balances, 'bankroll', f'A{row}')}", one.bankroll),
            Formula(f"={held(balances, 'rack', f'A{row}')}", one.chips - one.bankroll),
            Formula(f"={held(balances, 'marker desk', f'A{row}')}", one.owes_desk),
            Formula(f"={held(balances, 'marker table', f'A{row}')}", one.owes_tables),
            Formula(f"={held(balances, 'marker house', f'A{row}')}", one.owed),
            one.gifts,
            Formula(f"=D{row}+E{row}+F{row}+I{row}-C{row}-G{row}-H{row}", one.result),
            worth(night, f"C{row}", player.bought),
            worth(night, f"D{row}", player.cashed),
            worth(night, f"K{row}", one.result),
        )

    return sheet.block(PLAYERS, desk_view(night).players, cells, ("Total", "CDEFGHIJKLMN"))


def worth(night: Night, cell: str, chips: int) -> Formula:
    """What the chips in a cell are worth."""
    code = words.currency(night)
    one = words.money(night.chip_worth, code)
    return Formula(
        f"=ROUND({cell}*{one},{words.digits(code)})", words.money(night.in_cash(chips), code)
    )


def tables(sheet: Sheet, found: Report) -> Rows:
    """Where every tray's chips came from and went, and that this is what it closed with."""

    def cells(row: int, one: TableLine) -> Sequence[Cell]:
        tray = one.sum
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
        what = (one.number, one.name, ", ".join(one.games), one.rounds, one.voided)
        return *what, *came, closing, tray.closing, yes(f"M{row}=N{row}", left == tray.closing)

    return sheet.block(TABLES, found.tables.values(), cells, ("Total", "DEFGHIJKLMN"))


def rounds(sheet: Sheet, found: Report, zone: tzinfo | None) -> Rows:
    """Every round, with a column for everybody who played: what the house, the pots and they are up
    by it.
    """
    players = sorted({player for one in found.rounds for player in one.players})
    names = [found.night.players[player].name for player in players]
    first, last = letter(len(ROUNDS)), letter(len(ROUNDS) + len(players) - 1)

    def cells(row: int, one: RoundLine) -> Sequence[Cell]:
        ended = None if one.ended is None else words.local(one.ended, zone)
        when = (words.local(one.began, zone), ended, one.ending)
        pots = Formula(
            f"=-I{row}-SUM({first}{row}:{last}{row})", -one.house - sum(one.players.values())
        )
        results = [one.players.get(player) for player in players]
        return (
            one.table,
            one.number,
            one.game,
            *when,
            one.actions,
            one.put_right,
            one.house,
            pots,
            *results,
        )

    sums = "".join(letter(at) for at in range(8, len(ROUNDS) + len(players)))
    return sheet.block((*ROUNDS, *names), found.rounds, cells, ("Total", sums))


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

        def cells(_row: int, one: PutRight) -> Sequence[Cell]:
            return one.entry, words.local(one.at, zone), one.kind, one.by, one.where, one.why

        sheet.block(PUT_RIGHT, found.put_right, cells)
