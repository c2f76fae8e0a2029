"""The lines of statements, which a report has in English, said in the language of whoever asks."""

from games.language import gettext_noop
from games.prose import reworded

_STATEMENT = (
    gettext_noop("Chips bought"),
    gettext_noop("Chips lent by the desk"),
    gettext_noop("Chips for what the house owed"),
    gettext_noop("Chips sold back"),
    gettext_noop("Cash-out"),
    gettext_noop("Cash-out, counted {off}"),
    gettext_noop("Marker repaid in chips"),
    gettext_noop("Marker repaid in cash"),
    gettext_noop("Paid what the house owed"),
    gettext_noop("Given to {player}"),
    gettext_noop("Given by {player}"),
    gettext_noop("Correction of entry {entry} ({kind}): {reason}"),
    gettext_noop("Pots divided at {table}"),
    gettext_noop("Pots divided at closing"),
    gettext_noop("Brought from another night"),
    gettext_noop("{table}, round {number}: {game} (still in play)"),
    gettext_noop("{table}, round {number}: {game}"),
    gettext_noop("{table}, round {number}: {game}, voided: {reason}"),
    gettext_noop("Table {count}, round {number}: {game} (still in play)"),
    gettext_noop("Table {count}, round {number}: {game}"),
    gettext_noop("Table {count}, round {number}: {game}, voided: {reason}"),
    gettext_noop("Pots divided at Table {count}"),
    gettext_noop("as in the book"),
    gettext_noop("{amount} over"),
    gettext_noop("{amount} short"),
)


def statement_line(what: str) -> str:
    """What a line of a statement is about."""
    return reworded(what, _STATEMENT)
