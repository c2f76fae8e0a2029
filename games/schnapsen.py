"""Schnapsen: two players, twenty cards; be the first to reach 66, and to say so (rules page
``schnapsen.md``).

A round is one deal, worth one to three game points. Nobody may look back at the tricks taken, so no
screen counts them before the deal is scored.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from functools import partial

from games.cards import SUIT_NAMES, SUITS, Card, in_words, list_in_words, pack, rank, suit
from games.engine import (
    STOCK,
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
from games.scores import (
    ANTE,
    SCORE_LINES,
    STAKE,
    Item,
    ScoredDeal,
    TrickHeld,
    carried_pot,
    carry_keys,
    end_game,
    next_deal,
    open_deal,
    score,
)
from games.tricks import (
    ANY_CARD,
    TRICK,
    TRICK_LINES,
    Duty,
    Ranks,
    Tricks,
    gather,
    hand,
    play_card,
    play_option,
    turn_up_tricks,
    won,
)

RANKS = Ranks("JQKTA")
PACK = pack(RANKS.order)
VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
ENOUGH = 66
HALF = 33
"""Who has as much is beaten by one game point only."""
MARRIAGE, ROYAL_MARRIAGE = 20, 40
LEAST_STOCK = 3
"""So many cards, the upcard counted, let the stock be closed or the upcard be exchanged."""
UPCARD = "upcard"


@dataclass
class Marriage:
    """King and queen of a suit that somebody has shown."""

    seat: int
    suit: str
    points: int
    counts: bool
    """Whether its points count yet: its player must have taken a trick."""


@dataclass
class Closed:
    """The stock was closed; and what counts of the other player's from then on."""

    seat: int
    """Who closed it."""
    tricks: int
    """How many the other player had taken by then."""
    marriages: int
    """The points of the other player's marriages that counted by then."""


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    tricks: Tricks = field(default_factory=Tricks)
    trump: str = ""
    """The suit of trumps, once the upcard lies."""
    marriages: list[Marriage] = field(default_factory=list)
    shown: list[Card] = field(default_factory=list)
    """King and queen that were just shown: one of them must be led."""
    closed: Closed | None = None


def play(table: Table[Deal]) -> Script:
    """One deal."""
    open_deal(table, Deal, better="high", goal=table.options["target"])
    yield from deal_cards(table)
    while table.cards(hand(leader(table))):
        action = yield from before_lead(table)
        if action.do == "declare":
            return declared(table, action.seat)
        yield from trick(table, action.card())
        draw(table)
    return (yield from after_last_trick(table))


# The deal


def deal_cards(table: Table[Deal]) -> Dealing:
    """Three cards to each, the non-dealer first; one turned up, whose suit is trumps; two more to
    each. The upcard counts as the last card of the stock.
    """
    table.shuffle(PACK)
    table.zone(TRICK)
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="owner")
        table.zone(won(seat), owner=seat, sight="none")
        table.deal(3, to=hand(seat))
    table.zone(UPCARD)
    yield from table.turn_up(1, to=UPCARD, which="the upcard")
    table.facts.trump = suit(table.cards(UPCARD)[0])
    table.tell("schnapsen.trump", suit=SUIT_NAMES[table.facts.trump])
    for seat in table.in_turn():
        table.deal(2, to=hand(seat))


def leader(table: Table[Deal]) -> int:
    """Who has the lead: whoever took the last trick, and first of all the non-dealer."""
    takers = table.facts.tricks.takers
    return takers[-1] if takers else table.in_turn()[0]


def taken(table: Table[Deal], seat: int) -> int:
    """How many tricks a player has taken."""
    return table.facts.tricks.takers.count(seat)


def stock_open(table: Table[Deal]) -> bool:
    """Whether there is a stock to draw from: neither closed nor drawn out."""
    return table.facts.closed is None and bool(table.cards(UPCARD))


# Before every lead


def before_lead(table: Table[Deal]) -> Generator[Prompt, Action, Action]:
    """What the player with the lead does before it, in any order. Returns the lead, or a
    declaration.
    """
    deal, seat = table.facts, leader(table)
    while True:
        code = "schnapsen.lead-marriage" if deal.shown else "tricks.lead"
        stage = f"{code}, {len(deal.tricks.takers)} taken"
        options = may_lead(table, seat)
        action = yield table.ask(code, *options, stage=stage, seat=seat, cards=list(deal.shown))
        gather(table, deal.tricks)
        if action.do == "exchange":
            exchange(table, seat)
        elif action.do == "close":
            close(table, seat)
        elif action.do == "marry":
            marry(table, seat, action.word("suit"))
        else:
            return action


