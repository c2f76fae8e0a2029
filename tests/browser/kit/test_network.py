"""The kit on a bad network: nothing is done twice, nothing older is shown than what was shown."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route


def answer(route: Route, body: dict[str, Any], status: int = 200, **headers: str) -> None:
    route.fulfill(status=status, json=body, headers={"Content-Type": "application/json", **headers})


def send(page: Page) -> Any:
    """Sends one action; gives the answer, or the error's name, code and sentence."""
    return page.evaluate(
        """async () => {
             const {Api} = await import("/modules/web/frontend/kit/api.js");
             try { return await new Api("/api").send("POST", "actions", {do: "check"}); }
             catch (error) { return [error.name, error.code, error.message]; }
           }"""
    )


def test_a_request_without_an_answer_is_said_again_with_the_same_key(blank: Page) -> None:
    keys: list[str] = []

    def server(route: Route) -> None:
        keys.append(route.request.headers["idempotency-key"])
        if len(keys) == 1:
            route.abort("connectionreset")
        elif len(keys) == 2:
            answer(route, {}, status=503)
        else:
            answer(route, {"entry": 7})

    blank.route("**/api/actions", server)
    assert send(blank) == {"entry": 7}
    assert len(keys) == 3
    assert len(set(keys)) == 1
    assert send(blank) == {"entry": 7}
    assert keys[3] != keys[0]


def test_a_refusal_has_its_code_and_its_sentence(blank: Page) -> None:
    refusal = {"error": {"code": "rack-too-small", "message": "The rack holds 40."}}
    blank.route("**/api/actions", lambda route: answer(route, refusal, status=409))
    assert send(blank) == ["Refused", "rack-too-small", "The rack holds 40."]


def test_an_answer_that_is_no_json_is_still_a_sentence(blank: Page) -> None:
    blank.route("**/api/actions", lambda route: route.fulfill(status=500, body="<h1>Oops</h1>"))
    name, code, message = send(blank)
    assert (name, code) == ("Refused", "http-500")
    assert "500" in message


def until(page: Page, condition: str) -> None:
    """Waits until this is true on the page. (Playwright's own wait evaluates strings there, which
    the policy stops.)
    """
    for _ in range(600):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"still not so after a minute: {condition}")


def meanwhile(page: Page, holds: Callable[[], bool]) -> None:
    """Waits until this holds here, while the page goes on."""
    for _ in range(600):
        if holds():
            return
        page.wait_for_timeout(100)
    raise AssertionError("still not so after a minute")


def follow(page: Page, pause: int = 0) -> None:
    """Follows /api/table; what the screen shows is collected in `shown`, the connection in
    `connections`.
    """
    page.evaluate(
        """async pause => {
             const {Api} = await import("/modules/web/frontend/kit/api.js");
             const {Live} = await import("/modules/web/frontend/kit/live.js");
             const {effect} = await import("/modules/tests/web/drawing.js");
             const api = new Api("/api");
             window.live = new Live({api, path: "table", events: "/api/events", pause});
             window.shown = []; window.connections = [];
             effect(() => { if (live.state.value) shown.push(live.state.value.version); });
             effect(() => { connections.push(live.connection.value); });
           }""",
        pause,
    )


@pytest.fixture
def server(blank: Page) -> dict[str, Any]:
    """A table's state and its stream, which a test changes: version, stream (True, False: 503),
    down.
    """
    world: dict[str, Any] = {
        "version": 1,
        "stream": True,
        "down": False,
        "looks": 0,
        "unchanged": 0,
    }

    def state(route: Route) -> None:
        if world["down"]:
            return route.abort("connectionrefused")
        world["looks"] += 1
        etag = f'"{world["version"]}"'
        if route.request.headers.get("if-none-match") == etag:
            world["unchanged"] += 1
            return route.fulfill(status=304, headers={"ETag": etag})
        return answer(route, {"version": world["version"]}, ETag=etag)

    def events(route: Route) -> None:
        if world["down"]:
            return route.abort("connectionrefused")
        if not world["stream"]:
            return answer(route, {}, status=503)
        body = f"data: {world['version']}\n\n"
        return route.fulfill(status=200, body=body, headers={"Content-Type": "text/event-stream"})

    blank.route("**/api/table", state)
    blank.route("**/api/events", events)
    return world


