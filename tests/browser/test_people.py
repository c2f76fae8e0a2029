"""People over nights in a real browser, under a LAN-like name: two nights of the same people, a
debt carried over and paid, a charity's donation with its receipt and report, at a phone's width
and a tablet's.
"""

import io
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from tests.conftest import Device, Watch
from tests.server import CHIP_SET, PIN, Running
from tests.tablets import HURRY

EUROS = {"money": {"currency": "EUR", "chip": 10}, "chip_set": CHIP_SET, "float": 10_000}

CUT_OFF = """[...document.querySelectorAll("section, .scroll:not(:has(.grid))")]
    .filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.innerText)"""
"""Tables that stand out at the side, but for the one that grows with every evening."""


@pytest.fixture(params=[360, 1024])
def screen(
    croupier: Running, device: Device, watch: Watch, request: pytest.FixtureRequest
) -> Iterator[Callable[[str], Page]]:
    """Opens a page on the host's own screen; a page that complains in its console, or is wider than
    the screen, fails the test.
    """
    context = device(request.param, 800, locale="en-IE")
    croupier.let_in(context, "host", pin=PIN)
    pages: list[Page] = []

    def opened(path: str) -> Page:
        page = context.new_page()
        page.add_init_script(HURRY)
        watch(page)
        page.goto(f"{croupier.url}{path}")
        expect(page.locator("h1").first).to_be_visible()
        pages.append(page)
        return page

    yield opened
    for page in pages:
        assert page.evaluate("document.documentElement.scrollWidth") <= request.param, page.url


@pytest.fixture
def nights(croupier: Running) -> tuple[int, int]:
    """Ben signs for 20 chips at the first night, and gives them to Ana, who cashes them; both come
    to the second one.
    """
    say = croupier.say
    first = say("POST", "nights", {"name": "May", "players": ["Ana", "Ben"], **EUROS})["number"]
    say("POST", f"nights/{first}/players/2/buy-ins", {"chips": 20, "against": "marker"})
    say("POST", f"nights/{first}/gifts", {"from": 2, "to": 1, "chips": 20})
    say("POST", f"nights/{first}/players/1/cash-outs")
    say("POST", f"nights/{first}/close")
    second = say("POST", "nights", {"name": "June", "people": [1, 2], **EUROS})["number"]
    return first, second


def test_a_debt_goes_on_by_one_tap_and_the_season_says_so(
    screen: Callable[[str], Page], croupier: Running, nights: tuple[int, int]
) -> None:
    first, second = nights
    page = screen("/people")
    expect(page.get_by_text("Ben owes the house €2.00")).to_be_visible()
    page.get_by_role("button", name="goes on in June").click()
    expect(page.get_by_text("Left to pay between nights")).to_have_count(0)
    repaid = {"chips": 20, "with": "cash"}
    croupier.say("POST", f"nights/{second}/players/2/repayments", repaid)
    season = screen("/api/season")
    expect(season.get_by_text("−€2.00 went on")).to_be_visible()
    expect(season.get_by_text("2 / 2")).to_have_count(2)
    sheet = screen(f"/api/nights/{first}/page")
    expect(sheet.get_by_text("Ben: −€2.00 went on in June")).to_be_visible()
    year = screen("/api/people/2/year")
    expect(year.get_by_text("Gifts received, less those given")).to_be_visible()
    assert year.evaluate(CUT_OFF) == season.evaluate(CUT_OFF) == []


def test_the_desk_of_a_night_says_what_is_left_from_another(
    screen: Callable[[str], Page], croupier: Running, nights: tuple[int, int]
) -> None:
    _, second = nights
    page = screen(f"/desk/{second}")
    expect(page.get_by_text("Ben owes the house €2.00")).to_be_visible()
    page.get_by_role("button", name="goes on here").click()
    expect(page.get_by_text("Left to pay from other nights")).to_have_count(0)
    ben = croupier.look(f"nights/{second}")["players"][1]
    assert (ben["owes"]["desk"], ben["result"]) == (20, 0)


def test_a_debt_that_another_desk_has_brought_is_refused_and_asked_for_again_once_it_is_back(
    screen: Callable[[str], Page], croupier: Running, nights: tuple[int, int]
) -> None:
    first, second = nights
    third = croupier.say("POST", "nights", {"name": "July", "people": [2], **EUROS})["number"]
    desk, people = screen(f"/desk/{second}"), screen("/people")
    owes = desk.get_by_text("Ben owes the house €2.00")
    expect(owes).to_be_visible()
    expect(people.get_by_text("Ben owes the house €2.00")).to_be_visible()
    owed = {"night": first, "player": 2}
    entry = croupier.say("POST", f"nights/{third}/players/1/debts", owed)["entry"]
    desk.get_by_role("button", name="goes on here").click()
    refused = f"This debt has gone on in July, entry {entry}."
    expect(desk.get_by_text(refused)).to_be_visible()
    expect(owes).to_have_count(0)
    people.get_by_role("button", name="settled by hand").click()
    expect(people.get_by_text(refused)).to_be_visible()
    expect(people.get_by_text("Left to pay between nights")).to_have_count(0)
    for night, player in ((third, 1), (second, 2)):
        why = {"entry": entry, "why": "another night"}
        croupier.say("POST", f"nights/{night}/corrections", why)
        path = f"nights/{second}/players/2/debts"
        entry = croupier.say("POST", path, owed)["entry"] if player == 1 else entry
    expect(owes).to_be_visible()


