"""A night from its opening to its seals: settings, closing, opening again."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ledger.errors import BadSetting, NightNotClosed, RoundInPlay, SettingFixed
from ledger.kinds.tables import cleared
from ledger.state import accounts
from ledger.state.accounts import DRAWER, ISSUED, OUTSIDE
from ledger.state.entries import Draft, Entry, Request, Transfer, move
from ledger.state.night import Night
from ledger.state.words import clean_name, whole
from ledger.store.canonical import JSON

if TYPE_CHECKING:  # an audit of a bundle does the desk's work again with no database
    from ledger.book import Book, Receipt

FORMAT = "croupier-night/1"
MOST_KINDS_OF_CHIPS = 12
_CURRENCY = re.compile(r"[A-Z]{3}")


def open_night(
    book: "Book",
    request: Request,
    *,
    name: str,
    chip_value: Mapping[str, JSON] | None,
    chip_set: Sequence[Mapping[str, JSON]],
    cash_float: int = 0,
) -> "Receipt":
    """Begin a night. `chip_value` is ``{"minor": 10, "currency": "EUR"}``, what a chip is worth in
    the currency's minor unit, or None for play money; `chip_set` such as ``[{"value": 1, "colour":
    "white"}]`` has a chip of 1 and no value twice; `cash_float` is the cash in the drawer, in minor
    units (in play money: in chips).

    Raises `BadName`, `BadSetting`, `BadAmount`.
    """
    draft = opening(name, chip_value, chip_set, cash_float)
    return book.open(
        request, {"do": "open_night", **draft.facts}, slug_of(draft.facts["name"]), draft
    )


def opening(
    name: str,
    chip_value: Mapping[str, JSON] | None,
    chip_set: Sequence[Mapping[str, JSON]],
    cash_float: int,
) -> Draft:
    """What the first entry of a night says: see `open_night`."""
    facts = {
        "format": FORMAT,
        "name": _title(name),
        "chip_value": _chip_value(chip_value),
        "chip_set": _chip_set(chip_set),
        "float": whole(cash_float, "The float", 0),
    }
    return Draft("night-opened", facts, move(OUTSIDE, DRAWER, cash_float, "float"))


def change_night(night: Night, changes: Mapping[str, JSON]) -> Draft:
    """Other settings, any of ``name``, ``chip_value``, ``chip_set``, as `open_night` takes them.
    What a chip is worth is settled once there are chips (`SettingFixed`).
    """
    night.check_open()
    readers = {"name": _title, "chip_value": _chip_value, "chip_set": _chip_set}
    if not changes or not changes.keys() <= readers.keys():
        raise BadSetting(f"What can be changed about a night: {', '.join(readers)}.")
    facts = {key: readers[key](value) for key, value in changes.items()}
    if "chip_value" in facts and (night.balance(ISSUED) or night.balance(DRAWER)):
        raise SettingFixed(
            "What a chip is worth is settled once there are chips about, or cash in the drawer."
        )
    return Draft("night-changed", facts)


def close_night(night: Night) -> Draft:
    """Close the night, its tables first: pots are divided, racks go to the bankrolls, trays to the
    cage. The entry says who still has chips; its hash is the night's seal. Raises `RoundInPlay`.
    """
    night.check_open()
    open_tables = [table for table in night.tables.values() if table.is_open]
    if busy := [table.name for table in open_tables if table.round]:
        raise RoundInPlay(f"There is a round in play at {', '.join(busy)}; end it first.")
    transfers = [one for table in open_tables for one in cleared(night, table)]
    held = {number: night.balance(accounts.bankroll(number)) for number in night.players}
    for number in held:
        held[number] += _received(accounts.bankroll(number), transfers)
    holders = [{"player": number, "chips": chips} for number, chips in held.items() if chips]
    return Draft("night-closed", {"holders": holders}, tuple(transfers), drops_seed=True)


def reopen_night(night: Night) -> Draft:
    """Open a closed night again; closing it then gives it one more seal. Raises
    `NightNotClosed`.
    """
    if night.is_open:
        raise NightNotClosed(f"{night.name} is open.")
    return Draft("night-reopened")


def slug_of(name: str) -> str:
    """A name in the letters of an address."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "night"


def opened_as(opening: Entry) -> str:
    """The name in addresses that a night's first entry gives it."""
    return str(opening.facts.get("slug") or slug_of(opening.facts["name"]))


def may_go_by(slug: str, name: str) -> bool:
    """Whether this is the name in addresses, or that name with a number, for a night whose name was
    taken.
    """
    return re.fullmatch(re.escape(name) + r"(-[1-9][0-9]*)?", slug) is not None


def _received(account: str, transfers: Sequence[Transfer]) -> int:
    return sum(one.amount for one in transfers if one.target == account)


def _title(name: JSON) -> str:
    return clean_name(name, "A night's name")


def _chip_value(worth: JSON) -> dict[str, JSON] | None:
    if worth is None:
        return None
    if not isinstance(worth, Mapping) or worth.keys() != {"minor", "currency"}:
        raise BadSetting(
            "What a chip is worth has an amount in minor units and a currency, or is nothing at "
            "all."
        )
    currency = worth["currency"]
    if not isinstance(currency, str) or not _CURRENCY.fullmatch(currency):
        raise BadSetting("A currency is a code of three capital letters, such as EUR.")
    return {"minor": whole(worth["minor"], "What a chip is worth", 1, 10**9), "currency": currency}


def _chip_set(chips: JSON) -> list[JSON]:
    if not isinstance(chips, Sequence) or not 1 <= len(chips) <= MOST_KINDS_OF_CHIPS:
        raise BadSetting(f"A chip set has 1 to {MOST_KINDS_OF_CHIPS} kinds of chips.")
    found = [_chip(one) for one in chips]
    values = [one["value"] for one in found]
    if 1 not in values:
        raise BadSetting("A chip set needs a chip of 1, or some amounts could not be paid.")
    if len(set(values)) < len(values):
        raise BadSetting("Two kinds of chips have the same value.")
    return sorted(found, key=lambda one: int(one["value"]))


def _chip(chip: JSON) -> dict[str, JSON]:
    if not isinstance(chip, Mapping) or chip.keys() != {"value", "colour"}:
        raise BadSetting("A kind of chip has a value and a colour.")
    value = whole(chip["value"], "A chip's value", 1, 10**9)
    return {"value": value, "colour": clean_name(chip["colour"], "A chip's colour", longest=20)}
