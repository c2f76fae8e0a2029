"""Files of bundles: one night, or several, one a line."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from ledger.bundle import Bundle, read
from ledger.errors import BadBundle
from web.cli.errors import BadInput

MOST_CHARACTERS = 2**28
"""The longest bundle that is read: a night of half a million actions. What never ends must not fill
the memory.
"""


def bundles_in(file: str) -> Iterator[Bundle]:
    """The bundles of a file, one in memory at a time. Raises `BadInput`."""
    try:
        if file == "-":
            sys.stdin.reconfigure(encoding="utf-8-sig")  # type: ignore[union-attr]
            yield from _bundles(sys.stdin)
        else:
            with Path(file).open(encoding="utf-8-sig") as opened:
                yield from _bundles(opened)
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror or error}.") from error
    except BadBundle as error:
        raise BadInput(f"{file}: {error}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{file} is not a text in UTF-8.") from error
    except ValueError as error:  # such as a file name with a zero byte in it
        raise BadInput(f"There is no file of that name: {error}.") from error


def _bundles(lines: TextIO) -> Iterator[Bundle]:
    """One a line; or, where the first line is no bundle by itself, one bundle spread over all of
    them.
    """
    first = _line(lines)
    try:
        yield read(first)
    except BadBundle:
        rest = _bounded(lines.read(MOST_CHARACTERS + 1))
        if not rest.strip():
            raise
        yield read(first + rest)
        return
    while line := _line(lines):
        yield read(line)


def _line(lines: TextIO) -> str:
    """The next line that is not blank; an empty text at the end."""
    while (line := _bounded(lines.readline(MOST_CHARACTERS + 1))) and not line.strip():
        pass
    return line


def _bounded(text: str) -> str:
    if len(text) > MOST_CHARACTERS:
        raise BadBundle(f"A bundle has at most {MOST_CHARACTERS:,} characters.")
    return text
