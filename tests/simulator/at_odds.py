"""What is asked for in vain: too late, by mistake, twice, or by somebody who tries. The house says
why not, and nothing is written.
"""

from typing import TYPE_CHECKING, Any

from ledger.store.canonical import LARGEST
from tests.simulator.entries import Broken
from tests.simulator.model import Moves
from tests.simulator.network import Screen
from tests.simulator.people import players_of, some_night, some_table, state_of

if TYPE_CHECKING:
    from tests.simulator.evening import Evening

ELSEWHERE = "192.168.1.77"
"""The address of a screen that nobody has let in."""
_GUESSES = 6
"""More than cost nothing, one after the other."""


def at_the_desk(evening: "Evening") -> None:
    """The host asks for what cannot be as things are."""
    draws, host = evening.draws, evening.screens[0]
    night, table, path, _ = some_table(evening)
    if table is None:
        night, path = draws.choice(evening.nights), f"nights/{evening.nights[0]}/tables/9"
    at = f"nights/{night}"
    player = f"{at}/players/{draws.randint(1, len(players_of(evening, night)))}"
    has = evening.model.lines[night].balances
    tray = has[f"tray:{table}"]
    asked: list[tuple[str, str, Any]] = [
        ("POST", f"{at}/reopen", {}),
        ("POST", f"{at}/players/99/buy-ins", {"chips": 5, "against": "cash"}),
        ("POST", f"{player}/buy-backs", {"chips": 9_000_000}),
        ("POST", f"{player}/house-payments", {"chips": 9000}),
        ("POST", f"{at}/corrections", {"entry": 9999, "why": "a slip"}),
        ("PATCH", at, {"money": {"currency": "EUR", "chip": 20}}),
        ("POST", f"{path}/counts", {"counts": [[{"value": 1, "count": tray + 1}]], "book": tray}),
        ("POST", f"{path}/house-players", {"chips": 5}),
        ("POST", f"{at}/players", {"name": "Ana"}),
        ("POST", f"{at}/floats", {"cash": LARGEST - max(0, has["drawer"] - 1)}),
    ]
    for method, where, body in draws.sample(asked, 4):
        evening.send(host, method, where, body, night, {"*": None})
    if draws.random() < 0.5:
        evening.send(host, "PUT", f"{player}/marker-limit", {"limit": 30}, night)
        lent = {"chips": 9000, "against": "marker"}
        evening.send(host, "POST", f"{player}/buy-ins", lent, night, {"*": None})
    beside: list[tuple[str, str, Any]] = [
        ("PATCH", "people/99", {"name": "Nobody"}),
        ("GET", "exports/99/file", None),
        ("DELETE", "exports/99", None),
        ("PUT", f"{path}/screen", {"session": 999}),
        ("DELETE", f"{path}/screen/999", None),
        ("DELETE", f"{at}/wishes/999", None),
        ("DELETE", "sessions/999", None),
        ("GET", f"{at}/receipts/1", None),
    ]
    for each in draws.sample(beside, 3):
        evening.ask(host, *each)


def at_a_table(evening: "Evening") -> None:
    """The dealer asks for what the round, or the table, has no room for; or begins with somebody
    who has no chips, and asks nobody.
    """
    draws = evening.draws
    night, table, path, state = some_table(evening)
    if table is None:
        return
    tablet, number = evening.screen(f"tablet {night}.{table}"), state["table"]["number"]
    rounds, anything = f"{path}/rounds/{number}", {"by": "dealer", "do": "fold"}
    taken = [seat["seat"] for seat in state["table"]["seats"]] or [8]
    asked: list[tuple[str, str, Any]] = [
        ("POST", f"{rounds}/actions", {"action": anything, "since": 0}),
        ("POST", f"{rounds}/undo", {"action": 0}),
        ("POST", f"{rounds}/amendments", {"index": 99, "action": anything}),
        ("POST", f"{path}/rounds", {"number": state["table"]["rounds"] + 1, "agreed": False}),
        ("PUT", f"{path}/phones", {"play": False}),
        ("PUT", f"{path}/hand-over", {"seat": draws.choice([*taken, 8])}),
        ("POST", f"{path}/seats", {"player": 1, "seat": 1, "chips": 0}),
        ("POST", f"{path}/seats/8/top-ups", {"chips": 5}),
        ("DELETE", f"{path}/seats", {}),
        ("POST", f"{path}/series/end", {}),
    ]
    for method, where, body in draws.sample(asked, 6):
        evening.send(tablet, method, where, body, night, {"*": None})
    if state["round"] is None:
        other = {"game": "uth", "cards": "virtual", "options": {}, "end_series": False}
        evening.send(tablet, "PUT", f"{path}/game", other, night, {"*": None})
    if state["round"] is None and state["table"]["free"]:
        player = draws.randint(1, len(players_of(evening, night)))
        place = {"player": player, "seat": state["table"]["free"][0], "chips": 0}
        evening.send(tablet, "POST", f"{path}/seats", place, night)
        begin = {"number": state["table"]["rounds"] + 1, "agreed": False}
        evening.send(tablet, "POST", f"{path}/rounds", begin, night)
    beside: list[tuple[str, str, Any]] = [
        ("PUT", f"{path}/rounds/99/shown", {"paid": 0, "beat": 0}),
        ("PUT", f"{path}/screen", {"session": 999}),
        ("GET", f"{path}?as=seat:{draws.randint(1, 8)}", None),
    ]
    for each in beside:
        evening.ask(tablet, *each)
    seat = {"seat": draws.choice(taken)}
    if evening.send(tablet, "PUT", f"{path}/hand-over", seat, night):
        evening.ask(tablet, "PUT", f"{path}/screen", {"session": 999})


