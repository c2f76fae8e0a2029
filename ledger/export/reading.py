"""What an export reads: the entries of nights, one at a time, all as of one moment."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property

import sqlalchemy as sa

from games.language import gettext
from ledger.book import Book
from ledger.desk.debts import Brought, brought
from ledger.errors import Damaged, LedgerError, Malformed, NotThere
from ledger.export.chart import people_parts
from ledger.house import House, names_at
from ledger.kinds.reading import read
from ledger.state import fold
from ledger.state.entries import Entry
from ledger.state.night import Night
from ledger.state.register import At, Register
from ledger.store.schema import entries, nights

_ROWS_AT_A_TIME = 500


@dataclass(frozen=True)
class HouseSource:
    """The house in the same transaction: its people, and what became of debts between nights."""

    connection: sa.Connection
    book: Book

    @cached_property
    def register(self) -> Register:
        """The house as its chain has it. Raises `Damaged`."""
        return House(self.book.database).at(self.connection)

    @cached_property
    def parts(self) -> Mapping[int, str]:
        """What the accounts of its people are called (`chart.people_parts`)."""
        return people_parts({number: them.name for number, them in self.register.people.items()})

    @cached_property
    def names(self) -> Mapping[int, str]:
        """What the house calls each night (`House.names`)."""
        return names_at(self.connection)

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """The night of each of these names."""
        return {name: night for night, name in self.names.items()}

    @cached_property
    def brought(self) -> Mapping[At, list[Brought]]:
        """The entries by which debts went on in other nights, by the player who left them."""
        return brought(self.connection, self.book, self.names.values())


@dataclass(frozen=True, slots=True)
class Source:
    """A night in a reading transaction. It can be read as often as needed, and says the same each
    time.
    """

    connection: sa.Connection
    id: int
    slug: str
    length: int = 0
    """How many entries it has."""
    progress: Callable[[int, int], None] = lambda done, total: None
    """Told how many of them have been read."""
    until: int | None = None
    """Its last entry that is read; all are, where nothing is said."""
    people: Mapping[int, tuple[int, str]] = field(default_factory=dict)
    """Who its players are among the people of the house, where that is known: number and name."""
    house: HouseSource | None = None

    def entries(self) -> Iterator[Entry]:
        """Its entries in order, few of them in memory. Raises `Damaged`."""
        query = (
            sa.select(entries.c.number, entries.c.body, entries.c.hash)
            .where(entries.c.night == self.id)
            .order_by(entries.c.number)
        )
        if self.until is not None:
            query = query.where(entries.c.number <= self.until)
        with self.connection.execute(
            query, execution_options={"yield_per": _ROWS_AT_A_TIME}
        ) as rows:
            for number, body, hash_ in rows:
                try:
                    entry = read(number, body, hash_)
                except Malformed as error:
                    raise self.damaged(number) from error
                yield entry
                self.progress(number, self.length)

    def steps(self) -> Iterator[tuple[Night | None, Entry, Night]]:
        """Every entry, with the night before it and the night after it. Raises `Damaged`."""
        before: Night | None = None
        for entry in self.entries():
            try:
                after = fold.apply(before, entry) if before else fold.first(self.id, entry)
            except LedgerError as error:
                raise self.damaged(entry.number) from error
            yield before, entry, after
            before = after

    def damaged(self, number: int) -> Damaged:
        """What to raise where an entry of this night says what no Croupier has written."""
        return Damaged(
            f"Entry {number} of the night {self.slug} does not say what an entry must, so there "
            "is nothing to export. "
            "An audit lists what is wrong."
        )


@contextmanager
def reading(
    book: Book,
    numbers: Iterable[int] | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Iterator[list[Source]]:
    """These nights, or all of them, oldest first, as they are at one moment. Raises
    `no-such-night`.
    """
    query = (
        sa.select(nights.c.id, nights.c.slug, nights.c.head_number)
        .where(nights.c.head_number > 0)
        .order_by(nights.c.id)
    )
    if numbers is not None:
        wanted = set(numbers)
        query = query.where(nights.c.id.in_(wanted))
    with book.database.reading() as connection:
        house = HouseSource(connection, book)
        people = _people(house)
        found = [
            Source(
                connection,
                row.id,
                row.slug,
                row.head_number,
                progress,
                people=people.get(row.id, {}),
                house=house,
            )
            for row in connection.execute(query)
        ]
        if not found or (numbers is not None and len(found) < len(wanted)):
            raise NotThere(
                gettext("There is no such night.")
                if numbers is not None
                else gettext("There are no nights yet."),
                "no-such-night",
            )
        yield found


def _people(house: HouseSource) -> dict[int, dict[int, tuple[int, str]]]:
    """Who the players of each night are. Raises `Damaged`."""
    register, nights = house.register, house.numbers
    found: dict[int, dict[int, tuple[int, str]]] = defaultdict(dict)
    for (name, player), person in register.players.items():
        if name in nights and person is not None:
            found[nights[name]][player] = (person, register.people[person].name)
    return found
