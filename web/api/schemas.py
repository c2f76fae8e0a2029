"""What the API answers, as schemas for its document and for the scripts' types: made from the types
of the answers, each field with what its class says of it, and of a round one schema a game.
"""

import ast
import inspect
import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import Field, fields, is_dataclass
from functools import cache
from itertools import pairwise
from types import NoneType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType
from msgspec import inspect as types

from games.catalogue import GAMES
from games.engine import Game, Setting
from games.engine.facts import ALSO_IN_RESULT, LATER, NOT_SHOWN, ONLY_IN_RESULT
from games.engine.values import OFFERS, SETTING_OFFERS
from web.api.answers import REF

Schema: TypeAlias = dict[str, Any]
_Class: TypeAlias = types.StructType | types.DataclassType | types.TypedDictType
_BY_GAME = ("game", "options", "facts", "result", "board")
"""What each game has of its own in the view of a round."""


def schemas(answers: Iterable[type]) -> dict[str, Schema]:
    """The schemas of these types and of all that they hold, by name. Raises `TypeError` where two
    of them have one name.
    """
    found: dict[str, Schema] = {}
    _add(found, [*answers, *OFFERS, *SETTING_OFFERS])
    found["RoundBase"] = _without(found.pop("RoundView"), _BY_GAME)
    found["Slug"] = {"enum": list(GAMES), "description": "The name of a game."}
    rounds = [_round(game, found) for game in GAMES.values()]
    found["RoundView"] = {
        "anyOf": [_ref(name) for name in rounds],
        "discriminator": {
            "propertyName": "game",
            "mapping": dict(zip(GAMES, (REF.format(name=name) for name in rounds), strict=True)),
        },
    }
    return found


# By game


def _round(game: Game, found: dict[str, Schema]) -> str:
    """Add the round of this game, with facts, a board and options of its own, and say its name."""
    name = _name(game)
    facts, result = _facts(game)
    board = get_type_hints(game.board)["return"] if game.board else None
    kinds = [*facts, *result, *([board] if isinstance(board, type) else [])]
    _add(found, kinds)
    found[f"{name}Options"] = _settings(game.settings)
    own = {
        "game": {"const": game.slug},
        "options": _ref(f"{name}Options"),
        "facts": _any_of(facts),
        "result": _any_of(result),
        "board": _any_of([board] if isinstance(board, type) else []),
    }
    found[f"{name}Round"] = {
        "title": f"{name}Round",
        "type": "object",
        "description": f"A round of {game.name}.",
        "allOf": [_ref("RoundBase")],
        "properties": own,
        "required": list(own),
    }
    return f"{name}Round"


def _without(schema: Schema, names: Collection[str]) -> Schema:
    fields = {name: of for name, of in schema["properties"].items() if name not in names}
    return schema | {"properties": fields, "required": list(fields)}


def _name(game: Game) -> str:
    return "".join(word.capitalize() for word in game.slug.split("-"))


def _settings(settings: Iterable[Setting]) -> Schema:
    schema: Schema = {"type": "object", "properties": {}, "required": []}
    for setting in settings:
        value = setting.value.schema()
        none = {"anyOf": [value, {"type": "null"}]}
        schema["properties"][setting.name] = none if setting.default is None else value
        schema["required"].append(setting.name)
    return schema


def _any_of(kinds: Iterable[type]) -> Schema:
    refs = [_ref(kind.__name__) for kind in kinds]
    if not refs:
        return {"type": "object", "additionalProperties": False}
    return {"anyOf": refs} if len(refs) > 1 else refs[0]


def _facts(game: Game) -> tuple[list[type], list[type]]:
    """The classes of a game's facts as a screen is shown them (`games.engine.facts`), and of what
    they add to the result of a round. A game with several kinds of round has several.
    """
    kept, *_ = get_args(get_type_hints(game.play)["table"])
    kinds = _kinds(kept) if is_dataclass(kept) else []
    folder = kept.__module__.rpartition(".")[0]
    adds = (ONLY_IN_RESULT, ALSO_IN_RESULT)
    return [_shown(kind, _name(game), folder) for kind in kinds], [
        _struct(f"{_name(game)}{kind.__name__}Result", kind, own, _name(game), folder)
        for kind in kinds
        if (own := [field for field in _fields(kind) if field.metadata in adds])
    ]


def _kinds(kept: Any) -> list[type]:
    """A class and all below it."""
    return [kept, *(kind for below in kept.__subclasses__() for kind in _kinds(below))]


