"""The CSV files and the sheets of a night, worked out by hand: see `busy_night`."""

import csv
import io
import json
import zipfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

import ledger.export.xlsx as xlsx
from ledger.book import Book
from ledger.export import blocks, csv_files
from ledger.export.reading import Source, reading
from ledger.export.report import report
from ledger.export.scores import ScoreLine
from ledger.export.sheets import Sheet, workbook
from ledger.export.words import minute
from ledger.kinds.cash import BuyIn
from ledger.kinds.nights import NightClosed, NightReopened
from ledger.kinds.players import PlayerAdded
from ledger.kinds.tables import GameChanged, TableOpened
from ledger.store.chain import short_code
from tests.ledger.desk_night import DeskNight
from tests.ledger.export.checks import Workbook
from tests.ledger.export.nights import add_by_hand
from tests.ledger.whole_night import WholeNight
from tests.local_zone import TOKYO, local_zone

# CSV


def lines_of(name: str, busy: Source) -> list[str]:
    """The lines of a file in the archive, as they stand there."""
    file = io.BytesIO()
    csv_files.write(file, [busy])
    with zipfile.ZipFile(file) as archive:
        return archive.read(name).decode("utf-8-sig").splitlines()


def test_a_night_has_a_line(busy: Source) -> None:
    last = list(busy.entries())[-1]
    assert lines_of("nights.csv", busy) == [
        "night,slug,name,currency,digits,chip_worth_money,opened,last_entry,entries,open,hash,day",
        (
            "1,friday-night,Friday night,EUR,2,0.10,2026-11-21T14:00:00.000Z,"
            f"2026-11-21T14:00:34.000Z,35,yes,{last.hash.hex()},{DAY}"
        ),
    ]


def test_a_player_has_a_line_with_what_came_went_and_is_left(busy: Source) -> None:
    # Ana: 100 - 10 + 7 - 60 - 2 are in her bankroll, 60 - 10 and 2 + 3 - 5 at the tables.
    # Ben: 150 - 7 - 95 - 30, and 30 - 5. Cy was paid for 90 of 95.
    assert lines_of("players.csv", busy) == [
        (
            "night,player,name,chips_bought,chips_cashed,cash_in_money,cash_out_money,bankroll,racks,"
            "owes_desk,owes_tables,house_owes,gifts,result,result_money,came,last_moved,person,"
            "person_name,currency,day,gifts_money,result_without_gifts_money"
        ),
        (
            f"1,1,Ana,100,10,10.00,1.00,35,50,0,3,0,7,-8,-0.80,{moment(1)},{moment(34)},,,EUR,{DAY},"
            "0.70,-1.50"
        ),
        (
            f"1,2,Ben,0,0,0.00,0.00,18,25,150,0,0,-102,-107,-10.70,{moment(2)},{moment(34)},,,EUR,"
            f"{DAY},-10.20,-0.50"
        ),
        f"1,3,Cy,0,90,0.00,9.00,0,0,0,0,5,95,95,9.50,{moment(3)},{moment(9)},,,EUR,{DAY},9.50,0.00",
    ]


DAY = datetime(2026, 11, 21, 14, tzinfo=UTC).astimezone().date()
"""The day on which the night was opened, for this machine."""


def test_the_plain_ledger_has_a_line_a_player_and_night(busy: Source) -> None:
    # Of Ana's 8.50 in chips she owes 0.30; Ben has 4.30 and owes 15.00; the house owes Cy 0.50.
    assert lines_of("evenings.csv", busy) == [
        (
            "day,night,night_name,player,person,name,currency,cash_in_money,cash_out_money,left_money,"
            "result_money,gifts_money,result_without_gifts_money"
        ),
        f"{DAY},1,Friday night,1,,Ana,EUR,10.00,1.00,8.20,-0.80,0.70,-1.50",
        f"{DAY},1,Friday night,2,,Ben,EUR,0.00,0.00,-10.70,-10.70,-10.20,-0.50",
        f"{DAY},1,Friday night,3,,Cy,EUR,0.00,9.00,0.50,9.50,9.50,0.00",
    ]


