"""A whole night, played through the very services that the API uses: six players at the tables that
games have for it (`games.players.demo`), a marker, a cash-out. The people are made up and so is
what they do; the cards are not.
"""

import itertools
from collections.abc import Callable, Iterator
from typing import ParamSpec

from games.engine import Action, Viewer
from games.engine.shuffle import SEED_BYTES, Draws
from games.players.demo import Choose, DemoTable, demo_tables
from ledger.book import Receipt
from ledger.desk.opening import open_night
from ledger.kinds.cash import BuyIn, CashOut
from ledger.kinds.gifts import Gift
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Cut, Sat, Stood
from ledger.kinds.tables import TableOpened
from ledger.play.live import LiveRound
from ledger.state.entries import Decided, Request
from ledger.state.night import Night, Table
from web.services.services import Services

PLAYERS = ("Ana", "Ben", "Cy", "Dee", "Eli", "Fay")
CHIP_SET = [
    {"value": 1, "colour": "white"},
    {"value": 5, "colour": "red"},
    {"value": 25, "colour": "green"},
    {"value": 100, "colour": "black"},
]


def play_night(services: Services) -> int:
    """Play the night. Returns its number."""
    return _Evening(services).play()


_Arguments = ParamSpec("_Arguments")


class _Evening:
    def __init__(self, services: Services) -> None:
        self._services = services
        # What people do follows from this seed; the deals are shuffled afresh each time.
        self._draws = Draws(bytes(SEED_BYTES), "demo")
        self._requests = self._said()
        self.night = 0

    def play(self) -> int:
        opened = open_night(
            self._services.book,
            next(self._requests),
            name="Demo night",
            chip_value={"minor": 10, "currency": "EUR"},
            chip_set=CHIP_SET,
            cash_float=10_000,
        )
        self.night = opened.night.id
        self._sell_chips()
        shown = demo_tables()
        tables = {self._open(game, table.tray): table for game, table in shown.items()}
        for number, table in tables.items():
            for seat, player in enumerate(table.players, 1):
                self._do(Sat, number, player, seat, table.rack)
        for number, table in tables.items():
            self._play_at(number, table)
        first = min(tables)
        self._do(Stood, first, 2)
        self._do(CashOut, 2)
        self._do(Gift, 1, 6, 5)
        return self.night

    def _sell_chips(self) -> None:
        for number, name in enumerate(PLAYERS, 1):
            self._do(PlayerAdded, name)
            self._do(BuyIn, number, 200, "cash")
        self._do(BuyIn, 3, 100, "marker")

    def _open(self, game: str, tray: int) -> int:
        return max(self._do(TableOpened, game, {}, "virtual", tray).night.tables)

    def _play_at(self, number: int, table: DemoTable) -> None:
        for played in range(1, table.rounds.stop):
            self._round(number, table.choose)
            carry = self._services.book.night(self.night).table(number).carry
            if played >= table.rounds.start and table.enough(carry):
                return

    def _round(self, table: int, choose: Choose) -> None:
        number = self._services.book.night(self.night).table(table).rounds + 1
        rounds = self._services.rounds
        self._do(Cut, table, 1, f"word {number}")
        rounds.begin(self.night, table, number, next(self._requests))
        while (answer := rounds.look(self.night, table, self._chosen_by(choose))) is not None:
            action, since, viewer = answer
            rounds.act(self.night, table, number, action, since, viewer, next(self._requests))
        rounds.close(self.night, table, number, next(self._requests))

    def _chosen_by(
        self, choose: Choose
    ) -> Callable[[Night, Table, LiveRound | None], tuple[Action, int, Viewer] | None]:
        def answer(
            _night: Night, _table: Table, live: LiveRound | None
        ) -> tuple[Action, int, Viewer] | None:
            assert live is not None
            prompt = live.round.prompt
            if prompt is None:
                return None
            action = choose(live.round, prompt, self._draws)
            option = prompt.option(action.by, action.do)
            assert option is not None
            return action, live.round.since(option), action.by

        return answer

    def _do(
        self, what: Decided[_Arguments], *args: _Arguments.args, **named: _Arguments.kwargs
    ) -> Receipt:
        return self._services.book.do(self.night, next(self._requests), what, *args, **named)

    def _said(self) -> Iterator[Request]:
        for number in itertools.count(1):
            yield Request(f"demo:{self._services.clock()}", f"demo-{number}", "host", "demo")
