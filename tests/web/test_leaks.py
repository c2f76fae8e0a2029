"""Two evenings that differ only in cards which a phone or a wall may not see give it the same
bytes: every answer it can get, with its headers, of every game, moment by moment.

What a view of the engine leaves out is tested in `tests.games.test_leaks`; here it is what the
server makes of it.
"""

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from flask import Flask, Response

from games.cards import Card
from games.catalogue import GAMES
from games.engine import Action, Round, view
from games.engine.shuffle import Draws, shuffled
from games.trials.simulate import random_action
from ledger.errors import RoundRefused
from ledger.play.live import LiveRound
from ledger.state.entries import Request
from ledger.state.night import Night, Table
from ledger.store.database import Database
from tests.chance import CHANCE
from tests.games.test_leaks import HIDDEN
from tests.web.conftest import NEW_NIGHT, PIN, QUICK, NewScreen, Screen, TestNight, Time
from tests.web.felt import Kept
from tests.web.test_permits import MAY, ROLES, Route
from web.services.services import Services, open_services

Answered: TypeAlias = tuple[str, int, tuple[tuple[str, str], ...], bytes]
"""What was asked, and the status, the headers and the body of the answer."""

MOST_TO_DEAL = 12
"""So many actions until somebody has cards that others may not see."""
MOMENTS = 2
MOST_TRIES = 8
NAMELESS = {"GET games", "GET games/<slug>", "GET openapi.json", "GET docs"}
"""They know of no night."""
LOOKS_ON = 4
"""The player of the night who sits at no table."""


@dataclass
class Evening:
    """A table of one game, whose players have phones; the others see the wall, or look on."""

    services: Services
    night: TestNight
    viewers: Mapping[str, Screen]
    others: Mapping[int, Screen]
    """Phones of the other seats."""
    actions: list[Action]

    @property
    def live(self) -> LiveRound:
        def found(_night: Night, _table: Table, live: LiveRound | None) -> LiveRound:
            assert live is not None
            return live

        night = self.services.book.night(self.night.number)
        return self.services.rounds.look_at(night, 1, found)

    @property
    def round(self) -> Round:
        return self.live.round

    def act(self, action: Action) -> None:
        """Play this, as the seat that it is of. Raises `RoundRefused`."""
        prompt = self.round.prompt
        assert prompt is not None
        since = next(
            self.round.since(option)
            for option in prompt.options
            if (option.by, option.do) == (action.by, action.do)
        )
        request = Request("test", f"act-{len(self.actions)}", "host")
        number = self.live.number
        self.services.rounds.act(self.night.number, 1, number, action, since, action.by, request)
        self.actions.append(action)

    def act_at_random(self, draws: Draws) -> bool:
        """Play something that is allowed, if anything is."""
        for _ in range(200):
            prompt = self.round.prompt
            if prompt is None or not prompt.options:
                return False
            try:
                self.act(random_action(prompt, draws))
            except RoundRefused:
                continue
            return True
        return False

    def others_see(self) -> list[bytes]:
        """What the other seats' phones show of the table."""
        return [phone.get("nights/1/tables/1").data for phone in self.others.values()]

    def answers(self) -> list[Answered]:
        """Everything that the viewers can get now."""
        return [answer for name, screen in self.viewers.items() for answer in asked(name, screen)]


def asked(
    name: str, screen: Screen
) -> Iterator[tuple[str, int, tuple[tuple[str, str], ...], bytes]]:
    column = ROLES.index("wall" if name == "wall" else "player")
    paths = [
        Route("GET", row.removeprefix("GET ")).path
        for row, marks in MAY.items()
        if row.startswith("GET ") and marks[column] == "o" and row not in NAMELESS
    ]
    brought = ["events?brings=wall", "hand/events?brings=hand"]
    brought += ["hand/tables/1/events?brings=hand"]
    viewed = ["tables/1?as=wall", "tables/1?as=seat:2"]
    for path in [*paths, *(f"nights/1/{more}" for more in (*viewed, *brought))]:
        answer = screen.get(path)
        yield f"{name} {path}", answer.status_code, tuple(answer.headers), answer.data
        answer.close()
    for path in ("hand/tables/1/rounds/1/actions", "tables/1/rounds/1/actions"):
        for by in (1, 2):
            action = {"action": {"by": by, "do": "nothing"}, "since": 0}
            answer = screen.post(f"nights/1/{path}", action)
            yield f"{name} {by} {path}", answer.status_code, tuple(answer.headers), answer.data


