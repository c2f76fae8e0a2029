"""How the program plays Chinese Ten: it catches what counts most, and lays what is missed least."""

from collections.abc import Mapping

from games.cards import Card
from games.cards.fishing import LAYOUT
from games.chinese_ten.catches import catch, choices, pairs, points
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """The catch that counts most; without one the card that gives least away. None where it cannot
    see its hand, or somebody else is asked.
    """
    if not seen.may_act or not seen.knows_hand:
        return None
    if (option := seen.may("take")) is not None:
        best = max(option.cards(), key=lambda card: worth(seen, card))
        return advice(seen.act("take", card=best), "why.chinese-ten.take")
    option = seen.may("play")
    if option is None:
        return None
    card = max(option.cards(), key=lambda card: merit(seen, card))
    layout = seen.cards(LAYOUT)
    if choice := choices(card, layout):
        taken = max(choice, key=lambda other: worth(seen, other))
        return advice(seen.act("play", card=card, take=taken), "why.chinese-ten.catch")
    why = "catch" if catch(card, layout) else "lay"
    return advice(seen.act("play", card=card), f"why.chinese-ten.{why}")


def worth(seen: Observation, card: Card) -> int:
    """What a card counts."""
    return points(card, len(seen.seats))


def merit(seen: Observation, card: Card) -> tuple[bool, int, bool]:
    """Whether a card catches, the points of the catch or else those given away, and whether a card
    of the hand could catch it back.
    """
    layout = seen.cards(LAYOUT)
    found = (
        catch(card, layout) or sorted(choices(card, layout), key=lambda it: worth(seen, it))[-1:]
    )
    back = any(pairs(card, other) for other in seen.hand if other != card)
    if not found:
        return False, -worth(seen, card), back
    return True, worth(seen, card) + sum(worth(seen, other) for other in found), back


WHY: Mapping[str, str] = {
    "why.chinese-ten.catch": gettext_noop("No other catch counts more."),
    "why.chinese-ten.lay": gettext_noop("It catches nothing, and gives least away."),
    "why.chinese-ten.take": gettext_noop("Of these it counts most."),
}
"""Why it does what it does: a sentence to each code."""
