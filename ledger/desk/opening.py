"""Opening a night in a book."""

from collections.abc import Mapping, Sequence

from ledger.book import Book, Make, Receipt
from ledger.kinds.nights import NightOpened
from ledger.state.entries import Request, facts_of
from ledger.state.night import FIRST_FORMAT


def open_night(
    book: Book,
    request: Request,
    *,
    name: str,
    chip_value: Mapping[str, object] | None,
    chip_set: Sequence[Mapping[str, object]],
    cash_float: int = 0,
    then: Sequence[Make] = (),
) -> Receipt:
    """Begin a night: see `NightOpened.decide`. Its name in addresses gets a number where it is
    taken. `then` is what it begins with, players and tables: all of it is written, or no night.
    """
    decision = NightOpened.decide(name, chip_value, chip_set, cash_float)
    assert isinstance(decision.says, NightOpened)
    # The digest of the same request stays what it was when the first format was the only one.
    asked = {"do": "open_night", **facts_of(decision.says), "format": FIRST_FORMAT}
    return book.open(request, asked, decision.says.known_as, decision, then)
