"""Habits at the tables: rounds are begun, played, taken back and closed; people sit, leave, sit out
and ask for things on their phones.
"""

from collections import Counter
from typing import TYPE_CHECKING, Any

from games.catalogue import GAMES
from games.engine import Action, Option, Prompt
from games.engine.shuffle import SEED_BYTES, Draws
from games.trials.simulate import random_action
from tests.simulator.entries import Broken
from tests.simulator.model import Moves
from tests.simulator.network import Screen
from tests.simulator.people import (
    MOSTLY,
    add_phone,
    has_phone,
    open_table,
    players_of,
    some_table,
    state_of,
)

if TYPE_CHECKING:
    from tests.simulator.evening import Evening

TRIES = 20
_FOR_PARTNERS = [slug for slug in sorted(GAMES) if GAMES[slug].partners]
AT_ONCE = [1, 1, 2, 5, 20]
"""So many things are done at a table before everything is looked at."""


def play(evening: "Evening") -> None:
    """A table plays on for a while."""
    night, table, path, state = some_table(evening)
    if table is None:
        return
    if state["round"] is None and state["table"]["can_begin"] is not None:
        _gather(evening, night, path, state["table"])
    for _ in range(evening.draws.choice(AT_ONCE)):
        if not _play(evening, night, table):
            return
        if evening.draws.random() < 0.05:
            _undo_last(evening, night, table)


def _gather(evening: "Evening", night: int, path: str, here: Any) -> None:
    """More people sit down, so that a round can begin; who has no chips buys some."""
    draws, host, game = evening.draws, evening.screens[0], GAMES[here["game"]]
    at_it, people = len(here["seats"]), [who for who in here["people"] if not who["program"]]
    counts = [n for n in range(at_it + 1, at_it + len(people) + 1) if game.takes(n)]
    if not counts:
        return
    elsewhere = [who for who in people if who["sits"]]
    come = draws.sample(people, len(people)) if elsewhere == people else people
    count = min(draws.choice(counts) - at_it, len(here["free"]))
    places: list[dict[str, int]] = []
    moves: Moves = {}
    for who, seat in zip(come[:count], here["free"], strict=False):
        chips, player = min(200, who["bankroll"]), who["player"]
        if chips < 20:
            bought = {"chips": 200, "against": draws.choice(["cash", "marker"])}
            buys = f"nights/{night}/players/{player}/buy-ins"
            evening.send(host, "POST", buys, bought, night, {"*": None})
        places.append({"player": player, "seat": seat, "chips": chips or 20})
        moves[f"bankroll:{player}"] = -(chips or 20)
    tablet = evening.screen(f"tablet {path.replace('nights/', '').replace('/tables/', '.')}")
    evening.send(tablet, "POST", f"{path}/seats/all", {"places": places}, night, moves)


def _play(evening: "Evening", night: int, table: int) -> bool:
    """Somebody does what the prompt of a table asks for, on the tablet or on a phone; whether there
    may be more to do.
    """
    path = f"nights/{night}/tables/{table}"
    state = state_of(evening.screens[0], path)
    round_ = state["round"]
    tablet = evening.screen(f"tablet {night}.{table}")
    if round_ is None:
        if state["table"]["series"] and evening.draws.random() < 0.2:
            # Another game, though nobody has said that the series ends.
            other = {"game": "uth", "cards": "virtual", "options": {}, "end_series": False}
            evening.send(tablet, "PUT", f"{path}/game", other, night)
            return True
        begin = {"number": state["table"]["rounds"] + 1, "agreed": evening.draws.random() < 0.6}
        if evening.send(tablet, "POST", f"{path}/rounds", begin, night):
            evening.counts[f"game: {state['table']['game']}"] += 1
            return True
        return False
    number = state["table"]["number"]
    live = evening.round_at(night, table)
    if live is None:
        return False
    if live.finished:
        if evening.draws.random() < 0.1:
            late = {"action": {"by": "dealer", "do": "deal"}, "since": live.actions}
            evening.send(tablet, "POST", f"{path}/rounds/{number}/actions", late, night)
            _draft_too_late(evening, tablet, f"{path}/rounds/{number}")
        evening.send(tablet, "POST", f"{path}/rounds/{number}/close", {}, night)
        return True
    if not live.prompt.options:  # nobody can do anything, as where nobody has a chip to bet
        body = {"reason": "nobody plays"}
        evening.send(tablet, "POST", f"{path}/rounds/{number}/void", body, night)
        return True
    if state["table"]["cards"] == "physical" and evening.draws.random() < 0.1:
        _amend(evening, night, table, number)
        return True
    action = _some_action(evening, live.prompt)
    for _ in range(TRIES):  # most people know the rules
        if live.takes(action) or evening.draws.random() < 0.03:
            break
        action = _some_action(evening, live.prompt)
    option = live.prompt.option(action.by, action.do)
    if option is not None:
        _act(evening, night, state["table"], action, option)
    return True


