"""Following along: a stream carries versions and nothing else, and there are only so many."""

import threading
from collections.abc import Iterator

from werkzeug.test import TestResponse

from tests.web.conftest import Screen, TestNight
from web.services import live
from web.services.live import Hub


def opened(screen: Screen, path: str) -> tuple[TestResponse, Iterator[str]]:
    answer = screen.get(path)
    return answer, (chunk.decode() for chunk in answer.iter_encoded())


def test_a_stream_tells_the_version_now_and_every_newer_one(night: TestNight) -> None:
    answer, events = opened(night.tablet(night.uth), f"{night.table(night.uth)}/events")
    assert answer.mimetype == "text/event-stream"
    version = night.host.get(night.path).json["version"]
    assert next(events) == f"data: {version}\n\n"
    night.host.post(f"{night.path}/players", {"name": "Cy"})
    assert next(events) == f"data: {version + 1}\n\n"
    answer.close()


def test_a_stream_of_another_table_or_for_a_stranger_is_refused(night: TestNight) -> None:
    tablet = night.tablet(night.uth)
    assert tablet.get(f"{night.table(night.races)}/events").status_code == 403
    assert tablet.get(f"{night.path}/events").status_code == 403
    assert night.new_screen().get(f"{night.path}/events").status_code == 401


def test_beyond_the_room_there_is_the_answer_to_poll_and_a_closed_stream_makes_room(
    night: TestNight,
) -> None:
    answers = [night.host.get(f"{night.path}/events") for _ in range(3)]
    full = night.host.get(f"{night.path}/events")
    assert (full.status_code, full.json["error"]["code"]) == (503, "too-many-streams")
    assert night.host.get(night.path).status_code == 200
    for answer in answers:
        answer.close()
    again = [night.host.get(f"{night.path}/events") for _ in range(3)]
    assert [one.status_code for one in again] == [200, 200, 200]
    for answer in again:
        answer.close()


def test_a_quiet_stream_says_that_it_is_there_and_ends_by_itself() -> None:
    first, *later = live._events(Hub(), 1, 5, heartbeat=0.01, lasts=0.05)
    assert first == "data: 5\n\n"
    assert set(later) == {": still here\n\n"}
    assert 1 <= len(later) <= 5


def test_whoever_waits_is_woken_by_the_night_they_wait_for() -> None:
    hub, woken = Hub(), []
    waiting = threading.Thread(target=lambda: woken.append(hub.wait(1, 7, 10)))
    waiting.start()
    hub.tell(2, 50)
    hub.tell(1, 8)
    waiting.join(5)
    assert woken == [8]


def test_a_version_that_came_before_the_wait_is_not_missed_and_none_goes_back() -> None:
    hub = Hub()
    hub.tell(1, 9)
    hub.tell(1, 8)
    assert hub.wait(1, 3, 10) == 9
    assert hub.wait(1, 9, 0.01) == 9
