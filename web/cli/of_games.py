"""What single games add to the command line: the modules of their folders below `web.games`."""

from types import ModuleType

from games.catalogue import SLUGS
from games.folders import module

FLOOR = "web.games"


def with_odds() -> dict[str, ModuleType]:
    """The games that ``croupier odds`` knows, each with its `odds` module."""
    found = {slug: module(slug, "odds", FLOOR) for slug in SLUGS}
    return {slug: odds for slug, odds in found.items() if odds}


def find_files() -> None:
    """Let every game that keeps files on this machine find them."""
    for slug in SLUGS:
        if files := module(slug, "files", FLOOR):
            files.find_files()
