"""Superfecta in the night of the demonstration: races until a pool is carried on."""

from collections.abc import Mapping

from games.engine import JSON, Action, Option, Prompt, Round
from games.engine.shuffle import Draws
from games.players.demo import DemoTable

LEAST = 6
"""Chips for a ticket of all three pools."""


def play(round_: Round, prompt: Prompt, draws: Draws) -> Action:
    """Everybody buys a ticket, then they run."""
    if prompt.option("dealer", "run"):
        return Action("dealer", "run")
    sold = {ticket.seat for ticket in round_.table.facts.tickets}
    buyers = [
        option for option in prompt.options if option.do == "ticket" and option.by not in sold
    ]
    buyers = [
        buyer
        for buyer in buyers
        if isinstance(buyer.by, int) and round_.table.chips(buyer.by) >= LEAST
    ]
    return _ticket(buyers[0], draws) if buyers else Action("dealer", "off")


def _ticket(option: Option, draws: Draws) -> Action:
    horses = list("HDCS")
    order = [horses.pop(draws.below(len(horses))) for _ in range(4)]
    bets: list[JSON] = [
        {"amount": 1 + draws.below(3), "type": "WIN", "horses": order[0]},
        {"amount": 1, "type": "EXA", "horses": "/".join(order[:2])},
        {"amount": 1, "type": "SFC", "horses": "/".join(order)},
    ]
    return Action(option.by, "ticket", {"bets": bets})


def carried(carry: Mapping[str, JSON]) -> bool:
    """Whether a pool stands for the next race."""
    pools = carry["pools"]
    assert isinstance(pools, Mapping)
    return any(pools.values())


TABLE = DemoTable(
    players=(4, 5, 6, 1), rack=30, tray=0, rounds=range(5, 12), choose=play, enough=carried
)
