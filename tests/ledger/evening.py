"""A small evening for tests: a night, people with chips, a table, and hands that tap what the table
offers.
"""

from collections.abc import Callable
from itertools import count

import pytest

from games.catalogue import GAMES
from games.engine import JSON, Action, CardMode, Prompt
from games.engine.shuffle import Draws
from games.trials.simulate import random_action
from ledger.book import Book, Receipt
from ledger.kinds.at_table import game_of, options_in_full, promise
from ledger.kinds.cash import BuyIn
from ledger.kinds.nights import NightOpened
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat
from ledger.kinds.tables import TableOpened
from ledger.play.live import LiveRound
from ledger.play.rounds import Rounds
from ledger.state import accounts
from ledger.state.entries import Decision, Request, Transfer
from ledger.state.night import Night
from tests.games.random_play import LONG

_KEYS = count()
every_game = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=[pytest.mark.slow] if game in LONG else [])
        for game in sorted(GAMES)
    ],
)
"""Where its rounds are long, the inner loop goes without it."""


def request(sender: str = "tablet") -> Request:
    """A request that nobody has made before."""
    return Request(sender, f"key-{next(_KEYS)}", "dealer", "test")


class Evening:
    """A night with one table, and what people do there."""

    def __init__(
        self, book: Book, game: str, players: int, chips: int = 200, cards: CardMode = "virtual"
    ) -> None:
        self.book = book
        self.rounds = Rounds(book)
        white = [{"value": 1, "colour": "white"}]
        opening = NightOpened.decide("Test", None, white, 0)
        self.night = book.open(request(), {}, "test", opening).night.id
        self.write(lambda night: _table(game, cards))
        for player in range(1, players + 1):
            self.seat(player, chips)

    def seat(self, player: int, chips: int) -> None:
        """Somebody comes in, buys chips and sits down in the seat of their number."""
        self.write(lambda night: Decision(PlayerAdded(player=player, name=f"P{player}")))
        self.write(lambda night: _bought(player, chips))
        self.write(lambda night: Sat.decide(night, 1, player, player, chips))

    def write(self, make: Callable[[Night], Decision]) -> Receipt:
        """Write what `make` decides."""
        return self.book.write(self.night, request(), {}, make)

    @property
    def now(self) -> Night:
        """The night as it is."""
        return self.book.night(self.night)

    @property
    def number(self) -> int:
        """The number of the round in play, or of the next one."""
        table = self.now.tables[1]
        return table.round.number if table.round else table.rounds + 1

    def live(self, rounds: Rounds | None = None) -> LiveRound:
        """The round in play, as these rounds have it."""
        found = (rounds or self.rounds).look(self.night, 1, lambda night, table, live: live)
        assert found is not None
        return found

    def begin(self) -> Receipt:
        """Begin the next round."""
        return self.rounds.begin(self.night, 1, self.number, request())

    def act(self, by: int | str, do: str, **args: JSON) -> Receipt:
        """Tap an option that stands."""
        return self._act(self.live(), Action(by, do, args))  # type: ignore[arg-type]

    def _act(self, live: LiveRound, action: Action) -> Receipt:
        prompt = live.round.prompt
        assert prompt is not None
        option = prompt.option(action.by, action.do)
        assert option is not None, f"{action.by} cannot {action.do} now"
        return self.rounds.act(
            self.night, 1, live.number, action, live.round.since(option), action.by, request()
        )

    def play_on(self, draws: Draws, most: int = 300) -> None:
        """Play at random until the round is over."""
        for _ in range(most):
            live = self.live()
            if live.round.prompt is None:
                return
            self._act(live, accepted(live.round.prompt, draws))
        raise AssertionError("the round does not end")

    def act_at_random(self, prompt: Prompt, draws: Draws) -> None:
        """Take one option that the rules accept."""
        self._act(self.live(), accepted(prompt, draws))

    def close(self) -> Receipt:
        """The next round."""
        return self.rounds.close(self.night, 1, self.number, request())


def accepted(prompt: Prompt, draws: Draws) -> Action:
    """An action at random that the rules accept."""
    for _ in range(200):
        action = random_action(prompt, draws)
        option = prompt.option(action.by, action.do)
        if option and (option.check is None or option.check(action) is None):
            return action
    raise AssertionError("nothing that is offered is accepted")


def _table(game: str, cards: CardMode) -> Decision:
    promised = promise(cards)
    says = TableOpened(
        table=1,
        name="Table 1",
        game=game,
        options=options_in_full(game_of(game), {}),
        cards=cards,
        commitment=promised.commitment,
    )
    tray = (
        Transfer(accounts.ISSUED, accounts.CAGE, 50, "issued"),
        Transfer(accounts.CAGE, "tray:1", 50, "tray"),
    )
    return Decision(says, tray, promised.seed)


def _bought(player: int, chips: int) -> Decision:
    buy = Transfer(accounts.ISSUED, accounts.bankroll(player), chips, "chips sold")
    says = BuyIn(player=player, chips=chips, against="cash", bought=chips)
    return Decision(says, (buy,))
