"""A debt between nights at two desks at the same moment: it is brought on, settled by hand, or its
night is opened again, one of them, on two real servers over one book.
"""

from typing import Any

import pytest

from tests.web.test_races import Evening, Said, evening, servers

pytestmark = pytest.mark.conformance

__all__ = ["evening", "servers"]

CHIPS = [{"value": 1, "colour": "white"}]
MONEY = {"currency": "EUR", "chip": 10}
TIMES = 5


class House:
    """Nights for money of one house, at each of which Ben (the person 1) plays as player 1."""

    def __init__(self, evening: Evening) -> None:
        self.evening, self.host = evening, evening.host
        self.ben = self.host.done("POST", "people", {"name": "Ben"})["people"][0]["person"]

    def open(self) -> int:
        body = {"name": "Club", "money": MONEY, "chip_set": CHIPS, "float": 5000}
        night: int = self.host.done("POST", "nights", body | {"people": [self.ben]})["number"]
        return night

    def owing(self) -> int:
        """A closed night at which Ben owes 40."""
        night = self.open()
        self.host.done(
            "POST", f"nights/{night}/players/1/buy-ins", {"chips": 40, "against": "marker"}
        )
        gift = self.host.done("POST", f"nights/{night}/players", {"name": "Cleo"})["number"]
        self.host.done("POST", f"nights/{night}/gifts", {"from": 1, "to": gift, "chips": 40})
        self.host.done("POST", f"nights/{night}/close")
        return night

    def debt(self, night: int) -> Any:
        found = self.host.done("GET", "debts")["debts"]
        return next(line for line in found if (line["night"], line["player"]) == (night, 1))

    def bring(self, night: int, there: int) -> Said:
        return Said("POST", f"nights/{there}/players/1/debts", {"night": night, "player": 1})

    def settle(self, night: int) -> Said:
        body = {"settled": True, "how": "in the car"}
        return Said("PUT", f"nights/{night}/players/1/settled", body)

    def owes(self, night: int) -> int:
        players = self.host.done("GET", f"nights/{night}")["players"]
        owes: int = players[0]["owes"]["desk"]
        return owes

    def one_of(self, *said: Said) -> list[int]:
        """The statuses of these, each asked at a desk of its own at the same moment: one gets it,
        and the others hear why not.
        """
        answers = self.evening.at_once(self.evening.hosts[: len(said)], *said)
        statuses = [status for status, _ in answers]
        assert sum(status < 300 for status in statuses) == 1, answers
        assert {status for status in statuses if status >= 300} <= {404, 409}, answers
        return statuses


@pytest.fixture
def house(evening: Evening) -> House:
    return House(evening)


def test_a_debt_goes_on_or_its_night_is_opened_again(house: House) -> None:
    for _ in range(TIMES):
        night, there = house.owing(), house.open()
        reopen = Said("POST", f"nights/{night}/reopen")
        brought, _ = house.one_of(house.bring(night, there), reopen)
        assert house.owes(there) == (40 if brought < 300 else 0)


def test_a_debt_goes_on_in_one_night_of_two(house: House) -> None:
    for _ in range(TIMES):
        night, there, elsewhere = house.owing(), house.open(), house.open()
        house.one_of(house.bring(night, there), house.bring(night, elsewhere))
        assert sorted((house.owes(there), house.owes(elsewhere))) == [0, 40]


def test_a_debt_goes_on_or_is_settled_by_hand(house: House) -> None:
    for _ in range(TIMES):
        night, there = house.owing(), house.open()
        brought, _ = house.one_of(house.bring(night, there), house.settle(night))
        assert house.owes(there) == (40 if brought < 300 else 0)
        went = house.debt(night)["went"]
        assert (went is not None) == (brought < 300)
