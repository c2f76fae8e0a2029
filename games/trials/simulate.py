"""Random legal play of any game, driven from the prompts alone: for soak and statistics (`croupier
simulate`).

All chance comes from one seed, through the shuffle's own stream of draws, so every finding can be
met again.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from games.engine import (
    HOUSE,
    JSON,
    Action,
    CardMode,
    Game,
    NotARound,
    Option,
    Prompt,
    Refusal,
    Round,
    Seat,
    Setup,
    set_up,
)
from games.engine.record import write
from games.engine.shuffle import SEED_BYTES, Draws
from games.engine.values import ShownCard
from games.trials.checks import all_findings
from games.trials.findings import Finding
from games.trials.real_deck import RealDeck, whole_answers

MOST_ACTIONS = 1500
"""A round that is not over by then is left unfinished: random people may go on betting for ever."""
MISSHOWN = 20
"""Of so many actions with a real deck one names a card that the engine cannot know to be wrong: a
slip of the dealer's.
"""
MOST_TRIES = 200
"""So many samples in a row that a check refuses, and the prompt counts as one nobody can answer."""
RACKS = (0, 1, 7, 40, 200, 200, 1000, 5000)
SERIES = 30
"""After so many rounds strangers sit down: another series, with other seats, racks and options."""


class Stuck(Exception):
    """A prompt to which random play finds no answer."""


@dataclass(frozen=True, slots=True)
class Found:
    """A finding, and the round file of the round it was found in."""

    finding: Finding
    round_file: dict[str, JSON]


@dataclass(slots=True)
class Statistics:
    """The results of random play."""

    game: str
    lines: tuple[str, ...] = ()
    """The codes of its sentences."""
    rounds: int = 0
    finished: int = 0
    """Rounds that ended by the rules: not because nobody could do anything more, nor by their
    number of actions.
    """
    cut_short: int = 0
    """Rounds that were not over after `MOST_ACTIONS`."""
    series: int = 0
    actions: int = 0
    verbs: Counter[str] = field(default_factory=Counter)
    offered: set[str] = field(default_factory=set)
    """The verbs that were offered to anybody."""
    said: Counter[str] = field(default_factory=Counter)
    """The codes of what was asked and told."""
    house: int = 0
    """What the house won, in chips, its advances left out; negative where it lost."""
    advanced: int = 0
    """Chips it has advanced as markers that were not repaid."""
    irregularities: Counter[str] = field(default_factory=Counter)
    """The irregularities that a real deck proved, by their kind."""
    found: list[Found] = field(default_factory=list)

    def count(self, round_: Round) -> None:
        """Add one round."""
        self.rounds += 1
        self.finished += round_.finished
        self.cut_short += not round_.finished and len(round_.actions) >= MOST_ACTIONS
        self.actions += len(round_.actions)
        self.verbs.update(action.do for action in round_.actions)
        self.irregularities.update(
            irregularity.kind for irregularity in round_.table.irregularities
        )
        for step in round_.steps:
            self.said.update(event.code for event in step.events)
            if step.asked is not None:
                self.said[step.asked.sentence.code] += 1
                self.offered |= {option.do for option in step.asked.options}
        for transfer in round_.transfers:
            won = transfer.amount * ((transfer.target == HOUSE) - (transfer.source == HOUSE))
            if transfer.verb == "pay":
                self.house += won
            else:
                self.advanced -= won

    @property
    def never_done(self) -> list[str]:
        """Verbs that were offered, and that nobody took up."""
        return sorted(self.offered - self.verbs.keys())

    @property
    def never_said(self) -> list[str]:
        """The game's own codes that were neither asked nor told: a rule behind them was not met."""
        return [code for code in self.lines if code not in self.said]

    def data(self) -> dict[str, JSON]:
        """The statistics for JSON."""
        return {
            "game": self.game,
            "rounds": self.rounds,
            "finished": self.finished,
            "cut_short": self.cut_short,
            "series": self.series,
            "actions": self.actions,
            "verbs": dict(self.verbs.most_common()),
            "never_done": self.never_done,
            "never_said": self.never_said,
            "faults": dict(self.irregularities.most_common()),
            "house": self.house,
            "advanced": self.advanced,
            "findings": [
                {
                    "check": found.finding.check,
                    "action": found.finding.action,
                    "what": found.finding.what,
                    "round": found.round_file,
                }
                for found in self.found
            ],
        }


