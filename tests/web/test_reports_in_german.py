"""Statements and what was put right are told in the language of the screen."""

from collections.abc import Callable

import pytest

from games.language import speaking
from web.shown.phrases import put_right, statement_line


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize(
    ("said", "english", "german"),
    [
        (statement_line, "Chips bought", "Chips gekauft"),
        (statement_line, "Given to the desk", "An the desk gegeben"),
        (statement_line, "Cash-out, counted 5 over", "Chips zurückgegeben, gezählt 5 zu viel"),
        (
            statement_line,
            "Table 1, round 3: uth, voided: as in the book",
            "Table 1, Runde 3: uth, ungültig: as in the book",
        ),
        (put_right, "table 2, round 14", "Tisch 2, Runde 14"),
        (put_right, "1,240 found, 12.50 EUR short", "1.240 gefunden, 12.50 EUR zu wenig"),
        (
            put_right,
            "the seed of the one before was lost",
            "der Startwert von dem vorigen ging verloren",
        ),
    ],
)
def test_what_a_report_says(said: Callable[[str], str], english: str, german: str) -> None:
    assert said(english) == english
    with speaking("de"):
        assert said(english) == german
