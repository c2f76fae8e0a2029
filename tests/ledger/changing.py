"""Every fact of every kind of entry changed into something else of its form, one at a time, under a
chain made anew: what a forger can try who changes no more than one thing. And some who change it
together with all that says it again.
"""

import json
from collections import defaultdict
from collections.abc import Iterator, Set
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from games.catalogue import GAMES
from games.engine.shuffle import commitment
from ledger.book import Book
from ledger.desk.opening import open_night
from ledger.kinds.cash import BuyIn
from ledger.kinds.drawer import FloatAdded
from ledger.kinds.ending import LastRound
from ledger.kinds.nights import NightChanged, NightClosed
from ledger.kinds.players import MarkerLimited, PlayerAdded
from ledger.kinds.purposes import CashBooked
from ledger.kinds.reading import KINDS
from ledger.kinds.seats import Cut
from ledger.kinds.tables import GameChanged
from ledger.state.night import FORMATS
from tests.ledger.forged import Body, Tampering, bodies_of, chained, changed, of_kind, parts_of, put
from tests.ledger.whole_night import CHIPS, WholeNight, request

Path: TypeAlias = tuple[str | int, ...]

OF_ALL = ("at", "by", "request")
"""The facts of every entry that a night says nothing else about."""
OPEN = ("options", "carry", "action", "reveals", "reasons")
"""Facts whose parts depend on the game: they are one fact each."""
_VALUES: dict[str, tuple[Any, ...]] = {
    "against": ("cash", "marker", "owed"),
    "with": ("chips", "cash"),
    "why": ("asked", "late", "short"),
    "seconds": (0, 45),
    "to": (0,),
    "what": ("donation", "entry-fee", "prize", "expense"),
    "cards": ("virtual", "physical"),
    "card": ("Ac", "Ad", "Ah", "As"),
    "game": tuple(GAMES)[:2],
    "format": FORMATS,
    "chip_value.currency": ("USD", "EUS"),
    "chip_value": (None, {"minor": 10, "currency": "EUR"}),
    "limit": (None, 500),
    "was": (77,),
    "commitment": (None, "5" * 64),
    "seed": (None, "5" * 64),
    "dealer": (None, 1, 2),
    "program": (True,),
    "player": (1, 2),
    "slug": ("friday-night", "friday-night-7"),
    "chip_set": ([{"value": 1, "colour": "white"}, {"value": 50, "colour": "black"}],),
    "name": ("Zoë",),
}
"""Other values that a fact may have, where changing a letter or a figure would not find them."""


@dataclass(frozen=True)
class Change:
    """One fact of one entry, changed."""

    kind: str
    fact: str
    """Its name; of a part of it with a point: `chip_value.currency`."""
    what: str
    text: str
    """The bundle."""


def changes(text: str, but: Set[tuple[str, str]]) -> Iterator[Change]:
    """Those of a bundle: every fact in the last two entries of each kind, every part of it in the
    last one that has it. `but`: facts to leave out, each with its kind; more may join meanwhile.
    """
    night, bodies = json.loads(text)["night"], bodies_of(text)
    tried: defaultdict[tuple[str, Path], int] = defaultdict(int)
    for at in [*range(len(bodies) - 1, -1, -1)]:
        body = bodies[at]
        for path in _places(body):
            fact = named(path)
            part = (*(name for name in path if isinstance(name, str)), path[-1])
            if tried[body["kind"], part] >= 1 + (len(path) == 1):
                continue
            tried[body["kind"], part] += 1
            for other in _others(body, path, fact):
                if (body["kind"], fact) in but:
                    break
                said = json.loads(json.dumps(body))
                what = f"entry {at + 1}, {path}: {other!r}"
                if other is msgspec.UNSET:
                    _part(said, path[:-1]).pop(path[-1])
                else:
                    put(said, path, other)
                text = chained([*bodies[:at], said, *bodies[at + 1 :]], night)
                yield Change(body["kind"], fact, what, text)


