"""Following along: a stream carries versions, or what its screen would see if it asked; and there
are only so many.
"""

import asyncio
import json
import socket
from collections.abc import Coroutine, Iterator, MutableMapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest
from flask import Flask

from tests.server import server_of
from tests.web.conftest import Screen, TestNight
from tests.web.felt import Felt
from web.http.errors import WebError
from web.services.live import Following, Hub, Streams, Topic
from web.services.services import Services
from web.serving.looking import Looking
from web.serving.streams import follow

PATIENCE = 20
_Result = TypeVar("_Result")


class Stream:
    """An event stream over a real connection."""

    def __init__(self, port: int, screen: Screen, path: str) -> None:
        cookie = screen.client.get_cookie("croupier")
        token = cookie.value if cookie else ""
        head = f"GET /api/{path} HTTP/1.1\r\nHost: localhost\r\nCookie: croupier={token}\r\n\r\n"
        self.connection = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.connection.sendall(head.encode())
        self._lines = self.connection.makefile("rb")
        self.status = int(self._lines.readline().split()[1])
        self.head: dict[str, str] = {}
        while line := self._lines.readline().strip().decode():
            name, _, text = line.partition(": ")
            self.head[name.lower()] = text

    def event(self) -> str:
        """The next event's data; what says only that the stream is there is not one."""
        while not (line := self._lines.readline()).startswith(b"data:"):
            assert line, "the stream has ended"
        return line.removeprefix(b"data:").strip().decode()

    def brought(self) -> tuple[str, str, bytes]:
        """The next event: its name, its tag and what it brings, or the version that it says."""
        name = tag = ""
        while not (line := self._lines.readline()).startswith(b"data:"):
            assert line, "the stream has ended"
            if line.startswith(b"event:"):
                name = line[6:].strip().decode()
            elif line.startswith(b"id:"):
                tag = line[3:].strip().decode()
        return name, tag, line[5:].strip()

    def error(self) -> str:
        """The code of the refusal that came instead of a stream."""
        body = self._lines.read(int(self.head["content-length"]))
        code: str = json.loads(body)["error"]["code"]
        return code

    def close(self) -> None:
        self._lines.close()
        self.connection.close()


@pytest.fixture
def port(app: Flask, services: Services) -> Iterator[int]:
    """The app of this test on a real server."""
    with server_of(app, services.hub) as (_, number):
        yield number


def test_a_stream_tells_the_version_now_and_every_newer_one(port: int, night: TestNight) -> None:
    stream = Stream(port, night.tablet(night.uth), f"{night.table(night.uth)}/events")
    assert (stream.status, stream.head["content-type"]) == (
        200,
        "text/event-stream; charset=utf-8",
    )
    assert "script-src 'self'" in stream.head["content-security-policy"]
    assert "content-length" not in stream.head
    version = night.host.get(night.path).json["version"]
    assert stream.event() == str(version)
    night.host.post(f"{night.path}/players", {"name": "Cy"})
    assert stream.event() == str(version + 1)
    stream.close()


def test_a_round_wakes_its_own_table_and_the_night_and_nobody_else(
    port: int, night: TestNight
) -> None:
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 50)
    races, uth, desk = (
        Stream(port, night.host, f"{path}/events")
        for path in (night.table(night.races), night.table(night.uth), night.path)
    )
    version = int(races.event())
    assert uth.event() == desk.event() == str(version)
    felt.begin()
    felt.play(1, "bet", ante=5)
    for stream in (uth, desk):
        heard = [int(stream.event())]
        while heard[-1] < version + 2:  # two versions that come at once may be told as one
            heard.append(int(stream.event()))
    night.host.post(f"{night.path}/players", {"name": "Cy"})
    assert int(races.event()) == version + 3, "only what concerns the whole night"
    for stream in (races, uth, desk):
        stream.close()


