"""Chicago: three draws, two showdowns by word of mouth, five tricks of which the last counts, and
the best hand once more (rules page ``chicago.md``).

A round is one deal. Chips move when the game is over, if the table plays for any.
"""

from dataclasses import dataclass
from functools import partial

from games.cards import PACK, RANKS, SUIT_NAMES, UNSEEN, Card, suit
from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    Item,
    Stakes,
    TrickHeld,
    end_game,
    go_on,
    open_deal,
    score,
    scores_carried,
    winners,
)
from games.cards.tricks import (
    ANY_CARD,
    TRICK_LINES,
    TRICK_WORDS,
    Ranks,
    follow,
    play_card,
    play_option,
)
from games.cards.zones import hand, played
from games.chicago.board import felt, hand_note
from games.chicago.claims import DRAWS, SHOWDOWNS, Deal, open_claims, prove, showdown, still_claimed
from games.chicago.hands import CARDS, POINTS, made, own
from games.engine import (
    STOCK,
    Action,
    Dealing,
    Ending,
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

MOST_SEATS = 4
NEAR = 6
"""Whoever is so near to the target, or nearer, does not draw."""
LAST_TRICK = 5
"""What the last trick counts."""
HIGH = Ranks(RANKS)
PILE = "pile"
"""The zone of the cards that were discarded."""


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    target: int = setting(Whole(20, 500), 52, "The score that ends the game.")


def play(table: Table[Deal, Options]) -> Script:
    """One deal."""
    target = table.options.target
    deal = open_deal(table, Deal, better="high", goal=target)
    deal.drawing = [seat for seat in table.in_turn() if deal.scores[str(seat)] < target - NEAR]
    deal_cards(table)
    for number in range(1, DRAWS + 1):
        yield from draw(table, number)
        if number <= SHOWDOWNS:
            yield from showdown(table, number)
    yield from play_tricks(table)
    prove(table, [claim for claim in deal.claims if claim.open], last=True)
    return score_deal(table)


def deal_cards(table: Table[Deal]) -> None:
    """Five cards to each, all at once; the rest is the stock."""
    table.shuffle(PACK)
    table.zone(PILE, sight="none")
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="owner")
        table.zone(played(seat), owner=seat)
        table.deal(CARDS, to=hand(seat))


# The draw


def draw(table: Table[Deal], number: int) -> Dealing:
    """Each seat in turn changes cards or stands; first it may expose what it has claimed."""
    deal = table.facts
    deal.draw, deal.changed = number, {}
    for seat in deal.drawing:
        action = yield ask_to_draw(table, seat, "chicago.draw")
        if action.do == "expose":
            yield from expose(table, seat)
            action = yield ask_to_draw(table, seat, "chicago.draw-exposed")
            table.reveal(hand(seat), "owner")
        if action.do == "stand":
            deal.changed[seat] = 0
            table.tell("chicago.stands", seat=seat)
        else:
            change(table, seat, action)


def ask_to_draw(table: Table[Deal], seat: int, code: str) -> Prompt:
    """Ask to stand or to discard, no card of an open claim; or to expose, if there is one."""
    claims = open_claims(table, seat)
    options = [Option(seat, "stand")]
    if most := CARDS - max((own(claim.hand) for claim in claims), default=0):
        if table.virtual:
            cards = {"cards": table.held_some(hand(seat), 1, most)}
            check = partial(still_claimed, table)
            options.insert(0, Option(seat, "discard", cards, check=check, private=True))
        else:
            options.insert(0, Option(seat, "discard", {"count": Whole(1, most)}))
    if claims:
        options.append(Option(seat, "expose"))
        code = "chicago.draw-claim"
    return table.ask(code, *options, stage=f"{code} {table.facts.draw}", seat=seat)


def change(table: Table[Deal], seat: int, action: Action) -> None:
    """Cards go face down on the pile, and as many come from the stock. With its last card the pile
    becomes the stock, and is shuffled when the next one is wanted.
    """
    deal = table.facts
    cards = action.cards() if table.virtual else [UNSEEN] * action.whole("count")
    table.pass_face_down(hand(seat), PILE, cards)
    for _ in cards:
        if deal.unshuffled:
            table.shuffle(table.take_up(STOCK))
            deal.unshuffled = False
            table.tell("chicago.shuffled")
        table.deal(1, to=hand(seat))
        if not table.cards(STOCK):
            table.deal(len(table.cards(PILE)), to=STOCK, source=PILE)
            deal.unshuffled = True
    deal.changed[seat] = len(cards)
    table.tell("chicago.changes", seat=seat, count=len(cards))


def expose(table: Table[Deal], seat: int) -> Dealing:
    """Everybody sees the hand, and every claim of the seat is settled. Of a real deck the hand may
    be known from before: then it can show no other cards.
    """
    known = list(table.cards(hand(seat)))
    if table.virtual or UNSEEN in known:
        yield from table.turn_over(hand(seat), which=lazy_gettext("hand"), seat=seat)
    else:
        table.reveal(hand(seat))
        for number in range(1, CARDS + 1):
            values = {"card": OneOf(tuple(known)), "seat": OneOf((seat,))}
            show = Option("dealer", "show", values)
            action = yield table.ask(
                "show-hand", show, seat=seat, which=lazy_gettext("hand"), number=number, count=CARDS
            )
            known.remove(action.card())
    table.tell("chicago.exposes", seat=seat, cards=list(table.cards(hand(seat))))
    prove(table, open_claims(table, seat))


