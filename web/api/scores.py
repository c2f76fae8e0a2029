"""The score sheet of a game that is scored over many deals."""

from web.api.blueprint import ApiBlueprint
from web.api.context import Context
from web.api.permits import reader
from web.shown.scores import Scores, scores

blueprint = ApiBlueprint(
    "scores",
    __name__,
    url_prefix="/api/nights/<number:night>/tables/<number:table>",
    description="Score sheets.",
)


@blueprint.reads("/scores", reader, Scores)
def score_sheet(context: Context, night: int, table: int) -> Scores:
    """Every deal that is over of the game played last at this table; none where that game is not
    scored.
    """
    book, number = context.at_table
    return scores(context.services, book, book.any_table(number))
