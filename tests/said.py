"""What Croupier says to people, as it stands in the code: every sentence that is given to `say` and
its kin, in Python, in the pages' scripts and in their templates, with the names it is given.

python -m tests.said    puts the catalogues in order, and writes down what they lack
"""

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games.language import ENGLISH, LANGUAGES

ROOT = Path(__file__).parent.parent
FRONTEND = ROOT / "web" / "frontend"
WEB_GAMES = ROOT / "web" / "games"
"""Where the scripts stand: those of all screens, and each game's own."""
LANGUAGE_FOLDER = FRONTEND / "languages"
"""Of the scripts; of Python each floor and each game has its own."""
FLOORS = ("games", "ledger", "web")
_VERBS = {"say": 1, "mixed": 1, "to_say": 1, "many": 2}
"""Who takes sentences, and how many of them come first."""
MISSING = "missing.json"
"""What is still to be translated, and to be moved into a file of its room."""
_NAME = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Said:
    """A sentence that the code says."""

    where: str
    verb: str
    template: str
    """The English one: of `many` the one for any number but one."""
    one: str | None = None
    given: frozenset[str] | None = None
    """The names it is given; None where only the running program knows."""

    @property
    def names(self) -> set[str]:
        """Those in its braces."""
        return set(_NAME.findall(self.template)) | set(_NAME.findall(self.one or ""))


def names_in(template: Any) -> list[set[str]]:
    """The names in the braces of a template, in each of its forms."""
    forms = template.values() if isinstance(template, dict) else [template]
    return [set(_NAME.findall(form)) for form in forms]


def in_python() -> list[Said]:
    """What the three floors say."""
    return [
        said
        for floor in FLOORS
        for path in sorted((ROOT / floor).rglob("*.py"))
        for said in _of_module(path)
    ]


def in_templates() -> list[Said]:
    """What the pages' templates say: `say("…", name=…)` and `many("…", "…", count)`."""
    return [
        said
        for path in sorted((ROOT / "web" / "templates").iterdir())
        for said in _of_template(path.name, path.read_text("utf-8"))
    ]


def _of_template(where: str, text: str) -> Iterator[Said]:
    inside = r"(?:[^()]|\((?:[^()]|\([^()]*\))*\))*"  # as deep as anybody nests
    for _, template, rest in re.findall(rf"""\bsay\((["'])(.+?)\1({inside})\)""", text):
        yield Said(where, "say", template, given=frozenset(re.findall(r"(\w+)=", rest)))
    for one, template, rest in re.findall(rf'\bmany\("(.+?)", "(.+?)",({inside})\)', text):
        given = frozenset({"count", *re.findall(r"(\w+)=", rest)})
        yield Said(where, "many", template, one, given)


def in_scripts() -> list[Said]:
    """What the pages' scripts say."""
    return [said for path in scripts() for said in _of_script(path)]


def scripts() -> list[Path]:
    """The pages' scripts, but for the types of what they are answered: nobody reads those."""
    folders = (FRONTEND, WEB_GAMES)
    found = [path for folder in folders for path in sorted(folder.rglob("*.ts*"))]
    return [path for path in found if path != FRONTEND / "answers.ts"]


def _of_module(path: Path) -> Iterator[Said]:
    tree = ast.parse(path.read_text("utf-8"))
    verbs = {
        name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "games.language"
        for name in node.names
    } & _VERBS.keys()
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        verb = node.func.id
        if verb not in verbs:
            continue
        where = f"{path.relative_to(ROOT)}:{node.lineno}"
        texts = [
            arg.value if isinstance(arg, ast.Constant) and isinstance(arg.value, str) else None
            for arg in node.args[: _VERBS[verb]]
        ]
        if None in texts:
            assert verb == "say", f"{where}: {verb} takes sentences as they stand"
            continue
        given = None
        if verb != "to_say" and all(keyword.arg for keyword in node.keywords):
            given = frozenset(keyword.arg or "" for keyword in node.keywords)
            given |= {"count"} if verb == "many" else set()
        one, template = texts if verb == "many" else (None, texts[0])
        yield Said(where, verb, template or "", one, given)


_IMPORT = re.compile(r'^import \{([^}]*)\} from "[^"]*/say";$', re.MULTILINE)
_CALL = re.compile(r"\b(say|many|mixed)\(\s*")
_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')
_COMMA = re.compile(r"\s*,\s*")
_KEY = re.compile(r"(\w+)\s*(?=[:,}])")


