"""How entries make a night: many at a time as one after the other."""

from functools import reduce
from itertools import groupby

import pytest

from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.book import Book
from ledger.kinds import desk
from ledger.state import fold
from ledger.state.entries import Entry
from tests.ledger.whole_night import NAMES, WholeNight, play_whole_night


def runs(entries: list[Entry]) -> list[tuple[bool, list[Entry]]]:
    """Actions on end, and what is between them."""
    return [(mere, list(run)) for mere, run in groupby(entries, fold.is_mere_action)]


def check_every_run(entries: list[Entry]) -> list[int]:
    """Follow the actions on end all at once as well as one at a time; returns how many there were
    each time.
    """
    night = fold.first(1, entries[0])
    lengths = []
    for mere, run in runs(entries[1:]):
        after = reduce(fold.apply, run, night)
        if mere:
            assert fold.acted(night, run) == after
            lengths.append(len(run))
        night = after
    return lengths


@pytest.mark.slow
def test_actions_on_end_make_the_night_that_they_make_one_at_a_time(book: Book) -> None:
    games = ("superfecta", "kabu", "bura", "speculation", "card-stock-market", "lorum")
    night = play_whole_night(book, games)
    lengths = check_every_run(list(book.entries(night.id)))
    assert max(lengths) > 20
    assert len(lengths) > 10


def test_so_do_those_of_two_tables_that_play_at_once(book: Book) -> None:
    night = WholeNight(book)
    for name in NAMES:
        night.do(desk.add_player, name)
    one, other = night.open_table("uth", [1, 2]), night.open_table("uth", [3, 4])
    night.begin(one)
    night.begin(other)
    for seat in (1, 2):
        night.act(one, seat, "bet", ante=4, trips=seat)
        night.act(other, seat, "bet", ante=5)
        night.do(desk.buy_in, 6, 10, "cash")
    for table in (one, other):
        night.act(table, "dealer", "deal")
        night.act(table, 1, "check")
    night.undo(other)
    for table in (one, other):
        night.play(table)
        night.end(table)
    lengths = check_every_run(list(book.entries(night.id)))
    assert max(lengths) >= 4
    with book.database.reading() as connection:
        assert audited(DatabaseRecords(connection, night.id)).findings == ()
