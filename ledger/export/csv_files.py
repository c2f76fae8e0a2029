"""Nights as CSV files: all that the book says, for whoever wants to compute with it. What each
column means stands in ``datapackage.json``, which every program can read that knows table schemas
(specs.frictionlessdata.io); the files are written by it, and it goes with them.
"""

import csv
import json
import shutil
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from importlib.resources import files
from pathlib import Path
from typing import IO, Any, TypeAlias

import msgspec

from ledger.audit.luck import BankResult, Luck
from ledger.export.reading import Source
from ledger.export.report import Report, RoundLine, report
from ledger.export.scores import score_lines
from ledger.export.words import cell, currency, digits, moment, money, per_cent
from ledger.kinds.at_table import game_name
from ledger.reports.desk_view import desk_view
from ledger.reports.settling import HOUSE, positions, settled
from ledger.state import accounts
from ledger.state.night import Night
from ledger.store.chain import short_code
from ledger.store.temporary import own_folder

_Row: TypeAlias = Sequence[object]

DICTIONARY = "datapackage.json"
README = "README.txt"
THE_DRAWER = "The drawer"
_ABOUT = """\
The books of Croupier as CSV: UTF-8 with a byte order mark, commas, a line to a record, the names of the columns first.
What every column means, and its type, stands in {dictionary}, which programs can read.

{files}

Night, player and table numbers tie the files together. Times are UTC. Amounts are whole numbers: chips, or minor
units of the currency, of which 10^digits are one; but "result_money" and the amounts of settlement.csv are in units.
A text that begins with = + - @ or an apostrophe, which a spreadsheet might take for a formula, has one more apostrophe
in front; take it off to have the text as it was. Line ends and marks that turn the writing direction are left out.
"""  # noqa: E501 - the text of a file


def dictionary() -> str:
    """The data dictionary, as JSON."""
    return (files("ledger.export") / DICTIONARY).read_text(encoding="utf-8")


def write(file: IO[bytes], sources: Sequence[Source]) -> None:
    """Write all files of these nights into one archive. Raises `Damaged`."""
    with own_folder() as folder:
        write_folder(folder, sources)
        with zipfile.ZipFile(file, "w") as archive:
            for path in sorted(folder.iterdir(), key=lambda path: (path.name != README, path.name)):
                with (
                    path.open("rb") as lines,
                    archive.open(_about(path.name), "w", force_zip64=True) as packed,
                ):
                    shutil.copyfileobj(lines, packed)


def names() -> tuple[str, ...]:
    """What the files are called."""
    return tuple(resource["path"] for resource in json.loads(dictionary())["resources"])


def write_one(file: IO[bytes], name: str, sources: Sequence[Source]) -> None:
    """Write one of the files of these nights. Raises `Damaged`."""
    with own_folder() as folder:
        write_folder(folder, sources)
        with (folder / name).open("rb") as lines:
            shutil.copyfileobj(lines, file)


def write_folder(folder: Path, sources: Sequence[Source]) -> None:
    """Write the files of these nights into a folder. Each night is read twice, once more where
    games were scored; nothing that grows with it is kept in memory. Raises `Damaged`.
    """
    told = dictionary()
    resources: list[dict[str, Any]] = json.loads(told)["resources"]
    with ExitStack() as stack:
        writers = {}
        for resource in resources:
            # The mark at the beginning is how Excel knows that the rest is UTF-8.
            path = folder / resource["path"]
            file = stack.enter_context(path.open("w", encoding="utf-8-sig", newline=""))
            writers[path.name] = csv.writer(file)
            writers[path.name].writerow([field["name"] for field in resource["schema"]["fields"]])

        def put(name: str, row: _Row) -> None:
            writers[name].writerow(
                [cell(value) if isinstance(value, str) else value for value in row]
            )

        for source in sources:
            _write(source, put)
    listed = "\n".join(f"{found['path']:<16}{found['description']}" for found in resources)
    about = _ABOUT.format(dictionary=DICTIONARY, files=listed)
    folder.joinpath(README).write_text(about, encoding="utf-8")
    folder.joinpath(DICTIONARY).write_text(told, encoding="utf-8")


