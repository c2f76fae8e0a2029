"""``croupier audit``, ``verify``, ``import`` and ``explain``, as people run them."""

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from ledger.book import opened
from tests.command import croupier
from tests.ledger.whole_night import WholeNight, play_whole_night

pytestmark = pytest.mark.sweep(of=3)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book of a whole night and an empty one, and the bundles of both."""
    folder = tmp_path_factory.mktemp("book")
    with opened(f"sqlite:///{folder / 'book.sqlite'}") as book:
        play_whole_night(book, ("superfecta",))
        WholeNight(book)
    done = croupier(
        "export",
        "--database",
        folder / "book.sqlite",
        "all",
        "-o",
        folder / "all.json",
        home=folder,
    )
    assert done.returncode == 0
    return folder


@pytest.fixture
def book(played: Path, tmp_path: Path) -> Path:
    """A copy of the book."""
    return Path(shutil.copy(played / "book.sqlite", tmp_path / "book.sqlite"))


def tamper(book: Path) -> None:
    """Change a balance behind the book's back, with its guard taken away for that long."""
    connection = sqlite3.connect(book, isolation_level=None)
    (guard,) = connection.execute(
        "SELECT sql FROM sqlite_master WHERE name = 'accounts_follow_transfers'"
    ).fetchone()
    connection.execute("DROP TRIGGER accounts_follow_transfers")
    connection.execute("UPDATE accounts SET balance = balance + 7 WHERE name = 'bankroll:1'")
    connection.execute(guard)
    connection.close()


def told(*args: str | Path, home: Path) -> tuple[int, dict[str, Any]]:
    done = croupier(*args, "--json", home=home)
    assert done.stderr == ""
    return done.returncode, json.loads(done.stdout)


# audit


