"""Diloti: cards are caught by equals and by sums and bound by declarations; who clears the table
has a xeri (rules page ``diloti.md``).

A round is one deal. Chips move when the game is over, if the table plays for any.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from games.cards import PACK, Card, rank
from games.cards.fishing import LAYOUT, lay_out, split, value
from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    SIDES,
    Item,
    end_game,
    next_deal,
    open_deal,
    partners,
    score,
    scores_carried,
)
from games.cards.zones import hand, won
from games.diloti.asking import ask
from games.diloti.board import felt
from games.diloti.layout import (
    Deal,
    Declaration,
    Options,
    Promise,
    declaration_of,
    side,
    whole_ones,
)
from games.diloti.promises import check_promises
from games.diloti.scores import MOST_SEATS, TwoScores
from games.engine import STOCK, Dealing, Ending, Game, Script, Summary, Table
from games.language import lazy_gettext

HAND = 6
OPEN = 4
XERI = 10
SAME_RANK = 3
"""So many of a rank among the first four, and they are turned up anew."""
COUNTS: Mapping[Card, tuple[str, int]] = {"Td": ("10♦", 2), "2c": ("2♣", 1)}
MORE_CARDS = 4


def play(table: Table[Deal, Options]) -> Script:
    """One deal."""
    sides = SIDES if len(table.seats) == MOST_SEATS else ()
    deal = open_deal(table, Deal, "high", table.options.target, sides)
    deal.xeris = dict.fromkeys(deal.scores, 0)
    lay_out(table, [partners(name)[0] for name in deal.scores])
    table.shuffle(PACK)
    deal_hands(table)
    yield from open_table(table)
    while True:
        while table.cards(hand(table.in_turn()[0])):
            for seat in table.in_turn():
                yield from one_card(table, seat)
        if not table.cards(STOCK):
            break
        deal_hands(table)
    deal.turn = None
    score_deal(table)
    return ending(table)


# The deal


def deal_hands(table: Table[Deal]) -> None:
    """Six cards to each, in one packet."""
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="owner")
        table.deal(HAND, to=hand(seat))


def open_table(table: Table[Deal]) -> Dealing:
    """Four cards face up; anew from the rest of the pack while three of them are of one rank."""
    while True:
        yield from table.turn_up(OPEN, to=LAYOUT, which=lazy_gettext("the layout"))
        if max(Counter(map(rank, table.cards(LAYOUT))).values()) < SAME_RANK:
            return
        table.tell("diloti.anew", cards=list(table.cards(LAYOUT)))
        table.shuffle(table.take_up(LAYOUT, STOCK))


# A turn


def one_card(table: Table[Deal, Options], seat: int) -> Dealing:
    """A card from the hand: laid, or to capture, declare or raise."""
    deal = table.facts
    deal.turn = seat
    action = yield ask(table, seat)
    card = action.card()
    table.turn_up_card(hand(seat), LAYOUT, card)
    match action.do:
        case "lay":
            table.tell("diloti.lays", seat=seat, card=card)
        case "capture":
            capture(table, seat, card, action.cards("take"))
        case "declare":
            declare(table, seat, card, action.whole("value"), action.cards())
        case "raise":
            raised = declaration_of(table, action.card("of"))
            assert raised is not None
            raise_it(table, seat, card, raised, action.cards() if action.flag("cards") else [])
    deal.plays += 1
    if not table.virtual:
        check_promises(table, seat, action)


def capture(table: Table[Deal], seat: int, card: Card, taken: Sequence[Card]) -> None:
    """A card and what it took go face down to the pile of the side; a cleared table is a xeri."""
    deal, name = table.facts, side(table, seat)
    deal.declarations = [each for each in deal.declarations if each.cards[0] not in taken]
    table.move(LAYOUT, pile(name), [card, *taken])
    deal.captor = name
    table.tell("diloti.takes", seat=seat, card=card, cards=list(taken))
    if not table.cards(LAYOUT) and deal.plays:
        deal.xeris[name] += 1
        table.tell("diloti.xeri", seat=seat, count=deal.xeris[name])


def declare(table: Table[Deal], seat: int, card: Card, total: int, cards: Sequence[Card]) -> None:
    """Cards are bound, and belong to the seat: one set is plain, more are a group."""
    found = whole_ones(table, cards, total)
    assert found is not None
    bound, free = found
    sets = split([card, *free], total)
    assert sets is not None
    group = bool(bound) or len(sets) > 1
    bind(table, Declaration(seat, total, [*cards, card], group, table.now), bound)


def raise_it(
    table: Table[Deal], seat: int, card: Card, raised: Declaration, cards: Sequence[Card]
) -> None:
    """A card is added to a plain declaration, which changes its owner; with others of the new value
    it is a group at once.
    """
    total = raised.value + value(card)
    found = whole_ones(table, cards, total)
    assert found is not None
    together = [*raised.cards, card, *cards]
    formed = Declaration(seat, total, together, bool(cards), table.now)
    bind(table, formed, [raised, *found[0]])


def bind(table: Table[Deal], formed: Declaration, replaced: Sequence[Declaration]) -> None:
    """A declaration takes the place of those that went into it."""
    deal, seat = table.facts, formed.seat
    assert seat is not None
    old = [each.action for each in replaced]
    deal.declarations = [each for each in deal.declarations if each.action not in old]
    deal.declarations.append(formed)
    deal.promises.setdefault(seat, []).append(Promise(table.now, formed.value))
    code = "diloti.groups" if formed.group else "diloti.declares"
    table.tell(code, seat=seat, cards=list(formed.cards), value=formed.value)


def pile(name: str) -> str:
    """The zone of what a side has taken."""
    return won(partners(name)[0])


# The end


def score_deal(table: Table[Deal]) -> None:
    """The rest of the table goes to the side that captured last; then all piles are counted."""
    deal = table.facts
    if table.cards(LAYOUT):
        assert deal.captor is not None
        cards = list(table.cards(LAYOUT))
        table.tell("diloti.rest", seat=partners(deal.captor)[0], cards=cards)
        table.move(LAYOUT, pile(deal.captor), cards)
    deal.declarations = []
    sizes = {name: len(table.cards(pile(name))) for name in deal.scores}
    items = []
    for name in deal.scores:
        table.reveal(pile(name))
        cards = table.cards(pile(name))
        aces = sum(1 for card in cards if rank(card) == "A")
        more = all(sizes[name] > size for other, size in sizes.items() if other != name)
        items += [
            Item(name, lazy_gettext("xeris"), XERI * deal.xeris[name]),
            Item(name, lazy_gettext("more cards"), MORE_CARDS * more),
            *(Item(name, what, points) for card, (what, points) in COUNTS.items() if card in cards),
            Item(name, lazy_gettext("aces"), aces),
        ]
    score(table, [item for item in items if item.points])


def ending(table: Table[Deal, Options]) -> Ending:
    """The game is over when a side has reached the target, and the scores differ."""
    first, second = table.facts.scores.values()
    reached = max(first, second) >= table.options.target
    return end_game(table) if reached and first != second else next_deal(table)


GAME = Game(
    slug="diloti",
    name="Diloti",
    rules="1",
    least_seats=2,
    most_seats=MOST_SEATS,
    not_for=(3,),
    play=play,
    summary=Summary(
        line="Catch by sums, bind cards by declarations, and sweep the table.",
        round_minutes=8,
        evening_minutes=40,
        luck="both",
        kinds=("fishing",),
    ),
    picture_after=6,
    board=felt,
    options=Options,
    partners=True,
    ranks="A23456789TJQK",
    mild=("lay", "capture", "declare", "raise"),
    words=(
        "Declaration: cards bound together, which are taken whole by a card of their value.",
        "Group: a declaration of several sets, which nobody can raise.",
        "Xeri: a capture that clears the table, worth 10.",
        "Number: ace to ten, worth 1 to 10. Jacks, queens and kings have no value.",
    ),
    reasons=SCORE_REASONS,
    lines=SCORE_LINES
    | {
        "diloti.play": "{player} plays a card.",
        "diloti.bound": "{player}: take or bind, lay nothing, and keep a card worth {value}.",
        "diloti.lays": "{player} lays the {card}.",
        "diloti.takes": "{player}: {card} takes {cards}.",
        "diloti.declares": "{player} declares {value}: {cards}.",
        "diloti.groups": "{player} has a group of {value}: {cards}.",
        "diloti.xeri": "{player} clears the table: xeri number {count}.",
        "diloti.anew": "{cards}: three of a rank. The table is dealt anew.",
        "diloti.rest": "The rest of the table goes to {player}: {cards}.",
    },
    **scores_carried(MOST_SEATS, TwoScores()),
)
