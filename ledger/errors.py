"""What can go wrong between a person and the book. Every error is a code for programs and a
sentence for people.

Four kinds, so that a caller can answer each kind in one way: what was asked is no good in itself
(`Invalid`), names something that is not there (`NotThere`), does not go with the present state of
the night (`Conflict`), or the book cannot be used at all (`Unavailable`). Each thing that can go
wrong is a class of its own below them.
"""

from typing import ClassVar


class LedgerError(Exception):
    """The root of them all: a code and a sentence."""

    code: ClassVar[str] = "refused"

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Invalid(LedgerError):
    """What was asked could not be right in any night: a bad amount, a bad name."""

    code = "invalid"


class NotThere(LedgerError):
    """What was asked names a night, a player or a table that does not exist."""

    code = "not-there"


class Conflict(LedgerError):
    """What was asked does not go with the night as it is now."""

    code = "conflict"


class Unavailable(LedgerError):
    """The book cannot be read or written."""

    code = "unavailable"


# Invalid


class BadAmount(Invalid):
    """An amount that is not a whole number in its range."""

    code = "bad-amount"


class BadName(Invalid):
    """A name that cannot be shown on a screen or told from another."""

    code = "bad-name"


class BadSetting(Invalid):
    """A night's or a table's setting that cannot be."""

    code = "bad-setting"


class NotCanonical(Invalid):
    """A value that has no canonical form: a fraction, a number too large, a lone surrogate."""

    code = "not-canonical"


class NotBalanced(Invalid):
    """What people are to receive is not what others are to pay."""

    code = "not-balanced"


class NoSuchAccount(Invalid):
    """A name that no account of a night can have."""

    code = "no-such-account"


class Malformed(Invalid):
    """Bytes that are no entry: not canonical, or a fact that is missing, unknown or out of form."""

    code = "malformed"


class DoesNotFollow(Invalid):
    """An entry that cannot come after the night that it meets."""

    code = "does-not-follow"


class BadBundle(Invalid):
    """A bundle that is none, or that an audit finds wanting."""

    code = "bad-bundle"


# NotThere


class NoSuchNight(NotThere):
    """No night of this number or slug."""

    code = "no-such-night"


class NoSuchPlayer(NotThere):
    """No player of this number in the night."""

    code = "no-such-player"


class NoSuchPerson(NotThere):
    """No person of this number in the house."""

    code = "no-such-person"


class NoSuchTable(NotThere):
    """No table of this number in the night, or it is closed."""

    code = "no-such-table"


class NoSuchGame(NotThere):
    """No game of this slug in the catalogue."""

    code = "no-such-game"


class NoSuchEntry(NotThere):
    """No entry of this number in the night."""

    code = "no-such-entry"


# Conflict


class KeyReused(Conflict):
    """The idempotency key belongs to a request with other content."""

    code = "key-reused"


class TooManyPlayers(Conflict):
    """More players than come in without being asked for."""

    code = "too-many-players"


class NameTaken(Conflict):
    """Another player, or another table, of the night already has this name."""

    code = "name-taken"


class NightClosed(Conflict):
    """The night is closed: nothing is written into it until it is opened again."""

    code = "night-closed"


class NightDamaged(Conflict):
    """An entry of the night cannot be read: it is shown as it was before that entry, and nothing is
    written into it.
    """

    code = "night-damaged"


class NightNotClosed(Conflict):
    """The night is open already."""

    code = "night-not-closed"


class NotEnough(Conflict):
    """An account holds less than what should leave it."""

    code = "not-enough"


class NothingOwed(Conflict):
    """There is no debt of this kind to settle, or less of it."""

    code = "nothing-owed"


class HouseOwes(Conflict):
    """The house owes somebody who is to sign a marker: its own debt comes first."""

    code = "house-owes"


class LimitReached(Conflict):
    """The desk lends this player no more."""

    code = "limit-reached"


class CountAgain(Conflict):
    """What was counted is not what the book has: it takes a second count."""

    code = "count-again"


class MovedOn(Conflict):
    """What was counted has changed since the count began."""

    code = "stale"


class SettingFixed(Conflict):
    """A setting that can no longer be changed."""

    code = "setting-fixed"


class SettingStands(Conflict):
    """A setting is to be changed to what it is."""

    code = "setting-stands"


class PlayMoneyOnly(Conflict):
    """The program plays for play money alone."""

    code = "play-money-only"


class NotReversible(Conflict):
    """The entry cannot be put right by turning its transfers round."""

    code = "not-reversible"


class RoundInPlay(Conflict):
    """A round is in play, or finished and not closed."""

    code = "round-in-play"


class NoRound(Conflict):
    """There is no round in play at this table."""

    code = "no-round"


class NothingToDo(Conflict):
    """Nobody is there for whom it could be done."""

    code = "nothing-to-do"


class NothingToEnd(Conflict):
    """No series is in play at the table."""

    code = "nothing-to-end"


class SeriesRuns(Conflict):
    """A series is in play whose score or pots would go: it is ended in so many words."""

    code = "series-runs"


class AskFirst(Conflict):
    """A round would take something from somebody that they have to be asked about first."""

    code = "ask-first"


class SeatTaken(Conflict):
    """Somebody else has the seat, or the player has another one at this table."""

    code = "seat-taken"


class NotSeated(Conflict):
    """The player, or the seat, is not at this table."""

    code = "not-seated"


class PhonesOff(Conflict):
    """A phone acts at a table where its dealer does not let phones play."""

    code = "phones-off"


class RoundRefused(Conflict):
    """The game's own rules refuse it; `reason` is the engine's code."""

    code = "round-refused"

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message)
        self.reason = reason


class RoundFrozen(Conflict):
    """The round, replayed, does not agree with what the book has: it can only be voided."""

    code = "round-frozen"


class SeedMissing(Conflict):
    """The secret seed that a table promised for a shuffle is not in the database: nothing is dealt
    without it.
    """

    code = "seed-missing"


class SeedKept(Conflict):
    """The seed that a table promised is there: no other one is promised in its place."""

    code = "seed-kept"


class NotReplayed(Conflict):
    """The record of a round cannot be played again by this Croupier."""

    code = "not-replayed"


class NightTwice(Conflict):
    """A night that is to be read in is in the book already."""

    code = "night-twice"


class NoWayBack(Conflict):
    """An older schema has no room for what the book says."""

    code = "no-way-back"


# Unavailable


class AuditFailed(Unavailable):
    """The audit itself failed: a fault of the program, which says nothing of the books."""

    code = "audit-failed"


class InUse(Unavailable):
    """Servers of another version work on the database."""

    code = "in-use"


class NewerBook(Unavailable):
    """The database was written by a newer Croupier."""

    code = "newer-book"


class ReadOnlyBook(Unavailable):
    """The database cannot be written to."""

    code = "read-only-book"


class NotABook(Unavailable):
    """The file or database is something else."""

    code = "not-a-book"


class NotGuarded(Unavailable):
    """The database no longer refuses what it must, and cannot be mended by itself."""

    code = "not-guarded"


class DiskFull(Unavailable):
    """There is no room left on the disk."""

    code = "disk-full"


class Unreachable(Unavailable):
    """The database server or the folder of the file cannot be reached."""

    code = "unreachable"


class Busy(Unavailable):
    """Somebody else held the database for too long."""

    code = "busy"


class Damaged(Unavailable):
    """What the database holds cannot be the book that was written: its chain or its entries do not
    read.
    """

    code = "damaged"
