"""A race on the wall."""

from playwright.sync_api import expect

from tests.moments import hold, let_pass
from tests.server import Running
from tests.tablets import OpenTable
from tests.walls import OpenWall, act, begun, too_small


def test_a_race_runs_card_by_card_and_ends_no_sooner_than_on_its_tablet(
    croupier: Running, open_table: OpenTable, open_wall: OpenWall
) -> None:
    night = croupier.night("Ana", "Ben", chips=500)
    path = begun(croupier, night, "superfecta", 2)
    act(croupier, path, 1, "ticket", bets=[{"amount": 20, "type": "WIN", "horses": "H"}])
    act(croupier, path, 2, "ticket", bets=[{"amount": 6, "type": "EXA", "horses": "D/S"}])
    wall = open_wall(night, reduced_motion="reduce")
    expect(wall.locator(".lane").first).to_contain_text("Ana")
    expect(wall.locator(".lane-tote .figure").first).to_have_text("20")
    expect(wall.get_by_label("Exacta")).to_contain_text("6")
    expect(wall.get_by_label("Exacta")).to_contain_text("%")
    expect(wall.get_by_label("Exacta")).to_contain_text("pays")
    assert too_small(wall) == []
    act(croupier, path, "dealer", "off")
    expect(wall.get_by_label("Exacta")).to_contain_text("worth")
    hold(wall)
    act(croupier, path, "dealer", "run")
    expect(wall.locator(".race-turned .card")).to_be_visible()
    let_pass(wall, 500)
    assert wall.locator(".lane-place").count() < 4, "it is run already in the book"
    assert "finish" not in wall.locator(".wall-line").inner_text()
    tablet = open_table(night, 1)  # a screen that meets a race on the way shows it as it stands
    tablet.button("NEXT ROUND").or_(tablet.page.locator(".ceremony .is-main")).first.wait_for()
    wall.clock.resume()
    expect(wall.locator(".lane-place")).to_have_count(4)
    expect(wall.locator(".wall-line")).to_contain_text("The finish")


COVERED = """() => [...document.querySelectorAll(".horse-mark")].filter((mark) => {
    const box = mark.getBoundingClientRect();
    const seen = (y) => mark.contains(document.elementFromPoint(box.left + box.width / 2, y));
    return !seen(box.top + 5) || !seen(box.bottom - 5);
}).length"""


def test_the_horses_are_whole_where_the_line_takes_three_lines(
    croupier: Running, open_wall: OpenWall
) -> None:
    night = croupier.night("Ana", "Ben", "Cleo", "Dan", "Eva", "Fay", chips=500)
    path = begun(croupier, night, "superfecta", 6)
    croupier.say("PUT", f"{path}/deals-itself", {"itself": True, "seconds": 90})
    croupier.say("PUT", f"{path}/last-round", {"last": True})
    wall = open_wall(night)
    expect(wall.get_by_text("Table 1 closes after this round. · Bets close")).to_be_visible()
    expect(wall.locator(".horse-mark")).to_have_count(4)
    wall.evaluate("() => document.fonts.ready.then(() => true)")
    assert wall.evaluate(COVERED) == 0
