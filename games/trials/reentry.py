"""Whether a real deck gives the same round: what the engine dealt, entered again card by card."""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from games.cards import Card
from games.engine import JSON, Action, EngineError, OneOf, Option, Refusal, Round
from games.engine.table import Unasked
from games.engine.zones import Turned
from games.trials.findings import Finding


def entered_again(round_: Round) -> Round:
    """A finished round dealt by the engine, entered again as played with a real deck: wherever the
    rules ask the dealer to `show`, the card that the engine turned up there. Of a game that is
    too quick to be followed only the end is entered, as this one ended. Raises `Refusal` where that
    cannot be done.
    """
    first = Round(round_.setup)
    second = Round(replace(round_.setup, cards="physical", seed=None, cut="", deck=None))
    if ends := _ends(second):
        same = (end for end in ends if _outcome(end) == _outcome(round_))
        return next(same, ends[0])
    turned = deque(round_.table.turned)
    unasked = list(round_.table.unasked)
    for index, action in enumerate(round_.actions):
        _show(first, second, turned)
        _answer(second, unasked, index)
        sightings = len(first.table.sightings)
        asked = first.prompt.option(action.by, action.do) if first.prompt else None
        first.act(action)
        laid = [seen.card for seen in first.table.sightings[sightings:] if seen.sight == "all"]
        option = second.prompt.option(action.by, action.do) if second.prompt else None
        if option is not None:
            second.act(_named(action, option, laid))
        elif action.by != "dealer" and not (asked and asked.hidden):
            raise Refusal("not-now", f"{action} has no counterpart with a real deck.")
    _show(first, second, turned)
    _answer(second, unasked, len(round_.actions))
    while not second.finished:
        if not _forced(second, over=True):
            raise Refusal("not-now", "With a real deck the round is not over.")
        _show(first, second, turned, over=True)
    return second


def _ends(round_: Round) -> list[Round]:
    """Every way to enter how a round ended, where that is all the dealer enters; else none."""
    if round_.prompt is None:
        return []
    actions = []
    for option in round_.prompt.options:
        choices = [value.values for value in option.values.values() if isinstance(value, OneOf)]
        if option.by != "dealer" or len(choices) < len(option.values):
            return []
        for chosen in product(*choices):
            values = dict(zip(option.values, chosen, strict=True))
            actions.append(Action("dealer", option.do, values))
    ends = [Round(round_.setup, [action]) for action in actions]
    return ends if all(end.finished for end in ends) else []


def _outcome(round_: Round) -> object:
    return round_.transfers, round_.carry


def _answer(round_: Round, unasked: list[Unasked], before: int) -> None:
    """Say what happened by itself before the action of this index: a real deck asks for it."""
    while unasked and unasked[0].action < before:
        round_.act(unasked.pop(0).answer)


def _show(first: Round, round_: Round, turned: deque[Turned], over: bool = False) -> None:
    """Show cards as the first round turned them up, and take what else only a real deck needs,
    until somebody has a choice. `over`: the round dealt by the engine has ended there.
    """
    while round_.prompt is not None:
        option = round_.prompt.option("dealer", "show")
        if option is not None:
            shown = _shown(first, round_, turned, option)
            args = {key: value.sample(lambda _: 0) for key, value in option.values.items()}
            if shown is not None:
                args["card"] = shown.card
                owner = round_.table.zones[shown.zone].owner
                if "seat" in args and owner is not None:
                    args["seat"] = owner
                elif "seat" in option.optional:
                    del args["seat"]
            round_.act(Action("dealer", "show", args))
        elif {option.by for option in round_.prompt.options} != {"dealer"} or not _forced(
            round_, over
        ):
            return


def _shown(first: Round, round_: Round, turned: deque[Turned], option: Option) -> Turned | None:
    """The next card that the engine turned up and the option takes, taken from those. Of a hand
    that is turned over everybody may know some cards already: these are not shown again. None
    where all that can be shown are known, as of a hand that is exposed a second time.
    """
    fits = option.values["card"].error
    for at, one in enumerate(turned):
        if fits(one.card) is None and not _is_known(first, round_, one):
            for _ in range(at + 1):
                turned.popleft()
            return one
    if isinstance(option.values["card"], OneOf):
        return None
    raise Refusal(
        "not-now",
        "With virtual cards the script turned up no card that could be shown here: "
        "`turn_up_card` or `turn_over` goes with each that the dealer of a real deck shows.",
    )


def _is_known(first: Round, round_: Round, turned: Turned) -> bool:
    """Whether all equal cards of the zone in which one was turned over are known already."""
    there = first.table.cards(turned.zone).count(turned.card)
    return 0 < there <= round_.table.cards(turned.zone).count(turned.card)


def _forced(round_: Round, over: bool) -> bool:
    """Take the dealer's action, such as gathering a pack; whether there was one. Of two it is the
    one that ends the round where it is `over`, and the other where it goes on.
    """
    actions = [
        Action(
            "dealer",
            option.do,
            {
                key: value.sample(lambda _: 0)
                for key, value in option.values.items()
                if key not in option.optional
            },
        )
        for option in (round_.prompt.options if round_.prompt else ())
        if option.by == "dealer"
    ]
    if len(actions) > 1:
        actions = [action for action in actions if _finished_by(round_, action) == over]
    if len(actions) != 1:
        return False
    round_.act(actions[0])
    return True


def _finished_by(round_: Round, action: Action) -> bool:
    """Whether the round is over after this action."""
    return Round(round_.setup, [*round_.actions, action]).finished


def _named(action: Action, option: Option, laid: list[Card]) -> Action:
    """The action with a real deck: where that names a card and the engine knew it unnamed, the card
    it laid; where it only counts the cards that the engine was named, their number; where it leaves
    out what the engine was named, all but that.
    """
    if action.args.keys() <= option.values.keys():
        return _fewer(action, option)
    unnamed: dict[str, JSON] = {"card": laid[0] if laid else None}
    if "cards" in action.args:
        unnamed["count"] = len(action.cards())
    args = {key: action.args.get(key, unnamed.get(key)) for key in option.values}
    return Action(action.by, action.do, args)


def _fewer(action: Action, option: Option) -> Action:
    """The action without a value that only the engine is named: a card that lies face down."""
    if option.check is not None and option.check(action) is not None:
        for key in option.optional:
            args = {name: value for name, value in action.args.items() if name != key}
            fewer = Action(action.by, action.do, args)
            if option.check(fewer) is None:
                return fewer
    return action


def reentry(round_: Round) -> Iterator[Finding]:
    """A round dealt by the engine and the same round entered card by card give the same
    transfers.
    """
    if not (round_.table.virtual and round_.finished):
        return
    try:
        again = entered_again(round_)
    except EngineError as error:
        yield Finding("re-entry", len(round_.steps) - 2, error.message)
        return
    if _outcome(again) != _outcome(round_):
        yield Finding(
            "re-entry", len(round_.steps) - 2, "a real deck gives other transfers, or another carry"
        )
    if again.table.irregularities:
        yield Finding(
            "re-entry",
            len(round_.steps) - 2,
            f"a real deck proves irregularities: {again.table.irregularities}",
        )
