"""What a player of the program remembers of cards that no screen shows it any more.

A view is what a screen shows, and a card that was looked at is not shown again. Whoever plays well
remembers it. So in a game whose player names the zones of which every move is public (`REMEMBERS`),
the program is told what its seat has seen of the cards there. A hint to a person is not: what
people have seen is theirs to remember.
"""

from collections.abc import Iterable, Mapping

from games.cards import UNSEEN, Card
from games.engine import Round
from games.engine.zones import sees


def remembered(round_: Round, seat: int, zones: Iterable[str]) -> Mapping[str, list[Card]]:
    """The cards of the zones whose names begin so, as far as this seat has ever seen them; ``??``
    for the others.
    """
    table, beginnings = round_.table, tuple(zones)
    seen = {seen.card for seen in table.sightings if sees(seat, seen.sight, seen.owner)}
    return {
        name: [card if card in seen else UNSEEN for card in zone.cards]
        for name, zone in table.zones.items()
        if name.startswith(beginnings)
    }
