"""An audit as far as it has come."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from ledger.audit import Audited, Verdict
from ledger.findings import Finding, Hint, Report, TableSum, Unchecked
from web.services.audits import Audit
from web.shown.findings import in_words
from web.shown.phrases import trouble

AuditStatus: TypeAlias = Literal["none", "waiting", "running", "done", "failed"]


@dataclass(frozen=True, slots=True)
class AuditReport:
    """What an audit looked at."""

    entries: int
    transfers: int
    rounds: int
    replayed: int
    kinds: Mapping[str, int]
    """How many entries there are of each kind."""
    tables: tuple[TableSum, ...]
    seals: tuple[tuple[int, str], ...]
    """The entries that closed the night, with the short codes of their hashes."""
    uncovered: tuple[int, int] | None
    """The first and the last entry after the last seal."""
    hash: str


@dataclass(frozen=True, slots=True)
class AuditOutcome:
    """All that an audit found. The verdict is ``sound``, ``wrong``, or ``unchecked``: nothing was
    found wrong, and something rests on trust.
    """

    verdict: Verdict
    findings: tuple[Finding, ...]
    unchecked: tuple[Unchecked, ...]
    hints: tuple[Hint, ...]
    report: AuditReport


@dataclass(frozen=True, slots=True)
class AuditLine:
    """An audit: ``none`` was asked for yet, or how far it has come."""

    status: AuditStatus
    begun: int | UnsetType = UNSET
    ended: int | UnsetType | None = UNSET
    done: int | UnsetType = UNSET
    """Entries read by now."""
    total: int | UnsetType = UNSET
    """Of how many."""
    trouble: str | UnsetType = UNSET
    """Why it failed."""
    outcome: AuditOutcome | UnsetType | None = UNSET


def audit_line(audit: Audit | None) -> AuditLine:
    """An audit as far as it has come."""
    if audit is None:
        return AuditLine("none")
    return AuditLine(
        _status(audit),
        audit.begun,
        audit.ended,
        audit.done,
        audit.total,
        trouble(audit.trouble),
        _outcome(in_words(audit.outcome)) if audit.outcome else None,
    )


def _outcome(found: Audited) -> AuditOutcome:
    return AuditOutcome(
        found.verdict, found.findings, found.unchecked, found.hints, _report(found.report)
    )


def _report(report: Report) -> AuditReport:
    return AuditReport(
        entries=report.entries,
        transfers=report.transfers,
        rounds=report.rounds,
        replayed=report.replayed,
        kinds=report.kinds,
        tables=report.tables,
        seals=report.seals,
        uncovered=report.uncovered,
        hash=report.hash.hex(),
    )


def _status(audit: Audit) -> AuditStatus:
    if audit.outcome:
        return "done"
    if audit.ended:
        return "failed"
    return "running" if audit.total else "waiting"
