"""What the transfers of an entry are for, in the language of whoever asks."""

from collections.abc import Iterator

from msgspec import UNSET

from games.catalogue import reasons
from games.engine.words import reason_in_words
from games.language import gettext_noop, translated
from games.phrases import old_reason
from ledger.kinds.in_play import RoundPlayed
from ledger.state.entries import Entry

OF_THE_DESK = frozenset(
    (
        gettext_noop("buy-in"),
        gettext_noop("buy-back"),
        gettext_noop("cash-out"),
        gettext_noop("chips issued"),
        gettext_noop("closing tray"),
        gettext_noop("correction"),
        gettext_noop("credit"),
        gettext_noop("debt of another night"),
        gettext_noop("donation"),
        gettext_noop("end of series"),
        gettext_noop("entry-fee"),
        gettext_noop("expense"),
        gettext_noop("fill"),
        gettext_noop("float"),
        gettext_noop("gift"),
        gettext_noop("house debt paid"),
        gettext_noop("house debt paid in chips"),
        gettext_noop("leaves the table"),
        gettext_noop("loan"),
        gettext_noop("marker repaid"),
        gettext_noop("opening tray"),
        gettext_noop("over"),
        gettext_noop("prize"),
        gettext_noop("short"),
        gettext_noop("the house owes"),
        gettext_noop("to the table"),
        gettext_noop("void"),
    )
)
"""What the desk writes, and what no rule of a game moves in a round: fixed words, a code each."""


def paid_for(entry: Entry) -> Iterator[str]:
    """What each transfer of an entry is for: by its code where the entry has one, by its English
    sentence where an older Croupier has written it.
    """
    says = entry.says
    coded = says.reasons if isinstance(says, RoundPlayed) and says.reasons is not UNSET else ()
    for transfer in entry.transfers[: len(entry.transfers) - len(coded)]:
        is_desks = transfer.why in OF_THE_DESK
        yield translated(transfer.why) if is_desks else old_reason(transfer.why)
    for reason in coded:
        yield reason_in_words(reason, reasons())
