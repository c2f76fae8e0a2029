"""Listening, and serving until told to stop."""

import errno
import gc
import os
import signal
import socket
import sys
import time
from collections.abc import Callable

from ledger.store.database import Database
from web.app import create_app
from web.cli.errors import BadInput
from web.cli.lock import Lock
from web.cli.of_games import find_files
from web.http.reach import Reach
from web.services.services import open_services
from web.serving.front import Front
from web.serving.gates import limits_here
from web.serving.server import Server

_PATIENCE = 5
# Seconds to wait for a port that a killed server's last breath still holds.
_NEW_OBJECTS = 10_000
# So many have the garbage collector look at them; Python's own 700 are for small programs.


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


def made(database: Database, reach: Reach, listener: socket.socket, front: Front) -> Server:
    """The server of this database, which is up to date."""
    find_files()  # of several servers each is a process of its own
    services = open_services(database)
    services.house_players.watch.begin()
    services.self_dealing.watch.begin()
    app = create_app(services, reach.given, reach)
    return Server(app, services.hub, listener, limits_here(), front)


def run(
    database: Database,
    reach: Reach,
    listener: socket.socket,
    front: Front,
    ready: Callable[[], None],
    held: Lock,
) -> None:
    """Serve this database until told to stop by SIGTERM or SIGINT. `ready` is called once it
    listens. Raises `BadInput` where its lock was lost.
    """
    server = made(database, reach, listener, front)
    errors: list[str] = []

    def lost(sentence: str) -> None:
        errors.append(sentence)
        server.stop()

    held.watch(lost)
    until_signalled(server, ready)
    if errors:
        raise BadInput(errors[0])
    end(server)


def until_signalled(server: Server, ready: Callable[[], None]) -> None:
    """Serve until stopped by SIGTERM or SIGINT."""

    def stop(_signal: int, _frame: object) -> None:
        server.stop()

    # uvicorn puts handlers of its own in the place of these while it serves, and at its end hands
    # the signal on to them.
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    spare_what_stays()
    server.run(ready)


def spare_what_stays() -> None:
    """Have the garbage collector leave out everything that is there by now: code and tables, which
    stay. A full collection went through all of it, and no screen was answered for 140 ms. What
    comes it looks at more rarely: a request leaves next to nothing that only it can take away, and
    looking took 3 % of all computing.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS)


def end(server: Server) -> None:
    """Let nothing that is still at work keep this process from ending."""
    if server.is_busy:
        # A thread is still at something long, such as the export of a season, that nobody waits for
        # any more. What was acknowledged is on disk.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
