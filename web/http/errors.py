"""What the web floor itself refuses: a closed set of codes, each with its status and its sentence.
What somebody catches is a class of its own.
"""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Literal, TypeAlias

from games.engine.errors import Code as EngineCode
from games.language import gettext, gettext_noop, ngettext
from ledger.errors import Before
from ledger.errors import Code as Ledger

Code: TypeAlias = Literal[
    # The root of them all. `extra` goes into the answer's error, `headers` onto the answer
    "refused",
    "unreadable",  # The body is not the JSON that was expected
    "key-missing",  # A request that writes the book came without an idempotency key
    "wrong-type",  # The body is of another type than JSON
    "invalid",  # The body is JSON, but its values are not those the request takes
    "signed-out",  # Nobody is signed in on this screen
    "forbidden",  # Whoever is signed in may not do this
    # A hand is shown to the screen that was handed over to its seat, and to no other
    "not-your-hand",
    "cross-site",  # Another site's page made the browser send this
    "foreign-host",  # The request names a host that is not this server
    "wrong-pin",  # Not the host's PIN
    "wrong-code",  # Not the code of any table, or of any night's wall
    "wrong-room",  # Not the room code of any open night
    "unknown-code",  # Not the code of any room, table or wall
    "link-used",  # A link that never was, was used, or was replaced
    "no-such-export",  # No such file waits, or no longer
    "too-many-exports",  # As many exports as may be are under way
    "slow-down",  # Too many wrong tries: this sender waits
    "no-such-session",  # Nobody is signed in under this number
    "not-running",  # One screen runs a table at a time, and it is not the one that asks
    "not-waiting",  # A screen is to be let in that does not ask for it, or not any more
    "phone-holds",  # The tablet is to be handed over to somebody whose phone is in, and plays
    "not-at-table",  # A phone is shown the tables that its player sits at
    "no-such-wish",  # What was asked for has been answered, or taken back
    "no-new-names",  # The host lets nobody in whose name is not on the list
    "house-player",  # Nobody's phone or screen is a house player's
    "not-asking",  # A phone is to be let in that does not ask for it, or not any more
    "too-many-ask",  # As many phones wait for the host as there is room for
    # The tablet is in a player's hands, and who runs the table is for the dealer to say
    "in-a-hand",
    "too-many-streams",  # All the event streams there are room for are taken
    "too-many-practices",  # Enough people practise
    "no-practice",  # What belongs to a practice was asked of the house
    "still-playing",  # What is said of a round afterwards was asked before it was over
]

