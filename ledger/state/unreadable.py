"""Why an entry cannot be read, in words: what the reader of its bytes says is for programmers."""

import re
from collections.abc import Callable

from ledger.state.facts_in_words import quoted

_PATH = re.compile(r" - at `\$?(?P<path>[^`]*)`$")
_ESCAPE = re.compile(r"\\u([0-9a-f]{4})")
_TYPES = {
    "array": "a list",
    "bool": "yes or no",
    "float": "a fraction",
    "int": "a whole number",
    "null": "nothing",
    "object": "an object",
    "str": "a text",
}
_SAYS: list[tuple[re.Pattern[str], Callable[[re.Match[str], str], str]]] = [
    (
        re.compile(r"Object missing required field `(?P<name>[^`]*)`"),
        lambda found, where: f"{_named(found['name'], where)} is missing.",
    ),
    (
        re.compile(r"Object contains unknown field `(?P<name>[^`]*)`"),
        lambda found, where: f"{_named(found['name'], where)} is not one of its facts.",
    ),
    (
        re.compile(r"Invalid value (?P<name>.*)", re.DOTALL),
        lambda found, where: f"there is no kind of entry “{quoted(_bare(found['name']))}”.",
    ),
    (
        re.compile(r"Invalid enum value (?P<name>.*)", re.DOTALL),
        lambda found, where: f"{where} cannot be “{quoted(_bare(found['name']))}”.",
    ),
    (
        re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<got>[^`]*)`"),
        lambda found, where: (
            f"{where} is {_type(found['got'])}, and must be {_type(found['wanted'])}."
        ),
    ),
    (
        re.compile(r"Expected `(?:int|float)` >= (?P<least>\S+)"),
        lambda found, where: f"{where} is below {int(found['least']):,}.",
    ),
    (
        re.compile(r"Expected `(?:int|float)` <= (?P<most>\S+)"),
        lambda found, where: f"{where} is above {int(found['most']):,}.",
    ),
    (re.compile(r"Expected `.*", re.DOTALL), lambda found, where: f"{where} is not in form."),
    (re.compile(r"(JSON is malformed|Input data).*"), lambda found, where: "it is no JSON."),
]


def why_unreadable(error: Exception) -> str:
    """A sentence about the first thing that is not in form."""
    text = str(error)
    path = _PATH.search(text)
    where = _where(path["path"] if path else "")
    said = text[: path.start()] if path else text
    for pattern, sentence in _SAYS:
        if found := pattern.fullmatch(said):
            return sentence(found, where)
    if isinstance(error, UnicodeDecodeError):
        return "it is not written in UTF-8."
    return f"{quoted(said).rstrip('.')}."


def _where(path: str) -> str:
    """A place in an entry: the last name on the way to it, and the fact that it is part of."""
    names = [name for name in re.split(r"[.\[\]]|key in ", path) if name.strip(".")]
    names = [name for name in names if name not in ("...", "") and not name.isdecimal()]
    if not names:
        return "what it says"
    return " of ".join(f"“{quoted(name)}”" for name in dict.fromkeys((names[-1], names[0])))


def _named(name: str, where: str) -> str:
    return f"“{quoted(name)}”" + ("" if where == "what it says" else f" of {where}")


def _bare(name: str) -> str:
    """A text that the reader names in quotes, with escapes."""
    return _ESCAPE.sub(lambda found: chr(int(found[1], 16)), name.strip("'\""))


def _type(name: str) -> str:
    return " or ".join(_TYPES.get(part, part) for part in name.split(" | "))