def _some_action(evening: "Evening", prompt: Prompt) -> Action:
    return random_action(prompt, Draws(evening.draws.randbytes(SEED_BYTES), "people"))


def _act(evening: "Evening", night: int, here: Any, action: Action, option: Option) -> None:
    """Play it on the phone of its player; on the tablet where there is none (or phones do not play,
    mostly), which is handed over now and then. Now and then somebody taps twice.
    """
    table, number = here["table"], here["number"]
    live = evening.round_at(night, table)
    assert live is not None
    path, since = f"nights/{night}/tables/{table}", live.since(option)
    said: dict[str, Any] = {"do": action.do, **action.args}
    screen: Screen | None = None
    if isinstance(action.by, int) and (here["phones"] or evening.draws.random() < 0.1):
        screen = evening.find(f"phone {night}.{live.player_of[action.by]}")
    if screen is not None:
        where = f"nights/{night}/hand/tables/{table}/rounds/{number}/actions"
        body = {"action": said, "since": since}
    else:
        screen = evening.screen(f"tablet {night}.{table}")
        where = f"{path}/rounds/{number}/actions"
        body = {"action": {"by": action.by, **said}, "since": since}
        if isinstance(action.by, int) and evening.draws.random() < 0.5:
            seat = {"seat": action.by}
            told = evening.send(screen, "PUT", f"{path}/hand-over", seat, night)
            if evening.draws.random() < 0.2:  # and given back before anything is done
                evening.ask(screen, "DELETE", f"{path}/hand-over", {})
            if told or evening.draws.random() < 0.1:
                where += f"?as=seat:{action.by}"
    told = evening.send(screen, "POST", where, body, night)
    if told and evening.draws.random() < 0.2:
        _tap_again(evening, screen, where, body, night, table, action)


def _tap_again(
    evening: "Evening",
    screen: Screen,
    where: str,
    body: Any,
    night: int,
    table: int,
    action: Action,
) -> None:
    """The same tap as another request: it is taken only where the same is asked still."""
    live = evening.round_at(night, table)
    option = live.prompt.option(action.by, action.do) if live and live.prompt else None
    is_asked = live and option and (option.on_arrival or live.since(option) == body["since"])
    told = evening.deliver(evening.letter(screen, "POST", where, body), night, {})
    evening.counts["a second tap"] += 1
    if told and not is_asked:
        raise Broken(f"{screen.name} tapped twice, and {action.do} was done twice")


def undo(evening: "Evening") -> None:
    """The dealer takes the last action back, voids the round (sooner where chips lie on the table),
    or puts an action right where the cards are real; or gives a screen back that was handed over.
    """
    night, table, path, state = some_table(evening)
    live = None if table is None else evening.round_at(night, table)
    if table is None or live is None or state["round"] is None:
        return
    tablet, number = evening.screen(f"tablet {night}.{table}"), state["table"]["number"]
    rounds = f"{path}/rounds/{number}"
    moved = evening.model.lines[night].rounds.get((table, number), Counter())
    if state["table"]["hand_over"] and evening.draws.random() < 0.5:
        evening.ask(tablet, "DELETE", f"{path}/hand-over", {})
    elif evening.draws.random() < (0.5 if any(moved.values()) else 0.1):
        evening.send(tablet, "POST", f"{rounds}/void", {"reason": "a card fell down"}, night)
    elif state["table"]["cards"] == "physical" and evening.draws.random() < 0.6:
        _amend(evening, night, table, number)
    else:
        _undo_last(evening, night, table)


