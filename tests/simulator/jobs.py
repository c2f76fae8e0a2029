"""Evenings one after the other in this process, or side by side in jobs: processes that play one
after the other, each over a PostgreSQL server of its own where one is asked for.
"""

import logging
import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import takewhile
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import TypeAlias

from tests.postgres import Postgres, running_server
from tests.simulator.evening import Failure, memory, run, shortened
from web.cli.server import spare_what_stays

ATTENTION = 0.3
"""Seconds until it is seen, at the latest, that all are to stop."""
ROOM = 1 << 30
"""Bytes for the files of a PostgreSQL server."""
_forks = multiprocessing.get_context("forkserver")
IsStopped: TypeAlias = Callable[[], bool]


@dataclass(frozen=True)
class Wanted:
    """An evening that is asked for."""

    seed: int
    steps: Sequence[int]
    database: str = "sqlite"
    servers: int = 1
    """Of a PostgreSQL database; a SQLite file has one."""
    is_shortened: bool = True
    """Whether a failure is."""


@dataclass(frozen=True)
class Played:
    """What came of an evening."""

    wanted: Wanted
    counts: Counter[str] = field(default_factory=Counter)
    seconds: float = 0
    """That it took, without what it took to shorten a failure."""
    failure: str | None = None


Play: TypeAlias = Callable[[Wanted], Played]
Player: TypeAlias = Callable[[IsStopped], AbstractContextManager[Play]]


@contextmanager
def player(is_stopped: IsStopped) -> Iterator[Play]:
    """Plays evenings in this process. One that is stopped ends with the step that it is at."""
    with ExitStack() as stack:

        @cache
        def postgres() -> Postgres:
            # What is killed in an evening is a process: the system keeps what it has written.
            return stack.enter_context(running_server(durable=True, within=memory(ROOM)))

        def play(wanted: Wanted) -> Played:
            server = postgres() if wanted.database == "postgres" else None
            return _played(wanted, server, is_stopped)

        yield play


def _played(wanted: Wanted, postgres: Postgres | None, is_stopped: IsStopped) -> Played:
    servers, counts = wanted.servers if postgres else 1, Counter[str]()
    began = time.perf_counter()
    until_stopped = takewhile(lambda _: not is_stopped(), wanted.steps)
    failure = run(wanted.seed, until_stopped, postgres, servers, counts)
    seconds = time.perf_counter() - began
    if failure is None:
        return Played(wanted, counts, seconds)
    if wanted.is_shortened:
        failure = shortened(failure, postgres, servers, is_stopped)
    return Played(wanted, counts, seconds, told(failure, wanted.database, servers))


def one_by_one(
    evenings: Iterable[Wanted], is_stopped: IsStopped, player: Player = player
) -> Iterator[Played]:
    """Play evenings in this process."""
    with player(is_stopped) as play:
        for wanted in takewhile(lambda _: not is_stopped(), evenings):
            yield play(wanted)


def side_by_side(
    jobs: int, evenings: Iterable[Wanted], is_stopped: IsStopped, player: Player = player
) -> Iterator[Played]:
    """Play evenings in so many jobs: each is played by whoever is free, and is told of when it is
    over. No job is left when the iterator has ended or is closed.
    """
    _forks.set_forkserver_preload([__name__])
    waiting, idle, at_work = iter(evenings), list[Job](), list[Job]()
    try:
        while not is_stopped():
            while len(at_work) < jobs and (wanted := next(waiting, None)) is not None:
                at_work.append(idle.pop() if idle else Job(player))
                at_work[-1].begin(wanted)
            if not at_work:
                return
            for job in _heard(at_work):
                at_work.remove(job)
                yield job.played()
                if job.is_alive:
                    idle.append(job)
        for job in at_work:
            job.stop()
        for job in at_work:
            yield job.played()
    finally:
        left = idle + at_work
        for job in left:
            job.pipe.close()
        for job in left:
            job.end()


class Job:
    """A process that plays evenings: it is told of one, and tells what came of it. Whatever else it
    is sent meanwhile, or that nobody is there any more who would send something, says: stop.
    """

    def __init__(self, player: Player) -> None:
        self.pipe, theirs = _forks.Pipe()
        self._process = _forks.Process(target=_work, args=(theirs, player))
        with _deaf():
            self._process.start()
        theirs.close()
        self.is_alive = True
        self._at: Wanted | None = None

    def begin(self, wanted: Wanted) -> None:
        """Play this evening."""
        self._at = wanted
        self._send(wanted)

    def stop(self) -> None:
        """End the evening with the step that it is at."""
        self._send(None)

    def _send(self, what: Wanted | None) -> None:
        with suppress(ConnectionError):  # that it has died is seen when it is listened to
            self.pipe.send(what)

    def played(self) -> Played:
        """Wait for what came of the evening. That its process dies is a failure, too."""
        assert self._at is not None
        try:
            played: Played = self.pipe.recv()
        except (EOFError, ConnectionError):
            self.end()
            self.is_alive = False
            status, at = self._process.exitcode, self._at
            failure = f"seed {at.seed}: its process ends with {status}\n{command(at)}"
            return Played(self._at, failure=failure)
        return played

    def end(self) -> None:
        """Wait until it has ended."""
        self.pipe.close()
        self._process.join()


def _heard(jobs: Iterable[Job]) -> list[Job]:
    """The jobs that have something to tell, by now or soon; none where nobody has."""
    of = {job.pipe: job for job in jobs}
    have = wait(of, ATTENTION)
    return [job for pipe, job in of.items() if pipe in have]


@contextmanager
def _deaf() -> Iterator[None]:
    """What is started within the block hears nothing of Ctrl-C, from its first moment: that is for
    who started it, who tells it to stop.
    """
    resource_tracker.ensure_running()  # which lets the signal through again once it has begun
    was = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, was)


def _work(pipe: Connection, player: Player) -> None:
    """Be a job."""
    prepare()
    with suppress(EOFError, ConnectionError), player(partial(pipe.poll, 0)) as play:
        while (wanted := pipe.recv()) is not None:
            pipe.send(play(wanted))


def prepare() -> None:
    """Have this process for nothing but evenings."""
    logging.disable(logging.WARNING)  # of a database that is gone, which is meant
    spare_what_stays()


def told(failure: Failure, database: str, servers: int) -> str:
    """A failure, and the command that repeats it."""
    again = Wanted(failure.seed, failure.steps, database, servers)
    return "\n".join(
        [
            f"seed {failure.seed} fails at step {failure.step}: {failure.why}",
            *(f"    {line}" for line in failure.said),
            command(again),
        ]
    )


def command(wanted: Wanted) -> str:
    """The command that plays it."""
    steps = list(wanted.steps)
    which = f"--only {','.join(map(str, steps))}"
    if steps == list(range(1, len(steps) + 1)):
        which = f"--steps {len(steps)}"
    return (
        f"python -m tests.simulator --seed {wanted.seed} {which} --as-it-is "
        f"--databases {wanted.database} --servers {wanted.servers}"
    )
