"""The command line: ``croupier COMMAND``. Exit status 0, 1 (something wrong was found), 2 (bad
input).
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from ledger.errors import LedgerError
from web.cli.errors import BadInput

_COMMANDS = {
    "serve": "start the house, and print where it is",
    "demo": "play a whole night, and serve it to look at",
    "backup": "copy the book of a running night",
    "audit": "check nights again from their records alone",
    "explain": "say why somebody was paid what they were, step by step",
    "export": "take nights home: a spreadsheet, plain-text accounting, statements to print",
    "verify": "check an exported night, with no database",
    "import": "read exported nights into this book",
    "play": "play round files and print what came of each, one a line",
    "simulate": "play a game at random, by its prompts alone, and count",
    "fairness": "shuffle many times, and look whether chance can be told from it",
    "odds": "exact chances, and what the options of a game cost or earn the house",
}
# A word of Python's own can name no module.
_MODULES = {"import": "import_"}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Returns the exit status; what goes wrong is one sentence, never a
    traceback.
    """
    said = list(sys.argv[1:] if argv is None else argv)
    _open_what_is_closed()
    try:
        args = _parser(said).parse_args(said)
        status: int = args.run(args)
        sys.stdout.flush()
    except (BadInput, LedgerError) as error:
        return _refused(said, str(error))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _write_no_more()  # whoever read the output has read enough
        return 1
    except (
        OSError
    ) as error:  # every file that a command names it sees to itself: this is the output
        _write_no_more()
        return _refused(said, f"The output cannot be written: {error.strerror or error}.")
    return status


def _refused(said: Sequence[str], why: str) -> int:
    print(f"croupier {said[0]}: {why}", file=sys.stderr)
    return 2


def _write_no_more() -> None:
    """Nothing that is still unwritten may be flushed at exit into an output that takes no more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_what_is_closed() -> None:
    """Whoever started us may have closed a standard stream; a file of ours must not come to stand
    in its place.
    """
    nothing = Path(os.devnull)
    sys.stdin = sys.stdin or nothing.open(encoding="utf-8")
    sys.stdout = sys.stdout or nothing.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nothing.open("w", encoding="utf-8")


def _parser(said: Sequence[str]) -> argparse.ArgumentParser:
    """The parser. Only the command that is named is imported: playing a round needs no
    web server.
    """
    parser = argparse.ArgumentParser(
        prog="croupier",
        description="Runs a casino night at home, and keeps books that anyone can check.",
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, summary in _COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=f"{summary.capitalize()}.")
        command.add_argument("--json", action="store_true", help="print JSON")
        if name in said[:1]:
            module = import_module(f"web.cli.{_MODULES.get(name, name)}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return parser
