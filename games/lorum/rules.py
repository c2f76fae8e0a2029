"""Lórum: 28 hands, seven contracts dealt in turn by each of four players (rules page ``lorum.md``).

A round is one hand. Everybody pays everybody, by way of a pot or directly; the house only lends.
Chips are whole units.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.cards import SUIT_NAMES, Card, pack, rank, suit
from games.cards.layouts import fitting, next_in_suit, runs
from games.cards.tricks import ANY_CARD, TRICK_WORDS, Duty, Ranks, follow, play_card, play_option
from games.cards.zones import hand, won
from games.engine import (
    JSON,
    LATER,
    MOST_CHIPS,
    Action,
    Dealing,
    Ending,
    Game,
    OneOf,
    Option,
    Prompt,
    Script,
    Setting,
    Table,
    Whole,
)

RANKS = Ranks("789TJQKA")
PACK = pack(RANKS.order)
SEATS = 4
CARDS_EACH = 8
HANDS = 28
POT = "pot"
MOST_STAKE = 10**12
"""Far more than anyone plays for, and little enough that a whole game of debts is still a number
JSON can hold.
"""


@dataclass
class Hand:
    """How the hand stands, for everybody to see."""

    hand: int
    """Its number in the game, 1 to 28."""
    contract: str
    positions: dict[int, list[int]] | None = field(default=None, metadata=LATER)
    """In a blind hand dealt by the engine: which of the cards dealt each seat still holds."""


@dataclass
class TrickHand(Hand):
    """A hand of tricks."""

    order: list[int] = field(default_factory=list)
    """Who plays to the trick, the leader first; empty before the first one."""
    takers: list[int] = field(default_factory=list)
    """Who takes each card of the trick; empty until it is complete."""


@dataclass
class AvoidingHand(TrickHand):
    """A hand of tricks in which points are to be avoided."""

    points: dict[int, int] = field(default_factory=dict)


@dataclass
class TrainHand(Hand):
    """A hand of Train."""

    total: int = 0


def play(table: Table[Hand]) -> Script:
    """One hand."""
    contract = list(CONTRACTS)[table.carry["hand"] % len(CONTRACTS)]
    kind_of_hand, script = CONTRACTS[contract]
    table.facts = kind_of_hand(table.carry["hand"] + 1, contract)
    table.tell(
        f"lorum.deal-{contract}",
        hand=table.facts.hand,
        seat=table.dealer,
        stake=table.options["stake"],
    )
    deal(table)
    yield from script(table)
    return Ending(next_hand(table))


# The deal, and a card played


def first(table: Table[Hand]) -> int:
    """The player left of the deal, who begins."""
    return table.in_turn()[0]


def blind(table: Table[Hand]) -> bool:
    """Whether everyone sees all hands but their own."""
    return (table.facts.contract, table.options["hairy_ape"]) == ("hairy-ape", "blind")


def deal(table: Table[Hand]) -> None:
    """Eight cards to each, eight at once. In a blind hand a card is known to its holder by its
    position alone.
    """
    table.shuffle(PACK)
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="others" if blind(table) else "owner")
        table.deal(CARDS_EACH, to=hand(seat))
    if blind(table) and table.virtual:
        table.facts.positions = {seat: list(range(CARDS_EACH)) for seat in table.seats}


def one_card(table: Table[Hand], seat: int, duty: Duty = ANY_CARD) -> Option:
    """The option to play a card; in a blind hand dealt by the engine, by its position."""
    if table.facts.positions:
        left = tuple(table.facts.positions[seat])
        return Option(seat, "play", {"position": OneOf(left)})
    return play_option(table, seat, hand(seat), RANKS, duty)


def put(table: Table[Hand], action: Action, to: str, duty: Duty = ANY_CARD) -> Card:
    """Put the card that was played face up on the table."""
    seat = action.seat
    if table.facts.positions:
        left, position = table.facts.positions[seat], action.whole("position")
        card = table.cards(hand(seat))[left.index(position)]
        left.remove(position)
    else:
        card = action.card()
    play_card(table, seat, card, hand(seat), to, duty)
    return card


def ask(table: Table[Hand], code: str, *options: Option, **args: JSON) -> Prompt:
    """Ask for the next card. Every card is another question: a second tap on one never plays the
    next.
    """
    return table.ask(code, *options, stage=f"after action {table.now}", **args)


# Tricks


def trick(table: Table[TrickHand]) -> Dealing:
    """Four cards, one from each. They lie face up until the next trick is led."""
    state = table.facts
    leader = state.takers[0] if state.takers else first(table)
    order = [leader, *table.from_left_of(leader)[:-1]]
    for seat in order:
        if seat == leader:
            duty = duty_to_lead(table)
            code = "lorum.lead-blind" if blind(table) else "lorum.lead"
            action = yield ask(table, code, one_card(table, seat, duty), seat=seat)
            gather(table)
            state.order, state.takers = order, []
        else:
            led = table.cards("trick")[0]
            duty = ANY_CARD if blind(table) else follow(led, RANKS)
            code = "lorum.follow-blind" if blind(table) else "lorum.follow"
            option = one_card(table, seat, duty)
            action = yield ask(table, code, option, seat=seat, suit=SUIT_NAMES[suit(led)])
        put(table, action, "trick", duty)
    state.takers = takers(table)


def duty_to_lead(table: Table[TrickHand]) -> Duty:
    """Hearts may not be led to the first trick of No hearts."""
    if table.facts.contract == "no-hearts" and not table.facts.order:
        others = frozenset(card for card in PACK if suit(card) != "h")
        return Duty((others,), "heart led", "hearts may not be led to the first trick")
    return ANY_CARD


def takers(table: Table[TrickHand]) -> list[int]:
    """Who takes each card of a trick, as they lie: the highest of the suit led takes all four. In a
    blind hand where nobody else's card followed, everyone takes their own. The taker of the first
    card leads next.
    """
    order, cards = table.facts.order, table.cards("trick")
    followed = [card for card in cards if suit(card) == suit(cards[0])]
    if blind(table) and len(followed) == 1:
        table.tell("lorum.own", seat=order[0])
        return list(order)
    taker = order[RANKS.taker(cards)]
    table.tell("lorum.takes", seat=taker)
    return [taker] * len(cards)


def gather(table: Table[TrickHand]) -> None:
    """Turn the last trick face down, to those who took it: no screen shows it again."""
    for card, taker in zip(list(table.cards("trick")), table.facts.takers, strict=True):
        table.move("trick", won(taker), [card])


def lay_out_tricks(table: Table[TrickHand]) -> None:
    """Nothing led yet, nothing won."""
    table.zone("trick")
    for seat in table.seats:
        table.zone(won(seat), owner=seat, sight="none")


# Contracts 1 to 3: No hearts, Queens, No tricks

QUEENS = {"Qh": 4, "Qd": 3, "Qs": 2, "Qc": 1}

PENALTIES: Mapping[str, tuple[str, Callable[[Sequence[Card]], int]]] = {
    "no-hearts": ("hearts", lambda trick: sum(suit(card) == "h" for card in trick)),
    "queens": ("queens", lambda trick: sum(QUEENS.get(card, 0) for card in trick)),
    "no-tricks": ("tricks", lambda trick: 1),
}
"""What is to be avoided, and how many points of it a trick holds."""


def avoidance(table: Table[AvoidingHand]) -> Dealing:
    """Eight tricks, then everyone pays for the points they took."""
    lay_out_tricks(table)
    what, points_in = PENALTIES[table.facts.contract]
    taken = table.facts.points = dict.fromkeys(table.seats, 0)
    for _ in range(CARDS_EACH):
        yield from trick(table)
        if points := points_in(table.cards("trick")):
            taker = table.facts.takers[0]
            taken[taker] += points
            table.tell("lorum.points", seat=taker, points=points, total=taken[taker])
    pay_for_points(table, {seat: taken[seat] for seat in table.in_turn()}, what)


def pay_for_points(table: Table[Hand], points: Mapping[int, int], what: str) -> None:
    """Who took points pays those who took none, who share alike. If all took some it goes to the
    pot; but who took everything is paid for all of it by each of the others.
    """
    payers = [seat for seat in points if points[seat]]
    clear = [seat for seat in points if not points[seat]]
    total = sum(points.values())
    if not clear:
        for seat in payers:
            charge(table, seat, POT, points[seat], what)
    elif len(payers) == 1:
        for seat in clear:
            charge(table, seat, payers[0], total, f"all the {what}")
    else:
        due = dict.fromkeys(clear, total // len(clear))
        for seat in payers:
            left = points[seat]
            for receiver in clear:
                part = min(left, due[receiver])
                charge(table, seat, receiver, part, what)
                left -= part
                due[receiver] -= part


# Contract 4: Hairy Ape

APE = "Kh"
APE_COSTS = 4


def hairy_ape(table: Table[TrickHand]) -> Dealing:
    """Tricks, until somebody takes the king of hearts."""
    lay_out_tricks(table)
    while APE not in table.cards("trick"):
        yield from trick(table)
    taker = table.facts.takers[table.cards("trick").index(APE)]
    charge(table, taker, POT, APE_COSTS, "the king of hearts")


# Contract 5: Train

PIPS = {"A": 11, "K": 4, "Q": 3, "J": 2}
TOLLS = {25: 1, 50: 2, 75: 3, 100: 4}
"""The totals that cost whoever reaches or passes them, and how much."""


def train(table: Table[TrainHand]) -> Dealing:
    """Card after card onto a running total, until all are played."""
    table.zone("train")
    for _ in range(CARDS_EACH):
        for seat in table.in_turn():
            total = table.facts.total
            action = yield ask(table, "lorum.train", one_card(table, seat), seat=seat, total=total)
            card = put(table, action, "train")
            table.facts.total += pips(table, card)
            table.tell("lorum.total", card=card, total=table.facts.total)
            for toll, points in TOLLS.items():
                if total < toll <= table.facts.total:
                    charge(table, seat, POT, points, f"the {toll}")


def pips(table: Table[Hand], card: Card) -> int:
    """What a card counts in Train."""
    return table.options["train_ten"] if rank(card) == "T" else PIPS.get(rank(card), 0)


# Contract 6: Quart

RUN = 4


def quart(table: Table[Hand]) -> Dealing:
    """Runs of up to four cards, each card played by whoever holds it, until somebody runs out."""
    table.zone("run")
    table.zone("gone", sight="none")
    seat = first(table)
    while table.cards(hand(seat)):
        if card := wanted(table):
            action = yield ask(
                table, "lorum.run", *hold_it(table, card), awaited=table.seats, card=card
            )
        else:
            action = yield ask(table, "lorum.start", one_card(table, seat), seat=seat)
            table.move("run", "gone", list(table.cards("run")))
        put(table, action, "run")
        seat = action.seat
    settle_cards_left(table, seat, seat)


def wanted(table: Table[Hand]) -> Card | None:
    """The card the run goes on with: the next higher of the suit, after an ace the seven. None
    where there is no run, or it has four cards, or the next one has gone.
    """
    run = table.cards("run")
    if len(run) in (0, RUN):
        return None
    card = next_in_suit(run[-1], RANKS)
    return None if card in table.cards("gone") else card


def hold_it(table: Table[Hand], card: Card) -> list[Option]:
    """The option to go on with a run: its holder's alone, and nobody else sees who that is. With a
    real deck it may be anyone.
    """
    holders = [
        seat for seat in table.in_turn() if not table.virtual or card in table.cards(hand(seat))
    ]
    return [
        Option(seat, "play", {"card": OneOf((card,))}, private=table.virtual) for seat in holders
    ]


# Contract 7: Domino


def domino(table: Table[Hand]) -> Dealing:
    """Cards laid on in sequence, up and down, in turn, until somebody runs out. The winner takes
    the whole pot.
    """
    table.zone("layout")
    seat = first(table)
    action = yield ask(table, "lorum.first", one_card(table, seat), seat=seat)
    put(table, action, "layout")
    while table.cards(hand(seat)):
        seat = table.left_of(seat)
        cards = fitting(table.cards("layout"), RANKS)
        action = yield ask(table, "lorum.domino", *lay_or_pass(table, seat, cards), seat=seat)
        if action.do == "play":
            put(table, action, "layout")
        elif not table.virtual:
            table.doubt(seat, "false pass", hand(seat), cards)
    settle_cards_left(table, seat, POT)
    table.tell("lorum.pot", seat=seat, amount=table.chips(POT))
    table.pay(POT, seat, table.chips(POT), "the pot")


def lay_or_pass(table: Table[Hand], seat: int, cards: Sequence[Card]) -> list[Option]:
    """Who can play must, who cannot passes; with a real deck a pass is taken on trust."""
    playable = table.playable(hand(seat))
    fits = tuple(card for card in playable if card in cards)
    why_not = {card: "it fits nowhere yet" for card in playable if card not in cards}
    lay = Option(seat, "play", {"card": OneOf(fits, why_not)}, private=table.virtual)
    pass_ = Option(seat, "pass", private=table.virtual, weight=2)
    if table.virtual:
        return [lay if fits else pass_]
    return [lay, pass_]


# Paying


def charge(table: Table[Hand], seat: int, target: int | str, points: int, what: str) -> None:
    """A compulsory payment of so many points at the table's stake; none for no points."""
    if not points:
        return
    stake: int = table.options["stake"]
    reckoning = f"{what}: {points}" if stake == 1 else f"{what}: {points} × {stake}"
    if isinstance(target, int):
        table.tell("lorum.pays", seat=seat, to=target, amount=points * stake, reckoning=reckoning)
    else:
        table.tell("lorum.into-pot", seat=seat, amount=points * stake, reckoning=reckoning)
    table.compel(seat, target, points * stake, reckoning)


