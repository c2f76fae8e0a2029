"""Every error of the house as one shape of answer: ``{"error": {"code", "message"}}`` and the right
status.
"""

import logging
from http import HTTPStatus
from typing import Any

from flask import Flask, jsonify, request
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import HTTPException, InternalServerError

from ledger import errors as ledger
from web.http.errors import WebError
from web.shown.states import present_state

_log = logging.getLogger(__name__)

_STATUS: dict[type[ledger.LedgerError], HTTPStatus] = {
    ledger.Invalid: HTTPStatus.UNPROCESSABLE_ENTITY,
    ledger.NotThere: HTTPStatus.NOT_FOUND,
    ledger.Conflict: HTTPStatus.CONFLICT,
    # What does not pass by itself is not for a screen to try again and again.
    ledger.DiskFull: HTTPStatus.INSUFFICIENT_STORAGE,
    ledger.ReadOnlyBook: HTTPStatus.INTERNAL_SERVER_ERROR,
    ledger.Damaged: HTTPStatus.CONFLICT,
    ledger.Unavailable: HTTPStatus.SERVICE_UNAVAILABLE,
}
_BAD_IN_ITSELF = {"not-an-action", "no-such-seat", "unknown-key", "missing-key", "bad-value"}
"""What the engine refuses about an action whatever the round: the other refusals are about the
present moment.
"""

_HTTP = {
    400: ("unreadable", "That request cannot be read."),
    404: ("no-such-page", "There is nothing at this address."),
    405: ("wrong-method", "That cannot be done at this address."),
    413: ("too-large", "That is more than any request here needs."),
}


def set_up(app: Flask) -> None:
    """Answer every error of this app in the one shape."""
    app.register_error_handler(WebError, answer_web_error)
    app.register_error_handler(ledger.LedgerError, answer_ledger_error)
    app.register_error_handler(HTTPException, answer_http_error)
    app.register_error_handler(Exception, answer_failure)


def answer_web_error(error: WebError) -> ResponseReturnValue:
    """What the web floor refuses."""
    return _answer(error.status, error.code, error.message, headers=error.headers, **error.extra)


def answer_ledger_error(error: ledger.LedgerError) -> ResponseReturnValue:
    """What the book refuses."""
    code = error.code
    status = next(status for kind, status in _STATUS.items() if isinstance(error, kind))
    if isinstance(error, ledger.RoundRefused):
        code = error.reason
        if code in _BAD_IN_ITSELF:
            status = HTTPStatus.UNPROCESSABLE_ENTITY
    return _answer(status, code, error.message)


def answer_http_error(error: HTTPException) -> ResponseReturnValue:
    """What Flask refuses: no such page, too large a body."""
    status = HTTPStatus(error.code or 500)
    code, message = _HTTP.get(status, (f"http-{status.value}", error.description or status.phrase))
    headers = {name: value for name, value in error.get_headers() if name != "Content-Type"}
    return _answer(status, code, message, headers=headers)


def answer_failure(error: Exception) -> ResponseReturnValue:
    """A fault of the program. What it is goes into the log, not over the wire."""
    _log.error("%s %s failed", request.method, request.path, exc_info=error)
    return _answer(
        HTTPStatus(InternalServerError.code or 500),
        "fault",
        "Something in the house is broken; nothing has been written. The console says what.",
    )


def _answer(
    status: HTTPStatus, code: str, message: str, headers: dict[str, str] | None = None, **extra: Any
) -> ResponseReturnValue:
    body: dict[str, Any] = {"error": {"code": code, "message": message, **extra}}
    if status == HTTPStatus.CONFLICT and (state := present_state()):
        body["state"] = state
    return jsonify(body), status, headers or {}
