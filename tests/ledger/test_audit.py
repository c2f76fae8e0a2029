"""The audit of sound nights, of nights that cannot be checked whole, and of chains made anew around
a lie.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise

import msgspec
import pytest

from games.catalogue import GAMES
from games.engine.shuffle import Draws
from ledger import bundle
from ledger.audit import Audited, Finding, Hint, Report, TableSum, Unchecked, audit, audited
from ledger.audit.database import DatabaseRecords
from ledger.book import Book, opened
from ledger.errors import Invalid, NotThere
from ledger.kinds import reading
from ledger.kinds.nights import NightClosed
from ledger.kinds.players import PlayerAdded
from ledger.kinds.trays import TrayCredited, TrayFilled
from ledger.state import accounts
from ledger.store.canonical import JSON
from ledger.store.chain import short_code
from tests.codes import coded
from tests.conftest import FreshDatabase
from tests.ledger import bound
from tests.ledger.copies import in_either
from tests.ledger.forged import Body, chained, changed, parts_of, put
from tests.ledger.whole_night import WholeNight, play_whole_night


@pytest.fixture(scope="module")
def night(fresh_database: FreshDatabase, night_of_all_games: WholeNight) -> Iterator[WholeNight]:
    """The one that other modules look at too."""
    with in_either(night_of_all_games, fresh_database) as found:
        yield found


@pytest.fixture(scope="module")
def smaller(sqlite_book: FreshDatabase) -> Iterator[WholeNight]:
    """A whole night without a table of every game."""
    with sqlite_book() as url, opened(url) as book:
        yield play_whole_night(book, ())


@pytest.fixture(scope="module")
def bodies(smaller: WholeNight) -> list[str]:
    """What its entries say. The database they came from makes no difference any more."""
    return [json.dumps(entry["body"]) for entry in json.loads(written(smaller))["entries"]]


def checked(book: Book, night: int, seal: str | None = None) -> Audited:
    with book.database.reading() as connection:
        return audited(DatabaseRecords(connection, night), seal)


def written(night: WholeNight) -> str:
    """Its bundle."""
    with night.book.database.reading() as connection:
        return "".join(bundle.written(DatabaseRecords(connection, night.id)))


def relinked(bodies: list[Body]) -> bundle.Bundle:
    """These bodies under a chain made for them: every hash is right."""
    return bundle.read(chained(bodies))


def found(bodies: list[Body]) -> tuple[Finding, ...]:
    return bundle.verify(relinked(bodies)).findings


def is_found(bodies: list[Body], what: str = "") -> bool:
    """Whether there is a finding that says this; nothing is read after the first."""
    return any(
        isinstance(finding, Finding) and what in finding.what for finding in audit(relinked(bodies))
    )


# Sound nights


@pytest.mark.sweep(of=2)
@pytest.mark.conformance
def test_a_whole_night_of_every_game_is_sound(night: WholeNight) -> None:
    first, last = night.now.seals
    result = checked(night.book, night.id, short_code(first.hash))
    assert (result.findings, result.unchecked) == ((), ())
    entries = night.book.entries(night.id)
    assert result.report.kinds.keys() == set(reading.KINDS)
    assert result.report.entries == len(entries)
    assert result.report.transfers == sum(len(entry.transfers) for entry in entries)
    assert result.report.hash == night.now.hash == last.hash
    assert result.report.seals == tuple(
        (seal.number, short_code(seal.hash)) for seal in (first, last)
    )
    assert result.report.rounds == result.report.replayed == result.report.kinds["round-began"]
    games = {entry.facts["game"] for entry in entries if entry.kind == "round-began"}
    assert games == GAMES.keys()


def test_a_night_still_has_every_seal_it_ever_had(smaller: WholeNight) -> None:
    seals = [short_code(seal.hash) for seal in smaller.now.seals]
    assert len(seals) == 2
    for code in (*seals, seals[0].upper().replace("-", " "), smaller.now.hash.hex()):
        assert checked(smaller.book, smaller.id, code).findings == ()
    wrong = checked(smaller.book, smaller.id, "1a2b-3c4d-5e6f-7081").findings
    assert [(finding.check, finding.wanted) for finding in wrong] == [("seal", ", ".join(seals))]


@pytest.mark.parametrize("seal", ["", "1a2b", "1a2b-3c4d-5e6f-708g", "1" * 65, "ünf-zig"])
def test_what_is_no_seal_is_refused(smaller: WholeNight, seal: str) -> None:
    with pytest.raises(Invalid, match="four groups of four", check=coded("bad-setting")):
        checked(smaller.book, smaller.id, seal)


@pytest.mark.conformance
def test_a_night_that_is_not_there_cannot_be_audited(book: Book) -> None:
    there = WholeNight(book)
    assert checked(book, there.id).findings == ()
    with pytest.raises(NotThere, check=coded("no-such-night")):
        checked(book, there.id + 1)


def test_trays_add_up_by_what_their_chips_came_for(fresh_database: FreshDatabase) -> None:
    with fresh_database() as url, opened(url) as book:
        night = WholeNight(book)
        night.do(PlayerAdded, "Ana")
        table = night.open_table("uth", [1], chips=50)
        night.do(TrayFilled, table, 40)
        night.do(TrayCredited, table, 15)
        night.count_tray(table, 122)
        night.begin(table)
        night.act(table, 1, "bet", ante=0, trips=20)
        night.act(table, "dealer", "deal")
        night.end(table)
        won = night.now.balance(accounts.tray(table)) - 122
        report = checked(book, night.id).report
        assert report.tables == (TableSum(table, 100, 40, 15, won, 0, 0, -3, 122 + won),)
        night.do(NightClosed)
        assert checked(book, night.id).report.tables == report.tables


def test_progress_is_told_as_the_audit_goes(night: WholeNight) -> None:
    told: list[tuple[int, int]] = []
    with night.book.database.reading() as connection:
        audited(
            DatabaseRecords(connection, night.id),
            progress=lambda done, total: told.append((done, total)),
        )
    last = night.now.number
    assert told[0] == (0, last), "whoever waits sees at once which night it is, and how long"
    assert told[-1] == (last, last)
    assert all(total == last for _, total in told)


# What cannot be checked is told apart


def test_rounds_whose_rules_are_not_at_hand_are_not_replayed_which_is_no_fault(
    bodies: list[str],
) -> None:
    other = [json.loads(body) for body in bodies]
    began = [body for body in other if body["kind"] == "round-began"]
    began[0]["versions"]["rules"] = "0"
    began[1]["versions"]["engine"] = "0"
    began[2]["versions"]["shuffle"] = "croupier-shuffle/0"
    began[3]["game"] = "whist"
    result = bundle.verify(relinked(other))
    assert {finding.check for finding in result.findings} == {
        "rounds"
    }  # whist was never this table's game
    assert [finding.entry for finding in result.findings] == [other.index(began[3]) + 1]
    assert [unchecked.why for unchecked in result.unchecked] == [
        f"It was played by rules 0; at hand is {GAMES[began[0]['game']].rules}.",
        "It was played by engine 0; at hand is 1.",
        "It was played by shuffle croupier-shuffle/0; at hand is croupier-shuffle/1.",
        "The game whist is not in this Croupier.",
    ]
    assert result.report.replayed == result.report.rounds - 4


@pytest.mark.parametrize("unknown", ["croupier-night/0", ""])
def test_a_desk_whose_rules_are_not_at_hand_is_not_done_again(
    bodies: list[str], unknown: str
) -> None:
    other = [json.loads(body) for body in bodies]
    other[0]["format"] = unknown
    result = bundle.verify(relinked(other))
    assert result.findings == ()
    assert [unchecked.where for unchecked in result.unchecked] == ["the desk"]


@pytest.mark.conformance
def test_a_round_in_play_is_replayed_with_its_own_seed_where_that_is_at_hand(
    fresh_database: FreshDatabase,
) -> None:
    with fresh_database() as url, opened(url) as book:
        night = WholeNight(book)
        for name in ("Ana", "Ben"):
            night.do(PlayerAdded, name)
        night.begin(night.open_table("superfecta", [1, 2]))
        night.act(1, 1, "ticket", bets=[{"amount": 5, "type": "WIN", "horses": "H"}])
        result = checked(book, night.id)
        assert (result.verdict, result.findings, result.unchecked) == ("sound", (), ())
        assert result.report.replayed == 1
        taken_home = bundle.verify(bundle.read(written(night)))
        assert (taken_home.verdict, taken_home.findings) == ("unchecked", ())
        secret = "It is not closed, and its seed is secret until then."
        assert taken_home.unchecked == (Unchecked("round 1 of table 1", secret, 5),)


def test_a_round_in_play_with_real_cards_is_replayed_from_a_bundle(
    fresh_database: FreshDatabase,
) -> None:
    with fresh_database() as url, opened(url) as book:
        night = WholeNight(book)
        for name in ("Ana", "Ben"):
            night.do(PlayerAdded, name)
        table = night.open_table("superfecta", [1, 2], cards="physical")
        night.begin(table)
        text = written(night)
        assert bundle.verify(bundle.read(text)).verdict == "sound"
        said = [entry["body"] for entry in json.loads(text)["entries"]]
        # An invented 50 from the tray to a rack, in an action that was never taken.
        said.append(
            said[-1]
            | {"kind": "action", "action": {"by": "dealer", "do": "off"}, "prompt": "0" * 64}
            | {"transfers": [["tray:1", "rack:1:1", 50, "WIN pays"]]}
            | {"request": said[-1]["request"] | {"key": "invented"}}
        )
        for fact in said[-2].keys() - ACTION:
            del said[-1][fact]
        (stolen,) = found(said)
        assert (stolen.check, stolen.entry) == ("rounds", len(said))


ACTION = [
    "at",
    "by",
    "kind",
    "request",
    "transfers",
    "table",
    "round",
    "action",
    "prompt",
    "finished",
]


@pytest.mark.parametrize(
    ("what", "version"),
    [("rules", "0"), ("engine", "0"), ("shuffle", "croupier-shuffle/0")],
)
def test_what_rests_on_trust_is_not_called_clean(
    bodies: list[str], what: str, version: str
) -> None:
    said = [json.loads(body) for body in bodies]
    began = next(body for body in said if body["kind"] == "round-began")
    began["versions"][what] = version
    result = bundle.verify(relinked(said))
    assert result.verdict == "unchecked"
    assert result.chips_unchecked > 0
    assert result.data()["verdict"] == "unchecked"


STOLEN: dict[str, tuple[str, str, str]] = {
    "to a rack of nobody who plays": ("tray:1", "rack:1:6", "no place of this round"),
    "to a bankroll": ("tray:1", "bankroll:1", "no place of this round"),
    "from another table": ("tray:2", "rack:1:1", "no place of this round"),
    "to the cage": ("tray:1", "cage", "no place of this round"),
    "left on the felt": ("tray:1", "felt:1:pocket", "on the felt"),
}


@pytest.mark.parametrize(("source", "target", "says"), STOLEN.values(), ids=STOLEN.keys())
def test_a_round_that_cannot_be_replayed_keeps_to_its_places(
    bodies: list[str], source: str, target: str, says: str
) -> None:
    said = [json.loads(body) for body in bodies]
    began = next(body for body in said if body["kind"] == "round-began")
    assert (began["table"], began["game"]) == (1, "uth")
    began["versions"]["rules"] = "0"
    ended = next(at for at, body in enumerate(said) if body["kind"] == "round-closed")
    paid = next(at for at in range(ended, 0, -1) if said[at]["kind"] == "action")
    said[paid]["transfers"].append([source, target, 1, "a gift to myself"])
    said[paid]["reasons"].append(["uth.gift", {}])
    findings = found(said)
    assert any(finding.check == "rounds" and says in finding.what for finding in findings), findings


def test_its_seed_is_held_against_its_commitment_all_the_same(bodies: list[str]) -> None:
    said = [json.loads(body) for body in bodies]
    next(body for body in said if body["kind"] == "round-began")["versions"]["rules"] = "0"
    at = next(at for at, body in enumerate(said) if body["kind"] == "round-closed")
    said[at]["seed"] = "0" * 64
    (other,) = found(said)
    assert (other.check, other.entry) == ("rounds", at + 1)
    assert "not the one that was committed to" in other.what


def test_every_game_leaves_the_felt_as_its_carry_says(night: WholeNight) -> None:
    """So it can be checked without the rules: nothing is found in rounds that are only said to be
    by other ones.
    """
    said = [entry["body"] for entry in json.loads(written(night))["entries"]]
    rounds = [body for body in said if body["kind"] == "round-began"]
    for body in rounds:
        body["versions"]["rules"] = "0"
    result = bundle.verify(relinked(said))
    assert result.findings == ()
    assert len(result.unchecked) == len(rounds)
    assert {body["game"] for body in rounds} == GAMES.keys()


# A chain made anew, every hash right


def told(bodies: list[Body]) -> bool:
    """Whether an audit says anything at all about this chain."""
    return any(not isinstance(found, Hint) for found in audit(relinked(bodies)))


def test_the_page_has_the_table_of_what_binds_each_fact() -> None:
    assert bound.table() in bound.PAGE.read_text("utf-8"), "python -m tests.ledger.bound"
    for kind, row in bound.BOUND.items():
        facts = {fact for fact, _ in row.all}
        own = {field.encode_name for field in msgspec.structs.fields(reading.KINDS[kind])}
        own |= {"transfers"}
        assert {fact.partition(".")[0] for fact in facts} == own - set(bound.OF_ALL), kind
        assert len(facts) == len(list(row.all)), kind
    assert bound.BOUND.keys() == reading.KINDS.keys()


def test_a_currency_that_nobody_has_is_found(bodies: list[str]) -> None:
    said = [json.loads(body) for body in bodies]
    said[0]["chip_value"]["currency"] = "EUS"
    (strange,) = found(said)
    assert (strange.check, strange.entry) == ("desk", 1)
    assert "EUS is not a currency of ISO 4217" in strange.what


@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("table-opened", "virtual"),
        ("table-opened", "physical"),
        ("game-changed", "virtual"),
        ("round-closed", "virtual"),
        ("round-closed", "physical"),
        ("round-voided", "virtual"),
    ],
)
def test_a_shuffle_is_promised_with_virtual_cards_and_with_no_others(
    bodies: list[str], kind: str, cards: str
) -> None:
    """Where no round is played on the promise, nothing else would tell."""
    said = [json.loads(body) for body in bodies]
    tables = {body["table"]: body["cards"] for body in said if body["kind"] == "table-opened"}
    last = next(
        at
        for at, body in reversed(list(enumerate(said)))
        if body["kind"] == kind and (body.get("cards") or tables[body["table"]]) == cards
    )
    said[last]["commitment"] = None if cards == "virtual" else "5" * 64
    assert is_found(said, "it promises")
    del said[last]["commitment"]
    assert is_found(said) == (cards == "virtual")


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["tray-counted", "cash-out"])
def test_the_first_of_two_counts_is_told_by_a_seal_alone(bodies: list[str], kind: str) -> None:
    said = [json.loads(body) for body in bodies]
    counted = next(
        body for body in said if body["kind"] == kind and len(body.get("counts", ())) == 2
    )
    counted["counts"][0][0]["count"] += 5
    assert not told(said)
    counted["counts"][1][0]["count"] += 1
    assert told(said)


@pytest.mark.slow
def test_who_of_the_players_was_handed_a_screen_is_told_by_a_seal_alone(bodies: list[str]) -> None:
    said = [json.loads(body) for body in bodies]
    handed = next(body for body in said if body["kind"] == "hand-over")
    began = next(
        body
        for body in said
        if body["kind"] == "round-began"
        and (body["table"], body["round"]) == (handed["table"], handed["round"])
    )
    other = next(seat for seat in began["seats"] if seat["seat"] != handed["seat"])
    handed["seat"], handed["player"] = other["seat"], other["player"]
    assert not told(said)
    handed["seat"] += 1
    assert told(said)


def last_of_each_kind(bodies: list[str]) -> dict[str, int]:
    """Where the last entry of each kind stands."""
    return {json.loads(body)["kind"]: at for at, body in enumerate(bodies)}


@pytest.mark.long
def test_every_fact_of_every_kind_of_entry_is_bound_to_the_others_or_listed(
    bodies: list[str],
) -> None:
    free: dict[str, set[str]] = {}
    for kind, at in last_of_each_kind(bodies).items():
        for fact in json.loads(bodies[at]):
            other = [json.loads(body) for body in bodies]
            other[at][fact] = changed(other[at][fact])
            if not told(other):
                free.setdefault(kind, set()).add(fact)
    assert free.keys() == set(reading.KINDS)
    for kind, facts in free.items():
        sealed = {*bound.OF_ALL, *(fact.partition(".")[0] for fact in bound.BOUND[kind].seal or ())}
        assert facts <= sealed, kind


@pytest.mark.slow
def test_every_transfer_of_every_kind_of_entry_is_bound_to_its_facts(bodies: list[str]) -> None:
    moving = last_of_each_kind([body for body in bodies if json.loads(body)["transfers"]])
    assert len(moving) > 20
    for kind in moving:
        at = max(
            at
            for at, body in enumerate(bodies)
            if json.loads(body)["kind"] == kind and '"transfers": [[' in body
        )
        for part, name in enumerate(("source", "target", "amount", "why")):
            other = [json.loads(body) for body in bodies]
            other[at]["transfers"][-1][part] = changed(other[at]["transfers"][-1][part])
            assert is_found(other), f"{name} of a {kind}"


WRONG: tuple[JSON, ...] = (5, -1, 2**53 - 1, True, None, "x", "", [1], {"a": 1})
"""What no part of an entry, or few of them, may be."""


@pytest.mark.parametrize(
    ("kind", "part"),
    [
        ("action", ("kind",)),
        ("action", ("at",)),
        ("table-opened", ("table",)),
        ("action", ("round",)),
        ("buy-in", ("by",)),
        ("buy-in", ("request",)),
        ("action", ("transfers", 0, 0)),
        ("action", ("transfers", 0, 1)),
        ("action", ("transfers", 0)),
        ("night-opened", ("chip_value",)),
        ("night-opened", ("chip_value", "minor")),
    ],
)
def test_a_part_of_another_type_is_found(
    bodies: list[str], kind: str, part: tuple[str | int, ...]
) -> None:
    said = [json.loads(body) for body in bodies]
    at = next(
        at
        for at, body in enumerate(said)
        if body["kind"] == kind and ("transfers" not in part or body["transfers"])
    )
    for wrong in ([1], {"a": 1}):
        assert is_found(with_part(bodies, at, part, wrong)), wrong


@pytest.mark.slow
def test_nothing_that_an_entry_says_makes_an_audit_stumble(
    bodies: list[str], request: pytest.FixtureRequest
) -> None:
    draws = Draws(sha256(request.node.name.encode()).digest())
    for _ in range(60):
        at = draws.below(len(bodies))
        parts = list(parts_of(json.loads(bodies[at])))
        part, wrong = parts[draws.below(len(parts))], WRONG[draws.below(len(WRONG))]
        print(at, part, wrong)
        bundle.verify(relinked(with_part(bodies, at, part, wrong)))


def with_part(bodies: list[str], at: int, part: tuple[str | int, ...], wrong: JSON) -> list[Body]:
    """What the entries say, with something else in this place."""
    other = [json.loads(body) for body in bodies]
    put(other[at], part, wrong)
    return other


@pytest.mark.slow
@pytest.mark.parametrize("what", ["left out", "told twice"])
def test_an_entry_left_out_or_told_twice_is_found(bodies: list[str], what: str) -> None:
    for kind, at in last_of_each_kind(bodies).items():
        other = [json.loads(body) for body in bodies]
        if what == "left out" and (not other[at]["transfers"] or at == len(bodies) - 1):
            continue  # nothing need follow from it: only a seal tells
        other[at : at + 1] = [] if what == "left out" else [other[at], other[at]]
        assert is_found(other), f"{kind} {what}"


def test_the_order_of_play_is_bound(bodies: list[str]) -> None:
    said = [json.loads(body) for body in bodies]
    swapped = 0
    for at, (entry, other) in enumerate(pairwise(said)):
        both_played = (
            entry["kind"] == other["kind"] == "action" and entry["action"] != other["action"]
        )
        if both_played and entry["table"] == other["table"] and at % 5 == 0:
            assert is_found([*said[:at], other, entry, *said[at + 2 :]]), (entry, other)
            swapped += 1
    assert swapped


def test_a_report_says_what_there_was_to_see(night: WholeNight) -> None:
    report: Report = checked(night.book, night.id).report
    seen = {
        kind: report.kinds[kind]
        for kind in ("undo", "amendment", "round-voided", "correction", "night-reopened")
    }
    assert seen == {
        "undo": 1,
        "amendment": 1,
        "round-voided": report.kinds["round-voided"],
        "correction": 4,
    } | {"night-reopened": 1}
