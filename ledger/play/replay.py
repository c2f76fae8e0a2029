"""A round that is over, played again from what its entries say, and compared with it.

It stands apart from the rest of the audit, and needs neither the database nor what reads it: other
processes play rounds again as well, and have to be quick to start.
"""

from typing import TypeAlias

from games.engine import NotARound, Refusal, ScriptFault
from games.engine.errors import EngineError
from games.engine.shuffle import commitment
from ledger.findings import Finding, Found, Tell, guarded, listed
from ledger.play.live import LiveRound, started
from ledger.state.entries import Entry, entry_of
from ledger.state.fold import without_fills
from ledger.store import canonical

Written: TypeAlias = tuple[int, bytes, bytes]
"""An entry as it was written: its number, its bytes, its hash."""
Record: TypeAlias = list[tuple[Entry, Written]]
"""The entries of a round."""


def read_and_replayed(records: list[list[Written]]) -> list[Found]:
    """Read rounds again, and play them again."""
    found: list[Found] = []
    for record in records:
        entries = [
            entry_of(number, canonical.decode_again(body), hash_) for number, body, hash_ in record
        ]
        guarded(found.append, entries[-1], replay, entries, found.append)
    return found


def replay(record: list[Entry], tell: Tell) -> None:
    """Play a round again, from its beginning to its end."""
    first, last = record[0], record[-1]
    seed = last.facts["seed"]
    if (commitment(bytes.fromhex(seed)) if seed else None) != first.facts["commitment"]:
        what = "the seed it publishes is not the one that was committed to."
        tell(finding(last, what, first.facts["commitment"]))
        return
    try:
        live = started(first, bytes.fromhex(seed) if seed else None)
    except (EngineError, ScriptFault) as error:
        tell(finding(first, f"no round can begin so: {error}"))
        return
    if first.facts["dealer"] != live.round.setup.dealer:
        tell(
            finding(
                first,
                f"the deal is with seat {first.facts['dealer']}.",
                str(live.round.setup.dealer),
            )
        )
    for entry in record[:-1]:
        if not _step(live, entry, tell):
            return
    if last.kind == "round-closed":
        if not live.round.finished:
            tell(finding(last, "it closes a round that is not over."))
        elif last.facts["carry"] != live.round.carry:
            tell(finding(last, f"it carries {last.facts['carry']} on.", f"{live.round.carry}"))


def _step(live: LiveRound, entry: Entry, tell: Tell) -> bool:
    """Play one entry again. Returns whether the round can be followed any further."""
    stood = live.entries[:]
    try:
        transfers = live.replayed(entry)
    except (Refusal, NotARound, ScriptFault) as error:
        tell(finding(entry, f"it cannot be played again: {error}"))
        return False
    if transfers != entry.transfers and transfers != (kept := without_fills(entry.transfers)):
        tell(finding(entry, f"it moves {listed(kept)}.", listed(transfers)))
    if entry.kind != "hand-over":
        _fact(entry, "finished", live.round.finished, tell)
    if entry.kind == "undo":
        _fact(entry, "undoes", stood[-1], tell)
    elif entry.kind == "amendment":
        _fact(entry, "amends", stood[entry.facts["index"] + 1], tell)
        _fact(entry, "stands", len(live.round.steps) - 1, tell)
    return True


def _fact(entry: Entry, what: str, wanted: object, tell: Tell) -> None:
    if entry.facts[what] != wanted:
        tell(finding(entry, f"its {what} is {entry.facts[what]}.", str(wanted)))


def where(entry: Entry) -> str:
    """The round that an entry is of."""
    return f"round {entry.round} of table {entry.table}"


def finding(entry: Entry, what: str, wanted: str = "") -> Finding:
    """What is wrong with an entry of a round."""
    return Finding("rounds", f"entry {entry.number}, {where(entry)}", entry.number, what, wanted)
