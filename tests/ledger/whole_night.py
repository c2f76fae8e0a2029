"""A whole night for the tests and benchmarks of the audit: everything that can happen happens,
through the ledger.
"""

from hashlib import sha256
from itertools import count
from typing import Any, ParamSpec

import sqlalchemy as sa

from games.catalogue import GAMES
from games.engine import JSON, Action, CardMode, Prompt, Viewer, options_of
from games.engine.shuffle import Draws
from games.trials.simulate import random_action
from ledger.book import Book, Receipt
from ledger.desk.opening import open_night
from ledger.errors import RoundRefused
from ledger.kinds.cash import BuyBack, BuyIn, CashOut
from ledger.kinds.corrections import Corrected
from ledger.kinds.dealing import CameBack, DealingSwitched, Held, SatOut
from ledger.kinds.debts import DebtBrought
from ledger.kinds.drawer import DrawerCounted, FloatAdded
from ledger.kinds.ending import LastRound
from ledger.kinds.gifts import Gift
from ledger.kinds.markers import HousePaid, MarkerRepaid
from ledger.kinds.nights import NightChanged, NightClosed, NightReopened
from ledger.kinds.players import MarkerLimited, PlayerAdded, PlayerRenamed
from ledger.kinds.purposes import CashBooked
from ledger.kinds.seats import Cut, Sat, Stood, ToppedUp
from ledger.kinds.tables import (
    GameChanged,
    HintsSwitched,
    PhonesSwitched,
    SeriesEnded,
    TableClosed,
    TableOpened,
)
from ledger.kinds.trays import TrayCounted, TrayCredited, TrayFilled
from ledger.play.live import LiveRound
from ledger.play.rounds import Rounds
from ledger.state import accounts
from ledger.state.entries import Decided, Entry, Request
from ledger.state.night import Night
from ledger.store.schema import secrets
from tests.ledger.desk_night import counts

_Arguments = ParamSpec("_Arguments")
_KEYS = count()

CHIPS = [
    {"value": 1, "colour": "white"},
    {"value": 5, "colour": "red"},
    {"value": 25, "colour": "green"},
]
MOST_ACTIONS = 400
NAMES = ("Ana", "Ben", "Cleo", "Łukasz 🎲", "Dora", "Emil")


