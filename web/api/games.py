"""The games of the catalogue, for whoever chooses one or asks how it goes."""

from typing import Any

import marshmallow as ma
from marshmallow import fields

from games.engine import Evening
from ledger.kinds.at_table import game_facts, game_of
from web.api.asked import Asked
from web.api.door import Door
from web.api.fields import (
    Anything,
    Whole,
    boolean,
    chips,
    integer,
    list_of,
    mapping,
    nested,
    string,
)
from web.api.who_may import anybody
from web.shown import games as shown

door = Door(
    "games",
    __name__,
    url_prefix="/api/games",
    description="The games, their options and their rules.",
)


class GameOptions(ma.Schema):
    """Options of a game; the defaults where left out."""

    options = Anything()


class SeatsOfGame(ma.Schema):
    """How many can play."""

    least = integer()
    most = integer()


class SettingAnswer(ma.Schema):
    """An option of a game: what it may be, what it is when nobody says, what it means."""

    name = string()
    value = fields.Raw(required=True)
    default = fields.Raw(required=True, allow_none=True)
    meaning = string()
    choices = mapping()
    is_asked = fields.Boolean(
        required=True,
        metadata={"description": "whether a screen chooses nothing beforehand"},
    )


class OddsLine(ma.Schema):
    """What an option, as it is set, costs or earns the bank in the long run."""

    setting = string()
    title = string()
    parts = integer(
        metadata={
            "description": "what the bank keeps of 10,000 chips staked; negative where it loses"
        }
    )
    text = string()


class EveningAsked(GameOptions):
    """An evening at a table with these options."""

    hands = Whole(metadata={"description": "one of the game's `evening_hands`"})
    seats = Whole()
    stake = chips(metadata={"description": "on each hand"})


class BankEveningLine(ma.Schema):
    """What an evening brings the bank with one choice of an option, in chips."""

    choice = string()
    expected = integer(metadata={"description": "negative where the bank loses"})
    tray = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "runs dry in less than one of a hundred such evenings"},
    )
    drawer = fields.Integer(required=True, allow_none=True)
    text = string()


class BankEvening(ma.Schema):
    """What an evening brings the bank, choice by choice."""

    evening = list_of(BankEveningLine)


class OddsAnswer(ma.Schema):
    """What options cost or earn the bank."""

    odds = list_of(OddsLine)


class SeatSeen(ma.Schema):
    """Who sits where."""

    seat = integer()
    player = string()


class PictureAnswer(ma.Schema):
    """A round in play, as one of its players sees it; the same each time."""

    viewer = integer(metadata={"description": "the seat of that player"})
    line = string()
    seats = list_of(SeatSeen)
    zones = mapping()
    places = mapping()


class GameAnswer(ma.Schema):
    """A game of the catalogue."""

    slug = string()
    name = string()
    rules = string()
    seats = nested(SeatsOfGame)
    has_deal = boolean()
    scored = fields.Boolean(
        required=True, metadata={"description": "whether it keeps a score sheet"}
    )
    settings = list_of(SettingAnswer)
    odds = list_of(OddsLine)
    evening_hands = fields.List(
        integer(),
        required=True,
        metadata={"description": "the lengths of evening that can be asked for"},
    )
    suggested_racks = mapping(
        metadata={
            "description": "the chips each had best start with, by how many play, options "
            "as they are by default"
        }
    )
    words = fields.List(
        string(),
        metadata={
            "description": "what is said at its table, each explained; only when one game is asked "
            "for"
        },
    )
    help = fields.String(
        metadata={"description": "the page of help, in HTML; only when one game is asked for"}
    )
    picture = fields.Nested(
        PictureAnswer,
        metadata={"description": "what that page has a picture of; only with it"},
    )


class GamesAnswer(ma.Schema):
    """The games of the catalogue."""

    games = list_of(GameAnswer)


@door.reads("", anybody, GamesAnswer)
def all_games(_asked: Asked) -> shown.Games:
    """Every game that can be played."""
    return shown.all_games()


@door.reads("/<slug>", anybody, GameAnswer)
def one_game(_asked: Asked, slug: str) -> shown.GameWithHelp:
    """A game, with its words explained and its page of help."""
    return shown.game_with_help(game_of(slug))


@door.writes("/<slug>/odds", anybody, GameOptions, OddsAnswer, keyed=False)
def odds(_asked: Asked, slug: str, options: dict[str, Any]) -> shown.Odds:
    """What these options cost or earn the bank in the long run."""
    game = game_of(slug)
    return shown.odds_of(game, game_facts(game, options, "virtual")["options"])


@door.writes("/<slug>/evening", anybody, EveningAsked, BankEvening, keyed=False)
def evening(
    _asked: Asked, slug: str, options: dict[str, Any], hands: int, seats: int, stake: int
) -> shown.BankEvening:
    """What an evening of so many hands brings the bank; nothing where that is not known."""
    game = game_of(slug)
    all_options = game_facts(game, options, "virtual")["options"]
    return shown.evening_of(game, all_options, Evening(hands, seats, stake))
