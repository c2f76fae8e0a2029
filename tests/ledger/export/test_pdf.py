"""The printed pages, read by a program that takes texts out of them."""

import hashlib
import json
import re
from datetime import UTC, datetime
from importlib.resources import files
from io import BytesIO
from pathlib import Path

import pypdf
import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

import ledger
from games.language import add_catalog, force_locale
from ledger.book import Book
from ledger.export import cjk
from ledger.export.paper import MISSING, Paper
from ledger.export.pdf import write
from ledger.export.reading import Source, reading
from ledger.export.report import report
from ledger.export.season import read_season
from ledger.export.treasurer_files import write_pdf
from ledger.export.words import one_line
from ledger.house import House
from ledger.kinds.cash import BuyIn
from ledger.kinds.nights import NightClosed
from ledger.kinds.players import PlayerAdded
from ledger.reports.desk_view import desk_view
from ledger.reports.settling import positions, settled
from tests.ledger.desk_night import DeskNight, request
from tests.ledger.export.checks import check_pdf
from tests.ledger.export.nights import ANCIENT, AWKWARD
from web.http.languages import catalogue, python_catalog

pytestmark = pytest.mark.slow

FONTS = Path(str(files("ledger.export") / "fonts"))
NO_FONT_HAS = {"漢字": MISSING * 2}


