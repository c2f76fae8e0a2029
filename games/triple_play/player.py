"""How the program plays Triple Play: it melds what it has, keeps wild cards for a canasta of them
or to finish others, takes a pile that is worth it, and goes out when the book is finished.
"""

from collections.abc import Iterator, Mapping, Sequence

from games.cards import Card
from games.cards.scores import side_of
from games.engine import JSON
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice
from games.triple_play.board import TriplePlayBoard
from games.triple_play.layout import Deal, Partners, foot, knee, melds_zone
from games.triple_play.melds import (
    CANASTA,
    LEAST,
    NAMES,
    NO_WILD,
    WILD,
    Canasta,
    canasta,
    cost,
    is_wild,
    letter,
    meld_error,
    meld_of,
    missing,
    worth,
)
from games.triple_play.values import PAIR, Meld

GOOD_PILE = 4
"""A pile of so many cards is worth more than two from the stock."""
EACH_UNSEEN = 12
"""What a card costs on average that nobody has looked at."""
DEAR = 600
"""Cards that cost more than this had better be melded before the deal ends."""


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """What to do in each step; None where it cannot see its hand, or nothing is asked of it."""
    if not seen.may_act or not seen.knows_hand:
        return None
    if seen.may("answer") is not None:
        return answer(seen)
    if seen.may("draw") is not None or seen.may("pass") is not None:
        return begin(seen)
    return meld(seen) or ask(seen) or end(seen)


def answer(seen: Observation) -> Advice:
    """Leave to go out, unless the own cards cost too much."""
    unseen = seen.count(knee(seen.seat)) + seen.count(foot(seen.seat))
    allow = cost(seen.hand) + EACH_UNSEEN * unseen < DEAR
    return advice(
        seen.act("answer", allow=allow), f"why.triple-play.{'allow' if allow else 'forbid'}"
    )


# Beginning a turn


def begin(seen: Observation) -> Advice:
    """The pile where it can be had and is worth it, or two cards."""
    worth_it = seen.count("pile") >= GOOD_PILE or not opened(seen)
    if seen.may("pile") is not None and worth_it and (taken := pile(seen)):
        pair, melds = taken
        more: dict[str, JSON] = {"melds": rows(melds)} if melds else {}
        return advice(seen.act("pile", cards=list(pair), **more), "why.triple-play.pile")
    do = "draw" if seen.may("draw") is not None else "pass"
    return advice(seen.act(do), f"why.triple-play.{do}")


def pile(seen: Observation) -> tuple[list[Card], list[Meld]] | None:
    """Two cards that take the pile, and melds that it needs besides to open; None where it is not
    to be had.
    """
    card = seen.board(TriplePlayBoard)["top"]
    assert card is not None
    name, there = meld_of(card), unfinished(seen)
    pair = [each for each in seen.hand if alike(each, card)][:PAIR]
    if len(pair) == 1 and name != WILD and name not in NO_WILD:
        pair += [each for each in seen.hand if is_wild(each)][:1]
    if len(pair) < PAIR or meld_error(name, [*there.get(name, ()), *pair, card]):
        return None
    left = without(seen.hand, pair)
    if not left and seen.count("pile") == 1 and seen.seat in seen.facts(Deal).feet:
        return None
    short = 0 if opened(seen) else seen.board(TriplePlayBoard)["opening"] - worth([*pair, card])
    if short <= 0:
        return pair, []
    melds = [each for each in natural_melds(left, {}) if each.rank != name]
    return (pair, melds) if points(melds) >= short else None


def alike(card: Card, top: Card) -> bool:
    """Whether a card is what takes this one without help."""
    return letter(card) == letter(top) if is_wild(top) else meld_of(card) == meld_of(top)


# Melding


def meld(seen: Observation) -> Advice | None:
    """Everything that can be melded, as long as what must be kept is kept."""
    if seen.may("meld") is None:
        return None
    melds = kept_back(seen, found(seen))
    if not melds or (not opened(seen) and points(melds) < seen.board(TriplePlayBoard)["opening"]):
        return None
    finishes = any(True for _ in finished(seen, melds))
    why = "canasta" if finishes else "meld" if opened(seen) else "open"
    return advice(seen.act("meld", melds=rows(melds)), f"why.triple-play.{why}")


def found(seen: Observation) -> list[Meld]:
    """What the hand can meld: cards of a rank, then wild cards."""
    there, held = unfinished(seen), seen.hand
    melds = natural_melds(held, there)
    wild = [card for card in held if is_wild(card)]
    if not opened(seen):
        return with_wild(melds, wild, seen.board(TriplePlayBoard)["opening"] - points(melds))
    if WILD in there or len(wild) >= LEAST:
        return [*melds, Meld(WILD, wild[: CANASTA - len(there.get(WILD, ()))])] if wild else melds
    return finished_by_wild(melds, wild, there)


def natural_melds(held: Sequence[Card], there: Mapping[str, Sequence[Card]]) -> list[Meld]:
    """What can be melded without a wild card."""
    melds = []
    for name in NAMES:
        lying = there.get(name, ())
        cards = [card for card in held if name != WILD and meld_of(card) == name]
        cards = cards[: CANASTA - len(lying)]
        if cards and meld_error(name, [*lying, *cards]) is None:
            melds.append(Meld(name, cards))
    return melds