@dataclass
class Packs:
    """The packs as they are shuffled, with two cards exchanged where that is asked for."""

    shuffled: list[list[Card]] = field(default_factory=list)
    exchanged: tuple[int, int] | None = None
    cards: tuple[Card, Card] = ("", "")

    def shuffle(self, pack: Iterable[Card], draws: Draws) -> list[Card]:
        """See `games.engine.shuffle`. Each card is a text of its own, so that one of several packs
        can be told from its twin.
        """
        order = ["".join(list(card)) for card in shuffled(pack, draws)]
        if self.exchanged and max(self.exchanged) < len(order):
            i, j = self.exchanged
            if (order[i], order[j]) == self.cards:
                order[i], order[j] = order[j], order[i]
        self.shuffled.append(order)
        return order

    def exchange(self, *cards: Card) -> None:
        """From now on these two very cards lie where the other would."""
        first, second = (self._place(card) for card in cards)
        self.exchanged, self.cards = (first, second), (cards[0], cards[1])

    def _place(self, card: Card) -> int:
        return next(
            place for order in self.shuffled for place, known in enumerate(order) if known is card
        )


@pytest.fixture
def packs(monkeypatch: pytest.MonkeyPatch) -> Packs:
    made = Packs()
    monkeypatch.setattr("games.engine.table.shuffled", made.shuffle)
    return made


@pytest.fixture
def evening(
    one_app: Flask,
    screen: NewScreen,
    tmp_path: Path,
    empty_book: Path,
    packs: Packs,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Callable[[str, int], Evening]]:
    """Begins evenings of a game that are the same where their numbers are, but for two cards."""
    monkeypatch.setattr("ledger.chance.randbelow", lambda _: 123456)
    opened: list[Database] = []
    seated: dict[str, tuple[bytes, list[Kept]]] = {}

    def services_over(book: bytes) -> Services:
        path = tmp_path / f"{len(opened)}.sqlite"
        path.write_bytes(book)
        opened.append(Database(f"sqlite:///{path}"))
        services = open_services(opened[-1], Time(), hasher=QUICK)
        one_app.extensions["croupier"] = services
        return services

    def begin(slug: str, number: int) -> Evening:
        if slug not in seated:
            services = services_over(empty_book.read_bytes())
            screens = [Kept.of(each) for each in seat_everybody(services, screen, slug)]
            services.database.close()
            seated[slug] = Path(str(services.database.place)).read_bytes(), screens
        book, kept = seated[slug]
        CHANCE.begin(f"{slug} {number}")
        services = services_over(book)
        host, *others, on_looker, wall = [each.give(screen()) for each in kept]
        assert host.post("nights/1/tables/1/rounds", {"number": 1}).status_code == 200
        phones = dict(enumerate(others, 1))
        viewers = {"seat 1": phones.pop(1), "looks on": on_looker, "wall": wall}
        return Evening(services, TestNight(host, screen, 1, 1, 2, 1, 0), viewers, phones, [])

    yield begin
    for database in opened:
        database.close()


def seat_everybody(services: Services, screen: NewScreen, slug: str) -> list[Screen]:
    """A table of this game before its first round. Returns the host's screen, the phones by their
    seats, that of a player who sits nowhere, and a wall.
    """
    host = screen()
    host.post("session/first", {"token": services.pin.new_link(), "pin": PIN})

    def say(method: str, path: str, body: Any) -> None:
        answer = host.say(method, path, body)
        assert answer.status_code < 300, answer.json

    game = GAMES[slug]
    players = min(max(3, game.least_seats), game.most_seats)
    seats = range(1, players + (players in game.not_for) + 1)
    say("POST", "nights", NEW_NIGHT)
    for player in range(1, max(LOOKS_ON, len(seats)) + 2):
        say("POST", "nights/1/players", {"name": f"Player {player}"})
        say("POST", f"nights/1/players/{player}/buy-ins", {"chips": 500, "against": "cash"})
    say("POST", "nights/1/tables", {"game": slug, "cards": "virtual", "tray": 5000})
    for seat in seats:
        body = {"player": seat, "seat": seat, "chips": 300}
        say("POST", "nights/1/tables/1/seats", body)
    say("PUT", "nights/1/tables/1/phones", {"play": True})
    say("PUT", "nights/1/tables/1/hints", {"show": True})
    night = TestNight(host, screen, 1, 1, 2, 1, 0)
    phones = [night.phone(player) for player in (*seats, len(seats) + 1)]
    return [host, *phones, night.wall()]


