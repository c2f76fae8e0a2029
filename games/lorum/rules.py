"""Lórum: 28 hands, seven contracts dealt in turn by each of four players (rules page ``lorum.md``).

A round is one hand. Everybody pays everybody, by way of a pot or directly; the house only lends.
Chips are whole units.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypedDict

from games.cards import Card
from games.cards.layouts import fitting
from games.cards.tricks import TRICK_WORDS
from games.engine import JSON, Dealing, Ending, Game, Script, Summary, Table, whole
from games.lorum.costs import costs
from games.lorum.deal import (
    CARDS_EACH,
    HANDS,
    POT,
    RANKS,
    SEATS,
    Carry,
    ContractName,
    Hand,
    Options,
    deal,
    payments,
)
from games.lorum.sequences import TOLLS, TrainHand, domino, quart, train, wanted
from games.lorum.tricks import AvoidingHand, TrickHand, avoidance, hairy_ape, taker_of_all


def play(table: Table[Hand, Options, Carry]) -> Script:
    """One hand."""
    contract = list(CONTRACTS)[table.carry.hand % len(CONTRACTS)]
    kind_of_hand, script = CONTRACTS[contract]
    table.facts = kind_of_hand(table.carry.hand + 1, contract)
    table.tell(
        f"lorum.deal-{contract}",
        hand=table.facts.hand,
        seat=table.dealer,
        stake=table.options.stake,
    )
    deal(table)
    yield from script(table)
    return Ending(next_hand(table))


def next_hand(table: Table[Hand, object, Carry]) -> dict[str, JSON]:
    """The carry: the hands played, the pot, and whose deal was the first; after the last hand who
    has won.
    """
    played = table.facts.hand
    if played < HANDS:
        return {"hand": played, "pot": table.chips(POT), "first_dealer": first_dealer(table)}
    worth = {seat: table.chips(seat) - table.markers.get(seat, 0) for seat in table.seats}
    winners = [seat for seat in table.seats if worth[seat] == max(worth.values())]
    table.tell(
        "lorum.over", chips=max(worth.values()), winners=[table.players[seat] for seat in winners]
    )
    return {"hand": HANDS, "finished": True, "winners": winners, "pot": table.chips(POT)}


def deals_before(carry: Carry) -> int:
    """How many players have dealt their seven hands."""
    return carry.hand // len(CONTRACTS)


def deal_by(carry: Carry, seats: tuple[int, ...], _options: Options) -> int | None:
    """Whose deal it is by the carry: as many places left of the first dealer as players
    have dealt.
    """
    if carry.first_dealer is None:
        return None
    return seats[(seats.index(carry.first_dealer) + deals_before(carry)) % SEATS]


def first_dealer(table: Table[Hand, object, Carry]) -> int:
    """Who dealt the first hand: as many places to the right of the deal as players have dealt."""
    deals = table.in_turn()[::-1]
    return deals[deals_before(table.carry)]


# The felt


class Contract(TypedDict):
    """One of the seven contracts."""

    name: ContractName
    hands: list[int]
    """The numbers of the hands that have it, deal by deal."""


class Toll(TypedDict):
    """A total of Train that costs something."""

    total: int
    chips: int
    state: Literal["passed", "next", "later"]


class TrickCard(TypedDict):
    """Who played which card to the trick."""

    seat: int
    card: Card


class LorumBoard(TypedDict):
    """What the felt shows beyond zones and facts."""

    contracts: list[Contract]
    deals: list[int]
    """Whose deals they are, in order."""
    hands: int
    hand_cards: int
    """How many cards everybody is dealt."""
    trick: list[TrickCard]
    taker: int | None
    """Who takes the trick that lies open, all of it."""
    wanted: Card | None
    """The card a run waits for."""
    fits: list[Card]
    """The cards that may be laid in Domino."""
    tolls: list[Toll]
    costs: str
    """What the contract costs, or brings, in a sentence."""


def felt(table: Table[Hand, Options, Carry]) -> LorumBoard:
    """What the felt shows beyond zones and facts: the seven contracts and whose deals they are; the
    trick with who played what; the card a run waits for; what can be laid; what the totals of Train
    cost, and the contract of the hand.
    """
    layout = table.cards("layout")
    tricks = table.facts if isinstance(table.facts, TrickHand) else None
    dealer = first_dealer(table)
    return {
        "contracts": [
            {"name": name, "hands": list(range(number, HANDS + 1, len(CONTRACTS)))}
            for number, name in enumerate(CONTRACTS, 1)
        ],
        "deals": [dealer, *table.from_left_of(dealer)[:-1]],
        "hands": HANDS,
        "hand_cards": CARDS_EACH,
        "trick": [
            {"seat": seat, "card": card}
            for seat, card in zip(
                tricks.order if tricks else [], table.cards("trick"), strict=False
            )
        ],
        "taker": taker_of_all(tricks) if tricks else None,
        "wanted": wanted(table),
        "fits": fitting(layout, RANKS) if layout else [],
        "tolls": tolls(table),
        "costs": costs(table.facts.contract, table.options.stake),
    }


def tolls(table: Table[Hand, Options]) -> list[Toll]:
    """The totals of Train that cost something: those passed, the next one, and later ones."""
    total = table.facts.total if isinstance(table.facts, TrainHand) else 0
    left = [toll for toll in TOLLS if toll > total]
    return [
        {
            "total": toll,
            "chips": points * table.options.stake,
            "state": "passed" if toll <= total else "next" if toll == left[0] else "later",
        }
        for toll, points in TOLLS.items()
    ]


CONTRACTS: Mapping[ContractName, tuple[type[Hand], Callable[[Table[Any, Options]], Dealing]]] = {
    "no-hearts": (AvoidingHand, avoidance),
    "queens": (AvoidingHand, avoidance),
    "no-tricks": (AvoidingHand, avoidance),
    "hairy-ape": (TrickHand, hairy_ape),
    "train": (TrainHand, train),
    "quart": (Hand, quart),
    "domino": (Hand, domino),
}
"""The seven contracts, in the order every player deals them: the facts of each, and its script."""

GAME = Game(
    slug="lorum",
    name="Lórum",
    rules="1",
    least_seats=SEATS,
    most_seats=SEATS,
    ranks=RANKS.order,
    play=play,
    summary=Summary(
        line="Seven small games in turn, each with its own way to lose chips.",
        round_minutes=4,
        evening_minutes=120,
        luck="mostly-skill",
        kinds=("tricks", "stops"),
    ),
    payments=payments,
    rounds_before=lambda carry: whole(carry, "hand"),
    rounds_of_series=HANDS,
    picture_after=6,
    board=felt,
    options=Options,
    carry=Carry,
    carried_places=lambda carry: {POT: carry.pot},
    dealer_of=deal_by,
    words=(
        *TRICK_WORDS,
        "Contract: what is played for in this hand. There are seven, each with rules of its own.",
        "Hairy Ape: who takes the king of hearts pays.",
        "Quart: runs of up to four cards upwards; who runs out first wins.",
    ),
    reasons={
        "lorum.points": "{what}: {points}",
        "lorum.at-stake": "{what}: {points} × {stake}",
        "lorum.hearts": "hearts",
        "lorum.queens": "queens",
        "lorum.tricks": "tricks",
        "lorum.all-hearts": "all the hearts",
        "lorum.all-queens": "all the queens",
        "lorum.all-tricks": "all the tricks",
        "lorum.king-of-hearts": "the king of hearts",
        "lorum.cards-left": "cards left",
        "lorum.pot": "the pot",
    }
    | {f"lorum.toll-{toll}": f"the {toll}" for toll in TOLLS},
    lines={
        "lorum.deal-no-hearts": "Hand {hand}, {player} deals. No hearts: a heart taken costs 1 "
        "(at {stake} a point).",
        "lorum.deal-queens": "Hand {hand}, {player} deals. Queens: ♥ 4, ♦ 3, ♠ 2, ♣ 1 (at "
        "{stake} a point).",
        "lorum.deal-no-tricks": "Hand {hand}, {player} deals. No tricks: a trick taken costs 1 "
        "(at {stake} a point).",
        "lorum.deal-hairy-ape": "Hand {hand}, {player} deals. Hairy Ape: the K♥ costs 4 (at "
        "{stake} a point).",
        "lorum.deal-train": "Hand {hand}, {player} deals. Train: pay at 25, 50, 75, 100 (at "
        "{stake} a point).",
        "lorum.deal-quart": "Hand {hand}, {player} deals. Quart: the first out is paid (at "
        "{stake} a card).",
        "lorum.deal-domino": "Hand {hand}, {player} deals. Domino: the first out takes the pot "
        "(at {stake} a card).",
        "lorum.lead": "{player} leads.",
        "lorum.lead-blind": "{player} leads a card, unseen.",
        "lorum.follow": "{player} to play; {suit} were led.",
        "lorum.follow-blind": "{player} to play a card, unseen; {suit} were led.",
        "lorum.takes": "{player} takes the trick.",
        "lorum.own": "Nobody followed. All take the card they played; {player} leads again.",
        "lorum.points": "{points} for {player}, {total} so far.",
        "lorum.total": "{card}: the total is {total}.",
        "lorum.train": "{player} to play. The total is {total}.",
        "lorum.start": "{player} starts a run with any card.",
        "lorum.run": "Who has the {card}? It must be played.",
        "lorum.first": "{player} plays the first card, any one.",
        "lorum.domino": "{player}: play a card that fits; without one, pass.",
        "lorum.out": "{player} has run out of cards.",
        "lorum.pot": "{player} takes the pot, {amount}.",
        "lorum.pays": "{player} pays {buyer} {amount} ({reckoning}).",
        "lorum.into-pot": "{player} pays {amount} into the pot ({reckoning}).",
        "lorum.over": "The game is over. Most chips, {chips}: {winners}.",
    },
)
