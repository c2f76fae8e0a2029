"""Whether a viewer can tell what is hidden: another card, or another choice, changes no byte."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from games.cards import Card, is_card
from games.engine import JSON, Action, NotARound, Refusal, Round, Viewer
from games.engine.shuffle import Draws
from games.engine.words import TEXT_KEYS
from games.engine.zones import sees
from games.trials.findings import Finding, difference, seen, viewers


def leaks(round_: Round, viewer: Viewer, draws: Draws) -> Iterator[Finding]:
    """Two rounds that differ only in what is hidden from a viewer give that viewer the same bytes.

    Up to a random moment of the round, every card that the viewer has had no sight of changes
    places with another such card; the same actions then lead through the other world, until one
    does not fit there.
    """
    for index, (here, other) in enumerate(worlds(round_, viewer, draws), -1):
        if seen(here, viewer) != seen(other, viewer):
            yield Finding(
                "leak", index, f"{viewer} can tell hidden cards: {difference(here, other, viewer)}"
            )
            return


def worlds(round_: Round, viewer: Viewer, draws: Draws) -> Iterator[tuple[Round, Round]]:
    """A round, and one that differs from it only in what is hidden from a viewer, side by side: at
    its beginning, and after each action.
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
    yield here, other
    for action in actions:
        here.act(action)
        try:
            other.act(with_cards_renamed(action, renamed))
        except Refusal:
            return
        yield here, other


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
    # The last choice reveals the others, and itself at once.
    revealed = round_.table.revealed.items()
    moments = [choice for choice, revealing in revealed if choice != revealing]
    moments += round_.table.sealed
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
                what = f"{viewer} can tell a choice: {difference(here, other, viewer)}"
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
    """Every card that has ever lain where this viewer sees it, or that everybody knows by the rules
    not to lie in some zone: it stays where it is.
    """
    table = round_.table
    seen = {seen.card for seen in table.sightings if sees(viewer, seen.sight, seen.owner)}
    return seen | table.known_elsewhere


def with_cards_renamed(action: Action, renamed: Mapping[Card, Card]) -> Action:
    """The same action with other cards."""
    args = {
        key: value if key in TEXT_KEYS else with_renamed_cards(value, renamed)
        for key, value in action.args.items()
    }
    return Action(action.by, action.do, args)


def with_renamed_cards(value: JSON, renamed: Mapping[Card, Card]) -> JSON:
    """The same with other cards, wherever one is named."""
    if is_card(value):
        return renamed.get(value, value)
    if isinstance(value, list):
        return [with_renamed_cards(part, renamed) for part in value]
    if isinstance(value, Mapping):
        return {key: with_renamed_cards(part, renamed) for key, part in value.items()}
    return value
