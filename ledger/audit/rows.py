"""What a database keeps beside the entries: the transfers as rows, the accounts with their
balances, the seeds of the rounds to come. All of it must be what the entries say, no more and no
less.
"""

from collections.abc import Iterable

from ledger.audit.records import AccountRow, Beside, StoredRows
from ledger.errors import NoSuchAccount
from ledger.findings import Finding, Tell, Unchecked, at_entry
from ledger.state import accounts
from ledger.state.entries import Entry, Transfer
from ledger.state.facts_in_words import in_words, listed, quoted, sentence
from ledger.state.night import Night


def giving(source: str, target: str) -> accounts.Kind | None:
    """The kind of the account that gives; None where it cannot give to the other."""
    try:
        here, there = accounts.parse(source).kind, accounts.parse(target).kind
    except NoSuchAccount:
        return None
    return here if here.commodity == there.commodity and source != target else None


def chips_moved(transfers: Iterable[Transfer]) -> int:
    """How many chips these move, each counted as often as it moves."""
    return sum(
        transfer.amount
        for transfer in transfers
        if (giver := giving(transfer.source, transfer.target)) and giver.commodity == "chips"
    )


class Balances:
    """Every account by the transfers that the entries say: between accounts of one kind, and never
    below the floor.
    """

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self.sums: dict[str, int] = {}

    def moved(self, entry: Entry) -> None:
        """Follow an entry's transfers."""
        sums = self.sums
        for at, transfer in enumerate(entry.transfers):
            source, target, amount, _ = transfer
            giver = giving(source, target)
            if giver is None:
                what = f"transfer {at} cannot be: {listed([transfer])}."
                self._tell(at_entry("rows", entry.number, what))
                continue
            left = sums[source] = sums.get(source, 0) - amount
            sums[target] = sums.get(target, 0) + amount
            if left < 0 and not giver.may_be_negative:
                self._tell(
                    at_entry("floors", entry.number, f"{source} goes down to {left:,}.", "0")
                )


class Rows:
    """The rows beside the entries, followed entry by entry."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._last = 0
        self._newest: dict[str, int] = {}

    def compare_entry(self, entry: Entry, beside: Beside) -> None:
        """Sender, key and transfers stand in their columns and rows as the entry says them."""
        number, request = entry.number, entry.request
        if beside.sender != request.sender:
            self._tell(
                at_entry(
                    "rows",
                    number,
                    f"its sender is {quoted(beside.sender)}.",
                    quoted(request.sender),
                )
            )
        if beside.key != request.key:
            self._tell(
                at_entry("rows", number, f"its key is {quoted(beside.key)}.", quoted(request.key))
            )
        moved: list[tuple[str, str, int, str]] = []
        for id_, position, source, target, amount, why in beside.transfers:
            if position != len(moved):
                self._tell(
                    at_entry(
                        "rows", number, f"transfer {id_} has place {position}.", str(len(moved))
                    )
                )
            if id_ <= self._last:
                self._tell(
                    at_entry("rows", number, f"transfer {id_} comes after transfer {self._last}.")
                )
            self._last = self._newest[source] = self._newest[target] = id_
            moved.append((source, target, amount, why))
        if tuple(moved) != entry.transfers:
            extra = [row for row in moved if row not in entry.transfers]
            missing = [transfer for transfer in entry.transfers if transfer not in moved]
            what = f"its rows move {listed(extra or moved)}."
            self._tell(at_entry("rows", number, what, listed(missing or entry.transfers)))

    def compare(self, stored: StoredRows, sums: dict[str, int]) -> None:
        """Every account is what the transfers make of it, and no other account is there."""
        rows = {row.name for row in stored.accounts}
        for row in stored.accounts:
            self._account(row, sums)
        for name, balance in sums.items():
            if name not in rows:
                wanted = f"a balance of {balance:,}"
                self._tell(Finding("balances", f"account {name}", None, "it is not there.", wanted))
        for orphan in stored.orphans:
            self._tell(Finding("rows", "transfers", None, orphan))

    def _account(self, row: AccountRow, sums: dict[str, int]) -> None:
        where = f"account {row.name}"
        if row.name not in sums:
            self._tell(
                Finding("balances", where, None, "no transfer has ever used it.", "not there")
            )
            return
        kind = accounts.kind_of(row.name)
        wanted = {
            "commodity": (row.commodity, kind.commodity),
            "floor": (row.floor, None if kind.may_be_negative else 0),
            "balance": (row.balance, sums[row.name]),
            "last transfer": (row.last_transfer, self._newest.get(row.name)),
        }
        for what, (is_, should) in wanted.items():
            if is_ != should:
                self._tell(Finding("balances", where, None, sentence(what, is_), in_words(should)))


def seeds(stored: StoredRows, night: Night, tell: Tell) -> None:
    """Every table that waits for a round with virtual cards, or is in one, has the seed that it
    committed to. Of a round in play that lacks it, the check of the rounds tells.
    """
    waiting = (
        {table.number: table for table in night.tables.values() if table.commitment}
        if night.is_open
        else {}
    )
    for row in stored.secrets:
        table = waiting.pop(row.table, None)
        if table is None:
            tell(_of_table(row.table, "it has a secret seed.", "none: no round waits for one"))
        elif row.computed != table.commitment:
            what = "its secret seed is not the one it committed to."
            tell(_of_table(row.table, what, f"of {table.commitment}"))
        elif row.commitment != table.commitment:
            tell(
                _of_table(
                    row.table, f"its seed is kept under {row.commitment}.", str(table.commitment)
                )
            )
    for table in waiting.values():
        if table.round is None:
            where = f"round {table.rounds + 1} of table {table.number}"
            tell(Unchecked(where, "Its secret seed is not in this database."))


def _of_table(table: int, what: str, wanted: str) -> Finding:
    return Finding("rows", f"table {table}", None, what, wanted)
