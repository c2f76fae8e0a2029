"""What ``croupier odds uth`` says: what the two paytables cost or earn the bank, and how to play.

The best play against the tables of the rules page comes with the program. That against another is
computed once, by an extra of the package, and kept in a file of a folder.
"""

from collections.abc import Mapping
from dataclasses import asdict
from fractions import Fraction
from math import ceil
from typing import TYPE_CHECKING, Any

from games.engine import as_kind
from games.odds import bank
from games.uth import counted_table
from games.uth.best_play import (
    MOST_SEATS,
    BestPlay,
    Counted,
    Pays,
    TooFine,
    computed_beforehand,
    row_of,
)
from games.uth.counted_file import RISK, all_half_antes
from games.uth.odds import sampled, trips_figures
from web.cli.errors import BadInput
from web.games.uth.files import counted_tables

if TYPE_CHECKING:
    from games.engine import Game

EXTRA = "pip install 'croupier[odds]'"
MOST_ANTE = 10**9
MOST_HANDS = 500


def uth_odds(
    game: "Game",
    options: Mapping[str, Any],
    ante: int | None,
    evening: tuple[int, int] | None,
    folder: str | None,
) -> tuple[dict[str, Any], list[str]]:
    """The same as JSON and as lines; `evening` is its hands and seats. Raises `BadInput`."""
    ante = options["minimum_bet"] if ante is None else ante
    if not 1 <= ante <= MOST_ANTE:
        raise BadInput(f"The ante is from 1 to {MOST_ANTE:,} chips.")
    hands, seats = evening or (1, 1)
    if not 1 <= hands <= MOST_HANDS or not 1 <= seats <= MOST_SEATS:
        raise BadInput(f"An evening has 1 to {MOST_HANDS:,} hands and 1 to {MOST_SEATS} seats.")
    values = {setting.name: setting.value for setting in game.settings}
    tables = {
        name: as_kind(values[name].data(), dict[str, dict[str, dict[str, str]]])["paytable"]
        for name in ("blind_paytable", "trips_paytable")
    }
    blind = _pays(tables["blind_paytable"], options["blind_paytable"])
    play, how = _best_play(blind, folder)
    trips: dict[str, Any] = dict(tables["trips_paytable"])
    if isinstance(options["trips_paytable"], dict):
        trips["own"] = options["trips_paytable"]
    data = {
        "edges": list(map(asdict, game.edges(options) if game.edges else ())),
        "blind": _blind(blind, play, how, ante),
        "trips": {
            name: _trips(_pays(tables["trips_paytable"], table), play)
            for name, table in trips.items()
        },
    }
    if evening:
        if play is None:
            raise BadInput(f"An evening takes the best play. {how}", "not-computed")
        data["evening"] = _evening(play, hands, seats, ante)
    return data, _in_words(data)


def _pays(named: Mapping[str, Mapping[str, str]], chosen: Any) -> Pays:
    """A paytable by its name, or as an option has it."""
    table = named[chosen] if isinstance(chosen, str) else chosen
    return {kind: row_of(str(row).replace(":", "/")) for kind, row in table.items()}


def _number(number: Fraction) -> dict[str, Any]:
    return {
        "fraction": f"{number.numerator}/{number.denominator}",
        "decimal": float(number),
    }


def _blind(blind: Pays, play: BestPlay | None, how: str, ante: int) -> dict[str, Any]:
    """Ante, Blind and Play: the best play, or the sample."""
    averages = play.averages if play else sampled(blind)
    data = {
        "exact": play is not None,
        "how": how,
        "expected_loss": _number(averages.expected_loss),
        "variance": _number(averages.variance),
        "standard_deviation": averages.standard_deviation,
    }
    if play is None:
        return data | {"standard_error": averages.standard_error}
    return data | {
        "wagered": _number(play.wagered),
        "element_of_risk": _number(play.element_of_risk),
        "chances": {choice: _number(chance) for choice, chance in play.chances.items()},
        "distribution": [
            {"won": _number(won), "chance": _number(chance)}
            for won, chance in averages.distribution.items()
        ],
        "rounding": {"ante": ante, "chips": _number(play.rounding_cost(ante))},
        "openings": {
            name: {
                "best": opening.best,
                "x4": _number(opening.x4),
                "check": _number(opening.check),
            }
            for name, opening in play.openings.items()
        },
    }


def _evening(play: BestPlay, hands: int, seats: int, ante: int) -> dict[str, Any]:
    """What an evening brings the bank, in chips, if all ante so much and leave Trips alone."""
    found = bank.evening(play.won_by(seats), hands, RISK)
    return {
        "hands": hands,
        "seats": seats,
        "ante": ante,
        "exact": seats == 1,
        "expected": _number(hands * seats * ante * play.averages.expected_loss),
        "standard_deviation": ante * found.standard_deviation,
        "risk": f"{RISK.numerator}/{RISK.denominator}",
        "tray": ceil(ante * found.tray),
        "drawer": ceil(ante * found.drawer),
    }


