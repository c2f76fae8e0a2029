"""The pages of help say the same in German as in English: what can be counted is equal."""

import re
from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from games.catalogue import SLUGS
from games.folders import help_text
from games.language import ENGLISH


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


def page(slug: str, language: str) -> str:
    """A page of help; one that is missing is named by `test_files`."""
    return help_text(slug, language) or ""


WITH_BOTH = [slug for slug in SLUGS if page(slug, ENGLISH) and page(slug, "de")]


@pytest.mark.parametrize("slug", WITH_BOTH)
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
    slug: str, counted: Callable[[str], Sequence[str] | Counter[str] | int]
) -> None:
    assert counted(page(slug, "de")) == counted(page(slug, ENGLISH))
