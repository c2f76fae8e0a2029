"""Several processes that write nights of one PostgreSQL database at once, and clients that move
chips between accounts by one function: bare ones (`one_function.sql`), or pgledger's. For
`benchmarks.book`.
"""

import multiprocessing
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from benchmarks.measure import size
from games.engine import Action
from ledger.book import Book, Receipt, opened
from ledger.desk.opening import open_night
from ledger.kinds.cash import BuyIn
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat
from ledger.kinds.tables import TableOpened
from ledger.play.rounds import Rounds
from ledger.state.entries import Request
from ledger.store.database import Database

SECONDS = size(4.0, 0.3)
"""Of each measurement."""
CLIENTS = size(20, 4)
"""At work at a time, on either side: tables at which the book writes, connections that call the one
function.
"""
PROCESSES = size(4, 2)
"""That call the one function."""
PATIENCE = 300.0
"""Seconds for a process to be ready, and for its figures: else it has ended without them."""
ACCOUNTS = 100
_CONTEXT = multiprocessing.get_context("spawn")


@dataclass(frozen=True)
class Rate:
    """What was written a second."""

    actions: float
    transfers: float
    round_trips: float = 0.0
    """Of an action."""
    computed: float = 0.0
    """Milliseconds of computing an action, in the processes that write: others on the machine
    change it less than the rate.
    """


@dataclass(frozen=True)
class OneFunction:
    """Accounts beside which the book is measured, and the function that moves chips of them."""

    scripts: tuple[Path, ...]
    opens: str
    moves: str
    accounts: str


BARE = OneFunction(
    scripts=(Path(__file__).with_name("one_function.sql"),),
    opens="INSERT INTO plain_accounts (name) SELECT 'no ' || n FROM generate_series(1, %s) n",
    moves="SELECT plain_transfer(%s, %s, %s)",
    accounts="SELECT id FROM plain_accounts",
)


def pgledger(checkout: Path) -> OneFunction:
    """The function of pgledger itself, from a checkout of it (github.com/pgr0ss/pgledger)."""
    return OneFunction(
        scripts=(
            checkout / "vendor" / "scoville-pgsql-ulid" / "uuid-to-ulid.sql",
            checkout / "pgledger.sql",
        ),
        opens="SELECT pgledger_create_account('no ' || n, 'chips') FROM generate_series(1, %s) n",
        moves="SELECT id FROM pgledger_create_transfer(%s, %s, %s)",
        accounts="SELECT id FROM pgledger_accounts",
    )


def by_the_book(url: str, processes: int) -> Rate:
    """So many processes, each with a night and a table of its own."""
    with opened(url):
        pass
    actions, transfers, calls, computed = _at_once(_play, url, processes)
    return Rate(actions / SECONDS, transfers / SECONDS, calls / actions, 1000 * computed / actions)


def by_one_function(url: str, function: OneFunction) -> Rate:
    """All the clients, a few in each process."""
    with _beside(url) as connection:
        connection.execute("DROP SCHEMA IF EXISTS beside CASCADE")
        connection.execute("CREATE SCHEMA beside")
        for script in function.scripts:
            connection.execute(script.read_text("utf-8").encode())
        connection.execute(function.opens.encode(), [ACCOUNTS])
    _, transfers, _, _ = _at_once(partial(_move, function), url, PROCESSES)
    return Rate(0.0, transfers / SECONDS)


Counted = tuple[int, int, int, float]
"""Actions, transfers, round trips of the actions, seconds of computing."""