STREAM_AT_HAND = """() => {
    window.streams = [];
    window.EventSource = class {
        static OPEN = 1;
        constructor() { this.readyState = 0; streams.push(this); }
        addEventListener() {}
        open() { this.readyState = 1; this.onopen(); }
        close() { this.readyState = 2; }
    };
}"""


def test_a_version_in_the_stream_brings_the_state_at_once(
    blank: Page, server: dict[str, Any]
) -> None:
    blank.evaluate(STREAM_AT_HAND)
    follow(blank)
    until(blank, "shown.at(-1) === 1")
    blank.evaluate("streams[0].open()")
    blank.wait_for_timeout(
        2000
    )  # the look that began before the stream was open has been followed by another
    looks = server["looks"]
    blank.evaluate("streams[0].onmessage({data: '1'})")
    server["version"] = 5
    blank.wait_for_timeout(500)
    assert (server["looks"], blank.evaluate("shown")) == (looks, [1])
    blank.evaluate("streams[0].onmessage({data: '5'})")
    until(blank, "shown.length > 1")
    assert blank.evaluate("[shown, live.connection.value]") == [[1, 5], "live"]


def test_a_screen_in_no_hurry_looks_once_at_many_versions(
    blank: Page, server: dict[str, Any]
) -> None:
    blank.evaluate(STREAM_AT_HAND)
    follow(blank, pause=2000)
    until(blank, "shown.at(-1) === 1")
    blank.evaluate("streams[0].open()")
    meanwhile(blank, lambda: server["looks"] >= 1)
    looks = server["looks"]
    for version in range(2, 12):
        server["version"] = version
        blank.evaluate("version => streams[0].onmessage({data: version})", str(version))
    until(blank, "shown.at(-1) === 11")
    assert server["looks"] <= looks + 2, "one that had begun, and one after the pause"


def test_a_hidden_page_holds_no_stream(blank: Page, server: dict[str, Any]) -> None:
    blank.evaluate(STREAM_AT_HAND)
    follow(blank)
    until(blank, "shown.at(-1) === 1")
    hide = """hidden => {
        Object.defineProperty(document, "hidden", {value: hidden, configurable: true});
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    blank.evaluate(hide, True)
    assert blank.evaluate("streams.map(stream => stream.readyState)") == [2]
    server["version"] = 4
    blank.wait_for_timeout(2000)
    assert blank.evaluate("shown") == [1]
    blank.evaluate(hide, False)
    until(blank, "shown.at(-1) === 4")
    assert blank.evaluate("streams.length") == 2


def test_without_a_stream_the_page_polls_and_asks_only_for_news(
    blank: Page, server: dict[str, Any]
) -> None:
    server["stream"] = False
    follow(blank)
    until(blank, "shown.at(-1) === 1")
    meanwhile(blank, lambda: server["unchanged"] > 0)
    assert blank.evaluate("shown") == [1]
    server["version"] = 2
    until(blank, "shown.at(-1) === 2")
    assert "lost" not in blank.evaluate("connections")


def test_an_older_state_is_never_shown(blank: Page, server: dict[str, Any]) -> None:
    server["stream"] = False
    follow(blank)
    until(blank, "shown.at(-1) === 1")
    blank.evaluate("live.accept({version: 9})")
    looks = server["looks"]
    server["version"] = 8
    blank.evaluate("live.refresh()")
    meanwhile(blank, lambda: server["looks"] > looks)
    blank.wait_for_timeout(500)
    assert blank.evaluate("shown") == [1, 9]


def test_a_lost_connection_is_said_and_comes_back_by_itself(
    blank: Page, server: dict[str, Any]
) -> None:
    server["stream"] = False
    follow(blank)
    until(blank, "shown.at(-1) === 1")
    server["down"] = True
    until(blank, "connections.at(-1) === 'lost'")
    server.update(down=False, version=3)
    until(blank, "shown.at(-1) === 3 && connections.at(-1) !== 'lost'")


def test_a_screen_that_is_signed_out_stops_and_says_so(blank: Page, server: dict[str, Any]) -> None:
    server["stream"] = False
    follow(blank)
    until(blank, "shown.at(-1) === 1")
    refusal = {"error": {"code": "signed-out", "message": "This screen is not signed in."}}
    blank.route("**/api/table", lambda route: answer(route, refusal, status=401))
    until(blank, "live.refusal.value?.code === 'signed-out'")
    looks = server["looks"]
    blank.wait_for_timeout(2000)
    assert server["looks"] == looks
