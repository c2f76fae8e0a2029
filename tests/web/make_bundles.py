"""Makes what pages load, into `web/static/bundles/`: run it after a change of any script, style or
sentence of the scripts, and commit what it makes. Nobody who runs Croupier needs it.

python -m tests.web.make_bundles
"""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.web import make_answers

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "web" / "frontend" / "build.mjs"


def command(*arguments: str | Path) -> list[str]:
    """What runs the build of the scripts; its first lines say with which arguments."""
    node = shutil.which("node")
    if node is None or not (ROOT / "node_modules" / "esbuild").exists():
        raise FileNotFoundError("The bundler is not installed: `npm ci` in the repository's root.")
    return [node, *map(str, (BUILD, *arguments))]


def build(*arguments: str | Path) -> None:
    """Run it."""
    subprocess.run(command(*arguments), check=True)


if __name__ == "__main__":
    try:
        make_answers.main()
        build()
    except (FileNotFoundError, subprocess.CalledProcessError) as problem:
        sys.exit(str(problem))