def _amend(evening: "Evening", night: int, table: int, number: int) -> None:
    """Something was done by other cards, or otherwise, than the tablet was told."""
    live = evening.round_at(night, table)
    if live is None or not live.actions:
        return
    index = evening.draws.randrange(live.actions)
    prompt = live.asked(index)
    if prompt is not None and prompt.options:
        tablet = evening.screen(f"tablet {night}.{table}")
        path = f"nights/{night}/tables/{table}/rounds/{number}/amendments"
        body = {"index": index, "action": _some_action(evening, prompt).data()}
        evening.send(tablet, "POST", path, body, night)


def _undo_last(evening: "Evening", night: int, table: int) -> None:
    """The last action is taken back; a second tap takes nothing back."""
    live = evening.round_at(night, table)
    if live is not None and live.actions:
        tablet, path = evening.screen(f"tablet {night}.{table}"), f"nights/{night}/tables/{table}"
        number = state_of(tablet, path)["table"]["number"]
        path, body = f"{path}/rounds/{number}/undo", {"action": live.actions - 1}
        if evening.send(tablet, "POST", path, body, night):
            again = evening.letter(tablet, "POST", path, body)
            if evening.deliver(again, night, {}):
                raise Broken(f"{tablet.name} tapped undo twice, and two actions were taken back")


def draft(evening: "Evening") -> None:
    """A player lays heaps out on the phone, or on the tablet, and is told what they are worth:
    nothing is done.
    """
    night, table, _, state = some_table(evening)
    live = None if table is None else evening.round_at(night, table)
    if live is None or state["round"] is None:
        return
    path = f"tables/{table}/rounds/{state['table']['number']}/drafts"
    tablet = evening.screen(f"tablet {night}.{table}")
    if live.finished:
        _draft_too_late(evening, tablet, f"nights/{night}/{path.removesuffix('/drafts')}")
        return
    if not live.prompt.options:
        return
    action = _some_action(evening, live.prompt)
    if not isinstance(action.by, int):
        return
    screen = evening.find(f"phone {night}.{live.player_of[action.by]}")
    cards = live.hand_of(action.by)
    if not cards:
        return
    some = evening.draws.sample(cards, min(len(cards), 3))
    body: Any = {"action": {"do": action.do}, "heaps": [some]}
    where = f"nights/{night}/hand/{path}"
    if screen is None:
        screen, where = tablet, f"nights/{night}/{path}?as=seat:{action.by}"
        body["action"]["by"] = action.by
    before = evening.rows("SELECT count(*) FROM entries")
    evening.ask(screen, "POST", where, body)
    if evening.rows("SELECT count(*) FROM entries") != before:
        raise Broken("a draft was written into the book")


def _draft_too_late(evening: "Evening", tablet: Screen, round_: str) -> None:
    """Somebody lays heaps out once the round is over."""
    body = {"action": {"by": "dealer", "do": "deal"}, "heaps": [[]]}
    evening.ask(tablet, "POST", f"{round_}/drafts", body)


