"""Statements and what was put right are told in the language of the screen."""

from collections.abc import Callable

import pytest

from games.language import force_locale
from ledger.audit import Audited
from ledger.export.statements import statement_line
from ledger.findings import Finding, Hint, Report, Unchecked
from web.shown.findings import in_words
from web.shown.phrases import put_right


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize(
    ("said", "english", "german"),
    [
        (statement_line, "Chips bought", "Chips gekauft"),
        (statement_line, "Given to the desk", "An the desk gegeben"),
        (statement_line, "Cash-out, counted 5 over", "Auszahlung, gezählt 5 zu viel"),
        (
            statement_line,
            "Table 1, round 3: uth, voided: as in the book",
            "Tisch 1, Runde 3: uth, ungültig: as in the book",
        ),
        (statement_line, "Kitchen, round 3: uth", "Kitchen, Runde 3: uth"),
        (statement_line, "Pots divided at Table 2", "Töpfe an Tisch 2 geteilt"),
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
    with force_locale("de"):
        assert said(english) == german


@pytest.mark.usefixtures("app")
def test_what_an_audit_finds() -> None:
    found = Finding("rounds", "entry 57, round 3 of table 1", 57, "it is round 4.", "1,240")
    rests = Unchecked("round 2 of table 1", "Its secret seed is not in this database.")
    hint = Hint(
        "table 2",
        "Ultimate Texas Hold'em: the bank won -1,240 where 85 was to be expected if all play the "
        "best; luck alone brings that in less than one of 12,500 such nights.",
    )
    outcome = Audited((found,), (rests,), Report(), (hint,))
    assert in_words(outcome) == outcome
    with force_locale("de"):
        said = in_words(outcome)
    assert said.findings[0].where == "Eintrag 57, Runde 3 von Tisch 1"
    assert (said.findings[0].what, said.findings[0].wanted) == ("ist Runde 4.", "1.240")
    assert said.unchecked[0].why == "Ihr geheimer Startwert ist nicht in dieser Datenbank."
    assert said.hints[0].where == "Tisch 2"
    assert said.hints[0].what == (
        "Ultimate Texas Hold'em: Die Bank hat -1.240 gewonnen, zu erwarten waren 85, wenn alle am "
        "besten spielen; das Glück allein bringt das an weniger als einem von 12.500 solchen "
        "Abenden."
    )
