"""The score sheet of a game that is scored over many deals."""

from web.api.asked import Asked
from web.api.door import Door
from web.api.who_may import reader
from web.shown.scores import Scores, scores

door = Door(
    "scores",
    __name__,
    url_prefix="/api/nights/<number:night>/tables/<number:table>",
    description="Score sheets.",
)


@door.reads("/scores", reader, Scores)
def score_sheet(asked: Asked, night: int, table: int) -> Scores:
    """Every deal that is over of the game played last at this table; none where that game is not
    scored.
    """
    book, number = asked.at_table
    return scores(asked.services, book, book.any_table(number))