def settle_cards_left(table: Table[Hand], winner: int, target: int | str) -> None:
    """Somebody has run out: each of the others pays for every card still held."""
    table.tell("lorum.out", seat=winner)
    for seat in table.in_turn():
        charge(table, seat, target, len(table.cards(hand(seat))), "cards left")


def next_hand(table: Table[Hand]) -> dict[str, JSON]:
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


def deals_before(carry: Mapping[str, JSON]) -> int:
    """How many players have dealt their seven hands."""
    before: int = carry["hand"] // len(CONTRACTS)
    return before


def deal_by(carry: Mapping[str, JSON], seats: tuple[int, ...]) -> int | None:
    """Whose deal it is by the carry: as many places left of the first dealer as players
    have dealt.
    """
    if carry["first_dealer"] is None:
        return None
    return seats[(seats.index(carry["first_dealer"]) + deals_before(carry)) % SEATS]


def first_dealer(table: Table[Hand]) -> int:
    """Who dealt the first hand: as many places to the right of the deal as players have dealt."""
    deals = table.in_turn()[::-1]
    return deals[deals_before(table.carry)]


# The felt


def felt(table: Table[Hand]) -> dict[str, JSON]:
    """What the felt shows beyond zones and facts: the seven contracts and whose deals they are; the
    trick with who played what; the card a run waits for; how far each suit is laid; what the totals
    of Train cost.
    """
    layout = table.cards("layout")
    laid = runs(layout, RANKS)
    order = table.facts.order if isinstance(table.facts, TrickHand) else []
    dealer = first_dealer(table)
    return {
        "contracts": list(CONTRACTS),
        "deals": [dealer, *table.from_left_of(dealer)[:-1]],
        "hands": HANDS,
        "trick": [
            {"seat": seat, "card": card}
            for seat, card in zip(order, table.cards("trick"), strict=False)
        ],
        "wanted": wanted(table),
        "laid": {colour: [cards[0], cards[-1]] if cards else [] for colour, cards in laid.items()},
        "first_rank": rank(layout[0]) if layout else None,
        "tolls": [[total, points * table.options["stake"]] for total, points in TOLLS.items()],
    }


CONTRACTS: Mapping[str, tuple[type[Hand], Callable[[Table[Any]], Dealing]]] = {
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
    play=play,
    board=felt,
    settings=(
        Setting("stake", Whole(1, MOST_STAKE), 1, "Chips to a point."),
        Setting(
            "train_ten",
            OneOf((1, 10)),
            1,
            "What a ten counts in Train. With 10 the total can reach 100.",
        ),
        Setting(
            "hairy_ape",
            OneOf(("blind", "open")),
            "blind",
            "How Hairy Ape is played.",
            {"blind": "you see everyone's hand but your own", "open": "an ordinary trick game"},
        ),
    ),
    carry=(
        Setting("hand", Whole(0, HANDS - 1), 0),
        Setting("pot", Whole(0, MOST_CHIPS), 0),
        Setting("first_dealer", Whole(1, SEATS), None),
    ),
    carried_places=lambda carry: {POT: carry["pot"]},
    dealer_of=deal_by,
    words=(
        *TRICK_WORDS,
        "Contract: what is played for in this hand. There are seven, each with rules of its own.",
        "Hairy Ape: who takes the king of hearts pays.",
        "Quart: runs of up to four cards upwards; who runs out first wins.",
    ),
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
