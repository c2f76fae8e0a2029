"""Nights as CSV files in one archive: all that the book says, for whoever wants to compute
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
from ledger.export.scores import score_lines
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

_SCORES = """
scores.csv     one line for every score of every deal of a game that is scored: what it was before, what the deal brought
               and why, what it was after; "taken" is what was taken, where that is not yet what is scored
"""  # noqa: E501 - the text of a file


def write(file: IO[bytes], sources: Sequence[Source]) -> None:
    """Write the archive of these nights. Each night is read twice, once more where games were
    scored, and only its result is kept in memory. Raises `Damaged`.
    """
    with ExitStack() as stack:
        files = {name: stack.enter_context(tempfile.TemporaryFile()) for name in _COLUMNS}
        # The mark at the beginning is how Excel knows that the rest is UTF-8.
        texts = {
            name: io.TextIOWrapper(file, "utf-8-sig", newline="") for name, file in files.items()
        }
        empty = {"scores.csv"}
        writers = {name: csv.writer(text) for name, text in texts.items()}
        for name, columns in _COLUMNS.items():
            writers[name].writerow(columns.split())
        for source in sources:
            for name, row in _rows(source):
                empty.discard(name)
                writers[name].writerow(
                    [cell(value) if isinstance(value, str) else value for value in row]
                )
        with zipfile.ZipFile(file, "w") as archive:
            archive.writestr(_about("README.txt"), _README if empty else _README + _SCORES)
            for name, lines in files.items():
                texts[name].detach()
                if name in empty:
                    continue
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
    "scores.csv": "night table round game deal players before scored after why taken",
    "entries.csv": "night entry at kind who screen table round says hash",
    "transfers.csv": "night entry position at commodity source target amount why table round",
}


def _rows(source: Source) -> Iterator[tuple[str, _Row]]:
    """Every line of a night, with the file it belongs in."""
    found = report(source)
    for name, rows in _SUMMED.items():
        for row in rows(found):
            yield name, (source.id, *row)
    for line in score_lines(source, found):
        deal = (line.table, line.round, line.game, line.deal, line.players)
        said = (line.why or None, line.taken or None)
        scores = (line.before, line.scored, line.after, *said)
        yield "scores.csv", (source.id, *deal, *scores)
    for entry in source.entries():
        says = {"request": msgspec.to_builtins(entry.request, order="sorted"), **entry.facts}
        by = (entry.by.who, entry.by.screen)
        head = (entry.number, moment(entry.at), entry.kind, *by, entry.table, entry.round)
        yield "entries.csv", (source.id, *head, json.dumps(says), entry.hash.hex())
        for position, transfer in enumerate(entry.transfers):
            commodity = accounts.kind_of(transfer.source).commodity
            where = (source.id, entry.number, position, moment(entry.at), commodity)
            yield (
                "transfers.csv",
                (
                    *where,
                    transfer.source,
                    transfer.target,
                    transfer.amount,
                    transfer.why,
                    entry.table,
                    entry.round,
                ),
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
    for line in desk_view(found.night).players:
        player = found.night.players[line.player]
        yield (
            line.player,
            line.name,
            player.bought,
            player.cashed,
            line.cash_in,
            line.cash_out,
            line.bankroll,
            line.chips - line.bankroll,
            line.owes_desk,
            line.owes_tables,
            line.owed,
            line.gifts,
            line.result,
        )


def _tables(found: Report) -> Iterator[_Row]:
    for table in found.tables.values():
        tray = table.sum
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
            table.number,
            table.name,
            ", ".join(table.games),
            *came,
            tray.closing,
            _yes(table.is_open),
            table.rounds,
            table.voided,
        )


def _rounds(found: Report) -> Iterator[_Row]:
    for played in found.rounds:
        ended = None if played.ended is None else moment(played.ended)
        times = (moment(played.began), ended, played.ending)
        figures = (played.actions, played.put_right, played.house)
        yield (
            played.table,
            played.number,
            played.game,
            *times,
            *figures,
            played.commitment,
            played.seed,
        )


def _results(found: Report) -> Iterator[_Row]:
    for played in found.rounds:
        for player, result in played.players.items():
            yield played.table, played.number, player, result, played.advances[player]


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
