"""A night in one file: it audits the same with no database, and in another book."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.engine.shuffle import commitment
from ledger import bundle
from ledger.audit import Audited, audited
from ledger.audit.database import DatabaseRecords
from ledger.book import Book, opened
from ledger.errors import BadBundle, NightTwice, SeedMissing
from ledger.importing import import_bundle
from ledger.kinds.nights import NightClosed
from ledger.kinds.players import PlayerAdded
from ledger.state import accounts
from ledger.store import canonical
from ledger.store.chain import START, link
from tests.conftest import FreshDatabase
from tests.ledger.copies import in_either
from tests.ledger.whole_night import WholeNight, play_whole_night


@pytest.fixture(scope="module")
def in_sqlite(sqlite_book: FreshDatabase) -> Iterator[WholeNight]:
    with sqlite_book() as url, opened(url) as book:
        yield play_whole_night(book)


@pytest.fixture(scope="module")
def played(fresh_database: FreshDatabase, in_sqlite: WholeNight) -> Iterator[WholeNight]:
    with in_either(in_sqlite, fresh_database) as night:
        yield night


@pytest.fixture(scope="module")
def text(played: WholeNight) -> str:
    return written(played.book, played.id)


@pytest.fixture
def elsewhere(fresh_database: FreshDatabase) -> Iterator[Book]:
    with fresh_database() as url, opened(url) as book:
        yield book


def written(book: Book, night: int) -> str:
    with book.database.reading() as connection:
        return "".join(bundle.written(DatabaseRecords(connection, night)))


def checked(book: Book, night: int) -> Audited:
    with book.database.reading() as connection:
        return audited(DatabaseRecords(connection, night))


def test_a_bundle_is_canonical_json_on_one_line(text: str) -> None:
    assert text.endswith("}\n")
    assert text.count("\n") == 1
    assert canonical.encode(json.loads(text)).decode() == text[:-1]


@pytest.mark.conformance
def test_a_bundle_audits_as_its_night_does(played: WholeNight, text: str) -> None:
    there, here = checked(played.book, played.id), bundle.verify(bundle.read(text))
    assert there.findings == here.findings == ()
    assert there.report == here.report
    assert here.report.hash == played.now.hash


def test_a_stranger_checks_it_with_nothing_but_json_and_sha256(text: str) -> None:
    """The recipe of docs/verify.md, in Python's standard library."""
    value = json.loads(text)
    hash_ = START
    for number, entry in enumerate(value["entries"], 1):
        body = json.dumps(
            entry["body"], ensure_ascii=False, sort_keys=True, separators=(",", ":")
        ).encode()
        hash_ = link(hash_, body)
        assert (entry["number"], entry["hash"]) == (number, hash_.hex())
    assert value["head"] == {"number": len(value["entries"]), "hash": hash_.hex()}
    began = {
        (entry["body"]["table"], entry["body"]["round"]): entry["body"]
        for entry in _of_kind(value, "round-began")
    }
    for ended in (*_of_kind(value, "round-closed"), *_of_kind(value, "round-voided")):
        first = began[ended["body"]["table"], ended["body"]["round"]]
        seed = ended["body"]["seed"]
        assert first["commitment"] == (commitment(bytes.fromhex(seed)) if seed else None)


def _of_kind(
    value: dict[str, list[dict[str, dict[str, Any]]]], kind: str
) -> list[dict[str, dict[str, Any]]]:
    return [entry for entry in value["entries"] if entry["body"]["kind"] == kind]


@pytest.mark.conformance
def test_a_slug_that_is_taken_gets_a_number(text: str, elsewhere: Book) -> None:
    WholeNight(elsewhere)
    night = import_bundle(elsewhere, bundle.read(text))
    assert elsewhere.find("friday-night-2") == night
    assert checked(elsewhere, night).findings == ()


@pytest.mark.conformance
def test_a_night_is_read_in_once(text: str, elsewhere: Book) -> None:
    import_bundle(elsewhere, bundle.read(text))
    with pytest.raises(NightTwice, match="as friday-night"):
        import_bundle(elsewhere, bundle.read(text))
    assert len(elsewhere.nights()) == 1


@pytest.mark.conformance
def test_a_night_that_shares_a_request_with_another_is_not_read_in_at_all(
    text: str, elsewhere: Book
) -> None:
    other = WholeNight(elsewhere)
    value = json.loads(text)
    taken = other.book.entry(other.id, 1).request
    for entry in value["entries"]:
        if entry["number"] == 2:
            entry["body"]["request"] |= {"sender": taken.sender, "key": taken.key}
    relinked(value)
    with pytest.raises(NightTwice, match="Part of this night"):
        import_bundle(elsewhere, bundle.read(json.dumps(value)))
    assert len(elsewhere.nights()) == 1


def relinked(value: dict[str, list[dict[str, Any]]]) -> None:
    """Make the chain of a bundle anew."""
    hash_ = START
    for entry in value["entries"]:
        hash_ = link(hash_, canonical.encode(entry["body"]))
        entry["hash"] = hash_.hex()
    value["head"] = {"number": len(value["entries"]), "hash": hash_.hex()}  # type: ignore[assignment]


