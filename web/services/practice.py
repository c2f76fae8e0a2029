"""Practice: a table of its own, apart from every night, where the program plays the others.

A practice is a whole house in miniature: a book of its own in a folder that goes away, with one
night and one table, and the services over it. Its addresses begin with ``/practice/`` and a secret
that stands for the sign-in, so everything below it works as at any table, and nothing of it is in
the book, in a list of nights or in anybody's cookies. There are a few at once, and each ends by
itself.
"""

import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple, TypeAlias

from flask import Flask, Response
from werkzeug.utils import redirect

from games.cards.standing import for_points
from games.engine import Action, CardMode, Game, Round, Setup, options_of
from games.language import gettext
from games.players import dealt, next_action
from ledger import background, chance
from ledger.clock import since_start
from ledger.desk.opening import open_night
from ledger.errors import LedgerError
from ledger.kinds.at_table import game_of
from ledger.kinds.cash import BuyIn
from ledger.kinds.players import PlayerAdded
from ledger.kinds.seats import Sat, ToppedUp
from ledger.kinds.tables import PhonesSwitched, TableOpened
from ledger.play.live import LiveRound
from ledger.state import accounts
from ledger.state.entries import Entry, Request
from ledger.state.night import Night, Table
from ledger.store import migration
from ledger.store.database import Database
from ledger.store.temporary import OwnFolder
from web.clock import HOUR, MINUTE, SECOND
from web.http.errors import WebError
from web.services import at_turn
from web.services.at_turn import At, Stood, act
from web.services.live import Hub, Look, Streams, Topic
from web.services.services import APART, Services, open_services
from web.signin.cookies import SHOWN

PRACTICES = "practices"
MOST = 4
IDLE = 20 * MINUTE
"""A practice that nobody looks at for so long is over."""
LASTS = 3 * HOUR
AFTER_ROUND = 6 * SECOND
"""A learner who plays reads what came of a round, before the next one begins."""
DECISION_TIME = 2 * SECOND
"""How long a table waits for a learner who may do something and need not, where the game does not
say (`Game.decision_seconds`).
"""
DONE = 4 * SECOND
"""The same for one who has just done something of the kind."""
NIGHT, TABLE, LEARNER = 1, 1, 1
APART_FROM = 1_000_000_000
"""Higher than the number of any night: so screens that follow a practice are told apart."""
LEARNING_NAME = "Kim"
NAMES = ("Ana", "Ben", "Cleo", "Dee", "Eli", "Fay")
RACK = 200
CHIP_SET = (
    {"value": 1, "colour": "white"},
    {"value": 5, "colour": "red"},
    {"value": 25, "colour": "green"},
    {"value": 100, "colour": "black"},
)
_ADDRESS = re.compile(r"/practice/([A-Za-z0-9_-]{43})(/.*)", re.DOTALL)


Part: TypeAlias = Literal["deal", "play", "both"]
"""What the learner does: deal, play a seat, or both at one screen."""


class _Hub(Hub):
    """Tells whoever follows a practice, by way of the house's hub."""

    def __init__(self, hub: Hub, topic: int) -> None:
        super().__init__()
        self._whole, self._topic = hub, topic

    def tell(self, night: int, version: int, table: int | None = None) -> None:
        """See `Hub.tell`."""
        self._whole.tell(self._topic, version, table)

    def notify(self, night: int, *, here_alone: bool = False) -> None:
        """See `Hub.notify`."""
        self._whole.notify(self._topic, here_alone=True)

    def notify_watchers(self, night: int) -> None:
        """See `Hub.notify_watchers`."""
        self._whole.notify(self._topic, here_alone=True)


class _Streams(Streams):
    """Streams of a practice are among those of the house."""

    def __init__(self, streams: Streams, topic: int) -> None:
        super().__init__()
        self._whole, self._topic = streams, topic

    def open(self, topic: Topic, version: int, look: Look | None = None) -> Response:
        """See `Streams.open`."""
        return self._whole.open(Topic(self._topic, topic.table), version, look)


@dataclass
class Practice:
    """A table to practise at."""

    services: Services
    folder: OwnFolder
    learner: int | None
    """The seat of a learner who plays; None where the learner deals and no more."""
    deals: bool
    """Whether the learner deals."""
    token: str
    """What signs the learner's screen in."""
    seed: bytes
    began: int
    heard: int
    over: threading.Event = field(default_factory=threading.Event)
    moved: threading.Event = field(default_factory=threading.Event)

    @property
    def page(self) -> str:
        """The learner's page, below the practice's own address."""
        return f"/table/{NIGHT}/{TABLE}" if self.deals else "/hand"


