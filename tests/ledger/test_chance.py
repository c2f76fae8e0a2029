"""Chance fails closed: no virtual round begins or goes on without the seed that was promised."""

from collections.abc import Callable
from hashlib import sha256

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from games.catalogue import GAMES
from games.engine.shuffle import Draws
from ledger.audit import Audited, audited
from ledger.audit.database import DatabaseRecords
from ledger.book import Book
from ledger.errors import Conflict, Invalid, SeedMissing
from ledger.findings import Finding, Found, Unchecked
from ledger.kinds.seats import Cut
from ledger.play.live import LiveRound
from ledger.play.replay import replay
from ledger.play.rounds import Rounds
from ledger.reports.explain import explain
from ledger.reports.recall import recall
from ledger.state.entries import Entry
from ledger.store.schema import secrets
from tests.codes import coded
from tests.ledger.evening import Evening, request

MOST_ACTIONS = 40
"""As many as most rounds have; that they are played to their end is for other tests."""


def lose_seed(evening: Evening) -> None:
    """The row of the seed goes, as in a night that was read in from a bundle; so does what a server
    remembers.
    """
    with evening.book.database.writing() as connection:
        connection.execute(sa.delete(secrets).where(secrets.c.night == evening.night))
    evening.rounds = Rounds(evening.book)


def swap_seed(evening: Evening) -> None:
    """Another seed stands in the row."""
    with evening.book.database.writing() as connection:
        other = sa.update(secrets).where(secrets.c.night == evening.night).values(seed=bytes(32))
        connection.execute(other)
    evening.rounds = Rounds(evening.book)


broken = pytest.mark.parametrize(
    ("game", "break_seed"), [*((game, lose_seed) for game in sorted(GAMES)), ("uth", swap_seed)]
)


def renew(evening: Evening) -> Entry:
    return evening.rounds.renew_commitment(evening.night, 1, request()).entry


def checked(evening: Evening) -> Audited:
    with evening.book.database.reading() as connection:
        return audited(DatabaseRecords(connection, evening.night))


def in_play(evening: Evening) -> LiveRound | None:
    return evening.rounds.look(evening.night, 1, lambda night, table, live: live)


def at_the_table(evening: Evening) -> dict[str, int]:
    """All that racks, felt and markers hold; a fill of the tray stays."""
    balances = evening.now.balances.items()
    return {
        name: held
        for name, held in balances
        if held and name.startswith(("rack", "felt", "marker"))
    }


def playable(book: Book, game: str) -> Evening:
    return Evening(book, game, players=GAMES[game].least_seats, chips=400)


@broken
def test_no_round_begins_without_the_seed_that_was_promised(
    book: Book, game: str, break_seed: Callable[[Evening], None]
) -> None:
    evening = playable(book, game)
    break_seed(evening)
    before = evening.now
    with pytest.raises(SeedMissing, match="round 1 of Table 1"):
        evening.begin()
    assert evening.now == before, "nothing was written"
    assert evening.now.tables[1].round is None


def ended(evening: Evening) -> Entry:
    """The round is closed, or voided where it is not over."""
    if evening.live().round.finished:
        return evening.close().entry
    return evening.rounds.void(evening.night, 1, 1, "it grew late", request()).entry


def unchecked(result: Audited) -> list[Unchecked]:
    """What could not be checked, but for the desk."""
    return [unchecked for unchecked in result.unchecked if unchecked.where != "the desk"]


@broken
def test_a_table_between_rounds_goes_on_under_a_new_promise(
    book: Book, game: str, break_seed: Callable[[Evening], None]
) -> None:
    evening = playable(book, game)
    old = evening.now.tables[1].commitment
    evening.write(lambda night: Cut.decide(night, 1, 1, "lucky"))
    break_seed(evening)
    entry = renew(evening)
    table = evening.now.tables[1]
    assert entry.kind == "commitment-renewed"
    assert entry.facts["replaces"] == old
    assert entry.facts["commitment"] == table.commitment != old
    assert entry.transfers == ()
    assert table.cuts == {}, "nobody may choose a seed with the cuts in sight"
    assert evening.begin().entry.facts["commitment"] == table.commitment
    draws = Draws(sha256(game.encode()).digest())
    for _ in range(MOST_ACTIONS):
        if (prompt := evening.live().round.prompt) is not None:
            evening.act_at_random(prompt, draws)
    seed = bytes.fromhex(ended(evening).facts["seed"])
    assert sha256(seed).hexdigest() == table.commitment
    result = checked(evening)
    assert (of_rounds(result), unchecked(result), result.report.replayed) == ([], [], 1)


