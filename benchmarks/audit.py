"""Transfers a second that an audit checks, replay included, of an ordinary night: beside the least
that any audit must do (read the rows, parse every body, redo the chain), and how its memory grows
with the night. And of many nights side by side, beside `hledger check` of their journals.

    python -m benchmarks.audit [HANDS of a night, default 150] [NIGHTS, default 4]
"""

import json
import os
import shutil
import subprocess
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

import sqlalchemy as sa

from benchmarks.measure import given, size
from games.engine import JSON, Action, Option
from games.engine.shuffle import Draws
from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.audit.side_by_side import Night, audits
from ledger.book import Book, opened
from ledger.export import export
from ledger.kinds.cash import BuyIn
from ledger.kinds.players import PlayerAdded
from ledger.kinds.trays import TrayFilled
from ledger.store.schema import entries
from tests.ledger.whole_night import WholeNight

PLAYERS = 6
DRAWS = Draws(sha256(b"an ordinary night").digest())


def played(book: Book, hands: int) -> int:
    """An ordinary night: six people at Ultimate Texas Hold'em, a race after every fifth hand and a
    hand of Kabu after every tenth, fills and buy-ins in between. Returns its number.
    """
    night = WholeNight(book, cash_float=100_000)
    for player in range(1, PLAYERS + 1):
        night.do(PlayerAdded, f"Player {player}")
    everybody = list(range(1, PLAYERS + 1))
    poker, races, kabu = (
        night.open_table(game, everybody, chips=50_000) for game in ("uth", "superfecta", "kabu")
    )
    for hand in range(1, hands + 1):
        _play(night, poker, _poker)
        if hand % 5 == 0:
            _play(night, races, _race)
        if hand % 10 == 0:
            _play(night, kabu, _anything)
            night.do(TrayFilled, poker, 500)
            night.do(BuyIn, 1 + DRAWS.below(PLAYERS), 100, "cash")
    return night.id


Actions: TypeAlias = Callable[[WholeNight, int], Iterator[Action]]


def _play(night: WholeNight, table: int, actions: Actions) -> None:
    night.begin(table)
    for action in actions(night, table):
        night.act(table, action.by, action.do, **action.args)
    night.end(table)


def _poker(night: WholeNight, table: int) -> Iterator[Action]:
    """Everybody bets, and then checks, plays or folds as they please."""
    for seat in range(1, PLAYERS + 1):
        yield Action(seat, "bet", {"ante": 5 + DRAWS.below(16), "trips": DRAWS.below(6)})
    yield Action("dealer", "deal")
    yield from _anything(night, table)


def _race(night: WholeNight, table: int) -> Iterator[Action]:
    """Everybody buys a ticket of two bets, and the race is run."""
    for seat in range(1, PLAYERS + 1):
        win: JSON = {"type": "WIN", "horses": "HDCS"[DRAWS.below(4)], "amount": 1 + DRAWS.below(10)}
        exact: JSON = {
            "type": "EXA",
            "horses": ("H/D", "D/C", "C/S", "S/H")[DRAWS.below(4)],
            "amount": 1 + DRAWS.below(5),
        }
        yield Action(seat, "ticket", {"bets": [win, exact]})
    yield Action("dealer", "off")
    yield Action("dealer", "run")


def _anything(night: WholeNight, table: int) -> Iterator[Action]:
    """Whatever the rules offer, for small amounts."""
    while (prompt := night.live(table).round.prompt) and prompt.options:
        option = prompt.options[DRAWS.below(len(prompt.options))]
        yield Action(option.by, option.do, _small(option))


def _small(option: Option) -> dict[str, JSON]:
    return {
        key: value.sample(lambda limit: DRAWS.below(min(limit, 8)))
        for key, value in option.values.items()
    }


def main() -> None:
    """Play ordinary nights, one of them twice as long; audit one, and all of them."""
    asked = given()
    hands, nights = (*asked, *size((150, 4), (3, 1))[len(asked) :])
    with tempfile.TemporaryDirectory() as name:
        url = f"sqlite:///{name}/book.sqlite"
        with opened(url) as book:
            numbers = [played(book, hands) for _ in range(nights)] + [played(book, 2 * hands)]
            with book.database.reading() as connection:
                _print(connection, numbers[0], hands)
                _print(connection, numbers[-1], 2 * hands)
            _print_all(book, url, numbers, Path(name))


def _print(connection: sa.Connection, night: int, hands: int) -> None:
    """One night, in this process alone; seconds of computing, for the machine may be shared."""
    result = audited(DatabaseRecords(connection, night))
    assert not result.findings, result.findings[:3]
    moved = result.report.transfers
    ours = min(
        _computing(lambda: audited(DatabaseRecords(connection, night))) for _ in range(size(5, 1))
    )
    least = min(_computing(lambda: _least(connection, night)) for _ in range(size(3, 1)))
    tracemalloc.start()
    audited(DatabaseRecords(connection, night))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    print(
        f"one night, {hands:,} hands, {result.report.entries:,} entries, {moved:,} transfers: "
        f"audited {moved / ours:,.0f} /s; only read and chained {moved / least:,.0f} /s; "
        f"{peak / 1e6:.1f} MB at most"
    )


def _print_all(book: Book, url: str, numbers: list[int], folder: Path) -> None:
    """All nights, by one process and by one a processor; and their journals by hledger."""
    asked = [Night(number, "", book.night(number).number) for number in numbers]
    alone = _seconds(lambda: list(audits(url, asked, processes=1)))
    cores = os.cpu_count() or 1
    together = _seconds(lambda: list(audits(url, asked)))
    moved = sum(audit.report.transfers for audit in audits(url, asked))
    print(
        f"{len(asked)} nights, {moved:,} transfers: {alone:.1f} s by one process, {together:.1f} s "
        f"by {cores} ({together / alone:.2f} of it; {moved / together:,.0f} /s)"
    )
    if hledger := shutil.which("hledger"):
        journal = folder / "nights.journal"
        with journal.open("wb") as file:
            export(book, numbers, "hledger", file)
        check = [hledger, "-f", str(journal), "check"]
        theirs = _seconds(lambda: subprocess.run(check, check=True))
        print(f"hledger check of the same nights: {theirs:.1f} s ({moved / theirs:,.0f} /s)")


def _least(connection: sa.Connection, night: int) -> None:
    """Read every row, parse every body, and redo the chain."""
    chain = bytes(32)
    chosen = (
        sa.select(entries.c.body, entries.c.hash)
        .where(entries.c.night == night)
        .order_by(entries.c.number)
    )
    for body, hash_ in connection.execute(chosen):
        json.loads(body)
        chain = sha256(chain + body).digest()
        assert chain == hash_


def _computing(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
