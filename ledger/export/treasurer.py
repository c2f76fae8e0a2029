"""A treasurer's report of a season: as tables, and these as a workbook, as CSV and as JSON.

Every row is of one currency; amounts are in its units (``12.50``), of play money in chips. The keys
of columns are the same in every language; what stands over them on a sheet is said in that of
whoever asks.
"""

import csv
import io
import json
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import tzinfo
from decimal import Decimal
from typing import IO, TypeAlias

from games.language import gettext, gettext_noop
from ledger.export import words
from ledger.export.season import Season
from ledger.export.sheets import Sheet, workbook
from ledger.export.treasury import Figures, Treasury

FORMAT = "croupier-treasurer/1"
Value: TypeAlias = "str | int | Decimal | None"
_Row: TypeAlias = Sequence[Value]

_HEADS: Mapping[str, str] = {
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
    rows: Sequence[_Row]


def tables(season: Season, now: int, zone: tzinfo | None = None) -> list[Table]:
    """The report. Debts are as old as they are at this moment; days are those of the zone, or of
    this machine's.
    """
    named = {night.night: night for night in season.nights}

    def of_night(night: int) -> _Row:
        return night, named[night].name, _day(named[night].opened, zone)

    def each(rows: Callable[[str, Treasury], Iterable[_Row]]) -> list[_Row]:
        return [
            (code or words.PLAY_MONEY, *row)
            for code in season.lines
            for row in rows(code or words.PLAY_MONEY, season.treasuries[code])
        ]

    def by(found: Mapping[str, Figures], code: str) -> Iterator[_Row]:
        return ((key, *_figures(figures, code)) for key, figures in found.items())

    def counted(code: str, of: Treasury) -> Iterator[_Row]:
        for night, (drawer, trays) in of.counts.items():
            yield *of_night(night), words.money(drawer, code), words.money(trays, code)
        if of.elsewhere:
            yield None, gettext("Between the nights"), None, words.money(of.elsewhere, code), None

    def owed(code: str, of: Treasury) -> Iterator[_Row]:
        for debt in of.owing:
            sides = max(0, -debt.left), max(0, debt.left)
            age = (_day(debt.since, zone), debt.days(now))
            amounts = (words.money(minor, code) for minor in sides)
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
                    (what, purpose, way, words.money(minor, code))
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


def _figures(found: Figures, code: str) -> _Row:
    def money(minor: int | None) -> Decimal | None:
        return None if minor is None else words.money(minor, code)

    hold = None if found.drop is None else words.per_cent(found.won, found.drop)
    bets = money(found.drop), money(found.handle)
    return found.rounds, *bets, money(found.won), hold, money(found.expected), money(found.luck)


def _sums(code: str, of: Treasury) -> Iterator[Decimal]:
    for minor in (of.over, *map(of.kind, WHAT), of.owed(to_house=True), of.owed(to_house=False)):
        yield words.money(minor, code)


def _players(season: Season, code: str) -> Iterator[_Row]:
    for line in season.lines["" if code == words.PLAY_MONEY else code]:
        amounts = [line.sum(what) for what in _PLAYED] + [max(0, -line.open), max(0, line.open)]
        sums = (words.money(minor, code) for minor in amounts)
        yield line.person, line.name, len(line.evenings), *sums


def _day(at: int, zone: tzinfo | None) -> str:
    return words.local(at, zone).date().isoformat()


# Files


def write_xlsx(file: IO[bytes], season: Season, now: int, zone: tzinfo | None = None) -> None:
    """The report as a workbook, a sheet a table, its heads in the language of whoever asks."""
    with tempfile.TemporaryFile() as packed, workbook(packed) as book:
        for table in tables(season, now, zone):
            sheet = book.sheet(
                gettext(table.title), [_WIDTHS.get(key, 14) for key in table.columns]
            )
            _fill(sheet, table)
        book.close(words.local(now, zone).replace(tzinfo=None))
        packed.seek(0)
        file.write(packed.read())


_WIDTHS = {"night_name": 26, "name": 22, "table": 20, "game": 26, "purpose": 28, "night": 8}
_SAID: Mapping[str, Mapping[str, str]] = {"what": WHAT, "way": WAYS}


def _fill(sheet: Sheet, table: Table) -> None:
    """Write a table."""
    sheet.freeze(1, 1)
    sheet.print_heads(1)
    sheet.put(*(gettext(_HEADS[key]) for key in table.columns), style="head")
    said = [_SAID.get(key, {}) for key in table.columns]
    for row in table.rows:
        sheet.put(
            *(
                gettext(texts[value]) if isinstance(value, str) and value in texts else value
                for texts, value in zip(said, row, strict=True)
            )
        )
    sheet.filter(sheet.since(2), len(table.columns))


def write_csv(file: IO[bytes], season: Season, now: int, zone: tzinfo | None = None) -> None:
    """The report as CSV, a file a table in one archive, written as the CSV of nights is."""
    with zipfile.ZipFile(file, "w") as archive:
        for table in tables(season, now, zone):
            text = io.StringIO(newline="")
            rows = csv.writer(text)
            rows.writerow(table.columns)
            for row in table.rows:
                rows.writerow([words.cell(one) if isinstance(one, str) else one for one in row])
            about = zipfile.ZipInfo(f"{table.name}.csv")
            about.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(about, text.getvalue().encode("utf-8-sig"))


def write_json(file: IO[bytes], season: Season, now: int, zone: tzinfo | None = None) -> None:
    """The report as one JSON object: a list of rows a table, amounts as texts, exact to the last
    digit.
    """
    said = {
        table.name: [dict(zip(table.columns, map(_exact, row), strict=True)) for row in table.rows]
        for table in tables(season, now, zone)
    }
    whole = {"format": FORMAT, "made": words.moment(now), **said}
    file.write(json.dumps(whole, ensure_ascii=False, indent=1).encode() + b"\n")


def _exact(value: Value) -> Value:
    if isinstance(value, str):
        return words.one_line(value)
    return str(value) if isinstance(value, Decimal) else value


WRITERS: Mapping[str, tuple[str, str, Callable[[IO[bytes], Season, int, tzinfo | None], None]]] = {
    "xlsx": (
        "xlsx",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        write_xlsx,
    ),
    "csv": ("zip", "application/zip", write_csv),
    "json": ("json", "application/json", write_json),
}
"""By kind the end of the file's name, its media type, and what writes it."""
