"""Files that are being made, or wait to be taken."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from web.services.exports import Export
from web.services.services import Services
from web.shown.phrases import trouble

ExportStatus: TypeAlias = Literal["running", "done", "failed"]


@dataclass(frozen=True, slots=True)
class ExportLine:
    """A file that is being made, is there, or could not be made."""

    export: int
    name: str
    status: ExportStatus
    done: int
    total: int
    size: int
    trouble: str


@dataclass(frozen=True, slots=True)
class Exports:
    """All of them, the newest first."""

    is_long: bool
    """Whether nobody should wait for a file of the chosen nights."""
    exports: tuple[ExportLine, ...]


def exports(services: Services, is_long: bool) -> Exports:
    """All of them, as far as they have come."""
    return Exports(is_long, tuple(map(_line, services.exports.all())))


def _line(found: Export) -> ExportLine:
    return ExportLine(
        found.number,
        found.name,
        _status(found),
        found.done,
        found.total,
        found.size,
        trouble(found.trouble),
    )


def _status(found: Export) -> ExportStatus:
    if found.trouble:
        return "failed"
    return "running" if found.ended is None else "done"
