"""What is looked at besides the rows of the database (`tests.simulator.model`): that screens agree
with each other and with the book, that nothing hidden reaches them, that the book can be checked.
"""

import json
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

import msgspec

from games.cards import Card
from games.engine import Round, view
from games.engine.shuffle import Draws, shuffled
from ledger import bundle
from ledger.audit import audited
from ledger.audit.database import DatabaseRecords
from ledger.book import Book
from ledger.bundle import verify
from ledger.errors import LedgerError
from ledger.importing import import_bundle
from ledger.store.database import Database
from tests.simulator import page
from tests.simulator.entries import Broken, WrongAnswer
from tests.simulator.network import Screen
from tests.simulator.people import state_of
from tests.simulator.world import app_for, empty_book

if TYPE_CHECKING:
    from tests.simulator.evening import Evening

FORGERIES = 4
"""Each with a digit of its own."""
_BESIDE = 2
"""The place of the application that looks at copies."""


def screens_agree(evening: "Evening") -> None:
    """A screen that was told all there is, and fetched what it was told of, shows what the same
    screen would that is opened afresh. (What it has fetched this very moment is asked for once more
    now and then only.)
    """
    for screen in evening.screens:
        if not evening.is_told(screen):
            continue
        if screen.catch_up() and evening.draws.random() < 0.75:
            continue
        fresh = screen.ask("GET", screen.shows or "")
        if fresh.status_code >= 400:
            raise Broken(f"{screen.name} is answered with {fresh.status_code}: {fresh.json}")
        if screen.shown == fresh.data:
            continue
        was, now = _content(screen.shown), _content(fresh.data)
        if was != now:
            raise Broken(f"{screen.name} shows what is not so any more: {_differs(was, now)}")


def screens_show_the_book(evening: "Evening") -> None:
    """Chips that the desk and the tablets show are those of the book's rows; and no screen has the
    seed of a shuffle that is still to be kept.
    """
    seeds = _secret_seeds(evening)
    for screen in evening.screens:
        if any(seed in screen.shown for seed in seeds):
            raise Broken(f"{screen.name} is shown a seed that is still secret")
        if not screen.name.startswith(("host", "tablet")) or not evening.is_told(screen):
            continue
        state = msgspec.json.decode(screen.shown)
        night = evening.model.lines[int((screen.shows or "").split("/")[1])]
        for name, shown in _chips_shown(state):
            if shown != night.balances[name]:
                raise Broken(f"{screen.name} shows {shown} of {name}: {night.balances[name]}")
        if "chips" in state and (left := _left_over(state)):
            raise Broken(f"{screen.name} shows {left} chips that nobody has won or lost")


def _secret_seeds(evening: "Evening") -> list[bytes]:
    """The seeds of shuffles that are not published yet, as they would be written."""
    return [bytes(seed).hex().encode() for (seed,) in evening.rows("SELECT seed FROM secrets")]


def desk_shows_the_book(evening: "Evening", night: int) -> None:
    """What the desk would show now is in the rows: what a disk did not take is in nobody's memory
    either.
    """
    if not night:
        return
    shown = state_of(evening.screens[0], f"nights/{night}")
    [(newest,)] = evening.rows(f"SELECT max(number) FROM entries WHERE night = {night}")
    if shown["version"] > newest:
        raise WrongAnswer(f"the desk shows entry {shown['version']}: the rows end with {newest}")
    has = dict(evening.rows(f"SELECT name, balance FROM accounts WHERE night = {night}"))
    for name, chips in _chips_shown(shown):
        if chips != has.get(name, 0):
            found = has.get(name, 0)
            raise WrongAnswer(f"the desk shows {chips} of {name}, and the rows have {found}")


def _left_over(desk: Any) -> int:
    """What everybody is up, the house included: nothing, where the desk adds up."""
    players = sum(player["result"] for player in desk["players"])
    tables = sum(each["result"] + each["found"] + each["in_pots"] for each in desk["tables"])
    return int(players + tables + desk["chips"]["over_short"])


def _chips_shown(state: Any) -> Iterator[tuple[str, int]]:
    """The accounts whose chips a desk or a tablet shows, and how many."""
    for player in state.get("players", ()):
        yield f"bankroll:{player['player']}", player["bankroll"]
        yield f"marker:desk:{player['player']}", player["owes"]["desk"]
        yield f"marker:house:{player['player']}", player["owed"]
        for rack in player["racks"]:
            yield f"rack:{rack['table']}:{player['player']}", rack["chips"]
    if table := state.get("table"):
        yield f"tray:{table['table']}", table["tray"]
        for seat in table["seats"]:
            yield f"bankroll:{seat['player']}", seat["bankroll"]
            yield f"rack:{table['table']}:{seat['player']}", seat["rack"]


