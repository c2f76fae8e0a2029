"""Two hosts at two desks, each with two windows, who do everything at once in a house of several
nights: ``python -m tests.web.two_desks [--requests 4000] [--seed 1] [--postgres]``.

Nothing they say may fail but for a reason in a sentence; what was acknowledged is in the book once,
what was refused is not, and afterwards every audit finds everything in order. What each of them
says follows from the seed and from what is seen; in which order it arrives is the machine's.
"""

import argparse
import itertools
import json
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from random import Random
from typing import Any, NamedTuple

import sqlalchemy as sa

from ledger.audit import audited
from ledger.audit.database import DatabaseRecords, nights_of, orphans
from ledger.audit.storage import storage
from ledger.book import opened
from ledger.reports.desk_view import disagreements
from ledger.store import migration
from ledger.store.database import Database
from ledger.store.schema import entries, house_entries
from tests.postgres import running_server
from tests.server import server_of
from tests.web.conftest import PIN, QUICK
from web.app import create_app
from web.services.services import open_services

NIGHTS, PLAYERS, TABLES = 6, 4, 2
"""So many nights are there at most; players and tables are asked for up to these numbers."""
WINDOWS = 2
PEOPLE = ("Ana", "Ben", "Cleo")
CHIP_SET = [{"value": 1, "colour": "white"}, {"value": 5, "colour": "red"}]
GAMES = ("uth", "superfecta", "bura", "polignac")
KINDS = ("json", "csv", "hledger-house", "xlsx")
PATIENCE = 120


class Said(NamedTuple):
    """A request."""

    method: str
    path: str
    body: Any = None


class Answer(NamedTuple):
    """What was answered."""

    status: int
    told: Any


