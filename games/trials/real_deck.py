"""A real deck, for random play: which cards lie where, though the engine has not been shown them.

The engine knows of an unseen card only in which zone it is. Here every one of them has a face: the
cards of a hand stay the same until they are played, and what is drawn comes off the stock. So
random people with a real deck play what they hold, which need not be what the rules want of them.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import replace

from games.cards import UNSEEN, Card, is_card, rank
from games.engine import OneOf, Option, Round, ShownCard, ShownCards, Table, Value, Ways
from games.engine.shuffle import Draws, shuffled
from games.engine.zones import Zone


class RealDeck:
    """The faces of the unseen cards of a table, by zone."""

    def __init__(self, draws: Draws) -> None:
        self._draws = draws
        self._faces: Mapping[str, list[Card]] = {}

    def follow(self, round_: Round) -> None:
        """Take in what has happened: every unseen card that is where it was keeps its face, and the
        others have those that are left; all are dealt out anew where what the rules made known
        allows nothing else.
        """
        table = round_.table
        if not self._deal_out(table) and any(map(table.ruled_out, table.zones)):
            self._faces = {}
            self._deal_out(table)

    def _deal_out(self, table: Table[object]) -> bool:
        """Give every unseen card a face; whether that could be done."""
        left = table.unseen_faces()
        faces: dict[str, list[Card]] = {}
        for zone in table.zones.values():
            faces[zone.name] = []
            for card in self._faces.get(zone.name, ()):
                stays = left[card] > 0 and card not in table.ruled_out(zone.name)
                if stays and len(faces[zone.name]) < zone.cards.count(UNSEEN):
                    left[card] -= 1
                    faces[zone.name].append(card)
        rest = shuffled(list(left.elements()), self._draws)
        # A zone that may not hold every card takes what it may before the others take all.
        for zone in sorted(table.zones.values(), key=lambda zone: -len(table.ruled_out(zone.name))):
            missing = zone.cards.count(UNSEEN) - len(faces[zone.name])
            fits = [card for card in reversed(rest) if card not in table.ruled_out(zone.name)]
            for card in fits[:missing]:
                rest.remove(card)
                faces[zone.name].append(card)
        self._faces = faces
        return all(
            len(faces[zone.name]) == zone.cards.count(UNSEEN) for zone in table.zones.values()
        )

    def narrowed(self, round_: Round, option: Option) -> Option | None:
        """The option as the cards allow it: the unseen ones that it names lie where they come from,
        and come from one zone. None where none does.
        """
        table, sources = round_.table, self._sources(round_.table, option)
        first = self._draws.below(len(sources)) if len(sources) > 1 else 0
        for zones in sources[first:] + sources[:first]:
            cards = [card for zone in zones for card in self._cards_in(table, zone)]
            values = {key: _among(value, cards, table) for key, value in option.values.items()}
            held = {key: value for key, value in values.items() if value is not None}
            # Who knows the cards tries what nobody would claim at random.
            true = option._replace(values=held, weight=max(option.weight, 1))
            is_whole = all(key in held or key in option.optional for key in option.values)
            if is_whole and whole_answers(true) != ():
                return _out_of(true, table.zones[zones[0]]) if len(sources) > 1 else true
        return None

    def _sources(self, table: Table[object], option: Option) -> list[tuple[str, ...]]:
        """Where the cards of an option may come from: each zone that its values name, or else all
        zones of its seat together.
        """
        for value in option.values.values():
            if isinstance(value, (ShownCard, ShownCards)) and value.zones:
                return [(zone,) for zone in value.zones]
        zones = table.zones.values()
        return [tuple(zone.name for zone in zones if option.by in ("dealer", zone.owner))]

    def _cards_in(self, table: Table[object], zone: str) -> list[Card]:
        known = [card for card in table.cards(zone) if card != UNSEEN]
        return known + self._faces.get(zone, [])


def _out_of(option: Option, zone: Zone) -> Option:
    """The option to show a card, out of this zone (`Table.showing`)."""
    values = {key: value for key, value in option.values.items() if key != "seat"}
    if zone.owner is not None:
        values["seat"] = OneOf((zone.owner,))
    return option._replace(values=values, optional=())


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


def whole_answers(option: Option) -> Ways | None:
    """The answers that are listed; with a real deck the card that one names stands for all of its
    rank that may be named.
    """
    ways, value = option.ways(), option.values.get("card")
    if ways is None or not isinstance(value, ShownCard):
        return ways
    return tuple(
        {**way, "card": card}
        for way in ways
        for card in value.cards
        if rank(card) == rank(str(way["card"]))
    )
