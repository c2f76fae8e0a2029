"""The games of the catalogue, for whoever chooses one or asks how it goes."""

from collections.abc import Mapping

import marshmallow as ma

from games.engine import JSON, Evening
from ledger.kinds.at_table import game_of, options_in_full
from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.fields import Anything, Whole, chips
from web.api.permits import anybody
from web.shown import games as shown

blueprint = ApiBlueprint(
    "games",
    __name__,
    url_prefix="/api/games",
    description="The games, their options and their rules.",
)


class GameOptions(ma.Schema):
    """Options of a game; the defaults where left out."""

    options = Anything()


class EveningAsked(GameOptions):
    """An evening at a table with these options."""

    hands = Whole(metadata={"description": "one of the game's `evening_hands`"})
    seats = Whole()
    stake = chips(metadata={"description": "on each hand"})


@blueprint.reads("", anybody, shown.Games)
def all_games(_asked: Context) -> shown.Games:
    """Every game that can be played."""
    return shown.all_games()


@blueprint.reads("/<slug>", anybody, shown.GameWithHelp)
def one_game(_asked: Context, slug: str) -> shown.GameWithHelp:
    """A game, with its words explained and its page of help."""
    return shown.game_with_help(game_of(slug))


@blueprint.writes("/<slug>/odds", anybody, GameOptions, shown.Odds, keyed=False)
def odds(_asked: Context, slug: str, options: Mapping[str, JSON]) -> shown.Odds:
    """What these options cost or earn the bank in the long run."""
    game = game_of(slug)
    return shown.odds_of(game, options_in_full(game, options))


@blueprint.writes("/<slug>/evening", anybody, EveningAsked, shown.BankEvening, keyed=False)
def evening(
    _asked: Context, slug: str, options: Mapping[str, JSON], hands: int, seats: int, stake: int
) -> shown.BankEvening:
    """What an evening of so many hands brings the bank; nothing where that is not known."""
    game = game_of(slug)
    all_options = options_in_full(game, options)
    return shown.evening_of(game, all_options, Evening(hands, seats, stake))
