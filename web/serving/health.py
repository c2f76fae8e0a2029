"""What an evening needs of the machine: each look says what is well, what to mind, what is wrong,
and what to do about it. Nothing is changed, and nothing is sent beyond this machine.
"""

import http.client
import json
import os
import platform
import shutil
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from statistics import median
from typing import Literal

import sqlalchemy as sa

from ledger.errors import LedgerError
from ledger.reports.nights import listed
from ledger.store import migration, system
from ledger.store.database import Database
from ledger.store.one_file import may_write
from ledger.store.private import BESIDE
from web.http.reach import Reach
from web.serving.gates import limits_here
from web.version import VERSION

State = Literal["well", "mind", "wrong"]

_MIB = 1024 * 1024
LEAST_FREE = 100 * _MIB
"""Bytes of free space with which an evening can be played and exported at all."""
ENOUGH_FREE = 1024 * _MIB
SLOW_SYNC = 0.1
"""Seconds until a write is on disk that every tap would feel."""
FEW_CONNECTIONS = 500
_SYNCS = 5
_PATIENCE = 3
_DAY = 24 * 60 * 60 * 1000
_FIREWALLS = (
    (Path("/etc/ufw/ufw.conf"), "ENABLED=yes", "ufw", "sudo ufw allow {port}/tcp"),
    (
        Path("/run/firewalld"),
        "",
        "firewalld",
        "sudo firewall-cmd --add-port={port}/tcp",
    ),
    (
        Path("/Library/Preferences/com.apple.alf.plist"),
        "",
        "the firewall of macOS",
        "allow incoming connections for Python in System Settings, Network, Firewall",
    ),
)
"""Where a firewall is told by, what its file then says, what it is called, what opens the port."""


@dataclass(frozen=True, slots=True)
class Look:
    """What was looked at, and what was found."""

    at: str
    state: State
    says: str


def looks(database: Database | None, place: str, reach: Reach) -> Iterator[Look]:
    """Everything that is looked at, one after the other. `database` is None where there is no book
    yet; `place` says where it is or would be.
    """
    yield versions()
    yield book(database, place)
    if database is None or database.is_sqlite:
        folder = _there(Path(place).parent)
        yield rights(Path(place), folder)
        yield disk(folder)
    yield temporary_files()
    if database is not None:
        yield clock(database)
    yield port(reach)
    yield address(reach)
    yield firewall(reach)
    yield open_files()


def versions() -> Look:
    """Which programs these are."""
    python = ".".join(map(str, sys.version_info[:3]))
    said = f"Croupier {VERSION}, Python {python}, SQLite {sqlite3.sqlite_version}"
    return Look("versions", "well", f"{said}, {platform.system()} on {platform.machine()}.")


def book(database: Database | None, place: str) -> Look:
    """Whether the book can be read, and by this Croupier."""
    if database is None:
        return Look("book", "well", f"There is none at {place} yet; the first start makes one.")
    try:
        behind = migration.steps_behind(database)
    except LedgerError as error:
        return Look("book", "wrong", error.message)
    if behind:
        copy = (
            "and keeps a copy of it as it is"
            if database.is_sqlite
            else "so copy it before, with pg_dump"
        )
        text = f"{place} is of an older Croupier; the next start brings it up to date, {copy}."
        return Look("book", "mind", text)
    return Look("book", "well", f"{place} is up to date.")


def rights(file: Path, folder: Path) -> Look:
    """Whether the book can be written by us, and be read by nobody else."""
    what = file if file.exists() else folder
    if not (may_write(file) if file.exists() else os.access(folder, os.W_OK)):
        return Look("rights", "wrong", f"{what} cannot be written by this user.")
    others = [
        name
        for suffix in BESIDE
        if system.HAS_MODES
        and (name := Path(f"{file}{suffix}")).is_file()
        and name.stat().st_mode & 0o077
    ]
    if others:
        text = f"Others on this computer can read {others[0]}; the next start takes that away."
        return Look("rights", "mind", text)
    return Look("rights", "well", f"{what} can be written by this user.")


def disk(folder: Path) -> Look:
    """Whether there is room, and how long a write takes until it would survive a power cut."""
    free = shutil.disk_usage(folder).free
    if free < LEAST_FREE:
        return Look("disk", "wrong", f"{_size(free)} are free at {folder}: make room.")
    try:
        took = _sync_time(folder)
    except OSError as error:
        return Look("disk", "wrong", f"{folder} cannot be written: {error.strerror}.")
    said = f"{_size(free)} are free at {folder}; a write is on disk after {took * 1000:.0f} ms."
    if took > SLOW_SYNC:
        return Look("disk", "mind", f"{said} Every tap waits for that: use a quicker disk.")
    return Look("disk", "mind" if free < ENOUGH_FREE else "well", said)