def _of_script(path: Path) -> Iterator[Said]:
    source = path.read_text("utf-8")
    text = re.sub(r"^\s*(//|/\*\*|\*).*$", lambda line: " " * len(line[0]), source, flags=re.M)
    imported = _IMPORT.search(text)
    verbs = re.findall(r"\w+", imported[1]) if imported else []
    for call in _CALL.finditer(text):
        verb, at = call[1], call.end()
        if verb not in verbs:
            continue
        where = f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, at) + 1}"
        texts: list[str] = []
        while len(texts) < _VERBS[verb] and (found := _TEXT.match(text, at)):
            texts.append(json.loads(found[0]))
            after = _COMMA.match(text, found.end())
            at = after.end() if after else found.end()
        if len(texts) < _VERBS[verb]:
            continue
        given = _given(text, at, verb)
        one, template = texts if verb == "many" else (None, texts[0])
        yield Said(where, verb, template, one, given)


def _given(text: str, at: int, verb: str) -> frozenset[str] | None:
    """The keys of the last argument of a call, which begins (or ends) here."""
    rest = _arguments(text, at)
    if verb == "many":
        names = _keys(rest[1]) if len(rest) > 1 else frozenset()
        return None if names is None else names | {"count"}
    return _keys(rest[0]) if rest else frozenset()


def _keys(argument: str) -> frozenset[str] | None:
    if not argument.startswith("{"):
        return None
    keys = []
    for part in _split(argument.strip()[1:-1]):
        if part.startswith("..."):
            return None
        if part:
            keys.append(part.partition(":")[0].strip())
    return frozenset(keys)


def _arguments(text: str, at: int) -> list[str]:
    """The arguments from here to the bracket that closes the call."""
    depth = 0
    for index, letter in _letters(text, at):
        if letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
            if depth < 0:
                return [part for part in _split(text[at:index]) if part]
    raise ValueError("a call that is not closed")


def _split(text: str) -> list[str]:
    depth, parts, begun = 0, [], 0
    for index, letter in _letters(text, 0):
        if letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
        elif letter == "," and depth == 0:
            parts.append(text[begun:index].strip())
            begun = index + 1
    return [*parts, text[begun:].strip()]


def _letters(text: str, at: int) -> Iterator[tuple[int, str]]:
    """The letters of a script from here on that stand in no text: brackets, commas."""
    while at < len(text):
        if text[at] == '"' and (found := _TEXT.match(text, at)):
            at = found.end()
            continue
        yield at, text[at]
        at += 1


def of_python(code: str) -> list[Path]:
    """The catalogues of a language for what is said in Python: of each floor, and of each game."""
    floors = [path for floor in FLOORS for path in sorted(_floor(floor, code).glob("*.json"))]
    return floors + sorted((ROOT / "games").glob(f"*/{code}.json"))


def of_scripts(code: str) -> list[Path]:
    """Those for what is said in scripts: of their rooms, and of each game."""
    rooms = sorted((LANGUAGE_FOLDER / code).glob("*.json"))
    return rooms + sorted(WEB_GAMES.glob(f"*/{code}.json"))


def own_words(code: str) -> dict[str, str]:
    """The single words that games have for themselves, which screens say as well."""
    own = re.compile(r"##of [a-z-]+$")
    found: dict[str, str] = {}
    for path in sorted((ROOT / "games").glob(f"*/{code}.json")):
        words = json.loads(path.read_text("utf-8"))
        found |= {key: word for key, word in words.items() if own.search(key)}
    return found


def _floor(floor: str, code: str) -> Path:
    return ROOT / floor / "languages" / code


def write(files: list[Path], said: list[Said], missing: Path) -> None:
    """Put these catalogues in order; what they lack goes into `missing`, to be translated and
    moved.
    """
    known: dict[str, Any] = {}
    for path in set(files) - {missing}:
        kept = json.loads(path.read_text("utf-8"))
        known |= kept
        _keep(path, kept)
    lacking = {
        each.template: {"one": each.one, "other": each.template}
        if each.verb == "many"
        else each.template
        for each in said
        if each.template not in known
    }
    if lacking:
        _keep(missing, lacking)


def _keep(path: Path, catalogue: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    ordered = dict(sorted(catalogue.items(), key=lambda entry: order(entry[0])))
    path.write_text(json.dumps(ordered, ensure_ascii=False, indent=1) + "\n", "utf-8")


def order(template: str) -> tuple[str, str]:
    """By which a catalogue is sorted."""
    return template.casefold(), template


def main() -> None:
    """Do it for all languages: for the scripts, and for the three floors together."""
    for code in LANGUAGES.keys() - {ENGLISH}:
        write(of_scripts(code), in_scripts(), LANGUAGE_FOLDER / code / MISSING)
        said = [*in_python(), *in_templates()]
        write(of_python(code), said, _floor(FLOORS[-1], code) / MISSING)


if __name__ == "__main__":
    main()
