"""What ``croupier odds uth`` says: what the two paytables cost or earn the bank, and how to play.

The best play against the tables of the rules page comes with the program. That against another is
computed once, by an extra of the package, and kept in a file of a folder.
"""

from collections.abc import Mapping
from dataclasses import asdict
from fractions import Fraction
from math import ceil
from typing import TYPE_CHECKING

from games.engine import JSON, as_kind, options_of, whole
from games.odds import bank
from games.uth import counted_table
from games.uth.best_play import (
    MOST_SEATS,
    BestPlay,
    Counted,
    Pays,
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
Said = tuple[dict[str, object], list[str]]
"""Figures as JSON and as lines."""


def uth_odds(
    game: "Game",
    options: Mapping[str, JSON],
    ante: int | None,
    evening: tuple[int, int] | None,
    folder: str | None,
) -> Said:
    """The same as JSON and as lines; `evening` is its hands and seats. Raises `BadInput`."""
    ante = whole(options, "minimum_bet") if ante is None else ante
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
    trips: dict[str, JSON] = dict(tables["trips_paytable"])
    if isinstance(options["trips_paytable"], dict):
        trips["own"] = options["trips_paytable"]
    edges = game.edges(options_of(game, options)) if game.edges else ()
    of_blind, lines = _blind(blind, play, how, ante)
    of_trips: dict[str, dict[str, object]] = {}
    for name, table in trips.items():
        of_trips[name], more = _trips(name, _pays(tables["trips_paytable"], table), play)
        lines += more
    data: dict[str, object] = {
        "edges": list(map(asdict, edges)),
        "blind": of_blind,
        "trips": of_trips,
    }
    if evening:
        if play is None:
            raise BadInput(f"An evening takes the best play. {how}", "not-computed")
        data["evening"], more = _evening(play, hands, seats, ante)
        lines += more
    return data, [*(f"{edge.setting}: {edge.text}" for edge in edges), *lines]


def _pays(named: Mapping[str, Mapping[str, str]], chosen: JSON) -> Pays:
    """A paytable by its name, or as an option has it."""
    table = named[chosen] if isinstance(chosen, str) else as_kind(chosen, dict[str, JSON])
    return {kind: row_of(str(row).replace(":", "/")) for kind, row in table.items()}


def _number(number: Fraction) -> dict[str, object]:
    return {
        "fraction": f"{number.numerator}/{number.denominator}",
        "decimal": float(number),
    }


def _blind(blind: Pays, play: BestPlay | None, how: str, ante: int) -> Said:
    """Ante, Blind and Play: the best play, or the sample."""
    averages = play.averages if play else sampled(blind)
    error = averages.standard_error
    lines = [
        "",
        f"Ante, Blind and Play, in antes. {how}",
        f"  a player loses on average    {float(averages.expected_loss):.6f}"
        + ("" if play else f" ± {error:.6f} (standard error)"),
        f"  standard deviation           {averages.standard_deviation:.4f}",
    ]
    data: dict[str, object] = {
        "exact": play is not None,
        "how": how,
        "expected_loss": _number(averages.expected_loss),
        "variance": _number(averages.variance),
        "standard_deviation": averages.standard_deviation,
    }
    if play is None:
        return data | {"standard_error": error}, lines
    rounding = play.rounding_cost(ante)
    opens = [name for name, opening in play.openings.items() if opening.best == "x4"]
    chances = ", ".join(
        f"{choice.replace('x', '×')} {float(chance):.2%}" for choice, chance in play.chances.items()
    )
    lines += [
        f"  wagered on average           {float(play.wagered):.4f}",
        f"  lost of each chip wagered    {float(play.element_of_risk):.4%}",
        f"  played and folded            {chances}",
        f"  rounding, at ante {ante:<10,} {float(rounding):.6f} chips",
        f"  ×4 before the flop with      {', '.join(opens) or 'nothing'}",
    ]
    more = {
        "wagered": _number(play.wagered),
        "element_of_risk": _number(play.element_of_risk),
        "chances": {choice: _number(chance) for choice, chance in play.chances.items()},
        "distribution": [
            {"won": _number(won), "chance": _number(chance)}
            for won, chance in averages.distribution.items()
        ],
        "rounding": {"ante": ante, "chips": _number(rounding)},
        "openings": {
            name: {
                "best": opening.best,
                "x4": _number(opening.x4),
                "check": _number(opening.check),
            }
            for name, opening in play.openings.items()
        },
    }
    return data | more, lines


def _evening(play: BestPlay, hands: int, seats: int, ante: int) -> Said:
    """What an evening brings the bank, in chips, if all ante so much and leave Trips alone."""
    found = bank.evening(play.won_by(seats), hands, RISK)
    expected = hands * seats * ante * play.averages.expected_loss
    spread = ante * found.standard_deviation
    tray, drawer = ceil(ante * found.tray), ceil(ante * found.drawer)
    brings = "wins" if expected >= 0 else "loses"
    lines = [
        "",
        f"An evening of {hands:,} hands, {seats} to play, ante {ante:,}, no Trips; in chips.",
        f"  the bank {brings} on average   {abs(float(expected)):,.1f} ± {spread:,.1f} (deviation)",
        "  enough in 99 of 100 such evenings:",
        f"  in the tray                  {tray:,}",
        f"  in the drawer, at the end    {drawer:,}",
    ]
    data: dict[str, object] = {
        "hands": hands,
        "seats": seats,
        "ante": ante,
        "exact": seats == 1,
        "expected": _number(expected),
        "standard_deviation": spread,
        "risk": f"{RISK.numerator}/{RISK.denominator}",
        "tray": tray,
        "drawer": drawer,
    }
    return data, lines


def _trips(name: str, pays: Pays, play: BestPlay | None) -> Said:
    figures = trips_figures(pays)
    lines = [
        "",
        f"Trips, {name}, of each chip staked.",
        f"  a player loses on average    {float(figures.expected_loss):.6f}",
        f"  standard deviation           {figures.standard_deviation:.4f}",
    ]
    data: dict[str, object] = {
        "expected_loss": _number(figures.expected_loss),
        "variance": _number(figures.variance),
        "standard_deviation": figures.standard_deviation,
    }
    if play:
        chance, cost = play.surrendered(pays)
        data["surrendered_by_folds"] = {"chance": _number(chance), "cost": _number(cost)}
        lines.append(
            f"  folds that give up a Trips   {float(chance):.4%} of all hands; "
            f"they cost {float(cost):.6f} more"
        )
    return data, lines


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

    play = enumeration.best_play(blind, progress("uth", "boards"))
    if play is None:
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
