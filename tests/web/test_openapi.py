"""The API documents itself, and is what the document says: tried with generated requests, right and
wrong.
"""

import re
from collections import defaultdict
from functools import cache
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, assume, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi import checks as openapi_checks

from ledger.store import migration
from ledger.store.database import Database
from tests.web.conftest import NEW_NIGHT, PIN, QUICK, NewScreen, Screen, TestNight, Time
from tests.web.documented import wrong
from tests.web.felt import Felt
from web.app import create_app
from web.services.services import open_services

OF_ITSELF = ("/api/openapi.json", "/api/docs")
"""Routes that the document does not name: they give it."""
APP = create_app(open_services(Database("sqlite:///never-opened.sqlite")))


@cache
def document() -> dict[str, Any]:
    """What the API says of itself: made where it is asked for, since it takes a second."""
    made: dict[str, Any] = APP.test_client().get("/api/openapi.json").get_json()
    return made


def routes() -> dict[str, list[str]]:
    """The methods of every route of the API, by the path as the document has it."""
    found = defaultdict[str, list[str]](list)
    for rule in APP.url_map.iter_rules():
        if rule.rule.startswith("/api/") and rule.rule not in OF_ITSELF:
            path = re.sub(r"<(?:[^<>]*:)?(\w+)>", r"{\1}", rule.rule)
            methods = (rule.methods or set()) - {"HEAD", "OPTIONS"}
            found[path] += sorted(method.lower() for method in methods)
    return found


OPERATIONS = [(path, method) for path, methods in routes().items() for method in methods]
TRIED = [
    (path, method)
    for path, method in OPERATIONS
    if not path.endswith("/events") and not (method == "delete" and path.startswith("/api/session"))
]
"""All but the streams, which do not end, and what would sign the desk out."""
CAN_BE_WRONG = [(path, method) for path, method in TRIED if method != "get" or "{night}" in path]
"""All that take anything but a word."""

