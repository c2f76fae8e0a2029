"""The games of the catalogue as a screen shows them to whoever chooses one."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self, get_args

from games.cards.scores import is_scored
from games.catalogue import GAMES
from games.engine import JSON, Edge, Evening, EveningOdds, Game, Kind, Setting, Summary, options_of
from games.engine.values import SettingOffer
from games.language import localized, translated
from web.shown.heading import Slug
from web.shown.help import help_page
from web.shown.picture import Picture, picture_of
from web.shown.short import Short, short_of

KINDS: tuple[Kind, ...] = get_args(Kind)
_QUICK_ROUND = 2
_QUICK_EVENING = 20
"""Minutes: a game of rounds as short as that, or over so soon, is a quick one."""


@dataclass(frozen=True, slots=True)
class SeatsOfGame:
    """How many can play."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class SettingLine:
    """An option of a game."""

    name: str
    value: SettingOffer
    """The values it allows."""
    default: JSON
    meaning: str
    choices: Mapping[str, str]
    suggested: JSON
    """What a form has chosen at first where that is not the default."""


@dataclass(frozen=True, slots=True)
class OddsLine:
    """What an option, as it is set, costs or earns the bank in the long run."""

    setting: str
    title: str
    parts: int
    text: str


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game in a list of them."""

    slug: Slug
    name: str
    rules: str
    seats: SeatsOfGame
    takes: tuple[int, ...]
    """It can be played by so many: not always by every number between the least and the most."""
    has_deal: bool
    scored: bool
    settings: tuple[SettingLine, ...]
    odds: tuple[OddsLine, ...]
    evening_hands: tuple[int, ...]
    suggested_racks: Mapping[str, int]
    summary: Summary | None
    short: Short | None

    @classmethod
    def of(cls, game: Game, **more: Any) -> Self:
        """This game; `more` is what a class of its own adds."""
        return cls(
            slug=game.slug,
            name=game.name,
            rules=game.rules,
            seats=SeatsOfGame(game.least_seats, game.most_seats),
            takes=tuple(filter(game.takes, range(game.most_seats + 1))),
            has_deal=game.has_deal,
            scored=is_scored(game),
            settings=tuple(_setting(setting) for setting in game.settings),
            odds=odds_of(game, {}).odds,
            evening_hands=game.evening_hands,
            suggested_racks=_suggested_racks(game),
            summary=_summary(game),
            short=short_of(game.slug),
            **more,
        )


@dataclass(frozen=True, slots=True)
class GameWithHelp(GameLine):
    """A game with its words explained, its page of help, in HTML, and what that page has a picture
    of.
    """

    words: tuple[str, ...]
    help: str
    picture: Picture


@dataclass(frozen=True, slots=True)
class Games:
    """The games of the catalogue."""

    games: tuple[GameLine, ...]


@dataclass(frozen=True, slots=True)
class Odds:
    """What the options of a game cost or earn the bank in the long run."""

    odds: tuple[OddsLine, ...]


@dataclass(frozen=True, slots=True)
class BankEvening:
    """What an evening brings the bank, with each choice there is."""

    evening: tuple[EveningOdds, ...]


def all_games() -> Games:
    """Every game that can be played."""
    return Games(tuple(GameLine.of(game) for game in GAMES.values()))


def game_with_help(game: Game) -> GameWithHelp:
    """A game with its words explained, and its page of help."""
    return GameWithHelp.of(
        game,
        words=tuple(map(translated, game.words)),
        help=help_page(game.slug),
        picture=picture_of(game),
    )


def odds_of(game: Game, options: Mapping[str, JSON]) -> Odds:
    """What these options cost or earn the bank in the long run."""
    edges = game.edges(options_of(game, options)) if game.edges else ()
    return Odds(tuple(map(_odds_line, edges)))


def evening_of(game: Game, options: Mapping[str, JSON], asked: Evening) -> BankEvening:
    """What such an evening brings the bank, these options, all of the game's, being the rest;
    nothing where that is not known.
    """
    seats = range(game.least_seats, game.most_seats + 1)
    if game.evening is None or asked.hands not in game.evening_hands or asked.seats not in seats:
        return BankEvening(())
    return BankEvening(tuple(game.evening(options_of(game, options), asked)))


def _setting(setting: Setting) -> SettingLine:
    value = setting.value.data()
    choices = {name: translated(localized(means)) for name, means in setting.choices.items()}
    return SettingLine(
        setting.name,
        value,
        setting.default,
        translated(setting.meaning),
        choices,
        setting.suggested,
    )


def _summary(game: Game) -> Summary | None:
    summary = game.summary
    return summary and replace(
        summary,
        line=translated(summary.line),
        kinds=kinds_of(summary, scored=is_scored(game)),
    )


def kinds_of(summary: Summary, *, scored: bool) -> tuple[Kind, ...]:
    """What the game says it is, and what follows from the rest: without a score it is played for
    chips, and a short one is quick.
    """
    quick = summary.round_minutes <= _QUICK_ROUND or summary.evening_minutes <= _QUICK_EVENING
    found = {*summary.kinds, *([] if scored else ["chips"]), *(["quick"] if quick else [])}
    return tuple(kind for kind in KINDS if kind in found)


def _odds_line(edge: Edge) -> OddsLine:
    title = edge.setting.replace("_", " ").capitalize()
    text = " ".join(filter(None, (localized(edge.text), edge.note)))
    return OddsLine(edge.setting, title, edge.parts, text)


def _suggested_racks(game: Game) -> dict[str, int]:
    """The chips each had best start with, by how many play, options as they are by default."""
    if game.suggested_rack is None:
        return {}
    return {
        str(seats): game.suggested_rack(seats, options_of(game, {}))
        for seats in range(game.least_seats, game.most_seats + 1)
    }
