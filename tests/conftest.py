"""Fixtures for all tests: databases of both kinds, and a browser."""

import contextlib
import gc
import json
import os
import shutil
import time
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

import pytest
from hypothesis import Phase, settings
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page
from sqlalchemy.engine.base import Engine
from sqlalchemy.engine.default import DefaultDialect
from sqlalchemy.util import LRUCache
from werkzeug.routing import Rule

from ledger.book import Book, opened
from ledger.store import sqlite
from ledger.store.file_lock import lock
from tests.chance import CHANCE, replace
from tests.chromium import PATIENCE, ChromiumError, running_browser
from tests.environment import lacking
from tests.network import OUTSIDE, stay_here
from tests.postgres import Postgres, PostgresError, running_server
from tests.sweeps import left_out, seed_of_tree, sweep_of

# A deadline measures how busy the machine is, and fails innocent tests where it is.
settings.register_profile("croupier", deadline=None)
# For `tests.mutants`: every change meets the same examples, few of them, and none is made smaller.
settings.register_profile(
    "mutants",
    deadline=None,
    max_examples=50,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
)
settings.load_profile("croupier")

FreshDatabase = Callable[[], AbstractContextManager[str]]
"""Called in a `with`: the SQLAlchemy URL of a new database, which is gone afterwards."""

Watch = Callable[[Page], None]
"""Watches a page from now on."""


class PlayedOnce(Protocol):
    """In a `with`: a book in which these nights were played, the same whichever test asks first,
    with what `play` tells of them, as JSON.
    """

    def __call__(
        self, name: str, play: Callable[[Book], Any]
    ) -> AbstractContextManager[tuple[Book, Any]]: ...


DATABASES = ("sqlite", "postgres")
FULL = sqlite.PRAGMAS["synchronous"]
NEW_OBJECTS = 10_000
"""So many new objects have the garbage collector look at them."""


class Device(Protocol):
    """Makes a device with a screen of this size (CSS pixels): a browser context, so nothing is
    shared.
    """

    def __call__(self, width: int, height: int, **options: Any) -> BrowserContext: ...


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the conformance suite on both databases, and whatever else needs one on SQLite. A test
    that names its kind itself is left alone.
    """
    marks = list(metafunc.definition.iter_markers())
    chosen = {mark.args[0] for mark in marks if mark.name == "parametrize"}
    conforms = any(mark.name == "conformance" for mark in marks)
    for fixture in ("fresh_database", "bare_database"):
        if fixture in metafunc.fixturenames and fixture not in chosen:
            kinds = DATABASES if conforms else DATABASES[:1]
            metafunc.parametrize(fixture, kinds, indirect=True, scope="session")


def pytest_addoption(parser: pytest.Parser) -> None:
    explained = (
        'run a part of every sweep, chosen by this seed ("tree": by what was committed last)'
    )
    parser.addoption("--sample", metavar="SEED", help=explained)


def pytest_configure(config: pytest.Config) -> None:
    """Know the seed before the workers are told of it."""
    if config.option.sample == "tree":
        config.option.sample = seed_of_tree()


def pytest_report_header(config: pytest.Config) -> str | None:
    seed = config.option.sample
    return f"sweeps: a part of each; the same one by --sample={seed}" if seed else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark what drives a browser, or needs PostgreSQL itself, by the fixture that every such test
    has; leave out what is in no part of the sample.
    """
    for item in items:
        for fixture in {"browser", "postgres"}.intersection(getattr(item, "fixturenames", ())):
            item.add_marker(fixture)
    if config.option.sample:
        out = left_out(items, config.option.sample)
        config.hook.pytest_deselected(items=[item for item in items if item in out])
        items[:] = [item for item in items if item not in out]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Say of a failure in a sweep what chose it."""
    report = yield
    seed = item.config.option.sample
    if report.failed and seed and sweep_of(item):
        report.sections.append(("sweep", f"one of the cases chosen by --sample={seed}"))
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Before any fixture of a test: its chance begins."""
    CHANCE.begin(item.nodeid)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """After all fixtures of a test: it has stayed on this machine."""
    outside = OUTSIDE.copy()
    OUTSIDE.clear()
    assert not outside, f"this test would have gone out on the real network: it {outside}"


