"""The command line: ``croupier COMMAND``. The exit statuses stand in `web.cli.status`.

Nothing is imported before it is needed: the help of a command needs no database, and the list of
commands not even a parser.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from ledger.errors import AuditFailed, LedgerError
from web.cli import status, streams
from web.cli.errors import BadInput, Misused

if TYPE_CHECKING:
    from web.cli.parser import Command

COMMANDS = {
    "serve": "start the server, and print where it is",
    "demo": "play a whole night, and serve it to look at",
    "doctor": "look whether everything is there that an evening needs",
    "service": "print what has a computer start Croupier by itself",
    "backup": "copy the book of a running night",
    "nights": "list the nights of a book",
    "audit": "check nights again from their records alone",
    "explain": "say why somebody was paid what they were, step by step",
    "export": "take nights home: a spreadsheet, plain-text accounting, statements to print",
    "report": "a treasurer's report of a season: what was won, owed, given and is still to be paid",
    "verify": "check an exported night, with no database",
    "import": "read exported nights into this book",
    "play": "play round files and print what came of each, one a line",
    "simulate": "play a game at random, by its prompts alone, and count",
    "practice": "play a game against players of the program; nothing counts",
    "fairness": "shuffle many times, and look whether chance can be told from it",
    "odds": "exact chances, and what the options of a game cost or earn the bank",
    "completion": "print what completes these commands in a shell",
}
_NO_GAMES = ("backup", "completion", "nights", "service")
"""Commands that play nothing: the files of games are not looked for, which takes 25 ms."""
_USAGE = "usage: croupier COMMAND [ARGUMENT ...]"


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command. Returns the exit status; what goes wrong is one sentence, never a
    traceback.
    """
    said = list(sys.argv[1:] if argv is None else argv)
    streams.prepare()
    try:
        with streams.stoppable():
            return _done(said)
    except streams.Stopped as stop:
        return 128 + stop.number
    except BrokenPipeError:
        streams.write_no_more()  # whoever read the output has read enough
        return status.NOT_READ
    except OSError as error:
        # Every file that a command names it sees to itself: this is the output.
        streams.write_no_more()
        why = f"The output cannot be written: {error.strerror or error}."
        streams.complain(f"croupier {said[0]}: {why}")
        return status.BAD_INPUT


def _done(said: Sequence[str]) -> int:
    """Run it, and see its output off."""
    try:
        reached = _run(said)
    except AuditFailed as error:
        _refused(said, error)
        reached = status.BROKEN
    except (BadInput, LedgerError) as error:
        reached = _refused(said, error)
    except OSError:
        raise
    except Exception as error:  # noqa: BLE001  # whatever it is, Python would end with 1: "the books are wrong"
        if isinstance(error.__cause__, streams.Stopped):  # wrapped, as a class was being made
            raise error.__cause__ from None
        import traceback

        streams.complain(traceback.format_exc())
        streams.complain("This is an error in Croupier itself. It says nothing about the books.")
        reached = status.BROKEN
    sys.stdout.flush()
    return reached


def _run(said: Sequence[str]) -> int:
    first = said[0] if said else ""
    if first in COMMANDS:
        from web.cli import parser

        if first not in _NO_GAMES:
            from web.cli import of_games

            of_games.find_files()
        command = module_of(first)
        try:
            args = parser.made(first, COMMANDS[first], command).parse_args(said[1:])
        except SystemExit:  # it has printed its help
            return status.FINE
        return command.run(args)
    if first in ("-h", "--help"):
        print(_help())
    elif first == "--version":
        from web.version import VERSION

        print(f"croupier {VERSION}")
    elif not first:
        raise Misused("Which command? croupier --help lists them.", f"{_USAGE}\n")
    else:
        from web.cli.spelling import hint

        what = "option" if first.startswith("-") else "command"
        known = ("--help", "--version") if what == "option" else COMMANDS
        raise Misused(
            f"There is no {what} {first!r:.60}.{hint(first, known)} croupier --help lists them all."
        )
    return status.FINE


def module_of(name: str) -> "Command":
    """The module of a command."""
    # `import` is a word of Python's own, and can name no module.
    command: Command = import_module(f"web.cli.{'import_' if name == 'import' else name}")
    return command


def _refused(said: Sequence[str], error: BadInput | LedgerError) -> int:
    """Say what is wrong: as JSON where JSON was asked for, and then where JSON is expected."""
    if "--json" in said:
        import json

        print(json.dumps({"error": {"code": error.code, "message": error.message}}))
    else:
        name = " ".join(
            ["croupier", *said[:1]] if said[:1] and said[0] in COMMANDS else ["croupier"]
        )
        usage = error.usage if isinstance(error, Misused) else ""
        streams.complain(f"{usage}{name}: {error.message}")
    return status.BAD_INPUT


def _help() -> str:
    lines = [f"  {name:<12}{summary}" for name, summary in COMMANDS.items()]
    return "\n".join(
        [
            _USAGE,
            "",
            "Runs a casino night at home, and keeps books that anyone can check.",
            "",
            "commands:",
            *lines,
            "",
            "options:",
            "  -h, --help  show this help; croupier COMMAND --help shows that of a command",
            "  --version   say which Croupier this is",
            "",
            status.described(status.CHECKS),
        ]
    )
