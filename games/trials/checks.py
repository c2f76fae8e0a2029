"""What must hold of any round of any game: pure functions, one an invariant. Findings are values.

They know no game: they replay a round's record and look at it through the engine's public
functions.
`games.trials.simulate` runs them over random play, and the tests over every game of the catalogue.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from games.cards import Card, is_card
from games.engine import (
    HOUSE,
    JSON,
    Action,
    EngineError,
    NotARound,
    Option,
    Refusal,
    Round,
    Setup,
    Viewer,
    Who,
    view,
)
from games.engine.places import is_rack, rack
from games.engine.shuffle import Draws
from games.engine.table import Zone
from games.engine.words import ENGINE_LINES


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that must not be: which check found it, after which action (-1: before the first),
    and what.
    """

    check: str
    action: int
    what: str


# Looking


def viewers(round_: Round) -> list[Viewer]:
    """Everybody who can look at a round."""
    return ["dealer", "wall", *round_.table.seats]


def seen(round_: Round, viewer: Viewer) -> bytes:
    """What this viewer is sent, byte for byte."""
    return json.dumps(view(round_, viewer), separators=(",", ":"), allow_nan=False).encode()


def seen_by_all(round_: Round, stamps: bool = True) -> list[bytes]:
    """What each of the viewers is sent; without the options' stamps where these may differ."""
    if stamps:
        return [seen(round_, viewer) for viewer in viewers(round_)]
    shown = [view(round_, viewer) for viewer in viewers(round_)]
    for seen_by_one in shown:
        for option in (seen_by_one["prompt"] or {"options": []})["options"]:
            del option["since"]
    return [json.dumps(seen_by_one, separators=(",", ":")).encode() for seen_by_one in shown]


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
    return replace(
        round_.setup, carry={setting.name: setting.default for setting in round_.game.carry} | carry
    )


def replays(round_: Round) -> Iterator[Finding]:
    """The same record gives the same round: the same cards, prompts, transfers and carry, in
    everybody's eyes.
    """
    last = len(round_.steps) - 2
    try:
        again = Round(round_.setup, round_.actions)
    except Refusal as refusal:
        yield Finding("replay", last, f"its own record is refused: {refusal.message}")
        return
    if seen_by_all(again, stamps=False) != seen_by_all(round_, stamps=False):
        yield Finding("replay", last, "a view is another one")
    if (again.carry, again.transfers) != (round_.carry, round_.transfers):
        yield Finding("replay", last, "the carry or the transfers are others")
    for index, (first, second) in enumerate(zip(round_.steps, again.steps, strict=True), -1):
        if first.asked and second.asked and first.asked.fingerprint() != second.asked.fingerprint():
            yield Finding("replay", index, "the prompt it answers is another one")


def words(round_: Round) -> Iterator[Finding]:
    """Every code has a sentence, and every prompt one option to a seat and verb."""
    for index, step in enumerate(round_.steps, -1):
        said = [*step.events, *([step.asked.say] if step.asked else [])]
        for say in said:
            if say.code not in round_.game.lines and say.code not in ENGINE_LINES:
                yield Finding("words", index, f"no sentence for {say.code}")
        options = step.asked.options if step.asked else ()
        for (by, do), count in Counter((option.by, option.do) for option in options).items():
            if count > 1:
                yield Finding("words", index, f"{count} options to {by} and {do}")


def undoing(round_: Round, draws: Draws) -> Iterator[Finding]:
    """Undo then redo is identity, and what cannot be undone is refused with nothing changed."""
    if not round_.actions:
        return
    index = draws.below(len(round_.actions))
    actions = round_.actions[: index + 1]
    earlier, twin = Round(round_.setup, actions[:-1]), Round(round_.setup, actions)
    before = seen_by_all(earlier, stamps=False)
    if twin.undoable and twin.table.virtual:
        for viewer in viewers(twin):
            if cards_known(earlier, viewer) != cards_known(twin, viewer):
                yield Finding("undo", index, f"it showed {viewer} a card and can be undone")
    after = seen_by_all(twin, stamps=False)
    try:
        twin.undo()
    except Refusal:
        if twin.undoable or seen_by_all(twin, stamps=False) != after:
            yield Finding("undo", index, "a refused undo changed something")
        return
    if seen_by_all(twin, stamps=False) != before:
        yield Finding("undo", index, "undo does not lead back")
    twin.act(actions[-1])
    if seen_by_all(twin, stamps=False) != after:
        yield Finding("undo", index, "the same action met something else after undo")


def amending(round_: Round, draws: Draws) -> Iterator[Finding]:
    """With a real deck any action can be amended; amended by itself it gives the same round."""
    if round_.table.virtual or not round_.actions:
        return
    index = draws.below(len(round_.actions))
    twin = Round(round_.setup, round_.actions)
    before = seen_by_all(twin, stamps=False)
    twin.amend(index, twin.actions[index])
    if seen_by_all(twin, stamps=False) != before:
        yield Finding("amending", index, "an action amended by itself comes to something else")


