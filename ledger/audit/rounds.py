"""Every round held against the night that it met, and handed on to be played again once
it is over.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from games import catalogue
from games.engine import ENGINE_VERSION
from games.engine.shuffle import VERSION as SHUFFLE_VERSION
from games.engine.shuffle import joined_cut
from ledger.findings import Tell, Unchecked, listed
from ledger.play.felt import all_back, with_fill
from ledger.play.replay import Record, Written, finding, where
from ledger.state import accounts
from ledger.state.entries import Entry
from ledger.state.fold import without_fills
from ledger.state.night import Night, Table

OVER = ("round-closed", "round-voided")


@dataclass
class Rounds:
    """Collects the entries of each round in play, and has it replayed when it ends: its seed is
    published only then.
    """

    tell: Tell
    replay: Callable[[Record], None]
    played: int = 0
    replayed: int = 0
    _open: dict[int, Record] = field(default_factory=dict)

    def done(
        self, before: Night, balances: Mapping[str, int], entry: Entry, written: Written
    ) -> None:
        """Take in an entry of a round, and how it was written; `before` is the night it met, up to
        actions on end just before it, and `balances` what every account held then.
        """
        assert entry.table is not None
        if entry.kind == "round-began":
            self.played += 1
            self._open[entry.table] = [(entry, written)]
            beginning(before, entry, self.tell)
        else:
            self._open[entry.table].append((entry, written))
        moved(before, balances, entry, self.tell)
        if entry.kind in OVER:
            record = self._open.pop(entry.table)
            if why := not_at_hand(record[0][0]) or without_seed(record[0][0], entry):
                self.tell(Unchecked(where(entry), why))
            else:
                self.replayed += 1
                self.replay(record)

    def end(self) -> None:
        """What is still in play, whose seed is still secret."""
        for (first, _), *_ in self._open.values():
            self.tell(
                Unchecked(where(first), "It is not closed, and its seed is secret until then.")
            )


# What the night before an entry decides


def beginning(before: Night, entry: Entry, tell: Tell) -> None:
    """A round begins with the table as it stands: game, options, seats, racks, carry, debts, cuts,
    commitment.
    """
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
            tell(finding(entry, f"its {what} is {facts[what]}.", f"{wanted}, as the table stood"))
    owed = {
        str(seat): debt
        for seat, who in table.seats.items()
        if (debt := before.free_table_marker(who))
    }
    if facts["carry"].get("markers", {}) != owed:
        what = f"it carries markers of {facts['carry'].get('markers', {})}."
        tell(finding(entry, what, f"{owed}, by the book"))
    carried, left = _without_debts(facts["carry"]), _without_debts(table.carry)
    if carried != left:
        tell(finding(entry, f"it starts from {carried}.", f"{left}, as the last round left it"))
    if entry.round != table.rounds + 1 or table.round:
        tell(finding(entry, f"it is round {entry.round}.", str(table.rounds + 1)))


def seats_now(night: Night, table: Table) -> list[dict[str, object]]:
    """Who sits at a table, as the beginning of a round says it."""
    racks = {who: night.balance(accounts.rack(table.number, who)) for who in table.seats.values()}
    return [
        {"seat": seat, "player": who, "name": night.player(who).name, "chips": racks[who]}
        for seat, who in table.seats.items()
    ]


def cut_now(table: Table) -> str:
    """The cut of a round that begins now."""
    return (
        joined_cut(table.cuts.get(seat, "") for seat in table.seats)
        if table.cards == "virtual"
        else ""
    )


def lot_now(table: Table) -> bool:
    """Whether the first deal of a series is drawn by lot now."""
    game = catalogue.find(table.game)
    return bool(
        game and game.has_deal and table.seats and (not table.carry or table.carry.get("finished"))
    )


def moved(before: Night, balances: Mapping[str, int], entry: Entry, tell: Tell) -> None:
    """A fill is what the tray needs and no more; a voided round leaves every account as it was, but
    for fills.
    """
    assert entry.table is not None
    table = before.table(entry.table)
    round_ = table.round
    if entry.kind != "round-began" and (round_ is None or round_.number != entry.round):
        tell(finding(entry, "this round is not in play."))
        return
    if round_ is not None and entry.kind == "round-voided":
        own = all_back(round_.net, "void")
    else:
        own = without_fills(entry.transfers)
    should = with_fill(balances, table.number, own)
    if entry.transfers != should:
        tell(finding(entry, f"it moves {listed(entry.transfers)}.", listed(should)))
    if (
        entry.kind == "hand-over"
        and round_
        and round_.seats.get(entry.facts["seat"]) != entry.facts["player"]
    ):
        tell(
            finding(
                entry, f"player {entry.facts['player']} does not have seat {entry.facts['seat']}."
            )
        )


def _without_debts(carry: Mapping[str, object]) -> dict[str, object]:
    """A carry without the markers, which the book has, and without whose deal it is, which passes
    on to the left where somebody has left the table; the replay checks that.
    """
    return {key: value for key, value in carry.items() if key not in ("markers", "dealer")}


# What the rules of the game decide


def without_seed(first: Entry, last: Entry) -> str | None:
    """Why a round that was voided cannot be played again: its seed was lost. A round that is closed
    has one, or it is a finding.
    """
    if last.kind == "round-voided" and first.facts["commitment"] and not last.facts["seed"]:
        return "It was voided without its seed, which was lost; what it dealt cannot be checked."
    return None


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