def named(path: Path) -> str:
    """What a part of an entry is called."""
    names = [str(part) for part in path if isinstance(part, str)]
    if names[0] in (*OF_ALL, *OPEN, "transfers"):
        return names[0]
    if names[0] == "counts" and len(path) > 1:
        return "counts.first" if path[1] == 0 else "counts.last"
    return ".".join(names) if names[0] == "chip_value" else names[0]


def _part(body: Body, path: Path) -> Any:
    found: Any = body
    for part in path:
        found = found[part]
    return found


def _places(body: Body) -> Iterator[Path]:
    """Every part that can be changed, and what could stand there and does not."""
    for path in parts_of(body):
        whole = _part(body, path)
        inside = isinstance(whole, dict | list) and whole and path[0] != "transfers"
        if path[0] != "kind" and (not inside or len(path) == 1):
            yield path
    for field in msgspec.structs.fields(KINDS[body["kind"]]):
        if field.default is msgspec.UNSET and field.encode_name not in body:
            yield (field.encode_name,)


def _others(body: Body, path: Path, fact: str) -> Iterator[Any]:
    name = fact.rpartition(".")[2]
    there = path[0] in body
    if not there:
        yield from (v for v in _VALUES.get(fact, _VALUES.get(name, (1,))) if v is not None)
        return
    value = _part(body, path)
    optional = {
        field.encode_name
        for field in msgspec.structs.fields(KINDS[body["kind"]])
        if field.default is msgspec.UNSET
    }
    if len(path) == 1 and path[0] in optional:
        yield msgspec.UNSET
    tried = [*_VALUES.get(fact, _VALUES.get(name, ()))]
    if isinstance(value, bool) or not isinstance(value, dict | type(None)):
        tried.append(changed(value))
    if type(value) is int and value > 1:
        tried.append(value - 1)
    yield from (other for other in tried if other != value)


def play_for_love(book: Book) -> WholeNight:
    """A night of play money with a house player, with tables at which nothing hangs on what was
    said: a word that another one replaced, options and promises that no round was played on, and
    how tables were to end.
    """
    night = WholeNight(book, night=_opened(book, "For love", None))
    night.do(PlayerAdded, "Ana")
    night.do(PlayerAdded, "Byte", program=True)
    table = night.open_table("superfecta", [1, 2])
    night.do(Cut, table, 1, "first")
    night.do(Cut, table, 1, "second")
    night.play_rounds(table, 1)
    night.begin(table)
    night.end(table)
    idle = night.open_table("uth", [1])
    night.do(GameChanged, idle, "kabu", {}, "virtual")
    night.lose_seed(idle)
    night.renew_commitment(idle)
    night.do(LastRound, idle, True, table)
    night.do(LastRound, idle, True)
    night.do(LastRound, table, True, idle)
    night.do(NightClosed)
    return night


def play_on_credit(book: Book) -> WholeNight:
    """A night for money in which no chip was paid for in cash, and nothing was counted."""
    money: dict[str, Any] = {"minor": 10, "currency": "EUR"}
    night = WholeNight(book, night=_opened(book, "On credit", money))
    night.do(NightChanged, {"chip_value": money | {"minor": 20}})
    night.do(PlayerAdded, "Ana")
    night.do(BuyIn, 1, 50, "marker")
    night.do(MarkerLimited, 1, 500)
    night.do(FloatAdded, 900)
    night.do(CashBooked, "donation", 400, "for the animal shelter")
    night.do(NightClosed)
    return night


def _opened(book: Book, name: str, worth: Any) -> int:
    return open_night(book, request(), name=name, chip_value=worth, chip_set=CHIPS).night.id


def _a_donation_and_its_cash(bodies: list[Body]) -> None:
    booked = of_kind(bodies, "cash-booked")
    booked["booked"] += 50
    booked["transfers"][0][2] += 50


def _a_donation_as_a_fee(bodies: list[Body]) -> None:
    booked = of_kind(bodies, "cash-booked", what="donation")
    booked["what"] = booked["transfers"][0][3] = "entry-fee"


