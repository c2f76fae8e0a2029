"""Comet: suits run upwards until they stop, and one card may fall at any time."""

from collections.abc import Generator, Sequence

from games.cards import Card, in_words, rank, suit
from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    Item,
    go_on,
    open_deal,
    score,
    scores_carried,
)
from games.cards.zones import hand
from games.comet.board import felt
from games.comet.deal import (
    ANSWER,
    CARDS_EACH,
    COMET,
    RANKS,
    SUITS,
    Deal,
    Options,
    next_card,
    pack_of,
    unplayed,
)
from games.engine import MOST_CHIPS, Action, Game, Option, Prompt, Script, Summary, Table, Whole
from games.language import lazy_gettext

MOST_SEATS = 8


def play(table: Table[Deal, Options]) -> Script:
    """One deal."""
    open_deal(table, Deal, better="high", goal=table.options.target)
    deal_cards(table)
    table.facts.leader = table.in_turn()[0]
    while True:
        seat = yield from one_card(table)
        if not table.cards(hand(seat)):
            break
    table.facts.wanted = []
    table.tell("comet.out", seat=seat)
    yield from score_deal(table, out=seat)
    return go_on(table)


def deal_cards(table: Table[Deal, Options]) -> None:
    """Everybody's hand in one packet; the stub stays in the stock."""
    table.shuffle(pack_of(table))
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="owner")
        table.deal(CARDS_EACH[len(table.seats)], to=hand(seat))
    for zone in SUITS.values():
        table.zone(zone, sight="all")


def one_card(table: Table[Deal, Options]) -> Generator[Prompt, Action, int]:
    """One card is led, continues the run, falls as the comet or answers it; returns whose."""
    action = yield from (virtual_turn(table) if table.virtual else physical_turn(table))
    facts, seat, card = table.facts, action.seat, action.card()
    wanted = facts.wanted
    if not table.virtual:
        suspect(table, seat, card)
    table.turn_up_card(hand(seat), SUITS[suit(card)], card)
    left = unplayed(table)
    facts.last, facts.leader = card, seat
    follow = [ANSWER, *wanted] if card == COMET else next_card(card)
    facts.wanted = [card for card in follow if card in left]
    return seat


def holder(table: Table[Deal]) -> int | None:
    """Who must play a wanted card: the first from the left of the last player who has one.

    Everybody learns who that is. It is known already who has the card that was next when the
    comet fell (the last of those wanted); anybody else who answers has the ten.
    """
    wanted, leader = table.facts.wanted, table.facts.leader
    assert leader is not None
    for seat in table.from_left_of(leader):
        held = [card for card in wanted if card in table.cards(hand(seat))]
        table.known_in(hand(seat), held[-1:])
        if held:
            return seat
        table.known_not_in(hand(seat), wanted)
    table.tell("comet.stops", seat=leader, cards=wanted)
    return None


def virtual_turn(table: Table[Deal]) -> Generator[Prompt, Action, Action]:
    """Ask who must play, and besides whoever may play the comet."""
    facts = table.facts
    seat = holder(table) if facts.wanted else None
    if seat is None:
        facts.wanted = []
        seat = facts.leader
    assert seat is not None
    cards = table.cards(hand(seat))
    if facts.wanted:
        cards = [card for card in cards if card in (*facts.wanted, COMET)]
    options = [play_of(table, seat, cards)]
    options += [
        play_of(table, other, [COMET], scope="comet")
        for other in table.seats
        if other != seat and facts.last is not None and COMET in table.cards(hand(other))
    ]
    code = "comet.lead"
    if facts.wanted:
        code = "comet.answer" if facts.last == COMET else "comet.next"
    return (
        yield table.ask(
            code,
            *options,
            awaited=[seat],
            stage=f"after {table.now}",
            seat=seat,
            cards=facts.wanted,
        )
    )


