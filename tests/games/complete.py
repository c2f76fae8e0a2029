"""What a new game lacks: writes what can be made of its rules, and names what is still to be done.

    python -m tests.games.complete high-card

Nothing that is there is written over; a catalogue is put in order. What is made says what the rules
do, and repeats the English: read the one against the rules page, and translate the other, before
you keep them.
"""

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from games.catalogue import GAMES, SLUGS
from games.language import ENGLISH, LANGUAGES
from games.trials import samples
from tests.games import overview
from tests.games.test_files import lacking
from tests.games.words import missing_words
from tests.messages import (
    Message,
    in_python,
    in_scripts,
    keep,
    of_games,
    of_python,
    of_scripts,
    serving,
    to_translate,
)

ROOT = Path(__file__).parents[2]
SEED = 1


def complete(slug: str) -> Iterator[str]:
    """Write what is missing; gives a line for each file written, or to be written by somebody."""
    folder = slug.replace("-", "_")
    tests = Path("tests") / "games" / folder
    (ROOT / tests).mkdir(exist_ok=True)
    if any(str(tests) in name for name in lacking(slug)):
        for name, text in samples.files(GAMES[slug], SEED).items():
            if not (ROOT / tests / name).exists():
                (ROOT / tests / name).write_text(text, "utf-8")
                yield f"{tests / name} is written: read it against the rules"
    for code in sorted(LANGUAGES.keys() - {ENGLISH}):
        for floor, untranslated in (
            ("games", of_rules(slug, code)),
            ("web/games", of_screens(slug, code)),
        ):
            path = ROOT / floor / folder / f"{code}.json"
            if path.exists() or untranslated:
                before = json.loads(path.read_text("utf-8")) if path.exists() else {}
                keep(path, before | untranslated)
            if untranslated:
                named = ", ".join(untranslated)
                yield f"{path.relative_to(ROOT)} has English in it: translate {named}"
    missing = lacking(slug)
    yield from (f"{name} is for you to write" for name in missing)
    if not missing:
        overview.PAGE.write_text(overview.page(), "utf-8")


def of_rules(slug: str, code: str) -> dict[str, Any]:
    """What a game's rules, options and player say that a language has not, in English."""
    told = (each for each in of_games([slug]) if each.where.startswith(f"{slug}: "))
    said = [*told, *(each for each in in_python() if is_of(each, "games", slug))]
    words = {word: word.partition("##")[0] for word in missing_words(slug, code)}
    return to_translate(said, keys(serving(folder(slug), of_python(code), code))) | words


def of_screens(slug: str, code: str) -> dict[str, Any]:
    """The same of its own screens."""
    said = (each for each in in_scripts() if is_of(each, "web/games", slug))
    return to_translate(said, keys(serving(folder(slug), of_scripts(code), code)))


def is_of(said: Message, floor: str, slug: str) -> bool:
    """Whether this is said in a game's folder."""
    return said.where.startswith(f"{floor}/{folder(slug)}/")


def folder(slug: str) -> str:
    """What the folders of a game are called."""
    return slug.replace("-", "_")


def keys(catalogues: Iterable[Path]) -> set[str]:
    """What these have."""
    return {key for path in catalogues for key in json.loads(path.read_text("utf-8"))}


def main(slugs: list[str]) -> None:
    """Do it, and make again what pages load."""
    if len(slugs) != 1 or slugs[0] not in SLUGS:
        sys.exit("Say which game, by its slug, as games/catalogue.py has it.")
    for line in list(complete(slugs[0])) or ["Nothing is missing."]:
        print(line)
    subprocess.run([sys.executable, "-m", "tests.web.make_bundles"], cwd=ROOT, check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
