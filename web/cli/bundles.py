"""Files of bundles: one night, or several, one a line."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from games.engine import NotARound
from ledger.bundle import Bundle, read
from ledger.errors import BadBundle, LedgerError
from web.cli import progress, status, streams

MOST_CHARACTERS = 2**28
"""The longest bundle that is read: a night of half a million actions. What never ends must not fill
the memory.
"""


@dataclass(frozen=True, slots=True)
class Refused:
    """A file, or a line of one, that is no good."""

    file: str
    code: str
    message: str


@dataclass(slots=True)
class Refusals:
    """What a command has met that is no good, each said where it is met, and all in its JSON."""

    command: str
    json: bool
    met: list[Refused] = field(default_factory=list)

    def add(self, refused: Refused) -> None:
        """One more."""
        self.met.append(refused)
        if not self.json:
            progress.clear()
            sys.stdout.flush()
            streams.complain(f"croupier {self.command}: {refused.message}")

    def data(self) -> dict[str, object]:
        """For JSON: `error`, as every command has it, is the first; `errors` are all of them, each
        with its file. Nothing where there is none.
        """
        errors = [{"code": refusal.code, "message": refusal.message} for refusal in self.met]
        if not errors:
            return {}
        files = [{"file": refusal.file} for refusal in self.met]
        return {"error": errors[0], "errors": [a | b for a, b in zip(files, errors, strict=True)]}

    @property
    def status(self) -> int:
        """The exit status by these alone."""
        return status.BAD_INPUT if self.met else status.FINE


def bundles_in(file: str) -> Iterator[Bundle | Refused]:
    """The bundles of a file, one in memory at a time, and what is not one. It never raises."""
    try:
        if file == "-":
            sys.stdin.reconfigure(encoding="utf-8-sig")  # type: ignore[union-attr]
            yield from _bundles(file, sys.stdin)
        else:
            with Path(file).open(encoding="utf-8-sig") as opened:
                yield from _bundles(file, opened)
    except OSError as error:
        yield Refused(file, "unreadable", f"{file} cannot be read: {error.strerror or error}.")
    except BadBundle as error:
        yield refused(file, error)
    except UnicodeDecodeError:
        yield Refused(file, "unreadable", f"{file} is not a text in UTF-8.")
    except ValueError as error:  # such as a file name with a zero byte in it
        yield Refused(file, "unreadable", f"There is no file of that name: {error}.")


def refused(file: str, error: LedgerError, line: int | None = None) -> Refused:
    """What was refused, where."""
    place = f"{file}, line {line}" if line else file
    return Refused(file, error.code, f"{place}: {error.message}")


def _bundles(file: str, lines: TextIO) -> Iterator[Bundle | Refused]:
    """One a line; or, where the first line is not JSON by itself, one bundle spread over all of
    them. A line that is no bundle costs only itself.
    """
    number, first = _line(lines, 0)
    try:
        yield read(first)
    except BadBundle as error:
        rest = _bounded(lines.read(MOST_CHARACTERS + 1))
        if rest.strip():
            yield from _spread(file, first, number, rest, error)
        else:
            yield refused(file, error)
        return
    while True:
        number, line = _line(lines, number)
        if not line:
            return
        yield _read(file, number, line)


def _spread(
    file: str, first: str, number: int, rest: str, error: BadBundle
) -> Iterator[Bundle | Refused]:
    """A text whose first line is no bundle: is it one bundle over many lines, or are there others
    below a line that is broken?
    """
    whole = _read(file, None, first + rest)
    if isinstance(whole, Bundle):
        yield whole
        return
    below = [(at, line) for at, line in enumerate(rest.split("\n"), number + 1) if line.strip()]
    stands_alone = not isinstance(error.__cause__, NotARound)  # it is JSON, and no bundle
    if stands_alone or any(isinstance(_read(file, *line), Bundle) for line in below):
        yield refused(file, error, number)
        for line in below:
            yield _read(file, *line)
    else:
        yield whole


def _read(file: str, number: int | None, text: str) -> Bundle | Refused:
    try:
        return read(text)
    except BadBundle as error:
        return refused(file, error, number)


def _line(lines: TextIO, number: int) -> tuple[int, str]:
    """The number and the text of the next line that is not blank; an empty text at the end."""
    while line := _bounded(lines.readline(MOST_CHARACTERS + 1)):
        number += 1
        if line.strip():
            break
    return number, line


def _bounded(text: str) -> str:
    if len(text) > MOST_CHARACTERS:
        raise BadBundle(f"A bundle has at most {MOST_CHARACTERS:,} characters.")
    return text
