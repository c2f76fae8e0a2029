"""Every kind of entry: what its bytes may be, and what an audit says of bytes that were changed."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ledger import bundle
from ledger.audit import audited
from ledger.errors import AuditFailed, BadName, Malformed
from ledger.kinds import reading
from ledger.kinds.players import PlayerAdded
from ledger.state import accounts
from ledger.state.accounts import Bankroll, Felt, Marker, Rack, Single, Tray, parse
from ledger.state.night import FIRST_FORMAT
from ledger.store import canonical
from ledger.store.chain import START, link
from tests.ledger.desk_night import PaperNight

Body = dict[str, Any]
OLD = Path(__file__).parents[1] / "books" / "0.1.0"


def bodies() -> Iterator[Body]:
    """What the entries of the first version's books say."""
    for file in ("played.jsonl", "in-play.jsonl"):
        for line in (OLD / file).read_text(encoding="utf-8").splitlines():
            yield from (entry["body"] for entry in json.loads(line)["entries"])


def relinked(said: list[Body]) -> bundle.Bundle:
    """These bodies under a chain made for them: every hash is right."""
    hash_, entries = START, []
    for number, body in enumerate(said, 1):
        hash_ = link(hash_, canonical.encode(body))
        entries.append({"number": number, "hash": hash_.hex(), "body": body})
    head = {"number": len(said), "hash": hash_.hex()}
    value = {"format": bundle.FORMAT, "night": "for-love", "head": head, "entries": entries}
    return bundle.read(json.dumps(value))


@pytest.fixture(scope="module")
def of_each_kind() -> dict[str, Body]:
    """An entry of every kind that the first version knew."""
    return {body["kind"]: body for body in bodies()}


@pytest.fixture
def for_love() -> list[Body]:
    """A sound night of a game with pots, carries and markers."""
    lines = (OLD / "played.jsonl").read_text(encoding="utf-8").splitlines()
    return [entry["body"] for entry in json.loads(lines[-1])["entries"]]


def test_every_kind_but_the_newest_is_tried(of_each_kind: dict[str, Body]) -> None:
    newest = {
        "came-back",
        "cash-booked",
        "commitment-renewed",
        "dealing-switched",
        "debt-brought",
        "held",
        "hints-switched",
        "last-round",
        "partners-drawn",
        "phones-switched",
        "sat-out",
    }
    assert reading.KINDS.keys() - of_each_kind.keys() == newest


def test_a_body_of_every_kind_reads_as_it_was_written(of_each_kind: dict[str, Body]) -> None:
    for kind, body in of_each_kind.items():
        entry = reading.read(7, canonical.encode(body), b"")
        frame = ("at", "kind", "by", "table", "round", "request", "transfers")
        assert entry.kind == kind
        assert entry.facts == {key: value for key, value in body.items() if key not in frame}
        assert (entry.table, entry.round) == (body.get("table"), body.get("round"))


def test_every_fact_of_every_kind_has_a_form(of_each_kind: dict[str, Body]) -> None:
    wrong: tuple[Any, ...] = (-(2**53), 1.5, 2**53, [[]], {"?": 1}, True, "\x00\x00")
    for kind, body in of_each_kind.items():
        for fact in body:
            let_pass = [value for value in wrong if is_read({**body, fact: value})]
            assert len(let_pass) < len(wrong) - 3, (kind, fact, let_pass)
            assert 1.5 not in let_pass
            assert 2**53 not in let_pass


def is_read(body: Body) -> bool:
    text = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    try:
        reading.read(1, text.encode(), b"")
    except Malformed:
        return False
    return True


def test_no_kind_has_other_facts(of_each_kind: dict[str, Body]) -> None:
    for kind, body in of_each_kind.items():
        assert not is_read({**body, "colour": "red"}), kind
        needed = [fact for fact in body if not is_read(without(body, fact))]
        assert {"at", "by", "kind", "request", "transfers"} <= set(needed), kind


def without(body: Body, fact: str) -> Body:
    return {key: value for key, value in body.items() if key != fact}


TAMPERED: dict[str, Callable[[bytes], bytes]] = {
    "a key twice": lambda text: text.replace(b'"at":', b'"at":5,"at":', 1),
    "minus zero": lambda text: text.replace(b'"finished":false', b'"finished":-0'),
    "an amount of minus zero": lambda text: text.replace(b'"ante":', b'"ante":-0,"bnte":'),
    "a number too large": lambda text: text.replace(b'"ante":', b'"ante":9007199254740993,"bnte":'),
    "a fraction": lambda text: text.replace(b'"ante":', b'"ante":1.5,"bnte":'),
    "a fraction that is whole": lambda text: text.replace(b'"ante":', b'"ante":1.0,"bnte":'),
    "white space": lambda text: text.replace(b":", b": ", 1),
    "an escape": lambda text: text.replace(b'"bet"', b'"\\u0062et"'),
    "another order": lambda text: b'{"zz":1,' + text[1:],
    "a mark in front": lambda text: b"\xef\xbb\xbf" + text,
    "bytes that are no text": lambda text: text.replace(b'"bet"', b'"\xff"'),
    "half a character": lambda text: text.replace(b'"bet"', b'"\\ud800"'),
    "lists without an end": lambda text: text.replace(b'"bet"', b"[" * 100_000),
    "lists too deep": lambda text: text.replace(b'"bet"', b"[" * 900 + b"]" * 900),
    "text behind it": lambda text: text + b" ",
    "nothing": lambda text: b"",
    "no object": lambda text: b"[1]",
}