def of_rounds(result: Audited) -> list[Finding]:
    """What is found of rounds: the desk of these evenings is made by hand."""
    return [finding for finding in result.findings if finding.check == "rounds"]


@pytest.mark.conformance
def test_a_promise_that_can_be_kept_is_not_drawn_again(book: Book) -> None:
    evening = Evening(book, "uth", players=2)
    before = evening.now
    with pytest.raises(Conflict, check=coded("seed-kept")):
        renew(evening)
    assert evening.now == before
    evening.begin()
    lose_seed(evening)
    with pytest.raises(Conflict, check=coded("round-in-play")):
        renew(evening)


def test_after_a_new_promise_it_stands_like_any_other(book: Book) -> None:
    evening = Evening(book, "uth", players=2)
    lose_seed(evening)
    renew(evening)
    with pytest.raises(Conflict, check=coded("seed-kept")):
        renew(evening)


def test_a_real_deck_promises_no_shuffle(book: Book) -> None:
    evening = Evening(book, "uth", players=2, cards="physical")
    with pytest.raises(Invalid, check=coded("bad-setting")):
        renew(evening)
    evening.begin()


@broken
def test_a_round_in_play_is_frozen_says_why_and_can_be_voided(
    book: Book, game: str, break_seed: Callable[[Evening], None]
) -> None:
    evening = playable(book, game)
    before = at_the_table(evening)
    evening.begin()
    draws = Draws(sha256(game.encode()).digest())
    prompt = evening.live().round.prompt
    if prompt is not None:  # the first card of Speculation may end it
        evening.act_at_random(prompt, draws)
    break_seed(evening)
    assert in_play(evening) is None
    why = evening.rounds.why_lost(evening.night, 1)
    assert "round 1 of Table 1" in why
    with pytest.raises(
        Conflict, match=r"can only be voided\..*Table 1", check=coded("round-frozen")
    ):
        evening.rounds.close(evening.night, 1, 1, request())
    entry = evening.rounds.void(evening.night, 1, 1, "its seed is lost", request()).entry
    assert entry.facts["seed"] is None, "neither is another one published in its place"
    assert at_the_table(evening) == before
    result = checked(evening)
    (named,) = unchecked(result)
    assert named.where == "round 1 of table 1"
    assert "its seed, which was lost" in named.why
    assert of_rounds(result) == []
    assert evening.begin().entry.facts["commitment"] == entry.facts["commitment"]


@pytest.mark.conformance
def test_a_seed_that_comes_back_thaws_its_round(book: Book) -> None:
    evening = Evening(book, "uth", players=2)
    evening.begin()
    seed = book.seed(evening.night, 1)
    assert seed is not None
    lose_seed(evening)
    assert in_play(evening) is None
    row = {
        "night": evening.night,
        "table_number": 1,
        "seed": seed,
        "commitment": sha256(seed).hexdigest(),
    }
    with book.database.writing() as connection:
        connection.execute(sa.insert(secrets).values(row))
    evening.act(1, "bet", ante=5)


@pytest.mark.conformance
def test_a_server_that_remembers_the_seed_ends_the_round_and_publishes_it(book: Book) -> None:
    evening = Evening(book, "uth", players=1)
    promised = evening.begin().entry.facts["commitment"]
    remembering = evening.rounds
    lose_seed(evening)
    evening.rounds = remembering
    evening.play_on(Draws(bytes(32)))
    seed = bytes.fromhex(evening.close().entry.facts["seed"])
    assert sha256(seed).hexdigest() == promised


@pytest.mark.conformance
def test_a_round_voided_without_its_seed_is_not_told_card_by_card(book: Book) -> None:
    evening = Evening(book, "uth", players=2)
    began = evening.begin().entry
    lose_seed(evening)
    voided = evening.rounds.void(evening.night, 1, 1, "lost", request()).entry
    for tell in (explain, recall):
        with pytest.raises(Conflict, match="seed was lost", check=coded("not-replayed")):
            tell([began, voided])


def test_a_round_that_is_closed_without_its_seed_is_a_finding(book: Book) -> None:
    """Only a voided round, which moves nothing, may lack it."""
    evening = Evening(book, "uth", players=1)
    evening.begin()
    evening.play_on(Draws(bytes(32)))
    evening.close()
    *entries, closed = [entry for entry in book.entries(evening.night) if entry.round == 1]
    closed = replace(closed, says=replace(closed.says, seed=None))
    found: list[Found] = []
    replay([*entries, closed], None, found.append)
    assert len(found) == 1
    assert "not the one that was committed to" in str(found[0])
