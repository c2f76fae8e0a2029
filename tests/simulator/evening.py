"""An evening, step by step: what is done at each follows from the seed and its number alone, so a
step that is left out changes no other one's draws.
"""

import itertools
import json
import os
import random
import shutil
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from games.engine import Action, Round
from games.engine.prompt import Option
from ledger.play.live import LiveRound
from ledger.state.night import Night, Table
from tests.postgres import Postgres
from tests.simulator import checks, habits, people
from tests.simulator.disk import FAULTS, PowerCut, dies_at, error_at, room_for
from tests.simulator.doors import Doors, replaced
from tests.simulator.entries import Broken, WrongAnswer
from tests.simulator.model import Model, Moves
from tests.simulator.network import Letter, Screen
from tests.simulator.world import World

FATES = {
    "arrives": 60,
    "its answer is lost": 8,
    "is lost": 4,
    "is doubled": 6,
    "is late": 6,
    "meets a full disk": 4,
    "meets a faulty disk": 4,
    "meets a power cut": 6,
    "meets a database that dies": 3,
}
"""What becomes of a letter, and how often."""
PAUSES = [20, 300, 2000, 9000, 60_000, 300_000]
"""So many milliseconds go by before a step."""
TAPS = [0, 700, 1500, 4000]
"""So many before somebody's next tap within it."""
_FAULTS_OF_A_FILE = ("meets a full disk", "meets a faulty disk", "meets a power cut")
_FAULTS_OF_A_SERVER = ("meets a database that dies",)
_MEMORY = "/dev/shm"


class Live(NamedTuple):
    """What somebody at a table knows of the round in play."""

    finished: bool
    prompt: Any
    since: Callable[[Option], int]
    takes: Callable[[Action], bool]
    """Whether the rules take an action now."""
    actions: int
    player_of: Mapping[int, int]
    setup: Any
    done: Sequence[Action]
    hands: Mapping[int, list[str]]

    def asked(self, index: int) -> Any:
        """What was asked when action `index` was done."""
        return Round(self.setup, self.done[:index]).prompt

    def hand_of(self, seat: int) -> list[str]:
        """The cards that lie before a seat for its own eyes."""
        return self.hands.get(seat, [])