@pytest.fixture(scope="module")
def printed(played: Book, tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    """The pages of the night with awkward names, and of the one in which everything happens."""
    folder: Path = tmp_path_factory.mktemp("printed")
    with pytest.MonkeyPatch.context() as patch, reading(played) as sources:
        patch.setattr(cjk, "FOLDERS", ())  # as `no_fonts`, which comes later
        return [check_pdf([source], folder) for source in sources[:2]]


@pytest.fixture
def pages(printed: list[list[str]]) -> list[str]:
    """The pages of the night in which everything happens, without its cover."""
    return without_cover(printed[1])


def without_cover(pages: list[str]) -> list[str]:
    """The statements and closers."""
    return [page for page in pages if "Results, night" not in page.splitlines()[-1]]


def test_a_night_begins_with_its_results_and_who_pays_whom(
    sources: list[Source], printed: list[list[str]]
) -> None:
    cover = printed[1][0].splitlines()
    found = report(sources[1])
    best = max(desk_view(found.night).players, key=lambda line: line.result)
    row = next(line for line in cover if line.startswith("P-"))
    assert row.startswith(f"P-{best.player:03} ")
    assert row.split()[-1] == f"{best.result:+,}"
    assert "Who pays whom, where the bank keeps what it won" in cover
    payments = settled(positions(found.night, with_house=True))
    assert sum("EUR" in line and line[-3:] == "EUR" for line in cover) >= len(payments)


def test_a_closer_has_the_count_of_its_tray(busy: Source, tmp_path: Path) -> None:
    # 527 were counted, as chips of 1 alone.
    pages = check_pdf([busy], tmp_path)
    (corner,) = (page for page in pages if page.startswith("Closer of table T-001"))
    (window,) = (page for page in pages if page.startswith("Closer of table T-002"))
    assert "white 1 527 527" in corner
    assert "In all 527" in corner
    assert "527" not in window


def test_a_wrapped_text_that_runs_from_the_right_reads_in_its_order() -> None:
    words = [f"מילה{letter}" for letter in "אבגדהוזחטיכלמנסעפצקרשת"]
    paper = Paper("Lines", datetime(2026, 11, 21, tzinfo=UTC))
    paper.page("Page", "Lines", [], "foot")
    lines = paper.lines(" ".join(words), 40, size=9, bold=False).lines
    assert len(lines) > 2
    assert " ".join(line for line, _ in lines).split() == words
    paper.write(BytesIO())  # closes its fonts


def test_names_come_out_right(printed: list[list[str]]) -> None:
    pages = without_cover(printed[0])
    for number, name in enumerate((*AWKWARD, *ANCIENT), 1):
        shown = NO_FONT_HAS.get(name, one_line(name))
        page = pages[number - 1].splitlines()
        said = "".join(page[1:])
        if any(
            "\u0590" <= letter <= "\u06ff" for letter in name
        ):  # read from the right; its words stay whole
            assert set(shown.split()) <= set(page[1].split())
        else:
            assert said.startswith(shown)


def test_a_page_says_what_a_box_stands_for(printed: list[list[str]]) -> None:
    pages = without_cover(printed[0])
    lacking = [number for number, page in enumerate(pages, 1) if "these fonts do not have" in page]
    assert lacking == [AWKWARD.index("漢字") + 1]
    assert "sudo apt install fonts-noto-cjk" in pages[lacking[0] - 1]


def test_a_row_that_goes_on_over_the_page_says_there_what_its_box_stands_for() -> None:
    paper = Paper("Names", datetime(2026, 11, 21, tzinfo=UTC))
    paper.page("Closer", "Corner", [], "T-001")
    long = " ".join(["\ue000", *["word"] * 400])
    paper.table([1], ["LEFT"], [*(["line"] for _ in range(40)), [long]])
    first, second = _texts(paper)
    assert MISSING not in first
    assert "these fonts do not have" not in first
    assert second.count(MISSING) == 2  # itself, and what is said of it
    assert "these fonts do not have" in second


# A font that is broken is left open by fontTools.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_chinese_letters_come_from_a_font_of_this_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "wqy-zenhei.ttc").write_bytes(b"no font")
    _font_of("漢字").save(tmp_path / "DroidSansFallback.ttf")
    monkeypatch.setattr(cjk, "FOLDERS", (tmp_path,))
    assert [path.name for path in cjk.installed()] == ["wqy-zenhei.ttc", "DroidSansFallback.ttf"]
    paper = Paper("Names", datetime(2026, 11, 21, tzinfo=UTC))
    paper.page("Statement", "漢字 Ana {nb}", [], "P-001")
    paper.page("Statement", "漢陳", [], "P-002")
    known, partly = _texts(paper)
    assert "漢字 Ana {nb}" in known
    assert MISSING not in known
    assert f"漢{MISSING}" in partly
    assert "sudo apt install" in partly


def test_a_report_tells_names_apart_that_no_font_has(book: Book, tmp_path: Path) -> None:
    night, house = DeskNight(book), House(book.database)
    for player, name in enumerate(("漢字", "Ana", "王明"), 1):
        night.do(PlayerAdded, name)
        house.meet(night.id, player, name, None, request())
        night.do(BuyIn, player, 10, "marker")
    night.do(NightClosed)
    target = tmp_path / "report.pdf"
    with target.open("wb") as file:
        write_pdf(file, read_season(book, house), 1_800_000_000_000)
    text = " ".join(page.extract_text() for page in pypdf.PdfReader(target).pages)
    assert f"H-001 {MISSING * 2}" in text
    assert f"H-003 {MISSING * 2}" in text
    assert "H-002" not in text


def _font_of(letters: str) -> FontBuilder:
    """A font that has a square for each of these letters."""
    pen = TTGlyphPen(None)
    for step, at in ((pen.moveTo, (0, 0)), (pen.lineTo, (0, 800)), (pen.lineTo, (800, 800))):
        step(at)
    pen.closePath()
    square = pen.glyph()
    names = [".notdef", *(f"uni{ord(letter):04X}" for letter in letters)]
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(names)
    font.setupCharacterMap(dict(zip(map(ord, letters), names[1:], strict=True)))
    font.setupGlyf(dict.fromkeys(names, square))
    font.setupHorizontalMetrics(dict.fromkeys(names, (1000, 0)))
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable({"familyName": "Squares", "styleName": "Regular"})
    font.setupOS2()
    font.setupPost()
    return font


def _texts(paper: Paper) -> list[str]:
    file = BytesIO()
    paper.write(file)
    return [page.extract_text() for page in pypdf.PdfReader(file).pages]


def test_a_sum_of_hundred_thousands_of_chips_stays_on_one_line(book: Book, tmp_path: Path) -> None:
    night = DeskNight(book, "High", chip_value=None)
    night.do(PlayerAdded, "Ana")
    night.do(BuyIn, 1, 150_266, "cash")
    with reading(book) as sources:
        _, statement = check_pdf(sources, tmp_path)
    assert "Total +150,266 " in statement


@pytest.mark.sweep(of=4)
@pytest.mark.parametrize("rows", range(30, 50))
def test_no_heading_stands_alone_at_the_foot_of_a_page(rows: int) -> None:
    paper = Paper("Feet", datetime(2026, 11, 21, tzinfo=UTC))
    paper.page("Closer", "Corner", [], "T-001")
    paper.table((1, 1), ("LEFT", "RIGHT"), [(f"line {at}", "1") for at in range(rows)])
    paper.heading("Counted")
    paper.table((1, 1), ("LEFT", "RIGHT"), [("x " * 150, "1")], ("Chips", "How many"))
    (page,) = (page for page in _texts(paper) if "How many" in page)
    _, after = page.split("Counted", 1)
    assert after.split()[:4] == ["Chips", "How", "many", "x"]


def test_a_statement_has_every_line(pages: list[str], sources: list[Source]) -> None:
    found = report(sources[1])
    ana = pages[0]
    assert len(re.findall(r"^\d{4}-\d\d-\d\d \d\d:\d\d ", ana, re.MULTILINE)) == len(
        found.statements[1]
    )
    assert "Table 1, round 2: Ultimate Texas Hold'em" in ana
    assert "voided: misdeal" in " ".join(ana.split())
    assert "Chips sold back" in ana


def test_a_correction_stands_on_the_statement_of_whom_it_touches(pages: list[str]) -> None:
    cleopatra = " ".join(pages[2].split())
    assert "(buy-in): a slip of the hand" in cleopatra


def test_a_closer_says_where_the_trays_chips_went(pages: list[str]) -> None:
    slip = next(page for page in pages if page.startswith("Closer of table T-001"))
    lines = [line.rsplit(" ", 1) for line in slip.splitlines()]
    sums = {line[0]: line[1].replace("−", "-").replace(",", "") for line in lines if len(line) == 2}
    came = [
        "Opening tray",
        "Fills from the cage",
        "Credits to the cage",
        "Won from players, less lost to them",
    ]
    came += ["Markers advanced", "Markers repaid", "Found by counting, less missing"]
    assert sum(int(sums[name]) for name in came) == int(sums["Closing tray"])
    assert int(sums["Opening tray"]) == 100


def test_a_long_statement_goes_on_over_pages_with_its_name_its_head_and_its_foot() -> None:
    paper = Paper("Long", datetime(2026, 11, 21, tzinfo=UTC))
    paper.page("Statement", "Ana", [], "P-001")
    paper.heading("Line by line")
    paper.table(
        (1, 1),
        ("LEFT", "RIGHT"),
        [(f"line {at}", "x " * (at % 90)) for at in range(200)],
        ("What", "How much"),
    )
    paper.page("Statement", "Ben", [], "P-002")
    file = BytesIO()
    paper.write(file)
    pages = [page.extract_text() for page in pypdf.PdfReader(file).pages]
    assert len(pages) > 4
    names = ["Statement, continued", "Ana", "Line by line", "What How much"]
    for page in pages[1:-1]:
        assert page.splitlines()[:4] == names
    for page in pages[:-1]:
        assert "What How much" in page
        assert page.splitlines()[-1].startswith("P-001")
    assert pages[-1].splitlines()[-1].startswith("P-002")
    lines = [
        line.split() for page in pages for line in page.splitlines() if line.startswith("line ")
    ]
    assert [int(line[1]) for line in lines] == list(range(200))


def test_a_text_that_fills_more_than_a_page_is_cut() -> None:
    paper = Paper("Long", datetime(2026, 11, 21, tzinfo=UTC))
    paper.page("Statement", "Ana", [], "P-001")
    paper.table((1, 1), ("LEFT", "RIGHT"), [("word " * 5000, "1"), ("next", "2")])
    file = BytesIO()
    paper.write(file)
    text = "".join(page.extract_text() for page in pypdf.PdfReader(file).pages)
    assert "…" in text
    assert "next" in text


def test_the_same_book_gives_the_same_file(sources: list[Source]) -> None:
    first, second = BytesIO(), BytesIO()
    write(first, sources[2:3])
    write(second, sources[2:3])
    assert first.getvalue() == second.getvalue()


def test_the_fonts_are_those_of_the_manifest_and_have_their_licences() -> None:
    manifest = json.loads((FONTS / "manifest.json").read_text())
    there = {path.name for path in FONTS.iterdir()} - {"manifest.json", "__pycache__"}
    assert there == {font[kind] for font in manifest for kind in ("file", "licence_file")}
    for font in manifest:
        assert hashlib.sha256((FONTS / font["file"]).read_bytes()).hexdigest() == font["sha256"]


def test_a_screen_in_german_prints_in_german(sources: list[Source], tmp_path: Path) -> None:
    add_catalog("de", python_catalog("de"))
    path = tmp_path / "german.pdf"
    with force_locale("de"), path.open("wb") as file:
        write(file, [sources[1]])
    pages = [page.extract_text() for page in pypdf.PdfReader(path).pages]
    assert "Wer zahlt wem, wenn die Bank ihren Gewinn behält" in pages[0]
    said = "\n".join(pages)
    assert "Chips gekauft" in said
    english = catalogue(Path(ledger.__path__[0]) / "languages" / "de")
    assert not [
        text
        for text, german in english.items()
        if len(text) > 8 and "{" not in text and text != german and text in said
    ]
