"""The kinds of values an option or a setting allows, as data: one description checks an action,
draws the control on a screen, and lets a random player choose.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Protocol, TypeAlias, TypedDict, TypeGuard, cast

from msgspec import Meta

from games.cards import Card, in_words, is_card
from games.language import gettext

if TYPE_CHECKING:
    JSON: TypeAlias = bool | int | float | str | Sequence["JSON"] | Mapping[str, "JSON"] | None
else:
    JSON = Any  # a type that names itself cannot be looked at as the program runs
Schema: TypeAlias = dict[str, Any]
"""A JSON Schema."""
Draw: TypeAlias = Callable[[int], int]
"""Gives a number from 0 to its argument - 1."""

MOST_CHIPS = 2**53 - 1
"""The largest amount anywhere: the largest whole number that every JSON reader keeps exactly."""

Together: TypeAlias = Callable[[Sequence[Card]], Sequence[Sequence[Card]]]
"""Which of these cards may be chosen together."""

NOTHING_RULED_OUT: Mapping[str, str] = {}
"""For a choice that says of no other value what stands against it."""


def is_whole(value: object) -> TypeGuard[int]:
    """A whole number. True is not 1, 10.0 is not 10."""
    return type(value) is int


class WholeOffer(TypedDict):
    """A whole number: the least, the most, and the step between two of them."""

    min: int
    max: int
    step: int


class CardsOffer(TypedDict):
    """So many of these cards."""

    of: list[Card]
    least: int
    most: int


class RowsOffer(TypedDict):
    """So many objects, each with these keys."""

    rows: "dict[str, Offer]"
    least: int
    most: int


class FieldsOffer(TypedDict):
    """One object with these keys."""

    fields: "dict[str, Offer]"


class TextOffer(TypedDict):
    """A text: what it is made of, the least and the most characters, and the letter that it has to
    begin with, as a capital; none where any will do.
    """

    text: str
    least: int
    most: int
    begins: str


class HeapsOffer(TypedDict):
    """Heaps of cards: those that lie there, and the cards that may be added, a card as often as it
    may be.
    """

    heaps: list[list[Card]]
    cards: list[Card]


class EachOffer(TypedDict):
    """A whole number for all of these, or one for each."""

    each: list[str]
    min: int
    max: int
    step: int


class PaytableOffer(TypedDict):
    """One of these paytables, what each hand pays, by its name; or one of one's own."""

    paytable: dict[str, dict[str, str]]


class GroupOffer(TypedDict):
    """One object with these keys, of a setting."""

    fields: "dict[str, SettingOffer]"


def _any_of(offers: Sequence[type]) -> Meta:
    """The schema of a list of all that a value may be, or of one of these."""
    refs = [{"$ref": f"#/components/schemas/{offer.__name__}"} for offer in offers]
    items = {"type": ["string", "integer", "boolean"]}
    return Meta(extra_json_schema={"anyOf": [{"type": "array", "items": items}, *refs]})


OFFERS = (WholeOffer, CardsOffer, RowsOffer, FieldsOffer, TextOffer, HeapsOffer)
"""What a value may be, as a prompt describes it; or a list of all that it may be."""
Offer: TypeAlias = Annotated[JSON, _any_of(OFFERS)]
SETTING_OFFERS = (WholeOffer, EachOffer, PaytableOffer, GroupOffer, TextOffer)
"""What a setting may be."""
SettingOffer: TypeAlias = Annotated[JSON, _any_of(SETTING_OFFERS)]


