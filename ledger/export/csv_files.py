"""Nights as CSV files: all that the book says, for whoever wants to compute with it. What each
column means stands in ``datapackage.json``, which every program can read that knows table schemas
(specs.frictionlessdata.io); the files are written by it, and it goes with them.
"""

import csv
import json
import shutil
import zipfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from datetime import date
from importlib.resources import files
from pathlib import Path
from typing import IO, Any, TypeAlias

import msgspec

from ledger.audit.luck import BankResult, Luck
from ledger.export import words
from ledger.export.reading import Source
from ledger.export.report import Report, RoundLine, report
from ledger.export.scores import score_lines
from ledger.export.since import since
from ledger.export.treasury import banked
from ledger.export.words import cell, moment, per_cent
from ledger.kinds.at_table import game_name
from ledger.kinds.purposes import CashBooked
from ledger.reports.desk_view import PlayerSums, desk_view
from ledger.reports.settling import HOUSE, positions, settled
from ledger.state import accounts
from ledger.state.currencies import digits, money
from ledger.state.entries import Entry
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

Version {version} of these files. Night, player and table numbers tie them together; a person has the same number in all
nights. Times are UTC; a day is the one on which the night was opened, where it was played. A column whose name ends in
"_money" is in units of the currency (12.50), all other amounts are chips, which are not worth the same in all nights:
over nights add up money, of one currency. transfers.csv and balances.csv are the book itself: there cash, too, is whole,
in the currency's minor units (10^digits are one). What somebody is up, was given or is to get is above zero; columns that
say who owes ("owes_desk", "house_owes") have debts of those, above zero.
A text that begins with = + - @ or an apostrophe, which a spreadsheet might take for a formula, has one more apostrophe
in front; take it off to have the text as it was. Line ends and marks that turn the writing direction are left out.
"""  # noqa: E501 - the text of a file


def dictionary() -> str:
    """The data dictionary, as JSON."""
    return (files("ledger.export") / DICTIONARY).read_text(encoding="utf-8")


def write(file: IO[bytes], sources: Sequence[Source]) -> None:
    """Write all files of these nights into one archive. Days are those of this machine. Raises
    `Damaged`.
    """
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
    described = dictionary()
    resources: list[dict[str, Any]] = json.loads(described)["resources"]
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
    version = json.loads(described)["version"]
    about = _ABOUT.format(dictionary=DICTIONARY, files=listed, version=version)
    folder.joinpath(README).write_text(about, encoding="utf-8")
    folder.joinpath(DICTIONARY).write_text(described, encoding="utf-8")


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
    day = words.local(found.night.opened_at).date()
    put("nights.csv", (source.id, *_night(found), day))
    lines = desk_view(found.night).players
    for row in _players(found, lines, source.people, day):
        put("players.csv", (source.id, *row))
    for row in _evenings(found, lines, source.people):
        put("evenings.csv", (day, source.id, *row))
    for row in _debts(source, found):
        put("debts.csv", (source.id, *row))
    for name, rows in _SUMMED.items():
        for row in rows(found):
            put(name, (source.id, *row))
    for line in score_lines(source, found):
        deal = (line.table, line.round, line.game, line.deal, line.players)
        said = (line.why or None, line.taken or None)
        put("scores.csv", (source.id, *deal, line.before, line.scored, line.after, *said))
    for entry in source.entries():
        if isinstance(entry.says, CashBooked):
            put("purposes.csv", (source.id, entry.number, day, *_purpose(found, entry.says, entry)))
        says = {"request": msgspec.to_builtins(entry.request, order="sorted"), **entry.facts}
        at = moment(entry.at)
        by = (entry.by.who, entry.by.screen)
        head = (source.id, entry.number, at, entry.kind, *by, entry.table, entry.round)
        put("entries.csv", (*head, json.dumps(says), entry.hash.hex()))
        for position, transfer in enumerate(entry.transfers):
            commodity = accounts.kind_of(transfer.source).commodity
            where = (source.id, entry.number, position, at, commodity)
            put("transfers.csv", (*where, *transfer, entry.table, entry.round))
    for row in _games(found, luck.results()):
        put("winnings.csv", (source.id, day, *row))


def _night(found: Report) -> _Row:
    night = found.night
    code = night.currency
    return (
        found.slug,
        night.name,
        code,
        digits(code),
        money(night.chip_worth, code),
        moment(night.opened_at),
        moment(found.last_at),
        night.number,
        _yes(night.is_open),
        night.hash.hex(),
    )


_People: TypeAlias = Mapping[int, tuple[int, str]]


def _players(
    found: Report, lines: Iterable[PlayerSums], people: _People, day: date
) -> Iterator[_Row]:
    code = found.night.currency
    for line in lines:
        player = found.night.players[line.player]
        result, gifts = (found.night.in_cash(chips) for chips in (line.result, line.gifts))
        yield (
            line.player,
            line.name,
            player.bought,
            player.cashed,
            money(line.cash_in, code),
            money(line.cash_out, code),
            line.bankroll,
            line.chips - line.bankroll,
            line.owes_desk,
            line.owes_tables,
            line.owed,
            line.gifts,
            line.result,
            money(result, code),
            moment(found.came[line.player]),
            moment(found.last_moved[line.player]),
            *people.get(line.player, (None, None)),
            code,
            day,
            money(gifts, code),
            money(result - gifts, code),
        )


def _evenings(found: Report, lines: Iterable[PlayerSums], people: _People) -> Iterator[_Row]:
    """The plain ledger, as friends keep it: paid in, paid out, what is left in chips and debts."""
    night, code = found.night, found.night.currency
    house = {player.number for player in night.house_players}
    for line in lines:
        if line.player in house:
            continue
        left = line.chips + line.owed - line.owes_desk - line.owes_tables
        left += night.players[line.player].brought
        amounts = (line.cash_in, line.cash_out, night.in_cash(left))
        result, gifts = (night.in_cash(chips) for chips in (line.result, line.gifts))
        person, name = people.get(line.player, (None, line.name))
        sums = (money(minor, code) for minor in (*amounts, result, gifts, result - gifts))
        yield night.name, line.player, person, name, code, *sums


def _purpose(found: Report, says: CashBooked, entry: Entry) -> _Row:
    night, code = found.night, found.night.currency
    taken_back = _yes(entry.number in night.corrected)
    who = next(((player, night.player(player).name) for player in says.players), (None, None))
    amount = money(says.booked, code)
    return moment(entry.at), says.what, says.purpose, *who, code, amount, taken_back


def _debts(source: Source, found: Report) -> Iterator[_Row]:
    night, code = found.night, found.night.currency
    numbers: Counter[int] = Counter()
    for line in since(source, night):
        numbers[line.player] += 1
        yield (
            line.player,
            numbers[line.player],
            night.player(line.player).name,
            moment(line.at),
            line.what,
            code,
            money(line.minor, code),
            line.night,
            line.entry,
            line.place or None,
            line.how or None,
        )


def _games(found: Report, results: Iterable[BankResult]) -> Iterator[_Row]:
    """What the bank won by each game; and, of those that it banks, by how much was bet."""
    code = found.night.currency
    for line in banked(found, results):
        figures = line.figures
        amounts = (figures.won, figures.drop, figures.handle, figures.expected)
        sums = (None if minor is None else money(minor, code) for minor in amounts)
        yield line.table, line.table_name, line.game, figures.rounds, code, *sums


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
            yield way, *sides[0], *sides[1], money(payment.amount, night.currency)


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
        worth = money(night.in_cash(result), night.currency)
        racks = (played.starts[player], played.ends.get(player))
        yield played.table, played.number, player, result, played.advances[player], worth, *racks


def _balances(found: Report) -> Iterator[_Row]:
    for name, balance in sorted(found.night.balances.items()):
        yield name, accounts.kind_of(name).commodity, balance


def _yes(value: bool) -> str:
    return "yes" if value else "no"


_SUMMED: Mapping[str, Callable[[Report], Iterator[_Row]]] = {
    "settlement.csv": _settlement,
    "tables.csv": _tables,
    "seals.csv": _seals,
    "balances.csv": _balances,
}
