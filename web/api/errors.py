"""The one shape of an error."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from web.api.answers import reference
from web.http.errors import ErrorCode
from web.shown.desk import Desk
from web.shown.hand import Hand
from web.shown.table_state import TableState

_STATES = [reference(state) for state in (Desk, TableState, Hand)]


@dataclass(frozen=True, slots=True)
class ErrorBody:
    """What went wrong: a code for programs and a sentence for people."""

    code: ErrorCode
    message: str
    fields: Mapping[str, tuple[str, ...]] | UnsetType = UNSET
    """With 422: what is wrong, field by field."""
    wait: int | UnsetType = UNSET
    """With 429: seconds to wait."""
    others: bool | UnsetType = UNSET
    """With 429: whether it is for what others have tried."""


@dataclass(frozen=True, slots=True)
class ErrorAnswer:
    """The one shape of an error. With 409 the present state of the desk, the table or the hand
    stands beside it.
    """

    error: ErrorBody
    state: (
        Annotated[
            Any,
            Meta(extra_json_schema={"anyOf": _STATES}),
        ]
        | UnsetType
    ) = UNSET
