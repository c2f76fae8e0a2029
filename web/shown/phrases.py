"""What reports have in English, whoever reads them, said in the language of the screen."""

from games.language import gettext_noop
from games.prose import reworded

_PUT_RIGHT_KINDS = (
    gettext_noop("undone"),
    gettext_noop("amended"),
    gettext_noop("round voided"),
    gettext_noop("corrected"),
    gettext_noop("shuffle promised anew"),
    gettext_noop("night opened again"),
    gettext_noop("tray counted"),
    gettext_noop("drawer counted"),
    gettext_noop("cash-out counted"),
)
_PUT_RIGHT = (
    gettext_noop("the desk"),
    gettext_noop("table {table}"),
    gettext_noop("table {table}, round {number}"),
    gettext_noop("entry {number}"),
    gettext_noop("entry {number}: {reason}"),
    gettext_noop("the seed of {which} was lost"),
    gettext_noop("the one before"),
    gettext_noop("{amount} found, {off}"),
    gettext_noop("{first} found first, then {amount} found, {off}"),
    gettext_noop("as in the book"),
    gettext_noop("{amount} over"),
    gettext_noop("{amount} short"),
)

_TROUBLE = (
    gettext_noop(
        "Entry {number} of this night does not say what an entry must; somebody else has written "
        "it. An audit says more. Nothing more can be written into the night."
    ),
    gettext_noop("Entry {number} cannot be played again: {reason}"),
    gettext_noop("Entry {number}, played again, moves other chips than the book has."),
    gettext_noop("The server that ran it has ended."),
    gettext_noop("The audit itself is broken. The console says what."),
    gettext_noop("The export itself is broken. The console says what."),
    gettext_noop("The file would be too large for this page; croupier export makes it."),
    gettext_noop("There is no room left for temporary files."),
    gettext_noop(
        "Entry {number} of the night {slug} does not say what an entry must, so there is nothing "
        "to export. An audit lists what is wrong."
    ),
    gettext_noop("Its seed was lost and never published: nobody can deal its cards again."),
)


def put_right_kind(kind: str) -> str:
    """What was done to put something right."""
    return reworded(kind, _PUT_RIGHT_KINDS)


def put_right(text: str) -> str:
    """Where something was put right, or why."""
    return reworded(text, _PUT_RIGHT)


def trouble(text: str) -> str:
    """What is wrong with a night, a round, an audit or an export."""
    return reworded(text, _TROUBLE)
