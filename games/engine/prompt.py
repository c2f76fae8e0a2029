"""What a script asks: frozen data that checks an action, draws the controls, and lets a random
player play.
"""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias, TypeVar

import orjson

from games.cards import Card, is_card
from games.engine.reading import as_kind
from games.engine.texts import Text
from games.engine.values import JSON, Value, is_whole

Who: TypeAlias = int | Literal["dealer"]
"""Whose action it is: a seat's number, or the person who runs the table."""
Viewer: TypeAlias = int | Literal["dealer", "wall"]
"""Who looks: a seat's number, the dealer's screen, or the wall."""
Row = TypeVar("Row")


class Say(NamedTuple):
    """A sentence as a code and its arguments. The words are made from them where they are read."""

    code: str
    args: Mapping[str, JSON]


@dataclass(frozen=True, slots=True)
class Action:
    """Something somebody did: whose it is, the verb, and its arguments as they stand in the round
    file.
    """

    by: Who
    do: str
    args: Mapping[str, JSON] = field(default_factory=dict)

    @property
    def seat(self) -> int:
        """The seat whose action it is. A script reads it where the dealer has no such option."""
        if self.by == "dealer":
            raise TypeError(f"{self.do} is the dealer's here, not a seat's")
        return self.by

    def whole(self, key: str, default: int | None = None) -> int:
        """The whole number of this name; the default where it was left out."""
        value = self.args.get(key, default)
        if not is_whole(value):
            raise TypeError(f"{key} of {self.do} is no whole number")
        return value

    def word(self, key: str, default: str | None = None) -> str:
        """The word of this name; the default where it was left out."""
        value = self.args.get(key, default)
        if not isinstance(value, str):
            raise TypeError(f"{key} of {self.do} is no word")
        return value

    def flag(self, key: str) -> bool:
        """Whether this was said: true is its only value, and it may be left out."""
        return key in self.args

    def card(self, key: str = "card") -> Card:
        """The card of this name."""
        value = self.args.get(key)
        if not isinstance(value, str) or not is_card(value):
            raise TypeError(f"{key} of {self.do} is no card")
        return value

    def cards(self, key: str = "cards") -> list[Card]:
        """The cards of this name, in the order in which they were named."""
        value = self.args.get(key)
        if not isinstance(value, list) or not all(is_card(card) for card in value):
            raise TypeError(f"{key} of {self.do} are no cards")
        return list(value)

    def rows(self, key: str, kind: Callable[..., Row]) -> list[Row]:
        """The objects of this name (`Rows`), each as one of this class: its fields are the keys."""
        return [kind(**row) for row in as_kind(self.args[key], list[dict[str, JSON]])]

    def data(self) -> dict[str, JSON]:
        """The action as it stands in a round file."""
        return {"by": self.by, "do": self.do, **self.args}


Check: TypeAlias = Callable[[Action], str | None]
"""What values alone cannot say. Pure: gives a sentence that says what is wrong, or None."""

Ways: TypeAlias = tuple[Mapping[str, JSON], ...]
"""Sets of values that go together, each a whole answer."""

_NOTHING: Mapping[str, Value] = MappingProxyType({})


def _not_listed() -> None:
    """An option whose values go together as they like, or as its check says."""


class Option(NamedTuple):
    """One thing that may be done now: by whom, the verb, the values it takes.

    There is one option to a seat and verb. `optional` names the values that may be left out.
    `private`: it depends on the seat's hidden cards, so only that seat is shown it. `scope` says
    what the option is about: it is the same option in the next prompt only while by, verb and scope
    are the same (default: the prompt's stage). `weight` is how often a random player chooses it,
    compared with the others. `offered` are the values a screen offers in place of those allowed,
    where these would tell which cards have gone. `added`: it joined this prompt after rounds had
    been recorded under the same version of the rules, so it is left out of the prompt's
    fingerprint: a change that only offers more leaves every old record as it was. `hidden`: what
    it is answered with stays hidden until the last of its prompt is (`Table.hidden_choices`).
    `unlisted` names values that a prompt in a result leaves out: a rules page says so. `ways` finds
    the sets of values that go together, where a rule decides it that no screen should know: said to
    whoever is shown the option, and looked for only then; None where they are not listed.
    `on_arrival`: whoever is first does it, so an action is judged by the table as it is when it
    arrives, whatever its sender saw; it is never stale.
    """

    by: Who
    do: str
    values: Mapping[str, Value] = _NOTHING
    optional: tuple[str, ...] = ()
    check: Check | None = None
    private: bool = False
    scope: str = ""
    weight: int = 10
    offered: Mapping[str, Value] = _NOTHING
    added: bool = False
    hidden: bool = False
    unlisted: tuple[str, ...] = ()
    ways: Callable[[], Ways | None] = _not_listed
    on_arrival: bool = False

    def data(self) -> dict[str, JSON]:
        """The option as it stands in a prompt of a result: by, do, and what each value may be. A
        text that somebody writes is no choice to be listed.
        """
        listed = {
            key: value.data()
            for key, value in self.values.items()
            if key not in self.unlisted and not isinstance(value, Text)
        }
        return {"by": self.by, "do": self.do, **listed}

    def offer(self) -> dict[str, JSON]:
        """What each value may be, as a screen offers it."""
        values = {**self.values, **self.offered} if self.offered else self.values
        return {key: value.data() for key, value in values.items()}

    def public(self) -> dict[str, JSON]:
        """What everybody may know of it, but for whether it can be left out."""
        return {"by": self.by, "do": self.do, **self.offer()}


class Prompt(NamedTuple):
    """What may be done now. `awaited` are those the sentence waits for; others may have options as
    well.
    """

    say: Say
    options: tuple[Option, ...]
    awaited: tuple[Who, ...]
    stage: str
    wording: Say | None = None
    """What people read in its place, where that says more than `say`: it is not in the fingerprint,
    so older records stay as they were.
    """

    @property
    def sentence(self) -> Say:
        """The sentence as people read it."""
        return self.wording or self.say

    def option(self, by: Who, do: str) -> Option | None:
        """The option of this seat (or the dealer) and verb."""
        for option in self.options:
            if option.by == by and option.do == do:
                return option
        return None

    @property
    def is_race(self) -> bool:
        """Whether whoever is first does what is asked (`Option.on_arrival`)."""
        return any(option.on_arrival for option in self.options)

    def fingerprint(self) -> str:
        """SHA-256 of what everybody may know of this prompt: codes and values, not wording, and no
        option that was `added`.
        """
        options = [option for option in self.options if not (option.private or option.added)]
        public = {
            "awaited": self.awaited,
            "options": [option.public() for option in options],
            "say": [self.say.code, self.say.args],
        }
        return hashlib.sha256(orjson.dumps(public, option=orjson.OPT_SORT_KEYS)).hexdigest()
