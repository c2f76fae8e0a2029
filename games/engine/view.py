"""What a viewer may see of a round: the only way out of it.

Two rounds that differ only in what is hidden from a viewer give that viewer the same view, byte for
byte.
"""

from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import replace
from itertools import combinations
from math import comb
from typing import Any

from msgspec import Struct, structs

from games.cards import UNSEEN, Card, is_card
from games.engine import facts, naming
from games.engine.chips import Transfer, Verb
from games.engine.irregularities import Irregularity
from games.engine.naming import cards_in, named_cards
from games.engine.places import is_rack
from games.engine.prompt import Action, Option, Prompt, Say, Viewer, Who
from games.engine.round import Round
from games.engine.start import CardMode
from games.engine.values import JSON, Offer, SomeOf
from games.engine.view_cache import RecordKey, StepKey
from games.engine.words import NAME_KEYS, TEXT_KEYS
from games.engine.zones import STOCK, Sight, Zone
from games.language import language, localized


class SeatView(Struct, frozen=True):
    """Who plays in a seat, and the chips in the rack."""

    seat: int
    player: str
    rack: int


class ZoneView(Struct, frozen=True):
    """Cards that lie together: how many, and their faces as far as the viewer sees them; ``??`` for
    those face down. Of the stock only the number is told.
    """

    owner: int | None
    sight: Sight
    count: int
    cards: list[Card]


class Sentence(Struct, frozen=True):
    """A sentence: its code and arguments, and the whole of it in the reader's language."""

    code: str
    args: Mapping[str, JSON]
    text: str


class OptionView(Struct, frozen=True):
    """One thing that may be done now: by whom, the verb, what each of its values may be, which may
    be left out; and the stamp that an action names as `since`.
    """

    by: Who
    do: str
    since: int
    values: Mapping[str, Offer]
    optional: tuple[str, ...]
    together: tuple[tuple[Card, ...], ...] | None
    """The sets of cards that may be chosen, where the rules let not every set of as many go
    together; for an option that its seat alone is shown.
    """
    ways: tuple[Mapping[str, JSON], ...] | None
    """Every answer that is possible, where the game lists them: which values go together."""


class PromptView(Struct, frozen=True):
    """What may be done now, as far as the viewer is offered it."""

    say: Sentence
    awaited: tuple[Who, ...]
    answered: bool
    """Whether the viewer's seat has done something since it may do what is offered."""
    options: tuple[OptionView, ...]
    race: bool
    """Whether whoever is first does it: people are to notice for themselves that they may, and no
    screen calls for them.
    """


class TransferView(Struct, frozen=True, rename={"source": "from", "target": "to"}):
    """Chips that moved; the verb tells the bank's advance and its repayment from other payments."""

    source: str
    target: str
    amount: int
    why: str
    verb: Verb


class StepView(Struct, frozen=True):
    """An action, the chips it moved, what was said. The first step is the beginning, index -1, and
    has no action.
    """

    index: int
    by: Who | None
    do: str | None
    args: Mapping[str, JSON]
    transfers: tuple[TransferView, ...]
    events: tuple[Sentence, ...]


class RoundView(Struct, frozen=True):
    """A round as one viewer sees it: zones, chips, prompt, record, and the felt's own board."""

    game: str
    cards: CardMode
    ranks: str
    """How the cards of a suit rank, the lowest first."""
    by_rank: bool
    """Whether hands are sorted by rank alone, and not suit by suit."""
    finished: bool
    seats: tuple[SeatView, ...]
    dealer: int | None
    options: Mapping[str, JSON]
    places: Mapping[str, int]
    markers: Mapping[int, int]
    zones: Mapping[str, ZoneView]
    hand_note: str
    """What the game says of the viewer's own hand; mostly nothing."""
    hand_groups: tuple[tuple[Card, ...], ...]
    """What goes together in the viewer's own hand, where the game says so."""
    facts: Mapping[str, JSON]
    board: Mapping[str, Any]
    prompt: PromptView | None
    record: tuple[StepView, ...]
    undoable: bool
    carry: Mapping[str, JSON] | None
    result: Mapping[str, JSON]
    faults: tuple[Irregularity, ...]


def view(round_: Round, viewer: Viewer, public: RoundView | None = None) -> RoundView:
    """The round as this viewer sees it; `public` is its `public_view`, if that was made before."""
    if viewer == "wall":
        return public or public_view(round_)
    public = public or _alike(round_)
    return structs.replace(
        public,
        zones=_zones(round_, viewer),
        hand_note=_hand_note(round_, viewer),
        hand_groups=_hand_groups(round_, viewer),
        prompt=_own_prompt(round_, viewer, public.prompt) if public.prompt else None,
        record=record_seen(round_, viewer),
    )


def public_view(round_: Round) -> RoundView:
    """The round as everybody may see it: what several viewers see alike is made once by this."""
    return structs.replace(
        _alike(round_), zones=_zones(round_, "wall"), record=record_seen(round_, "wall")
    )


