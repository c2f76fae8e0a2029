"""Bura: a game for two, who must know without looking when they have won 31 points (rules page
``bura.md``).

Thirty-six cards, sixes to aces. The pot is the players' own; the house only advances what a player
lacks. Chips are whole units.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import partial

from games.bura.board import felt
from games.bura.hand import (
    ENOUGH,
    HAND,
    KIND_NAMES,
    KINDS,
    PACK,
    RANKS,
    TRUMP,
    Announcement,
    Hand,
    beaten,
    special,
)
from games.cards import SUIT_NAMES, UNSEEN, list_in_words, stock, suit
from games.cards.tricks import counted
from games.cards.zones import hand, played, won
from games.engine import (
    JSON,
    MOST_CHIPS,
    Action,
    Check,
    Dealing,
    Ending,
    Game,
    OneOf,
    Option,
    Prompt,
    Say,
    Script,
    ShownCards,
    Summary,
    Table,
    Whole,
    setting,
)
from games.language import gettext, lazy_gettext


@dataclass(frozen=True)
class Options:
    """What can be chosen at a table."""

    ante: int = setting(Whole(1), 1, "What each player puts into the pot.")
    wrong_claim: str = setting(
        OneOf(("double", "forfeit")),
        "double",
        "What becomes of the pot when 31 is declared and not there.",
        {
            "double": "the declarer doubles it, and it is carried",
            "forfeit": "the other player takes it",
        },
    )


@dataclass(frozen=True)
class Carry:
    """What goes on from round to round."""

    dealer: int | None = setting(Whole(1, 2), None)
    pot: int = setting(Whole(0, MOST_CHIPS), 0)


def play(table: Table[Hand, Options]) -> Script:
    """One hand."""
    for seat in table.in_turn():
        table.compel(seat, "pot", table.options.ante, "bura.ante")
    yield from deal(table)

    while table.cards(hand(table.facts.leader)):
        table.facts.trick += 1
        action = yield from window(table)
        if action.do == "declare":
            return count(table, action.seat)
        lay(table, action)
        lay(table, (yield answering(table)))

        winner = take(table)
        if has_bura(table):
            win(table, winner, "bura.bura")
            return ending(table)
        draw(table)
    return (yield from last_window(table))


def trumps(table: Table[Hand]) -> str:
    """The suit of trumps, once the card for it is turned up."""
    return table.facts.trump or ""


def deal(table: Table[Hand]) -> Dealing:
    """Three cards each, three at once; the next one turned up for trumps, under the stock."""
    table.facts = Hand(leader=table.in_turn()[0])
    table.shuffle(PACK)
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="owner")
        table.zone(played(seat), owner=seat)
        table.zone(won(seat), owner=seat, sight="none", forgotten=True)
        table.deal(HAND, to=hand(seat))
    table.facts.trump = yield from stock.turn_up_trumps(table, TRUMP, lazy_gettext("the trump"))
    table.tell("bura.trump", suit=SUIT_NAMES[trumps(table)])


# The window before a lead


def window(table: Table[Hand]) -> Generator[Prompt, Action, Action]:
    """Whoever speaks first: a lead, an announcement and what follows it, or, from the second window
    on, a declaration. Returns the lead or the declaration.
    """
    leader = table.facts.leader
    other = table.left_of(leader)
    trick = table.facts.trick
    options = [
        from_hand(
            table, leader, "lead", least=1, most=HAND, check=partial(lead_refusal, table), weight=40
        )
    ]
    if kinds := may_announce(table, other):
        options.append(announcing(table, other, kinds))
    if trick > 1:
        options += [Option(seat, "declare", weight=1) for seat in (leader, other)]
    code = "bura.lead" if trick > 1 else "bura.first-lead"
    action = yield table.ask(code, *options, awaited=[leader], stage=f"trick {trick}", seat=leader)
    gather(table)
    if action.do != "announce":
        return action

    kind = announce(table, other, action.word("kind"))
    options = [Option(leader, "yield")]
    if kinds := [own for own in may_announce(table, leader) if at_least(own, kind)]:
        options.append(announcing(table, leader, kinds))
    reply = yield table.ask(
        "bura.outbid",
        *options,
        awaited=[leader],
        stage=f"trick {trick} outbid",
        seat=leader,
        of=other,
        kind=KIND_NAMES[kind],
    )
    if reply.do == "announce":
        kind = announce(table, leader, reply.word("kind"))
    else:
        table.facts.leader = leader = other
    promised = from_hand(
        table, leader, "lead", least=HAND, most=HAND, check=partial(lead_refusal, table)
    )
    return (
        yield table.ask(
            "bura.promised",
            promised,
            stage=f"trick {trick} promised",
            seat=leader,
            kind=KIND_NAMES[kind],
        )
    )


def may_announce(table: Table[Hand], seat: int) -> list[str]:
    """The special leads a player holds; with a real deck any is taken on trust and proved by its
    lead.
    """
    cards = table.cards(hand(seat))
    if len(cards) < HAND:
        return []
    if not table.virtual:
        return list(KINDS)
    kind = special(cards, trumps(table))
    return [kind] if kind else []


def announcing(table: Table[Hand], seat: int, kinds: Sequence[str]) -> Option:
    """The option to announce one of these. Being offered it tells what is in the hand. Over a real
    deck a random player keeps quiet, having no hand to prove it with.
    """
    weight = 100 if table.virtual else 0
    return Option(
        seat, "announce", {"kind": OneOf(tuple(kinds))}, private=table.virtual, weight=weight
    )


def announce(table: Table[Hand], seat: int, kind: str) -> str:
    """Note who has announced what."""
    table.facts.announced = Announcement(seat, kind)
    table.tell("bura.announced", seat=seat, kind=KIND_NAMES[kind])
    return kind


def at_least(kind: str, other: str) -> bool:
    """Whether a special lead is the same as another or higher."""
    order = list(KINDS)
    return order.index(kind) >= order.index(other)


def last_window(table: Table[Hand, Options]) -> Script:
    """The hands have run out: the winner of the last trick may declare, then the other."""
    last = table.facts.leader
    for seat in (last, table.left_of(last)):
        options = [Option(seat, "declare"), Option(seat, "pass")]
        action = yield table.ask(
            "bura.last", *options, stage=f"last word of seat {seat}", seat=seat
        )
        gather(table)
        if action.do == "declare":
            return count(table, seat)
    table.tell("bura.drawn", amount=table.chips("pot"))
    return ending(table)


# The trick


def from_hand(
    table: Table[Hand],
    seat: int,
    verb: str,
    *,
    least: int,
    most: int,
    check: Check | None,
    weight: int = 10,
) -> Option:
    """The option to play cards of a hand. Over a real deck a screen offers the whole pack, whatever
    has gone: the cards it left out would be the won ones.
    """
    most = min(most, len(table.cards(hand(seat))))
    return Option(
        seat,
        verb,
        {"cards": table.held_some(hand(seat), least, most)},
        check=check,
        private=table.virtual,
        weight=weight,
        offered={} if table.virtual else {"cards": ShownCards(PACK, least, most)},
    )


def answering(table: Table[Hand]) -> Prompt:
    """Ask for as many cards as were led, whichever they are."""
    led = table.cards(played(table.facts.leader))
    seat = table.left_of(table.facts.leader)
    option = from_hand(
        table, seat, "answer", least=len(led), most=len(led), check=partial(hand_refusal, table)
    )
    return table.ask(
        "bura.answer", option, stage=f"trick {table.facts.trick}", seat=seat, cards=list(led)
    )


def lead_refusal(table: Table[Hand], action: Action) -> str | None:
    """Why these cards cannot be led together: not of one suit, or not what was announced."""
    kind = special(action.cards(), trumps(table))
    if announced := table.facts.announced:
        if kind != announced.kind:
            player, promised = table.players[action.seat], announced.kind
            return gettext(
                "{player} announced {promised} and must lead it: {cards}.",
                player=player,
                promised=KIND_NAMES[promised],
                cards=KINDS[promised],
            )
    elif kind != "aces" and len({suit(card) for card in action.cards()}) > 1:
        return gettext("Lead cards of one suit, or three aces.")
    return hand_refusal(table, action)


def hand_refusal(table: Table[Hand], action: Action) -> str | None:
    """Why these cannot all come from that hand: with a real deck, whoever drew the trump still
    holds it.
    """
    cards = table.cards(hand(action.seat))
    if sum(card not in cards for card in action.cards()) <= cards.count(UNSEEN):
        return None
    known = list_in_words([card for card in cards if card != UNSEEN])
    return gettext(
        "{player} holds {known} and cannot hold all of these besides.",
        player=table.players[action.seat],
        known=known,
    )


def lay(table: Table[Hand], action: Action) -> None:
    """Play cards to the trick; the first to play has led."""
    if action.do == "lead":
        table.facts.led = action.seat
    table.move(hand(action.seat), played(action.seat), action.cards())


def take(table: Table[Hand]) -> int:
    """Give the trick, and with it the lead, to its winner; it lies open until the next action
    (`gather`).
    """
    led = table.facts.leader
    other = table.left_of(led)
    answer_wins = beaten(table.cards(played(led)), table.cards(played(other)), trumps(table))
    winner = other if answer_wins else led
    table.facts.leader, table.facts.announced = winner, None
    table.tell("bura.takes", seat=winner)
    return winner


def has_bura(table: Table[Hand]) -> bool:
    """Whether a bura was led or answered in this trick, announced or not."""
    return any(special(table.cards(played(seat)), trumps(table)) == "bura" for seat in table.seats)


def gather(table: Table[Hand]) -> None:
    """Put away, face down, the trick that still lies open."""
    for seat in table.seats:
        table.move(played(seat), won(table.facts.leader), list(table.cards(played(seat))))
    table.facts.led = None


def draw(table: Table[Hand]) -> None:
    """Draw both hands back to three, alternately, the winner first; once the stock cannot fill
    both, no more.
    """
    winner = table.facts.leader
    wanted = HAND - len(table.cards(hand(winner)))
    if table.facts.drawing and stock.cards_left(table, TRUMP) < 2 * wanted:
        table.facts.drawing = False
        table.tell("bura.no-more-drawing")
    if table.facts.drawing:
        stock.draw_in_turn(table, TRUMP, winner, wanted)


# The pot


def count(table: Table[Hand, Options], seat: int) -> Ending:
    """Turn up and count the won cards of the player who has declared 31."""
    table.reveal(won(seat))
    points = counted(table.cards(won(seat)))
    pot = table.chips("pot")
    table.tell("bura.counts", seat=seat, points=points)
    if points >= ENOUGH:
        win(table, seat, "bura.points", points=points)
    elif table.options.wrong_claim == "forfeit":
        win(table, table.left_of(seat), "bura.forfeit")
    else:
        table.compel(seat, "pot", pot, "bura.double")
        table.tell("bura.doubles", seat=seat, amount=pot, pot=2 * pot)
    return ending(table)


def win(table: Table[Hand], seat: int, code: str, **args: JSON) -> None:
    """Give the whole pot to one player."""
    pot = table.chips("pot")
    table.pay("pot", seat, pot, code, **args)
    table.tell("bura.wins", seat=seat, amount=pot, why=table.reason(Say(code, args)))


def ending(table: Table[Hand]) -> Ending:
    """The deal alternates; what is in the pot is carried."""
    return Ending({"dealer": table.in_turn()[0], "pot": table.chips("pot")})


GAME = Game(
    slug="bura",
    name="Bura",
    rules="1",
    least_seats=2,
    most_seats=2,
    ranks=RANKS.order,
    play=play,
    summary=Summary(
        line="A duel of nerve and memory: who says first that it is enough?",
        round_minutes=3,
        evening_minutes=45,
        luck="mostly-skill",
        kinds=("tricks",),
    ),
    board=felt,
    options=Options,
    carry=Carry,
    carried_places=lambda carry: {"pot": carry.pot},
    words=(
        "Declare 31: you have that many points in your tricks, you think; now they are counted.",
        (
            "Announce: show three special cards to take the lead away: bura, three trumps; three "
            "aces; molodka, three of one plain suit."
        ),
        "Yield: let the other one lead.",
        "Stock: the cards that are still to be drawn.",
    ),
    reasons={
        "bura.ante": "ante",
        "bura.bura": "bura",
        "bura.points": "{points} points",
        "bura.double": "wrong claim doubles",
        "bura.forfeit": "wrong claim forfeits",
    },
    lines={
        "bura.trump": "Trumps are {suit}.",
        "bura.first-lead": "{player} leads to the first trick.",
        "bura.lead": "{player} leads, unless somebody declares 31 first.",
        "bura.announced": "{player} announces {kind}.",
        "bura.outbid": "{owner} announces {kind}. {player}: the same, a higher one, or yield.",
        "bura.promised": "{player} leads the {kind}: all three cards.",
        "bura.answer": "{player} answers {cards}, card for card.",
        "bura.takes": "{player} takes the trick.",
        "bura.no-more-drawing": "The stock cannot fill both hands. No more drawing.",
        "bura.last": "The hands are out. {player}: declare 31, or pass.",
        "bura.counts": "{player} declares and counts {points}; 31 wins.",
        "bura.wins": "{player} takes the pot of {amount} ({why}).",
        "bura.doubles": "{player} doubles the pot with {amount}: {pot}, carried.",
        "bura.drawn": "Both pass. The hand is drawn, the pot of {amount} carried.",
    },
)
