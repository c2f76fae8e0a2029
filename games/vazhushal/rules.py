"""Vazhushal: melds with wild cards, and a line of discards of which one may take all that lies on
the card one needs (rules page ``vazhushal.md``).

A round is a whole game of one deal. Chips move when it is over, if the table plays for any.
"""

from collections import Counter
from collections.abc import Sequence

from games.cards import JOKER, PACK, Card
from games.cards.melds import Laid, in_order
from games.cards.scores import SCORE_LINES, SCORE_REASONS, Item, Stakes, end_game, open_deal, score
from games.cards.zones import hand
from games.engine import STOCK, Action, Dealing, Game, Script, Summary, Table
from games.language import lazy_gettext
from games.vazhushal.asking import ask_at_the_end, ask_to_draw, ask_to_play
from games.vazhushal.drafts import hand_groups, judge
from games.vazhushal.layout import (
    LINE,
    NEGATIVE,
    RULES,
    TWO_PACKS,
    Deal,
    Laying,
    cards_in,
    has_too_many_twice,
    laid_of,
    melds_of,
    melds_zone,
    value_of_hand,
    value_of_melds,
    wild_by,
)

MOST_SEATS = 6
CARDS_EACH = 13
JOKERS = 2
"""In each pack."""


def play(table: Table[Deal]) -> Script:
    """One deal, which is a whole game."""
    deal = open_deal(table, Deal, better="high", deals=1)
    deal.melds = {seat: [] for seat in table.seats}
    yield from deal_cards(table, new_pack(table))
    seat = table.dealing_seat
    while deal.out is None and not deal.stopped:
        seat = table.left_of(seat)
        yield from one_turn(table, seat)
    if deal.stopped:
        yield from last_melds(table, table.from_left_of(seat))
    deal.turn = None
    for each in table.in_turn():
        yield from table.turn_over(hand(each), which=lazy_gettext("hand"), seat=each)
    score(table, items(table))
    return end_game(table)


# The deal


def new_pack(table: Table[Deal]) -> list[Card]:
    """One pack with its jokers, or two."""
    packs = 2 if len(table.seats) >= TWO_PACKS else 1
    return [*PACK, *[JOKER] * JOKERS] * packs


def deal_cards(table: Table[Deal], pack: Sequence[Card]) -> Dealing:
    """Thirteen cards to each, anew while a hand has too many equal ones; then the first card of the
    line, and the one that says what is wild.
    """
    deal_hands(table, pack)
    while twice := hands_with_too_many_twice(table):
        table.tell("vazhushal.thrown-in", seat=twice[0])
        deal_hands(table, gathered(table))
    for zone in (LINE, NEGATIVE, *map(melds_zone, table.seats)):
        table.zone(zone)
    yield from table.turn_up(1, to=LINE, which=lazy_gettext("the first card of the line"))
    yield from table.turn_up(1, to=NEGATIVE, which=lazy_gettext("the negative joker"))
    table.facts.wild = wild_by(table.cards(NEGATIVE)[0])


def deal_hands(table: Table[Deal], pack: Sequence[Card]) -> None:
    """Everybody's hand in one packet."""
    table.shuffle(pack, as_named=True)
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="owner")
        table.deal(CARDS_EACH, to=hand(seat))


def hands_with_too_many_twice(table: Table[Deal]) -> list[int]:
    """The seats with both copies of too many cards. Those of a real deck say so themselves."""
    return [seat for seat in table.in_turn() if has_too_many_twice(table.cards(hand(seat)))]


def gathered(table: Table[Deal]) -> list[Card]:
    """All cards, taken up to be dealt anew."""
    return table.take_up(STOCK, LINE, NEGATIVE, *map(hand, table.seats))


# A turn


def one_turn(table: Table[Deal], seat: int) -> Dealing:
    """Draw or take; meld, as often as one will; discard."""
    deal = table.facts
    deal.turn = seat
    while (action := (yield ask_to_draw(table, seat))).do == "misdeal":
        table.tell("vazhushal.misdeal", seat=action.seat, cards=action.cards())
        yield from deal_cards(table, gathered(table))
    deal.untouched = False
    if action.do == "take":
        take(table, action)
    else:
        table.deal(1, to=hand(seat))
        table.tell("vazhushal.draws", seat=seat)
    while (action := (yield ask_to_play(table, seat))).do == "meld":
        meld(table, action)
    deal.last = None
    table.move(hand(seat), LINE, [action.card()])
    table.tell("vazhushal.discards", seat=seat, card=action.card())
    if not table.cards(hand(seat)):
        deal.out = seat
        table.tell("vazhushal.out", seat=seat)
    elif not table.cards(STOCK):
        deal.stopped = True
        table.tell("vazhushal.stops")


