"""Every round played again from its record, and compared with what the book kept of it."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field

from games import catalogue
from games.engine import ENGINE_VERSION, NotARound, Refusal, ScriptFault
from games.engine.errors import EngineError
from games.engine.shuffle import VERSION as SHUFFLE_VERSION
from games.engine.shuffle import commitment, joined_cut
from ledger import accounts
from ledger.audit.findings import Finding, NotReplayed
from ledger.entries import Entry, net
from ledger.fold import is_fill
from ledger.live import LiveRound, started
from ledger.night import Night


@dataclass
class RoundReplays:
    """Collects the entries of each round in play, and replays it when it ends: its seed is published only then."""

    _open: dict[int, list[Entry]] = field(default_factory=dict)
    rounds: int = 0
    voided: int = 0

    def entry(self, before: Night, entry: Entry) -> Iterator[Finding | NotReplayed]:
        """Take in an entry; `before` is the night it met."""
        if entry.table is None or entry.round is None:
            return
        if entry.kind == "round-began":
            self._open[entry.table] = [entry]
            self.rounds += 1
            yield from beginning(before, entry)
        elif entry.table in self._open:
            self._open[entry.table].append(entry)
            if entry.kind in ("round-closed", "round-voided"):
                if entry.kind == "round-voided":
                    self.voided += 1
                    yield from all_back(before, entry)
                yield from replayed(self._open.pop(entry.table))

    def end(self) -> Iterator[NotReplayed]:
        """What is still in play, whose seed is still secret."""
        for table, record in self._open.items():
            assert record[0].round is not None
            yield NotReplayed(table, record[0].round, "It is still in play, and its seed is secret until it is over.")


def beginning(before: Night, entry: Entry) -> Iterator[Finding]:
    """A round begins with the table as it stands: game, options, seats, racks, carry, debts, cuts, commitment."""
    assert entry.table is not None
    table, facts = before.tables[entry.table], entry.facts
    seats = [
        {
            "seat": seat,
            "player": who,
            "name": before.player(who).name,
            "chips": before.balance(accounts.rack(table.number, who)),
        }
        for seat, who in table.seats.items()
    ]
    owed = {str(seat): debt for seat, who in table.seats.items() if (debt := before.free_table_marker(who))}
    cuts = joined_cut(table.cuts.get(seat, "") for seat in table.seats) if table.cards == "virtual" else ""
    should = {
        "game": table.game,
        "options": dict(table.options),
        "cards": table.cards,
        "seats": seats,
        "commitment": table.commitment,
        "cut": cuts,
    }
    for what, wanted in should.items():
        if facts[what] != wanted:
            yield _finding(entry, f"its {what} are {facts[what]}.", f"{wanted}, as the table stood.")
    if facts["carry"].get("markers", {}) != owed:
        yield _finding(entry, f"it carries markers of {facts['carry'].get('markers', {})}.", f"{owed}, by the book.")
    carried = {key: value for key, value in facts["carry"].items() if key not in ("markers", "dealer")}
    if carried != {key: value for key, value in table.carry.items() if key != "dealer"}:
        yield _finding(entry, f"it starts from {carried}.", f"{dict(table.carry)}, as the last round left it.")
    if entry.round != table.rounds + 1:
        yield _finding(entry, "its number is not the next one.", str(table.rounds + 1))


def all_back(before: Night, entry: Entry) -> Iterator[Finding]:
    """A voided round leaves every account as it was before the round, but for fills."""
    assert entry.table is not None
    round_ = before.tables[entry.table].round
    left = dict(round_.net) if round_ else {}
    for name, change in net(one for one in entry.transfers if not is_fill(one)).items():
        left[name] = left.get(name, 0) + change
    for name, change in left.items():
        if change:
            yield _finding(entry, f"it leaves {name} {change:+,} against what it was.", "nothing.")


def replayed(record: list[Entry]) -> Iterator[Finding | NotReplayed]:
    """The findings of playing a round again from its beginning to its end."""
    first, last = record[0], record[-1]
    assert first.table is not None
    assert first.round is not None
    if why := _versions(first):
        yield NotReplayed(first.table, first.round, why)
        return
    seed = last.facts["seed"]
    if (commitment(bytes.fromhex(seed)) if seed else None) != first.facts["commitment"]:
        yield _finding(last, "the seed it publishes is not the one that was committed to.", first.facts["commitment"])
        return
    try:
        live = started(first, bytes.fromhex(seed) if seed else None)
    except (EngineError, ScriptFault) as error:
        yield _finding(first, f"no round can begin so: {error}")
        return
    for entry in record[:-1]:
        problem = yield from _step(live, entry)
        if problem:
            return
    if last.kind == "round-closed":
        if not live.round.finished:
            yield _finding(last, "it closes a round that is not over.")
        elif last.facts["carry"] != live.round.carry:
            yield _finding(last, f"it carries {last.facts['carry']} on.", f"{live.round.carry}")


def _step(live: LiveRound, entry: Entry) -> Generator[Finding, None, bool]:
    """Play one entry again. Returns whether the round cannot be followed any further."""
    kept = tuple(one for one in entry.transfers if not is_fill(one))
    try:
        transfers = live.replayed(entry)
    except (Refusal, NotARound, ScriptFault) as error:
        yield _finding(entry, f"it cannot be played again: {error}")
        return True
    if transfers != kept:
        yield _finding(entry, f"it moves {_in_words(kept)}.", f"{_in_words(transfers)}.")
    finished = entry.facts.get("finished")
    if finished is not None and finished != live.round.finished:
        yield _finding(entry, f"it says finished is {finished}.", str(live.round.finished))
    return False


def _versions(first: Entry) -> str | None:
    versions, game = first.facts["versions"], catalogue.find(first.facts["game"])
    if game is None:
        return f"The game {first.facts['game']} is not in this Croupier."
    at_hand = {"rules": game.rules, "engine": ENGINE_VERSION, "shuffle": SHUFFLE_VERSION}
    for what, version in at_hand.items():
        if versions[what] != version:
            return f"It was played by {what} {versions[what]}; at hand is {version}."
    return None


def _finding(entry: Entry, what: str, wanted: str = "") -> Finding:
    where = f"entry {entry.number}, round {entry.round} of table {entry.table}"
    return Finding("rounds", where, entry.number, what, wanted)


def _in_words(transfers: tuple[object, ...]) -> str:
    return "; ".join(map(str, transfers)) or "nothing"
