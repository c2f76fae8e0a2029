"""Sentences from codes: tables of templates, and the names of the people at the table."""

import re
from collections.abc import Mapping

from games.cards import UNSEEN, in_words, is_card, list_in_words
from games.cards.articles import with_article
from games.engine.prompt import Say
from games.engine.reading import as_kind
from games.engine.values import JSON
from games.language import ENGLISH, LazyText, force_locale, gettext, language, localized, number

ENGINE_LINES: Mapping[str, str] = {
    "show": "Show {which}.",
    "show-one-of": "Show {which}: card {number} of {count}.",
    "show-hand": "Show {player}'s {which}: card {number} of {count}.",
    "over": "The round is over.",
    "chosen": "{player} has chosen.",
    "marker": "The house advances {player} {amount}: a marker.",
    "marker-repaid": "{player} repays {amount} of the marker.",
    "fault": "{player}: {kind}, proved by {cards}. The dealer decides.",
    "fault-known": "{player}: {kind}. The dealer decides.",
}

ENGINE_REASONS: Mapping[str, str] = {
    "marker": "marker",
    "marker-repaid": "marker repaid",
    "undo": "undo: {what}",
    "amended": "amended: {what}",
}
"""What the payments are for that the engine makes; and those that take another one back, whose
reason is their argument.
"""

SEAT_KEYS = {"seat": "player", "to": "buyer", "from": "seller", "of": "owner"}
"""Arguments that hold a seat's number, and the name under which a template finds the
person there.
"""
NAME_KEYS = frozenset(("winners",))
"""Arguments that hold people's names. A name is never a card, not even ``Ad``."""

TEXT_KEYS = frozenset(("word",))
"""Arguments that hold a text that somebody wrote. It is never a card either."""


ARTICLE = "a_"
"""Before the name of an argument: it stands there with its article."""


def sentence(say: Say, lines: Mapping[str, str], players: Mapping[int, str]) -> str:
    """The sentence for a code, in the words of `lines` (a game's own, before the engine's).

    Templates name arguments in braces. ``{player}`` is the person in the seat ``seat``; see
    `SEAT_KEYS`. ``{a_hand}`` is the hand ``hand`` with its article: "a pair of tens". A text is
    said as it stands, but for a `LazyText`.
    """
    template = lines.get(say.code) or ENGINE_LINES.get(say.code) or say.code
    filled = {
        key: (
            ", ".join(as_kind(value, list[str]))
            if key in NAME_KEYS
            else value
            if key in TEXT_KEYS
            else _written(value)
        )
        for key, value in say.args.items()
    }
    if isinstance(held := say.args.get("hand"), str):
        filled[f"{ARTICLE}hand"] = with_article(held)
    for key, name in SEAT_KEYS.items():
        seat = say.args.get(key)
        if isinstance(seat, int) and seat in players:
            filled[name] = players[seat]
    unseen = [key for key, value in say.args.items() if value == UNSEEN]
    if not unseen:
        return gettext(template, **filled)
    if language() == ENGLISH:  # "the 9♦" is known, "a card" is not
        for key in unseen:
            template = re.sub(rf"\b[Tt]he \{{{key}\}}", f"{{{key}}}", template)
    text = gettext(template, **filled)
    return text[0].upper() + text[1:] if text.startswith(in_words(UNSEEN)) else text


def reason_in_words(reason: Say, reasons: Mapping[str, str]) -> str:
    """What a payment is for, in the language of whoever asks and in the words of `reasons` (a
    game's own, before the engine's); the code itself where nobody has a sentence for it.

    An argument is a card, a whole number (written as in the book: no thousands apart), a text that
    is the same in every language, the code of another sentence, or a whole reason: a list of its
    code and its arguments.
    """
    return localized(_lazy_reason(reason, reasons))


def lazy_reason(reason: Say, reasons: Mapping[str, str]) -> LazyText:
    """The same in English, as the book has it, whoever asks; and to be said in other languages."""
    with force_locale(ENGLISH):
        return _lazy_reason(reason, reasons)


def _lazy_reason(reason: Say, reasons: Mapping[str, str]) -> LazyText:
    template = reasons.get(reason.code) or ENGINE_REASONS.get(reason.code) or reason.code
    return LazyText(
        template, {key: _argument(value, reasons) for key, value in reason.args.items()}
    )


def _argument(value: JSON, reasons: Mapping[str, str]) -> str:
    if is_card(value) or value == UNSEEN:
        return in_words(value)
    if isinstance(value, (list, tuple)):
        code, args = value
        return _lazy_reason(Say(as_kind(code, str), as_kind(args, dict[str, JSON])), reasons)
    word = str(value)
    return LazyText(reasons[word], {}) if word in reasons else word


def _written(value: JSON) -> str:
    if is_card(value) or value == UNSEEN:
        return in_words(value)
    if isinstance(value, (list, tuple)):
        if value and all(is_card(part) or part == UNSEEN for part in value):
            return list_in_words(value)
        return ", ".join(_written(part) for part in value)
    if type(value) is int:
        return number(value)
    return str(localized(value))
