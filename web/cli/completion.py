"""``croupier completion``: print what completes these commands in a shell."""

import argparse
import sys

import shtab

from games.catalogue import SLUGS
from web.cli import COMMANDS, module_of, parser, status

SHELLS = ("bash", "zsh", "fish")
EXAMPLES = (
    "croupier completion bash > ~/.local/share/bash-completion/completions/croupier",
    'croupier completion zsh > "${fpath[1]}/_croupier"',
    "croupier completion fish > ~/.config/fish/completions/croupier.fish",
)
STATUSES = status.PLAIN
FILES = ("FILE", "TARGET")
"""What help calls a thing that is completed with the names of files."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help=", ".join(SHELLS))


def run(args: argparse.Namespace) -> int:
    """Print it."""
    sys.stdout.write(shtab.complete(whole_parser(), args.shell))
    return status.FINE


def whole_parser() -> argparse.ArgumentParser:
    """A parser of all commands. No other command needs it: each has its own."""
    whole = argparse.ArgumentParser(prog="croupier")
    whole.add_argument("--version", action="store_true", help="say which Croupier this is")
    commands = whole.add_subparsers(metavar="COMMAND")
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary)
        parser.fill(command, module_of(name))
        for action in command._actions:
            if action.metavar in FILES:
                action.complete = shtab.FILE  # type: ignore[attr-defined]
            elif action.metavar == "GAME":
                action.choices = SLUGS
    return whole
