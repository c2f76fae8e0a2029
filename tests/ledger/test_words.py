"""Names and amounts, as people and hostile programs type them."""

import pytest

from ledger.errors import BadName, Invalid
from ledger.state.words import clean_name, likeness, whole
from tests.codes import coded


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana   Maria ", "Ana Maria"),
        ("Zoe\u0301", "Zoé"),
        ("Łukasz", "Łukasz"),
        ("<b>Ben</b>", "<b>Ben</b>"),
        ("=1+1", "=1+1"),
        ("😀" * 40, "😀" * 40),
        ("x" * 40, "x" * 40),
    ],
)
def test_a_name_is_brought_into_one_form(typed: str, kept: str) -> None:
    assert clean_name(typed, "A name") == kept


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "x" * 41,
        "😀" * 300,
        "a\nb",
        "a\x00b",
        "a\u202eb",
        "a\u200bb",
        "\u200d",
        "\u0301",
        "\ud800",
        "a\u2028b",
        5,
        None,
        ["Ana"],
    ],
)
def test_a_name_that_cannot_be_shown_is_refused_with_a_sentence(typed: object) -> None:
    with pytest.raises(BadName, match=r"^A name .*\.$"):
        clean_name(typed, "A name")


def test_300_emoji_are_told_how_many_characters_a_name_has() -> None:
    with pytest.raises(BadName, match="at most 40 characters; this has 300"):
        clean_name("😀" * 300, "A name")


@pytest.mark.parametrize(
    ("name", "other"), [("Ana", "ANA"), ("STRASSE", "straße"), ("Ａｎａ", "ana"), ("Σας", "ΣΑΣ")]
)
def test_names_that_people_take_for_each_other_are_alike(name: str, other: str) -> None:
    assert likeness(name) == likeness(other)


@pytest.mark.parametrize(
    "value",
    [True, False, 1.0, "5", None, 0, -1, 2**53, 10**30, pytest.param(10**5000, id="huge"), [1]],
)
def test_an_amount_is_a_whole_number_in_its_range(value: object) -> None:
    with pytest.raises(Invalid, check=coded("bad-amount")):
        whole(value, "The chips")


@pytest.mark.parametrize("value", [1, 2**53 - 1])
def test_the_ends_of_the_range_belong_to_it(value: int) -> None:
    assert whole(value, "The chips") == value
