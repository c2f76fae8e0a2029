"""A round that is over, played again from what its entries say, and compared with it.

It stands apart from the rest of the audit, and needs neither the database nor what reads it: other processes play
rounds again as well, and have to be quick to start.
"""

from collections.abc import Generator, Iterator
from typing import TypeAlias

from games.engine import NotARound, Refusal, ScriptFault
from games.engine.errors import EngineError
from games.engine.shuffle import commitment
from ledger import canonical
from ledger.entries import Entry, entry_of
from ledger.findings import Finding, Found, guarded, listed
from ledger.fold import without_fills
from ledger.live import LiveRound, started

Written: TypeAlias = tuple[int, bytes, bytes]
"""An entry as it was written: its number, its bytes, its hash."""
Record: TypeAlias = list[tuple[Entry, Written]]
"""The entries of a round."""


def read_and_replayed(records: list[list[Written]]) -> list[Found]:
    """Read rounds again, and play them again."""
    found: list[Found] = []
    for record in records:
        entries = [entry_of(number, canonical.decode_again(body), hash_) for number, body, hash_ in record]
        found += guarded(entries[-1], replayed(entries))
    return found


def replayed(record: list[Entry]) -> Iterator[Finding]:
    """Play a round again, from its beginning to its end."""
    first, last = record[0], record[-1]
    seed = last.facts["seed"]
    if (commitment(bytes.fromhex(seed)) if seed else None) != first.facts["commitment"]:
        yield finding(last, "the seed it publishes is not the one that was committed to.", first.facts["commitment"])
        return
    try:
        live = started(first, bytes.fromhex(seed) if seed else None)
    except (EngineError, ScriptFault) as error:
        yield finding(first, f"no round can begin so: {error}")
        return
    if first.facts["dealer"] != live.round.setup.dealer:
        yield finding(first, f"the deal is with seat {first.facts['dealer']}.", str(live.round.setup.dealer))
    for entry in record[:-1]:
        problem = yield from _step(live, entry)
        if problem:
            return
    if last.kind == "round-closed":
        if not live.round.finished:
            yield finding(last, "it closes a round that is not over.")
        elif last.facts["carry"] != live.round.carry:
            yield finding(last, f"it carries {last.facts['carry']} on.", f"{live.round.carry}")


def _step(live: LiveRound, entry: Entry) -> Generator[Finding, None, bool]:
    """Play one entry again. Returns whether the round cannot be followed any further."""
    stood = list(live.entries)
    try:
        transfers = live.replayed(entry)
    except (Refusal, NotARound, ScriptFault) as error:
        yield finding(entry, f"it cannot be played again: {error}")
        return True
    kept = without_fills(entry.transfers)
    if transfers != kept:
        yield finding(entry, f"it moves {listed(kept)}.", listed(transfers))
    should: dict[str, object] = {} if entry.kind == "hand-over" else {"finished": live.round.finished}
    if entry.kind == "undo":
        should["undoes"] = stood[-1]
    if entry.kind == "amendment":
        should |= {"amends": stood[entry.facts["index"] + 1], "stands": len(live.round.steps) - 1}
    for what, wanted in should.items():
        if entry.facts[what] != wanted:
            yield finding(entry, f"its {what} is {entry.facts[what]}.", str(wanted))
    return False


def where(entry: Entry) -> str:
    """The round that an entry is of."""
    return f"round {entry.round} of table {entry.table}"


def finding(entry: Entry, what: str, wanted: str = "") -> Finding:
    """What is wrong with an entry of a round."""
    return Finding("rounds", f"entry {entry.number}, {where(entry)}", entry.number, what, wanted)