@dataclass
class Window:
    """A window of a desk: a connection of its own, and the cookies of its host."""

    port: int
    name: str
    cookies: dict[str, str] = field(default_factory=dict)
    numbers: Iterator[int] = field(default_factory=itertools.count)

    def new_key(self) -> str:
        """An idempotency key that nobody else has."""
        return f"{self.name}-{next(self.numbers)}"

    def ask(self, said: Said, key: str) -> Answer:
        """The status, and the JSON where there is some."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {
            "Content-Type": "application/json",
            "Idempotency-Key": key,
            "Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
        }
        body = None if said.method == "GET" else json.dumps(said.body or {})
        try:
            connection.request(said.method, f"/api/{said.path}", body, headers)
            answer = connection.getresponse()
            for cookie in answer.msg.get_all("Set-Cookie") or ():
                name, _, value = cookie.partition(";")[0].partition("=")
                self.cookies[name] = value
            text, media = answer.read(), answer.headers.get("Content-Type", "")
            told = json.loads(text) if media.startswith("application/json") else None
            return Answer(answer.status, told)
        finally:
            connection.close()

    def done(self, method: str, path: str, body: Any = None) -> Any:
        """What is answered to something that cannot be refused."""
        answer = self.ask(Said(method, path, body), self.new_key())
        assert answer.status < 300, answer
        return answer.told


class Host:
    """What somebody at a window says next, by chance."""

    def __init__(self, window: Window, chance: Random, is_open: set[int]) -> None:
        self._window, self._chance = window, chance
        self._is_open = is_open
        """The nights that are, as far as anybody here knows."""

    def next(self) -> tuple[str, Said]:
        """What is done, and how it is said."""
        name = self._chance.choices(list(ACTIONS), [weight for weight, _ in ACTIONS.values()])[0]
        return name, ACTIONS[name][1](self)

    def _one(self, most: int) -> int:
        return self._chance.randint(1, most)

    @property
    def _night(self) -> str:
        here = sorted(self._is_open) if self._one(6) > 1 else []
        return f"nights/{self._chance.choice(here) if here else self._one(NIGHTS)}"

    @property
    def _player(self) -> str:
        return f"{self._night}/players/{self._one(PLAYERS)}"

    @property
    def _table(self) -> str:
        night = self._night
        tables = self._look(night).get("tables", []) if self._one(4) > 1 else []
        here = [line["table"] for line in tables if line["status"] != "closed"]
        return f"{night}/tables/{self._chance.choice(here) if here else self._one(TABLES)}"

    def _look(self, path: str) -> Any:
        return self._window.ask(Said("GET", path), "").told or {}

    def new_night(self) -> Said:
        body = {
            "name": self._chance.choice(("Friday", "Club", "Sunday")),
            "money": {"currency": "EUR", "chip": self._chance.choice((10, 10, 5))},
            "chip_set": CHIP_SET,
            "float": self._chance.choice((0, 2000)),
            "people": [1, 2, 3],
            "tables": [{"game": "uth", "cards": "virtual", "tray": 100}],
        }
        return Said("POST", "nights", body)

    def change_night(self) -> Said:
        return Said("PATCH", self._night, {"name": f"Night {self._one(9)}"})

    def close(self) -> Said:
        return Said("POST", f"{self._night}/close")

    def reopen(self) -> Said:
        return Said("POST", f"{self._night}/reopen")

    def add_player(self) -> Said:
        who = {"person": self._one(4)} if self._one(2) == 1 else {"name": f"Guest {self._one(9)}"}
        return Said("POST", f"{self._night}/players", who)

    def rename_player(self) -> Said:
        return Said("PATCH", self._player, {"name": f"Guest {self._one(9)}"})

    def limit(self) -> Said:
        return Said("PUT", f"{self._player}/marker-limit", {"limit": self._one(100)})

    def sell(self) -> Said:
        against = self._chance.choice(("cash", "marker", "marker", "owed"))
        return Said("POST", f"{self._player}/buy-ins", {"chips": self._one(30), "against": against})

    def sell_all(self) -> Said:
        body = {"players": [1, 2, 3], "chips": self._one(20), "against": "marker"}
        return Said("POST", f"{self._night}/buy-ins", body)

    def buy_back(self) -> Said:
        return Said("POST", f"{self._player}/buy-backs", {"chips": self._one(20)})

    def cash_out(self) -> Said:
        return Said("POST", f"{self._player}/cash-outs")

    def repay(self) -> Said:
        body = {"chips": self._one(20), "with": self._chance.choice(("chips", "cash"))}
        return Said("POST", f"{self._player}/repayments", body)

    def pay(self) -> Said:
        return Said("POST", f"{self._player}/house-payments", {"chips": self._one(20)})

    def give(self) -> Said:
        body = {"from": self._one(PLAYERS), "to": self._one(PLAYERS), "chips": self._one(20)}
        return Said("POST", f"{self._night}/gifts", body)

    def add_float(self) -> Said:
        return Said("POST", f"{self._night}/floats", {"cash": self._one(500)})

    def count_drawer(self) -> Said:
        return Said("POST", f"{self._night}/drawer-counts", {"counted": self._one(3000)})

    def book_cash(self) -> Said:
        what = self._chance.choice(("donation", "entry-fee", "prize", "expense"))
        body = {"what": what, "cash": self._one(300), "purpose": "the club", "player": 1}
        return Said("POST", f"{self._night}/purposes", body)

    def open_table(self) -> Said:
        body = {"game": self._chance.choice(GAMES), "cards": "virtual", "tray": self._one(50)}
        return Said("POST", f"{self._night}/tables", body)

    def close_table(self) -> Said:
        return Said("POST", f"{self._table}/close")

    def fill(self) -> Said:
        way = self._chance.choice(("fills", "credits"))
        return Said("POST", f"{self._table}/{way}", {"chips": self._one(20)})

    def count_tray(self) -> Said:
        table = self._table
        night, _, number = table.partition("/tables/")
        tables = self._look(night).get("tables", [])
        tray = next((line["tray"] for line in tables if line["table"] == int(number)), 50)
        found = max(0, tray - self._chance.choice((0, 0, 1)))
        counts = [[{"value": 1, "count": found}]] * (1 if found == tray else 2)
        return Said("POST", f"{table}/counts", {"counts": counts, "book": tray})

    def take_over(self) -> Said:
        return Said("PUT", f"{self._table}/screen")

    def sit(self) -> Said:
        body = {"player": self._one(PLAYERS), "seat": self._one(4), "chips": self._one(10)}
        return Said("POST", f"{self._table}/seats", body)

    def stand(self) -> Said:
        seat = self._chance.choice(("", "", f"/{self._one(4)}"))
        return Said("DELETE", f"{self._table}/seats{seat}")

    def move(self) -> Said:
        return Said("POST", f"{self._table}/move", {"to": self._one(TABLES)})

    def change_game(self) -> Said:
        body = {"game": self._chance.choice(GAMES), "cards": "virtual"}
        return Said("PUT", f"{self._table}/game", body)

    def begin_round(self) -> Said:
        table = self._table
        here = self._look(table)
        number = here.get("table", {}).get("number", 0) + (here.get("round") is not None)
        return Said("POST", f"{table}/rounds", {"number": number or 1})

    def void_round(self) -> Said:
        table = self._table
        number = self._look(table).get("table", {}).get("number", 0)
        return Said("POST", f"{table}/rounds/{number or 1}/void", {"reason": "misdeal"})

    def take_back(self) -> Said:
        night = self._night
        newest = self._look(night).get("version", 1)
        entry = max(1, newest - self._chance.randint(0, 12))
        return Said("POST", f"{night}/corrections", {"entry": entry, "why": "a slip"})

    def take_all_back(self) -> Said:
        night = self._night
        newest = self._look(night).get("version", 1)
        some = sorted({max(1, newest - self._chance.randint(0, 6)) for _ in range(2)})
        return Said("POST", f"{night}/corrections/all", {"entries": some, "why": "slips"})

    def _debt(self) -> Any:
        found = self._look("debts").get("debts") or [{"night": 1, "player": 1, "chips": 0}]
        open_ = [debt for debt in found if debt.get("open")]
        return self._chance.choice(open_ if open_ and self._one(4) > 1 else found)

    def bring(self) -> Said:
        debt = self._debt()
        body = {"night": debt["night"], "player": debt["player"]}
        there = debt["player"] if self._one(6) > 1 else self._one(PLAYERS)
        return Said("POST", f"{self._night}/players/{there}/debts", body)

    def reopen_what_owes(self) -> Said:
        return Said("POST", f"nights/{self._debt()['night']}/reopen")

    def settle(self) -> Said:
        debt = self._debt()
        body = {"settled": self._one(3) > 1, "how": "in the car"}
        return Said("PUT", f"nights/{debt['night']}/players/{debt['player']}/settled", body)

    def take_debt_back(self) -> Said:
        went = [debt["went"] for debt in self._look("debts").get("debts", []) if debt["went"]]
        if not went:
            return Said("GET", "debts")
        there = self._chance.choice(went)
        body = {"entry": there["entry"], "why": "another night"}
        return Said("POST", f"nights/{there['night']}/corrections", body)

    def add_person(self) -> Said:
        return Said("POST", "people", {"name": f"Guest {self._one(9)}"})

    def change_person(self) -> Said:
        person = self._one(4)
        name = f"{(*PEOPLE, 'Dov')[person - 1]} {self._one(9)}"
        return Said("PATCH", f"people/{person}", {"name": name, "note": f"{self._one(9)}"})

    def say_who(self) -> Said:
        night, player = self._one(NIGHTS), self._one(PLAYERS)
        who = player if self._one(3) > 1 else self._chance.choice((None, self._one(4)))
        return Said("PUT", f"nights/{night}/players/{player}/person", {"person": who})

    def group(self) -> Said:
        people = self._chance.sample((1, 2, 3), self._chance.randint(0, 3))
        return Said("PUT", "groups", {"name": f"Group {self._one(3)}", "people": people})

    def look(self) -> Said:
        night = self._night
        return Said(
            "GET",
            self._chance.choice(
                (
                    "nights",
                    "people",
                    "debts",
                    "season",
                    "season/csv",
                    "people/1/year",
                    night,
                    f"{night}/page",
                    f"{night}/books",
                    f"{night}/books/journal",
                    f"{night}/entries",
                    f"{night}/audit",
                )
            ),
        )

    def export(self) -> Said:
        kind = self._chance.choice(KINDS)
        night = self._one(NIGHTS)
        if self._one(3) == 1:
            return Said("POST", "exports", {"kind": kind, "nights": f"{night}"})
        return Said("GET", f"nights/{night}/exports/{kind}")

    def audit(self) -> Said:
        return Said("POST", f"{self._night}/audit")


ACTIONS: dict[str, tuple[int, Callable[[Host], Said]]] = {
    "new night": (3, Host.new_night),
    "change night": (1, Host.change_night),
    "close": (5, Host.close),
    "reopen": (4, Host.reopen),
    "reopen what owes": (6, Host.reopen_what_owes),
    "add player": (2, Host.add_player),
    "rename player": (2, Host.rename_player),
    "limit": (1, Host.limit),
    "sell": (8, Host.sell),
    "sell to all": (3, Host.sell_all),
    "buy back": (2, Host.buy_back),
    "cash out": (4, Host.cash_out),
    "repay": (3, Host.repay),
    "pay": (2, Host.pay),
    "give": (5, Host.give),
    "float": (2, Host.add_float),
    "count drawer": (1, Host.count_drawer),
    "book cash": (2, Host.book_cash),
    "open table": (6, Host.open_table),
    "close table": (2, Host.close_table),
    "fill": (2, Host.fill),
    "count tray": (3, Host.count_tray),
    "take over": (5, Host.take_over),
    "sit": (8, Host.sit),
    "stand": (3, Host.stand),
    "move": (1, Host.move),
    "change game": (2, Host.change_game),
    "begin round": (4, Host.begin_round),
    "void round": (4, Host.void_round),
    "take back": (5, Host.take_back),
    "take all back": (2, Host.take_all_back),
    "bring": (9, Host.bring),
    "settle": (5, Host.settle),
    "take debt back": (5, Host.take_debt_back),
    "add person": (1, Host.add_person),
    "change person": (2, Host.change_person),
    "say who": (3, Host.say_who),
    "group": (1, Host.group),
    "look": (8, Host.look),
    "export": (3, Host.export),
    "audit": (1, Host.audit),
}


UNWRITTEN = {"audit", "export", "take over"}
"""Actions that write into no chain, and that may be answered otherwise when they are said again."""


@dataclass
class Evening:
    """What came of it."""

    statuses: Counter[tuple[str, int]] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    """Answers that nobody may get, and what is wrong with the book."""
    accepted: dict[str, str] = field(default_factory=dict)
    """The keys of what was written, each with the action."""
    refused: dict[str, str] = field(default_factory=dict)
    """The keys of what was refused, each with what was said and answered."""
    reasons: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Why each action was refused."""
    repeated: int = 0
    seconds: float = 0

    def note(self, action: str, said: Said, key: str, answer: Answer) -> None:
        """An answer."""
        self.statuses[action, answer.status] += 1
        if answer.status >= 500:
            self.broken.append(f"{action}: {said} is answered {answer}")
        elif answer.status >= 300:
            message = (answer.told or {}).get("error", {}).get("message", "")
            if not message.endswith((".", "?")):
                self.broken.append(f"{action}: {said} is refused with no sentence: {answer}")
            if said.method != "GET":
                self.refused[key] = f"{action}: {said} is refused: {message}"
            self.reasons[action, message] += 1
        elif said.method != "GET":
            self.accepted[key] = action

    def lines(self) -> Iterator[str]:
        """The figures."""
        total = self.statuses.total()
        well = sum(times for (_, status), times in self.statuses.items() if status < 300)
        yield (
            f"{total:,} requests in {self.seconds:.0f} s: {well:,} answered, {total - well:,} "
            f"refused in a sentence; {self.repeated:,} said twice; {len(self.broken)} wrong."
        )
        for action in ACTIONS:
            told = [
                f"{times} × {status}"
                for (name, status), times in sorted(self.statuses.items())
                if name == action
            ]
            yield f"  {action:<18} {', '.join(told)}"
        yield from self.broken


