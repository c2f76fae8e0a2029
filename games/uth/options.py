"""What can be chosen at a table of Ultimate Texas Hold'em."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from games.cards import hands
from games.engine import Whole, setting
from games.language import lazy_gettext
from games.uth.odds import blind_edge, in_words, price_in_words, trips_edge
from games.uth.paytables import (
    BLIND_MEANS,
    BLIND_TABLES,
    TRIPS_TABLES,
    Paytable,
    PaytableValue,
    as_fractions,
    pays,
)

Chosen: TypeAlias = str | dict[str, int | str]
"""A paytable by name, or one of one's own."""


@dataclass(frozen=True)
class Options:
    """What can be chosen at a table."""

    minimum_bet: int = setting(Whole(1), 1, "The least ante and, separately, the least Trips bet.")
    maximum_bet: int | None = setting(Whole(1), None, "The most, or none.")
    blind_paytable: Chosen = setting(
        PaytableValue(BLIND_TABLES),
        "home",
        "What a winning Blind pays.",
        {
            name: price_in_words(means, blind_edge(as_fractions(BLIND_TABLES[name].values())))
            for name, means in BLIND_MEANS.items()
        },
        suggested="casino",
    )
    trips_paytable: Chosen = setting(
        PaytableValue(TRIPS_TABLES),
        "home",
        "What Trips pays, whoever wins.",
        {
            name: lazy_gettext(
                "{means}; the house {edge}",
                means=lazy_gettext("from three of a kind up"),
                edge=in_words(trips_edge(as_fractions(table.values())), lazy_gettext("staked")),
            )
            for name, table in TRIPS_TABLES.items()
        },
    )

    @property
    def blind_table(self) -> Paytable:
        """What the Blind pays."""
        return _table(BLIND_TABLES, self.blind_paytable)

    @property
    def trips_table(self) -> Paytable:
        """What Trips pays."""
        return _table(TRIPS_TABLES, self.trips_paytable)


def _table(tables: Mapping[str, Paytable], chosen: Chosen) -> Paytable:
    if isinstance(chosen, str):
        return tables[chosen]
    return {hand: pays(chosen[hand]) for hand in hands.HANDS}
