"""Bytes read into an entry: the one place where this happens, and the one error that it raises."""

from collections.abc import Iterator, Mapping
from typing import Any, Union

import msgspec

from ledger.errors import Malformed
from ledger.kinds.cash import (
    BuyBack,
    BuyIn,
    CashOut,
    DrawerCounted,
    FloatAdded,
    Gift,
    HousePaid,
    MarkerRepaid,
)
from ledger.kinds.corrections import Corrected
from ledger.kinds.debts import DebtBrought
from ledger.kinds.nights import NightChanged, NightClosed, NightOpened, NightReopened
from ledger.kinds.partners import PartnersDrawn
from ledger.kinds.players import MarkerLimited, PlayerAdded, PlayerRenamed
from ledger.kinds.purposes import CashBooked
from ledger.kinds.rounds import (
    Acted,
    Amended,
    HandedOver,
    RoundBegan,
    RoundClosed,
    RoundVoided,
    Undone,
)
from ledger.kinds.seats import Cut, Sat, Stood, ToppedUp
from ledger.kinds.tables import (
    CommitmentRenewed,
    GameChanged,
    HintsSwitched,
    PhonesSwitched,
    SeriesEnded,
    TableClosed,
    TableOpened,
    TrayCounted,
    TrayCredited,
    TrayFilled,
)
from ledger.state.entries import Entry, Kind, tag_of
from ledger.state.facts_in_words import label, quoted
from ledger.state.unreadable import why_unreadable
from ledger.state.words import fault

KINDS: Mapping[str, type[Kind]] = {
    tag_of(kind): kind
    for kind in (
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
        PartnersDrawn,
        SeriesEnded,
        TrayFilled,
        TrayCredited,
        TrayCounted,
        TableClosed,
        Sat,
        ToppedUp,
        Stood,
        Cut,
        RoundBegan,
        Acted,
        Undone,
        Amended,
        HandedOver,
        RoundClosed,
        RoundVoided,
    )
}
"""Every kind of entry there is, by its name on disk."""

_READER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
    Union[tuple(KINDS.values())]  # noqa: UP007 - a union of the values of a mapping
)
_WRITER = msgspec.json.Encoder(order="sorted")


def read(number: int, body: bytes, hash_: bytes) -> Entry:
    """The entry that these bytes say. Raises `Malformed` for anything but the canonical bytes of an
    entry of one of these kinds, each fact of its type and within its bounds.
    """
    try:
        says: Kind = _READER.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed(why_unreadable(error)) from error
    except RecursionError as error:
        raise Malformed("Its lists and objects are nested too deeply.") from error
    # Of two facts of one name the reader takes the last, and -0 for 0: written again they differ.
    if _WRITER.encode(says) != body:
        raise Malformed("It is not in its canonical form.")
    return Entry(number, hash_, says)


def faults(says: Kind, strict: bool = True) -> Iterator[str]:
    """The texts of an entry that are not in form, in words, but for those that are looked at where
    it is decided or played again. Not `strict`: in a night that was opened when texts were looked
    at less closely.
    """
    by = ("by", (says.by.who, says.by.screen))
    request = ("request", (says.request.sender, says.request.key))
    for fact, texts in (by, request, *says.texts(strict)):
        for text in texts:
            if wrong := fault(text, strict):
                yield f"{label(fact)}: it {wrong}: {quoted(text)}."
