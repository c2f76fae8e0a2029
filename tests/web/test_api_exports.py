"""Files of long exports: made beside everything else, followed, cancelled, taken, thrown away."""

import itertools
import time as real
from collections.abc import Callable
from errno import ENOSPC
from io import BytesIO
from threading import Event
from typing import IO, Any

import pypdf
import pytest

import web.services.exports as kept
from ledger.errors import Damaged
from ledger.export import export
from tests.command import PATIENCE
from tests.web.conftest import Screen, TestNight, Time
from web.clock import HOUR
from web.services.exports import MOST, Make, Progress
from web.services.services import Services


def until(there: Callable[[], Any]) -> Any:
    """What is there, as soon as it is."""
    give_up = real.monotonic() + PATIENCE
    while not (found := there()):
        assert real.monotonic() < give_up
        real.sleep(0.02)
    return found


def lines(host: Screen) -> list[dict[str, Any]]:
    answer = host.get("exports")
    assert answer.status_code == 200, answer.json
    found: list[dict[str, Any]] = answer.json["exports"]
    return found


def ended(host: Screen) -> dict[str, Any]:
    """The newest export, once it is over."""
    found: dict[str, Any] = until(lambda: (line := lines(host)[0])["status"] != "running" and line)
    return found


class Slow:
    """An export that is half done until it is let go on."""

    def __init__(self) -> None:
        self.goes_on, self.stopped = Event(), Event()

    def __call__(self, file: IO[bytes], progress: Progress) -> None:
        file.write(b"half")
        try:
            while not self.goes_on.wait(0.01):
                progress(1, 2)
        except BaseException:
            self.stopped.set()
            raise
        file.write(b" and half")


@pytest.mark.parametrize("file", [None, "players.csv"])
def test_what_is_made_beside_is_what_is_made_at_once(night: TestNight, file: str | None) -> None:
    asked = {"nights": str(night.number), **({"file": file} if file else {})}
    begun = night.host.post("exports", {"kind": "csv" if file else "json", **asked})
    assert begun.status_code == 200, begun.json
    done = ended(night.host)
    plain = night.host.get(
        f"{night.path}/exports/csv?file={file}" if file else f"{night.path}/exports/json"
    )
    taken = night.host.get(f"exports/{done['export']}/file")
    assert (done["status"], done["trouble"]) == ("done", "")
    assert taken.data == plain.data
    for header in ("Content-Type", "Content-Disposition", "Content-Length"):
        assert taken.headers[header] == plain.headers[header]
    assert night.host.say("DELETE", f"exports/{done['export']}").json["exports"] == []
    gone = night.host.get(f"exports/{done['export']}/file")
    assert (gone.status_code, gone.json["error"]["code"]) == (404, "no-such-export")


def test_statements_made_beside_are_in_the_language_of_who_began_them(night: TestNight) -> None:
    assert night.host.post("exports", {"kind": "pdf"}, Accept_Language="de").status_code == 200
    made = night.host.get(f"exports/{ended(night.host)['export']}/file").data
    assert "Wer zahlt wem" in pypdf.PdfReader(BytesIO(made)).pages[0].extract_text()


