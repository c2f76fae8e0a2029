"""Ultimate Texas Hold'em: what its felt shows beyond circles and cards, in the language of whoever
asks.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import gcd
from typing import Literal, TypeAlias, TypedDict

from games.cards import Card, hands
from games.cards.articles import with_article
from games.engine import JSON, Table
from games.language import gettext, gettext_noop, localized, number, translated
from games.uth.bank_odds import edges
from games.uth.circles import (
    BETS,
    BOARD,
    CIRCLES,
    FLOP,
    HAND_CARDS,
    Compared,
    Hand,
    Line,
    Settled,
    circle,
    decides,
    needed,
    staked,
)
from games.uth.options import Options
from games.uth.paytables import shown
from games.words import word


class UthBet(TypedDict):
    """A bet that can be made before the cards."""

    circles: Sequence[str]
    """Where as much is put."""
    needs: int
    """How much of the rack a bet of 1 takes, with what must be left for later."""
    means: str


class OddBlind(TypedDict):
    """A hand for which the bank keeps part of a chip, unless the ante is a multiple of this."""

    hand: str
    odds: str
    per: int


class DealerShown(TypedDict):
    """What the dealer has shown."""

    hand: str
    cards: Sequence[Card]
    """The five of it."""
    qualifies: bool
    text: str


Does: TypeAlias = Literal[
    "open", "bets", "out", "acts", "waits", "checks", "plays", "trips", "folds"
]
"""What a seat does: before the cards it may bet, or has; later it is not dealt in, has the turn, is
still to act, has checked on this street, plays, is in for Trips alone, has folded.
"""


class Choice(TypedDict):
    """What a seat does in this hand, for everybody to see."""

    does: Does
    stake: int
    """The chips on its circles, or those that were settled; none once it has folded."""
    times: int | None
    """How many antes it plays."""


class SettledSeat(TypedDict):
    """A seat that was settled."""

    hand: str
    """What it has; where that does not say that it wins, how it compares."""
    name: str
    """What it has."""
    compared: Compared
    """With the dealer's hand."""
    against: str
    """How that compares: "beaten by a pair of kings"."""
    cards: Sequence[Card]
    sums: Sequence[str]
    """Each circle: its stake, and what came of it."""
    ante: int | None
    net: int
    """What it has won, in chips; below zero what it has lost."""
    text: str


class UthCards(TypedDict):
    """How many cards are dealt."""

    hand: int
    """To a seat, and to the dealer."""
    flop: int
    board: int
    """All of it."""


class UthBoard(TypedDict):
    """What the felt shows beyond circles and cards."""

    cards: UthCards
    blind_paytable: Mapping[str, str]
    trips_paytable: Mapping[str, str]
    edges: Mapping[str, str]
    """What they give in the long run, by the option."""
    terms: Sequence[str]
    """What the paytables mean."""
    bets: Mapping[str, UthBet]
    odd: Sequence[OddBlind]
    to_act: Sequence[int]
    """The seats that decide on this street after the one whose turn it is."""
    choices: Mapping[str, Choice]
    """By the seat."""
    dealer: DealerShown | None
    settled: Mapping[str, SettledSeat]
    """By the seat."""


def felt(table: Table[Hand, Options]) -> UthBoard:
    """What the felt shows beyond circles and cards."""
    return {
        "cards": {"hand": HAND_CARDS, "flop": FLOP, "board": BOARD},
        "blind_paytable": shown(table.options.blind_table),
        "trips_paytable": shown(table.options.trips_table),
        "edges": {edge.setting: localized(edge.text) for edge in edges(table.options)},
        "terms": _terms(table.options),
        "bets": {
            "ante": _bet("ante", gettext("Ante: against the dealer. Blind: for great hands only.")),
            "trips": _bet("trips", gettext("Trips: on this hand alone, whoever wins.")),
        },
        "odd": list(_odd(table.options)),
        "to_act": _to_act(table),
        "choices": {str(seat): _choice(table, seat) for seat in table.seats},
        "dealer": _dealer(table),
        "settled": {
            str(seat): _settled(table, seat, settled)
            for seat, settled in table.facts.settled.items()
        },
    }


def _bet(bet: str, means: str) -> UthBet:
    return {"circles": BETS[bet], "needs": needed(bet), "means": means}


def _terms(options: Options) -> list[str]:
    return [
        gettext(
            "Blind ({name}): only when the player beats the dealer; an equal hand pushes. What a "
            "fraction leaves over stays with the house.",
            name=_named(options.blind_paytable),
        ),
        gettext(
            "Trips ({name}): on the player's hand alone, whoever wins; a fold loses it.",
            name=_named(options.trips_paytable),
        ),
        gettext(
            "Ante and Play pay 1:1. Without a pair the dealer does not qualify, and the Ante "
            "pushes."
        ),
    ]


