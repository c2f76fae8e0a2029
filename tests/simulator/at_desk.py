"""Habits at the host's desk: chips, cash, debts, counts, corrections, nights; and whatever can be
read there.
"""

from typing import TYPE_CHECKING, Any

from tests.simulator.at_odds import at_a_closed_night
from tests.simulator.entries import Broken
from tests.simulator.model import Moves
from tests.simulator.people import NAMES, open_night, players_of, some_night, some_table, state_of

if TYPE_CHECKING:
    from tests.simulator.evening import Evening


OF_THE_DESK = {
    "buy-in",
    "buy-back",
    "cash-out",
    "marker-repaid",
    "house-paid",
    "gift",
    "float-added",
    "cash-booked",
    "fill",
    "credit",
}
"""The entries that the desk can take back."""


def desk(evening: "Evening") -> None:
    """The host sells, takes back, lends, gives and pays out."""
    draws, night = evening.draws, some_night(evening)
    host, worth = evening.screens[0], evening.worth[night]
    players = len(players_of(evening, night))
    player = draws.randint(1, players)
    other = player % players + 1
    chips = draws.choice([1, 5, 40, 300])
    bankroll, marker, owed = (
        f"{account}:{player}" for account in ("bankroll", "marker:desk", "marker:house")
    )
    of_player = f"players/{player}"
    everything: Moves = {bankroll: None, marker: None, "drawer": None, owed: None}
    asked: list[tuple[str, Any, Moves]] = [
        (
            f"{of_player}/buy-ins",
            {"chips": chips, "against": "cash"},
            {bankroll: chips, "drawer": worth * chips},
        ),
        (
            f"{of_player}/buy-ins",
            {"chips": chips, "against": "marker"},
            {bankroll: chips, marker: chips},
        ),
        (
            f"{of_player}/buy-ins",
            {"chips": chips, "against": "owed"},
            {bankroll: chips, owed: -chips},
        ),
        (f"{of_player}/buy-backs", {"chips": chips}, {bankroll: -chips, "drawer": -worth * chips}),
        (
            f"{of_player}/repayments",
            {"chips": chips, "with": "cash"},
            {marker: None, "drawer": worth * chips},
        ),
        (
            f"{of_player}/repayments",
            {"chips": chips, "with": "chips"},
            {marker: None, bankroll: -chips},
        ),
        (f"{of_player}/cash-outs", {}, everything),
        (
            f"{of_player}/house-payments",
            {"chips": chips},
            {owed: -chips, "drawer": -worth * chips},
        ),
        (
            "gifts",
            {"from": player, "to": other, "chips": chips},
            {bankroll: -chips, f"bankroll:{other}": chips},
        ),
        ("floats", {"cash": 100 * chips}, {"drawer": 100 * chips}),
        (
            "buy-ins",
            {"players": [player, other], "chips": chips, "against": "cash"},
            {
                bankroll: chips,
                f"bankroll:{other}": chips,
                "drawer": 2 * worth * chips,
            },
        ),
        ("cash-outs", {"players": [player]}, {"*": None}),
    ]
    path, body, moves = draws.choice(asked)
    evening.send(host, "POST", f"nights/{night}/{path}", body, night, moves)


def repay(evening: "Evening") -> None:
    """Somebody who owes repays a part of it, or all, with cash or with chips; where nobody does,
    somebody borrows first.
    """
    draws, host, night = evening.draws, evening.screens[0], some_night(evening)
    players = players_of(evening, night)
    who = draws.choice([each for each in players if each["owes"]["desk"]] or players)
    player, owes, lent = f"nights/{night}/players/{who['player']}", who["owes"]["desk"], 40
    if not owes:
        borrowed = {"chips": lent, "against": "marker"}
        evening.send(host, "POST", f"{player}/buy-ins", borrowed, night, {"*": None})
    chips, by = draws.choice([1, owes or lent]), draws.choice(["cash", "cash", "chips"])
    paid = {"drawer": evening.worth[night] * chips}
    if by == "chips":
        paid = {f"bankroll:{who['player']}": -chips}
    moves: Moves = {f"marker:desk:{who['player']}": None, **paid}
    repaid = {"chips": chips, "with": by}
    evening.send(host, "POST", f"{player}/repayments", repaid, night, moves)


