"""Names and values in words, for sentences about entries and rounds."""

from collections.abc import Mapping

from games.cards import in_words, is_card
from games.language import number
from games.words import word
from ledger.store.canonical import JSON

_NAMED = frozenset(("who", "taken by"))
"""What holds people's names: those are said in no language."""


def plain(word: str) -> str:
    """A word of the code as people read it: ``round-voided`` is ``round voided``."""
    return word.replace("-", " ").replace("_", " ")


def pairs(values: Mapping[str, JSON]) -> str:
    """Names and values as people read them: ``ante 10, trips 5``; of a word that was said, its name
    alone: ``stop``.
    """
    return ", ".join(
        word(plain(name))
        if value is True
        else f"{word(name.replace('_', ' '))} {value if name in _NAMED else written(value)}"
        for name, value in values.items()
    )


def written(value: JSON) -> str:
    """A value as people read it: cards in words, numbers in groups."""
    if isinstance(value, str) and is_card(value):
        return in_words(value)
    if isinstance(value, list):
        return (
            " ".join(map(written, value))
            if all(map(is_card, value))
            else "; ".join(map(written, value))
        )
    if isinstance(value, dict):
        return pairs(value)
    if isinstance(value, bool):
        return word("yes" if value else "no")
    if type(value) is int:
        return number(value)
    return word("none") if value is None else word(str(value))
