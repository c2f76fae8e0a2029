"""A screen speaks the language that is chosen on it."""

from playwright.sync_api import expect

from tests.conftest import Device
from tests.server import Running


def test_a_tap_and_the_screen_speaks_another_language_and_keeps_it(
    croupier: Running, device: Device
) -> None:
    page = device(360, 740).new_page()
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(f"{croupier.url}/join")
    expect(page.get_by_role("heading", name="Join")).to_be_visible()
    assert not [url for url in loaded if "/languages/" in url], "English is in the scripts"
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Mitspielen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page).to_have_title("Mitspielen · Croupier")
    assert len([url for url in loaded if "/languages/" in url]) == 1
    page.goto(f"{croupier.url}/sign-in")
    expect(page.get_by_role("button", name="Gastgeber")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="The host")).to_be_visible()


def test_a_browser_that_likes_german_is_greeted_in_german(
    croupier: Running, device: Device
) -> None:
    page = device(360, 740, locale="de-AT").new_page()
    page.goto(f"{croupier.url}/join")
    expect(page.get_by_role("heading", name="Mitspielen")).to_be_visible()
