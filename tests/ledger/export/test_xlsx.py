"""The spreadsheet, read by a program that shares no code with the one that wrote it."""

import io
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import pytest

import ledger.export.xlsx as xlsx
from ledger.book import Book
from ledger.export.blocks import PLAYERS, ROUNDS, TABLES
from ledger.export.reading import Source, reading
from ledger.export.report import report
from ledger.export.sheets import workbook
from ledger.export.words import one_line
from ledger.kinds.purposes import CashBooked
from ledger.reports.desk_view import desk_view
from ledger.reports.settling import HOUSE, positions
from tests.ledger.desk_night import DeskNight
from tests.ledger.export.checks import Workbook, check_pdf, check_xlsx
from tests.ledger.export.nights import ANCIENT, AWKWARD


@pytest.fixture
def whole(sources: list[Source], tmp_path: Path) -> Workbook:
    """The night in which everything happens."""
    return check_xlsx([sources[1]], tmp_path)


def _row(book: Workbook, sheet: str, label: str) -> int:
    """The row that begins with this."""
    return next(
        at for at, column in book.cells(sheet) if column == 1 and book.value(sheet, at, 1) == label
    )


def test_the_answer_is_on_the_first_sheet(whole: Workbook, sources: list[Source]) -> None:
    assert whole.sheets == [
        "Summary",
        "Evening",
        "Players",
        "Tables",
        "Rounds",
        "Transfers",
        "Balances",
        "Audit",
        "Scores",
    ]
    results = {player.name: player.result for player in desk_view(report(sources[1]).night).players}
    rows = whole.rows("Summary")
    assert {row[0]: row[2] for row in rows if row[0] in results} == results
    assert whole.value("Summary", 1, 1) == "Friday, at last"
    assert whole.value("Summary", _row(whole, "Summary", "The audit"), 2) == "nothing wrong"


def test_settling_up_makes_everyone_even(whole: Workbook, sources: list[Source]) -> None:
    night = report(sources[1]).night
    names = {player.name: number for number, player in night.players.items()} | {
        "The drawer": HOUSE
    }
    paid = [
        (row[0].split(" pays "), round(row[1] * 100))
        for row in whole.rows("Summary")
        if " pays " in str(row[0])
    ]
    both = Counter(positions(night, with_house=True))
    both.update(positions(night, with_house=False))
    assert any(both.values())
    for (payer, payee), amount in paid:
        both[names[payer]] += amount
        both[names[payee]] -= amount
    assert not any(both.values())


def test_one_changed_transfer_shows_on_the_first_sheet(whole: Workbook) -> None:
    amount = whole.value("Transfers", 5, 11)
    whole.model.set_user_input(whole.sheets.index("Transfers"), 5, 11, str(amount + 1))
    whole.model.evaluate()
    row = _row(whole, "Summary", "Balances are the sums of their transfers")
    assert whole.value("Summary", row, 2) == "NO"


def test_a_changed_result_of_a_player_does_not_add_up(whole: Workbook) -> None:
    row = _row(whole, "Players", "Total") - 1
    bought = whole.value("Players", row, 3)
    whole.model.set_user_input(whole.sheets.index("Players"), row, 3, str(bought + 1))
    whole.model.evaluate()
    assert whole.value("Summary", _row(whole, "Summary", "Chips add up"), 2) == "NO"


def test_names_are_texts_and_what_they_were(sources: list[Source], tmp_path: Path) -> None:
    book = check_xlsx([sources[0]], tmp_path)
    formulas = book.formulas()
    # A text such as _x0041_ is written _x005F_x0041_ in the file, which only Excel reads back.
    texts = {
        str(book.value(sheet, *at)).replace("_x005F_", "_")
        for sheet in book.sheets
        for at in book.cells(sheet)
        if (sheet, *at) not in formulas
    }
    assert {one_line(name) for name in (*AWKWARD, *ANCIENT)} <= texts
    used = {name for formula in formulas.values() for name in re.findall(r"([A-Z]+)\(", formula)}
    assert used == {"SUM", "SUMIFS", "IF", "ROUND", "COUNTIF", "ABS", "INT", "MOD"}


def test_long_names_stay_whole_above_narrow_columns() -> None:
    file = io.BytesIO()
    with workbook(file) as book:
        sheet = book.sheet("Rounds", (11, 11, 11))
        sheet.put("Ana", "Maximiliane Hohenzollern-Sigmaringen", "Ben", style="head")
        sheet.put(1, "nobody, since nothing was played", None)
        book.close(datetime(2026, 11, 22, tzinfo=UTC))
    with zipfile.ZipFile(file) as parts:
        rows = re.findall(r"<row [^>]+>", parts.read("xl/worksheets/sheet1.xml").decode())
        styles = parts.read("xl/styles.xml").decode()
    assert ['ht="60"' in row for row in rows] == [True, False]  # four lines; nothing is beside it
    assert 'wrapText="1"' in styles