def at_its_end(evening: "Evening") -> None:
    """The host says that this was the last round: nobody sits there any more, the dealer has
    everybody stand up all the same, and begins another round. Then they play on, another game, with
    some who have no chips for its antes.
    """
    night, table, path, state = some_table(evening)
    if table is None or state["table"]["status"] == "closed":
        return
    host, tablet = evening.screens[0], evening.screen(f"tablet {night}.{table}")
    if state["round"] is not None:
        void = f"{path}/rounds/{state['table']['number']}/void"
        evening.send(tablet, "POST", void, {"reason": "it is late"}, night)
    for last in (True, False):
        said = {"last": last, "to": 0}
        evening.send(host, "PUT", f"{path}/last-round", said, night, {"*": None})
        for _ in range(2):
            evening.send(tablet, "DELETE", f"{path}/seats", {}, night, {"*": None})
        begin = {"number": state_of(host, path)["table"]["rounds"] + 1, "agreed": True}
        evening.send(tablet, "POST", f"{path}/rounds", begin, night)
    game = {"game": "speculation", "cards": "virtual", "options": {}, "end_series": True}
    evening.send(tablet, "PUT", f"{path}/game", game, night, {"*": None})
    places = [{"player": player, "seat": player, "chips": 0} for player in (1, 2, 3)]
    evening.send(tablet, "POST", f"{path}/seats/all", {"places": places}, night, {"*": None})
    for agreed in (False, True):
        begin = {"number": state_of(host, path)["table"]["rounds"] + 1, "agreed": agreed}
        evening.send(tablet, "POST", f"{path}/rounds", begin, night)


def on_a_phone(evening: "Evening") -> None:
    """A player does what is not, or not any more, to be done, or at another table."""
    phones = [screen for screen in evening.screens if screen.name.startswith("phone")]
    if not phones:
        return
    draws, phone = evening.draws, evening.draws.choice(phones)
    night = int(phone.name.split()[1].split(".")[0])
    table = draws.choice([phone.table or 1, 1, 2])
    number = state_of(evening.screens[0], f"nights/{night}")["tables"]
    rounds = [each["round"] or 1 for each in number if each["table"] == table] or [1]
    at = f"nights/{night}/hand/tables/{table}"
    body: dict[str, Any] = {"action": {"do": draws.choice(["fold", "pass", "play"])}, "since": 0}
    asked: list[tuple[str, str, Any]] = [
        ("POST", f"{at}/rounds/{rounds[0]}/actions", body),
        ("POST", f"{at}/rounds/{rounds[0]}/drafts", {"action": {"do": "fold"}, "heaps": [[]]}),
        ("PUT", f"{at}/cut", {"word": "seven"}),
        ("PUT", f"{at}/out", {"out": False, "marker": False}),
        ("POST", f"nights/{night}/hand/wishes", {"kind": "top-up", "table": table, "chips": 9000}),
    ]
    for method, where, said in draws.sample(asked, 3):
        evening.send(phone, method, where, said, night)


def at_a_closed_night(evening: "Evening", night: int) -> None:
    """Once a night is closed somebody comes with cash, or has something to put right."""
    draws, host, at = evening.draws, evening.screens[0], f"nights/{night}"
    asked: list[tuple[str, Any]] = [
        (f"{at}/floats", {"cash": 700}),
        (f"{at}/drawer-counts", {"counted": 700}),
        (f"{at}/purposes", {"what": "donation", "cash": 700, "purpose": "the hall"}),
        (f"{at}/players/1/buy-ins", {"chips": 5, "against": "cash"}),
        (f"{at}/players/1/cash-outs", {}),
        (f"{at}/gifts", {"from": 1, "to": 2, "chips": 1}),
        (f"{at}/players", {"name": "Late"}),
        (f"{at}/close", {}),
    ]
    for path, body in draws.sample(asked, len(asked)):
        evening.send(host, "POST", path, body, night, {"*": None})


