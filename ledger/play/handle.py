"""The handle: the chips that were bet in rounds that are over and not voided. A bet that was
cleared, changed or cancelled was not made, and what was undone or amended never happened.

It is computed here, for every report that names it.
"""

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field

from games import catalogue
from games.engine import Action
from ledger.kinds.actions import Amended, Undone, follow
from ledger.kinds.facts import RoundKind
from ledger.kinds.rounds import RoundBegan, RoundEnded, RoundVoided
from ledger.play.live import AMENDED
from ledger.state import accounts
from ledger.state.accounts import Felt, Marker, Rack, Tray
from ledger.state.entries import Entry, net
from ledger.state.fold import without_fills
from ledger.store.canonical import JSON


@dataclass(slots=True)
class Bets:
    """A round, and what was bet in it."""

    table: int
    game: str
    options: dict[str, JSON]
    actions: list[Action] = field(default_factory=list)
    """Those that stand."""
    to_felt: int = 0
    """The chips that went from racks to the felt, less what was taken back."""
    win: int = 0
    """What the bank is up by it; what it advances counts as its own."""

    @property
    def handle(self) -> int:
        """The chips that were bet. Where the actions are not the game's (which other checks
        find), what went to the felt.
        """
        game = catalogue.find(self.game)
        if game is not None and game.handle is not None:
            with suppress(LookupError, TypeError, ValueError, ArithmeticError, AttributeError):
                return game.handle(self.actions)
        return self.to_felt

    def follow(self, entry: Entry, says: RoundKind) -> None:
        """Bring it up with one more of its entries."""
        follow(self.actions, says)
        self.win += _won(entry)
        for source, target, amount, why in entry.transfers:
            # What takes an action back takes the bets in it back, and payments made of the felt.
            back = isinstance(says, Undone) or (
                isinstance(says, Amended) and why.startswith(f"{AMENDED}: ")
            )
            match accounts.parse(source), accounts.parse(target):
                case Rack(), Felt() if not back:
                    self.to_felt += amount
                case Felt(), Rack() if back:
                    self.to_felt -= amount


def _won(entry: Entry) -> int:
    changes = net(without_fills(entry.transfers)).items()
    return sum(
        change for name, change in changes if isinstance(accounts.parse(name), Tray | Marker)
    )


class Running:
    """The rounds in play at the tables of a night, followed entry by entry."""

    def __init__(self) -> None:
        self._at: dict[int, Bets] = {}

    def done(self, entry: Entry) -> Bets | None:
        """Follow a round by an entry; gives it once it is over, and not voided."""
        says = entry.says
        if not isinstance(says, RoundKind):
            return None
        if isinstance(says, RoundBegan):
            self._at[says.table] = Bets(says.table, says.game, says.options)
        running = self._at.get(says.table)
        if running is None:
            return None
        running.follow(entry, says)
        if not isinstance(says, RoundEnded):
            return None
        del self._at[says.table]
        return None if isinstance(says, RoundVoided) else running


class Handle:
    """The handle of every table of a night, followed entry by entry."""

    def __init__(self) -> None:
        self._running = Running()
        self.tables: Counter[int] = Counter()

    def done(self, entry: Entry) -> None:
        """Add what an entry says of a round."""
        if (over := self._running.done(entry)) is not None:
            self.tables[over.table] += over.handle
