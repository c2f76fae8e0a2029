"""HTTPS with a certificate of one's own, and proxies whose word is believed. On a real server, over
loopback; the certificate is made for the test.
"""

import http.client
import json
import pickle
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from ipaddress import ip_network
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from tests.command import croupier
from tests.environment import lacking
from tests.server import server_of
from tests.web.conftest import NEW_NIGHT
from web.app import create_app
from web.http.headers import HTTPS_ALONE
from web.http.reach import Reach
from web.services.services import Services
from web.serving import gates
from web.serving.front import Front
from web.serving.gates import Limits

NAME = "casino.example"
PATIENCE = 30
_KEYS = count()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate of this name and of loopback, with its key in the same file."""
    return certificate_in(tmp_path_factory.mktemp("certificate"))


def certificate_in(folder: Path) -> Path:
    """Such a certificate, made in this folder."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    make = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    made_for = f"subjectAltName=DNS:{NAME},IP:127.0.0.1"
    more = ["-nodes", "-days", "2", "-subj", f"/CN={NAME}", "-addext", made_for]
    try:
        subprocess.run(
            [*make, *more, "-keyout", key, "-out", certificate], check=True, capture_output=True
        )
    except FileNotFoundError:
        lacking("openssl")
    both = folder / "both.pem"
    both.write_bytes(certificate.read_bytes() + key.read_bytes())
    return both