def _alike(round_: Round) -> RoundView:
    """What is alike to all: without zones and record, which each viewer has of their own."""
    table = round_.table
    return RoundView(
        game=round_.game.slug,
        cards=round_.setup.cards,
        ranks=round_.game.ranks,
        by_rank=round_.game.by_rank,
        finished=round_.finished,
        seats=tuple(SeatView(seat, table.players[seat], table.chips(seat)) for seat in table.seats),
        dealer=table.dealer,
        options=dict(round_.setup.options),
        places={
            place: chips for place, chips in table.places.items() if chips and not is_rack(place)
        },
        markers=round_.markers,
        zones={},
        hand_note="",
        hand_groups=(),
        facts=localized(facts.shown(table.facts)),
        board=dict(round_.game.board(table)) if round_.game.board else {},
        prompt=_public_prompt(round_, round_.prompt) if round_.prompt else None,
        record=(),
        undoable=round_.undoable,
        carry=round_.carry,
        result=facts.in_result(table.facts),
        faults=tuple(replace(each, kind=str(each.kind)) for each in table.irregularities),
    )


def _zones(round_: Round, viewer: Viewer) -> Mapping[str, ZoneView]:
    return {name: _zone(zone, viewer) for name, zone in round_.table.zones.items()}


def record_seen(round_: Round, viewer: Viewer) -> tuple[StepView, ...]:
    """All steps as a viewer sees them: made once for all who see the same."""
    cache, steps = round_.view_cache, range(len(round_.steps))
    sealed, forgotten = _sealed(round_, viewer), naming.forgotten(round_)
    named = named_cards(round_, viewer)
    key = RecordKey(language(), sealed, named, forgotten)
    record: tuple[StepView, ...] | None = cache.records.get(key)
    if record is None:
        if cache.records and len(next(iter(cache.records.values()))) < len(steps):
            cache.earlier, cache.records = cache.records, {}
        before = _before(cache.earlier, key)
        record = cache.records[key] = (
            *before,
            *(
                _step(round_, index, index in sealed, named[index], forgotten)
                for index in steps[len(before) :]
            ),
        )
    return record


def _before(
    earlier: Mapping[RecordKey, tuple[StepView, ...]], key: RecordKey
) -> Sequence[StepView]:
    """The steps of a shorter record that are the same in this one. (Its last step is not: it was
    the newest then.)
    """
    for old, record in earlier.items():
        if old == key._replace(named=key.named[: len(old.named)]):
            return record[:-1]
    return ()


def step_seen(round_: Round, index: int, viewer: Viewer) -> StepView:
    """One step of the record as this viewer sees it now; 0 is the beginning."""
    named = named_cards(round_, viewer)[index]
    is_sealed = index in _sealed(round_, viewer)
    return _step(round_, index, is_sealed, named, naming.forgotten(round_))


def _sealed(round_: Round, viewer: Viewer) -> Set[int]:
    """The steps whose choice is still hidden from this viewer."""
    steps = round_.steps
    return frozenset(
        index + 1
        for index in round_.table.sealed
        if (action := steps[index + 1].action) and action.by != viewer
    )


def _zone(zone: Zone, viewer: Viewer) -> ZoneView:
    count = len(zone.cards)
    cards = list(zone.cards) if zone.seen_by(viewer) else [UNSEEN] * count
    return ZoneView(zone.owner, zone.sight, count, [] if zone.name == STOCK else cards)


def _hand_note(round_: Round, viewer: Viewer) -> str:
    note = round_.game.hand_note
    own, seen = _own_hand(round_, viewer) if note else ((), {})
    return note(own, seen) if note and own else ""


def _hand_groups(round_: Round, viewer: Viewer) -> tuple[tuple[Card, ...], ...]:
    groups = round_.game.hand_groups
    own, seen = _own_hand(round_, viewer) if groups else ((), {})
    return tuple(tuple(group) for group in groups(own, seen)) if groups and own else ()


def _own_hand(
    round_: Round, viewer: Viewer
) -> tuple[tuple[Card, ...], Mapping[str, tuple[Card, ...]]]:
    """The hand of whoever looks, and every zone that they see all cards of."""
    if not isinstance(viewer, int):
        return (), {}
    seen = {
        name: tuple(zone.cards)
        for name, zone in round_.table.zones.items()
        if zone.seen_by(viewer) and UNSEEN not in zone.cards and name != STOCK
    }
    return seen.get(f"hand:{viewer}", ()), seen


def _public_prompt(round_: Round, prompt: Prompt) -> PromptView:
    options = (option for option in prompt.options if not option.private)
    return PromptView(
        say=Sentence(prompt.say.code, localized(prompt.say.args), round_.sentence(prompt.sentence)),
        awaited=tuple(prompt.awaited),
        answered=False,
        options=tuple(_option(round_, option) for option in options),
        race=prompt.is_race,
    )


