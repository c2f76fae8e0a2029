"""The fields of requests. They are strict (a whole number is no boolean and no 2.0), each with its
bounds.
"""

import re
from collections.abc import Mapping
from typing import Any

import marshmallow as ma
from marshmallow import fields, validate
from werkzeug.routing import BaseConverter

from games.engine import MOST_CHIPS
from ledger.store.canonical import LARGEST

LONGEST_TEXT = 400
KEY = "Idempotency-Key"
KEY_FORM = re.compile(r"\A[A-Za-z0-9_-]{1,64}\Z")


class Whole(fields.Integer):
    """A whole number, and nothing that could be taken for one: no ``true``, no ``2.0``,
    no ``"5"``.
    """

    default_error_messages = {"invalid": "A whole number is needed, from {min:,} to {max:,}."}  # noqa: RUF012

    def __init__(self, least: int = 1, most: int = LARGEST, **kwargs: Any) -> None:
        self.least, self.most = least, most
        super().__init__(
            validate=validate.Range(least, most), required=kwargs.pop("required", True), **kwargs
        )

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> int:
        if type(value) is int and self.least <= value <= self.most:
            return value
        raise self.make_error("invalid", min=self.least, max=self.most)


class YesOrNo(fields.Boolean):
    """``true`` or ``false``, and nothing that could be taken for one: no 1, no ``"true"``."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(required=kwargs.pop("required", True), **kwargs)

    def _deserialize(
        self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any
    ) -> bool:
        if isinstance(value, bool):
            return value
        raise self.make_error("invalid", input=value)


class Text(fields.String):
    """A text of bounded length."""

    def __init__(self, least: int = 1, most: int = LONGEST_TEXT, **kwargs: Any) -> None:
        super().__init__(
            validate=validate.Length(least, most), required=kwargs.pop("required", True), **kwargs
        )


class Word(fields.String):
    """One of a few words."""

    def __init__(self, *words: str, **kwargs: Any) -> None:
        super().__init__(
            validate=validate.OneOf(words), required=kwargs.pop("required", True), **kwargs
        )


class Anything(fields.Dict):
    """An object whose meaning is checked further down: a game's options, an action."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(keys=fields.String(), required=kwargs.pop("required", True), **kwargs)


def chips(least: int = 1, **kwargs: Any) -> Whole:
    """A number of chips."""
    return Whole(least, MOST_CHIPS, **kwargs)


class Nothing(ma.Schema):
    """Nothing at all."""


class IdempotencyKey(ma.Schema):
    """The header of every request that writes the book."""

    class Meta:
        """There are other headers."""

        unknown = ma.EXCLUDE

    key = fields.String(
        data_key=KEY,
        required=True,
        validate=validate.Regexp(KEY_FORM),
        metadata={
            "description": "Which request this is: said twice with the same key, it happens once."
        },
    )


# In paths


class NumberConverter(BaseConverter):
    """A number in a path: of a night, a table, a player, a seat, a round."""

    regex = r"[1-9][0-9]{0,8}"

    def to_python(self, value: str) -> int:
        return int(value)


def number_in_spec(_converter: NumberConverter) -> dict[str, Any]:
    """How the converter is documented."""
    return {"type": "integer", "minimum": 1, "maximum": 999_999_999}
