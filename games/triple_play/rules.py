"""Triple Play: canasta with six packs; each plays a hand, then a knee, then a foot, and a side goes
out with its book of canastas finished (rules page ``triple-play.md``).

A round is one deal. Chips move when the game is over, if the table plays for any.
"""

from collections.abc import Generator, Sequence

from games.cards import Card, rank
from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    SIDES,
    BySide,
    end_game,
    next_deal,
    open_deal,
    score,
    scores_carried,
)
from games.cards.zones import hand
from games.engine import (
    MOST_CHIPS,
    STOCK,
    Action,
    Dealing,
    Game,
    Prompt,
    Script,
    Summary,
    Table,
    Whole,
)
from games.language import lazy_gettext
from games.triple_play.asking import (
    DRAWN,
    RED_THREES,
    ask_for_leave,
    ask_to_begin,
    ask_to_meld,
    ask_what_is_left,
    named_melds,
)
from games.triple_play.board import felt, hand_note
from games.triple_play.drafts import hand_groups, judge
from games.triple_play.layout import (
    FOOT,
    KNEE,
    PILE,
    Deal,
    Options,
    book_zone,
    cards_left,
    foot,
    knee,
    lay_out,
    melds_zone,
    red_zone,
    stock_count,
    top,
)
from games.triple_play.melds import (
    CANASTA,
    MELDS_NAMED,
    NO_WILD,
    canasta,
    cost,
    is_red_three,
    is_wild,
    meld_of,
)
from games.triple_play.scoring import items
from games.triple_play.values import Meld

SEATS = 4


def play(table: Table[Deal, Options]) -> Script:
    """One deal."""
    deals = table.options.deals
    deal = open_deal(table, Deal, better="high", sides=SIDES, deals=deals)
    lay_out(table)
    yield from turn_up(table)
    if table.virtual:
        lay_dealt_red_threes(table)
    turn: int | None = table.in_turn()[0]
    while turn is not None:
        turn = yield from one_turn(table, turn)
    deal.turn = None
    left = yield from count_what_is_left(table)
    score(table, items(table, left))
    return end_game(table) if deal.deal >= deals else next_deal(table)


# The deal


def turn_up(table: Table[Deal]) -> Dealing:
    """Turn up the first card of the pile. One that cannot begin it goes back face down into the
    middle of the stock, and the next is turned.
    """
    while True:
        yield from table.turn_up(1, to=PILE, which=lazy_gettext("the card that begins the pile"))
        card = top(table)
        assert card is not None
        if not (is_wild(card) or is_red_three(card) or rank(card) in NO_WILD):
            return
        table.tell("triple-play.back", card=card)
        middle = stock_count(table) // 2
        table.pass_face_down(PILE, STOCK, [card])
        stock = table.cards(STOCK)
        stock.insert(middle, stock.pop())


def lay_dealt_red_threes(table: Table[Deal]) -> None:
    """With virtual cards: those of all hands, from the deal's left. Everybody knows from then on
    that no hand keeps one.
    """
    for seat in table.in_turn():
        lay_red_threes(table, seat)
    for seat in table.seats:
        table.known_not_in(hand(seat), RED_THREES)


def lay_red_threes(table: Table[Deal], seat: int) -> None:
    """With virtual cards: the red threes of a hand are laid by themselves. Before the knee they are
    replaced from the stock, as far as it lasts.
    """
    while reds := [card for card in table.cards(hand(seat)) if is_red_three(card)]:
        for card in reds:
            table.by_itself(Action(seat, "red", {"card": card}))
        lay_red(table, seat, reds)


def lay_red(table: Table[Deal], seat: int, cards: Sequence[Card]) -> None:
    """These red threes go before the side."""
    table.move(hand(seat), red_zone(seat), cards)
    table.tell("triple-play.red", seat=seat, cards=list(cards))
    if seat not in table.facts.knees:
        table.deal(min(len(cards), stock_count(table)), to=hand(seat))


# A turn


def one_turn(table: Table[Deal], seat: int) -> Generator[Prompt, Action, int | None]:
    """Draw or take the pile, meld, discard. Returns whose turn is next; None where the deal is
    over.
    """
    deal = table.facts
    deal.turn, deal.taken, deal.asked, deal.leave = seat, None, False, False
    deal.turns += 1
    begin(table, seat)
    while True:
        action = yield ask_to_begin(table, seat)
        if action.do != "red":
            break
        lay_by_hand(table, action)
    if action.do == "pass":
        table.tell("triple-play.passes", seat=seat)
        return None
    deal.begun, deal.taken = True, action.do
    if action.do == "draw":
        draw(table, seat)
    else:
        take_pile(table, seat, action.cards(), named_melds(action))
    return (yield from meld_and_end(table, seat))