@dataclass
class Evening:
    """Everything of one evening."""

    seed: int
    doors: Doors
    world: World
    model: Model = field(default_factory=Model)
    screens: list[Screen] = field(default_factory=list)
    nights: list[int] = field(default_factory=list)
    worth: dict[int, int] = field(default_factory=dict)
    """What a chip of each night is worth, in minor units."""
    late: list[tuple[Letter, int, Moves]] = field(default_factory=list)
    sent: list[tuple[Letter, int, Moves]] = field(default_factory=list)
    stalled: dict[int, int] = field(default_factory=dict)
    """The servers that stall, and until which step."""
    said: list[str] = field(default_factory=list)
    """What was done, a line a step."""
    counts: Counter[str] = field(default_factory=Counter)
    step: int = 0
    draws: random.Random = field(default_factory=random.Random)
    _keys: Iterator[int] = field(default_factory=itertools.count)

    def say(self, line: str) -> None:
        self.said.append(f"{self.step}: {line}")

    def take(self, step: int) -> None:
        """Take one step, and look at everything after it. Raises `Broken`."""
        self.step, self.draws = step, random.Random(f"{self.seed} people {step}")
        self._keys = itertools.count()
        self.doors.chance.begin(step)
        self.doors.time.pass_(self.draws.choice(PAUSES))
        if len(self.world.servers) > 1:
            self._stall()
        try:
            self._let_something_happen()
        except WrongAnswer:
            self.look_at_the_book()
            raise
        self.doors.background.work()
        for screen in self.screens:
            if screen.stream is None:  # its server was started again since, or there is none
                screen.go_on()
        self.world.settle()
        self.look_at_everything()

    def _let_something_happen(self) -> None:
        """A mishap, or what people do."""
        kind = self.draws.random()
        if kind < 0.03:
            self._restart()
        elif kind < 0.05:
            turned = self.draws.choice([-3_600_000, -5000, 5000, 100_000_000])
            self.doors.time.turn(turned)
            self.counts["fault: the clock is turned"] += 1
            self.say(f"the clock is turned by {turned} ms")
        elif kind < 0.09 and self.screens:
            self.counts["fault: a stream breaks"] += 1
            self.draws.choice(self.screens).listen()
        elif kind < 0.13 and self.late:
            letter, night, moves = self.late.pop(self.draws.randrange(len(self.late)))
            self.say(f"late: {letter.method} {letter.path} {letter.key}")
            self.deliver(letter, night, moves)
        elif kind < 0.18 and self.sent:
            letter, night, moves = self.draws.choice(self.sent[-30:])
            self.say(f"once more: {letter.method} {letter.path} {letter.key}")
            self.counts["fault: the same key again"] += 1
            self.deliver(letter, night, moves)
        else:
            habits.do_something(self)

    # Who and what is there

    def find(self, name: str) -> Screen | None:
        return next((screen for screen in self.screens if screen.name == name), None)

    def screen(self, name: str) -> Screen:
        found = self.find(name)
        assert found is not None, f"nobody has {name}"
        return found

    def round_at(self, night: int, table: int) -> "Live | None":
        """The round in play at a table, as its own server plays it."""

        def seen(state: Night, here: Table, live: LiveRound | None) -> Live | None:
            if live is None or live.frozen or here.round is None:
                return None
            round_ = live.round
            hands: dict[int, list[str]] = {}
            for zone in round_.table.zones.values():
                if isinstance(zone.owner, int):
                    hands.setdefault(zone.owner, []).extend(zone.cards)
            return Live(
                round_.finished,
                round_.prompt,
                round_.since,
                round_.takes,
                len(round_.actions),
                here.round.seats,
                round_.setup,
                tuple(round_.actions),
                hands,
            )

        return self.world.servers[0].services.rounds.look(night, table, seen)

    def seats_of(self, night: int, table: int) -> dict[int, int]:
        """Who plays the round at a table, by seats."""
        live = self.round_at(night, table)
        return dict(live.player_of) if live else {}

    # Letters

    def letter(self, screen: Screen, method: str, path: str, body: Any) -> Letter:
        return Letter(screen, method, path, body, f"s{self.step}-{next(self._keys)}")

    def send(
        self,
        screen: Screen,
        method: str,
        path: str,
        body: Any = None,
        night: int = 0,
        moves: Moves | None = None,
    ) -> Any:
        """Send what writes the book over the network, whatever becomes of it; the answer's JSON
        where one arrives. `moves` says by how much accounts of the desk are to change.
        """
        letter, moves = self.letter(screen, method, path, body), moves or {}
        self.doors.time.pass_(self.draws.choice(TAPS))
        never = _FAULTS_OF_A_SERVER if self.world.is_sqlite else _FAULTS_OF_A_FILE
        fates = [fate for fate in FATES if fate not in never]
        [fate] = self.draws.choices(fates, [FATES[fate] for fate in fates])
        if len(self.world.servers) > 1:
            screen.server = self.draws.choice(self._awake())
            if self.stalled and self.draws.random() < 0.3:
                fate = "is late"  # the server that stalls has it, and goes on later
        self.say(f"{screen.name}: {method} {path} {json.dumps(body)} {fate}")
        if fate != "arrives":
            self.counts[f"fault: a letter {fate}"] += 1
        if fate == "is lost":
            return None
        if fate == "is late":
            self.late.append((letter, night, moves))
            return None
        if fate == "meets a power cut":
            when = self.draws.choice(["before", "within", "within", "after"])
            self.world.disk.plan_cut(when, self.draws)
            answer = self.deliver(letter, night, moves)
            self.world.disk.forget_plan()
            return answer
        if fate == "meets a full disk":
            with room_for(self.world.path, self.draws.choice([0, 100, 5000, 20000])):
                answer = self.deliver(letter, night, moves)
            checks.desk_shows_the_book(self, night)
            return answer
        if fate == "meets a faulty disk":
            of = self.draws.choice(list(FAULTS))
            with error_at(self.world.servers[0].database, self.draws.randrange(12), of):
                answer = self.deliver(letter, night, moves)
            checks.desk_shows_the_book(self, night)
            return answer
        if fate == "meets a database that dies":
            server = self.world.servers[screen.server]
            with dies_at(server.database, self.draws.randrange(8), self.world.lose_database):
                answer = self.deliver(letter, night, moves)
            self.world.find_database_again()
            return answer
        answer = self.deliver(letter, night, moves)
        if fate == "is doubled":
            again = self.deliver(letter, night, moves)
            if answer and again and answer.get("entry") != again.get("entry"):
                raise Broken(f"{letter.key} was doubled, and gave entry {again.get('entry')} too")
        return answer if fate == "arrives" else None

    def deliver(self, letter: Letter, night: int, moves: Moves) -> Any:
        """Hand a letter to the server, and keep what it answered. What is answered with 2xx is in
        the book from now on, and what is refused never is.
        """
        self.sent.append((letter, night, moves))
        try:
            answer = letter.screen.write(letter)
        except PowerCut:
            self.model.unknown[letter.key] = night, moves
            self.world.restart()
            self._after_restart()
            return None
        told = answer.json or {}
        if answer.status_code >= 500 and answer.status_code not in (503, 507):
            status = answer.status_code
            raise WrongAnswer(f"{letter.method} {letter.path} was answered with {status}")
        if answer.status_code >= 300:
            code = told.get("error", {}).get("code")
            if answer.status_code in (503, 507):
                # The database was gone or full, maybe only when the answer was to be read.
                self.model.unknown.setdefault(letter.key, (night, moves))
                return None
            if answer.status_code == 401:
                return None  # this screen was signed out meanwhile, and is told nothing
            # A refusal is not remembered: sent again, the same letter may be taken.
            self.model.refuse(letter.key, f"{answer.status_code} {code}")
            return None
        if "entry" in told and letter.path.endswith("/debts"):
            self.model.acknowledge_elsewhere(letter.key, night, told["entry"])
        elif "entry" in told:
            where = night or told["number"]
            self.model.acknowledge(letter.key, where, told["entry"], moves)
        return told

    def ask(self, screen: Screen, method: str, path: str, body: Any) -> Any:
        """Ask what writes no entry of a night. Raises `Broken` for an error of the server's."""
        headers = {} if method == "GET" else {"Idempotency-Key": f"b{self.step}-{next(self._keys)}"}
        answer = screen.ask(method, path, body, headers)
        if answer.status_code >= 500 and answer.status_code not in (503, 507):
            raise WrongAnswer(f"{method} {path} was answered with {answer.status_code}")
        return answer

    # Mishaps

    def _stall(self) -> None:
        """A server stalls now and then: for some steps it answers nobody and hears nothing; screens
        ask the others.
        """
        for number, until in list(self.stalled.items()):
            ears = self.world.servers[number].ears
            if self.step >= until and ears:
                del self.stalled[number]
                ears.go_on()
        if not self.stalled and self.draws.random() < 0.06:
            number = self.draws.randrange(len(self.world.servers))
            ears = self.world.servers[number].ears
            assert ears is not None
            ears.stalls = True
            self.stalled[number] = self.step + self.draws.randint(1, 6)
            self.counts["fault: a server stalls"] += 1
            self.say(f"server {number} stalls until step {self.stalled[number]}")
            for screen in self.screens:
                screen.server = self._awake()[0]

    def _awake(self) -> list[int]:
        return [number for number in range(len(self.world.servers)) if number not in self.stalled]

    def is_told(self, screen: Screen) -> bool:
        """Whether a screen has a stream, of a server that does not stall."""
        return screen.stream is not None and screen.hears not in self.stalled

    def _restart(self) -> None:
        number = self.draws.randrange(len(self.world.servers))
        self.say(f"server {number} is killed and started again")
        self.counts["fault: a server is killed"] += 1
        self.stalled.pop(number, None)
        self.world.restart(number)
        self._after_restart()

    def _after_restart(self) -> None:
        for screen in self.screens:
            screen.stream = None
        self.look_at_the_book()

    # Looks

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """The rows of the database as they lie there, by no way of the house's."""
        with self.world.looking() as rows:
            return rows(query)

    def look_at_the_book(self) -> None:
        with self.world.looking() as rows:
            self.model.check(rows)

    def look_at_everything(self) -> None:
        self.look_at_the_book()
        checks.screens_agree(self)
        checks.screens_show_the_book(self)
        if self.draws.random() < 0.06:
            checks.another_server_shows_the_same(self)
        if self.draws.random() < 0.03:
            checks.nothing_hidden_is_shown(self)
        if self.draws.random() < 0.01:
            checks.audits_and_exports(self)