def last_melds(table: Table[Deal], seats: Sequence[int]) -> Dealing:
    """Play has stopped: each melds once more, the whole hand too, and nothing is discarded."""
    for seat in seats:
        table.facts.turn = seat
        while (action := (yield ask_at_the_end(table, seat))).do == "meld":
            meld(table, action)
        table.facts.last = None


def meld(table: Table[Deal], action: Action) -> None:
    """All melds that a player has from now on."""
    seat, melds = action.seat, melds_of(action)
    old = table.facts.melds[seat]
    own = cards_in(melds) - cards_in(old)
    # What lies there is laid again, perhaps otherwise: everybody sees every card of it.
    table.move(melds_zone(seat), melds_zone(seat), list(cards_in(old).elements()))
    table.move(hand(seat), melds_zone(seat), list(own.elements()))
    lay(table, seat, melds)
    table.tell("vazhushal.melds", seat=seat, cards=list(own.elements()))


def take(table: Table[Deal], action: Action) -> None:
    """The last cards of the line, of which the deepest goes into a new meld."""
    seat, count = action.seat, action.whole("count")
    first, new = laid_of(action, "first"), laid_of(action, "cards")
    table.move(hand(seat), melds_zone(seat), list(cards_in([first]).elements()))
    # The end of the line comes to its top, from where it is dealt.
    table.deal(len(table.cards(LINE)) - count, to=LINE, source=LINE)
    table.deal(count, to=hand(seat), source=LINE)
    table.move(hand(seat), melds_zone(seat), list(cards_in([new]).elements()))
    added = [meld for meld in (first, new) if meld]
    lay(table, seat, [*table.facts.melds[seat], *added], swept=count)
    table.tell("vazhushal.takes", seat=seat, count=count, cards=list(cards_in(added).elements()))


def lay(table: Table[Deal], seat: int, melds: Sequence[Sequence[Laid]], swept: int = 0) -> None:
    """Write down what a player has on the table, and what of it is new."""
    deal = table.facts
    before = list(map(Counter, deal.melds[seat]))
    deal.melds[seat] = [list(in_order(meld, RULES)) for meld in melds]
    new = [place for place, meld in enumerate(melds) if Counter(meld) not in before]
    deal.last = Laying(seat, new, swept)


# The end


def items(table: Table[Deal]) -> list[Item]:
    """What the deal has brought everybody: nothing to who is out, and to the others what they hold;
    melds count where nobody is.
    """
    out, found = table.facts.out, []
    for seat in table.seats:
        if seat == out:
            found.append(Item(str(seat), lazy_gettext("out"), 0))
            continue
        if out is None:
            melds = value_of_melds(table.facts.melds[seat])
            found.append(Item(str(seat), lazy_gettext("melds"), melds))
        left = -value_of_hand(table.cards(hand(seat)))
        found.append(Item(str(seat), lazy_gettext("cards left"), left))
    return found


GAME = Game(
    slug="vazhushal",
    name="Vazhushal",
    rules="1",
    least_seats=2,
    most_seats=MOST_SEATS,
    play=play,
    summary=Summary(
        line="Meld with wild cards, and sweep up the line behind the card you need.",
        round_minutes=10,
        evening_minutes=60,
        luck="both",
        kinds=("rummy",),
    ),
    picture_after=16,
    options=Stakes,
    carry_is_whole=True,
    hand_groups=hand_groups,
    judge=judge,
    mild=("draw", "discard", "done"),
    words=(
        "Line: the discards, in a row. Whoever needs one takes all that lies on it too.",
        "Negative joker: an open card out of play; its rank in the other colour is wild.",
        "Wild: a card that may stand for any other in a meld. Jokers always are.",
        "Pure: a sequence in which no card stands for another.",
        "Set: three or four cards of one rank, all suits different.",
        "Sequence: three or more cards of one suit in a row.",
    ),
    reasons=SCORE_REASONS,
    lines=SCORE_LINES
    | {
        "vazhushal.draw": "{player}: draw a card, or take from the line.",
        "vazhushal.play": "{player}: meld if you will, then discard.",
        "vazhushal.last": "{player}: meld what you can; then you are done.",
        "vazhushal.thrown-in": "{player} has three cards twice: all hands are dealt anew.",
        "vazhushal.misdeal": "{player} has {cards} twice: all hands are dealt anew.",
        "vazhushal.draws": "{player} draws.",
        "vazhushal.takes": "{player} takes {count} of the line and lays {cards}.",
        "vazhushal.melds": "{player} lays {cards}.",
        "vazhushal.discards": "{player} discards the {card}.",
        "vazhushal.out": "{player} is out.",
        "vazhushal.stops": "The stock is empty: everybody melds once more.",
    },
)
