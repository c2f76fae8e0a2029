"""Bundles the pages' scripts and styles, one file for each that a page names, and the page that
checks a night into one file of its own: run it after a change of any of them, and commit what it
makes. Nobody who runs Croupier needs it.

python -m tests.web.make_bundles
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from base64 import b64encode
from collections.abc import Mapping, Sequence
from functools import reduce
from hashlib import sha256
from pathlib import Path
from typing import Any

import web
from web.http.static import BUNDLES, FOLDER, MADE
from web.http.verifier import PAGE

ROOT = Path(web.__file__).parent.parent
BUNDLER = ROOT / "node_modules" / "esbuild" / "bin" / "esbuild"
_NAMED = re.compile(r"static\('((?:js|css)/[^']+)'\)")
_NOT_BUNDLED = {"api.html"}
"""Nobody waits for the page of the API on a slow network."""
_HOW = [
    *["--bundle", "--minify", "--target=es2022", "--external:*.woff2"],
    *["--legal-comments=none", "--log-level=warning"],
]
_CHECKING = Path("js/verify")
"""The page that checks a night: its template, and the folder of its script."""
_POLICY = (
    "default-src 'none'; script-src {script}; style-src {style}; img-src data:; worker-src blob:; "
    "base-uri 'none'; form-action 'none'"
)
"""What it may do: run this very script, here and in a worker, and ask nobody anything."""


def entries() -> list[str]:
    """The scripts and styles that pages name."""
    pages = sorted((ROOT / "web" / "templates").glob("*.html"))
    texts = [page.read_text("utf-8") for page in pages if page.name not in _NOT_BUNDLED]
    return sorted({name for text in texts for name in _NAMED.findall(text)})


def make(folder: Path) -> None:
    """Make the bundles, and what they were made of, in this folder."""
    inputs = _bundle(entries(), folder, "esm")
    template, german = _CHECKING / "verify.html", Path("languages/de/verify.json")
    with tempfile.TemporaryDirectory() as beside:
        parts = {"script": _CHECKING / "main.js", "style": Path("css/verify.css")}
        names = [part.as_posix() for part in parts.values()]
        sentences = json.dumps(compact(json.loads((FOLDER / german).read_text("utf-8"))))
        filled = [f"--define:globalThis.GERMAN={sentences}", "--charset=utf8"]
        inputs |= _bundle(names, Path(beside), "iife", *filled)
        inputs |= {template.as_posix(), german.as_posix()}
        texts = {what: (Path(beside) / part).read_text("utf-8") for what, part in parts.items()}
    texts["policy"] = _POLICY.format(**{what: _source_of(text) for what, text in texts.items()})
    page = (FOLDER / template).read_text("utf-8")
    page = re.sub(r"\{(script|style|policy)\}", lambda place: texts[place[1]], page)
    (folder / PAGE).write_text(page, "utf-8")
    sources = {name: sha256((FOLDER / name).read_bytes()).hexdigest() for name in sorted(inputs)}
    made = json.dumps({"sources": sources}, indent=1) + "\n"
    (folder / Path(MADE).name).write_text(made, "utf-8")


def compact(catalogue: Mapping[str, str]) -> str:
    """The sentences of a catalogue, each behind five figures for the English one, which stands in
    the scripts already (`figures` of `web/static/js/verify/languages.js`).
    """
    lines = {
        reduce(lambda total, sign: (31 * total + ord(sign)) % 99991, english, 0): other
        for english, other in catalogue.items()
    }
    assert len(lines) == len(catalogue), "two sentences have the same figures: change a word of one"
    return "\n".join(f"{figures:05}{other}" for figures, other in lines.items())


def _bundle(names: Sequence[str], folder: Path, form: str, *more: str) -> set[str]:
    """Bundle these scripts and styles into this folder; returns all that they are made of."""
    node = shutil.which("node")
    if node is None or not BUNDLER.exists():
        raise FileNotFoundError("The bundler is not installed: `npm ci` in the repository's root.")
    with tempfile.TemporaryDirectory() as beside:
        told = Path(beside) / "told.json"
        subprocess.run(
            [
                *[node, str(BUNDLER), *names, *_HOW, f"--format={form}", *more],
                *[f"--outdir={folder}", "--outbase=.", f"--metafile={told}"],
            ],
            cwd=FOLDER,
            check=True,
        )
        inputs: dict[str, Any] = json.loads(told.read_text())["inputs"]
    return {name for name in inputs if not name.startswith("<")}


def _source_of(text: str) -> str:
    """How a policy names an inline script or style."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def main() -> None:
    """Make those of the repository."""
    with tempfile.TemporaryDirectory() as beside:
        fresh = Path(beside) / BUNDLES
        make(fresh)
        shutil.rmtree(FOLDER / BUNDLES, ignore_errors=True)
        shutil.copytree(fresh, FOLDER / BUNDLES)


if __name__ == "__main__":
    try:
        main()
    except (FileNotFoundError, subprocess.CalledProcessError) as problem:
        sys.exit(str(problem))