quick = settings(
    max_examples=3,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Screen:
    """The host's desk of a Croupier of its own, with a night in it: everything is tried on it."""
    database = Database(f"sqlite:///{tmp_path_factory.mktemp('croupier') / 'croupier.sqlite'}")
    migration.upgrade(database)
    services = open_services(database, Time(), hasher=QUICK)
    screen = Screen(create_app(services).test_client())
    screen.post("session/first", {"token": services.pin.new_link(), "pin": PIN})
    screen.post("nights", NEW_NIGHT)
    screen.post("nights/1/players", {"name": "Ana"})
    screen.post("nights/1/players/1/buy-ins", {"chips": 100, "against": "cash"})
    screen.post("nights/1/tables", {"game": "uth", "cards": "virtual", "tray": 500})
    return screen


@pytest.fixture(scope="module")
def documented(desk: Screen) -> Any:
    return schemathesis.openapi.from_wsgi("/api/openapi.json", desk.client.application)


EXCLUDED = [
    openapi_checks.ignored_auth,  # tests/web/test_permits.py tries every route as everybody
    # What fits the schema may still be refused by the book.
    openapi_checks.positive_data_acceptance,
    openapi_checks.negative_data_rejection,  # below, where it is told which data is wrong
]


@pytest.mark.sweep(of=5)
@pytest.mark.parametrize(("path", "method"), TRIED)
def test_every_answer_is_as_documented(
    path: str, method: str, documented: Any, desk: Screen
) -> None:
    cookie = desk.client.get_cookie("croupier")
    assert cookie is not None

    @quick
    @given(documented[path][method].as_strategy(generation_mode=GenerationMode.POSITIVE))
    def holds(case: Case[Any]) -> None:
        for name in set(case.path_parameters) - {"slug"}:
            case.path_parameters[name] = 1  # among 999,999,999 nights there is one
        case.call_and_validate(cookies={"croupier": cookie.value}, excluded_checks=EXCLUDED)

    holds()


@pytest.mark.sweep(of=5)
@pytest.mark.parametrize(("path", "method"), CAN_BE_WRONG)
def test_what_does_not_fit_the_schema_is_refused_as_documented(
    path: str, method: str, documented: Any, desk: Screen
) -> None:
    cookie = desk.client.get_cookie("croupier")
    assert cookie is not None

    @quick
    @given(documented[path][method].as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def holds(case: Case[Any]) -> None:
        # Who sends it is right here; that it could be wrong is tried in tests/web/test_permits.py.
        parts = case.meta.components.items() if case.meta else ()
        assume(any(part.mode.is_negative for where, part in parts if where.value != "cookie"))
        answer = case.call_and_validate(
            cookies={"croupier": cookie.value}, excluded_checks=EXCLUDED
        )
        assert 400 <= answer.status_code < 500 or method == "get"

    holds()


def test_every_state_of_a_hand_is_as_documented(night: TestNight) -> None:
    def fits(felt: Felt) -> None:
        assert not list(wrong("TableState", felt.state))
        assert not list(wrong("Desk", night.host.get(night.path).json))

    felt = Felt(night, night.uth)
    fits(felt)
    felt.sit(night.ana, 1, 100)
    felt.begin()
    felt.play(1, "bet", ante=10, trips=5)
    felt.play("dealer", "deal")
    felt.do("PUT", "hand-over", {"seat": 1})
    fits(felt)
    felt.play(1, "play", times=3)
    assert felt.state["payouts"]
    fits(felt)
    felt.do("POST", f"{felt.round}/close")
    night.host.post(f"{night.path}/close")
    felt.look()
    assert felt.table["last_round"]
    fits(felt)


def test_the_document_is_openapi_and_names_every_route_of_the_api() -> None:
    assert document()["openapi"].startswith("3.1")
    named = [
        (path, method)
        for path, item in document()["paths"].items()
        for method in item
        if method != "parameters"
    ]
    assert named == OPERATIONS
    assert all(document()["paths"][path][method]["summary"] for path, method in OPERATIONS)


def test_a_route_that_needs_a_sign_in_says_so() -> None:
    open_to_all = {
        (path, method)
        for path, method in OPERATIONS
        if "security" not in document()["paths"][path][method]
    }
    assert open_to_all == {
        ("/api/session", "get"),
        ("/api/session", "delete"),
        ("/api/session/first", "post"),
        ("/api/session/host", "post"),
        ("/api/session/table", "post"),
        ("/api/session/wall", "post"),
        ("/api/session/player", "post"),
        ("/api/session/guest", "post"),
        ("/api/code", "post"),
        ("/api/room", "post"),
        ("/api/games", "get"),
        ("/api/games/{slug}", "get"),
        ("/api/games/{slug}/odds", "post"),
        ("/api/games/{slug}/evening", "post"),
    }


@pytest.mark.parametrize(
    "path",
    [
        "/start",
        "/sign-in",
        "/tablet",
        "/phone",
        "/hand",
        "/desk",
        "/desk/1",
        "/books/1",
        "/table/1/1",
        "/rounds/1/1",
        "/shuffle",
        "/wall",
        "/help",
        "/help/uth",
        "/api/docs",
    ],
)
def test_no_page_has_a_script_or_a_style_in_it_or_loads_anything_from_elsewhere(
    screen: NewScreen, path: str
) -> None:
    page = screen().client.get(path).text
    assert page.startswith("<!doctype html>")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:", page)
    assert not re.search(r"(?:src|href)=\"(?!/|data:,)", page)


def test_a_screen_is_sent_where_it_belongs(night: TestNight) -> None:
    def goes(screen: Screen) -> str:
        return screen.client.get("/").headers["Location"]

    assert goes(night.new_screen()) == "/sign-in"
    assert goes(night.host) == "/desk"
    assert goes(night.tablet(night.uth)) == f"/table/{night.number}/{night.uth}"
    assert goes(night.wall()) == "/wall"


def test_help_is_for_games_that_there_are(screen: NewScreen) -> None:
    assert screen().client.get("/help/whist").status_code == 404
