"""The time zone of this machine: exports have its days and times."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

TOKYO = "JST-9"


@contextmanager
def local_zone(name: str) -> Iterator[None]:
    """This machine is in another zone: ``UTC``, or as POSIX writes it (with hours to the west)."""
    before = os.environ.get("TZ")
    _set(name)
    try:
        yield
    finally:
        _set(before)


def _set(name: str | None) -> None:
    if name is None:
        os.environ.pop("TZ", None)
    else:
        os.environ["TZ"] = name
    time.tzset()
