"""What the web floor itself refuses: one small class for each thing, with its code, its sentence
and its status.
"""

from http import HTTPStatus
from typing import Any, ClassVar

from games.language import many, say, to_say


class WebError(Exception):
    """The root of them all. `extra` goes into the answer's error, `headers` onto the answer."""

    status: ClassVar[HTTPStatus] = HTTPStatus.BAD_REQUEST
    code: ClassVar[str] = "refused"
    sentence: ClassVar[str] = to_say("That cannot be done.")

    def __init__(self, message: str | None = None, **extra: Any) -> None:
        self.message = message or say(self.sentence)
        self.extra = extra
        super().__init__(self.message)

    @property
    def headers(self) -> dict[str, str]:
        """Headers of the answer that belong to this error."""
        return {}


# What was sent cannot be read


class Unreadable(WebError):
    """The body is not the JSON that was expected."""

    code = "unreadable"
    sentence = to_say("The body must be one JSON object.")


class KeyMissing(WebError):
    """A request that writes the book came without an idempotency key."""

    code = "key-missing"
    sentence = to_say(
        "Say with an Idempotency-Key (1 to 64 of A-Z, a-z, 0-9, _ and -) which request this is."
    )


class WrongType(WebError):
    """The body is of another type than JSON."""

    status = HTTPStatus.UNSUPPORTED_MEDIA_TYPE
    code = "wrong-type"
    sentence = to_say("The body must be JSON (application/json).")


class BadValues(WebError):
    """The body is JSON, but its values are not those the request takes."""

    status = HTTPStatus.UNPROCESSABLE_ENTITY
    code = "invalid"


# Who asks


class SignedOut(WebError):
    """Nobody is signed in on this screen."""

    status = HTTPStatus.UNAUTHORIZED
    code = "signed-out"
    sentence = to_say("This screen is not signed in, or no longer.")


class Forbidden(WebError):
    """Whoever is signed in may not do this."""

    status = HTTPStatus.FORBIDDEN
    code = "forbidden"
    sentence = to_say("This screen may not do that.")


class NotYourHand(Forbidden):
    """A hand is shown to the screen that was handed over to its seat, and to no other."""

    code = "not-your-hand"
    sentence = to_say("This screen has not been handed over to that seat, or no longer.")


class CrossSite(Forbidden):
    """Another site's page made the browser send this."""

    code = "cross-site"
    sentence = to_say("That came from a page of another site.")


class ForeignHost(WebError):
    """The request names a host that is not this server."""

    status = HTTPStatus.MISDIRECTED_REQUEST
    code = "foreign-host"
    sentence = to_say(
        "This server does not answer to that name. Start it with --host-name NAME if it should."
    )


class WrongSecret(Forbidden):
    """A PIN, code or link that is not the right one."""


class WrongPin(WrongSecret):
    """Not the host's PIN."""

    code = "wrong-pin"
    sentence = to_say("That is not the PIN.")


class WrongCode(WrongSecret):
    """Not the code of any table, or of any night's wall."""

    code = "wrong-code"
    sentence = to_say("No table has that code now. The host's desk shows a new one.")


class WrongRoom(WrongSecret):
    """Not the room code of any open night."""

    code = "wrong-room"
    sentence = to_say(
        "No night has that code now. The wall and the host's desk show the right one."
    )


class WrongLink(WrongSecret):
    """A link that never was, was used, or was replaced."""

    code = "link-used"
    sentence = to_say("This link has been used, or a newer one has been printed.")


class NoSuchExport(WebError):
    """No such file waits, or no longer."""

    status = HTTPStatus.NOT_FOUND
    code = "no-such-export"
    sentence = to_say("This file is not kept any more. Make it again.")


class TooManyExports(WebError):
    """As many exports as may be are under way."""

    status = HTTPStatus.CONFLICT
    code = "too-many-exports"
    sentence = to_say("Four files are being made already. Wait for one of them, or cancel it.")


class SlowDown(WebError):
    """Too many wrong tries: this sender waits."""

    status = HTTPStatus.TOO_MANY_REQUESTS
    code = "slow-down"

    def __init__(self, seconds: int) -> None:
        super().__init__(_too_many(seconds), wait=seconds)
        self.seconds = seconds

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.seconds)}