@pytest.mark.parametrize("tamper", TAMPERED.values(), ids=TAMPERED.keys())
def test_bytes_that_no_croupier_writes_are_malformed(
    of_each_kind: dict[str, Body], tamper: Callable[[bytes], bytes]
) -> None:
    bet = next(body for body in bodies() if body.get("action", {}).get("do") == "bet")
    text = canonical.encode(bet)
    assert tamper(text) != text
    with pytest.raises(Malformed):
        reading.read(1, tamper(text), b"")


# Accounts


@pytest.mark.parametrize(
    ("name", "account", "stays"),
    [
        (accounts.CAGE, Single("cage"), "cage"),
        (accounts.tray(2), Tray(2), "tray:2"),
        (accounts.bankroll(12), Bankroll(12), "bankroll:12"),
        (accounts.rack(2, 5), Rack(2, 5), "rack:2:5"),
        (accounts.felt(2, "pool:WIN"), Felt(2, "pool:WIN"), "felt:2:pool:WIN"),
        (accounts.desk_marker(3), Marker("desk", 3), "marker:desk:3"),
        (accounts.table_marker(3), Marker("table", 3), "marker:table:3"),
        (accounts.house_marker(3), Marker("house", 3), "marker:house:3"),
    ],
)
def test_an_account_is_a_value_and_its_name_stays(name: str, account: object, stays: str) -> None:
    assert parse(name) == account
    assert name == stays


# Texts


HIDDEN = ("Ana\u3164", "\u2800Ana", "Ana\u115f", "An\u200da", "An\u202ea", "Ana\x07", "A\u2064na")


@pytest.mark.parametrize("name", HIDDEN)
def test_a_name_that_hides_something_is_refused_at_the_desk(night: PaperNight, name: str) -> None:
    before = night.now
    with pytest.raises(BadName, match=r"^A player's name .*\.$"):
        night.do(PlayerAdded, name)
    assert night.now == before


@pytest.mark.parametrize("name", ["👩‍👩‍👧", "🏳️‍🌈", "می‌خواهم", "ශ්‍රී", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️‍🔥"])
def test_joiners_stand_where_a_script_or_an_emoji_needs_them(night: PaperNight, name: str) -> None:
    assert night.do(PlayerAdded, name).entry.facts["name"] == name


def test_names_that_differ_by_a_joiner_alone_are_one_name(night: PaperNight) -> None:
    night.do(PlayerAdded, "می‌خواهم")
    with pytest.raises(Exception, match="already"):
        night.do(PlayerAdded, "میخواهم")


@pytest.fixture
def night() -> PaperNight:
    return PaperNight()


@pytest.mark.parametrize("name", HIDDEN[:4])
def test_an_old_night_keeps_the_names_that_were_taken_then(for_love: list[Body], name: str) -> None:
    at, added = next(
        (n, entry) for n, entry in enumerate(for_love) if entry["kind"] == "player-added"
    )
    was = added["name"]
    text = json.dumps(for_love).replace(json.dumps(was), json.dumps(name))
    assert for_love[0]["format"] == FIRST_FORMAT
    assert bundle.verify(relinked(json.loads(text))).verdict == "sound"
    strict = json.loads(text)
    strict[0]["format"] = "croupier-night/2"
    found = bundle.verify(relinked(strict)).findings
    assert [(finding.check, finding.entry) for finding in found] == [("desk", at + 1)]


@pytest.mark.parametrize(
    "by", [{"who": "ho\u202est", "screen": "desk"}, {"who": "host", "screen": "\x1b[2J"}]
)
def test_a_text_of_the_frame_that_hides_something_is_a_finding(
    for_love: list[Body], by: Body
) -> None:
    for_love[5]["by"] = by
    (found,) = bundle.verify(relinked(for_love)).findings
    assert (found.check, found.entry) == ("form", 6)
    assert found.what.startswith("who did it: it holds a character that cannot be shown")


# Findings name the entry that was tampered with


@pytest.mark.parametrize("at", [0, 3, 40, 118])
def test_a_changed_body_is_found_at_its_own_entry(for_love: list[Body], at: int) -> None:
    value = json.loads(json.dumps(dict(relinked(for_love).value)))
    value["entries"][at]["body"]["at"] += 1
    found = bundle.verify(bundle.read(json.dumps(value))).findings
    assert [finding.entry for finding in found if finding.where != "the night"] == [at + 1]


def test_a_body_changed_with_its_hash_is_named_by_the_break_behind_it(for_love: list[Body]) -> None:
    value = json.loads(json.dumps(dict(relinked(for_love).value)))
    entry, before = value["entries"][40], bytes.fromhex(value["entries"][39]["hash"])
    entry["body"]["at"] += 1
    entry["hash"] = link(before, canonical.encode(entry["body"])).hex()
    found = bundle.verify(bundle.read(json.dumps(value))).findings
    broken = next(finding for finding in found if finding.entry == 42)
    assert "or entry 41 before it was, and that one's hash made to fit" in broken.what


# Errors in the audit itself


def test_an_error_in_the_audit_itself_is_not_a_finding(
    for_love: list[Body], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_args: object) -> None:
        raise KeyError(99)

    monkeypatch.setattr("ledger.audit.sums.Sums.done", stumble)
    with pytest.raises(AuditFailed, match="says nothing about the book"):
        audited(relinked(for_love))
