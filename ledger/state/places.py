"""Where money of the house is between the nights: places, as the house's chain names them.

``drawer:<night>`` is the drawer of a closed night and ``float:<night>`` the cash with which the
host opened it, the night by the hash of its first entry; ``account:Bank`` is an account of the
house's own choosing, ``person:3`` somebody's pocket. ``outside`` is what does not belong to the
house, and ``hand`` a payment that nobody of the house took: it went from hand to hand.
"""

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from ledger.errors import Invalid

Where: TypeAlias = Literal["account", "person", "drawer", "float", "outside", "hand"]
HELD: tuple[Where, ...] = ("account", "person")
"""Money there is the house's, and the house's chain alone says how much."""
LONGEST_ACCOUNT = 24
TAKEN = ("cash", "markers", "pockets")
"""What the journals call other assets."""
_FORMS = {
    "account": re.compile(rf"[A-Z][A-Za-z0-9-]{{0,{LONGEST_ACCOUNT - 1}}}"),
    "person": re.compile(r"[1-9][0-9]{0,8}"),
    "drawer": re.compile(r"[0-9a-f]{64}"),
    "float": re.compile(r"[0-9a-f]{64}"),
    "outside": re.compile(""),
    "hand": re.compile(""),
}


@dataclass(frozen=True, slots=True)
class Place:
    """A place where money is, or came from."""

    where: Where
    name: str = ""
    """Which of its kind: an account's name, a person's number, the hash of a night."""

    def __str__(self) -> str:
        return f"{self.where}:{self.name}" if self.name else self.where

    @property
    def night(self) -> str | None:
        """The night that it is of."""
        return self.name if self.where in ("drawer", "float") else None

    @property
    def is_held(self) -> bool:
        """Whether money there is the house's by its own chain alone."""
        return self.where in HELD


def parse(text: str) -> Place:
    """The place of this name. Raises `bad-setting`."""
    where, _, name = text.partition(":")
    for known in get_args(Where):
        place = Place(known, name)
        if known == where and str(place) == text and _FORMS[where].fullmatch(name):
            if where == "account" and name.lower() in TAKEN:
                break
            return place
    raise Invalid.saying(
        "That is no place for money. An account has a name of letters, digits and hyphens that "
        "begins with a capital letter, such as Bank.",
        "bad-setting",
    )
