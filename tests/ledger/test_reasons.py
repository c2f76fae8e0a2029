"""What the payments of a round are for stands in its entries: a code and its arguments, beside the
English sentence that every transfer has.
"""

import json
from collections.abc import Iterator, Sequence

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from games.catalogue import GAMES
from games.engine import Action, Say
from games.engine.words import lazy_reason
from games.language import add_catalog, force_locale
from ledger.audit import audit
from ledger.audit.database import DatabaseRecords
from ledger.book import Book
from ledger.errors import Malformed
from ledger.findings import Finding, Found
from ledger.kinds.in_play import RoundPlayed
from ledger.kinds.reading import read
from ledger.kinds.reasons import OF_THE_DESK, paid_for
from ledger.kinds.rounds import RoundBegan, ended
from ledger.kinds.tables import GameChanged
from ledger.play.replay import replay
from ledger.state.entries import Entry, Transfer
from ledger.state.fold import without_fills
from tests.ledger.evening import Evening, request
from tests.messages import of_python


def played(entries: Sequence[Entry]) -> Iterator[tuple[Entry, tuple[Transfer, ...], RoundPlayed]]:
    """The entries of rounds by which the rules can move chips, and what they move."""
    for entry in entries:
        if isinstance(entry.says, RoundPlayed):
            yield entry, without_fills(entry.transfers), entry.says


@pytest.mark.parametrize("game", GAMES)
def test_every_payment_of_a_round_is_for_what_its_code_says(
    entries_of_all_games: Sequence[Entry], game: str
) -> None:
    rounds = {
        (entry.table, entry.round)
        for entry in entries_of_all_games
        if isinstance(entry.says, RoundBegan) and entry.says.game == game
    }
    assert rounds
    here = [entry for entry in entries_of_all_games if (entry.table, entry.round) in rounds]
    for _, transfers, says in played(here):
        reasons = () if says.reasons is UNSET else says.reasons
        assert [transfer.why for transfer in transfers] == [
            lazy_reason(reason, GAMES[game].reasons) for reason in reasons
        ]


@pytest.fixture
def bets(book: Book) -> Evening:
    """A bet that is undone, one that stands, and the end of the hand."""
    evening = Evening(book, "uth", players=1)
    evening.begin()
    evening.act(1, "bet", ante=10)
    evening.rounds.undo(evening.night, 1, 1, 0, request())
    evening.act(1, "bet", ante=20)
    evening.act("dealer", "deal")
    for _ in range(2):
        evening.act(1, "check")
    evening.act(1, "fold")
    evening.close()
    return evening


def of_kind(evening: Evening, kind: str) -> Entry:
    """The first entry of a kind."""
    return next(entry for entry in evening.book.entries(evening.night) if entry.kind == kind)


def test_a_bet_is_for_its_circle_and_an_undo_for_the_bet(bets: Evening) -> None:
    assert of_kind(bets, "action").facts["reasons"] == [["uth.ante", {}], ["uth.blind", {}]]
    assert of_kind(bets, "undo").facts["reasons"] == [
        ["undo", {"what": ["uth.blind", {}]}],
        ["undo", {"what": ["uth.ante", {}]}],
    ]
    assert [transfer.why for transfer in of_kind(bets, "undo").transfers] == [
        "undo: blind",
        "undo: ante",
    ]


def test_an_amendment_is_for_what_it_takes_back_and_for_what_stands(book: Book) -> None:
    evening = Evening(book, "uth", players=1, cards="physical")
    evening.begin()
    evening.act(1, "bet", ante=10)
    other = Action(1, "bet", {"ante": 5})
    evening.rounds.amend(evening.night, 1, 1, 0, other, request())
    assert [code for code, _ in of_kind(evening, "amendment").facts["reasons"]] == [
        "amended",
        "amended",
        "uth.ante",
        "uth.blind",
    ]


