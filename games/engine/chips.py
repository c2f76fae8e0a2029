"""Who sits at a table, in which order, and their chips: places, and the verbs that move them."""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from games.engine.errors import ScriptError
from games.engine.places import rack
from games.engine.prompt import Say
from games.engine.start import Start
from games.engine.values import JSON
from games.engine.words import lazy_reason
from games.language import LazyText

HOUSE = "house"
Verb: TypeAlias = Literal["pay", "marker", "repay"]


class Transfer(NamedTuple):
    """Chips that moved: whole, more than none, from one place to another. `reason` is what for, as
    a code and its arguments; `why` the same in English, as round files and the book have it. `verb`
    tells a house's advance (``marker``) and its repayment (``repay``) from every other payment.
    """

    source: str
    target: str
    amount: int
    why: str
    reason: Say
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

    def __init__(self, start: Start, places: Mapping[str, int], reasons: Mapping[str, str]) -> None:
        self._reasons = reasons
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
            raise ScriptError("nobody holds the deal here")
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
        self, source: str | int, target: str | int, amount: int, code: str, /, **args: JSON
    ) -> None:
        """Move chips, the only way they move. A number is that seat's rack; an amount of 0 moves
        nothing. `code` says what for, by a sentence of the game's `reasons`: with these arguments
        (whole numbers, cards, words) for the names in its braces.
        """
        self._move(source, target, amount, Say(code, args))

    def _move(
        self, source: str | int, target: str | int, amount: int, reason: Say, verb: Verb = "pay"
    ) -> None:
        if type(amount) is not int or amount < 0:
            raise ScriptError(f"cannot pay {amount!r} ({self.reason(reason)})")
        if amount == 0:
            return
        why = str(self.reason(reason))
        source, target = place_name(source), place_name(target)
        if source != HOUSE:
            left = self.places.get(source, 0) - amount
            if left < 0:
                raise ScriptError(f"{source} cannot pay {amount} ({why}): it holds {left + amount}")
            self.places[source] = left
        if target != HOUSE:
            self.places[target] = self.places.get(target, 0) + amount
        self.transfers.append(Transfer(source, target, amount, why, reason, verb))

    def reason(self, reason: Say) -> LazyText:
        """What a payment is for, for a sentence that says it."""
        return lazy_reason(reason, self._reasons)

    def compel(self, seat: int, target: str | int, amount: int, code: str, /, **args: JSON) -> None:
        """A compulsory payment (rules, *Optional and compulsory payments*): the rack pays what it
        has and the house advances the rest as a marker first, so that the payee is paid in full.
        """
        missing = amount - self.chips(seat)
        if missing > 0:
            self._move(HOUSE, seat, missing, Say("marker", {}), "marker")
            self.markers[seat] = self.markers.get(seat, 0) + missing
            self.tell("marker", seat=seat, amount=missing)
        self._move(seat, target, amount, Say(code, args))

    def repay_markers(self) -> None:
        """At the end of every round: each seat repays what it can, from the deal's left (or the
        lowest seat).
        """
        for seat in self.in_turn():
            amount = min(self.markers.get(seat, 0), self.chips(seat))
            if amount:
                self._move(seat, HOUSE, amount, Say("marker-repaid", {}), "repay")
                self.markers[seat] -= amount
                self.tell("marker-repaid", seat=seat, amount=amount)
