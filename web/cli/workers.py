"""Several server processes that listen at one port: they are started, watched, and ended together.

Each is a server of its own (`web.cli.server`); what they know of each other they hear from the
database. One that dies takes nothing along that was acknowledged, and another one begins.
"""

import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from ledger.store.database import Database
from web.cli import server
from web.cli.errors import BadInput
from web.cli.lock import Lock
from web.http.reach import Reach
from web.serving.front import Front

LAST_WORDS = 10.0
"""Seconds that they have to end in once they are told to."""
SOON = 5.0
"""Seconds: one that ends so soon after its start has not come to serving."""
MOST_IN_VAIN = 5
"""So many in a row that end so soon, and there is no use in beginning another one."""

# A process of its own from its first moment: what this one has open stays its own.
_CONTEXT = multiprocessing.get_context("spawn")


@dataclass(slots=True)
class _Worker:
    process: BaseProcess
    begun: float
    ready: Connection
    """Says something once it serves, or ends."""
    serves: bool = False

    def hear(self) -> bool:
        """What it has to say; whether it has said that it serves."""
        try:
            self.ready.recv()
        except EOFError:
            return False
        self.serves = True
        return True


@dataclass
class _Workers:
    """All of them, as their parent sees them."""

    begin: Callable[[], _Worker]
    running: list[_Worker] = field(default_factory=list)
    in_vain: int = 0

    def replace(self, lost: _Worker) -> None:
        """Begin another one in the place of one that has ended. Raises `BadInput` where that is no
        use.
        """
        self.running.remove(lost)
        soon = time.monotonic() - lost.begun < SOON
        self.in_vain = self.in_vain + 1 if soon else 0
        why = lost.process.exitcode
        news = f"A server process has ended (status {why})"
        if self.in_vain >= MOST_IN_VAIN:
            raise BadInput(f"{news}, as those before it did: no other one begins.")
        print(f"{news}; another one begins.", file=sys.stderr, flush=True)
        self.running.append(self.begin())

    def end(self) -> None:
        """Tell all of them to stop, and see that they do."""
        for worker in self.running:
            worker.process.terminate()
        give_up = time.monotonic() + LAST_WORDS
        for worker in self.running:
            worker.process.join(max(0.0, give_up - time.monotonic()))
            worker.process.kill()
            worker.process.join()


def run(
    count: int,
    database: Database,
    reach: Reach,
    listener: socket.socket,
    front: Front,
    ready: Callable[[], None],
    held: Lock,
) -> None:
    """Serve this database in so many processes until told to stop by SIGTERM or SIGINT. `ready` is
    called once all of them listen. Raises `BadInput` where the lock was lost, or they do not start.
    """
    url = database.url.render_as_string(hide_password=False)

    def begin() -> _Worker:
        here, there = _CONTEXT.Pipe(duplex=False)
        process = _CONTEXT.Process(
            target=_work, args=(url, reach, listener, front, there), daemon=True, name="server"
        )
        process.start()
        there.close()
        return _Worker(process, time.monotonic(), here)

    stopped, stops = os.pipe()
    errors: list[str] = []

    def stop(_signal: int = 0, _frame: object = None) -> None:
        os.write(stops, b".")

    def lost(sentence: str) -> None:
        errors.append(sentence)
        stop()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    held.watch(lost)
    workers = _Workers(begin)
    try:
        workers.running.extend(begin() for _ in range(count))
        _watch(workers, stopped, ready)
    finally:
        workers.end()
    if errors:
        raise BadInput(errors[0])


def _watch(workers: _Workers, stopped: int, ready: Callable[[], None]) -> None:
    """Until told to stop, see that there are as many as there were."""
    has_greeted = False
    while True:
        running = list(workers.running)
        if not has_greeted and all(worker.serves for worker in running):
            ready()
            has_greeted = True
        silent = [worker.ready for worker in running if not worker.serves]
        news = wait([stopped, *silent, *(worker.process.sentinel for worker in running)])
        if stopped in news:
            return
        for worker in running:
            has_ended = worker.process.sentinel in news
            if has_ended or (worker.ready in news and not worker.hear()):
                worker.process.join()
                workers.replace(worker)


def _work(url: str, reach: Reach, listener: socket.socket, front: Front, ready: Connection) -> None:
    """What a process does: serve until told to stop, or until its parent is gone."""
    os.setpgid(0, 0)  # Ctrl-C tells the parent, which tells all of them
    database = Database(url)
    serving = server.made(database, reach, listener, front)
    threading.Thread(target=_end_with_parent, args=(serving.stop,), daemon=True).start()

    def tell() -> None:
        with suppress(OSError):
            ready.send(None)
        ready.close()

    try:
        server.until_signalled(serving, tell)
    finally:
        database.close()
    server.end(serving)


def _end_with_parent(stop: Callable[[], None]) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    stop()