def _about(name: str) -> zipfile.ZipInfo:
    """The head of a file in the archive, always of the same date, so that the same book gives the
    same bytes.
    """
    about = zipfile.ZipInfo(name)
    about.compress_type = zipfile.ZIP_DEFLATED
    return about


def _write(source: Source, put: Callable[[str, _Row], None]) -> None:
    """Every line of a night, with the file it belongs in."""

    def ended(made: Report, played: RoundLine) -> None:
        put("rounds.csv", (source.id, *_round(played)))
        for row in _results(made.night, played):
            put("results.csv", (source.id, *row))

    luck = Luck()
    found = report(source, ended, luck)
    for result in luck.results():
        put("bank.csv", (source.id, *_bank(result)))
    for row in _players(found, source.people):
        put("players.csv", (source.id, *row))
    for name, rows in _SUMMED.items():
        for row in rows(found):
            put(name, (source.id, *row))
    for line in score_lines(source, found):
        deal = (line.table, line.round, line.game, line.deal, line.players)
        said = (line.why or None, line.taken or None)
        put("scores.csv", (source.id, *deal, line.before, line.scored, line.after, *said))
    for entry in source.entries():
        says = {"request": msgspec.to_builtins(entry.request, order="sorted"), **entry.facts}
        at = moment(entry.at)
        by = (entry.by.who, entry.by.screen)
        head = (source.id, entry.number, at, entry.kind, *by, entry.table, entry.round)
        put("entries.csv", (*head, json.dumps(says), entry.hash.hex()))
        for position, transfer in enumerate(entry.transfers):
            commodity = accounts.kind_of(transfer.source).commodity
            where = (source.id, entry.number, position, at, commodity)
            put("transfers.csv", (*where, *transfer, entry.table, entry.round))


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


def _players(found: Report, people: Mapping[int, tuple[int, str]]) -> Iterator[_Row]:
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
            money(found.night.in_cash(line.result), currency(found.night)),
            moment(found.came[line.player]),
            moment(found.last_moved[line.player]),
            *people.get(line.player, (None, None)),
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


def _bank(line: BankResult) -> _Row:
    chips = (line.drop, line.handle, line.win)
    row = (line.table, game_name(line.game), line.rounds, *chips, per_cent(line.win, line.drop))
    if line.expected is None:
        return *row, *5 * (None,)
    off, luck = line.win - line.expected, _yes(line.is_luck is True)
    return *row, line.expected, off, line.spread, line.once_in, luck


def _settlement(found: Report) -> Iterator[_Row]:
    night = found.night

    def name(who: int) -> str:
        return THE_DRAWER if who == HOUSE else night.players[who].name

    for way, with_house in (("with-house", True), ("among-players", False)):
        for payment in settled(positions(night, with_house)):
            sides = [(who, name(who)) for who in (payment.payer, payment.payee)]
            yield way, *sides[0], *sides[1], money(payment.amount, currency(night))


def _seals(found: Report) -> Iterator[_Row]:
    for seal in found.night.seals:
        at = moment(found.sealed_at[seal.number])
        yield seal.number, at, short_code(seal.hash), seal.hash.hex()


def _round(played: RoundLine) -> _Row:
    return (
        played.table,
        played.number,
        played.game,
        moment(played.began),
        None if played.ended is None else moment(played.ended),
        played.ending,
        played.actions,
        played.put_right,
        played.house,
        played.commitment,
        played.seed,
    )


def _results(night: Night, played: RoundLine) -> Iterator[_Row]:
    for player, result in played.players.items():
        worth = money(night.in_cash(result), currency(night))
        racks = (played.starts[player], played.ends.get(player))
        yield played.table, played.number, player, result, played.advances[player], worth, *racks


def _balances(found: Report) -> Iterator[_Row]:
    for name, balance in sorted(found.night.balances.items()):
        yield name, accounts.kind_of(name).commodity, balance


def _yes(value: bool) -> str:
    return "yes" if value else "no"


_SUMMED: Mapping[str, Callable[[Report], Iterator[_Row]]] = {
    "nights.csv": _nights,
    "settlement.csv": _settlement,
    "tables.csv": _tables,
    "seals.csv": _seals,
    "balances.csv": _balances,
}