@pytest.fixture(scope="session", autouse=True)
def on_this_machine() -> Iterator[None]:
    """No test speaks on the real network, or listens to it."""
    with pytest.MonkeyPatch.context() as patch:
        stay_here(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def chance_of_its_own() -> Iterator[None]:
    """Whatever the book leaves to chance is the same in every run of a test."""
    with pytest.MonkeyPatch.context() as patch:
        replace(patch)
        yield


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is imported and collected stays: the garbage collector need not look at it, neither now,
    which takes a fifth of the time, nor later. What comes it looks at as rarely as in the server.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(NEW_OBJECTS)
        gc.enable()


@pytest.fixture(scope="session", autouse=True)
def routes_compiled_once() -> Iterator[None]:
    """Every app has the same routes, and to compile their rules takes longer than all the rest of
    an app.
    """
    compiled = dict[Any, Rule]()
    compile_rule = Rule.compile

    def remembered(rule: Rule) -> None:
        assert rule.map is not None
        defaults = tuple((rule.defaults or {}).items())
        converters = tuple(rule.map.converters.items())
        key = (rule.rule, rule.subdomain, rule.host, rule.merge_slashes, defaults, converters)
        if key not in compiled:
            compile_rule(rule)
            compiled[key] = rule
            return
        same = compiled[key]
        rule._parts, rule._trace, rule._converters = same._parts, same._trace, same._converters
        rule.arguments = {*same.arguments}
        for name in ("_build", "_build_unknown"):
            setattr(rule, name, getattr(same, name).__func__.__get__(rule))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Rule, "compile", remembered)
        yield


@pytest.fixture(scope="session", autouse=True)
def statements_compiled_once() -> Iterator[None]:
    """Every test has a database of its own, and to compile its statements takes longer than to
    execute them: all databases of a kind share them.
    """
    compiled = defaultdict[type, Any](lambda: LRUCache(10_000))
    make = Engine.__init__

    def made(engine: Engine, *args: Any, **options: Any) -> None:
        make(engine, *args, **options)
        engine._compiled_cache = compiled[type(engine.dialect)]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Engine, "__init__", made)
        patch.setattr(DefaultDialect, "__hash__", lambda dialect: hash(type(dialect)))
        patch.setattr(DefaultDialect, "__eq__", lambda one, other: type(one) is type(other))
        yield


