"""The six scored games, each by its rule of thumb."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from games import brag, canadian_salad, kaiser, polignac, schnapsen
from games.cards import RANKS, SUITS, Card, rank, suit
from games.engine import Action, Say
from games.engine.shuffle import Draws
from games.players.advice import Advice, Seen, advice
from games.players.tricks import Trick, avoiding, taking
from games.scores import partners, side_of
from games.stop_the_bus import MIDDLE
from games.tricks import COUNTS, TRICK, counted
from games.zones import won


def _lies(seen: Seen) -> list[Card]:
    """The trick that is played to; the last one still lies open while the next is led."""
    return [] if "lead" in seen.code else seen.cards(TRICK)


# Polignac and Canadian Salad: tricks to avoid


def polignac_(seen: Seen, _draws: Draws) -> Advice | None:
    """No jacks."""
    return _avoid(seen, polignac.RANKS, polignac.points)


def canadian_salad_(seen: Seen, _draws: Draws) -> Advice | None:
    """Nothing of what the deal is about."""
    penalties = canadian_salad.CONTRACTS[seen.facts["contract"]]

    def cost(card: Card) -> int:
        by_card = (canadian_salad.HEARTS, canadian_salad.QUEENS, canadian_salad.KING)
        return sum(
            penalty.points * penalty.count([card]) for penalty in by_card if penalty in penalties
        )

    return _avoid(seen, canadian_salad.ACES_HIGH, cost)


def _avoid(seen: Seen, ranks: Any, cost: Callable[[Card], int]) -> Advice | None:
    values = seen.may("play")
    if values is None or not seen.knows_hand:
        return None
    if len(values["card"]) == 1:
        return advice(seen.act("play", card=values["card"][0]), "why.only-card")
    card, why = avoiding(values["card"], Trick(_lies(seen), len(seen.seats), ranks), cost)
    return advice(seen.act("play", card=card), f"why.avoid.{why}")


# Kaiser


OF_PARTNER = 2.5
"""So many points the partner is trusted with."""


def kaiser_(seen: Seen, _draws: Draws) -> Advice | None:
    """Bid what the hand and half a partner may take; then take tricks."""
    if not seen.may_act or not seen.knows_hand:
        return None
    if seen.may("misdeal") is not None:
        return advice(seen.act("misdeal"), "why.kaiser.misdeal")
    if seen.may("pass") is not None or seen.may("bid") is not None:
        return _bid(seen)
    if seen.may("trump") is not None:
        best = max(SUITS, key=lambda trump: (_strength(seen.hand, trump), trump))
        return advice(seen.act("trump", suit=best), "why.kaiser.trump")
    values = seen.may("play")
    if values is None:
        return None
    lies, order = _lies(seen), seen.facts["tricks"]["order"]
    trick = Trick(lies, 4, kaiser.RANKS, seen.facts.get("trump"))
    partner = next(seat for seat in partners(side_of(seen.seat)) if seat != seen.seat)
    wins = bool(lies) and order[kaiser.RANKS.taker(lies, trick.trump)] == partner
    card, why = taking(values["card"], trick, lambda card: kaiser.SPECIAL.get(card, 0), wins)
    if not wins and why == "lose-least" and kaiser.THREE in values["card"]:
        card = kaiser.THREE
    return advice(seen.act("play", card=card), f"why.take.{why}")


def _strength(cards: Sequence[Card], trump: str) -> float:
    """The points that a hand may take with these trumps."""
    sure = {"A": 1.0, "K": 0.7, "Q": 0.3}
    high = sum(sure.get(rank(card), 0) for card in cards)
    trumps = sum(suit(card) == trump for card in cards)
    return high + 0.6 * max(0, trumps - 2) + 2 * (kaiser.FIVE in cards and trump == "h")


def _bid(seen: Seen) -> Advice:
    """The lowest bid with trumps, as far as the hand goes; the deal must bid where all others have
    passed.
    """
    hopes = max(_strength(seen.hand, trump) for trump in SUITS) + OF_PARTNER
    if (values := seen.may("bid")) is not None:
        bids = [kaiser.Bid(**bid) for bid in seen.facts["bids"]]
        best = bids[-1] if bids else None
        takes_over = seen.view["dealer"] == seen.seat
        for points in range(values["points"]["min"], values["points"]["max"] + 1):
            bid = kaiser.Bid(points, False, seen.seat)
            if best is not None and bid <= best and not (takes_over and bid == best):
                continue
            if hopes >= points or seen.may("pass") is None:
                return advice(seen.act("bid", points=points), "why.kaiser.bid", points=round(hopes))
            break
    return advice(seen.act("pass"), "why.kaiser.pass", points=round(hopes))


# Schnapsen


def schnapsen_(seen: Seen, _draws: Draws) -> Advice | None:
    """Exchange, marry, keep trumps while there is a stock, and say 66 when it must be there."""
    if not seen.may_act or not seen.knows_hand:
        return None
    if seen.may("declare") is not None and _likely_66(seen):
        return advice(seen.act("declare"), "why.schnapsen.declare")
    if seen.may("pass") is not None:
        return advice(seen.act("pass"), "why.schnapsen.pass")
    if seen.may("exchange") is not None:
        return advice(seen.act("exchange"), "why.schnapsen.exchange")
    if (suits := seen.may("marry")) is not None:
        trump = seen.facts["trump"]
        best = max(suits["suit"], key=lambda of: of == trump)
        return advice(seen.act("marry", suit=best), "why.schnapsen.marry")
    values = seen.may("play")
    if values is None:
        return None
    cards, trump = values["card"], seen.facts["trump"]
    lies = _lies(seen)
    trick = Trick(lies, 2, schnapsen.RANKS, trump)
    drawing = seen.facts["closed"] is None and bool(seen.cards(schnapsen.UPCARD))

    def price(card: Card) -> tuple[bool, int]:
        return (suit(card) == trump, COUNTS[rank(card)])

    if not lies and drawing:
        return advice(seen.act("play", card=min(cards, key=price)), "why.schnapsen.lead-low")
    if lies and drawing:
        winning = [card for card in cards if trick.wins(card)]
        plain = [card for card in winning if suit(card) != trump]
        if plain:
            card = max(plain, key=price)
            return advice(seen.act("play", card=card), "why.take.take-cheap")
        if winning and COUNTS[rank(lies[0])] >= 10:
            return advice(seen.act("play", card=min(winning, key=price)), "why.take.take-cheap")
        return advice(seen.act("play", card=min(cards, key=price)), "why.take.lose-least")
    card, why = taking(cards, trick, lambda card: COUNTS[rank(card)])
    return advice(seen.act("play", card=card), f"why.take.{why}")


def _likely_66(seen: Seen) -> bool:
    """Whether 66 are likely there: the marriages, the trick that lies open, and six points to each
    card taken before, which is what cards count on average.
    """
    takers = seen.facts["tricks"]["takers"]
    lies = seen.cards(TRICK) if takers and takers[-1] == seen.seat else []
    married: int = sum(
        each["points"]
        for each in seen.facts["marriages"]
        if each["seat"] == seen.seat and each["counts"]
    )
    return married + counted(lies) + 6 * seen.count(won(seen.seat)) >= schnapsen.ENOUGH


# Divide and Conquer


def divide_and_conquer_(seen: Seen, draws: Draws) -> Advice | None:
    """Any card. Against somebody who plays in an order that nobody can foresee each card meets each
    of theirs with equal chance, so every order wins as many matches; and who plays at random cannot
    be foreseen.
    """
    values = seen.may("choose")
    if values is None or not seen.knows_hand:
        return None
    card = values["card"][draws.below(len(values["card"]))]
    why = Say("why.divide.any", {})
    return Advice(seen.act("choose", card=card), why, lambda _action: Fraction(0))


# Stop the Bus


STOPS_WITH = (brag.KINDS.index("pair"), RANKS.index("Q"))
"""The least hand to stop the bus with: a pair of queens."""


def stop_the_bus_(seen: Seen, _draws: Draws) -> Advice | None:
    """The swap that makes the best hand; stop with a pair of queens or better."""
    if not seen.may_act or not seen.knows_hand:
        return None
    ranking = seen.options["ranking"]
    own = seen.hand
    hands: list[tuple[tuple[int, ...], Action]] = []
    if seen.may("keep") is not None:
        hands.append((brag.strength(own, ranking), seen.act("keep")))
    if (swap := seen.may("swap")) is not None:
        for give in swap["give"]:
            for take in swap["take"]:
                changed = [take if card == give else card for card in own]
                action = seen.act("swap", take=take, give=give)
                hands.append((brag.strength(changed, ranking), action))
    if seen.may("swap_all") is not None:
        middle = seen.cards(MIDDLE)
        hands.append((brag.strength(middle, ranking), seen.act("swap_all")))
    if not hands:
        return None
    strength, action = max(hands, key=lambda each: each[0])
    may_stop = "stop" in (seen.may(action.do) or {})
    if may_stop and strength >= STOPS_WITH:
        stop = Action(seen.seat, action.do, {**action.args, "stop": True})
        return advice(stop, "why.bus.stop")
    return advice(action, "why.bus.best")


ADVISE: Mapping[str, Callable[[Seen, Draws], Advice | None]] = {
    "polignac": polignac_,
    "canadian-salad": canadian_salad_,
    "kaiser": kaiser_,
    "schnapsen": schnapsen_,
    "divide-and-conquer": divide_and_conquer_,
    "stop-the-bus": stop_the_bus_,
}
