"""Between the servers of one database: what one of them writes, the screens of all the others hear.

On PostgreSQL the database's own notification is the bus (`ledger.store.notes`), on one machine or
on several. A SQLite file has one server, and no bus.
"""

from collections.abc import Callable, Mapping

from ledger import chance
from ledger.state.entries import Entry
from ledger.store import notes
from ledger.store.database import Database
from web.services.live import Hub


class Bus:
    """This server's place among the servers of its database. Runs as long as its hub does."""

    def __init__(self, database: Database, hub: Hub, look_at_clock: Callable[[], None]) -> None:
        """`look_at_clock` is called now and then, and whenever another server says that the clock
        was turned.
        """
        self._hub = hub
        self._look_at_clock = look_at_clock
        self._name = chance.token_hex(8)
        self._listener = notes.Listener(database, self)
        self._teller = notes.Teller(database)
        hub.beside(self)

    def start(self) -> None:
        """Begin to listen and to tell."""
        self._listener.start()
        self._teller.start()

    def end(self) -> None:
        """Listen no more."""
        self._listener.end()
        self._teller.end()

    def written(self, night: int, entry: Entry) -> None:
        """Tell the other servers of an entry that is on disk."""
        self._teller.tell(notes.Moved(night, entry.number, entry.table_alone))

    def notified(self, night: int) -> None:
        """Tell the other servers that there is something to look at in this night."""
        self._teller.tell(notes.Notified(night, self._name))

    def turned(self) -> None:
        """Tell the other servers that the clock was turned, and what is kept with it."""
        self._teller.tell(notes.Turned())

    # What the listener calls

    def heard(self, note: notes.Note) -> None:
        """See `ledger.store.notes.Hears`."""
        match note:
            case notes.Moved(night, version, table):
                self._hub.tell(night, version, table)
            case notes.Notified(night, by) if by != self._name:
                self._hub.notify(night, here_alone=True)
            case notes.Turned():
                self._look_at_clock()

    def heads(self, heads: Mapping[int, int], *, anew: bool) -> None:
        """See `ledger.store.notes.Hears`."""
        self._hub.heads(heads)
        if anew:
            for night in heads:
                self._hub.notify(night, here_alone=True)
        self._look_at_clock()
