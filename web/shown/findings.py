"""What an audit finds, which it keeps in English, said in the language of the screen that asks."""

from dataclasses import replace

from games.language import to_say
from games.phrases import reworded
from ledger.audit import Audited

_FINDINGS = (
    to_say("a balance of {amount}"),
    to_say("account {account}"),
    to_say("another entry answers the same request."),
    to_say("at its end"),
    to_say("entry {number}"),
    to_say("entry {number} and all after it"),
    to_say("entry {number} of night {night}"),
    to_say("entry {number}, round {round} of table {table}"),
    to_say("house entry {number}"),
    to_say("it brings {chips}."),
    to_say("it cannot be played again"),
    to_say("it cannot be played again: {reason}"),
    to_say("it carries {reason} on."),
    to_say("it closes a round that is not over."),
    to_say("it does not follow: {reason}"),
    to_say("it follows entry {number}."),
    to_say("it goes by {name}."),
    to_say("it has a secret seed."),
    to_say("it has no entry."),
    to_say("it holds {amount}."),
    to_say("It is not closed, and its secret seed is not in this database."),
    to_say("It is not closed, and its seed is secret until then."),
    to_say("it is not the next one."),
    to_say("it is not there."),
    to_say("it is of table {table}."),
    to_say("it is round {round}."),
    to_say("it moves {moves}."),
    to_say("it names a night that is not in this book."),
    to_say("it names player {player} of night {night}, who is not there."),
    to_say("it opens the night as {name}."),
    to_say("it settles {chips} chips."),
    to_say("It was played by {what} {version}; at hand is {at_hand}."),
    to_say("It was voided without its seed, which was lost; what it dealt cannot be checked."),
    to_say("its hash is not that of what it says."),
    to_say("its hash is {hash}."),
    to_say("its head is entry {number}, {hash}."),
    to_say("its head is not its last entry."),
    to_say("its key is {reason}."),
    to_say("its request is not that of this debt."),
    to_say("its row names another request."),
    to_say("its rows move {moves}."),
    to_say("Its rules were {version}; at hand is {at_hand}."),
    to_say("Its secret seed is not in this database."),
    to_say("its secret seed is not the one it committed to."),
    to_say("its sender is {reason}."),
    to_say("its tray closes with {amount}."),
    to_say("its {what} is {reason}."),
    to_say("last transfer"),
    to_say("night {night}"),
    to_say("no seal of it is {reason}."),
    to_say("no transfer has ever used it."),
    to_say("none: it was never closed"),
    to_say("none: no round waits for one"),
    to_say("not there"),
    to_say("nothing"),
    to_say("nothing is left to undo"),
    to_say("one that opens it"),
    to_say("player {player} does not have seat {seat}."),
    to_say("round {round} of table {table}"),
    to_say("seat {seat} acts in it, and does not play."),
    to_say("table {table}"),
    to_say("the deal is with seat {seat}."),
    to_say("the desk"),
    to_say("the drawer"),
    to_say("the file"),
    to_say("The game {game} is not in this Croupier."),
    to_say("the index of the journal says something else of it."),
    to_say("the night that this debt is of never had that seal."),
    to_say("the night that this debt is of was opened again since."),
    to_say("the night"),
    to_say("the row breaks a check."),
    to_say("The schema is at step {step}, whose guards this Croupier does not know."),
    to_say("the seed it publishes is not the one that was committed to."),
    to_say("this debt stands in {place}, too."),
    to_say("this {kind} could not be done: {reason}"),
    to_say("this {kind} moves {moves}."),
    to_say("transfer {number} cannot be: {moves}."),
    to_say("transfer {number} comes after transfer {other}."),
    to_say("transfer {number} has place {place}."),
    to_say("what is kept of it as of entry {number} is not what its entries make."),
    to_say("what it says cannot be read: {reason}"),
    to_say("What the night was by then cannot be told."),
    to_say("{account} goes down to {amount}."),
    to_say("{amount} chips of {worth}"),
    to_say(
        "{game}: the bank won {chips} where {expected} was to be expected if all play the best; "
        "luck alone brings that in less than one of {nights} such nights."
    ),
)


def in_words(outcome: Audited) -> Audited:
    """The same, told in that language."""
    return replace(
        outcome,
        findings=tuple(
            replace(
                finding,
                where=_said(finding.where),
                what=_said(finding.what),
                wanted=_said(finding.wanted),
            )
            for finding in outcome.findings
        ),
        unchecked=tuple(
            replace(line, where=_said(line.where), why=_said(line.why))
            for line in outcome.unchecked
        ),
        hints=tuple(
            replace(hint, where=_said(hint.where), what=_said(hint.what)) for hint in outcome.hints
        ),
    )


def _said(text: str) -> str:
    return reworded(text, _FINDINGS)