def temporary_files() -> Look:
    """Whether exports and audits have somewhere to work."""
    try:
        folder = Path(tempfile.gettempdir())
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return Look("temporary files", "wrong", f"There is no folder for them: {error.strerror}.")
    state: State = "well" if free >= LEAST_FREE else "wrong"
    return Look("temporary files", state, f"{_size(free)} are free at {folder}.")


def clock(database: Database) -> Look:
    """Whether the clock goes on from where the book ends."""
    now = time.time() * 1000
    here = datetime.now().astimezone()
    said = f"It is {here:%Y-%m-%d %H:%M} ({here:%Z}) on this machine"
    try:
        with database.reading() as connection:
            opened = [night.opened or 0 for night in listed(connection)]
    except (LedgerError, sa.exc.SQLAlchemyError):
        return Look("clock", "mind", f"{said}; the book could not be asked for its nights.")
    if max(opened, default=0) > now + _DAY:
        text = f"{said}, and the newest night was opened later than that: set the clock."
        return Look("clock", "wrong", text)
    return Look("clock", "well", f"{said}.")


def port(reach: Reach) -> Look:
    """Whether the port is free, or whose it is."""
    assert reach.port is not None
    try:
        with socket.create_server((reach.bound, reach.port), family=_family(reach.bound)):
            return Look("port", "well", f"{reach.port} is free.")
    except OSError as error:
        if _is_croupier(reach):
            return Look("port", "well", f"A Croupier is at {reach.port} already.")
        why = (error.strerror or str(error)).partition(" (while")[0]
        text = f"{reach.port} cannot be listened at: {why}. Another one is named by --port."
        return Look("port", "wrong", text)


def address(reach: Reach) -> Look:
    """Where other devices reach it."""
    urls = reach.urls()
    if urls:
        return Look("address", "well", f"Other devices reach it at {' and '.join(urls)}.")
    text = "This machine has no address on a network: phones and tablets cannot reach it. Join the "
    return Look("address", "mind", f"{text}Wi-Fi that they are in.")


def firewall(reach: Reach) -> Look:
    """Whether a firewall that we know is on: whether it lets the port through it does not tell."""
    for file, says, name, remedy in _FIREWALLS:
        try:
            is_on = file.is_dir() or says in file.read_text(errors="replace")
        except OSError:
            continue
        if is_on:
            text = f"There is {name}. If no phone reaches the port: "
            return Look("firewall", "mind", f"{text}{remedy.format(port=reach.port)}.")
    return Look("firewall", "well", "None of those that are known is on.")


def open_files() -> Look:
    """How many devices may be connected."""
    most = limits_here().connections
    state: State = "mind" if most < FEW_CONNECTIONS else "well"
    more = " `ulimit -n 4096` before it starts allows more." if state == "mind" else ""
    return Look("open files", state, f"They allow {most:,} connections at a time.{more}")


def worst(found: Sequence[Look]) -> State:
    """The worst of what was found."""
    order: tuple[State, ...] = ("wrong", "mind", "well")
    return min((look.state for look in found), key=order.index)


def _there(folder: Path) -> Path:
    """This folder, or the first above it that is there."""
    return next(above for above in (folder, *folder.parents) if above.is_dir())


def _size(octets: int) -> str:
    return f"{octets / 1024 / _MIB:,.1f} GiB" if octets >= ENOUGH_FREE else f"{octets // _MIB} MiB"


def _sync_time(folder: Path) -> float:
    """Seconds until a page that is written here is on disk: the median of a few."""
    took = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(_SYNCS):
            file.write(bytes(4096))
            began = time.perf_counter()
            file.flush()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)
    return median(took)


def _is_croupier(reach: Reach) -> bool:
    """Whether it is a Croupier that answers there."""
    host = "127.0.0.1" if reach.bound in ("0.0.0.0", "::") else reach.bound
    try:
        with closing(http.client.HTTPConnection(host, reach.port, timeout=_PATIENCE)) as asked:
            asked.request("GET", "/api/session")
            answer = json.loads(asked.getresponse().read())
    except (OSError, http.client.HTTPException, ValueError):
        return False
    return isinstance(answer, dict) and "pin_set" in answer


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET
