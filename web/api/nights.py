"""The desk: nights, and what is settled for a whole night."""

from collections.abc import Mapping, Sequence
from typing import Any

from flask import Response, jsonify

import ledger.opening
from ledger import closing
from ledger.kinds import corrections, nights, tables
from ledger.kinds.cash import DrawerCounted, FloatAdded
from ledger.kinds.cash import Gift as GiftKind
from web.api.door import Door
from web.api.shows import DeskState, DeskWritten, LinkAnswer, NightsAnswer, WallState
from web.api.takes import (
    Cash,
    Correction,
    Counted,
    Gift,
    NewNight,
    NewTable,
    NightChanges,
)
from web.http import answers
from web.services.house import house
from web.shown.desk_state import headings
from web.shown.links import wall_link
from web.signin.screens import opening
from web.signin.who import asked, host, session, signed_in, watcher

door = Door("desk", __name__, url_prefix="/api", description="The host's desk.")

Written = tuple[Response, int]


@door.reads("/nights", signed_in, NightsAnswer)
def all_nights() -> Response:
    """The nights, the newest first; a tablet and a wall see their own."""
    night = session().night
    return jsonify(
        nights=headings([one for one in house().book.nights() if night in (None, one.id)])
    )


@door.writes("/nights", host, NewNight, DeskWritten, status=201)
def open_night(
    name: str,
    money: Mapping[str, Any] | None,
    chip_set: Sequence[Mapping[str, Any]],
    cash_float: int = 0,
) -> Written:
    """Open a night."""
    worth = _worth(money)
    request = asked()
    receipt = ledger.opening.open_night(
        house().book, request, name=name, chip_value=worth, chip_set=chip_set, cash_float=cash_float
    )
    screen = session().screen
    house().screens.opened(receipt.night.id, screen, opening(screen, request.key))
    return answers.desk_written(receipt, 201)


@door.reads("/nights/<number:night>", host, DeskState)
def look_at_night(night: int) -> Response:
    """The whole night at a glance."""
    return answers.desk(house().book.night(night))


@door.writes("/nights/<number:night>", host, NightChanges, DeskWritten, method="PATCH")
def change_night(night: int, **changes: Any) -> Written:
    """Change the name, the chip set, or (before there are chips) what a chip is worth."""
    if "money" in changes:
        changes["chip_value"] = _worth(changes.pop("money"))
    return answers.desk_written(house().book.do(night, asked(), nights.NightChanged, changes))


@door.writes("/nights/<number:night>/close", host, answers=DeskWritten)
def close_night(night: int) -> Written:
    """Close the night and its tables; the seal is what everybody photographs."""
    return answers.desk_written(closing.close_night(house().book, night, asked()))


@door.writes("/nights/<number:night>/reopen", host, answers=DeskWritten)
def reopen_night(night: int) -> Written:
    """Open a closed night again."""
    return answers.desk_written(house().book.do(night, asked(), nights.NightReopened))


@door.writes("/nights/<number:night>/gifts", host, Gift, DeskWritten)
def give(night: int, giver: int, taker: int, chips: int) -> Written:
    """Move chips from one player's bankroll to another's."""
    return answers.desk_written(house().book.do(night, asked(), GiftKind, giver, taker, chips))


@door.writes("/nights/<number:night>/floats", host, Cash, DeskWritten)
def add_float(night: int, cash: int) -> Written:
    """Put more cash into the drawer."""
    return answers.desk_written(house().book.do(night, asked(), FloatAdded, cash))


@door.writes("/nights/<number:night>/drawer-counts", host, Counted, DeskWritten)
def count_drawer(night: int, counted: int) -> Written:
    """Note the cash found in the drawer; what is more or less than the book has goes over
    or short.
    """
    return answers.desk_written(house().book.do(night, asked(), DrawerCounted, counted))


@door.writes("/nights/<number:night>/corrections", host, Correction, DeskWritten)
def correct(night: int, entry: int, why: str) -> Written:
    """Take an entry of the desk back by a new one that names it."""
    wrong = house().book.entry(night, entry)
    content = {"do": "correct", "entry": entry, "why": why}
    return answers.desk_written(
        house().book.write(
            night, asked(), content, lambda state: corrections.Corrected.decide(state, wrong, why)
        )
    )


@door.writes("/nights/<number:night>/tables", host, NewTable, DeskWritten, status=201)
def add_table(night: int, **table: Any) -> Written:
    """Open a table."""
    table.setdefault("options", {})
    receipt = house().book.do(night, asked(), tables.TableOpened, **table)
    return answers.desk_written(receipt, 201)


@door.reads("/nights/<number:night>/wall", watcher, WallState)
def look_at_wall(night: int) -> Response:
    """What a screen on the wall needs to know of the night: which tables there are."""
    return answers.wall(house().book.night(night))


@door.writes("/nights/<number:night>/wall-links", host, answers=LinkAnswer, keyed=False)
def new_wall_link(night: int) -> Response:
    """A link that shows this night on a wall, and nothing more."""
    house().book.night(night)
    return jsonify(wall_link(house().invitations.wall_link(night)))


def _worth(money: Mapping[str, Any] | None) -> dict[str, Any] | None:
    return None if money is None else {"currency": money["currency"], "minor": money["chip"]}
