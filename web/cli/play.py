"""``croupier play``: play round files and print what came of each, one a line."""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import BinaryIO

from web.cli import status
from web.cli.errors import BadInput

EXAMPLES = (
    "croupier play hand.json",
    "croupier play season/*.json",
    "croupier play - < hands.jsonl",
)
STATUSES = {
    **status.PLAIN,
    status.FINE: "every action of every round was accepted",
    status.BAD_INPUT: 'bad input: what is wrong stands under "error" in the output',
}

MOST_BYTES = 64 * 2**20
"""The largest file that is read; a season of evenings is smaller."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a round, or many as JSON Lines; - is standard input",
    )


def run(args: argparse.Namespace) -> int:
    """Play every round of every file. Exit status 2 where any of them holds an error."""
    bad = False
    for file in args.files:
        for outcome in outcomes(file):
            bad = bad or "error" in outcome
            print(json.dumps(outcome))
    return status.BAD_INPUT if bad else status.FINE


def outcomes(file: str) -> Iterator[Mapping[str, object]]:
    """What came of each round in this file, in order."""
    try:
        text = _read(file).decode("utf-8-sig")
    except (BadInput, UnicodeError) as problem:
        message = (
            str(problem) if isinstance(problem, BadInput) else f"{file} is not a text in UTF-8."
        )
        yield _error("unreadable", message)
        return
    for part in rounds_in(text):
        yield _played(part)


def rounds_in(text: str) -> list[str]:
    """The rounds of a text: the whole of it, or its lines where it is JSON Lines (blank ones left
    out).
    """
    lines = [line for line in text.split("\n") if line.strip()]
    if len(lines) < 2 or _value(text) is not None:
        return [text]
    values = [_value(line) for line in lines]
    # A broken line must not make one bad round of many good ones, nor many of one that is spread
    # over lines.
    if all(value is not None for value in values) or any(
        _names_a_format(value) for value in values
    ):
        return lines
    return [text]


def _played(text: str) -> Mapping[str, object]:
    from games.catalogue import find
    from games.engine import NotARound
    from games.engine.record import from_json, play

    try:
        return play(from_json(text), find)
    except NotARound as error:
        return _error(error.code, error.message)
    except RecursionError:
        return _error("not-a-round", "This is nested too deeply to be a round.")


def _value(text: str) -> object:
    from games.engine import NotARound
    from games.engine.record import from_json

    try:
        return from_json(text)
    except NotARound:
        return None


def _names_a_format(value: object) -> bool:
    return isinstance(value, dict) and "format" in value


def _read(file: str) -> bytes:
    try:
        if file == "-":
            return _bounded(sys.stdin.buffer, "Standard input")
        with Path(file).open("rb") as opened:
            return _bounded(opened, file)
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror or error}.") from error
    except ValueError as error:  # such as a file name with a zero byte in it
        raise BadInput(f"There is no file of that name: {error}.") from error


def _bounded(stream: BinaryIO, name: str) -> bytes:
    read = stream.read(MOST_BYTES + 1)
    if len(read) > MOST_BYTES:
        raise BadInput(f"{name} is larger than {MOST_BYTES // 2**20} MiB.")
    return read


def _error(code: str, message: str) -> Mapping[str, object]:
    return {"error": {"code": code, "message": message}}
