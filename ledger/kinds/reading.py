"""The bodies of a night's entries: what each kind says (`ledger.state.bodies` reads and writes)."""

from collections.abc import Iterator

from ledger.errors import Malformed
from ledger.kinds.actions import Acted, Amended, HandedOver, Undone
from ledger.kinds.cash import BuyBack, BuyIn, CashOut
from ledger.kinds.corrections import Corrected
from ledger.kinds.dealing import CameBack, DealingSwitched, Held, SatOut
from ledger.kinds.debts import DebtBrought
from ledger.kinds.drawer import DrawerCounted, FloatAdded
from ledger.kinds.ending import LastRound
from ledger.kinds.gifts import Gift
from ledger.kinds.in_play import RoundPlayed
from ledger.kinds.markers import HousePaid, MarkerRepaid
from ledger.kinds.nights import NightChanged, NightClosed, NightOpened, NightReopened
from ledger.kinds.partners import PartnersDrawn
from ledger.kinds.players import MarkerLimited, PlayerAdded, PlayerRenamed
from ledger.kinds.purposes import CashBooked
from ledger.kinds.rounds import RoundBegan, RoundClosed, RoundVoided
from ledger.kinds.seats import Cut, Sat, Stood, ToppedUp
from ledger.kinds.tables import (
    CommitmentRenewed,
    GameChanged,
    HintsSwitched,
    PhonesSwitched,
    SeriesEnded,
    TableClosed,
    TableOpened,
)
from ledger.kinds.trays import TrayCounted, TrayCredited, TrayFilled
from ledger.state.bodies import Bodies
from ledger.state.entries import Entry, Header, Kind
from ledger.state.facts_in_words import label, quoted
from ledger.state.words import text_error

_BODIES: Bodies[Header, Kind] = Bodies(
    Header,
    (
        NightOpened,
        NightChanged,
        NightClosed,
        NightReopened,
        PlayerAdded,
        PlayerRenamed,
        MarkerLimited,
        BuyIn,
        BuyBack,
        CashOut,
        MarkerRepaid,
        HousePaid,
        Gift,
        FloatAdded,
        DrawerCounted,
        DebtBrought,
        CashBooked,
        Corrected,
        TableOpened,
        GameChanged,
        CommitmentRenewed,
        PhonesSwitched,
        HintsSwitched,
        DealingSwitched,
        Held,
        LastRound,
        PartnersDrawn,
        SeriesEnded,
        TrayFilled,
        TrayCredited,
        TrayCounted,
        TableClosed,
        Sat,
        ToppedUp,
        Stood,
        SatOut,
        CameBack,
        Cut,
        RoundBegan,
        Acted,
        Undone,
        Amended,
        HandedOver,
        RoundClosed,
        RoundVoided,
    ),
)
KINDS = _BODIES.kinds


def read(number: int, body: bytes, hash_: bytes) -> Entry:
    """The entry that these bytes say. Raises `Malformed`."""
    header, says = _BODIES.read(body)
    if isinstance(says, RoundPlayed) and not says.fits(header.transfers):
        raise Malformed("It does not say of each of its transfers what it is for.")
    return Entry(number, hash_, header, says)


def write(header: Header, says: Kind) -> bytes:
    """The bytes of an entry. Raises `NotCanonical`."""
    return _BODIES.write(header, says)


def text_errors(entry: Entry, strict: bool = True) -> Iterator[str]:
    """The texts of an entry that are not in form, in words, but for those that are looked at where
    it is decided or played again. Not `strict`: in a night that was opened when texts were looked
    at less closely.
    """
    by = ("by", (entry.by.who, entry.by.screen))
    request = ("request", (entry.request.sender, entry.request.key))
    for fact, texts in (by, request, *entry.says.texts(strict)):
        for text in texts:
            if wrong := text_error(text, strict):
                yield f"{label(fact)}: it {wrong}: {quoted(text)}."
