"""Names and values in words."""

from ledger.kinds.phrases import pairs


def test_a_word_that_was_said_stands_for_itself() -> None:
    assert pairs({"points": 7, "no_trump": True}) == "points 7, no trump"
    assert pairs({"stop": True}) == "stop"


def test_what_is_or_is_not_so_is_yes_or_no() -> None:
    assert pairs({"must_swap": False}) == "must swap no"
