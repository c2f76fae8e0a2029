"""What would be best, before it is done: for whoever may see what that rests on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.engine import Action, OptionView, Round, Viewer, view
from games.language import decimal
from games.players import advise, draws_for
from games.players.advice import Advice
from games.players.words import sentence
from web.shown.practice import action_in_words


@dataclass(frozen=True, slots=True)
class Other:
    """Something else that may be done, and what it loses against the best, in chips on average."""

    did: str
    cost: str


@dataclass(frozen=True, slots=True)
class HintLine:
    """What would be best for a seat now, why, and what the rest costs where that is computed."""

    seat: int
    name: str
    best: str
    why: str
    others: tuple[Other, ...]


@dataclass(frozen=True, slots=True)
class Hints:
    """The hints at a table, as of one entry of the book."""

    version: int
    hints: tuple[HintLine, ...]


def hints(round_: Round, viewer: Viewer) -> tuple[HintLine, ...]:
    """What would be best for a seat that looks, or for those that the table waits for, by what this
    viewer sees and by nothing else: where a hand is hidden the tablet is told nothing of it.
    """
    if round_.prompt is None or viewer == "wall":
        return ()
    seen = view(round_, viewer)
    seats = [viewer] if isinstance(viewer, int) else round_.prompt.awaited
    return tuple(
        HintLine(
            seat=seat,
            name=round_.table.players[seat],
            best=action_in_words(found.action, round_.game.slug),
            why=sentence(found),
            others=tuple(_others(round_, seen.prompt.options if seen.prompt else (), seat, found)),
        )
        for seat in seats
        if isinstance(seat, int)
        if (found := advise(seen, seat, draws_for(bytes(32), round_, seat)))
    )


def _others(
    round_: Round, options: Sequence[OptionView], seat: int, best: Advice
) -> Iterator[Other]:
    """What else may be done, where it is one of a few things and its cost is known."""
    for option in options:
        for action in _few(option) if option.by == seat else ():
            cost = best.cost(action)
            if cost is not None and action != best.action:
                yield Other(action_in_words(action, round_.game.slug), decimal(float(cost)))


def _few(option: OptionView) -> Iterator[Action]:
    match list(option.values.items()):
        case []:
            yield Action(option.by, option.do)
        case [(key, list(values))]:
            for value in values:
                yield Action(option.by, option.do, {key: value})
