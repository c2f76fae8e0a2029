"""Bundles that somebody has tampered with: one way for each kind of lie, and who can tell.

A forger owns the database, and makes the chain anew around whatever is changed; so what finds the
lie is that it does not fit the rest. `RULES_ONLY` fits everything but the rules of a game or of the
desk: whoever does not know these cannot tell.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from hashlib import sha256
from operator import getitem
from typing import Any, TypeAlias

from games.engine.shuffle import Draws
from ledger import bundle
from ledger.errors import NotCanonical
from ledger.store import canonical
from ledger.store.chain import START, link

Body: TypeAlias = dict[str, Any]
Tampering: TypeAlias = Callable[[list[Body]], object]


def bodies_of(text: str) -> list[Body]:
    """What the entries of a bundle say."""
    return [entry["body"] for entry in json.loads(text)["entries"]]


def chained(bodies: list[Body], night: str = "friday-night") -> str:
    """These bodies as a bundle, under a chain made for them: every hash is right."""
    hash_, entries = START, []
    for number, body in enumerate(bodies, 1):
        hash_ = link(hash_, _bytes_of(body))
        entries.append({"number": number, "hash": hash_.hex(), "body": body})
    head = {"number": len(bodies), "hash": hash_.hex()}
    value = {"format": bundle.FORMAT, "night": night, "head": head, "entries": entries}
    return json.dumps(value)


def _bytes_of(body: Body) -> bytes:
    try:
        return canonical.encode(body)
    except NotCanonical:  # as whoever forges it would go on
        return json.dumps(body).encode()


def changed(value: Any) -> Any:
    """Something else of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value[:-1] + ("1" if value[-1:] == "0" else "0")
        case list():
            return value[:-1] if value else [1]
        case dict():
            return {**value, next(iter(value), "other"): changed(next(iter(value.values()), 0))}
        case _:
            return 1


