"""What the API answers: typed values, encoded by msgspec and described by their own types.

A value holds nothing that its reader may not see: every field of it is sent.
"""

from collections.abc import Mapping
from http import HTTPStatus

import msgspec
from flask import Response
from werkzeug.http import quote_etag

REF = "#/components/schemas/{name}"
_encoder = msgspec.json.Encoder()


def encoded(value: object) -> bytes:
    """The value as JSON."""
    return _encoder.encode(value)


def answer(
    value: object,
    tag: str | None = None,
    *,
    status: int = HTTPStatus.OK,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """The value as an answer, under its tag."""
    return sent(encoded(value), tag, status=status, headers=headers)


def sent(
    body: bytes,
    tag: str | None = None,
    *,
    status: int = HTTPStatus.OK,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """A body of JSON as an answer, under its tag."""
    all_headers = {**(headers or {}), **(tagged(tag) if tag is not None else {})}
    return Response(body, status, all_headers, mimetype="application/json")


def tagged(tag: str) -> dict[str, str]:
    """The header that names an answer's tag."""
    return {"ETag": quote_etag(tag)}


def reference(answers: type) -> dict[str, str]:
    """How the API's document names the schema of this type."""
    return {"$ref": REF.format(name=answers.__name__)}
