"""A file, or a folder, that a command writes: which one, of what kind, and the whole of it or
nothing.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import IO, TypeVar

from ledger.export import FileKind
from web.cli.errors import BadInput

_Result = TypeVar("_Result")


def add_output_arguments(
    parser: argparse.ArgumentParser, kinds: Mapping[str, FileKind], which: str, beside: str = ""
) -> None:
    """The arguments that say of what kind a file is to be (which is for whom, the help says), and
    where it goes.
    """
    parser.add_argument(
        "--format", choices=tuple(kinds), help=f"{which} (default: by the name of FILE, else xlsx)"
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help=f"the file to write{beside}, or the folder to put it into; of CSV a new folder, or a "
        ".zip; - for standard output",
    )


def kind_of(target: str | None, said: str | None, kinds: Mapping[str, FileKind]) -> str:
    """The kind of file that is asked for, by its name or by the name of the file. Raises `BadInput`
    where they contradict each other, or say nothing, and where a terminal cannot show it.
    """
    kind = _kind_of(target, said, kinds)
    if target == "-" and not kinds[kind].is_text and sys.stdout.isatty():
        raise BadInput(
            f"A terminal cannot show {kind}, which is no text: name a file with -o, or send the "
            "output into one."
        )
    return kind


def _kind_of(target: str | None, said: str | None, kinds: Mapping[str, FileKind]) -> str:
    if not target or target == "-" or _is_folder(target):
        return said or "xlsx"
    by_name = _by_name(Path(target), kinds)
    if said and by_name and not kinds[said].suffix.endswith(Path(target).suffix.lower()):
        raise BadInput(
            f"{target} has the name of another format ({by_name}) than --format {said}: a file of "
            f"that kind ends with {kinds[said].suffix}."
        )
    kind = said or by_name
    if kind is None:
        raise BadInput(
            f"{target} could be of any format; say which with --format: {', '.join(kinds)}."
        )
    return kind


def written(
    target: str | None,
    name: str,
    write: Callable[[IO[bytes]], _Result],
    folder: str = "",
    fill: Callable[[Path], _Result] | None = None,
) -> tuple[str, _Result]:
    """Write a new file, which has this name where none is said; or, where it can be filled, a new
    folder. Returns where it is, and what came of writing it.
    """
    from ledger.store.files import new_folder

    if fill and target != "-" and not (target or "").lower().endswith(".zip"):
        where = _target_of(target, folder)
        return where, _made(where, new_folder, fill)
    where = _target_of(target, name)
    return where, _into(where, write)


def say_written(as_json: bool, target: str, said: str, **facts: str | int) -> None:
    """Say where the file is, and more about it; nothing where it went to standard output."""
    if target == "-":
        return
    file = str(Path(target).absolute())
    print(json.dumps({"file": file, **facts}) if as_json else f"{file} {said}")


def _target_of(target: str | None, named: str) -> str:
    """Where a file goes that would have this name: there, or into that folder."""
    return str(Path(target or "") / named) if _is_folder(target) else target or named


def _is_folder(target: str | None) -> bool:
    try:
        return bool(target) and Path(target or "").is_dir()
    except ValueError:  # such as a name with a zero byte in it
        return False


def _by_name(target: Path, kinds: Mapping[str, FileKind]) -> str | None:
    """The kind whose files end as this one does: ``.house.journal`` before ``.journal``."""
    named = [
        (kind.suffix, name)
        for name, kind in kinds.items()
        if target.name.lower().endswith(kind.suffix)
    ]
    return max(named, key=lambda found: len(found[0]))[1] if named else None


def _into(target: str, write: Callable[[IO[bytes]], _Result]) -> _Result:
    """Write a new file, the whole of it or nothing."""
    from ledger.store.files import new_file

    if target == "-":
        result = write(sys.stdout.buffer)
        sys.stdout.buffer.flush()
        return result

    def whole(part: Path) -> _Result:
        with part.open("wb") as file:
            return write(file)

    return _made(target, new_file, whole)


def _made(
    target: str,
    new: Callable[[Path], AbstractContextManager[Path]],
    write: Callable[[Path], _Result],
) -> _Result:
    """Make a file or folder, and say why where that cannot be."""
    path = Path(target).absolute()
    try:
        with new(path) as part:
            return write(part)
    except FileExistsError as error:
        raise BadInput(f"{path} is there already; an export never writes over a file.") from error
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadInput(f"{path} cannot be written: {reason}.") from error