def has_hands(round_: Round) -> bool:
    """Whether somebody has cards, and sees them where the game has such."""
    any_are_seen = bool({"owner", "others"} & set(HIDDEN[round_.game.slug].values()))
    return any(
        zone.owner is not None and zone.cards and (zone.sight != "none" or not any_are_seen)
        for zone in round_.table.zones.values()
    )


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("slug", GAMES)
def test_what_is_hidden_from_a_screen_changes_no_byte_of_what_it_gets(
    evening: Callable[[str, int], Evening], packs: Packs, slug: str
) -> None:
    for number in range(MOST_TRIES):
        draws = Draws(bytes([number]) * 32, slug)
        first = dealt(evening(slug, number), draws)
        cards = to_exchange(first.round)
        others_know = any(held_by_another(first.round, card) for card in cards)
        if others_know or not {"owner", "others"} & set(HIDDEN[slug].values()):
            break
    else:
        pytest.fail("nobody else has a card in hand")
    before = len(first.actions)
    moments, theirs = [first.answers()], first.others_see()
    while len(moments) < MOMENTS and first.act_at_random(draws):
        if shown(first.round, *cards):
            break
        moments.append(first.answers())

    packs.exchange(*cards)
    second = evening(slug, number)
    for action in first.actions[:before]:
        second.act(action)
    assert second.answers() == moments[0]
    assert (second.others_see() != theirs) is others_know
    for action, moment in zip(first.actions[before:], moments[1:], strict=False):
        try:
            second.act(action)
        except RoundRefused:
            break  # it was a play of the card that lies elsewhere now
        assert second.answers() == moment


def test_a_wall_that_shows_a_hand_would_be_found(
    evening: Callable[[str, int], Evening], packs: Packs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "web.shown.table.view",
        lambda round_, viewer, _: view(round_, 2 if viewer == "wall" else 1),
    )
    with pytest.raises(AssertionError):
        test_what_is_hidden_from_a_screen_changes_no_byte_of_what_it_gets(evening, packs, "uth")


def test_a_header_that_follows_from_a_hand_would_be_found(
    evening: Callable[[str, int], Evening], packs: Packs, one_app: Flask
) -> None:
    def tell(response: Response) -> Response:
        if response.headers.get("ETag", "").startswith('"') and begun:
            zones = begun[-1].round.table.zones
            response.headers["X-Length"] = str(zones["hand:2"].cards)
        return response

    begun: list[Evening] = []

    def begin(slug: str, number: int) -> Evening:
        begun.append(evening(slug, number))
        return begun[-1]

    one_app.after_request_funcs.setdefault(None, []).append(tell)
    try:
        with pytest.raises(AssertionError):
            test_what_is_hidden_from_a_screen_changes_no_byte_of_what_it_gets(begin, packs, "uth")
    finally:
        one_app.after_request_funcs[None].remove(tell)


def dealt(evening: Evening, draws: Draws) -> Evening:
    """Played until somebody has cards that others may not see, where the game has such."""
    while not has_hands(evening.round) and len(evening.actions) < MOST_TO_DEAL:
        if not evening.act_at_random(draws):
            break
    return evening


def to_exchange(round_: Round) -> tuple[Card, Card]:
    """Two cards that neither seat 1 nor the wall may see, of those that somebody has in hand
    before all.
    """
    zones = [
        zone
        for zone in round_.table.zones.values()
        if not zone.seen_by(1) and not zone.seen_by("wall")
    ]
    zones.sort(key=lambda zone: (zone.owner is None, zone.sight == "none"))
    # From the end of each, in turn: a stock is drawn from its other end.
    ends = itertools.zip_longest(*(reversed(zone.cards) for zone in zones))
    found = [card for cards in ends for card in cards if card]
    return found[0], next(card for card in found if card != found[0])


def held_by_another(round_: Round, card: Card) -> bool:
    """Whether this very card is one that another seat sees."""
    return any(
        held is card and any(zone.seen_by(seat) for seat in round_.table.seats if seat != 1)
        for zone in round_.table.zones.values()
        for held in zone.cards
    )


def shown(round_: Round, *cards: Card) -> bool:
    """Whether seat 1 or the wall sees one of these by now."""
    return any(
        held is card and (zone.seen_by(1) or zone.seen_by("wall"))
        for card in cards
        for zone in round_.table.zones.values()
        for held in zone.cards
    )
