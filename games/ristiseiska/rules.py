"""Ristiseiska: every suit is built down and up from its seven; who cannot play begs a card of the
neighbour on the right (rules page ``ristiseiska.md``).
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field

from games.cards import PACK, SUIT_NAMES, UNSEEN, Card, rank, suit
from games.cards.layouts import fitting
from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    Item,
    ScoredDeal,
    Stakes,
    end_game,
    next_deal,
    open_deal,
    score,
    scores_carried,
)
from games.cards.tricks import Ranks
from games.cards.zones import hand
from games.engine import (
    Action,
    Dealing,
    Game,
    OneOf,
    Option,
    Prompt,
    Script,
    Summary,
    Table,
    Whole,
    setting,
)
from games.language import lazy_gettext

MOST_SEATS = 5
RANKS = Ranks("A23456789TJQK")
START: Card = "7c"
WHY_NOT = lazy_gettext("it fits nowhere yet")
ROWS = {suit: str(name) for suit, name in SUIT_NAMES.items()}
"""The zone of each suit."""


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    deals: int = setting(Whole(1, 20), 1, "Deals in a game; the scores are added up.")
    six_first: bool = setting(
        OneOf((False, True)), False, "Whether an eight waits until the six of its suit lies there."
    )


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    turn: int | None = None
    begun: list[int] = field(default_factory=list)
    """The seats that have had a turn."""
    playable: list[Card] = field(default_factory=list)
    """The cards that may be played now, whoever has them."""
    called: dict[int, int] = field(default_factory=dict)
    """How often each seat has passed or begged."""
    penalties: dict[int, int] = field(default_factory=dict)
    """How often each seat was given cards for a wrong pass or begging."""


def play(table: Table[Deal, Options]) -> Script:
    """One deal."""
    deals = table.options.deals
    deal = open_deal(table, Deal, better="low", deals=deals)
    deal.called, deal.penalties = dict.fromkeys(table.seats, 0), dict.fromkeys(table.seats, 0)
    deal_cards(table)
    seat = yield from first_turn(table)
    while table.cards(hand(seat)):
        seat = table.left_of(seat)
        yield from one_turn(table, seat)
    deal.turn = None
    table.tell("ristiseiska.out", seat=seat)
    score(
        table,
        [
            Item(str(seat), lazy_gettext("cards left"), cards_of(table, seat))
            for seat in table.seats
        ],
    )
    return end_game(table) if deal.deal >= deals else next_deal(table)


def deal_cards(table: Table[Deal]) -> None:
    """The whole pack, all at once; the first hands are one card larger where it does not go round
    equally.
    """
    table.shuffle(PACK)
    each, over = divmod(len(PACK), len(table.seats))
    for number, seat in enumerate(table.in_turn()):
        table.zone(hand(seat), owner=seat, sight="owner")
        table.deal(each + (number < over), to=hand(seat))
    for row in ROWS.values():
        table.zone(row)


def cards_of(table: Table[Deal], seat: int) -> int:
    """How many cards a seat holds."""
    return len(table.cards(hand(seat)))


# The rows


def playable(table: Table[Deal, Options]) -> list[Card]:
    """The cards that may be played: sevens, and what comes next at either end of a row. An eight
    may have to wait for the six.
    """
    layout = [card for row in ROWS.values() for card in table.cards(row)]
    cards = fitting(layout, RANKS, first=rank(START))
    if table.options.six_first:
        cards = [card for card in cards if rank(card) != "8" or f"6{suit(card)}" in layout]
    return cards


def lay(table: Table[Deal, Options], seat: int, card: Card) -> None:
    """A card of the hand goes to its row."""
    table.turn_up_card(hand(seat), ROWS[suit(card)], card)
    table.facts.playable = playable(table)


# A turn


def first_turn(table: Table[Deal, Options]) -> Generator[Prompt, Action, int]:
    """The holder of the seven of clubs must play it; returns whose turn that was. Everybody learns
    who it is; with a real deck anybody may turn out to be.
    """
    deal = table.facts
    deal.playable = [START]
    seats: Sequence[int] = table.seats
    if table.virtual:
        deal.turn = next(seat for seat in seats if START in table.cards(hand(seat)))
        table.known_in(hand(deal.turn), [START])
        seats = [deal.turn]
    plays = [play_of(table, seat) for seat in seats]
    code = "ristiseiska.first" if table.virtual else "ristiseiska.who-has"
    action = yield table.ask(code, *plays, seat=seats[0], card=START)
    lay(table, action.seat, START)
    deal.begun.append(action.seat)
    return action.seat


def one_turn(table: Table[Deal, Options], seat: int) -> Dealing:
    """A playable card, or else a pass or a begging. With a real deck the dealer may have somebody
    punished before.
    """
    deal = table.facts
    deal.turn = seat
    action = yield ask(table, seat)
    while action.do == "penalty":
        yield from punish(table, action.whole("seat"))
        action = yield ask(table, seat)
    if action.do == "play":
        lay(table, seat, action.card())
    else:
        deal.called[seat] += 1
        if not table.virtual:
            table.suspect(seat, lazy_gettext("false pass"), hand(seat), deal.playable, draws=True)
        if action.do == "beg":
            yield from give(table, giver_for(table, seat), seat, "ristiseiska.give")
        else:
            table.tell("ristiseiska.passes", seat=seat)
    if seat not in deal.begun:
        deal.begun.append(seat)


def ask(table: Table[Deal], seat: int) -> Prompt:
    """Ask for a playable card, if the seat has one or, with a real deck, may have; and for what is
    open to who has none.
    """
    options = []
    can_play = not table.virtual or bool(set(table.cards(hand(seat))) & set(table.facts.playable))
    verb = "beg" if may_beg(table, seat) else "pass"
    if can_play:
        options.append(play_of(table, seat))
    if not (table.virtual and can_play):
        # With a real deck random people mostly play what they have.
        weight = 3 if can_play else 10
        options.append(Option(seat, verb, private=table.virtual, weight=weight))
    if punishable := [other for other in table.seats if may_be_punished(table, other)]:
        seats = {"seat": OneOf(tuple(punishable))}
        options.append(Option("dealer", "penalty", seats, weight=1))
    stage = f"after {table.now}"
    code = f"ristiseiska.play-or-{verb}"
    return table.ask(code, *options, awaited=[seat], stage=stage, seat=seat)


def play_of(table: Table[Deal], seat: int) -> Option:
    """The option to play one of the cards that fit."""
    could = table.playable(hand(seat))
    fits = [card for card in table.facts.playable if card in could]
    why_not = dict.fromkeys((card for card in could if card not in fits), WHY_NOT)
    value = {"card": table.held(hand(seat), fits, why_not)}
    return Option(seat, "play", value, private=table.virtual)


def has_enough(table: Table[Deal], seat: int) -> bool:
    """Whether a seat has cards enough to give one away."""
    return cards_of(table, seat) >= 2


def may_beg(table: Table[Deal], seat: int) -> bool:
    """Whether a seat that cannot play begs: it has had a turn, and somebody can give."""
    others = table.from_left_of(seat)[:-1]
    return seat in table.facts.begun and any(has_enough(table, other) for other in others)


# Giving


def giver_for(table: Table[Deal], beggar: int) -> int:
    """The nearest player to the right who has cards enough."""
    to_the_right = reversed(table.from_left_of(beggar)[:-1])
    return next(seat for seat in to_the_right if has_enough(table, seat))


def give(table: Table[Deal], giver: int, to: int, code: str) -> Dealing:
    """Any card of the giver's hand, face down."""
    value = {"card": table.held(hand(giver))} if table.virtual else {}
    option = Option(giver, "give", value, private=table.virtual)
    action = yield table.ask(code, option, stage=f"after {table.now}", seat=giver, of=to)
    card = action.card() if table.virtual else UNSEEN
    table.pass_face_down(hand(giver), hand(to), [card])
    table.tell("ristiseiska.gives", seat=giver, to=to)