def test_only_files_of_many_entries_are_long(
    night: TestNight, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert night.host.get("exports").json == {"is_long": False, "exports": []}
    monkeypatch.setattr("web.api.exports.LONG", 5)
    assert night.host.get(f"exports?nights={night.number}").json["is_long"]
    assert night.host.get("exports?to=2020-01-01").status_code == 404
    assert night.host.post("exports", {"kind": "csv", "nights": "99"}).status_code == 404
    assert night.host.post("exports", {"kind": "whist"}).status_code == 422


def test_it_says_how_far_it_is_and_can_be_cancelled(night: TestNight, services: Services) -> None:
    slow = Slow()
    services.exports.begin("slow.csv", "text/csv", 25_000, slow)
    line = until(lambda: (line := lines(night.host)[0])["done"] and line)
    assert (line["status"], line["done"], line["total"]) == ("running", 12_500, 25_000)
    assert night.host.get(f"exports/{line['export']}/file").status_code == 404
    night.host.say("DELETE", f"exports/{line['export']}")
    assert slow.stopped.wait(PATIENCE)
    assert lines(night.host) == []
    services.exports.begin("next.csv", "text/csv", 1, lambda file, _: file.write(b"next"))
    assert ended(night.host)["size"] == 4


def test_few_are_kept_and_no_more_are_begun_than_that(
    night: TestNight, services: Services, time: Time
) -> None:
    for at in range(MOST + 1):
        services.exports.begin(f"{at}.csv", "text/csv", 1, lambda file, _: file.write(b"x"))
        ended(night.host)
    assert [line["name"] for line in lines(night.host)] == ["4.csv", "3.csv", "2.csv", "1.csv"]
    slow = [Slow() for _ in range(MOST)]
    for each in slow:
        services.exports.begin("slow.csv", "text/csv", 1, each)
    full = night.host.post("exports", {"kind": "json"})
    assert (full.status_code, full.json["error"]["code"]) == (409, "too-many-exports")
    for each in slow:
        each.goes_on.set()
    until(lambda: all(line["status"] == "done" for line in lines(night.host)))
    time.pass_(HOUR + 1)
    assert lines(night.host) == []


def test_exports_of_a_server_that_was_killed_leave_their_places_at_once(
    night: TestNight, services: Services
) -> None:
    slow = [Slow() for _ in range(MOST)]
    for each in slow:
        services.exports.begin("slow.csv", "text/csv", 1, each)
    assert night.host.post("exports", {"kind": "json"}).status_code == 409
    again = kept.Exports(services.database, services.clock)
    lost = [(export.ended is not None, export.trouble) for export in again.all()]
    assert lost == [(True, "The server that ran it has ended.")] * MOST
    again.begin("night.csv", "text/csv", 1, lambda file, _: file.write(b"x"))
    for each in slow:
        each.goes_on.set()
    until(lambda: all(export.ended is not None for export in again.all()))


def fails(file: IO[bytes], progress: Progress) -> None:
    raise Damaged("Entry 3 of the night friday does not say what an entry must.")


def finds_no_room(file: IO[bytes], progress: Progress) -> None:
    raise OSError(ENOSPC, "No space left on device")


def writes_too_much(file: IO[bytes], progress: Progress) -> None:
    file.write(b"x" * 2000)


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (fails, "Entry 3 of the night friday does not say what an entry must."),
        (finds_no_room, "There is no room left for temporary files."),
        (writes_too_much, "The file would be too large for this page; croupier export makes it."),
    ],
)
def test_what_fails_says_why(
    night: TestNight,
    services: Services,
    make: Make,
    why: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(kept, "MOST_BYTES", 1000)
    services.exports.begin("night.csv", "text/csv", 1, make)
    line = ended(night.host)
    assert (line["status"], line["trouble"]) == ("failed", why)


def test_a_file_goes_with_the_server_that_made_it(
    night: TestNight, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    services.exports.begin("night.csv", "text/csv", 1, lambda file, _: file.write(b"x"))
    ended(night.host)
    monkeypatch.setattr(services.exports, "_files", {})
    line = ended(night.host)
    assert (line["status"], line["trouble"]) == ("failed", "The server that ran it has ended.")


@pytest.mark.parametrize("kind", ["xlsx", "csv", "hledger", "beancount-house", "pdf", "json"])
def test_how_much_is_done_grows_until_all_is(
    night: TestNight, services: Services, kind: str, tmp_path: Any
) -> None:
    said: list[tuple[int, int]] = []
    with (tmp_path / "file").open("wb") as file:
        export(services.book, None, kind, file, progress=lambda *how_far: said.append(how_far))
    entries = services.book.night(night.number).number
    assert all(before <= after for before, after in itertools.pairwise(said))
    assert said[-1] == (entries, entries)
