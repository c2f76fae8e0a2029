"""The sheet that people see first: who is up, who is down, who pays whom, in money."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from ledger.audit import Audited
from ledger.audit.luck import BankResult
from ledger.export import words
from ledger.export.blocks import held, worth, yes
from ledger.export.report import Report
from ledger.export.sheets import Cell, Formula, Rows, Sheet, zone_of
from ledger.export.since import Since
from ledger.kinds.at_table import game_name
from ledger.reports.desk_view import PlayerSums, desk_view
from ledger.reports.settling import HOUSE, Payment, positions, settled, sharers
from ledger.state import accounts, currencies
from ledger.state.accounts import CASH_OVER_SHORT, DRAWER, OVER_SHORT
from ledger.state.night import Night
from ledger.store.chain import short_code


@dataclass(frozen=True, slots=True)
class Answers:
    """The cells that say what came of a night, with what is in them."""

    bank: str
    bank_won: Decimal
    over_at: str
    over: Decimal
    """Cash that counting found too much; below zero, missing."""
    adds_up: str
    even: bool
    ahead: str
    """Who is up most; empty where nobody is."""
    ahead_at: str
    ahead_by: Decimal


_LUCK = (
    "The bank and luck",
    "Drop",
    "Handle",
    "Win",
    "Hold, %",
    "Expected",
    "Difference",
    "Deviation",
    "Luck explains it",
)


class FirstSheet:
    """The summaries of nights, one below the other."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet

    def write(
        self,
        found: Report,
        checked: Audited,
        results: Sequence[BankResult],
        later: Sequence[Since],
        players: Rows,
        tables: Rows,
        balances: Rows,
    ) -> Answers:
        """Write the summary of a night, whose rows on the other sheets are these."""
        night = found.night
        self._head(night)
        everybody = self._players(night, players)
        for with_house in (True, False):
            self._settling(night, with_house, everybody)
        self._since(night, later)
        bank = self._bank(found, tables, balances)
        self._luck(found, results)
        over_at, over = self._drawer(found, players, balances)
        up = sum(
            table.sum.results + table.sum.counted for table in found.tables.values()
        ) + _left_over(night)
        even = up + sum(player.result for player in desk_view(night).players) == 0
        all_players, all_bank = f"$C${everybody.last + 1}", f"$C${bank.last + 1}"
        adds_up = self._sheet.put("Chips add up", yes(f"{all_players}+{all_bank}=0", even))
        disagree = f'COUNTIF({balances.column("H")},"NO")'
        self._sheet.put("Balances are the sums of their transfers", yes(f"{disagree}=0", True))
        findings = len(checked.findings)
        self._sheet.put("The audit", f"{findings:,} findings" if findings else "nothing wrong")
        self._sheet.skip()
        lines = desk_view(night).players
        best = max(range(len(lines)), key=lambda at: lines[at].result, default=None)
        ahead = best is not None and lines[best].result > 0
        return Answers(
            f"$B${bank.last + 1}",
            currencies.money(night.in_cash(up), night.currency),
            over_at,
            over,
            f"$B${adds_up}",
            even,
            lines[best].name if best is not None and ahead else "",
            f"$B${everybody.first + (best or 0)}",
            currencies.money(
                night.in_cash(lines[best].result if best is not None else 0), night.currency
            ),
        )

    def _head(self, night: Night) -> None:
        self._sheet.put(night.name, style="title")
        opened = words.local(night.opened_at)
        code = night.currency
        state = "open" if night.is_open else "closed"
        self._sheet.put(f"Opened {opened:%Y-%m-%d %H:%M} ({zone_of(opened)}); {state}.")
        for seal in night.seals:
            self._sheet.put(f"Sealed by entry {seal.number}: {short_code(seal.hash)}")
        self._sheet.put(
            f"A chip is worth {currencies.money_text(night.chip_worth, code)}."
            if night.chip_value
            else "Play money."
        )

    def _players(self, night: Night, players: Rows) -> Rows:
        code = night.currency
        lines = desk_view(night).players
        with_bank = positions(night, with_house=True)
        among = positions(night, with_house=False)
        first = self._sheet.row + 1
        row_of = {line.player: row for row, line in enumerate(lines, first)}
        # House players settle nothing: what they hold, and won, is the house's.
        houses = [row_of[player.number] for player in night.house_players]
        all_up = f"$B${first + len(lines)}"
        if houses:
            all_up = f"({all_up}{''.join(f'-$B${row}' for row in houses)})"
        share = {player: place for place, player in enumerate(sharers(night))}

        def cells(row: int, line: tuple[int, PlayerSums]) -> Sequence[Cell]:
            there, player_line = line

            def seen(columns: str, value: Formula | int) -> Formula:
                computed = value.value if isinstance(value, Formula) else value
                return Formula(
                    "=" + "+".join(f"'{players.sheet}'!{column}{there}" for column in columns),
                    computed,
                )

            player = night.players[player_line.player]
            return (
                player_line.name,
                seen("N", worth(night, "", player_line.result)),
                seen("K", player_line.result),
                seen("L", worth(night, "", player.bought)),
                seen("M", worth(night, "", player.cashed)),
                seen("EF", player_line.chips),
                seen("GH", player_line.owes_desk + player_line.owes_tables),
                seen("I", player_line.owed),
                *to_get(row, player_line.player),
            )

        def to_get(row: int, player: int) -> tuple[Cell, Cell]:
            """What is to be settled with the bank, and where its result is shared."""
            if row in houses:
                return currencies.money(0, code), currencies.money(0, code)
            chip, digits = currencies.money(night.chip_worth, code), currencies.digits(code)
            claim = f"=ROUND((F{row}-G{row}+H{row})*{chip},{digits})"
            place = share.get(player)
            more = "" if place is None else f"+{_share(all_up, place, len(share), digits)}"
            return (
                Formula(claim, currencies.money(with_bank[player], code)),
                Formula(f"=ROUND(I{row}{more},{digits})", currencies.money(among[player], code)),
            )

        head = (
            "Players",
            f"Up, {code}",
            "Up, chips",
            f"Paid in, {code}",
            f"Paid out, {code}",
            "Chips now",
            "Owes, chips",
            "Is owed, chips",
            f"To get, {code}",
            f"Shared, {code}",
        )
        return self._sheet.block(
            head, enumerate(lines, players.first), cells, ("All players", "BCDEFGHIJ")
        )

    def _settling(self, night: Night, with_house: bool, everybody: Rows) -> None:
        """The fewest payments that make everyone even, each from what the players are to get."""
        code = night.currency
        column = "I" if with_house else "J"
        at = {player: row for row, player in enumerate(night.players, everybody.first)}
        cell = {player: f"{column}{row}" for player, row in at.items()}
        cell[HOUSE] = f"(-{column}{everybody.last + 1})"
        owed = positions(night, with_house)
        left = dict(owed)
        paid: dict[int, list[str]] = {}

        def name(who: int) -> str:
            return "The drawer" if who == HOUSE else words.one_line(night.players[who].name)

        def cells(row: int, payment: Payment[int]) -> Sequence[Cell]:
            left[payment.payer] += payment.amount
            left[payment.payee] -= payment.amount
            # Each payment makes somebody even: it is what is left of theirs.
            even = payment.payer if not left[payment.payer] else payment.payee
            before = "".join(f"-{earlier}" for earlier in paid.get(even, ()))
            amount = f"=ROUND(ABS({cell[even]}){before},{currencies.digits(code)})"
            for who in (payment.payer, payment.payee):
                paid.setdefault(who, []).append(f"B{row}")
            said = f"{name(payment.payer)} pays {name(payment.payee)}"
            return said, Formula(amount, currencies.money(payment.amount, code))

        how = "the bank keeps what it won" if with_house else "what the bank won is shared out"
        self._sheet.block(
            (f"Settling up: {how}", f"Amount, {code}"), settled(owed), cells, ("In all", "B")
        )
        self._sheet.skip()

    def _since(self, night: Night, later: Sequence[Since]) -> None:
        """What has become of debts since the night was closed."""
        if not later:
            return
        code = night.currency

        def cells(row: int, line: Since) -> Sequence[Cell]:
            name = words.one_line(night.player(line.player).name)
            at = words.local(line.at)
            return f"{name}: {line}", currencies.money(line.minor, code), at

        head = ("Debts since the night was closed", f"To get, {code}", "Noted")
        self._sheet.block(head, later, cells)
        self._sheet.skip()

    def _bank(self, found: Report, tables: Rows, balances: Rows) -> Rows:
        night = found.night
        over_short = night.balance(OVER_SHORT)
        lines: list[tuple[str, Formula]] = []
        for there, table in enumerate(found.tables.values(), tables.first):
            made = Formula(
                f"='{tables.sheet}'!I{there}+'{tables.sheet}'!L{there}",
                table.sum.results + table.sum.counted,
            )
            lines.append((f"{table.name} ({', '.join(table.games)})", made))
        on_felts = Formula(f"={held(balances, 'felt')}", _left_over(night) - over_short)
        lines.append(("In pots on the felt", on_felts))
        missing = Formula(f"={held(balances, OVER_SHORT)}", over_short)
        lines.append(("Chips missing by count, less found", missing))

        def cells(row: int, line: tuple[str, Formula]) -> Sequence[Cell]:
            what, chips = line
            assert isinstance(chips.value, int)
            return what, worth(night, f"C{row}", chips.value), chips

        head = ("The bank", f"Won, {night.currency}", "Won, chips")
        rows = self._sheet.block(head, lines, cells, ("The bank", "BC"))
        self._sheet.skip()
        return rows

    def _luck(self, found: Report, results: Sequence[BankResult]) -> None:
        """What each game brought the bank at each table, and should have."""
        if not results:
            return

        def cells(row: int, line: BankResult) -> Sequence[Cell]:
            where = f"{found.tables[line.table].name}, {game_name(line.game)}"
            brought = (where, line.drop, line.handle, line.win)
            share = words.per_cent(line.win, line.drop)
            hold = None if share is None else Formula(f"=ROUND(100*D{row}/B{row},1)", share)
            if line.expected is None:
                return *brought, hold, "not counted"
            difference = Formula(f"=D{row}-F{row}", line.win - line.expected)
            luck = "yes" if line.is_luck else f"less than one of {line.once_in:,} nights"
            return *brought, hold, line.expected, difference, line.spread, luck

        self._sheet.block(_LUCK, results, cells)
        self._sheet.skip()

    def _drawer(self, found: Report, players: Rows, balances: Rows) -> tuple[str, Decimal]:
        """Where the cash came from and went, and whether any was missing. Returns the cell that
        says so, and what is in it.
        """
        night = found.night
        code = night.currency
        digits = currencies.digits(code)
        over = -currencies.money(night.balance(CASH_OVER_SHORT), code)
        drawer = currencies.money(night.balance(DRAWER), code)
        bought = sum(player.bought - player.cashed for player in night.players.values())
        last = players.last + 1
        paid = f"=ROUND('{players.sheet}'!L{last}-'{players.sheet}'!M{last},{digits})"
        lines: Mapping[str, Cell] = {
            "Float": currencies.money(night.cash_float, code),
            "Paid in for chips, less paid out": Formula(
                paid, currencies.money(night.in_cash(bought), code)
            ),
            **{
                words.purpose(*what): currencies.money(minor, code)
                for what, minor in found.by_purpose().items()
            },
            "Cash over (+) or short (-) by count": Formula(
                f"=ROUND(-{held(balances, CASH_OVER_SHORT)},{digits})", over
            ),
        }
        rows = self._sheet.block(
            ("The drawer", f"Cash, {code}"),
            lines.items(),
            lambda _row, line: line,
            ("So it should hold", "B"),
        )
        there = Formula(f"=ROUND({held(balances, DRAWER)},{digits})", drawer)
        self._sheet.put("It holds", there)
        self._sheet.skip()
        return f"$B${rows.last}", over


def _share(all_up: str, place: int, players: int, digits: int) -> str:
    """The formula for what a player gets of what the bank won, or pays of what it lost: whole minor
    units, the odd ones one each from the first.
    """
    minor = 10**digits
    won = f"ROUND(-{all_up}*{minor},0)"
    return f"(INT({won}/{players})+IF({place}<MOD({won},{players}),1,0))/{minor}"


def _left_over(night: Night) -> int:
    """Chips that are nobody's: in pots on a felt, and what counting found missing, less what it
    found too many.
    """
    felts = sum(chips for _, chips in accounts.on_felt(night.balances))
    return felts + night.balance(OVER_SHORT)
