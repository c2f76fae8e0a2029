"""Where the Blind tables that were counted on this machine are, and how the game finds them."""

from pathlib import Path
from typing import TYPE_CHECKING

from games.uth import counted_table
from web.cli.where import default_file

if TYPE_CHECKING:
    from games.uth.best_play import Pays
    from web.games.uth.counted import CountedTables

FOLDER = "uth"


def counted_tables(folder: str | None = None) -> "CountedTables":
    """The Blind tables that were counted, in this folder, or where they are when nobody says."""
    from web.games.uth.counted import CountedTables

    return CountedTables(Path(folder).expanduser() if folder else default_file(FOLDER))


def find_files() -> None:
    """From now on, whoever asks for a Blind table that was counted finds those of this machine."""
    tables: list[CountedTables] = []  # opened when it is first asked for one

    def find(blind: "Pays") -> "counted_table.CountedTable | None":
        if not tables:
            tables.append(counted_tables())
        return tables[0].find(blind)

    counted_table.look_with(find)
