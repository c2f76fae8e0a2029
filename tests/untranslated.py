"""What Croupier shows to people, and does not say in their language: texts in scripts, templates
and Python that stand in English without `gettext` and its kin (`docs/languages.md`).
"""

import ast
import builtins
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.messages import FLOORS, ROOT, scripts

HOLE = "\0"
"""Stands for a `${…}` in a template, and for a `{…}` in markup."""
_WORD = re.compile(r"[^\W\d_][a-z]")
_SENTENCE = re.compile(rf"[^\W\d_][a-z]\S*\s|{HOLE}\S*\s+\S*[^\W\d_][a-z]")
_SAME_IN_ALL = re.compile(r"##.*|^\w*[.[][a-z].*|Croupier|&\w+;|\\u\w{4}|^\s*\S*/\S*\s*$|<svg .*")
"""What translators are told, selectors, its own name, signs, addresses and drawings."""
_READ = "alt aria-label aria-description ask label no note placeholder says suffix text title yes"
_PROPS = frozenset(_READ.split())
"""Attributes of elements, and props of components, that people read or hear."""


@dataclass(frozen=True)
class Untranslated:
    """A text that people may read, as it stands in the code."""

    where: str
    """The file, from the root."""
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.where}:{self.line}: {self.text}"


# Scripts

