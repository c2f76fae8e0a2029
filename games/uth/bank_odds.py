"""What the paytables, and an evening at them, cost or earn the bank: for the host's screens."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from games.engine import Edge, Evening, EveningOdds
from games.language import decimal, gettext, language, lazy_gettext, translated
from games.uth.odds import (
    best_play_known,
    blind_edge,
    blind_in_words,
    evening_figures,
    in_words,
    kept_of,
    sampled,
    trips_edge,
)
from games.uth.options import Options
from games.uth.paytables import BLIND_TABLES, Pays, Paytable, as_fractions


def edges(options: Options) -> Sequence[Edge]:
    """What the two paytables cost or earn the house in the long run."""
    blind, trips = options.blind_table, options.trips_table
    kept = kept_of(as_fractions(blind.values()))
    file = (kept.name, kept.error) if kept else ("", "")
    return _edges(tuple(blind.values()), tuple(trips.values()), file, language())


@lru_cache(maxsize=64)  # every look at a table shows them
def _edges(
    blind_rows: tuple[Pays, ...],
    trips_rows: tuple[Pays, ...],
    file: tuple[str, str],
    _language: str,
) -> Sequence[Edge]:
    name, error = file
    blind, trips = as_fractions(blind_rows), as_fractions(trips_rows)
    kept, kept_of_trips = blind_edge(blind), trips_edge(trips)
    on_blind = on_trips = ""
    if play := best_play_known(blind):
        _, cost = play.surrendered(trips)
        on_trips = gettext(
            "Folds that give up a Trips leave it about {chips} more.",
            chips=decimal(float(100 * cost), 1),
        )
        if name:
            on_blind = gettext("Counted over all deals, in {file}.", file=name)
    else:
        on_blind = gettext(
            "That is a sample, give or take {chips}; croupier odds uth counts it.",
            chips=decimal(100 * sampled(blind).standard_error),
        )
        if error:
            on_blind += " " + gettext(
                "{file} is not trusted: {why}", file=name, why=translated(error)
            )
    words = lazy_gettext(
        "In the long run the house {edge}.",
        edge=in_words(kept_of_trips, lazy_gettext("staked on Trips")),
    )
    return (
        Edge("blind_paytable", kept, blind_in_words(kept), on_blind),
        Edge("trips_paytable", kept_of_trips, words, on_trips),
    )


def evening(options: Options, asked: Evening) -> list[EveningOdds]:
    """What an evening brings the house at each Blind table of the rules page, and at the one that
    is chosen if that is another.
    """
    tables = dict(BLIND_TABLES)
    if isinstance(options.blind_paytable, dict):
        tables[gettext("your own##paytable")] = options.blind_table
    return [evening_at(name, table, asked) for name, table in tables.items()]


def evening_at(choice: str, table: Paytable, asked: Evening) -> EveningOdds:
    """What an evening brings the house at one Blind table."""
    blind = as_fractions(table.values())
    found, ante = evening_figures(blind, asked.hands, asked.seats), asked.stake
    expected = round(ante * found.expected)
    sentences = []
    if expected < 0:
        sentences.append(
            gettext(
                "This table favours the players: the bank should expect to lose {chips} chips.",
                chips=-expected,
            )
        )
    else:
        sentences.append(gettext("The bank should expect to win {chips} chips.", chips=expected))
    play = best_play_known(blind)
    if play is None or found.deviation is None or found.tray is None or found.drawer is None:
        sentences.append(
            gettext(
                "A sample of the usual simple strategy says so, give or take {chips}; what tray it "
                "takes is not known before this table is counted (croupier odds uth).",
                chips=ceil(ante * found.error),
            )
        )
        return EveningOdds(choice, expected, None, None, " ".join(sentences))
    tray, drawer = ceil(ante * found.tray), ceil(ante * found.drawer)
    sentences += [
        gettext(
            "Luck moves that by {chips} either way, two evenings of three.",
            chips=round(ante * found.deviation),
        ),
        gettext(
            "A tray of {tray} chips and a drawer that covers {drawer} run dry in less than one of "
            "a hundred such evenings.",
            tray=tray,
            drawer=drawer,
        ),
    ]
    if rounded := round(asked.hands * asked.seats * play.rounding_cost(ante)):
        sentences.append(
            gettext("Half chips that a flush leaves over bring {chips} more.", chips=rounded)
        )
    return EveningOdds(choice, expected, tray, drawer, " ".join(sentences))
