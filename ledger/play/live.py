"""A round in play, as the engine has it, kept beside the entries that made it. It is never stored:
after a restart, or in another process, it is played again from its entries and compared with
everything they kept.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from msgspec import UNSET, UnsetType

from games.engine import Action, Refusal, Round, Say, ScriptError, Seat, Setup, Step, Viewer, set_up
from games.engine.errors import EngineError
from games.engine.record import action as read_action
from games.engine.shuffle import commitment
from games.language import ENGLISH, force_locale, language
from ledger.errors import Conflict, LedgerError, SeedMissing
from ledger.kinds import actions
from ledger.kinds.actions import Acted, Amended, Revealed, Undone
from ledger.kinds.at_table import game_of
from ledger.kinds.rounds import RoundBegan, began, ended
from ledger.play.felt import Places, booked, paid_for, taken_back, taken_back_for
from ledger.state.entries import By, Entry, Transfer
from ledger.state.fold import without_fills
from ledger.store import sealing
from ledger.store.canonical import JSON

_Shown = TypeVar("_Shown")

UNDONE, AMENDED = "undo", "amended"
"""What the reason of a transfer begins with that takes another one back, and its code."""


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A screen that was handed to a seat, as the record of the round has it."""

    entry: int
    after: int
    """After so many steps of the round."""
    seat: int
    by: By
    """Who did it, and on which screen: `Entry.by`."""


class Played(NamedTuple):
    """An action that was played and is not written yet."""

    prompt: str
    """The fingerprint of what it answered."""
    transfers: tuple[Transfer, ...]


@dataclass
class LiveRound:
    """A round in play, or finished and not closed yet."""

    table: int
    number: int
    players: Mapping[int, int]
    """Who plays, by seat."""
    round: Round
    last: int
    """The number of its newest entry."""
    entries: list[int] = field(default_factory=list)
    """The entry of each step of the round: its beginning, then its actions that stand."""
    handed: list[HandedOver] = field(default_factory=list)
    """Every hand-over of the round so far."""
    frozen: str = ""
    """Why it cannot go on: its replay does not agree with the book. It can only be voided."""
    ahead: bool = False
    """Whether the engine is ahead of the book: between playing an action and writing it."""
    played: "Played | None" = None
    """The action that it is ahead by, until it is written; None for whatever else it may be."""

    def __post_init__(self) -> None:
        self._places = Places(self.table, self.players)
        self._revealed: list[int] = []
        self.reasons: tuple[Say, ...] = ()
        """What each of the transfers is for that were made last."""
        self._shared: dict[tuple[object, str], tuple[int, Any]] = {}

    def shared(self, make: Callable[[Round], _Shown]) -> _Shown:
        """What `make` makes of the round, in the language of whoever asks: it must be the same to
        all who look, and is made once for them, until there is a newer entry.
        """
        if self.ahead:
            return make(self.round)
        what = make, language()
        kept = self._shared.get(what)
        if kept is None or kept[0] != self.last:
            kept = self._shared[what] = self.last, make(self.round)
        shown: _Shown = kept[1]
        return shown

    def act(
        self, action: Action, since: int | None = None, viewer: Viewer | None = None
    ) -> tuple[Transfer, ...]:
        """Play an action; returns its transfers. Raises `Refusal`."""
        hidden = list(self.round.table.sealed)
        step = self.round.act(action, since, viewer)
        self._revealed = [index for index in hidden if index not in self.round.table.sealed]
        self.reasons = paid_for(step.transfers)
        return self._booked(step)

    def said(self, action: Action, entry: int) -> "Said":
        """What the entry of this number says of the action that was just played: a choice that is
        still hidden is sealed, and the last one reveals those before it.
        """
        table, seed = self.round.table, self.round.setup.seed
        if table.now in table.sealed:
            assert seed is not None, "hidden choices are made with virtual cards"
            bare = Action(action.by, action.do)
            return Said(bare.data(), sealing.seal(seed, entry, action.args))
        played = self.round.actions
        revealed = tuple(
            Revealed(self.entries[index + 1], played[index].data()) for index in self._revealed
        )
        return Said(action.data(), reveals=revealed or UNSET)

    def undo(self) -> tuple[Transfer, ...]:
        """Take the last action back; returns the transfers that do so. Raises `Refusal`."""
        step = self.round.undo()
        self.entries.pop()
        self.reasons = taken_back_for(paid_for(step.transfers), UNDONE)
        return taken_back(self._booked(step), UNDONE)

    def amend(self, index: int, action: Action, entry: int) -> tuple[Transfer, ...]:
        """Put another action in the place of one; returns the transfers that make the difference,
        all of what was taken back and all of what stands now. Raises `Refusal`.
        """
        gone, stands = self.round.amend(index, action)
        self.entries[index + 1 :] = [entry, *self.entries[index + 2 : index + 1 + len(stands)]]
        back, made = (
            [transfer for step in steps for transfer in step.transfers] for steps in (gone, stands)
        )
        self.reasons = taken_back_for(paid_for(back), AMENDED) + paid_for(made)
        return taken_back(booked(self._places, back), AMENDED) + booked(self._places, made)

    def beginning(self) -> tuple[Transfer, ...]:
        """The transfers of the first step: antes, and whatever else happens by itself."""
        step = self.round.steps[0]
        self.reasons = paid_for(step.transfers)
        return self._booked(step)

    def follow(self, entry: Entry) -> None:
        """Play an entry of the book again. Where it does not give what the entry says, the round
        is frozen.
        """
        self.last = entry.number
        self.note(entry)
        if self.frozen:
            return
        kept = without_fills(entry.transfers)
        try:
            with force_locale(ENGLISH):  # what is wrong is kept, and told to everybody
                transfers = self.replayed(entry)
        except (EngineError, ScriptError) as error:
            self.frozen = f"Entry {entry.number} cannot be played again: {error}"
        else:
            if transfers != kept:
                self.frozen = (
                    f"Entry {entry.number}, played again, moves other chips than the book has."
                )

    def note(self, entry: Entry) -> None:
        """Keep in mind what is part of the round's record and no step of it."""
        match entry.says:
            case actions.HandedOver(seat=seat):
                steps = len(self.round.steps)
                self.handed.append(HandedOver(entry.number, steps, seat, entry.by))

    def replayed(self, entry: Entry) -> tuple[Transfer, ...]:
        """Play an entry of the book again; returns its transfers, fills left out.
        Raises `Refusal`.
        """
        match entry.says:
            case RoundBegan(commitment=promised):
                self.entries = [entry.number]
                seed = self.round.setup.seed
                if (commitment(seed) if seed else None) != promised:
                    raise Refusal("other-seed", "its seed is not the one that was committed to.")
                return self.beginning()
            case Acted() as says:
                prompt = self.round.prompt
                if prompt is None or prompt.fingerprint() != says.prompt:
                    raise Refusal(
                        "other-prompt", "it answered another question than the rules ask now."
                    )
                action = self._action(says, entry.number)
                transfers = self.act(action)
                kept = Said(says.action, says.sealed or UNSET, says.reveals or UNSET)
                if self.said(action, entry.number) != kept:
                    raise Refusal(
                        "other-choices", "what it says of hidden choices is not what was chosen."
                    )
                self.entries.append(entry.number)
                return transfers
            case Undone():
                return self.undo()
            case Amended(index=index, action=said):
                return self.amend(index, read_action(said), entry.number)
            case _:
                return ()

    def _action(self, says: Acted, entry: int) -> Action:
        """The action of an entry, its values unsealed. Raises `Refusal`."""
        action = read_action(says.action)
        if not says.sealed:
            return action
        try:
            values = sealing.unseal(self.round.setup.seed or b"", entry, says.sealed)
        except ValueError as error:
            raise Refusal("other-choices", f"it cannot be unsealed: {error}.") from error
        return Action(action.by, action.do, values)

    def _booked(self, step: Step) -> tuple[Transfer, ...]:
        return booked(self._places, step.transfers)