def purposes(evening: "Evening") -> None:
    """Cash comes in or goes out for a purpose; once in a while it is nearly all there is."""
    draws, night = evening.draws, some_night(evening)
    what = draws.choice(["donation", "entry-fee", "prize", "expense", "expense"])
    cash = draws.choice([100, 700])
    drawer = evening.model.lines[night].balances["drawer"]
    if what == "expense" and draws.random() < 0.5 and drawer > 100:
        cash = drawer - draws.randrange(100)
    body: dict[str, Any] = {"what": what, "cash": cash, "purpose": "the hall"}
    if draws.random() < 0.5:
        body["player"] = 1
    moved = cash if what in ("donation", "entry-fee") else -cash
    host, path = evening.screens[0], f"nights/{night}/purposes"
    evening.send(host, "POST", path, body, night, {"drawer": moved})


def count(evening: "Evening") -> None:
    """The drawer is counted, a tray, or somebody's chips before a cash-out: sometimes it is not
    what the book has.
    """
    draws, night = evening.draws, some_night(evening)
    host, has = evening.screens[0], evening.model.lines[night].balances
    off = draws.choice([0, 0, -1, 2])
    match draws.choice(["drawer", "tray", "player"]):
        case "drawer":
            body: dict[str, Any] = {"counted": max(0, has["drawer"] + off)}
            path = f"nights/{night}/drawer-counts"
            evening.send(host, "POST", path, body, night, {"drawer": None})
        case "tray":
            _, table, path, _ = some_table(evening)
            night = int(path.split("/")[1]) if table else night
            book = evening.model.lines[night].balances[f"tray:{table}"]
            body = _counts(book, off)
            evening.send(host, "POST", f"{path}/counts", body, night)
        case "player":
            player = draws.randint(1, len(players_of(evening, night)))
            body = _counts(has[f"bankroll:{player}"], off)
            path = f"nights/{night}/players/{player}/cash-outs"
            evening.send(host, "POST", path, body, night, {"*": None})


