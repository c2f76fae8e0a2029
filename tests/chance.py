"""Chance in the tests: the seeds of rounds and the first deals by lot come from the name of the
test that runs, so that a failure can be met again.
"""

import contextlib
import threading
from collections.abc import Iterator, Sequence
from hashlib import sha256

import pytest

from games.engine.shuffle import Draws


class Chance:
    """Stands in for `secrets` in the book, where it draws."""

    def __init__(self) -> None:
        self._one_at_a_time = threading.Lock()
        self.begin("")

    def begin(self, name: str) -> None:
        """Draw anew, as this name has it."""
        self._draws = Draws(sha256(name.encode()).digest())

    @contextlib.contextmanager
    def aside(self, name: str) -> Iterator[None]:
        """Draw as this name has it, and afterwards go on where the draws were."""
        draws = self._draws
        self.begin(name)
        try:
            yield
        finally:
            self._draws = draws

    def token_bytes(self, size: int) -> bytes:
        """See `secrets.token_bytes`."""
        with self._one_at_a_time:
            return bytes(self._draws.below(256) for _ in range(size))

    def choice(self, among: Sequence[int]) -> int:
        """See `secrets.choice`."""
        with self._one_at_a_time:
            return among[self._draws.below(len(among))]


CHANCE = Chance()


def replace(patch: pytest.MonkeyPatch) -> None:
    """Have the book draw from it."""
    patch.setattr("ledger.kinds.at_table.chance", CHANCE)
    patch.setattr("ledger.play.rounds.chance", CHANCE)