class Practices:
    """The practices of a server."""

    def __init__(self) -> None:
        self._practices: dict[str, Practice] = {}
        self._guard = threading.Lock()
        self._opened = 0
        self._empty: bytes | None = None

    def open(self, house: Services, game: Game, cards: CardMode, part: Part) -> str:
        """Set up a table, and have the program sit down. Returns where it is. Raises
        `too-many-practices`.
        """
        self.tidy()
        with self._guard:
            if len(self._practices) >= MOST:
                raise WebError("too-many-practices")
            self._opened += 1
            practice = self._set_up(house, APART_FROM + self._opened, game, cards, part)
            key = chance.token_urlsafe(32)
            self._practices[key] = practice
        background.start(f"practice {self._opened}", _Program(self, practice).run)
        return f"/practice/{key}{practice.page}"

    def find(self, key: str) -> Practice | None:
        """The practice of this secret, if it is not over."""
        self.tidy()
        practice = self._practices.get(key)
        if practice:
            practice.heard = since_start()
        return practice

    def of(self, services: Services) -> Practice | None:
        """The practice with these services, if they are those of one."""
        practices = list(self._practices.values())
        return next((found for found in practices if found.services is services), None)

    def end(self, services: Services) -> bool:
        """End the practice with these services; whether there was one."""
        for key, practice in list(self._practices.items()):
            if practice.services is services:
                self._practices.pop(key, None)
                _end(practice)
                return True
        return False

    def tidy(self) -> None:
        """End those that nobody looks at any more, and those that have lasted long."""
        now = since_start()
        for practice in list(self._practices.values()):
            if practice.heard < now - IDLE or practice.began < now - LASTS:
                self.end(practice.services)

    def _set_up(
        self, house: Services, topic: int, game: Game, cards: CardMode, part: Part
    ) -> Practice:
        folder = OwnFolder()
        path = folder.path / "practice.sqlite"
        if self._empty:
            path.write_bytes(self._empty)
        database = Database(f"sqlite:///{path}")
        if self._empty is None:
            migration.upgrade(database)
            database.close()
            self._empty = path.read_bytes()
        own = open_services(database, house.clock)
        hub = _Hub(house.hub, topic)
        own = replace(own, hub=hub, streams=_Streams(house.streams, topic))
        own.book.listeners.append(
            lambda night, entry: hub.tell(night, entry.number, entry.table_alone)
        )
        plays, deals = part != "deal", part != "play"
        _sit_down(own, game, cards, plays, deals)
        screen = chance.token_urlsafe(32)
        if not deals:
            token = own.sessions.open("player", screen, NIGHT, player=LEARNER)
        else:
            token = own.sessions.open("dealer", screen, NIGHT, TABLE)
            session = own.sessions.find(token)
            assert session is not None
            own.running.enter(NIGHT, TABLE, session.id)
        now = since_start()
        learner = LEARNER if plays else None
        return Practice(own, folder, learner, deals, token, chance.token_bytes(32), now, now)


def _end(practice: Practice) -> None:
    """Its players stop, and clear it away (`_Program.run`)."""
    practice.over.set()
    practice.moved.set()
    practice.services.hub.notify(NIGHT)


def _sit_down(own: Services, game: Game, cards: CardMode, plays: bool, deals: bool) -> None:
    asks = _asking()
    open_night(own.book, next(asks), name=gettext("Practice"), chip_value=None, chip_set=CHIP_SET)
    own.book.do(NIGHT, next(asks), TableOpened, game.slug, {}, cards, 10 * RACK)
    count = min(max(game.least_seats, game.practised_by), game.most_seats)
    rack = RACK
    if game.suggested_rack:
        rack = max(rack, game.suggested_rack(count, options_of(game, {})))
    names = (LEARNING_NAME, *NAMES) if plays else NAMES
    for seat, name in enumerate(names[:count], 1):
        own.book.do(NIGHT, next(asks), PlayerAdded, name)
        own.book.do(NIGHT, next(asks), BuyIn, seat, 10 * rack, "cash")
        brought = 0 if for_points(game, {}) else rack
        own.book.do(NIGHT, next(asks), Sat, TABLE, seat, seat, brought)
    if not deals:
        own.book.do(NIGHT, next(asks), PhonesSwitched, TABLE, True)


def _asking() -> Iterator[Request]:
    sender = f"program:{chance.token_hex(8)}"
    number = 0
    while True:
        number += 1
        yield Request(sender, f"{number}", "program", "program")


# The players


class _Snapshot(NamedTuple):
    """A round in play, as of one entry."""

    at: At
    table: Table
    setup: Setup
    actions: list[Action]


