"""Reads what is sent: strict JSON (no key twice, no NaN, no half characters), refused in our own
words.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NoReturn

import marshmallow as ma
from flask import Request, request
from webargs.flaskparser import FlaskParser

from games.engine import NotARound
from games.engine.record import from_json
from games.language import gettext, gettext_noop
from games.prose import reworded
from ledger.errors import NotCanonical
from ledger.store import canonical
from ledger.store.canonical import JSON
from web.http.errors import WebError
from web.http.same_origin import is_json

_BODY = "croupier.body"
"""Where a request keeps the value of its body."""


def asked_digest(asked: Request) -> str:
    """The hash of what a request asks for: what to do, where, and the values, whether they are good
    or not. The same request said twice has the same, in whatever order its keys come; as whom the
    screen looks (the query) is no part of it.
    """
    raw = asked.get_data()
    try:
        return _hashed({"body": body_of(asked), "do": asked.method, "at": asked.path})
    except (UnicodeError, NotARound, NotCanonical):
        # Nobody can have been told that this was done; it need only be told from what was.
        return _hashed({"bytes": raw.hex(), "do": asked.method, "at": asked.path})


def body_of(asked: Request) -> JSON:
    """The body's JSON value, read once; no body at all is an empty object. Raises `UnicodeError`,
    `NotARound`.
    """
    if _BODY not in asked.environ:
        raw = asked.get_data()
        asked.environ[_BODY] = from_json(raw.decode("utf-8")) if raw else {}
    return asked.environ[_BODY]  # type: ignore[no-any-return]  # as it was put there


def _hashed(said: Mapping[str, JSON]) -> str:
    return sha256(canonical.encode(said)).hexdigest()


_OF_FIELDS = (
    gettext_noop("A whole number is needed, from {least} to {most}."),
    gettext_noop("Field may not be null."),
    gettext_noop("Invalid input type."),
    gettext_noop("Length must be between {least} and {most}."),
    gettext_noop("Missing data for required field."),
    gettext_noop("Must be one of: {words}."),
    gettext_noop("Not a valid boolean."),
    gettext_noop("Not a valid list."),
    gettext_noop("Not a valid string."),
    gettext_noop("Unknown field."),
)
"""What marshmallow says of the fields of a request."""


class Parser(FlaskParser):
    """The parser of every argument in the API."""

    def parse(self, argmap: Any, req: Request | None = None, **more: Any) -> Any:
        """The arguments; of a query that has none and may have none, nothing, at once: most of what
        is asked is so.
        """
        is_empty = more.get("location") == "query" and not request.query_string
        if is_empty and isinstance(argmap, ma.Schema) and not argmap.fields:
            return {}
        return super().parse(argmap, req, **more)

    def load_json(self, req: Request, schema: ma.Schema) -> Any:
        """The body's JSON value; no body at all is an empty object."""
        body = req.get_data()
        if not body:
            return {}
        if not is_json():
            raise WebError("wrong-type")
        try:
            value = body_of(req)
        except UnicodeError as error:
            raise WebError("unreadable", gettext("The body is not text in UTF-8.")) from error
        except NotARound as error:
            raise WebError("unreadable", error.message) from error
        if not isinstance(value, dict):
            raise WebError("unreadable")
        return value

    def handle_error(
        self, error: ma.ValidationError, req: Request, schema: ma.Schema, **_: Any
    ) -> NoReturn:
        """Say what is wrong, field by field."""
        ((location, errors),) = error.normalized_messages().items()  # type: ignore[no-untyped-call]
        if location == "headers":
            raise WebError("key-missing") from error
        fields = {str(name)[:40]: sentences(error) for name, error in errors.items()}
        first = "; ".join(f"{name}: {' '.join(found)}" for name, found in fields.items())
        raise WebError("invalid", first[:300], fields=fields) from error


def sentences(error: Any) -> list[str]:
    """The sentences in what marshmallow says about one field, however deep."""
    if isinstance(error, Mapping):
        return [
            f"{key}: {sentence}" for key, inner in error.items() for sentence in sentences(inner)
        ]
    if isinstance(error, list):
        return [reworded(str(sentence), _OF_FIELDS) for sentence in error]
    return [reworded(str(error), _OF_FIELDS)]