def may_lead(table: Table[Deal], seat: int) -> list[Option]:
    """Everything that the player with the lead may do. Over a real deck the options tell nothing of
    the hand, and a check says whether the cards can be there.
    """
    deal, held, private = table.facts, table.cards(hand(seat)), table.virtual
    first = not deal.tricks.takers
    one_of_them = Duty((frozenset(deal.shown),), reason="one of the marriage must be led")
    duty = one_of_them if deal.shown else ANY_CARD
    options = [play_option(table, seat, hand(seat), RANKS, duty)._replace(weight=20)]
    if deal.shown:
        if table.options["marriage"] == "at once" and taken(table, seat):
            options.append(Option(seat, "declare"))
        return options
    check = partial(proof_fault, table)
    if stock_open(table) and len(table.cards(STOCK)) + 1 >= LEAST_STOCK:
        options.append(Option(seat, "close", weight=2))
        jack = "J" + deal.trump
        if not first and (jack in held if table.virtual else table.cards(UPCARD) != [jack]):
            options.append(Option(seat, "exchange", check=check, private=private))
    if not first:
        options.append(Option(seat, "declare", weight=2))
    if suits := [suit for suit in SUITS if not table.virtual or {*pair(suit)} <= {*held}]:
        value = {"suit": OneOf(tuple(suits))}
        options.append(Option(seat, "marry", value, check=check, private=private))
    return options


def pair(of: str) -> list[Card]:
    """King and queen of a suit."""
    return ["K" + of, "Q" + of]


def proof_fault(table: Table[Deal], action: Action) -> str | None:
    """Why the cards of an exchange or a marriage cannot come out of this hand: with a real deck the
    engine knows what has been shown.
    """
    needed = pair(action.word("suit")) if action.do == "marry" else ["J" + table.facts.trump]
    if table.may_hold(hand(action.seat), needed):
        return None
    return f"{table.players[action.seat]} cannot hold {list_in_words(needed)}."


def exchange(table: Table[Deal], seat: int) -> None:
    """The jack of trumps from the hand for the upcard."""
    (upcard,), jack = table.cards(UPCARD), "J" + table.facts.trump
    table.swap(hand(seat), jack, UPCARD, upcard)
    table.tell("schnapsen.exchanges", seat=seat, take=upcard, give=jack)


def close(table: Table[Deal], seat: int) -> None:
    """The upcard is turned face down on the stock, and nobody draws from then on."""
    other = table.left_of(seat)
    table.facts.closed = Closed(seat, taken(table, other), married(table, other))
    table.reveal(UPCARD, "none")
    table.tell("schnapsen.closes", seat=seat)


def marry(table: Table[Deal], seat: int, of: str) -> None:
    """Show king and queen of a suit. The points count at once only where the option says so, and
    its player has taken a trick.
    """
    points = ROYAL_MARRIAGE if of == table.facts.trump else MARRIAGE
    counts = table.options["marriage"] == "at once" and taken(table, seat) > 0
    table.facts.marriages.append(Marriage(seat, of, points, counts))
    table.facts.shown = pair(of)
    table.show(hand(seat), pair(of))
    table.tell("schnapsen.marries", seat=seat, suit=SUIT_NAMES[of], points=points)


# The trick


def trick(table: Table[Deal], led: Card) -> Dealing:
    """A card led, and a card that answers it. Whoever takes the trick has the lead, and their
    marriages count from now on. It lies open until the next action.
    """
    deal, seat = table.facts, leader(table)
    other = table.left_of(seat)
    deal.tricks.order, deal.shown = [seat, other], []
    play_card(table, seat, led, hand(seat), TRICK)
    duty = duty_to_answer(table, led)
    option = play_option(table, other, hand(other), RANKS, duty)
    stage = f"{len(deal.tricks.takers)} taken"
    action = yield table.ask("schnapsen.answer", option, stage=stage, seat=other, card=led)
    play_card(table, other, action.card(), hand(other), TRICK, duty)

    taker = deal.tricks.order[RANKS.taker(table.cards(TRICK), deal.trump)]
    deal.tricks.takers.append(taker)
    for marriage in deal.marriages:
        marriage.counts = marriage.counts or marriage.seat == taker
    table.tell("tricks.takes", seat=taker)


def duty_to_answer(table: Table[Deal], led: Card) -> Duty:
    """Any card answers while there is a stock to draw from. After that: a higher card of the suit
    led, else another card of it, else a trump.
    """
    if stock_open(table):
        return ANY_CARD
    of_suit = frozenset(card for card in PACK if suit(card) == suit(led))
    higher = frozenset(card for card in of_suit if RANKS.beats(card, led))
    trumps = frozenset(card for card in PACK if suit(card) == table.facts.trump)
    reason = f"{in_words(led)} was led; beat it in its suit, else follow suit, else play a trump"
    return Duty((higher, of_suit, trumps), reason=reason)


def draw(table: Table[Deal]) -> None:
    """Each draws a card, the taker first; of the last two the other player gets the upcard."""
    if not stock_open(table):
        return
    taker = leader(table)
    other = table.left_of(taker)
    table.deal(1, to=hand(taker))
    if table.cards(STOCK):
        table.deal(1, to=hand(other))
    else:
        table.move(UPCARD, hand(other), list(table.cards(UPCARD)))