def at_the_door(evening: "Evening") -> None:
    """Somebody guesses a PIN, a code or, again and again, a link; or has one that was used."""
    draws, host = evening.draws, evening.screens[0]
    night = draws.choice(evening.nights)
    stranger = Screen("stranger", evening.world, address=ELSEWHERE)
    path, body = draws.choice(
        [
            ("session/host", {"pin": "00000000"}),
            ("session/table", {"code": "000000"}),
            ("session/wall", {"code": "000000"}),
            ("session/player", {"token": "0" * 20}),
            ("session/guest", {"code": state_of(host, f"nights/{night}/phones")["room"]["code"]}),
            ("session/guest", {"code": "000000", "player": 1}),
            ("room", {"code": "000000"}),
            ("code", {"code": "000000"}),
        ]
    )
    for _ in range(_GUESSES if path == "session/player" else 1):
        if evening.ask(stranger, "POST", path, body).status_code < 300 and "guest" not in path:
            raise Broken(f"a stranger is let in by {path}")


def with_an_empty_drawer(evening: "Evening") -> None:
    """All the cash goes out, and somebody is cashed out: what the drawer cannot pay is owed, comes
    before any marker, and is paid once there is cash.
    """
    draws, night = evening.draws, some_night(evening)
    host, at = evening.screens[0], f"nights/{night}"
    number = draws.randint(1, len(players_of(evening, night)))
    player = f"{at}/players/{number}"
    cash = evening.model.lines[night].balances["drawer"]
    spent = {"what": "expense", "cash": cash, "purpose": "the hall"}
    computed: Moves = {"*": None}
    asked: list[tuple[str, Any]] = [
        (f"{at}/purposes", spent),
        (f"{player}/cash-outs", {}),
        (f"{player}/buy-ins", {"chips": 5, "against": "marker"}),
        (f"{at}/floats", {"cash": 50_000}),
        (f"{player}/house-payments", {"chips": 5}),
    ]
    for path, body in asked:
        evening.send(host, "POST", path, body, night, computed)


def in_a_bad_form(evening: "Evening") -> None:
    """Somebody sends what no screen does: the house says what is wrong with it, and nothing is
    written.
    """
    draws, host = evening.draws, evening.screens[0]
    night = draws.choice(evening.nights)
    at, gift = f"nights/{night}", {"from": 1, "to": 2, "chips": 1}
    key = {"Idempotency-Key": f"b{evening.step}"}
    used = {"Idempotency-Key": draws.choice(sorted(evening.model.acknowledged))}
    table = {"game": "nothing", "cards": "virtual", "tray": 5, "options": {}}
    asked: list[tuple[str, str, Any, dict[str, str]]] = [
        ("PATCH", at, {"name": "\u202e"}, key),
        ("POST", f"{at}/tables", table, key),
        ("GET", "nights/99", None, {}),
        ("GET", "nothing", None, {}),
        ("PUT", f"{at}/close", {}, key),
        ("POST", f"{at}/gifts", [1], key),
        ("POST", f"{at}/gifts", gift, {}),
        ("POST", f"{at}/gifts", {**gift, "why": draws.randint(0, 9)}, used),
        ("POST", f"{at}/gifts", gift, {**key, "Origin": "http://elsewhere.example"}),
        ("POST", f"{at}/gifts", gift, {**key, "Host": "elsewhere.example"}),
        ("POST", f"{at}/gifts", gift, {**key, "Content-Type": "text/plain"}),
    ]
    before = evening.rows("SELECT count(*) FROM entries")
    for method, path, body, headers in asked:
        _in_vain(evening, host, method, path, body, headers)
    _actions_in_a_bad_form(evening)
    if evening.rows("SELECT count(*) FROM entries") != before:
        raise Broken("what has no right form was written into the book")


def _actions_in_a_bad_form(evening: "Evening") -> None:
    """An action without its verb or its values, or with others."""
    night, table, path, state = some_table(evening)
    live = None if table is None else evening.round_at(night, table)
    if live is None or live.finished or state["round"] is None or not live.prompt.options:
        return
    option = evening.draws.choice(live.prompt.options)
    rounds = f"rounds/{state['table']['number']}/actions"
    screen, path = evening.screen(f"tablet {night}.{table}"), f"{path}/{rounds}"
    said: dict[str, Any] = {"by": option.by, "do": option.do}
    player = live.player_of.get(option.by)
    if (phone := evening.find(f"phone {night}.{player}")) is not None:
        screen, path = phone, f"nights/{night}/hand/tables/{table}/{rounds}"
        said = {"do": option.do}
    needs = [name for name in option.values if name not in option.optional]
    verbless = {name: value for name, value in said.items() if name != "do"}
    wrong = [verbless, {**said, "nothing": 1}]
    if needs:
        wrong += [said, {**said, **dict.fromkeys(needs, "nothing")}]
    for action in wrong:
        body, key = {"action": action, "since": live.since(option)}, f"b{evening.step}-a"
        _in_vain(evening, screen, "POST", path, body, {"Idempotency-Key": key})


def _in_vain(
    evening: "Evening", screen: Screen, method: str, path: str, body: Any, headers: dict[str, str]
) -> None:
    status = screen.ask(method, path, body, headers).status_code
    if not 400 <= status < 500 and status not in (503, 507):
        raise Broken(f"{method} {path} with {body} is answered with {status}")
