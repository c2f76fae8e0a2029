"""The server: gunicorn's threads in one process, started from here."""

import ctypes
import errno
import os
import signal
import socket
import struct
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from flask import Flask
from gunicorn.app.base import BaseApplication
from gunicorn.glogging import Logger
from gunicorn.workers.gthread import TConn, ThreadWorker

from web.cli.errors import BadInput

THREADS = 260
STREAMS = 200
"""Event streams at most. Each occupies a thread, and with more streams than threads nothing is
answered.
"""

SILENCE = 10
"""Seconds that a device may leave the server waiting for the rest of what it began to say."""
FAREWELL = 1
"""Seconds that it may leave a connection open that is closed here."""
MOST_PARTS = 16
"""So much of what it still says is listened to, before that."""

_PATIENCE = 5
# Seconds to wait for a port that a killed server's last breath still holds.
_SIGNAL_AT_PARENTS_DEATH = 1  # PR_SET_PDEATHSIG


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens here; port 0 takes any free one. Raises `BadInput`."""
    give_up = time.monotonic() + _PATIENCE
    while True:
        try:
            listener = socket.create_server((host, port), family=_family(host), backlog=1024)
            return _impatient(listener)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and time.monotonic() < give_up:
                time.sleep(0.2)
                continue
            reason = str(error.strerror or error).partition(" (while")[0]
            raise BadInput(f"Cannot listen at {host!r:.80} port {port}: {reason}.") from error
        except OverflowError as error:
            raise BadInput("A port is a number from 0 to 65535.") from error
        except (TypeError, UnicodeError) as error:
            raise BadInput(f"{host!r:.80} is no address of this machine.") from error


def _impatient(listener: socket.socket) -> socket.socket:
    """Give up on whoever begins a request and does not go on with it, or takes no answer: each of
    them holds a thread. A connection has this from its listener; a time limit of Python's own the
    server would take off again.
    """
    for option in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
        listener.setsockopt(socket.SOL_SOCKET, option, struct.pack("@ll", SILENCE, 0))
    return listener


def run(
    make_app: Callable[[], Flask],
    listener: socket.socket,
    lock: int | None,
    ready: Callable[[], None],
) -> None:
    """Serve until told to stop. The app is made in the process that serves; `ready` is called once
    it listens.
    """
    _Server(make_app, listener, lock, ready).run()


class _Server(BaseApplication):
    def __init__(
        self,
        make_app: Callable[[], Flask],
        listener: socket.socket,
        lock: int | None,
        ready: Callable[[], None],
    ) -> None:
        self._make_app = make_app
        self._listener = listener
        self._lock = lock
        self._ready = ready
        super().__init__()

    def load_config(self) -> None:
        settings: dict[str, Any] = {
            "bind": f"fd://{self._listener.fileno()}",
            "workers": 1,
            "worker_class": f"{__name__}.{Worker.__name__}",
            "threads": THREADS,
            # A browser's connections live longer than the 2 seconds of the default, or its next tap
            # may be lost.
            "keepalive": 75,
            "graceful_timeout": 3,
            "timeout": 120,
            "loglevel": "warning",
            "logger_class": _Log,
            "post_fork": self._forked,
            "when_ready": lambda _server: self._ready(),
            "control_socket_disable": True,
        }
        for name, value in settings.items():
            if name in self.cfg.settings:
                self.cfg.set(name, value)

    def load(self) -> Any:
        return self._make_app()

    def _forked(self, _server: Any, _worker: Any) -> None:
        """The process that serves must not outlive the one that was started: neither its lock nor
        its port.
        """
        if self._lock is not None:
            os.close(self._lock)
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(_SIGNAL_AT_PARENTS_DEATH, signal.SIGKILL)


class Worker(ThreadWorker):
    """The worker, with one thing done elsewhere: where a connection is not kept, somebody has to
    wait a moment for the other side to close it too. The thread that served it does, and not the
    one that all others depend on.
    """

    def handle(self, conn: TConn) -> bool:
        """Answer a request of this connection; see `ThreadWorker.handle`."""
        kept = super().handle(conn)
        if not kept:
            with suppress(OSError):
                conn.sock.shutdown(socket.SHUT_WR)
                conn.sock.settimeout(FAREWELL)
                for _ in range(MOST_PARTS):
                    if not conn.sock.recv(4096):
                        break
            with suppress(OSError):
                conn.sock.shutdown(socket.SHUT_RD)
        return kept


class _Log(Logger):
    """A connection that broke off is no fault of the house: it takes one line, and no traceback."""

    def exception(self, msg: object, *args: object, **kwargs: Any) -> None:
        """See `Logger.exception`."""
        if isinstance(error := sys.exc_info()[1], OSError):
            self.warning("%s %s", msg, error)
        else:
            super().exception(msg, *args, **kwargs)


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
