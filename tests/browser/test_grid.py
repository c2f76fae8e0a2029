"""What is read stands on one grid: desk, books, people, season and printed sheets."""

from playwright.sync_api import Page

from tests.conftest import Device
from tests.server import PIN, Running

MEASURES = """() => {
    const style = (of) => getComputedStyle(document.querySelector(of));
    const [title] = document.querySelectorAll("h1");
    return { title: style("h1").fontSize, part: style("h2").fontSize, voice: style("h1").fontFamily,
        left: title.getBoundingClientRect().left, ground: style("html").backgroundColor };
}"""
CELLS = """() => [...document.querySelectorAll("table thead th")].map((cell) => {
    const { paddingLeft, paddingTop, fontSize, fontWeight } = getComputedStyle(cell);
    return [paddingLeft, paddingTop, fontSize, fontWeight].join(" ");
})"""


def test_desk_books_people_and_season_share_head_edge_and_cells(
    croupier: Running, device: Device
) -> None:
    night = croupier.night("Ana", "Ben", chips=500)
    croupier.say("POST", f"nights/{night}/close")
    for width in (1280, 1024):
        context = device(width, 800)
        croupier.let_in(context, "host", pin=PIN)
        context.add_init_script("localStorage.setItem('croupier paper', 'dark')")
        page = context.new_page()
        found = [measured(page, croupier, path) for path in (f"/books/{night}", "/api/season")]
        assert found[0] == found[1]


def measured(page: Page, croupier: Running, path: str) -> object:
    page.goto(croupier.url + path)
    page.locator("h2").first.wait_for()
    page.locator("table thead th").first.wait_for()
    return page.evaluate(MEASURES), sorted(set(page.evaluate(CELLS)))