class Value(Protocol):
    """One value an action or a setting has to give."""

    def error(self, value: JSON) -> str | None:
        """What would be right, to follow the value's name ("must be …"), or None where it
        is right.
        """

    def data(self) -> JSON:
        """The description as it stands in a prompt."""

    def schema(self) -> Schema:
        """The allowed values as JSON Schema, which may allow more."""

    def sample(self, draw: Draw) -> JSON:
        """One allowed value."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number from `min` to `max` in steps of `step` (counted from `min`)."""

    min: int
    max: int = MOST_CHIPS
    step: int = 1

    def error(self, value: JSON) -> str | None:
        if (
            is_whole(value)
            and self.min <= value <= self.max
            and (value - self.min) % self.step == 0
        ):
            return None
        if self.step > 1:
            if self.max == MOST_CHIPS:
                return gettext(
                    "must be a whole number, {min} or more in steps of {step}",
                    min=self.min,
                    step=self.step,
                )
            return gettext(
                "must be a whole number from {min} to {max} in steps of {step}",
                min=self.min,
                max=self.max,
                step=self.step,
            )
        if self.max == MOST_CHIPS:
            return gettext("must be a whole number, {min} or more", min=self.min)
        if self.min == self.max:
            return gettext("must be {min}", min=self.min)
        return gettext("must be a whole number from {min} to {max}", min=self.min, max=self.max)

    def data(self) -> dict[str, int]:
        return {"min": self.min, "max": self.max, "step": self.step}

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.min, "maximum": self.max}

    def sample(self, draw: Draw) -> int:
        # Half the time among the lowest: small bets keep a random night going, large ones end it.
        count = (min(self.max, 2**31) - self.min) // self.step + 1
        if count > 8 and draw(2):
            count = 8
        return self.min + self.step * draw(count)


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of these numbers, words or cards. Of some others `why_not` says what stands
    against them.
    """

    values: tuple[JSON, ...]
    why_not: Mapping[str, str] | Mapping[int, str] = field(default_factory=dict)

    def error(self, value: JSON) -> str | None:
        if reason := _reason(self.why_not, value):
            return reason
        for allowed in self.values:
            if allowed == value and type(allowed) is type(value):
                return None
        if not self.values:
            return gettext("has no possible value now")
        listed = ", ".join(_written(allowed) for allowed in self.values[:12])
        return (
            gettext("must be {listed}", listed=listed)
            if len(self.values) == 1
            else gettext("must be one of {listed}", listed=listed)
        )

    def data(self) -> list[JSON]:
        return list(self.values)

    def schema(self) -> Schema:
        return {"enum": list(self.values)}

    def sample(self, draw: Draw) -> JSON:
        return self.values[draw(len(self.values))]


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card that somebody names from a real deck: one that nobody has seen yet. Of some unseen
    ones `why_not` says what stands against them. It lies in one of `zones`.
    """

    cards: tuple[Card, ...]
    why_not: Mapping[str, str] | Mapping[int, str] = field(default_factory=dict)
    zones: tuple[str, ...] = ()

    def error(self, value: JSON) -> str | None:
        if reason := _reason(self.why_not, value):
            return reason
        if value in self.cards:
            return None
        if is_card(value):
            return gettext(
                "cannot be {card}: that card has been seen already or is not in this deck",
                card=in_words(value),
            )
        return gettext('must be a card, rank then suit, such as "Ah" or "Td"')

    def data(self) -> list[Card]:
        return list(self.cards)

    def schema(self) -> Schema:
        return {"type": "string"}

    def sample(self, draw: Draw) -> Card:
        return self.cards[draw(len(self.cards))]


@dataclass(frozen=True, slots=True)
class SomeOf:
    """A list of at least `least` and at most `most` of these cards, each no more often than it is
    here, in any order. Where only some of them go together, which a check says, `together` gives
    those sets: for a screen to show, and for whoever plays at random.
    """

    values: tuple[Card, ...]
    least: int
    most: int
    together: Together | None = None

    def error(self, value: JSON) -> str | None:
        wanted = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        what = (
            f"must be a list of {wanted} of "
            f"{', '.join(map(_written, self.values[:12])) or 'nothing'}"
        )
        if type(value) is not list or not self.least <= len(value) <= self.most:
            return what
        left = list(self.values)
        for card in value:
            if type(card) is not str or card not in left:
                return what
            left.remove(card)
        return None

    def data(self) -> JSON:
        return {"of": list(self.values), "least": self.least, "most": self.most}

    def schema(self) -> Schema:
        return {"type": "array", "items": {"type": "string"}}

    def sample(self, draw: Draw) -> list[Card]:
        sets = self.together(self.values) if self.together else ()
        if sets := [chosen for chosen in sets if self.least <= len(chosen) <= self.most]:
            return list(sets[draw(len(sets))])
        left = list(self.values)
        count = self.least + draw(min(self.most, len(left)) - self.least + 1)
        return [left.pop(draw(len(left))) for _ in range(count)]


