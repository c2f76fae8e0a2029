"""The people of the house: a chain beside those of the nights, which the database guards."""

from itertools import count

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ledger.audit.house import house_findings
from ledger.book import Book
from ledger.errors import BadName, Conflict, KeyReused, NotThere
from ledger.house import House
from ledger.kinds.players import PlayerAdded
from ledger.state import register as people
from ledger.state.entries import Request
from ledger.state.register import Person
from ledger.store import migration
from ledger.store.schema import house_entries
from tests.codes import coded
from tests.ledger.desk_night import DeskNight

pytestmark = pytest.mark.conformance

_KEYS = count()


def asked(key: str | None = None, digest: str = "") -> Request:
    return Request("desk", key or f"house-{next(_KEYS)}", "host", "1", digest)


@pytest.fixture
def house(book: Book) -> House:
    found = House(book.database)
    found.write(asked(), lambda register: people.added(register, name="Ana", picture="🦊"))
    return found


def test_a_person_is_kept_with_a_look_and_a_note(book: Book, house: House) -> None:
    house.write(asked(), lambda now: people.changed(now, 1, colour="#aa3300", note="left-handed"))
    kept = Person(1, "Ana", "#aa3300", "🦊", "left-handed")
    assert House(book.database).now().people == {1: kept}


def test_two_people_may_have_one_name_and_are_told_apart_by_their_numbers(house: House) -> None:
    now = house.write(asked(), lambda register: people.added(register, name="ana"))
    assert [person.number for person in now.alike("Ana")] == [1, 2]


def test_who_a_player_is_can_be_said_put_right_and_left_open(book: Book, house: House) -> None:
    night = DeskNight(book)
    night.do(PlayerAdded, "Ana")
    whose = house.name(night.id), 1
    before = book.night(night.id)
    now = house.write(asked(), lambda register: people.known(register, whose, 1))
    assert now.players == {whose: 1}
    now = house.write(asked(), lambda register: people.known(register, whose, None))
    assert now.players == {}
    assert book.night(night.id) == before  # nothing of it is in the night


def test_a_new_player_is_a_new_person_unless_one_of_that_name_is_known(
    book: Book, house: House
) -> None:
    night = DeskNight(book)
    for name in ("Ben", "Ana", "Cleo"):
        night.do(PlayerAdded, name)
    whose = house.name(night.id)
    players = {player.name: player.number for player in book.night(night.id).players.values()}
    house.meet(night.id, players["Ben"], "Ben", None, asked())
    house.meet(night.id, players["Ana"], "Ana", None, asked())
    now = house.meet(night.id, players["Cleo"], "Cleo", 1, asked())
    assert [person.name for person in now.people.values()] == ["Ana", "Ben"]
    assert now.players == {(whose, players["Ben"]): 2, (whose, players["Cleo"]): 1}


def test_a_request_said_twice_happens_once(house: House) -> None:
    for _ in range(2):
        now = house.write(asked("twice"), lambda register: people.added(register, name="Ben"))
    assert len(now.people) == 2
    other = asked("twice", "0" * 64)
    with pytest.raises(KeyReused):
        house.write(other, lambda register: people.added(register, name="Cleo"))


def test_what_is_not_in_form_is_refused_and_nothing_is_written(house: House) -> None:
    was = house.now()
    with pytest.raises(BadName):
        house.write(asked(), lambda register: people.added(register, name="\u202eanA"))
    with pytest.raises(NotThere, check=coded("no-such-person")):
        house.write(asked(), lambda register: people.known(register, ("1a" * 32, 1), 7))
    assert house.now() == was


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE house_entries SET sender = 'me'",
        "DELETE FROM house_entries",
        "DELETE FROM house",
        "UPDATE house SET head_number = 5",
        "INSERT INTO house SELECT 2, head_number, head_hash FROM house",
        "INSERT INTO house_entries SELECT 5, body, hash, 'me', 'mine' FROM house_entries",
        "INSERT INTO house_entries SELECT 2, body, hash, sender, key FROM house_entries",
    ],
)
def test_the_database_refuses(book: Book, house: House, statement: str) -> None:
    with pytest.raises(IntegrityError), book.database.writing() as connection:
        connection.exec_driver_sql(statement)
    with book.database.reading() as connection:
        assert list(house_findings(connection)) == []


def test_the_audit_names_an_entry_that_was_written_past_the_program(
    book: Book, house: House
) -> None:
    with book.database.writing() as connection:
        row = {"number": 2, "body": b"{}", "hash": bytes(32), "sender": "me", "key": "mine"}
        connection.execute(sa.insert(house_entries), row)
        found = list(house_findings(connection))
    assert [(finding.check, finding.where) for finding in found] == [
        ("chain", "house entry 2"),
        ("form", "house entry 2"),
    ]


def test_a_step_down_would_lose_the_people(book: Book, house: House) -> None:
    with pytest.raises(Conflict, match="people", check=coded("no-way-back")):
        migration.downgrade(book.database, "0013")
