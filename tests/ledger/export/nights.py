"""Nights to export: names that break files, and evenings that nobody planned."""

from collections.abc import Callable, Collection
from datetime import UTC, datetime
from typing import Any

from games.catalogue import GAMES
from games.engine.shuffle import Draws
from ledger.book import Book
from ledger.errors import LedgerError
from ledger.kinds.cash import BuyBack, BuyIn, CashOut
from ledger.kinds.drawer import DrawerCounted, FloatAdded
from ledger.kinds.gifts import Gift
from ledger.kinds.markers import MarkerRepaid
from ledger.kinds.nights import NightChanged, NightClosed
from ledger.kinds.players import MarkerLimited, PlayerAdded
from ledger.kinds.seats import Sat
from ledger.kinds.tables import SeriesEnded, TableClosed, TableOpened
from ledger.kinds.trays import TrayCounted, TrayCredited, TrayFilled
from ledger.state import accounts
from ledger.state.entries import Decided, Decision
from tests.ledger.desk_night import counts
from tests.ledger.whole_night import WholeNight, request

AWKWARD = (
    "=1+1",
    "+49 30 123",
    "-Ana",
    "@SUM(A1)",
    'Ben "the shark", Jr.',
    "O'Hara; DROP | TABLE",
    "שלום Ana",
    "فاطمة الزهراء",
    "Zoë 🎲👩🏽‍🦰",
    "漢字",
    "'quoted",
    "(x) ! * date:2020-01-01, [2020-01-01]",
    'back\\slash \\" end\\',
    "_x0041_ <b>&amp;</b> **bold** {0} %s",
)
"""Names that can be entered."""

ANCIENT = (
    "two\nlines\r\n=2+2",
    "\u202eevil\u202d\x07 bell",
    "\n",
    "\ufffe no character",
    "tab\t=3",
    "n" * 300,
)
"""Names that no Croupier takes, as a book that somebody else wrote might have them."""


def add_by_hand(night: WholeNight, name: str) -> int:
    """Put a player down under a name that the desk would refuse. Returns the number."""
    number = max(night.now.players, default=0) + 1
    says = PlayerAdded(player=number, name=name)
    night.book.write(night.id, request(), {}, lambda _: Decision(says))
    return number


def awkward_night(book: Book) -> WholeNight:
    """Everybody has a name that breaks something, plays a hand, and cashes out."""
    night = WholeNight(book, "awkward")
    night.do(NightChanged, {"name": '=HYPERLINK("x") ; "Fri|day" 🎲'})
    players = [night.do(PlayerAdded, name).entry.facts["player"] for name in AWKWARD]
    players += [add_by_hand(night, name) for name in ANCIENT]
    for player in players:
        night.do(BuyIn, player, 20 + player, "cash" if player % 2 else "marker")
    table = night.do(TableOpened, "uth", {}, "virtual", 500, "-Table; =1 | “A”").entry.table
    assert table is not None
    for seat, player in enumerate(players[:7], 1):
        night.do(Sat, table, player, seat, 20)
    night.play_rounds(table, 2)
    night.do(Gift, players[7], players[8], 3)
    for player in players[8:]:
        night.do(CashOut, player)
    return night


def random_night(book: Book, seed: str, games: Collection[str] = GAMES) -> WholeNight:
    """An evening of whatever happens: of these games, people, money, mishaps, and an end or
    none.
    """
    night = WholeNight(book, seed)
    draws = night.draws
    night.do(FloatAdded, 1 + draws.below(20_000))
    people = 2 + draws.below(5)
    for number in range(1, people + 1):
        night.do(PlayerAdded, f"{AWKWARD[draws.below(len(AWKWARD))]} {number}")
        night.do(BuyIn, number, 10 + draws.below(200), ("cash", "marker")[draws.below(2)])
    for _ in range(1 + draws.below(3)):
        _at_a_table(night, people, draws, games)
        for _ in range(draws.below(8)):
            _something_at_the_desk(night, people, draws)
    if draws.below(2):
        _attempt(lambda: night.do(NightClosed))
    return night


def _at_a_table(night: WholeNight, people: int, draws: Draws, games: Collection[str]) -> None:
    fitting = sorted(slug for slug in games if GAMES[slug].least_seats <= people)
    game = GAMES[fitting[draws.below(len(fitting))]]
    counts = [players for players in range(people + 1) if game.takes(players)]
    count = counts[draws.below(len(counts))]
    table = night.open_table(game.slug, list(range(1, count + 1)), chips=20 + draws.below(60))
    for _ in range(1 + draws.below(3)):
        if not _attempt(lambda: night.begin(table)):
            return
        night.play(table, most=10 + draws.below(120))
        _attempt(lambda: night.undo(table), draws.below(3) == 0)
        if draws.below(6):
            night.end(table)
        else:
            return
    _attempt(lambda: night.do(SeriesEnded, table), bool(draws.below(2)))
    _attempt(lambda: night.do(TableClosed, table), bool(draws.below(2)))


def _something_at_the_desk(night: WholeNight, people: int, draws: Draws) -> None:
    player, other, chips = 1 + draws.below(people), 1 + draws.below(people), 1 + draws.below(60)
    table = 1 + draws.below(len(night.now.tables) or 1)
    tray, bankroll = (
        night.now.balance(accounts.tray(table)),
        night.now.balance(accounts.bankroll(player)),
    )
    things: list[tuple[Decided[...], Any]] = [
        (BuyIn, (player, chips, "cash")),
        (BuyBack, (player, chips)),
        (CashOut, (player,)),
        (MarkerRepaid, (player, chips, "cash")),
        (MarkerRepaid, (player, chips, "chips")),
        (Gift, (player, other, chips)),
        (DrawerCounted, (chips * 7,)),
        (TrayFilled, (table, chips)),
        (TrayCredited, (table, chips)),
        (TrayCounted, (table, counts(chips, tray), tray)),
        (CashOut, (player, counts(chips, bankroll), bankroll)),
        (MarkerLimited, (player, chips)),
    ]
    what, args = things[draws.below(len(things))]
    _attempt(lambda: night.do(what, *args))
    if draws.below(4) == 0:
        last = night.book.entry(night.id, night.now.number)
        _attempt(lambda: night.correct(last))


def _attempt(what: Callable[[], object], wanted: bool = True) -> bool:
    """Do it, if it is wanted and not refused."""
    if not wanted:
        return False
    try:
        what()
    except LedgerError:
        return False
    return True


class Clock:
    """A clock that somebody sets."""

    def __init__(self) -> None:
        self.at = 0

    def set(self, time: str) -> None:
        """The time in UTC: 2026-11-21 23:59."""
        self.at = int(datetime.fromisoformat(time).replace(tzinfo=UTC).timestamp()) * 1000

    def __call__(self) -> int:
        return self.at
