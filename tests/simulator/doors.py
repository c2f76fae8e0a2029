"""The simulator's side of the house's doors: chance that follows from a number, a clock that is
turned by hand, and work beside the requests that is done when the simulator says so.
"""

import random
from base64 import urlsafe_b64encode
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar
from unittest import mock

from ledger import background, chance, checkpoints, clock

CHECKPOINTS = 15
"""After so many entries a night is kept whole, so that an evening's restarts begin at one."""
START = 1_763_700_000_000
_Item = TypeVar("_Item")


@dataclass
class Time:
    """Stands in for the module `time` within `ledger.clock`. Stands still until it is turned."""

    wall: int = START
    passed: int = 0

    def time_ns(self) -> int:
        return self.wall * 1_000_000

    def monotonic_ns(self) -> int:
        return self.passed * 1_000_000

    def now(self) -> int:
        """The clock that people can turn, in milliseconds."""
        return self.wall

    def since_start(self) -> int:
        """The clock that nobody can turn, in milliseconds."""
        return self.passed

    def pass_(self, milliseconds: int) -> None:
        """So much time passes."""
        self.wall += milliseconds
        self.passed += milliseconds

    def turn(self, milliseconds: int) -> None:
        """Somebody turns the clock, and no time passes."""
        self.wall += milliseconds


class Chance:
    """Stands in for the draws of `ledger.chance`. Begun anew at every step, so that a step draws
    the same whatever came before it.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self.begin(0)

    def begin(self, step: int) -> None:
        """Draw as this step does."""
        self._draws = random.Random(f"{self._seed} house {step}")

    def token_bytes(self, size: int) -> bytes:
        return self._draws.randbytes(size)

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return urlsafe_b64encode(self.token_bytes(size)).rstrip(b"=").decode()

    def choice(self, among: Sequence[_Item]) -> _Item:
        return self._draws.choice(among)

    def randbelow(self, bound: int) -> int:
        return self._draws.randrange(bound)


@dataclass
class Job:
    """Work that was begun beside the requests, and has not had its turn yet."""

    run: Callable[..., object]
    args: tuple[Any, ...]
    is_over: bool = False

    def join(self) -> None:
        """Whoever waits for it lets it be done."""
        if not self.is_over:
            self.is_over = True
            self.run(*self.args)


@dataclass
class Background:
    """Stands in for `ledger.background`. The jobs of a server go with it."""

    jobs: deque[Job] = field(default_factory=deque)
    loops: list["Loop"] = field(default_factory=list)

    def start(self, _name: str, run: Callable[..., object], *args: Any) -> Job:
        job = Job(run, args)
        self.jobs.append(job)
        return job

    def later(self, _name: str, _seconds: float, _run: Callable[[], object]) -> None:
        """What is thrown away later is not awaited: an evening's files go with the evening."""

    def loop(self, _name: str, turn: Callable[[], float | None]) -> "Loop":
        made = Loop(turn)
        self.loops.append(made)
        return made

    def work(self, most: int = 50) -> None:
        """Let everybody do what is to be done now."""
        for _ in range(most):
            if self.jobs:
                self.jobs.popleft().join()
            elif waiting := [loop for loop in self.loops if loop.is_due()]:
                waiting[0].take_turn()
            else:
                return

    def forget(self) -> None:
        """The server is no more."""
        self.jobs.clear()
        self.loops.clear()


class Loop:
    """Stands in for `ledger.background.Loop`."""

    def __init__(self, turn: Callable[[], float | None]) -> None:
        self._turn = turn
        self._is_woken = False
        self._next: int | None = None

    def wake(self) -> None:
        self._is_woken = True

    def end(self) -> None:
        self._turn = lambda: None

    def is_due(self) -> bool:
        """Whether it was woken, or its time has come."""
        return self._is_woken or (self._next is not None and clock.since_start() >= self._next)

    def take_turn(self) -> None:
        self._is_woken, self._next = False, None
        wait = self._turn()
        if wait is not None:
            # A turn that asks for another one at once gets it once there is time for others.
            self._next = clock.since_start() + max(1, round(wait * 1000))


@dataclass
class Doors:
    """All of them, as one evening has them."""

    time: Time
    chance: Chance
    background: Background


@contextmanager
def replaced(seed: int) -> Iterator[Doors]:
    """Within the block the house is at the simulator's doors."""
    doors = Doors(Time(), Chance(seed), Background())
    with (
        mock.patch.multiple(
            chance,
            choice=doors.chance.choice,
            randbelow=doors.chance.randbelow,
            token_bytes=doors.chance.token_bytes,
            token_hex=doors.chance.token_hex,
            token_urlsafe=doors.chance.token_urlsafe,
        ),
        # Where the tests' own chance (`tests.chance`) may stand in its place.
        mock.patch("ledger.kinds.at_table.chance", doors.chance),
        mock.patch("ledger.play.rounds.chance", doors.chance),
        mock.patch.object(clock, "time", doors.time),
        mock.patch.object(checkpoints, "EVERY", CHECKPOINTS),
        mock.patch.multiple(
            background,
            start=doors.background.start,
            later=doors.background.later,
            Loop=doors.background.loop,
        ),
    ):
        yield doors
