"""What the bank should have won and did, of a night with an undone bet, an amended card, a voided
hand, and a royal flush that was laid there.
"""

from collections.abc import Iterable, Iterator

import msgspec
import pytest

from ledger.audit import audited, luck
from ledger.audit.database import DatabaseRecords
from ledger.audit.luck import BankResult, Luck
from ledger.book import opened
from ledger.kinds.rounds import RoundBegan
from ledger.state.entries import Entry
from tests.chance import CHANCE
from tests.conftest import FreshDatabase
from tests.ledger.whole_night import WholeNight, play_whole_night

UNDONE, ROYAL = 1, 2
"""The tables: of hands with an undone bet, and of the royal flush."""


@pytest.fixture(scope="module")
def night(sqlite_book: FreshDatabase) -> Iterator[WholeNight]:
    """That night."""
    with sqlite_book() as url, opened(url) as book:
        with CHANCE.aside("a night of luck"):
            night = play_whole_night(book)
        yield night


@pytest.fixture(scope="module")
def entries(night: WholeNight) -> list[Entry]:
    return night.book.entries(night.id)


def results(entries: Iterable[Entry]) -> dict[tuple[int, str], BankResult]:
    following = Luck()
    for entry in entries:
        following.done(entry)
    return {(result.table, result.game): result for result in following.results()}


def test_the_handle_is_what_was_bet_in_hands_that_count(entries: list[Entry]) -> None:
    """Ante 5 and Trips 3, undone 4, ante 3 and Trips 2 with ×3, ×1; ante 5 at last and 2, with ×1
    and ×4; the voided hand is no hand.
    """
    found = results(entries)[UNDONE, "uth"]
    assert found.rounds == 2
    assert found.handle == (13 + 8 + 9 + 5) + (10 + 4 + 5 + 8)


def test_the_win_is_what_the_tray_won(entries: list[Entry]) -> None:
    """A royal flush, ante 20: 500 to 1 on the Blind, 50 to 1 on Trips, 40 for ×2."""
    found = results(entries)[ROYAL, "uth"]
    assert (found.handle, found.win) == (100, -(500 * 20 + 50 * 20 + 40))


def test_the_drop_is_what_was_brought_to_the_table(entries: list[Entry]) -> None:
    """One sits down at the table of the royal flush, with 200."""
    found = results(entries)
    assert found[ROYAL, "uth"].drop == 200
    assert found[UNDONE, "superfecta"].drop == 0, "they brought it when the table played another"


def test_what_was_to_be_expected_is_a_little_over_a_third_of_the_ante(entries: list[Entry]) -> None:
    """0.358616 of 20 lost, 0.019040 of 20 on Trips kept and 0.013787 more by folds."""
    assert results(entries)[ROYAL, "uth"].expected == round(
        -0.358616 * 20 + (0.01904 + 0.0138) * 20
    )


def test_a_royal_flush_in_a_night_of_one_hand_is_hardly_luck(entries: list[Entry]) -> None:
    """One hand of 30,940 is one (and nobody plays each to its end)."""
    assert 30_000 < results(entries)[ROYAL, "uth"].once_in < 100_000


def test_of_a_race_the_bank_expects_nothing_and_wins_nothing(entries: list[Entry]) -> None:
    races = [found for (_, game), found in results(entries).items() if game == "superfecta"]
    assert races
    assert all((race.win, race.expected, race.once_in) == (0, 0, 1) for race in races)


def test_games_without_a_bank_are_not_listed(entries: list[Entry]) -> None:
    assert {game for _, game in results(entries)} == {"uth", "superfecta"}


def test_the_audit_hints_at_it_and_finds_nothing_wrong(night: WholeNight) -> None:
    with night.book.database.reading() as connection:
        outcome = audited(DatabaseRecords(connection, night.id))
    assert outcome.findings == ()
    assert outcome.verdict in ("sound", "unchecked")
    (hint,) = outcome.hints
    assert hint.where == f"table {ROYAL}"
    assert "the bank won -11,040 where -7 was to be expected" in hint.what
    assert outcome.data()["hints"] == [{"where": hint.where, "what": hint.what}]


def test_a_round_that_is_none_leaves_luck_to_the_other_checks(entries: list[Entry]) -> None:
    """An option forged into what its game does not take."""
    following = Luck()
    for entry in entries:
        says = entry.says
        if isinstance(says, RoundBegan) and says.game == "uth":
            says = msgspec.structs.replace(says, options={"maximum_bet": [1]})
        following.done(msgspec.structs.replace(entry, says=says))
    assert {result.game for result in following.results()} == {"superfecta"}


def test_many_kinds_of_hands_are_mixed_and_expect_the_same(
    entries: list[Entry], monkeypatch: pytest.MonkeyPatch
) -> None:
    apart = results(entries)[UNDONE, "uth"]
    monkeypatch.setattr(luck, "_MOST_LAWS", 1)
    together = results(entries)[UNDONE, "uth"]
    assert (together.rounds, together.expected) == (apart.rounds, apart.expected)
    assert apart.spread <= together.spread <= apart.spread + 1
