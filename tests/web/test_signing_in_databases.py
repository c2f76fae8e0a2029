"""What signing in keeps, on SQLite and on PostgreSQL alike."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from ledger.kinds.tables import TableOpened
from ledger.opening import open_night
from ledger.state.entries import Request
from ledger.store.database import Database
from tests.web.conftest import PIN, QUICK, Time
from web.clock import MINUTE
from web.http.errors import SlowDown, WebError, WrongCode, WrongLink, WrongPin
from web.services.services import Services, open_services
from web.signin.attempts import FREE


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def house(database_url: str, time: Time) -> Iterator[Services]:
    """A house with a night and a table in it."""
    database = Database(database_url)
    database.upgrade()
    house = open_services(database, time, hasher=QUICK)
    chips = [{"value": 1, "colour": "white"}]
    open_night(
        house.book, Request("test", "1", "host"), name="Friday", chip_value=None, chip_set=chips
    )
    house.book.do(1, Request("test", "2", "host"), TableOpened, "uth", {}, "virtual", 100)
    yield house
    database.close()


def test_a_pin_is_set_once_by_its_link(house: Services) -> None:
    link = house.pin.new_link()
    house.pin.set(link, PIN)
    with pytest.raises(WrongLink):
        house.pin.set(link, "111111")
    house.pin.check(PIN)
    with pytest.raises(WrongPin):
        house.pin.check("111111")


def test_a_burst_of_guesses_gets_no_more_tries_than_one_after_the_other(house: Services) -> None:
    house.pin.set(house.pin.new_link(), PIN)

    def guess(_: int) -> type[WebError]:
        try:
            house.attempts.guard("pin", "192.168.1.9", lambda: house.pin.check("000000"))
        except WebError as error:
            return type(error)
        raise AssertionError("000000 is not the PIN")

    with ThreadPoolExecutor(12) as pool:
        answers = list(pool.map(guess, range(24)))
    assert answers.count(WrongPin) == FREE + 1
    assert answers.count(SlowDown) == 24 - FREE - 1


def test_a_try_that_failed_for_another_reason_does_not_count(house: Services) -> None:
    def breaks() -> None:
        raise OSError("the disk is full")

    for _ in range(3 * FREE):
        with pytest.raises(OSError, match="disk"):
            house.attempts.guard("pin", "192.168.1.9", breaks)
    assert house.attempts.guard("pin", "192.168.1.9", lambda: 5) == 5


def test_sessions_are_found_by_their_token_alone(house: Services, time: Time) -> None:
    token = house.sessions.open("dealer", "aaaa", 1, 1)
    found = house.sessions.find(token)
    assert found is not None
    assert (found.role, found.night, found.table, found.name) == ("dealer", 1, 1, "dealer:1:1")
    assert house.sessions.find(token[:-1]) is None
    time.pass_(10 * MINUTE)
    house.sessions.find(token)
    assert house.sessions.all()[0].last_seen == time.now
    house.sessions.open("wall", "aaaa", 1)
    assert house.sessions.find(token) is None, "whoever was signed in on the screen is signed out"


def test_codes_and_links_lead_where_they_were_made_for(house: Services, time: Time) -> None:
    made = house.invitations.table_code(1, 1)
    assert house.invitations.table_of(made.code) == (1, 1)
    house.invitations.table_code(1, 1)
    time.pass_(15 * MINUTE)
    with pytest.raises(WrongCode):
        house.invitations.table_of(made.code)
    assert house.invitations.night_of(house.invitations.wall_link(1)) == 1
    with pytest.raises(WrongLink):
        house.invitations.night_of("made up")


def test_there_is_one_hand_over_at_a_table_and_it_goes_with_its_session(
    house: Services, time: Time
) -> None:
    house.sessions.open("dealer", "aaaa", 1, 1)
    (first,) = house.sessions.all()
    house.hand_overs.give(1, 1, session=first.id, seat=1, round_=1, version=5)
    house.hand_overs.give(1, 1, session=first.id, seat=2, round_=1, version=6)
    grant = house.hand_overs.find(1, 1)
    assert grant is not None
    assert (grant.seat, grant.version, grant.until) == (2, 6, time.now + MINUTE)
    house.sessions.end(first.id)
    assert house.hand_overs.find(1, 1) is None