def another_server_shows_the_same(evening: "Evening") -> None:
    """A server that has seen nothing but the book shows every screen the same bytes."""
    if not evening.world.is_sqlite:
        return
    evening.counts["check: another server"] += 1
    with evening.world.copy("beside") as services:
        app = app_for(_BESIDE, services)
        for screen in evening.screens:
            there = _content(screen.ask("GET", screen.shows or "", app=app).data)
            here = _content(screen.shown)  # which is what one opened afresh shows
            if not evening.is_told(screen):
                here = _content(screen.ask("GET", screen.shows or "").data)
            if there != here:
                raise Broken(
                    f"the book shows {screen.name} something else: {_differs(here, there)}"
                )


class Packs:
    """The packs of one replay, two of whose cards can be exchanged."""

    def __init__(self) -> None:
        self.places: tuple[int, int, int] | None = None
        self.count = 0
        self.orders: list[list[Card]] = []

    def shuffle(self, pack: Iterable[Card], draws: Draws) -> list[Card]:
        order = ["".join(list(card)) for card in shuffled(pack, draws)]
        if self.places and self.places[0] == len(self.orders):
            _, i, j = self.places
            order[i], order[j] = order[j], order[i]
        self.orders.append(order)
        return order


def nothing_hidden_is_shown(evening: "Evening") -> None:
    """A twin of the evening in which two cards lie in each other's places gives every screen that
    sees neither of them the same bytes.
    """
    if not evening.world.is_sqlite:
        return
    at_tables: defaultdict[tuple[int, int], list[Screen]] = defaultdict(list)
    for screen in evening.screens:
        if screen.name.startswith(("phone", "wall")) and screen.stream and screen.table:
            night = int(screen.name.split()[1].split(".")[0])
            at_tables[night, screen.table].append(screen)
    for (night, table), screens in at_tables.items():
        first = Packs()
        with _twin(evening, first) as app:
            live = app.extensions["croupier"].rounds.look(night, table, lambda _n, _t, live: live)
            if live is None or live.frozen or live.round.finished:
                continue
            seen = [screen.ask("GET", screen.shows or "", app=app).data for screen in screens]
        for screen, mine in zip(screens, seen, strict=True):
            viewer = _viewer(evening, screen, night, table)
            if places := _hidden_pair(live.round, viewer, first, evening):
                _compare_twin(evening, screen, mine, places, _asked(live.round))


def _viewer(evening: "Evening", screen: Screen, night: int, table: int) -> int | str:
    if screen.name.startswith("phone"):
        player = int(screen.name.split(".")[1])
        seats = evening.seats_of(night, table)
        return next((seat for seat, who in seats.items() if who == player), "wall")
    return "wall"


def _compare_twin(
    evening: "Evening",
    screen: Screen,
    mine: bytes,
    places: tuple[int, int, int],
    asked: set[tuple[Any, str]],
) -> None:
    night, table = int(screen.name.split()[1].split(".")[0]), screen.table
    second = Packs()
    second.places = places
    with _twin(evening, second) as app:
        # This table's shuffles are the first ones, as they were in the other twin.
        live = app.extensions["croupier"].rounds.look(night, table, lambda _n, _t, live: live)
        if live is None or live.frozen or _asked(live.round) != asked:
            return  # somebody has played one of them, or who has it is the next by the rules
        theirs = screen.ask("GET", screen.shows or "", app=app).data
    evening.counts["check: a twin"] += 1
    if mine != theirs:
        raise Broken(f"{screen.name} sees what is hidden from it: {_differs(mine, theirs)}")


def _asked(round_: Round) -> set[tuple[Any, str]]:
    """Who is asked what, of which everybody is told."""
    return {(option.by, option.do) for option in round_.prompt.options} if round_.prompt else set()


@contextmanager
def _twin(evening: "Evening", packs: Packs) -> Any:
    with (
        mock.patch("games.engine.table.shuffled", packs.shuffle),
        evening.world.copy("twin") as services,
    ):
        yield app_for(_BESIDE, services)


def _hidden_pair(
    round_: Round, viewer: Any, packs: Packs, evening: "Evening"
) -> tuple[int, int, int] | None:
    """Two cards of one shuffle that the viewer sees neither of: of the players' hands, if any; and
    none that everybody was told of before, as of a hand that was exposed, or of what was turned up
    and lies face down by now, or of what by the rules is in no hand.
    """
    record = json.dumps(msgspec.to_builtins(view(round_, "wall").record))
    done = repr([(step.action, step.events) for step in round_.steps])
    hidden = [
        card
        for zone in sorted(round_.table.zones.values(), key=lambda zone: zone.owner is None)
        if not zone.seen_by(viewer) and not zone.seen_by("wall")
        for card in zone.cards
        if card not in round_.table.known_elsewhere
        and json.dumps(card) not in record
        and not (zone.sight == "none" and repr(card) in done)
    ]
    for number, order in reversed(list(enumerate(packs.orders))):
        where = {id(card): place for place, card in enumerate(order)}
        here = [where[id(card)] for card in hidden if id(card) in where]
        if len(here) > 1:
            first = here[0]
            others = [place for place in here[1:] if order[place] != order[first]]
            if others:
                return number, first, evening.draws.choice(others)
    return None


