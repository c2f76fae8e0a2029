"""Crates: get rid of the hand by suit or rank; most cards do something, and what is left over costs
(rules page ``crates.md``).
"""

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field

from games.cards import PACK, SUIT_NAMES, Card, in_words, rank, suit
from games.cards.scores import (
    ANTE,
    POT,
    SCORE_LINES,
    SCORE_REASONS,
    STAKE,
    Item,
    ScoredDeal,
    carried_pot,
    end_game,
    next_deal,
    open_deal,
    partners,
    score,
)
from games.cards.sides import BySeatOrSide, sides_of
from games.cards.zones import hand
from games.crates.calls import CALLS, felt
from games.crates.worth import MOST_PRESSURES, pressure_points, worth
from games.engine import (
    ALSO_IN_RESULT,
    JSON,
    MOST_CHIPS,
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
    Summary,
    Table,
    Whole,
    as_kind,
    flag,
    whole_or_none,
)
from games.language import gettext, lazy_gettext

MOST_SEATS = 5
DEALS = 15
PILE = "pile"
"""The zone of the card that was played last."""
UNDER = "under"
"""The zone of those below it."""
SEQUENCE = {"2": 2, "A": 1}
"""The cards of a 2-sequence, and their pips."""


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    pressures: dict[str, int] = field(default_factory=dict, metadata=ALSO_IN_RESULT)
    """How many each seat or side has had in the game."""
    each: int = 0
    """The cards that everybody was dealt."""
    turn: int | None = None
    reversed: bool = False
    """Whether the order of play goes to the right."""
    called: str | None = None
    """The suit that an eight or nine on top has called."""
    six: bool = False
    """Whether another card must follow in the same turn."""
    pips: int = 0
    """Of the 2-sequence that runs; 0 where none does."""
    ending: bool = False
    """Whether somebody went out in it."""
    silent: list[int] = field(default_factory=list)
    """Who came down to one card, did not say so, and has had no turn since."""


def play(table: Table[Deal]) -> Script:
    """One deal."""
    deal = begin(table)
    yield from deal_cards(table)
    seat: int | None = table.left_of(table.dealing_seat)
    while seat is not None:
        seat = yield from one_turn(table, seat)
    deal.turn = None
    for seat in table.in_turn():
        yield from table.turn_over(hand(seat), which=lazy_gettext("hand"), seat=seat)
    score_deal(table)
    if deal.deal >= DEALS:
        return end_game(table)
    return Ending({**next_deal(table).carry, "pressures": dict(deal.pressures)})


# Who plays, and what is carried


def names_of(seats: tuple[int, ...], options: Mapping[str, JSON]) -> list[str]:
    """The names of the scores: four play as partners unless they would not, others each alone."""
    if len(seats) == 4 and flag(options, "partners"):
        return sides_of(seats)
    return [str(seat) for seat in seats]


def runs_on(carry: Mapping[str, JSON], names: list[str]) -> bool:
    """Whether the carry's game is one of these seats or sides."""
    return set(as_kind(carry.get("scores") or {}, dict[str, int])) == set(names)


def deal_by(
    carry: Mapping[str, JSON], seats: tuple[int, ...], options: Mapping[str, JSON]
) -> int | None:
    """Whose deal it is by the carry; nobody's where a new game begins."""
    return whole_or_none(carry, "dealer") if runs_on(carry, names_of(seats, options)) else None


def carry_error(carry: Mapping[str, JSON]) -> str | None:
    """Scores and pressures are of the same seats or sides."""
    scores, pressures = (as_kind(carry[key], dict[str, int]) for key in ("scores", "pressures"))
    if scores.keys() == pressures.keys():
        return None
    return gettext("The carry's pressures must be of the same seats or sides as its scores.")


def begin(table: Table[Deal]) -> Deal:
    """The scores and pressures so far, or none."""
    names = names_of(tuple(table.seats), table.options)
    deal = open_deal(table, Deal, better="low", sides=names, deals=DEALS)
    carried = table.carry["pressures"] if runs_on(table.carry, names) else None
    deal.pressures = dict.fromkeys(names, 0) | as_kind(carried or {}, dict[str, int])
    deal.each = abs(8 - deal.deal) + 1
    return deal


def name_of(table: Table[Deal], seat: int) -> str:
    """To whose name a seat scores."""
    return next(name for name in table.facts.scores if seat in partners(name))


# The deal


def deal_cards(table: Table[Deal]) -> Dealing:
    """Everybody's hand in one packet, and the upcard. Whoever has the deal sees no card before the
    suit of an eight or nine is named.
    """
    deal, dealer = table.facts, table.dealing_seat
    table.shuffle(PACK)
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="none" if seat == dealer else "owner")
        table.deal(deal.each, to=hand(seat))
    table.zone(PILE)
    table.zone(UNDER)
    yield from table.turn_up(1, to=PILE, which=lazy_gettext("the upcard"))
    upcard = top(table)
    if rank(upcard) in CALLS:
        suits = {"suit": OneOf(tuple(CALLS[rank(upcard)][suit(upcard)]))}
        action = yield table.ask(
            "crates.name", Option(dealer, "name", suits), seat=dealer, card=upcard
        )
        call(table, dealer, action.word("suit"))
    table.reveal(hand(dealer), "owner")


