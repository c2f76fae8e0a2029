"""What the entries of a night say of each other, read from their rows as they lie there: what takes
something back takes back all of it, a sealed night stays as it is, nobody leaves chips behind.
Knows nothing of the house.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Row: TypeAlias = tuple[int, int, str, bytes, bytes]
"""An entry: its night, its number, its key, its hash, and what it says."""


class Broken(Exception):
    """A promise of the house is broken; the sentence says which."""


class WrongAnswer(Broken):
    """An answer is wrong, which may follow from another promise that is broken."""


@dataclass(frozen=True)
class Line:
    """An entry of one night."""

    number: int
    hash: bytes
    says: dict[str, Any]

    @property
    def kind(self) -> str:
        return str(self.says["kind"])

    def moved(self, without: Iterable[str] = ()) -> Counter[str]:
        """By how much each account changes, but for chips that come from these."""
        sums: Counter[str] = Counter()
        for source, target, amount, _ in self.says["transfers"]:
            if source not in without:
                sums[source] -= amount
                sums[target] += amount
        return Counter({name: amount for name, amount in sums.items() if amount})


@dataclass
class NightLines:
    """The entries of one night, followed one after the other."""

    lines: list[Line] = field(default_factory=list)
    balances: Counter[str] = field(default_factory=Counter)
    put_right: set[int] = field(default_factory=set)
    rounds: dict[tuple[int, int], Counter[str]] = field(default_factory=dict)
    """What each round in play has moved, fills left out."""
    brought: list[Line] = field(default_factory=list)
    """The debts that go on in this night."""

    @property
    def name(self) -> str:
        """What other nights call it."""
        return self.lines[0].hash.hex()

    @property
    def is_closed(self) -> bool:
        """Whether it was closed, and not opened again."""
        return bool(self.lines) and self.lines[-1].kind == "night-closed"

    def stay_at(self, hashes: Sequence[bytes]) -> None:
        """Begin again where an entry that was never acknowledged is not there any more: the night
        has entries of these hashes now.
        """
        if [line.hash for line in self.lines] != list(hashes[: len(self.lines)]):
            self.__init__()  # type: ignore[misc]

    def follow(self, rows: Iterable[Row]) -> list[Line]:
        """Go on to these entries, the next ones."""
        new = [
            Line(number, bytes(hash_), json.loads(bytes(body)))
            for _, number, _, hash_, body in rows
        ]
        for line in new:
            self._add(line)
        return new

    def _add(self, line: Line) -> None:
        if self.is_closed and line.kind != "night-reopened":
            raise Broken(f"entry {line.number} was written into a night that is closed")
        had = Counter(self.balances)
        self.lines.append(line)
        if line.kind == "debt-brought":
            self.brought.append(line)
        self.balances.update(line.moved())
        self._check_taken_back(line)
        self._check_round(line)
        self._check_left(line, had)

    def _check_taken_back(self, line: Line) -> None:
        """An undo and a correction move back what was moved, all of it, once."""
        which = line.says.get("undoes") or line.says.get("corrects")
        if not which:
            return
        if which in self.put_right:
            raise Broken(f"entry {line.number} takes back entry {which}, which was taken back")
        self.put_right.add(which)
        fills = ("issued", "cage") if "undoes" in line.says else ("issued",)
        both = self.lines[which - 1].moved(fills)
        both.update(line.moved(fills))
        if any(both.values()):
            raise Broken(f"entry {line.number} leaves something of entry {which}: {_left(both)}")

    def _check_round(self, line: Line) -> None:
        place = line.says.get("table"), line.says.get("round")
        if None in place:
            return
        sums = self.rounds.setdefault(place, Counter())  # type: ignore[arg-type]
        sums.update(line.moved(("issued", "cage")))
        if line.kind == "round-voided" and any(sums.values()):
            raise Broken(f"entry {line.number} voids a round, and leaves {_left(sums)}")

    def _check_left(self, line: Line, had: Mapping[str, int]) -> None:
        """What must be in places once something was done there."""
        says, now = line.says, self.balances
        match line.kind:
            case "cash-out":
                _check_cash_out(line, had, now)
            case "marker-repaid":
                _check_repaid(line, had, now)
            case "stood":
                _check_stood(line, had, now)
            case "table-closed":
                parts = (f"rack:{says['table']}:", f"felt:{says['table']}:")
                tray = f"tray:{says['table']}"
                _empty(line, now, [name for name in now if name.startswith(parts) or name == tray])
            case "night-closed":
                places = ("rack:", "felt:", "tray:")
                _empty(line, now, [name for name in now if name.startswith(places)])
            case "drawer-counted" if now["drawer"] != says["counted"]:
                raise Broken(f"entry {line.number} counts {says['counted']}: {now['drawer']}")


def _check_stood(line: Line, had: Mapping[str, int], now: Mapping[str, int]) -> None:
    """Whoever stands up has the rack's chips in the bankroll."""
    player = line.says["player"]
    rack, bankroll = f"rack:{line.says['table']}:{player}", f"bankroll:{player}"
    _empty(line, now, [rack])
    back = now.get(bankroll, 0) - had.get(bankroll, 0)
    if back != had.get(rack, 0):
        raise Broken(f"entry {line.number} (stood) gives {back} back of {had.get(rack, 0)}")


