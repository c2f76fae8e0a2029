"""Cactus: four cards that nobody has seen, and whoever remembers best gets them low (rules page
``cactus.md``).
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass

from games.cactus.deal import COVERED, PENALTY, PILE, POWERS, Deal, deal_cards, worth
from games.cards import PACK, rank
from games.cards.places import (
    Looks,
    lay_out,
    layout,
    look,
    look_no_longer,
    place,
    places,
    turned_up,
)
from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    Item,
    Stakes,
    end_game,
    next_deal,
    open_deal,
    score,
    scores_carried,
)
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
from games.engine.zones import STOCK
from games.language import lazy_gettext

MOST_SEATS = 2
CARD_IN_HAND = lazy_gettext("card in hand")
NO_SUCH_POWER = lazy_gettext("it has not this power; take the action back")
COVERED_BY_NOW = lazy_gettext("another card lies on top by now")


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    deals: int = setting(Whole(1, 20), 1, "How many deals a game has.")


def play(table: Table[Deal, Options]) -> Script:
    """One deal."""
    open_deal(table, Deal, better="low", deals=table.options.deals)
    deal_cards(table)
    table.facts.turn = table.in_turn()[0]
    while (yield from turn(table)):
        table.facts.turn = table.left_of(table.facts.turn)
    yield from turn_up_layouts(table)
    score(
        table,
        [
            Item(str(seat), lazy_gettext("cards"), worth(layout(table, seat)))
            for seat in table.seats
        ],
    )
    over = table.facts.deal >= table.options.deals
    return end_game(table) if over else next_deal(table)


# A turn


def turn(table: Table[Deal]) -> Generator[Prompt, Action, bool]:
    """The three steps of a turn; returns whether another turn follows."""
    facts, seat = table.facts, table.facts.turn
    code = "cactus.turn" if len(ways_to_get_a_card(table)) > 1 else "cactus.draw"
    got = yield from step(table, code, lambda: ways_to_get_a_card(table))
    if got is None:
        table.tell("cactus.stock-empty")
        return False
    get_card(table, got)
    used = yield from step(table, "cactus.in-hand", lambda: uses_of_the_card(table))
    assert used is not None
    yield from use_card(table, used)
    facts.in_hand = None
    is_last = facts.caller is not None
    code = "cactus.last" if is_last else "cactus.end"
    ends = [Option(seat, "end")] + ([] if is_last else [Option(seat, "cactus", weight=2)])
    ended = yield from step(table, code, lambda: ends)
    assert ended is not None
    if ended.do == "cactus":
        facts.caller = seat
        table.tell("cactus.called", seat=seat, to=table.left_of(seat))
    return not is_last


def step(
    table: Table[Deal], code: str, options: Callable[[], Sequence[Option]]
) -> Generator[Prompt, Action, Action | None]:
    """Ask the player in turn, while either may match; None where the step has no option (any
    more).
    """
    seat, stage = table.facts.turn, f"{code} after {table.now}"
    while own := options():
        matches = [option for other in table.in_turn() for option in ways_to_match(table, other)]
        action = yield table.ask(code, *own, *matches, stage=stage, awaited=[seat], seat=seat)
        look_no_longer(table, action.seat)
        if action.do != "match":
            return action
        yield from match(table, action.seat, action.whole("place"))
    return None


def ways_to_get_a_card(table: Table[Deal]) -> list[Option]:
    """Draw from the stock, or take the pile's top card; nothing once the stock is empty."""
    facts, seat = table.facts, table.facts.turn
    if not table.cards(STOCK):
        return []
    options = [Option(seat, "draw", weight=20)]
    if table.cards(PILE) and (places(table, seat) or facts.live == seat):
        # Another card on the pile is another offer.
        options.append(Option(seat, "take", scope=f"take {facts.topped} {table.cards(PILE)[0]}"))
    return options


def get_card(table: Table[Deal], action: Action) -> None:
    """A card comes to the hand: that of the stock is seen by the drawer alone."""
    facts, seat = table.facts, action.seat
    if action.do == "draw":
        facts.in_hand = "stock"
        table.deal(1, to=hand(seat))
        return
    facts.in_hand = "live" if facts.live == seat else "pile"
    facts.live, facts.topped = None, seat
    table.tell("cactus.takes", seat=seat, card=table.cards(PILE)[0])
    table.move(PILE, hand(seat), table.cards(PILE)[:])
    table.move(COVERED, PILE, table.cards(COVERED)[-1:])


def uses_of_the_card(table: Table[Deal]) -> list[Option]:
    """Swap it for a card of the layout; discard it or use its power, if it came from the stock or
    live. Which powers there are tells what was drawn: nobody else is shown them.
    """
    facts, seat, other = table.facts, table.facts.turn, table.left_of(table.facts.turn)
    mine, theirs = OneOf(places(table, seat)), OneOf(places(table, other))
    uses: dict[str, dict[str, OneOf]] = {"swap": {"place": mine}}
    if facts.in_hand != "pile":
        uses |= {"discard": {}, "look": {"place": mine}, "spy": {"place": theirs}}
        uses["trade"] = {"mine": mine, "theirs": theirs}
    card = table.cards(hand(seat))[0]
    power = POWERS.get(rank(card), "") if card in PACK else "any"
    return [
        Option(seat, do, values, private=table.virtual)
        for do, values in uses.items()
        if do not in POWERS.values() or power in (do, "any")
        if all(value.values for value in values.values())
    ]


