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
    token = croupier.say("POST", f"nights/{night}/wall-links")["token"]
    croupier.let_in(wall, "wall", token=token)
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
