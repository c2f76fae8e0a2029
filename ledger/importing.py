"""Reading the bundle of a night into a book."""

from collections.abc import Mapping
from itertools import chain as chain_of

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ledger.audit import Audited, Progress
from ledger.audit.records import EntryRow
from ledger.book import Book
from ledger.book.appending import open_account
from ledger.book.slugs import free_slug
from ledger.book.statements import INSERT_ENTRY, INSERT_TRANSFERS
from ledger.bundle import Bundle, verify
from ledger.errors import BadBundle, NightTwice
from ledger.kinds.nights import NightOpened
from ledger.kinds.reading import read
from ledger.state.entries import Entry
from ledger.store import chain
from ledger.store.database import Database
from ledger.store.schema import entries, nights


def check(bundle: Bundle, progress: Progress = lambda done, total: None) -> Audited:
    """The audit of a bundle with which nothing is wrong; something in it may rest on trust. Raises
    `BadBundle` for one that an audit finds wanting.
    """
    checked = verify(bundle, None, progress)
    if findings := checked.findings:
        raise BadBundle.saying(
            "An audit of this bundle has {findings} findings. The first is: {first}",
            findings=len(findings),
            first=findings[0],
        )
    return checked


def import_bundle(book: Book, bundle: Bundle) -> int:
    """`check` a bundle, and read it in: see `import_checked`."""
    check(bundle)
    return import_checked(book, bundle)


def import_checked(
    book: Book, bundle: Bundle, progress: Progress = lambda done, total: None
) -> int:
    """Read a night into this book, every hash and seal as it was; returns its number here. Its slug
    gets a number where it is taken. The seeds of rounds to come are in no bundle: at the tables of
    a night that is open another shuffle has to be promised before a round can begin, and a round
    with virtual cards that is in play can only be voided.

    `check` it first. Raises `NightTwice` for a night that is in this book already.
    """
    rows = bundle.entries()
    first = next(rows)
    try:
        with book.database.writing() as connection:
            here = sa.select(nights.c.slug).join(entries, entries.c.night == nights.c.id)
            if there := connection.scalar(
                here.where(entries.c.number == 1, entries.c.hash == first.hash)
            ):
                raise NightTwice.saying(
                    "This night is in the book already, as {there}.", there=there
                )
            opening = read(first.number, first.body, first.hash).says
            assert isinstance(opening, NightOpened), "an audit has found nothing wrong"
            slug = free_slug(connection, opening.known_as)
            head = {"slug": slug, "head_number": 0, "head_hash": chain.START}
            night: int = connection.execute(
                sa.insert(nights).returning(nights.c.id), head
            ).scalar_one()
            accounts: dict[str, int] = {}
            total = bundle.head().number
            for row in chain_of((first,), rows):
                _import_entry(book.database, connection, night, accounts, row)
                progress(row.number, total)
    except IntegrityError as error:
        if "entries_once" not in str(error.orig) and "key of its own" not in str(error.orig):
            raise
        raise NightTwice.saying(
            "Part of this night is in the book already: another entry answers the same request."
        ) from error
    return night


def _import_entry(
    database: Database,
    connection: sa.Connection,
    night: int,
    accounts: dict[str, int],
    row: EntryRow,
) -> None:
    entry = read(row.number, row.body, row.hash)
    body = {
        "night": night,
        "number": row.number,
        "body": row.body,
        "hash": row.hash,
        "sender": entry.request.sender,
        "key": entry.request.key,
    }
    database.run(connection, INSERT_ENTRY, body)
    for name in sorted(entry.accounts - accounts.keys()):
        accounts[name] = open_account(connection, night, name)
    if entry.transfers:
        database.run(connection, INSERT_TRANSFERS, _rows(night, entry, accounts))


def _rows(night: int, entry: Entry, accounts: Mapping[str, int]) -> list[dict[str, object]]:
    return [
        {
            "night": night,
            "entry": entry.number,
            "position": position,
            "source": accounts[source],
            "target": accounts[target],
            "amount": amount,
            "why": why,
        }
        for position, (source, target, amount, why) in enumerate(entry.transfers)
    ]
