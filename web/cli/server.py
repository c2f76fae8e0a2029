"""Listening, and serving until told to stop."""

import errno
import os
import signal
import socket
import sys
import time
from collections.abc import Callable

from flask import Flask

from web.cli.errors import BadInput
from web.cli.lock import Lock
from web.services.live import Hub
from web.serving.gates import limits_here
from web.serving.server import Server

_PATIENCE = 5
# Seconds to wait for a port that a killed server's last breath still holds.


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


def run(
    app: Flask, hub: Hub, listener: socket.socket, ready: Callable[[], None], held: Lock
) -> None:
    """Serve until told to stop by SIGTERM or SIGINT. `ready` is called once it listens. Raises
    `BadInput` where the lock of the only server was lost to another one.
    """
    server = Server(app, hub, listener, limits_here())
    trouble: list[str] = []

    def lost(sentence: str) -> None:
        trouble.append(sentence)
        server.stop()

    def stop(_signal: int, _frame: object) -> None:
        server.stop()

    # uvicorn puts handlers of its own in the place of these while it serves, and at its end hands
    # the signal on to them.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    held.watch(lost)
    server.run(ready)
    if trouble:
        raise BadInput(trouble[0])
    if server.is_busy:
        # A thread is still at something long, such as the export of a season, that nobody waits for
        # any more. What was acknowledged is on disk.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