_LETTER = re.compile(r"[^\W\d_]")
_STRING = re.compile(r""""(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'""")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_PATTERN = re.compile(r"/(?![/*])(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
_PLAIN = re.compile(r"[^/\"'`<()\[\]{}]+")
"""Nothing that is looked at begins or ends in it."""
_BEGINS = re.compile(r"(?:^|[(,=:\[!&|?{};]|=>|\breturn)\s*$")
"""After it a slash begins a pattern, and does not divide."""
_OPENS = re.compile(r"<(?=[A-Za-z>])(?!\w+(?:,| extends\b))")
"""Begins an element or a fragment where an expression may begin; not the type of a function."""
_NAME = re.compile(r"[\w.$-]*")
_GIVEN = re.compile(rf"([\w-]+)=(\"[^\"]*\"|'[^']*'|[^\s>{HOLE}]+)")
_GIVEN_TEXT = re.compile(r""""[^"]*"|'[^']*'""")
_TAG = re.compile(r"<[^>]*>")
_IS_GIVEN = re.compile(r"""\b(?:(?:n?gettext|mixed)\(|ngettext\(\s*"(?:[^"\\]|\\.)*",)\s*$""")
_IS_FOR_NO_EYE = re.compile(
    r"""\b(?:from|class:|key:|transform:|easing:|cookie\s=|[!=]==)\s*$|\w\[$|"""
    r"""\bkey\s=(?:\s\([\w: ]+\)\s=>)?\s*$|"""
    r"""\b(?:matchMedia|querySelectorAll|querySelector|closest|matches|replace)\($|"""
    r"""\b(?:Range|Type)?Error\($|"""
    r"""\bconsole\.\w+\($"""
)
"""Imports, classes, keys, selectors, motion, comparisons, and what only the console shows."""
_IS_READ = re.compile(r"(?:^|[?:]|&&|\|\||\?\?)\s*$")


@dataclass
class _Script:
    where: str
    source: str
    found: list[Untranslated] = field(default_factory=list)

    @property
    def has_markup(self) -> bool:
        """In a script without it, `<Item>(list)` is the type of a function."""
        return not self.where.endswith(".ts")

    def code(self, at: int, attribute: str | None = None) -> int:
        """Go through code to its end, or to the brace that closes it: what an attribute is set to,
        or what stands between elements (an attribute without a name).
        """
        depth, before, source = 0, "", self.source
        while at < len(source):
            letter = source[at]
            is_own = attribute is not None and depth == 0
            is_read = is_own and (attribute == "" or attribute in _PROPS)
            is_quiet = attribute == "class" or (is_own and not is_read)
            if plain := _PLAIN.match(source, at):
                before += plain[0]
                at = plain.end()
            elif comment := _COMMENT.match(source, at):
                at = comment.end()
            elif string := _STRING.match(source, at):
                like = _WORD if is_read and _IS_READ.search(before) else _SENTENCE
                if not is_quiet:
                    self.text(at, string[0][1:-1], before, like)
                before += string[0]
                at = string.end()
            elif letter == "`":
                begun, (at, text) = at, self.template(at + 1)
                if not is_quiet:
                    self.text(
                        begun, text, _IS_GIVEN.sub("", before), _SENTENCE
                    )  # no catalogue has it
                before += "``"
            elif self.has_markup and _OPENS.match(source, at) and _BEGINS.search(before):
                at = self.element(at)
                before += "``"
            elif (pattern := _PATTERN.match(source, at)) and _BEGINS.search(before):
                before += "//"
                at = pattern.end()
            else:
                depth += (letter in "([{") - (letter in ")]}")
                if depth < 0:
                    return at + 1
                before += letter
                at += 1
        return at

    def template(self, at: int) -> tuple[int, str]:
        """Where this template ends, and its text."""
        text = ""
        while (letter := self.source[at]) != "`":
            if self.source.startswith("${", at):
                at = self.code(at + 2)
                text += HOLE
            else:
                more = 2 if letter == "\\" else 1
                text += self.source[at : at + more]
                at += more
        return at + 1, text

    def element(self, at: int) -> int:
        """Go through an element or a fragment, with what is in it, to its end."""
        at = self._name(at + 1)
        while self.source[at] != ">":
            if self.source.startswith("/>", at):
                return at + 2
            if self.source[at] == "{":  # what is spread
                at = self.code(at + 1)
            elif self.source[at].isspace():
                at += 1
            else:
                at = self._attribute(at)
        begun, text, at = at, "", at + 1
        while not self.source.startswith("</", at):
            if self.source[at] == "{":
                at = self.code(at + 1, "")
                text += HOLE
            elif self.source[at] == "<":
                self.text(begun, text, "", _LETTER)
                at = self.element(at)
                begun, text = at, ""
            else:
                text += self.source[at]
                at += 1
        self.text(begun, text, "", _LETTER)
        return self.source.index(">", at) + 1

    def _name(self, at: int) -> int:
        found = _NAME.match(self.source, at)
        return found.end() if found else at

    def _attribute(self, at: int) -> int:
        """Go through an attribute, and look at what it is set to."""
        end = self._name(at)
        assert end > at, f"{self.where}: markup that cannot be read, {self.source[at : at + 40]!r}"
        name = self.source[at:end]
        if not self.source.startswith("=", end):
            return end
        if self.source[end + 1] == "{":
            return self.code(end + 2, name)
        string = _GIVEN_TEXT.match(self.source, end + 1)
        assert string, f"{self.where}: markup that cannot be read, {self.source[at : at + 40]!r}"
        if name in _PROPS:
            self.text(at, string[0][1:-1], "", _LETTER)
        return string.end()

    def markup(self, at: int, text: str) -> None:
        """The texts and attributes of markup."""
        for tag in _TAG.findall(text):
            for name, given in _GIVEN.findall(tag):
                if name in _PROPS:
                    self.text(at, given.strip("\"'"), "", _LETTER)
        for part in _TAG.split(text):
            self.text(at, part, "", _LETTER)

    def text(self, at: int, text: str, before: str, like: re.Pattern[str]) -> None:
        """A text of the script, and the code in front of it."""
        text = _SAME_IN_ALL.sub("", text)
        if like.search(text) and not _IS_GIVEN.search(before) and not _IS_FOR_NO_EYE.search(before):
            line = self.source.count("\n", 0, at) + 1
            self.found.append(Untranslated(self.where, line, _plain(text)))


def _plain(text: str) -> str:
    return " ".join(text.replace(HOLE, "${}").split())


def of_script(where: str, source: str) -> list[Untranslated]:
    """What a script shows and does not say."""
    script = _Script(where, source)
    script.code(0)
    return script.found


def in_scripts() -> list[Untranslated]:
    """What the pages' scripts show and do not say."""
    files = [(path, path.read_text("utf-8")) for path in scripts()]
    return [each for path, text in files for each in of_script(str(path.relative_to(ROOT)), text)]


# Templates of pages


def of_template(where: str, source: str) -> list[Untranslated]:
    """What a template of a page shows and does not say."""
    source = re.sub(r"\{% block (?:ground|kind) %\}[\w-]*", "", source)  # a class of the page
    source = re.sub(r"\{#.*?#\}|\{%.*?%\}|<(style|script)\b.*?</\1>", "", source, flags=re.DOTALL)
    script = _Script(where, source)
    script.markup(0, re.sub(r"\{\{.*?\}\}", HOLE, source, flags=re.DOTALL))
    return script.found


def in_templates() -> list[Untranslated]:
    """What the pages' templates show and do not say."""
    files = sorted((ROOT / "web" / "templates").iterdir())
    return [each for path in files for each in of_template(path.name, path.read_text("utf-8"))]


# Python


def of_module(where: str, source: str) -> list[Untranslated]:
    """The sentences of errors, and those that are called so, which a module does not say."""
    found = []
    for node in _statements(ast.parse(source)):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            error = ast.unparse(node.exc.func).rpartition(".")[2]
            given = [*node.exc.args, *(keyword.value for keyword in node.exc.keywords)]
            codes = {each.value for each in given if isinstance(each, ast.Constant)}
            if hasattr(builtins, error) or error in ENGLISH_ERRORS or codes & ENGLISH_CODES:
                continue
            if error == "saying" and isinstance(given[0], ast.Constant):  # `LedgerError.saying`
                continue
        elif isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
            if ast.unparse(node.target) != "_SAYS":
                continue
            of_a_status = [each for each in node.value.values if isinstance(each, ast.Dict)]
            given = [sentence for each in of_a_status for sentence in each.values]
        else:
            continue
        found += [Untranslated(where, node.lineno, text) for text in map(_plain, _texts(given))]
    return found


def _statements(node: ast.AST) -> Iterator[ast.AST]:
    """All statements in this one, however deep."""
    for name in ("body", "handlers", "orelse", "finalbody", "cases"):
        for inner in getattr(node, name, ()):
            yield inner
            yield from _statements(inner)


def _texts(given: list[ast.expr]) -> list[str]:
    """The sentences that are given, whichever is chosen."""
    ways = [
        way for each in given if isinstance(each, ast.IfExp) for way in (each.body, each.orelse)
    ]
    return [text for text in map(_text, given + ways) if _SENTENCE.search(text)]


def _text(node: ast.expr) -> str:
    """What a text has in the code; of any other expression, nothing."""
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part) or HOLE for part in node.values)
    return str(node.value) if isinstance(node, ast.Constant) else ""


