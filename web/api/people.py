"""The people of the house, over many nights: who they are, and who a night's player is."""

from typing import Any

import marshmallow as ma
from flask import request
from marshmallow import fields, validate

from ledger.errors import Invalid
from ledger.house import Make
from ledger.state import register as register_
from ledger.state.entries import Request
from web.api.blueprint import ApiBlueprint
from web.api.context import Context, as_noted
from web.api.fields import KEY, KEY_FORM, Text, Whole
from web.api.permits import host
from web.api.request_parts import NAME
from web.shown import people as shown
from web.shown.people import People
from web.signin.screens import OPENER, opening

blueprint = ApiBlueprint(
    "people", __name__, url_prefix="/api", description="The people of the house."
)


def _looks() -> dict[str, fields.Field[Any]]:
    return {
        "colour": fields.String(validate=validate.Regexp(r"\A(#[0-9a-f]{6})?\Z")),
        "picture": Text(0, 40, required=False),
        "note": Text(0, NAME, required=False),
    }


class PlaysAs(ma.Schema):
    """A night's player."""

    night = Whole(most=10**9)
    player = Whole(most=10**9)


NewPerson = ma.Schema.from_dict(
    {
        "name": Text(most=NAME),
        **_looks(),
        "plays": fields.Nested(PlaysAs, metadata={"description": "whose evening it was"}),
    },
    name="NewPerson",
)
PersonChanges = ma.Schema.from_dict(
    {"name": Text(most=NAME, required=False), **_looks()}, name="PersonChanges"
)


class WhoItIs(ma.Schema):
    """The person that a night's player is; null where that is open again."""

    person = Whole(most=10**9, allow_none=True)


class GroupOfPeople(ma.Schema):
    """People who often come together, under a name; none: the group is gone."""

    name = Text(most=NAME)
    people = fields.List(Whole(most=10**9), required=True, validate=validate.Length(0, 99))


@blueprint.reads("/people", host, People)
def all_people(context: Context) -> shown.People:
    """The people of the house, and which night's player each of them was."""
    return _shown(context)


@blueprint.writes("/people", host, NewPerson, People, status=201, keyed=False)
def add_person(context: Context, plays: dict[str, int] | None = None, **facts: str) -> shown.People:
    """Somebody new in the house, who may be a night's player of whom nobody has said who it is."""
    house, noted = context.services.house, said(context)
    known = house.write(noted, lambda register: register_.added(register, **facts))
    if plays is not None:
        context.services.book.night(plays["night"]).player(plays["player"])
        person = max(them.number for them in known.alike(facts["name"]))
        house.meet(plays["night"], plays["player"], facts["name"], person, noted)
    return _shown(context)


@blueprint.writes(
    "/people/<number:person>", host, PersonChanges, People, method="PATCH", keyed=False
)
def change_person(context: Context, person: int, **changes: str) -> shown.People:
    """Another name, colour, picture or note."""
    return _written(context, lambda register: register_.changed(register, person, **changes))


@blueprint.writes("/groups", host, GroupOfPeople, People, method="PUT", keyed=False)
def save_group(context: Context, name: str, people: list[int]) -> shown.People:
    """Say who belongs to a group, so that all of them come by one tap."""
    return _written(context, lambda register: register_.grouped(register, name, people))


@blueprint.writes(
    "/nights/<number:night>/players/<number:player>/person",
    host,
    WhoItIs,
    People,
    method="PUT",
    keyed=False,
)
def say_who(context: Context, night: int, player: int, person: int | None) -> shown.People:
    """Say which person of the house a night's player is. It breaks no seal, and can be said anew at
    any time.
    """
    context.services.book.night(night).player(player)
    whose = context.services.house.name(night), player
    return _written(context, lambda register: register_.known(register, whose, person))


def said(context: Context) -> Request:
    """The request as the house notes it. Raises `Invalid` without a key."""
    key = request.headers.get(KEY, "")
    if not KEY_FORM.match(key):
        raise Invalid.saying("A request that writes needs the header {header}.", header=KEY)
    return as_noted(context.who, opening(context.who.screen, key), OPENER, key)


def _written(context: Context, make: Make) -> shown.People:
    context.services.house.write(said(context), make)
    return _shown(context)


def _shown(context: Context) -> shown.People:
    return shown.people(context.services)