@dataclass(frozen=True)
class Failure:
    """A seed that breaks a promise."""

    seed: int
    step: int
    why: str
    steps: tuple[int, ...]
    said: tuple[str, ...]


@contextmanager
def begun(seed: int, postgres: Postgres | None = None, servers: int = 1) -> Iterator[Evening]:
    """An evening to which people have come."""
    with _opened(seed, postgres, servers) as evening:
        people.arrive(evening)
        yield evening


def memory(room: int = 0) -> str | None:
    """A folder in memory with so many bytes free, if there is one: what a disk would have is the
    simulator's own to say (`tests.simulator.disk`), and no evening waits for a real one.
    """
    has_room = os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > room
    return _MEMORY if has_room else None


@contextmanager
def _opened(seed: int, postgres: Postgres | None, servers: int) -> Iterator[Evening]:
    with (
        postgres.book() if postgres else nullcontext() as url,
        replaced(seed) as doors,
        tempfile.TemporaryDirectory(prefix="croupier-sim-", dir=memory()) as folder,
    ):
        world = World(doors, Path(folder), url, servers, postgres)
        draws = random.Random(f"{seed} people 0")
        evening = Evening(seed, doors, world, counts=world.counts, draws=draws)
        try:
            yield evening
        finally:
            world.close()