def refusals(round_: Round, draws: Draws) -> Iterator[Finding]:
    """An action that cannot be right is refused, and nothing changes."""
    stop = draws.below(len(round_.steps))
    twin = Round(round_.setup, round_.actions[:stop])
    before = seen_by_all(twin)
    for wrong in wrong_actions(twin, draws):
        try:
            twin.act(wrong)
        except Refusal:
            continue
        yield Finding("refusal", stop - 1, f"{wrong} was accepted")
        return
    if seen_by_all(twin) != before:
        yield Finding("refusal", stop - 1, "a refused action changed something")


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
    that may be empty.
    """
    if isinstance(data, list):
        return any(allowed is value for allowed in data)
    return isinstance(value, list) and not value and data.get("least") == 0


def leaks(round_: Round, viewer: Viewer, draws: Draws) -> Iterator[Finding]:
    """Two rounds that differ only in what is hidden from a viewer give that viewer the same bytes.

    Up to a random moment of the round, every card that the viewer has had no sight of changes
    places with another such card; the same actions then lead through the other world, until one
    does not fit there.
    """
    if not round_.table.virtual:
        return
    actions = round_.actions[: draws.below(len(round_.steps))]
    renamed = hidden_cards_renamed(Round(round_.setup, actions), viewer, draws)
    decks = [[renamed.get(card, card) for card in deck] for deck in round_.table.decks]
    try:
        other = Round(replace(round_.setup, seed=None, cut="", deck=tuple(map(tuple, decks))))
    except NotARound:
        return
    here = Round(round_.setup)
    for index, action in enumerate([None, *actions], -1):
        if action is not None:
            here.act(action)
            try:
                other.act(Action(action.by, action.do, _renamed(action.args, renamed)))
            except Refusal:
                return
        if seen(here, viewer) != seen(other, viewer):
            yield Finding(
                "leak", index, f"{viewer} can tell hidden cards: {_difference(here, other, viewer)}"
            )
            return


def hidden_cards_renamed(round_: Round, viewer: Viewer, draws: Draws) -> dict[Card, Card]:
    """Another card for every card that this viewer has not seen so far. Cards change places only
    with those that every shuffle held as often, so that the other deck is as good a one.
    """
    known = cards_known(round_, viewer)
    counts = [Counter(deck) for deck in round_.table.decks]
    alike: dict[tuple[int, ...], list[Card]] = {}
    for card in dict.fromkeys(card for deck in round_.table.decks for card in deck):
        if card not in known:
            alike.setdefault(tuple(count[card] for count in counts), []).append(card)
    renamed: dict[Card, Card] = {}
    for cards in alike.values():
        others = list(cards)
        for last in range(len(others) - 1, 0, -1):
            other = draws.below(last + 1)
            others[last], others[other] = others[other], others[last]
        renamed |= dict(zip(cards, others, strict=True))
    return renamed


def hidden_choices(round_: Round, draws: Draws) -> Iterator[Finding]:
    """A choice that is hidden changes nothing that anybody else sees, or that a record says of what
    was asked, until the last one is in: another choice in its place gives the same bytes.
    """
    here, moments = Round(round_.setup), []
    for index, action in enumerate(round_.actions):
        here.act(action)
        if index in here.table.sealed:
            moments.append(index)
    if not moments:
        return
    index = moments[draws.below(len(moments))]
    actions = round_.actions[:index]
    here, other = Round(round_.setup, actions), Round(round_.setup, actions)
    made = round_.actions[index]
    here.act(made)
    if not _chosen_otherwise(other, made, draws):
        return
    for later in round_.actions[index + 1 :]:
        prompts = [played.prompt.fingerprint() if played.prompt else "" for played in (here, other)]
        others = [viewer for viewer in viewers(here) if viewer != made.by]
        for viewer in others:
            if seen(here, viewer) != seen(other, viewer):
                what = f"{viewer} can tell a choice: {_difference(here, other, viewer)}"
                yield Finding("leak", index, what)
                return
        if prompts[0] != prompts[1]:
            yield Finding("leak", index, "a fingerprint tells a choice")
            return
        here.act(later)
        if index not in here.table.sealed:
            return
        other.act(later)


def _chosen_otherwise(round_: Round, action: Action, draws: Draws) -> bool:
    """Make another choice than this one; whether there is one."""
    option = round_.prompt.option(action.by, action.do) if round_.prompt else None
    for _ in range(20 if option else 0):
        assert option is not None
        args = {key: value.sample(draws.below) for key, value in option.values.items()}
        if args != action.args:
            try:
                round_.act(Action(action.by, action.do, args))
            except Refusal:
                continue
            return True
    return False


def cards_known(round_: Round, viewer: Viewer) -> set[Card]:
    """Every card that has ever lain where this viewer sees it."""
    return {
        card
        for card, sight, owner in round_.table.glimpses
        if Zone("", owner, sight).seen_by(viewer)
    }


def _renamed(value: JSON, renamed: Mapping[Card, Card]) -> JSON:
    if is_card(value):
        return renamed.get(value, value)
    if isinstance(value, list):
        return [_renamed(part, renamed) for part in value]
    if isinstance(value, Mapping):
        return {key: _renamed(part, renamed) for key, part in value.items()}
    return value


def _difference(here: Round, other: Round, viewer: Viewer) -> str:
    first, second = view(here, viewer), view(other, viewer)
    return ", ".join(
        f"{key} is {first[key]!r:.200} or {second[key]!r:.200}"
        for key in first
        if first[key] != second[key]
    )


# A real deck


def entered_again(round_: Round) -> Round:
    """A finished round dealt by the engine, entered again as played with a real deck: wherever the
    rules ask the dealer to `show`, the card that the engine turned up there. Raises `Refusal` where
    that cannot be done.
    """
    first = Round(round_.setup)
    second = Round(replace(round_.setup, cards="physical", seed=None, cut="", deck=None))
    turned = iter(round_.table.turned)
    for action in round_.actions:
        _show(second, turned)
        glimpses = len(first.table.glimpses)
        asked = first.prompt.option(action.by, action.do) if first.prompt else None
        first.act(action)
        laid = [card for card, sight, _ in first.table.glimpses[glimpses:] if sight == "all"]
        option = second.prompt.option(action.by, action.do) if second.prompt else None
        if option is not None:
            second.act(_named(action, option, laid))
        elif action.by != "dealer" and not (asked and asked.hidden):
            raise Refusal("not-now", f"{action} has no counterpart with a real deck.")
    _show(second, turned)
    while not second.finished:
        if not _forced(second, over=True):
            raise Refusal("not-now", "With a real deck the round is not over.")
        _show(second, turned, over=True)
    return second


def _show(round_: Round, turned: Iterator[Card], over: bool = False) -> None:
    """Show cards, and take what else only a real deck needs, until somebody has a choice. `over`:
    the round dealt by the engine has ended there.
    """
    while round_.prompt is not None:
        option = round_.prompt.option("dealer", "show")
        if option is not None:
            # A hand that is turned over may hold cards that everybody knows already: these are not
            # shown again.
            card = next(
                (card for card in turned if option.values["card"].fault(card) is None), None
            )
            if card is None:
                raise Refusal("not-now", "The engine turned up no card that could be shown here.")
            args = {key: value.sample(lambda _: 0) for key, value in option.values.items()}
            round_.act(Action("dealer", "show", args | {"card": card}))
        elif {option.by for option in round_.prompt.options} != {"dealer"} or not _forced(
            round_, over
        ):
            return


def _forced(round_: Round, over: bool) -> bool:
    """Take the dealer's action, such as gathering a pack; whether there was one. Of two it is the
    one that ends the round where it is `over`, and the other where it goes on.
    """
    actions = [
        Action(
            "dealer",
            option.do,
            {key: value.sample(lambda _: 0) for key, value in option.values.items()},
        )
        for option in (round_.prompt.options if round_.prompt else ())
        if option.by == "dealer"
    ]
    if len(actions) > 1:
        actions = [action for action in actions if _finished_by(round_, action) == over]
    if len(actions) != 1:
        return False
    round_.act(actions[0])
    return True


def _finished_by(round_: Round, action: Action) -> bool:
    """Whether the round is over after this action."""
    return Round(round_.setup, [*round_.actions, action]).finished


def _named(action: Action, option: Option, laid: list[Card]) -> Action:
    """The action with a real deck: where that names a card and the engine knew it unnamed, the card
    it laid.
    """
    if action.args.keys() <= option.values.keys():
        return action
    return Action(
        action.by,
        action.do,
        {key: laid[0] if key == "card" else action.args[key] for key in option.values},
    )


def reentry(round_: Round) -> Iterator[Finding]:
    """A round dealt by the engine and the same round entered card by card give the same
    transfers.
    """
    if not (round_.table.virtual and round_.finished):
        return
    try:
        again = entered_again(round_)
    except EngineError as error:
        yield Finding("re-entry", len(round_.steps) - 2, error.message)
        return
    if (again.transfers, again.carry) != (round_.transfers, round_.carry):
        yield Finding(
            "re-entry", len(round_.steps) - 2, "a real deck gives other transfers, or another carry"
        )
    if again.table.faults:
        yield Finding(
            "re-entry", len(round_.steps) - 2, f"a real deck proves faults: {again.table.faults}"
        )


def all_findings(round_: Round, draws: Draws) -> Iterator[Finding]:
    """Everything that is wrong with this round; the draws choose the moments and the viewer to look
    at.
    """
    looking = viewers(round_)
    yield from conservation(round_)
    yield from words(round_)
    differs = list(replays(round_))
    yield from differs
    if differs:
        return  # the others replay it too
    yield from undoing(round_, draws)
    yield from amending(round_, draws)
    yield from refusals(round_, draws)
    yield from leaks(round_, looking[draws.below(len(looking))], draws)
    yield from hidden_choices(round_, draws)
    yield from reentry(round_)
