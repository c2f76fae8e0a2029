"""The programs on ``docs/verify.md`` do what the page says."""

import json
import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.cards import PACK
from games.cards.decks import first_decks
from games.catalogue import GAMES
from games.engine import Game
from games.engine.shuffle import Draws, shuffled
from ledger import bundle
from ledger.audit import Finding
from ledger.audit.database import DatabaseRecords
from ledger.book import opened
from ledger.findings import Check
from ledger.kinds.reading import KINDS
from ledger.state.entries import Kind
from tests.conftest import FreshDatabase
from tests.ledger.whole_night import play_whole_night

PAGE = Path(__file__).parents[2] / "docs" / "verify.md"
CHECKING, SHUFFLING = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)


@pytest.fixture(scope="module")
def file(sqlite_book: FreshDatabase, tmp_path_factory: pytest.TempPathFactory) -> Path:
    place: Path = tmp_path_factory.mktemp("night") / "night.json"
    with sqlite_book() as url, opened(url) as book:
        night = play_whole_night(book, ())
        with book.database.reading() as connection:
            place.write_text("".join(bundle.written(DatabaseRecords(connection, night.id))))
    return place


def test_the_chain_is_checked_by_the_program_on_the_page(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    program = CHECKING.replace('open("night.json", encoding="utf-8")', "source")
    with file.open(encoding="utf-8") as source:
        exec(program, {"source": source})
    forged = file.read_text().replace('"Ana"', '"Ann"', 1)
    (file.parent / "forged.json").write_text(forged)
    with (file.parent / "forged.json").open() as source, pytest.raises(AssertionError):
        exec(program, {"source": source})


def test_the_shuffle_on_the_page_is_the_one_that_dealt(file: Path) -> None:
    names: dict[str, Any] = {}
    exec(SHUFFLING, names)
    theirs: Callable[..., list[str]] = names["shuffled"]
    for number in range(200):
        seed, cut = sha256(b"%d" % number).digest(), ("", "lucky 🍀\nseven")[number % 2]
        assert theirs(PACK, seed, cut, 1 + number % 3) == shuffled(
            PACK, Draws(seed, cut, 1 + number % 3)
        )
    bodies = [entry["body"] for entry in json.loads(file.read_text())["entries"]]
    began = next(body for body in bodies if body["kind"] == "round-began")
    ended = next(body for body in bodies if body["kind"] == "round-closed")
    assert sha256(bytes.fromhex(ended["seed"])).hexdigest() == began["commitment"]
    assert began["cut"] == "lucky 🍀\nseven"


def test_the_values_to_try_a_program_on_are_right() -> None:
    names: dict[str, Any] = {}
    exec(SHUFFLING, names)
    theirs: Callable[..., list[str]] = names["shuffled"]
    text = " ".join(PAGE.read_text().split())
    seed, discarding, both = bytes(range(32)), bytes(29) + bytes.fromhex("4cbb49"), "Ana\nBen"
    assert f"the commitment is `{sha256(seed).hexdigest()}`" in text
    assert f"with no cut the deck begins {' '.join(theirs(PACK, seed, '')[:5])}," in text
    assert (
        f"with the cuts `Ana` and `Ben` it begins {' '.join(theirs(PACK, seed, both)[:5])}." in text
    )
    assert (
        f"then `4cbb49`, and no cut, the deck begins {' '.join(theirs(PACK, discarding, '')[:5])}."
        in text
    )


def test_the_table_of_the_kinds_has_each_with_its_facts() -> None:
    rows = re.findall(
        r"^\| `([a-z-]+)` \| ((?:`[a-z?]+`(?:, )?)*) *\| ((?:`[a-z_?]+`(?:, )?)*) *\| .+ \|$",
        PAGE.read_text().split("<!-- bound -->", maxsplit=1)[0].replace("| |", "|  |"),
        re.MULTILINE,
    )
    told = {kind: re.findall(r"`([a-z_?]+)`", f"{place} {facts}") for kind, place, facts in rows}
    assert {kind: sorted(facts) for kind, facts in told.items()} == {
        name: sorted(keys(kind)) for name, kind in KINDS.items()
    }


def keys(kind: type[Kind]) -> Iterator[str]:
    """The keys that a body of this kind has beside those of all, with a ? if they may be left
    out.
    """
    for field in msgspec.structs.fields(kind):
        if field.name not in ("at", "by", "request", "transfers"):
            yield field.encode_name + "?" * (field.default is msgspec.UNSET)


def test_the_page_names_every_finding() -> None:
    named = set(re.findall(r"^\| (`[a-z`, ]+`) \|", PAGE.read_text(), re.MULTILINE))
    listed = {name for cell in named for name in re.findall(r"`([a-z]+)`", cell)}
    assert set(Check.__args__) <= listed  # type: ignore[attr-defined]
    assert Finding("chain", "entry 1", 1, "it is odd.", "even").wanted == "even"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_page_tells_the_pack_of_every_game(game: Game) -> None:
    rows = re.findall(r"^\| ((?:`[a-z-]+`(?:, )?)+) \| (\d+: .+) \|$", PAGE.read_text(), re.M)
    told = next((pack for games, pack in rows if f"`{game.slug}`" in games), None)
    assert told is not None, f"`{game.slug}` has no line in the table of packs in docs/verify.md"
    sizes = {int(size) for size in re.findall(r"(?:^|; or )(\d+): ", told)}
    assert sizes == {len(deck) for deck in first_decks(game)}