def _a_float_and_its_cash(bodies: list[Body]) -> None:
    added = [body for body in bodies if body["kind"] == "float-added"][-1]
    added["float"] += 1
    added["transfers"][0][2] += 1


def _chips_and_all_they_moved(bodies: list[Body]) -> None:
    bought = of_kind(bodies, "buy-in")
    bought["chips"] += 10
    for moved in bought["transfers"]:
        moved[2] += 10
    of_kind(bodies, "night-closed")["holders"][0]["chips"] += 10


def _a_name_in_all_entries(bodies: list[Body]) -> None:
    of_kind(bodies, "player-added", name="Ben")["name"] = "Bob"
    for body in bodies:
        for seated in body["seats"] if body["kind"] == "round-began" else ():
            seated["name"] = "Bob" if seated["name"] == "Ben" else seated["name"]


def _a_currency_in_all_entries(bodies: list[Body]) -> None:
    for body in bodies:
        if body.get("chip_value"):
            body["chip_value"]["currency"] = "CHF"


def _options_in_all_entries(option: str, value: Any) -> Tampering:
    def tamper(bodies: list[Body]) -> None:
        first = of_kind(bodies, "table-opened")
        was = json.dumps(first["options"])
        for body in bodies:
            if body.get("table") == first["table"] and json.dumps(body.get("options")) == was:
                body["options"] = {**body["options"], option: value}

    return tamper


def _another_seed(voided: bool) -> Tampering:
    """Of the first round that was voided, or of the first that was played and closed."""

    def tamper(bodies: list[Body]) -> None:
        ended = next(
            at
            for at, body in enumerate(bodies)
            if body["kind"] == ("round-voided" if voided else "round-closed") and body["seed"]
        )
        was, seed = commitment(bytes.fromhex(bodies[ended]["seed"])), "5" * 64
        bodies[ended]["seed"] = seed
        for body in bodies[:ended]:
            if body.get("commitment") == was:
                body["commitment"] = commitment(bytes.fromhex(seed))

    return tamper


def _without(kind: str) -> Tampering:
    return lambda bodies: bodies.remove(of_kind(bodies, kind))


def _with_another_limit(bodies: list[Body]) -> None:
    limited = of_kind(bodies, "marker-limited")
    again = json.loads(json.dumps(limited)) | {"was": limited["limit"], "limit": 900}
    again["request"]["key"] = "one more"
    bodies.insert(bodies.index(limited) + 1, again)


def _the_end_cut_off(bodies: list[Body]) -> None:
    del bodies[-3:]


ALIKE: dict[str, tuple[str, Tampering]] = {
    "a donation with its cash": ("credit", _a_donation_and_its_cash),
    "a donation as an entry fee": ("credit", _a_donation_as_a_fee),
    "a float with its cash": ("credit", _a_float_and_its_cash),
    "chips with all that they moved": ("credit", _chips_and_all_they_moved),
    "a name in all entries": ("whole", _a_name_in_all_entries),
    "a currency in all entries": ("whole", _a_currency_in_all_entries),
    "options by which nothing differs": ("whole", _options_in_all_entries("maximum_bet", 10**6)),
    "another seed of a round that was voided": ("love", _another_seed(voided=True)),
    "a word left out that was replaced": ("love", _without("cut")),
    "a limit left out": ("credit", _without("marker-limited")),
    "a limit put in": ("credit", _with_another_limit),
    "the end cut off": ("credit", _the_end_cut_off),
}
"""What is changed together with all that says it again, where nothing hangs on it: only a seal
tells. With the night it is tried in.
"""
ALIKE_FOUND: dict[str, tuple[str, Tampering]] = {
    "a donation with its cash, and the drawer was short later": ("whole", _a_donation_and_its_cash),
    "options by which a bet was too high": ("whole", _options_in_all_entries("maximum_bet", 2)),
    "another seed of a round that was paid": ("whole", _another_seed(voided=False)),
}
"""The same, where something hangs on it."""
