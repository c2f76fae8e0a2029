"""What an audit came to, for people, and how far it has come."""

import os
from collections.abc import Iterator
from typing import Any

from ledger.audit import Audited, Progress, Report, TableSum
from web.cli import status
from web.cli.progress import progress as on_terminal

_SHOWN = {
    "undo": "undone",
    "amendment": "amended",
    "round-voided": "voided",
    "correction": "put right at the desk",
    "night-reopened": "opened again",
}


WORKERS = (os.cpu_count() or 1) - 1
"""The processes that a command may start to help it: one for every other processor."""


def progress(name: str) -> Progress:
    """Says on a terminal how far an audit has come."""
    return on_terminal(name, "entries")


def status_of(result: Audited) -> int:
    """The exit status of an audit."""
    return status.FOUND if result.findings else status.FINE


def data(name: str, result: Audited) -> dict[str, Any]:
    """An audit for JSON."""
    return {"night": name, **result.data()}


def lines(name: str, result: Audited) -> Iterator[str]:
    """An audit for people: what was looked at, what could not be, and everything that is wrong."""
    report = result.report
    yield f"{name}: {report.entries:,} entries, {report.transfers:,} transfers, {_rounds(report)}."
    if shown := [
        f"{report.kinds[kind]:,} {what}" for kind, what in _SHOWN.items() if kind in report.kinds
    ]:
        yield f"  {', '.join(shown)}"
    yield from (f"  sealed by entry {entry}: {code}" for entry, code in report.seals)
    yield from (f"  {_table(one)}" for one in report.tables)
    yield from (f"  not checked: {one}" for one in result.unchecked)
    yield from (f"FOUND {_printable(str(one))}" for one in result.findings)
    if not result.findings:
        yield "  Nothing is wrong with it."


def _printable(text: str) -> str:
    """What a forger wrote must not move the cursor."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _rounds(report: Report) -> str:
    if report.rounds == report.replayed:
        return f"{report.rounds:,} rounds played again"
    return f"{report.replayed:,} of {report.rounds:,} rounds played again"


def _table(one: TableSum) -> str:
    return (
        f"table {one.table}: opening {one.opening:,} + fills {one.fills:,} - credits "
        f"{one.credits:,}"
        f" + results {one.results:,} - advanced {one.advanced:,} + repaid {one.repaid:,} + "
        f"counted {one.counted:,}"
        f" = {one.closing:,}"
    )