def test_a_game_has_a_line_with_what_the_bank_won_by_it(busy: Source) -> None:
    # The corner won 10 chips, and found 2 in its tray.
    head, corner, *others = lines_of("winnings.csv", busy)
    assert head == (
        "night,day,table,table_name,game,rounds,currency,bank_won_money,drop_money,handle_money,"
        "expected_money"
    )
    assert corner.startswith(f"1,{DAY},1,Corner,Ultimate Texas Hold'em,1,EUR,1.20,")
    assert [line.split(",")[7] for line in others] in ([], ["0.00"])


def moment(after: int) -> str:
    """The time so many seconds after the night was opened."""
    return f"2026-11-21T14:00:{after:02}.000Z"


def test_who_pays_whom_has_a_line_a_payment_in_each_way(busy: Source) -> None:
    # Ana has 8.50 in chips and owes 0.30; Ben has 4.30 and owes 15.00; the house owes Cy 0.50. It
    # is up 2.00, of which each of the two who have sat gets 1.00: Cy never did.
    assert lines_of("settlement.csv", busy) == [
        "night,way,payer,payer_name,payee,payee_name,amount_money",
        "1,with-house,2,Ben,1,Ana,8.20",
        "1,with-house,2,Ben,0,The drawer,2.00",
        "1,with-house,2,Ben,3,Cy,0.50",
        "1,among-players,2,Ben,1,Ana,9.20",
        "1,among-players,2,Ben,3,Cy,0.50",
    ]


def test_a_seal_has_a_line_with_the_code_that_was_photographed(book: Book) -> None:
    night = DeskNight(book, "Quiet")
    for step in (NightClosed, NightReopened, NightClosed):
        night.do(step)
    with reading(book) as (source,):
        head, *lines = lines_of("seals.csv", source)
        entries = list(source.entries())
    assert head == "night,entry,at,code,hash"
    for line, number in zip(lines, (2, 4), strict=True):
        sealed = entries[number - 1].hash
        night_, entry, _, code, hash_ = line.split(",")
        assert (night_, entry, code, hash_) == ("1", str(number), short_code(sealed), sealed.hex())


def test_a_table_has_a_line_with_what_its_tray_came_to(busy: Source) -> None:
    # 500 + 40 - 15 + 10 + 2, and 100 - 3
    assert lines_of("tables.csv", busy) == [
        (
            "night,table,name,games,opening,fills,credits,results,advanced,repaid,counted,closing,"
            "open,rounds,voided"
        ),
        "1,1,Corner,Ultimate Texas Hold'em,500,40,15,10,0,0,2,537,yes,1,0",
        "1,2,Window,Bura,100,0,0,0,3,0,0,97,yes,1,0",
    ]


def test_a_round_has_a_line_and_everybody_in_it_another(busy: Source) -> None:
    promised = report(busy).rounds[1].commitment
    assert lines_of("rounds.csv", busy) == [
        "night,table,round,game,began,ended,ending,actions,put_right,house,commitment,seed",
        (
            "1,1,1,Ultimate Texas Hold'em,2026-11-21T14:00:16.000Z,2026-11-21T14:00:30.000Z,closed,"
            "11,2,10,,"
        ),
        f"1,2,1,Bura,2026-11-21T14:00:34.000Z,,in play,0,0,0,{promised},",
    ]
    assert lines_of("results.csv", busy) == [
        "night,table,round,player,result,advanced,result_money,start,end",
        "1,1,1,1,-10,0,-1.00,60,50",
        "1,2,1,1,-5,3,-0.50,2,",
        "1,2,1,2,-5,0,-0.50,30,",
    ]


