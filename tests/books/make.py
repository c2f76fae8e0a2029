"""Make the books that a version of Croupier leaves behind: ``python -m tests.books.make VERSION``.

Run once for a version, and never again for the same one: what stands in ``tests/books/VERSION`` is
kept for ever, and ``tests/books/test_old_books.py`` reads all of it.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from games.catalogue import GAMES
from ledger.book import Book
from ledger.desk.opening import open_night
from ledger.kinds.nights import NightClosed
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat, Stood
from ledger.kinds.tables import SeriesEnded, TableClosed
from ledger.store import migration
from ledger.store.backup import backup
from ledger.store.database import Database
from tests.books.told import bundles, told
from tests.ledger.export.nights import awkward_night, random_night
from tests.ledger.whole_night import WholeNight, play_whole_night, request
from tests.web.conftest import NEW_NIGHT, PIN, QUICK, Screen, TestNight
from tests.web.felt import Felt
from web.app import create_app
from web.services.services import open_services

HERE = Path(__file__).parent
RANDOM_NIGHTS = 4


def make(version: str) -> None:
    """Write a book of nights that were played, one with rounds in play, and what is told of both
    today.
    """
    folder = HERE / version
    folder.mkdir()
    for name, play in {"played": _played, "in-play": _in_play}.items():
        book = folder / f"{name}.sqlite"
        _write(book, play)
        folder.joinpath(f"{name}.jsonl").write_bytes(bundles(book))
        for file, text in told(book).items():
            folder.joinpath(f"{name}.{file}").write_text(text, encoding="utf-8")


def _write(target: Path, play: Callable[[Database], None]) -> None:
    source = target.with_name(f"new-{target.name}")
    database = Database(f"sqlite:///{source}")
    migration.upgrade(database)
    play(database)
    backup(database, target)
    database.close()
    for left in target.parent.glob(f"{source.name}*"):
        left.unlink()


def _played(database: Database) -> None:
    book = Book(database)
    play_whole_night(book, tuple(slug for slug in GAMES if slug != "uth"), rounds=2)
    awkward_night(book).do(NightClosed)
    for number in range(RANDOM_NIGHTS):
        random_night(book, f"old books {number}")
    _for_love(book)


def _for_love(book: Book) -> None:
    """Play money, tiny racks and so markers, somebody who comes back, and a series that is broken
    off.
    """
    chips = [{"value": 1, "colour": "white"}]
    opened = open_night(
        book, request(), name="For love", chip_value=None, chip_set=chips, cash_float=0
    )
    night = WholeNight(book, "for love", night=opened.night.id)
    for name in ("Ana", "Ben", "Cleo", "Dora"):
        night.do(PlayerAdded, name)
    table = night.open_table("lorum", [1, 2, 3, 4], chips=3)
    night.play_rounds(table, 3)
    night.do(Stood, table, 4)
    night.do(Sat, table, 4, 4, 0)
    night.do(SeriesEnded, table)
    night.do(TableClosed, table)


def _in_play(database: Database) -> None:
    """A night made through the API, with the cookies of its screens, and left with rounds in play
    at both tables.
    """
    services = open_services(database, hasher=QUICK)
    app = create_app(services)

    def screen() -> Screen:
        return Screen(app.test_client())

    host = screen()
    host.post("session/first", {"token": services.pin.new_link(), "pin": PIN})
    number = host.post("nights", NEW_NIGHT).json["number"]
    path = f"nights/{number}"
    ana, ben = (
        host.post(f"{path}/players", {"name": name}).json["number"] for name in ("Ana", "Ben")
    )
    for player in (ana, ben):
        host.post(f"{path}/players/{player}/buy-ins", {"chips": 200, "against": "cash"})
    uth = host.post(f"{path}/tables", {"game": "uth", "cards": "virtual", "tray": 500}).json[
        "number"
    ]
    races = host.post(
        f"{path}/tables", {"game": "superfecta", "cards": "physical", "tray": 0}
    ).json["number"]
    night = TestNight(host, screen, number, ana, ben, uth, races)
    _a_hand_and_a_half(Felt(night, uth), ana, ben)
    _half_a_race(Felt(night, races), ana, ben)


def _a_hand_and_a_half(felt: Felt, ana: int, ben: int) -> None:
    felt.sit(ana, 1, 100)
    felt.sit(ben, 3, 60)
    felt.do("PUT", "seats/3/cut", {"word": "lucky"})
    felt.begin()
    felt.play(1, "bet", ante=10)
    felt.play(3, "bet", ante=5, trips=5)
    felt.play("dealer", "deal")
    felt.do("PUT", "hand-over", {"seat": 1})
    for _ in range(2):
        felt.play(1, "check")
        felt.play(3, "check")
    felt.play(1, "fold")
    felt.play(3, "play", times=1)
    felt.do("POST", f"{felt.round}/close")
    felt.begin()
    felt.play(1, "bet", ante=5)
    felt.play(3, "bet", ante=5)
    felt.play("dealer", "deal")
    felt.play(1, "check")


def _half_a_race(felt: Felt, ana: int, ben: int) -> None:
    felt.sit(ana, 1, 50)
    felt.sit(ben, 2, 50)
    felt.begin()
    for card in ("4h", "9d", "5d", "Jc", "5s", "6h"):
        felt.play("dealer", "show", card=card)
    felt.play(1, "ticket", bets=[{"amount": 5, "type": "WIN", "horses": "H"}])
    felt.play(2, "ticket", bets=[{"amount": 5, "type": "EXA", "horses": "H/D"}])
    felt.play("dealer", "off")
    felt.play("dealer", "show", card="3h")


if __name__ == "__main__":
    make(sys.argv[1])
