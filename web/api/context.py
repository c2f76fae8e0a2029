"""A request of the API: who asks, about which night and table, and how these are as it comes in.

The blueprint makes it once, from one reading transaction, and hands it to the permit and to the
view.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from flask import request

from ledger.book import Receipt
from ledger.errors import KeyReused
from ledger.state.entries import Request
from ledger.state.night import Night
from web.api.fields import KEY, KEY_FORM
from web.http.errors import WebError
from web.http.parsing import asked_digest
from web.services.services import Services
from web.signin import cookies
from web.signin.running import NOBODY, AtTable
from web.signin.screens import OPENER, opening
from web.signin.sessions import Session


@dataclass(frozen=True, slots=True)
class Context:
    """What a request asks about, and who asks."""

    services: Services
    session: Session | None = None
    """Who is signed in on the screen that asks."""
    guest: Session | None = None
    """The session of a phone that asks to come in: for all but the way in, nobody is signed in."""
    night: int | None = None
    table: int | None = None
    night_read: Night | None = None
    """The night of a table, as the request came in; None where it was not read yet (`at_table`)."""
    here: AtTable = NOBODY
    """The screens at the table, as the request came in; nobody where a phone or a wall asks."""
    key: str = ""
    """The idempotency key; empty where none was sent that could be one."""
    before: Receipt | None = None
    """What this very request gave before."""
    reused: KeyReused | None = None
    """The key said something else before."""
    takes_table: bool = False
    """Whether the screen that asks runs the table from its first write on."""

    @property
    def who(self) -> Session:
        """Who asks. Raises `signed-out`."""
        if self.session is None:
            raise WebError("signed-out")
        return self.session

    @property
    def at_table(self) -> tuple[Night, int]:
        """The night and the number of the table it is about. Raises `no-such-night`."""
        assert self.night is not None
        assert self.table is not None
        return self.night_read or self.services.book.night(self.night), self.table


def read(services: Services, path: Mapping[str, Any], *, keyed: bool) -> Context:
    """The present request, given the arguments of its path. Where it carries an idempotency key, it
    is looked up whether this screen has made it before.
    """
    night, table = path.get("night"), path.get("table")
    key = request.headers.get(KEY, "") if keyed else ""
    key = key if KEY_FORM.match(key) else ""
    token = cookies.token()
    if not token:
        return Context(services, None, None, night, table, key=key)
    with services.database.reading() as connection:
        session = services.sessions.find_in(connection, token)
        context = _found(services, connection, session, night, table, key)
    if context.session is not None:
        services.sessions.note(context.session)
    return context


def follower(
    services: Services,
    connection: sa.Connection,
    session: Session | None,
    night: int,
    table: int | None,
) -> Context:
    """A screen of this session that follows this night or table, as this transaction sees it."""
    return _found(services, connection, session, night, table)


def _found(
    services: Services,
    connection: sa.Connection,
    session: Session | None,
    night: int | None,
    table: int | None,
    key: str = "",
) -> Context:
    if session is None or session.role == "guest":
        return Context(services, None, session, night, table, key=key)
    try:
        before, reused = _before(services, connection, session, night, key), None
    except KeyReused as error:
        before, reused = None, error
    night_read, here = None, NOBODY
    if night is not None and table is not None:
        if session.role in ("host", "dealer"):  # no other screen ever runs a table
            here = services.running.at_in(connection, night, table)
        if services.book.remembers(night):
            night_read = services.book.night_in(connection, night)
    return Context(services, session, None, night, table, night_read, here, key, before, reused)


def _before(
    services: Services, connection: sa.Connection, session: Session, night: int | None, key: str
) -> Receipt | None:
    """What this request gave, if this screen can have made it before: a night that has not heard of
    the screen yet cannot have.
    """
    if not key:
        return None
    if night is None:
        noted = as_noted(session, opening(session.screen, key), OPENER, key)
    elif known := services.screens.find_in(connection, night, session.screen):
        noted = as_noted(session, known.sender, known.number, key)
    else:
        return None
    return services.book.written_at(connection, noted)


def as_noted(session: Session, sender: str, number: int, key: str) -> Request:
    """The request as the book notes it: who asks, from which screen, under which key."""
    return Request(
        sender=f"{session.name}@{sender}",
        key=key,
        who=session.who,
        screen=str(number),
        digest=asked_digest(request),
    )
