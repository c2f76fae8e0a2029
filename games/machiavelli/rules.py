"""Machiavelli: one table for all. Whoever plays may take all of it apart and put it together anew,
as long as it comes out (rules page ``machiavelli.md``).
"""

from functools import partial

from games.cards import PACK
from games.cards.melds import in_order
from games.cards.scores import SCORE_LINES, SCORE_REASONS, Item, end_game, open_deal, score
from games.cards.zones import hand
from games.engine import STOCK, Action, Dealing, Game, Option, Script, Summary, Table
from games.language import lazy_gettext
from games.machiavelli.drafts import hand_groups, judge, likely
from games.machiavelli.layout import (
    LAID,
    MELDS,
    Deal,
    Options,
    Turn,
    added,
    melds_of,
    open_heaps,
    penalty,
    wrong_table,
)

MOST_SEATS = 5
CARDS_EACH = 13
PACKS = 2


def play(table: Table[Deal, Options]) -> Script:
    """One deal, which is a whole game."""
    deal = open_deal(table, Deal, better="low", deals=1)
    deal_cards(table)
    seat = table.dealing_seat
    while table.cards(hand(seat)) and deal.passes < len(table.seats):
        seat = deal.turn = table.left_of(seat)
        yield from one_turn(table, seat)
    deal.turn = None
    if table.cards(hand(seat)):
        table.tell("machiavelli.blocked")
    else:
        table.tell("machiavelli.out", seat=seat)
    score(
        table,
        [
            Item(str(seat), lazy_gettext("cards left"), len(table.cards(hand(seat))))
            for seat in table.seats
        ],
    )
    return end_game(table)


def deal_cards(table: Table[Deal]) -> None:
    """Thirteen cards to each, all at once; the rest is the stock."""
    table.shuffle(PACK * PACKS)
    table.zone(LAID)
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="owner")
        table.deal(CARDS_EACH, to=hand(seat))


def one_turn(table: Table[Deal, Options], seat: int) -> Dealing:
    """A table is laid, or a card is drawn; with nothing to draw one passes instead."""
    otherwise = "draw" if table.cards(STOCK) else "pass"
    action = yield table.ask(
        f"machiavelli.{otherwise}",
        play_option(table, seat),
        Option(seat, otherwise),
        stage=f"after {table.now}",
        seat=seat,
    )
    table.facts.last = None
    match action.do:
        case "play":
            lay(table, action)
        case "draw":
            table.deal(1, to=hand(seat))
            table.facts.passes = 0
            table.tell("machiavelli.draws", seat=seat)
        case "pass":
            table.facts.passes += 1


def play_option(table: Table[Deal, Options], seat: int) -> Option:
    """To lay the whole table anew, with at least one card of the hand."""
    return Option(
        seat,
        "play",
        {"table": table.heaped(hand(seat), table.facts.melds, likely)},
        check=partial(wrong_table, table),
        private=table.virtual,
        unlisted=("table",),
        weight=30,
    )


def lay(table: Table[Deal, Options], action: Action) -> None:
    """A table is laid: it comes out; or the old one stands, the cards go back, and as a penalty
    cards are drawn.
    """
    seat, melds, deal = action.seat, melds_of(action), table.facts
    own = added(table, melds)
    if not open_heaps(melds):
        table.move(hand(seat), LAID, own)
        laid = [list(in_order(meld, MELDS)) for meld in melds]
        fresh = [place for place, meld in enumerate(laid) if meld not in deal.melds]
        deal.last, deal.melds, deal.passes = Turn(seat, own, True, fresh), laid, 0
        table.tell("machiavelli.plays", seat=seat, cards=own)
        return
    deal.last = Turn(seat, own, False, [])
    table.known_in(hand(seat), own)
    drawn = penalty(table)
    table.deal(drawn, to=hand(seat))
    deal.passes = 0 if drawn else deal.passes + 1
    table.tell("machiavelli.plays-in-vain", seat=seat, cards=own, count=drawn)


GAME = Game(
    slug="machiavelli",
    name="Machiavelli",
    rules="1",
    least_seats=2,
    most_seats=MOST_SEATS,
    play=play,
    summary=Summary(
        line="Take the whole table apart and put it together anew, to be rid of your cards.",
        round_minutes=10,
        evening_minutes=90,
        luck="mostly-skill",
        kinds=("rummy",),
    ),
    picture_after=6,
    options=Options,
    carry_is_whole=True,
    hand_groups=hand_groups,
    judge=judge,
    mild=("draw", "pass"),
    words=(
        "Set: three or four cards of one rank, all suits different.",
        "Sequence: three or more cards of one suit in a row.",
        "Come out: every card of the table lies in a meld.",
    ),
    reasons=SCORE_REASONS,
    lines=SCORE_LINES
    | {
        "machiavelli.draw": "{player}: lay cards, and the table anew if you like, or draw a card.",
        "machiavelli.pass": "{player}: lay cards, and the table anew if you like, or pass.",
        "machiavelli.draws": "{player} draws.",
        "machiavelli.plays": "{player} lays {cards}, and the table comes out.",
        "machiavelli.plays-in-vain": (
            "{player} lays {cards}, and the table does not come out: all goes back. "
            "Cards drawn: {count}."
        ),
        "machiavelli.blocked": "The stock is empty, and everybody has passed.",
        "machiavelli.out": "{player} is out.",
    },
)
