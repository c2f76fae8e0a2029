"""The arguments of a command, and what its help says."""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NoReturn, Protocol

from web.cli import status
from web.cli.errors import Misused
from web.cli.spelling import hint


class Command(Protocol):
    """What a module of `web.cli` has that is a command. It imports no more than its arguments need;
    what its work needs is imported by `run`.
    """

    EXAMPLES: Sequence[str]
    STATUSES: Mapping[int, str]

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Add the arguments of this command."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it. Returns the exit status."""


class Parser(argparse.ArgumentParser):
    """A parser that raises `Misused` where argparse would end the program, and has an idea what was
    meant.
    """

    def error(self, message: str) -> NoReturn:
        """See `ArgumentParser.error`."""
        end = "" if message.endswith((".", "?")) else "."
        raise Misused(f"{message[:1].upper()}{message[1:]}{end}", self.format_usage())

    def print_help(self, file: Any = None) -> None:
        """See `ArgumentParser.print_help`, which keeps to itself that nobody reads it."""
        print(self.format_help(), end="", file=file)

    def parse_args(  # type: ignore[override]  # nobody here parses into an object of their own
        self, args: Sequence[str] | None = None, namespace: None = None
    ) -> argparse.Namespace:
        """See `ArgumentParser.parse_args`."""
        parsed, unknown = self.parse_known_args(args, namespace)
        if unknown:
            known = [option for action in self._actions for option in action.option_strings]
            self.error(f"unrecognized arguments: {' '.join(unknown)}.{hint(unknown[0], known)}")
        return parsed

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            choices: Iterable[Any] = action.choices or ()
            error.message += f".{hint(str(value), map(str, choices))}"
            raise


def made(name: str, summary: str, command: Command) -> Parser:
    """The parser of a command."""
    parser = Parser(
        prog=f"croupier {name}",
        description=f"{summary[:1].upper()}{summary[1:]}.",
        epilog=_epilog(command),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    fill(parser, command)
    return parser


def fill(parser: argparse.ArgumentParser, command: Command) -> None:
    """Add the arguments of a command, and those that every command has."""
    parser.add_argument(
        "--json", action="store_true", help="print JSON, and what is refused as JSON too"
    )
    command.add_arguments(parser)


def _epilog(command: Command) -> str:
    examples = [f"  {example}" for example in command.EXAMPLES]
    return "\n".join(["examples:", *examples, "", status.described(command.STATUSES)])
