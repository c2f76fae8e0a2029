"""What Croupier says to people, as it stands in the code: every sentence that is given to `gettext`
and its kin, in Python, in the pages' scripts and in their templates, with the names it is given.

python -m tests.messages    puts the catalogues in order, and writes down what they lack
"""

import ast
import json
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games.catalogue import GAMES
from games.engine.words import ENGINE_LINES, ENGINE_REASONS
from games.language import ENGLISH, LANGUAGES, LazyText
from games.phrases import OLD_REASONS
from games.words import WORDS
from web.shown.findings import FINDINGS

ROOT = Path(__file__).parent.parent
FRONTEND = ROOT / "web" / "frontend"
WEB_GAMES = ROOT / "web" / "games"
"""Where the scripts stand: those of all screens, and each game's own."""
LANGUAGE_FOLDER = FRONTEND / "languages"
"""Of the scripts; of Python each floor and each game has its own."""
FLOORS = ("games", "ledger", "web")
_VERBS = {"gettext": 1, "lazy_gettext": 1, "mixed": 1, "gettext_noop": 1, "ngettext": 2}
"""Who takes sentences, and how many of them come first."""
_SAYS = re.compile(rf"\b(?:saying|{'|'.join(_VERBS)})\b")
"""What stands in every module that says something."""
MISSING = "missing.json"
"""What is still to be translated, and to be moved into a file of its room."""
_NAME = re.compile(r"\{(\w+)\}")
_OF_GAME = re.compile(r"(?:web/)?games/(\w+)/")
_FOLDERS = frozenset(slug.replace("-", "_") for slug in GAMES)


@dataclass(frozen=True)
class Message:
    """A sentence that the code says."""

    where: str
    verb: str
    template: str
    """The English one: of `ngettext` the one for any number but one."""
    one: str | None = None
    given: frozenset[str] | None = None
    """The names it is given; None where only the running program knows."""

    @property
    def names(self) -> set[str]:
        """Those in its braces."""
        return set(_NAME.findall(self.template)) | set(_NAME.findall(self.one or ""))

    @property
    def game(self) -> str | None:
        """The folder of the game that says it; None where several may."""
        said = _OF_GAME.match(self.where)
        folder = said[1] if said else self.where.partition(":")[0].replace("-", "_")
        return folder if folder in _FOLDERS else None


def names_in(template: Any) -> list[set[str]]:
    """The names in the braces of a template, in each of its forms."""
    forms = template.values() if isinstance(template, dict) else [template]
    return [set(_NAME.findall(form)) for form in forms]


def in_python() -> list[Message]:
    """What the three floors say."""
    said = [
        said
        for floor in FLOORS
        for path in sorted((ROOT / floor).rglob("*.py"))
        for said in _of_module(path)
    ]
    return said + [Message("web/shown/findings.txt", "gettext_noop", each) for each in FINDINGS]


def in_templates() -> list[Message]:
    """What the pages' templates say: `gettext("…", name=…)` and `ngettext("…", "…", count)`."""
    return [
        said
        for path in sorted((ROOT / "web" / "templates").iterdir())
        for said in _of_template(path.name, path.read_text("utf-8"))
    ]


def of_games(slugs: Iterable[str]) -> list[Message]:
    """What the engine and these games tell, sentence by sentence, what payments of old books were
    for, and what options mean.
    """
    told = {(f"engine: {code}", template) for code, template in ENGINE_LINES.items()}
    told |= {(f"engine: {code}", template) for code, template in ENGINE_REASONS.items()}
    told |= {("games/phrases.py", phrase) for phrase in OLD_REASONS}
    told |= {("games/words.py", f"{word}##of a game") for word in WORDS}
    for game in map(GAMES.__getitem__, slugs):
        told |= {(f"{game.slug}: {code}", template) for code, template in game.lines.items()}
        told |= {(f"{game.slug}: {code}", template) for code, template in game.reasons.items()}
        told |= {(f"{game.slug}: words", word) for word in game.words}
        if game.summary is not None:
            told.add((f"{game.slug}: summary", game.summary.line))
        for setting in game.settings:
            choices = (means for means in setting.choices.values() if type(means) is not LazyText)
            means = {setting.meaning, *choices}
            told |= {(f"{game.slug}: {setting.name}", template) for template in means if template}
    return [Message(where, "gettext_noop", template) for where, template in sorted(told)]


