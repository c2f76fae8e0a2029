"""A treasurer's report of a season, as tables. `ledger.export.treasurer_files` writes them.

Every row is of one currency; amounts are in its units (``12.50``), of play money in chips. The keys
of columns are the same in every language; what stands over them on a sheet is said in that of
whoever asks.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import TypeAlias

from games.language import gettext, gettext_noop
from ledger.export import words
from ledger.export.season import Season
from ledger.export.treasury import Figures, Treasury
from ledger.state import currencies

Value: TypeAlias = "str | int | Decimal | None"
Row: TypeAlias = Sequence[Value]

HEADS: Mapping[str, str] = {
    "currency": gettext_noop("Currency"),
    "night": gettext_noop("Night"),
    "night_name": gettext_noop("Name"),
    "day": gettext_noop("Day"),
    "table": gettext_noop("Table"),
    "game": gettext_noop("Game"),
    "rounds": gettext_noop("Rounds"),
    "drop_money": gettext_noop("Drop"),
    "handle_money": gettext_noop("Handle"),
    "bank_won_money": gettext_noop("The bank won"),
    "hold_percent": gettext_noop("Hold, %"),
    "expected_money": gettext_noop("Expected"),
    "luck_money": gettext_noop("Luck"),
    "cash_over_money": gettext_noop("Cash over (+) or short (−)"),
    "trays_over_money": gettext_noop("Trays over (+) or short (−)"),
    "donations_money": gettext_noop("Donations"),
    "entry_fees_money": gettext_noop("Entry fees"),
    "prizes_money": gettext_noop("Prizes"),
    "costs_money": gettext_noop("Costs"),
    "owes_house_money": gettext_noop("Owes the house"),
    "house_owes_money": gettext_noop("The house owes"),
    "what": gettext_noop("What"),
    "purpose": gettext_noop("For"),
    "way": gettext_noop("How"),
    "amount_money": gettext_noop("Came in (+) or went"),
    "person": gettext_noop("Person"),
    "name": gettext_noop("Name"),
    "since": gettext_noop("Since"),
    "days": gettext_noop("Days"),
    "nights": gettext_noop("Nights"),
    "result_without_gifts_money": gettext_noop("Result without gifts"),
    "gifts_money": gettext_noop("Gifts"),
    "result_money": gettext_noop("Result with gifts"),
    "cash_in_money": gettext_noop("Cash in"),
    "cash_out_money": gettext_noop("Cash out"),
}
_BANK = (
    "rounds",
    "drop_money",
    "handle_money",
    "bank_won_money",
    "hold_percent",
    "expected_money",
    "luck_money",
)
_NIGHT = ("night", "night_name", "day")
WHAT: Mapping[str, str] = {
    "donation": gettext_noop("Donation"),
    "entry-fee": gettext_noop("Entry fee"),
    "prize": gettext_noop("Prize"),
    "expense": gettext_noop("Cost"),
}
WAYS: Mapping[str, str] = {
    "drawer": gettext_noop("in cash"),
    "card": gettext_noop("by card"),
    "transfer": gettext_noop("by transfer"),
    "kind": gettext_noop("in kind"),
}


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the report."""

    name: str
    title: str
    columns: Sequence[str]
    rows: Sequence[Row]


