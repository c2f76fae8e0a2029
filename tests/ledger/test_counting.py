"""Chips counted by hand: a refused count says why, and what counting found goes over or short."""

import pytest

from ledger.errors import Conflict, Invalid
from ledger.kinds.counting import MOST_OF_A_KIND, Counted, counted, put_right
from ledger.kinds.facts import Pile
from ledger.kinds.tables import TableOpened
from ledger.state.entries import Transfer
from ledger.state.night import Night
from ledger.store.canonical import JSON
from tests.codes import coded
from tests.ledger.desk_night import PaperNight

NOT_A_LIST = "A count is a list of kinds of chips, each with a value and a count."
HOW_OFTEN = "Chips are counted once, and once more where that differs from the book."


@pytest.fixture
def night() -> Night:
    """A tray of 1,250 chips, where a night has chips of 1 and of 5."""
    night = PaperNight()
    night.do(TableOpened, "uth", {}, "virtual", 1250)
    return night.now


def pile(value: JSON, count: JSON) -> JSON:
    return {"value": value, "count": count}


def tray_counted(night: Night, *counts: JSON, book: JSON = 1250) -> Counted:
    return counted(night, "tray:1", "The tray", list(counts), book)


def test_a_count_is_kept_in_the_order_of_the_values_without_what_was_not_found(
    night: Night,
) -> None:
    found = tray_counted(night, [pile(5, 250), pile(1, 0)])
    assert found == Counted(1250, ((Pile(5, 250),),), chips=1250, over=0)
    found = tray_counted(night, [pile(5, 200), pile(1, 250)])
    assert found.counts == ((Pile(1, 250), Pile(5, 200)),)


@pytest.mark.parametrize(("fives", "chips", "over"), [(249, 1245, -5), (251, 1255, 5)])
def test_the_last_count_stands_and_the_difference_has_its_sign(
    night: Night, fives: int, chips: int, over: int
) -> None:
    first, last = [pile(5, 240)], [pile(5, fives)]
    both = ((Pile(5, 240),), (Pile(5, fives),))
    assert tray_counted(night, first, last) == Counted(1250, both, chips, over)


def test_counts_may_come_as_lists_or_tuples(night: Night) -> None:
    assert counted(night, "tray:1", "The tray", ((pile(5, 250),),), 1250).over == 0


def test_a_first_count_that_differs_is_not_taken_alone(night: Night) -> None:
    with pytest.raises(Conflict, check=coded("count-again")) as refused:
        tray_counted(night, [pile(5, 249)])
    assert refused.value.message == "That makes 1,245; the book has 1,250. Count once more."


def test_a_book_that_has_moved_on_asks_for_another_count(night: Night) -> None:
    with pytest.raises(Conflict, check=coded("stale")) as refused:
        tray_counted(night, [pile(5, 240)], book=1200)
    assert refused.value.message == (
        "The tray has changed since the count began: the book now has 1,250. Count it again."
    )


@pytest.mark.parametrize(
    ("counts", "why"),
    [
        ([], HOW_OFTEN),
        ([[], [], []], HOW_OFTEN),
        ("12", HOW_OFTEN),
        (
            [[pile(5, 250)], [pile(5, 250)]],
            "The first count is what the book has: it takes no second one.",
        ),
        ([7], NOT_A_LIST),
        ([["white"]], NOT_A_LIST),
        ([[{"value": 5}]], NOT_A_LIST),
        ([[pile(1000, 1)]], "There is no chip of 1,000 in tonight's set."),
        ([[pile(5, 1), pile(5, 1)]], "The chips of 5 are counted twice in one count."),
        ([[pile("5", 1)]], "A chip's value must be a whole number, 1 or more."),
        ([[pile(0, 1)]], "A chip's value must be a whole number, 1 or more."),
        ([[pile(5, 1.5)]], "The chips counted must be a whole number from 0 to 1,000,000."),
        ([[pile(5, -1)]], "The chips counted must be a whole number from 0 to 1,000,000."),
        (
            [[pile(5, MOST_OF_A_KIND + 1)]],
            "The chips counted must be a whole number from 0 to 1,000,000.",
        ),
    ],
)
def test_a_count_that_is_none_is_refused_with_the_reason(
    night: Night, counts: JSON, why: str
) -> None:
    code = "bad-amount" if "whole number" in why else "bad-setting"
    with pytest.raises(Invalid, check=coded(code)) as refused:
        counted(night, "tray:1", "The tray", counts, 1250)
    assert refused.value.message == why


@pytest.mark.parametrize("had", ["10", -1])
def test_what_the_book_has_is_a_whole_number(night: Night, had: JSON) -> None:
    with pytest.raises(Invalid) as refused:
        tray_counted(night, [pile(5, 250)], book=had)
    assert refused.value.message == "What the book has must be a whole number, 0 or more."


def test_an_empty_tray_may_be_counted_to_nothing() -> None:
    night = PaperNight()
    night.do(TableOpened, "uth", {}, "virtual", 0)
    assert counted(night.now, "tray:1", "The tray", [[]], 0).over == 0


def test_as_many_chips_of_a_kind_are_counted_as_there_may_be(night: Night) -> None:
    most = [pile(1, MOST_OF_A_KIND)]
    assert tray_counted(night, [], most).over == MOST_OF_A_KIND - 1250


@pytest.mark.parametrize(
    ("over", "moved"),
    [
        (3, (Transfer("over-short", "tray:1", 3, "over"),)),
        (-3, (Transfer("tray:1", "over-short", 3, "short"),)),
        (1, (Transfer("over-short", "tray:1", 1, "over"),)),
        (-1, (Transfer("tray:1", "over-short", 1, "short"),)),
        (0, ()),
    ],
)
def test_what_differs_goes_over_or_short(over: int, moved: tuple[Transfer, ...]) -> None:
    assert put_right("tray:1", Counted(10 - over, (), 10, over)) == moved