class WholeNight:
    """A night at a few tables. `seed` makes its people do the same again, as far as the cards let
    them.
    """

    def __init__(
        self, book: Book, seed: str = "whole night", cash_float: int = 300, night: int | None = None
    ) -> None:
        self.book = book
        self.rounds = Rounds(book)
        self.draws = Draws(sha256(seed.encode()).digest())
        self.id = night or self._opened(cash_float)

    def _opened(self, cash_float: int) -> int:
        money = {"minor": 10, "currency": "EUR"}
        opened = open_night(
            self.book,
            request(),
            name="Friday night",
            chip_value=money,
            chip_set=CHIPS,
            cash_float=cash_float,
        )
        return opened.night.id

    @property
    def now(self) -> Night:
        """The night as it is."""
        return self.book.night(self.id)

    def do(
        self,
        what: Decided[_Arguments],
        *args: _Arguments.args,
        **named: _Arguments.kwargs,
    ) -> Receipt:
        """Do something at the desk, or at a table between rounds."""
        return self.book.do(self.id, request(), what, *args, **named)

    def correct(self, wrong: Entry) -> Receipt:
        """Take an entry of the desk back."""
        return self.book.write(
            self.id,
            request(),
            {"correct": wrong.number},
            lambda night: Corrected.decide(night, wrong, "a slip of the hand"),
        )

    def count_tray(self, table: int, chips: int) -> Receipt:
        """Count the tray of a table to so many chips."""
        book = self.now.balance(accounts.tray(table))
        return self.do(TrayCounted, table, counts(chips, book), book)

    # At the tables

    def open_table(
        self, game: str, players: list[int], chips: int = 60, cards: CardMode = "virtual"
    ) -> int:
        """Open a table and seat these players, in seats from 1."""
        table = self.do(TableOpened, game, {}, cards, 100).entry.table
        assert table is not None
        for seat, player in enumerate(players, 1):
            short = chips - self.now.balance(accounts.bankroll(player))
            if short > 0:
                self.do(BuyIn, player, short, "cash")
            self.do(Sat, table, player, seat, chips)
        return table

    def number(self, table: int) -> int:
        """The round in play at a table, or the next one."""
        here = self.now.tables[table]
        return here.round.number if here.round else here.rounds + 1

    def live(self, table: int) -> LiveRound:
        """The round in play at a table."""
        found = self.rounds.look(self.id, table, lambda night, here, live: live)
        assert found is not None
        return found

    def begin(self, table: int) -> Receipt:
        """Begin the next round."""
        return self.rounds.begin(self.id, table, self.number(table), request())

    def act(self, table: int, by: int | str, do: str, **args: JSON) -> Receipt:
        """Tap an option that stands."""
        return self._act(table, self.live(table), Action(by, do, args))  # type: ignore[arg-type]

    def play(self, table: int, most: int = MOST_ACTIONS) -> None:
        """Play on at random, until the round is over or nobody can do anything."""
        for _ in range(most):
            live = self.live(table)
            prompt = live.round.prompt
            if prompt is None or not prompt.options:
                return
            self._act_at_random(table, live, prompt)

    def undo(self, table: int) -> Receipt:
        """Take the last action back."""
        live = self.live(table)
        return self.rounds.undo(self.id, table, live.number, len(live.round.steps) - 2, request())

    def amend(self, table: int, index: int, by: int | str, do: str, **args: JSON) -> Receipt:
        """Put another action in the place of one."""
        action = Action(by, do, args)  # type: ignore[arg-type]
        return self.rounds.amend(self.id, table, self.number(table), index, action, request())

    def hand_over(self, table: int, seat: int) -> Receipt:
        """Hand the tablet to a seat."""
        return self.rounds.hand_over(self.id, table, self.number(table), seat, request())

    def lose_seed(self, table: int) -> None:
        """The row of the table's secret seed goes, as in a night that is read in from a bundle."""
        of_table = (secrets.c.night == self.id, secrets.c.table_number == table)
        with self.book.database.writing() as connection:
            connection.execute(sa.delete(secrets).where(*of_table))

    def renew_commitment(self, table: int) -> Receipt:
        """Promise another shuffle in place of one whose seed was lost."""
        return self.rounds.renew_commitment(self.id, table, request())

    def end(self, table: int) -> Receipt:
        """Close the round; void it where it is not over."""
        if self.live(table).round.finished:
            return self.rounds.close(self.id, table, self.number(table), request())
        return self.rounds.void(self.id, table, self.number(table), "misdeal", request())

    def play_rounds(self, table: int, rounds: int) -> None:
        """Play so many rounds, as long as the rules let the table begin one."""
        for _ in range(rounds):
            try:
                self.begin(table)
            except RoundRefused:
                return
            self.play(table)
            self.end(table)

    def _act_at_random(self, table: int, live: LiveRound, prompt: Prompt) -> None:
        for _ in range(200):
            action = random_action(prompt, self.draws)
            option = prompt.option(action.by, action.do)
            if option and option.check and option.check(action):
                continue  # it would be refused, at the price of a transaction
            try:
                self._act(table, live, action)
            except RoundRefused as refusal:
                if refusal.reason != "not-allowed":
                    raise
            else:
                return
        raise AssertionError("nothing that is offered is accepted")

    def _act(self, table: int, live: LiveRound, action: Action) -> Receipt:
        prompt = live.round.prompt
        option = prompt.option(action.by, action.do) if prompt else None
        assert option is not None, f"{action.by} cannot {action.do} now"
        viewer: Viewer = action.by
        stamp = live.round.since(option)
        return self.rounds.act(self.id, table, live.number, action, stamp, viewer, request())


def request() -> Request:
    """A request that nobody has made before."""
    return Request("tablet", f"whole-{next(_KEYS)}", "host", "whole night")


def play_whole_night(
    book: Book, games: tuple[str, ...] = ("superfecta", "kabu", "bura"), rounds: int = 1
) -> WholeNight:
    """Everything that an entry can say happens in this night at least once; it ends closed and
    sealed, twice.
    """
    night = WholeNight(book)
    for name in NAMES:
        night.do(PlayerAdded, name)
    _at_the_desk(night)
    virtual = night.open_table("uth", [1, 2, 4])
    _a_hand_with_an_undo(night, virtual)
    _a_voided_hand(night, virtual)
    _between_hands(night, virtual)
    _a_hand_of_real_cards(night)
    _partners(night)
    for game in games:
        least, most, rack = (
            GAMES[game].least_seats,
            GAMES[game].most_seats,
            GAMES[game].suggested_rack,
        )
        count = next(n for n in (least + 1, least + 2, least) if n <= most and GAMES[game].takes(n))
        table = night.open_table(
            game,
            list(range(1, count + 1)),
            chips=rack(count, options_of(GAMES[game], {})) if rack else 200,
        )
        night.play_rounds(table, rounds)
        if night.now.tables[table].carry:
            night.do(SeriesEnded, table)
    night.do(GameChanged, virtual, "superfecta", {"races": 3}, "virtual")
    night.play_rounds(virtual, rounds)
    night.do(TableClosed, virtual)
    night.do(NightClosed)
    night.do(NightReopened)
    night.do(NightChanged, {"name": "Friday, at last"})
    night.do(NightClosed)
    return night


