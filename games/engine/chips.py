"""Who sits at a table, in which order, and their chips: places, and the verbs that move them."""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from games.engine.errors import ScriptFault
from games.engine.places import rack
from games.engine.prompt import Say
from games.engine.start import Start
from games.engine.values import JSON

HOUSE = "house"
Verb: TypeAlias = Literal["pay", "marker", "repay"]


class Transfer(NamedTuple):
    """Chips that moved: whole, more than none, from one place to another. `verb` tells a house's
    advance (``marker``) and its repayment (``repay``) from every other payment.
    """

    source: str
    target: str
    amount: int
    why: str
    verb: Verb = "pay"

    def data(self) -> dict[str, JSON]:
        """The transfer as `croupier play` prints it."""
        return {"from": self.source, "to": self.target, "amount": self.amount, "why": self.why}


def place_name(place: str | int) -> str:
    """The name of a place; a number is that seat's rack."""
    return rack(place) if isinstance(place, int) else place


class Seated:
    """The people at a table and their chips: whole units, and no place but the house goes below
    zero.
    """

    def __init__(self, start: Start, places: Mapping[str, int]) -> None:
        self.seats: tuple[int, ...] = tuple(sorted(seat.seat for seat in start.seats))
        self.players: Mapping[int, str] = {seat.seat: seat.player for seat in start.seats}
        self.dealer = start.dealer
        self.places: dict[str, int] = {place_name(seat.seat): seat.chips for seat in start.seats}
        self.places |= places
        self.markers: dict[int, int] = dict(start.markers)
        self.transfers: list[Transfer] = []
        """Of the action being played."""
        self.events: list[Say] = []
        """What it has said."""

    def tell(self, code: str, **args: JSON) -> None:
        """Say on the record what happened. Everybody reads it: it names nothing hidden."""
        self.events.append(Say(code, args))

    # Seats

    @property
    def dealing_seat(self) -> int:
        """The seat that holds the deal, in a game in which one does."""
        if self.dealer is None:
            raise ScriptFault("nobody holds the deal here")
        return self.dealer

    def left_of(self, seat: int, among: Iterable[int] | None = None) -> int:
        """The next seat clockwise of those that are occupied, or of these alone: those still in."""
        return self.from_left_of(seat, among)[0]

    def from_left_of(self, seat: int, among: Iterable[int] | None = None) -> list[int]:
        """All seats (or these), from this one's left round to itself."""
        seats = self.seats if among is None else sorted(among)
        return [other for other in seats if other > seat] + [
            other for other in seats if other <= seat
        ]

    def in_turn(self, among: Iterable[int] | None = None) -> list[int]:
        """All seats (or these), from the deal's left round to the deal; from the lowest where no
        seat holds it.
        """
        return self.from_left_of(self.dealer or 0, among)

    # Chips

    def chips(self, place: str | int) -> int:
        """The chips in a place; a number is that seat's rack."""
        return self.places.get(place_name(place), 0)

    def pay(
        self, source: str | int, target: str | int, amount: int, why: str, verb: Verb = "pay"
    ) -> None:
        """Move chips, the only way they move. A number is that seat's rack; an amount of 0 moves
        nothing.
        """
        if type(amount) is not int or amount < 0:
            raise ScriptFault(f"cannot pay {amount!r} ({why})")
        if amount == 0:
            return
        source, target = place_name(source), place_name(target)
        if source != HOUSE:
            left = self.places.get(source, 0) - amount
            if left < 0:
                raise ScriptFault(f"{source} cannot pay {amount} ({why}): it holds {left + amount}")
            self.places[source] = left
        if target != HOUSE:
            self.places[target] = self.places.get(target, 0) + amount
        self.transfers.append(Transfer(source, target, amount, why, verb))

    def compel(self, seat: int, target: str | int, amount: int, why: str) -> None:
        """A compulsory payment (rules, *Optional and compulsory payments*): the rack pays what it
        has and the house advances the rest as a marker first, so that the payee is paid in full.
        """
        missing = amount - self.chips(seat)
        if missing > 0:
            self.pay(HOUSE, seat, missing, "marker", "marker")
            self.markers[seat] = self.markers.get(seat, 0) + missing
            self.tell("marker", seat=seat, amount=missing)
        self.pay(seat, target, amount, why)

    def repay_markers(self) -> None:
        """At the end of every round: each seat repays what it can, from the deal's left (or the
        lowest seat).
        """
        for seat in self.in_turn():
            amount = min(self.markers.get(seat, 0), self.chips(seat))
            if amount:
                self.pay(seat, HOUSE, amount, "marker repaid", "repay")
                self.markers[seat] -= amount
                self.tell("marker-repaid", seat=seat, amount=amount)
