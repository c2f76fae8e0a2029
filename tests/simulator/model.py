"""What must come of an evening, by a second and far simpler way of keeping it. Knows nothing of the
house: it is told what was asked and acknowledged, and reads the tables of the database as they lie
there.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from tests.simulator.entries import Broken, Line, NightLines, check_debts

_ASKED = re.compile(r"s\d+-\d+(/\d+)?\Z")
"""The keys of an evening's letters."""
_OF_THE_DESK = ("bankroll:", "drawer", "marker:desk:", "marker:house:")
"""The accounts that letters say their moves of."""
_WITHOUT_FLOOR = ("issued", "over-short", "outside", "cash-over-short", "markers")
"""Where things come from and go to: what they have may be less than nothing."""
_SUMS = """
    SELECT account, sum(amount) FROM (
        SELECT target AS account, amount FROM transfers
        UNION ALL SELECT source, -amount FROM transfers
    ) AS moved GROUP BY account
"""
"""What all transfers together make of each account."""
Moves: TypeAlias = dict[str, int | None]
"""By how much accounts of the desk change; None: by what the house computes, `*`: all of them."""


class Rows(Protocol):
    """Gives the rows of a query on the database."""

    def __call__(self, query: str) -> list[tuple[Any, ...]]: ...


@dataclass
class Model:
    """Requests by their keys, and what each player has at the desk."""

    acknowledged: dict[str, tuple[int, int]] = field(default_factory=dict)
    """The night and the entry of each."""
    refused: set[str] = field(default_factory=set)
    unknown: dict[str, tuple[int, Moves]] = field(default_factory=dict)
    """What was sent and got no answer (the server ended): its night, and what it would move."""
    moved: defaultdict[int, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """Of each night: what the desk's own accounts must have, by what was acknowledged."""
    kinds: Counter[str] = field(default_factory=Counter)
    _counted: set[str] = field(default_factory=set)
    _open: set[tuple[int, str]] = field(default_factory=set)
    """Balances that are taken from the book at the next look, since the house computes them."""
    elsewhere: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Requests that the house notes under keys of its own, and their entries."""
    lines: defaultdict[int, NightLines] = field(default_factory=lambda: defaultdict(NightLines))
    _hashes: dict[tuple[int, int], bytes] = field(default_factory=dict)

    def acknowledge(self, key: str, night: int, entry: int, moves: Moves) -> None:
        """A request was answered: it is entry so-and-so, and moved so much. Raises `Broken` where
        it was said to be another entry before.
        """
        before = self.acknowledged.setdefault(key, (night, entry))
        if before != (night, entry):
            raise Broken(f"{key} was entry {before}, and is now said to be {(night, entry)}")
        self.refused.discard(key)
        self.unknown.pop(key, None)
        if key not in self._counted:
            self._counted.add(key)
            for name, amount in moves.items():
                if amount is None:
                    self._open.add((night, name))
                else:
                    self.moved[night][name] += amount

    def acknowledge_elsewhere(self, key: str, night: int, entry: int) -> None:
        """`acknowledge` for what the house notes under a key of its own."""
        if self.elsewhere.setdefault(key, (night, entry)) != (night, entry):
            raise Broken(f"{key} was entry {self.elsewhere[key]}, and is now {(night, entry)}")
        self._open.add((night, "*"))

    def refuse(self, key: str, code: str) -> None:
        """A request was refused. Raises `Broken` where it was acknowledged before."""
        if key in self.acknowledged:
            raise Broken(f"{key} was acknowledged, and is now refused with {code}")
        if key not in self.acknowledged and key not in self.unknown:
            self.refused.add(key)

    def check(self, rows: Rows) -> None:
        """Look at the whole database. Raises `Broken`."""
        self._check_entries(rows)
        has = self._check_balances(rows)
        self._check_desk(has)

    def _check_entries(self, rows: Rows) -> None:
        found: dict[str, list[tuple[int, int]]] = defaultdict(list)
        hashes: defaultdict[int, list[bytes]] = defaultdict(list)
        there: dict[tuple[int, int], bytes] = {}
        entries = rows("SELECT night, number, key, hash FROM entries ORDER BY night, number")
        for night, number, key, kept_hash in entries:
            where, hash_ = (night, number), bytes(kept_hash)
            hashes[night].append(hash_)
            if number != len(hashes[night]):
                raise Broken(f"night {night} has entry {number} where {len(hashes[night])} belongs")
            found[key].append(where)
            there[where] = hash_
            if self._hashes.get(where, hash_) != hash_ and self._is_sure(where):
                raise Broken(f"entry {number} of night {night} is another one than before")
        for key in sorted(self.unknown):
            if key in found and key not in self.acknowledged:
                night, moves = self.unknown[key]
                self.acknowledge(key, *found[key][0], moves)
        for key, where in self.acknowledged.items():
            if found.get(key) != [where]:
                raise Broken(
                    f"{key} was acknowledged as {where}, and the book has {found.get(key)}"
                )
        if wrong := sorted(self.refused & found.keys()):
            raise Broken(f"{wrong[0]} was refused, and stands in the book")
        if lost := [key for key, where in self.elsewhere.items() if where not in there]:
            raise Broken(f"{lost[0]} was acknowledged, and is not in the book")
        self._hashes = there
        for night, in_order in hashes.items():
            self._follow(night, in_order, rows)
        check_debts(self.lines.values())

    def _follow(self, night: int, hashes: Sequence[bytes], rows: Rows) -> None:
        """Read what the entries say that a night has by now, those that are new."""
        lines = self.lines[night]
        lines.stay_at(hashes)
        if (known := len(lines.lines)) == len(hashes):
            return
        new = f"WHERE night = {night} AND number > {known} ORDER BY number"
        for line in lines.follow(rows(f"SELECT night, number, key, hash, body FROM entries {new}")):
            self.kinds[line.kind] += 1
            self._note_own(night, line)

    def _note_own(self, night: int, line: Line) -> None:
        """Take what the house did by itself, as a table that deals itself does, from the entry."""
        if not _ASKED.match(line.says["request"]["key"]):
            for name, amount in line.moved().items():
                if name.startswith(_OF_THE_DESK):
                    self.moved[night][name] += amount

    def _is_sure(self, where: tuple[int, int]) -> bool:
        return where in self.acknowledged.values()

    def _check_balances(self, rows: Rows) -> dict[tuple[int, str], int]:
        """The balances, which are the sums of all transfers."""
        sums = Counter({account: int(amount) for account, amount in rows(_SUMS)})
        has: dict[tuple[int, str], int] = {}
        totals: Counter[tuple[int, str]] = Counter()
        for account, night, name, commodity, balance in rows(
            "SELECT id, night, name, commodity, balance FROM accounts"
        ):
            if balance != sums[account]:
                raise Broken(
                    f"{name} of night {night} has {balance}, its transfers {sums[account]}"
                )
            has[night, name] = balance
            totals[night, commodity] += balance
            if balance < 0 and name not in _WITHOUT_FLOOR:
                raise Broken(f"{name} of night {night} has {balance}")
            if balance != self.lines[night].balances[name]:
                raise Broken(
                    f"{name} of night {night} has {balance}, by what the entries say "
                    f"{self.lines[night].balances[name]}"
                )
        for (night, commodity), total in totals.items():
            if total:
                raise Broken(f"the {commodity} of night {night} add up to {total}")
        return has

    def _check_desk(self, has: Mapping[tuple[int, str], int]) -> None:
        for night, moved in self.moved.items():
            if (night, "*") in self._open:
                here = (name for at, name in has if at == night and name.startswith(_OF_THE_DESK))
                for name in here:
                    moved.setdefault(name, 0)
            for name, amount in moved.items():
                if {(night, name), (night, "*")} & self._open:
                    moved[name] = has.get((night, name), 0)
                    continue
                if has.get((night, name), 0) != amount:
                    raise Broken(
                        f"{name} of night {night} must have {amount}, "
                        f"and has {has.get((night, name), 0)}"
                    )
        self._open.clear()