def begin(table: Table[Deal], seat: int) -> None:
    """By itself: the knee, if the partner has finished the side's first canasta; or the foot, if
    the knee has no card left.
    """
    deal = table.facts
    if seat in deal.knees:
        foot_if_empty(table, seat)
    elif deal.of(seat).canastas:
        pick_up_knee(table, seat)


def draw(table: Table[Deal], seat: int) -> None:
    """Two cards from the stock."""
    table.deal(DRAWN, to=hand(seat))
    table.tell("triple-play.draws", seat=seat)
    if table.virtual:
        lay_red_threes(table, seat)


def take_pile(table: Table[Deal], seat: int, pair: list[Card], melds: Sequence[Meld]) -> None:
    """Two cards of the hand are melded with the top of the pile; then the rest of it is the
    hand's.
    """
    card = top(table)
    assert card is not None
    name = meld_of(card)
    table.tell("triple-play.takes", seat=seat, count=len(table.cards(PILE)), card=card)
    table.move(PILE, melds_zone(seat, name), [card])
    first = not table.facts.of(seat).canastas
    lay_melds(table, seat, [Meld(name, pair), *melds])
    table.pass_face_down(PILE, hand(seat), list(table.cards(PILE)))
    hand_on(table, seat, first)


def meld_and_end(table: Table[Deal], seat: int) -> Generator[Prompt, Action, int | None]:
    """Melds, as often as one likes, and the end of the turn."""
    deal = table.facts
    while True:
        action = yield ask_to_meld(table, seat)
        match action.do:
            case "red":
                lay_by_hand(table, action)
            case "ask":
                yield from ask_partner(table, seat)
            case "meld":
                first = not deal.of(seat).canastas
                lay_melds(table, seat, named_melds(action))
                hand_on(table, seat, first)
                if went_out(table, seat):
                    return None
            case "discard":
                table.move(hand(seat), PILE, [action.card()])
                table.tell("triple-play.discards", seat=seat, card=action.card())
                return None if went_out(table, seat) else table.left_of(seat)
            case _:
                table.tell("triple-play.ends", seat=seat)
                return table.left_of(seat)


def lay_by_hand(table: Table[Deal], action: Action) -> None:
    """With a real deck: somebody lays a red three, and after the knee picks up the foot with it
    where no card is left.
    """
    lay_red(table, action.seat, [action.card()])
    if action.seat in table.facts.knees:
        foot_if_empty(table, action.seat)


def ask_partner(table: Table[Deal], seat: int) -> Dealing:
    """Ask the partner for leave to go out in this turn."""
    deal = table.facts
    deal.asked = True
    table.tell("triple-play.asks", seat=seat)
    answer = yield ask_for_leave(table, seat)
    deal.leave = answer.args["allow"] is True
    table.tell("triple-play.allows" if deal.leave else "triple-play.forbids", seat=answer.seat)


def lay_melds(table: Table[Deal], seat: int, melds: Sequence[Meld]) -> None:
    """Cards go to the side's melds; seven are a canasta, which goes to its book."""
    side = table.facts.of(seat)
    side.opened = True
    for meld in melds:
        zone = melds_zone(seat, meld.rank)
        table.move(hand(seat), zone, meld.cards)
        table.tell("triple-play.melds", seat=seat, cards=list(meld.cards))
        lying = list(table.cards(zone))
        if len(lying) == CANASTA:
            finished = canasta(meld.rank, lying)
            table.move(zone, book_zone(seat), lying)
            side.canastas.append(finished)
            code = f"triple-play.{finished.kind}"
            table.tell(code, seat=seat, what=MELDS_NAMED[meld.rank], points=finished.worth)


def hand_on(table: Table[Deal], seat: int, first: bool) -> None:
    """Who has finished the side's first canasta picks up the knee, and who has no card left of the
    knee the foot.
    """
    deal = table.facts
    if first and deal.of(seat).canastas:
        pick_up_knee(table, seat)
    elif seat in deal.knees:
        foot_if_empty(table, seat)


def pick_up_knee(table: Table[Deal], seat: int) -> None:
    """The knee comes to the hand."""
    table.facts.knees.append(seat)
    pick_up(table, seat, knee(seat), KNEE)
    table.tell("triple-play.knee", seat=seat)
    if table.virtual:
        lay_red_threes(table, seat)


