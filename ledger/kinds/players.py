"""Who plays tonight, what they are called, and how much the desk lends them."""

from typing import ClassVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from games.language import gettext
from ledger.errors import Conflict, NameTaken
from ledger.kinds.facts import PlayerKind
from ledger.state.entries import Count, Decision, Earlier, Entry, NameResolver
from ledger.state.night import Night, Player
from ledger.state.words import check_unmarked, clean_name, likeness, marked, unmarked, whole


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
    def decide(night: Night, name: str, program: bool = False) -> Decision:
        """Somebody new, with a name that no other player has, and no house player but for the mark.
        A house player's name is marked, and nobody else's may be. Raises `BadName`, `name-taken`;
        `play-money-only` for a house player where chips are worth money.
        """
        night.check_open()
        number = _next_number(night)
        return _added(night, _own_name(night, name, number, program), True, program)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        """Added once more, by what older Croupiers looked at too: they kept the mark for nobody."""
        return _added(night, self.name, night.strict, self.program is True)

    def applied(self, night: Night, entry: Entry) -> Night:
        return night.with_player(Player(self.player, self.name, program=self.program is True))

    def describe(self, names: NameResolver) -> str:
        if self.program is True:
            return gettext("{name} joins: a house player, played by the program", name=self.name)
        return gettext("{name} joins", name=self.name)


class PlayerRenamed(PlayerKind, frozen=True, tag="player-renamed"):
    """Another name for a player."""

    name: str
    was: str

    asked: ClassVar[str] = "rename_player"

    @staticmethod
    def decide(night: Night, player: int, name: str) -> Decision:
        """Another name for a player, as `PlayerAdded` would have it. Raises `BadName`,
        `name-taken`.
        """
        night.check_open()
        own = _own_name(night, name, player, night.player(player).program)
        return _renamed(night, player, own, True)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        """Renamed once more, by what older Croupiers looked at too."""
        return _renamed(night, self.player, self.name, night.strict)

    def applied(self, night: Night, entry: Entry) -> Night:
        return night.with_player(replace(night.player(self.player), name=self.name))

    def describe(self, names: NameResolver) -> str:
        return gettext("{was} is called {name} now", was=self.was, name=self.name)


class MarkerLimited(PlayerKind, frozen=True, tag="marker-limited"):
    """How much the desk lends a player at most."""

    limit: Count | None
    was: Count | None

    asked: ClassVar[str] = "limit_marker"

    @staticmethod
    def decide(night: Night, player: int, limit: int | None) -> Decision:
        """How much the desk lends a player at most, in chips; None for no limit. What is owed
        already stays owed, and compulsory payments at the tables are advanced regardless.
        """
        night.check_open()
        who = night.player(player)
        if limit is not None:
            whole(limit, gettext("The limit"), 0)
        return Decision(MarkerLimited(player=who.number, limit=limit, was=who.limit))

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.player, self.limit)

    def applied(self, night: Night, entry: Entry) -> Night:
        return night.with_player(replace(night.player(self.player), limit=self.limit))

    def describe(self, names: NameResolver) -> str:
        name = names.name(self.player)
        if self.limit is None:
            return gettext("The desk lends {name} without a limit", name=name)
        return gettext("The desk lends {name} {limit} chips at most", name=name, limit=self.limit)


def added(entry: Entry) -> PlayerAdded:
    """What the entry by which somebody came says."""
    assert isinstance(entry.says, PlayerAdded)
    return entry.says


def for_play_money() -> Conflict:
    """Why a night where chips are worth money has no house players."""
    return Conflict.saying(
        "House players play for play money alone, not where chips are money.", "play-money-only"
    )


def _next_number(night: Night) -> int:
    return max(night.players, default=0) + 1


def _own_name(night: Night, name: str, number: int, program: bool) -> str:
    """A new name that is nobody's but this player's: neither in itself nor by the mark. Raises
    `BadName`, `name-taken`.
    """
    own = clean_name(unmarked(name) if program else name, gettext("A player's name"))
    check_unmarked(own)
    if taken := called(night, own, other_than=number):
        raise _taken(taken)
    return marked(own) if program else own


def called(night: Night, name: str, other_than: int = 0) -> Player | None:
    """Who is called so, or so alike that people would not tell them apart; the mark of house
    players does not either.
    """
    like = unmarked(likeness(name))
    others = (player for player in night.players.values() if player.number != other_than)
    return next((player for player in others if unmarked(likeness(player.name)) == like), None)


def _added(night: Night, name: str, strict: bool, program: bool) -> Decision:
    night.check_open()
    if program and night.chip_value:
        raise for_play_money()
    number = _next_number(night)
    free = _free_name(night, marked(name) if program else name, number, strict)
    return Decision(PlayerAdded(player=number, name=free, program=program or UNSET))


def _renamed(night: Night, player: int, name: str, strict: bool) -> Decision:
    night.check_open()
    found = night.player(player)
    free = _free_name(night, marked(name) if found.program else name, player, strict)
    return Decision(PlayerRenamed(player=player, name=free, was=found.name))


def _free_name(night: Night, name: str, number: int, strict: bool) -> str:
    name = clean_name(name, gettext("A player's name"), strict=strict)
    for other in night.players.values():
        if other.number != number and likeness(other.name, strict) == likeness(name, strict):
            raise _taken(other)
    return name


def _taken(player: Player) -> NameTaken:
    return NameTaken.saying("There is a player called {player} already.", player=player.name)
