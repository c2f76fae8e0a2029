"""Every round held against the night that it met, and handed on to be played again once
it is over.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import UNSET, to_builtins

from games import catalogue
from games.engine import ENGINE_VERSION
from games.engine.shuffle import VERSION as SHUFFLE_VERSION
from ledger.audit import unreplayed
from ledger.audit.records import StoredRows
from ledger.audit.rows import chips_moved
from ledger.findings import Tell, Unchecked
from ledger.kinds.actions import HandedOver
from ledger.kinds.at_table import wrong_promise
from ledger.kinds.facts import RoundKind
from ledger.kinds.rounds import RoundBegan, RoundEnded, RoundVoided, began
from ledger.play.beginning import cut_now, lot_now, seats_now
from ledger.play.felt import all_back, with_fill
from ledger.play.replay import finding, replay, where
from ledger.state import accounts
from ledger.state.entries import Entry
from ledger.state.facts_in_words import debts, in_words, listed, sentence
from ledger.state.fold import without_fills
from ledger.state.night import Night

_SECRET = "It is not closed, and its seed is secret until then."
_LOST = "It is not closed, and its secret seed is not in this database."


class Seeds(Protocol):
    """Where the seed of a round in play may be found."""

    def seed(self, table: int) -> bytes | None:
        """The secret seed of a table's round in play; None where it is not to be had."""


@dataclass
class Rounds:
    """Collects the entries of each round in play, and plays it again when it ends: its seed is
    published only then.
    """

    tell: Tell
    seeds: Seeds
    played: int = 0
    replayed: int = 0
    _open: dict[int, "_Record"] = field(default_factory=dict)

    def done(self, before: Night, balances: Mapping[str, int], entry: Entry) -> None:
        """Take in an entry of a round; `before` is the night it met, and `balances` what every
        account held then.
        """
        says = entry.says
        assert isinstance(says, RoundKind)
        if isinstance(says, RoundBegan):
            self.played += 1
            felt = dict(accounts.on_felt(balances, says.table))
            self._open[says.table] = _Record([entry], felt)
            beginning(before, entry, says, self.tell)
        else:
            self._open[says.table].entries.append(entry)
        moved(before, balances, entry, says, self.tell)
        if isinstance(says, RoundEnded):
            self._check(self._open.pop(says.table), says.shuffled_by)

    def end(self, stored: StoredRows | None) -> None:
        """Check what is still in play, as far as it has come."""
        for table, record in self._open.items():
            virtual = began(record.entries[0]).cards == "virtual"
            lost = stored is not None and all(row.table != table for row in stored.secrets)
            seed = self.seeds.seed(table) if virtual else None
            self._check(record, seed, _LOST if lost else _SECRET)

    def _check(self, record: "_Record", seed: bytes | None, unseen: str = "") -> None:
        first, last = record.entries[0], record.entries[-1]
        why = not_at_hand(began(first)) or without_seed(began(first), last, seed, unseen)
        if why is None:
            self.replayed += 1
            replay(record.entries, seed, self.tell)
            return
        chips = sum(chips_moved(entry.transfers) for entry in record.entries)
        self.tell(Unchecked(where(first), why, chips))
        unreplayed.check(record.entries, record.felt, self.tell)


@dataclass(frozen=True, slots=True)
class _Record:
    """A round: its entries, and what lay on the felt when it began."""

    entries: list[Entry]
    felt: Mapping[str, int]


# What the night before an entry decides


def beginning(before: Night, entry: Entry, says: RoundBegan, tell: Tell) -> None:
    """A round begins with the table as it stands: game, options, seats, racks, carry, debts, cuts,
    commitment.
    """
    table = before.table(says.table)
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
        if (said := getattr(says, what)) != wanted:
            stood = f"{in_words(to_builtins(wanted))}, as the table stood"
            tell(finding(entry, sentence(what, to_builtins(said)), stood))
    owed = {
        seat: debt
        for seat, who in table.dealt_in.items()
        if (debt := before.free_table_marker(who))
    }
    if says.owed != owed:
        tell(
            finding(entry, f"it carries debts: {debts(says.owed)}.", f"{debts(owed)}, by the book")
        )
    carried, left = _without_debts(says.carry), _without_debts(table.carry)
    if carried != left:
        tell(
            finding(
                entry,
                f"it starts from {in_words(carried)}.",
                f"{in_words(left)}, as the last round left it",
            )
        )
    if says.round != table.rounds + 1 or table.round:
        tell(finding(entry, f"it is round {says.round}.", str(table.rounds + 1)))


def moved(
    before: Night, balances: Mapping[str, int], entry: Entry, says: RoundKind, tell: Tell
) -> None:
    """A fill is what the tray needs and no more; a voided round leaves every account as it was, but
    for fills.
    """
    table = before.table(says.table)
    voids = isinstance(says, RoundVoided) and table.round is not None
    own = all_back(table.played.net) if voids else without_fills(entry.transfers)
    should = with_fill(balances, table.number, own)
    if entry.transfers != should:
        tell(finding(entry, f"it moves {listed(entry.transfers)}.", listed(should)))
    if isinstance(says, RoundEnded):
        promised = None if says.commitment is UNSET else says.commitment
        if wrong := wrong_promise(table.cards, promised):
            tell(finding(entry, wrong))
    if isinstance(says, HandedOver) and table.played.seats.get(says.seat) != says.player:
        tell(finding(entry, f"player {says.player} does not have seat {says.seat}."))


def _without_debts(carry: Mapping[str, object]) -> dict[str, object]:
    """A carry without the markers, which the book has, and without whose deal it is, which passes
    on to the left where somebody has left the table; the replay checks that.
    """
    return {key: value for key, value in carry.items() if key not in ("markers", "dealer")}


# What the rules of the game decide


def without_seed(says: RoundBegan, last: Entry, seed: bytes | None, unseen: str) -> str | None:
    """Why a round cannot be played again without its seed: it is not over, and the seed `unseen`,
    or it was voided because the seed was lost. A round that is closed has one, or that is a
    finding.
    """
    if not says.commitment or seed:
        return None
    if isinstance(last.says, RoundVoided):
        return "It was voided without its seed, which was lost; what it dealt cannot be checked."
    return None if isinstance(last.says, RoundEnded) else unseen


def not_at_hand(says: RoundBegan) -> str | None:
    """Why a round cannot be played again by this Croupier, though nothing need be wrong with it."""
    game = catalogue.find(says.game)
    if game is None:
        return f"The game {says.game} is not in this Croupier."
    played = {
        "rules": (says.versions.rules, game.rules),
        "engine": (says.versions.engine, ENGINE_VERSION),
        "shuffle": (says.versions.shuffle, SHUFFLE_VERSION),
    }
    for what, (version, at_hand) in played.items():
        if version != at_hand:
            return f"It was played by {what} {version}; at hand is {at_hand}."
    return None
