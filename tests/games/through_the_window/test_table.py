"""Through the Window at the tablet: who was first is tapped, with the word or without it."""

from playwright.sync_api import Locator, expect

from tests.phones import NewPhone
from tests.server import Running
from tests.tablets import OpenTable, Tablet
from tests.walls import WHOLE, OpenWall

NAMES = [
    *("Maximiliane-Charlotte", "Bartholomäus Wittgenstein", "Ann", "Konstantin-Alexander"),
    *("Emilia", "Friedrich", "Gwendolyn-Margarethe", "Hannes", "Ida", "Jonathan"),
    *("Klementine von Hohenfels", "Leo", "Mia"),
]


def seated(croupier: Running, open_table: OpenTable, count: int) -> tuple[Tablet, Locator]:
    night = croupier.night(*NAMES[:count], chips=0)
    # One letter for all cards, so that any word will do.
    table = croupier.table(night, "through-the-window", "virtual", tray=0, letters="T" * 13)
    croupier.sit(night, table, range(1, count + 1), chips=0)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    return tablet, tablet.page.get_by_role("region", name="felt")


def test_thirteen_are_in_sight_and_one_of_them_is_tapped(
    croupier: Running, open_table: OpenTable
) -> None:
    tablet, felt = seated(croupier, open_table, 13)
    tablet.tap("TURN A CARD")
    expect(felt.get_by_label("letter T")).to_be_visible()
    for seat in felt.locator(".win-seat").all():
        expect(seat).to_be_in_viewport(ratio=1)
    cut = "all => all.filter(name => name.scrollWidth > name.clientWidth).length"
    assert felt.locator(".win-name b:first-child").evaluate_all(cut) == 0
    tablet.tap("Leo was first")
    tablet.recorded("Leo wins the")
    expect(felt.get_by_role("region", name="Leo").locator(".figure")).to_have_text("1")
    expect(felt.get_by_label("letter T")).to_have_count(0)


def test_on_the_wall_and_on_a_phone_thirteen_have_their_whole_names(
    croupier: Running, open_table: OpenTable, open_wall: OpenWall, open_phone: NewPhone
) -> None:
    tablet, _ = seated(croupier, open_table, 13)
    tablet.tap("TURN A CARD")
    letter = tablet.page.locator(".win-letter").inner_text()
    wall, phone = open_wall(tablet.night), open_phone(tablet.night, 1).page
    expect(wall.get_by_text(f"Call a noun with {letter}", exact=True)).to_be_visible()
    for page, which in ((wall, ".win-wall .seat-name"), (phone, ".win-list span")):
        names = page.locator(which)
        expect(names).to_have_count(13)
        assert names.evaluate_all(WHOLE)
        for name in names.all():
            expect(name).to_be_in_viewport(ratio=0.9)


def test_a_word_is_good_for_one_card(croupier: Running, open_table: OpenTable) -> None:
    tablet, felt = seated(croupier, open_table, 3)
    tablet.tap("TURN A CARD")
    felt.get_by_label("word").fill("Ice cream")
    tablet.tap("Ann was first")
    expect(tablet.page.get_by_text("word must begin with T.")).to_be_visible()
    felt.get_by_label("word").fill("Te xas")
    tablet.tap("Ann was first")
    tablet.recorded("with TE XAS.")
    tablet.tap("TURN A CARD")
    expect(felt.get_by_label("word")).to_have_value("")
    felt.get_by_label("word").fill("Texas")
    tablet.tap(f"{NAMES[0]} was first")
    expect(tablet.page.get_by_text("TE XAS has won the")).to_be_visible()
    tablet.tap("NOBODY")
    tablet.recorded("Nobody finds a word")


def test_the_host_enters_the_letters_of_a_language(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night(*NAMES[:3], chips=0)
    letters = "AZDVFSSANZBDK"
    table = croupier.table(night, "through-the-window", "physical", tray=0, letters=letters)
    croupier.sit(night, table, range(1, 4), chips=0)
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1", "TURN A CARD")
    tablet.show("jack of hearts")
    expect(tablet.page.get_by_label("letter B")).to_be_visible()
