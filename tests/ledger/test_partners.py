"""Partners drawn by lot: a shuffle that was promised before and can be done again afterwards."""

from collections import Counter
from hashlib import sha256

import msgspec
import pytest
import sqlalchemy as sa

from games.engine.shuffle import Draws, shuffled
from ledger import bundle
from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.audit.desk import Desk
from ledger.book import Book
from ledger.errors import Conflict, Invalid, LedgerError, SeedMissing
from ledger.findings import Finding, Found
from ledger.kinds.partners import CARDS, PartnersDrawn, seats_of
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Cut, Sat
from ledger.kinds.tables import TableOpened
from ledger.state.entries import Entry
from tests.codes import coded
from tests.ledger.whole_night import WholeNight, request

PLAYERS = (1, 2, 3, 4)


@pytest.fixture
def night(book: Book) -> WholeNight:
    """Five people and a table for Kaiser, where nobody sits yet."""
    night = WholeNight(book)
    for name in ("Ana", "Ben", "Cleo", "Dov", "Eva"):
        night.do(PlayerAdded, name)
    night.do(TableOpened, "kaiser", {}, "virtual", 0)
    return night


def draw(night: WholeNight, players: tuple[int, ...] = PLAYERS, table: int = 1) -> Entry:
    return night.rounds.draw_partners(night.id, table, players, request()).entry


def says(entry: Entry) -> PartnersDrawn:
    assert isinstance(entry.says, PartnersDrawn)
    return entry.says


def test_equal_colours_sit_across_from_each_other(night: WholeNight) -> None:
    drawn = says(draw(night)).drawn
    assert sorted(seated.card for seated in drawn) == sorted(CARDS)
    seats = night.now.tables[1].seats
    assert sorted(seats) == [1, 2, 3, 4]
    assert sorted(seats.values()) == list(PLAYERS)
    colour = {seated.seat: seated.card[1] in "dh" for seated in drawn}
    assert colour[1]
    assert colour[3]
    assert not colour[2]
    assert not colour[4]


def test_the_draw_is_the_shuffle_that_was_promised(night: WholeNight) -> None:
    promised = night.now.tables[1].commitment
    entry = says(draw(night))
    seed = bytes.fromhex(entry.seed)
    assert sha256(seed).hexdigest() == promised
    assert [seated.card for seated in entry.drawn] == shuffled(CARDS, Draws(seed, ""))
    assert night.now.tables[1].commitment == entry.commitment != promised


def test_words_of_those_who_sit_there_are_in_it_and_go_with_it(night: WholeNight) -> None:
    night.do(Sat, 1, 2, 3, 0)
    night.do(Cut, 1, 3, "hop")
    entry = says(draw(night))
    assert entry.cut == "hop"
    cards = shuffled(CARDS, Draws(bytes.fromhex(entry.seed), "hop"))
    assert [seated.card for seated in entry.drawn] == cards
    assert night.now.tables[1].cuts == {}


def test_who_sits_there_already_changes_seats_and_keeps_the_rack(night: WholeNight) -> None:
    for player, seat in ((3, 1), (1, 4)):
        night.do(Sat, 1, player, seat, 0)
    draw(night)
    assert sorted(night.now.tables[1].seats.values()) == list(PLAYERS)
    draw(night)  # as often as they like


def test_seats_follow_the_order_of_the_draw() -> None:
    assert seats_of(["Ah", "Ac", "Ad", "As"]) == [1, 2, 3, 4]
    assert seats_of(["As", "Ad", "Ac", "Ah"]) == [2, 1, 4, 3]


def test_every_pairing_is_as_likely() -> None:
    """Of 24 orders 8 make each of the three pairings; over 600 seeds none is far off 200."""
    partners: Counter[int] = Counter()
    for number in range(600):
        cards = shuffled(CARDS, Draws(number.to_bytes(32, "big")))
        red = [card[1] in "dh" for card in cards]
        partners[next(at for at in (1, 2, 3) if red[at] == red[0])] += 1
    assert all(150 < count < 250 for count in partners.values())


