"""Hidden choices in the book: an entry may leave the server at any time, so it holds none before
the last one is in; what was acknowledged is there after a power cut all the same.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from games.catalogue import GAMES
from games.engine import Action, Round, Who, view
from ledger import bundle
from ledger.audit import Audited, audited
from ledger.audit.database import DatabaseRecords
from ledger.audit.unreplayed import check
from ledger.book import Book, Receipt, opened
from ledger.errors import KeyReused
from ledger.findings import Finding, Found
from ledger.kinds.actions import Acted
from ledger.play.replay import replay
from ledger.play.rounds import Rounds
from ledger.state.entries import Entry, Request
from ledger.store import canonical, sealing
from ledger.store.schema import entries
from tests.conftest import FreshDatabase
from tests.ledger.evening import Evening

SEED = bytes(range(32))


@dataclass
class Match:
    """Two people, about to play a match."""

    evening: Evening

    @property
    def round(self) -> Round:
        """The round in play."""
        return self.evening.live().round

    @property
    def awaited(self) -> tuple[Who, ...]:
        """Who has still to choose."""
        assert self.round.prompt is not None
        return self.round.prompt.awaited

    def stamp(self, seat: int) -> int:
        """The stamp of a seat's option; 0 where it has none."""
        option = self.round.prompt.option(seat, "choose") if self.round.prompt else None
        return self.round.since(option) if option else 0

    def card(self, seat: int, number: int = 0) -> str:
        return str(self.round.table.cards(f"hand:{seat}")[number])

    def choose(self, seat: int, number: int = 0, **who: str) -> Receipt:
        """A seat chooses a card of its hand; with a key of its own where one is named."""
        live = self.evening.live()
        asks = Request("phone", who.get("key", f"key {live.last}"), "Ana")
        action = Action(seat, "choose", {"card": who.get("card", self.card(seat, number))})
        night, number_ = self.evening.night, live.number
        return self.evening.rounds.act(night, 1, number_, action, self.stamp(seat), seat, asks)

    def restarted(self) -> None:
        """The server is another one: nothing is left but the database."""
        book = Book(self.evening.book.database)
        self.evening.book, self.evening.rounds = book, Rounds(book)

    def audited(self) -> Audited:
        """What an audit of the database says."""
        with self.evening.book.database.reading() as connection:
            return audited(DatabaseRecords(connection, self.evening.night))

    def verified(self) -> Audited:
        """What is said of the bundle, with no database."""
        with self.evening.book.database.reading() as connection:
            text = "".join(bundle.written(DatabaseRecords(connection, self.evening.night)))
        return bundle.verify(bundle.read(text))


def is_sound(audited: Audited) -> bool:
    """Whether everything was checked and nothing is wrong, but with how the test's own evening was
    opened and its chips were bought.
    """
    wrong = [finding for finding in audited.findings if finding.check not in ("desk", "sums")]
    return not wrong and not audited.unchecked


@pytest.fixture
def match(book: Book) -> Match:
    evening = Evening(book, "divide-and-conquer", players=2)
    evening.begin()
    return Match(evening)


def raw(match: Match) -> list[bytes]:
    """The bytes of every entry."""
    query = sa.select(entries.c.body).where(entries.c.night == match.evening.night)
    with match.evening.book.database.reading() as connection:
        return list(connection.scalars(query.order_by(entries.c.number)))


def test_an_entry_says_that_somebody_has_chosen_and_not_what(match: Match) -> None:
    entry = match.choose(1).entry
    says = entry.says
    assert isinstance(says, Acted)
    assert says.action == {"by": 1, "do": "choose"}
    assert says.sealed
    assert not says.choices
    assert entry.transfers == ()


def test_whatever_is_chosen_the_entry_has_the_same_length(match: Match) -> None:
    """Two choices of different sizes, sealed, are as long, and nothing is alike in them."""
    sealed = [sealing.seal(SEED, 7, {"card": card}) for card in ("2s", "Ts")]
    longer = sealing.seal(SEED, 7, {"cards": ["2s"] * 20})
    assert {len(text) for text in (*sealed, longer)} == {2 * sealing.BLOCK}
    assert sealing.seal(SEED, 8, {"card": "2s"}) != sealed[0]
    assert sealing.unseal(SEED, 7, sealed[0]) == {"card": "2s"}
    with pytest.raises(ValueError, match="no choice"):
        sealing.unseal(SEED, 8, sealed[0])