def _fields(kind: Any) -> tuple[Field[Any], ...]:
    return fields(kind)


@cache
def _shown(kind: type, game: str, folder: str) -> type:
    """A class of facts as a screen is shown it; one that stands in a game's folder is named after
    the game.
    """
    name = f"{game}{kind.__name__}" if kind.__module__.startswith(f"{folder}.") else kind.__name__
    shown = [field for field in _fields(kind) if field.metadata not in (ONLY_IN_RESULT, NOT_SHOWN)]
    return _struct(name, kind, shown, game, folder)


def _struct(name: str, kind: type, shown: Iterable[Field[Any]], game: str, folder: str) -> type:
    hints = get_type_hints(kind, include_extras=True)
    made: list[Any] = []
    for field in shown:
        hint = _as_shown(hints[field.name], game, folder)
        made.append(
            (field.name, _unset(hint), UNSET) if field.metadata == LATER else (field.name, hint)
        )
    return msgspec.defstruct(
        name,
        made,
        rename={field.name: field.name.removesuffix("_") for field in shown},
        kw_only=True,
        namespace={"__doc__": kind.__doc__, "__kept__": kind},
    )


def _unset(hint: Any) -> Any:
    """A type that has None, with *left out* in its place."""
    parts = (part for part in get_args(hint) if part is not NoneType)
    return Union[(*parts, UnsetType)]  # made at run time


def _as_shown(hint: Any, game: str, folder: str) -> Any:
    """A type of a fact, its own classes as a screen is shown them."""
    if isinstance(hint, type) and is_dataclass(hint):
        return _shown(hint, game, folder)
    origin, parts = (
        get_origin(hint),
        tuple(_as_shown(part, game, folder) for part in get_args(hint)),
    )
    if origin in (UnionType, Union):
        return Union[parts]  # noqa: UP007  # made at run time
    return origin[parts] if origin in (list, dict, tuple) else hint


# By class


def _add(found: dict[str, Schema], kinds: Iterable[type]) -> None:
    """Add the schemas of these types. Raises `TypeError` for two that have one name."""
    for name, schema in _schemas(list(kinds)).items():
        # Of two in one call msgspec writes the module before the name.
        if "." in name or found.setdefault(name, schema) != schema:
            raise TypeError(f"two types of answers have the name {name.rpartition('.')[2]}")


def _schemas(kinds: Sequence[type]) -> dict[str, Schema]:
    """The schemas of these types, each field with what is said of it where it is declared."""
    _, found = msgspec.json.schema_components(kinds, ref_template=REF)
    for info in _classes(types.multi_type_info(kinds)):
        kind = info.cls
        if (schema := found.get(kind.__name__)) is None:
            continue
        if not isinstance(info, types.TypedDictType):
            hints = get_type_hints(kind)
            schema["required"] = [
                field.encode_name
                for field in info.fields
                if UnsetType not in get_args(hints[field.name])
            ]
        for name, said in _said(getattr(kind, "__kept__", kind)).items():
            field = schema["properties"].get(name.removesuffix("_"))
            if field is not None:
                field.setdefault("description", said)
    return found


def _classes(infos: Iterable[types.Type]) -> Collection[_Class]:
    """All classes that are in these types."""
    found: dict[type, _Class] = {}
    left = list(infos)
    while left:
        info = left.pop()
        if isinstance(info, _Class):
            if info.cls in found:
                continue
            found[info.cls] = info
            left += [field.type for field in info.fields]
        for part in ("item_type", "key_type", "value_type", "type"):
            if isinstance(below := getattr(info, part, None), types.Type):
                left.append(below)
        for part in ("item_types", "types"):
            left += getattr(info, part, ())
    return found.values()


def _said(kind: type) -> Mapping[str, str]:
    """What a class says of its fields, each in a text below it."""
    said: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        declared = _declared(base.__module__).get(base.__qualname__)
        for field, below in pairwise(declared.body if declared else ()):
            match field, below:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(text))),
                ):
                    said[name] = " ".join(text.split())
    return said


@cache
def _declared(module: str) -> Mapping[str, ast.ClassDef]:
    """The classes that stand in one of our modules."""
    if module.partition(".")[0] not in ("games", "ledger", "web"):
        return {}
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {part.name: part for part in tree.body if isinstance(part, ast.ClassDef)}


def _ref(name: str) -> Schema:
    return {"$ref": REF.format(name=name)}