def _trips(pays: Pays, play: BestPlay | None) -> dict[str, Any]:
    figures = trips_figures(pays)
    data: dict[str, Any] = {
        "expected_loss": _number(figures.expected_loss),
        "variance": _number(figures.variance),
        "standard_deviation": figures.standard_deviation,
    }
    if play:
        chance, cost = play.surrendered(pays)
        data["surrendered_by_folds"] = {"chance": _number(chance), "cost": _number(cost)}
    return data


# The best play: known, kept, computed, or not to be had


def _best_play(blind: Pays, folder: str | None) -> tuple[BestPlay | None, str]:
    """The best play against this table, if there is a way to it, and where it comes from."""
    for known in computed_beforehand():
        if known.blind == blind:
            return known, "Counted over all deals, beforehand."
    tables = counted_tables(folder)
    counted_table.look_with(tables.find)
    file = tables.file(blind)
    if kept := tables.find(blind):
        if kept.counted is None:
            raise BadInput(f"{file} is not a table that Croupier counted: {kept.error}")
        return kept.counted.play, f"Counted over all deals, and kept in {file}."
    try:
        from games.uth import enumeration
    except ImportError:
        return None, f"{_SAMPLE} {EXTRA} has the best play computed, in a minute."
    from web.cli.progress import progress

    try:
        play = enumeration.best_play(blind, progress("uth", "boards"))
    except TooFine:
        return None, (
            f"{_SAMPLE} The fractions of this table have no common denominator that all deals "
            "could be counted with."
        )
    needs = all_half_antes(play, enumeration.convolved, progress("uth", "kinds of evening"))
    try:
        tables.keep(blind, Counted(play, needs))
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.", "not-written") from error
    return play, f"Counted over all deals just now, and kept in {file}."


_SAMPLE = (
    "A sample: a thousand million hands of the usual simple strategy, which loses a little more "
    "than the best play."
)


# In words


def _in_words(data: Mapping[str, Any]) -> list[str]:
    blind = data["blind"]
    lines = [f"{edge['setting']}: {edge['text']}" for edge in data["edges"]]
    lines += [
        "",
        f"Ante, Blind and Play, in antes. {blind['how']}",
        f"  a player loses on average    {blind['expected_loss']['decimal']:.6f}"
        + ("" if blind["exact"] else f" ± {blind['standard_error']:.6f} (standard error)"),
        f"  standard deviation           {blind['standard_deviation']:.4f}",
    ]
    if blind["exact"]:
        rounding = blind["rounding"]
        opens = [name for name, opening in blind["openings"].items() if opening["best"] == "x4"]
        chances = ", ".join(
            f"{choice.replace('x', '×')} {chance['decimal']:.2%}"
            for choice, chance in blind["chances"].items()
        )
        lines += [
            f"  wagered on average           {blind['wagered']['decimal']:.4f}",
            f"  lost of each chip wagered    {blind['element_of_risk']['decimal']:.4%}",
            f"  played and folded            {chances}",
            f"  rounding, at ante {rounding['ante']:<10,} {rounding['chips']['decimal']:.6f} chips",
            f"  ×4 before the flop with      {', '.join(opens) or 'nothing'}",
        ]
    for name, trips in data["trips"].items():
        lines += [
            "",
            f"Trips, {name}, of each chip staked.",
            f"  a player loses on average    {trips['expected_loss']['decimal']:.6f}",
            f"  standard deviation           {trips['standard_deviation']:.4f}",
        ]
        if "surrendered_by_folds" in trips:
            given = trips["surrendered_by_folds"]
            lines.append(
                f"  folds that give up a Trips   {given['chance']['decimal']:.4%} of all hands; "
                f"they cost {given['cost']['decimal']:.6f} more"
            )
    if "evening" in data:
        lines += ["", *_evening_in_words(data["evening"])]
    return lines


def _evening_in_words(evening: Mapping[str, Any]) -> list[str]:
    expected, spread = evening["expected"]["decimal"], evening["standard_deviation"]
    brings = "wins" if expected >= 0 else "loses"
    hands, seats, ante = evening["hands"], evening["seats"], evening["ante"]
    return [
        f"An evening of {hands:,} hands, {seats} to play, ante {ante:,}, no Trips; in chips.",
        f"  the bank {brings} on average   {abs(expected):,.1f} ± {spread:,.1f} (deviation)",
        "  enough in 99 of 100 such evenings:",
        f"  in the tray                  {evening['tray']:,}",
        f"  in the drawer, at the end    {evening['drawer']:,}",
    ]
