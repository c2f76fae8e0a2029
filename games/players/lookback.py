"""A round looked back on: what a seat chose, what the program would have done there, and what the
difference costs.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from games.engine import Action, Round, view
from games.players import advise, advise_itself, draws_for
from games.players.advice import Advice

MOST_LOOKED_AT = 60
"""So many choices of a round are looked back on, the last ones."""


class Remark(NamedTuple):
    """A choice, and what may be said of it."""

    action: Action
    advice: Advice
    cost: Fraction | None
    """What it lost against the best, in chips on average; None where nobody knows."""

    @property
    def is_good(self) -> bool:
        """Whether nothing is lost by it; where that is not known, whether it is the program's."""
        return self.cost == 0 if self.cost is not None else self.action == self.advice.action


def remarks(round_: Round, seat: int, seed: bytes) -> Iterator[Remark]:
    """What may be said of each choice of this seat, in order; by what it saw at the time, and when
    the round is over, by what it could remember then.
    """
    actions = round_.actions
    mine = [index for index, action in enumerate(actions) if action.by == seat][-MOST_LOOKED_AT:]
    twin = Round(round_.setup)
    for index, action in enumerate(actions):
        if index in mine and twin.prompt is not None:
            options = [option for option in twin.prompt.options if option.by == seat]
            found = (
                advise_itself(twin, seat, seed)
                if round_.finished
                else advise(view(twin, seat), seat, draws_for(seed, twin, seat))
            )
            forced = len(options) == 1 and not options[0].values
            if found is not None and not forced:
                yield Remark(action, found, found.cost(action))
        twin.act(action)
