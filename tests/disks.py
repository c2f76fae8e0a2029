"""A disk that is soon full."""

import contextlib
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest


@contextlib.contextmanager
def small_disk(folder: Path, size: int) -> Iterator[Path]:
    """This folder as a disk of so many bytes, in memory. Who may mount none skips the test."""
    options = ["-o", f"size={size}"]
    done = subprocess.run(["mount", "-t", "tmpfs", *options, "tmpfs", folder], check=False)
    if done.returncode:
        pytest.skip("Only root may make a small disk.")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def room(disk: Path) -> int:
    """Bytes that are free on it."""
    found = os.statvfs(disk)
    return found.f_bavail * found.f_bsize


def fill(disk: Path) -> Path:
    """A file that takes all the room there is."""
    filler = disk / "filler"
    filler.write_bytes(bytes(room(disk)))
    return filler
