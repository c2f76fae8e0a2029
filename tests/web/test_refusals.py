"""What the book refuses, as a screen hears it."""

import pytest
from flask import Flask

from ledger import errors
from web.http.refusals import answer_error


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (errors.Invalid("too much", "bad-amount"), 422),
        (errors.NotThere("gone", "no-such-table"), 404),
        (errors.Conflict("closed", "night-closed"), 409),
        (errors.RoundRefused("no", "stale"), 409),
        (errors.RoundRefused("no", "bad-value"), 422),
        (errors.Unavailable("later", "busy"), 503),
        (errors.Unavailable("nobody there", "unreachable"), 503),
        (errors.DiskFull("full"), 507),
        (errors.ReadOnlyBook("locked"), 507),
        (errors.Damaged("tampered with"), 409),
    ],
)
def test_every_kind_of_refusal_has_its_status(
    app: Flask, error: errors.LedgerError, status: int
) -> None:
    with app.test_request_context("/api/session"):
        answer = app.make_response(answer_error(error))
    assert answer.status_code == status
    assert answer.json is not None
    assert answer.json["error"]["message"] == str(error)
