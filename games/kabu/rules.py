"""Kabu: draw towards a last digit of nine, and pay everyone who came closer (rules page
``kabu.md``).

Forty cards, ace to ten, player against player; the house holds nothing and lends nothing. Chips are
whole units.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from games.cards import Card, pack, rank
from games.cards.zones import hand
from games.engine import JSON, Dealing, Ending, Game, Option, Script, Setting, Table, Whole, whole

PIPS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "T": 10}
PACK = pack("".join(PIPS))
MOST_SEATS = 6


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
    counts: dict[int, int] = field(default_factory=dict)
    """What each hand turned up so far counts."""
    debts: list[Debt] = field(default_factory=list)


def play(table: Table[Hand]) -> Script:
    """One hand."""
    seats = table.in_turn()
    table.facts = Hand(whole(table.carry, "hands") + 1, drawing=list(seats))
    if table.carry["hands"] == 0:
        suggest_racks(table)

    table.shuffle(PACK)
    for seat in seats:
        table.zone(hand(seat), owner=seat, sight="owner")
        table.deal(2, to=hand(seat))
    yield from lap(table, 1)
    yield from lap(table, 2)

    for seat in seats:
        yield from table.turn_over(hand(seat), which="hand", seat=seat)
        show(table, seat)
    counts = {seat: count(table, seat) for seat in seats}
    everyone_paid = True
    for debtor in sorted(seats, key=counts.__getitem__):
        everyone_paid &= settle(table, debtor, counts)
    return Ending(next_hand(table) if everyone_paid else game_over(table))


def suggested_rack(players: int, _options: Mapping[str, JSON]) -> int:
    """The chips each player had best start a game with; a suggestion."""
    return 10 + 15 * players


def suggest_racks(table: Table[Hand]) -> None:
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


def settle(table: Table[Hand], debtor: int, counts: Mapping[int, int]) -> bool:
    """Let one player pay every higher count the difference, or nobody where the rack cannot cover
    them all. Returns whether the debts were paid.
    """
    stake, own = whole(table.options, "stake"), counts[debtor]
    owed = {creditor: (higher - own) * stake for creditor, higher in counts.items() if higher > own}
    paid = sum(owed.values()) <= table.chips(debtor)
    if not paid:
        table.tell(
            "kabu.cannot-pay", seat=debtor, owed=sum(owed.values()), chips=table.chips(debtor)
        )
    for creditor, amount in owed.items():
        reckoning = f"{counts[creditor]} − {own}"
        if stake > 1:
            reckoning = f"({reckoning}) × {stake}"
        table.facts.debts.append(Debt(debtor, creditor, amount, paid))
        if paid:
            table.pay(debtor, creditor, amount, reckoning)
            table.tell("kabu.pays", seat=debtor, to=creditor, amount=amount, reckoning=reckoning)
    return paid


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


GAME = Game(
    slug="kabu",
    name="Kabu",
    rules="1",
    least_seats=2,
    most_seats=MOST_SEATS,
    by_rank=True,
    play=play,
    picture_after=4,
    suggested_rack=suggested_rack,
    settings=(Setting("stake", Whole(1), 1, "Chips to a point of difference."),),
    carry=(
        Setting("dealer", Whole(1, MOST_SEATS), None),
        Setting("hands", Whole(0), 0),
    ),
    words=(
        "Count: the last digit of what your cards come to. Nine is best.",
        "Draw: one card more. Pass: that is enough.",
    ),
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
