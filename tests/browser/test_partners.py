"""Partners drawn at the table: four names, one tap, and all sit across from their partners."""

from playwright.sync_api import expect

from tests.server import Running
from tests.tablets import OpenTable

NAMES = ["Ana", "Ben", "Cleo", "Dov", "Eva"]


def test_four_draw_and_sit_across_from_their_partners(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night(*NAMES, chips=0)
    table = croupier.table(night, "kaiser", "virtual", tray=0)
    tablet = open_table(night, table)
    tablet.tap("draw partners")
    dialog = tablet.page.get_by_role("dialog", name="Draw partners")
    for name in NAMES[:4]:
        dialog.get_by_role("button", name=name).click()
    tablet.tap("DRAW THE CARDS")
    expect(dialog).to_be_hidden()

    shown = tablet.page.get_by_role("region", name="partners")
    expect(shown.get_by_role("img")).to_have_count(4)
    expect(shown.get_by_role("link", name="drawn as promised ✓")).to_be_visible()
    state = croupier.look(f"nights/{night}/tables/{table}")["table"]
    colours = {drawn["seat"]: drawn["card"][1] in "dh" for drawn in state["draw"]["drawn"]}
    assert colours == {1: True, 2: False, 3: True, 4: False}
    expect(shown.get_by_role("link")).to_be_in_viewport(ratio=1)
    boxes = [
        box
        for seat in (1, 2, 3, 4)
        if (box := tablet.page.get_by_role("button", name=f"seat {seat}, ").bounding_box())
    ]
    south, west, north, east = boxes
    assert north["y"] < west["y"] == east["y"] < south["y"]
    assert west["x"] < south["x"] == north["x"] < east["x"]
    for drawn in state["draw"]["drawn"]:
        place = tablet.page.get_by_role("button", name=f"seat {drawn['seat']}, {drawn['name']}")
        expect(place).to_be_visible()

    tablet.tap("BEGIN ROUND 1")
    expect(shown).to_be_hidden()


def test_with_a_real_deck_the_table_says_how_to_draw(
    croupier: Running, open_table: OpenTable
) -> None:
    night = croupier.night(*NAMES, chips=0)
    tablet = open_table(night, croupier.table(night, "kaiser", "physical", tray=0))
    tablet.tap("draw partners")
    dialog = tablet.page.get_by_role("dialog", name="Draw partners")
    expect(dialog).to_contain_text("red at seats 1 and 3, black at 2 and 4")
    tablet.tap("go back")
    expect(dialog).to_be_hidden()


def test_a_game_without_partners_offers_no_draw(croupier: Running, open_table: OpenTable) -> None:
    night = croupier.night(*NAMES, chips=0)
    table = croupier.table(night, "schnapsen", "virtual", tray=0)
    tablet = open_table(night, table)
    expect(tablet.button("game, options …")).to_be_visible()
    expect(tablet.button("draw partners …")).to_be_hidden()
