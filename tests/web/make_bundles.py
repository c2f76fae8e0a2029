"""Makes what pages load, into `web/static/bundles/`: run it after a change of any script, style or
sentence of the scripts, and commit what it makes. Nobody who runs Croupier needs it.

python -m tests.web.make_bundles
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from games.catalogue import GAMES
from games.engine import ENGINE_VERSION
from games.engine.shuffle import VERSION as SHUFFLE_VERSION
from ledger.state.currencies import CURRENCIES
from ledger.state.night import FORMATS
from tests.web import make_answers

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "web" / "frontend" / "build.mjs"
KNOWN = ROOT / "web" / "frontend" / "verify" / "known.json"
"""What the page that checks a night has from the program: which versions this Croupier plays by,
and the currencies.
"""


def known() -> str:
    """What stands in `KNOWN`."""
    told = {
        "formats": FORMATS,
        "engine": ENGINE_VERSION,
        "shuffle": SHUFFLE_VERSION,
        "rules": {game.slug: game.rules for game in GAMES.values()},
        "currencies": " ".join(sorted(CURRENCIES)),
    }
    return json.dumps(told, indent=1) + "\n"


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
    KNOWN.write_text(known(), "utf-8")
    try:
        make_answers.main()
        build()
    except (FileNotFoundError, subprocess.CalledProcessError) as problem:
        sys.exit(str(problem))
