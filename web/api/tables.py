"""A table between its rounds: who sits, what is played; and the desk's part in it, chips
and codes.
"""

from typing import Any, Literal

from flask import Response, jsonify

from ledger import closing
from ledger.kinds import seats, tables
from web.api.door import Door
from web.api.shows import CodeAnswer, DeskWritten, TableState, TableWritten
from web.api.takes import Chips, CountedTray, Cut, GameChoice, SeatTaken, Viewpoint
from web.http import answers
from web.services.house import house
from web.shown.links import table_code
from web.signin.who import asked, dealer, host, reader

door = Door(
    "tables",
    __name__,
    url_prefix="/api/nights/<number:night>/tables/<number:table>",
    description="A table.",
)

Written = tuple[Response, int]


@door.reads("", reader, TableState, Viewpoint)
def look_at_table(night: int, table: int, look_as: str | None = None) -> Response:
    """The table as the dealer, the wall, or the seat whose hand this screen holds may see it."""
    return answers.table(night, table, answers.viewer_of(look_as, night, table))


# At the table


@door.writes("/seats", dealer, SeatTaken, TableWritten, query=Viewpoint)
def sit(
    night: int, table: int, player: int, seat: int, chips: int, look_as: str | None = None
) -> Response:
    """A player sits down and brings chips."""
    return _do(night, table, look_as, seats.Sat, player, seat, chips)


@door.writes("/seats/<number:seat>", dealer, answers=TableWritten, method="DELETE", query=Viewpoint)
def stand(night: int, table: int, seat: int, look_as: str | None = None) -> Response:
    """A player stands up; the rack goes to the bankroll."""
    return _do(night, table, look_as, seats.Stood, seat)


@door.writes("/seats/<number:seat>/top-ups", dealer, Chips, TableWritten, query=Viewpoint)
def top_up(night: int, table: int, seat: int, chips: int, look_as: str | None = None) -> Response:
    """A seated player brings more chips."""
    return _do(night, table, look_as, seats.ToppedUp, seat, chips)


@door.writes("/seats/<number:seat>/cut", dealer, Cut, TableWritten, method="PUT", query=Viewpoint)
def cut(night: int, table: int, seat: int, word: str, look_as: str | None = None) -> Response:
    """Somebody seated adds a word to the next shuffle."""
    return _do(night, table, look_as, seats.Cut, seat, word)


@door.writes("/series/end", dealer, answers=TableWritten, query=Viewpoint)
def end_series(night: int, table: int, look_as: str | None = None) -> Response:
    """End a series: what it has left on the felt is divided among those seated."""
    return _do(night, table, look_as, tables.SeriesEnded)


@door.writes("/commitment", dealer, answers=TableWritten, query=Viewpoint)
def renew_commitment(night: int, table: int, look_as: str | None = None) -> Response:
    """Promise another shuffle for the next round, where the seed of the one that was promised is
    not in the database. A shuffle whose seed is there stands.
    """
    answers.viewer_of(look_as, night, table)
    return answers.table_written(house().rounds.renew_commitment(night, table, asked()), table)


@door.writes("/game", dealer, GameChoice, TableWritten, method="PUT", query=Viewpoint)
def change_game(
    night: int,
    table: int,
    game: str,
    cards: Literal["virtual", "physical"],
    options: dict[str, Any] | None = None,
    look_as: str | None = None,
) -> Response:
    """Another game, or other options."""
    return _do(night, table, look_as, tables.GameChanged, game, options or {}, cards)


def _do(night: int, table: int, look_as: str | None, what: Any, *args: Any) -> Response:
    answers.viewer_of(look_as, night, table)
    return answers.table_written(house().book.do(night, asked(), what, table, *args), table)


# At the desk


@door.writes("/fills", host, Chips, DeskWritten)
def fill(night: int, table: int, chips: int) -> Written:
    """Chips from the cage to the tray."""
    return answers.desk_written(house().book.do(night, asked(), tables.TrayFilled, table, chips))


@door.writes("/credits", host, Chips, DeskWritten)
def credit(night: int, table: int, chips: int) -> Written:
    """Chips from the tray to the cage."""
    return answers.desk_written(house().book.do(night, asked(), tables.TrayCredited, table, chips))


@door.writes("/counts", host, CountedTray, DeskWritten)
def count_tray(night: int, table: int, counts: list[Any], book: int) -> Written:
    """Note the chips counted in the tray; where the first count differs from the book it takes a
    second one, and what that differs by goes over or short.
    """
    return answers.desk_written(
        house().book.do(night, asked(), tables.TrayCounted, table, counts, book)
    )


@door.writes("/close", host, answers=DeskWritten)
def close_table(night: int, table: int) -> Written:
    """Close the table: racks go to the bankrolls, the tray to the cage."""
    return answers.desk_written(closing.close_table(house().book, night, asked(), table))


@door.writes("/codes", host, answers=CodeAnswer, keyed=False)
def new_code(night: int, table: int) -> Response:
    """A fresh code that signs a tablet in at this table; the one before it is worth nothing any
    more.
    """
    house().book.night(night).table(table)
    return jsonify(table_code(house().invitations.table_code(night, table)))