def _named(table: JSON) -> str:
    return word(table, "uth") if isinstance(table, str) else gettext("your own table")


def _odd(options: Options) -> Iterator[OddBlind]:
    for hand, row in options.blind_table.items():
        per = row.denominator // gcd(row.numerator or 0, row.denominator)
        if row.numerator and per > 1:
            odds = gettext("{wins} to {stake}##odds", wins=row.numerator, stake=row.denominator)
            yield {"hand": localized(hands.HAND_NAMES[hand]), "odds": odds, "per": per}


def _to_act(table: Table[Hand]) -> list[int]:
    facts = table.facts
    turn = facts.turn
    return [
        seat
        for seat in facts.dealt_in or ()
        if turn is not None and seat > turn and decides(table, seat)
    ]


def _choice(table: Table[Hand], seat: int) -> Choice:
    settled = table.facts.settled.get(seat)
    stakes = {name: table.chips(circle(seat, name)) for name in CIRCLES}
    if settled:
        stakes |= {line.circle: line.stake for line in settled.lines}
    ante, play = stakes["ante"], stakes["play"]
    times = play // ante if play else None
    return {"does": _does(table, seat, ante, play), "stake": sum(stakes.values()), "times": times}


def _does(table: Table[Hand], seat: int, ante: int, play: int) -> Does:
    facts = table.facts
    if facts.dealt_in is None:
        return "bets" if staked(table, seat) else "open"
    if seat not in facts.dealt_in:
        return "out"
    if seat in facts.folded:
        return "folds"
    if play or not ante:
        return "plays" if play else "trips"
    if facts.turn == seat:
        return "acts"
    return "checks" if facts.turn is not None and seat < facts.turn else "waits"


def _dealers_hand(table: Table[Hand]) -> hands.Hand:
    return hands.best(table.cards("board") + table.cards("hand:dealer"))


def _dealer(table: Table[Hand]) -> DealerShown | None:
    facts = table.facts
    if facts.dealer is None:
        return None
    hand, has = localized(facts.dealer.hand), with_article(facts.dealer.hand)
    qualifies = gettext("The dealer has {a_hand} and qualifies.", a_hand=has)
    fails = gettext("The dealer has {a_hand} and does not qualify.", a_hand=has)
    text = qualifies if facts.dealer.qualifies else fails
    five = _dealers_hand(table).five
    return {"hand": hand, "cards": five, "qualifies": facts.dealer.qualifies, "text": text}


def _settled(table: Table[Hand], seat: int, settled: Settled) -> SettledSeat:
    player, hand = table.players[seat], localized(settled.hand)
    dealers = _dealers_hand(table)
    against = _against(dealers, settled)
    tells = settled.compared == "better" and dealers.in_words() != settled.hand
    net = sum(-line.stake if line.result == "loses" else line.won for line in settled.lines)
    signed = f"+{number(net)}" if net > 0 else number(net)
    return {
        "hand": hand if tells else f"{hand}, {against}",
        "name": hand,
        "compared": settled.compared,
        "against": against,
        "cards": settled.cards,
        "sums": [_sum(line) for line in settled.lines],
        "ante": next((line.stake for line in settled.lines if line.circle == "ante"), None),
        "net": net,
        "text": f"{player}: {hand}, {signed}.",
    }


def _against(dealers: hands.Hand, settled: Settled) -> str:
    """By what a hand is beaten, or what it beats."""
    if settled.compared == "equal":
        return gettext("equal to the dealer's")
    words = dealers.in_words()
    hand, beats = with_article(words), settled.compared == "better"
    if words == settled.hand:
        return gettext("wins by a higher card") if beats else gettext("beaten by a higher card")
    return gettext("beats {hand}", hand=hand) if beats else gettext("beaten by {hand}", hand=hand)


_CIRCLES = {
    "ante": gettext_noop("Ante"),
    "blind": gettext_noop("Blind"),
    "play": gettext_noop("Play"),
    "trips": gettext_noop("Trips"),
}
"""What a circle is called in a sum."""


def _sum(line: Line) -> str:
    """A circle in figures: "Blind 10 × 3:2 = 15", "Ante 10 pushes"."""
    bet = f"{translated(_CIRCLES[line.circle])} {number(line.stake)}"
    if not line.result.startswith("pays"):
        return f"{bet} {localized(line.result)}"
    broken = f", {gettext('the half chip stays')}" if "breakage" in line.result else ""
    return f"{bet} × {line.odds} = {number(line.won)}{broken}"