def parts_of(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every part of a value, but to the whole of it."""
    inside = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    for key, inner in inside:
        yield (*path, key)
        yield from parts_of(inner, (*path, key))


def put(value: Any, part: tuple[str | int, ...], other: Any) -> None:
    """Put something else in a place of a value."""
    *way, last = part
    reduce(getitem, way, value)[last] = other


def of_kind(bodies: list[Body], kind: str, **facts: object) -> Body:
    """The first entry of a kind, with these facts."""
    return next(
        body
        for body in bodies
        if body["kind"] == kind and all(body[fact] == value for fact, value in facts.items())
    )


def _set(kind: str, /, **facts: object) -> Tampering:
    return lambda bodies: of_kind(bodies, kind).update(facts)


def _put(kind: str, *part: str | int, other: Any) -> Tampering:
    return lambda bodies: put(of_kind(bodies, kind), part, other)


def _moves(kind: str, *transfer: object) -> Tampering:
    """An entry of a kind moves something more."""
    return lambda bodies: of_kind(bodies, kind)["transfers"].append(list(transfer))


def _also(kind: str, after: str, /, **facts: object) -> Tampering:
    """One more entry of a kind, made from the first of them, behind the first of another."""

    def tamper(bodies: list[Body]) -> None:
        made = json.loads(json.dumps(of_kind(bodies, kind))) | facts
        made["request"]["key"] = "one more"
        bodies.insert(bodies.index(of_kind(bodies, after)) + 1, made)

    return tamper


def _paid(bodies: list[Body]) -> Body:
    """An action that moves chips from a rack to the felt."""
    return next(body for body in bodies if body["kind"] == "action" and body["transfers"])


def _of_a_round(bodies: list[Body], kind: str) -> Body:
    return next(body for body in bodies if body["kind"] == kind and body["transfers"])


def _fill_too_many(bodies: list[Body]) -> None:
    filled = next(
        body
        for body in bodies
        if body["kind"] == "action" and any(moved[3] == "fill" for moved in body["transfers"])
    )
    for moved in filled["transfers"]:
        if moved[3] in ("fill", "chips issued"):
            moved[2] += 1


def _reveal(bodies: list[Body]) -> None:
    last = next(body for body in bodies if body.get("reveals"))
    action = last["reveals"][0]["action"]
    fact = next(name for name in action if name not in ("by", "do"))
    action[fact] = changed(action[fact])


def _seal(bodies: list[Body]) -> None:
    sealed = next(body for body in bodies if body.get("sealed"))
    sealed["sealed"] = changed(sealed["sealed"])


def _other_partners(bodies: list[Body]) -> None:
    drawn = of_kind(bodies, "partners-drawn")["drawn"]
    drawn[0]["player"], drawn[1]["player"] = drawn[1]["player"], drawn[0]["player"]


def _other_cards(bodies: list[Body]) -> None:
    drawn = of_kind(bodies, "partners-drawn")["drawn"]
    for what in ("card", "seat"):
        drawn[0][what], drawn[1][what] = drawn[1][what], drawn[0][what]


def _twice(bodies: list[Body]) -> None:
    bodies[20]["request"] = bodies[10]["request"]


def _a_seed_made_later(bodies: list[Body]) -> None:
    """Another seed, and the promise of the round made to fit it, but not what was said before."""
    from games.engine.shuffle import commitment

    ended = next(body for body in bodies if body["kind"] == "round-closed" and body["seed"])
    ended["seed"] = "5" * 64
    began = of_kind(bodies, "round-began", table=ended["table"], round=ended["round"])
    began["commitment"] = commitment(bytes.fromhex("5" * 64))


_DEEP: Body = {}
for _ in range(200):
    _DEEP = {"a": _DEEP}

FOUND: dict[str, Tampering] = {
    # what cannot be read
    "a fact is missing": lambda bodies: of_kind(bodies, "buy-in").pop("chips"),
    "a fact too many": _set("buy-in", tip=5),
    "a fact of another type": _set("buy-in", chips="150"),
    "an unknown kind": _set("gift", kind="loan"),
    "a fraction": _set("gift", chips=1.5),
    "a whole number written as a fraction": _set("gift", chips=290.0),
    "a number too large to count": _set("gift", chips=2**53),
    "a key that is not ASCII": _put("table-opened", "options", other={"größe": 1}),
    "nested too deeply": _put("table-opened", "options", other=_DEEP),
    "nothing is moved": _moves("gift", "bankroll:6", "bankroll:5", 0, "gift"),
    "a reason that hides something": _set("round-voided", reason="mis\u202edeal"),
    "a name that hides something": _set("player-added", name="A\u200bna"),
    "debts below zero": _put("round-began", "carry", other={"markers": {"1": -5}}),
    # what does not follow
    "somebody nobody added": _set("buy-in", player=77),
    "a table nobody opened": _set("fill", table=77),
    "an account that cannot be": _moves("gift", "bankroll:6", "pocket:6", 1, "gift"),
    "another commodity": _moves("gift", "bankroll:6", "drawer", 1, "gift"),
    "the night opened twice": _also("night-opened", "gift"),
    "the night never opened": lambda bodies: bodies.pop(0),
    "something after the end": lambda bodies: bodies.append(
        of_kind(bodies, "gift") | {"request": {"sender": "x", "key": "y", "digest": "0" * 64}}
    ),
    "a request answered twice": _twice,
    "the name of another night": _set("night-opened", slug="saturday-night"),
    "a round out of the air": _put("round-began", "round", other=9),
    "a seat taken twice": _also("sat", "sat", player=3),
    # chips and cash
    "chips that nobody has": _moves("gift", "bankroll:3", "bankroll:5", 10**6, "gift"),
    "a gift of fewer chips than are spent": lambda bodies: put(
        of_kind(bodies, "gift"), ("transfers", 0, 2), 289
    ),
    "cash that nobody brought": _moves("buy-back", "drawer", "outside", 1, "buy-back"),
    "cash that nobody wrote down": _moves("float-added", "outside", "drawer", 70, "float"),
    "a float that never came": _set("float-added", float=501),
    # rounds
    "another seed": lambda bodies: of_kind(bodies, "round-closed").update(seed="5" * 64),
    "a seed chosen later": _a_seed_made_later,
    "a seed left out": lambda bodies: of_kind(bodies, "round-closed").update(seed=None),
    "another cut": lambda bodies: of_kind(bodies, "round-began").update(cut="unlucky"),
    "another promise": lambda bodies: of_kind(bodies, "table-opened").update(commitment="5" * 64),
    "partners with other cards": _other_cards,
    "partners in other seats": _other_partners,
    "a choice revealed otherwise": _reveal,
    "a choice sealed otherwise": _seal,
    "more chips in a rack": lambda bodies: put(
        of_kind(bodies, "round-began"), ("seats", 0, "chips"), 10**4
    ),
    "chips to a bankroll": lambda bodies: _paid(bodies)["transfers"].append(
        ["tray:1", "bankroll:1", 1, "a gift to myself"]
    ),
    "chips left on the felt": lambda bodies: _paid(bodies)["transfers"].append(
        ["tray:1", "felt:1:pocket", 1, "for later"]
    ),
    "an undo that gives more": lambda bodies: put(
        _of_a_round(bodies, "undo"), ("transfers", 0, 2), 9
    ),
    "an undo of another action": lambda bodies: put(of_kind(bodies, "undo"), ("undoes",), 3),
    "a void that keeps something": lambda bodies: of_kind(bodies, "round-voided")[
        "transfers"
    ].pop(),
    "a fill of too many": _fill_too_many,
    "another carry": lambda bodies: put(
        next(
            body
            for body in reversed(bodies)
            if body["kind"] == "round-closed" and "pools" in body["carry"]
        ),
        ("carry", "pools", "WIN"),
        7,
    ),
}
"""What does not fit the rest of the night: whoever knows no rule finds it too."""

RULES_ONLY: dict[str, Tampering] = {
    "a buy-in that says more than it moves": _put("buy-in", "chips", other=151),
    "a settled marker that never was": lambda bodies: of_kind(bodies, "cash-out").update(settled=1),
    "another answer to another question": lambda bodies: of_kind(bodies, "action").update(
        prompt="5" * 64
    ),
    "a payout by another name": lambda bodies: put(_paid(bodies), ("transfers", 0, 3), "a bonus"),
    "the deal with somebody else": lambda bodies: put(
        of_kind(bodies, "round-began"), ("dealer",), 2
    ),
    "holders left out": lambda bodies: of_kind(bodies, "night-closed")["holders"].pop(),
}
"""What fits, and was not done by the rules."""


def tampered(text: str, tamper: Tampering) -> str:
    """The bundle after tampering, under a chain made for it."""
    bodies = bodies_of(text)
    tamper(bodies)
    return chained(bodies)


UNCHAINED: dict[str, Callable[[Any], object]] = {
    "a word changed": lambda value: value["entries"][8]["body"].update(at=5),
    "a hash changed": lambda value: value["entries"][8].update(
        hash=changed(value["entries"][8]["hash"])
    ),
    "the head's hash changed": lambda value: value["head"].update(
        hash=changed(value["head"]["hash"])
    ),
    "the head's number changed": lambda value: value["head"].update(number=3),
    "an entry left out": lambda value: value["entries"].pop(8),
    "an entry told twice": lambda value: value["entries"].insert(8, value["entries"][8]),
    "two entries swapped": lambda value: value["entries"].insert(8, value["entries"].pop(9)),
    "the end cut off": lambda value: value["entries"].pop(),
    "no entry at all": lambda value: value.update(entries=[]),
    "another name": lambda value: value.update(night="saturday-night"),
    "a number far too large": lambda value: value["entries"][8].update(number=10**30),
    "a body that is nothing": lambda value: value["entries"][8].update(body=None),
}
"""What is changed with the chain left as it was."""


# Whatever may be forged


def campaign(texts: list[str], count: int, seed: str = "campaign") -> Iterator[tuple[str, str]]:
    """So many forgeries of these bundles, what each is and its text; a seed gives the same ones."""
    draws = Draws(sha256(seed.encode()).digest())

    def pick(values: Sequence[Any]) -> Any:
        return values[draws.below(len(values))]

    for number in range(count):
        text = pick(texts)
        bodies = bodies_of(text)
        how = pick(tuple(_FORGERS))
        _FORGERS[how](bodies, pick)
        forged, night = chained(bodies, json.loads(text)["night"]), ""
        if draws.below(12) == 0 and len(bodies) > 10:
            value, night = json.loads(forged), pick(tuple(UNCHAINED))
            UNCHAINED[night](value)
            forged = json.dumps(value)
        yield f"{number}: {how} {night}".strip(), forged


Pick: TypeAlias = Callable[[Sequence[Any]], Any]
_TYPES: tuple[Any, ...] = (
    5,
    0,
    -1,
    2**53 - 1,
    2**53,
    True,
    None,
    "x",
    "",
    [1],
    [],
    {},
    {"a": 1},
    1.5,
)


def _value(bodies: list[Body], pick: Pick) -> None:
    body = pick(bodies)
    part = pick(list(parts_of(body)))
    put(body, part, changed(reduce(getitem, part, body)))


def _two_values(bodies: list[Body], pick: Pick) -> None:
    _value(bodies, pick)
    _value(bodies, pick)


def _type(bodies: list[Body], pick: Pick) -> None:
    body = pick(bodies)
    put(body, pick(list(parts_of(body))), pick(_TYPES))


def _missing(bodies: list[Body], pick: Pick) -> None:
    body = pick(bodies)
    *way, last = pick(list(parts_of(body)))
    del reduce(getitem, way, body)[last]


def _extra(bodies: list[Body], pick: Pick) -> None:
    fact = pick(("zz", "table", "round", "player", "chips", "slug", "program", "commitment"))
    pick(bodies)[fact] = pick((1, True, None, "x"))


def _again(bodies: list[Body], pick: Pick) -> None:
    body = json.loads(json.dumps(pick(bodies)))
    body["request"]["key"] = "one more"
    bodies.insert(pick(range(len(bodies))), body)


def _swapped(bodies: list[Body], pick: Pick) -> None:
    at, other = pick(range(len(bodies))), pick(range(len(bodies)))
    bodies[at], bodies[other] = bodies[other], bodies[at]


def _version(bodies: list[Body], pick: Pick) -> None:
    began = [body for body in bodies if body["kind"] == "round-began"] or [{"versions": {}}]
    pick(began)["versions"][pick(("rules", "engine", "shuffle"))] = pick(("0", "2", "", "x/2"))


def _other_kind(bodies: list[Body], pick: Pick) -> None:
    pick(bodies)["kind"] = pick(bodies)["kind"]


_FORGERS: dict[str, Callable[[list[Body], Pick], object]] = {
    "a value changed": _value,
    "two values changed": _two_values,
    "a value of another type": _type,
    "a fact missing": _missing,
    "a fact too many": _extra,
    "an entry twice": lambda bodies, pick: bodies.insert(1, json.loads(json.dumps(pick(bodies)))),
    "an entry once more": _again,
    "an entry left out": lambda bodies, pick: bodies.pop(pick(range(len(bodies)))),
    "two entries swapped": _swapped,
    "an unknown version": _version,
    "another format": lambda bodies, pick: bodies[0].update(
        format=pick(("croupier-night/0", "croupier-night/1", "croupier-night/3", "", "x"))
    ),
    "another kind": _other_kind,
}
