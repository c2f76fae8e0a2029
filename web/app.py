"""The web app: pages and the JSON API over one database."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from flask import Flask, Response, current_app, request
from flask.json.provider import DefaultJSONProvider
from flask_smorest import Api
from jinja2 import StrictUndefined

from web.api import (
    audits,
    books,
    documents,
    explain,
    exports,
    games,
    hand,
    joining,
    journal,
    live,
    money,
    nights,
    people,
    players,
    practice,
    recall,
    rounds,
    scores,
    screens,
    session,
    tables,
    walls,
    wishes,
)
from web.api.answers import reference
from web.api.errors import ErrorAnswer
from web.api.fields import NumberConverter, Whole, number_in_spec
from web.api.schemas import schemas
from web.http import headers, languages, refusals, same_origin, static
from web.http.hosts import HostNames
from web.http.reach import REACH, Reach
from web.pages import pages
from web.services import practice as practices
from web.services.services import Services, services
from web.signin.cookies import COOKIE, cookie

MOST_BYTES = 64 * 1024
"""The longest body of any request; a ticket of a hundred bets has a tenth of it."""

_BLUEPRINTS = (
    session.blueprint,
    games.blueprint,
    nights.blueprint,
    walls.blueprint,
    players.blueprint,
    people.blueprint,
    tables.blueprint,
    rounds.blueprint,
    wishes.blueprint,
    hand.blueprint,
    practice.blueprint,
    recall.blueprint,
    scores.blueprint,
    screens.blueprint,
    joining.blueprint,
    live.blueprint,
    books.blueprint,
    journal.blueprint,
    audits.blueprint,
    explain.blueprint,
    exports.blueprint,
    documents.blueprint,
    money.blueprint,
)


def create_app(
    services_: Services, host_names: Iterable[str] = (), reach: Reach | None = None
) -> Flask:
    """The app over these services. `host_names` are names it answers to besides those of this
    machine; `reach` is where other devices reach it.
    """
    host_names = tuple(name.lower() for name in host_names)
    app = Flask(__name__, static_folder=None, template_folder="templates")
    app.extensions["croupier"] = services_
    app.extensions[REACH] = reach or Reach(given=host_names)
    app.config["MAX_CONTENT_LENGTH"] = MOST_BYTES
    app.jinja_env.undefined = StrictUndefined  # no page says what nobody gave it
    app.json = _Json(app)
    app.url_map.converters["number"] = NumberConverter
    headers.set_up(app, host_names)
    languages.set_up(app)
    same_origin.set_up(app, HostNames(host_names))
    app.before_request(_look_at_the_clock)
    static.set_up(app)
    app.register_blueprint(pages.pages)
    for blueprint in _BLUEPRINTS:
        app.register_blueprint(blueprint)
    app.add_url_rule("/api/openapi.json", "openapi", _openapi)
    refusals.set_up(app)
    practices.set_up(app)
    return app


def _look_at_the_clock() -> None:
    # A page and the API's document have nobody's data in them, and are shown where the database
    # does not answer, too.
    if request.path.startswith("/api/") and request.endpoint != "openapi":
        services().clock_adjustment.check()


class _Json(DefaultJSONProvider):
    """JSON as short as it gets, with the keys as they come: the order of seats and rows means
    something.
    """

    sort_keys = False
    compact = True


def _openapi() -> Response:
    return Response(_described(cookie(COOKIE)), mimetype="application/json")


@lru_cache(maxsize=4)
def _described(cookie_name: str) -> str:
    """The API's document: anybody may ask for it as often as they like."""
    document = _document()
    session_cookie = {"type": "apiKey", "in": "cookie", "name": cookie_name}
    components = document["components"] | {"securitySchemes": {"session": session_cookie}}
    return current_app.json.dumps(document | {"components": components})


@cache
def _document() -> dict[str, Any]:
    """What the API says of itself. It is made when it is first asked for, on an app of its own: an
    evening seldom asks, and it takes longer than everything else that is set up.
    """
    app = Flask(__name__, static_folder=None)
    app.url_map.converters["number"] = NumberConverter
    app.config["API_TITLE"] = "Croupier"
    app.config["API_VERSION"] = "1"
    app.config["OPENAPI_VERSION"] = "3.1.0"
    api = _DocumentedApi(app, spec_kwargs={"info": {"description": _DESCRIPTION}})
    api.register_converter(NumberConverter, number_in_spec)
    api.register_field(Whole, "integer", None)
    for blueprint in _BLUEPRINTS:
        api.register_blueprint(blueprint)
    for name, schema in schemas(answers()).items():
        api.spec.components.schema(name, schema)
    document: dict[str, Any] = api.spec.to_dict()
    return document


def answers() -> set[type]:
    """The types of all that the API answers."""
    return {ErrorAnswer}.union(*(blueprint.answers for blueprint in _BLUEPRINTS))


class _DocumentedApi(Api):  # type: ignore[misc]  # it has no types
    """The API with our own shape of errors."""

    ERROR_SCHEMA = reference(ErrorAnswer)


_DESCRIPTION = """\
Everything the screens do goes through here. Amounts are whole numbers: chips are chips, cash is in minor units of
the night's currency, times are milliseconds UTC. `true` is not 1 and `2.0` is not 2.

A screen signs in and keeps a cookie. Every request that writes the book carries an `Idempotency-Key`: said twice
it happens once. An answer of a write brings the state after it; a conflict (409) brings the present state.
"""  # noqa: E501 - the text of a document
