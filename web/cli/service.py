"""``croupier service``: print what has a computer start Croupier by itself."""

import argparse
import json
import plistlib
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from web.cli import status
from web.cli.errors import BadInput

EXAMPLES = (
    "croupier service > ~/.config/systemd/user/croupier.service",
    "croupier service -- --database /srv/nights/book.sqlite --port 8081",
    "croupier service --launchd > ~/Library/LaunchAgents/croupier.plist",
)
STATUSES = status.PLAIN
OPEN_FILES = 4096
"""As many as a server asks for (`web.serving.gates`)."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument(
        "--launchd", action="store_true", help="a property list for macOS, not a unit for systemd"
    )
    parser.add_argument(
        "arguments",
        nargs="*",
        metavar="ARGUMENT",
        help="what `croupier serve` is to be started with, after --",
    )


def run(args: argparse.Namespace) -> int:
    """Print it."""
    from web.cli import COMMANDS, module_of, parser

    parser.made("serve", COMMANDS["serve"], module_of("serve")).parse_args(args.arguments)
    command = [_program(), "serve", *args.arguments]
    text = property_list(command) if args.launchd else unit(command)
    print(json.dumps({"service": text}) if args.json else text, end="\n" if args.json else "")
    return status.FINE


def unit(command: Sequence[str]) -> str:
    """The unit of a user, for systemd. It is not started again where it was told what cannot be."""
    return f"""\
[Unit]
Description=Croupier, a casino night at home

[Service]
ExecStart={" ".join(map(_quoted, command))}
Restart=on-failure
RestartPreventExitStatus={status.BAD_INPUT}
LimitNOFILE={OPEN_FILES}
NoNewPrivileges=yes

[Install]
WantedBy=default.target
"""


def property_list(command: Sequence[str]) -> str:
    """The agent of a user, for launchd."""
    return plistlib.dumps(
        {
            "Label": "croupier",
            "ProgramArguments": list(command),
            "RunAtLoad": True,
            "KeepAlive": {"SuccessfulExit": False},
            "SoftResourceLimits": {"NumberOfFiles": OPEN_FILES},
        }
    ).decode()


def _program() -> str:
    """The `croupier` of this environment. Raises `BadInput`."""
    found = shutil.which("croupier", path=str(Path(sys.executable).parent))
    if found is None:
        raise BadInput(f"There is no croupier beside {sys.executable}: install it there first.")
    return found


def _quoted(word: str) -> str:
    """As systemd reads it: with its own signs doubled (systemd.service(5), COMMAND LINES)."""
    for sign, written in (("\\", "\\\\"), ('"', '\\"'), ("%", "%%"), ("$", "$$")):
        word = word.replace(sign, written)
    if "\n" in word:
        raise BadInput("No argument of a service may have a line break in it.")
    return f'"{word}"'