def top(table: Table[Deal]) -> Card:
    """The card that was played last."""
    return table.cards(PILE)[-1]


def call(table: Table[Deal], seat: int, colour: str) -> None:
    """An eight or nine calls a suit."""
    table.facts.called = colour
    table.tell("crates.calls", seat=seat, which=SUIT_NAMES[colour])


# A turn


def one_turn(table: Table[Deal], seat: int) -> Generator[Prompt, Action, int | None]:
    """A card that fits, and another on each six, or a draw. Returns who is next; None where the
    deal is over.
    """
    deal = table.facts
    deal.turn = seat
    if seat in deal.silent:
        deal.silent.remove(seat)
        table.tell("crates.silent", seat=seat)
        draw(table, seat, 2)
    in_sequence = deal.pips > 0
    card = yield from one_card(table, seat)
    while deal.six:
        card = yield from one_card(table, seat)
    if deal.pips or in_sequence:
        deal.ending = deal.ending or (deal.pips > 0 and not table.cards(hand(seat)))
        over = deal.ending and not deal.pips
    else:
        over = not table.cards(hand(seat))
    skips = card is not None and rank(card) == "4"
    if skips and not over:
        table.tell("crates.skips", seat=after(table, seat))
    return None if over else after(table, seat, 2 if skips else 1)


def after(table: Table[Deal], seat: int, places: int = 1) -> int:
    """Who comes so many places later in the order of play."""
    seats = table.seats
    step = -places if table.facts.reversed else places
    return seats[(seats.index(seat) + step) % len(seats)]


def one_card(table: Table[Deal], seat: int) -> Generator[Prompt, Action, Card | None]:
    """Ask for a card, or a draw; returns the card that was played and has done its work."""
    deal = table.facts
    action = yield ask(table, seat)
    deal.six = False
    if action.do == "draw":
        if not table.virtual:
            table.suspect(seat, lazy_gettext("false pass"), hand(seat), fitting(table), draws=True)
        draw(table, seat, deal.pips or 1)
        deal.pips = 0
        return None
    card = action.card()
    table.move(PILE, UNDER, [top(table)])
    table.move(hand(seat), PILE, [card])  # not to be shown: it was named
    deal.called = None
    if rank(card) in CALLS:
        call(table, seat, action.word("suit"))
    if len(table.cards(hand(seat))) == 1:
        if action.flag("one_card"):
            table.tell("crates.one-card", seat=seat)
        elif seat not in deal.silent:
            deal.silent.append(seat)
    work(table, seat, card)
    return card


def fitting(table: Table[Deal]) -> list[Card]:
    """The cards that fit now, whoever has them."""
    deal, upcard = table.facts, top(table)
    if deal.pips:
        return [card for card in PACK if rank(card) in SEQUENCE]
    ranks = rank(upcard) + ("8" if flag(table.options, "wild_eights") else "")
    return [
        card for card in PACK if suit(card) == (deal.called or suit(upcard)) or rank(card) in ranks
    ]


def ask(table: Table[Deal], seat: int) -> Prompt:
    """Ask for a card that fits; of who has none, or with a real deck says so, for a draw."""
    deal, fits = table.facts, fitting(table)
    could = table.playable(hand(seat))
    cards = [card for card in could if card in fits]
    options = []
    if cards:
        reason = lazy_gettext("it does not fit")
        barred = dict.fromkeys((card for card in could if card not in fits), reason)
        values = {
            "card": table.held(hand(seat), cards, barred),
            "suit": OneOf(tuple(SUIT_NAMES)),
            "one_card": OneOf((True,)),
        }
        said = ("suit", "one_card")
        options.append(
            Option(
                seat,
                "play",
                values,
                optional=said,
                unlisted=said,
                check=lambda action: said_wrongly(table, action),
                private=table.virtual,
                weight=50,
            )
        )
    if not cards or not table.virtual:
        # With a real deck random people mostly play what they have: or a deal would not end.
        options.append(Option(seat, "draw", private=table.virtual, weight=1))
    code = "crates.sequence" if deal.pips else "crates.again" if deal.six else "crates.turn"
    return table.ask(
        code, *options, stage=f"after {table.now}", seat=seat, card=top(table), count=deal.pips
    )


def said_wrongly(table: Table[Deal], action: Action) -> str | None:
    """What is wrong with the suit that is called with a card, and with the one card announced."""
    card, left = action.card(), len(table.cards(hand(action.seat))) - 1
    if rank(card) in CALLS:
        suits = CALLS[rank(card)][suit(card)]
        if action.word("suit", "") not in tuple(suits):
            return gettext(
                "With the {card} a suit is called: {suits}.",
                card=in_words(card),
                suits=", ".join(suits),
            )
    elif action.flag("suit"):
        return gettext("No suit is called with the {card}.", card=in_words(card))
    if action.flag("one_card") and left != 1:
        return gettext("“One card” is said by who has one left, not {left}.", left=left)
    return None