def test_a_choice_longer_than_a_block_is_sealed_in_two() -> None:
    values = {"word": "x" * 300}
    sealed = sealing.seal(SEED, 1, values)
    assert len(sealed) == 4 * sealing.BLOCK
    assert sealing.unseal(SEED, 1, sealed) == values


def test_the_digest_of_the_request_does_not_tell_the_choice(match: Match) -> None:
    """Whoever tries all five cards, with all else that the entry says, finds none of them."""
    stamp = match.stamp(1)
    held = [match.card(1, number) for number in range(5)]
    entry = match.choose(1, 2).entry
    for card in held:
        act = {"by": 1, "do": "choose", "card": card}
        content: dict[str, Any] = {
            "act": act,
            "round": 1,
            "since": stamp,
            "table": 1,
            "night": entry.number,
        }
        content["night"] = match.evening.night
        assert sha256(canonical.encode(content)).hexdigest() != entry.request.digest


def test_the_last_choice_reveals_those_before_it(match: Match) -> None:
    first, card = match.choose(2, 3).entry, match.card(2, 3)
    entry = match.choose(1).entry
    says = entry.says
    assert isinstance(says, Acted)
    assert not says.sealed
    assert [(choice.entry, choice.action) for choice in says.choices] == [
        (first.number, {"by": 2, "do": "choose", "card": card})
    ]


@pytest.mark.conformance
def test_a_choice_outlives_the_server(match: Match) -> None:
    card = match.card(1, 4)
    match.choose(1, 4)
    match.restarted()
    assert match.round.table.sealed == [0]
    assert match.awaited == (2,)
    match.choose(2)
    assert match.round.table.cards("played:1") == [card]


@pytest.mark.conformance
def test_another_process_follows(match: Match) -> None:
    other = Rounds(Book(match.evening.book.database))
    night = match.evening.night

    def seen_there() -> bytes:
        shown = other.look(night, 1, lambda n, t, live: live and view(live.round, "wall"))
        return msgspec.json.encode(shown)

    seen_there()
    match.choose(1)
    assert b"has chosen" in seen_there()
    match.choose(2)
    assert json.loads(seen_there())["facts"]["matches"]


@pytest.mark.conformance
def test_the_same_request_is_answered_the_same_and_another_choice_is_refused(match: Match) -> None:
    first = match.choose(1, 0, key="tap")
    card = match.card(1, 0)
    for _ in range(2):
        assert match.choose(1, key="tap", card=card).entry.number == first.entry.number
        with pytest.raises(KeyReused):
            match.choose(1, 1, key="tap")
        match.restarted()


def played_to_the_end(match: Match) -> list[Receipt]:
    receipts = []
    while not match.round.finished:
        seat = match.awaited[0]
        assert isinstance(seat, int)
        receipts.append(match.choose(seat, 0))
    match.evening.close()
    return receipts


def test_after_the_round_too(match: Match) -> None:
    card, stamp = match.card(1), match.stamp(1)
    first = match.choose(1, key="tap")
    played_to_the_end(match)
    match.restarted()
    asks = Request("phone", "tap", "Ana")
    for said, same in ((card, True), ("2s" if card != "2s" else "3s", False)):
        action = Action(1, "choose", {"card": said})
        try:
            again = match.evening.rounds.act(match.evening.night, 1, 1, action, stamp, 1, asks)
        except KeyReused:
            assert not same
        else:
            assert same
            assert again.repeated
            assert again.entry.number == first.entry.number


def test_a_choice_is_undone_and_another_is_made(match: Match) -> None:
    match.choose(1, 0)
    evening = match.evening
    evening.rounds.undo(evening.night, 1, 1, 0, Request("tablet", "undo", "dealer"))
    match.restarted()
    card = match.card(1, 1)
    match.choose(1, 1)
    match.choose(2)
    assert match.round.table.cards("played:1") == [card]
    played_to_the_end(match)
    assert is_sound(match.audited())