def _of_template(where: str, text: str) -> Iterator[Message]:
    inside = r"(?:[^()]|\((?:[^()]|\([^()]*\))*\))*"  # as deep as anybody nests
    for _, template, rest in re.findall(rf"""\bgettext\((["'])(.+?)\1({inside})\)""", text):
        yield Message(where, "gettext", template, given=frozenset(re.findall(r"(\w+)=", rest)))
    for one, template, rest in re.findall(rf'\bngettext\("(.+?)", "(.+?)",({inside})\)', text):
        given = frozenset({"count", *re.findall(r"(\w+)=", rest)})
        yield Message(where, "ngettext", template, one, given)


def in_scripts() -> list[Message]:
    """What the pages' scripts say."""
    return [said for path in scripts() for said in _of_script(path)]


def scripts() -> list[Path]:
    """The pages' scripts, but for the types of what they are answered: nobody reads those."""
    folders = (FRONTEND, WEB_GAMES)
    found = [path for folder in folders for path in sorted(folder.rglob("*.ts*"))]
    return [path for path in found if path != FRONTEND / "answers.ts"]


def _of_module(path: Path) -> Iterator[Message]:
    text = path.read_text("utf-8")
    if not _SAYS.search(text):
        return
    nodes = list(ast.walk(ast.parse(text)))
    verbs = {
        name.name
        for node in nodes
        if isinstance(node, ast.ImportFrom) and node.module == "games.language"
        for name in node.names
    } & _VERBS.keys()
    for node in nodes:
        if not isinstance(node, ast.Call):
            continue
        if isinstance(node.func, ast.Attribute) and node.func.attr == "saying":
            verb = "gettext"  # `LedgerError.saying`
        elif isinstance(node.func, ast.Name) and node.func.id in verbs:
            verb = node.func.id
        else:
            continue
        where = f"{path.relative_to(ROOT)}:{node.lineno}"
        texts = [
            arg.value if isinstance(arg, ast.Constant) and isinstance(arg.value, str) else None
            for arg in node.args[: _VERBS[verb]]
        ]
        if None in texts:
            assert verb == "gettext", f"{where}: {verb} takes sentences as they stand"
            continue
        given = None
        if verb != "gettext_noop" and all(keyword.arg for keyword in node.keywords):
            given = frozenset(keyword.arg or "" for keyword in node.keywords)
            given |= {"count"} if verb == "ngettext" else set()
        one, template = texts if verb == "ngettext" else (None, texts[0])
        yield Message(where, verb, template or "", one, given)


_IMPORT = re.compile(r'^import \{([^}]*)\} from "[^"]*/gettext";$', re.MULTILINE)
_CALL = re.compile(r"\b(gettext|ngettext|mixed)\(\s*")
_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')
_COMMA = re.compile(r"\s*,\s*")
_KEY = re.compile(r"(\w+)\s*(?=[:,}])")


def _of_script(path: Path) -> Iterator[Message]:
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
        one, template = texts if verb == "ngettext" else (None, texts[0])
        yield Message(where, verb, template, one, given)


def _given(text: str, at: int, verb: str) -> frozenset[str] | None:
    """The keys of the last argument of a call, which begins (or ends) here."""
    rest = _arguments(text, at)
    if verb == "ngettext":
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


def serving(game: str | None, catalogues: Iterable[Path], code: str) -> list[Path]:
    """Of these catalogues of a language those that a game may lean on: the shared ones, and its
    own; the shared ones alone for what no game says.
    """
    return [path for path in catalogues if path.stem != code or path.parent.name == game]


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


def write(files: list[Path], said: list[Message], missing: Path) -> None:
    """Put these catalogues in order; what they lack goes into `missing`, to be translated and
    moved.
    """
    known: dict[str, Any] = {}
    for path in set(files) - {missing}:
        kept = json.loads(path.read_text("utf-8"))
        known |= kept
        keep(path, kept)
    lacking = to_translate(said, known)
    if lacking:
        keep(missing, lacking)


def to_translate(said: Iterable[Message], known: Collection[str]) -> dict[str, Any]:
    """The entries that these sentences need beside those that are known, in English."""
    return {
        each.template: {"one": each.one, "other": each.template}
        if each.verb == "ngettext"
        else each.template
        for each in said
        if each.template not in known
    }


def keep(path: Path, catalogue: dict[str, Any]) -> None:
    """Write a catalogue in the order of its keys."""
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