def work(table: Table[Deal], seat: int, card: Card) -> None:
    """What a card does. (A four leaves out whoever is next, an eight or nine has called a suit.)"""
    deal, here = table.facts, len(table.seats)
    if rank(card) == "6":
        deal.six = True
    elif rank(card) == "2" or (deal.pips and rank(card) == "A"):
        deal.pips += SEQUENCE[rank(card)]
    elif rank(card) == "5":
        for places in range(1, here):
            draw(table, after(table, seat, places), 1)
    elif rank(card) == "7":
        draw(table, after(table, seat, 1 if here <= 3 else 2), 1)
    elif rank(card) == "T" and here > 2:
        deal.reversed = not deal.reversed
        table.tell("crates.turns")
    elif rank(card) == "J" and here <= 3:
        draw(table, after(table, seat, here - 1), 1)


# Drawing


def draw(table: Table[Deal], seat: int, count: int) -> None:
    """Cards off the stock. Whoever finds it empty takes a pressure: the pile but for its top card
    is the stock then. Where there is nothing to turn, no more is drawn.
    """
    drawn = 0
    while drawn < count and (table.cards(STOCK) or turn_pile(table, seat)):
        table.deal(1, to=hand(seat))
        drawn += 1
    if drawn:
        table.tell("crates.draws", seat=seat, count=drawn)
    if drawn < count:
        table.tell("crates.nothing-left", seat=seat)


def turn_pile(table: Table[Deal], seat: int) -> bool:
    """Turn the pile and shuffle it, where it has more than its top card: a pressure."""
    if not table.cards(UNDER):
        return False
    deal, name = table.facts, name_of(table, seat)
    deal.pressures[name] += 1
    table.tell("crates.pressure", seat=seat, points=pressure_points(deal.pressures[name]))
    table.shuffle(table.take_up(UNDER))
    return True


# Scoring


def score_deal(table: Table[Deal]) -> None:
    """What is left in each hand, and the pressures of the deal."""
    deal = table.facts
    before = table.carry["pressures"] if deal.deal > 1 else None
    carried = as_kind(before or {}, dict[str, int])
    items = [
        Item(name, lazy_gettext("cards left"), worth(table.cards(hand(seat))))
        for name in deal.scores
        for seat in partners(name)
    ]
    for name, count in deal.pressures.items():
        taken = range(carried.get(name, 0) + 1, count + 1)
        if taken:
            items.append(Item(name, lazy_gettext("pressures"), sum(map(pressure_points, taken))))
    score(table, items)


GAME = Game(
    slug="crates",
    name="Crates",
    rules="1",
    least_seats=2,
    most_seats=MOST_SEATS,
    play=play,
    summary=Summary(
        line="Shed your hand by suit or rank; most cards do something to somebody.",
        round_minutes=9,
        evening_minutes=135,
        luck="mostly-luck",
    ),
    board=felt,
    picture_after=5,
    settings=(
        ANTE,
        STAKE,
        Setting(
            "partners",
            OneOf((True, False)),
            True,
            "Whether four play two against two; any other number plays each alone.",
        ),
        Setting(
            "wild_eights",
            OneOf((False, True)),
            False,
            "Whether an eight fits on anything, but in a 2-sequence.",
        ),
    ),
    carry=(
        Setting("dealer", Whole(1, MOST_SEATS), None),
        Setting("deals", Whole(1, DEALS - 1), None),
        Setting("scores", BySeatOrSide(MOST_SEATS, Whole(-MOST_CHIPS)), None),
        Setting("pressures", BySeatOrSide(MOST_SEATS, Whole(0, MOST_PRESSURES)), None),
        Setting(POT, Whole(0, MOST_CHIPS), None),
    ),
    carry_is_whole=True,
    carry_error=carry_error,
    carried_places=carried_pot,
    dealer_of=deal_by,
    words=(
        "2-sequence: twos and aces in turn, until somebody has neither and draws all their pips.",
        "Cooper: a six as the last card. It asks for another, so one is drawn.",
        "One card: whoever comes down to one says so, or draws two at the next turn.",
        "Pressure: whoever must draw from an empty stock takes one; each costs twice the last.",
    ),
    reasons=SCORE_REASONS,
    lines=SCORE_LINES
    | {
        "crates.name": "{player}: name a suit for the {card}, before you see your hand.",
        "crates.turn": "{player}: play a card that fits the {card}, or else draw.",
        "crates.again": "{player}: another card on the {card}, or else draw.",
        "crates.sequence": "{player}: a two or an ace, or else draw {count}.",
        "crates.calls": "{player} calls {which}.",
        "crates.one-card": "{player}: one card!",
        "crates.silent": "{player} has not said “one card” and draws two.",
        "crates.skips": "{player} is left out.",
        "crates.turns": "The order of play turns round.",
        "crates.draws": "{player} draws {count}.",
        "crates.pressure": "{player} turns the pile: a pressure, {points} points.",
        "crates.nothing-left": "{player} finds nothing more to draw.",
    },
)