def _counts(book: int, off: int) -> dict[str, Any]:
    """A count, and a second one where it is not what the book has."""
    found = max(0, book + off)
    once = [{"value": 1, "count": found % 5}, {"value": 5, "count": found // 5}]
    return {"counts": [once] if found == book else [once, once], "book": book}


def tray(evening: "Evening") -> None:
    """Chips go from the cage to a tray, and back."""
    night, table, path, _ = some_table(evening)
    if table is not None:
        what, chips = evening.draws.choice([("fills", 20), ("credits", 5), ("credits", 300)])
        evening.send(evening.screens[0], "POST", f"{path}/{what}", {"chips": chips}, night)


def names(evening: "Evening") -> None:
    """Somebody comes late, is called otherwise, may owe so much; the night gets another name."""
    draws, night = evening.draws, some_night(evening)
    host, path = evening.screens[0], f"nights/{night}"
    match draws.choice(["come", "rename", "limit", "night"]):
        case "come":
            name = draws.choice([*NAMES, "Hal", "Ida"])
            evening.send(host, "POST", f"{path}/players", {"name": name}, night)
        case "rename":
            body: Any = {"name": draws.choice(["Ann", "Benno", "Zoe"])}
            evening.send(host, "PATCH", f"{path}/players/1", body, night)
        case "limit":
            body = {"limit": draws.choice([None, 0, 30])}
            evening.send(host, "PUT", f"{path}/players/1/marker-limit", body, night)
        case "night":
            evening.send(host, "PATCH", path, {"name": draws.choice(["Late", "Early"])}, night)


def correct(evening: "Evening") -> None:
    """An entry of the desk was wrong, or several."""
    draws, night = evening.draws, some_night(evening)
    host = evening.screens[0]
    newest = state_of(host, f"nights/{night}")["version"]
    wrong = [line.number for line in evening.model.lines[night].lines if line.kind in OF_THE_DESK]
    entry = draws.choice(wrong[-20:]) if wrong and draws.random() < 0.8 else newest
    if (right := sorted(evening.model.lines[night].put_right)) and draws.random() < 0.3:
        entry = draws.choice(right)  # which somebody has put right already
    body: Any = {"entry": entry, "why": "a slip"}
    path = f"nights/{night}/corrections"
    if draws.random() < 0.2:
        path, body = f"{path}/all", {"entries": [entry, max(2, entry - 1)], "why": "a slip"}
    told = evening.send(host, "POST", path, body, night, {"*": None})
    if told and "entries" in body and told["entry"] != newest + len(body["entries"]):
        raise Broken(f"{body} were to be taken back, and the last correction is {told['entry']}")
    if told and draws.random() < 0.6:  # and once more, at another desk
        evening.deliver(evening.letter(host, "POST", path, body), night, {"*": None})


def another_night(evening: "Evening") -> None:
    """A night is closed, opened again, or a second one begins with what is still owed."""
    host, draws = evening.screens[0], evening.draws
    night = draws.choice(evening.nights)
    if draws.random() < 0.3 and len(evening.nights) < 3:
        open_night(evening)
        return
    state = state_of(host, f"nights/{night}")
    if state["status"] == "closed":
        if draws.random() < 0.7:
            evening.send(host, "POST", f"nights/{night}/reopen", {}, night)
        else:
            debts(evening)
        return
    _close(evening, night)
    if state_of(host, f"nights/{night}")["status"] == "closed" and draws.random() < 0.7:
        at_a_closed_night(evening, night)


def _close(evening: "Evening", night: int) -> None:
    """A night is closed, and what is in play is void."""
    host = evening.screens[0]
    for table in state_of(host, f"nights/{night}")["tables"]:
        if table["round"] and table["status"] == "playing":
            path = f"nights/{night}/tables/{table['table']}/rounds/{table['round']}/void"
            evening.send(host, "POST", path, {"reason": "it is late"}, night)
    evening.send(host, "POST", f"nights/{night}/close", {}, night, {"*": None})


def debts(evening: "Evening") -> None:
    """What is owed of a closed night goes on in another one, or is settled from hand to hand. Where
    nothing is owed, somebody borrows, and the night is closed.
    """
    host, draws = evening.screens[0], evening.draws
    for_money = [night for night in evening.nights if evening.worth[night] > 1]
    if for_money and not state_of(host, "debts")["debts"]:
        night = draws.choice(for_money)
        lent = {"chips": 40, "against": "marker"}
        evening.send(host, "POST", f"nights/{night}/players/1/buy-ins", lent, night, {"*": None})
        _close(evening, night)
    if not (owed := state_of(host, "debts")["debts"]):
        return
    debt = draws.choice(owed)
    if draws.random() < 0.2:
        path = f"nights/{debt['night']}/players/{debt['player']}/settled"
        evening.ask(host, "PUT", path, {"settled": draws.random() < 0.7, "how": "a beer"})
        return
    if all(evening.model.lines[night].is_closed for night in for_money):
        open_night(evening)
    others = [night for night in for_money if not evening.model.lines[night].is_closed]
    if others:
        night = draws.choice(others)
        player = min(debt["player"], len(players_of(evening, night)))
        _are_one(evening, debt, night, player)
        of = {"night": debt["night"], "player": debt["player"]}
        path = f"nights/{night}/players/{player}/debts"
        evening.send(host, "POST", path, of, night, {"*": None})


def _are_one(evening: "Evening", debt: Any, night: int, player: int) -> None:
    """The host says that the player who has the debt, and this one, are one person."""
    host, person = evening.screens[0], debt["person"]
    if person is None:
        plays = {"night": debt["night"], "player": debt["player"]}
        evening.ask(host, "POST", "people", {"name": debt["name"], "plays": plays})
        debts_now = state_of(host, "debts")["debts"]
        same = [each for each in debts_now if {**plays, **each} == each]
        person = same[0]["person"] if same else None
    path = f"nights/{night}/players/{player}/person"
    evening.ask(host, "PUT", path, {"person": person})


def audit(evening: "Evening") -> None:
    """The host has the night audited, and looks at what was found."""
    night = some_night(evening)
    host, path = evening.screens[0], f"nights/{night}/audit"
    evening.ask(host, "POST", path, None)
    evening.doors.background.work()
    found = evening.ask(host, "GET", path, None)
    if found.status_code == 200 and (found.json or {}).get("findings"):
        raise Broken(f"the audit of night {night} finds {found.json['findings'][0]}")
