"""Every round played again from its record, and compared with what the book kept of it."""

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field

from games import catalogue
from games.engine import ENGINE_VERSION, NotARound, Refusal, ScriptFault
from games.engine.errors import EngineError
from games.engine.shuffle import VERSION as SHUFFLE_VERSION
from games.engine.shuffle import commitment, joined_cut
from ledger import accounts
from ledger.audit.findings import Finding, Found, Unchecked
from ledger.entries import Entry
from ledger.felt import all_back, with_fill
from ledger.fold import is_fill
from ledger.live import LiveRound, started
from ledger.night import Night, Table

OVER = ("round-closed", "round-voided")


@dataclass
class Rounds:
    """Collects the entries of each round in play, and has it replayed when it ends: its seed is published only then."""

    replay: Callable[[list[Entry]], Iterator[Found]]
    played: int = 0
    replayed: int = 0
    _open: dict[int, list[Entry]] = field(default_factory=dict)

    def done(self, before: Night, entry: Entry) -> Iterator[Found]:
        """Take in an entry of a round; `before` is the night it met."""
        assert entry.table is not None
        if entry.kind == "round-began":
            self.played += 1
            self._open[entry.table] = [entry]
            yield from beginning(before, entry)
        else:
            self._open[entry.table].append(entry)
        yield from moved(before, entry)
        if entry.kind in OVER:
            record = self._open.pop(entry.table)
            if why := not_at_hand(record[0]):
                yield Unchecked(_where(entry), why)
            else:
                self.replayed += 1
                yield from self.replay(record)

    def end(self) -> Iterator[Unchecked]:
        """What is still in play, whose seed is still secret."""
        for record in self._open.values():
            yield Unchecked(_where(record[0]), "It is not closed, and its seed is secret until then.")


# What the night before an entry decides


def beginning(before: Night, entry: Entry) -> Iterator[Finding]:
    """A round begins with the table as it stands: game, options, seats, racks, carry, debts, cuts, commitment."""
    assert entry.table is not None
    table, facts = before.table(entry.table), entry.facts
    should: dict[str, object] = {
        "game": table.game,
        "options": table.options,
        "cards": table.cards,
        "commitment": table.commitment,
        "seats": seats_now(before, table),
        "cut": cut_now(table),
        "lot": lot_now(table),
    }
    for what, wanted in should.items():
        if facts[what] != wanted:
            yield _finding(entry, f"its {what} is {facts[what]}.", f"{wanted}, as the table stood")
    owed = {str(seat): debt for seat, who in table.seats.items() if (debt := before.free_table_marker(who))}
    if facts["carry"].get("markers", {}) != owed:
        yield _finding(entry, f"it carries markers of {facts['carry'].get('markers', {})}.", f"{owed}, by the book")
    carried, left = _without_debts(facts["carry"]), _without_debts(table.carry)
    if carried != left:
        yield _finding(entry, f"it starts from {carried}.", f"{left}, as the last round left it")
    if entry.round != table.rounds + 1 or table.round:
        yield _finding(entry, f"it is round {entry.round}.", str(table.rounds + 1))


def seats_now(night: Night, table: Table) -> list[dict[str, object]]:
    """Who sits at a table, as the beginning of a round says it."""
    racks = {who: night.balance(accounts.rack(table.number, who)) for who in table.seats.values()}
    return [
        {"seat": seat, "player": who, "name": night.player(who).name, "chips": racks[who]}
        for seat, who in table.seats.items()
    ]


def cut_now(table: Table) -> str:
    """The cut of a round that begins now."""
    return joined_cut(table.cuts.get(seat, "") for seat in table.seats) if table.cards == "virtual" else ""


def lot_now(table: Table) -> bool:
    """Whether the first deal of a series is drawn by lot now."""
    game = catalogue.find(table.game)
    return bool(game and game.has_deal and table.seats and (not table.carry or table.carry.get("finished")))