def test_a_sheet_that_is_full_goes_on_in_another(
    sources: list[Source], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(xlsx, "MOST_ROWS", 60)
    book = check_xlsx(sources[:2], tmp_path)
    assert {"Transfers", "Transfers 2", "Transfers 3"} <= set(book.sheets)


def test_many_nights_have_a_sheet_to_look_them_over(sources: list[Source], tmp_path: Path) -> None:
    book = check_xlsx(sources, tmp_path)
    assert book.sheets[0] == "Nights"
    rows = book.rows("Nights")[1:]
    assert [row[0] for row in rows] == [source.id for source in sources]
    # The names that somebody put down by hand are no names to an audit.
    assert [row[11] > 0 for row in rows] == [True] + [False] * (len(sources) - 1)


def test_the_nights_of_a_sheet_stand_under_one_head_that_filters_them(
    sources: list[Source], tmp_path: Path
) -> None:
    book = check_xlsx(sources[:2], tmp_path)
    for sheet, head in (("Players", PLAYERS), ("Tables", TABLES), ("Rounds", ROUNDS)):
        rows = book.rows(sheet)
        assert rows[0][: len(head) + 1] == [*head, "Night"]
        assert {row[len(head)] for row in rows if isinstance(row[0], float)} == {1, 2}
    with zipfile.ZipFile(tmp_path / "nights.xlsx") as file:
        whole = file.read("xl/workbook.xml").decode()
        for sheet, last in (("Players", "O"), ("Tables", "P"), ("Rounds", "M"), ("Balances", "I")):
            xml = file.read(f"xl/worksheets/sheet{book.sheets.index(sheet) + 1}.xml").decode()
            assert '<pane xSplit="2" ySplit="1"' in xml
            assert f'<autoFilter ref="A1:{last}' in xml
            assert f">{sheet}!$1:$1</definedName>" in whole


def test_libreoffice_computes_every_formula_to_what_the_file_says(
    sources: list[Source], tmp_path: Path
) -> None:
    # 500 MB that nobody needs for anything else: a judge for whoever has it.
    if (office := shutil.which("soffice")) is None:
        pytest.skip("There is no LibreOffice here. On Debian: sudo apt install libreoffice-calc")
    book = check_xlsx(sources, tmp_path)
    home = f"-env:UserInstallation=file://{tmp_path / 'office'}"
    converted = ("--convert-to", "ods", "--outdir", tmp_path, tmp_path / "nights.xlsx")
    again = ("--convert-to", "xlsx:Calc MS Excel 2007 XML", "--outdir", tmp_path / "again")
    for command in (converted, (*again, tmp_path / "nights.ods")):
        subprocess.run(
            [office, home, "--headless", *command], capture_output=True, check=True, timeout=240
        )
    computed = Workbook(tmp_path / "again" / "nights.xlsx")
    said = {at: book.value(*at) for at in book.formulas()}
    for at, value in said.items():
        found = computed.value(*at)
        assert found == (pytest.approx(value, abs=1e-6) if isinstance(value, float) else value), at


def test_the_same_book_gives_the_same_file(sources: list[Source], tmp_path: Path) -> None:
    for name in ("a", "b"):
        with (tmp_path / name).open("wb") as file:
            xlsx.write(file, sources[:1])
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


def test_a_night_that_has_only_begun(book: Book, tmp_path: Path) -> None:
    DeskNight(book, "Quiet", chip_value=None)
    with reading(book) as sources:
        found = check_xlsx(sources, tmp_path)
    assert found.value("Summary", 3, 1) == "Play money."


def test_a_spreadsheet_that_fails_leaves_nothing_on_the_disk(
    sources: list[Source], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(xlsx, "audited", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        xlsx.write(io.BytesIO(), [sources[1]])
    assert list(tmp_path.iterdir()) == []


def test_texts_that_look_like_what_a_file_escapes_are_as_they_were(tmp_path: Path) -> None:
    texts = ["_x0041_", "a < b & c > d", "<r><t>rich</t></r>", "x" * 40_000]
    path = tmp_path / "sheet.xlsx"
    with path.open("wb") as file, workbook(file) as book:
        book.sheet("Sheet", ()).put(*texts)
        book.close(datetime(2026, 11, 21, tzinfo=UTC))
    row = Workbook(path).rows("Sheet")[0]
    assert row[1:3] == texts[1:3]
    assert texts[3].startswith(row[3])
    with zipfile.ZipFile(path) as parts:
        assert b"<t>_x005F_x0041_</t>" in parts.read("xl/worksheets/sheet1.xml")


def test_cash_for_a_purpose_stands_by_its_purpose_on_sheet_and_paper(
    book: Book, tmp_path: Path
) -> None:
    night = DeskNight(book, "Charity", cash_float=1000)
    night.do(CashBooked, "donation", 2000, "the shelter")
    night.do(CashBooked, "donation", 300, "the shelter")
    night.do(CashBooked, "expense", 250, "the room")
    with reading(book) as sources:
        rows = check_xlsx(sources, tmp_path).rows("Summary")
        cover = check_pdf(sources, tmp_path)[0].splitlines()
    drawer = {row[0]: row[1] for row in rows}
    assert drawer["Donation: the shelter"] == 23
    assert drawer["Cost: the room"] == -2.5
    assert drawer["So it should hold"] == drawer["It holds"] == 30.5
    assert "Donation: the shelter +23.00" in cover
    assert "Cost: the room −2.50" in cover
