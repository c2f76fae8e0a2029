"""The score sheet of a game that is scored over many deals."""

import marshmallow as ma

from web.api.asked import Asked
from web.api.door import Door
from web.api.fields import integer, list_of, mapping
from web.api.who_may import reader
from web.shown.scores import Scores, scores

door = Door(
    "scores",
    __name__,
    url_prefix="/api/nights/<number:night>/tables/<number:table>",
    description="Score sheets.",
)


class ScoredDeal(ma.Schema):
    """A deal on the score sheet: who plays under which name, and the sheet of its round."""

    round = integer()
    deal = integer()
    names = mapping()
    sheet = mapping(
        metadata={
            "description": "better, goal, before, after; items: what the deal brought whom, and "
            "why; taken: what everybody took, where that is not yet what is scored; tricks: what "
            "each held and who took it"
        }
    )


class ScoresAnswer(ma.Schema):
    """The score sheet of a game, deal by deal."""

    deals = list_of(ScoredDeal)


@door.reads("/scores", reader, ScoresAnswer)
def score_sheet(asked: Asked, night: int, table: int) -> Scores:
    """Every deal that is over of the game played last at this table; none where that game is not
    scored.
    """
    book, number = asked.at_table
    return scores(asked.services, night, book.any_table(number))
