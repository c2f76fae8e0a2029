"""Rounds that are over, looked at once more: every round of every game, moment by moment."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Protocol

import msgspec
import pytest
from msgspec.structs import replace

from games.cards import UNSEEN, starting_order
from games.catalogue import GAMES
from games.engine import STOCK, RoundView, view
from games.engine.shuffle import Draws, shuffled
from ledger.errors import Conflict, Invalid
from ledger.kinds.rounds import RoundBegan, began
from ledger.play.live import started
from ledger.reports.explain import record_of
from ledger.reports.recall import Recalled, recall
from ledger.state.entries import Entry
from tests.codes import coded


@pytest.fixture
def entries(entries_of_all_games: Sequence[Entry]) -> Sequence[Entry]:
    """A night with rounds of every game."""
    return entries_of_all_games


class Recall(Protocol):
    """`recall`, of which every result is made once."""

    def __call__(
        self, record: Sequence[Entry], at: int | None = None, turned_up: bool = False
    ) -> Recalled: ...


@pytest.fixture(scope="module")
def once() -> Recall:
    """To recall a round plays all of it again."""
    made: dict[tuple[int, int, bool], Recalled] = {}

    def found(record: Sequence[Entry], at: int | None = None, turned_up: bool = False) -> Recalled:
        at = len(record) - 1 if at is None else at
        key = record[0].number, at, turned_up
        if key not in made:
            made[key] = recall(record, at, turned_up)
        return made[key]

    return found


def records(entries: Sequence[Entry], game: str | None = None) -> Iterator[list[Entry]]:
    """The entries of each round, or of each of this game."""
    for entry in entries:
        if isinstance(entry.says, RoundBegan) and game in (None, entry.says.game):
            yield record_of(entries, entry.table or 0, entry.round or 0)


@pytest.mark.parametrize("game", GAMES)
def test_every_round_of_every_game_is_recalled_with_all_its_entries(
    entries: Sequence[Entry], once: Recall, game: str
) -> None:
    mine = list(records(entries, game))
    assert mine
    for record in mine:
        first, last = once(record, 0), once(record)
        assert [moment.entry for moment in last.moments] == [entry.number for entry in record]
        assert first.moments == last.moments, "what happened does not depend on where one looks"
        assert all(moment.step or moment.text for moment in last.moments)
        chips = {seat.seat: seat.rack for seat in last.felt.seats}
        moved = Counter({seat["seat"]: seat["chips"] for seat in record[0].facts["seats"]})
        for moment in last.moments:
            for transfer in moment.step.transfers if moment.step and moment.stands else []:
                for place, amount in (
                    (transfer.source, -transfer.amount),
                    (transfer.target, transfer.amount),
                ):
                    if place.startswith("seat:"):
                        moved[int(place.removeprefix("seat:"))] += amount
        if "amendment" not in {entry.kind for entry in record}:
            assert chips == dict(moved)
        msgspec.json.encode(last.felt)


LOOKS = 10
"""So often a round is looked at on its way: each look plays it again from its beginning."""


def as_sent(felt: RoundView) -> bytes:
    return msgspec.json.encode(felt)


@pytest.mark.slow
@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("game", GAMES)
def test_the_felt_is_as_it_was_whatever_came_after(entries: Sequence[Entry], game: str) -> None:
    """Against a live round that has seen no more than the entries up to that moment."""
    for record in records(entries, game):
        seed = record[-1].facts["seed"]
        live = started(began(record[0]), record[0].number, bytes.fromhex(seed) if seed else None)
        looks = {*range(0, len(record), max(7, len(record) // LOOKS)), *range(len(record))[-3:]}
        for at, entry in enumerate(record):
            live.replayed(entry)
            if at in looks:
                then = as_sent(replace(view(live.round, "wall"), record=()))
                assert as_sent(recall(record, at).felt) == then


@pytest.mark.parametrize("game", GAMES)
def test_what_lay_face_down_does_so_until_it_is_turned_up(
    entries: Sequence[Entry], once: Recall, game: str
) -> None:
    for record in records(entries, game):
        if record[0].facts["cards"] != "virtual":
            continue
        for at in {0, len(record) // 2, len(record) - 1}:
            down, up = once(record, at).felt, once(record, at, turned_up=True).felt
            for name, zone in down.zones.items():
                if name == STOCK:
                    continue
                assert UNSEEN not in up.zones[name].cards
                assert len(zone.cards) == len(up.zones[name].cards) == zone.count
                down_ = [UNSEEN] * zone.count
                assert zone.cards == (up.zones[name].cards if zone.sight == "all" else down_)


def test_the_decks_are_those_the_seed_shuffles(entries: Sequence[Entry], once: Recall) -> None:
    seen = 0
    for record in records(entries):
        found = once(record)
        if record[0].facts["cards"] == "physical":
            assert found.decks == ()
            continue
        seed, cut = bytes.fromhex(record[-1].facts["seed"]), record[0].facts["cut"]
        for number, deck in enumerate(found.decks, 1):
            order = shuffled(deck, Draws(seed, cut, number))
            assert starting_order(order) == list(deck)
            seen += 1
        if record[0].facts["game"] == "uth":
            dealt = [
                card
                for zone in once(record, turned_up=True).felt.zones.values()
                for card in zone.cards
            ]
            assert set(dealt) <= set(shuffled(found.decks[0], Draws(seed, cut))[: len(dealt) + 3])
    assert seen > len(GAMES)


def test_what_was_undone_or_amended_is_there_and_does_not_stand(entries: Sequence[Entry]) -> None:
    undone = recall(record_of(entries, 1, 1))
    gone = next(
        entry.facts["undoes"]
        for entry in entries
        if (entry.kind, entry.table, entry.round) == ("undo", 1, 1)
    )
    assert [moment.stands for moment in undone.moments if moment.entry == gone] == [False]
    amended = recall(record_of(entries, 2, 1))
    (correction,) = [moment for moment in amended.moments if moment.kind == "amendment"]
    assert correction.text == "Put right."
    assert correction.stands
    assert any(not moment.stands for moment in amended.moments)


def test_a_voided_round_says_why(entries: Sequence[Entry]) -> None:
    assert (
        recall(record_of(entries, 1, 2)).moments[-1].text
        == "Voided: misdeal. Every chip goes back."
    )


def test_there_is_no_moment_past_the_end(entries: Sequence[Entry]) -> None:
    record = record_of(entries, 1, 1)
    for at in (-1, len(record)):
        with pytest.raises(Invalid):
            recall(record, at)


def test_a_record_that_cannot_be_played_again_is_refused_with_a_sentence(
    entries: Sequence[Entry],
) -> None:
    record = record_of(entries, 1, 1)
    with pytest.raises(Conflict, check=coded("not-replayed")):
        recall([record[0], *record[2:]])
