"""A whole deal of tricks, written down as it is played: the deck that deals it, and the actions."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.cards import Card
from games.engine import Action, Round


@dataclass(frozen=True)
class Played:
    """All tricks of a deal, each in the order of its cards."""

    tricks: Sequence[str]
    """``"Ah Th Jh 7h"``, the leader's card first."""
    ranks: str
    """The order of the ranks, lowest first."""

    def by_seat(
        self, seats: Sequence[int], leader: int, trump: str = ""
    ) -> list[list[tuple[int, Card]]]:
        """Who plays which card, trick by trick; the taker of one leads to the next."""
        rows = []
        for trick in self.tricks:
            cards = trick.split()
            start = seats.index(leader)
            order = [*seats[start:], *seats[:start]]
            rows.append(list(zip(order, cards, strict=True)))
            leader = max(rows[-1], key=lambda played: self._worth(played[1], cards[0], trump))[0]
        return rows

    def _worth(self, card: Card, led: Card, trump: str) -> tuple[bool, bool, int]:
        return card[1] == trump, card[1] == led[1], self.ranks.index(card[0])

    def deck(
        self, seats: Sequence[int], dealer: int, leader: int | None = None, trump: str = ""
    ) -> list[Card]:
        """The deck that deals these hands all at once from the deal's left."""
        order = from_left_of(seats, dealer)
        rows = self.by_seat(seats, leader or order[0], trump)
        held = {seat: [card for row in rows for by, card in row if by == seat] for seat in seats}
        return [card for seat in order for card in held[seat]]

    def actions(
        self, seats: Sequence[int], dealer: int, leader: int | None = None, trump: str = ""
    ) -> list[Action]:
        """The cards as they are played."""
        rows = self.by_seat(seats, leader or from_left_of(seats, dealer)[0], trump)
        return [play(seat, card) for row in rows for seat, card in row]


def from_left_of(seats: Sequence[int], dealer: int) -> list[int]:
    """All seats, from the dealer's left round to the dealer."""
    return [seat for seat in seats if seat > dealer] + [seat for seat in seats if seat <= dealer]


def play(seat: int, card: Card) -> Action:
    """A card played."""
    return Action(seat, "play", {"card": card})


def takers(round_: Round) -> list[int]:
    """Who has taken each trick so far."""
    return list(round_.table.facts.tricks.takers)


KAISER = Played(
    [
        "Ah 5h Kh Qh",
        "Ac Kc Qc Jc",
        "As Ks Qs Js",
        "Ad Kd Qd Jd",
        "8h 9h Th Jh",
        "Tc 9c 8c 7c",
        "Ts 9s 8s 3s",
        "9d 7d 8d Td",
    ],
    "35789TJQKA",
)
"""A deal of Kaiser. The leader's side takes five tricks and the five of hearts, the others three
and the three of spades: 10 points to none.
"""
