"""A round that is over, card by card."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.cards import Card
from games.engine import CardMode, RoundView
from ledger.kinds.rounds import began, ended
from ledger.reports.recall import Moment, recall
from ledger.state.entries import Entry
from ledger.state.night import Night
from web.shown.heading import Chip, Slug, chip_set
from web.shown.links import CheckLink, check_link


@dataclass(frozen=True, slots=True)
class Recalled:
    """A past round, everything that happened in it, and the felt at one moment."""

    number: int | None
    game: Slug
    game_name: str
    cards: CardMode
    voided: bool
    commitment: str | None
    cut: str
    seed: str | None
    decks: Sequence[Sequence[Card]]
    check: CheckLink | None
    chip_set: tuple[Chip, ...]
    moments: Sequence[Moment]
    at: int
    turned_up: bool
    round: RoundView


def recalled(night: Night, record: Sequence[Entry], at: int | None, turned_up: bool) -> Recalled:
    """A past round and its felt at one moment; see `ledger.reports.recall`."""
    found = recall(record, at, turned_up)
    says, seed = began(found.began), ended(found.ended).seed
    promised = says.commitment if seed else None
    return Recalled(
        number=found.began.round,
        game=says.game,
        game_name=found.game,
        cards=says.cards,
        voided=found.ended.kind == "round-voided",
        commitment=promised,
        cut=says.cut,
        seed=seed,
        decks=found.decks,
        check=check_link(promised, seed, says.cut, found.decks) if promised and seed else None,
        chip_set=chip_set(night),
        moments=found.moments,
        at=len(record) - 1 if at is None else at,
        turned_up=turned_up,
        round=found.felt,
    )
