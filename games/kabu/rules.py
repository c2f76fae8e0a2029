"""Kabu: draw towards a last digit of nine, and pay everyone who came closer (rules page
``kabu.md``).

Forty cards, ace to ten, player against player; the house holds nothing and lends nothing. Chips are
whole units.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from games.cards import Card, pack, rank
from games.cards.zones import hand
from games.engine import (
    HOUSE,
    JSON,
    Dealing,
    Ending,
    Game,
    Option,
    Payment,
    Say,
    Script,
    Summary,
    Table,
    Transfer,
    Whole,
    setting,
)
from games.engine.places import owner
from games.language import gettext, lazy_gettext

PIPS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10}
PACK = pack("".join(PIPS))
MOST_SEATS = 6
CARDS = 2
"""Dealt to each."""
LAPS = 2


@dataclass(frozen=True)
class Options:
    """What can be chosen at a table."""

    stake: int = setting(Whole(1), 1, "Chips to a point of difference.")


@dataclass(frozen=True)
class Carry:
    """What goes on from round to round."""

    dealer: int | None = setting(Whole(1, MOST_SEATS), None)
    hands: int = setting(Whole(0), 0)


@dataclass
class Debt:
    """What one hand owes a better one."""

    from_: int
    to: int
    amount: int
    paid: bool


@dataclass
class Hand:
    """How the hand stands, for everybody to see."""

    hand: int
    """Its number in the game."""
    drawing: list[int]
    """The seats that may still draw."""
    lap: int = 1
    turn: int | None = None
    """Who is asked to draw."""
    counts: dict[int, int] = field(default_factory=dict)
    """What each hand turned up so far counts."""
    debts: list[Debt] = field(default_factory=list)


def play(table: Table[Hand, Options, Carry]) -> Script:
    """One hand."""
    seats = table.in_turn()
    table.facts = Hand(table.carry.hands + 1, drawing=list(seats))
    if table.carry.hands == 0:
        suggest_racks(table)

    table.shuffle(PACK)
    for seat in seats:
        table.zone(hand(seat), owner=seat, sight="owner")
        table.deal(CARDS, to=hand(seat))
    for number in range(1, LAPS + 1):
        yield from lap(table, number)

    for seat in seats:
        yield from table.turn_over(hand(seat), which=lazy_gettext("hand"), seat=seat)
        show(table, seat)
    counts = {seat: count(table, seat) for seat in seats}
    everyone_paid = True
    for debtor in sorted(seats, key=counts.__getitem__):
        everyone_paid &= settle(table, debtor, counts)
    return Ending(next_hand(table) if everyone_paid else game_over(table))


def suggested_rack(players: int, _options: Options) -> int:
    """The chips each player had best start a game with; a suggestion."""
    return 10 + 15 * players


def suggest_racks(table: Table[Hand, Options]) -> None:
    """Say what to start with when the game begins with racks that differ, since the most chips win
    it.
    """
    if len({table.chips(seat) for seat in table.seats}) > 1:
        table.tell("kabu.racks-differ", chips=suggested_rack(len(table.seats), table.options))


# Drawing


def lap(table: Table[Hand], number: int) -> Dealing:
    """Ask everyone still drawing, in turn: one card more, or no more at all."""
    table.facts.lap = number
    for seat in list(table.facts.drawing):
        table.facts.turn = seat
        action = yield table.ask(
            "kabu.draw",
            Option(seat, "draw"),
            Option(seat, "pass"),
            stage=f"lap {number}",
            seat=seat,
            cards=len(table.cards(hand(seat))),
        )
        if action.do == "draw":
            table.deal(1, to=hand(seat))
        else:
            table.facts.drawing.remove(seat)
    table.facts.turn = None


# Showing and paying


def total(cards: Iterable[Card]) -> int:
    """All the pips of a hand."""
    return sum(PIPS[rank(card)] for card in cards)


def count(table: Table[Hand], seat: int) -> int:
    """What a hand is worth: the last digit of its total."""
    return total(table.cards(hand(seat))) % 10


def show(table: Table[Hand], seat: int) -> None:
    """Say what a hand that is turned up counts."""
    cards, worth = table.cards(hand(seat)), count(table, seat)
    table.facts.counts[seat] = worth
    table.tell("kabu.counts", seat=seat, cards=list(cards), total=total(cards), count=worth)


def settle(table: Table[Hand, Options], debtor: int, counts: Mapping[int, int]) -> bool:
    """Let one player pay every higher count the difference, or nobody where the rack cannot cover
    them all. Returns whether the debts were paid.
    """
    stake, own = table.options.stake, counts[debtor]
    owed = {creditor: (higher - own) * stake for creditor, higher in counts.items() if higher > own}
    paid = sum(owed.values()) <= table.chips(debtor)
    if not paid:
        table.tell(
            "kabu.cannot-pay", seat=debtor, owed=sum(owed.values()), chips=table.chips(debtor)
        )
    for creditor, amount in owed.items():
        reason = Say("kabu.difference", {"higher": counts[creditor], "own": own})
        if stake > 1:
            reason = Say("kabu.at-stake", {**reason.args, "stake": stake})
        table.facts.debts.append(Debt(debtor, creditor, amount, paid))
        if paid:
            table.pay(debtor, creditor, amount, reason.code, **reason.args)
            table.tell(
                "kabu.pays",
                seat=debtor,
                to=creditor,
                amount=amount,
                reckoning=table.reason(reason),
            )
    return paid


def payments(table: Table[Hand], transfers: Sequence[Transfer]) -> list[Payment]:
    """Everybody with debts pays them at once, from the lowest count up; then each marker that the
    game's end repays.
    """
    to_house = [at for at, transfer in enumerate(transfers) if transfer.target == HOUSE]
    due = {debt.from_: list[int]() for debt in table.facts.debts}
    for at, transfer in enumerate(transfers):
        if at not in to_house and (seat := owner(transfer.source)) in due:
            due[seat].append(at)
    return [
        *(
            Payment(seat, -sum(transfers[at].amount for at in paid), tuple(paid))
            for seat, paid in due.items()
        ),
        *(
            Payment(owner(transfers[at].source) or 0, -transfers[at].amount, (at,))
            for at in to_house
        ),
    ]


def next_hand(table: Table[Hand]) -> dict[str, JSON]:
    """The carry while everybody pays: the deal passes left."""
    return {"dealer": table.in_turn()[0], "hands": table.facts.hand}


def game_over(table: Table[Hand]) -> dict[str, JSON]:
    """The carry once somebody could not pay: most chips win, counted before old markers
    are repaid.
    """
    most = max(table.chips(seat) for seat in table.seats)
    winners = [seat for seat in table.seats if table.chips(seat) == most]
    table.tell("kabu.over", chips=most, winners=[table.players[seat] for seat in winners])
    return {"finished": True, "winners": winners}


# What the felt is told of it


class KabuBoard(TypedDict):
    """What the felt shows beyond cards and facts, each player's by the seat."""

    order: Sequence[int]
    """The seats in the order of the draw."""
    laps: int
    states: Mapping[str, str]
    """What each has done so far, or is asked."""
    best: Sequence[int]
    """Whose hands count the most of those that were shown."""
    net: Mapping[str, int]
    """What each is paid less what each pays: nothing where it is not paid."""
    paid: int
    """All that is paid."""


