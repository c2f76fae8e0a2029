"""The people of the house, over many nights: who they are, and which night's player each is.

Nights are chains of their own and say nothing of it: after a seal nothing in a night changes. So
the house has one chain more, of the same canonical form, which outlives them. An entry of it names
a night by the hash of its first entry, which is the same in every copy of that night; and the
newest entry about a player holds, so who is who can be put right at any time and breaks no seal.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, TypeAlias

from msgspec import Meta

from ledger.errors import Invalid
from ledger.state.bodies import Bodies
from ledger.state.entries import Change, Digest, Number
from ledger.state.house_money import MONEY
from ledger.state.house_said import At, HouseHeader, Note, Person, Register, Said, Settled
from ledger.state.payee import PayeeNamed
from ledger.state.words import LONGEST_REASON, check_unmarked, clean_name, text_error

__all__ = ["At", "HouseHeader", "Person", "Register", "Said", "Settled"]

LONGEST_PICTURE = 8
Colour: TypeAlias = Annotated[str, Meta(pattern=r"\A(#[0-9a-f]{6})?\Z")]
Picture: TypeAlias = Annotated[str, Meta(max_length=LONGEST_PICTURE)]


class PersonSaid(Said, frozen=True):
    """Who somebody is."""

    person: Number
    name: str
    colour: Colour = ""
    picture: Picture = ""
    note: Note = ""

    def _entered(self, register: Register) -> Register:
        facts = person_facts(self.name, self.colour, self.picture, self.note)
        if facts != {key: getattr(self, key) for key in facts}:
            raise Invalid("What it says of a person is not in form.", "bad-setting")
        person = Person(self.person, self.name, self.colour, self.picture, self.note)
        return replace(register, people={**register.people, self.person: person})


class PersonAdded(PersonSaid, frozen=True, tag="person-added"):
    """Somebody new in the house."""

    def applied(self, register: Register, at: int) -> Register:
        if self.person != len(register.people) + 1:
            raise Invalid("Each new person has the next number.", "does-not-follow")
        return self._entered(register)


class PersonChanged(PersonSaid, frozen=True, tag="person-changed"):
    """Another name, colour, picture or note: all of them are said."""

    def applied(self, register: Register, at: int) -> Register:
        register.person(self.person)
        return self._entered(register)


class PlayerKnown(Said, frozen=True, tag="player-known"):
    """Who a night's player is; null: that is open again."""

    night: Digest
    player: Number
    person: Number | None

    def applied(self, register: Register, at: int) -> Register:
        players = {key: who for key, who in register.players.items() if key != self.whose}
        if self.person is not None:
            players[self.whose] = register.person(self.person).number
        return replace(register, players=players)

    @property
    def whose(self) -> At:
        """The night's player."""
        return self.night, self.player


class GroupSaved(Said, frozen=True, tag="group-saved"):
    """Who belongs to a group of this name; nobody: it is no longer one."""

    name: str
    people: tuple[Number, ...]

    def applied(self, register: Register, at: int) -> Register:
        if clean_name(self.name, "A group's name") != self.name:
            raise Invalid("The name of a group is not in form.", "bad-setting")
        if self.people != tuple(sorted(set(self.people))):
            raise Invalid("The people of a group are not in form.", "bad-setting")
        groups = {name: who for name, who in register.groups.items() if name != self.name}
        if self.people:
            groups[self.name] = tuple(register.person(who).number for who in self.people)
        return replace(register, groups=groups)


class DebtSettled(Said, frozen=True, tag="debt-settled"):
    """What a night's player owed, or was owed, at its seal was settled from hand to hand. With 0
    chips it is open again.
    """

    night: Digest
    player: Number
    chips: Change
    how: Note

    def applied(self, register: Register, at: int) -> Register:
        if wrong := text_error(self.how):
            raise Invalid(f"How it was settled {wrong}.", "bad-setting")
        settled = {key: is_ for key, is_ in register.settled.items() if key != self.whose}
        if self.chips:
            settled[self.whose] = Settled(self.chips, self.how, at)
        return replace(register, settled=settled)

    @property
    def whose(self) -> At:
        """The night's player."""
        return self.night, self.player


_BODIES: Bodies[HouseHeader, Said] = Bodies(
    HouseHeader,
    (PersonAdded, PersonChanged, PlayerKnown, GroupSaved, DebtSettled, PayeeNamed, *MONEY),
)


def read(body: bytes) -> tuple[HouseHeader, Said]:
    """The entry of the house that these bytes say. Raises `Malformed`."""
    return _BODIES.read(body)


def write(header: HouseHeader, says: Said) -> bytes:
    """The bytes of an entry of the house. Raises `NotCanonical`."""
    return _BODIES.write(header, says)


def person_facts(name: str, colour: str = "", picture: str = "", note: str = "") -> dict[str, str]:
    """What is said of a person, in its one form. Raises `BadName`."""
    return {
        "name": clean_name(name, "A person's name"),
        "colour": colour,
        "picture": picture and clean_name(picture, "The picture", LONGEST_PICTURE),
        "note": note and clean_name(note, "The note", LONGEST_REASON),
    }


def added(register: Register, **facts: str) -> PersonAdded:
    """Somebody new. Two people may have one name: they are told apart by colour, picture and note.
    Raises `BadName`.
    """
    check_unmarked(facts["name"])
    return PersonAdded(person=len(register.people) + 1, **person_facts(**facts))


def changed(register: Register, person: int, **changes: str) -> PersonChanged:
    """Somebody's name, colour, picture or note is another one. Raises `no-such-person`,
    `BadName`.
    """
    was = register.person(person)
    check_unmarked(changes.get("name", ""))
    said = {key: getattr(was, key) for key in ("name", "colour", "picture", "note")} | changes
    return PersonChanged(person=person, **person_facts(**said))


def known(register: Register, whose: At, person: int | None) -> PlayerKnown:
    """Who a night's player is. Raises `no-such-person`."""
    if person is not None:
        register.person(person)
    return PlayerKnown(night=whose[0], player=whose[1], person=person)


def grouped(register: Register, name: str, people: Sequence[int]) -> GroupSaved:
    """People who often come together; nobody: the group is gone. Raises `no-such-person`,
    `BadName`.
    """
    who = sorted({register.person(person).number for person in people})
    return GroupSaved(name=clean_name(name, "A group's name"), people=tuple(who))


def settled(whose: At, chips: int, how: str) -> DebtSettled:
    """A debt of a night was settled from hand to hand; 0 chips: it was not."""
    how = how and clean_name(how, "How it was settled", LONGEST_REASON)
    return DebtSettled(night=whose[0], player=whose[1], chips=chips, how=how)