def simulate(
    game: Game,
    rounds: int,
    seats: int | None = None,
    seed: int = 1,
    cards: CardMode = "virtual",
    check: bool = True,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Statistics:
    """Play so many rounds at random. `seats`: how many sit down, from the game's least to its most
    (default: any number, another in each series). `seed` is a whole number from 0 below 2**256.
    `check` looks at every round with `games.trials.checks` too, which takes several times as long
    as playing it. `progress` is told how many rounds have been played, of how many. In a series
    nobody leaves, so that no score is ever broken up.
    """
    not_its_own = {"scores.broken-up"} | (set() if game.partners else {"scores.side-scored"})
    lines = tuple(code for code in game.lines if code not in not_its_own)
    statistics = Statistics(game.slug, lines)
    draws = Draws(seed.to_bytes(SEED_BYTES, "big"), "checks")
    for round_ in random_rounds(game, seats, seed, cards, statistics):
        statistics.count(round_)
        if check:
            statistics.found += [
                Found(finding, write(round_)) for finding in all_findings(round_, draws)
            ]
        progress(statistics.rounds, rounds)
        if statistics.rounds >= rounds:
            break
    return statistics


def random_rounds(
    game: Game,
    seats: int | None,
    seed: int,
    cards: CardMode = "virtual",
    statistics: Statistics | None = None,
) -> Iterator[Round]:
    """Rounds without end, series after series: racks and carry go on from round to round."""
    draws = Draws(seed.to_bytes(SEED_BYTES, "big"), game.slug)
    while True:
        setup: Setup | None = random_setup(game, draws, seats, cards)
        if statistics:
            statistics.series += 1
        for _ in range(SERIES):
            if setup is None:
                break
            round_ = random_round(setup, draws)
            yield round_
            setup = next_setup(round_, draws)


def random_round(setup: Setup, draws: Draws) -> Round:
    """A round played to its end by people who do anything that is allowed: or until there is
    nothing that anybody could do (nobody at the table can pay the least bet), or for as long as is
    sensible. With a real deck they play what they hold (`games.trials.real_deck`).
    """
    round_ = Round(setup)
    deck = None if round_.table.virtual else RealDeck(draws)
    while round_.prompt is not None and round_.prompt.options and len(round_.steps) <= MOST_ACTIONS:
        try:
            act_at_random(round_, draws, deck)
        except Stuck:
            if deck is None:
                raise
            break  # somebody cannot prove what they said, and the dealer calls it a misdeal
    return round_


def act_at_random(round_: Round, draws: Draws, deck: RealDeck | None = None) -> Action:
    """Take one action that the prompt allows, chosen by the options' weights; of those that the
    cards allow, where there is a real deck. A named check may refuse a sample; then another is
    drawn. Where the card of a real deck is not what somebody has said, the dealer takes that back
    first. Raises `Stuck`.
    """
    assert round_.prompt is not None
    prompt = round_.prompt
    if deck is not None:
        deck.follow(round_)
        options = [deck.narrowed(round_, option) for option in prompt.options]
        true = tuple(option for option in options if option is not None)
        if not true and _asks_for_a_certain_card(prompt) and (back := _claimed(round_)):
            for _ in range(back):
                round_.undo()
            return act_at_random(round_, draws, deck)
        prompt = prompt._replace(options=true) if true and draws.below(MISSHOWN) else prompt
    for number in range(MOST_TRIES):
        asked = prompt if number < MOST_TRIES // 2 else round_.prompt
        action = random_action(asked, draws)
        try:
            round_.act(action)
        except Refusal as refusal:
            if refusal.code != "not-allowed":
                raise
        else:
            return action
    raise Stuck(f"{round_.game.slug}: nothing that was tried answers {round_.prompt.say.code}")


def _asks_for_a_certain_card(prompt: Prompt) -> bool:
    """Whether the dealer has to show a card, and only some of the unseen ones would do."""
    option = prompt.option("dealer", "show")
    value = option.values["card"] if option and len(prompt.options) == 1 else None
    return isinstance(value, ShownCard) and bool(value.why_not)


def _claimed(round_: Round) -> int:
    """How many actions back something was said that the dealer shows since; 0 where that cannot be
    taken back.
    """
    for number, step in enumerate(reversed(round_.steps[1:]), 1):
        if step.disclosed or step.action is None:
            return 0
        if step.action.do != "show":
            return number
    return 0


def random_action(prompt: Prompt, draws: Draws) -> Action:
    """An action of the kind that the prompt asks for."""
    option = _weighted(prompt.options, draws)
    if ways := whole_answers(option):
        return Action(option.by, option.do, ways[draws.below(len(ways))])
    given = [key for key in option.values if key not in option.optional or draws.below(2)]
    return Action(
        option.by, option.do, {key: option.values[key].sample(draws.below) for key in given}
    )


def _weighted(options: Sequence[Option], draws: Draws) -> Option:
    at = draws.below(sum(option.weight for option in options))
    for option in options:
        at -= option.weight
        if at < 0:
            return option
    raise AssertionError("weights are positive")


# Set-ups


def random_setup(game: Game, draws: Draws, seats: int | None, cards: CardMode) -> Setup:
    """The start of a series: anybody, anywhere, with any racks and options that the game takes."""
    counts = [number for number in range(game.most_seats + 1) if game.takes(number)]
    count = seats or counts[draws.below(len(counts))]
    for _ in range(MOST_TRIES):
        options = random_options(game, draws) if draws.below(2) else {}
        try:
            return set_up(
                game,
                _random_seats(game, count, draws),
                options=options,
                cards=cards,
                seed=_seed(cards, draws),
            )
        except NotARound:
            continue
    raise Stuck(f"{game.slug}: no options and racks that were tried make a round of {count}")


def random_options(game: Game, draws: Draws) -> dict[str, JSON]:
    """Options that the settings allow, some of them left out."""
    return {
        setting.name: setting.value.sample(draws.below)
        for setting in game.settings
        if draws.below(2)
    }


def next_setup(round_: Round, draws: Draws) -> Setup | None:
    """The next round of the same people; None where the rules leave none, or a round was not
    finished.
    """
    if round_.carry is None:
        return None
    seats = [
        Seat(seat.seat, seat.player, round_.table.chips(seat.seat)) for seat in round_.setup.seats
    ]
    cards = round_.setup.cards
    try:
        return set_up(
            round_.game,
            seats,
            options=round_.setup.options,
            carry=round_.carry,
            cards=cards,
            seed=_seed(cards, draws),
        )
    except NotARound:
        return None


def _random_seats(game: Game, count: int, draws: Draws) -> list[Seat]:
    free = list(range(1, game.most_seats + 1))
    numbers = sorted(free.pop(draws.below(len(free))) for _ in range(count))
    rack = RACKS[draws.below(len(RACKS))]
    racks = [rack if draws.below(2) else RACKS[draws.below(len(RACKS))] for _ in numbers]
    return [
        Seat(number, f"Player {number}", chips)
        for number, chips in zip(numbers, racks, strict=True)
    ]


def _seed(cards: CardMode, draws: Draws) -> bytes | None:
    return bytes(draws.below(256) for _ in range(SEED_BYTES)) if cards == "virtual" else None
