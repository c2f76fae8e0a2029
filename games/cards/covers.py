"""Covers: many cards put into melds at once, each card in one: whether a table comes out, and how
much of a hand can go with it. Wild cards are not known here.

The ranks are gone through as the ladder climbs. All that matters of the cards so far is how long
the open sequences of each suit are, and no more than what a sequence needs at least: so two packs
are decided in a moment (van Rijn, Takes and Vis, *The Complexity of Rummikub Problems*, 2015).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product, repeat
from typing import TypeAlias

from games.cards import RANKS, SUITS, Card
from games.cards.melds import Meld, MeldRules, in_order

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each suit."""
Open: TypeAlias = tuple[int, ...]
"""How long the open sequences of a suit are, the shortest first."""
State: TypeAlias = tuple[tuple[Open, ...], Counts]
"""The open sequences of each suit, and how many cards a rank that stands at both ends of the ladder
(the ace) has given at the low one.
"""


@dataclass(frozen=True, slots=True)
class _Rung:
    """A rank of the ladder, or one that is only in sets, and the cards there are of it."""

    rank: str
    climbs: bool
    last: bool
    """Whether the rank comes no more: by now all its cards are where they belong."""
    held: Counts
    needed: Counts
    worth: Counts


@dataclass(frozen=True, slots=True)
class _Choice:
    """So many cards of a rank go into sets, and so many into sequences."""

    sets: Counts
    sequences: Counts


@dataclass(frozen=True, slots=True)
class _Way:
    """The best way to a state: what the cards put into melds are worth, and the last step of it."""

    worth: int
    before: State
    choice: _Choice


_START: State = (((),) * len(SUITS), (0,) * len(SUITS))
_NOTHING = _Way(0, _START, _Choice((), ()))


def partition(cards: Sequence[Card], rules: MeldRules) -> list[Meld] | None:
    """All of these cards in melds; None where they do not come out."""
    return cover(cards, (), rules)


def cover(
    must: Sequence[Card],
    may: Sequence[Card],
    rules: MeldRules,
    worth: Callable[[Card], int] = lambda _: 1,
) -> list[Meld] | None:
    """All cards of `must` in melds, and with them those of `may` that are worth most together; None
    where the former do not come out even so. What a card is worth is 0 or more.
    """
    rungs = list(_rungs(Counter(must), Counter([*must, *may]), rules, worth))
    layers: list[dict[State, _Way]] = [{_START: _NOTHING}]
    for rung in rungs:
        layers.append(_climb(layers[-1], rung, rules))
    least = rules.least_sequence
    ends = {
        state: way.worth
        for state, way in layers[-1].items()
        if all(length >= least for opened in state[0] for length in opened)
    }
    if not ends:
        return None
    choices = _way_to(max(ends, key=ends.__getitem__), layers)
    return list(_melds(list(zip(rungs, choices, strict=True)), rules))


def _rungs(
    needed: Counter[Card], held: Counter[Card], rules: MeldRules, worth: Callable[[Card], int]
) -> Iterator[_Rung]:
    """The ladder, then the ranks that are not on it."""
    letters = [*rules.ladder, *(letter for letter in RANKS if letter not in rules.ladder)]
    for place, letter in enumerate(letters):
        faces = [letter + suit for suit in SUITS]
        yield _Rung(
            rank=letter,
            climbs=letter in rules.ladder,
            last=letter not in letters[place + 1 :],
            held=tuple(held[face] for face in faces),
            needed=tuple(needed[face] for face in faces),
            worth=tuple(worth(face) for face in faces),
        )


# Up the ladder


def _climb(layer: Mapping[State, _Way], rung: _Rung, rules: MeldRules) -> dict[State, _Way]:
    """The states after a rung that are worth going on from, each with the best way to it."""
    found: dict[State, _Way] = {}
    for state, way in layer.items():
        for sets, sequences, after in _choices(state, rung, rules):
            used = map(int.__add__, sets, sequences)
            worth = way.worth + sum(map(int.__mul__, used, rung.worth))
            if after not in found or worth > found[after].worth:
                found[after] = _Way(worth, state, _Choice(sets, sequences))
    return _undominated(found, rules.least_sequence)


def _undominated(layer: Mapping[State, _Way], least: int) -> dict[State, _Way]:
    """Without the states from which nothing comes that does not come as well from another one whose
    cards are worth as much.
    """

    def promise(state: State) -> tuple[int, ...]:
        return (layer[state].worth, *map(sum, state[0]))

    kept: dict[Counts, list[tuple[Open, ...]]] = {}
    for opened, given in sorted(layer, key=promise, reverse=True):
        others = kept.setdefault(given, [])
        if not any(all(map(_as_good, other, opened, repeat(least))) for other in others):
            others.append(opened)
    states = ((opened, given) for given, others in kept.items() for opened in others)
    return {state: layer[state] for state in states}


