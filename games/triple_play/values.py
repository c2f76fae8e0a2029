"""What an action of Triple Play names: melds, and the two cards that take the pile. Which go
together a check says; what a random player tries is likely to.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeGuard

from games.cards import Card, is_card
from games.engine import JSON
from games.engine.values import Draw, Schema
from games.language import gettext
from games.triple_play.melds import CANASTA, LEAST, NAMES, WILD, is_wild, meld_error, meld_of

Guess: TypeAlias = Callable[[Draw], Sequence[Card]]
"""The cards that a random player goes by: its hand, or with a real deck as many unseen ones."""
PAIR = 2
"""So many cards of the hand take the pile."""


@dataclass(frozen=True)
class Meld:
    """Cards of the hand that go to a meld of this name."""

    rank: str
    cards: list[Card]


@dataclass(frozen=True, slots=True)
class Melds:
    """One or more melds, none of the same name twice, each with one or more cards."""

    offered: tuple[Card, ...]
    """The cards of which they are made, as a screen offers them."""
    guess: Guess
    unfinished: Mapping[str, Sequence[Card]]

    def error(self, value: JSON) -> str | None:
        if type(value) is not list or not value:
            return gettext("must be a list of one or more melds, each with its rank and its cards")
        names: list[JSON] = []
        for number, row in enumerate(value, 1):
            if type(row) is not dict or row.keys() != {"rank", "cards"}:
                return gettext(
                    "must be melds with a rank and cards; {number} is not", number=number
                )
            if row["rank"] not in NAMES:
                return gettext("must be melds of {ranks}", ranks=" ".join(NAMES))
            if row["rank"] in names:
                return gettext("cannot hold two melds of the same rank")
            names.append(row["rank"])
            if not _are_cards(row["cards"]):
                return gettext("must be melds of one or more cards, such as “Ah” or “Jk”")
        return None

    def data(self) -> JSON:
        cards: JSON = {"of": list(self.offered), "least": 1, "most": CANASTA}
        return {"rows": {"rank": list(NAMES), "cards": cards}, "least": 1, "most": len(NAMES)}

    def schema(self) -> Schema:
        row = {
            "type": "object",
            "properties": {
                "rank": {"enum": list(NAMES)},
                "cards": {"type": "array", "items": {"type": "string"}},
            },
            "required": ["rank", "cards"],
        }
        return {"type": "array", "items": row}

    def sample(self, draw: Draw) -> JSON:
        return likely_melds(self.guess(draw), self.unfinished, draw)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two cards of the hand, to be melded with the top of the pile."""

    offered: tuple[Card, ...]
    guess: Guess
    top: Card

    def error(self, value: JSON) -> str | None:
        if not _are_cards(value) or len(value) != PAIR:
            return gettext("must be a list of two cards of the hand")
        return None

    def data(self) -> JSON:
        return {"of": list(self.offered), "least": PAIR, "most": PAIR}

    def schema(self) -> Schema:
        return {"type": "array", "items": {"type": "string"}}

    def sample(self, draw: Draw) -> JSON:
        held = self.guess(draw)
        name = meld_of(self.top)
        alike = [card for card in held if meld_of(card) == name]
        if is_wild(self.top):
            alike = [card for card in alike if card[0] == self.top[0]]
        wild = [card for card in held if is_wild(card)] if name != WILD else []
        pair = [*alike, *wild[:1], *held][:PAIR]
        return list(pair)


def _are_cards(value: JSON) -> TypeGuard[list[Card]]:
    return type(value) is list and bool(value) and all(map(is_card, value))


def likely_melds(
    held: Sequence[Card], unfinished: Mapping[str, Sequence[Card]], draw: Draw
) -> list[JSON]:
    """Melds that these cards may make, as somebody who does not think long lays them: all of them
    or one, with a wild card here and there.
    """
    wild = [card for card in held if is_wild(card)]
    found: list[Meld] = []
    for name in NAMES:
        there = list(unfinished.get(name, ()))
        if name == WILD:
            cards = wild[: CANASTA - len(there)]
        else:
            natural = [card for card in held if meld_of(card) == name]
            cards = natural[: CANASTA - len(there)]
            short = len(there) + len(cards) < LEAST
            while wild and (short or draw(3) == 0):
                if not cards or meld_error(name, [*there, *cards, wild[0]]):
                    break
                cards.append(wild.pop(0))
        if cards and meld_error(name, [*there, *cards]) is None:
            found.append(Meld(name, cards))
    if not found:
        return [{"rank": NAMES[draw(len(NAMES))], "cards": [held[draw(len(held))]]}]
    if draw(2):
        found = [found[draw(len(found))]]
    if sum(len(meld.cards) for meld in found) == len(held) and len(held) > 1 and draw(2):
        found = (
            found[1:]
            if len(found[0].cards) == 1
            else [
                Meld(found[0].rank, found[0].cards[1:]),
                *found[1:],
            ]
        )
    return [{"rank": meld.rank, "cards": list(meld.cards)} for meld in found]
