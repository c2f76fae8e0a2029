"""The blueprint of the API: what every route does before and after its own few lines.

A route says who may use it, what it takes and what it answers. Who asks is settled first, so that a
stranger learns nothing from what else is wrong. A request that this very sender has made before is
answered next, from the book, whatever has changed since: a grant that is over, another screen that
runs the table, a table that is closed. Only then is a new one looked at. A view is given the
request (`Context`), and what was sent as keyword arguments. It returns a value of the type
that the route answers; one that writes the book returns its receipt, which is answered with the
state after it.
"""

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, TypeAlias

from flask import Response
from flask.typing import ResponseReturnValue
from flask_smorest import Blueprint
from marshmallow import Schema

from ledger.book import Receipt
from ledger.errors import LedgerError
from web.api.answers import answer, reference
from web.api.context import Context, read
from web.api.fields import IdempotencyKey, Nothing
from web.api.permits import Permit, anybody, signed_in
from web.api.states import desk_written, hand_written, refused, table_written, table_written_before
from web.api.viewer import viewer_of
from web.http.errors import WebError
from web.http.parsing import Parser
from web.services.services import services
from web.shown.written import DeskWritten, HandWritten, TableWritten

View: TypeAlias = Callable[..., Any]
"""Given the request and its arguments, returns a value of the type that the route answers, a
receipt, or a `Response`.
"""


class ApiBlueprint(Blueprint):  # type: ignore[misc]
    """A blueprint whose routes are declared with `reads` and `writes`."""

    ARGUMENTS_PARSER = Parser()

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.answers: set[type] = set()
        """The types of what its routes answer."""

    def reads(
        self, path: str, by: Permit, answers: type, query: type[Schema] = Nothing
    ) -> Callable[[View], View]:
        """A route that looks: GET."""

        def decorate(view: View) -> View:
            routed = self._answering(view, answers)
            routed = self._with_arguments(routed, query, "query")
            self._behind(path, "GET", by, routed)
            return view

        return decorate

    def writes(
        self,
        path: str,
        by: Permit,
        takes: type[Schema] = Nothing,
        answers: type | None = None,
        *,
        method: str = "POST",
        status: int = 200,
        keyed: bool = True,
        query: type[Schema] = Nothing,
    ) -> Callable[[View], View]:
        """A route that writes. `keyed`: it writes the book, so it needs an idempotency key; its
        view returns the receipt of what it wrote.
        """

        def decorate(view: View) -> View:
            routed = _with_state(view, answers) if keyed else view
            routed = self._answering(routed, answers, status)
            routed = self._with_arguments(routed, takes, "json")
            routed = self._with_arguments(routed, query, "query")
            if keyed:
                routed = self._with_arguments(_without_key(routed), IdempotencyKey, "headers")
                repeated = self._answering(_repeated(answers), answers, status)
                self._behind(path, method, by, routed, repeated)
            else:
                self._behind(path, method, by, routed)
            return view

        return decorate

    def follows(
        self, path: str, by: Permit, query: type[Schema] = Nothing
    ) -> Callable[[View], View]:
        """A route that streams events."""

        def decorate(view: View) -> View:
            streaming = {"type": "string"}
            routed = self.response(200, streaming, content_type="text/event-stream")(view)
            routed = self._with_arguments(routed, query, "query")
            self._behind(path, "GET", by, routed)
            return view

        return decorate

    def gives(
        self, path: str, by: Permit, media: Iterable[str], query: type[Schema] | None = None
    ) -> Callable[[View], View]:
        """A route that gives a file of one of these types to take away."""

        def decorate(view: View) -> View:
            file = {"schema": {"type": "string", "format": "binary"}}
            content = dict.fromkeys(sorted(set(media)), file)
            answers = {"200": {"description": "The file.", "content": content}}
            routed = self.doc(responses=answers)(view)
            if query is not None:
                routed = self._with_arguments(routed, query, "query")
            self._behind(path, "GET", by, routed)
            return view

        return decorate

    def _answering(self, view: View, answers: type | None, status: int = 200) -> View:
        """The view, its value encoded as an answer; documented by the type of that value."""

        @wraps(view)
        def answering(*args: object, **arguments: object) -> Response:
            found = view(*args, **arguments)
            return found if isinstance(found, Response) else answer(found, status=status)

        if answers is not None:
            self.answers.add(answers)
        documented: View = self.response(status, reference(answers) if answers else None)(answering)
        return documented

    def _with_arguments(self, view: View, schema: type[Schema], location: str) -> View:
        # unknown=None: what is not in the schema is refused, in a query as well as in a body.
        # One schema for all requests: to make one takes longer than to look at an argument.
        decorated: View = self.arguments(schema(), location=location, as_kwargs=True, unknown=None)(
            view
        )
        return decorated

    def _behind(
        self, path: str, method: str, by: Permit, view: View, repeated: View | None = None
    ) -> None:
        """The view behind its permit; a route that writes the book has an answer to what was
        written before.
        """

        @wraps(view)
        def permitted(**path_arguments: Any) -> ResponseReturnValue:
            context = read(services(), path_arguments, keyed=repeated is not None)
            try:
                if repeated and (reused := signed_in(context).reused):
                    raise reused
                found: ResponseReturnValue
                if repeated and context.before:
                    found = repeated(context)
                else:
                    found = view(by(context), **path_arguments)
                return found
            except (LedgerError, WebError) as error:
                return refused(error, context, "wall")

        if by is not anybody:
            permitted = self.doc(security=[{"session": []}])(permitted)
        self.route(path, methods=[method])(permitted)


def _with_state(view: View, answers: type | None) -> View:
    """The view, its receipt answered with the state after it."""
    if answers is DeskWritten:

        @wraps(view)
        def at_desk(context: Context, **arguments: object) -> DeskWritten:
            return desk_written(context, view(context, **arguments))

        return at_desk

    if answers is HandWritten:

        @wraps(view)
        def on_phone(context: Context, **arguments: object) -> Response:
            return hand_written(context, view(context, **arguments))

        return on_phone

    assert answers is TableWritten, "what is written is answered by one of these three"

    @wraps(view)
    def at_table(context: Context, look_as: str | None = None, **arguments: object) -> Response:
        viewer = viewer_of(context, look_as)
        try:
            return table_written(context, view(context, **arguments), viewer)
        except (LedgerError, WebError) as error:
            return refused(error, context, viewer)

    return at_table


def _repeated(answers: type | None) -> View:
    """How a route that answers by this schema answers what was written before."""

    def repeated(context: Context) -> DeskWritten | Response:
        receipt = context.before
        assert isinstance(receipt, Receipt)
        if answers is TableWritten:
            return table_written_before(context, receipt)
        if answers is HandWritten:
            return hand_written(context, receipt)
        return desk_written(context, receipt)

    return repeated


def _without_key(view: View) -> View:
    """The key is one of `Context`; here it is only checked for its form."""

    @wraps(view)
    def checked(context: Context, *, key: str, **arguments: object) -> object:
        assert key == context.key
        return view(context, **arguments)

    return checked