def test_a_stream_brings_a_phone_what_it_would_see_if_it_asked(port: int, night: TestNight) -> None:
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 50)
    felt.sit(night.ben, 2, 50)
    phone, path = night.phone(night.ana), f"{night.path}/hand"
    table = f"tables/{night.uth}"
    stream = Stream(port, phone, f"{path}/{table}/events?brings=hand")
    felt.begin()
    felt.play(1, "bet", ante=5)
    felt.play(2, "bet", ante=5)
    newest = night.host.get(night.path).json["version"]
    while True:
        name, tag, body = stream.brought()
        assert name == "state"
        if json.loads(body)["version"] == newest:
            break
    asked = phone.get(f"{path}?table={night.uth}")
    assert (tag, body) == (asked.headers["ETag"], asked.data)
    assert json.loads(body)["round"]["zones"], "the round, as this seat sees it"
    stream.close()


def test_a_stream_brings_nothing_any_more_to_who_may_not_look_any_more(
    port: int, night: TestNight
) -> None:
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 50)
    felt.sit(night.ben, 2, 50)
    path = f"{night.path}/hand/tables/{night.uth}/events?brings=hand"
    signed_out, stands_up = night.phone(night.ana), night.phone(night.ben)
    streams = [Stream(port, phone, path) for phone in (signed_out, stands_up)]
    assert [stream.brought()[0] for stream in streams] == ["state", "state"]
    signed_out.say("DELETE", "session")
    felt.do("DELETE", "seats/2", {"end_series": False})
    version = night.host.get(night.path).json["version"]
    for stream in streams:
        name, _, body = stream.brought()
        while name == "look" and int(body) < version:
            name, _, body = stream.brought()
        assert (name, int(body)) == ("look", version)
        stream.close()


def test_a_stream_brings_a_wall_the_tables_that_have_moved_on_and_the_night(
    port: int, night: TestNight
) -> None:
    felt, wall = Felt(night, night.uth), night.wall()
    felt.sit(night.ana, 1, 50)
    stream = Stream(port, wall, f"{night.path}/events?brings=wall")
    assert [stream.brought()[0] for _ in range(3)] == ["table", "table", "state"]
    felt.begin()
    name, tag, body = stream.brought()
    asked = wall.get(f"{night.table(night.uth)}?as=wall")
    assert (name, tag, body) == ("table", asked.headers["ETag"], asked.data)
    name, tag, body = stream.brought()
    asked = wall.get(f"{night.path}/wall")
    assert (name, tag, body) == ("state", asked.headers["ETag"], asked.data)
    stream.close()


def test_what_a_stream_brings_does_not_mean_that_its_screen_was_heard(
    port: int, night: TestNight, services: Services
) -> None:
    felt, wall = Felt(night, night.uth), night.wall()
    felt.sit(night.ana, 1, 50)
    stream = Stream(port, wall, f"{night.path}/events?brings=wall")
    while stream.brought()[0] != "state":
        pass
    services.sessions._heard.clear()
    felt.begin()
    while stream.brought()[0] != "state":
        pass
    (session,) = [session for session in services.sessions.all() if session.role == "wall"]
    assert session.id not in services.sessions._heard
    stream.close()


def test_the_hosts_screen_is_told_versions_alone(port: int, night: TestNight) -> None:
    stream = Stream(port, night.host, f"{night.path}/events?brings=wall")
    version = night.host.get(night.path).json["version"]
    assert stream.brought() == ("", "", str(version).encode())
    stream.close()


def test_a_wall_is_told_which_tables_have_news(night: TestNight) -> None:
    def versions() -> tuple[int, dict[int, int]]:
        shown = wall.get(f"{night.path}/wall").json
        return shown["version"], {table["table"]: table["version"] for table in shown["tables"]}

    wall, felt = night.wall(), Felt(night, night.uth)
    felt.sit(night.ana, 1, 50)
    seated, tables = versions()
    assert tables == {night.uth: seated, night.races: seated}, "what is left to bring, too"
    felt.begin()
    felt.play(1, "bet", ante=5)
    played, tables = versions()
    assert played == seated + 2
    assert tables == {night.uth: played, night.races: seated}
    night.host.post(f"{night.path}/players", {"name": "Cy"})
    named, tables = versions()
    assert tables == {night.uth: named, night.races: named}


def test_a_stream_of_another_table_or_for_a_stranger_is_refused(night: TestNight) -> None:
    tablet = night.tablet(night.uth)
    assert tablet.get(f"{night.table(night.races)}/events").status_code == 403
    assert tablet.get(f"{night.path}/events").status_code == 403
    assert night.new_screen().get(f"{night.path}/events").status_code == 401