@dataclass
class Answer:
    """What a device is answered."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def cookies(self) -> list[str]:
        return self.headers.get_all("Set-Cookie") or []


@dataclass
class Guest:
    """A device that speaks to a server, encrypted where there is a certificate to trust."""

    where: tuple[str, int]
    trusts: Path | None = None
    name: str = NAME

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        with self.asking(method, path, body, **headers) as answer:
            return Answer(answer.status, answer.headers, answer.read())

    @contextmanager
    def asking(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> Iterator[http.client.HTTPResponse]:
        sent = {"Host": f"{self.name}:{self.where[1]}", "Content-Type": "application/json"}
        sent["Idempotency-Key"] = f"key-{next(_KEYS)}"
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        said = None if body is None else json.dumps(body)
        with closing(http.client.HTTPConnection(*self.where, timeout=PATIENCE)) as connection:
            connection.connect()
            if self.trusts is not None:
                context = ssl.create_default_context(cafile=self.trusts)
                connection.sock = context.wrap_socket(connection.sock, server_hostname=NAME)
            connection.request(method, path, said, sent | named)
            with connection.getresponse() as answer:
                yield answer


@pytest.fixture
def named(services: Services) -> Flask:
    """The app under a name of its own."""
    return create_app(services, [NAME])


@pytest.fixture
def encrypted(
    named: Flask, services: Services, certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Guest]:
    """A guest of a server that speaks HTTPS, and loses patience after a second."""
    monkeypatch.setattr(gates, "SILENCE", 1)
    front = Front(certificate)
    with server_of(named, services.hub, Limits(each=3), front=front) as where:
        yield Guest(where, certificate)


def set_pin(guest: Guest, services: Services, **headers: str) -> Answer:
    body = {"token": services.pin.new_link(), "pin": "48151623"}
    return guest.ask("POST", "/api/session/first", body, **headers)


# With a certificate


def test_a_page_and_a_long_answer_come_whole(encrypted: Guest) -> None:
    answer = encrypted.ask("GET", "/api/openapi.json")
    assert answer.status == 200
    assert len(answer.body) == int(answer.headers["Content-Length"]) > 100_000
    assert answer.json["openapi"]


def test_a_tap_from_a_page_of_its_own_is_taken_and_its_cookies_stay_encrypted(
    encrypted: Guest, services: Services
) -> None:
    origin = f"https://{NAME}:{encrypted.where[1]}"
    answer = set_pin(encrypted, services, Origin=origin, Sec_Fetch_Site="same-origin")
    assert answer.status == 200, answer.json
    assert answer.cookies
    assert all("Secure" in cookie for cookie in answer.cookies)


def test_a_tap_from_an_unencrypted_page_is_another_sites(
    encrypted: Guest, services: Services
) -> None:
    answer = set_pin(encrypted, services, Origin=f"http://{NAME}:{encrypted.where[1]}")
    assert (answer.status, answer.json["error"]["code"]) == (403, "cross-site")


def test_a_name_that_was_given_is_asked_by_https_alone_from_then_on(encrypted: Guest) -> None:
    assert encrypted.ask("GET", "/").headers["Strict-Transport-Security"] == HTTPS_ALONE
    encrypted.name = "127.0.0.1"
    assert "Strict-Transport-Security" not in encrypted.ask("GET", "/").headers


def test_who_never_shakes_hands_counts_as_a_connection_and_is_closed(encrypted: Guest) -> None:
    with ExitStack() as silent:
        held = [
            silent.enter_context(socket.create_connection(encrypted.where, timeout=PATIENCE))
            for _ in range(3)
        ]
        with pytest.raises(OSError):  # noqa: PT011  # reset or closed, in the handshake
            encrypted.ask("GET", "/")
        assert [is_closed(connection) for connection in held] == [True] * 3
    assert is_let_in(encrypted)


def test_who_speaks_no_tls_is_closed_and_frees_its_place(encrypted: Guest) -> None:
    for _ in range(6):
        with pytest.raises((OSError, http.client.HTTPException)):
            Guest(encrypted.where).ask("GET", "/")
    assert is_let_in(encrypted)


def test_who_leaves_in_the_middle_of_a_handshake_frees_its_place(encrypted: Guest) -> None:
    for _ in range(6):
        with socket.create_connection(encrypted.where, timeout=PATIENCE) as connection:
            connection.sendall(b"\x16\x03\x01\x02\x00")
    assert is_let_in(encrypted)


def test_events_come_at_once(encrypted: Guest, services: Services) -> None:
    signed = "; ".join(cookie.partition(";")[0] for cookie in set_pin(encrypted, services).cookies)
    path = "/api/nights/1"
    opened = encrypted.ask("POST", "/api/nights", NEW_NIGHT, Cookie=signed)
    assert opened.status == 201, opened.json
    with encrypted.asking("GET", f"{path}/events", Cookie=signed) as stream:
        assert stream.status == 200
        assert stream.headers["X-Accel-Buffering"] == "no"
        first = stream.readline()
        assert first.startswith(b"data: ")
        assert (
            encrypted.ask("POST", f"{path}/players", {"name": "Ana"}, Cookie=signed).status == 201
        )
        assert stream.readline() == b"\n"
        assert stream.readline().startswith(b"data: ")


def is_let_in(guest: Guest) -> bool:
    """Whether there is a place for one more, once the server has seen who has left."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        with suppress(OSError):
            return guest.ask("GET", "/api/session").status == 200
    return False


