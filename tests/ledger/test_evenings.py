"""Random evenings at the desk: whatever people do, and whatever is refused, the book adds up after
every step.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import ParamSpec

import pytest
import sqlalchemy as sa
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from ledger.book import Book
from ledger.errors import LedgerError
from ledger.kinds.cash import (
    BuyBack,
    BuyIn,
    CashOut,
    Gift,
    HousePaid,
    MarkerRepaid,
)
from ledger.kinds.corrections import Corrected
from ledger.kinds.drawer import DrawerCounted, FloatAdded
from ledger.kinds.nights import NightClosed, NightReopened
from ledger.kinds.players import MarkerLimited, PlayerAdded
from ledger.kinds.seats import Sat, Stood
from ledger.kinds.tables import TableClosed, TableOpened
from ledger.kinds.trays import TrayCounted, TrayCredited, TrayFilled
from ledger.reports.desk_view import desk_view, disagreements
from ledger.state import accounts
from ledger.state.entries import Decided
from ledger.store.schema import accounts as accounts_table
from ledger.store.schema import entries
from tests.ledger.desk_night import TEN_CENTS, DeskNight, counts, request

pytestmark = pytest.mark.conformance

_Arguments = ParamSpec("_Arguments")

SOMEBODY = st.integers(1, 4)
SOME = st.integers(-1, 120)
TABLE = st.integers(1, 2)
SEAT = st.integers(1, 4)


class Evening(RuleBasedStateMachine):
    """One night on a book that is full of others."""

    book: Book

    @initialize(
        cash_float=st.integers(0, 500),
        money=st.sampled_from([None, TEN_CENTS, TEN_CENTS | {"minor": 7}]),
    )
    def open(self, cash_float: int, money: Mapping[str, object] | None) -> None:
        self.night = DeskNight(self.book, chip_value=money, cash_float=cash_float)
        for name in ("Ana", "Ben", "Cleo"):
            self.night.do(PlayerAdded, name)

    def attempt(
        self,
        what: Decided[_Arguments],
        *args: _Arguments.args,
        **named: _Arguments.kwargs,
    ) -> None:
        """Do it; where it is refused, nothing at all has changed."""
        before = self.night.now
        try:
            self.night.do(what, *args, **named)
        except LedgerError:
            assert self.night.now == before
        else:
            assert self.night.now.number == before.number + 1

    @rule(player=SOMEBODY, chips=SOME, against=st.sampled_from(["cash", "marker", "owed"]))
    def buy_in(self, player: int, chips: int, against: str) -> None:
        self.attempt(BuyIn, player, chips, against)  # type: ignore[arg-type]

    @rule(player=SOMEBODY, chips=SOME)
    def buy_back(self, player: int, chips: int) -> None:
        self.attempt(BuyBack, player, chips)

    @rule(player=SOMEBODY)
    def cash_out(self, player: int) -> None:
        self.attempt(CashOut, player)

    @rule(player=SOMEBODY, chips=SOME)
    def cash_out_by_counting(self, player: int, chips: int) -> None:
        book = self.night.now.balance(accounts.bankroll(player))
        self.attempt(CashOut, player, counts(chips, book), book)

    @rule(player=SOMEBODY, limit=st.none() | SOME)
    def limit_marker(self, player: int, limit: int | None) -> None:
        self.attempt(MarkerLimited, player, limit)

    @rule(player=SOMEBODY, chips=SOME, by=st.sampled_from(["cash", "chips"]))
    def repay(self, player: int, chips: int, by: str) -> None:
        self.attempt(MarkerRepaid, player, chips, by)  # type: ignore[arg-type]

    @rule(player=SOMEBODY, chips=SOME)
    def pay_house_debt(self, player: int, chips: int) -> None:
        self.attempt(HousePaid, player, chips)

    @rule(giver=SOMEBODY, taker=SOMEBODY, chips=SOME)
    def give(self, giver: int, taker: int, chips: int) -> None:
        self.attempt(Gift, giver, taker, chips)

    @rule(cash=SOME)
    def add_float(self, cash: int) -> None:
        self.attempt(FloatAdded, cash)

    @rule(cash=SOME)
    def count_drawer(self, cash: int) -> None:
        self.attempt(DrawerCounted, cash)

    @rule(game=st.sampled_from(["uth", "superfecta"]), tray=SOME)
    def open_table(self, game: str, tray: int) -> None:
        self.attempt(TableOpened, game, {}, "virtual", tray)

    @rule(table=TABLE, chips=SOME, what=st.sampled_from([TrayFilled, TrayCredited]))
    def change_tray(self, table: int, chips: int, what: Decided[[int, int]]) -> None:
        self.attempt(what, table, chips)

    @rule(table=TABLE, chips=SOME)
    def count_tray(self, table: int, chips: int) -> None:
        book = self.night.now.balance(accounts.tray(table))
        self.attempt(TrayCounted, table, counts(chips, book), book)

    @rule(table=TABLE, player=SOMEBODY, seat=SEAT, chips=SOME)
    def sit(self, table: int, player: int, seat: int, chips: int) -> None:
        self.attempt(Sat, table, player, seat, chips)

    @rule(table=TABLE, seat=SEAT)
    def stand(self, table: int, seat: int) -> None:
        self.attempt(Stood, table, seat)

    @rule(table=TABLE)
    def close_table(self, table: int) -> None:
        self.attempt(TableClosed, table)

    @rule(back=st.integers(1, 6))
    def correct(self, back: int) -> None:
        number = max(1, self.night.now.number - back)
        wrong = self.book.entry(self.night.id, number)
        before = self.night.now
        try:
            self.book.write(
                self.night.id, request(), {}, lambda state: Corrected.decide(state, wrong, "a slip")
            )
        except LedgerError:
            assert self.night.now == before

    @rule()
    def close_and_reopen(self) -> None:
        self.attempt(NightClosed)
        self.attempt(NightReopened)

    # What is always true

    @invariant()
    def a_restarted_house_knows_the_same(self) -> None:
        assert Book(self.book.database).night(self.night.id) == self.night.now

    @invariant()
    def every_kept_balance_agrees_with_its_transfers_and_with_the_entries(self) -> None:
        assert disagreements(self.book, self.night.id) == []

    @invariant()
    def nothing_is_created_or_lost_and_no_floor_is_broken(self) -> None:
        query = sa.select(accounts_table).where(accounts_table.c.night == self.night.id)
        with self.book.database.reading() as connection:
            kept = connection.execute(query).all()
        for commodity in ("chips", "cash", "marker"):
            assert sum(account.balance for account in kept if account.commodity == commodity) == 0
        assert all(account.balance >= 0 for account in kept if account.floor is not None)
        assert {account.name for account in kept if account.floor is None} <= {
            "issued",
            "over-short",
            "outside",
            "cash-over-short",
            "markers",
        }
        assert all(
            accounts.kind_of(account.name).commodity == account.commodity for account in kept
        )

    @invariant()
    def what_everyone_is_up_the_others_are_down(self) -> None:
        view = desk_view(self.night.now)
        players = sum(player.result for player in view.players)
        house = sum(table.result + table.found + table.on_felt for table in view.tables)
        assert players + house + view.over_short == 0
        assert sum(player.gifts for player in view.players) == 0

    @invariant()
    def the_drawer_holds_what_came_less_what_went(self) -> None:
        view, missing = desk_view(self.night.now), self.night.now.balance("cash-over-short")
        came = view.cash_float + sum(player.cash_in for player in view.players)
        assert view.drawer == came - sum(player.cash_out for player in view.players) - missing

    @invariant()
    def the_chain_holds(self) -> None:
        query = (
            sa.select(entries).where(entries.c.night == self.night.id).order_by(entries.c.number)
        )
        previous = bytes(32)
        with self.book.database.reading() as connection:
            for number, row in enumerate(connection.execute(query), 1):
                assert row.number == number
                assert row.hash == sha256(previous + row.body).digest()
                assert "seed" not in json.loads(row.body)
                previous = row.hash
        assert previous == self.night.now.hash


@pytest.mark.slow
def test_whatever_is_done_at_the_desk_the_book_adds_up(shared_book: Book) -> None:
    machine = type("EveningOnABook", (Evening,), {"book": shared_book})
    run_state_machine_as_test(
        machine, settings=settings(max_examples=15, stateful_step_count=25, deadline=None)
    )
