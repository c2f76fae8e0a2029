"""Rounds in front of screens: begun with the host's words, and played as far as a test wants, with
what hands hold before its eyes.
"""

import itertools
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from games.engine import Action, Round
from ledger.play.live import LiveRound
from ledger.state.entries import Request
from ledger.state.night import Night, Table
from tests.server import Running

LONG_NAMES = (
    "Maximiliane-Theresia",
    "Bartholomäus von B.",
    "Cleo",
    "Dov",
    "Ekaterina Petrowna",
    "Friedrich-Wilhelm",
    "Gus",
    "Konstantin-Alexander",
)

KEYS = itertools.count()
"""Of what people do: no two tables of a night say the same with one of them."""


@dataclass
class OnScreens:
    """A table with a round, and what people do there."""

    croupier: Running
    night: int
    table: int

    @property
    def round(self) -> Round:
        """The round itself, with everything that is hidden."""

        def found(_night: Night, _table: Table, live: LiveRound | None) -> LiveRound:
            assert live is not None
            return live

        services = self.croupier.services
        return services.rounds.look_at(services.book.night(self.night), self.table, found).round

    def act(self, *actions: Action) -> None:
        """Each does this, on a screen of their own."""
        for action in actions:
            prompt, round_ = self.round.prompt, self.round
            option = prompt.option(action.by, action.do) if prompt else None
            assert option is not None, f"{action} is not offered"
            self.croupier.services.rounds.act(
                self.night,
                self.table,
                1,
                action,
                round_.since(option),
                action.by,
                Request("test", f"act-{next(KEYS)}", "host"),
            )


def begun(
    croupier: Running,
    game: str,
    names: Iterable[str],
    cards: str = "virtual",
    chips: int = 0,
    **options: Any,
) -> OnScreens:
    """A round of this game between people of these names, who have phones where the cards are
    virtual: with so many chips each, or for points only.
    """
    everybody = list(names)
    night = croupier.night(*everybody, chips=chips)
    table = croupier.table(night, game, cards, tray=0, **options)
    croupier.sit(night, table, range(1, len(everybody) + 1), chips=chips)
    path = f"nights/{night}/tables/{table}"
    with croupier.dealing(night, table):
        if cards == "virtual":
            croupier.say("PUT", f"{path}/phones", {"play": True})
        croupier.say("POST", f"{path}/rounds", {"number": 1})
    return OnScreens(croupier, night, table)