@pytest.mark.parametrize("players", [(1, 2, 3), (1, 2, 3, 3), (1, 2, 3, 4, 5), ()])
def test_four_players_draw_each_once(night: WholeNight, players: tuple[int, ...]) -> None:
    with pytest.raises(Invalid, check=coded("bad-setting")):
        draw(night, players)


def test_nobody_else_may_sit_there(night: WholeNight) -> None:
    night.do(Sat, 1, 5, 1, 0)
    with pytest.raises(Conflict, match="Eva must stand up first", check=coded("seat-taken")):
        draw(night)


def test_an_unknown_player_draws_nothing(night: WholeNight) -> None:
    with pytest.raises(LedgerError):
        draw(night, (1, 2, 3, 99))


def test_a_game_without_partners_or_with_a_real_deck_draws_none(night: WholeNight) -> None:
    night.do(TableOpened, "uth", {}, "virtual", 0)
    night.do(TableOpened, "kaiser", {}, "physical", 0)
    with pytest.raises(Invalid, match="has no partners", check=coded("bad-setting")):
        draw(night, table=2)
    with pytest.raises(Invalid, match="real deck", check=coded("bad-setting")):
        draw(night, table=3)


def test_nobody_draws_while_a_game_runs(night: WholeNight) -> None:
    draw(night)
    night.begin(1)
    with pytest.raises(Conflict, check=coded("round-in-play")):
        draw(night)
    night.play(1)
    night.end(1)
    carry = night.now.tables[1].carry
    if carry and not carry.get("finished"):
        with pytest.raises(Conflict, match="A game is running", check=coded("round-in-play")):
            draw(night)


def test_a_lost_seed_draws_nothing(night: WholeNight) -> None:
    night.lose_seed(1)
    with pytest.raises(SeedMissing):
        draw(night)
    night.renew_commitment(1)
    draw(night)


def test_the_next_round_is_shuffled_by_the_new_promise(night: WholeNight) -> None:
    promised = says(draw(night)).commitment
    began = night.begin(1).entry
    assert began.facts["commitment"] == promised
    assert [seat["seat"] for seat in began.facts["seats"]] == [1, 2, 3, 4]


@pytest.mark.conformance
def test_a_night_with_a_draw_is_audited_and_verified(night: WholeNight) -> None:
    draw(night)
    night.play_rounds(1, 1)
    with night.book.database.reading() as connection:
        records = DatabaseRecords(connection, night.id)
        assert audited(records).verdict == "sound"
        text = "".join(bundle.written(records))
    assert bundle.verify(bundle.read(text)).verdict == "sound"


def test_another_draw_than_the_seed_gives_is_found(night: WholeNight) -> None:
    before = night.now
    entry = draw(night)
    first, second, *others = says(entry).drawn
    swapped = (
        msgspec.structs.replace(first, card=second.card, seat=second.seat),
        msgspec.structs.replace(second, card=first.card, seat=first.seat),
        *others,
    )
    for facts in ({"drawn": swapped}, {"seed": "00" * 32}, {"cut": "another"}):
        found: list[Found] = []
        says_other = msgspec.structs.replace(entry.says, **facts)
        forged = msgspec.structs.replace(entry, says=says_other)
        Desk(found.append).done(before, forged)
        assert [finding.check for finding in found if isinstance(finding, Finding)], facts
    clean: list[Found] = []
    Desk(clean.append).done(before, entry)
    assert clean == []


@pytest.mark.conformance
def test_the_seed_in_the_database_is_the_new_one(night: WholeNight) -> None:
    entry = says(draw(night))
    with night.book.database.reading() as connection:
        kept = connection.scalar(sa.text("SELECT seed FROM secrets WHERE table_number = 1"))
    assert sha256(bytes(kept)).hexdigest() == entry.commitment
