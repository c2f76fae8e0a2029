"""The result of an audit, for people, and how far it has come."""

from collections.abc import Iterator

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


_NAMED = 3
"""How many things that rest on trust the last line names."""


def progress(name: str) -> Progress:
    """Says on a terminal how far an audit has come."""
    return on_terminal(name, "entries")


def status_of(result: Audited) -> int:
    """The exit status of an audit."""
    reached = {"wrong": status.FOUND, "unchecked": status.UNCHECKED, "sound": status.FINE}
    return reached[result.verdict]


def data(name: str, result: Audited) -> dict[str, object]:
    """An audit for JSON."""
    return {"night": name, **result.data()}


def lines(name: str, result: Audited, sealed: bool = False) -> Iterator[str]:
    """An audit for people: what was looked at, what could not be, and everything that is wrong.
    `sealed`: whether a seal was asked for.
    """
    report = result.report
    yield f"{name}: {report.entries:,} entries, {report.transfers:,} transfers, {_rounds(report)}."
    if shown := [
        f"{report.kinds[kind]:,} {what}" for kind, what in _SHOWN.items() if kind in report.kinds
    ]:
        yield f"  {', '.join(shown)}"
    yield from (
        f"  sealed by entry {entry}: {code}, which covers entries 1 to {entry}"
        for entry, code in report.seals
    )
    if report.uncovered:
        first, last = report.uncovered
        entries = f"entry {first}" if first == last else f"entries {first}-{last}"
        which = "that" if sealed else "the last"
        yield f"  {entries} came after {which} seal: it does not cover them"
    yield from (f"  {_table(table)}" for table in report.tables)
    yield from (f"  not checked: {_printable(str(unchecked))}" for unchecked in result.unchecked)
    yield from (f"  worth a look, nothing wrong: {_printable(str(hint))}" for hint in result.hints)
    yield from (f"FOUND {_printable(str(finding))}" for finding in result.findings)
    if result.verdict == "sound":
        yield "  Nothing is wrong with it."
    if result.verdict == "unchecked":
        yield f"  Nothing wrong was found, but not everything was checked: {trusted(result)}"


def trusted(result: Audited) -> str:
    """What rests on trust, and how many chips moved in it."""
    places = list(dict.fromkeys(unchecked.where for unchecked in result.unchecked))
    named = ", ".join(places[:_NAMED])
    if len(places) > _NAMED:
        named += f" and {len(places) - _NAMED:,} more"
    chips = result.chips_unchecked
    moved = f"{chips:,} chips" if chips != 1 else "1 chip"
    if len(places) == 1:
        return f"{named} rests on trust, and {moved} moved in it."
    return f"{named} rest on trust, and {moved} moved in them."


def _printable(text: str) -> str:
    """What a forger wrote must not move the cursor."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _rounds(report: Report) -> str:
    if report.rounds == report.replayed:
        return f"{report.rounds:,} rounds played again"
    return f"{report.replayed:,} of {report.rounds:,} rounds played again"


def _table(table: TableSum) -> str:
    return (
        f"table {table.table}: opening {table.opening:,} + fills {table.fills:,} - credits "
        f"{table.credits:,}"
        f" + results {table.results:,} - advanced {table.advanced:,} + repaid {table.repaid:,} + "
        f"counted {table.counted:,}"
        f" = {table.closing:,}"
    )
