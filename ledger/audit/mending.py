"""Guards that are missing are made again before anybody plays, where nothing was done without
them.
"""

from collections.abc import Iterator

from ledger.audit import audited
from ledger.audit.database import DatabaseRecords, nights_of, orphans
from ledger.audit.storage import storage
from ledger.errors import Unavailable
from ledger.findings import Finding
from ledger.store import guards, migration
from ledger.store.database import Database


def mended(database: Database) -> str | None:
    """Make the guards of a book whole that is about to be served; its schema must be up to date.

    Returns what was done, in one sentence, None where nothing was missing. Raises `not-guarded`
    where more than triggers and their functions is missing or altered, or where an audit finds
    something wrong: whoever took a guard away may have used the time.
    """
    gaps = _gaps(database)
    if not gaps:
        return None
    which = _listed([str(gap) for gap in gaps])
    if any(not guards.mendable(gap) for gap in gaps):
        raise Unavailable(
            f"The guards of {database.place} cannot be mended ({which}). Go on with a backup; "
            "`croupier audit` says all that is wrong with this file.",
            "not-guarded",
        )
    if wrong := list(_wrong(database)):
        raise Unavailable(
            f"Guards of {database.place} are not as they must be ({which}), and an audit finds "
            f"something wrong ({_listed(wrong)}). `croupier audit` lists all of it.",
            "not-guarded",
        )
    with migration.altering(database) as connection:
        guards.mend(connection, guards.gaps(connection))  # another server may have mended some
    if _gaps(database):
        raise Unavailable(
            f"The guards of {database.place} cannot be mended ({which}).", "not-guarded"
        )
    return f"Guards of the book were made again ({which}): an audit found nothing wrong."


def _gaps(database: Database) -> list[guards.Gap]:
    with database.reading() as connection:
        return guards.gaps(connection)


def _wrong(database: Database) -> Iterator[str]:
    """All that an audit finds but for the guards."""
    with database.reading() as connection:
        for finding in storage(connection):
            if isinstance(finding, Finding) and finding.check != "guards":
                yield str(finding)
        yield from orphans(connection)
        for night, slug in nights_of(connection):
            for finding in audited(DatabaseRecords(connection, night)).findings:
                yield f"{slug}: {finding}"


def _listed(said: list[str]) -> str:
    more = f", and {len(said) - 2} more" if len(said) > 2 else ""
    return ", ".join(said[:2]) + more