def test_a_part_of_a_debt_is_paid_and_taken_back(
    screen: Callable[[str], Page], croupier: Running, nights: tuple[int, int]
) -> None:
    first, _ = nights
    page = screen("/people")
    page.get_by_role("button", name="pay a part").click()
    amount = page.get_by_label("Amount")
    expect(amount).to_have_value("2.00")
    amount.fill("2.50")
    expect(page.get_by_text("€2.00 are left.")).to_be_visible()
    amount.fill("0.50")
    page.get_by_label("Who took the money").select_option("Ana")
    croupier.say(  # another desk is first
        "POST",
        f"nights/{first}/players/2/paid",
        {"minor": 100, "place": "hand", "seen": -200},
    )
    page.get_by_role("button", name="book it").click()
    expect(page.get_by_text("Something was paid of this debt since.")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("Ben owes the house €1.00")).to_be_visible()
    page.get_by_role("button", name="book it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Ben owes the house €0.50")).to_be_visible()
    page.get_by_role("button", name="take back: €0.50 to Ana").click()
    page.get_by_label("Why").fill("it was Cy")
    page.get_by_role("button", name="take back", exact=True).last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Ben owes the house €1.00")).to_be_visible()


def test_a_drawer_goes_to_the_bank_and_a_gift_has_its_receipt(
    screen: Callable[[str], Page], croupier: Running, nights: tuple[int, int]
) -> None:
    page = screen("/money")
    page.get_by_role("button", name="empty the drawer of May").click()
    amount = page.get_by_label("Amount")
    expect(amount).to_have_value("98.00")
    amount.fill("99")
    expect(page.get_by_text("€98.00 are left there.")).to_be_visible()
    amount.fill("98")
    page.get_by_label("To", exact=True).select_option("Bank")
    page.get_by_role("button", name="book it").dblclick()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Bank €98.00")).to_be_visible()
    expect(page.get_by_text("Carried: €98.00, the drawer of May → Bank")).to_have_count(1)
    page.get_by_role("button", name="note a gift").click()
    page.get_by_label("Given by").fill("Cy")
    page.get_by_label("Purpose", exact=True).fill("the animal shelter")
    page.get_by_label("Amount").fill("12.50")
    page.get_by_label("Where the money came").select_option("Bank")
    page.get_by_role("button", name="book it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Bank €110.50")).to_be_visible()
    page.get_by_role("link", name="receipt: Gift: €12.50").click()
    expect(page.get_by_role("heading", name="Donation by transfer")).to_be_visible()
    expect(page.get_by_text("the animal shelter")).to_be_visible()


def test_a_person_is_changed_and_another_of_the_same_name_is_told_apart(
    screen: Callable[[str], Page], croupier: Running, nights: tuple[int, int]
) -> None:
    third = {"name": "July", "players": ["Ana"], **EUROS}
    croupier.say("POST", "nights", third)
    page = screen("/people")
    page.get_by_role("button", name="change Ana").click()
    page.get_by_label("Note").fill("plays on the left")
    page.get_by_role("button", name="keep").click()
    expect(page.get_by_role("button", name="Ana plays on the left, as known")).to_be_visible()
    page.get_by_role("button", name="somebody new").click()
    expect(page.get_by_text("Who was that?")).to_have_count(0)
    expect(page.locator(".person-name")).to_have_text(["Ana", "Ana", "Ben"])


def test_a_donation_is_booked_at_the_desk_with_its_receipt_and_report(
    screen: Callable[[str], Page], nights: tuple[int, int]
) -> None:
    _, second = nights
    page = screen(f"/desk/{second}")
    page.get_by_role("button", name="donations, prizes …").click()
    page.get_by_label("Amount").fill("50")
    page.get_by_label("Purpose", exact=True).fill("the animal shelter")
    page.get_by_label("Whose").select_option("Ana")
    page.get_by_role("button", name="book it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="put right …").first.click()
    page.get_by_role("link", name="receipt").first.click()
    expect(page.get_by_role("heading", name="Donations")).to_be_visible()
    expect(page.get_by_text("€50.00")).to_be_visible()
    with page.expect_download() as saved:  # on plain HTTP, where nothing is shared
        page.get_by_role("link", name="Save as a picture").click()
    assert saved.value.suggested_filename.endswith(".png")
    picture = saved.value.path().read_bytes()
    assert (picture[:8], int.from_bytes(picture[16:20])) == (b"\x89PNG\r\n\x1a\n", 1080)
    expect(page.get_by_role("button", name="Share the picture")).to_be_hidden()
    report = screen(f"/api/nights/{second}/purposes/page")
    expect(report.get_by_text("the animal shelter")).to_be_visible()


@pytest.mark.parametrize("format", ["A4", "Letter"])
def test_the_page_of_a_night_is_one_page(
    croupier: Running, device: Device, nights: tuple[int, int], format: str
) -> None:
    players = f"nights/{nights[1]}/players/2"
    croupier.say("PATCH", players, {"name": "Bartholomew Featherstonehaugh-Cholmondel"})
    croupier.say("POST", f"{players}/buy-ins", {"chips": 123_456, "against": "cash"})
    context = device(650, 768)
    croupier.let_in(context, "host", pin=PIN)
    page = context.new_page()
    page.goto(f"{croupier.url}/api/nights/{nights[1]}/page")
    pdf = page.pdf(format=format)
    (printed,) = PdfReader(io.BytesIO(pdf)).pages
    assert "Witness" in printed.extract_text()
    page.emulate_media(media="print")  # in columns about as wide as those on paper
    wide = "all => all.filter(one => one.scrollWidth > one.clientWidth).length"
    assert page.locator(".columns section").evaluate_all(wide) == 0
