"""The house of an evening: one database, and one server or two over it, driven step by step."""

import itertools
import shutil
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import psycopg
from argon2 import PasswordHasher
from flask import Flask, request, request_started

from ledger.errors import Unavailable
from ledger.store import migration, notes
from ledger.store.database import Database
from tests.postgres import Postgres
from tests.simulator.disk import Disk
from tests.simulator.doors import Doors
from tests.simulator.model import Rows
from web.app import create_app
from web.services.bus import Bus
from web.services.services import Services, open_services

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PATIENCE = 20
"""Seconds for the servers to hear each other."""
CONNECTIONS = 5
"""So many to PostgreSQL wait in a pool at most, and have their turns."""
ROUTE = "simulator.route"
"""Under this name a request is told which route it came to."""
_NO_NIGHT = 0
_apps: dict[int, Flask] = {}
_empty: list[bytes] = []


class AtOnce:
    """Stands in for a server's event loop: what is to be done soon is done at once."""

    def call_soon_threadsafe(self, what: Callable[..., None], *of: object) -> None:
        what(*of)


class Ears:
    """What a server hears of the others, by the database's own notes; later, where it stalls."""

    def __init__(self, services: Services) -> None:
        bus = services.hub._others
        assert isinstance(bus, Bus)
        self.tell = bus._teller.tell
        self.marks: set[str] = set()
        self.stalls = False
        self._kept: list[Callable[[], None]] = []
        self._hear, self._heads = bus.heard, bus.heads
        bus.heard = self._heard  # type: ignore[method-assign]
        bus.heads = self._looked  # type: ignore[method-assign]
        bus.start()

    def go_on(self) -> None:
        """Stall no more: what was said meanwhile is heard now."""
        self.stalls = False
        for hear in self._kept:
            hear()
        self._kept.clear()

    def _heard(self, note: notes.Note) -> None:
        if isinstance(note, notes.Notified) and note.night == _NO_NIGHT:
            self.marks.add(note.by)
        else:
            self._soon(partial(self._hear, note))

    def _looked(self, heads: Mapping[int, int], *, anew: bool) -> None:
        self._soon(partial(self._heads, heads, anew=anew))

    def _soon(self, hear: Callable[[], None]) -> None:
        if self.stalls:
            self._kept.append(hear)
        else:
            hear()


@dataclass
class Server:
    """One server: the application over its services."""

    app: Flask
    services: Services
    database: Database
    ears: Ears | None

    def stop(self) -> None:
        """As a process that is killed: nothing is said, nothing is finished. Of its `Database`, of
        which no connection is open any more, what SQLAlchemy has made of statements is left.
        """
        self.services.hub._loop = None
        with suppress(Exception):
            self.database.close()
        self.database.closing.clear()
        self.database.engine.dispose()