def audits_and_exports(evening: "Evening") -> None:
    """Every night is audited; its bundle verifies, has no seed of a round in play, and brought into
    another house it is there byte for byte, with its balances, and audited there.
    """
    evening.counts["check: an audit"] += 1
    database = evening.world.servers[0].database
    seeds = _secret_seeds(evening)
    for night in evening.nights:
        with database.reading() as connection:
            found = audited(DatabaseRecords(connection, night))
            if found.findings:
                raise Broken(f"the audit of night {night}: {found.findings[0]}")
            written = "".join(bundle.written(DatabaseRecords(connection, night)))
        if any(seed.decode() in written for seed in seeds):
            raise Broken(f"the bundle of night {night} has a seed that is still secret")
        file = bundle.read(written)
        if verify(file).findings:
            raise Broken(f"the bundle of night {night} does not verify")
        forged = [_forged(written, evening) for _ in range(FORGERIES)]
        if any(map(_is_true, forged)):
            raise Broken(f"the bundle of night {night} verifies with another digit in it")
        _page_agrees(evening, written, forged)
        _bring(evening, night, written, forged[0])


def _page_agrees(evening: "Evening", written: str, forged: Sequence[str]) -> None:
    """The page that people check a bundle with takes it, and none that was forged."""
    if not page.is_there():
        return
    evening.counts["check: the page"] += 1
    true, *false = page.verdicts([written, *forged])
    if true == "wrong" or set(false) != {"wrong"}:
        raise Broken(f"the page says {true} of a bundle, and of forged ones {false}")


def _forged(written: str, evening: "Evening") -> str:
    """The bundle with one digit of what its entries say exchanged."""
    bodies = list(re.finditer(r'"body":.*?"hash":', written))
    body = evening.draws.choice(bodies)
    digits = [match.start() for match in re.finditer(r"\d", body[0])]
    at = body.start() + evening.draws.choice(digits)
    return f"{written[:at]}{(int(written[at]) + 1) % 10}{written[at + 1 :]}"


def _is_true(written: str) -> bool:
    """Whether the verifier finds nothing wrong with a bundle."""
    try:
        return not verify(bundle.read(written)).findings
    except LedgerError:
        return False


def _bring(evening: "Evening", night: int, written: str, forged: str) -> None:
    """Bring a night into another house, which takes no forged one."""
    path = Path(evening.world.path.with_name("other.sqlite"))
    path.write_bytes(empty_book(path.parent))
    database = Database(f"sqlite:///{path}")
    try:
        if _is_taken(database, forged):
            raise Broken(f"another house takes night {night} with another digit in it")
        number = import_bundle(Book(database), bundle.read(written))
        with database.reading() as connection:
            records = DatabaseRecords(connection, number)
            found = audited(records)
            if found.findings:
                raise Broken(f"the audit of a night that was brought in: {found.findings[0]}")
            if found.report != verify(bundle.read(written)).report:
                raise Broken(f"the audit of night {night} says something else once brought in")
            if "".join(bundle.written(records)) != written:
                raise Broken(f"night {night} is another one after it was brought in")
        with closing(sqlite3.connect(path)) as connection:
            there = Counter(dict(connection.execute("SELECT name, balance FROM accounts")))
        if there != evening.model.lines[night].balances:
            raise Broken(f"night {night} has other balances after it was brought in")
    finally:
        database.close()
        for suffix in ("", "-wal", "-shm"):
            path.with_name(path.name + suffix).unlink(missing_ok=True)


def _is_taken(database: Database, written: str) -> bool:
    """Whether a house takes this bundle."""
    try:
        import_bundle(Book(database), bundle.read(written))
    except LedgerError:
        return False
    return True


_OF_TIME = {"version", "silent", "phone", "still", "was_late", "hand_over"}
"""The newest entry's number, which may be another table's alone; which screens are silent by now,
how long a table stands still, and whose hand-over is over, of which only time tells; and who let
the time run out, which the server that deals remembers.
"""


def _content(shown: bytes) -> Any:
    """What is shown, but for what nobody is told of; and for what a phone says of tables that it
    does not follow.
    """
    state = msgspec.json.decode(shown)
    if "mine" in state:
        state = {name: value for name, value in state.items() if name not in ("mine", "tables")}
        del state["me"]["racks"], state["me"]["in_pots"]
    return _lasting(state)


def _lasting(value: Any) -> Any:
    if isinstance(value, dict):
        lasting = {name: _lasting(each) for name, each in value.items() if name not in _OF_TIME}
        if isinstance(lasting.get("dealing"), dict):
            lasting["dealing"].pop("left", None)  # milliseconds
        return lasting
    return [_lasting(each) for each in value] if isinstance(value, list) else value


def _differs(shown: Any, other_shown: Any) -> str:
    one, other = (
        each if isinstance(each, bytes) else json.dumps(each, sort_keys=True).encode()
        for each in (shown, other_shown)
    )
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"…{one[max(0, at - 60) : at + 60]!r} and …{other[max(0, at - 60) : at + 60]!r}"
