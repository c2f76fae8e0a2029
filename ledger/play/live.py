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
from ledger.errors import SeedMissing
from ledger.kinds.seating import game_of
from ledger.play.felt import booked, places_of, taken_back
from ledger.state.entries import Entry, Transfer
from ledger.state.fold import without_fills


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A screen that was handed to a seat, as the record of the round has it."""

    entry: int
    after: int
    """After so many steps of the round."""
    seat: int
    by: Mapping[str, str]
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
        self._places = places_of(self.table, tuple(self.players), *self.players.values())

    def act(
        self, action: Action, since: int | None = None, viewer: Viewer | None = None
    ) -> tuple[Transfer, ...]:
        """Play an action; returns the transfers it comes to. Raises `Refusal`."""
        step = self.round.act(action, since, viewer)
        return self._booked(step)

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
        back = taken_back([one for step in gone for one in self._booked(step)], "amended")
        return back + tuple(one for step in stands for one in self._booked(step))

    def beginning(self) -> tuple[Transfer, ...]:
        """The transfers of the first step: antes, and whatever else happens by itself."""
        return self._booked(self.round.steps[0])

    def follow(self, entry: Entry) -> None:
        """Play an entry of the book again. Where it does not come to what the entry says, the round
        is frozen.
        """
        self.last = entry.number
        self.note(entry)
        if self.frozen:
            return
        kept = without_fills(entry.transfers)
        try:
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
        if entry.kind == "hand-over":
            handed = HandedOver(entry.number, len(self.round.steps), entry.facts["seat"], entry.by)
            self.handed.append(handed)

    def replayed(self, entry: Entry) -> tuple[Transfer, ...]:
        """Play an entry of the book again; returns the transfers it comes to, fills left out.
        Raises `Refusal`.
        """
        facts = entry.facts
        match entry.kind:
            case "round-began":
                self.entries = [entry.number]
                seed = self.round.setup.seed
                if (commitment(seed) if seed else None) != facts["commitment"]:
                    raise Refusal("other-seed", "its seed is not the one that was committed to.")
                return self.beginning()
            case "action":
                prompt = self.round.prompt
                if prompt is None or prompt.fingerprint() != facts["prompt"]:
                    raise Refusal(
                        "other-prompt", "it answered another question than the rules ask now."
                    )
                transfers = self.act(read_action(facts["action"]))
                self.entries.append(entry.number)
                return transfers
            case "undo":
                return self.undo()
            case "amendment":
                return self.amend(facts["index"], read_action(facts["action"]), entry.number)
            case _:
                return ()

    def _booked(self, step: Step) -> tuple[Transfer, ...]:
        return booked(self._places, step.transfers)


def started(entry: Entry, seed: bytes | None) -> LiveRound:
    """The round that a ``round-began`` entry begins. Raises `EngineError` or `ScriptFault` where
    none can be.
    """
    assert entry.table is not None
    assert entry.round is not None
    players = {seat["seat"]: seat["player"] for seat in entry.facts["seats"]}
    return LiveRound(entry.table, entry.round, players, Round(setup_of(entry, seed)), entry.number)


def dealt_again(first: Entry, last: Entry) -> LiveRound:
    """A round that is over, as it began, with the seed that its end published. Raises `SeedMissing`
    where it published none, `EngineError` or `ScriptFault` where no round can begin so.
    """
    seed = last.facts["seed"]
    if first.facts["cards"] == "virtual" and not seed:
        raise SeedMissing("Its seed was lost and never published: nobody can deal its cards again.")
    return started(first, bytes.fromhex(seed) if seed else None)


def setup_of(entry: Entry, seed: bytes | None) -> Setup:
    """The set-up that a ``round-began`` entry records."""
    facts = entry.facts
    return set_up(
        game_of(facts["game"]),
        [Seat(seat["seat"], seat["name"], seat["chips"]) for seat in facts["seats"]],
        options=facts["options"],
        carry=facts["carry"],
        dealer=facts["dealer"],
        cards=facts["cards"],
        seed=seed,
        cut=facts["cut"],
    )