def tables(season: Season, now: int) -> list[Table]:
    """The report. Debts are as old as they are at this moment; days are those of this machine."""
    named = {night.night: night for night in season.nights}

    def of_night(night: int) -> Row:
        return night, named[night].name, _day(named[night].opened)

    def each(rows: Callable[[str, Treasury], Iterable[Row]]) -> list[Row]:
        return [
            (code or currencies.PLAY_MONEY, *row)
            for code in season.lines
            for row in rows(code or currencies.PLAY_MONEY, season.treasuries[code])
        ]

    def by(found: Mapping[str, Figures], code: str) -> Iterator[Row]:
        return ((key, *_figures(figures, code)) for key, figures in found.items())

    def counted(code: str, of: Treasury) -> Iterator[Row]:
        for night, (drawer, trays) in of.counts.items():
            yield *of_night(night), currencies.money(drawer, code), currencies.money(trays, code)
        if of.elsewhere:
            yield (
                None,
                gettext("Between the nights"),
                None,
                currencies.money(of.elsewhere, code),
                None,
            )

    def owed(code: str, of: Treasury) -> Iterator[Row]:
        for debt in of.owing:
            sides = max(0, -debt.left), max(0, debt.left)
            age = (_day(debt.since), debt.days(now))
            amounts = (currencies.money(minor, code) for minor in sides)
            yield debt.person, debt.name, *of_night(debt.night), *age, *amounts

    return [
        Table(
            "summary",
            gettext_noop("Summary"),
            ("currency", *_BANK, *_SUMS),
            each(lambda code, of: [(*_figures(of.whole, code), *_sums(code, of))]),
        ),
        Table(
            "games",
            gettext_noop("By game"),
            ("currency", "game", *_BANK),
            each(lambda code, of: by(of.by_game(), code)),
        ),
        Table(
            "tables",
            gettext_noop("By table"),
            ("currency", "table", *_BANK),
            each(lambda code, of: by(of.by_table(), code)),
        ),
        Table(
            "nights",
            gettext_noop("By night"),
            ("currency", *_NIGHT, *_BANK),
            each(
                lambda code, of: (
                    (*of_night(night), *_figures(figures, code))
                    for night, figures in of.by_night().items()
                )
            ),
        ),
        Table(
            "bank",
            gettext_noop("All games"),
            ("currency", *_NIGHT, "table", "game", *_BANK),
            each(
                lambda code, of: (
                    (
                        *of_night(line.night),
                        line.table_name,
                        line.game,
                        *_figures(line.figures, code),
                    )
                    for line in of.banked
                )
            ),
        ),
        Table(
            "counts",
            gettext_noop("Over and short"),
            ("currency", *_NIGHT, "cash_over_money", "trays_over_money"),
            each(counted),
        ),
        Table(
            "purposes",
            gettext_noop("Purposes"),
            ("currency", "what", "purpose", "way", "amount_money"),
            each(
                lambda code, of: (
                    (what, purpose, way, currencies.money(minor, code))
                    for (what, purpose, way), minor in sorted(of.purposes.items())
                )
            ),
        ),
        Table(
            "owed",
            gettext_noop("Still owed"),
            ("currency", "person", "name", *_NIGHT, "since", "days", *_OWED),
            each(owed),
        ),
        Table(
            "players",
            gettext_noop("Players"),
            ("currency", "person", "name", "nights", *_PLAYED.values(), *_OWED),
            each(lambda code, _: _players(season, code)),
        ),
    ]


_OWED = ("owes_house_money", "house_owes_money")
_SUMS = (
    "cash_over_money",
    "donations_money",
    "entry_fees_money",
    "prizes_money",
    "costs_money",
    *_OWED,
)
_PLAYED = {
    "gaming": "result_without_gifts_money",
    "gifts": "gifts_money",
    "result": "result_money",
    "cash_in": "cash_in_money",
    "cash_out": "cash_out_money",
}


def _figures(found: Figures, code: str) -> Row:
    def money(minor: int | None) -> Decimal | None:
        return None if minor is None else currencies.money(minor, code)

    hold = None if found.drop is None else words.per_cent(found.won, found.drop)
    bets = money(found.drop), money(found.handle)
    return found.rounds, *bets, money(found.won), hold, money(found.expected), money(found.luck)


def _sums(code: str, of: Treasury) -> Iterator[Decimal]:
    for minor in (of.over, *map(of.kind, WHAT), of.owed(to_house=True), of.owed(to_house=False)):
        yield currencies.money(minor, code)


def _players(season: Season, code: str) -> Iterator[Row]:
    for line in season.lines["" if code == currencies.PLAY_MONEY else code]:
        amounts = [line.sum(what) for what in _PLAYED] + [line.owes, line.owed]
        sums = (currencies.money(minor, code) for minor in amounts)
        yield line.person, line.name, len(line.evenings), *sums


def _day(at: int) -> str:
    return words.local(at).date().isoformat()
