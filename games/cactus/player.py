"""How the program plays Cactus: by what it has seen of the cards, and six for a card that it has
not.
"""

from collections.abc import Mapping

from games.cactus.deal import POWERS, Deal, worth
from games.cards import UNSEEN, Card, rank
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice

REMEMBERS = ("place:",)
"""The zones that it remembers the cards of: every card moves there in everybody's sight."""
UNKNOWN = 6
"""What a card counts on average that nobody has seen: 340 in 52 cards, rounded down."""
CALLS_AT = 5
"""It calls cactus with so little in its layout, or less."""
LOW = 3
"""So little on the pile is worth taking."""


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """Match what is known to match, swap high cards for low ones, look at what is unknown, and call
    when it is low. None for who must remember for themselves.
    """
    if seen.memory is None or not seen.may_act or not seen.knows_hand:
        return None
    mine = cards_of(seen, seen.seat)
    top = seen.cards("pile")
    if seen.may("match") is not None:
        for number, card in mine.items():
            if card != UNSEEN and rank(card) == rank(top[0]) and worth([card]):
                action = seen.act("match", place=number, on=top[0])
                return advice(action, "why.cactus.match", card=card)
    if not seen.awaited:
        return None
    if seen.may("draw") is not None:
        return get_card(seen, mine)
    if seen.may("end") is not None:
        return end(seen, mine)
    return use_card(seen, mine)


def cards_of(seen: Observation, seat: int) -> dict[int, Card]:
    """The cards of a layout by their places, as far as they were seen."""
    memory = seen.memory or {}
    beginning = f"place:{seat}:"
    return {
        int(name.removeprefix(beginning)): cards[0]
        for name, cards in memory.items()
        if cards and name.startswith(beginning)
    }


def expected(card: Card) -> int:
    """What a card counts, or may count."""
    return UNKNOWN if card == UNSEEN else worth([card])


def highest(cards: Mapping[int, Card]) -> tuple[int, int]:
    """The place of the highest card, and what it counts; of equal ones an unknown card, which may
    be higher.
    """
    place = max(cards, key=lambda number: (expected(cards[number]), cards[number] == UNSEEN))
    return place, expected(cards[place])


def get_card(seen: Observation, mine: Mapping[int, Card]) -> Advice:
    """Take a low card from the pile, else draw."""
    top = seen.cards("pile")
    if (
        seen.may("take") is not None
        and mine
        and worth(top) <= LOW
        and worth(top) < highest(mine)[1]
    ):
        return advice(seen.act("take"), "why.cactus.take", card=top[0])
    return advice(seen.act("draw"), "why.cactus.draw")


def use_card(seen: Observation, mine: Mapping[int, Card]) -> Advice | None:
    """Match with it later, swap it for a higher one, use its power, or discard it: the first of
    these that helps.
    """
    card = seen.hand[0]
    alike = [own for own in mine.values() if own != UNSEEN and rank(own) == rank(card)]
    if alike and worth([card]) and seen.may("discard") is not None:
        return advice(seen.act("discard"), "why.cactus.discard-to-match", card=card)
    place, most = highest(mine) if mine else (0, 0)
    if mine and (most - worth([card]) >= LOW or seen.may("discard") is None):
        return advice(seen.act("swap", place=place), "why.cactus.swap", card=card, place=place)
    return power(seen, mine) or advice(seen.act("discard"), "why.cactus.discard", card=card)


def power(seen: Observation, mine: Mapping[int, Card]) -> Advice | None:
    """Look at a card that nobody has seen, of one's own first; trade a high one for a low one."""
    theirs = {
        number: card
        for seat in seen.seats
        if seat != seen.seat
        for number, card in cards_of(seen, seat).items()
    }
    do = POWERS.get(rank(seen.hand[0]), "")
    if not do or seen.may(do) is None:
        return None
    if do == "trade":
        lowest = min(theirs, key=lambda number: expected(theirs[number]))
        place, most = highest(mine)
        if most - expected(theirs[lowest]) < LOW:
            return None
        return advice(seen.act(do, mine=place, theirs=lowest), "why.cactus.trade")
    unknown = [
        number for number, card in (mine if do == "look" else theirs).items() if card == UNSEEN
    ]
    return advice(seen.act(do, place=unknown[0]), f"why.cactus.{do}") if unknown else None


def end(seen: Observation, mine: Mapping[int, Card]) -> Advice:
    """Call cactus with a low layout; after that the other has one turn more."""
    total = sum(map(expected, mine.values()))
    if seen.may("cactus") is not None and total <= CALLS_AT:
        return advice(seen.act("cactus"), "why.cactus.call", count=total)
    if seen.facts(Deal).caller is not None:
        return advice(seen.act("end"), "why.cactus.last")
    return advice(seen.act("end"), "why.cactus.end", count=total)


WHY: Mapping[str, str] = {
    "why.cactus.call": gettext_noop("The layout may count about {count}: low enough to call."),
    "why.cactus.discard": gettext_noop("The {card} helps nowhere."),
    "why.cactus.discard-to-match": gettext_noop("A card of the layout can follow the {card}."),
    "why.cactus.draw": gettext_noop("Nothing on the pile is worth taking."),
    "why.cactus.end": gettext_noop("The layout may count about {count}: too much to call."),
    "why.cactus.last": gettext_noop("Nothing more can be done."),
    "why.cactus.look": gettext_noop("It has not seen this card of its own yet."),
    "why.cactus.match": gettext_noop("The {card} matches, and is gone."),
    "why.cactus.spy": gettext_noop("It has not seen this card of the other's yet."),
    "why.cactus.swap": gettext_noop("The {card} is lower than what may lie at place {place}."),
    "why.cactus.take": gettext_noop("The {card} is low."),
    "why.cactus.trade": gettext_noop("The other's card may be lower."),
}
"""Why it does what it does: a sentence to each code."""