def may_be_punished(table: Table[Deal], seat: int) -> bool:
    """Whether the dealer may call a pass or begging of this seat wrong: over a real deck, once for
    each, while somebody can give.
    """
    deal, others = table.facts, table.from_left_of(seat)[:-1]
    open_calls = not table.virtual and deal.penalties[seat] < deal.called[seat]
    return open_calls and any(has_enough(table, other) for other in others)


def punish(table: Table[Deal], culprit: int) -> Dealing:
    """Every opponent who has cards enough gives one, from the culprit's left."""
    table.facts.penalties[culprit] += 1
    table.tell("ristiseiska.punished", seat=culprit)
    for giver in table.from_left_of(culprit)[:-1]:
        if has_enough(table, giver):
            yield from give(table, giver, culprit, "ristiseiska.give-penalty")


GAME = Game(
    slug="ristiseiska",
    name="Ristiseiska",
    rules="1",
    least_seats=3,
    most_seats=MOST_SEATS,
    play=play,
    summary=Summary(
        line="Build rows from the sevens; whoever cannot begs the neighbour for a card.",
        round_minutes=6,
        evening_minutes=45,
        luck="both",
        kinds=("stops",),
    ),
    picture_after=14,
    options=Options,
    ranks=RANKS.order,
    words=(
        "Row: the cards of a suit that lie there, down and up from the seven.",
        "Beg: who cannot play gets a card of the neighbour on the right, and plays none.",
        "Giver: the nearest player on the right who has two cards or more.",
    ),
    reasons=SCORE_REASONS,
    lines=SCORE_LINES
    | {
        "ristiseiska.first": "{player} plays the {card}.",
        "ristiseiska.who-has": "Whoever has the {card} plays it.",
        "ristiseiska.play-or-beg": "{player}: play a card that fits a row; if none fits, beg.",
        "ristiseiska.play-or-pass": "{player}: play a card that fits a row; if none fits, pass.",
        "ristiseiska.give": "{player}: give {owner} any card of your hand.",
        "ristiseiska.give-penalty": "{player}: give {owner} any card, for a wrong pass.",
        "ristiseiska.gives": "{player} gives {buyer} a card.",
        "ristiseiska.passes": "{player} passes.",
        "ristiseiska.punished": "{player} gets a card of every opponent for a wrong pass.",
        "ristiseiska.out": "{player} is out.",
    },
    **scores_carried(MOST_SEATS, Whole(0)),
)
