"""Every error of the server as one shape of answer: ``{"error": {"code", "message"}}`` and the
right status.
"""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, TypeAlias

from flask import Flask, jsonify, request
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import HTTPException

from games.language import gettext, gettext_noop
from ledger import errors as ledger
from web.http.errors import ErrorCode, WebError

_log = logging.getLogger(__name__)

_STATUS: dict[type[ledger.LedgerError], HTTPStatus] = {
    ledger.Invalid: HTTPStatus.UNPROCESSABLE_ENTITY,
    ledger.NotThere: HTTPStatus.NOT_FOUND,
    ledger.Conflict: HTTPStatus.CONFLICT,
    # What does not pass by itself is not for a screen to try again and again.
    ledger.DiskFull: HTTPStatus.INSUFFICIENT_STORAGE,
    ledger.ReadOnlyBook: HTTPStatus.INSUFFICIENT_STORAGE,
    ledger.Damaged: HTTPStatus.CONFLICT,
    ledger.Unavailable: HTTPStatus.SERVICE_UNAVAILABLE,
}
_BAD_IN_ITSELF = {"not-an-action", "no-such-seat", "unknown-key", "missing-key", "bad-value"}
"""What the engine refuses about an action whatever the round: the other refusals are about the
present moment.
"""

_HTTP: Mapping[int, tuple[ErrorCode, str]] = {
    400: ("unreadable", gettext_noop("That request cannot be read.")),
    404: ("no-such-page", gettext_noop("There is nothing at this address.")),
    405: ("wrong-method", gettext_noop("That cannot be done at this address.")),
    413: ("too-large", gettext_noop("That is more than any request here needs.")),
}


def set_up(app: Flask) -> None:
    """Answer every error of this app in the one shape."""
    app.register_error_handler(WebError, answer_error)
    app.register_error_handler(ledger.LedgerError, answer_error)
    app.register_error_handler(HTTPException, answer_http_error)
    app.register_error_handler(Exception, answer_failure)


Refusal: TypeAlias = tuple[dict[str, Any], HTTPStatus, Mapping[str, str]]
"""A body, its status, and the headers that belong to it."""


def refusal_of(error: WebError | ledger.LedgerError) -> Refusal:
    """What is refused, as an answer."""
    return _web_error(error) if isinstance(error, WebError) else _ledger_error(error)


def answer_error(error: WebError | ledger.LedgerError) -> ResponseReturnValue:
    """What the web floor or the book refuses."""
    return _answered(refusal_of(error))


def answer_http_error(error: HTTPException) -> ResponseReturnValue:
    """What Flask refuses: no such page, too large a body."""
    status = HTTPStatus(error.code or 500)
    code, message = _HTTP.get(status, ("http", error.description or status.phrase))
    message = gettext(message)
    headers = {name: value for name, value in error.get_headers() if name != "Content-Type"}
    return _answered(_refusal(status, code, message, headers))


def answer_failure(error: Exception) -> ResponseReturnValue:
    """An error in the program. What it is goes into the log, not over the wire."""
    _log.error("%s %s failed", request.method, request.path, exc_info=error)
    message = gettext(
        "Something in the server is broken; nothing has been written. The console says what."
    )
    return _answered(_refusal(HTTPStatus.INTERNAL_SERVER_ERROR, "fault", message))


def _web_error(error: WebError) -> Refusal:
    return _refusal(error.status, error.code, error.message, error.headers, **error.extra)


def _ledger_error(error: ledger.LedgerError) -> Refusal:
    code: ErrorCode = error.code
    status = next(status for kind, status in _STATUS.items() if isinstance(error, kind))
    if isinstance(error, ledger.RoundRefused):
        code = error.reason
        if code in _BAD_IN_ITSELF:
            status = HTTPStatus.UNPROCESSABLE_ENTITY
    return _refusal(status, code, error.message)


def _refusal(
    status: HTTPStatus,
    code: ErrorCode,
    message: str,
    headers: Mapping[str, str] | None = None,
    **extra: Any,
) -> Refusal:
    return {"error": {"code": code, "message": message, **extra}}, status, headers or {}


def _answered(refusal: Refusal) -> ResponseReturnValue:
    body, status, headers = refusal
    return jsonify(body), status, headers