def is_closed(connection: socket.socket) -> bool:
    """Whether the server closes it, with nothing said."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


# Behind a proxy


@pytest.fixture
def proxied(named: Flask, services: Services) -> Iterator[Guest]:
    """A guest of a server that believes a proxy on this machine."""
    front = Front(proxies=(ip_network("127.0.0.1"),))
    with server_of(named, services.hub, Limits(connections=40, each=2), front=front) as where:
        yield Guest(where)


def wrong_pins(guest: Guest, device: str) -> list[int]:
    """What somebody is answered who tries wrong PINs through the proxy, until told to wait."""
    tried = []
    for number in range(12):
        body = {"pin": f"{number:08d}"}
        tried.append(guest.ask("POST", "/api/session/host", body, X_Forwarded_For=device).status)
    return tried


def test_every_device_behind_a_proxy_is_one_of_its_own(proxied: Guest, services: Services) -> None:
    assert set_pin(proxied, services, X_Forwarded_For="203.0.113.1").status == 200
    assert wrong_pins(proxied, "203.0.113.7")[-1] == 429
    first = proxied.ask(
        "POST", "/api/session/host", {"pin": "48151623"}, X_Forwarded_For="203.0.113.8"
    )
    assert first.status == 200


def test_who_says_to_be_a_proxy_is_believed_nothing(named: Flask, services: Services) -> None:
    front = Front(proxies=(ip_network("10.9.9.9"),))
    with server_of(named, services.hub, front=front) as where:
        stranger = Guest(where)
        assert set_pin(stranger, services).status == 200
        for device in ("203.0.113.7", "203.0.113.8"):
            last = wrong_pins(stranger, device)[-1]
        assert last == 429
        body = {"pin": "48151623"}
        other = stranger.ask("POST", "/api/session/host", body, X_Forwarded_For="203.0.113.9")
        assert other.status == 429


def test_what_the_proxy_encrypts_counts_as_encrypted(proxied: Guest, services: Services) -> None:
    origin = f"https://{NAME}:{proxied.where[1]}"
    taken = set_pin(proxied, services, Origin=origin, X_Forwarded_Proto="https")
    assert taken.status == 200
    assert taken.cookies
    assert all("Secure" in cookie for cookie in taken.cookies)
    assert taken.headers["Strict-Transport-Security"] == HTTPS_ALONE
    assert set_pin(proxied, services, Origin=origin).status == 403


def test_a_proxy_may_hold_more_connections_than_a_device(proxied: Guest) -> None:
    with ExitStack() as held:
        for _ in range(10):
            assert held.enter_context(proxied.asking("GET", "/api/session")).status == 200


# What cannot be


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--certificate", "missing.pem", "missing.pem cannot be read"),
        ("--certificate", "notes.txt", "notes.txt there is no certificate in PEM"),
        ("--key", "notes.txt", "A key is of use with its certificate alone"),
        ("--trust-proxy", "proxy.lan", "'proxy.lan' is no address of a proxy"),
        ("--trust-proxy", "10.0.0.1/8", "'10.0.0.1/8' is no address of a proxy"),
    ],
)
def test_what_is_no_certificate_and_no_address_is_said(
    tmp_path: Path, option: str, value: str, said: str
) -> None:
    (tmp_path / "notes.txt").write_text("Nothing of use.\n")
    given = value if option == "--trust-proxy" else tmp_path / value
    assert said in served(tmp_path, option, given)


def test_a_key_that_is_anothers_is_said(certificate: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.pem"
    subprocess.run(
        ["openssl", "genpkey", "-algorithm", "ed25519", "-out", other],
        check=True,
        capture_output=True,
    )
    done = served(tmp_path, "--certificate", certificate, "--key", other)
    assert f"In {certificate} and {other} there is no certificate in PEM" in done


def test_a_key_under_a_passphrase_is_said_and_not_asked_for(
    certificate: Path, tmp_path: Path
) -> None:
    locked = tmp_path / "locked.pem"
    subprocess.run(
        ["openssl", "pkey", "-in", certificate, "-aes256", "-passout", "pass:word", "-out", locked],
        check=True,
        capture_output=True,
    )
    done = served(tmp_path, "--certificate", certificate, "--key", locked)
    assert "free of a passphrase" in done


def served(home: Path, *args: str | Path) -> str:
    """What is said where nothing is served."""
    done = croupier("serve", "--port", "0", *args, home=home)
    assert done.returncode == 2
    assert not list(home.glob("*.sqlite"))
    return done.stderr


def test_each_of_several_servers_is_given_the_same_front(certificate: Path) -> None:
    front = Front(certificate, None, (ip_network("10.0.0.0/8"), ip_network("::1")))
    front.tls()
    assert pickle.loads(pickle.dumps(front)) == front
    assert front.is_proxy("10.1.2.3")
    assert front.is_proxy("::1")
    assert not front.is_proxy("192.168.1.2")
    assert not front.is_proxy("unknown")


def test_addresses_are_those_of_the_certificate() -> None:
    reach = Reach("127.0.0.1", 8443, (NAME,), scheme="https")
    assert reach.urls() == [f"https://{NAME}:8443"]
    assert reach.own_url() == "https://127.0.0.1:8443"
