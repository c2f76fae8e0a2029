"""Diloti: the scores that a game carries on."""

from collections.abc import Mapping
from dataclasses import dataclass

from games.cards.scores import BySeat, BySide
from games.engine import JSON, Whole
from games.engine.values import Draw, Schema

MOST_SEATS = 4


@dataclass(frozen=True)
class TwoScores:
    """The scores of a game: of two seats, or of both partnerships."""

    def error(self, value: JSON) -> str | None:
        if isinstance(value, Mapping) and any("+" in name for name in value):
            return BySide(Whole(0)).error(value)
        if (error := BySeat(MOST_SEATS, Whole(0)).error(value)) is not None:
            return error
        assert isinstance(value, Mapping)
        return None if len(value) == 2 else "must be of two seats, or of both sides"

    def data(self) -> JSON:
        return {"by seat or side": Whole(0).data()}

    def schema(self) -> Schema:
        return {"type": "object", "additionalProperties": Whole(0).schema()}

    def sample(self, draw: Draw) -> JSON:
        return BySide(Whole(0)).sample(draw)