def felt(table: Table[Hand]) -> KabuBoard:
    """What the felt shows beyond cards and facts, in the language of whoever asks."""
    counts, paid = table.facts.counts, [debt for debt in table.facts.debts if debt.paid]
    net = dict.fromkeys(table.seats, 0)
    for debt in paid:
        net[debt.from_] -= debt.amount
        net[debt.to] += debt.amount
    return {
        "order": table.in_turn(),
        "laps": LAPS,
        "states": {str(seat): state(table, seat) for seat in table.seats},
        "best": [seat for seat, count in counts.items() if count == max(counts.values())],
        "net": {str(seat): chips for seat, chips in net.items()},
        "paid": sum(debt.amount for debt in paid),
    }


def state(table: Table[Hand], seat: int) -> str:
    """What a player has done so far, or is asked."""
    held, facts = len(table.cards(hand(seat))), table.facts
    if seat not in facts.drawing:
        return gettext("passed with {count}", count=held)
    if facts.turn == seat:
        return gettext("one more?") if held > CARDS else gettext("draws or passes")
    drawn = facts.turn is not None and held >= CARDS + facts.lap
    return gettext("drew a card") if drawn else ""


def hand_note(cards: Sequence[Card], _open: Mapping[str, Sequence[Card]]) -> str:
    """A hand added up: "8 + 9 = 17: counts 7"."""
    pips, whole = " + ".join(str(PIPS[rank(card)]) for card in cards), total(cards)
    counts = gettext("counts {count}", count=whole % 10)
    return f"{pips} = {whole}" + (f": {counts}" if whole > 9 else "")


GAME = Game(
    slug="kabu",
    name="Kabu",
    rules="1",
    least_seats=2,
    most_seats=MOST_SEATS,
    by_rank=True,
    play=play,
    summary=Summary(
        line="One card more, or not? Whoever counts best is paid by everybody.",
        round_minutes=1,
        evening_minutes=30,
        luck="mostly-luck",
    ),
    board=felt,
    hand_note=hand_note,
    payments=payments,
    picture_after=4,
    suggested_rack=suggested_rack,
    options=Options,
    carry=Carry,
    words=(
        "Count: the last digit of what your cards come to. Nine is best.",
        "Draw: one card more. Pass: that is enough.",
    ),
    reasons={
        "kabu.difference": "{higher} − {own}",
        "kabu.at-stake": "({higher} − {own}) × {stake}",
    },
    lines={
        "kabu.racks-differ": "Racks differ, and the most chips win: {chips} each is a fair start.",
        "kabu.draw": "{player}, with {cards} cards: draw, or pass.",
        "kabu.counts": "{player}: {cards}, {total} in all, counts {count}.",
        "kabu.pays": "{player} pays {buyer} {amount} ({reckoning}).",
        "kabu.cannot-pay": "{player} owes {owed}, holds {chips}, and pays nobody. The game ends "
        "here.",
        "kabu.over": "The game is over. Most chips, {chips}: {winners}.",
    },
)