class _Program:
    """Plays the seats of a practice that nobody learns in, and deals for a learner who plays."""

    def __init__(self, practices: Practices, practice: Practice) -> None:
        self._practices = practices
        self._practice = practice
        self._own = practice.services
        self._asks = _asking()
        self._stood = Stood()
        practice.services.book.listeners.append(self._written)

    def run(self) -> None:
        """Play until the practice is over, and clear it away."""
        practice = self._practice
        try:
            while not practice.over.wait(at_turn.PAUSE):
                self._practices.tidy()  # nobody may ever ask for it again
                try:
                    done = self._step()
                except LedgerError:
                    done = False  # somebody was quicker
                if not done:
                    practice.moved.wait(1)
                    practice.moved.clear()
        finally:
            practice.services.database.close()
            practice.folder.close()

    def _written(self, _night: int, _entry: Entry) -> None:
        self._practice.moved.set()

    def _step(self) -> bool:
        """Do the next thing that is to be done; whether there was one."""

        def seen(_night: Night, table: Table, live: LiveRound | None) -> _Snapshot | Table:
            if live is None or table.round is None:
                return table
            return _Snapshot((live.number, live.last), table, live.round.setup, live.round.actions)

        found = self._own.rounds.look(NIGHT, TABLE, seen)
        if isinstance(found, Table):
            return not self._practice.deals and self._begin(found)
        stood = self._stood.now(found.at)
        # By itself, so that nobody at the table waits while the program thinks.
        round_ = Round(found.setup, found.actions)
        if round_.finished:
            return not self._practice.deals and self._close(found.at[0], stood)
        action = self._chosen(round_, found.table, stood)
        if action is not None:
            act(self._own.rounds, NIGHT, TABLE, found.at, action, next(self._asks))
        return action is not None

    def _chosen(self, round_: Round, table: Table, stood: int) -> Action | None:
        learner, seed = self._practice.learner, self._practice.seed
        assert round_.prompt is not None or round_.finished
        if round_.prompt is None or stood < _shortest(round_):
            return None
        awaited = round_.prompt.awaited
        others = [seat for seat in table.seats if seat != learner]
        eager = [seat for seat in others if seat not in awaited]
        if action := next_action(round_, eager, seed):
            return action
        if learner and self._waits(round_, learner, stood):
            return None
        action = next_action(round_, others, seed)
        return action if action or self._practice.deals else dealt(round_)

    def _waits(self, round_: Round, learner: int, stood: int) -> bool:
        """Whether it is the learner's to do something, or to let it be."""
        prompt = round_.prompt
        assert prompt is not None
        if not any(option.by == learner for option in prompt.options):
            return False
        if learner in prompt.awaited:
            return True
        seconds = round_.game.decision_seconds
        code = prompt.say.code
        waits = seconds[code] * SECOND if code in seconds else DECISION_TIME
        if round_.actions and round_.actions[-1].by == learner:
            waits = min(waits, DONE)
        elif any(action.by == learner for action in round_.actions):
            waits = min(waits, 3 * DONE)
        return stood < waits

    def _begin(self, table: Table) -> bool:
        night = self._own.book.night(NIGHT)
        paid = not for_points(game_of(table.game), table.options)
        for seat, player in table.seats.items() if paid else ():
            has = night.balance(accounts.rack(TABLE, player))
            bankroll = night.balance(accounts.bankroll(player))
            if has < RACK // 2 and bankroll:
                rack = min(bankroll, RACK)
                self._own.book.do(NIGHT, next(self._asks), ToppedUp, TABLE, seat, rack)
        self._own.rounds.begin(NIGHT, TABLE, table.rounds + 1, next(self._asks))
        return True

    def _close(self, number: int, stood: int) -> bool:
        if stood < AFTER_ROUND:
            return False
        self._own.rounds.close(NIGHT, TABLE, number, next(self._asks))
        return True


def _shortest(round_: Round) -> float:
    """The milliseconds that a table stands at least before the program does anything."""
    game, prompt = round_.game, round_.prompt
    if prompt is not None and prompt.is_race:
        return game.reaction_seconds * SECOND
    return (game.count_seconds or 0) * SECOND


# The way in

Wsgi: TypeAlias = Any


def set_up(app: Flask) -> None:
    """Have the addresses of practices lead to them."""
    practices = app.extensions[PRACTICES] = Practices()
    inner: Wsgi = app.wsgi_app

    def outer(environ: dict[str, Any], start_response: Any) -> Any:
        found = _ADDRESS.fullmatch(environ.get("PATH_INFO", ""))
        practice = practices.find(found[1]) if found else None
        if found and practice:
            environ["SCRIPT_NAME"] = f"{environ.get('SCRIPT_NAME', '')}/practice/{found[1]}"
            environ["PATH_INFO"] = found[2]
            environ[APART] = practice.services
            environ[SHOWN] = practice.token
        elif found and not found[2].startswith("/api/"):
            return redirect("/")(environ, start_response)  # it is over
        return inner(environ, start_response)

    app.wsgi_app = outer  # type: ignore[method-assign]
