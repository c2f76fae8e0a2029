"""Names and values in words, for sentences about entries and rounds."""

from collections.abc import Mapping

from games.cards import in_words, is_card
from ledger.store.canonical import JSON


def plain(word: str) -> str:
    """A word of the code as people read it: ``round-voided`` is ``round voided``."""
    return word.replace("-", " ").replace("_", " ")


def pairs(values: Mapping[str, JSON]) -> str:
    """Names and values as people read them: ``ante 10, trips 5``; of a word that was said, its name
    alone: ``stop``.
    """
    return ", ".join(
        plain(name) if value is True else f"{name.replace('_', ' ')} {written(value)}"
        for name, value in values.items()
    )


def written(value: JSON) -> str:
    """A value as people read it: cards in words, numbers in groups."""
    if is_card(value):
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
        return "yes" if value else "no"
    if type(value) is int:
        return f"{value:,}"
    return "none" if value is None else str(value)
