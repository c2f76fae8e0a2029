"""Every game, played on phones from the options alone; and what a phone is answered tells nothing
that its player may not see.
"""

import json
import re
from typing import Any

import msgspec
import pytest

from games import catalogue
from games.engine import Round, view
from games.engine.shuffle import SEED_BYTES, Draws
from games.trials.simulate import random_action
from ledger.play.live import LiveRound
from tests.web.conftest import Screen, TestNight
from tests.web.felt import Felt
from web.services.services import Services

MOST = 40
"""Actions of a round that are tried."""
BRINGS = 300
CARD = re.compile(r'"([2-9TJQKA][cdhs]|Jk)"')


class Table:
    """A table of this game where everybody has a phone in hand."""

    def __init__(self, night: TestNight, services: Services, game: str) -> None:
        self.night, self.services = night, services
        found = catalogue.find(game)
        assert found is not None
        people = max(2, found.least_seats)
        number = night.host.post(
            f"{night.path}/tables", {"game": game, "cards": "virtual", "tray": 5000}
        ).json["number"]
        self.number: int = number
        self.felt = Felt(night, number)
        self.phones: dict[int, Screen] = {}
        for seat in range(1, people + 1):
            path = f"{night.path}/players"
            player = night.host.post(path, {"name": f"Player {seat}"}).json["number"]
            bought = {"chips": BRINGS, "against": "cash"}
            assert night.host.post(f"{path}/{player}/buy-ins", bought).status_code == 200
            self.felt.sit(player, seat, BRINGS)
            self.phones[seat] = night.phone(player)
        self.felt.do("PUT", "phones", {"play": True})
        self.felt.begin()

    @property
    def live(self) -> Round:
        """The round as the engine has it."""

        def found(_night: Any, _table: Any, live: LiveRound | None) -> Round:
            assert live is not None
            return live.round

        return self.services.rounds.look(self.night.number, self.number, found)

    def seen(self, seat: int) -> dict[str, Any]:
        """What the phone of a seat is answered."""
        answer = self.phones[seat].get(f"{self.night.path}/hand")
        assert answer.status_code == 200, answer.json
        state: dict[str, Any] = answer.json
        return state

    def act(self, draws: Draws) -> str:
        """Do something at random that the prompt allows, as whoever it is for: a seat on its own
        phone, the dealer on the tablet. Returns whose it was; empty where it was refused.
        """
        round_ = self.live
        assert round_.prompt is not None
        action = random_action(round_.prompt, draws)
        anybody = any(isinstance(option.by, int) for option in round_.prompt.options)
        while anybody and not round_.actions and action.by == "dealer":
            action = random_action(round_.prompt, draws)  # somebody bets before the dealer goes on
        option = round_.prompt.option(action.by, action.do)
        assert option is not None
        since = round_.since(option)
        said = {"do": action.do, **action.args}
        if isinstance(action.by, int):
            offered = self.seen(action.by)["round"]["prompt"]["options"]
            assert (action.by, action.do, since) in {
                (option["by"], option["do"], option["since"]) for option in offered
            }
            path = f"{self.night.path}/hand/tables/{self.number}/rounds/1/actions"
            answer = self.phones[action.by].post(path, {"action": said, "since": since})
        else:
            body = {"action": {"by": action.by, **said}, "since": since}
            answer = self.felt.screen.post(f"{self.felt.path}/rounds/1/actions", body)
        if answer.status_code == 409 and answer.json["error"]["code"] == "not-allowed":
            return ""
        assert answer.status_code == 200, (action, answer.json)
        return str(action.by)


@pytest.mark.sweep(of=3, turn=1)
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_game_is_played_on_phones_that_see_their_own_seat_alone(
    night: TestNight, services: Services, game: str
) -> None:
    table = Table(night, services, game)
    draws = Draws(bytes([7]) * SEED_BYTES, game)
    done = set()
    for _ in range(MOST):
        round_ = table.live
        if round_.prompt is None:
            break
        done.add(table.act(draws))
        round_ = table.live
        for seat in table.phones:
            state = table.seen(seat)
            shown = state.pop("round")
            assert state["as"] == f"seat:{seat}"
            assert shown == json.loads(msgspec.json.encode(view(round_, seat))), (
                "view is the only way out"
            )
            state.pop("payouts")
            assert not CARD.search(json.dumps(state)), "no card stands anywhere else"
    assert done & {str(seat) for seat in table.phones}, "somebody did something on a phone"


@pytest.mark.parametrize("game", ["uth", "lorum", "kabu", "bura", "stop-the-bus"])
def test_other_hidden_cards_give_a_phone_the_same_bytes(
    night: TestNight, services: Services, game: str
) -> None:
    table = Table(night, services, game)
    if game == "uth":
        for seat in table.phones:
            table.felt.look()
            table.felt.play(seat, "bet", ante=10)
        table.felt.play("dealer", "deal")
    paths = [
        f"{night.path}/hand",
        f"{night.path}/hand/bill",
        table.felt.path,
        f"{table.felt.path}?as=wall",
        f"{table.felt.path}/rounds/1/explanation",
    ]

    def answers(seat: int) -> list[Any]:
        found = [table.phones[seat].get(path) for path in paths]
        return [(answer.status_code, answer.data, dict(answer.headers)) for answer in found]

    before = answers(1)
    zones = table.live.table.zones
    hidden, stock = zones["hand:2"], zones["stock"]
    assert not hidden.seen_by(1)
    swapped = min(len(hidden.cards), len(stock.cards)) or len(hidden.cards)
    if stock.cards:
        hidden.cards[:swapped], stock.cards[:swapped] = (
            stock.cards[:swapped],
            hidden.cards[:swapped],
        )
    else:  # everything is dealt: two hands are exchanged
        other = zones["hand:3"]
        hidden.cards[:], other.cards[:] = other.cards[:], hidden.cards[:]
    assert answers(1) == before
