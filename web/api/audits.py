"""The audit of a night, begun and looked at."""

from web.api.asked import Asked
from web.api.door import Door
from web.api.who_may import host
from web.shown.audits import AuditLine, audit_line

door = Door(
    "audits",
    __name__,
    url_prefix="/api/nights/<number:night>/audit",
    description="Audits of a night, for the host.",
)


@door.reads("", host, AuditLine)
def look_at_audit(asked: Asked, night: int) -> AuditLine:
    """How far the audit of the night has come, and what it found."""
    asked.services.book.night(night)
    return audit_line(asked.services.audits.find(night))


@door.writes("", host, answers=AuditLine, keyed=False)
def audit(asked: Asked, night: int) -> AuditLine:
    """Check the whole night again, from its records alone. An audit that is under way is joined."""
    asked.services.book.night(night)
    return audit_line(asked.services.audits.begin(night))
