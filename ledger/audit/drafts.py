"""What was done at the desk, done again: from the night before an entry and its facts, the same
function that wrote it decides once more, and must come to the same facts and the same transfers.

So a chain that somebody made anew, every hash right and every row in step, still has to obey the
rules of the desk: a buy-in of 100 chips moves 100 chips, and 100 times a chip's worth in cash.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ledger.findings import MISSAID, Tell, Unchecked, at_entry, listed
from ledger.kinds import desk, nights, seating, tables
from ledger.state import accounts
from ledger.state.entries import Draft, Entry
from ledger.state.night import Night

FREE = ("options", "commitment", "slug")
"""Facts that no earlier entry decides: what a table's options are the rounds' replay checks, and
the seeds too.
"""

_Again: TypeAlias = Callable[[Night, Entry], Draft]


class Desk:
    """Does again what was done at the desk, and between rounds at the tables."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._reversible: dict[int, Entry] = {}

    def opened(self, entry: Entry) -> None:
        """The first entry."""
        if not self._at_hand(entry):
            why = f"Its rules were {entry.facts.get('format')}; at hand is {nights.FORMAT}."
            self._tell(Unchecked("the desk", why))
            return
        facts = entry.facts
        self._compare(
            entry,
            lambda: nights.opening(
                facts["name"], facts["chip_value"], facts["chip_set"], facts["float"]
            ),
        )

    def done(self, before: Night, entry: Entry) -> None:
        """Any later entry that is not part of a round. `before` is the night that it met."""
        if entry.kind in desk.REVERSIBLE:
            self._reversible[entry.number] = entry
        if entry.kind == "correction":
            self._compare(entry, lambda: self._corrected(before, entry))
        else:
            again = AGAIN[entry.kind]
            self._compare(entry, lambda: again(before, entry))

    def _corrected(self, before: Night, entry: Entry) -> Draft:
        return desk.correct(before, self._reversible[entry.facts["corrects"]], entry.facts["why"])

    def _at_hand(self, opening: Entry) -> bool:
        return opening.facts.get("format") == nights.FORMAT

    def _compare(self, entry: Entry, again: Callable[[], Draft]) -> None:
        number = entry.number
        try:
            draft = again()
        except MISSAID as error:
            self._tell(at_entry("desk", number, f"this {entry.kind} could not be done: {error}"))
            return
        if draft.table != entry.table:
            self._tell(
                at_entry("desk", number, f"it is of table {entry.table}.", f"table {draft.table}")
            )
        said, should = _bound(entry.facts), _bound(draft.facts)
        for key in said.keys() | should.keys():
            if said.get(key) != should.get(key):
                self._tell(
                    at_entry("desk", number, f"its {key} is {said.get(key)}.", str(should.get(key)))
                )
        if draft.transfers != entry.transfers:
            what = f"this {entry.kind} moves {listed(entry.transfers)}."
            self._tell(at_entry("desk", number, what, listed(draft.transfers)))


def _bound(facts: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in facts.items() if key not in FREE}


def _chips(entry: Entry, target: str) -> int:
    return sum(one.amount for one in entry.transfers if one.target == target)


def _opened(night: Night, entry: Entry) -> Draft:
    facts, number = entry.facts, max(night.tables, default=0) + 1
    tray = _chips(entry, accounts.tray(number))
    return tables.open_table(night, facts["game"], {}, facts["cards"], tray, facts["name"])


def _sat(night: Night, entry: Entry) -> Draft:
    facts = entry.facts
    brought = _chips(entry, accounts.rack(_table(entry), facts["player"]))
    return seating.sit(night, _table(entry), facts["player"], facts["seat"], brought)


def _topped_up(night: Night, entry: Entry) -> Draft:
    brought = _chips(entry, accounts.rack(_table(entry), entry.facts["player"]))
    return seating.top_up(night, _table(entry), entry.facts["seat"], brought)


def _table(entry: Entry) -> int:
    assert entry.table is not None, "it names no table"
    return entry.table


AGAIN: Mapping[str, _Again] = {
    "night-changed": lambda night, entry: nights.change_night(night, entry.facts),
    "night-closed": lambda night, entry: nights.close_night(night),
    "night-reopened": lambda night, entry: nights.reopen_night(night),
    "player-added": lambda night, entry: desk.add_player(night, entry.facts["name"]),
    "player-renamed": lambda night, entry: desk.rename_player(
        night, entry.facts["player"], entry.facts["name"]
    ),
    "buy-in": lambda night, entry: desk.buy_in(
        night, entry.facts["player"], entry.facts["chips"], entry.facts["against"]
    ),
    "buy-back": lambda night, entry: desk.buy_back(
        night, entry.facts["player"], entry.facts["chips"]
    ),
    "cash-out": lambda night, entry: desk.cash_out(
        night, entry.facts["player"], entry.facts.get("counts", ()), entry.facts.get("book")
    ),
    "marker-limited": lambda night, entry: desk.limit_marker(
        night, entry.facts["player"], entry.facts["limit"]
    ),
    "marker-repaid": lambda night, entry: desk.repay(
        night, entry.facts["player"], entry.facts["chips"], entry.facts["with"]
    ),
    "house-paid": lambda night, entry: desk.pay_house_debt(
        night, entry.facts["player"], entry.facts["chips"]
    ),
    "gift": lambda night, entry: desk.give(
        night, entry.facts["giver"], entry.facts["taker"], entry.facts["chips"]
    ),
    "float-added": lambda night, entry: desk.add_float(night, entry.facts["float"]),
    "drawer-counted": lambda night, entry: desk.count_drawer(night, entry.facts["counted"]),
    "table-opened": _opened,
    "table-closed": lambda night, entry: tables.close_table(night, _table(entry)),
    "fill": lambda night, entry: tables.fill(night, _table(entry), entry.facts["chips"]),
    "credit": lambda night, entry: tables.credit(night, _table(entry), entry.facts["chips"]),
    "tray-counted": lambda night, entry: tables.count_tray(
        night, _table(entry), entry.facts["counts"], entry.facts["book"]
    ),
    "game-changed": lambda night, entry: seating.change_game(
        night, _table(entry), entry.facts["game"], {}, entry.facts["cards"]
    ),
    "commitment-renewed": lambda night, entry: seating.renew_commitment(night, _table(entry)),
    "series-ended": lambda night, entry: seating.end_series(night, _table(entry)),
    "sat": _sat,
    "stood": lambda night, entry: seating.stand(night, _table(entry), entry.facts["seat"]),
    "topped-up": _topped_up,
    "cut": lambda night, entry: seating.cut(
        night, _table(entry), entry.facts["seat"], entry.facts["word"]
    ),
}
"""Each kind of entry, but for the night's opening, corrections and rounds: what was done, done
again.
"""
