"""The score sheet of the game played last at a table."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from games.cards.scores import is_scored, partners
from games.cards.standing import together
from games.catalogue import GAMES
from games.engine import JSON
from games.engine.facts import shown
from games.language import localized
from ledger.reports.scores import ScoredRound, last_game
from ledger.state.night import Night, Table
from web.services.services import Services


@dataclass(frozen=True, slots=True)
class ScoredDeal:
    """A deal on the score sheet."""

    round: int
    deal: int
    names: Mapping[str, str]
    sheet: Mapping[str, JSON]


@dataclass(frozen=True, slots=True)
class Scores:
    """The score sheet of a game, deal by deal."""

    deals: tuple[ScoredDeal, ...]
    standing: Mapping[str, str]
    """Who stands under which name of the sheet by now: whoever took a seat over goes on with its
    score, until the game is over.
    """


def scores(services: Services, night: Night, table: Table) -> Scores:
    """The deals that are over of the game played last at this table."""
    game = GAMES.get(table.game)
    if game is None or not is_scored(game):
        return Scores((), {})
    find = partial(services.report_cache.scored, night.id, table.number)
    deals = last_game(table.past, table.game, find)
    return Scores(
        tuple(
            ScoredDeal(deal.round, deal.deal, _names(deal), localized(shown(deal.sheet)))
            for deal in deals
        ),
        _standing(night, table, deals[-1]) if deals else {},
    )


def _standing(night: Night, table: Table, last: ScoredRound) -> Mapping[str, str]:
    if not table.carry or table.carry.get("finished"):
        return _names(last)
    sits = {seat: night.player(player).name for seat, player in table.seats.items()}
    return {
        name: _together(name, sits) if all(seat in sits for seat in partners(name)) else whose
        for name, whose in _names(last).items()
    }


def _names(deal: ScoredRound) -> Mapping[str, str]:
    """Who played under which name of the sheet."""
    return {name: _together(name, deal.players) for name in deal.sheet.before}


def _together(name: str, players: Mapping[int, str]) -> str:
    return together([players[seat] for seat in partners(name)])
