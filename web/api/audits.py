"""The audit of a night, begun and looked at."""

from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.permits import host
from web.shown.audits import AuditLine, audit_line

blueprint = ApiBlueprint(
    "audits",
    __name__,
    url_prefix="/api/nights/<number:night>/audit",
    description="Audits of a night, for the host.",
)


@blueprint.reads("", host, AuditLine)
def look_at_audit(context: Context, night: int) -> AuditLine:
    """How far the audit of the night has come, and what it found."""
    context.services.book.night(night)
    return audit_line(context.services.audits.find(night))


@blueprint.writes("", host, answers=AuditLine, keyed=False)
def audit(context: Context, night: int) -> AuditLine:
    """Check the whole night again, from its records alone. An audit that is under way is joined."""
    context.services.book.night(night)
    return audit_line(context.services.audits.begin(night))