ENGLISH_FILES = {
    "games/trials/reentry.py",  # what is wrong with a game, for who writes it
    "games/engine/record.py",  # a round file that is not in form
    "ledger/audit/__init__.py",  # of the audit itself, on the console
    "ledger/audit/links.py",  # what `croupier audit --seal` was given
    "ledger/play/live.py",  # findings: they are kept, and said where they are shown
    "ledger/state/house_money.py",  # an entry of the house is not in form
    "ledger/state/house_said.py",  # an entry of the house is not in form
    "ledger/state/payee.py",  # an entry of the house is not in form
    "ledger/state/register.py",  # an entry of the house is not in form
    "web/serving/bridge.py",  # before a request is there whose language could be asked
}
"""Files whose other sentences stay English, and why. So do those of the commands."""
COMMANDS = ("web/cli/", "web/games/")
"""Where the commands are, and what single games add to them."""
ENGLISH_ERRORS = {
    # A game's own code, or a table of odds, is wrong: for who writes it.
    "NotAPlay",
    "ScriptError",
    "Stuck",
    "UnfitDeck",
    # A round file, a bundle or an entry is not in form: findings, and the API's.
    "BadBundle",
    "Damaged",
    "Malformed",
    "NotARound",
    "NotCanonical",
    "NoSuchAccount",
    # The book cannot be opened: the commands say so before there is a screen.
    "DiskFull",
}
"""Errors whose sentences stay English."""
ENGLISH_CODES = {"does-not-follow", "not-balanced", "not-a-book", "not-guarded", "unreachable"}
"""And those of some codes: an entry that is not in form, a book that cannot be opened."""


def in_python() -> list[Untranslated]:
    """What the three floors tell people on screens, and do not say."""
    files = [path for floor in FLOORS for path in sorted((ROOT / floor).rglob("*.py"))]
    named = [(path.relative_to(ROOT).as_posix(), path.read_text("utf-8")) for path in files]
    return [
        each
        for where, source in named
        if where not in ENGLISH_FILES and not where.startswith(COMMANDS)
        for each in of_module(where, source)
    ]
