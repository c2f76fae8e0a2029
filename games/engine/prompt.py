"""What a script asks: frozen data that checks an action, draws the controls, and lets a random
player play.
"""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import orjson

from games.engine.values import JSON, Value

if TYPE_CHECKING:
    from games.engine.table import Table

Who: TypeAlias = int | Literal["dealer"]
"""Whose action it is: a seat's number, or the person who runs the table."""
Viewer: TypeAlias = int | Literal["dealer", "wall"]
"""Who looks: a seat's number, the dealer's screen, or the wall."""
Check: TypeAlias = Callable[["Table", "Action"], str | None]
"""What values alone cannot say. Pure: looks at the table, gives a sentence that says what is wrong,
or None.
"""


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

    def __getitem__(self, key: str) -> JSON:
        return self.args[key]

    @property
    def seat(self) -> int:
        """The seat whose action it is. A script reads it where the dealer has no such option."""
        if self.by == "dealer":
            raise TypeError(f"{self.do} is the dealer's here, not a seat's")
        return self.by

    def get(self, key: str, default: JSON = None) -> JSON:
        """The argument of this name, or the default where it was left out."""
        return self.args.get(key, default)

    def data(self) -> dict[str, JSON]:
        """The action as it stands in a round file."""
        return {"by": self.by, "do": self.do, **self.args}


_NOTHING: Mapping[str, Value] = MappingProxyType({})


class _Option(NamedTuple):
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


class Option(_Option):
    """One thing that may be done now: by whom, the verb, the values it takes.

    There is one option to a seat and verb. `optional` names the values that may be left out.
    `private`: it depends on the seat's hidden cards, so only that seat is shown it. `scope` says
    what the option is about: it is the same option in the next prompt only while by, verb and scope
    are the same (default: the prompt's stage). `weight` is how often a random player chooses it,
    compared with the others. `offered` are the values a screen offers in place of those allowed,
    where these would tell which cards have gone. `added`: it joined this prompt after rounds had
    been recorded under the same version of the rules, so it is left out of the prompt's
    fingerprint: a change that only offers more leaves every old record as it was.

    A game may keep an option and ask it again: what everybody may know of it is written down once.
    """

    def data(self) -> dict[str, JSON]:
        """The option as it stands in a prompt: by, do, and what each value may be."""
        return {
            "by": self.by,
            "do": self.do,
            **{key: value.data() for key, value in self.values.items()},
        }

    def offer(self) -> dict[str, JSON]:
        """What each value may be, as a screen offers it."""
        if not self.values:
            return {}
        values = {**self.values, **self.offered} if self.offered else self.values
        return {key: value.data() for key, value in values.items()}

    @cached_property
    def public(self) -> bytes:
        """What everybody may know of it, as JSON."""
        return orjson.dumps(
            {"by": self.by, "do": self.do, **self.offer()}, option=orjson.OPT_SORT_KEYS
        )


class Prompt(NamedTuple):
    """What may be done now. `awaited` are those the sentence waits for; others may have options as
    well.
    """

    say: Say
    options: tuple[Option, ...]
    awaited: tuple[Who, ...]
    stage: str

    def option(self, by: Who, do: str) -> Option | None:
        """The option of this seat (or the dealer) and verb."""
        for option in self.options:
            if option.by == by and option.do == do:
                return option
        return None

    def fingerprint(self) -> str:
        """SHA-256 of what everybody may know of this prompt: codes and values, not wording, and no
        option that was `added`.
        """
        awaited = orjson.dumps(self.awaited)
        options = b",".join(
            [option.public for option in self.options if not (option.private or option.added)]
        )
        say = orjson.dumps([self.say.code, self.say.args], option=orjson.OPT_SORT_KEYS)
        return hashlib.sha256(
            b'{"awaited":%b,"options":[%b],"say":%b}' % (awaited, options, say)
        ).hexdigest()
