"""The audit of what goes from night to night: each way in which a debt can stand where it does not
belong is found, and named by its entries.
"""

from pathlib import Path
from typing import Any

import pytest

from ledger.audit.storage import storage
from ledger.book import Book, opened
from ledger.desk.cash_between import take_back
from ledger.kinds.debts import DebtBrought
from ledger.kinds.nights import NightReopened
from ledger.state import register as people
from ledger.state.entries import Request
from ledger.state.house_money import CashCarried, DebtPaid
from tests.command import croupier
from tests.ledger.test_debts import Nights, asked, owing


@pytest.fixture
def nights(book: Book) -> Nights:
    return Nights(book)


def found(nights: Nights) -> list[str]:
    """All that an audit of the whole book finds, or could not check."""
    with nights.book.database.reading() as connection:
        return [str(finding) for finding in storage(connection)]


def unlooked(
    nights: Nights, there: int, night: int, *, chips: int = 40, player: int = 2, key: str = ""
) -> int:
    """A debt goes on as it did when nobody held the night that it is of."""
    of = nights.house.name(night)
    seal = nights.book.night(night).seals[-1].hash.hex()
    request = Request(f"debts of {of}", key or f"{player}/1/{seal}", "host", "1")
    named: dict[str, Any] = {"night": of, "seal": seal, "player": player}
    return nights.book.do(there, request, DebtBrought, player, chips, named).entry.number


def test_debts_that_are_in_order_are_not_found(nights: Nights) -> None:
    first, second, third = owing(nights), nights.open(5), nights.open()
    nights.bring(third, nights.debts(first)[1], 1)
    entry = nights.bring(third, nights.debts(first)[2], 2)
    nights.take_back(third, entry)
    nights.bring(second, nights.debts(first)[2], 2)
    settled = owing(nights)
    nights.settle(settled, 2)
    nights.reopen(settled)
    nights.close(settled)
    nights.settle(settled, 1)
    nights.settle(settled, 1, settled=False)
    unlooked(nights, third, settled, chips=-40, player=1)
    assert found(nights) == []


def test_a_debt_in_two_nights_is_found(nights: Nights) -> None:
    first, second, third = owing(nights), nights.open(), nights.open()
    unlooked(nights, second, first)
    nights.book.do(first, asked(), NightReopened)
    assert found(nights) == [
        f"debts: entry 4 of night {second}: the night that this debt is of was opened again since."
    ]
    nights.close(first)
    entry = unlooked(nights, third, first)
    assert found(nights) == [
        f"debts: entry 4 of night {second}: the night that this debt is of was opened again since.",
        f"debts: entry 4 of night {third}: this debt stands in entry 4 of night {second}, too.",
    ]
    assert nights.debts(first)[2].went, "it is asked for nowhere else"
    nights.take_back(second, 4)
    assert found(nights) == []
    nights.take_back(third, entry)
    assert nights.debts(first)[2].is_open


def test_a_debt_that_went_on_and_was_settled_is_found(nights: Nights) -> None:
    first, second = owing(nights), nights.open()
    whose = nights.house.name(first), 2
    unlooked(nights, second, first)
    now = nights.house.write(asked(), lambda _: people.settled(whose, -40, "in the car"))
    assert found(nights) == [
        f"debts: house entry {now.number}: this debt stands in entry 4 of night {second}, too."
    ]
    nights.settle(first, 2, settled=False)
    assert found(nights) == []


@pytest.mark.parametrize("chips", [39, -40, 80])
def test_a_debt_of_another_sum_is_found(nights: Nights, chips: int) -> None:
    first, second = owing(nights), nights.open()
    unlooked(nights, second, first, chips=chips)
    where, wanted = f"entry 4 of night {second}", "+40 chips of 10 EUR"
    told = f"debts: {where}: it brings {chips:+} chips of 10 EUR. It should be: {wanted}"
    assert found(nights) == [told]


def test_a_debt_in_chips_of_another_worth_is_found(nights: Nights) -> None:
    first, cheap, other = owing(nights), nights.open(5), nights.open(10, "CHF")
    unlooked(nights, cheap, first, key="2/1")
    (finding,) = found(nights)
    assert "it brings +40 chips of 5 EUR. It should be: +40 chips of 10 EUR" in finding
    nights.take_back(cheap, 4)
    unlooked(nights, other, first, key="2/2")
    assert "it brings +40 chips of 10 CHF." in found(nights)[-1]


