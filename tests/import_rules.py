"""A rule for import-linter that names no game: what stands in a game's folder is imported by that
folder, by the one of the same name below `web.games`, and by nobody else. The catalogue finds a
game by its slug.
"""

from collections.abc import Iterator

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, output


class OneFolderAGame(Contract):
    """No module outside of a game's folders imports any of it."""

    type_name = "one_folder_a_game"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Find every import of a game from elsewhere."""
        found = list(strangers(graph))
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Say each."""
        for line in check.metadata["found"]:
            output.print_error(line)


def games_in(graph: ImportGraph) -> list[str]:
    """The packages of the games: those of `games` that have rules."""
    return [
        game for game in sorted(graph.find_children("games")) if f"{game}.rules" in graph.modules
    ]


def strangers(graph: ImportGraph) -> Iterator[str]:
    """Which module imports what of a game that is not its own, a sentence each."""
    for game in games_in(graph):
        own = (game, f"web.{game}")
        for imported in sorted({game} | graph.find_descendants(game)):
            for importer in sorted(graph.find_modules_that_directly_import(imported)):
                if not any(f"{importer}.".startswith(f"{package}.") for package in own):
                    yield f"{importer} imports {imported}."