@pytest.fixture(scope="session", autouse=True)
def unflushed() -> Iterator[None]:
    """A book in a file is not flushed to the disk with every commit, which takes longer than all
    the rest of it; see `flushed`.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sqlite.PRAGMAS, "synchronous", 0)
        yield


@pytest.fixture
def flushed(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests of what a disk has after the power was cut: as it is outside of tests."""
    monkeypatch.setitem(sqlite.PRAGMAS, "synchronous", FULL)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, started when the first test asks for it and stopped after the last."""
    with contextlib.ExitStack() as stack:
        try:
            server = stack.enter_context(running_server())
        except PostgresError as problem:
            lacking(str(problem))
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """As `database_url`, on PostgreSQL alone."""
    with postgres.book() as url:
        yield url


@pytest.fixture(scope="session")
def sqlite_book(tmp_path_factory: pytest.TempPathFactory) -> FreshDatabase:
    """As `fresh_database`, in SQLite whatever the test is marked: for what many tests look at. To
    copy a file that was migrated is far quicker than to migrate.
    """
    migrated = tmp_path_factory.mktemp("migrated") / "croupier.sqlite"
    with opened(f"sqlite:///{migrated}"):
        pass

    @contextlib.contextmanager
    def copied() -> Iterator[str]:
        with _sqlite_url(tmp_path_factory) as url:
            shutil.copy(migrated, url.removeprefix("sqlite:///"))
            yield url

    return copied


@pytest.fixture(scope="session")
def played_once(sqlite_book: FreshDatabase, tmp_path_factory: pytest.TempPathFactory) -> PlayedOnce:
    """For nights that many tests look at: the first of the processes that run them plays, and each
    looks at a copy.
    """
    folder = tmp_path_factory.getbasetemp()
    folder = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder

    @contextlib.contextmanager
    def copied(name: str, play: Callable[[Book], Any]) -> Iterator[tuple[Book, Any]]:
        kept, found = (folder / f"{name}.{kind}" for kind in ("sqlite", "json"))
        with waiting_for(folder / f"{name}.lock"):
            if not found.exists():
                with sqlite_book() as url:
                    with opened(url) as book, CHANCE.aside(name):
                        of_it = play(book)
                    shutil.copy(url.removeprefix("sqlite:///"), kept)
                found.write_text(json.dumps(of_it), "utf-8")
        with sqlite_book() as url:
            shutil.copy(kept, url.removeprefix("sqlite:///"))
            with opened(url) as book:
                yield book, json.loads(found.read_text("utf-8"))

    return copied


@contextlib.contextmanager
def waiting_for(place: Path) -> Iterator[None]:
    """Hold the lock of this file; wait until nobody else does."""
    with place.open("wb") as file:
        while True:
            try:
                lock(file.fileno())
            except BlockingIOError:
                time.sleep(0.02)
            else:
                break
        yield


@pytest.fixture(scope="session")
def fresh_database(request: pytest.FixtureRequest) -> FreshDatabase:
    """For tests that need many books with nothing in them (every example of Hypothesis one): on
    SQLite, and on PostgreSQL too where they are marked `conformance`.
    """
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        return server.book
    of_sqlite: FreshDatabase = request.getfixturevalue("sqlite_book")
    return of_sqlite


@pytest.fixture
def database_url(fresh_database: FreshDatabase) -> Iterator[str]:
    """The SQLAlchemy URL of a book with nothing in it, from `fresh_database`."""
    with fresh_database() as url:
        yield url


@pytest.fixture(scope="session")
def bare_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> FreshDatabase:
    """As `fresh_database`, but nothing has been migrated yet: on SQLite there is no file."""
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        return server.database
    return lambda: _sqlite_url(tmp_path_factory)


@pytest.fixture
def bare_url(bare_database: FreshDatabase) -> Iterator[str]:
    """As `database_url`, but nothing has been migrated yet."""
    with bare_database() as url:
        yield url


@contextlib.contextmanager
def _sqlite_url(folders: pytest.TempPathFactory) -> Iterator[str]:
    folder = folders.mktemp("night")
    yield f"sqlite:///{folder / 'croupier.sqlite'}"
    for path in folder.iterdir():
        path.unlink()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium for which `croupier.test` is this machine."""
    with contextlib.ExitStack() as stack:
        try:
            running = stack.enter_context(running_browser())
        except ChromiumError as problem:
            lacking(str(problem))
        yield running


@pytest.fixture
def device(browser: Browser) -> Iterator[Device]:
    """Devices by their screens: `device(1024, 768).new_page()`. All are closed after the test."""
    with contextlib.ExitStack() as stack:

        def make(width: int, height: int, **options: Any) -> BrowserContext:
            options.setdefault("reduced_motion", "reduce")  # the machine has enough to do
            context = browser.new_context(viewport={"width": width, "height": height}, **options)
            context.set_default_timeout(PATIENCE)
            return stack.enter_context(context)

        yield make


@pytest.fixture
def watch() -> Iterator[Watch]:
    """A page that is watched, and complains in its console, fails the test."""
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        # Chromium reports every refusal by its status; what the page makes of it is what the tests
        # look at.
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            complaints.append(message.text)

    def watched(page: Page) -> None:
        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(str(error)))

    yield watched
    assert complaints == []
