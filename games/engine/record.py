"""The round file: the portable record of one round (rules, *The round file*)."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypedDict

from games.cards import Card, is_card
from games.engine import facts
from games.engine.errors import NotARound, Refusal
from games.engine.game import Game
from games.engine.places import is_rack
from games.engine.prompt import Action
from games.engine.round import Round
from games.engine.setup import Setup, set_up
from games.engine.shuffle import CUT_LENGTH, SEED_BYTES, cut_error
from games.engine.start import CardMode, Seat
from games.engine.values import JSON

FORMAT = "croupier-round/1"
NEEDED = ("format", "game", "seats", "actions")
KEYS = (*NEEDED, "options", "dealer", "carry", "cards", "rules", "deck", "seed", "cut")
MOST_CUT = 24 * (CUT_LENGTH + 1)
"""As many words as the largest table has seats."""
FindGame = Callable[[str], Game | None]


@dataclass(frozen=True, slots=True)
class Record:
    """A round file read and checked, but for its actions, which are checked as they are played."""

    setup: Setup
    actions: tuple[JSON, ...]


def read(raw: JSON, find_game: FindGame) -> Record:
    """The record in this JSON value. Raises `NotARound`."""
    if type(raw) is not dict:
        raise NotARound("A round file holds one JSON object to a round.")
    if raw.get("format") != FORMAT:
        raise NotARound(f'This is not a round file: "format" must be "{FORMAT}".')
    for key in raw:
        if key not in KEYS:
            raise NotARound(f"A round file has no key {key!r:.40}.")
    for key in NEEDED:
        if key not in raw:
            raise NotARound(f"The key {key} is missing.")
    game = find_game(raw["game"]) if type(raw["game"]) is str else None
    if game is None:
        raise NotARound(f"There is no game {raw['game']!r:.40}.")
    if raw.get("rules", game.rules) != game.rules:
        raise NotARound(
            f"Rules {raw['rules']!r:.20} of {game.name} are not at hand; these are {game.rules}."
        )
    cards = raw.get("cards", "virtual")
    if cards not in ("virtual", "physical"):
        raise NotARound('"cards" must be "virtual" or "physical".')
    setup = set_up(
        game,
        _seats(raw["seats"]),
        options=_object(raw, "options"),
        carry=_object(raw, "carry"),
        dealer=raw.get("dealer"),
        cards=cards,
        **_chance(raw, cards),
    )
    if type(raw["actions"]) is not list:
        raise NotARound("The actions must be a list.")
    return Record(setup, tuple(raw["actions"]))


def action(raw: JSON) -> Action:
    """One action of a round file. Raises `Refusal`."""
    if type(raw) is not dict:
        raise Refusal("not-an-action", "An action is an object with the keys by and do.")
    args = dict(raw)
    by = args.pop("by", None)
    if type(by) is not int and by != "dealer":
        raise Refusal(
            "not-an-action", 'An action says whose it is: by is a seat number or "dealer".'
        )
    return Action(by, *verb_and_values(args))


def verb_and_values(raw: Mapping[str, JSON]) -> tuple[str, dict[str, JSON]]:
    """The verb and the values of an action that does not say whose it is. Raises `Refusal`."""
    args = dict(raw)
    do = args.pop("do", None)
    if type(do) is not str:
        raise Refusal("not-an-action", "An action says what is done: do is a verb.")
    return do, args


def play(raw: JSON, find_game: FindGame) -> dict[str, JSON]:
    """Play a round file and say what came of it, as `croupier play` prints it: the result, or the
    result before the first refused action with that action's error, or an error alone.
    """
    try:
        record = read(raw, find_game)
        round_ = Round(record.setup)
    except NotARound as error:
        return {"error": {"code": error.code, "message": error.message}}
    for index, said in enumerate(record.actions):
        try:
            round_.act(action(said))
        except Refusal as refusal:
            refused = {"action": index, "code": refusal.code, "message": refusal.message}
            return result(round_) | {"error": refused}
    return result(round_)


def write(round_: Round) -> dict[str, JSON]:
    """The round file of a round."""
    setup = round_.setup
    raw: dict[str, JSON] = {
        "format": FORMAT,
        "game": setup.game.slug,
        "rules": setup.game.rules,
        "options": dict(setup.options),
        "seats": [
            {"seat": seat.seat, "player": seat.player, "chips": seat.chips} for seat in setup.seats
        ],
        "dealer": setup.dealer,
        "carry": carry_in(setup),
        "cards": setup.cards,
    }
    if setup.seed is not None:
        raw |= {"seed": setup.seed.hex(), "cut": setup.cut}
    elif setup.deck is not None:
        raw["deck"] = [list(shuffle) for shuffle in setup.deck]
    raw["actions"] = [action.data() for action in round_.actions]
    return raw


def carry_in(setup: Setup) -> dict[str, JSON]:
    """The carry a round started from, as a record holds it. One that has all of its keys or none
    has none where a series begins.
    """
    begins_bare = setup.begins and setup.game.carry_is_whole
    carry: dict[str, JSON] = (
        {}
        if begins_bare
        else {key: value for key, value in setup.carry.items() if value is not None}
    )
    if setup.markers:
        carry["markers"] = {str(seat): owed for seat, owed in setup.markers.items()}
    return carry


def from_json(text: str) -> JSON:
    """The value of a JSON text, read strictly: no key twice, no NaN, no half of a character. Raises
    `NotARound`.
    """
    try:
        value: JSON = json.loads(text, object_pairs_hook=_no_key_twice, parse_constant=_no_constant)
        # A surrogate alone, which "\ud800" spells, is not a character: nobody could write it down
        # again. In most texts there is no such spelling.
        text.encode()
        if "\\u" in text:
            json.dumps(value, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        raise NotARound(f"This is not JSON that can be read: {error}"[:200]) from error
    except UnicodeEncodeError as error:
        raise NotARound(
            "This is not JSON that can be read: there is half of a character in it."
        ) from error
    except RecursionError as error:
        raise NotARound("This is nested too deeply to be read.") from error
    except ValueError as error:  # Python stops reading a number after some thousands of digits
        raise NotARound(
            "This is not JSON that can be read: a number in it is far too long."
        ) from error
    return value


def _no_key_twice(pairs: list[tuple[str, JSON]]) -> dict[str, JSON]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise NotARound("This is not JSON that can be read: an object has the same key twice.")
    return found


def _no_constant(name: str) -> JSON:
    raise NotARound(f"This is not JSON that can be read: {name} is not a JSON value.")


def _object(raw: Mapping[str, JSON], key: str) -> dict[str, JSON] | None:
    value = raw.get(key)
    if value is not None and type(value) is not dict:
        raise NotARound(f"The {key} must be an object.")
    return value


def _seats(raw: JSON) -> list[Seat]:
    keys = {"seat", "player", "chips"}
    if type(raw) is not list or not all(type(seat) is dict and seat.keys() == keys for seat in raw):
        raise NotARound("The seats must be a list of objects with the keys seat, player and chips.")
    for seat in raw:
        if type(seat["player"]) is not str or not seat["player"].strip():
            raise NotARound("Every seat needs its player's name.")
    return [Seat(seat["seat"], seat["player"], seat["chips"]) for seat in raw]


class _Chance(TypedDict, total=False):
    deck: list[list[Card]]
    seed: bytes
    cut: str


def _chance(raw: Mapping[str, JSON], cards: CardMode) -> _Chance:
    """Where the cards come from: a deck, or a seed and a cut, or a real deck."""
    deck, seed, cut = raw.get("deck"), raw.get("seed"), raw.get("cut", "")
    if cards == "physical":
        if "seed" in raw or "cut" in raw or raw.get("deck", []) != []:  # an empty list is no deck
            raise NotARound("A round with physical cards has no deck, seed or cut.")
        return {}
    if ("deck" in raw) == ("seed" in raw):
        raise NotARound("A round with virtual cards needs either a deck or a seed.")
    if "deck" in raw:
        if "cut" in raw:
            raise NotARound("A cut goes with a seed, not with a deck.")
        if type(deck) is not list or not all(type(shuffle) is list for shuffle in deck):
            raise NotARound("The deck must be a list of shuffles, each a list of cards.")
        if wrong := next((card for shuffle in deck for card in shuffle if not is_card(card)), None):
            raise NotARound(f"The deck holds {wrong!r:.20}, which is not a card.")
        return {"deck": deck}
    return {"seed": _seed(seed), "cut": _cut(cut)}


def _seed(seed: JSON) -> bytes:
    try:
        found = bytes.fromhex(seed) if type(seed) is str and len(seed) == 2 * SEED_BYTES else b""
    except ValueError:
        found = b""
    if len(found) != SEED_BYTES:
        raise NotARound(f"The seed must be {2 * SEED_BYTES} hexadecimal digits.")
    return found


def _cut(cut: JSON) -> str:
    if type(cut) is not str or len(cut) > MOST_CUT:
        raise NotARound("The cut must be a text: the words the players added, one to a line.")
    if error := next(filter(None, map(cut_error, cut.split("\n"))), None):
        raise NotARound(error)
    return cut


def result(round_: Round) -> dict[str, JSON]:
    """What `croupier play` prints of a round (rules, *The round file*)."""
    table = round_.table
    racks = {str(seat): table.chips(seat) for seat in table.seats}
    places = {place: chips for place, chips in table.places.items() if chips and not is_rack(place)}
    outcome: dict[str, JSON] = {
        "game": round_.game.slug,
        "finished": round_.finished,
        "chips": racks,
        "markers": {str(seat): owed for seat, owed in round_.markers.items()},
        "places": dict(sorted(places.items())),
        "transfers": [transfer.data() for transfer in round_.transfers],
        "carry": round_.carry,
        "prompt": None,
    }
    outcome |= facts.in_result(table.facts)
    if table.irregularities:
        outcome["faults"] = [irregularity.data() for irregularity in table.irregularities]
    if (prompt := round_.prompt) is not None:
        outcome["prompt"] = {
            "say": round_.sentence(prompt.sentence),
            "options": [option.data() for option in prompt.options],
        }
    return outcome