class World:
    """The database and its servers. On SQLite there is one."""

    def __init__(
        self,
        doors: Doors,
        folder: Path,
        url: str | None,
        servers: int,
        postgres: Postgres | None = None,
    ) -> None:
        self.doors = doors
        self._postgres = postgres
        self.path = folder / "croupier.sqlite"
        self.url = url or f"sqlite:///{self.path}"
        self.is_sqlite = url is None
        self.disk = Disk(self.path)
        self.restarts = 0
        self.counts: Counter[str] = Counter()
        self._marks = itertools.count()
        self._copies: dict[str, Database] = {}
        if self.is_sqlite:
            self.path.write_bytes(empty_book(folder))
        databases = [Database(self.url) for _ in range(servers)]
        if self.is_sqlite:
            self.disk.watch(databases[0])
        self.servers = [self._started(*each) for each in enumerate(databases)]

    def _started(self, number: int, database: Database) -> Server:
        door = self.doors.time
        services = open_services(database, door.now, hasher=QUICK, passed=door.since_start)
        services.hub._loop = AtOnce()  # type: ignore[assignment]
        app = app_for(number, services)
        return Server(app, services, database, None if self.is_sqlite else Ears(services))

    @contextmanager
    def looking(self) -> Iterator[Rows]:
        """The rows of the database as they lie there, by no way of the house's."""
        address = self.url.replace("postgresql+psycopg:", "postgresql:")
        connect = sqlite3.connect(self.path) if self.is_sqlite else psycopg.connect(address)
        with closing(connect) as connection:
            yield lambda query: connection.execute(query).fetchall()

    def settle(self) -> None:
        """Wait until every server has heard what the others have said so far."""
        ears = [server.ears for server in self.servers if server.ears]
        wanted = {f"{next(self._marks)}-{number}" for number in range(len(ears))}
        until = time.monotonic() + PATIENCE
        while not all(wanted <= each.marks for each in ears):
            if time.monotonic() > until:
                raise TimeoutError("the servers do not hear each other")
            for each, mark in zip(ears, sorted(wanted), strict=True):
                each.tell(notes.Notified(_NO_NIGHT, mark))
            time.sleep(0.005)

    def lose_database(self) -> None:
        """The server of the database dies, as if its power was cut, and is started again."""
        assert self._postgres is not None
        self._postgres.stop("QUIT")
        self._postgres.start()
        self.counts["fault: the database dies"] += 1

    def find_database_again(self) -> None:
        """Have each server ask until it has found the database, over every connection that it has:
        a request would meet a lost one sooner or later, and be refused.
        """
        until = time.monotonic() + PATIENCE
        for server, _ in itertools.product(self.servers, range(CONNECTIONS)):
            while not _is_found(server.database):
                if time.monotonic() > until:
                    raise TimeoutError("a server does not find its database again")

    def restart(self, number: int = 0) -> None:
        """End a server as a kill does, and start another in its place, over what the disk has."""
        self.servers[number].stop()
        self.doors.background.forget()
        if self.disk.found is not None:
            self.disk.found.write(self.path)
            self.disk.found = None
        self.restarts += 1
        self.servers[number] = self._started(number, self.servers[number].database)
        services = self.servers[number].services
        services.house_players.watch.begin()
        services.self_dealing.watch.begin()

    def close(self) -> None:
        for server in self.servers:
            server.stop()

    @contextmanager
    def copy(self, name: str) -> Iterator[Services]:
        """Another server, over a copy of the database (SQLite), which has seen nothing of the
        evening: what it shows follows from the book alone.
        """
        path = self.path.with_name(f"{name}.sqlite")
        shutil.copyfile(self.path, path)
        log = self.path.with_name(self.path.name + "-wal")
        if log.exists():
            shutil.copyfile(log, path.with_name(path.name + "-wal"))
        # The same for all copies of a name: what SQLAlchemy has made of statements stays.
        database = self._copies.setdefault(name, Database(f"sqlite:///{path}"))
        door = self.doors.time
        try:
            yield open_services(database, door.now, hasher=QUICK, passed=door.since_start)
        finally:
            database.close()
            database.closing.clear()
            for suffix in ("", "-wal", "-shm"):
                path.with_name(path.name + suffix).unlink(missing_ok=True)


def _is_found(database: Database) -> bool:
    with suppress(Unavailable):
        return database.clock() > 0
    return False


def app_for(number: int, services: Services) -> Flask:
    """The application of this place, over these services: its routes are made once."""
    if number not in _apps:
        _apps[number] = create_app(services)
        request_started.connect(_note_route, _apps[number])
    _apps[number].extensions["croupier"] = services
    return _apps[number]


def _note_route(_app: Flask) -> None:
    if request.url_rule is not None:
        request.environ[ROUTE] = request.url_rule.rule


def routes() -> set[str]:
    """The routes of the API, each with its method."""
    app = _apps.get(0) or app_for(0, open_services(Database("sqlite:///never-opened.sqlite")))
    return {
        f"{method} {rule.rule}"
        for rule in app.url_map.iter_rules()
        if rule.rule.startswith("/api/")
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }


def empty_book(folder: Path) -> bytes:
    """A database with nothing in it, as the migrations make it."""
    if not _empty:
        path = folder / "empty.sqlite"
        database = Database(f"sqlite:///{path}")
        migration.upgrade(database)
        database.close()
        _empty.append(path.read_bytes())
        path.unlink()
    return _empty[0]
