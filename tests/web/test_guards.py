"""What every request passes before anything else: our own name, our own pages, readable JSON of a
sensible size.
"""

import json

import pytest
from flask import Flask

from tests.web.conftest import NEW_NIGHT, PIN, Answer, NewScreen, Screen, TestNight
from web.app import create_app
from web.http.hosts import HostNames, own_addresses
from web.services.services import Services


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "203.0.113.9", "[::2]", ""]
)
def test_a_foreign_host_name_gets_nothing(screen: NewScreen, host: str) -> None:
    answer = screen().get("session", Host=host)
    assert answer.status_code == 421
    assert answer.json["error"]["code"] == "foreign-host"


@pytest.mark.parametrize(
    "path", ["/", "/desk", "/static/icon.svg", "/api/openapi.json", "/nowhere"]
)
def test_no_page_and_no_file_answers_to_a_foreign_name(app: Flask, path: str) -> None:
    assert app.test_client().get(path, headers={"Host": "evil.example"}).status_code == 421


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080", "LOCALHOST", "127.5.5.5"],
)
def test_names_of_this_machine_are_answered(screen: NewScreen, host: str) -> None:
    assert screen().get("session", Host=host).status_code == 200


def test_names_that_were_given_and_addresses_of_this_machine_are_ours() -> None:
    names = HostNames(["Croupier.Test."])
    assert names.include("croupier.test:8080")
    assert all(
        names.include(f"[{address}]" if ":" in address else address) for address in own_addresses()
    )
    assert names.include("192.0.2.7", local_address="192.0.2.7")
    assert names.include("192.0.2.7", local_address="::ffff:192.0.2.7")
    assert not names.include("192.0.2.7", local_address="192.0.2.8")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost:1"},
        {"Origin": "https://localhost"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
        {"Sec_Fetch_Site": "none"},
    ],
)
def test_another_sites_page_cannot_write(host: Screen, headers: dict[str, str]) -> None:
    answer = host.post("nights", NEW_NIGHT, **headers)
    assert (answer.status_code, answer.json["error"]["code"]) == (403, "cross-site")
    assert host.get("nights").json["nights"] == []


def test_our_own_page_can_write(host: Screen) -> None:
    answer = host.post("nights", NEW_NIGHT, Origin="http://localhost", Sec_Fetch_Site="same-origin")
    assert answer.status_code == 201


def test_no_form_can_write_since_only_json_is_read(host: Screen) -> None:
    answer: Answer = host.client.post(
        "/api/nights",
        data=json.dumps(NEW_NIGHT),
        content_type="text/plain",
        headers={"Idempotency-Key": "form"},
    )
    assert (answer.status_code, answer.json["error"]["code"]) == (415, "wrong-type")


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b"5",
        b'{"name": "Ana", "name": "Ben"}',
        b'{"name": NaN}',
        b'{"name": "\\ud800"}',
        b'{"name": "\xff"}',
        b'{"name": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
        b'{"name": ' + b"9" * 10_000 + b"}",
    ],
)
def test_a_body_that_is_no_sound_json_object_is_refused(night: TestNight, body: bytes) -> None:
    answer: Answer = night.host.client.post(
        f"/api/{night.path}/players",
        data=body,
        content_type="application/json",
        headers={"Idempotency-Key": "bad"},
    )
    assert (answer.status_code, answer.json["error"]["code"]) == (400, "unreadable")


def test_an_oversized_body_is_refused(night: TestNight) -> None:
    answer = night.host.post(f"{night.path}/players", {"name": "A" * 70_000})
    assert (answer.status_code, answer.json["error"]["code"]) == (413, "too-large")


@pytest.mark.parametrize("key", ["", "a b", "ключ", "x" * 65, "a/b", "a\tb"])
def test_a_request_that_writes_the_book_needs_a_good_key(night: TestNight, key: str) -> None:
    answer = night.host.post(
        f"{night.path}/players", {"name": "Cy"}, Idempotency_Key=key.encode().decode("latin-1")
    )
    assert (answer.status_code, answer.json["error"]["code"]) == (400, "key-missing")


def test_a_key_may_not_be_left_out(night: TestNight) -> None:
    answer: Answer = night.host.client.post(f"/api/{night.path}/players", json={"name": "Cy"})
    assert (answer.status_code, answer.json["error"]["code"]) == (400, "key-missing")


def test_every_answer_carries_the_headers_that_bind_a_browser(app: Flask) -> None:
    for path in ("/api/session", "/static/icon.svg", "/nowhere", "/sign-in"):
        headers = app.test_client().get(path, buffered=True).headers
        assert "script-src 'self'" in headers["Content-Security-Policy"]
        assert "unsafe" not in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["X-Frame-Options"] == "DENY"


def test_nobody_keeps_an_answer_of_the_api(screen: NewScreen) -> None:
    assert screen().get("session").headers["Cache-Control"] == "no-store"


def test_cookies_are_out_of_reach_of_scripts_and_of_other_sites(
    screen: NewScreen, host: Screen
) -> None:
    answer = screen().post("session/host", {"pin": PIN})
    cookies = answer.headers.getlist("Set-Cookie")
    assert len(cookies) == 2
    assert all(
        "HttpOnly" in cookie and "SameSite=Strict" in cookie and "Secure" not in cookie
        for cookie in cookies
    )


def test_an_unknown_address_and_a_wrong_method_answer_in_the_one_shape(screen: NewScreen) -> None:
    assert screen().get("nowhere").json["error"]["code"] == "no-such-page"
    wrong = screen().say("PUT", "session", {})
    assert (wrong.status_code, wrong.json["error"]["code"]) == (405, "wrong-method")
    assert "GET" in wrong.headers["Allow"]


@pytest.mark.parametrize("number", ["0", "-1", "1.0", "01", "1e3", "9" * 30, "٣", "%00"])
def test_a_number_in_a_path_is_a_plain_one(host: Screen, number: str) -> None:
    assert host.get(f"nights/{number}").status_code == 404


def test_a_failure_of_the_program_says_nothing_of_itself(services: Services) -> None:
    app = create_app(services)

    def fails() -> str:
        raise RuntimeError("secret of the server")

    app.add_url_rule("/api/fails", "fails", fails)
    answer: Answer = app.test_client().get("/api/fails")
    assert (answer.status_code, answer.json["error"]["code"]) == (500, "fault")
    assert "secret" not in answer.text