def foot_if_empty(table: Table[Deal], seat: int) -> None:
    """The foot comes to the hand that has nothing left."""
    deal = table.facts
    if table.cards(hand(seat)) or seat in deal.feet:
        return
    deal.feet.append(seat)
    pick_up(table, seat, foot(seat), FOOT)
    table.tell("triple-play.foot", seat=seat)
    if table.virtual:
        lay_red_threes(table, seat)


def pick_up(table: Table[Deal], seat: int, zone: str, count: int) -> None:
    """These cards come to the hand, as they lie."""
    table.deal(count, to=hand(seat), source=zone)


def went_out(table: Table[Deal], seat: int) -> bool:
    """Whether the last card has gone, with the foot picked up: that ends the deal."""
    deal = table.facts
    if table.cards(hand(seat)) or seat not in deal.feet or not deal.may_go_out(seat):
        return False
    deal.out = seat
    table.tell("triple-play.out", seat=seat)
    return True


# The end


def count_what_is_left(table: Table[Deal]) -> Generator[Prompt, Action, dict[int, int]]:
    """What each seat's cards cost that are left, from the deal's left; with a real deck counted by
    hand.
    """
    left: dict[int, int] = {}
    for seat in table.in_turn():
        cards = cards_left(table, seat)
        if cards and table.virtual:
            for zone in (hand(seat), knee(seat), foot(seat)):
                table.reveal(zone)
            left[seat] = cost(cards)
            table.by_itself(Action(seat, "left", {"points": left[seat]}))
        elif cards:
            answer = yield ask_what_is_left(table, seat)
            left[seat] = answer.whole("points")
        if cards:
            table.tell("triple-play.cost", seat=seat, points=left[seat], count=len(cards))
    return left


GAME = Game(
    slug="triple-play",
    name="Triple Play",
    rules="1",
    least_seats=SEATS,
    most_seats=SEATS,
    play=play,
    summary=Summary(
        line="Canasta of six packs: partners play a hand, a knee and a foot each.",
        round_minutes=30,
        evening_minutes=120,
        luck="both",
        kinds=("rummy",),
    ),
    board=felt,
    hand_note=hand_note,
    hand_groups=hand_groups,
    judge=judge,
    picture_after=42,
    ranks="3456789TJQKA2",
    by_rank=True,
    options=Options,
    partners=True,
    mild=("draw", "pass", "discard", "done", "answer", "left"),
    words=(
        "Hand, knee and foot: the three packets of cards that each plays, one after the other.",
        "Canasta: a finished meld of seven cards.",
        "Natural and mixed: a canasta without a wild card, and one with.",
        "Wild cards: jokers and twos, which stand for other cards.",
        "Book: the five canastas that a side needs before it may go out.",
        "Opening: the first melds of a side in a deal, which must be worth enough.",
    ),
    reasons=SCORE_REASONS,
    lines=SCORE_LINES
    | {
        "triple-play.draw": "{player}: draw two.",
        "triple-play.draw-or-pile": "{player}: draw two, or take the pile.",
        "triple-play.pile-or-pass": "{player}: take the pile, or pass, which ends the deal.",
        "triple-play.pass": "{player}: pass, which ends the deal.",
        "triple-play.meld-or-discard": "{player}: meld if you like, then discard one.",
        "triple-play.meld-or-done": "{player}: meld if you like, then say done.",
        "triple-play.done": "{player}: say done.",
        "triple-play.leave": "{player}: may {buyer} go out?",
        "triple-play.left": "{player}: count what is left, {count} cards.",
        "triple-play.back": "The {card} goes back into the stock.",
        "triple-play.red": "{player} lays {cards}: 100 points each.",
        "triple-play.draws": "{player} draws two.",
        "triple-play.passes": "{player} passes: the stock is used up.",
        "triple-play.takes": "{player} takes the pile of {count} with the {card}.",
        "triple-play.melds": "{player} lays down {cards}.",
        "triple-play.natural": "A natural canasta of {what}: {points}.",
        "triple-play.mixed": "A mixed canasta of {what}: {points}.",
        "triple-play.W": "A canasta of wild cards: {points}.",
        "triple-play.knee": "{player} picks up the knee.",
        "triple-play.foot": "{player} picks up the foot.",
        "triple-play.discards": "{player} discards the {card}.",
        "triple-play.ends": "{player} is done.",
        "triple-play.asks": "{player} asks to go out.",
        "triple-play.allows": "{player} allows it.",
        "triple-play.forbids": "{player} does not allow it.",
        "triple-play.out": "{player} goes out.",
        "triple-play.cost": "Cards left with {player}: {count}, at a cost of {points}.",
    },
    **scores_carried(SEATS, BySide(Whole(-MOST_CHIPS))),
)