def move_about(evening: "Evening") -> None:
    """People sit down, take more chips to the table and stand up; the tray is filled."""
    night, table, path, state = some_table(evening)
    if table is None:
        return
    draws, host = evening.draws, evening.screens[0]
    tablet = evening.screen(f"tablet {night}.{table}")
    taken = {seat["seat"]: seat["player"] for seat in state["table"]["seats"]}
    players = len(players_of(evening, night))
    chips = draws.choice([0, 5, 50])
    everybody: Moves = {"*": None}
    what = ["sit", "sit", "all sit", "stand", "stand", "top up", "top up", "all stand", "move"]
    match draws.choice(what):
        case "sit":
            player, seat = draws.randint(1, players), draws.randint(1, 8)
            if (free := state["table"]["free"]) and draws.random() < MOSTLY:
                seat = draws.choice(free)
            place = {"player": player, "seat": seat, "chips": chips}
            moves: Moves = {f"bankroll:{player}": -chips}
            evening.send(tablet, "POST", f"{path}/seats", place, night, moves)
        case "all sit":
            who = draws.sample(range(1, players + 1), min(2, players))
            free = state["table"]["free"]
            seats = draws.sample(free if len(free) > 1 else [1, 2], 2)
            places = [
                {"player": player, "seat": seat, "chips": 5}
                for player, seat in zip(who, seats, strict=False)
            ]
            moves = {f"bankroll:{player}": -5 for player in who}
            evening.send(tablet, "POST", f"{path}/seats/all", {"places": places}, night, moves)
        case "stand" if taken:
            seat = draws.choice(sorted(taken))
            body = {"end_series": draws.random() < 0.5}
            evening.send(tablet, "DELETE", f"{path}/seats/{seat}", body, night, everybody)
        case "top up" if taken:
            seat = draws.choice(sorted(taken))
            top_up = f"{path}/seats/{seat}/top-ups"  # of whoever sits there once it arrives
            evening.send(tablet, "POST", top_up, {"chips": 5}, night, everybody)
        case "all stand" if draws.random() < 0.3:
            for _ in range(2):
                told = evening.send(tablet, "DELETE", f"{path}/seats", {}, night, everybody)
                if told and told["state"]["table"]["seats"]:
                    raise Broken(f"everybody stood up at table {table}, and somebody sits there")
        case "move" if draws.random() < 0.3:
            to = {"to": draws.randint(1, 3)}
            evening.send(host, "POST", f"{path}/move", to, night)


def arrange(evening: "Evening") -> None:
    """A table is arranged: it deals itself, phones play, hints are shown, cards are cut, somebody
    sits out, a series ends.
    """
    night, table, path, state = some_table(evening)
    if table is None:
        return
    draws, host = evening.draws, evening.screens[0]
    tablet = evening.screen(f"tablet {night}.{table}")
    taken = {seat["seat"]: seat["player"] for seat in state["table"]["seats"]}
    is_on = draws.random() < 0.6
    what = [
        "dealing",
        "dealing at the desk",
        "phones",
        "hints",
        "cut",
        "out",
        "end the series",
        "divide the pots",
        "another phone",
    ]
    match draws.choice(what):
        case "dealing":
            body: Any = {"itself": is_on, "seconds": draws.choice([0, 10, 30])}
            evening.send(tablet, "PUT", f"{path}/dealing", body, night)
            if is_on and draws.random() < 0.3:
                evening.send(tablet, "PUT", f"{path}/phones", {"play": False}, night)
        case "dealing at the desk":
            body = {"itself": is_on, "seconds": draws.choice([0, 10, 30])}
            evening.send(host, "PUT", f"{path}/deals-itself", body, night)
        case "phones":
            evening.send(tablet, "PUT", f"{path}/phones", {"play": is_on}, night)
        case "hints":
            evening.send(host, "PUT", f"{path}/hints", {"show": is_on}, night)
        case "cut" if taken:
            cut = {"word": draws.choice(["lucky", "seven", ""])}
            seat = draws.choice(sorted(taken))
            evening.send(tablet, "PUT", f"{path}/seats/{seat}/cut", cut, night)
        case "out" if taken:
            seat = draws.choice(sorted(taken))
            evening.send(tablet, "PUT", f"{path}/seats/{seat}/out", {"out": is_on}, night)
        case "end the series":
            evening.send(tablet, "POST", f"{path}/series/end", {}, night)
        case "divide the pots":
            evening.send(host, "POST", f"{path}/series/division", {}, night)
        case "another phone" if taken and state["night"]["status"] == "open":
            evening.counts["another phone"] += 1
            add_phone(evening, night, table, draws.choice(sorted(taken.values())))