def test_an_account_has_a_line_in_the_order_of_the_names(busy: Source) -> None:
    assert lines_of("balances.csv", busy) == [
        "night,account,commodity,balance",
        "1,bankroll:1,chips,35",
        "1,bankroll:2,chips,18",
        "1,bankroll:3,chips,0",
        "1,cage,chips,0",
        "1,cash-over-short,cash,-20",
        "1,drawer,cash,20",
        "1,felt:1:circle:1:ante,chips,0",
        "1,felt:1:circle:1:blind,chips,0",
        "1,felt:2:pot,chips,10",
        "1,issued,chips,-770",
        "1,marker:desk:2,marker,150",
        "1,marker:house:3,marker,5",
        "1,marker:table:1,marker,3",
        "1,markers,marker,-158",
        "1,outside,cash,0",
        "1,over-short,chips,-2",
        "1,rack:1:1,chips,50",
        "1,rack:2:1,chips,0",
        "1,rack:2:2,chips,25",
        "1,tray:1,chips,537",
        "1,tray:2,chips,97",
    ]


def test_a_transfer_has_a_line_under_its_entry(busy: Source) -> None:
    head, *moved = lines_of("transfers.csv", busy)
    assert head == "night,entry,position,at,commodity,source,target,amount,why,table,round"
    assert [line for line in moved if line.startswith(("1,10,", "1,13,", "1,35,"))] == [
        "1,10,0,2026-11-21T14:00:09.000Z,chips,bankroll:3,cage,95,cash-out,,",
        "1,10,1,2026-11-21T14:00:09.000Z,cash,drawer,outside,900,cash-out,,",
        "1,10,2,2026-11-21T14:00:09.000Z,marker,markers,marker:house:3,5,the house owes,,",
        "1,13,0,2026-11-21T14:00:12.000Z,chips,issued,cage,40,chips issued,1,",
        "1,13,1,2026-11-21T14:00:12.000Z,chips,cage,tray:1,40,fill,1,",
        "1,35,0,2026-11-21T14:00:34.000Z,chips,tray:2,rack:2:1,3,marker,2,1",
        "1,35,1,2026-11-21T14:00:34.000Z,marker,markers,marker:table:1,3,marker,2,1",
        "1,35,2,2026-11-21T14:00:34.000Z,chips,rack:2:1,felt:2:pot,5,ante,2,1",
        "1,35,3,2026-11-21T14:00:34.000Z,chips,rack:2:2,felt:2:pot,5,ante,2,1",
    ]


def test_an_entry_has_a_line_with_what_it_says(busy: Source) -> None:
    head, *written = lines_of("entries.csv", busy)
    assert head == "night,entry,at,kind,who,screen,table,round,says,hash"
    entry = list(busy.entries())[12]
    assert list(csv.reader([written[12]])) == [
        [
            *("1", "13", "2026-11-21T14:00:12.000Z", "fill", "host", "whole night", "1", ""),
            json.dumps(
                {
                    "request": {
                        "digest": entry.request.digest,
                        "key": entry.request.key,
                        "sender": "tablet",
                    },
                    "chips": 40,
                }
            ),
            entry.hash.hex(),
        ]
    ]


def test_money_has_the_decimals_of_its_currency(book: Book, tmp_path: Path) -> None:
    night = DeskNight(book, chip_value={"minor": 5, "currency": "KWD"})  # of a thousand fils
    night.do(PlayerAdded, "Ana")
    night.do(BuyIn, 1, 1, "cash")
    with reading(book) as sources:
        found = sheets_of(sources, tmp_path)
    assert found["Players"][2][11] == 0.005
    assert ["It holds", 0.005] in found["Summary"]


def test_a_night_of_play_money_that_is_over_says_so(book: Book) -> None:
    night = DeskNight(book, chip_value=None)
    night.do(NightClosed)
    with reading(book) as (source,):
        line = lines_of("nights.csv", source)[1].split(",")
    assert (line[3:6], line[8:10]) == (["PLAY", "0", "1"], ["2", "no"])


def test_a_table_says_all_its_games_in_one_cell(book: Book, tmp_path: Path) -> None:
    night = DeskNight(book)
    night.do(TableOpened, "uth", {}, "virtual", 30)
    night.do(GameChanged, 1, "kabu", {}, "virtual")
    with reading(book) as (source,):
        line = lines_of("tables.csv", source)[1]
        found = sheets_of([source], tmp_path)
    assert ["Table 1 (Ultimate Texas Hold'em, Kabu)", 0, 0] in found["Summary"]
    assert found["Tables"][2][2] == "Ultimate Texas Hold'em, Kabu"
    assert line == '1,1,Table 1,"Ultimate Texas Hold\'em, Kabu",30,0,0,0,0,0,0,30,yes,0,0'