@contextmanager
def desks(url: str, seed: int) -> Iterator[list[Window]]:
    """Two hosts, each with some windows: on PostgreSQL at a server of its own, on SQLite at the one
    server that a file may have. People are known, and the first nights are open.
    """
    with ExitStack() as stack:
        databases = [Database(url) for _ in range(1 if url.startswith("sqlite") else 2)]
        migration.upgrade(databases[0])
        services = [open_services(database, hasher=QUICK) for database in databases]
        ports = []
        for each in services:
            stack.callback(each.database.close)
            ports.append(stack.enter_context(server_of(create_app(each), each.hub))[1])
        hosts = [Window(ports[at % len(ports)], f"desk-{seed}-{at}") for at in range(2)]
        token = services[0].pin.new_link()
        hosts[0].done("POST", "session/first", {"token": token, "pin": PIN})
        hosts[1].done("POST", "session/host", {"pin": PIN})
        for name in PEOPLE:
            hosts[0].done("POST", "people", {"name": name})
        chance = Random(seed)
        for _ in range(3):
            hosts[0].done(*Host(hosts[0], chance, set()).new_night())
        windows = [
            Window(host.port, f"{host.name}-{number}", dict(host.cookies))
            for host in hosts
            for number in range(WINDOWS)
        ]
        yield windows


