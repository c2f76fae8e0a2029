"""Whether a long book stays quick: the desk, a table and pages of the journal of nights of many
rounds, each beside a night of a single round in the same run; the first view after a start; and the
memory.

    python -m benchmarks.long_book [ROUNDS …]      (default: 1000 10000 100000)

A round is a real one of five entries, played once and written again and again: each time with its
own numbers, keys and hashes.
"""

import gc
import json
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

import orjson
from argon2 import PasswordHasher
from flask.testing import FlaskClient

from benchmarks.book import request
from benchmarks.measure import SMALLEST, given, size
from games.engine import Action
from ledger.book import Book, opened
from ledger.desk.opening import open_night
from ledger.kinds.cash import BuyIn
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat
from ledger.kinds.tables import TableOpened
from ledger.play.rounds import Rounds
from ledger.store import canonical, chain
from ledger.store.database import Database

SIZES = size((1_000, 10_000, 100_000), (5,))
VIEWS = size(41, 1)
PIN = "48291375"
_QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
_KEYS = count()


def made(place: Path, rounds: int) -> int:
    """A book with one night of so many rounds of Ultimate Texas Hold'em, one player; its number."""
    with opened(f"sqlite:///{place}") as book:
        night = open_night(
            book,
            request(),
            name="A long night",
            chip_value=None,
            chip_set=[{"value": 1, "colour": "white"}],
        ).night.id
        book.do(night, request(), TableOpened, "uth", {}, "physical", 10_000)
        book.do(night, request(), PlayerAdded, "Ana")
        book.do(night, request(), BuyIn, 1, 10_000_000, "cash")
        book.do(night, request(), Sat, 1, 1, 1, 10_000_000)
        began = book.night(night).number
        _play(Rounds(book), night)
        entries = book.entries(night, began)
        bodies = [json.loads(row) for row in _bodies(place, night, began)]
        assert len(bodies) == len(entries)
        _again(place, book, night, bodies, rounds - 1)
    return night


def _play(rounds: Rounds, night: int) -> None:
    """A round in which the player bets, and the dealer voids it: five entries, and every chip is
    where it was.
    """
    rounds.begin(night, 1, 1, request())
    for ante in (10, 20, 30):
        live = rounds.look(night, 1, lambda _night, _table, live: live)
        assert live is not None
        assert live.round.prompt is not None
        option = live.round.prompt.option(1, "bet")
        assert option is not None
        action = Action(1, "bet", {"ante": ante, "trips": 0})
        rounds.act(night, 1, 1, action, live.round.since(option), 1, request())
    rounds.void(night, 1, 1, "misdeal", request())


def _bodies(place: Path, night: int, after: int) -> list[bytes]:
    with sqlite3.connect(place) as connection:
        return [
            body
            for (body,) in connection.execute(
                "SELECT body FROM entries WHERE night = ? AND number > ? ORDER BY number",
                (night, after),
            )
        ]


def _again(place: Path, book: Book, night: int, bodies: list[dict[str, Any]], rounds: int) -> None:
    """Write a round again, so many times, in the database's own rows."""
    state = book.night(night)
    connection = sqlite3.connect(place, isolation_level=None)
    connection.execute("PRAGMA synchronous = OFF")
    accounts = dict(
        connection.execute("SELECT name, id FROM accounts WHERE night = ?", (night,)).fetchall()
    )
    number, head = state.number, state.hash
    for first in range(0, rounds, 2_000):
        connection.execute("BEGIN IMMEDIATE")
        for played in range(first, min(first + 2_000, rounds)):
            for body in bodies:
                number += 1
                key = f"again-{next(_KEYS)}"
                said = body | {
                    "round": played + 2,
                    "at": body["at"] + 1000 * played,
                    "request": body["request"] | {"key": key},
                }
                bytes_ = canonical.encode(said)
                head = chain.link(head, bytes_)
                row = (night, number, bytes_, head, body["request"]["sender"], key)
                connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)
                connection.executemany(
                    "INSERT INTO transfers (night, entry, position, source, target, amount, why) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?)",
                    [
                        (night, number, at, accounts[source], accounts[target], amount, why)
                        for at, (source, target, amount, why) in enumerate(body["transfers"])
                    ],
                )
        connection.execute("COMMIT")
    connection.close()