def test_beyond_the_room_there_is_the_answer_to_poll_and_a_closed_stream_makes_room(
    port: int, night: TestNight
) -> None:
    path = f"{night.path}/events"
    streams = [Stream(port, night.host, path) for _ in range(3)]
    assert [stream.status for stream in streams] == [200, 200, 200]
    full = Stream(port, night.host, path)
    assert full.status == 503
    assert full.error() == "too-many-streams"
    assert night.host.get(night.path).status_code == 200
    for stream in [*streams, full]:
        stream.close()
    for _ in range(100):  # the server hears of it in its own time
        again = Stream(port, night.host, path)
        again.close()
        if again.status == 200:
            break
    assert again.status == 200


def test_who_opens_many_streams_leaves_some_to_the_rest(app: Flask) -> None:
    streams = Streams(most=6, each=3)

    def opened(address: str) -> bool:
        with app.test_request_context(environ_base={"REMOTE_ADDR": address}):
            try:
                kept.append(streams.open(Topic(1), 1))
            except WebError:
                return False
        return True

    kept: list[Any] = []
    assert [opened("192.168.1.5") for _ in range(5)] == [True, True, True, False, False]
    assert not opened("::ffff:192.168.1.5"), "the same device"
    assert [opened("192.168.1.6"), opened("fe80::1"), opened("fe80::2")] == [True] * 3
    assert not opened("192.168.1.7"), "none is left"
    kept[0].close()
    kept[0].close()
    assert [opened("192.168.1.5"), opened("192.168.1.7")] == [True, False]


def test_a_server_that_holds_no_stream_open_sends_the_first_event(night: TestNight) -> None:
    answer = night.host.get(f"{night.path}/events")
    assert answer.text == f"data: {night.host.get(night.path).json['version']}\n\n"


# The hub, in an event loop of its own


def in_a_loop(work: Coroutine[Any, Any, _Result]) -> _Result:
    # In a thread of its own: where a browser test ran before, this one has a loop already.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(work, PATIENCE)).result()


async def never() -> MutableMapping[str, Any]:
    await asyncio.Event().wait()
    return {}


def test_a_quiet_stream_says_that_it_is_there_and_ends_by_itself() -> None:
    said: list[MutableMapping[str, Any]] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        said.append(message)

    async def quiet() -> None:
        hub = Hub()
        hub.run()
        following = Following(Topic(1), 5, lambda: None)
        with ThreadPoolExecutor(1) as pool:
            looking = Looking(pool)
            await follow(hub, following, [], never, send, looking, heartbeat=0.01, lasts=0.05)

    in_a_loop(quiet())
    head, first, *later, last = said
    assert (head["status"], first["body"]) == (200, b"data: 5\n\n")
    assert {chunk["body"] for chunk in later} == {b": still here\n\n"}
    assert 1 <= len(later) <= 5
    assert (last["body"], last["more_body"]) == (b"", False)


def test_whoever_follows_is_woken_by_what_they_follow() -> None:
    async def woken() -> list[bool]:
        hub = Hub()
        hub.run()
        with hub.follow(Topic(1, 2), 7) as table, hub.follow(Topic(1), 7) as night:
            hub.tell(2, 50)
            hub.tell(1, 8, table=3)
            heard = [await table.wait(0.05), await night.wait(1)]
            hub.tell(1, 9, table=2)
            heard += [await table.wait(1), await night.wait(1)]
            hub.tell(1, 10)
            return [*heard, await table.wait(1), table.version == 10]

    assert in_a_loop(woken()) == [False, True, True, True, True, True]


def test_a_version_that_came_before_the_wait_is_not_missed_and_none_goes_back() -> None:
    async def versions() -> list[int]:
        hub = Hub()
        hub.run()
        hub.tell(1, 9)
        hub.tell(1, 8)
        await asyncio.sleep(0)
        with hub.follow(Topic(1, 1), 3) as follower:
            seen = [follower.version]
            hub.tell(1, 12, table=1)
            await asyncio.sleep(0)
            assert await follower.wait(1)
            assert not await follower.wait(0.01)
            return [*seen, follower.version]

    assert in_a_loop(versions()) == [9, 12]
