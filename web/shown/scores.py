"""The score sheet of the game played last at a table."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from games.cards.scores import is_scored
from games.catalogue import GAMES
from games.engine.facts import as_json
from ledger.reports.scores import last_game
from ledger.state.night import Table
from web.services.services import Services


@dataclass(frozen=True, slots=True)
class ScoredDeal:
    """A deal on the score sheet."""

    round: int
    deal: int
    names: Mapping[str, str]
    sheet: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Scores:
    """The score sheet of a game, deal by deal."""

    deals: tuple[ScoredDeal, ...]


def scores(services: Services, night: int, table: Table) -> Scores:
    """The deals that are over of the game played last at this table."""
    game = GAMES.get(table.game)
    if game is None or not is_scored(game):
        return Scores(())
    find = partial(services.shelf.scored, night, table.number)
    deals = last_game(table.past, table.game, find)
    return Scores(
        tuple(ScoredDeal(deal.round, deal.deal, deal.names, as_json(deal.sheet)) for deal in deals)
    )
