"""Names, times and money on their way into a file."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.export.words import (
    NAMELESS,
    cell,
    chips_text,
    comment,
    description,
    local,
    moment,
    one_line,
)
from ledger.state.currencies import money, money_text
from tests.local_zone import TOKYO, local_zone


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ana", "Ana"),
        ("two\nlines\r\n=2+2", "two lines =2+2"),
        ("  spaced \t out ", "spaced out"),
        ("\u202eevil\u202c", "evil"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("e\u0301", "é"),
        ("👩🏽‍🦰", "👩🏽‍🦰"),
        ("שלום", "שלום"),
        ("\x00\x07", NAMELESS),
        ("", NAMELESS),
        ("\ufffe", "\N{REPLACEMENT CHARACTER}"),
    ],
)
def test_a_text_on_one_line(text: str, shown: str) -> None:
    assert one_line(text) == shown


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@x", "'x", "＝1", "\n=1", " =1"])
def test_a_cell_that_could_be_a_formula_has_an_apostrophe_in_front(name: str) -> None:
    assert cell(name) == f"'{one_line(name)}"


@pytest.mark.slow
@given(st.text())
def test_a_cell_can_be_read_back(text: str) -> None:
    read = cell(text)
    assert (read[1:] if read.startswith("'") else read) == one_line(text)


@pytest.mark.slow
@given(st.text())
def test_nothing_breaks_a_line_or_turns_its_direction(text: str) -> None:
    line = one_line(text)
    assert line == line.strip()
    assert len(line.splitlines()) == 1
    assert not any(
        ord(letter) < 32 or letter in "\u202a\u202b\u202d\u202e\u2066\u2067\u2068"
        for letter in line
    )
    assert one_line(line) == line
    line.encode()


@given(st.text(alphabet=";|:[]=()date 2020-01-, "))
def test_nothing_in_a_journal_means_anything(text: str) -> None:
    assert not set(description(text)) & set(";|")
    assert not set(comment(text)) & set(":[]")


def test_times() -> None:
    at = 1_795_287_599_007  # 2026-11-21T18:59:59.007Z, by `date -u -d @1795287599`
    assert moment(at) == "2026-11-21T18:59:59.007Z"
    with local_zone(TOKYO):
        assert local(at).isoformat() == "2026-11-22T03:59:59.007000+09:00"
    with local_zone("UTC"):
        assert local(at).hour == 18


@pytest.mark.parametrize(
    ("minor", "code", "text"),
    [
        (1250, "EUR", "12.50 EUR"),
        (1250, "JPY", "1,250 JPY"),
        (1250, "KWD", "1.250 KWD"),
        (-5, "EUR", "-0.05 EUR"),
        (1250, "PLAY", "1,250"),
    ],
)
def test_money_has_the_decimals_of_its_currency(minor: int, code: str, text: str) -> None:
    assert money_text(minor, code) == text


def test_money_is_exact() -> None:
    assert money(2**53 - 1, "EUR") == Decimal("90071992547409.91")


def test_chips_have_a_real_minus() -> None:
    assert [chips_text(chips, signed=True) for chips in (-1200, 0, 5)] == ["−1,200", "0", "+5"]
