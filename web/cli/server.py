"""The server: gunicorn's threads in one process, started from here."""

import ctypes
import errno
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from typing import Any

from flask import Flask
from gunicorn.app.base import BaseApplication

from web.cli.errors import BadInput

THREADS = 260
STREAMS = 200
"""Event streams at most. Each occupies a thread, and with more streams than threads nothing is answered."""

_PATIENCE = 5
# Seconds to wait for a port that a killed server's last breath still holds.
_SIGNAL_AT_PARENTS_DEATH = 1  # PR_SET_PDEATHSIG


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens here; port 0 takes any free one. Raises `BadInput`."""
    give_up = time.monotonic() + _PATIENCE
    while True:
        try:
            return socket.create_server((host, port), family=_family(host), backlog=1024)
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


def run(make_app: Callable[[], Flask], listener: socket.socket, lock: int | None, ready: Callable[[], None]) -> None:
    """Serve until told to stop. The app is made in the process that serves; `ready` is called once it listens."""
    _Server(make_app, listener, lock, ready).run()


class _Server(BaseApplication):
    def __init__(
        self, make_app: Callable[[], Flask], listener: socket.socket, lock: int | None, ready: Callable[[], None]
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
            "worker_class": "gthread",
            "threads": THREADS,
            # A browser's connections live longer than the 2 seconds of the default, or its next tap may be lost.
            "keepalive": 75,
            "graceful_timeout": 3,
            "timeout": 120,
            "loglevel": "warning",
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
        """The process that serves must not outlive the one that was started: neither its lock nor its port."""
        if self._lock is not None:
            os.close(self._lock)
        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(_SIGNAL_AT_PARENTS_DEATH, signal.SIGKILL)


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