def use_card(table: Table[Deal], action: Action) -> Dealing:
    """The card in hand goes where the player has said."""
    seat, other = action.seat, table.left_of(action.seat)
    if action.do == "swap":
        name = place(seat, action.whole("place"))
        yield from to_pile(table, seat, name, is_live=True)
        table.move(hand(seat), name, table.cards(hand(seat))[:])
        return
    yield from to_pile(table, seat, hand(seat), is_live=False, use=action.do)
    match action.do:
        case "look":
            look(table, seat, seat, action.whole("place"))
        case "spy":
            look(table, seat, other, action.whole("place"))
        case "trade":
            mine = place(seat, action.whole("mine"))
            theirs = place(other, action.whole("theirs"))
            table.swap(mine, table.cards(mine)[0], theirs, table.cards(theirs)[0])


def to_pile(
    table: Table[Deal], seat: int, name: str, is_live: bool, use: str = "discard"
) -> Dealing:
    """A player's card is turned up and covers the pile. With a real deck the dealer shows it where
    it is not known, and it must allow its use.
    """
    is_in_hand = name == hand(seat)
    which = CARD_IN_HAND if is_in_hand else at_place(name)
    barred = [card for card in table.unseen() if use not in ("discard", POWERS.get(rank(card)))]
    yield from table.turn_over(name, which, seat, dict.fromkeys(barred, NO_SUCH_POWER))
    card = table.cards(name)[0]
    table.move(PILE, COVERED, table.cards(PILE)[:])
    table.move(name, PILE, [card])
    table.reveal(name, "owner" if is_in_hand else "none")
    table.facts.live = table.left_of(seat) if is_live and rank(card) in POWERS else None
    table.facts.topped = seat


def at_place(name: str) -> str:
    """What the dealer is asked to show of a layout."""
    return lazy_gettext("card at place {place}", place=name.rsplit(":", 1)[1])


# Matching, in and out of turn


def ways_to_match(table: Table[Deal], seat: int) -> list[Option]:
    """Turn up a card that may have the rank of the pile's top card: open to everybody who has no
    card in hand, while a penalty could be paid. The one who was slower hears so, and pays nothing.
    """
    facts, top = table.facts, table.cards(PILE)
    has_a_card_in_hand = facts.in_hand is not None and seat == facts.turn
    if not top or has_a_card_in_hand or len(table.cards(STOCK)) < PENALTY:
        return []
    late = COVERED_BY_NOW
    if facts.topped is not None and facts.topped != seat:
        late = lazy_gettext("{player} was first", player=table.players[facts.topped])
    on = OneOf((top[0],), dict.fromkeys((card for card in PACK if card != top[0]), late))
    mine = places(table, seat)
    option = Option(seat, "match", {"place": OneOf(mine), "on": on}, scope="match", weight=2)
    return [option] if mine else []


def match(table: Table[Deal], seat: int, number: int) -> Dealing:
    """A card is turned up: on the pile with it if it has the rank of the top card. If not, both
    have seen it, it stays, and two cards from the stock join the layout.
    """
    name = place(seat, number)
    yield from table.turn_over(name, at_place(name), seat)
    card, top = table.cards(name)[0], table.cards(PILE)[0]
    if rank(card) == rank(top):
        table.tell("cactus.matched", seat=seat, card=card)
        yield from to_pile(table, seat, name, is_live=True)
        return
    table.tell("cactus.wrong", seat=seat, card=card, count=PENALTY)
    turned_up(table, seat, number)
    lay_out(table, seat, PENALTY)


def turn_up_layouts(table: Table[Deal]) -> Dealing:
    """Both layouts turn up. With a real deck the places of the cards are not entered."""
    table.facts.looks, table.facts.live = Looks(), None
    for seat in table.in_turn():
        for number in places(table, seat):
            yield from table.turn_over(place(seat, number), lazy_gettext("cards"), seat)


GAME = Game(
    slug="cactus",
    name="Cactus",
    rules="1",
    least_seats=MOST_SEATS,
    most_seats=MOST_SEATS,
    play=play,
    summary=Summary(
        line="Four cards that you have not seen: remember best, and get them low.",
        round_minutes=5,
        evening_minutes=30,
        luck="mostly-skill",
        kinds=("memory",),
    ),
    picture_after=8,
    options=Options,
    mild=("end", "discard", "swap", "draw"),
    words=(
        "Layout: the cards that lie face down before a player.",
        "Live: the other player may take this card and use its power. It came out of a layout.",
        "Match: to turn up a card of one's own that has the rank of the pile's top card.",
        "Power: what an 8, 7, 6, jack, 10, 9 or queen does as it is discarded.",
    ),
    reasons=SCORE_REASONS,
    lines=SCORE_LINES
    | {
        "cactus.turn": "{player}: draw a card, or take the one on the pile.",
        "cactus.draw": "{player}: draw a card.",
        "cactus.in-hand": "{player}: swap the card for one of yours. "
        "A drawn one may be discarded; 6 to queen do more then.",
        "cactus.end": "{player}: end the turn, or call cactus.",
        "cactus.last": "{player}: end the last turn.",
        "cactus.takes": "{player} takes {card} from the pile.",
        "cactus.matched": "{player} matches with {card}.",
        "cactus.wrong": "{player} turns up {card}: no match, {count} more cards.",
        "cactus.called": "{player} calls cactus: {buyer} has one turn more.",
        "cactus.stock-empty": "The stock is empty: all cards are turned up.",
        "show-hand": "Show {player}'s {which}.",
    },
    **scores_carried(MOST_SEATS, Whole(0)),
)