@pytest.mark.conformance
def test_an_open_night_can_be_read_in_and_goes_on_once_its_shuffles_are_promised_anew(
    fresh_database: FreshDatabase, elsewhere: Book
) -> None:
    with fresh_database() as url, opened(url) as book:
        night = WholeNight(book)
        for name in ("Ana", "Ben"):
            night.do(PlayerAdded, name)
        table = night.open_table("uth", [1, 2])
        night.play_rounds(table, 1)
        text = written(book, night.id)
    there = WholeNight(elsewhere, night=import_bundle(elsewhere, bundle.read(text)))
    before = checked(elsewhere, there.id)
    assert before.findings == ()
    assert [unchecked.where for unchecked in before.unchecked] == ["round 2 of table 1"]
    with pytest.raises(SeedMissing):
        there.begin(table)
    there.renew_commitment(table)
    there.play_rounds(table, 1)
    there.do(NightClosed)
    after = checked(elsewhere, there.id)
    assert (after.findings, after.unchecked, after.report.replayed) == ((), (), 2)
    assert elsewhere.night(there.id).balance(accounts.ISSUED) < 0


def test_a_bundle_that_was_tampered_with_is_not_read_in(text: str, shared_book: Book) -> None:
    forged = text.replace('"chips":150', '"chips":151', 1)
    assert forged != text
    found = bundle.verify(bundle.read(forged)).findings
    assert {finding.check for finding in found} >= {"chain", "desk"}
    with pytest.raises(BadBundle, match="findings"):
        import_bundle(shared_book, bundle.read(forged))
    assert shared_book.nights() == []


@pytest.mark.parametrize(
    "name", ["", "x" * 100_000, "a\0b", "../friday-night", "<script>", "friday-night-0"]
)
@pytest.mark.parametrize("opened_so", [False, True])
def test_a_name_that_is_not_the_nights_own_is_not_read_in(
    text: str, shared_book: Book, name: str, opened_so: bool
) -> None:
    value = json.loads(text)
    value["night"] = name
    if opened_so and name:
        value["entries"][0]["body"]["slug"] = name
        relinked(value)
    with pytest.raises(BadBundle, match="rows: "):
        import_bundle(shared_book, bundle.read(json.dumps(value)))
    assert shared_book.nights() == []


@pytest.mark.conformance
@pytest.mark.parametrize("part", ["sender", "key"])
@pytest.mark.parametrize("wrong", ["", "a\0b", "x" * 201, "x" * 1_000_000, 5, ["x"]])
def test_a_request_that_no_book_can_hold_is_not_read_in(
    text: str, shared_book: Book, part: str, wrong: object
) -> None:
    value = json.loads(text)
    value["entries"][0]["body"]["request"][part] = wrong
    relinked(value)
    with pytest.raises(BadBundle, match="cannot be read"):
        import_bundle(shared_book, bundle.read(json.dumps(value)))
    assert shared_book.nights() == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"croupier-bundle/1"',
        '{"format": "croupier-round/1"}',
        '{"format": "croupier-bundle/1"}',
        '{"format":"croupier-bundle/1","night":"x","head":{"number":0,"hash":"00"},"entries":[]}',
        '{"format":"croupier-bundle/1","night":"x","head":{"number":1.0,"hash":"'
        + "0" * 64
        + '"},"entries":[]}',
        '{"format":"croupier-bundle/1","night":"x","head":{"number":0,"hash":"'
        + "0" * 64
        + '"},"entries":[7]}',
        '{"format":"croupier-bundle/1","night":"x","head":{"number":0,"hash":"'
        + "0" * 64
        + '"},"entries":{}}',
        '{"format":"croupier-bundle/1","night":NaN,"head":{},"entries":[]}',
        '{"format":"croupier-bundle/1","format":"croupier-bundle/1"}',
        "[" * 100_000,
    ],
)
def test_what_is_no_bundle_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadBundle):
        bundle.read(text)


@pytest.mark.parametrize(
    "body", ["null", "{}", "7", '{"kind":"night-opened"}', '{"a":1.5}', '{"é":1}', '{"a":NaN}']
)
def test_an_entry_that_says_nothing_is_a_finding_and_no_crash(body: str) -> None:
    entry = f'{{"number":1,"hash":"{"0" * 64}","body":{body}}}'
    head = f'{{"number":1,"hash":"{"0" * 64}"}}'
    text = f'{{"format":"croupier-bundle/1","night":"x","head":{head},"entries":[{entry}]}}'
    if "NaN" in body:
        with pytest.raises(BadBundle):
            bundle.read(text)
    else:
        assert any(
            "cannot be read" in str(finding)
            for finding in bundle.verify(bundle.read(text)).findings
        )


@pytest.mark.conformance
def test_a_night_goes_from_one_kind_of_database_to_the_other_and_back(
    played: WholeNight, text: str, postgres_url: str, tmp_path: Path
) -> None:
    for url in (postgres_url, f"sqlite:///{tmp_path / 'back.sqlite'}"):
        with opened(url) as book:
            night = import_bundle(book, bundle.read(text))
            assert book.night(night).balances == played.now.balances
            assert book.night(night).seals == played.now.seals
            here, there = checked(book, night), checked(played.book, played.id)
            assert (here.findings, here.report) == ((), there.report)
            assert written(book, night) == text