def test_a_sound_book_has_status_0(book: Path, tmp_path: Path) -> None:
    done = croupier("audit", "--database", book, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Nothing is wrong with it.") == 2
    assert "1 undone, 1 amended, 1 voided, 4 put right at the desk, 1 opened again" in done.stdout


def test_a_finding_has_status_1_and_says_what_where_and_what_should_stand_there(
    book: Path, tmp_path: Path
) -> None:
    tamper(book)
    status, said = told("audit", "--database", book, home=tmp_path)
    assert status == 1
    (found,) = said["nights"][0]["findings"]
    assert (found["check"], found["where"], found["entry"]) == (
        "balances",
        "account bankroll:1",
        None,
    )
    assert int(found["what"].rpartition(" ")[2].rstrip(".")) == int(found["wanted"]) + 7
    done = croupier("audit", "--database", book, "friday-night", home=tmp_path)
    assert (done.returncode, done.stdout.count("FOUND balances: account bankroll:1")) == (1, 1)
    assert croupier("audit", "--database", book, "2", home=tmp_path).returncode == 0


def test_a_seal_is_held_against_the_night(book: Path, tmp_path: Path) -> None:
    _, said = told("audit", "--database", book, "1", home=tmp_path)
    for _, seal in said["nights"][0]["report"]["seals"]:
        assert (
            croupier("audit", "--database", book, "1", "--seal", seal, home=tmp_path).returncode
            == 0
        )
    done = croupier(
        "audit", "--database", book, "1", "--seal", "0000-0000-0000-0000", home=tmp_path
    )
    assert done.returncode == 1
    assert "FOUND seal: the night: no seal of it is 0000-0000-0000-0000." in done.stdout


def test_rows_of_no_night_are_found(book: Path, tmp_path: Path) -> None:
    connection = sqlite3.connect(book, isolation_level=None)
    connection.execute("INSERT INTO secrets VALUES (9, 1, zeroblob(32), 'none')")
    connection.close()
    status, said = told("audit", "--database", book, home=tmp_path)
    assert (status, said["strays"]) == (
        1,
        [
            "1 of the secrets belong to night 9, which is not there.",
            "file: secrets: it names a row of nights that is not there.",
        ],
    )


def test_a_book_that_cannot_be_written_to_can_be_audited(book: Path, tmp_path: Path) -> None:
    book.chmod(0o400)
    assert croupier("audit", "--database", book, home=tmp_path).returncode == 0


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["77"], "There is no night '77'."),
        (["--seal", "1a2b-3c4d-5e6f-7081"], "say which"),
        (["1", "--seal", "what"], "four groups of four"),
        (["--database", "/nowhere/book.sqlite"], "There is no book"),
        (["--database", "mysql://x"], "SQLite file or in PostgreSQL"),
    ],
)
def test_what_cannot_be_audited_has_status_2(
    args: list[str], why: str, book: Path, tmp_path: Path
) -> None:
    done = croupier("audit", "--database", book, *args, home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert why in done.stderr


# verify


def test_exported_nights_are_verified_with_no_database(played: Path, tmp_path: Path) -> None:
    file = shutil.copy(played / "all.json", tmp_path / "all.json")
    status, said = told("verify", file, home=tmp_path)
    assert status == 0
    assert [night["night"] for night in said["nights"]] == ["friday-night", "friday-night-2"]
    audited = told("audit", "--database", played / "book.sqlite", home=tmp_path)[1]
    assert said["nights"] == audited["nights"]
    assert [file.name for file in tmp_path.iterdir()] == ["all.json"]


def test_a_bundle_may_be_spread_over_lines_or_come_by_standard_input(
    played: Path, tmp_path: Path
) -> None:
    first = (played / "all.json").read_text().splitlines()[0]
    file = tmp_path / "one.json"
    file.write_text(json.dumps(json.loads(first), indent=2, ensure_ascii=False))
    assert told("verify", file, home=tmp_path)[0] == 0
    done = croupier("verify", "-", home=tmp_path, said=first.encode())
    assert (done.returncode, done.stderr) == (0, "")


def test_a_bundle_tampered_with_has_status_1(played: Path, tmp_path: Path) -> None:
    file = tmp_path / "tampered.json"
    file.write_text((played / "all.json").read_text().replace('"chips":150', '"chips":151', 1))
    status, said = told("verify", file, home=tmp_path)
    assert status == 1
    assert {finding["check"] for finding in said["nights"][0]["findings"]} >= {"chain", "desk"}


@pytest.mark.parametrize(
    "text", [b"", b"{}", b"\xff\xfe", b'{"format": "croupier-round/1"}', b"[" * 100_000]
)
def test_what_is_no_bundle_has_status_2(text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "what.json"
    file.write_bytes(text)
    commands: list[list[str | Path]] = [
        ["verify", file],
        ["import", "--database", tmp_path / "book.sqlite", file],
    ]
    for command in commands:
        done = croupier(*command, home=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"croupier {command[0]}: ")
        assert not (tmp_path / "book.sqlite").exists()
    assert croupier("verify", tmp_path / "nothing.json", home=tmp_path).returncode == 2


def test_one_bad_file_of_several_costs_only_itself(played: Path, tmp_path: Path) -> None:
    bad, tampered = tmp_path / "bad.json", tmp_path / "tampered.json"
    bad.write_text("{}")
    tampered.write_text((played / "all.json").read_text().replace('"chips":150', '"chips":151', 1))
    files = (bad, played / "all.json", tmp_path / "nowhere.json")
    done = croupier("verify", *files, home=tmp_path)
    assert (done.returncode, done.stdout.count("Nothing is wrong with it.")) == (2, 2)
    assert [line.split(": ")[1] for line in done.stderr.splitlines()] == [
        str(bad),
        f"{tmp_path / 'nowhere.json'} cannot be read",
    ]
    status, said = told("verify", *files, home=tmp_path)
    assert status == 2
    assert [night["night"] for night in said["nights"]] == ["friday-night", "friday-night-2"]
    assert [(error["file"], error["code"]) for error in said["errors"]] == [
        (str(bad), "bad-bundle"),
        (str(tmp_path / "nowhere.json"), "unreadable"),
    ]
    assert said["error"] == {key: said["errors"][0][key] for key in ("code", "message")}
    status, said = told("verify", *files, tampered, home=tmp_path)
    assert status == 1, "that books are wrong is graver than that a file is no bundle"
    assert len(said["nights"]) == 4


def test_one_bad_line_of_a_file_costs_only_itself(played: Path, tmp_path: Path) -> None:
    first, second = (played / "all.json").read_text().splitlines()
    for number, lines in enumerate(([first[:-9], second], [first, "{}", second], ["[]", second])):
        file = tmp_path / f"{number}.json"
        file.write_text("\n".join(["", *lines]))
        status, said = told("verify", file, home=tmp_path)
        assert (status, len(said["nights"]), len(said["errors"])) == (2, len(lines) - 1, 1)
        at = 2 + next(at for at, line in enumerate(lines) if line not in (first, second))
        assert said["error"]["message"].startswith(f"{file}, line {at}: ")


def test_the_layout_of_a_bundle_proves_nothing_and_its_hashes_are_written_one_way(
    played: Path, tmp_path: Path
) -> None:
    text = (played / "all.json").read_text().splitlines()[0]
    value = json.loads(text)
    file = tmp_path / "night.json"
    for accepted in (json.dumps(value, indent=4), f"\ufeff{text}"):
        file.write_text(accepted, encoding="utf-8")
        assert croupier("verify", file, home=tmp_path).returncode == 0
    written = value["head"]["hash"]
    for hash_ in (written.upper(), f" {written[1:]}"):
        file.write_text(json.dumps(value | {"head": value["head"] | {"hash": hash_}}))
        status, said = told("verify", file, home=tmp_path)
        assert (status, said["nights"]) == (2, [])
        assert "small letters" in said["error"]["message"]


# nights


def test_the_nights_of_a_book_are_listed(book: Path, tmp_path: Path) -> None:
    done = croupier("nights", "--database", book, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split()[:2] for line in done.stdout.splitlines()] == [
        ["1", "friday-night"],
        ["2", "friday-night-2"],
    ]
    _, said = told("nights", "--database", book, home=tmp_path)
    audited = told("audit", "all", "--database", book, home=tmp_path)[1]["nights"]
    assert [night["entries"] for night in said["nights"]] == [
        night["report"]["entries"] for night in audited
    ]
    assert [night["closed"] for night in said["nights"]] == [True, False]
    assert {night["name"] for night in said["nights"]} == {"Friday night"}


@pytest.mark.parametrize("body", [b"{}", b"[]", b"\xff", b'{"name": 5, "at": 1e400}', b"{"])
def test_a_night_tampered_with_is_listed_all_the_same(
    body: bytes, book: Path, tmp_path: Path
) -> None:
    connection = sqlite3.connect(book, isolation_level=None)
    for (trigger,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
        connection.execute(f"DROP TRIGGER {trigger}")
    connection.execute("UPDATE entries SET body = ? WHERE night = 2 AND number = 1", [body])
    connection.close()
    done = croupier("nights", "--database", book, home=tmp_path)
    assert (done.returncode, len(done.stdout.splitlines())) == (0, 2)


def test_a_night_that_is_not_there_is_answered_with_those_that_are(
    book: Path, tmp_path: Path
) -> None:
    for command in (["audit"], ["export"]):
        done = croupier(*command, "fridya-night", "--database", book, home=tmp_path)
        assert "There are 1 (friday-night), 2 (friday-night-2)." in done.stderr


# import


def test_exported_nights_are_read_into_another_book(played: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.sqlite"
    done = croupier("import", "--database", there, played / "all.json", home=tmp_path)
    assert (done.returncode, done.stdout) == (
        0,
        "Night 1 is friday-night.\nNight 2 is friday-night-2.\n",
    )
    assert told("audit", "--database", there, home=tmp_path)[1] == told(
        "verify", played / "all.json", home=tmp_path
    )[1] | {"strays": []}
    again = croupier("import", "--database", there, played / "all.json", home=tmp_path)
    assert (again.returncode, again.stdout) == (2, "")
    assert "in the book already" in again.stderr


def test_an_import_that_fails_leaves_no_book(played: Path, tmp_path: Path) -> None:
    tampered = tmp_path / "tampered.json"
    tampered.write_text((played / "all.json").read_text().replace('"chips":150', '"chips":151', 1))
    tampered.write_text(tampered.read_text().splitlines()[0])
    there = tmp_path / "there.sqlite"
    status, said = told(
        "import", "--database", there, tampered, tmp_path / "nowhere", home=tmp_path
    )
    assert (status, said["nights"], len(said["errors"])) == (2, [], 2)
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["tampered.json"]


def test_a_file_that_is_not_sound_keeps_no_other_out(played: Path, tmp_path: Path) -> None:
    tampered, there = tmp_path / "tampered.json", tmp_path / "there.sqlite"
    tampered.write_text((played / "all.json").read_text().replace('"chips":150', '"chips":151', 1))
    files = (tampered, played / "all.json", played / "all.json")
    done = croupier("import", "--database", there, *files, home=tmp_path)
    assert (done.returncode, done.stdout) == (
        2,
        "Night 1 is friday-night-2.\nNight 2 is friday-night.\n",
    )
    assert done.stderr.count("An audit of this bundle has") == 1
    assert done.stderr.count("in the book already") == 3


# explain


def test_a_round_is_explained_in_words_and_as_json(book: Path, tmp_path: Path) -> None:
    done = croupier("explain", "--database", book, "friday-night", "2", "1", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "royal flush" in done.stdout
    assert "blind: 20 staked, pays 500:1, 10,000 won" in done.stdout
    status, said = told("explain", "--database", book, "1", "2", "1", "--seat", "1", home=tmp_path)
    assert (status, said["game"], list(said["sums"])) == (
        0,
        "Ultimate Texas Hold'em",
        ["Łukasz 🎲"],
    )


@pytest.mark.parametrize(
    "args",
    [
        ["1", "9", "1"],
        ["1", "1", "99"],
        ["9", "1", "1"],
        ["1", "one", "1"],
        ["1", "2", "1", "--seat", "9"],
    ],
)
def test_a_round_that_is_not_there_has_status_2(
    args: list[str], book: Path, tmp_path: Path
) -> None:
    done = croupier("explain", "--database", book, *args, home=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
