"""What can go wrong between a person and the book. Every error is a code for programs and a
sentence for people.

Four kinds, so that a caller can answer each kind in one way: what was asked is no good in itself
(`Invalid`), names something that is not there (`NotThere`), does not go with the present state of
the night (`Conflict`), or the book cannot be used at all (`Unavailable`).
"""

from typing import TYPE_CHECKING, Literal, Self, TypeAlias

from games.language import gettext

if TYPE_CHECKING:  # every command imports this module, and few need the engine
    from games.engine.errors import Code as EngineCode

Code: TypeAlias = Literal[
    # A round would take something from somebody that they have to be asked about first
    "ask-first",
    "audit-failed",
    "bad-amount",  # An amount that is not a whole number in its range
    "bad-bundle",
    "bad-name",
    "bad-setting",  # A night's or a table's setting that cannot be
    "busy",  # Somebody else held the database for too long
    "conflict",
    "count-again",  # What was counted is not what the book has: it takes a second count
    "damaged",
    "disk-full",
    "deals-itself",  # Phones cannot be switched off at a table that deals itself
    "does-not-follow",  # An entry that cannot come after the night that it meets
    "house-owes",  # The house owes somebody who is to sign a marker: its own debt comes first
    "in-use",
    "invalid",
    "key-reused",
    "limit-reached",  # The desk lends this player no more
    "malformed",
    "name-taken",
    "newer-book",  # The database was written by a newer Croupier
    "night-closed",  # The night is closed: nothing is written into it until it is opened again
    # An entry of the night cannot be read: it is shown as it was before that entry, and nothing is
    # written into it
    "night-damaged",
    "night-not-closed",  # The night is open already
    "night-twice",
    "no-round",  # There is no round in play at this table
    "no-such-account",
    "no-such-entry",  # No entry of this number in the night
    "no-such-game",  # No game of this slug in the catalogue
    "no-such-night",  # No night of this number or slug
    "no-such-person",  # No person of this number in the house
    "no-such-player",  # No player of this number in the night
    "no-such-table",  # No table of this number in the night, or it is closed
    "no-way-back",  # An older schema has no room for what the book says
    "not-a-book",  # The file or database is something else
    "not-balanced",  # What people are to receive is not what others are to pay
    "not-canonical",
    "not-enough",  # An account holds less than what should leave it
    "not-guarded",  # The database no longer refuses what it must, and cannot be mended by itself
    "not-replayed",  # The record of a round cannot be played again by this Croupier
    "not-reversible",  # The entry cannot be put right by turning its transfers round
    "not-seated",  # The player, or the seat, is not at this table
    "not-there",
    "nothing-owed",  # There is no debt of this kind to settle, or less of it
    "nothing-to-do",  # Nobody is there for whom it could be done
    "nothing-to-end",  # No series is in play at the table
    "phones-off",  # A phone acts at a table where its dealer does not let phones play
    "play-money-only",  # The program plays for play money alone
    "read-only-book",
    "refused",
    # The round, replayed, does not agree with what the book has: it can only be voided
    "round-frozen",
    "round-in-play",  # A round is in play, or finished and not closed
    "round-refused",
    "seat-taken",  # Somebody else has the seat, or the player has another one at this table
    "seed-kept",  # The seed that a table promised is there: no other one is promised in its place
    "seed-missing",
    # A series is in play whose score or pots would go: it is ended in so many words
    "series-runs",
    "setting-fixed",  # A setting that can no longer be changed
    "setting-stands",  # A setting is to be changed to what it is
    "stale",  # What was counted has changed since the count began
    "table-ends",  # No other round is to begin at a table: the host has said so
    "too-many-players",
    "unavailable",
    "unreachable",  # The database server or the folder of the file cannot be reached
]
"""What can go wrong, for programs. What somebody catches is a class of its own below."""


Before: TypeAlias = Literal["house-player", "no-hand"]
"""Why an action is refused before the engine sees it."""
Reason: TypeAlias = "EngineCode | Before"
"""Why an action of a round is refused."""


class LedgerError(Exception):
    """The root of them all: a code and a sentence."""

    code: Code = "refused"

    def __init__(self, message: str, code: Code | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.code = code or type(self).code

    @classmethod
    def saying(cls, sentence: str, code: Code | None = None, /, **names: object) -> Self:
        """This error with its sentence in the language of whoever asks (`gettext`)."""
        return cls(gettext(sentence, **names), code)


class Invalid(LedgerError):
    """What was asked could not be right in any night: a bad amount, a bad name."""

    code: Code = "invalid"


class NotThere(LedgerError):
    """What was asked names a night, a player or a table that does not exist."""

    code: Code = "not-there"


class Conflict(LedgerError):
    """What was asked does not go with the night as it is now."""

    code: Code = "conflict"


class Unavailable(LedgerError):
    """The book cannot be read or written."""

    code: Code = "unavailable"


# Invalid


class BadName(Invalid):
    """A name that cannot be shown on a screen or told from another."""

    code: Code = "bad-name"


class NotCanonical(Invalid):
    """A value that has no canonical form: a fraction, a number too large, a lone surrogate."""

    code: Code = "not-canonical"


class NoSuchAccount(Invalid):
    """A name that no account of a night can have."""

    code: Code = "no-such-account"


class Malformed(Invalid):
    """Bytes that are no entry: not canonical, or a fact that is missing, unknown or out of form."""

    code: Code = "malformed"


class BadBundle(Invalid):
    """A file that is not a bundle, or a bundle with findings of an audit."""

    code: Code = "bad-bundle"


# Conflict


class KeyReused(Conflict):
    """The idempotency key belongs to a request with other content."""

    code: Code = "key-reused"


class NameTaken(Conflict):
    """Another player, or another table, of the night already has this name."""

    code: Code = "name-taken"


class TooManyPlayers(Conflict):
    """More players than come in without being asked for."""

    code: Code = "too-many-players"


class RoundRefused(Conflict):
    """The game's own rules refuse it; `reason` is the engine's code."""

    code: Code = "round-refused"

    def __init__(self, message: str, reason: Reason) -> None:
        super().__init__(message)
        self.reason = reason


class SeedMissing(Conflict):
    """The secret seed that a table promised for a shuffle is not in the database: nothing is dealt
    without it.
    """

    code: Code = "seed-missing"


class NightTwice(Conflict):
    """A night that is to be read in is in the book already."""

    code: Code = "night-twice"


# Unavailable


class AuditFailed(Unavailable):
    """The audit itself failed: an error in the program, which says nothing about the books."""

    code: Code = "audit-failed"


class InUse(Unavailable):
    """Servers of another version work on the database."""

    code: Code = "in-use"


class ReadOnlyBook(Unavailable):
    """The database cannot be written to."""

    code: Code = "read-only-book"


class DiskFull(Unavailable):
    """There is no room left on the disk."""

    code: Code = "disk-full"


class Damaged(Unavailable):
    """What the database holds cannot be the book that was written: its chain or its entries do not
    read.
    """

    code: Code = "damaged"
