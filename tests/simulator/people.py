"""The people of an evening: how they arrive, sit down and get their phones, and what they look at
before they do something.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from games.catalogue import GAMES
from tests.simulator.entries import Broken, WrongAnswer
from tests.simulator.model import Moves
from tests.simulator.network import Screen

if TYPE_CHECKING:
    from tests.simulator.evening import Evening

PIN = "48291375"
NAMES = ("Ana", "Ben", "Cyd", "Dov", "Eve", "Fay", "Gus")
MOSTLY = 0.9
"""So often people turn to what is open: there more happens."""
_CHIPS = [{"value": 1, "colour": "white"}, {"value": 5, "colour": "red"}]


def arrive(evening: "Evening") -> None:
    """The host opens the house, with nothing going wrong yet."""
    host = Screen("host", evening.world)
    evening.screens.append(host)
    link = evening.world.servers[0].services.pin.new_link()
    expect(host.ask("POST", "session/first", {"token": link, "pin": PIN}))
    open_night(evening)


def open_night(evening: "Evening") -> None:
    """A night with players, for money or in play money, and one table or two of any games, where
    some of them sit.
    """
    host, draws = evening.screens[0], evening.draws

    def sure(method: str, path: str, body: Any, night: int, moves: Moves) -> Any:
        return evening.deliver(evening.letter(host, method, path, body), night, moves)

    chip = draws.choice([10, 10, None])
    cash, worth = (0, 1) if chip is None else (draws.choice([0, 2000, 1_000_000]), chip)
    money = None if chip is None else {"currency": "EUR", "chip": chip}
    body = {"name": "Friday", "money": money, "chip_set": _CHIPS, "float": cash}
    opened = sure("POST", "nights", body, 0, {"drawer": cash})
    if opened is None:
        return
    night = opened["number"]
    evening.nights.append(night)
    evening.worth[night] = worth
    for player, name in enumerate(NAMES[: draws.randint(3 if evening.step else 4, 7)], 1):
        sure("POST", f"nights/{night}/players", {"name": name}, night, {})
        against = draws.choice(["cash", "cash", "marker"])
        path = f"nights/{night}/players/{player}/buy-ins"
        paid: Moves = {"drawer": 500 * worth}
        if against == "marker":
            paid = {f"marker:desk:{player}": 500}
        bought = {"chips": 500, "against": against}
        sure("POST", path, bought, night, {f"bankroll:{player}": 500, **paid})
    host.open(f"nights/{night}", f"nights/{night}/events")
    games = sorted(GAMES)
    for number in range(draws.randint(1, 2) if evening.step else 2):
        # An evening begins with the two games that come next after those of the seed before.
        slug = (
            draws.choice(games) if evening.step else games[(2 * evening.seed + number) % len(games)]
        )
        open_table(evening, night, slug)


def open_table(evening: "Evening", night: int, slug: str) -> None:
    """Another table: a game, those who sit there, its tablet, phones of most of them and a wall."""
    host, draws = evening.screens[0], evening.draws
    game = GAMES[slug]

    def sure(screen: Screen, method: str, path: str, body: Any, moves: Moves | None = None) -> Any:
        letter = evening.letter(screen, method, f"nights/{night}/{path}", body)
        return evening.deliver(letter, night, moves or {})

    cards = draws.choice(["virtual", "virtual", "virtual", "physical"])
    tray = draws.choice([1000, 1000, 1000, 10])
    body = {"game": slug, "cards": cards, "tray": tray, "options": {}}
    made = sure(host, "POST", "tables", body)
    players = players_of(evening, night)
    if made is None:
        return
    table = made["number"]
    path = f"nights/{night}/tables/{table}"
    code = expect(host.ask("POST", f"{path}/codes"))["code"]
    tablet = Screen(f"tablet {night}.{table}", evening.world)
    expect(tablet.ask("POST", "session/table", {"code": code}))
    tablet.open(path, f"{path}/events")
    evening.screens.append(tablet)
    evening.counts[f"cards: {cards}"] += 1
    counts = [n for n in range(1, len(players) + 1) if game.takes(n)]
    count = draws.choice(counts) if counts else 0
    people = [each["player"] for each in players if not each["program"]]
    for seat, player in enumerate(draws.sample(people, min(count, len(people))), 1):
        chips = min(200, players[player - 1]["bankroll"])
        place = {"player": player, "seat": seat, "chips": chips}
        sure(tablet, "POST", f"tables/{table}/seats", place, {f"bankroll:{player}": -chips})
    if draws.random() < 0.9:
        sure(tablet, "PUT", f"tables/{table}/phones", {"play": True})
    for seat in state_of(host, path)["table"]["seats"]:
        if not seat["program"] and draws.random() < 0.8:
            add_phone(evening, night, table, seat["player"])
    if cards == "virtual" and draws.random() < 0.3:
        deals = {"itself": True, "seconds": draws.choice([0, 20])}
        sure(tablet, "PUT", f"tables/{table}/dealing", deals)
    code = expect(host.ask("POST", f"nights/{night}/wall-codes"))["code"]
    wall = Screen(f"wall {night}.{table}", evening.world)
    expect(wall.ask("POST", "session/wall", {"code": code}))
    wall.open(path, f"{path}/events")
    evening.screens.append(wall)
    if sure(tablet, "POST", f"tables/{table}/rounds", {"number": 1, "agreed": True}):
        evening.counts[f"game: {slug}"] += 1


def add_phone(evening: "Evening", night: int, table: int, player: int) -> None:
    """A player comes by the link that the host shows; on another phone, the host lets it in, and
    the one before is out.
    """
    host = evening.screens[0]
    answer = host.ask("POST", f"nights/{night}/players/{player}/link")
    if answer.status_code == 409:
        return  # a player of the program
    phone = Screen(f"phone {night}.{player}", evening.world)
    link = expect(answer)["token"]
    expect(phone.ask("POST", "session/player", {"token": link}))
    for guest in state_of(host, f"nights/{night}")["asking"]:
        if guest["player"] == player:
            expect(host.ask("PUT", f"nights/{night}/guests/{guest['session']}"))
    if evening.draws.random() < 0.1:
        other = Screen("other", evening.world, address="192.168.1.77")
        other.ask("POST", "session/player", {"token": link})
        if (other.ask("GET", "session").json or {}).get("player"):
            raise Broken(f"the link of {phone.name} lets another one in, too")
        other.ask("DELETE", "session")  # or it would wait for the host, who takes it for the next
    before = evening.find(phone.name)
    if before is not None:
        evening.screens.remove(before)
        if (status := before.ask("GET", before.shows or "").status_code) != 401:
            raise Broken(f"{before.name} is another phone by now, and the one before gets {status}")
    phone.open(f"nights/{night}/hand?table={table}", f"nights/{night}/hand/tables/{table}/events")
    evening.screens.append(phone)


def turn_off(evening: "Evening") -> None:
    """The screens of a table that is closed are turned off, and phones are put away once the night
    is closed, one after the other.
    """
    closed = [screen for screen in evening.screens[1:] if shows_closed(screen)]
    if closed and evening.draws.random() < 0.7:
        evening.screens.remove(evening.draws.choice(closed))


# What they see


def open_tablets(evening: "Evening") -> list[Screen]:
    """The tablets that show an open table."""
    return [
        screen
        for screen in evening.screens
        if screen.name.startswith("tablet") and not shows_closed(screen)
    ]


def shows_closed(screen: Screen) -> bool:
    """Whether it shows a night that is closed, or a table (that it is at)."""
    state = msgspec.json.decode(screen.shown)
    has_ended = state["night"]["status"] == "closed"
    return has_ended or (not has_phone(screen) and state["table"]["status"] == "closed")


def has_phone(screen: Screen) -> bool:
    """Whether this screen is a player's phone."""
    return screen.name.startswith("phone")