def physical_turn(table: Table[Deal, Options]) -> Generator[Prompt, Action, Action]:
    """Ask whoever has a wanted card, and the leader: the hands are not known."""
    facts = table.facts
    left = unplayed(table)
    stops = table.options.pack == "stub" or not facts.wanted
    options: list[Option] = []
    for seat in table.seats:
        if seat == facts.leader and stops:
            cards = left
        elif facts.last is None:
            continue
        else:
            cards = [card for card in left if card in (*facts.wanted, COMET)]
        if cards:
            options.append(play_of(table, seat, cards))
    code = "comet.lead"
    awaited: Sequence[int] = [facts.leader] if facts.leader is not None else []
    if facts.wanted:
        code = "comet.who-has" if stops else "comet.who-has-surely"
        awaited = table.seats
    return (
        yield table.ask(
            code,
            *options,
            awaited=awaited,
            stage=f"after {table.now}",
            seat=facts.leader,
            cards=facts.wanted,
        )
    )


def play_of(table: Table[Deal], seat: int, cards: Sequence[Card], scope: str = "") -> Option:
    """The option to play one of these cards."""
    facts = table.facts
    wanted = " or ".join(in_words(card) for card in facts.wanted)
    barred = [card for card in table.playable(hand(seat)) if card not in cards]
    reason = lazy_gettext("the {which} comes next", which=wanted)
    why_not = dict.fromkeys(barred, reason) if wanted else {}
    value = {"card": table.held(hand(seat), cards, why_not)}
    return Option(seat, "play", value, private=table.virtual, scope=scope)


def suspect(table: Table[Deal], seat: int, card: Card) -> None:
    """Take on trust that nobody who had to play a wanted card holds one."""
    wanted, leader = table.facts.wanted, table.facts.leader
    others = [other for other in wanted if other != card]
    if not others or card == COMET or leader is None:
        return
    passed = table.from_left_of(leader)
    if card in wanted:
        passed = passed[: passed.index(seat)]
    for other in passed:
        table.suspect(other, lazy_gettext("false pass"), hand(other), others, [card])


def score_deal(table: Table[Deal, Options], out: int) -> Generator[Prompt, Action, None]:
    """Score who is out, and who is left with the comet."""
    left = sum(len(table.cards(hand(seat))) for seat in table.seats)
    kings = sum(1 for card in unplayed(table) if rank(card) == "K")
    items = [
        Item(str(out), lazy_gettext("out"), 1),
        Item(str(out), lazy_gettext("cards left"), left),
        Item(str(out), lazy_gettext("kings"), 2 * kings),
    ]
    if COMET in unplayed(table):
        source = yield from find_comet(table, out)
        table.zone("comet", sight="all")
        table.turn_up_card(source, "comet", COMET)
        left_with = [seat for seat in table.seats if source == hand(seat)]
        items += [Item(str(seat), lazy_gettext("the comet"), -1) for seat in left_with]
    score(table, items)


def find_comet(table: Table[Deal, Options], out: int) -> Generator[Prompt, Action, str]:
    """The zone in which the unplayed comet lies."""
    places = [hand(seat) for seat in table.seats if seat != out]
    if table.options.pack == "stub":
        places.append("stock")
    if table.virtual:
        return next(name for name in places if COMET in table.cards(name))
    action = yield table.ask("comet.show", table.showing(*places, cards=[COMET]), card=COMET)
    return table.shown_out_of(action, *places)


GAME = Game(
    slug="comet",
    name="Comet",
    rules="1",
    least_seats=4,
    most_seats=MOST_SEATS,
    play=play,
    summary=Summary(
        line="Be rid of your cards first, and keep an eye on the comet.",
        round_minutes=5,
        evening_minutes=140,
        luck="both",
        kinds=("stops",),
    ),
    picture_after=12,
    board=felt,
    options=Options,
    ranks=RANKS,
    words=(
        "Comet: the 9♦, which its holder may play at any time.",
        "Stub: the cards that are left over and lie unseen.",
        "Wanted: the card that must be played next, by whoever has it.",
    ),
    reasons=SCORE_REASONS,
    lines=SCORE_LINES
    | {
        "comet.lead": "{player} leads any card.",
        "comet.next": "{player} plays on with the {cards}.",
        "comet.answer": "{player} answers the comet: {cards}.",
        "comet.who-has": "Whoever has it plays it: {cards}. If nobody has, {player} leads.",
        "comet.who-has-surely": "Whoever has it plays it: {cards}.",
        "comet.stops": "Nobody has it: {cards}. {player} leads again.",
        "comet.out": "{player} is out.",
        "comet.show": "Where is the {card}?",
    },
    **scores_carried(MOST_SEATS, Whole(-MOST_CHIPS)),
)