_SAYS: Mapping[HTTPStatus, Mapping[Code, str]] = {
    HTTPStatus.BAD_REQUEST: {
        "refused": gettext_noop("That cannot be done."),
        "unreadable": gettext_noop("The body must be one JSON object."),
        "key-missing": gettext_noop(
            "Say with an Idempotency-Key (1 to 64 of A-Z, a-z, 0-9, _ and -) which request this is."
        ),
    },
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE: {
        "wrong-type": gettext_noop("The body must be JSON (application/json)."),
    },
    HTTPStatus.UNPROCESSABLE_ENTITY: {
        "invalid": gettext_noop("That cannot be done."),
    },
    HTTPStatus.UNAUTHORIZED: {
        "signed-out": gettext_noop("This screen is not signed in, or no longer."),
    },
    HTTPStatus.FORBIDDEN: {
        "forbidden": gettext_noop("This screen may not do that."),
        "not-your-hand": gettext_noop(
            "This screen has not been handed over to that seat, or no longer."
        ),
        "cross-site": gettext_noop("That came from a page of another site."),
        "wrong-pin": gettext_noop("That is not the PIN."),
        "wrong-code": gettext_noop("No table has that code now. The host's desk shows a new one."),
        "wrong-room": gettext_noop(
            "No night has that code now. The wall and the host's desk show the right one."
        ),
        "unknown-code": gettext_noop(
            "No room, table or wall has that code now. The host's desk shows the right one."
        ),
        "link-used": gettext_noop("This link has been used, or a newer one has been printed."),
        "not-running": gettext_noop("This screen does not run that table."),
        "not-at-table": gettext_noop("You do not sit at that table."),
        "no-new-names": gettext_noop(
            "That name is not on the list, and the host adds no names now. Ask at the desk."
        ),
    },
    HTTPStatus.MISDIRECTED_REQUEST: {
        "foreign-host": gettext_noop(
            "This server does not answer to that name. Start it with --host-name NAME if it should."
        ),
    },
    HTTPStatus.NOT_FOUND: {
        "no-such-export": gettext_noop("This file is not kept any more. Make it again."),
        "no-such-session": gettext_noop("That screen is not signed in."),
    },
    HTTPStatus.CONFLICT: {
        "too-many-exports": gettext_noop(
            "Four files are being made already. Wait for one of them, or cancel it."
        ),
        "not-waiting": gettext_noop("That screen does not ask to run this table, or not any more."),
        "phone-holds": gettext_noop("That cannot be done."),
        "no-such-wish": gettext_noop("That has been answered already, or was taken back."),
        "house-player": gettext_noop(
            "That is a house player: the program plays it, and no phone does."
        ),
        "not-asking": gettext_noop("That phone does not ask to come in, or not any more."),
        "in-a-hand": gettext_noop(
            "The tablet is in a player's hands. Give it back to the dealer first."
        ),
        "too-many-practices": gettext_noop(
            "There are practice tables enough at the moment. Leave one first."
        ),
        "no-practice": gettext_noop("That is for a practice table, which this is not."),
        "still-playing": gettext_noop("That is said after the round."),
    },
    HTTPStatus.TOO_MANY_REQUESTS: {
        "slow-down": gettext_noop("That cannot be done."),
    },
    HTTPStatus.SERVICE_UNAVAILABLE: {
        "too-many-ask": gettext_noop(
            "Too many phones wait for the host already. Try again in a minute."
        ),
        "too-many-streams": gettext_noop(
            "Too many screens follow at once; this one looks by itself now and then."
        ),
    },
}
"""The codes of each status, and the sentence of each where nothing else is said."""
_STATUSES = {code: status for status, sentences in _SAYS.items() for code in sentences}


ErrorCode: TypeAlias = (
    Code
    | Ledger
    | EngineCode
    | Before
    # What Flask and the server refuse, and what breaks.
    | Literal["no-such-page", "wrong-method", "too-large", "http", "fault", "too-slow"]
)
"""Every code of an error that the API answers."""


class WebError(Exception):
    """The root of them all. `extra` goes into the answer's error, `headers` onto the answer."""

    def __init__(self, code: Code, message: str | None = None, **extra: Any) -> None:
        self.code: Code = code
        self.status = _STATUSES[code]
        self.message = message or gettext(_SAYS[self.status][code])
        self.extra = extra
        super().__init__(self.message)

    @property
    def headers(self) -> dict[str, str]:
        """Headers of the answer that belong to this error."""
        return {"Retry-After": str(self.extra["wait"])} if "wait" in self.extra else {}


class WrongSecret(WebError):
    """A PIN, code or link that is not the right one."""


def slow_down(seconds: int) -> WebError:
    """Too many wrong tries: this sender waits for so many seconds."""
    return WebError("slow-down", _too_many(seconds), wait=seconds)


def slowed_by_others(seconds: int) -> WebError:
    """Too many wrong tries of others: every address waits that is new."""
    minutes = -(-seconds // 60)
    text = ngettext(
        "Many wrong codes are being tried, so new screens wait. Try again in a minute; a "
        "player's phone comes in at once by a link from the desk.",
        "Many wrong codes are being tried, so new screens wait. Try again in {count} minutes; "
        "a player's phone comes in at once by a link from the desk.",
        minutes,
    )
    return WebError("slow-down", text, wait=seconds, others=True)


def _too_many(seconds: int) -> str:
    if seconds < 100:
        return ngettext(
            "Too many wrong tries. Try again in a second.",
            "Too many wrong tries. Try again in {count} seconds.",
            seconds,
        )
    minutes = -(-seconds // 60)
    return gettext("Too many wrong tries. Try again in {minutes} minutes.", minutes=minutes)
