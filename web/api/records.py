"""The record of a round as it is sent: the longest part of a table's state and of a hand's. Whoever
sees the same of it is shown the same one (`games.engine.view`), so it is encoded once for all.
"""

from typing import TypeVar

from msgspec import Raw, structs

from games.engine.view import StepView
from web.api.answers import encoded
from web.shown.hand import Hand
from web.shown.table_state import TableState

_State = TypeVar("_State", bound=Hand | TableState)

_MOST = 64
_kept: dict[int, tuple[tuple[StepView, ...], Raw]] = {}
# By the identity of a record, which stays one as long as it is kept beside its bytes.


def state_encoded(state: Hand | TableState | None) -> bytes:
    """The state as JSON."""
    return encoded(with_record(state) if state else None)


def with_record(state: _State) -> _State:
    """The state for an answer: with its record as it is sent."""
    if state.round is None:
        return state
    return structs.replace(
        state, round=structs.replace(state.round, record=_encoded(state.round.record))
    )


def _encoded(record: tuple[StepView, ...]) -> Raw:
    kept = _kept.get(id(record))
    if kept is None or kept[0] is not record:
        if len(_kept) >= _MOST:
            _kept.clear()
        kept = _kept[id(record)] = record, Raw(encoded(record))
    return kept[1]
