"""What is done in a round, what takes an action back, and a screen that is handed over in it."""

from collections.abc import Iterable, Mapping
from typing import Annotated, ClassVar

import msgspec
from msgspec import UNSET, Meta, UnsetType
from msgspec.structs import replace

from games.engine import Action, Who
from games.engine.record import action as read_action
from games.language import gettext
from games.words import word
from ledger.kinds.facts import RoundKind, check_open, strings
from ledger.kinds.in_play import RoundPlayed, followed
from ledger.kinds.phrases import pairs, plain
from ledger.state.entries import Count, Entry, NameResolver, Number
from ledger.state.night import Night
from ledger.state.screens import screen_of
from ledger.store.canonical import JSON


class Revealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice that was hidden, and is not any more."""

    entry: Number
    """Where it is sealed."""
    action: dict[str, JSON]

    def __post_init__(self) -> None:
        _check_action(self.action)


class Acted(RoundPlayed, frozen=True, tag="action"):
    """Somebody did something in a round."""

    action: dict[str, JSON]
    """`by` whom, what they `do`, and its values: as in a round file. Without the values, where they
    make a choice that is still hidden.
    """
    prompt: Annotated[str, Meta(pattern=r"\A([0-9a-f]{64})?\Z")]
    """The fingerprint of what was asked."""
    finished: bool
    sealed: Annotated[str, Meta(pattern=r"\A([0-9a-f]{512})+\Z")] | UnsetType = UNSET
    """The values of a choice that is still hidden (`ledger.store.sealing`)."""
    reveals: tuple[Revealed, ...] | UnsetType = UNSET
    """The hidden choices before it, where it is the last of them."""

    def __post_init__(self) -> None:
        super().__post_init__()
        _check_action(self.action)
        if self.sealed is not UNSET and (self.reveals is not UNSET or len(self.action) > 2):
            raise ValueError("it says of a hidden choice what it is")

    def applied(self, night: Night, entry: Entry) -> Night:
        return followed(night, self, entry, self.finished)

    def describe(self, names: NameResolver) -> str:
        if self.sealed is not UNSET:
            return gettext("{action}, unseen", action=_describe_action(self.action, names))
        actions = [self.action, *(choice.action for choice in self.choices)]
        said = "; ".join(_describe_action(action, names) for action in actions)
        return f"{said[0].upper()}{said[1:]}"

    def texts(self, strict: bool) -> Iterable[tuple[str, Iterable[str]]]:
        revealed = [("reveals", strings(choice.action)) for choice in self.choices]
        return [("action", strings(self.action)), *revealed, *super().texts(strict)]

    @property
    def by_seat(self) -> Who:
        """The seat that acted, or ``dealer``."""
        return read_action(self.action).by

    @property
    def choices(self) -> tuple[Revealed, ...]:
        """The hidden choices that it reveals."""
        return () if self.reveals is UNSET else self.reveals


class Undone(RoundPlayed, frozen=True, tag="undo"):
    """The last action is taken back. Fills stay."""

    undoes: Number
    finished: bool

    takes_back: ClassVar[str] = "undone"

    def applied(self, night: Night, entry: Entry) -> Night:
        return _one_more_undone(followed(night, self, entry, self.finished), self.table)

    def describe(self, names: NameResolver) -> str:
        return gettext("Entry {undoes} is undone", undoes=self.undoes)

    @property
    def puts_right(self) -> int:
        """The action that is taken back."""
        return self.undoes


class Amended(RoundPlayed, frozen=True, tag="amendment"):
    """Another action stands in the place of one of a round with physical cards; what came after it
    stands as far as it still fits.
    """

    amends: Number
    index: Count
    """Which action of the round it is, counted from 0."""
    action: dict[str, JSON]
    stands: Count
    """How many actions are left."""
    finished: bool

    takes_back: ClassVar[str] = "amended"

    def __post_init__(self) -> None:
        super().__post_init__()
        _check_action(self.action)

    def applied(self, night: Night, entry: Entry) -> Night:
        return _one_more_undone(followed(night, self, entry, self.finished), self.table)

    def describe(self, names: NameResolver) -> str:
        return gettext(
            "Entry {amends} is put right: {action}",
            amends=self.amends,
            action=_describe_action(self.action, names),
        )

    def texts(self, strict: bool) -> Iterable[tuple[str, Iterable[str]]]:
        return (("action", strings(self.action)), *super().texts(strict))

    @property
    def by_seat(self) -> Who:
        """The seat that acted, or ``dealer``."""
        return read_action(self.action).by

    @property
    def puts_right(self) -> int:
        """The action that was wrong."""
        return self.amends


class HandedOver(RoundKind, frozen=True, tag="hand-over"):
    """A screen is handed to a seat's player, to look at the hand and play it."""

    seat: Number
    player: Number

    def applied(self, night: Night, entry: Entry) -> Night:
        return followed(night, self, entry, night.any_table(self.table).played.finished)

    def describe(self, names: NameResolver) -> str:
        return gettext(
            "{screen} is handed to {player}",
            screen=screen_of(names.by) or "The tablet",
            player=names.name(self.player),
        )

    @property
    def players(self) -> tuple[int, ...]:
        """Who looks."""
        return (self.player,)


def follow(actions: list[Action], says: RoundKind) -> None:
    """Bring the actions that stand in a round up with one more of its entries."""
    match says:
        case Acted():
            actions.append(read_action(says.action))
        case Undone():
            del actions[-1:]
        case Amended():
            actions[says.index : says.index + 1] = [read_action(says.action)]
            del actions[says.stands :]


def _one_more_undone(night: Night, number: int) -> Night:
    table = night.any_table(number)
    return night.with_table(replace(table, undone=table.undone + 1))


def _check_action(action: Mapping[str, JSON]) -> None:
    check_open(action)
    by, do = action.get("by"), action.get("do")
    if not isinstance(do, str) or not (by == "dealer" or (type(by) is int and by > 0)):
        raise ValueError("its action does not say who did what")


def _describe_action(action: Mapping[str, JSON], names: NameResolver) -> str:
    done = read_action(action)
    player = names.seated(done.by)
    who = names.name(player) if player else gettext("the dealer")
    did = word(plain(done.do))
    return f"{who}: {did}" + (f", {pairs(done.args)}" if done.args else "")
