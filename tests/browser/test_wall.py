"""The screen on the wall, as it follows several tables."""

from tests.conftest import Device
from tests.server import Running


def test_a_wall_looks_at_the_table_that_has_news_and_at_no_other(
    croupier: Running, device: Device
) -> None:
    night = croupier.night("Ana", "Ben", chips=500)
    played = croupier.table(night, "uth", "virtual")
    quiet = croupier.table(night, "superfecta", "virtual", tray=0)
    croupier.sit(night, played, [1, 2])
    wall = device(1920, 1080)
    code = croupier.say("POST", f"nights/{night}/wall-codes")["code"]
    croupier.let_in(wall, "wall", code=code)
    page, asked = wall.new_page(), []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{croupier.url}/wall")
    page.get_by_text("Ana").first.wait_for()

    def shows(table: int) -> str:
        return f"**/tables/{table}?as=wall"

    asked.clear()
    with page.expect_response(shows(played)):
        croupier.say("POST", f"nights/{night}/tables/{played}/rounds", {"number": 1})
    assert [url for url in asked if f"/tables/{quiet}" in url] == []
    with page.expect_response(shows(quiet)), page.expect_response(shows(played)):
        croupier.say("POST", f"nights/{night}/players", {"name": "Cy"})


def test_a_wall_comes_in_by_six_figures_typed_with_a_remote_control(
    croupier: Running, device: Device
) -> None:
    """Its arrows walk over the keys, Enter presses one; its figures type by themselves."""
    night = croupier.night("Ana")
    code = croupier.say("POST", f"nights/{night}/wall-codes")["code"]
    page = device(1920, 1080).new_page()
    page.goto(f"{croupier.url}/wall")
    page.get_by_label("The wall's code").wait_for()
    page.keyboard.press("ArrowDown")
    row, column = 0, 0
    for figure in code[:3]:
        to_row, to_column = (3, 1) if figure == "0" else divmod(int(figure) - 1, 3)
        keys = ["ArrowDown" if to_row > row else "ArrowUp"] * abs(to_row - row)
        keys += ["ArrowRight" if to_column > column else "ArrowLeft"] * abs(to_column - column)
        for key in [*sorted(keys, key=lambda key: key in ("ArrowUp", "ArrowDown")), "Enter"]:
            page.keyboard.press(key)
        row, column = to_row, to_column
    page.keyboard.type(code[3:])
    page.locator(".wall").wait_for()
    assert page.url == f"{croupier.url}/wall"