def _at_the_desk(night: WholeNight) -> None:
    night.do(PlayerRenamed, 3, "Cleopatra")
    night.do(BuyIn, 1, 150, "cash")
    night.do(MarkerLimited, 2, 150)
    night.do(BuyIn, 2, 120, "marker")
    night.do(BuyIn, 6, 300, "marker")
    night.do(BuyBack, 1, 30)
    night.do(MarkerRepaid, 2, 20, "chips")
    night.do(MarkerRepaid, 2, 10, "cash")
    night.do(Gift, 6, 5, 290)
    night.do(FloatAdded, 500)
    night.do(DrawerCounted, night.now.balance(accounts.DRAWER) - 30)
    night.correct(night.do(BuyIn, 3, 70, "cash").entry)
    night.do(CashBooked, "donation", 400, "for the animal shelter", 1)
    night.correct(night.do(CashBooked, "entry-fee", 100, "for the animal shelter", 2).entry)
    night.do(CashBooked, "expense", 150, "snacks")
    night.do(CashBooked, "prize", 250, "the best hat", 4)
    there: dict[str, Any] = {"night": "1a" * 32, "seal": "2b" * 32, "player": 2}
    night.do(DebtBrought, 3, 25, there)
    night.correct(night.do(DebtBrought, 4, -10, there | {"player": 7}).entry)
    night.do(MarkerRepaid, 3, 25, "cash")
    _the_drawer_is_short(night)


def _a_hand_with_an_undo(night: WholeNight, table: int) -> None:
    night.do(Cut, table, 1, "lucky 🍀")
    night.do(Cut, table, 2, "seven")
    night.begin(table)
    night.act(table, 1, "bet", ante=5, trips=3)
    night.act(table, 2, "bet", ante=4)
    night.undo(table)
    night.act(table, 2, "bet", ante=3, trips=2)
    night.act(table, "dealer", "deal")
    night.hand_over(table, 1)
    night.play(table)
    night.end(table)


def _a_voided_hand(night: WholeNight, table: int) -> None:
    night.begin(table)
    night.act(table, 1, "bet", ante=2)
    night.act(table, "dealer", "deal")
    night.end(table)


def _between_hands(night: WholeNight, table: int) -> None:
    night.do(PhonesSwitched, table, True)
    night.do(PhonesSwitched, table, False)
    night.do(HintsSwitched, table, True)
    night.do(DealingSwitched, table, True, 30)
    night.do(Held, table, 2, True)
    night.do(Held, table, 2, False)
    night.do(SatOut, table, 2, "late")
    night.do(CameBack, table, 2, False)
    night.do(DealingSwitched, table, False)
    night.do(LastRound, table, True)
    night.do(LastRound, table, False)
    night.do(TrayFilled, table, 40)
    night.correct(night.do(TrayFilled, table, 15).entry)
    night.do(TrayCredited, table, 10)
    night.count_tray(table, night.now.balance(accounts.tray(table)) + 2)
    night.do(Stood, table, 2)
    night.do(Sat, table, 2, 2, 20)
    night.do(ToppedUp, table, 1, 5)
    night.lose_seed(table)
    night.renew_commitment(table)
    night.play_rounds(table, 1)


def _partners(night: WholeNight) -> None:
    """Four people draw who plays with whom, and play a deal."""
    table = night.open_table("kaiser", [2, 4], chips=20)
    night.rounds.draw_partners(night.id, table, (1, 2, 4, 5), request())
    night.play_rounds(table, 1)
    night.do(SeriesEnded, table)
    night.do(TableClosed, table)


def _a_hand_of_real_cards(night: WholeNight) -> None:
    """A royal flush beyond the tray, after a card was entered wrong: an amendment, and a fill."""
    table = night.open_table("uth", [4], chips=200, cards="physical")
    night.begin(table)
    night.act(table, 1, "bet", ante=20, trips=20)
    night.act(table, "dealer", "deal")
    night.act(table, 1, "check")
    for card in ("Ah", "Kh", "Qd"):
        night.act(table, "dealer", "show", card=card)
    night.amend(table, 5, "dealer", "show", card="Qh")
    night.act(table, 1, "play", times=2)
    for card in ("Jh", "2c", "3c", "4d"):
        night.act(table, "dealer", "show", card=card)
    night.act(table, "dealer", "show", card="Th", seat=1)
    night.act(table, "dealer", "show", card="2d", seat=1)
    night.end(table)


def _the_drawer_is_short(night: WholeNight) -> None:
    """The house goes on owing until more cash comes in."""
    short = night.do(CashOut, 5).entry
    assert short.facts["owed"] > 0
    night.do(BuyIn, 5, 3, "owed")
    night.do(FloatAdded, 10_000)
    night.do(HousePaid, 5, short.facts["owed"] - 3)
    night.do(CashOut, 5, counts(2, 3), 3)