def test_a_debt_that_no_request_of_its_own_brought_is_found(nights: Nights) -> None:
    first, second = owing(nights), nights.open()
    unlooked(nights, second, first, key="1/1")
    named: dict[str, Any] = {"night": nights.house.name(first), "seal": "5e" * 32, "player": 1}
    nights.book.do(second, asked(), DebtBrought, 1, -40, named)
    place = f"of night {second}"
    assert found(nights) == [
        f"debts: entry 4 {place}: its request is not that of this debt.",
        f"debts: entry 5 {place}: its request is not that of this debt.",
        f"debts: entry 5 {place}: the night that this debt is of never had that seal.",
    ]


def test_what_a_night_says_of_one_that_is_not_in_the_book_rests_on_its_seal(nights: Nights) -> None:
    second = nights.open()
    named: dict[str, Any] = {"night": "1a" * 32, "seal": "5e" * 32, "player": 1}
    nights.book.do(second, asked(), DebtBrought, 1, 40, named)
    assert found(nights) == []


def test_the_house_names_players_and_debts_that_are_there(nights: Nights) -> None:
    first, house = owing(nights), nights.house
    name, nowhere = house.name(first), "1a" * 32
    house.write(asked(), lambda register: people.known(register, (nowhere, 1), 1))
    number = house.write(asked(), lambda register: people.known(register, (name, 3), 1)).number
    house.write(asked(), lambda _: people.settled((name, 2), -39, ""))
    house.write(asked(), lambda _: people.settled((name, 3), 5, ""))
    assert found(nights) == [
        f"debts: house entry {number - 1}: it names a night that is not in this book.",
        f"debts: house entry {number}: it names player 3 of night {first}, who is not there.",
        f"debts: house entry {number + 1}: it settles -39 chips. It should be: -40",
        f"debts: house entry {number + 2}: it names player 3 of night {first}, who is not there.",
        f"debts: house entry {number + 2}: it settles +5 chips. It should be: nothing",
    ]


@pytest.mark.slow
def test_the_command_says_it_with_status_1(tmp_path: Path) -> None:
    file = tmp_path / "book.sqlite"
    with opened(f"sqlite:///{file}") as book:
        nights = Nights(book)
        first, second, third = owing(nights), nights.open(), nights.open()
        unlooked(nights, second, first)
        command = ("audit", "all", "--database", file)
        assert croupier(*command, home=tmp_path).returncode == 0
        unlooked(nights, third, first, key="2/2/again")
    done = croupier(*command, home=tmp_path)
    assert done.returncode == 1
    assert "FOUND debts: entry 4 of night 3: this debt stands in entry 4 of night 2" in done.stdout


def test_parts_of_a_debt_that_are_more_than_it_are_found(nights: Nights) -> None:
    first, second, third = owing(nights), nights.open(), nights.open()
    of, bank = nights.house.name(first), "account:Bank"

    def paid(minor: int, currency: str = "EUR", night: str = of) -> int:
        says = DebtPaid(currency=currency, night=night, player=2, paid=minor, place=bank, how="")
        return nights.house.write(asked(), lambda _: says).number

    paid(-150)
    nights.bring(second, nights.debts(first)[2], 2)
    assert found(nights) == []
    wrong = paid(-10)
    told = "with it -4.10 EUR of this debt went on or was paid."
    assert found(nights) == [f"debts: house entry {wrong}: {told} It should be: at most -4.00 EUR"]
    take_back(nights.house, asked(), wrong, "a slip")
    assert found(nights) == []
    other = paid(-10, "USD", nights.house.name(owing(nights)))
    assert found(nights) == [
        f"debts: house entry {other}: it pays USD, which is not that night's money."
    ]
    take_back(nights.house, asked(), other, "a slip")
    unlooked(nights, third, first, chips=40, key="2/9")
    assert any("too." in told or "went on or was paid" in told for told in found(nights))


def test_more_cash_than_a_drawer_had_is_found(nights: Nights) -> None:
    first = owing(nights)
    name = nights.house.name(first)

    def carried(source: str, amount: int) -> int:
        says = CashCarried(
            currency="EUR", source=source, target="account:Bank", amount=amount, why=""
        )
        return nights.house.write(asked(), lambda _: says).number

    carried(f"drawer:{name}", 5000)
    assert found(nights) == []
    wrong = carried(f"drawer:{name}", 1)
    told = "with it 50.01 EUR have moved, of 50.00 EUR."
    assert found(nights) == [f"debts: house entry {wrong}: {told} It should be: at most 50.00 EUR"]
    take_back(nights.house, asked(), wrong, "a slip")
    elsewhere = carried(f"drawer:{'5e' * 32}", 1)
    assert found(nights) == [
        f"debts: house entry {elsewhere}: it names a night that is not in this book."
    ]
    nights.book.do(first, asked(), NightReopened)
    assert any("opened again since" in told for told in found(nights))
