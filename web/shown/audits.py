"""An audit as far as it has come."""

from dataclasses import dataclass

from ledger.audit import Audited
from web.services.audits import Audit
from web.shown.findings import in_words
from web.shown.phrases import trouble


@dataclass(frozen=True, slots=True)
class NoAudit:
    """None was asked for yet."""

    status: str = "none"


@dataclass(frozen=True, slots=True)
class AuditLine:
    """An audit that is waiting, running, done, or has failed."""

    status: str
    begun: int
    ended: int | None
    done: int
    total: int
    trouble: str
    outcome: Audited | None


def audit_line(audit: Audit | None) -> AuditLine | NoAudit:
    """An audit as far as it has come."""
    if audit is None:
        return NoAudit()
    return AuditLine(
        _status(audit),
        audit.begun,
        audit.ended,
        audit.done,
        audit.total,
        trouble(audit.trouble),
        in_words(audit.outcome) if audit.outcome else None,
    )


def _status(audit: Audit) -> str:
    if audit.outcome:
        return "done"
    if audit.ended:
        return "failed"
    return "running" if audit.total else "waiting"
