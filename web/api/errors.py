"""The one shape of an error."""

import marshmallow as ma
from marshmallow import fields

from web.api.fields import (
    nested,
    string,
)


class ErrorBody(ma.Schema):
    """What went wrong: a code for programs and a sentence for people."""

    code = string()
    message = string()
    fields_ = fields.Dict(
        data_key="fields",
        keys=fields.String(),
        values=fields.List(fields.String()),
        metadata={"description": "with 422: what is wrong, field by field"},
    )
    wait = fields.Integer(metadata={"description": "with 429: seconds to wait"})


class ErrorAnswer(ma.Schema):
    """The one shape of an error. With 409 the present state of the desk or the table stands beside
    it.
    """

    error = nested(ErrorBody)
    state = fields.Dict()
