"""A season and the page of a night hold what their nights do."""

from collections.abc import Iterator

import pytest

from ledger.book import Book, opened
from ledger.desk.debts import debts
from ledger.export.evening import evening, made_of
from ledger.export.reading import reading
from ledger.export.report import report
from ledger.export.season import Season, season
from ledger.house import House
from ledger.reports.desk_view import desk_view
from ledger.state import register as people
from ledger.state.night import Chip
from tests.conftest import FreshDatabase
from tests.ledger.whole_night import WholeNight, play_whole_night, request


@pytest.fixture(scope="module")
def book(sqlite_book: FreshDatabase) -> Iterator[Book]:
    """Two whole nights; Ana plays at both, and is one person."""
    with sqlite_book() as url, opened(url) as found:
        nights = [play_whole_night(found, ("kabu",)), play_whole_night(found, ("superfecta",))]
        house = House(found.database)
        house.write(request(), lambda register: people.added(register, name="Ana"))
        for night in nights:
            _known(house, night)
        yield found


def _known(house: House, night: WholeNight) -> None:
    whose = house.name(night.id), 1
    house.write(request(), lambda register: people.known(register, whose, 1))


@pytest.fixture(scope="module")
def found(book: Book) -> Season:
    house, nights = House(book.database), [book.night(line.id) for line in book.nights()]
    with reading(book) as sources:
        reports = [report(source) for source in sources]
    return season(reports, house.names(), house.now(), debts(book, house, nights))


def test_a_person_has_the_sum_of_the_evenings(book: Book, found: Season) -> None:
    nights = [book.night(line.id) for line in book.nights()]
    ana = [desk_view(night).players[0] for night in nights]
    (line,) = [line for line in found.lines["EUR"] if line.person == 1]
    assert len(line.evenings) == len(found.nights) == 2
    assert line.sum("result") == 10 * sum(player.result for player in ana)
    assert line.sum("gifts") == 10 * sum(player.gifts for player in ana)
    assert line.sum("gaming") == line.sum("result") - line.sum("gifts") == 10 * line.sum("chips")
    assert line.sum("cash_in") == sum(player.cash_in for player in ana)
    gaming = [evening.gaming for evening in line.evenings]
    assert (line.best.gaming, line.worst.gaming) == (max(gaming), min(gaming))


def test_whoever_is_not_known_stands_alone_each_evening(found: Season) -> None:
    unknown = [line for line in found.lines["EUR"] if line.person is None]
    assert {len(line.evenings) for line in unknown} == {1}
    assert len(unknown) == 10


def test_won_and_lost_by_game_are_the_rounds(book: Book, found: Season) -> None:
    with reading(book) as sources:
        reports = [report(source) for source in sources]
    (line,) = [line for line in found.lines["EUR"] if line.person == 1]
    rounds = [
        (played.game, 10 * played.players[1])
        for made in reports
        for played in made.rounds
        if 1 in played.players and played.ending != "voided"
    ]
    for game, (number, won, lost) in line.by_game().items():
        here = [result for played, result in rounds if played == game]
        assert number == len(here)
        assert won == sum(result for result in here if result > 0)
        assert lost == -sum(result for result in here if result < 0)
    assert line.by_game().keys() == {game for game, _ in rounds}


def test_the_page_of_a_night_adds_up(book: Book) -> None:
    night = book.nights()[0].id
    with reading(book, [night]) as (source,):
        made = report(source)
        page = evening(source, made)
    drawer = page.drawer
    assert drawer.agrees
    assert (drawer.booked_in, drawer.booked_out) == (400, 400)
    assert page.sum("donation") == 400  # the entry fee was taken back
    assert page.sum("entry-fee") == 0
    fills = [moved for moved in page.moved if moved.serial.startswith("F")]
    assert [moved.serial for moved in fills] == [f"F {at}" for at in range(1, len(fills) + 1)]
    assert [moved.taken_back for moved in fills if moved.chips == 15] == [True]
    for number, line in page.tables.items():
        tray = made.tables[number].sum
        assert line.win == tray.results + tray.counted
        assert line.drop > 0
        assert line.handle >= 0


def test_an_amount_is_made_of_the_fewest_chips() -> None:
    chip_set = tuple(
        Chip(value, colour) for value, colour in ((1, "white"), (5, "red"), (25, "green"))
    )
    assert [(count, chip.value) for count, chip in made_of(137, chip_set)] == [
        (5, 25),
        (2, 5),
        (2, 1),
    ]
