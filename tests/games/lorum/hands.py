"""Hands of Lórum for its tests, and words to play them."""

from collections.abc import Mapping
from typing import Any

from games.cards import Card
from games.engine import Action, Round, as_kind
from games.lorum.rules import GAME
from tests.games.at_the_table import act, sit

NO_HEARTS, QUEENS, NO_TRICKS, HAIRY_APE, TRAIN, QUART, DOMINO = range(7)
RICH = dict.fromkeys((1, 2, 3, 4), 100)
OPEN = {"hairy_ape": "open"}

SUITS_APART = {
    1: "7s 8s 9s Ts Js Qs Ks As",
    2: "7h 8h 9h Th Jh Qh Kh Ah",
    3: "7d 8d 9d Td Jd Qd Kd Ad",
    4: "7c 8c 9c Tc Jc Qc Kc Ac",
}
"""Everybody holds one whole suit: whoever leads takes everything."""

TRICKS_3311 = """
    As 7s 7h 8s  Ks 9s 8h Ts  Qs Js 9h 7d
    7c Ac Th 8c  Kc Jh 9c Tc  Qc Qh Jc 8d
    9d Ad Td Kh  Jd Kd Ah Qd
"""
"""Seat 1 leads and takes three tricks, seat 2 the next three, seat 3 one, seat 4 one; a heart is in
each of them.
"""
HANDS_3311 = {
    1: "As Ks Qs 7c Tc 8d Kh Ah",
    2: "7s 9s Js Ac Kc Qc 9d Qd",
    3: "7h 8h 9h Th Jh Qh Ad Jd",
    4: "8s Ts 7d 8c 9c Jc Td Kd",
}

QUEENS_5050 = """
    As 7s 8s 7h  Ks 9s Ts 8h  Qs Js 7d 9h
    7c 8c Ac Th  Kc Jh Tc 9c  Qc Qh 8d Jc
    9d Ad Td Kh  Jd Kd Ah Qd
"""
"""Seat 4 leads and takes three tricks, seat 2 three, seat 3 one, seat 4 the last."""

DOMINO_HANDS = {
    1: "9c 9d Tc Jc 7h 8h 7s 8s",
    2: "8c Td 7c 9h Th Jh Qh Kh",
    3: "Qc Kc Ac Qd Kd Ad Qs Ah",
    4: "9s Ts Js Ks As 7d 8d Jd",
}


def deal(
    contract: int,
    hands: Mapping[int, str] | None = None,
    chips: Mapping[int, int] = RICH,
    dealer: int = 4,
    **setup: Any,
) -> Round:
    """A hand of this contract, the first of its kind; hands by seat, None: a real deck."""
    carry = {"hand": contract, "first_dealer": dealer, **setup.pop("carry", {})}
    if hands is None:
        return sit(GAME, chips, carry=carry, cards="physical", **setup)
    in_turn = [(dealer + place - 1) % 4 + 1 for place in range(1, 5)]
    cards = " ".join(hands.get(seat, "") for seat in in_turn).split()
    return sit(GAME, chips, carry=carry, deck=[cards], **setup)


def plays(round_: Round, cards: str) -> Round:
    """These cards, each by the seat whose turn it is."""
    for card in cards.split():
        assert round_.prompt
        (seat,) = round_.prompt.awaited
        act(round_, play(int(seat), card))
    return round_


def play(seat: int, card: Card) -> Action:
    return Action(seat, "play", {"card": card})


def put_down(seat: int, position: int) -> Action:
    return Action(seat, "play", {"position": position})


def pass_(seat: int) -> Action:
    return Action(seat, "pass")


def choices(round_: Round, seat: int) -> list[Card]:
    """The cards this seat may play now."""
    option = round_.prompt.option(seat, "play") if round_.prompt else None
    return as_kind(option.values["card"].data(), list[Card]) if option else []


def cards_of(hands: Mapping[int, str], seat: int) -> list[Card]:
    return hands[seat].split()


def whole_suits_played() -> str:
    """Seat 1 leads spades from the top, the others throw their suits away from the bottom."""
    columns = [cards_of(SUITS_APART, 1)[::-1], *(cards_of(SUITS_APART, seat) for seat in (2, 3, 4))]
    return " ".join(card for trick in zip(*columns, strict=True) for card in trick)