def some_night(evening: "Evening") -> int:
    """A night: one that is open, mostly."""
    are_open = [night for night in evening.nights if not evening.model.lines[night].is_closed]
    mostly = are_open if evening.draws.random() < MOSTLY else []
    return evening.draws.choice(mostly or evening.nights)


def some_table(evening: "Evening") -> tuple[int, int | None, str, Any]:
    """A night, one of its tables (an open one, mostly), the path of that, and its state; None where
    there is none.
    """
    tablets = [screen for screen in evening.screens if screen.name.startswith("tablet")]
    if not tablets:
        return 0, None, "", {}
    mostly = open_tablets(evening) if evening.draws.random() < MOSTLY else []
    tablet = evening.draws.choice(mostly or tablets)
    night, table = (int(part) for part in tablet.name.split()[1].split("."))
    path = f"nights/{night}/tables/{table}"
    return night, table, path, state_of(evening.screens[0], path)


def players_of(evening: "Evening", night: int) -> list[dict[str, Any]]:
    """The players of a night, as its desk shows them."""
    players: list[dict[str, Any]] = state_of(evening.screens[0], f"nights/{night}")["players"]
    return players


def state_of(screen: Screen, path: str) -> Any:
    """What a screen is shown."""
    return expect(screen.ask("GET", path))


def expect(answer: Any) -> Any:
    """The JSON of an answer that must be one. Raises `WrongAnswer`."""
    if answer.status_code >= 300:
        raise WrongAnswer(f"{answer.path} is answered with {answer.status_code}: {answer.json}")
    return answer.json
