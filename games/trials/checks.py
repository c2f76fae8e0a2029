"""What must hold of any round of any game: pure functions, one an invariant. Findings are values.

They know no game: they replay a round's record and look at it through the engine's public
functions.
`games.trials.simulate` runs them over random play, and the tests over every game of the catalogue.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from games.cards import PACK, Card, in_words
from games.engine import HOUSE, JSON, Action, Refusal, Round, Say, Setup, Who, settings_of
from games.engine.naming import cards_in
from games.engine.places import is_rack, rack
from games.engine.shuffle import Draws
from games.engine.words import ENGINE_LINES, ENGINE_REASONS, NAME_KEYS, TEXT_KEYS
from games.trials.findings import Finding, seen_by_all, viewers
from games.trials.leaks import cards_known, hidden_choices, leaks
from games.trials.reentry import reentry

# The checks


def conservation(round_: Round) -> Iterator[Finding]:
    """Chips only move: every place holds what its transfers leave it, never less than none, and no
    chip appears.
    """
    places = {
        rack(seat.seat): seat.chips for seat in round_.setup.seats
    } | round_.setup.carried_places
    chips = sum(places.values())
    for index, step in enumerate(round_.steps, -1):
        for transfer in step.transfers:
            if type(transfer.amount) is not int or transfer.amount <= 0:
                yield Finding("conservation", index, f"a transfer of {transfer.amount!r}")
            places[transfer.source] = places.get(transfer.source, 0) - transfer.amount
            places[transfer.target] = places.get(transfer.target, 0) + transfer.amount
            if transfer.source != HOUSE and places[transfer.source] < 0:
                yield Finding(
                    "conservation", index, f"{transfer.source} holds {places[transfer.source]}"
                )
    if sum(places.values()) != chips:
        yield Finding(
            "conservation", len(round_.steps) - 2, f"{chips} chips became {sum(places.values())}"
        )
    held = {place: amount for place, amount in round_.table.places.items() if amount}
    if held != {place: amount for place, amount in places.items() if amount and place != HOUSE}:
        yield Finding("conservation", len(round_.steps) - 2, "places and transfers disagree")
    if round_.carry is not None:
        yield from _left_over(round_, held)


def _left_over(round_: Round, held: Mapping[str, int]) -> Iterator[Finding]:
    """What a finished round leaves on the felt is what its carry says it leaves."""
    felt = {place: amount for place, amount in held.items() if not is_rack(place)}
    carried: Mapping[str, int] = {}
    if not (round_.carry or {}).get("finished"):
        carried = _next_setup(round_).carried_places
    if felt != carried:
        yield Finding(
            "conservation",
            len(round_.steps) - 2,
            f"left on the felt: {felt}; by the carry: {carried}",
        )


def _next_setup(round_: Round) -> Setup:
    carry = {
        key: value
        for key, value in (round_.carry or {}).items()
        if key not in ("markers", "finished")
    }
    begun = {setting.name: setting.default for setting in settings_of(round_.game.carry)}
    return replace(round_.setup, carry=begun | carry)


def replays(round_: Round, draws: Draws) -> Iterator[Finding]:
    """The same record gives the same round: the same cards, prompts, transfers and carry, in
    everybody's eyes; whatever is refused on the way, and with an action that is done a second time,
    undone or amended by itself.
    """
    again, last = Round(round_.setup), len(round_.steps) - 2
    refusing = draws.below(len(round_.steps))
    doubted = draws.below(len(round_.actions)) if round_.actions else -1
    try:
        for index, action in enumerate(round_.actions):
            if index == refusing:
                yield from refusals(again, draws)
            if index == doubted:
                yield from undoing(again, action)
            else:
                again.act(action)
    except Refusal as refusal:
        yield Finding("replay", last, f"its own record is refused: {refusal.message}")
        return
    if refusing > last:
        yield from refusals(again, draws)
    seen = seen_by_all(again, stamps=False)
    if seen != seen_by_all(round_, stamps=False):
        yield Finding("replay", last, "a view is another one")
    if (again.carry, again.transfers) != (round_.carry, round_.transfers):
        yield Finding("replay", last, "the carry or the transfers are others")
    for index, (first, second) in enumerate(zip(round_.steps, again.steps, strict=True), -1):
        if first.asked and second.asked and first.asked.fingerprint() != second.asked.fingerprint():
            yield Finding("replay", index, "the prompt it answers is another one")
    if doubted >= 0 and not again.table.virtual:
        again.amend(doubted, again.actions[doubted])
        if seen_by_all(again, stamps=False) != seen:
            yield Finding("amending", doubted, "an action amended by itself gives something else")


def words(round_: Round) -> Iterator[Finding]:
    """Every code has a sentence, every payment says what it is for, and every prompt has one option
    to a seat and verb.
    """
    for index, step in enumerate(round_.steps, -1):
        said = [*step.events, *([step.asked.say, step.asked.sentence] if step.asked else [])]
        for say in said:
            if say.code not in round_.game.lines and say.code not in ENGINE_LINES:
                yield Finding("words", index, f"no sentence for {say.code}")
        for transfer in step.transfers:
            code = transfer.reason.code
            if code not in round_.game.reasons and code not in ENGINE_REASONS:
                yield Finding("words", index, f"no sentence for a payment: {code}")
        options = step.asked.options if step.asked else ()
        for (by, do), count in Counter((option.by, option.do) for option in options).items():
            if count > 1:
                yield Finding("words", index, f"{count} options to {by} and {do}")


def telling(round_: Round) -> Iterator[Finding]:
    """What is told on the record names only cards that have lain in everybody's sight by then, or
    of which everybody knows by the rules where they do not lie; of a real deck also those that
    somebody has just named.
    """
    public, came = set(round_.table.known_elsewhere), iter(round_.table.sightings)
    seen = next(came, None)
    for index, step in enumerate(round_.steps, -1):
        while seen is not None and seen.action <= index:
            if seen.sight == "all":
                public.add(seen.card)
            seen = next(came, None)
        said = step.action.args if step.action and not round_.table.virtual else {}
        just_named = set(cards_in(said))
        for event in step.events:
            if hidden := sorted(_named(event) - public - just_named):
                cards = ", ".join(hidden)
                yield Finding(
                    "telling",
                    index,
                    f"{event.code} names {cards}, not seen by everybody so far: an event "
                    "(`table.tell`) may name only cards that lie, or have lain, face up for "
                    "everybody. Say what is merely wanted in the prompt, whose arguments may name "
                    "any card",
                )


def _named(event: Say) -> set[Card]:
    """The cards that an event names in its arguments, as cards or in a text."""
    unnamed = NAME_KEYS | TEXT_KEYS
    args = {key: value for key, value in event.args.items() if key not in unnamed}
    words = " ".join(map(str, args.values()))
    return {*cards_in(args), *(card for card in PACK if in_words(card) in words)}


def undoing(round_: Round, action: Action) -> Iterator[Finding]:
    """The round takes this action. Undo then redo is identity, and what cannot be undone is refused
    with nothing changed.
    """
    index = len(round_.actions)
    before = seen_by_all(round_, stamps=False)
    knew = {viewer: cards_known(round_, viewer) for viewer in viewers(round_)}
    round_.act(action)
    if round_.undoable and round_.table.virtual:
        for viewer, known in knew.items():
            if known != cards_known(round_, viewer):
                yield Finding("undo", index, f"it showed {viewer} a card and can be undone")
    after = seen_by_all(round_, stamps=False)
    try:
        round_.undo()
    except Refusal:
        if round_.undoable or seen_by_all(round_, stamps=False) != after:
            yield Finding("undo", index, "a refused undo changed something")
        return
    if seen_by_all(round_, stamps=False) != before:
        yield Finding("undo", index, "undo does not lead back")
    round_.act(action)
    if seen_by_all(round_, stamps=False) != after:
        yield Finding("undo", index, "the same action met something else after undo")


def refusals(round_: Round, draws: Draws) -> Iterator[Finding]:
    """An action that cannot be right is refused, and nothing changes."""
    index = len(round_.actions) - 1
    before = seen_by_all(round_)
    for wrong in wrong_actions(round_, draws):
        try:
            round_.act(wrong)
        except Refusal:
            continue
        yield Finding("refusal", index, f"{wrong} was accepted")
        return
    if seen_by_all(round_) != before:
        yield Finding("refusal", index, "a refused action changed something")


WRONG_VALUES: tuple[JSON, ...] = (
    True,
    False,
    None,
    2.0,
    "5",
    -1,
    10**30,
    [],
    {},
    [[]],
    [{}],
    "??",
    "Zz",
    [None],
)


def wrong_actions(round_: Round, draws: Draws) -> Iterator[Action]:
    """Actions that no prompt allows: a seat where nobody sits, a verb of nobody, a key too many or
    too few, a value of the wrong type or far out of range. None comes near the rules of a game, so
    none can be right.
    """
    prompt = round_.prompt
    yield Action(99, "check")
    yield Action("dealer", "no such verb")
    if prompt is None:
        yield from (Action(seat, "check") for seat in round_.table.seats)
        return
    taken = {(option.by, option.do) for option in prompt.options}
    everyone: tuple[Who, ...] = ("dealer", *round_.table.seats)
    for option in prompt.options:
        for by in everyone:
            if (by, option.do) not in taken:
                yield Action(by, option.do)
    if not prompt.options:
        return
    option = prompt.options[draws.below(len(prompt.options))]
    right = {key: value.sample(draws.below) for key, value in option.values.items()}
    yield Action(option.by, option.do, right | {"no such key": 1})
    for key, value in option.values.items():
        if key not in option.optional:
            yield Action(option.by, option.do, {name: right[name] for name in right if name != key})
        for wrong in WRONG_VALUES:
            if not by_chance_right(value.data(), wrong):
                yield Action(option.by, option.do, right | {key: wrong})


def by_chance_right(data: JSON, value: JSON) -> bool:
    """Whether a value's description allows this one after all: true in a choice of [true], a list
    that may be empty, a text that begins as it should.
    """
    if isinstance(data, Mapping) and "text" in data:
        return isinstance(value, str) and value[:1].upper() == data["begins"]
    if isinstance(data, list):
        return any(allowed is value for allowed in data)
    may_be_empty = isinstance(data, Mapping) and data.get("least") == 0
    return isinstance(value, list) and not value and may_be_empty


def all_findings(round_: Round, draws: Draws) -> Iterator[Finding]:
    """Everything that is wrong with this round; the draws choose the moments and the viewer to look
    at.
    """
    looking = viewers(round_)
    yield from conservation(round_)
    yield from words(round_)
    yield from telling(round_)
    differs = list(replays(round_, draws))
    yield from differs
    if differs:
        return  # the others replay it too
    yield from leaks(round_, looking[draws.below(len(looking))], draws)
    yield from hidden_choices(round_, draws)
    yield from reentry(round_)
