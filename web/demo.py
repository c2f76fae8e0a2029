"""A whole night, played through the very services that the API uses: six players, both games, a
carried pool, a marker, a cash-out. The people are made up and so is what they do; the cards are
not.
"""

import itertools
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from games.engine import JSON, Action, Option, Prompt, Round, Viewer, as_kind, places
from games.engine.shuffle import SEED_BYTES, Draws
from ledger.desk.opening import open_night
from ledger.kinds.cash import BuyIn, CashOut, Gift
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Cut, Sat, Stood
from ledger.kinds.tables import TableOpened
from ledger.play.live import LiveRound
from ledger.state.entries import Decided, Request
from ledger.state.night import Night, Table
from web.services.services import Services

PLAYERS = ("Ana", "Ben", "Cy", "Dee", "Eli", "Fay")
HANDS = 9
RACES = 5
MOST_RACES = 12
CHIP_SET = [
    {"value": 1, "colour": "white"},
    {"value": 5, "colour": "red"},
    {"value": 25, "colour": "green"},
    {"value": 100, "colour": "black"},
]

Choose: TypeAlias = Callable[[Round, Prompt, Draws], Action]


def play_night(services: Services) -> int:
    """Play the night. Returns its number."""
    return _Evening(services).play()


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
        hands, races = self._open("uth", 2000), self._open("superfecta", 0)
        for seat, player in enumerate((1, 2, 3, 4), 1):
            self._do(Sat, hands, player, seat, 150)
        for seat, player in enumerate((4, 5, 6, 1), 1):
            self._do(Sat, races, player, seat, 30)
        for _ in range(HANDS):
            self._round(hands, play_hand)
        self._race_until_something_is_carried(races)
        self._do(Stood, hands, 2)
        self._do(CashOut, 2)
        self._do(Gift, 1, 6, 5)
        return self.night

    def _sell_chips(self) -> None:
        for number, name in enumerate(PLAYERS, 1):
            self._do(PlayerAdded, name)
            self._do(BuyIn, number, 200, "cash")
        self._do(BuyIn, 3, 100, "marker")

    def _open(self, game: str, tray: int) -> int:
        receipt = self._do(TableOpened, game, {}, "virtual", tray)
        number: int = receipt.entry.table
        return number

    def _race_until_something_is_carried(self, races: int) -> None:
        for race in range(MOST_RACES - 1):
            self._round(races, play_race)
            carried = self._services.book.night(self.night).table(races).carry["pools"]
            assert isinstance(carried, Mapping)
            if race + 1 >= RACES and any(carried.values()):
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

    def _do(self, what: Decided[...], *args: Any) -> Any:
        return self._services.book.do(self.night, next(self._requests), what, *args)

    def _said(self) -> Iterator[Request]:
        for number in itertools.count(1):
            yield Request(f"demo:{self._services.clock()}", f"demo-{number}", "host", "demo")


# What people do


def play_hand(round_: Round, prompt: Prompt, draws: Draws) -> Action:
    """Ultimate Texas Hold'em, without looking: everybody bets a little, and plays now and then."""
    table = round_.table
    bet = {
        places.parse(place).seat
        for place, chips in table.places.items()
        if chips and "circle" in places.parse(place).words
    }
    bettors = [option for option in prompt.options if option.do == "bet" and option.by not in bet]
    if bettors:
        return _bet(bettors[0], round_, draws)
    if prompt.option("dealer", "deal"):
        return Action("dealer", "deal")
    plays = [option for option in prompt.options if option.do == "play"]
    if plays and draws.below(5) < 2:
        times = as_kind(plays[0].values["times"].data(), list[int])
        return Action(plays[0].by, "play", {"times": times[0]})
    return next(
        Action(option.by, option.do) for option in prompt.options if option.do in ("check", "fold")
    )


def play_race(round_: Round, prompt: Prompt, draws: Draws) -> Action:
    """Superfecta: everybody buys a ticket, then they run."""
    if prompt.option("dealer", "run"):
        return Action("dealer", "run")
    sold = {ticket.seat for ticket in round_.table.facts.tickets}
    buyers = [
        option for option in prompt.options if option.do == "ticket" and option.by not in sold
    ]
    buyers = [
        buyer for buyer in buyers if isinstance(buyer.by, int) and round_.table.chips(buyer.by) >= 6
    ]
    return _ticket(buyers[0], draws) if buyers else Action("dealer", "off")


def _bet(option: Option, round_: Round, draws: Draws) -> Action:
    assert isinstance(option.by, int)
    most = round_.table.chips(option.by)
    ante = min((5, 10, 10, 20)[draws.below(4)], most // 6)
    trips = 5 * draws.below(2) if most >= 60 else 0
    if not ante:
        return Action(option.by, "bet", {"ante": 0, "trips": most})
    return Action(option.by, "bet", {"ante": ante, "trips": trips} if trips else {"ante": ante})


def _ticket(option: Option, draws: Draws) -> Action:
    horses = list("HDCS")
    order = [horses.pop(draws.below(len(horses))) for _ in range(4)]
    bets: list[JSON] = [
        {"amount": 1 + draws.below(3), "type": "WIN", "horses": order[0]},
        {"amount": 1, "type": "EXA", "horses": "/".join(order[:2])},
        {"amount": 1, "type": "SFC", "horses": "/".join(order)},
    ]
    return Action(option.by, "ticket", {"bets": bets})
