"""The blueprint of the API: what every route does before and after its own few lines.

A route says who may use it, what it takes and what it answers. Who asks is settled first, so that a
stranger learns nothing from what else is wrong. A request that this very sender has made before is
answered next, from the book, whatever has changed since: a grant that is over, another screen that
runs the table, a table that is closed. Only then is a new one looked at. What was sent arrives as
the view's keyword arguments.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any, TypeAlias

from flask import g, request
from flask.typing import ResponseReturnValue
from flask_smorest import Blueprint
from marshmallow import Schema

from ledger.book import Receipt
from web.api.fields import KEY, KEY_FORM, IdempotencyKey, Nothing
from web.api.shows import DeskWritten, TableWritten
from web.http.answers import desk_written, table_written_before
from web.http.parsing import Parser
from web.services.house import house
from web.signin.who import Guard, anybody, asked_before, session

View: TypeAlias = Callable[..., Any]
"""Returns what its route's schema of answers dumps, or a `Response`."""
Again: TypeAlias = Callable[[Receipt, Mapping[str, Any]], ResponseReturnValue]
"""Answers a request that was written before, given the arguments of its path."""


class Door(Blueprint):  # type: ignore[misc]
    """A blueprint whose routes are declared with `reads` and `writes`."""

    ARGUMENTS_PARSER = Parser()

    def reads(
        self, path: str, by: Guard, answers: type[Schema], query: type[Schema] = Nothing
    ) -> Callable[[View], View]:
        """A route that looks: GET."""

        def decorate(view: View) -> View:
            view = self.response(200, answers)(view)
            view = self._with_arguments(view, query, "query")
            return self._behind(path, "GET", by, view)

        return decorate

    def writes(
        self,
        path: str,
        by: Guard,
        takes: type[Schema] = Nothing,
        answers: type[Schema] | None = None,
        *,
        method: str = "POST",
        status: int = 200,
        keyed: bool = True,
        query: type[Schema] = Nothing,
    ) -> Callable[[View], View]:
        """A route that writes. `keyed`: it writes the book, so it needs an idempotency key
        (`web.signin.who.asked`).
        """

        def decorate(view: View) -> View:
            view = self.response(status, answers)(view)
            view = self._with_arguments(view, takes, "json")
            view = self._with_arguments(view, query, "query")
            if keyed:
                view = self._with_arguments(_keeping_key(view), IdempotencyKey, "headers")
            return self._behind(path, method, by, view, _again(answers, status) if keyed else None)

        return decorate

    def follows(self, path: str, by: Guard) -> Callable[[View], View]:
        """A route that streams events."""

        def decorate(view: View) -> View:
            view = self.response(200, {"type": "string"}, content_type="text/event-stream")(view)
            return self._behind(path, "GET", by, view)

        return decorate

    def gives(self, path: str, by: Guard, media: Iterable[str]) -> Callable[[View], View]:
        """A route that gives a file of one of these types to take away."""

        def decorate(view: View) -> View:
            file = {"schema": {"type": "string", "format": "binary"}}
            content = dict.fromkeys(sorted(set(media)), file)
            view = self.doc(responses={"200": {"description": "The file.", "content": content}})(
                view
            )
            return self._behind(path, "GET", by, view)

        return decorate

    def _with_arguments(self, view: View, schema: type[Schema], location: str) -> View:
        # unknown=None: what is not in the schema is refused, in a query as well as in a body.
        decorated: View = self.arguments(schema, location=location, as_kwargs=True, unknown=None)(
            view
        )
        return decorated

    def _behind(
        self, path: str, method: str, by: Guard, view: View, again: Again | None = None
    ) -> View:
        """The view behind its guard; a route that writes the book has an answer to what was written
        before.
        """

        @wraps(view)
        def guarded(**path_arguments: Any) -> ResponseReturnValue:
            if again and (receipt := _written_before()):
                return again(receipt, path_arguments)
            by(**path_arguments)
            answer: ResponseReturnValue = view(**path_arguments)
            return answer

        if by is not anybody:
            guarded = self.doc(security=[{"session": []}])(guarded)
        routed: View = self.route(path, methods=[method])(guarded)
        return routed


def _again(schema: type[Schema] | None, status: int) -> Again:
    """How a route that answers by this schema answers what was written before."""
    if schema is TableWritten:
        return lambda receipt, path: table_written_before(
            receipt, status, night=path["night"], table=path["table"]
        )
    assert schema is DeskWritten, "an answer to what was written before is made for these two"
    return lambda receipt, _: desk_written(receipt, status)


def _written_before() -> Receipt | None:
    """What this request came to, if it was made before. Raises `SignedOut`, `KeyReused`."""
    session()
    key = request.headers.get(KEY, "")
    if not KEY_FORM.match(key):
        return None
    known = asked_before(key)
    return house().book.written(known) if known else None


def _keeping_key(view: View) -> View:
    @wraps(view)
    def keeping(*, key: str, **arguments: Any) -> ResponseReturnValue:
        g.key = key
        answer: ResponseReturnValue = view(**arguments)
        return answer

    return keeping