def with_wild(melds: Sequence[Meld], wild: Sequence[Card], short: int) -> list[Meld]:
    """The same with wild cards to open with, as many as are needed."""
    left, result = list(wild), []
    for each in melds:
        cards = list(each.cards)
        if left and short > 0 and meld_error(each.rank, [*cards, left[0]]) is None:
            short -= worth(left[:1])
            cards.append(left.pop(0))
        result.append(Meld(each.rank, cards))
    return result


def finished_by_wild(
    melds: Sequence[Meld],
    wild: Sequence[Card],
    there: Mapping[str, Sequence[Card]],
) -> list[Meld]:
    """The same with a wild card that finishes a canasta."""
    cards = {each.rank: list(each.cards) for each in melds}
    left = list(wild)
    for name, lying in there.items():
        mine = cards.get(name, [])
        lacking = CANASTA - len(lying) - len(mine)
        if 0 < lacking <= len(left) and name != WILD:
            together = [*mine, *left[:lacking]]
            if meld_error(name, [*lying, *together]) is None:
                cards[name], left = together, left[lacking:]
    return [Meld(name, mine) for name, mine in cards.items()]


def kept_back(seen: Observation, melds: list[Meld]) -> list[Meld]:
    """These melds without the card that has to be kept for the end of the turn."""
    deal = seen.facts(Deal)
    if not melds or sum(len(each.cards) for each in melds) < len(seen.hand):
        return melds
    canastas = list(finished(seen, melds))
    if seen.seat in deal.feet:
        if deal.leave and not missing([*side(seen).canastas, *canastas]):
            return melds
    elif seen.seat in deal.knees or deal.taken == "pile" or (canastas and not side(seen).canastas):
        return melds
    there = unfinished(seen)
    for at, each in enumerate(melds):
        fewer = each.cards[1:]
        rest = [*melds[:at], *([Meld(each.rank, fewer)] if fewer else []), *melds[at + 1 :]]
        if not fewer or meld_error(each.rank, [*there.get(each.rank, ()), *fewer]) is None:
            return rest
    return melds[1:]


def finished(seen: Observation, melds: Sequence[Meld]) -> Iterator[Canasta]:
    """The canastas that these melds finish."""
    there = unfinished(seen)
    for each in melds:
        cards = [*there.get(each.rank, ()), *each.cards]
        if len(cards) == CANASTA:
            yield canasta(each.rank, cards)


# Ending a turn


def ask(seen: Observation) -> Advice | None:
    """For leave to go out, where the cards that are left allow it."""
    if seen.may("ask") is None or missing(side(seen).canastas) or len(seen.hand) > 1:
        return None
    return advice(seen.act("ask"), "why.triple-play.ask")


def end(seen: Observation) -> Advice:
    """The card that is least missed, or done."""
    option = seen.may("discard")
    if option is None:
        return advice(seen.act("done"), "why.triple-play.done")
    card = min(option.cards(), key=lambda each: (use(seen, each), each))
    return advice(seen.act("discard", card=card), "why.triple-play.discard", card=card)


def use(seen: Observation, card: Card) -> float:
    """What speaks for keeping a card."""
    if letter(card) == "3":
        return -100
    if is_wild(card):
        return 100
    name = meld_of(card)
    same = sum(meld_of(each) == name for each in seen.hand)
    theirs = next(seat for seat in seen.seats if side_of(seat) != side_of(seen.seat))
    helps = len(seen.cards(melds_zone(theirs, name)))
    return 10.0 * same + 4 * helps + worth([card]) / 10


# What it sees


def side(seen: Observation) -> Partners:
    """The own side's canastas, and whether it has opened."""
    return seen.facts(Deal).sides[side_of(seen.seat)]


def opened(seen: Observation) -> bool:
    """Whether the own side has melded in this deal."""
    return side(seen).opened


def unfinished(seen: Observation) -> dict[str, list[Card]]:
    """The own side's unfinished melds."""
    melds = {name: seen.cards(melds_zone(seen.seat, name)) for name in NAMES}
    return {name: cards for name, cards in melds.items() if cards}


def without(cards: Sequence[Card], gone: Sequence[Card]) -> list[Card]:
    """These cards but for those."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def points(melds: Sequence[Meld]) -> int:
    """What melds count."""
    return sum(worth(each.cards) for each in melds)


def rows(melds: Sequence[Meld]) -> list[JSON]:
    """Melds as an action names them."""
    return [{"rank": each.rank, "cards": list(each.cards)} for each in melds]


WHY: Mapping[str, str] = {
    "why.triple-play.allow": gettext_noop("The own cards cost little: the partner may go out."),
    "why.triple-play.ask": gettext_noop("The book is finished, and one card is left."),
    "why.triple-play.canasta": gettext_noop("It finishes a canasta."),
    "why.triple-play.discard": gettext_noop("The {card} is missed least."),
    "why.triple-play.done": gettext_noop("There is nothing more to do in this turn."),
    "why.triple-play.draw": gettext_noop("The pile is not to be had, or not worth it."),
    "why.triple-play.forbid": gettext_noop("The own cards would cost too much if they were left."),
    "why.triple-play.meld": gettext_noop("What is melded counts, and costs nothing any more."),
    "why.triple-play.open": gettext_noop("It is worth enough to open."),
    "why.triple-play.pass": gettext_noop("There is nothing left to draw."),
    "why.triple-play.pile": gettext_noop("The pile brings more cards than the stock."),
}
"""Why it does what it does: a sentence to each code."""
