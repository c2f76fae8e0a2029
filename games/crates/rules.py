"""Crates: get rid of the hand by suit or rank; most cards do something, and what is left over costs
(rules page ``crates.md``).
"""

from games.cards import PACK, rank, suit
from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    Item,
    end_game,
    next_deal,
    open_deal,
    partners,
    score,
)
from games.cards.sides import sides_of
from games.cards.stakes import POT
from games.cards.zones import hand
from games.crates.calls import CALLS, felt
from games.crates.deal import DEALS, MOST_SEATS, PILE, UNDER, Carry, Deal, Options, call, top
from games.crates.turn import one_turn
from games.crates.worth import pressure_points, worth
from games.engine import Dealing, Ending, Game, OneOf, Option, Script, Summary, Table
from games.language import gettext, lazy_gettext


def play(table: Table[Deal, Options, Carry]) -> Script:
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


def names_of(seats: tuple[int, ...], options: Options) -> list[str]:
    """The names of the scores: four play as partners unless they would not, others each alone."""
    if len(seats) == 4 and options.partners:
        return sides_of(seats)
    return [str(seat) for seat in seats]


def runs_on(carry: Carry, names: list[str]) -> bool:
    """Whether the carry's game is one of these seats or sides."""
    return set(carry.scores or {}) == set(names)


def deal_by(carry: Carry, seats: tuple[int, ...], options: Options) -> int | None:
    """Whose deal it is by the carry; nobody's where a new game begins."""
    return carry.dealer if runs_on(carry, names_of(seats, options)) else None


def carry_error(carry: Carry) -> str | None:
    """Scores and pressures are of the same seats or sides."""
    if set(carry.scores or {}) == set(carry.pressures or {}):
        return None
    return gettext("The carry's pressures must be of the same seats or sides as its scores.")


def begin(table: Table[Deal, Options, Carry]) -> Deal:
    """The scores and pressures so far, or none."""
    names = names_of(tuple(table.seats), table.options)
    deal = open_deal(table, Deal, better="low", sides=names, deals=DEALS)
    carried = table.carry.pressures if runs_on(table.carry, names) else None
    deal.pressures = dict.fromkeys(names, 0) | (carried or {})
    deal.each = abs(8 - deal.deal) + 1
    return deal


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


# Scoring


def score_deal(table: Table[Deal, object, Carry]) -> None:
    """What is left in each hand, and the pressures of the deal."""
    deal = table.facts
    carried = (table.carry.pressures if deal.deal > 1 else None) or {}
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
        kinds=("stops",),
    ),
    board=felt,
    picture_after=5,
    options=Options,
    carry=Carry,
    carry_is_whole=True,
    carry_error=carry_error,
    carried_places=lambda carry: {POT: carry.pot or 0},
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
        "crates.called": "{player}: {which} were called. Play one of these or another {rank}, "
        "or else draw.",
        "crates.again": "{player}: another card on the {card}, or else draw.",
        "crates.sequence": "{player}: a two or an ace, or else draw {count}.",
        "crates.calls": "{player} calls {which}.",
        "crates.one-card": "{player}: one card!",
        "crates.silent": "{player} has not said “one card” and draws two.",
        "crates.skips": "{player} is skipped.",
        "crates.turns": "The order of play turns round.",
        "crates.draws": "{player} draws {count}.",
        "crates.pressure": "The stock is empty: {player} turns the pile, "
        "a pressure of {points} points.",
        "crates.nothing-left": "{player} finds nothing more to draw.",
    },
)
