"""The sheet that people see first: who is up, who is down, who pays whom."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import tzinfo

from ledger.audit import Audited
from ledger.export import words
from ledger.export.blocks import held, worth, yes
from ledger.export.report import Report
from ledger.export.sheets import Cell, Formula, Rows, Sheet
from ledger.reports.desk_view import PlayerSums, desk_view
from ledger.reports.settling import HOUSE, Payment, positions, settled
from ledger.state import accounts
from ledger.state.accounts import DRAWER, OVER_SHORT
from ledger.state.night import Night
from ledger.store.chain import short_code


@dataclass(frozen=True, slots=True)
class Answers:
    """The cells that say what the house made, and that everything adds up."""

    house: str
    house_is_up: int
    adds_up: str
    even: bool


class FirstSheet:
    """The summaries of nights, one below the other."""

    def __init__(self, sheet: Sheet, zone: tzinfo | None) -> None:
        self._sheet, self._zone = sheet, zone

    def write(
        self, found: Report, checked: Audited, players: Rows, tables: Rows, balances: Rows
    ) -> Answers:
        """Write the summary of a night, whose rows on the other sheets are these."""
        night = found.night
        self._head(night)
        everybody = self._players(night, players)
        house = self._house(found, tables, balances)
        all_players, all_house = f"$G${everybody.last + 1}", f"$G${house.last + 1}"
        up = sum(
            table.sum.results + table.sum.counted for table in found.tables.values()
        ) + _left_over(night)
        even = up + sum(player.result for player in desk_view(night).players) == 0
        adds_up = self._sheet.put(
            "Everything adds up", *[None] * 5, yes(f"{all_players}+{all_house}=0", even)
        )
        disagree = f'COUNTIF({balances.column("H")},"NO")'
        self._sheet.put(
            "Balances are the sums of their transfers", *[None] * 5, yes(f"{disagree}=0", True)
        )
        findings = len(checked.findings)
        self._sheet.put(
            "The audit", *[None] * 5, f"{findings:,} findings" if findings else "nothing wrong"
        )
        self._drawer(night, balances)
        for with_house in (True, False):
            self._settling(night, with_house)
        self._sheet.skip()
        return Answers(all_house, up, f"$G${adds_up}", even)

    def _head(self, night: Night) -> None:
        self._sheet.put(night.name, style="title")
        opened = words.minute(night.opened_at, self._zone)
        code = words.currency(night)
        self._sheet.put(f"Opened {opened}; {'open' if night.is_open else 'closed'}.")
        for seal in night.seals:
            self._sheet.put(f"Sealed by entry {seal.number}: {short_code(seal.hash)}")
        self._sheet.put(
            f"A chip is worth {words.money_text(night.chip_worth, code)}."
            if night.chip_value
            else "Play money."
        )

    def _players(self, night: Night, players: Rows) -> Rows:
        def cells(_row: int, line: tuple[int, PlayerSums]) -> Sequence[Cell]:
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
                seen("L", worth(night, "", player.bought)),
                seen("M", worth(night, "", player.cashed)),
                seen("EF", player_line.chips),
                seen("GH", player_line.owes_desk + player_line.owes_tables),
                seen("I", player_line.owed),
                seen("K", player_line.result),
                seen("N", worth(night, "", player_line.result)),
            )

        head = (
            "Players",
            "Paid in",
            "Paid out",
            "Chips now",
            "Owes chips",
            "Is owed",
            "Up, in chips",
            "Up, in money",
        )
        lines = enumerate(desk_view(night).players, players.first)
        return self._sheet.block(head, lines, cells, ("All players", "BCDEFGH"))

    def _house(self, found: Report, tables: Rows, balances: Rows) -> Rows:
        night = found.night
        over_short = night.balance(OVER_SHORT)
        lines: list[tuple[str, Formula]] = []
        for there, table in enumerate(found.tables.values(), tables.first):
            made = Formula(
                f"='{tables.sheet}'!I{there}+'{tables.sheet}'!L{there}",
                table.sum.results + table.sum.counted,
            )
            lines.append((f"{table.name} ({', '.join(table.games)})", made))
        lines.append(
            (
                "In pots on the felt",
                Formula(f"={held(balances, 'felt')}", _left_over(night) - over_short),
            )
        )
        lines.append(
            ("Missing by count, less found", Formula(f"={held(balances, OVER_SHORT)}", over_short))
        )

        def cells(row: int, line: tuple[str, Formula]) -> Sequence[Cell]:
            what, chips = line
            assert isinstance(chips.value, int)
            return what, *[None] * 5, chips, worth(night, f"G{row}", chips.value)

        head = ("The house", *[""] * 5, "Up, in chips", "Up, in money")
        return self._sheet.block(head, lines, cells, ("The house", "GH"))

    def _drawer(self, night: Night, balances: Rows) -> None:
        code = words.currency(night)
        unit = 10 ** words.digits(code)
        cash = Formula(
            f"={held(balances, DRAWER)}/{unit}", words.money(night.balance(DRAWER), code)
        )
        self._sheet.put("In the drawer", *[None] * 6, cash)
        self._sheet.skip()

    def _settling(self, night: Night, with_house: bool) -> None:
        """The fewest payments that make everyone even."""
        code = words.currency(night)
        payments = settled(positions(night, with_house))

        def name(who: int) -> str:
            return "The drawer" if who == HOUSE else words.one_line(night.players[who].name)

        def cells(_row: int, payment: Payment[int]) -> Sequence[Cell]:
            return f"{name(payment.payer)} pays {name(payment.payee)}", words.money(
                payment.amount, code
            )

        how = (
            "with the house as one of all"
            if with_house
            else "what the house won or lost divided equally"
        )
        self._sheet.block((f"Settling up, {how}", "Amount"), payments, cells, ("In all", "B"))


def _left_over(night: Night) -> int:
    """Chips that are nobody's: in pots on a felt, and what counting found missing, less what it
    found too many.
    """
    felts = sum(chips for _, chips in accounts.on_felt(night.balances))
    return felts + night.balance(OVER_SHORT)