def between_rounds(evening: "Evening") -> None:
    """A round is broken off, and what waits for its end is done: another shuffle is asked for than
    was promised, somebody stands up and takes chips to that seat all the same, and four draw their
    partners for a game of two against two.
    """
    night, table, path, state = some_table(evening)
    if table is None:
        return
    draws, tablet = evening.draws, evening.screen(f"tablet {night}.{table}")
    everybody: Moves = {"*": None}
    if state["round"] is not None:
        void = f"{path}/rounds/{state['table']['number']}/void"
        evening.send(tablet, "POST", void, {"reason": "something else first"}, night)
    evening.send(tablet, "POST", f"{path}/commitment", {}, night)
    for seat in state["table"]["seats"][:1]:
        place = f"{path}/seats/{seat['seat']}"
        ends = {"end_series": state["table"]["series"] is not None}
        evening.send(tablet, "DELETE", place, ends, night, everybody)
        evening.send(tablet, "POST", f"{place}/top-ups", {"chips": 5}, night, everybody)
    slug = draws.choice(_FOR_PARTNERS)
    game = {"game": slug, "cards": "virtual", "options": {}, "end_series": True}
    evening.send(tablet, "PUT", f"{path}/game", game, night, everybody)
    evening.send(tablet, "DELETE", f"{path}/seats", {}, night, everybody)
    players = [each["player"] for each in players_of(evening, night) if not each["program"]]
    four = draws.sample(players, min(4, len(players)))
    evening.send(tablet, "POST", f"{path}/partners", {"players": four}, night)


def on_a_phone(evening: "Evening") -> None:
    """A player cuts, has the table wait, or sits out, on the phone; or asks for something."""
    phones = [screen for screen in evening.screens if has_phone(screen)]
    phones = [phone for phone in phones if phone.table] or phones
    if not phones:
        return
    draws, phone = evening.draws, evening.draws.choice(phones)
    night, player = (int(part) for part in phone.name.split()[1].split("."))
    table = phone.table or 1
    at = f"nights/{night}/hand/tables/{table}"
    match draws.choice(["cut", "hold", "hold", "out", "wish", "wish", "wish", "take back"]):
        case "cut":
            evening.send(phone, "PUT", f"{at}/cut", {"word": draws.choice(["moon", ""])}, night)
        case "hold":
            _hold(evening, phone, night, table)
        case "out":
            evening.send(phone, "PUT", f"{at}/out", {"out": True, "marker": False}, night)
            if draws.random() < 0.8:
                back = {"out": False, "marker": draws.random() < 0.5}
                evening.send(phone, "PUT", f"{at}/out", back, night)
        case "wish":
            wish = draws.choice(
                [
                    {"kind": "buy-in", "chips": 20},
                    {"kind": "cash-out"},
                    {"kind": "stand", "table": table},
                    {"kind": "top-up", "table": table, "chips": 5},
                    {"kind": "sit", "table": draws.randint(1, 2), "seat": player, "chips": 5},
                ]
            )
            evening.ask(phone, "POST", f"nights/{night}/hand/wishes", wish)
        case "take back":
            wish = {"kind": draws.choice(["buy-in", "top-up", "stand"])}
            evening.ask(phone, "DELETE", f"nights/{night}/hand/wishes", wish)


def _hold(evening: "Evening", phone: Screen, night: int, table: int) -> None:
    """A player has the table wait, which deals itself by now, and wait no longer."""
    tablet, path = evening.find(f"tablet {night}.{table}"), f"nights/{night}/tables/{table}"
    if tablet is not None:
        itself = {"itself": True, "seconds": 20}
        if evening.send(tablet, "PUT", f"{path}/dealing", itself, night):
            evening.send(tablet, "PUT", f"{path}/phones", {"play": False}, night)
    for wait in (True, False):
        where = f"nights/{night}/hand/tables/{table}/hold"
        evening.send(phone, "PUT", where, {"wait": wait}, night)


