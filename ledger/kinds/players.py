"""Who plays tonight, what they are called, and how much the desk lends them."""

from typing import ClassVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from games.language import say
from ledger.errors import NameTaken, PlayMoneyOnly
from ledger.kinds.facts import PlayerKind
from ledger.state.entries import Count, Draft, Earlier, Entry, Whose
from ledger.state.night import Night, Player
from ledger.state.words import clean_name, likeness, whole

MARK = "⚙"
"""Stands before the name of a house player, wherever that stands."""


class PlayerAdded(PlayerKind, frozen=True, tag="player-added"):
    """Somebody new, or a house player: one that the program plays."""

    name: str
    program: bool | UnsetType = UNSET
    """True for a house player, and left out for everybody else."""

    asked: ClassVar[str] = "add_player"

    def __post_init__(self) -> None:
        if self.program is False:
            raise ValueError("it is left out of what is said of a person")

    @staticmethod
    def decide(night: Night, name: str, strict: bool = True, program: bool = False) -> Draft:
        """Somebody new, with a name that no other player has. A house player's name is marked.
        Raises `BadName`, `NameTaken`; `PlayMoneyOnly` for a house player where chips are worth
        money.
        """
        night.check_open()
        if program and night.chip_value:
            raise for_play_money()
        number = max(night.players, default=0) + 1
        free = _free_name(night, marked(name) if program else name, number, strict)
        facts = {"player": number, "name": free}
        return Draft("player-added", facts | ({"program": True} if program else {}))

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Added once more."""
        return self.decide(night, self.name, night.strict, self.program is True)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night with this player."""
        return night.with_player(Player(self.player, self.name, program=self.program is True))

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        if self.program is True:
            return say("{name} joins: a house player, played by the program", name=self.name)
        return say("{name} joins", name=self.name)


class PlayerRenamed(PlayerKind, frozen=True, tag="player-renamed"):
    """Another name for a player."""

    name: str
    was: str

    asked: ClassVar[str] = "rename_player"

    @staticmethod
    def decide(night: Night, player: int, name: str, strict: bool = True) -> Draft:
        """Another name for a player. Raises `BadName`, `NameTaken`."""
        night.check_open()
        found = night.player(player)
        free = _free_name(night, marked(name) if found.program else name, player, strict)
        return Draft("player-renamed", {"player": player, "name": free, "was": found.name})

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Renamed once more."""
        return self.decide(night, self.player, self.name, night.strict)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night with this name."""
        return night.with_player(replace(night.player(self.player), name=self.name))

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        return say("{was} is called {name} now", was=self.was, name=self.name)


class MarkerLimited(PlayerKind, frozen=True, tag="marker-limited"):
    """How much the desk lends a player at most."""

    limit: Count | None
    was: Count | None

    asked: ClassVar[str] = "limit_marker"

    @staticmethod
    def decide(night: Night, player: int, limit: int | None) -> Draft:
        """How much the desk lends a player at most, in chips; None for no limit. What is owed
        already stays owed, and compulsory payments at the tables are advanced regardless.
        """
        night.check_open()
        who = night.player(player)
        if limit is not None:
            whole(limit, say("The limit"), 0)
        return Draft("marker-limited", {"player": who.number, "limit": limit, "was": who.limit})

    def again(self, night: Night, earlier: Earlier) -> Draft:
        """Limited once more."""
        return self.decide(night, self.player, self.limit)

    def applied(self, night: Night, entry: Entry) -> Night:
        """The night with this limit."""
        return night.with_player(replace(night.player(self.player), limit=self.limit))

    def told(self, whose: Whose) -> str:
        """What the journal says of it."""
        name = whose.name(self.player)
        if self.limit is None:
            return say("The desk lends {name} without a limit", name=name)
        return say("The desk lends {name} {limit} chips at most", name=name, limit=self.limit)


def for_play_money() -> PlayMoneyOnly:
    """Why a night where chips are worth money has no house players."""
    return PlayMoneyOnly(say("House players play for play money alone, not where chips are money."))


def marked(name: str) -> str:
    """The name of a house player, marked as one."""
    return name if name.startswith(f"{MARK} ") else f"{MARK} {name}"


def _free_name(night: Night, name: str, number: int, strict: bool) -> str:
    name = clean_name(name, say("A player's name"), strict=strict)
    for other in night.players.values():
        if other.number != number and likeness(other.name, strict) == likeness(name, strict):
            raise NameTaken(say("There is a player called {player} already.", player=other.name))
    return name
