"""Nights as CSV files in one archive: all that the book says, for whoever wants to reckon
with it.
"""

import csv
import io
import json
import shutil
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from typing import IO, TypeAlias

import msgspec

from ledger.export.reading import Source
from ledger.export.report import Report, report
from ledger.export.words import cell, currency, digits, moment
from ledger.reports.desk_view import desk_view
from ledger.state import accounts

_Row: TypeAlias = Sequence[object]

_README = """\
The books of Croupier as CSV: UTF-8 with a byte order mark, commas, a line to a record, the names of the columns first.

nights.csv     one line a night
players.csv    one line a player; what was bought, cashed, held and owed is in chips
tables.csv     one line a table, in chips: opening + fills - credits + results - advanced + repaid + counted = closing
rounds.csv     one line a round; its seed proves the shuffle against the commitment
results.csv    one line for everybody who played a round: what they were up by it, in chips
entries.csv    everything that was written down, in order; "says" is its content as JSON, "hash" its link of the chain
transfers.csv  every chip, marker and minor unit of cash (cents) that moved
balances.csv   what every account holds

Night, player and table numbers tie the files together. Times are UTC. Amounts are whole numbers: chips, or minor
units of the currency, of which 10^digits are one.
A text that begins with = + - @ or an apostrophe, which a spreadsheet might take for a formula, has one more apostrophe
in front; take it off to have the text as it was. Line ends and marks that turn the writing direction are left out.
"""  # noqa: E501 - the text of a file


def write(file: IO[bytes], sources: Sequence[Source]) -> None:
    """Write the archive of these nights. Each night is read twice, and only what it comes to is
    kept in memory. Raises `Damaged`.
    """
    with ExitStack() as stack:
        files = {name: stack.enter_context(tempfile.TemporaryFile()) for name in _COLUMNS}
        # The mark at the beginning is how Excel knows that the rest is UTF-8.
        texts = {
            name: io.TextIOWrapper(file, "utf-8-sig", newline="") for name, file in files.items()
        }
        writers = {name: csv.writer(text) for name, text in texts.items()}
        for name, columns in _COLUMNS.items():
            writers[name].writerow(columns.split())
        for source in sources:
            for name, row in _rows(source):
                writers[name].writerow([cell(one) if isinstance(one, str) else one for one in row])
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(_about("README.txt"), _README)
            for name, lines in files.items():
                texts[name].detach()
                lines.seek(0)
                with archive.open(_about(name), "w", force_zip64=True) as packed:
                    shutil.copyfileobj(lines, packed)


def _about(name: str) -> zipfile.ZipInfo:
    """The head of a file in the archive, always of the same date, so that the same book gives the
    same bytes.
    """
    about = zipfile.ZipInfo(name)
    about.compress_type = zipfile.ZIP_DEFLATED
    return about


_COLUMNS: Mapping[str, str] = {
    "nights.csv": "night slug name currency digits chip_worth opened last_entry entries open hash",
    "players.csv": (
        "night player name chips_bought chips_cashed cash_in cash_out bankroll racks owes_desk "
        "owes_tables house_owes "
        "gifts result"
    ),
    "tables.csv": (
        "night table name games opening fills credits results advanced repaid counted closing "
        "open rounds voided"
    ),
    "rounds.csv": "night table round game began ended ending actions put_right house commitment "
    "seed",
    "results.csv": "night table round player result advanced",
    "balances.csv": "night account commodity balance",
    "entries.csv": "night entry at kind who screen table round says hash",
    "transfers.csv": "night entry position at commodity source target amount why table round",
}


def _rows(source: Source) -> Iterator[tuple[str, _Row]]:
    """Every line of a night, with the file it belongs in."""
    found = report(source)
    for name, rows in _SUMMED.items():
        for row in rows(found):
            yield name, (source.id, *row)
    for entry in source.entries():
        says = {"request": msgspec.to_builtins(entry.request, order="sorted"), **entry.facts}
        by = (entry.by.who, entry.by.screen)
        head = (entry.number, moment(entry.at), entry.kind, *by, entry.table, entry.round)
        yield "entries.csv", (source.id, *head, json.dumps(says), entry.hash.hex())
        for position, one in enumerate(entry.transfers):
            commodity = accounts.kind_of(one.source).commodity
            where = (source.id, entry.number, position, moment(entry.at), commodity)
            yield (
                "transfers.csv",
                (*where, one.source, one.target, one.amount, one.why, entry.table, entry.round),
            )


def _nights(found: Report) -> Iterator[_Row]:
    night = found.night
    code = currency(night)
    yield (
        found.slug,
        night.name,
        code,
        digits(code),
        night.chip_worth,
        moment(night.opened_at),
        moment(found.last_at),
        night.number,
        _yes(night.is_open),
        night.hash.hex(),
    )


def _players(found: Report) -> Iterator[_Row]:
    for one in desk_view(found.night).players:
        player = found.night.players[one.player]
        yield (
            one.player,
            one.name,
            player.bought,
            player.cashed,
            one.cash_in,
            one.cash_out,
            one.bankroll,
            one.chips - one.bankroll,
            one.owes_desk,
            one.owes_tables,
            one.owed,
            one.gifts,
            one.result,
        )


def _tables(found: Report) -> Iterator[_Row]:
    for one in found.tables.values():
        tray = one.sum
        came = (
            tray.opening,
            tray.fills,
            tray.credits,
            tray.results,
            tray.advanced,
            tray.repaid,
            tray.counted,
        )
        yield (
            one.number,
            one.name,
            ", ".join(one.games),
            *came,
            tray.closing,
            _yes(one.is_open),
            one.rounds,
            one.voided,
        )


def _rounds(found: Report) -> Iterator[_Row]:
    for one in found.rounds:
        ended = None if one.ended is None else moment(one.ended)
        times = (moment(one.began), ended, one.ending)
        figures = (one.actions, one.put_right, one.house)
        yield one.table, one.number, one.game, *times, *figures, one.commitment, one.seed


def _results(found: Report) -> Iterator[_Row]:
    for one in found.rounds:
        for player, result in one.players.items():
            yield one.table, one.number, player, result, one.advances[player]


def _balances(found: Report) -> Iterator[_Row]:
    for name, balance in sorted(found.night.balances.items()):
        yield name, accounts.kind_of(name).commodity, balance


def _yes(value: bool) -> str:
    return "yes" if value else "no"


_SUMMED: Mapping[str, Callable[[Report], Iterator[_Row]]] = {
    "nights.csv": _nights,
    "players.csv": _players,
    "tables.csv": _tables,
    "rounds.csv": _rounds,
    "results.csv": _results,
    "balances.csv": _balances,
}