def test_a_whole_game_is_audited_and_verified_from_the_file_alone(match: Match) -> None:
    played_to_the_end(match)
    assert is_sound(match.audited())
    assert is_sound(match.verified())
    assert match.verified().report.replayed == 1


def test_a_round_in_the_middle_of_a_choice_is_audited_with_its_secret(match: Match) -> None:
    match.choose(1)
    assert is_sound(match.audited())
    (unchecked,) = match.verified().unchecked
    assert "its seed is secret" in unchecked.why


def test_a_misdeal_in_the_middle_of_a_choice(match: Match) -> None:
    match.choose(1)
    evening = match.evening
    evening.rounds.void(evening.night, 1, 1, "misdeal", Request("tablet", "void", "dealer"))
    assert is_sound(match.audited())
    assert is_sound(match.verified())


# Tampering


def changed(match: Match, number: int, **facts: object) -> list[Entry]:
    """The record of the round with other facts in one entry."""

    record = [
        entry for entry in match.evening.book.entries(match.evening.night) if entry.round == 1
    ]
    return [
        entry
        if entry.number != number
        else msgspec.structs.replace(entry, says=msgspec.structs.replace(entry.says, **facts))
        for entry in record
    ]


@pytest.fixture(scope="module")
def over(fresh_database: FreshDatabase) -> Iterator[Match]:
    with fresh_database() as url, opened(url) as book:
        evening = Evening(book, "divide-and-conquer", players=2)
        evening.begin()
        match = Match(evening)
        played_to_the_end(match)
        yield match


def choices(match: Match) -> tuple[Entry, Entry]:
    """The first two choices of the round."""
    record = [
        entry
        for entry in match.evening.book.entries(match.evening.night)
        if isinstance(entry.says, Acted)
    ]
    return record[0], record[1]


def found(match: Match, number: int, **facts: object) -> tuple[list[str], list[str]]:
    """What is found by playing it again, and by looking at it without its rules."""
    record = changed(match, number, **facts)
    seed = record[-1].says.shuffled_by  # type: ignore[attr-defined]
    replayed: list[Found] = []
    looked: list[Found] = []
    replay(record, seed, replayed.append)
    check(record, {}, looked.append)
    return (
        [finding.what for finding in replayed if isinstance(finding, Finding)],
        [finding.what for finding in looked if isinstance(finding, Finding)],
    )


def test_nothing_is_found_in_what_was_not_changed(over: Match) -> None:
    assert found(over, 0) == ([], [])


def test_another_sealed_choice_is_found(over: Match) -> None:
    first, _ = choices(over)
    assert isinstance(first.says, Acted)
    assert isinstance(first.says.sealed, str)
    digits = ("0" if first.says.sealed[0] != "0" else "1") + first.says.sealed[1:]
    replayed, looked = found(over, first.number, sealed=digits)
    assert "cannot be unsealed" in replayed[0]
    assert "not as it was sealed" in looked[0]


def test_another_revealed_choice_is_found(over: Match) -> None:
    _, second = choices(over)
    assert isinstance(second.says, Acted)
    (revealed,) = second.says.choices
    other = type(revealed)(revealed.entry, {**revealed.action, "card": "2h"})
    replayed, looked = found(over, second.number, reveals=(other,))
    assert "not what was chosen" in replayed[0]
    assert "not as it was sealed" in looked[0]


def test_a_choice_that_is_not_revealed_is_found(over: Match) -> None:

    _, second = choices(over)
    assert "not what was chosen" in found(over, second.number, reveals=msgspec.UNSET)[0][0]


def test_a_choice_in_the_clear_before_its_time_is_found(over: Match) -> None:

    first, second = choices(over)
    assert isinstance(second.says, Acted)
    clear = second.says.choices[0].action
    replayed, _ = found(over, first.number, action=clear, sealed=msgspec.UNSET)
    assert "not what was chosen" in replayed[0]


def test_no_bytes_of_the_night_name_a_card_of_a_hand_before_the_last_choice_is_in(
    match: Match,
) -> None:
    cards = {card.encode() for seat in (1, 2) for card in match.round.table.cards(f"hand:{seat}")}
    match.choose(1)
    for body in raw(match):
        assert not [card for card in cards if b'"' + card + b'"' in body]
    assert GAMES["divide-and-conquer"].slug.encode() in b"".join(raw(match))