def moved(before: Night, entry: Entry) -> Iterator[Finding]:
    """A fill is what the tray needs and no more; a voided round leaves every account as it was, but for fills."""
    assert entry.table is not None
    table = before.table(entry.table)
    round_ = table.round
    if entry.kind != "round-began" and (round_ is None or round_.number != entry.round):
        yield _finding(entry, "this round is not in play.")
        return
    if round_ is not None and entry.kind == "round-voided":
        own = all_back(round_.net, "void")
    else:
        own = tuple(one for one in entry.transfers if not is_fill(one))
    should = with_fill(before, table.number, own)
    if entry.transfers != should:
        yield _finding(entry, f"it moves {_in_words(entry.transfers)}.", _in_words(should))
    if entry.kind == "hand-over" and round_ and round_.seats.get(entry.facts["seat"]) != entry.facts["player"]:
        yield _finding(entry, f"player {entry.facts['player']} does not have seat {entry.facts['seat']}.")


def _without_debts(carry: Mapping[str, object]) -> dict[str, object]:
    """A carry without the markers, which the book has, and without whose deal it is, which passes on to the left
    where somebody has left the table; the replay checks that.
    """
    return {key: value for key, value in carry.items() if key not in ("markers", "dealer")}


# What the rules of the game decide


def not_at_hand(first: Entry) -> str | None:
    """Why a round cannot be played again by this Croupier, though nothing need be wrong with it."""
    versions, game = first.facts["versions"], catalogue.find(first.facts["game"])
    if game is None:
        return f"The game {first.facts['game']} is not in this Croupier."
    at_hand = {"rules": game.rules, "engine": ENGINE_VERSION, "shuffle": SHUFFLE_VERSION}
    for what, version in at_hand.items():
        if versions[what] != version:
            return f"It was played by {what} {versions[what]}; at hand is {version}."
    return None


def replayed(record: list[Entry]) -> Iterator[Finding]:
    """Play a round again, from its beginning to its end."""
    first, last = record[0], record[-1]
    seed = last.facts["seed"]
    if (commitment(bytes.fromhex(seed)) if seed else None) != first.facts["commitment"]:
        yield _finding(last, "the seed it publishes is not the one that was committed to.", first.facts["commitment"])
        return
    try:
        live = started(first, bytes.fromhex(seed) if seed else None)
    except (EngineError, ScriptFault) as error:
        yield _finding(first, f"no round can begin so: {error}")
        return
    if first.facts["dealer"] != live.round.setup.dealer:
        yield _finding(first, f"the deal is with seat {first.facts['dealer']}.", str(live.round.setup.dealer))
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
    stood = list(live.entries)
    try:
        transfers = live.replayed(entry)
    except (Refusal, NotARound, ScriptFault) as error:
        yield _finding(entry, f"it cannot be played again: {error}")
        return True
    kept = tuple(one for one in entry.transfers if not is_fill(one))
    if transfers != kept:
        yield _finding(entry, f"it moves {_in_words(kept)}.", _in_words(transfers))
    should: dict[str, object] = {} if entry.kind == "hand-over" else {"finished": live.round.finished}
    if entry.kind == "undo":
        should["undoes"] = stood[-1]
    if entry.kind == "amendment":
        should |= {"amends": stood[entry.facts["index"] + 1], "stands": len(live.round.steps) - 1}
    for what, wanted in should.items():
        if entry.facts[what] != wanted:
            yield _finding(entry, f"its {what} is {entry.facts[what]}.", str(wanted))
    return False


def _where(entry: Entry) -> str:
    return f"round {entry.round} of table {entry.table}"


def _finding(entry: Entry, what: str, wanted: str = "") -> Finding:
    return Finding("rounds", f"entry {entry.number}, {_where(entry)}", entry.number, what, wanted)


def _in_words(transfers: tuple[object, ...]) -> str:
    return "; ".join(map(str, transfers)) or "nothing"