@dataclass(frozen=True, slots=True)
class ShownCards:
    """A list of cards that somebody names from a real deck, each one that nobody has seen yet. A
    card of several packs is here, and may be named, as often as it is unseen. They lie in one of
    `zones`. `together` as of `SomeOf`, for whoever plays at random.
    """

    cards: tuple[Card, ...]
    least: int
    most: int
    zones: tuple[str, ...] = ()
    together: Together | None = field(default=None, kw_only=True)

    def error(self, value: JSON) -> str | None:
        if type(value) is not list or not self.least <= len(value) <= self.most:
            if self.least == self.most:
                return gettext("must be a list of {most} cards", most=self.most)
            return gettext(
                "must be a list of {least} to {most} cards", least=self.least, most=self.most
            )
        for index, card in enumerate(value):
            if not is_card(card):
                return gettext('must hold cards, rank then suit, such as "Ah" or "Td"')
            if card not in self.cards:
                return gettext(
                    "cannot hold {card}: that card has been seen already or is not in this deck",
                    card=in_words(card),
                )
            if value[:index].count(card) >= self.cards.count(card):
                return gettext(
                    "cannot hold {card} more than {times}",
                    card=in_words(card),
                    times=_times(self.cards.count(card)),
                )
        return None

    def data(self) -> JSON:
        return {"of": list(self.cards), "least": self.least, "most": self.most}

    def schema(self) -> Schema:
        return {"type": "array", "items": {"type": "string"}}

    def sample(self, draw: Draw) -> JSON:
        return SomeOf(self.cards, self.least, self.most, self.together).sample(draw)


@dataclass(frozen=True, slots=True)
class Rows:
    """A list of at least `least` and at most `most` objects, each with exactly these keys."""

    fields: Mapping[str, Value]
    least: int = 1
    most: int = 100

    def error(self, value: JSON) -> str | None:
        keys = ", ".join(self.fields)
        if type(value) is not list or not self.least <= len(value) <= self.most:
            return f"must be a list of {self.least} to {self.most} objects with the keys {keys}"
        for number, row in enumerate(value, 1):
            if type(row) is not dict or row.keys() != self.fields.keys():
                return f"must be a list of objects with the keys {keys}; number {number} is not"
            for key, allowed in self.fields.items():
                if (error := allowed.error(row[key])) is not None:
                    return f"is wrong in number {number}: {key} {error}"
        return None

    def data(self) -> JSON:
        fields = {key: value.data() for key, value in self.fields.items()}
        return {"rows": fields, "least": self.least, "most": self.most}

    def schema(self) -> Schema:
        return {"type": "array", "items": Fields(self.fields).schema()}

    def sample(self, draw: Draw) -> list[dict[str, JSON]]:
        count = self.least + draw(min(self.most - self.least, 3) + 1)
        return [
            {key: value.sample(draw) for key, value in self.fields.items()} for _ in range(count)
        ]


@dataclass(frozen=True, slots=True)
class Fields:
    """One object with exactly these keys."""

    fields: Mapping[str, Value]

    def error(self, value: JSON) -> str | None:
        if type(value) is not dict or value.keys() != self.fields.keys():
            return f"must be an object with the keys {', '.join(self.fields)}"
        for key, allowed in self.fields.items():
            if (error := allowed.error(value[key])) is not None:
                return f"is wrong: {key} {error}"
        return None

    def data(self) -> JSON:
        return {"fields": {key: value.data() for key, value in self.fields.items()}}

    def schema(self) -> Schema:
        return {
            "type": "object",
            "properties": {key: value.schema() for key, value in self.fields.items()},
            "required": list(self.fields),
        }

    def sample(self, draw: Draw) -> dict[str, JSON]:
        return {key: value.sample(draw) for key, value in self.fields.items()}


def _reason(why_not: Mapping[str, str] | Mapping[int, str], value: JSON) -> str | None:
    reasons = cast(Mapping[object, str], why_not)
    if (isinstance(value, str) or is_whole(value)) and value in reasons:
        return gettext(
            "cannot be {what}: {why_not}",
            what=in_words(value) if is_card(value) else _written(value),
            why_not=reasons[value],
        )
    return None


def _times(count: int) -> str:
    if count < 3:
        return gettext("once") if count == 1 else gettext("twice")
    return gettext("{count} times", count=count)


def _written(value: JSON) -> str:
    return (
        value
        if isinstance(value, str)
        else str(value).lower()
        if isinstance(value, bool)
        else str(value)
    )
