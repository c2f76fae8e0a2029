"""Conditional requests (RFC 9110, 13): a screen names the tag of what it has, and is told that
nothing has changed.
"""

from http import HTTPStatus

from flask import Response, request

from web.api.answers import tagged


def is_known(tag: str) -> bool:
    """Whether the screen that asks has the answer of this tag."""
    return bool(request.if_none_match.contains(tag))


def known_tag() -> str | None:
    """The tag of what the screen has, where it names one."""
    named = list(request.if_none_match.as_set())
    return named[0] if len(named) == 1 else None


def not_modified(tag: str) -> Response:
    """The answer to a screen that has what this tag names."""
    return Response(status=HTTPStatus.NOT_MODIFIED, headers=tagged(tag))