def _check_cash_out(line: Line, had: Mapping[str, int], now: Mapping[str, int]) -> None:
    """The bankroll settles the markers first; the drawer pays the rest; what it cannot is owed."""
    says, player = line.says, line.says["player"]
    bankroll, owes = f"bankroll:{player}", f"marker:desk:{player}"
    advanced, owed = f"marker:table:{player}", f"marker:house:{player}"
    _empty(line, now, [bankroll])
    settled, cashed = says["settled"], says["cashed"]
    debts = had.get(owes, 0) + had.get(advanced, 0)
    least = min(says["chips"], had.get(owes, 0))
    paid = {
        "its parts": says["chips"] == settled + cashed + says["owed"],
        "its markers": least <= settled <= debts,
        "the debts": debts - settled == now.get(owes, 0) + now.get(advanced, 0),
        "what is owed": had.get(owed, 0) + says["owed"] == now.get(owed, 0),
        "the bankroll": "counts" in says or had.get(bankroll, 0) == says["chips"],
    }
    if wrong := [what for what, is_right in paid.items() if not is_right]:
        raise Broken(f"entry {line.number} cashes out, and {wrong[0]} are not right: {says}")


def _check_repaid(line: Line, had: Mapping[str, int], now: Mapping[str, int]) -> None:
    """What the desk lent is repaid before what was advanced at tables, all of what was paid."""
    player, chips = line.says["player"], line.says["chips"]
    owes, advanced = f"marker:desk:{player}", f"marker:table:{player}"
    of_desk = min(chips, had.get(owes, 0))
    repaid = had.get(owes, 0) - now.get(owes, 0), had.get(advanced, 0) - now.get(advanced, 0)
    if repaid != (of_desk, chips - of_desk):
        raise Broken(f"entry {line.number} repays {chips}, and the markers are {repaid} less")


def check_debts(nights: Iterable[NightLines]) -> None:
    """What a player owes goes on in other nights once at most, and no more than was owed."""
    named = {night.name: night for night in nights}
    brought: Counter[tuple[str, int]] = Counter()
    for night in named.values():
        for line in night.brought:
            if line.number not in night.put_right:
                of = line.says["of"]
                brought[of["night"], of["player"]] += line.says["brought"]
    for (name, player), chips in brought.items():
        if (there := named.get(name)) is None:
            continue
        owes = there.balances[f"marker:desk:{player}"] + there.balances[f"marker:table:{player}"]
        owed = there.balances[f"marker:house:{player}"] + there.balances[f"bankroll:{player}"]
        if not -owed <= chips <= owes:
            raise Broken(f"player {player} brings {chips} chips of debts, and had {owes} or {owed}")


def _empty(line: Line, now: Mapping[str, int], names: Iterable[str]) -> None:
    if left := [name for name in names if now.get(name, 0)]:
        raise Broken(f"entry {line.number} ({line.kind}) leaves {now[left[0]]} in {left[0]}")


def _left(sums: Mapping[str, int]) -> dict[str, int]:
    return {name: amount for name, amount in sums.items() if amount}
