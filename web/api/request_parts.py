"""Parts that the requests of several routes take. Names are those of the views' arguments."""

from typing import Any

import marshmallow as ma
from marshmallow import fields, validate

from ledger.kinds.counting import MOST_OF_A_KIND
from ledger.kinds.nights import MOST_KINDS_OF_CHIPS
from web.api.fields import Anything, Whole, chips

NAME = 4_000
"""Names are shorter; the book says so in its own words, after bringing them into one form."""

MOST_AT_ONCE = 99
"""So many people can be seated, or sold to, by one request."""


MOST_HEAPS = 120
"""More heaps of cards than any game has at once; and more cards than a heap has."""
LONGEST_CARD = 5
"""``Jk=7d``."""


class Chips(ma.Schema):
    """So many chips."""

    chips = chips()


class Pile(ma.Schema):
    """So many chips of a kind."""

    value = Whole(1, 10**9)
    count = Whole(0, MOST_OF_A_KIND)


def counts(**kwargs: Any) -> fields.List[Any]:
    """One count by kinds of chips, or two where the first differs from the book. Nothing is not a
    count: where no chips were found, at least one kind says so with 0.
    """
    some = validate.Length(
        1, MOST_KINDS_OF_CHIPS, error="A count that finds no chips says 0 of a kind."
    )
    count = fields.List(fields.Nested(Pile), validate=some)
    return fields.List(count, validate=validate.Length(1, 2), **kwargs)


class Viewpoint(ma.Schema):
    """As whom to look: dealer, wall, or the seat that this screen has been handed over to."""

    look_as = fields.String(
        data_key="as", validate=validate.Regexp(r"\A(dealer|wall|seat:[1-9][0-9]?)\Z")
    )


class Drafted(ma.Schema):
    """Heaps of cards that somebody builds: for which action (its verb, and what is chosen of its
    values), and the cards of each, with what a wild one stands for where that is chosen.
    """

    action = Anything()
    heaps = fields.List(
        fields.List(
            fields.String(validate=validate.Length(2, LONGEST_CARD)),
            validate=validate.Length(0, MOST_HEAPS),
        ),
        required=True,
        validate=validate.Length(0, MOST_HEAPS),
    )