class SlowedByOthers(SlowDown):
    """Too many wrong tries of others: every address waits that is new."""

    def __init__(self, seconds: int) -> None:
        minutes = -(-seconds // 60)
        text = many(
            "Many wrong codes are being tried, so new screens wait. Try again in a minute; a "
            "player's phone comes in at once by a link from the desk.",
            "Many wrong codes are being tried, so new screens wait. Try again in {count} minutes; "
            "a player's phone comes in at once by a link from the desk.",
            minutes,
        )
        WebError.__init__(self, text, wait=seconds, others=True)
        self.seconds = seconds


class NoSuchSession(WebError):
    """Nobody is signed in under this number."""

    status = HTTPStatus.NOT_FOUND
    code = "no-such-session"
    sentence = to_say("That screen is not signed in.")


class NotRunning(Forbidden):
    """One screen runs a table at a time, and it is not the one that asks."""

    code = "not-running"
    sentence = to_say("This screen does not run that table.")


class NotWaiting(WebError):
    """A screen is to be let in that does not ask for it, or not any more."""

    status = HTTPStatus.CONFLICT
    code = "not-waiting"
    sentence = to_say("That screen does not ask to run this table, or not any more.")


class PhoneHolds(WebError):
    """The tablet is to be handed over to somebody whose phone is in, and plays."""

    status = HTTPStatus.CONFLICT
    code = "phone-holds"


class NotAtTable(Forbidden):
    """A phone is shown the tables that its player sits at."""

    code = "not-at-table"
    sentence = to_say("You do not sit at that table.")


class NoSuchWish(WebError):
    """What was asked for has been answered, or taken back."""

    status = HTTPStatus.CONFLICT
    code = "no-such-wish"
    sentence = to_say("That has been answered already, or was taken back.")


class NoNewNames(Forbidden):
    """The host lets nobody in whose name is not on the list."""

    code = "no-new-names"
    sentence = to_say(
        "That name is not on the list, and the host adds no names now. Ask at the desk."
    )


class PlayedByProgram(WebError):
    """Nobody's phone or screen is a house player's."""

    status = HTTPStatus.CONFLICT
    code = "house-player"
    sentence = to_say("That is a house player: the program plays it, and no phone does.")


class NotAsking(WebError):
    """A phone is to be let in that does not ask for it, or not any more."""

    status = HTTPStatus.CONFLICT
    code = "not-asking"
    sentence = to_say("That phone does not ask to come in, or not any more.")


class TooManyAsk(WebError):
    """As many phones wait for the host as there is room for."""

    status = HTTPStatus.SERVICE_UNAVAILABLE
    code = "too-many-ask"
    sentence = to_say("Too many phones wait for the host already. Try again in a minute.")


class InAHand(WebError):
    """The tablet is in a player's hands, and who runs the table is for the dealer to say."""

    status = HTTPStatus.CONFLICT
    code = "in-a-hand"
    sentence = to_say("The tablet is in a player's hands. Give it back to the dealer first.")


class TooManyStreams(WebError):
    """All the event streams there are room for are taken."""

    status = HTTPStatus.SERVICE_UNAVAILABLE
    code = "too-many-streams"
    sentence = to_say("Too many screens follow at once; this one looks by itself now and then.")


class TooManyPractices(WebError):
    """Enough people practise."""

    status = HTTPStatus.CONFLICT
    code = "too-many-practices"
    sentence = to_say("There are practice tables enough at the moment. Leave one first.")


class NoPractice(WebError):
    """What belongs to a practice was asked of the house."""

    status = HTTPStatus.CONFLICT
    code = "no-practice"
    sentence = to_say("That is for a practice table, and this is none.")


class StillPlaying(WebError):
    """What is said of a round afterwards was asked before it was over."""

    status = HTTPStatus.CONFLICT
    code = "still-playing"
    sentence = to_say("That is said after the round.")


def _too_many(seconds: int) -> str:
    if seconds < 100:
        return many(
            "Too many wrong tries. Try again in a second.",
            "Too many wrong tries. Try again in {count} seconds.",
            seconds,
        )
    minutes = -(-seconds // 60)
    return say("Too many wrong tries. Try again in {minutes} minutes.", minutes=minutes)