# The tricks


def play_tricks(table: Table[Deal]) -> Dealing:
    """Five tricks; the cards stay face up before the seats that played them."""
    deal = table.facts
    leader = table.in_turn()[0]
    for number in range(1, CARDS + 1):
        order = deal.tricks.order = [leader, *table.from_left_of(leader)[:-1]]
        trick: list[Card] = []
        for seat in order:
            led = trick[0] if trick else None
            duty = follow(led, HIGH) if led else ANY_CARD
            option = play_option(table, seat, hand(seat), HIGH, duty)
            code = "tricks.follow" if led else "tricks.lead"
            stage = f"trick {number}"
            action = yield table.ask(
                code, option, stage=stage, seat=seat, suit=SUIT_NAMES[suit(led)] if led else ""
            )
            play_card(table, seat, action.card(), hand(seat), played(seat), duty)
            trick.append(action.card())
        leader = order[HIGH.taker(trick)]
        deal.tricks.takers.append(leader)
        table.tell("tricks.takes", seat=leader)


# Scoring


def score_deal(table: Table[Deal]) -> Ending:
    """Both showdowns, the last trick, and the one best hand. Who was found with a false
    announcement forfeits the game, and the best of the others wins it.
    """
    deal = table.facts
    deal.sheet.tricks = tricks_held(table)
    items: list[Item] = []
    for number, what in (
        (1, lazy_gettext("the first showdown")),
        (2, lazy_gettext("the second showdown")),
    ):
        stood = [claim for claim in deal.claims if claim.showdown == number]
        if len(stood) == 1:
            items.append(Item(str(stood[0].seat), what, POINTS[stood[0].hand]))
    items.append(Item(str(deal.tricks.takers[-1]), lazy_gettext("the last trick"), LAST_TRICK))
    hands = {seat: found for seat in table.seats if (found := made(table.cards(played(seat))))}
    most = max((found.strength for found in hands.values()), default=None)
    deal.best = [seat for seat, found in hands.items() if found.strength == most]
    if len(deal.best) == 1:
        (seat,) = deal.best
        items.append(Item(str(seat), lazy_gettext("the best hand"), POINTS[hands[seat].hand]))
    for seat in deal.forfeits:
        had = deal.scores[str(seat)] + sum(each.points for each in items if each.name == str(seat))
        items.append(Item(str(seat), lazy_gettext("false announcement"), -had))
    score(table, items)
    if not deal.forfeits:
        return go_on(table)
    others = [seat for seat in table.seats if seat not in deal.forfeits] or table.seats
    return end_game(table, winners({seat: deal.scores[str(seat)] for seat in others}, "high"))


def tricks_held(table: Table[Deal]) -> list[TrickHeld]:
    """Each trick for the score sheet: who took it, its cards, and what it counts."""
    held, leader = [], table.in_turn()[0]
    for at, taker in enumerate(table.facts.tricks.takers):
        order = [leader, *table.from_left_of(leader)[:-1]]
        cards = [table.cards(played(seat))[at] for seat in order]
        held.append(TrickHeld(taker, cards, LAST_TRICK if at == CARDS - 1 else 0))
        leader = taker
    return held


GAME = Game(
    slug="chicago",
    name="Chicago",
    rules="1",
    least_seats=2,
    most_seats=MOST_SEATS,
    play=play,
    summary=Summary(
        line="Draw to a poker hand, announce it, then take the last trick with it.",
        round_minutes=4,
        evening_minutes=40,
        luck="both",
        kinds=("tricks",),
    ),
    board=felt,
    hand_note=hand_note,
    picture_after=8,
    options=Options,
    words=(
        *TRICK_WORDS,
        "Draw: put cards away face down and get as many new ones. To stand: to change none.",
        "Announce: say what your five cards make. Nobody shows a card.",
        "Claim: what you stood for in a showdown. Keep its cards, or expose your hand first.",
        "Expose: show your five cards to everybody, so that you are free to change any.",
    ),
    reasons=SCORE_REASONS,
    lines=TRICK_LINES
    | SCORE_LINES
    | {
        "chicago.draw": "{player}: change cards, or stand and keep all five.",
        "chicago.draw-claim": "{player}: change cards, or stand. "
        "Keep the hand you said, or expose all five first.",
        "chicago.draw-exposed": "{player}: your cards lie open. Change some, or stand.",
        "chicago.stands": "{player} stands.",
        "chicago.changes": "{player} changes {count}.",
        "chicago.shuffled": "The discarded cards are shuffled: they are the new stock.",
        "chicago.exposes": "{player} exposes {cards}.",
        "chicago.announce": "{player}: announce your hand, or pass.",
        "chicago.answer-hand": "{player}: announce {hand} or better, or pass.",
        "chicago.announces": "{player}: {hand}.",
        "chicago.passes": "{player} passes.",
        "chicago.say-rank": "{player}: say how high your {hand} is.",
        "chicago.next-rank": "{player}: say the next rank of your {hand}.",
        "chicago.answer-rank": "{player}: {hand}, but {rank} was said. Say your rank, or pass.",
        "chicago.says": "{player} says {rank}.",
        "chicago.gives-way": "{player} gives way.",
        "chicago.nobody": "Nobody has announced a hand.",
        "chicago.equal": "Equal hands: {winners}. Nobody scores.",
        "chicago.stands-alone": "Nobody beats {player}: {hand}, "
        "which scores {points} with the deal.",
    },
    **scores_carried(MOST_SEATS, Whole(0)),
)