def test_a_name_that_could_be_a_formula_has_an_apostrophe_in_front(book: Book) -> None:
    night = DeskNight(book)
    night.do(PlayerAdded, "=1+1")
    with reading(book) as (source,):
        assert lines_of("players.csv", source)[1].startswith("1,1,'=1+1,0,")


def test_each_file_says_that_it_is_utf8_and_the_first_explains_them(busy: Source) -> None:
    file = io.BytesIO()
    csv_files.write(file, [busy])
    with zipfile.ZipFile(file) as archive:
        readme, *names = archive.namelist()
        assert readme == "README.txt"
        told = archive.read(readme).decode()
        assert all(name in told for name in names)
        tables = [name for name in names if name.endswith(".csv")]
        assert all(archive.read(name).startswith(b"\xef\xbb\xbf") for name in tables)
        assert all(member.compress_type == zipfile.ZIP_DEFLATED for member in archive.infolist())


def test_a_file_may_be_larger_than_old_archives_allowed(
    busy: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(zipfile, "ZIP64_LIMIT", 1000)  # 2 GiB are too many for a test
    assert len(lines_of("transfers.csv", busy)) == 38


# The spreadsheet

IN_TOKYO = timezone(timedelta(hours=9))


Sheets = dict[str, list[list[Any]]]


def sheets_of(sources: list[Source], folder: Path) -> Sheets:
    """The rows of every sheet as a spreadsheet computes them, without the empty cells behind. Times
    are those of Tokyo.
    """
    path = folder / "nights.xlsx"
    with path.open("wb") as file, local_zone(TOKYO):
        xlsx.write(file, sources)
    book = Workbook(path)
    said = {name: book.rows(name) for name in book.sheets}
    book.model.evaluate()
    # A program that does not calculate shows what the file says.
    assert {name: book.rows(name) for name in book.sheets} == said
    return {name: [_without_empty_end(row) for row in rows] for name, rows in said.items()}


@pytest.fixture
def sheets(busy: Source, tmp_path: Path) -> Sheets:
    """Those of the busy night."""
    return sheets_of([busy], tmp_path)


def _without_empty_end(row: list[Any]) -> list[Any]:
    filled = [at for at, value in enumerate(row) if value is not None]
    return row[: filled[-1] + 1] if filled else []


def seconds(after: int) -> Any:
    """The time so many seconds after the night was opened, as spreadsheets count days: those since
    the end of 1899.
    """
    opened = datetime(2026, 11, 21, 23, tzinfo=IN_TOKYO) - datetime(1899, 12, 30, tzinfo=IN_TOKYO)
    return pytest.approx((opened.total_seconds() + after) / 86400, abs=1e-7)


def in_utc(after: int) -> Any:
    """The same time in UTC: Tokyo is nine hours before it."""
    return seconds(after - 9 * 3600)


def test_the_first_sheet_says_who_is_up_who_pays_and_that_it_adds_up(
    sheets: Sheets,
) -> None:
    assert sheets["Summary"] == [
        ["Friday night"],
        ["Opened 2026-11-21 23:00 (+09:00); open."],
        ["A chip is worth 0.10 EUR."],
        [
            "Players",
            "Up, EUR",
            "Up, chips",
            "Paid in, EUR",
            "Paid out, EUR",
            "Chips now",
            "Owes, chips",
            "Is owed, chips",
            "To get, EUR",
            "Shared, EUR",
        ],
        ["Ana", -0.8, -8, 10, 1, 85, 3, 0, 8.2, 9.2],
        ["Ben", -10.7, -107, 0, 0, 43, 150, 0, -10.7, -9.7],
        ["Cy", 9.5, 95, 0, 9, 0, 0, 5, 0.5, 0.5],
        ["All players", -2, -20, 10, 10, 128, 153, 5, -2, 0],
        ["Settling up: the bank keeps what it won", "Amount, EUR"],
        ["Ben pays Ana", 8.2],
        ["Ben pays The drawer", 2],
        ["Ben pays Cy", 0.5],
        ["In all", 10.7],
        [],
        ["Settling up: what the bank won is shared out", "Amount, EUR"],
        ["Ben pays Ana", 9.2],
        ["Ben pays Cy", 0.5],
        ["In all", 9.7],
        [],
        ["The bank", "Won, EUR", "Won, chips"],
        ["Corner (Ultimate Texas Hold'em)", 1.2, 12],
        ["Window (Bura)", 0, 0],
        ["In pots on the felt", 1, 10],
        ["Chips missing by count, less found", -0.2, -2],
        ["The bank", 2, 20],
        [],
        [
            "The bank and luck",
            "Drop",
            "Handle",
            "Win",
            "Hold, %",
            "Expected",
            "Difference",
            "Deviation",
            "Luck explains it",
        ],
        ["Corner, Ultimate Texas Hold'em", 60, 10, 10, 16.7, -2, 12, 26, "yes"],
        [],
        ["The drawer", "Cash, EUR"],
        ["Float", 0],
        ["Paid in for chips, less paid out", 0],
        ["Cash over (+) or short (-) by count", 0.2],
        ["So it should hold", 0.2],
        ["It holds", 0.2],
        [],
        ["Chips add up", "yes"],
        ["Balances are the sums of their transfers", "yes"],
        ["The audit", "nothing wrong"],
    ]


def test_the_name_of_the_night_heads_every_sheet_in_bold_type(busy: Source, tmp_path: Path) -> None:
    sheets_of([busy], tmp_path)
    book = Workbook(tmp_path / "nights.xlsx")
    for sheet in set(book.sheets) - {"Transfers"}:
        assert str(book.value(sheet, 1, 1)).startswith("Friday night"), sheet
        assert book.is_bold(sheet, 1, 1), sheet
        assert not book.is_bold(sheet, 3, 1), sheet


def test_several_nights_are_looked_over_with_what_the_house_made_of_each(
    busy: Source, tmp_path: Path
) -> None:
    # The bank is up 12, 10 are in a pot, and counting found 2 too many: 20, which people lost.
    answer = ["EUR", 2, "Cy", 9.5, 0.2]
    line = [1, "Friday night", seconds(0), 3, 2, *answer, "yes", 0]
    assert sheets_of([busy, busy], tmp_path)["Nights"][1:] == [line, line]


def test_players_are_computed_from_their_accounts(sheets: Sheets) -> None:
    assert sheets["Players"] == [
        ["Friday night (night 1)"],
        [
            "Player",
            "Name",
            "Chips bought",
            "Chips cashed",
            "In the bankroll",
            "At tables",
            "Owes the desk",
            "Owes tables",
            "House owes",
            "Gifts",
            "Result",
            "Paid in",
            "Paid out",
            "Result in money",
        ],
        [1, "Ana", 100, 10, 35, 50, 0, 3, 0, 7, -8, 10, 1, -0.8],
        [2, "Ben", 0, 0, 18, 25, 150, 0, 0, -102, -107, 0, 0, -10.7],
        [3, "Cy", 0, 90, 0, 0, 0, 0, 5, 95, 95, 0, 9, 9.5],
        ["Total", None, 100, 100, 53, 75, 150, 3, 5, 0, -20, 10, 10, -2],
    ]


def test_tables_are_computed_from_what_came_and_went(sheets: Sheets) -> None:
    assert sheets["Tables"] == [
        ["Friday night (night 1)"],
        [
            "Table",
            "Name",
            "Games",
            "Rounds",
            "Voided",
            "Opening tray",
            "Fills",
            "Credits",
            "Results",
            "Advanced",
            "Repaid",
            "Counted",
            "Closing tray",
            "In the book",
            "Agree",
        ],
        [1, "Corner", "Ultimate Texas Hold'em", 1, 0, 500, 40, 15, 10, 0, 0, 2, 537, 537, "yes"],
        [2, "Window", "Bura", 1, 0, 100, 0, 0, 0, 3, 0, 0, 97, 97, "yes"],
        ["Total", None, None, 2, 0, 600, 40, 15, 10, 3, 0, 2, 634, 634],
    ]


def test_rounds_have_a_column_for_everybody_who_played(
    sheets: Sheets,
) -> None:
    assert sheets["Rounds"] == [
        ["Friday night (night 1)"],
        [
            "Table",
            "Round",
            "Game",
            "Began",
            "Ended",
            "Began, in UTC",
            "Ended, in UTC",
            "How",
            "Actions",
            "Put right",
            "House",
            "Pots",
            "Ana",
            "Ben",
        ],
        [
            *(1, 1, "Ultimate Texas Hold'em", seconds(16), seconds(30), in_utc(16), in_utc(30)),
            *("closed", 11, 2, 10, 0, -10),
        ],
        [2, 1, "Bura", seconds(34), None, in_utc(34), None, "in play", 0, 0, 0, 10, -5, -5],
        ["Total", *[None] * 9, 10, 10, -15, -5],
    ]


def of_one_sheet(folder: Path, write: Callable[[Sheet], object]) -> Workbook:
    """A workbook with one sheet, on which this is written."""
    path = folder / "sheet.xlsx"
    with path.open("wb") as file, workbook(file) as book:
        write(book.sheet("Sheet", ()))
        book.close(datetime(2026, 11, 21, tzinfo=IN_TOKYO))
    return Workbook(path)


def test_a_tray_that_holds_what_did_not_come_does_not_agree(busy: Source, tmp_path: Path) -> None:
    sheets_of([busy], tmp_path)
    book = Workbook(tmp_path / "nights.xlsx")
    balances = book.rows("Balances")
    (tray,) = (at for at, row in enumerate(balances, 1) if row[0] == "tray:1")
    book.model.set_user_input(book.sheets.index("Balances"), tray, 7, "538")
    book.model.evaluate()
    rows = book.rows("Tables")
    assert rows[2][12:15] == [537, 538, "NO"]
    assert rows[3][12:15] == [97, 97, "yes"]


def test_a_transfer_that_is_changed_changes_the_table_and_the_answer(
    busy: Source, tmp_path: Path
) -> None:
    # The corner's fill of 40 becomes one of 50.
    sheets_of([busy], tmp_path)
    book = Workbook(tmp_path / "nights.xlsx")
    rows = book.rows("Transfers")
    (fill,) = (
        at for at, row in enumerate(rows, 1) if row[3] == "fill" and row[7:9] == ["cage", "tray:1"]
    )
    book.model.set_user_input(book.sheets.index("Transfers"), fill, 11, "50")
    book.model.evaluate()
    assert book.rows("Tables")[2][5:9] == [500, 50, 15, 10]
    summary = {row[0]: row[1] for row in book.rows("Summary")}
    assert summary["Balances are the sums of their transfers"] == "NO"


def test_scores_have_a_line_for_what_a_deal_brought_a_player_or_two(tmp_path: Path) -> None:
    lines = [
        ScoreLine(
            table=2,
            round=7,
            game="Kaiser",
            deal=3,
            players="Ana and Cy",
            taken="tricks 5, 5♥ 5",
            why="7 made 10",
            before=12,
            scored=10,
            after=22,
        ),
        ScoreLine(4, 9, "Stop the Bus", 1, "Ben", "", "lowest hand -1", 3, -1, 2),
    ]
    book = of_one_sheet(tmp_path, lambda sheet: blocks.scores(sheet, lines))
    assert book.rows("Sheet") == [
        ["Table", "Round", "Game", "Deal", "Who", "Before", "Scored", "After", "Why", "Taken"],
        [2, 7, "Kaiser", 3, "Ana and Cy", 12, 10, 22, "7 made 10", "tricks 5, 5♥ 5"],
        [4, 9, "Stop the Bus", 1, "Ben", 3, -1, 2, "lowest hand -1", None],
    ]
    book.model.set_user_input(0, 2, 6, "13")
    book.model.evaluate()
    assert book.value("Sheet", 2, 8) == 23  # 13 and 10


def test_with_many_players_only_what_was_won_and_lost_is_totalled(
    book: Book, tmp_path: Path
) -> None:
    night = WholeNight(book)
    seats = list(range(1, 21))
    for seat in seats:
        night.do(PlayerAdded, f"Player {seat}")
    table = night.open_table("superfecta", seats, chips=10)
    for _ in range(2):
        night.begin(table)
        night.act(table, 20, "ticket", bets=[{"amount": 3, "type": "WIN", "horses": "H"}])
        night.end(table)
    with reading(book) as sources:
        total = sheets_of(sources, tmp_path)["Rounds"][-1]
    # Two rounds that were voided: the columns are K (the house), L (the pots) and M to AF.
    assert total == ["Total", *[None] * 9, *[0] * 22]


def test_balances_say_whose_account_it_is(sheets: Sheets) -> None:
    assert sheets["Balances"] == [
        ["Friday night (night 1)"],
        ["Account", "What", "Kind", "Player", "Table", "In the book", "Of transfers", "Agree"],
        ["bankroll:1", "chips", "bankroll", 1, None, 35, 35, "yes"],
        ["bankroll:2", "chips", "bankroll", 2, None, 18, 18, "yes"],
        ["bankroll:3", "chips", "bankroll", 3, None, 0, 0, "yes"],
        ["cage", "chips", "cage", None, None, 0, 0, "yes"],
        ["cash-over-short", "EUR", "cash-over-short", None, None, -0.2, -0.2, "yes"],
        ["drawer", "EUR", "drawer", None, None, 0.2, 0.2, "yes"],
        ["felt:1:circle:1:ante", "chips", "felt", None, 1, 0, 0, "yes"],
        ["felt:1:circle:1:blind", "chips", "felt", None, 1, 0, 0, "yes"],
        ["felt:2:pot", "chips", "felt", None, 2, 10, 10, "yes"],
        ["issued", "chips", "issued", None, None, -770, -770, "yes"],
        ["marker:desk:2", "marker", "marker desk", 2, None, 150, 150, "yes"],
        ["marker:house:3", "marker", "marker house", 3, None, 5, 5, "yes"],
        ["marker:table:1", "marker", "marker table", 1, None, 3, 3, "yes"],
        ["markers", "marker", "markers", None, None, -158, -158, "yes"],
        ["outside", "EUR", "outside", None, None, 0, 0, "yes"],
        ["over-short", "chips", "over-short", None, None, -2, -2, "yes"],
        ["rack:1:1", "chips", "rack", 1, 1, 50, 50, "yes"],
        ["rack:2:1", "chips", "rack", 1, 2, 0, 0, "yes"],
        ["rack:2:2", "chips", "rack", 2, 2, 25, 25, "yes"],
        ["tray:1", "chips", "tray", None, 1, 537, 537, "yes"],
        ["tray:2", "chips", "tray", None, 2, 97, 97, "yes"],
    ]


def test_balances_are_summed_over_every_sheet_of_transfers(
    busy: Source, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(xlsx, "MOST_ROWS", 20)  # 37 transfers
    found = sheets_of([busy], tmp_path)
    assert {"Transfers", "Transfers 2"} <= found.keys()
    balances = {row[0]: row[5:] for row in found["Balances"][2:]}
    assert balances["bankroll:1"] == [35, 35, "yes"]
    assert balances["drawer"] == [0.2, 0.2, "yes"]
    assert balances["tray:1"] == [537, 537, "yes"]
    assert balances["tray:2"] == [97, 97, "yes"]


def test_the_audit_says_what_was_checked_and_what_was_put_right(
    sheets: Sheets, busy: Source
) -> None:
    chain = list(busy.entries())[-1].hash.hex()
    assert sheets["Audit"] == [
        ["Friday night (night 1)"],
        ["Checked", "35 entries, 37 transfers"],
        ["Replayed", "1 of 2 rounds"],
        ["Chain", chain],
        ["Findings", "none"],
        ["Unchecked", "round 1 of table 2: It is not closed, and its seed is secret until then."],
        ["Entry", "Time", "What", "By", "Where", "Why", "In UTC"],
        [
            *(11, seconds(10), "drawer counted", "host", "the desk"),
            *("0.20 EUR found, 0.20 EUR over", in_utc(10)),
        ],
        [15, seconds(14), "tray counted", "host", "table 1", "527 found, 2 over", in_utc(14)],
        [19, seconds(18), "undone", "host", "table 1, round 1", "entry 18", in_utc(18)],
        [26, seconds(25), "amended", "host", "table 1, round 1", "entry 25", in_utc(25)],
    ]


def test_a_night_that_is_over_is_sealed_and_play_money_has_no_decimals(
    book: Book, tmp_path: Path
) -> None:
    night = DeskNight(book, "Quiet", chip_value=None, cash_float=30)
    night.do(PlayerAdded, "Ana")
    night.do(BuyIn, 1, 1200, "cash")
    night.do(NightClosed)
    night.do(NightReopened)
    night.do(NightClosed)
    with reading(book) as sources:
        found = sheets_of(sources, tmp_path)
    first, last = night.now.seals
    at = found["Audit"][-1][1]
    assert found["Audit"][3:] == [
        ["Chain", last.hash.hex()],
        ["Seal", f"{short_code(first.hash)}, by entry 4"],
        ["Seal", f"{short_code(last.hash)}, by entry 6"],
        ["Findings", "none"],
        ["Entry", "Time", "What", "By", "Where", "Why", "In UTC"],
        [5, at, "night opened again", "host", "the desk", None, pytest.approx(at - 9 / 24)],
    ]
    with local_zone(TOKYO):
        opened = minute(night.now.opened_at)
    assert found["Summary"] == [
        ["Quiet"],
        [f"Opened {opened} (+09:00); closed."],
        [f"Sealed by entry 4: {short_code(first.hash)}"],
        [f"Sealed by entry 6: {short_code(last.hash)}"],
        ["Play money."],
        [
            *("Players", "Up, PLAY", "Up, chips", "Paid in, PLAY", "Paid out, PLAY", "Chips now"),
            *("Owes, chips", "Is owed, chips", "To get, PLAY", "Shared, PLAY"),
        ],
        ["Ana", 0, 0, 1200, 0, 1200, 0, 0, 1200, 1200],
        ["All players", 0, 0, 1200, 0, 1200, 0, 0, 1200, 1200],
        ["Settling up: the bank keeps what it won", "Amount, PLAY"],
        ["The drawer pays Ana", 1200],
        ["In all", 1200],
        [],
        ["Settling up: what the bank won is shared out", "Amount, PLAY"],
        ["The drawer pays Ana", 1200],
        ["In all", 1200],
        [],
        ["The bank", "Won, PLAY", "Won, chips"],
        ["In pots on the felt", 0, 0],
        ["Chips missing by count, less found", 0, 0],
        ["The bank", 0, 0],
        [],
        ["The drawer", "Cash, PLAY"],
        ["Float", 30],
        ["Paid in for chips, less paid out", 1200],
        ["Cash over (+) or short (-) by count", 0],
        ["So it should hold", 1230],
        ["It holds", 1230],
        [],
        ["Chips add up", "yes"],
        ["Balances are the sums of their transfers", "yes"],
        ["The audit", "nothing wrong"],
    ]


def test_what_an_audit_finds_is_counted_on_the_first_sheet_and_listed_on_the_last(
    book: Book, tmp_path: Path
) -> None:
    night = WholeNight(book)
    for name in ("two\nlines", "tab\t"):
        add_by_hand(night, name)
    with reading(book) as sources:
        found = sheets_of(sources, tmp_path)
    assert ["The audit", "2 findings"] in found["Summary"]
    assert [row[0] for row in found["Audit"][1:]] == [
        *("Checked", "Replayed", "Chain", "Finding", "Finding"),
    ]
    assert [row[1].split(":")[1] for row in found["Audit"][4:]] == [" entry 2", " entry 3"]