PAGES: Mapping[str, str] = {
    "desk": "",
    "table": "/tables/1",
    "journal": "/books/journal?limit=10",
    "journal of a table": "/books/journal?limit=10&table=1",
    "journal of a player": "/books/journal?limit=10&player=1",
    "journal of buy-ins": "/books/journal?limit=10&kinds=buy-in",
}
"""What is looked at: a page of as many lines as the shortest night has."""


def looked_at(place: str, night: int, short: str) -> dict[str, float]:
    """What a server that has just started takes for its views of a night, in milliseconds, beside
    the only night of another book, in turn; and its memory.
    """
    other = _server(short)  # first, so that nothing is made for the first time below
    for page in PAGES.values():
        _timed(other, f"/api/nights/1{page}")
    before = _memory()
    client = _server(place)
    path = f"/api/nights/{night}"
    found = {"first view": _timed(client, path)}
    found["first journal"] = _timed(client, path + PAGES["journal"])
    for name, page in PAGES.items():
        pairs = [
            (_timed(client, path + page), _timed(other, f"/api/nights/1{page}"))
            for _ in range(VIEWS)
        ]
        found[name] = median(ours for ours, _ in pairs)
        found[f"{name}, ratio"] = median(ours / theirs for ours, theirs in pairs)
    found["memory, MB"] = _memory() - before
    return found


def _server(place: str) -> FlaskClient:
    from web.app import create_app  # long to import, and who makes the books has no need of it
    from web.services.services import open_services

    services = open_services(Database(f"sqlite:///{place}"), hasher=_QUICK)
    client = create_app(services).test_client()
    token = services.pin.new_link()
    client.post("/api/session/first", json={"token": token, "pin": PIN})
    gc.freeze()  # what stays is not looked through before every view
    return client


def _timed(client: FlaskClient, path: str) -> float:
    """Milliseconds of computing that a view takes: the machine may be shared."""
    gc.collect()
    start = time.process_time()
    answer = client.get(path)
    seconds = time.process_time() - start
    assert answer.status_code == 200, answer.json
    return 1000 * seconds


def _memory() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def of(place: Path, night: int, short: Path) -> dict[str, float]:
    """`looked_at`, in a process of its own."""
    look = ["-m", "benchmarks.long_book", "--look"]
    command = [sys.executable, *look, str(place), str(night), str(short), *size([], [SMALLEST])]
    done = subprocess.run(command, capture_output=True, check=True)
    found: dict[str, float] = orjson.loads(done.stdout)
    return found


def lines(sizes: list[int]) -> Iterator[str]:
    """The figures, a line each."""
    with tempfile.TemporaryDirectory() as folder:
        found: dict[int, dict[str, float]] = {}
        short = Path(folder, "1.sqlite")
        for rounds in (1, *sizes):
            place = Path(folder, f"{rounds}.sqlite")
            start = time.perf_counter()
            night = made(place, rounds)
            yield (
                f"{rounds:>9,} rounds written in {time.perf_counter() - start:,.1f} s, "
                f"{place.stat().st_size / 2**20:,.0f} MB"
            )
            if rounds > 1:
                found[-rounds] = of(place, night, short)  # without a checkpoint: an older book
                found[rounds] = of(place, night, short)
        yield f"{'milliseconds':<26}" + "".join(
            f"{abs(rounds):>10,}{' *' if rounds < 0 else '  '}" for rounds in found
        )
        for name in found[max(found)]:
            yield f"{name:<26}" + "".join(
                f"{figures[name]:>10,.2f}  " for figures in found.values()
            )
        yield "ratio: to the same of a night of one round, each pair in the same moment (aim 1.2)"
        yield "* the first start of a book without a checkpoint, whose every entry has to be read"


def main() -> None:
    """Print the figures."""
    if sys.argv[1:2] == ["--look"]:
        sys.stdout.buffer.write(orjson.dumps(looked_at(sys.argv[2], int(sys.argv[3]), sys.argv[4])))
        return
    for line in lines(given() or list(SIZES)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
