"""A round in play, as the engine has it, kept beside the entries that made it. It is never stored:
after a restart, or in another process, it is played again from its entries and compared with
everything they kept.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.engine import Action, Refusal, Round, ScriptFault, Seat, Setup, Step, Viewer, set_up
from games.engine.errors import EngineError
from games.engine.record import action as read_action
from games.engine.shuffle import commitment
from games.language import ENGLISH, speaking
from ledger.errors import SeedMissing
from ledger.kinds import rounds
from ledger.kinds.at_table import game_of
from ledger.kinds.rounds import Acted, Amended, RoundBegan, Undone, began, ended
from ledger.play.felt import Places, booked, taken_back
from ledger.state.entries import By, Entry, Transfer
from ledger.state.fold import without_fills
from ledger.store import sealing
from ledger.store.canonical import JSON

AMENDED = "amended"
"""What a transfer's reason begins with that an amendment takes back."""


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A screen that was handed to a seat, as the record of the round has it."""

    entry: int
    after: int
    """After so many steps of the round."""
    seat: int
    by: By
    """Who did it, and on which screen: `Entry.by`."""


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

    def __post_init__(self) -> None:
        self._places = Places(self.table, self.players)
        self._revealed: list[int] = []

    def act(
        self, action: Action, since: int | None = None, viewer: Viewer | None = None
    ) -> tuple[Transfer, ...]:
        """Play an action; returns its transfers. Raises `Refusal`."""
        hidden = list(self.round.table.sealed)
        step = self.round.act(action, since, viewer)
        self._revealed = [index for index in hidden if index not in self.round.table.sealed]
        return self._booked(step)

    def says(self, action: Action, entry: int) -> dict[str, JSON]:
        """What the entry of this number says of the action that was just played: a choice that is
        still hidden is sealed, and the last one reveals those before it.
        """
        table, seed = self.round.table, self.round.setup.seed
        if table.now in table.sealed:
            assert seed is not None, "hidden choices are made with virtual cards"
            bare = Action(action.by, action.do)
            return {"action": bare.data(), "sealed": sealing.seal(seed, entry, action.args)}
        said: dict[str, JSON] = {"action": action.data()}
        if self._revealed:
            played = self.round.actions
            said["reveals"] = [
                {"entry": self.entries[index + 1], "action": played[index].data()}
                for index in self._revealed
            ]
        return said

    def undo(self) -> tuple[Transfer, ...]:
        """Take the last action back; returns the transfers that do so. Raises `Refusal`."""
        transfers = taken_back(self._booked(self.round.undo()), "undo")
        self.entries.pop()
        return transfers

    def amend(self, index: int, action: Action, entry: int) -> tuple[Transfer, ...]:
        """Put another action in the place of one; returns the transfers that make the difference,
        all of what was taken back and all of what stands now. Raises `Refusal`.
        """
        gone, stands = self.round.amend(index, action)
        self.entries[index + 1 :] = [entry, *self.entries[index + 2 : index + 1 + len(stands)]]
        back = taken_back([transfer for step in gone for transfer in self._booked(step)], AMENDED)
        return back + tuple(transfer for step in stands for transfer in self._booked(step))

    def beginning(self) -> tuple[Transfer, ...]:
        """The transfers of the first step: antes, and whatever else happens by itself."""
        return self._booked(self.round.steps[0])

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
            with speaking(ENGLISH):  # what is wrong is kept, and told to everybody
                transfers = self.replayed(entry)
        except (EngineError, ScriptFault) as error:
            self.frozen = f"Entry {entry.number} cannot be played again: {error}"
        else:
            if transfers != kept:
                self.frozen = (
                    f"Entry {entry.number}, played again, moves other chips than the book has."
                )

    def note(self, entry: Entry) -> None:
        """Keep in mind what is part of the round's record and no step of it."""
        match entry.says:
            case rounds.HandedOver(seat=seat):
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
                if self.says(action, entry.number) != _said(says):
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


def _said(says: Acted) -> dict[str, JSON]:
    """What an entry says of its action."""
    said: dict[str, JSON] = {"action": says.action}
    if says.sealed:
        said["sealed"] = says.sealed
    if says.choices:
        said["reveals"] = [
            {"entry": choice.entry, "action": choice.action} for choice in says.choices
        ]
    return said


def started(entry: Entry, seed: bytes | None) -> LiveRound:
    """The round that a ``round-began`` entry begins. Raises `no-such-game`, and `EngineError` or
    `ScriptFault` where none can be.
    """
    says = began(entry)
    live = Round(setup_of(says, seed))
    return LiveRound(says.table, says.round, says.seating, live, entry.number)


def dealt_again(first: Entry, last: Entry) -> LiveRound:
    """A round that is over, as it began, with the seed that its end published. Raises `SeedMissing`
    where it published none, `EngineError` or `ScriptFault` where no round can begin so.
    """
    seed = ended(last).shuffled_by
    if began(first).cards == "virtual" and not seed:
        raise SeedMissing("Its seed was lost and never published: nobody can deal its cards again.")
    return started(first, seed)


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
