"""The pages of help say the same in German as in English: what can be counted is equal."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

HELP = Path(__file__).parents[2] / "games" / "help"
PAGES = sorted(page.name for page in HELP.glob("*.md"))


def shape(text: str) -> list[str]:
    """Each line that is a heading, a point of a list or a row of a table, by its mark; with a
    `!` where it begins in bold, as an option does.
    """
    marks = re.findall(r"^(#+|\s*\*|\d+\.|\|)\s(\*\*)?", text, re.MULTILINE)
    return [mark.strip() + ("!" if bold else "") for mark, bold in marks]


def figures(text: str) -> Counter[str]:
    return Counter(
        re.findall(r"\d+(?:[:/]\d+)?[♣♦♥♠]?|[JQKA][♣♦♥♠]", re.sub(r"(?<=\d)[.,](?=\d)", "", text))
    )


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(
    "counted",
    [
        shape,
        figures,
        lambda text: len(re.findall("house ruling|hausregel", text, re.IGNORECASE)),
        lambda text: len(re.findall(r"\n\n", text)),
    ],
    ids=["shape", "figures", "house rulings", "paragraphs"],
)
def test_german_help_has_what_english_help_has(
    name: str, counted: Callable[[str], Sequence[str] | Counter[str] | int]
) -> None:
    english, german = ((folder / name).read_text("utf-8") for folder in (HELP, HELP / "de"))
    assert counted(german) == counted(english)


def test_there_is_a_german_page_for_each() -> None:
    assert sorted(page.name for page in (HELP / "de").glob("*.md")) == PAGES