def _own_prompt(round_: Round, viewer: Viewer, public: PromptView) -> PromptView:
    """With the options that this viewer alone is offered, in their places among the others."""
    offered, shown = round_.prompt.options if round_.prompt else (), iter(public.options)
    return structs.replace(
        public,
        answered=isinstance(viewer, int) and round_.has_answered(viewer),
        options=tuple(
            _option(round_, option) if option.private else next(shown)
            for option in offered
            if not option.private or option.by == viewer
        ),
    )


def _option(round_: Round, option: Option) -> OptionView:
    return OptionView(
        by=option.by,
        do=option.do,
        since=round_.since(option),
        values=option.offer(),
        optional=tuple(option.optional),
        together=_together(option),
        ways=option.ways(),
    )


_MOST_SETS = 64
"""So many sets of cards are tried, at most: a hand of six has as many."""


def _together(option: Option) -> tuple[tuple[Card, ...], ...] | None:
    (name, value), *others = option.values.items() or [("", None)]
    if not option.private or not option.check or others or not isinstance(value, SomeOf):
        return None
    if value.together:
        return tuple(map(tuple, value.together(value.values)))
    counts = range(value.least, value.most + 1)
    if sum(comb(len(value.values), count) for count in counts) > _MOST_SETS:
        return None
    sets = [cards for count in counts for cards in combinations(value.values, count)]
    allowed = [
        cards
        for cards in sets
        if option.check(Action(option.by, option.do, {name: list(cards)})) is None
    ]
    return None if len(allowed) == len(sets) else tuple(allowed)


def _sentence(round_: Round, say: Say) -> Sentence:
    return Sentence(say.code, localized(say.args), round_.sentence(say))


def public_events(round_: Round, index: int) -> list[Say]:
    """What was said at one step of the record, as everybody is told it now."""
    return _events(round_, index, naming.forgotten(round_))


def _events(round_: Round, index: int, forgotten: Set[Card]) -> list[Say]:
    """What was said at a step: no telling names anything hidden. Cards that nobody may look back at
    are left out, but of the newest step's news.
    """
    step = round_.steps[index]
    if not forgotten or index == len(round_.steps) - 1:
        return list(step.events)
    return [Say(event.code, _without(event, forgotten)) for event in step.events]


def _step(
    round_: Round, index: int, is_sealed: bool, named: Set[Card], forgotten: Set[Card]
) -> StepView:
    """A step as a viewer sees it: as it was made before, if nothing is different by now."""
    cache = round_.view_cache.steps
    if index == len(round_.steps) - 1:
        forgotten = frozenset()
    elif forgotten:
        forgotten &= _mentioned(round_, index)
    key = (index, language(), is_sealed, named, forgotten)
    step: StepView | None = cache.get(key)
    if step is None:
        step = cache[key] = _new_step(round_, key)
    return step


def _mentioned(round_: Round, index: int) -> Set[Card]:
    """The cards that a step's action and what was said of it name."""
    mentioned = round_.view_cache.mentioned
    for step in round_.steps[len(mentioned) :]:
        args = [event.args for event in step.events]
        mentioned.append(frozenset(cards_in([*args, step.action.args if step.action else None])))
    return mentioned[index]


def _new_step(round_: Round, key: StepKey) -> StepView:
    index, _, hidden, named, forgotten = key
    step = round_.steps[index]
    action = step.action
    args: Mapping[str, JSON] = action.args if action and not hidden else {}
    named -= forgotten
    return StepView(
        index=index - 1,
        by=action.by if action else None,
        do=action.do if action else None,
        args={
            key: value if key in TEXT_KEYS else _hiding(value, lambda card: card not in named)
            for key, value in args.items()
        },
        transfers=tuple(moved(round_, transfer) for transfer in step.transfers),
        events=tuple(_sentence(round_, event) for event in _events(round_, index, forgotten)),
    )


def moved(round_: Round, transfer: Transfer) -> TransferView:
    """A transfer as a screen is shown it."""
    source, target, amount, _, _, verb = transfer
    return TransferView(source, target, amount, round_.why(transfer), verb)


def _without(event: Say, forgotten: Set[Card]) -> dict[str, JSON]:
    return {
        key: value if key in NAME_KEYS else _hiding(value, forgotten.__contains__)
        for key, value in event.args.items()
    }


def _hiding(value: JSON, is_hidden: Callable[[Card], bool]) -> JSON:
    """The value, each hidden card in it face down."""
    if is_card(value):
        return UNSEEN if is_hidden(value) else value
    if isinstance(value, (list, tuple)):
        return [_hiding(part, is_hidden) for part in value]
    if isinstance(value, Mapping):
        return {key: _hiding(part, is_hidden) for key, part in value.items()}
    return value
