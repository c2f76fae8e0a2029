"""What the desk shows that is in no entry."""

from collections.abc import Mapping, Set
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from ledger.state.night import Night
from web.clock import MINUTE
from web.services.failed_copies import why_failed
from web.services.services import Services
from web.services.wishes import Wish, mark
from web.signin.guests import AtDoor
from web.signin.phones import Phone
from web.signin.running import AtTable

STILL_AFTER = 10
"""Minutes in which nothing happens in an open round, until the desk says so."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The tables whose open round does not go on."""

    still: Mapping[int, int]
    """Where nothing has happened for so many minutes."""
    frozen: Set[int]
    """Where nothing can happen any more."""

    @property
    def mark(self) -> str:
        """Another text whenever anything of it is another, for the tag of a state."""
        still = ".".join(f"{table}m{minutes}" for table, minutes in self.still.items())
        return f"{still}{''.join(f'z{table}' for table in sorted(self.frozen))}"


@dataclass(frozen=True, slots=True)
class Around:
    """The screens at the tables, the phones, what players ask for, and rounds that do not go on."""

    tables: Mapping[int, AtTable]
    door: AtDoor
    phones: Mapping[int, Phone]
    wishes: tuple[Wish, ...]
    standing: Standing
    copy_failed: str | None

    @property
    def mark(self) -> str:
        """Another text whenever anything of it is another, for the tag of a state."""
        tables = ".".join(f"{table}r{at.mark}" for table, at in self.tables.items())
        silent = ".".join(str(player) for player in sorted(self.silent))
        copy = "c" if self.copy_failed else ""
        return f"{tables}{mark(self.wishes)}p{self.door.mark}s{silent}{self.standing.mark}{copy}"

    @property
    def silent(self) -> frozenset[int]:
        """The players whose phones were not heard for a minute."""
        return frozenset(player for player, phone in self.phones.items() if phone == "silent")


def standing(services: Services, night: Night) -> Standing:
    """The rounds of a night that do not go on. Whether one is frozen is known where somebody has
    looked at its table; where it stands still, it is looked at now, with no transaction open.
    """
    playing = {table.number: table.round for table in night.tables.values() if table.round}
    if night.damage:
        return Standing({}, playing.keys())
    now = services.clock()
    minutes = {
        table: (now - services.book.entry(night.id, round_.last).at) // MINUTE
        for table, round_ in playing.items()
    }
    still = {table: passed for table, passed in minutes.items() if passed >= STILL_AFTER}
    rounds = services.rounds

    def is_frozen(table: int) -> bool:
        if table in still or rounds.is_frozen(night.id, table):
            rounds.look_at(night, table, lambda _night, _table, _live: None)
        return rounds.is_frozen(night.id, table)

    return Standing(still, set(filter(is_frozen, playing)))


def around(
    services: Services, connection: sa.Connection, night: Night, standing: Standing
) -> Around:
    """What there is around this night, as this transaction sees it."""
    return Around(
        services.running.in_night(connection, night.id),
        services.guests.seen(connection, night.id),
        services.phones.in_night(connection, night.id),
        services.wishes.standing(connection, night.id),
        standing,
        why_failed(Path(str(services.database.place))) if services.database.is_sqlite else None,
    )
