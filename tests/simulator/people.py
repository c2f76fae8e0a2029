"""The people of an evening and their habits. Each looks at a screen, as people do, and sends what a
tap there would.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from games.catalogue import GAMES
from games.engine import Action, Prompt
from games.engine.shuffle import SEED_BYTES, Draws
from games.trials.simulate import random_action
from tests.simulator.model import Broken, Moves
from tests.simulator.network import Screen

if TYPE_CHECKING:
    from tests.simulator.evening import Evening

PIN = "48291375"
CHIP = 10
"""What a chip is worth, in cents."""
NAMES = ("Ana", "Ben", "Cyd", "Dov", "Eve", "Fay", "Gus")
FLOAT = 1_000_000
_NIGHT = {
    "money": {"currency": "EUR", "chip": CHIP},
    "chip_set": [{"value": 1, "colour": "white"}, {"value": 5, "colour": "red"}],
    "float": FLOAT,
}
Habit: TypeAlias = Callable[["Evening"], None]


def arrive(evening: "Evening") -> None:
    """The host opens the house, with nothing going wrong yet."""
    host = Screen("host", evening.world)
    evening.screens.append(host)
    link = evening.world.servers[0].services.pin.new_link()
    _expect(host.ask("POST", "session/first", {"token": link, "pin": PIN}))
    open_night(evening)


def open_night(evening: "Evening") -> None:
    """A night with players, and one table or two of any games, where some of them sit."""
    host, draws = evening.screens[0], evening.draws

    def sure(method: str, path: str, body: Any, night: int, moves: Moves) -> Any:
        return evening.deliver(evening.letter(host, method, path, body), night, moves)

    opened = sure("POST", "nights", {**_NIGHT, "name": "Friday"}, 0, {"drawer": FLOAT})
    if opened is None:
        return
    night = opened["number"]
    evening.nights.append(night)
    for player, name in enumerate(NAMES[: draws.randint(3, 7)], 1):
        sure("POST", f"nights/{night}/players", {"name": name}, night, {})
        bought = {"chips": 500, "against": "cash"}
        path = f"nights/{night}/players/{player}/buy-ins"
        sure("POST", path, bought, night, {f"bankroll:{player}": 500, "drawer": 500 * CHIP})
    host.open(f"nights/{night}", f"nights/{night}/events")
    for _ in range(draws.randint(1, 2)):
        open_table(evening, night)


def open_table(evening: "Evening", night: int) -> None:
    """Another table: a game, those who sit there, its tablet, their phones and a wall."""
    host, draws = evening.screens[0], evening.draws
    slug = draws.choice(sorted(GAMES))
    game = GAMES[slug]

    def sure(screen: Screen, method: str, path: str, body: Any, moves: Moves | None = None) -> Any:
        letter = evening.letter(screen, method, f"nights/{night}/{path}", body)
        return evening.deliver(letter, night, moves or {})

    body = {"game": slug, "cards": "virtual", "tray": 1000, "options": {}}
    made = sure(host, "POST", "tables", body)
    players = _state(host, f"nights/{night}")["players"]
    if made is None:
        return
    table = made["number"]
    path = f"nights/{night}/tables/{table}"
    code = _expect(host.ask("POST", f"{path}/codes"))["code"]
    tablet = Screen(f"tablet {night}.{table}", evening.world)
    _expect(tablet.ask("POST", "session/table", {"code": code}))
    tablet.open(path, f"{path}/events")
    evening.screens.append(tablet)
    evening.counts[f"game: {slug}"] += 1
    counts = [n for n in range(1, len(players) + 1) if game.takes(n)]
    count = draws.choice(counts) if counts else 0
    for seat, player in enumerate(draws.sample(range(1, len(players) + 1), count), 1):
        chips = min(200, players[player - 1]["bankroll"])
        place = {"player": player, "seat": seat, "chips": chips}
        sure(tablet, "POST", f"tables/{table}/seats", place, {f"bankroll:{player}": -chips})
    sure(tablet, "PUT", f"tables/{table}/phones", {"play": True})
    for seat in _state(host, path)["table"]["seats"]:
        add_phone(evening, night, table, seat["player"])
    code = _expect(host.ask("POST", f"nights/{night}/wall-codes"))["code"]
    wall = Screen(f"wall {night}.{table}", evening.world)
    _expect(wall.ask("POST", "session/wall", {"code": code}))
    wall.open(path, f"{path}/events")
    evening.screens.append(wall)


def add_phone(evening: "Evening", night: int, table: int, player: int) -> None:
    """A player comes by the link that the host shows; on another phone, the host lets it in."""
    host = evening.screens[0]
    token = _expect(host.ask("POST", f"nights/{night}/players/{player}/link"))["token"]
    phone = Screen(f"phone {night}.{player}", evening.world)
    _expect(phone.ask("POST", "session/player", {"token": token}))
    for guest in _state(host, f"nights/{night}")["asking"]:
        if guest["player"] == player:
            _expect(host.ask("PUT", f"nights/{night}/guests/{guest['session']}"))
    evening.screens = [screen for screen in evening.screens if screen.name != phone.name]
    phone.open(f"nights/{night}/hand?table={table}", f"nights/{night}/hand/tables/{table}/events")
    evening.screens.append(phone)


# Habits


def play(evening: "Evening") -> None:
    """Somebody does what the prompt of a table asks for, on the tablet or on a phone."""
    night, table, path, state = _some_table(evening)
    if table is None:
        return
    round_ = state["round"]
    tablet = evening.screen(f"tablet {night}.{table}")
    if round_ is None:
        begin = {"number": state["table"]["rounds"] + 1, "agreed": True}
        evening.send(tablet, "POST", f"{path}/rounds", begin, night)
        return
    number = state["table"]["number"]
    live = evening.round_at(night, table)
    if live is None:
        return
    if live.finished:
        evening.send(tablet, "POST", f"{path}/rounds/{number}/close", {}, night)
        return
    prompt: Prompt = live.prompt
    action: Action = random_action(prompt, Draws(evening.draws.randbytes(SEED_BYTES), "people"))
    option = prompt.option(action.by, action.do)
    if option is None:
        return
    said = {"do": action.do, **action.args}
    since = live.since(option)
    where = f"nights/{night}/hand/tables/{table}/rounds/{number}/actions"
    if isinstance(action.by, int):
        player = live.player_of[action.by]
        phone = evening.find(f"phone {night}.{player}")
        if phone is not None:
            evening.send(phone, "POST", where, {"action": said, "since": since}, night)
            return
    body = {"action": {"by": action.by, **said}, "since": since}
    evening.send(tablet, "POST", f"{path}/rounds/{number}/actions", body, night)


def undo(evening: "Evening") -> None:
    """The dealer takes the last action back, or voids the round."""
    night, table, path, state = _some_table(evening)
    live = None if table is None else evening.round_at(night, table)
    if table is None or live is None or state["round"] is None:
        return
    tablet, number = evening.screen(f"tablet {night}.{table}"), state["table"]["number"]
    if evening.draws.random() < 0.2:
        why = {"reason": "a card fell down"}
        evening.send(tablet, "POST", f"{path}/rounds/{number}/void", why, night)
    elif live.actions:
        body = {"action": live.actions - 1}
        evening.send(tablet, "POST", f"{path}/rounds/{number}/undo", body, night)


def desk(evening: "Evening") -> None:
    """The host sells, takes back, lends, gives and pays out."""
    draws, night = evening.draws, evening.draws.choice(evening.nights)
    host = evening.screens[0]
    player = draws.randint(1, len(_state(host, f"nights/{night}")["players"]))
    other = player % len(_state(host, f"nights/{night}")["players"]) + 1
    chips = draws.choice([1, 5, 40, 300])
    bankroll, marker = f"bankroll:{player}", f"marker:desk:{player}"
    of_player = f"players/{player}"
    asked: list[tuple[str, Any, Moves]] = [
        (
            f"{of_player}/buy-ins",
            {"chips": chips, "against": "cash"},
            {bankroll: chips, "drawer": CHIP * chips},
        ),
        (
            f"{of_player}/buy-ins",
            {"chips": chips, "against": "marker"},
            {bankroll: chips, marker: chips},
        ),
        (f"{of_player}/buy-backs", {"chips": chips}, {bankroll: -chips, "drawer": -CHIP * chips}),
        (
            f"{of_player}/repayments",
            {"chips": chips, "with": "cash"},
            {marker: None, "drawer": CHIP * chips},
        ),
        (f"{of_player}/cash-outs", {}, {bankroll: None, marker: None, "drawer": None}),
        (
            "gifts",
            {"from": player, "to": other, "chips": chips},
            {bankroll: -chips, f"bankroll:{other}": chips},
        ),
        ("floats", {"cash": 100 * chips}, {"drawer": 100 * chips}),
    ]
    path, body, moves = draws.choice(asked)
    evening.send(host, "POST", f"nights/{night}/{path}", body, night, moves)


def correct(evening: "Evening") -> None:
    """An entry of the desk was wrong."""
    night = evening.draws.choice(evening.nights)
    newest = _state(evening.screens[0], f"nights/{night}")["version"]
    body = {"entry": evening.draws.randint(2, newest), "why": "a slip"}
    host = evening.screens[0]
    evening.send(host, "POST", f"nights/{night}/corrections", body, night, {"*": None})


def move_about(evening: "Evening") -> None:
    """People sit down, take more chips to the table and stand up; the tray is filled."""
    night, table, path, state = _some_table(evening)
    if table is None:
        return
    draws, host = evening.draws, evening.screens[0]
    tablet = evening.screen(f"tablet {night}.{table}")
    taken = {seat["seat"]: seat["player"] for seat in state["table"]["seats"]}
    chips = draws.choice([0, 5, 50])
    match draws.choice(["sit", "stand", "top up", "fill", "credit", "cut", "phone"]):
        case "sit":
            player = draws.randint(1, len(_state(host, f"nights/{night}")["players"]))
            place = {"player": player, "seat": draws.randint(1, 8), "chips": chips}
            moves: Moves = {f"bankroll:{player}": -chips}
            evening.send(tablet, "POST", f"{path}/seats", place, night, moves)
        case "stand" if taken:
            seat = draws.choice(sorted(taken))
            body = {"end_series": draws.random() < 0.5}
            evening.send(tablet, "DELETE", f"{path}/seats/{seat}", body, night, {"*": None})
        case "top up" if taken:
            seat = draws.choice(sorted(taken))
            moves = {f"bankroll:{taken[seat]}": -5}
            evening.send(tablet, "POST", f"{path}/seats/{seat}/top-ups", {"chips": 5}, night, moves)
        case "fill":
            evening.send(tablet, "POST", f"{path}/fills", {"chips": 20}, night)
        case "credit":
            evening.send(tablet, "POST", f"{path}/credits", {"chips": 5}, night)
        case "cut" if taken:
            seat = draws.choice(sorted(taken))
            cut = {"word": draws.choice(["lucky", "seven"])}
            evening.send(tablet, "PUT", f"{path}/seats/{seat}/cut", cut, night)
        case "phone" if taken and state["night"]["status"] == "open":
            evening.counts["another phone"] += 1
            add_phone(evening, night, table, draws.choice(sorted(taken.values())))


def wish(evening: "Evening") -> None:
    """A player asks for chips on the phone; the host grants what is asked for."""
    phones = [screen for screen in evening.screens if screen.name.startswith("phone")]
    host = evening.screens[0]
    for night in evening.nights:
        for asked in _state(host, f"nights/{night}")["wishes"]:
            path = f"nights/{night}/wishes/{asked['number']}"
            evening.send(host, "POST", path, {}, night, {"*": None})
            return
    if phones:
        phone = evening.draws.choice(phones)
        night = int(phone.name.split()[1].split(".")[0])
        phone.ask("POST", f"nights/{night}/hand/wishes", {"kind": "buy-in", "chips": 20})


def another_night(evening: "Evening") -> None:
    """A night is closed, opened again, or a second one begins with what is still owed."""
    host, draws = evening.screens[0], evening.draws
    night = draws.choice(evening.nights)
    if draws.random() < 0.4 and len(evening.nights) < 3:
        open_night(evening)
        return
    if draws.random() < 0.4 and len(evening.nights) > 1:
        debts = _state(host, "debts")["debts"]
        if debts:
            debt = draws.choice(debts)
            of = {"night": debt["night"], "player": debt["player"]}
            path = f"nights/{evening.nights[-1]}/players/1/debts"
            evening.send(host, "POST", path, of, evening.nights[-1], {"*": None})
            return
    state = _state(host, f"nights/{night}")
    if state["status"] == "closed":
        evening.send(host, "POST", f"nights/{night}/reopen", {}, night)
        return
    for table in state["tables"]:
        path = f"nights/{night}/tables/{table['table']}/close"
        evening.send(host, "POST", path, {"end_series": True}, night, {"*": None})
    evening.send(host, "POST", f"nights/{night}/close", {}, night, {"*": None})


def new_table(evening: "Evening") -> None:
    """One more table, or another game at one that is there."""
    night, table, path, _ = _some_table(evening)
    if table is None or len(evening.screens) > 20:
        return
    if evening.draws.random() < 0.3:
        open_table(evening, night)
        return
    slug = evening.draws.choice(sorted(GAMES))
    body = {"game": slug, "cards": "virtual", "options": {}, "end_series": True}
    evening.counts[f"game: {slug}"] += 1
    evening.send(evening.screens[0], "PUT", f"{path}/game", body, night, {"*": None})


HABITS: list[tuple[Habit, int]] = [
    (play, 60),
    (undo, 5),
    (desk, 14),
    (correct, 3),
    (move_about, 9),
    (wish, 4),
    (new_table, 3),
    (another_night, 2),
]


def do_something(evening: "Evening") -> None:
    """Somebody does something."""
    [habit] = evening.draws.choices([each for each, _ in HABITS], [often for _, often in HABITS])
    habit(evening)


# What they see


def _some_table(evening: "Evening") -> tuple[int, int | None, str, Any]:
    tablets = [screen for screen in evening.screens if screen.name.startswith("tablet")]
    if not tablets:
        return 0, None, "", {}
    tablet = evening.draws.choice(tablets)
    night, table = (int(part) for part in tablet.name.split()[1].split("."))
    path = f"nights/{night}/tables/{table}"
    return night, table, path, _state(evening.screens[0], path)


def _state(screen: Screen, path: str) -> Any:
    return _expect(screen.ask("GET", path))


def _expect(answer: Any) -> Any:
    if answer.status_code >= 300:
        raise Broken(f"{answer.request.path} is answered with {answer.status_code}: {answer.json}")
    return answer.get_json(silent=True)