def test_an_advance_is_one_reason_for_the_chips_and_one_for_the_debt(book: Book) -> None:
    evening = Evening(book, "kaiser", players=4, chips=3)
    ante = {"ante": 5}
    evening.write(lambda night: GameChanged.decide(night, 1, "kaiser", ante, "virtual"))
    evening.begin()
    began = of_kind(evening, "round-began")
    assert [code for code, _ in began.facts["reasons"][:3]] == ["marker", "marker", "scores.ante"]


def test_what_moves_nothing_says_nothing_of_it(bets: Evening) -> None:
    deal = [entry for entry, _, _ in played(bets.book.entries(bets.night)) if not entry.transfers]
    assert deal
    assert all("reasons" not in entry.facts for entry in deal)


def found(evening: Evening, kind: str, reasons: Sequence[Say] | UnsetType) -> list[str]:
    """What is found by playing the round again, its first entry of a kind with these reasons."""
    record = [entry for entry in evening.book.entries(evening.night) if entry.round == 1]
    at = next(at for at, entry in enumerate(record) if entry.kind == kind)
    entry = record[at]
    says = msgspec.structs.replace(entry.says, reasons=reasons)
    record[at] = msgspec.structs.replace(entry, says=says)
    told: list[Found] = []
    replay(record, ended(record[-1]).shuffled_by, told.append)
    return [finding.what for finding in told if isinstance(finding, Finding)]


def test_an_entry_of_an_older_croupier_is_played_again_without_them(bets: Evening) -> None:
    assert found(bets, "action", UNSET) == []
    assert found(bets, "undo", UNSET) == []


def test_another_reason_is_found(bets: Evening) -> None:
    others = (Say("uth.ante", {}), Say("uth.trips", {}))
    assert found(bets, "action", others)[0].startswith("what the payments are for: it says")


def test_a_whole_night_with_them_is_sound(bets: Evening) -> None:
    with bets.book.database.reading() as connection:
        told = list(audit(DatabaseRecords(connection, bets.night)))
    assert not [found for found in told if isinstance(found, Finding) and found.check == "rounds"]


@pytest.mark.parametrize(
    "reasons",
    [
        b"[]",
        b'[["uth.ante",{}]]',
        b'[["uth.ante",{}],["uth.blind"]]',
        b'[["a",{}],["b",{"x":1.5}]]',
    ],
)
def test_reasons_that_fit_no_transfers_are_none(bets: Evening, reasons: bytes) -> None:
    body = msgspec.json.encode(of_kind(bets, "action").says, order="sorted")
    assert read(1, body, b"").kind == "action"
    with pytest.raises(Malformed):
        read(1, body.replace(b'[["uth.ante",{}],["uth.blind",{}]]', reasons), b"")


def test_a_reader_of_the_journal_is_told_in_their_language_by_code_or_by_sentence(
    bets: Evening,
) -> None:
    for path in of_python("de"):
        add_catalog("de", json.loads(path.read_text("utf-8")))
    bet, undo = of_kind(bets, "action"), of_kind(bets, "undo")
    sat = of_kind(bets, "sat")
    assert [*paid_for(bet), *paid_for(undo)] == ["ante", "blind", "undo: blind", "undo: ante"]
    with force_locale("de"):
        told = [*paid_for(bet), *paid_for(undo)]
        assert told == ["Ante", "Blind", "zurückgenommen: Blind", "zurückgenommen: Ante"]
        assert [*paid_for(without(bet)), *paid_for(without(undo))] == told
        assert list(paid_for(sat)) == ["an den Tisch"]


def without(entry: Entry) -> Entry:
    """The entry as an older Croupier wrote it."""
    return msgspec.structs.replace(entry, says=msgspec.structs.replace(entry.says, reasons=UNSET))


def test_what_the_desk_writes_is_in_every_language(entries_of_all_games: Sequence[Entry]) -> None:
    moved = {
        why
        for entry in entries_of_all_games
        if not isinstance(entry.says, RoundPlayed)
        for _, _, _, why in entry.transfers
    }
    assert moved
    assert moved <= OF_THE_DESK
