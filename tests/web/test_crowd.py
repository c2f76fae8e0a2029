"""One guest's phone cannot stop the server: slow and silent connections hold nothing that the taps
of others need, and they are closed. On a real server, over loopback.
"""

import contextlib
import http.client
import io
import json
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from flask import Flask, Response, request
from werkzeug.wsgi import wrap_file

from tests.crowd import GUEST, KINDS, crowd, taps
from tests.server import server_of
from web.services.live import Hub
from web.services.services import Services
from web.serving import bridge, gates, turns
from web.serving.gates import Limits

pytestmark = pytest.mark.sweep(of=3)

MANY = 300
PATIENCE = 30


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that loses patience after a second."""
    monkeypatch.setattr(gates, "SILENCE", 1)
    monkeypatch.setattr(bridge, "SILENCE", 1)


@pytest.fixture
def where(quick: None, app: Flask, services: Services) -> Iterator[tuple[str, int]]:
    with server_of(app, services.hub) as address:
        yield address


def said_to(where: tuple[str, int], said: bytes) -> socket.socket:
    connection = socket.create_connection(where, timeout=PATIENCE)
    connection.sendall(said)
    return connection


def all_of(connection: socket.socket) -> bytes:
    """What comes until the server closes."""
    with connection, connection.makefile("rb") as answer:
        try:
            return answer.read()
        except ConnectionResetError:
            return b""


@pytest.mark.slow
@pytest.mark.parametrize("each", [Limits().each, MANY + 10], ids=["as served", "none refused"])
@pytest.mark.parametrize("kind", KINDS)
def test_taps_are_answered_beside_slow_connections_of_every_kind(
    app: Flask, services: Services, kind: str, each: int
) -> None:
    limits = Limits(each=each)
    with (
        server_of(app, services.hub, limits) as where,
        crowd(kind, where, MANY) as guests,
    ):
        assert len(taps(where, 40)) == 40
        assert guests.still_open() <= each
        if each > MANY:
            assert guests.still_open() >= MANY * 0.9, "they must be there to be in the way"


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_is_slow_is_closed_however_often_a_byte_comes(
    where: tuple[str, int], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.crowd.BETWEEN", 0.2)
    with crowd(kind, where, 5) as guests:
        ends = time.monotonic() + PATIENCE
        if kind == "slow readers":
            # They never read, and so never read of the end either: what they say is refused then.
            time.sleep(4)
            for connection in guests.connections:
                with suppress(OSError):
                    connection.send(b"x")
            time.sleep(0.5)
            for connection in guests.connections:
                with pytest.raises(OSError, match=r"reset|pipe"):
                    connection.send(b"x")
            return
        while guests.still_open() and time.monotonic() < ends:
            time.sleep(0.1)
            if kind == "slow bodies":
                for connection in guests.connections:
                    connection.setblocking(False)
                    try:
                        connection.recv(4096)  # the sentence that says why
                    except OSError:
                        continue
        assert not guests.still_open()


def test_a_body_that_does_not_come_is_told_so(where: tuple[str, int]) -> None:
    answer = all_of(said_to(where, KINDS["slow bodies"]))
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408")
    assert b"content-security-policy" in head
    assert json.loads(body)["error"]["code"] == "too-slow"


def test_one_address_has_so_many_connections_and_others_have_theirs(
    app: Flask, services: Services
) -> None:
    limits = Limits(each=5)
    with server_of(app, services.hub, limits) as where, crowd("silent", where, 8) as guests:
        ends = time.monotonic() + PATIENCE
        while guests.still_open() > limits.each and time.monotonic() < ends:
            time.sleep(0.05)
        assert guests.still_open() == limits.each
        assert len(taps(where, 10)) == 10


def test_where_all_connections_are_taken_a_silent_one_makes_room(
    app: Flask, services: Services
) -> None:
    with (
        server_of(app, services.hub, Limits(connections=6, each=6)) as where,
        crowd("silent", where, 6) as guests,
    ):
        kept = http.client.HTTPConnection(*where, timeout=PATIENCE)
        for _ in range(3):
            kept.request("GET", "/api/session", headers={"Host": "localhost"})
            assert kept.getresponse().read()
        taps(where, 10)
        kept.request("GET", "/api/session", headers={"Host": "localhost"})
        assert kept.getresponse().read(), "who has asked something is not the first to go"
        kept.close()
        assert guests.still_open() >= 4
        assert guests.connections[0].getsockname()[0] == GUEST


def test_who_never_reads_has_a_few_answers_made_and_nobody_waits_for_them(quick: None) -> None:
    """Sixty connections of one address ask for three large answers each and read nothing."""
    made: Counter[str] = Counter()
    large = Flask("large")
    large.config["MAX_CONTENT_LENGTH"] = 1000

    @large.route("/api/large")
    def answer() -> bytes:
        made[request.remote_addr or ""] += 1
        return bytes(2_000_000)

    with server_of(large, Hub()) as where:
        crowded = [(GUEST, 0)] * 60
        guests = [socket.create_connection(where, PATIENCE, source) for source in crowded]
        for guest in guests:
            guest.sendall((b"GET /api/large HTTP/1.1\r\n" + HOST + b"\r\n") * 3)
        ends = time.monotonic() + PATIENCE
        while made[GUEST] < turns.UNREAD and time.monotonic() < ends:
            time.sleep(0.1)
        time.sleep(0.5)  # in which no more are made
        assert made[GUEST] == turns.UNREAD
        reader = http.client.HTTPConnection(*where, PATIENCE)
        reader.request("GET", "/api/large")
        assert len(reader.getresponse().read()) == 2_000_000
        reader.close()
        ends = time.monotonic() + PATIENCE
        while made[GUEST] < 3 * turns.UNREAD and time.monotonic() < ends:
            time.sleep(0.1)
        assert made[GUEST] >= 3 * turns.UNREAD, "who is closed makes room for the next"
        for guest in guests:
            guest.close()


def test_what_is_not_read_waits_in_one_piece(quick: None) -> None:
    """The system and the server together hold little of an answer before it is read."""
    sent = []

    class Large(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            sent.append(size)
            return super().read(size)

    large = Flask("large")
    large.config["MAX_CONTENT_LENGTH"] = 1000

    @large.route("/api/large")
    def answer() -> Response:
        body = wrap_file(request.environ, Large(bytes(20_000_000)))
        return Response(body, direct_passthrough=True)

    with server_of(large, Hub()) as where:
        guest = socket.socket()
        guest.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        guest.connect(where)
        guest.sendall(b"GET /api/large HTTP/1.1\r\n" + HOST + b"\r\n")
        time.sleep(0.5)
        assert len(sent) * 64 * 1024 < 1_000_000
        guest.close()


# How HTTP is spoken

HOST = b"Host: localhost\r\n"
SIGN_IN = b"POST /api/session/host HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
CLOSE = b"Connection: close\r\n"


def test_requests_that_come_together_are_answered_in_order(where: tuple[str, int]) -> None:
    first = b"GET /api/session HTTP/1.1\r\n" + HOST + b"\r\n"
    second = b"GET /nowhere HTTP/1.1\r\n" + HOST + CLOSE + b"\r\n"
    answer = all_of(said_to(where, first + second))
    assert answer.index(b"HTTP/1.1 200") < answer.index(b"HTTP/1.1 404")


def test_a_body_in_pieces_is_read_whole(where: tuple[str, int]) -> None:
    head = SIGN_IN + CLOSE + b"Transfer-Encoding: chunked\r\n\r\n"
    chunked = b'8\r\n{"pin": \r\nb\r\n"00000000"}\r\n0\r\n\r\n'
    answer = all_of(said_to(where, head + chunked))
    assert answer.startswith(b"HTTP/1.1 403")
    assert b"wrong-pin" in answer


@pytest.mark.parametrize("length", [b"2", b"11", b"900000"])
def test_a_request_that_says_two_lengths_is_told_so(where: tuple[str, int], length: bytes) -> None:
    head = SIGN_IN + b"Content-Length: " + length + b"\r\nTransfer-Encoding: chunked\r\n\r\n"
    again = b"GET /api/session HTTP/1.1\r\n" + HOST + b"\r\n"
    answer = all_of(said_to(where, head + b"2\r\n{}\r\n0\r\n\r\n" + again))
    said, _, body = answer.partition(b"\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 400")
    assert b"content-security-policy" in said
    assert "not by both" in json.loads(body)["error"]["message"], "and nothing comes after it"


def test_who_asks_first_whether_to_go_on_is_told(where: tuple[str, int]) -> None:
    asked = SIGN_IN + CLOSE + b"Expect: 100-continue\r\nContent-Length: 14\r\n\r\n"
    connection = said_to(where, asked)
    assert connection.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"
    connection.sendall(b'{"pin": "0000"')
    assert all_of(connection).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize("length", [70_000, 800_000, 50_000_000])
def test_a_body_that_is_too_long_is_refused(where: tuple[str, int], length: int) -> None:
    asked = SIGN_IN + CLOSE + b"Content-Length: %d\r\n\r\n" % length
    sent = b"x" * (length if length < 1_000_000 else 0)
    answer = all_of(said_to(where, asked + sent))
    assert answer.startswith(b"HTTP/1.1 413")
    assert b"too-large" in answer


def test_the_answer_to_head_has_no_body(where: tuple[str, int]) -> None:
    answer = all_of(said_to(where, b"HEAD /sign-in HTTP/1.1\r\n" + HOST + CLOSE + b"\r\n"))
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200")
    assert b"content-length" in head
    assert not body
    assert head.count(b"\r\ndate:") == 1


def test_a_header_cannot_pass_for_another_by_a_line_in_its_name(where: tuple[str, int]) -> None:
    asked = SIGN_IN + CLOSE + b"Sec_Fetch_Site: cross-site\r\nContent-Length: 2\r\n\r\n{}"
    assert b"cross-site" not in all_of(said_to(where, asked))


def test_a_connection_is_kept_for_the_next_request(where: tuple[str, int]) -> None:
    connection = http.client.HTTPConnection(*where, timeout=PATIENCE)
    connection.request("GET", "/api/session", headers={"Host": "localhost"})
    assert connection.getresponse().read()
    before = connection.sock
    time.sleep(2.5)  # longer than this server waits for the rest of a head
    connection.request("GET", "/api/session", headers={"Host": "localhost"})
    assert connection.getresponse().read()
    assert connection.sock is before
    connection.close()


@pytest.mark.parametrize(
    "look", ["nights/1", "nights/1/hand?table=2", "nights/1/wall", "nights/1/tables/2"]
)
def test_a_tap_passes_the_looks_that_wait_for_one_another(look: str) -> None:
    slow, begun, done = Flask("slow"), threading.Semaphore(0), threading.Event()
    slow.config["MAX_CONTENT_LENGTH"] = 1000

    @slow.route("/api/<path:_path>", methods=["GET", "POST"])
    def answer(_path: str) -> str:
        if request.method == "GET":
            begun.release()
            done.wait(PATIENCE)
        return ""

    def asked(where: tuple[str, int], method: str, number: int) -> int:
        host, port = where
        source = (f"127.0.3.{number}", 0)
        connection = http.client.HTTPConnection(host, port, PATIENCE, source)
        with contextlib.closing(connection):
            connection.request(method, f"/api/{look}")
            return connection.getresponse().status

    phones = turns.LOOKS + 3
    with server_of(slow, Hub()) as where, ThreadPoolExecutor(phones) as pool:
        looks = [pool.submit(asked, where, "GET", number) for number in range(1, phones + 1)]
        try:
            for _ in range(turns.LOOKS):
                assert begun.acquire(timeout=PATIENCE)
            assert not begun.acquire(timeout=0.2)
            assert asked(where, "POST", 1) == 200
        finally:
            done.set()
        assert [found.result() for found in looks] == [200] * phones
