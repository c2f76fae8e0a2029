"""The house of an evening: one database, and one server or two over it, driven step by step."""

import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from argon2 import PasswordHasher
from flask import Flask

from ledger.state.entries import Entry
from ledger.store import migration
from ledger.store.database import Database
from tests.simulator.disk import Disk
from tests.simulator.doors import Doors
from web.app import create_app
from web.services.services import Services, open_services

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
_apps: list[Flask] = []
_empty: list[bytes] = []


class AtOnce:
    """Stands in for a server's event loop: what is to be done soon is done at once."""

    def call_soon_threadsafe(self, what: Callable[..., None], *of: object) -> None:
        what(*of)


@dataclass(frozen=True)
class Neighbours:
    """Stands in for the way to the other servers of the same database."""

    world: "World"
    of: Services

    def start(self) -> None:
        """There is nothing to begin."""

    def end(self) -> None:
        """There is nothing to end."""

    def notified(self, night: int) -> None:
        """The others hear it at once."""
        for other in self.world.servers:
            if other.services is not self.of:
                other.services.hub.notify(night, here_alone=True)


@dataclass
class Server:
    """One server: the application over its services."""

    app: Flask
    services: Services
    database: Database

    def stop(self) -> None:
        """As a process that is killed: nothing is said, nothing is finished."""
        self.services.hub._loop = None
        with suppress(Exception):
            self.database.close()


class World:
    """The database and its servers. On SQLite there is one."""

    def __init__(self, doors: Doors, folder: Path, url: str | None, servers: int) -> None:
        self.doors = doors
        self.path = folder / "croupier.sqlite"
        self.url = url or f"sqlite:///{self.path}"
        self.is_sqlite = url is None
        self.disk = Disk(self.path)
        self.restarts = 0
        self.counts: Counter[str] = Counter()
        if self.is_sqlite:
            self.path.write_bytes(empty_book(folder))
        self.servers = [self._started(number) for number in range(servers)]

    def _started(self, number: int) -> Server:
        database = Database(self.url)
        if self.is_sqlite:
            self.disk.watch(database)
        time = self.doors.time
        services = open_services(database, time.now, hasher=QUICK, passed=time.since_start)
        services.hub._loop = AtOnce()  # type: ignore[assignment]
        if not self.is_sqlite:
            self._join(services)
        app = app_for(number, services)
        return Server(app, services, database)

    def _join(self, services: Services) -> None:
        """Servers of one database hear each other at once (without PostgreSQL's own line)."""

        def tell(night: int, entry: Entry) -> None:
            for other in self.servers:
                if other.services is not services:
                    other.services.hub.tell(night, entry.number, entry.table_alone)

        services.book.listeners.append(tell)
        services.hub.beside(Neighbours(self, services))

    def restart(self, number: int = 0) -> None:
        """End a server as a kill does, and start another in its place, over what the disk has."""
        self.servers[number].stop()
        self.doors.background.forget()
        if self.disk.found is not None:
            self.disk.found.write(self.path)
            self.disk.found = None
        self.restarts += 1
        self.servers[number] = self._started(number)
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
        database = Database(f"sqlite:///{path}")
        time = self.doors.time
        try:
            yield open_services(database, time.now, hasher=QUICK, passed=time.since_start)
        finally:
            database.close()
            for suffix in ("", "-wal", "-shm"):
                path.with_name(path.name + suffix).unlink(missing_ok=True)


def app_for(number: int, services: Services) -> Flask:
    """The application of this place, over these services: its routes are made once."""
    while len(_apps) <= number:
        _apps.append(create_app(services))
    _apps[number].extensions["croupier"] = services
    return _apps[number]


def routes() -> set[str]:
    """The routes of the API, each with its method, as far as an evening has begun."""
    return {
        f"{method} {rule.rule}"
        for app in _apps[:1]
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