def _at_once(work: Callable[[str, Any, Any, int], None], url: str, processes: int) -> Counted:
    """What all processes did together, between one moment and another."""
    ready, results = _CONTEXT.Barrier(processes + 1), _CONTEXT.Queue()
    shares = [(CLIENTS + number) // processes for number in range(processes)]
    started = [
        _CONTEXT.Process(target=work, args=(url, ready, results, share), daemon=True)
        for share in shares
    ]
    for process in started:
        process.start()
    ready.wait(PATIENCE)
    counted = [results.get(timeout=PATIENCE) for _ in started]
    for process in started:
        process.join()
    return (
        sum(sums[0] for sums in counted),
        sum(sums[1] for sums in counted),
        sum(sums[2] for sums in counted),
        sum(sums[3] for sums in counted),
    )


def _play(url: str, ready: Any, results: Any, tables: int) -> None:
    """Hands of UTH with three seats at so many tables, each in a night of its own, until the time
    is over. Only the actions count.
    """
    with opened(url) as book, _round_trips() as trips:
        rounds = Rounds(book)
        counted: list[tuple[int, int]] = []

        def table(night: int) -> None:
            begin.wait()
            counted.append(_played(rounds, night, time.perf_counter() + SECONDS))

        nights = [_night(book) for _ in range(tables)]
        for night in nights:
            _play_hand(rounds, night, 1)
        begin = threading.Barrier(len(nights) + 1)
        threads = [threading.Thread(target=table, args=(night,)) for night in nights]
        for thread in threads:
            thread.start()
        ready.wait()
        trips[0], before = 0, time.process_time()
        begin.wait()
        for thread in threads:
            thread.join()
        computed = time.process_time() - before
        actions, moved = (sum(sums[at] for sums in counted) for at in (0, 1))
        results.put((actions, moved, trips[0], computed))


def _play_hand(rounds: Rounds, night: int, hand: int) -> None:
    """A whole hand, before anything is measured: what a process imports, compiles and prepares once
    would else be counted, eight times on two cores.
    """
    receipt = rounds.begin(night, 1, hand, _request())
    while action := _next(rounds, receipt):
        receipt = rounds.act(night, 1, hand, *action, _request())
    rounds.close(night, 1, hand, _request())


def _played(rounds: Rounds, night: int, ends: float) -> tuple[int, int]:
    """Actions and transfers until then."""
    actions, moved = 0, 0
    for hand in count(2):
        receipt = rounds.begin(night, 1, hand, _request())
        while action := _next(rounds, receipt):
            if time.perf_counter() >= ends:
                return actions, moved
            receipt = rounds.act(night, 1, hand, *action, _request())
            actions += 1
            moved += len(receipt.entry.transfers)
        rounds.close(night, 1, hand, _request())
    raise AssertionError("there is always another hand")


def _night(book: Book) -> int:
    chips = [{"value": 1, "colour": "white"}]
    name = f"Night {_request().sender}"  # no two of one name at once
    night = open_night(book, _request(), name=name, chip_value=None, chip_set=chips).night.id
    book.do(night, _request(), TableOpened, "uth", {}, "virtual", 1_000_000)
    for player in (1, 2, 3):
        book.do(night, _request(), PlayerAdded, f"Player {player}")
        book.do(night, _request(), BuyIn, player, 1_000_000, "cash")
        book.do(night, _request(), Sat, 1, player, player, 1_000_000)
    return night


def _next(rounds: Rounds, receipt: Receipt) -> tuple[Action, int, Any] | None:
    """The next action: all bet, all check, all stay. None at the end of a hand."""

    def at(_night: Any, _table: Any, live: Any) -> tuple[Action, int, Any] | None:
        prompt = live.round.prompt
        if prompt is None:
            return None
        bet = [action.by for action in live.round.actions if action.do == "bet"]
        for seat in (1, 2, 3):
            if seat not in bet and (option := prompt.option(seat, "bet")):
                action = Action(seat, "bet", {"ante": 10, "trips": 5})
                return action, live.round.since(option), seat
        options = [option for option in prompt.options if option.do in ("deal", "check", "play")]
        option = options[0]
        values = {key: value.sample(lambda _: 0) for key, value in option.values.items()}
        return Action(option.by, option.do, values), live.round.since(option), option.by

    return rounds.look_at(receipt.night, 1, at)


_KEYS = count()


def _request() -> Request:
    sender = f"{multiprocessing.current_process().pid}-{time.time_ns()}"
    return Request(sender, f"key-{next(_KEYS)}", "host")


@contextmanager
def _round_trips() -> Iterator[list[int]]:
    """Counts the ways to the server and back, roughly: each statement, and each end of a
    transaction.
    """
    trips = [0]
    run, commit = psycopg.Cursor.execute, psycopg.Connection.commit

    def counted(cursor: Any, *args: Any, **named: Any) -> Any:
        idle = cursor.connection.info.transaction_status == psycopg.pq.TransactionStatus.IDLE
        begins = idle and not cursor.connection.autocommit
        trips[0] += 1 + begins
        return run(cursor, *args, **named)

    def committed(connection: Any) -> None:
        trips[0] += 1
        commit(connection)

    psycopg.Cursor.execute, psycopg.Connection.commit = counted, committed  # type: ignore[assignment, method-assign]
    try:
        yield trips
    finally:
        psycopg.Cursor.execute, psycopg.Connection.commit = run, commit  # type: ignore[method-assign]


def _move(function: OneFunction, url: str, ready: Any, results: Any, clients: int) -> None:
    """Transfers by the one function, by so many clients, until the time is over."""
    done = [0] * clients
    begin = threading.Barrier(len(done) + 1)

    def client(number: int) -> None:
        chance = random.Random(number)
        with _beside(url) as connection:
            accounts = [number for (number,) in connection.execute(function.accounts.encode())]
            begin.wait()
            begin.wait()
            ends = time.perf_counter() + SECONDS
            while time.perf_counter() < ends:
                connection.execute(function.moves.encode(), [*chance.sample(accounts, 2), 5])
                done[number] += 1

    threads = [threading.Thread(target=client, args=(number,)) for number in range(len(done))]
    for thread in threads:
        thread.start()
    begin.wait()
    ready.wait()
    begin.wait()
    for thread in threads:
        thread.join()
    results.put((0, sum(done), 0, 0.0))


@contextmanager
def _beside(url: str) -> Iterator[psycopg.Connection]:
    """A connection to the accounts beside the book, in a schema of their own."""
    plain = Database(url).url.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(plain, autocommit=True, options="-c search_path=beside") as connection:
        yield connection
