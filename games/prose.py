"""English prose that was written before anybody asked, said in another language: its sentence is
found among templates. What a game says is not found so (`games.language.lazy_gettext`).
"""

import re
from functools import cache, lru_cache

from games.language import ENGLISH, figure, language, translated

_NAME = re.compile(r"\\\{(\w+)\\\}")
_VERBATIM = frozenset(("player", "table", "reason"))
"""What people have named or written, which is said in no language."""
_FIGURE = re.compile(r"-?\d[\d,]*(\.\d+)?")


def reworded(text: str, templates: tuple[str, ...]) -> str:
    """A text in the language of whoever asks; one that none of `templates` makes stays as it is.
    What stands for a name in braces is reworded as well; ``{count}`` is a figure.
    """
    return text if language() == ENGLISH else _reworded(text, templates, language())


@lru_cache(maxsize=4096)
def _reworded(text: str, templates: tuple[str, ...], _language: str) -> str:
    if _FIGURE.fullmatch(text):
        return figure(text)
    known = translated(text)
    if known != text:
        return known
    for template, pattern in _patterns(templates):
        if found := pattern.fullmatch(text):
            parts = {
                name: part if name in _VERBATIM else reworded(part, templates)
                for name, part in found.groupdict().items()
            }
            return translated(template).format_map(parts)
    return text


@cache
def _patterns(templates: tuple[str, ...]) -> list[tuple[str, re.Pattern[str]]]:
    """Those that hold others, the most exact first."""
    holding = [template for template in templates if "{" in template]
    holding.sort(key=lambda template: -len(re.sub(r"\{\w+\}", "", template)))
    return [(template, re.compile(_NAME.sub(_named, re.escape(template)))) for template in holding]


def _named(name: re.Match[str]) -> str:
    return f"(?P<{name[1]}>{r'[0-9]+' if name[1] == 'count' else '.+?'})"
