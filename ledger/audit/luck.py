"""What the house's bank should have won, and did, by table and game; and whether luck explains the
difference (`games.odds.luck`).

Only of games that can say what a round's bets bring on average, exactly, and only of rounds that
are over and not voided. It assumes that everybody plays the best: who plays worse brings the bank
more. So a result that luck does not explain is a hint to look at a table, and never a finding.
"""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

from games import catalogue
from games.engine import NotARound, options_of
from games.odds.luck import Law, chernoff_bound, mixed, spread
from ledger.findings import Hint
from ledger.kinds.tables import GameChanged, TableOpened
from ledger.play.handle import Bets, Running
from ledger.state import accounts
from ledger.state.accounts import Bankroll, Rack
from ledger.state.entries import Entry

SELDOM = 10_000
"""Less than once in so many such nights: worth a hint."""
UNUSUAL = 20
"""Less than once in so many such nights: worth to be said."""
_NOT_OF_THE_GAME = (
    NotARound,
    LookupError,
    TypeError,
    ValueError,
    ArithmeticError,
    AttributeError,
)
"""What a record raises that is not one of its game, which other checks find."""
_MOST_LAWS = 200
"""So many kinds of rounds are told apart at a table; beyond that they are mixed into one, so that a
long night takes no more memory.
"""


@dataclass(frozen=True, slots=True)
class BankResult:
    """What a game brought the bank at a table, in chips."""

    table: int
    game: str
    """Its slug."""
    rounds: int
    """Rounds that are over and not voided."""
    drop: int
    """The chips that players brought to the table while it played this game."""
    handle: int
    """All chips that were bet in those rounds."""
    win: int
    """What the bank won of them; negative where it lost."""
    expected: int | None
    """What it should have won on average, if all play the best; None where that is not known."""
    spread: int
    """The standard deviation of that."""
    once_in: int
    """So far from what was expected, on that side, it ends less than once in so many such nights;
    1 where luck explains it easily.
    """

    @property
    def is_luck(self) -> bool | None:
        """Whether luck explains the difference; None where it is not known what was expected."""
        if self.expected is None:
            return None
        return self.once_in < UNUSUAL if self.spread else self.win == self.expected


@dataclass(slots=True)
class _Sum:
    rounds: int = 0
    handle: int = 0
    win: int = 0
    laws: Counter[Law] | None = field(default_factory=Counter)
    """How many rounds there were of each kind; None once one of them is not known."""


class Luck:
    """The rounds of all tables, followed entry by entry."""

    def __init__(self) -> None:
        self._running = Running()
        self._sums: dict[tuple[int, str], _Sum] = {}
        self._games: dict[int, str] = {}
        self._drops: Counter[tuple[int, str]] = Counter()

    def done(self, entry: Entry) -> None:
        """Add what an entry says of a round."""
        says = entry.says
        if isinstance(says, TableOpened | GameChanged):
            self._games[says.table] = says.game
        for source, target, amount, _ in () if entry.round else entry.transfers:
            match accounts.parse(source), accounts.parse(target):
                case Bankroll(), Rack(table):
                    self._drops[table, self._games.get(table, "")] += amount
        if (running := self._running.done(entry)) is not None:
            self._add(running)

    def _add(self, over: Bets) -> None:
        game = catalogue.find(over.game)
        if game is None or game.law is None:
            return
        try:
            law = game.law(options_of(game, over.options), over.actions)
        except _NOT_OF_THE_GAME:
            return
        found = self._sums.setdefault((over.table, over.game), _Sum())
        found.rounds += 1
        found.handle += over.handle
        found.win += over.win
        if found.laws is None or law is None:
            found.laws = None
            return
        found.laws[law] += 1
        if len(found.laws) > _MOST_LAWS:
            found.laws = Counter({mixed(found.laws): found.laws.total()})

    def results(self) -> tuple[BankResult, ...]:
        """What each game brought the bank at each table."""
        return tuple(_result(*where, self._drops[where], self._sums[where]) for where in self._sums)

    def hints(self) -> tuple[Hint, ...]:
        """The tables whose results luck hardly explains."""
        return tuple(
            Hint(
                f"table {result.table}",
                f"{catalogue.GAMES[result.game].name}: the bank won {result.win:,} where "
                f"{result.expected:,} was to be expected if all play the best; luck alone brings "
                f"that in less than one of {result.once_in:,} such nights.",
            )
            for result in self.results()
            if result.once_in >= SELDOM
        )


def _result(table: int, game: str, drop: int, found: _Sum) -> BankResult:
    if found.laws is None:
        return BankResult(table, game, found.rounds, drop, found.handle, found.win, None, 0, 1)
    laws = found.laws
    expected = sum((count * law.expected for law, count in laws.items()), Fraction(0))
    deviation, wide = float(found.win - expected), spread(laws)
    chance = chernoff_bound(laws, deviation) if abs(deviation) > 2 * wide else 1.0
    return BankResult(
        table,
        game,
        found.rounds,
        drop,
        found.handle,
        found.win,
        round(expected),
        round(wide),
        int(1 / max(chance, 1e-12)),
    )