def _choices(state: State, rung: _Rung, rules: MeldRules) -> Iterator[tuple[Counts, Counts, State]]:
    """What can be done with the cards of a rank: how many go into sets and how many into sequences,
    and the state after it.
    """
    opened, given = state
    free, owed = rung.held, (0,) * len(SUITS)
    if rung.last:
        out = given if rung.rank in rules.ladder[:1] else (0,) * len(SUITS)
        free = tuple(map(int.__sub__, rung.held, out))
        owed = tuple(max(0, count - gone) for count, gone in zip(rung.needed, out, strict=True))
    barred = not rung.last or rung.rank not in rules.set_ranks
    for sets in _set_counts((0,) * len(SUITS) if barred else free, rules):
        owing = map(int.__sub__, owed, sets)
        most = map(int.__sub__, free, sets) if rung.climbs else repeat(0)
        ways = map(_continued, opened, owing, most, repeat(rules.least_sequence))
        for ways_of_suits in product(*ways):
            sequences, after = zip(*ways_of_suits, strict=True)
            yield sets, sequences, (after, given if rung.last else sequences)


@lru_cache(maxsize=4096)
def _as_good(lengths: Open, others: Open, least: int) -> bool:
    """Whether whatever goes on from the other open sequences goes on from these: each is as long as
    one of those, and what there is besides can be closed.
    """
    count = len(others)
    return (
        len(lengths) >= count
        and all(map(int.__ge__, lengths[:count], others))
        and all(length >= least for length in lengths[count:])
    )


@lru_cache(maxsize=4096)
def _continued(lengths: Open, owed: int, most: int, least: int) -> tuple[tuple[int, Open], ...]:
    """How many cards, from `owed` to `most`, can go on with the open sequences of a suit, so that
    every one goes on that is too short to be closed; and each time the open sequences after that.
    """
    short = sum(1 for length in lengths if length < least)
    counts = range(max(short, owed), most + 1)
    return tuple((count, _lengthened(lengths, count, least)) for count in counts)


def _lengthened(lengths: Open, cards: int, least: int) -> Open:
    """The open sequences once so many cards are put to them, the short ones first: those that get
    none are closed, cards that are left over begin new ones.
    """
    longer = [min(length + 1, least) for length in lengths[:cards]]
    return tuple(sorted([*longer, *[1] * (cards - len(longer))]))


@lru_cache(maxsize=4096)
def _set_counts(free: Counts, rules: MeldRules) -> tuple[Counts, ...]:
    """How many cards of each suit can go into sets of one rank together."""
    counts = product(*(range(count + 1) for count in free))
    return tuple(each for each in counts if _number_of_sets(each, rules) is not None)


def _number_of_sets(counts: Counts, rules: MeldRules) -> int | None:
    """How many sets these cards of one rank make, all of them; None where they make none."""
    least, most = rules.set_sizes
    total = sum(counts)
    for sets in range(max(counts) if rules.suits_differ else 0, total // least + 1):
        if least * sets <= total <= most * sets:
            return sets
    return None


# Back again


def _way_to(state: State, layers: Sequence[Mapping[State, _Way]]) -> list[_Choice]:
    """The choices that lead to a state, from the first rung on."""
    choices = []
    for layer in reversed(layers[1:]):
        way = layer[state]
        choices.append(way.choice)
        state = way.before
    return choices[::-1]


def _melds(steps: Sequence[tuple[_Rung, _Choice]], rules: MeldRules) -> Iterator[Meld]:
    for rung, choice in steps:
        yield from _sets(rung.rank, choice.sets, rules)
    for each, letter in enumerate(SUITS):
        opened: list[list[Card]] = []
        for rung, choice in steps:
            opened.sort(key=lambda cards: min(len(cards), rules.least_sequence))
            count = choice.sequences[each]
            for cards in opened[count:]:
                yield from _cut(cards, rules)
            opened = [*opened[:count], *([] for _ in range(count - len(opened)))]
            for cards in opened:
                cards.append(rung.rank + letter)
        for cards in opened:
            yield from _cut(cards, rules)


def _sets(letter: str, counts: Counts, rules: MeldRules) -> Iterator[Meld]:
    """The sets these cards of a rank make: dealt round, so that none has a suit twice."""
    sets = _number_of_sets(counts, rules) or 0
    cards = [letter + suit for suit, count in zip(SUITS, counts, strict=True) for _ in range(count)]
    for first in range(sets):
        yield tuple(cards[first::sets])


def _cut(cards: Sequence[Card], rules: MeldRules) -> Iterator[Meld]:
    """A sequence; two of one that climbs from ace to ace."""
    if len(set(cards)) < len(cards):
        least = rules.least_sequence
        yield in_order(cards[:least], rules)
        cards = cards[least:]
    yield in_order(cards, rules)
