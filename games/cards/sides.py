"""Games in which four play as partners, and any other number each alone: the names of their scores.

Partners sit across from each other: the first and third of the seats play the second and fourth.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from games.cards.scores import BySeat, partners
from games.engine import JSON, Whole, as_kind
from games.engine.values import Draw, Schema


def sides_of(seats: Iterable[int]) -> list[str]:
    """The names of the two sides of four seats: ``["1+4", "2+5"]``."""
    first, second, third, fourth = sorted(seats)
    return [f"{first}+{third}", f"{second}+{fourth}"]


@dataclass(frozen=True)
class BySeatOrSide:
    """A whole number to each of two or more seats, or to each of the two sides of four:
    ``{"1+4": 12, "2+5": -3}``.
    """

    most_seats: int
    number: Whole

    def error(self, value: JSON) -> str | None:
        seats = {str(seat): seat for seat in range(1, self.most_seats + 1)}
        given = as_kind(value, dict[str, JSON]) if type(value) is dict else {}
        names = list(given)
        sitting = [seats.get(seat, 0) for name in names for seat in name.split("+")]
        if len(sitting) == len({*sitting} - {0}) == 4 and set(names) == set(sides_of(sitting)):
            by_seat: JSON = {str(seat): given[name] for name in names for seat in partners(name)}
            return BySeat(self.most_seats, self.number).error(by_seat)
        return BySeat(self.most_seats, self.number).error(value)

    def data(self) -> JSON:
        return {"by seat or side": self.number.data(), "seats": self.most_seats}

    def schema(self) -> Schema:
        return BySeat(self.most_seats, self.number).schema()

    def sample(self, draw: Draw) -> JSON:
        return BySeat(self.most_seats, self.number).sample(draw)