class Said(NamedTuple):
    """What an entry says of its action: the facts of these names of `Acted`."""

    action: dict[str, JSON]
    sealed: str | UnsetType = UNSET
    reveals: tuple[Revealed, ...] | UnsetType = UNSET


def started(says: RoundBegan, entry: int, seed: bytes | None) -> LiveRound:
    """The round that the ``round-began`` entry of this number begins. Raises `no-such-game`, and
    `EngineError` or `ScriptError` where none can be.
    """
    return LiveRound(says.table, says.round, says.seating, Round(setup_of(says, seed)), entry)


@contextmanager
def replaying() -> Iterator[None]:
    """While a record is played again: whatever keeps it from that is a `not-replayed`."""
    try:
        yield
    except SeedMissing as error:
        raise Conflict.saying(error.message, "not-replayed") from error
    except (EngineError, ScriptError, LedgerError) as error:
        raise Conflict.saying(
            "The record of this round cannot be played again: {reason}",
            "not-replayed",
            reason=str(error),
        ) from error


def dealt_again(first: Entry, last: Entry) -> LiveRound:
    """A round that is over, as it began, with the seed that its end published. Raises `SeedMissing`
    where it published none, `EngineError` or `ScriptError` where no round can begin so.
    """
    says, seed = began(first), ended(last).shuffled_by
    if says.cards == "virtual" and not seed:
        raise SeedMissing("Its seed was lost and never published: nobody can deal its cards again.")
    return started(says, first.number, seed)


def setup_of(says: RoundBegan, seed: bytes | None) -> Setup:
    """The set-up that a ``round-began`` entry records."""
    return set_up(
        game_of(says.game),
        [Seat(place.seat, place.name, place.chips) for place in says.seats],
        options=says.options,
        carry=says.carry,
        dealer=says.dealer,
        cards=says.cards,
        seed=seed,
        cut=says.cut,
    )
