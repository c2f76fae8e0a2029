"""Umtali: nearly every card finds a place, in a set, a sequence or a marriage, or as a single that
extends what lies on the table (rules page ``umtali.md``).

A round is one deal. Chips move when the game is over, if the table plays for any.
"""

from collections.abc import Generator, Sequence

from games.cards import PACK, Card, rank
from games.cards.melds import in_order
from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    Item,
    end_game,
    next_deal,
    open_deal,
    score,
    scores_carried,
)
from games.cards.zones import hand
from games.engine import STOCK, Action, Dealing, Game, Prompt, Script, Summary, Table, Whole
from games.language import lazy_gettext
from games.umtali.asking import ask_to_play, draw_options, hand_groups
from games.umtali.board import felt
from games.umtali.layout import (
    COURT_POINTS,
    COVERED,
    FIVES,
    PILE,
    RANKS,
    RULES,
    Deal,
    Form,
    Lying,
    Options,
    Trusted,
    breaks_up,
    form_of,
    known,
    points,
    side,
    within_reach,
)

SEATS = 2
HAND = 10
SINGLE: Form = "single"
BROKEN = lazy_gettext("broken meld")


def play(table: Table[Deal, Options]) -> Script:
    """One deal."""
    deal = open_deal(table, Deal, "high", deals=table.options.deals)
    yield from deal_cards(table)
    seat = table.in_turn()[0]
    while True:
        yield from turn(table, seat)
        if not table.cards(hand(seat)):
            yield from last_turn(table, seat)
            break
        if not table.cards(STOCK):
            table.tell("umtali.stock-empty")
            break
        seat = table.left_of(seat)
    deal.turn = None
    score_deal(table)
    over = deal.deal >= table.options.deals
    return end_game(table) if over else next_deal(table)


def deal_cards(table: Table[Deal]) -> Dealing:
    """Ten cards to each, all at once, and one face up: the first of the pile."""
    table.shuffle(PACK)
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="owner")
        table.deal(HAND, to=hand(seat))
    for seat in table.seats:
        table.zone(side(seat), owner=seat)
    table.zone(PILE)
    table.zone(COVERED, sight="none")
    yield from table.turn_up(1, to=PILE, which=lazy_gettext("the first card of the pile"))


# A turn


def turn(table: Table[Deal], seat: int) -> Dealing:
    """Draw or take, meld and lay, discard. It ends without a discard where the hand is empty."""
    deal = table.facts
    deal.turn, deal.chained, deal.trusted = seat, None, []
    yield from draw_or_take(table, seat)
    while table.cards(hand(seat)):
        action = yield ask_to_play(table, seat)
        if action.do == "discard":
            discard(table, seat, action)
            break
        put_down(table, seat, action)
    deal.chained = None


def draw_or_take(table: Table[Deal], seat: int) -> Dealing:
    """The top card of the stock, or of the pile; in the last turn there may be neither."""
    options = draw_options(table, seat)
    if not options:
        return
    top, stage = table.cards(PILE)[-1:], f"after action {table.now}"
    if [option.do for option in options] == ["draw"]:
        action = yield table.ask("umtali.draw", *options, stage=stage, seat=seat)
    else:
        code = "umtali.take" if len(options) == 1 else "umtali.draw-or-take"
        action = yield table.ask(code, *options, stage=stage, seat=seat, card=top[0])
    if action.do == "draw":
        table.deal(1, to=hand(seat))
        table.tell("umtali.draws", seat=seat)
    else:
        table.move(PILE, hand(seat), top)
        table.facts.chained = top[0]
        table.tell("umtali.takes", seat=seat, card=top[0])


def put_down(table: Table[Deal], seat: int, action: Action) -> None:
    """Cards go to the seat's side. Where the one just taken is among them the pile stays open: its
    new top may be put down next, as if it were in the hand.
    """
    deal, reach = table.facts, within_reach(table)
    form = SINGLE if action.do == "lay" else form_of(action.cards()) or SINGLE
    cards = [action.card()] if action.do == "lay" else in_order(sorted(action.cards()), RULES)
    for card in cards:
        table.move(PILE if card in reach else hand(seat), side(seat), [card])
    deal.lying.append(Lying(seat, form, list(cards)))
    come_to_light(table, [card for card in cards if card not in reach])
    if form in ("single", "pair") and not table.virtual:
        deal.trusted.append(Trusted(table.now, list(cards), known(table, seat)))
    deal.chained = next(iter(table.cards(PILE)[-1:]), None) if deal.chained in cards else None
    table.tell(f"umtali.{form}", seat=seat, cards=list(cards))


def discard(table: Table[Deal], seat: int, action: Action) -> None:
    """The turn ends with a card on the pile. One that lies face down is seen by nobody."""
    if not action.flag("down"):
        card = action.card()
        table.move(hand(seat), PILE, [card])
        come_to_light(table, [card])
        table.tell("umtali.discards", seat=seat, card=card)
        return
    table.deal(1, to=COVERED, source=hand(seat))
    table.tell("umtali.discards-down", seat=seat)


