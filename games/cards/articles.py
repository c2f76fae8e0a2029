"""The names of poker hands with their articles, as they stand in sentences."""

from games.language import LazyText, gettext, gettext_noop, localized

ARTICLES = frozenset(
    (
        gettext_noop("a royal flush"),
        gettext_noop("a straight flush, {rank} high"),
        gettext_noop("a full house, {ranks} full of {others}"),
        gettext_noop("a flush, {rank} high"),
        gettext_noop("a straight, {rank} high"),
        gettext_noop("a pair of {ranks}"),
    )
)
"""The names that take an article where they stand in a sentence."""


def with_article(hand: str) -> str:
    """The name of a hand as it stands in a sentence, in the language of whoever asks: "a pair of
    tens". One that takes no article, like "three kings" and "ace high", stays as it is.
    """
    if isinstance(hand, LazyText) and f"a {hand.template}" in ARTICLES:
        return gettext(f"a {hand.template}", **hand.names)
    return localized(hand)
