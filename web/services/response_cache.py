"""Answers that many screens are given alike, such as a table as every wall shows it: made once, and
kept as they are sent until there is something newer.
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

What: TypeAlias = tuple[int, int | None, str]
"""A night, one of its tables or none of them, and the language it is told in."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What is sent, and its tag."""

    tag: str
    body: bytes


class ResponseCache:
    """The newest answer about each night and table, in each language."""

    def __init__(self) -> None:
        self._answers: dict[What, Answer] = {}
        self._making = threading.Lock()

    def tag(self, what: What) -> str | None:
        """The tag of the answer that is kept."""
        kept = self._answers.get(what)
        return kept.tag if kept else None

    def answer(self, what: What, tag: str, make: Callable[[], bytes]) -> Answer:
        """The answer of this tag: the one that is kept, or else a new one."""
        with self._making:  # all of them ask at the same moment
            kept = self._answers.get(what)
            if kept is None or kept.tag != tag:
                kept = self._answers[what] = Answer(tag, make())
            return kept
