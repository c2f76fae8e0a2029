"""A real deck, for random play: which cards lie where, though the engine has not been shown them.

The engine knows of an unseen card only in which zone it is. Here every one of them has a face: the
cards of a hand stay the same until they are played, and what is drawn comes off the stock. So
random people with a real deck play what they hold, which need not be what the rules want of them.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import replace

from games.cards import UNSEEN, Card, is_card
from games.engine import STOCK, OneOf, Option, Round, ShownCard, ShownCards, Table, Value
from games.engine.shuffle import Draws, shuffled


class RealDeck:
    """The faces of the unseen cards of a table, by zone."""

    def __init__(self, draws: Draws) -> None:
        self._draws = draws
        self._faces: Mapping[str, list[Card]] = {}

    def follow(self, round_: Round) -> None:
        """Take in what has happened: every unseen card that is where it was keeps its face, and the
        others have those that are left.
        """
        table = round_.table
        left = table.unseen_faces()
        faces: dict[str, list[Card]] = {}
        for zone in table.zones.values():
            faces[zone.name] = []
            for card in self._faces.get(zone.name, ())[: zone.cards.count(UNSEEN)]:
                if left[card] > 0:
                    left[card] -= 1
                    faces[zone.name].append(card)
        rest = shuffled(list(left.elements()), self._draws)
        for zone in table.zones.values():
            missing = zone.cards.count(UNSEEN) - len(faces[zone.name])
            faces[zone.name] += [rest.pop() for _ in range(min(missing, len(rest)))]
        self._faces = faces

    def narrowed(self, round_: Round, option: Option) -> Option | None:
        """The option as the cards allow it: the unseen ones that it names lie where they come from.
        None where none does.
        """
        values = {}
        for key, value in option.values.items():
            values[key] = _among(value, self._source(round_.table, option), round_.table)
            if values[key] is None and key not in option.optional:
                return None
        held = {key: value for key, value in values.items() if value is not None}
        # Who knows the cards tries what nobody would claim at random.
        return option._replace(values=held, weight=max(option.weight, 1))

    def _source(self, table: Table[object], option: Option) -> list[Card]:
        """Where the cards of an option come from: a seat's own zones; what the dealer shows, from
        the hand of a seat that is named, or off the stock, or wherever nobody's cards lie.
        """
        seat = option.by
        if seat == "dealer":
            named = option.values.get("seat")
            if isinstance(named, OneOf):
                seat = named.values[0]
            elif self._faces.get(STOCK):
                return self._faces[STOCK][:1]
        owner = None if seat == "dealer" else seat
        zones = [zone for zone in table.zones.values() if zone.owner == owner]
        known = [card for zone in zones for card in zone.cards if card != UNSEEN]
        return known + [card for zone in zones for card in self._faces.get(zone.name, ())]


def _among(value: Value, source: Collection[Card], table: Table[object]) -> Value | None:
    """A value that names unseen cards, with those of the source alone; None where there are too
    few.
    """
    if isinstance(value, ShownCard):
        cards = tuple(card for card in value.cards if card in source)
        return replace(value, cards=cards) if cards else None
    if isinstance(value, ShownCards):
        held = Counter(value.cards) & Counter(source)
        cards = tuple(held.elements())
        most = min(value.most, len(cards))
        return replace(value, cards=cards, most=most) if len(cards) >= value.least else None
    if isinstance(value, OneOf) and any(card in table.unseen() for card in value.values):
        fits = tuple(card for card in value.values if not is_card(card) or card in source)
        return replace(value, values=fits) if fits else None
    return value
