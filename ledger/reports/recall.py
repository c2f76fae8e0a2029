"""A round that is over, looked at once more: what happened in it, in order, and the felt as it was
after each moment.

What lay face down then lies face down now, unless it is asked to be turned up. That is courtesy and
no secret: the seed is published with the round's end, and whoever has it can deal every hand again.
"""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from itertools import islice

from msgspec.structs import replace

from games.cards import Card, starting_order
from games.engine import STOCK, Round, RoundView, StepView, view
from games.engine.view import step_seen
from ledger.errors import Invalid
from ledger.kinds.actions import Acted, Amended, HandedOver, Undone
from ledger.kinds.phrases import plain
from ledger.kinds.rounds import RoundBegan, RoundClosed, RoundVoided
from ledger.play.live import LiveRound, dealt_again, replaying
from ledger.state.entries import Entry
from ledger.state.screens import screen_of


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happened in a round."""

    entry: int
    """The entry of the book that recorded it."""
    at: int
    """Milliseconds since 1970, UTC."""
    kind: str
    step: StepView | None
    """What the engine's view says of it; None where no action was played."""
    text: str
    """The same in words, where the engine says nothing of it."""
    stands: bool
    """False for what was taken back or amended later."""


@dataclass(frozen=True, slots=True)
class Recalled:
    """A round that is over, and the felt at one of its moments."""

    began: Entry
    ended: Entry
    game: str
    moments: tuple[Moment, ...]
    decks: tuple[tuple[Card, ...], ...]
    """The cards of every shuffle, in starting order; none with a real deck."""
    felt: RoundView
    """The engine's view of the round at that moment."""


def recall(record: Sequence[Entry], at: int | None = None, turned_up: bool = False) -> Recalled:
    """A round from its entries (`ledger.reports.explain.record_of`), with the felt after moment
    `at` (from 0; the last, where none is named), every card face up if `turned_up`. Raises
    `Invalid` where there is no such moment; `not-replayed`.
    """
    at = len(record) - 1 if at is None else at
    if not 0 <= at < len(record):
        raise Invalid.saying("This round has {record} moments, counted from 0.", record=len(record))
    with replaying():
        return _recalled(record, at, turned_up)


def _recalled(record: Sequence[Entry], at: int, turned_up: bool) -> Recalled:
    began, ended = record[0], record[-1]
    live = dealt_again(began, ended)
    happened = _happened(record, live)
    steps = list(islice(happened, at + 1))
    felt = _felt(live.round, turned_up)
    steps += happened
    standing = set(live.entries)
    return Recalled(
        began=began,
        ended=ended,
        game=live.round.game.name,
        moments=tuple(
            Moment(
                entry.number,
                entry.at,
                entry.kind,
                step,
                text,
                step is None or entry.number in standing,
            )
            for entry, step, text in steps
        ),
        decks=tuple(tuple(starting_order(deck)) for deck in live.round.table.decks),
        felt=felt,
    )


def _happened(
    record: Sequence[Entry], live: LiveRound
) -> Iterator[tuple[Entry, StepView | None, str]]:
    """Every entry as it is played again, with what the view says of its step, or else a
    sentence.
    """
    for entry in record:
        live.replayed(entry)
        match entry.says:
            case RoundBegan() | Acted():
                yield entry, step_seen(live.round, len(live.round.steps) - 1, "wall"), ""
            case Amended(index=index):
                yield entry, step_seen(live.round, index + 1, "wall"), "Put right."
            case Undone():
                yield entry, None, "The last action is taken back."
            case HandedOver(seat=seat):
                name = live.round.table.players[seat]
                yield entry, None, f"{screen_of(entry.by) or 'The screen'} is handed to {name}."
            case RoundVoided(why=why):
                yield entry, None, f"Voided: {why}. Every chip goes back."
            case RoundClosed(seed=seed):
                yield (
                    entry,
                    None,
                    "Closed." if seed is None else "Closed, and the seed is published.",
                )
            case _:
                yield entry, None, f"{plain(entry.kind).capitalize()}."


def _felt(round_: Round, turned_up: bool) -> RoundView:
    """The round as the wall saw it, without the record; turned up, with the cards of every zone but
    the stock. It is a copy: the round goes on and changes what lies on its table.
    """
    felt = deepcopy(replace(view(round_, "wall"), record=()))
    if not turned_up:
        return felt
    lying = round_.table.zones
    return replace(
        felt,
        zones={
            name: zone if name == STOCK else replace(zone, cards=list(lying[name].cards))
            for name, zone in felt.zones.items()
        },
    )
