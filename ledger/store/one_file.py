"""A book in a SQLite file, read by the module that Python has for it: for a question that is
answered sooner than SQLAlchemy is loaded.
"""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from ledger.store.steps import BOOK, NOTED_IN, newest_step

Answer = TypeVar("Answer")
PATIENCE = 5.0
"""Seconds to wait for whoever holds the file."""


def may_write(file: Path) -> bool:
    """Whether SQLite may write into this file, and make others beside it."""
    return os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)


def ask(file: Path, question: Callable[[sqlite3.Connection], Answer]) -> Answer | None:
    """What a whole book of the newest schema answers, in one transaction; None of anything else:
    whoever asks goes the long way then, on which it is said what is wrong, or an older book is
    brought up to date.
    """
    if not file.is_file() or not may_write(file):
        return None
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=rw", PATIENCE, uri=True)) as connection:
            connection.execute("PRAGMA query_only = 1")
            connection.execute("BEGIN")
            tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            if {NOTED_IN, *BOOK} - {name for (name,) in tables}:
                return None
            if connection.execute(f"SELECT version_num FROM {NOTED_IN}").fetchall() != [
                (newest_step(),)
            ]:
                return None
            return question(connection)
    except sqlite3.Error:
        return None