def play(url: str, requests: int, seed: int) -> Evening:
    """So many requests, from all windows at once; and then a look at the whole book."""
    evening = Evening()
    mine = threading.Lock()
    is_open = {1, 2, 3}
    with desks(url, seed) as windows:

        def act(window: Window) -> None:
            chance = Random(f"{seed}/{window.name}")
            host = Host(window, chance, is_open)
            for _ in range(requests // len(windows)):
                action, said = host.next()
                if action == "new night" and len(is_open) > 2 and chance.random() < 0.8:
                    continue
                key = window.new_key()
                answer = window.ask(said, key)
                well = answer.status < 300 and said.method != "GET" and action not in UNWRITTEN
                again = window.ask(said, key) if well and chance.random() < 0.1 else None
                with mine:
                    _follow(is_open, said, answer)
                    evening.note(action, said, key, answer)
                    if again is not None:
                        evening.repeated += 1
                        entries_ = [(each.told or {}).get("entry") for each in (answer, again)]
                        if again.status >= 300 or entries_[0] != entries_[1]:
                            evening.broken.append(f"{action}: {answer} is said twice: {again}")

        began = time.monotonic()
        with ThreadPoolExecutor(len(windows)) as pool:
            list(pool.map(act, windows))
        evening.seconds = time.monotonic() - began
        _compare(windows, evening)
    evening.broken += wrong_in(url, evening)
    return evening


def _follow(is_open: set[int], said: Said, answer: Answer) -> None:
    """Know which nights are open."""
    _, _, rest = said.path.partition("nights/")
    night, _, action = rest.partition("/")
    if answer.status < 300 and said.path == "nights" and said.method == "POST":
        is_open.add(answer.told["state"]["night"])
    elif answer.status < 300 and action == "reopen":
        is_open.add(int(night))
    elif answer.status < 300 and action == "close":
        is_open.discard(int(night))


def _compare(windows: list[Window], evening: Evening) -> None:
    """Both servers show the same."""
    numbers = [line["night"] for line in windows[0].done("GET", "nights")["nights"]]
    for path in ("people", "debts", *(f"nights/{number}" for number in numbers)):
        shown = [windows[at].done("GET", path) for at in (0, -1)]
        for each in shown:
            each.pop("screens", None)
        if shown[0] != shown[1]:
            other = [key for key in shown[0] if shown[0][key] != shown[1].get(key)]
            evening.broken.append(f"{path} is not the same at both desks: {other}")


def wrong_in(url: str, evening: Evening) -> Iterator[str]:
    """What is wrong with the book, and with what was said to be in it."""
    with opened(url) as book, book.database.reading() as connection:
        yield from (f"audit: {finding}" for finding in storage(connection))
        yield from (f"audit: {orphan}" for orphan in orphans(connection))
        for night, slug in nights_of(connection):
            result = audited(DatabaseRecords(connection, night))
            found = (*result.findings, *result.unchecked)
            yield from (f"audit of {slug}: {each}" for each in found)
            yield from (f"balances of {slug}: {each}" for each in disagreements(book, night))
        keys: set[str] = set()
        for table in (entries, house_entries):
            keys.update(connection.scalars(sa.select(table.c.key)))
        if not book.database.is_sqlite:
            deadlocks = connection.scalar(
                sa.text("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
            )
            if deadlocks:
                yield f"PostgreSQL has broken {deadlocks} deadlocks"
    for key, action in evening.accepted.items():  # a debt is brought by a request of its own
        if key not in keys and action not in {"bring", *UNWRITTEN}:
            yield f"{action} was acknowledged as {key}, and is not in the book"
    for key in evening.refused.keys() & keys:
        yield f"{key} is in the book, and {evening.refused[key]}"


def main() -> None:
    """Play, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--reasons", action="store_true", help="say why each action was refused")
    asked = parser.parse_args()
    with ExitStack() as stack:
        if asked.postgres:
            url = stack.enter_context(stack.enter_context(running_server()).book())
        else:
            url = f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/book.sqlite"
        print(f"seed {asked.seed}, {url.partition(':')[0]}")
        evening = play(url, asked.requests, asked.seed)
    print("\n".join(evening.lines()))
    for (action, message), times in sorted(evening.reasons.items()) if asked.reasons else ():
        print(f"{action:<18} {times:>4} × {message}")


if __name__ == "__main__":
    main()
