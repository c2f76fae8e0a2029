"""The blueprint of the API: what every route does before and after its own few lines.

A route says who may use it, what it takes and what it answers. Who asks is settled first, so that a
stranger learns nothing from what else is wrong. What was sent arrives as the view's keyword
arguments.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeAlias

from flask import g
from flask.typing import ResponseReturnValue
from flask_smorest import Blueprint
from marshmallow import Schema

from web.api.fields import IdempotencyKey, Nothing
from web.http.parsing import Parser
from web.signin.who import Guard, anybody

View: TypeAlias = Callable[..., Any]
"""Returns what its route's schema of answers dumps, or a `Response`."""


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
            return self._behind(path, method, by, view)

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

    def _behind(self, path: str, method: str, by: Guard, view: View) -> View:
        @wraps(view)
        def guarded(**path_arguments: Any) -> ResponseReturnValue:
            by(**path_arguments)
            answer: ResponseReturnValue = view(**path_arguments)
            return answer

        if by is not anybody:
            guarded = self.doc(security=[{"session": []}])(guarded)
        routed: View = self.route(path, methods=[method])(guarded)
        return routed


def _keeping_key(view: View) -> View:
    @wraps(view)
    def keeping(*, key: str, **arguments: Any) -> ResponseReturnValue:
        g.key = key
        answer: ResponseReturnValue = view(**arguments)
        return answer

    return keeping
