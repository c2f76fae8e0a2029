"""What was done at the desk, done again: from the night before an entry and its facts, its kind
decides once more (`Kind.redecide`), and must give the same facts and the same transfers.

So a chain that somebody made anew, every hash right and every row in step, still has to obey the
rules of the desk: a buy-in of 100 chips moves 100 chips, and 100 times a chip's worth in cash.
"""

from collections.abc import Callable, Mapping

from msgspec import UNSET

from ledger.audit.rows import chips_moved
from ledger.errors import LedgerError
from ledger.findings import Tell, Unchecked, at_entry
from ledger.kinds.at_table import wrong_promise
from ledger.kinds.nights import NightOpened, is_known
from ledger.kinds.tables import GameChanged, TableOpened
from ledger.state.entries import Decision, Entry, facts_of
from ledger.state.facts_in_words import NOTHING, in_words, listed, quoted, sentence
from ledger.state.night import FORMAT, Night


class Desk:
    """Does again what was done at the desk, and between rounds at the tables."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._reversible: dict[int, Entry] = {}
        self._unknown: str | None = None
        """The rules of the desk, where this Croupier does not have them."""
        self._unchecked = 0
        """The chips that moved by them."""

    def opened(self, entry: Entry) -> None:
        """The first entry."""
        says = entry.says
        if not isinstance(says, NightOpened):
            return  # it does not follow, and that is told
        if is_known(says.format):
            self._compare(entry, says.opened_again)
        else:
            self._unknown = says.format

    def done(self, before: Night, entry: Entry) -> None:
        """Any later entry that is not part of a round. `before` is the night that it met."""
        if self._unknown is not None:
            self._unchecked += chips_moved(entry.transfers)
            return
        if entry.says.reversible:
            self._reversible[entry.number] = entry
        self._compare(entry, lambda: entry.says.redecide(before, entry, self._reversible.get))

    def end(self) -> None:
        """Tell what could not be done again."""
        if self._unknown is not None:
            why = f"Its rules were {quoted(self._unknown) or NOTHING}; at hand is {FORMAT}."
            self._tell(Unchecked("the desk", why, self._unchecked))

    def _compare(self, entry: Entry, again: Callable[[], Decision]) -> None:
        number = entry.number
        try:
            decision = again()
        except LedgerError as error:
            self._tell(at_entry("desk", number, f"this {entry.kind} could not be done: {error}"))
            return
        table, _ = decision.says.place
        if table != entry.table:
            self._tell(at_entry("desk", number, f"it is of table {entry.table}.", f"table {table}"))
        said, should = _bound(entry, entry.facts), _bound(entry, facts_of(decision.says))
        for key in sorted(said.keys() | should.keys()):
            if said.get(key) != should.get(key):
                self._tell(
                    at_entry(
                        "desk", number, sentence(key, said.get(key)), in_words(should.get(key))
                    )
                )
        says = entry.says
        if isinstance(says, TableOpened | GameChanged):
            promised = None if says.commitment is UNSET else says.commitment
            if wrong := wrong_promise(says.cards, promised):
                self._tell(at_entry("desk", number, wrong))
        if decision.transfers != entry.transfers:
            what = f"this {entry.kind} moves {listed(entry.transfers)}."
            self._tell(at_entry("desk", number, what, listed(decision.transfers)))


def _bound(entry: Entry, facts: Mapping[str, object]) -> dict[str, object]:
    """The facts that earlier entries decide."""
    return {key: value for key, value in facts.items() if key not in entry.says.free}