def run(
    seed: int,
    steps: Iterable[int],
    postgres: Postgres | None = None,
    servers: int = 1,
    counts: Counter[str] | None = None,
) -> Failure | None:
    """Run these steps of an evening; how it failed, if it did."""
    taken: list[int] = []
    with _opened(seed, postgres, servers) as evening:
        try:
            people.arrive(evening)
            for step in steps:
                taken.append(step)
                evening.take(step)
            evening.look_at_the_book()  # where no step was taken, nobody has
            checks.audits_and_exports(evening)
        except Exception as error:  # noqa: BLE001  # whatever it is, it is found
            why = f"{type(error).__name__}: {error}"
            if not isinstance(error, Broken):
                why += "\n" + "".join(traceback.format_exception(error)[-4:])
            return Failure(seed, evening.step, why, tuple(taken), tuple(evening.said))
        finally:
            if counts is not None:
                counts.update(evening.counts)
                counts.update({f"entry: {k}": n for k, n in evening.model.kinds.items()})
                counts["steps"] += len(taken)
                counts["seconds"] += evening.doors.time.passed // 1000
                counts["evenings"] += 1
    return None


def shortened(
    failure: Failure,
    postgres: Postgres | None = None,
    servers: int = 1,
    is_stopped: Callable[[], bool] = lambda: False,
) -> Failure:
    """As few steps as still fail in the same way: parts are left out, ever smaller ones. Once it is
    stopped, as few as were found by then.
    """
    best, size = failure, max(1, len(failure.steps) // 2)
    while size:
        at = 0
        while at < len(best.steps):
            if is_stopped():
                return best
            left = best.steps[:at] + best.steps[at + size :]
            until_stopped = itertools.takewhile(lambda _: not is_stopped(), left)
            found = run(best.seed, until_stopped, postgres, servers) if left else None
            if found and _kind(found) == _kind(failure):
                best = found
            else:
                at += size
        size //= 2
    return best


def _kind(failure: Failure) -> str:
    """How it failed, without numbers."""
    return "".join(c for c in failure.why.splitlines()[0] if not c.isdigit())[:40]
