"""What reports have in English, whoever reads them, said in the language of the screen."""

from games.language import to_say
from games.phrases import reworded

_STATEMENT = (
    to_say("Chips bought"),
    to_say("Chips lent by the desk"),
    to_say("Chips for what the house owed"),
    to_say("Chips sold back"),
    to_say("Cash-out"),
    to_say("Cash-out, counted {off}"),
    to_say("Marker repaid in chips"),
    to_say("Marker repaid in cash"),
    to_say("Paid what the house owed"),
    to_say("Given to {player}"),
    to_say("Given by {player}"),
    to_say("Correction of entry {entry} ({kind}): {reason}"),
    to_say("Pots divided at {table}"),
    to_say("Pots divided at closing"),
    to_say("Brought from another night"),
    to_say("{table}, round {number}: {game}"),
    to_say("{table}, round {number}: {game}, voided: {reason}"),
    to_say("as in the book"),
    to_say("{amount} over"),
    to_say("{amount} short"),
)
_PUT_RIGHT = (
    to_say("the desk"),
    to_say("table {table}"),
    to_say("table {table}, round {number}"),
    to_say("entry {number}"),
    to_say("entry {number}: {reason}"),
    to_say("the seed of {which} was lost"),
    to_say("the one before"),
    to_say("{amount} found, {off}"),
    to_say("{first} found first, then {amount} found, {off}"),
    to_say("as in the book"),
    to_say("{amount} over"),
    to_say("{amount} short"),
)

_TROUBLE = (
    to_say(
        "Entry {number} of this night does not say what an entry must; somebody else has written "
        "it. An audit says more. Nothing more can be written into the night."
    ),
    to_say("Entry {number} cannot be played again: {reason}"),
    to_say("Entry {number}, played again, moves other chips than the book has."),
    to_say("The server that ran it has ended."),
    to_say("The audit itself is broken. The console says what."),
    to_say("The export itself is broken. The console says what."),
    to_say("The file would be too large for this page; croupier export makes it."),
    to_say("There is no room left for temporary files."),
    to_say(
        "Entry {number} of the night {slug} does not say what an entry must, so there is nothing "
        "to export. An audit lists what is wrong."
    ),
    to_say("Its seed was lost and never published: nobody can deal its cards again."),
)


def statement_line(what: str) -> str:
    """What a line of a statement is about."""
    return reworded(what, _STATEMENT)


def put_right(text: str) -> str:
    """Where something was put right, or why."""
    return reworded(text, _PUT_RIGHT)


def trouble(text: str) -> str:
    """What is wrong with a night, a round, an audit or an export."""
    return reworded(text, _TROUBLE)
