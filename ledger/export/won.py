"""What the bank won by each game at each table: in rounds, by counts of the tray, and at the end of
a series, which is the game's that was played until then. Over a table these are the figure of its
closer.
"""

from collections import Counter
from collections.abc import Iterator

from ledger.kinds.at_table import game_name
from ledger.kinds.rounds import RoundClosed
from ledger.kinds.tables import GameChanged, TableOpened
from ledger.state import accounts
from ledger.state.accounts import CAGE, MARKERS, Marker, Single, Tray
from ledger.state.entries import Entry


class Games:
    """Which game each table of a night played, followed entry by entry."""

    def __init__(self) -> None:
        self._since: dict[int, list[tuple[int, str]]] = {}

    def done(self, entry: Entry) -> None:
        """Note what a table plays from this entry on."""
        says = entry.says
        if isinstance(says, TableOpened | GameChanged):
            self._since.setdefault(says.table, []).append((entry.number, game_name(says.game)))

    def at(self, table: int, entry: int) -> str:
        """What was played at a table when this entry was written; nothing where there is no such
        table. Money that goes with an entry which changes the game is that of the game before.
        """
        played = self._since.get(table, [(0, "")])
        return next((game for since, game in reversed(played) if since < entry), played[0][1])


class Won:
    """The tables of a night, followed entry by entry."""

    def __init__(self) -> None:
        self.chips: Counter[tuple[int, str]] = Counter()
        """What the bank won, in chips, by table and game."""
        self.rounds: Counter[tuple[int, str]] = Counter()
        """Rounds that were played to their end."""
        self._games = Games()

    def done(self, entry: Entry) -> None:
        """Add what an entry moves."""
        self._games.done(entry)
        for table, chips in _won(entry):
            self.chips[table, self._games.at(table, entry.number)] += chips
        if isinstance(entry.says, RoundClosed):
            table = entry.says.table
            self.rounds[table, self._games.at(table, entry.number)] += 1

    def lines(self) -> list[tuple[int, str]]:
        """The tables with their games, by number and name."""
        return sorted({*self.chips, *self.rounds})


def _won(entry: Entry) -> Iterator[tuple[int, int]]:
    """What an entry brings the bank at each table. What a tray advances is not lost."""
    for source, target, amount, _ in entry.transfers:
        match accounts.parse(source), accounts.parse(target):
            case Tray(table), _ if target != CAGE:
                yield table, -amount
            case _, Tray(table) if source != CAGE:
                yield table, amount
            case Single(name), Marker("table") if name == MARKERS and entry.round and entry.table:
                yield entry.table, amount
            case Marker("table"), Single(name) if name == MARKERS and entry.round and entry.table:
                yield entry.table, -amount
