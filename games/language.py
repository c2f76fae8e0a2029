"""What people read, in the language of the screen that they read it on.

The English sentence in the code is the key of the others: ``say("{player} has {count} chips.",
player=name, count=5)``. A catalogue of another language has a template for each, with the same
names in braces. What has a number in it that decides its form goes through `ngettext`. Where one
English word needs several of another language, ``##`` and a word about which one stand behind it,
which nobody is shown: ``say("check##a move of poker")``. See ``docs/languages.md``.

Who asks decides on the language; what nobody asks for, or a program, is English. Nothing that is
written into the book may come from here.

What rules say before anybody asks, such as the name of a hand, is a `LazyText`: its English can be
kept and compared, and whoever is shown it gets it in their language (`localized`).
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from decimal import Decimal
from typing import Self, TypeAlias, TypeVar, cast

Template: TypeAlias = str | Mapping[str, str]
"""A sentence with names in braces; one a form (``one``, ``other``) where a number decides."""

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "de": "Deutsch"}
"""The languages there are, each by its own name."""

_POINTS = {ENGLISH: ",", "de": "."}
# What stands between the thousands.
_SWAPPED = str.maketrans(",.", ".,")
_catalogues: dict[str, dict[str, Template]] = {}
_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """The language of whoever asks."""
    return _language.get()


def set_locale(code: str) -> None:
    """From now on whoever asks is answered in this language."""
    _language.set(code)


@contextmanager
def force_locale(code: str) -> Iterator[None]:
    """Meanwhile, everything is said in this language."""
    before = _language.set(code)
    try:
        yield
    finally:
        _language.reset(before)


def add_catalog(code: str, catalogue: Mapping[str, Template]) -> None:
    """Add these templates, by their English ones, to those of a language."""
    _catalogues.setdefault(code, {}).update(catalogue)


def gettext_noop(template: str) -> str:
    """The template itself: this is how one is marked that stands in a table and is said later."""
    return template


def gettext(template: str, /, **names: object) -> str:
    """The sentence, with these names filled in: numbers (whole ones, and a `Decimal`) as they are
    written, a `LazyText` in the language.
    """
    return _filled(translated(template), names)


class LazyText(str):
    """A text in English that knows how it was made: its template, and what fills the names in it.
    `localized` says it in another language. What copies it otherwise has the English alone.
    """

    template: str
    names: Mapping[str, object]

    def __new__(cls, template: str, names: Mapping[str, object]) -> Self:
        """The English text."""
        if _language.get() == ENGLISH:  # to switch to it takes longer than to fill the names in
            english = _filled(_shown(template), names)
        else:
            with force_locale(ENGLISH):
                english = _filled(_shown(template), names)
        text = super().__new__(cls, english)
        text.template, text.names = template, names
        return text

    def __getnewargs__(  # type: ignore[override]  # `str` is made from one argument
        self,
    ) -> tuple[str, Mapping[str, object]]:
        """What a copy is made from."""
        return self.template, self.names


def lazy_gettext(template: str, /, **names: object) -> LazyText:
    """The sentence, to be said in the language of whoever is shown it; a name may be such a text
    itself.
    """
    return LazyText(template, names)


Shown = TypeVar("Shown")


def localized(value: Shown) -> Shown:
    """A text in the language of whoever asks; of lists and objects, each such text in them. What is
    no `LazyText` stays as it is.
    """
    return cast(Shown, _localized(value))


def _localized(value: object) -> object:
    if value is None or type(value) in (str, int, bool):
        return value  # most are: a round's whole record goes through here
    if isinstance(value, LazyText):
        return gettext(value.template, **value.names)
    if isinstance(value, dict | Mapping):  # that it is a `dict` is known sooner
        return {key: _localized(part) for key, part in value.items()}
    return [_localized(part) for part in value] if isinstance(value, (list, tuple)) else value


def ngettext(one: str, other: str, count: int, /, **names: object) -> str:
    """The sentence for one, or for another number: ``{count}`` in both. The catalogues have it
    under `other`.
    """
    found = _catalogues.get(_language.get(), {}).get(other)
    forms = found if isinstance(found, Mapping) else {"one": one, "other": other}
    # English and German have these two forms; a language with more has its rule here.
    form = "one" if count == 1 else "other"
    return _filled(_shown(forms[form]), {"count": count, **names})


def translated(template: str) -> str:
    """The template in the language of whoever asks."""
    found = _catalogues.get(_language.get(), {}).get(template)
    return found if isinstance(found, str) else _shown(template)


def is_known(template: str) -> bool:
    """Whether the language of whoever asks has its own template for this one."""
    return template in _catalogues.get(_language.get(), {})


def number(value: int) -> str:
    """A whole number with its thousands apart, and a true minus."""
    text = f"{value:,}".replace("-", "\N{MINUS SIGN}")
    return text.replace(",", _POINTS.get(_language.get(), ","))


def decimal(value: float | Decimal, digits: int = 2) -> str:
    """A number with so many digits behind its point, as the language writes it."""
    text = f"{value:,.{digits}f}".replace("-", "\N{MINUS SIGN}")
    return text if _POINTS.get(_language.get(), ",") == "," else text.translate(_SWAPPED)


def figure(text: str) -> str:
    """A number that is written as in English, as whoever asks writes it: 1,240.5 or 1.240,5."""
    return text if _POINTS.get(_language.get(), ",") == "," else text.translate(_SWAPPED)


def _shown(template: str) -> str:
    return template.partition("##")[0]


def _filled(template: str, names: Mapping[str, object]) -> str:
    written = {key: _written(value) for key, value in names.items()}
    return template.format_map(written) if written else template


def _written(value: object) -> object:
    if isinstance(value, Decimal):
        return decimal(value, -int(value.as_tuple().exponent))
    return number(value) if type(value) is int else _localized(value)
