"""Texts that somebody writes: words called at a table, letters of a language."""

from dataclasses import dataclass
from string import ascii_lowercase, ascii_uppercase
from typing import Literal

from games.engine.values import JSON, Draw, Schema
from games.language import gettext

_CHARACTERS = {"capitals": ascii_uppercase, "words": f"{ascii_uppercase}{ascii_lowercase} -'"}
"""What a text may be made of."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text of `least` to `most` characters that somebody writes: of ``capitals`` from A to Z, or
    of ``words``, which are letters, spaces, hyphens and apostrophes. `begins` is the first letter
    in it, as a capital, where only one will do. A prompt in a file does not list it.
    """

    kind: Literal["capitals", "words"]
    least: int
    most: int
    begins: str = ""

    def error(self, value: JSON) -> str | None:
        characters = _CHARACTERS[self.kind]
        if (
            not isinstance(value, str)
            or not self.least <= len(value) <= self.most
            or any(each not in characters for each in value)
        ):
            if self.kind == "capitals":
                return gettext("must be {count} capitals from A to Z", count=self.most)
            return gettext(
                "may have {most} characters: spaces, hyphens, apostrophes and letters from A to Z, "
                "none with an accent",
                most=self.most,
            )
        first = next((each for each in value.upper() if each in ascii_uppercase), "")
        if self.begins and first != self.begins:
            return gettext("must begin with {letter}", letter=self.begins)
        return None

    def data(self) -> dict[str, str | int]:
        return {"text": self.kind, "least": self.least, "most": self.most, "begins": self.begins}

    def schema(self) -> Schema:
        return {"type": "string", "minLength": self.least, "maxLength": self.most}

    def sample(self, draw: Draw) -> str:
        characters = _CHARACTERS[self.kind]
        count = self.least + draw(min(self.most - self.least, 11) + 1)
        drawn = "".join(characters[draw(len(characters))] for _ in range(count))
        return self.begins + drawn[len(self.begins) :]
