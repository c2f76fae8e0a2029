"""The sums that a closer of a table and a cashier draw up: every chip of a tray and all cash of the
drawer by what it came for, and what these must add up to.
"""

from collections import Counter, defaultdict

from ledger.findings import Finding, TableSum, Tell
from ledger.state import accounts
from ledger.state.accounts import CAGE, CASH_OVER_SHORT, DRAWER, OVER_SHORT, Marker, Single, Tray
from ledger.state.entries import Entry
from ledger.state.night import Night

_CLOSING = ("table-closed", "night-closed")


class Sums:
    """The trays and the drawer, followed entry by entry."""

    def __init__(self) -> None:
        self._tables: defaultdict[int, Counter[str]] = defaultdict(Counter)
        self._counted = 0

    def done(self, entry: Entry) -> None:
        """Add what an entry moves."""
        for source, target, amount, _ in entry.transfers:
            match accounts.parse(source), accounts.parse(target):
                case Tray(table), _:
                    self._tray(table, _from_tray(entry, target), amount)
                case _, Tray(table):
                    self._tray(table, _to_tray(entry, source), amount)
                case Single(accounts.MARKERS), Marker("table") if entry.round and entry.table:
                    self._tables[entry.table]["advanced"] += amount
                case Marker("table"), Single(accounts.MARKERS) if entry.round and entry.table:
                    self._tables[entry.table]["repaid"] += amount
                case Single(source_name), Single(target_name) if CASH_OVER_SHORT in (
                    source_name,
                    target_name,
                ):
                    self._counted += amount if target == DRAWER else -amount

    def _tray(self, table: int, what: tuple[str, int], amount: int) -> None:
        name, sign = what
        self._tables[table][name] += sign * amount

    def tables(self, night: Night) -> tuple[TableSum, ...]:
        """The sum of every table. What the trays paid out as advances, and got back, is told apart
        from results.
        """
        return tuple(self._table(night, number) for number in sorted(night.tables))

    def _table(self, night: Night, number: int) -> TableSum:
        found = Counter(self._tables[number])
        found["results"] += found["advanced"] - found["repaid"]
        found["closing"] += night.balance(accounts.tray(number))
        return TableSum(number, **found)

    def compare(self, night: Night, tell: Tell) -> None:
        """Every tray and the drawer hold what their sums give."""
        for table in self.tables(night):
            if table.closing != table.computed:
                what = f"its tray closes with {table.closing:,}."
                tell(Finding("sums", f"table {table.table}", None, what, f"{table.computed:,}"))
        paid = night.in_cash(
            sum(player.bought - player.cashed for player in night.players.values())
        )
        should = night.cash_float + paid + night.booked + self._counted
        if night.balance(DRAWER) != should:
            what = f"it holds {night.balance(DRAWER):,}."
            wanted = (
                f"{should:,}: float {night.cash_float:,}, in less out "
                f"{paid + night.booked:,}, counted {self._counted:+,}"
            )
            tell(Finding("sums", "the drawer", None, what, wanted))


def _from_tray(entry: Entry, target: str) -> tuple[str, int]:
    """What chips that leave a tray are, and how they count."""
    if target == CAGE:
        return ("closing", 1) if entry.kind in _CLOSING else ("credits", 1)
    return ("counted", -1) if target == OVER_SHORT else ("results", -1)


def _to_tray(entry: Entry, source: str) -> tuple[str, int]:
    """What chips that come to a tray are, and how they count."""
    if source == CAGE:
        return ("opening", 1) if entry.kind == "table-opened" else ("fills", 1)
    return ("counted", 1) if source == OVER_SHORT else ("results", 1)
