"""A round played again from what its entries say, and compared with it. It needs no database."""

from collections.abc import Sequence

from msgspec import UNSET

from games.engine import NotARound, Refusal, ScriptError
from games.engine.errors import EngineError
from games.engine.shuffle import commitment
from ledger.findings import Finding, Tell
from ledger.kinds.actions import Amended, HandedOver, Undone
from ledger.kinds.in_play import RoundPlayed
from ledger.kinds.rounds import RoundClosed, RoundEnded, began
from ledger.play.live import LiveRound, started
from ledger.state.entries import Entry
from ledger.state.facts_in_words import in_words, listed, sentence, unbracketed
from ledger.state.fold import without_fills


def replay(record: Sequence[Entry], seed: bytes | None, tell: Tell) -> None:
    """Play a round again: from its beginning to its end, with the seed that its end publishes; or
    as far as it has come, with the seed that is kept (None with physical cards).
    """
    first, end = record[0], record[-1].says
    says = began(first)
    over = isinstance(end, RoundEnded)
    if (commitment(seed) if seed else None) != says.commitment:
        what = "the seed it publishes is not the one that was committed to."
        if over:
            tell(finding(record[-1], what, str(says.commitment)))
        return
    try:
        live = started(says, first.number, seed)
    except (EngineError, ScriptError) as error:
        tell(finding(first, f"no round can begin so: {unbracketed(str(error))}"))
        return
    if says.dealer != live.round.setup.dealer:
        tell(finding(first, sentence("dealer", says.dealer), in_words(live.round.setup.dealer)))
    hides = not over and seed is not None
    for entry in record[:-1] if over else record:
        if not _step(live, entry, tell, hides):
            return
    if isinstance(end, RoundClosed):
        if not live.round.finished:
            tell(finding(record[-1], "it closes a round that is not over."))
        elif end.carry != live.round.carry:
            tell(
                finding(
                    record[-1],
                    f"it carries {in_words(end.carry)} on.",
                    in_words(live.round.carry),
                )
            )


def _step(live: LiveRound, entry: Entry, tell: Tell, hides: bool) -> bool:
    """Play one entry again. Returns whether the round can be followed any further. `hides`: what
    the rules say to it may tell of cards that nobody has seen yet.
    """
    stood = live.entries[:]
    try:
        transfers = live.replayed(entry)
    except (Refusal, NotARound, ScriptError) as error:
        why = "." if hides else f": {unbracketed(str(error))}"
        tell(finding(entry, f"it cannot be played again{why}"))
        return False
    if transfers != entry.transfers and transfers != (kept := without_fills(entry.transfers)):
        tell(finding(entry, f"it moves {listed(kept)}.", listed(transfers)))
    says = entry.says
    if isinstance(says, RoundPlayed) and says.reasons not in (UNSET, live.reasons):
        tell(finding(entry, sentence("reasons", says.reasons), in_words(live.reasons)))
    if not isinstance(says, HandedOver):
        _fact(entry, "finished", live.round.finished, tell)
    if isinstance(says, Undone):
        _fact(entry, "undoes", stood[-1], tell)
    elif isinstance(says, Amended):
        _fact(entry, "amends", stood[says.index + 1], tell)
        _fact(entry, "stands", len(live.round.steps) - 1, tell)
    return True


def _fact(entry: Entry, what: str, wanted: object, tell: Tell) -> None:
    if (said := getattr(entry.says, what)) != wanted:
        tell(finding(entry, sentence(what, said), in_words(wanted)))


def where(entry: Entry) -> str:
    """The round that an entry is of."""
    return f"round {entry.round} of table {entry.table}"


def finding(entry: Entry, what: str, wanted: str = "") -> Finding:
    """What is wrong with an entry of a round."""
    return Finding("rounds", f"entry {entry.number}, {where(entry)}", entry.number, what, wanted)
