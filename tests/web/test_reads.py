"""A tap reads what it needs once: how many transactions the database sees for a request."""

from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa

from games.engine import Round, RoundView, Viewer, public_view, view
from tests.web.conftest import TestNight
from tests.web.felt import Felt
from web.services.services import Services
from web.shown import hand, table

MOST_READS = 3
"""So many reading transactions a tap may have, beside the one that writes."""


class Transactions:
    """Counts what begins: transactions that read, and those that write."""

    def __init__(self) -> None:
        self.reading = self.writing = 0

    def begun(self, connection: sa.Connection) -> None:
        if connection.get_execution_options().get("book_writes"):
            self.writing += 1
        else:
            self.reading += 1

    def of(self, tap: Callable[[], object]) -> tuple[int, int]:
        """How many read and how many write while this is done."""
        self.reading = self.writing = 0
        tap()
        return self.reading, self.writing


@pytest.fixture
def transactions(services: Services) -> Iterator[Transactions]:
    counted = Transactions()
    sa.event.listen(services.database.engine, "begin", counted.begun)
    yield counted
    sa.event.remove(services.database.engine, "begin", counted.begun)


@pytest.fixture
def felt(night: TestNight) -> Felt:
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 90)
    felt.begin()
    return felt


def test_an_action_reads_little(felt: Felt, transactions: Transactions) -> None:
    reads, writes = transactions.of(lambda: felt.play(1, "bet", ante=10))
    assert (reads <= MOST_READS, writes) == (True, 1), reads


def test_an_undo_reads_little(felt: Felt, transactions: Transactions) -> None:
    felt.play(1, "bet", ante=10)
    reads, writes = transactions.of(lambda: felt.do("POST", f"{felt.round}/undo", {"action": 0}))
    assert (reads <= MOST_READS, writes) == (True, 1), reads


def test_a_buy_in_reads_little(night: TestNight, transactions: Transactions) -> None:
    body, path = {"chips": 20, "against": "cash"}, f"{night.path}/players/{night.ana}/buy-ins"
    night.host.post(path, body)  # the server has just started, and reads the night
    reads, writes = transactions.of(lambda: night.host.post(path, body))
    assert (reads <= MOST_READS, writes) == (True, 1), reads


def test_a_seat_taken_reads_little(night: TestNight, transactions: Transactions) -> None:
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 50)
    reads, writes = transactions.of(lambda: felt.sit(night.ben, 2, 50))
    assert (reads <= MOST_READS, writes) == (True, 1), reads


def test_a_look_at_the_table_reads_little(felt: Felt, transactions: Transactions) -> None:
    reads, writes = transactions.of(felt.look)
    assert (reads <= MOST_READS, writes) == (True, 0), reads
    felt.play(1, "bet", ante=10)
    felt.play("dealer", "deal")
    felt.do("PUT", "hand-over", {"seat": 1})
    reads, writes = transactions.of(felt.look)
    assert (reads <= MOST_READS, writes) == (True, 0), reads


def test_an_action_of_a_hand_reads_little_and_ends_its_grant(
    felt: Felt, transactions: Transactions
) -> None:
    felt.play(1, "bet", ante=10)
    felt.play("dealer", "deal")
    felt.do("PUT", "hand-over", {"seat": 1})
    reads, writes = transactions.of(lambda: felt.play(1, "play", times=3))
    assert (reads <= MOST_READS, writes) == (True, 2), reads


def test_a_table_is_made_once_for_all_who_see_it_alike(
    felt: Felt, night: TestNight, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Viewer] = []

    def seen_by(round_: Round, viewer: Viewer, public: RoundView) -> RoundView:
        made.append(viewer)
        return view(round_, viewer, public)

    monkeypatch.setattr(table, "view", seen_by)
    path = night.table(night.uth)
    walls, ben = (night.wall(), night.wall()), night.phone(night.ben)

    def seen() -> set[bytes]:
        return {screen.get(f"{path}?as=wall").data for screen in (*walls, ben)}

    (before,) = seen()
    assert made == ["wall"]
    felt.play(1, "bet", ante=10)
    made.clear()
    (after,) = seen()
    assert (made, after == before) == (["wall"], False)
    assert night.host.get(f"{path}?as=wall").data != after, "the host is told more"


def test_what_all_see_of_a_round_is_made_once_for_all_screens(
    felt: Felt, night: TestNight, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def counted(round_: Round) -> RoundView:
        made.append(len(round_.steps))
        return public_view(round_)

    for shown in (table, hand):
        monkeypatch.setattr(shown, "public_view", counted)
    path = night.table(night.uth)
    ana, wall = night.phone(night.ana), night.wall()
    felt.play(1, "bet", ante=10)
    assert len(made) == 1, "for the answer of the tap"
    hand_shown = ana.get(f"{path.partition('/tables')[0]}/hand").json
    everybodys = wall.get(f"{path}?as=wall").json
    assert len(made) == 1
    assert (hand_shown["as"], everybodys["as"]) == ("seat:1", "wall")
    assert hand_shown["round"]["seats"] == everybodys["round"]["seats"]