# The end


def last_turn(table: Table[Deal], out: int) -> Dealing:
    """The other player has one more turn, and what is left in that hand goes to who is out."""
    deal, other = table.facts, table.left_of(out)
    deal.out = out
    table.tell("umtali.out", seat=out)
    yield from turn(table, other)
    left = yield from show_rest(table, other, out)
    if left:
        deal.lying.append(Lying(out, "left", left))
        table.tell("umtali.left", seat=out, of=other, cards=left)


def show_rest(table: Table[Deal], seat: int, out: int) -> Generator[Prompt, Action, list[Card]]:
    """What is left in a hand goes face up to the side of who is out. Of a real deck the dealer
    shows what nobody has seen.
    """
    left = known(table, seat)
    for card in left:
        table.turn_up_card(hand(seat), side(out), card)
    count = len(table.cards(hand(seat)))
    for number in range(1, count + 1):
        action = yield table.ask(
            "show-hand",
            table.showing(hand(seat)),
            seat=seat,
            which=lazy_gettext("hand"),
            number=number,
            count=count,
        )
        table.move(hand(seat), side(out), [action.card()])
        come_to_light(table, [action.card()])
        left.append(action.card())
    return left


def come_to_light(table: Table[Deal], cards: Sequence[Card]) -> None:
    """Cards have come out of the hand of whose turn it is. With a real deck they may prove that
    what was laid before in this turn broke up a meld.
    """
    deal = table.facts
    for laid in list(deal.trusted):
        laid.held += cards
        held = [*laid.cards, *laid.held]
        if any(breaks_up(card, held) for card in laid.cards):
            deal.trusted.remove(laid)
            assert deal.turn is not None
            table.irregular(laid.action, deal.turn, BROKEN, held)


def score_deal(table: Table[Deal]) -> None:
    """What lies on a side is counted; discards and hands score nothing."""
    score(table, [item for seat in table.seats for item in items_of(table, seat) if item.points])


def items_of(table: Table[Deal], seat: int) -> list[Item]:
    """What the side of a seat scores, line by line."""
    mine = [lying for lying in table.facts.lying if lying.seat == seat]
    married = [lying for lying in mine if lying.form == "marriage"]
    left = [lying for lying in mine if lying.form == "left"]
    others = [card for lying in mine if lying not in (*married, *left) for card in lying.cards]
    high = [card for card in others if rank(card) in FIVES]
    name = str(seat)
    return [
        Item(name, lazy_gettext("marriages"), sum(map(points, married))),
        Item(name, lazy_gettext("tens and court cards"), COURT_POINTS * len(high)),
        Item(name, lazy_gettext("other cards"), len(others) - len(high)),
        Item(name, lazy_gettext("left in the other hand"), sum(map(points, left))),
    ]


GAME = Game(
    slug="umtali",
    name="Umtali",
    rules="1",
    least_seats=SEATS,
    most_seats=SEATS,
    play=play,
    summary=Summary(
        line="Meld, marry, extend: almost every card finds a place.",
        round_minutes=4,
        evening_minutes=15,
        luck="both",
        kinds=("rummy",),
    ),
    picture_after=12,
    board=felt,
    hand_groups=hand_groups,
    options=Options,
    ranks=RANKS,
    words=(
        "Set: three or four cards of one rank.",
        "Sequence: three or more cards of one suit in a row.",
        "Marriage: king and queen of one suit, worth 20.",
        "Single: a card that extends something on the table, or a jack.",
        "Side: what a player has put down.",
        "Out: to have no cards left.",
    ),
    reasons=SCORE_REASONS,
    lines=SCORE_LINES
    | {
        "umtali.draw": "{player}: draw a card.",
        "umtali.take": "{player}: take the {card}.",
        "umtali.draw-or-take": "{player}: draw, or take the {card}.",
        "umtali.play": "{player}: meld or lay what fits, then discard one.",
        "umtali.play-last": "{player}: the last turn. Meld or lay what fits, then discard one.",
        "umtali.draws": "{player} draws.",
        "umtali.takes": "{player} takes the {card} from the pile.",
        "umtali.set": "{player} melds a set: {cards}.",
        "umtali.sequence": "{player} melds {cards} in a row.",
        "umtali.marriage": "{player} has a marriage: {cards}.",
        "umtali.pair": "{player} lays a pair: {cards}.",
        "umtali.single": "{player} lays {cards}.",
        "umtali.discards": "{player} discards the {card}.",
        "umtali.discards-down": "{player} discards the last card face down.",
        "umtali.out": "{player} is out. The other has one more turn.",
        "umtali.left": "{player} gets what {owner} has left: {cards}.",
        "umtali.stock-empty": "The stock is empty. Nobody is out.",
    },
    **scores_carried(SEATS, Whole(0)),
)
"""Umtali: sets, sequences, marriages, and singles that extend them."""
