"""Bundles the pages' scripts and styles, one file for each that a page names: run it after a change
of any of them, and commit what it makes. Nobody who runs Croupier needs it.

python -m tests.web.make_bundles
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

import web
from web.http.static import BUNDLES, FOLDER, MADE

ROOT = Path(web.__file__).parent.parent
BUNDLER = ROOT / "node_modules" / "esbuild" / "bin" / "esbuild"
_NAMED = re.compile(r"static\('((?:js|css)/[^']+)'\)")
_NOT_BUNDLED = {"api.html"}
"""Nobody waits for the page of the API on a slow network."""
_HOW = ["--bundle", "--minify", "--format=esm", "--target=es2022", "--legal-comments=none"]


def entries() -> list[str]:
    """The scripts and styles that pages name."""
    pages = sorted((ROOT / "web" / "templates").glob("*.html"))
    texts = [page.read_text("utf-8") for page in pages if page.name not in _NOT_BUNDLED]
    return sorted({name for text in texts for name in _NAMED.findall(text)})


def make(folder: Path) -> None:
    """Make the bundles, and what they were made of, in this folder."""
    node = shutil.which("node")
    if node is None or not BUNDLER.exists():
        raise FileNotFoundError("The bundler is not installed: `npm ci` in the repository's root.")
    with tempfile.TemporaryDirectory() as beside:
        told = Path(beside) / "told.json"
        subprocess.run(
            [
                *[node, str(BUNDLER), *entries(), *_HOW],
                *[f"--outdir={folder}", "--outbase=.", f"--metafile={told}", "--log-level=warning"],
            ],
            cwd=FOLDER,
            check=True,
        )
        inputs: dict[str, Any] = json.loads(told.read_text())["inputs"]
    sources = {name: sha256((FOLDER / name).read_bytes()).hexdigest() for name in sorted(inputs)}
    made = json.dumps({"sources": sources}, indent=1) + "\n"
    (folder / Path(MADE).name).write_text(made, "utf-8")


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
