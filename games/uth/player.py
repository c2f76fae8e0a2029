"""Ultimate Texas Hold'em, as well as it can be played: before the flop by the openings that were
counted over all deals, then by counting every card that may come.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache

from games.cards import RANKS, Card, hands, rank, suit
from games.engine import JSON, Action, Say
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Choice, Observation, advice
from games.uth.best_play import BestPlay, Opening
from games.uth.circles import circle
from games.uth.odds import best_play_known
from games.uth.options import Options
from games.uth.paytables import BLIND_TABLES, Paytable
from games.uth.street import Stakes, on_flop, on_river

ANTES = 40
"""So many antes make an evening."""
LEAST_ANTES = 6
"""Ante, Blind, and four on Play."""


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """What this seat does; None where it does nothing, or cannot see its cards."""
    if (bet := seen.may("bet")) is not None:
        return _betting(seen, bet)
    if not seen.may_act or not seen.knows_hand:
        return None
    choices = {"check": seen.act("check"), "fold": seen.act("fold")}
    choices = {do: action for do, action in choices.items() if seen.may(do) is not None}
    if (play := seen.may("play")) is not None:
        for times in play.wholes("times"):
            choices[f"x{times}"] = seen.act("play", times=times)
    if len(choices) == 1:
        return advice(next(iter(choices.values())), "why.uth.nothing-else")
    board = seen.cards("board")
    worth = _worth(seen, board)
    known = {do: worth[do] for do in choices if do in worth}
    if not board:
        return _opening(choices, worth, _name(seen.hand))
    best = max(known, key=known.__getitem__)
    otherwise = next(do for do in known if do != best) if len(known) > 1 else best
    code = f"why.uth.{best}"
    why = Say(code, {"best": float(known[best]), "other": float(known[otherwise])})
    return Advice(choices[best], why, lambda action: worth.get(_called(action)))


def _opening(choices: Mapping[str, Action], worth: Mapping[str, Fraction], name: str) -> Advice:
    """Before the flop. Without the chips for ×4, ×3 is next best where ×4 would be the best."""
    raises = worth["x4"] > worth["check"]
    best = next((do for do in ("x4", "x3") if do in choices), "check") if raises else "check"
    args: dict[str, JSON] = {
        "cards": name,
        "x4": float(worth["x4"]),
        "check": float(worth["check"]),
    }
    code = "why.uth.raise" if best != "check" else "why.uth.wait"
    return Advice(choices[best], Say(code, args), lambda action: worth.get(_called(action)))


def _called(action: Action) -> str:
    return f"x{action.whole('times')}" if action.do == "play" else action.do


def _betting(seen: Observation, bet: Choice) -> Advice | None:
    """An ante of a fortieth of the chips, even, so that nothing of 3 : 2 is lost; no Trips."""
    if seen.chips(circle(seen.seat, "ante")):
        return None
    least, most = seen.options(Options).minimum_bet, bet.limits("ante")["max"]
    rack = seen.rack() + seen.chips(circle(seen.seat, "trips"))
    wanted = max(least, 2 * (rack // (2 * ANTES)), least + least % 2)
    ante = min(wanted, most)
    if ante < least:
        return None
    while ante > least and ante * LEAST_ANTES > rack:
        ante -= 1
    return advice(seen.act("bet", ante=ante), "why.uth.ante", ante=ante)


def _name(two: list[Card]) -> str:
    """The kind of two cards: ``AKs``."""
    high, low = sorted(two, key=lambda card: -RANKS.index(rank(card)))
    if rank(high) == rank(low):
        return rank(high) + rank(low)
    return rank(high) + rank(low) + ("s" if suit(high) == suit(low) else "o")


def _worth(seen: Observation, board: list[Card]) -> Mapping[str, Fraction]:
    ante = seen.chips(circle(seen.seat, "ante"))
    trips = seen.chips(circle(seen.seat, "trips"))
    options = seen.options(Options)
    blind, trips_pays = options.blind_table, options.trips_table
    if not board:
        opening = _openings(blind)[_name(seen.hand)]
        return {"x4": ante * opening.x4, "check": ante * opening.check}
    stakes = (
        ante,
        trips,
        tuple(blind[kind].winnings(ante) for kind in hands.HANDS),
        tuple(
            -trips if trips_pays[kind].numerator is None else trips_pays[kind].winnings(trips)
            for kind in hands.HANDS
        ),
    )
    return _counted(tuple(sorted(seen.hand)), tuple(sorted(board)), stakes)


@lru_cache(maxsize=256)  # a player who asks why is told what has just been counted
def _counted(
    two: tuple[Card, ...],
    board: tuple[Card, ...],
    stakes: tuple[int, int, tuple[int, ...], tuple[int, ...]],
) -> Mapping[str, Fraction]:
    ante, trips, blind, trips_wins = stakes
    here = Stakes(
        ante,
        trips,
        dict(zip(hands.HANDS, blind, strict=True)),
        dict(zip(hands.HANDS, trips_wins, strict=True)),
    )
    return (on_flop if len(board) == 3 else on_river)(two, board, here)


def _openings(blind: Paytable) -> Mapping[str, Opening]:
    """The openings against this Blind table; against one that nobody has counted, the casino's."""
    play = _known(blind) or _known(BLIND_TABLES["casino"])
    assert play is not None
    return play.openings


def _known(blind: Paytable) -> BestPlay | None:
    return best_play_known(
        {
            kind: None if pays.numerator is None else Fraction(pays.numerator, pays.denominator)
            for kind, pays in blind.items()
        }
    )


WHY: Mapping[str, str] = {
    "why.uth.ante": gettext_noop(
        "An ante of {ante}: forty of them make an evening, and an even one loses nothing "
        "where the Blind pays 3 : 2. Trips costs more than it wins."
    ),
    "why.uth.raise": gettext_noop(
        "{cards}: playing four times the ante wins {x4} chips on average, a check {check}. "
        "All deals are counted."
    ),
    "why.uth.wait": gettext_noop(
        "{cards}: a check wins {check} chips on average, four times the ante {x4}. All deals "
        "are counted."
    ),
    "why.uth.x2": gettext_noop(
        "Playing twice the ante wins {best} chips on average, a check {other}: all cards that "
        "may come are counted."
    ),
    "why.uth.check": gettext_noop(
        "A check wins {best} chips on average, playing twice the ante {other}: all cards that "
        "may come are counted."
    ),
    "why.uth.x1": gettext_noop(
        "Playing the ante once more wins {best} chips on average, a fold {other}: all 990 "
        "hands of the dealer are counted."
    ),
    "why.uth.fold": gettext_noop(
        "A fold wins {best} chips on average, playing on {other}: all 990 hands of the dealer "
        "are counted."
    ),
    "why.uth.nothing-else": gettext_noop("The rack covers nothing else."),
}
"""Why it does what it does: a sentence to each code."""
