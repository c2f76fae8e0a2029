"""The audit of a night, begun and looked at."""

import marshmallow as ma
from marshmallow import fields

from web.api.answer_parts import TraySum
from web.api.asked import Asked
from web.api.door import Door
from web.api.fields import Hex, integer, list_of, mapping, nested, string
from web.api.who_may import host
from web.shown.audits import AuditLine, NoAudit, audit_line

door = Door(
    "audits",
    __name__,
    url_prefix="/api/nights/<number:night>/audit",
    description="Audits of a night, for the host.",
)


class FindingLine(ma.Schema):
    """Something that is not as it should be."""

    check = string()
    where = string()
    entry = integer(allow_none=True)
    what = string()
    wanted = string()


class UncheckedLine(ma.Schema):
    """Something that could not be checked, which is no fault, but rests on trust."""

    where = string()
    why = string()
    chips = integer(metadata={"description": "how many chips moved in it"})


class HintLine(ma.Schema):
    """Something worth a look, which is no fault: a result that luck hardly explains."""

    where = string()
    what = string()


class ReportAnswer(ma.Schema):
    """What an audit looked at."""

    entries = integer()
    transfers = integer()
    rounds = integer()
    replayed = integer()
    kinds = mapping()
    tables = list_of(TraySum)
    seals = fields.List(fields.List(fields.Raw()), required=True)
    uncovered = fields.List(
        fields.Integer(),
        required=True,
        allow_none=True,
        metadata={"description": "the first and the last entry after the last seal"},
    )
    hash = Hex(required=True)


class OutcomeAnswer(ma.Schema):
    """All that an audit found. The verdict is ``sound``, ``wrong``, or ``unchecked``: nothing was
    found wrong, and something rests on trust.
    """

    verdict = string()
    findings = list_of(FindingLine)
    unchecked = list_of(UncheckedLine)
    hints = list_of(HintLine)
    report = nested(ReportAnswer)


class AuditAnswer(ma.Schema):
    """An audit: ``none`` was asked for yet, it is ``waiting``, ``running``, ``done``, or it
    ``failed``.
    """

    status = string()
    begun = fields.Integer()
    ended = fields.Integer(allow_none=True)
    done = fields.Integer(metadata={"description": "entries read by now"})
    total = fields.Integer(metadata={"description": "of how many"})
    trouble = fields.String(metadata={"description": "why it failed"})
    outcome = fields.Nested(OutcomeAnswer, allow_none=True)


@door.reads("", host, AuditAnswer)
def look_at_audit(asked: Asked, night: int) -> AuditLine | NoAudit:
    """How far the audit of the night has come, and what it found."""
    asked.services.book.night(night)
    return audit_line(asked.services.audits.find(night))


@door.writes("", host, answers=AuditAnswer, keyed=False)
def audit(asked: Asked, night: int) -> AuditLine | NoAudit:
    """Check the whole night again, from its records alone. An audit that is under way is joined."""
    asked.services.book.night(night)
    return audit_line(asked.services.audits.begin(night))