def wishes(evening: "Evening") -> None:
    """What players ask for on their phones is granted, at the desk or at the table, or refused."""
    host, draws = evening.screens[0], evening.draws
    for night in evening.nights:
        asked = state_of(host, f"nights/{night}")["wishes"]
        phones = [each for each in evening.screens if each.name.startswith(f"phone {night}.")]
        if not asked and phones:
            phone = draws.choice(phones)
            kinds: list[Any] = [{"kind": "buy-in", "chips": 20}, {"kind": "cash-out"}]
            if phone.table:
                kinds += [{"kind": "top-up", "table": phone.table, "chips": 5}] * 2
            evening.ask(phone, "POST", f"nights/{night}/hand/wishes", draws.choice(kinds))
            asked = state_of(host, f"nights/{night}")["wishes"]
        if not asked:
            continue
        wish = draws.choice(asked)
        path, screen = f"nights/{night}/wishes/{wish['number']}", host
        tablet = evening.find(f"tablet {night}.{wish.get('table')}")
        if tablet and draws.random() < 0.5:
            path, screen = f"nights/{night}/tables/{wish['table']}/wishes/{wish['number']}", tablet
        if draws.random() < 0.35:
            told = evening.ask(screen, "DELETE", path, None).status_code < 300
        else:
            told = evening.send(screen, "POST", path, {}, night, {"*": None})
        left = {each["number"] for each in state_of(host, f"nights/{night}")["wishes"]}
        if told and wish["number"] in left:
            raise Broken(f"wish {wish['number']} was answered, and is asked for still")
        again = evening.letter(screen, "POST", path, {})
        if told and evening.deliver(again, night, {"*": None}):
            raise Broken(f"wish {wish['number']} was answered, and is granted once more")
        return


def new_table(evening: "Evening") -> None:
    """One more table, another game at one that is there, or one that is closed."""
    night, table, path, state = some_table(evening)
    draws = evening.draws
    if table is None or len(evening.screens) > 20:
        return
    slug = draws.choice(sorted(GAMES))
    if draws.random() < 0.3:
        open_table(evening, night, slug)
        return
    if draws.random() < 0.2:
        evening.send(evening.screens[0], "POST", f"{path}/close", {}, night, {"*": None})
        return
    cards = draws.choice(["virtual", "virtual", "physical"])
    body = {"game": slug, "cards": cards, "options": {}, "end_series": draws.random() < 0.5}
    tablet = evening.screen(f"tablet {night}.{table}")
    if state["round"] is not None and draws.random() < 0.5:
        void = f"{path}/rounds/{state['table']['number']}/void"
        evening.send(tablet, "POST", void, {"reason": "another game"}, night)
    evening.send(tablet, "PUT", f"{path}/game", body, night, {"*": None})


def house_player(evening: "Evening") -> None:
    """A player of the program sits down, where no money is played for; and no phone is theirs."""
    night, table, path, state = some_table(evening)
    if table is None or state["night"]["money"] is not None:
        return
    host = evening.screens[0]
    evening.send(host, "POST", f"{path}/house-players", {"chips": 50}, night, {"*": None})
    for player in players_of(evening, night):
        if player["program"]:
            evening.ask(host, "POST", f"nights/{night}/players/{player['player']}/link", None)


def trespass(evening: "Evening") -> None:
    """Somebody sends what this screen may not: it is refused."""
    draws = evening.draws
    others = [screen for screen in evening.screens[1:] if not has_phone(screen)] + [
        screen for screen in evening.screens if has_phone(screen)
    ]
    if not others:
        return
    screen, night = draws.choice(others), draws.choice(evening.nights)
    path = f"nights/{night}"
    asked = [
        ("POST", f"{path}/players/1/buy-ins", {"chips": 5, "against": "cash"}),
        ("POST", f"{path}/floats", {"cash": 100}),
        ("POST", f"{path}/close", {}),
        ("POST", f"{path}/gifts", {"from": 2, "to": 1, "chips": 1}),
        ("PUT", f"{path}/players/1/marker-limit", {"limit": None}),
        ("GET", path, None),
        ("GET", f"{path}/entries", None),
        ("GET", "sessions", None),
    ]
    method, where, body = draws.choice(asked)
    letter = evening.letter(screen, method, where, body)
    answer = screen.write(letter)
    evening.counts["a trespass"] += 1
    if answer.status_code not in (401, 403):
        raise Broken(f"{screen.name} may {method} {where}: {answer.status_code}")
