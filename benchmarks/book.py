"""Acknowledged actions a second through `ledger`, on a durable SQLite file, beside the same rows
written by bare `sqlite3` into the same schema with the same guards. With --postgresql the same on a
durable PostgreSQL server of its own: by four and by eight processes at twenty tables, beside
transfers by one function that twenty clients call: a bare one (`one_function.sql`), and pgledger's
where there is a checkout of it.

    python -m benchmarks.book [--postgresql [--pgledger FOLDER]]
"""

import argparse
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks import together
from benchmarks.measure import SMALLEST, size
from games.engine import Action
from ledger.book import Book, opened
from ledger.desk.opening import open_night
from ledger.kinds.cash import BuyIn
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat
from ledger.kinds.tables import TableOpened
from ledger.play.rounds import Rounds
from ledger.state.entries import Request
from ledger.store import migration
from ledger.store.database import Database
from tests.postgres import running_server

HANDS = size(40, 2)
TURNS = size(3, 1)
_KEYS = count()


def request() -> Request:
    """A request nobody has made."""
    return Request("benchmark", f"key-{next(_KEYS)}", "host")


def played(book: Book) -> tuple[int, int, float]:
    """Play hands of UTH with three seats through the ledger: the night, the actions, and the
    seconds they took.
    """
    night = open_night(
        book,
        request(),
        name="Benchmark",
        chip_value=None,
        chip_set=[{"value": 1, "colour": "white"}],
    ).night.id
    book.do(night, request(), TableOpened, "uth", {}, "virtual", 10_000)
    for player in (1, 2, 3):
        book.do(night, request(), PlayerAdded, f"Player {player}")
        book.do(night, request(), BuyIn, player, 100_000, "cash")
        book.do(night, request(), Sat, 1, player, player, 100_000)
    rounds, actions, seconds = Rounds(book), 0, 0.0
    for hand in range(1, HANDS + 1):
        rounds.begin(night, 1, hand, request())
        for action, since in _hand(rounds, night):
            start = time.perf_counter()
            rounds.act(night, 1, hand, action, since, action.by, request())
            seconds += time.perf_counter() - start
            actions += 1
        rounds.close(night, 1, hand, request())
    return night, actions, seconds


def _hand(rounds: Rounds, night: int) -> Iterator[tuple[Action, int]]:
    """The actions of one hand and the stamps of the options they answer: all bet, all check, all
    stay.
    """
    wanted = [Action(seat, "bet", {"ante": 10, "trips": 5}) for seat in (1, 2, 3)] + [
        Action("dealer", "deal")
    ]
    while (live := rounds.look(night, 1, lambda state, table, live: live)) and (
        prompt := live.round.prompt
    ):
        if wanted:
            action = wanted.pop(0)
        else:
            option = next(
                (option for option in prompt.options if option.do in ("check", "play")),
                prompt.options[0],
            )
            action = Action(
                option.by,
                option.do,
                {key: value.sample(_first) for key, value in option.values.items()},
            )
        answered = prompt.option(action.by, action.do)
        assert answered is not None
        yield action, live.round.since(answered)


def _first(_: int) -> int:
    return 0


def rows_of(place: str, night: int) -> list[tuple[tuple[Any, ...], list[tuple[Any, ...]]]]:
    """The entries of a night with their transfers, as rows."""
    with sqlite3.connect(place) as connection:
        entries = connection.execute(
            "SELECT * FROM entries WHERE night = ? ORDER BY number", (night,)
        ).fetchall()
        moved: dict[int, list[tuple[Any, ...]]] = {}
        for row in connection.execute(
            "SELECT * FROM transfers WHERE night = ? ORDER BY id", (night,)
        ):
            moved.setdefault(row[2], []).append(row)
    return [(entry, moved.get(entry[1], [])) for entry in entries]


def written_bare(source: str, target: str, night: int) -> tuple[int, float]:
    """Write a night's rows again with bare `sqlite3`, one transaction an entry: the actions among
    them, and the seconds these took.
    """
    database = Database(f"sqlite:///{target}")
    migration.upgrade(database)
    database.close()
    rows = rows_of(source, night)
    connection = sqlite3.connect(target, isolation_level=None)
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "recursive_triggers = ON",
    ):
        connection.execute(f"PRAGMA {pragma}")
    with sqlite3.connect(source) as original:
        slug = original.execute("SELECT slug FROM nights WHERE id = ?", (night,)).fetchone()[0]
        accounts = original.execute(
            "SELECT id, night, name, commodity, floor FROM accounts ORDER BY id"
        ).fetchall()
    connection.execute("INSERT INTO nights VALUES (?, ?, 0, zeroblob(32))", (night, slug))
    connection.executemany("INSERT INTO accounts VALUES (?, ?, ?, ?, ?, 0, NULL)", accounts)
    actions, seconds = 0, 0.0
    for entry, transfers in rows:
        start = time.perf_counter()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(f"INSERT INTO entries VALUES ({_marks(entry)})", entry)
        if transfers:
            connection.executemany(
                f"INSERT INTO transfers VALUES ({_marks(transfers[0])})", transfers
            )
        connection.execute("COMMIT")
        if b'"kind":"action"' in entry[2]:
            seconds += time.perf_counter() - start
            actions += 1
    connection.close()
    return actions, seconds


def _marks(row: tuple[Any, ...]) -> str:
    return ", ".join("?" * len(row))


def main() -> None:
    """Print the rates, and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--pgledger", type=Path, metavar="FOLDER")
    parser.add_argument(SMALLEST, action="store_true")
    asked = parser.parse_args()
    on_sqlite()
    if asked.postgresql:
        beside = {"one bare function": together.BARE}
        if asked.pgledger:
            beside["pgledger's function"] = together.pgledger(asked.pgledger)
        with running_server(durable=True) as server, server.book() as url:
            for name, function in beside.items():
                on_a_server(url, name, function)


def on_sqlite() -> None:
    """Print both rates and their ratio."""
    pairs = []
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(TURNS):
            ours, bare = Path(folder, f"ours-{turn}.sqlite"), Path(folder, f"bare-{turn}.sqlite")
            with opened(f"sqlite:///{ours}") as book:
                night, actions, seconds = played(book)
            copied, others = written_bare(str(ours), str(bare), night)
            assert copied == actions
            pairs.append((actions / seconds, copied / others))
    ledger, sqlite = (median(pair[at] for pair in pairs) for at in (0, 1))
    ratio = median(mine / their for mine, their in pairs)
    print(f"actions through the ledger, durable SQLite {ledger:>10,.0f} /s")
    print(
        f"the same rows by bare sqlite3              {sqlite:>10,.0f} /s   ratio {ratio:.2f} "
        "(aim 0.50)"
    )


def on_a_server(url: str, name: str, function: together.OneFunction) -> None:
    """Print the rates on PostgreSQL, each of the book's between two of the function's."""
    theirs = [together.by_one_function(url, function)]
    for processes in size((4, 8), (2,)):
        ours = together.by_the_book(url, processes)
        theirs.append(together.by_one_function(url, function))
        beside = (theirs[-2].transfers + theirs[-1].transfers) / 2
        print(
            f"PostgreSQL, {processes} processes: {ours.actions:>7,.0f} actions/s, "
            f"{ours.transfers:>7,.0f} transfers/s, {ours.round_trips:.1f} round trips and "
            f"{ours.computed:.2f} ms of computing an action; "
            f"by {name} {beside:>7,.0f} transfers/s   ratio {ours.transfers / beside:.2f} "
            "(aim 1.00)"
        )


if __name__ == "__main__":
    main()
