"""What became of the copies of a book that a server makes by itself (`croupier serve
--backup-every`): where they are, and what went wrong with the last one.
"""

from pathlib import Path

FAILED = "failed.txt"

_here: dict[Path, str] = {}
"""What went wrong in this process: a full disk has no room for the file that says so, either."""


def folder_of(book: Path) -> Path:
    """Where the copies of a book in a SQLite file are."""
    return book.with_name(f"{book.stem}-backups")


def why_failed(book: Path) -> str | None:
    """What went wrong with the last one, in English; None where nothing did."""
    if book in _here:
        return _here[book]
    try:
        return (folder_of(book) / FAILED).read_text(encoding="utf-8")
    except OSError:
        return None


def note(book: Path, why: str | None) -> None:
    """The last one failed, or did not; the desk of this process hears of it."""
    if why:
        _here[book] = why
    else:
        _here.pop(book, None)