def after_last_trick(table: Table[Deal]) -> Script:
    """The hands are empty: the taker of the last trick may declare, unless the other player has
    closed, and failed.
    """
    closed, seat = table.facts.closed, leader(table)
    if closed is None or closed.seat == seat:
        options = [Option(seat, "declare"), Option(seat, "pass")]
        action = yield table.ask("schnapsen.last", *options, seat=seat)
        if action.do == "declare":
            gather(table, table.facts.tricks)
            return declared(table, seat)
    gather(table, table.facts.tricks)
    if closed is None:
        return scored(table, seat, 1, "the last trick")
    table.tell("schnapsen.closer-failed", seat=closed.seat)
    opponent = table.left_of(closed.seat)
    return scored(table, opponent, penalty(table, opponent), "closed in vain")


# Counting


def married(table: Table[Deal], seat: int) -> int:
    """The points of a player's marriages that count by now."""
    return sum(
        marriage.points
        for marriage in table.facts.marriages
        if marriage.seat == seat and marriage.counts
    )


def value(cards: Sequence[Card]) -> int:
    """What cards count in tricks."""
    return sum(VALUES[rank(card)] for card in cards)


def count(table: Table[Deal], seat: int) -> int:
    """What a player has by now: the cards taken, and the marriages that count."""
    return value(table.cards(won(seat))) + married(table, seat)


def standing(table: Table[Deal], seat: int) -> tuple[int, int]:
    """A player's tricks and count, by which game points are given: where the other player has
    closed, as they stood at the close.
    """
    closed = table.facts.closed
    if closed is None or closed.seat == seat:
        return taken(table, seat), count(table, seat)
    return closed.tricks, value(table.cards(won(seat))[: 2 * closed.tricks]) + closed.marriages


def penalty(table: Table[Deal], seat: int) -> int:
    """What a player scores by the other's failure: more for whoever has taken no trick."""
    return 2 if standing(table, seat)[0] else 3


def declared(table: Table[Deal], seat: int) -> Ending:
    """A player declares 66."""
    other, closed, points = table.left_of(seat), table.facts.closed, count(table, seat)
    table.tell("schnapsen.declares", seat=seat, points=points)
    if points < ENOUGH:
        return scored(table, other, penalty(table, other), "a wrong declaration")
    if closed is not None and closed.seat == other:
        return scored(table, seat, penalty(table, seat), "declared before the closer")
    their_tricks, their_count = standing(table, other)
    worth = 3 if not their_tricks else 1 if their_count >= HALF else 2
    return scored(table, seat, worth, f"{points} declared against {their_count}")


def scored(table: Table[Deal], seat: int, points: int, what: str) -> Ending:
    """Turn up the tricks and score the deal; the game is over once somebody has the target."""
    deal = table.facts
    for trick in turn_up_tricks(table, deal.tricks):
        deal.sheet.tricks.append(TrickHeld(trick.seat, trick.cards, value(trick.cards)))
    for each in table.seats:
        cards = value(table.cards(won(each)))
        for item, amount in (("cards", cards), ("marriages", married(table, each))):
            deal.sheet.taken.append(Item(str(each), item, amount))
        table.tell("schnapsen.counts", seat=each, points=count(table, each))
    score(table, [Item(str(seat), what, points)])
    if max(deal.scores.values()) < table.options["target"]:
        return next_deal(table)
    return end_game(table)


GAME = Game(
    slug="schnapsen",
    name="Schnapsen",
    rules="1",
    least_seats=2,
    most_seats=2,
    play=play,
    settings=(
        ANTE,
        STAKE,
        Setting("target", Whole(1, 100), 7, "Game points that win."),
        Setting(
            "marriage",
            OneOf(("next trick", "at once")),
            "next trick",
            "When a marriage counts.",
            {
                "next trick": "once its player takes another trick, this one included",
                "at once": "at once, if its player has taken a trick; else with the first taken",
            },
        ),
    ),
    carry=carry_keys(2, "scores", Whole(0)),
    carry_is_whole=True,
    carried_places=carried_pot,
    lines=TRICK_LINES
    | SCORE_LINES
    | {
        "schnapsen.trump": "Trumps are {suit}.",
        "schnapsen.lead-marriage": "{player} leads one of {cards}.",
        "schnapsen.answer": "{player} answers the {card}.",
        "schnapsen.exchanges": "{player} takes the {take} and puts the {give} in its place.",
        "schnapsen.closes": "{player} closes the stock. Nobody draws any more.",
        "schnapsen.marries": "{player} shows king and queen of {suit}: {points}.",
        "schnapsen.last": "The hands are out. {player}: declare 66, or pass.",
        "schnapsen.declares": "{player} declares 66 and has {points}.",
        "schnapsen.closer-failed": "{player} has closed and failed.",
        "schnapsen.counts": "{player} has {points} in tricks and marriages.",
    },
)
