"""A learner at a table of the program, round after round."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.engine import (
    JSON,
    Action,
    Game,
    NotARound,
    Option,
    Refusal,
    Round,
    RoundView,
    Seat,
    options_of,
    set_up,
    view,
)
from games.engine.shuffle import SEED_BYTES, Draws
from games.players import advise, dealt, draws_for, next_action
from games.players.advice import Advice
from web.cli.judged import Judged, explained
from web.cli.learner import HELP, Learner
from web.cli.table_in_words import happened, lies, standing
from web.cli.typed_choices import in_words, listed, typed_values

NAMES = ("Kim", "Ana", "Ben", "Cleo", "Dee", "Eli", "Fay", "Gus", "Hal", "Ina", "Jo", "Lou")
RACK = 200


@dataclass(frozen=True, slots=True)
class Practised:
    """What is practised, and how."""

    game: Game
    options: Mapping[str, JSON]
    count: int
    """How many play."""
    seat: int
    """The learner's."""
    rounds: int
    seed: bytes
    physical: bool
    """With a real deck, which the learner deals."""
    deals: bool
    """Whether the learner is the dealer as well."""
    advises: bool
    """Whether every choice is judged at once, and not only when the learner asks."""


class PracticeTable:
    """Where it is practised."""

    def __init__(self, practised: Practised, learner: Learner) -> None:
        self._practised = practised
        self._game = practised.game
        self._seat = practised.seat
        self._seed = practised.seed
        self._learner = learner
        self._steps_told = 0
        self.judged = Judged()

    def play(self) -> None:
        """Round after round, racks and carry going on; a broken table begins anew. Raises
        `EOFError`, `NotARound`.
        """
        tell, rounds = self._learner.tell, self._practised.rounds
        tell(f"{self._game.name}: practice, nothing counts. You are {NAMES[0]}. {HELP}")
        racks = self._fresh_racks()
        carry: Mapping[str, JSON] = {}
        for number in range(1, rounds + 1):
            try:
                round_ = self._begin(number, racks, carry)
            except NotARound:
                if racks == self._fresh_racks() and not carry:
                    raise
                tell("Everybody begins anew with fresh chips.")
                round_ = self._begin(number, self._fresh_racks(), {})
            tell(f"\nRound {number}")
            self._play_round(round_)
            racks = {seat: round_.table.chips(seat) for seat in round_.table.seats}
            carry = round_.carry or {}
            if stand := standing(round_, self._seat):
                tell(stand)
            if number < rounds:
                self._learner.ask("Enter for the next round, q to stop: ")

    def _fresh_racks(self) -> dict[int, int]:
        rack, count = RACK, self._practised.count
        if self._game.suggested_rack:
            options = options_of(self._game, self._practised.options)
            rack = max(rack, self._game.suggested_rack(count, options))
        return dict.fromkeys(range(1, count + 1), rack)

    def _begin(self, number: int, racks: Mapping[int, int], carry: Mapping[str, JSON]) -> Round:
        draws = Draws(self._seed, f"round {number}")
        seed = bytes(draws.below(256) for _ in range(SEED_BYTES))
        seats = [Seat(seat, self._name(seat), chips) for seat, chips in racks.items()]
        self._steps_told = 0
        physical = self._practised.physical
        return Round(
            set_up(
                self._game,
                seats,
                options=self._practised.options,
                carry=carry,
                cards="physical" if physical else "virtual",
                seed=None if physical else seed,
            )
        )

    def _name(self, seat: int) -> str:
        """Who sits there."""
        if seat == self._seat:
            return NAMES[0]
        number = seat if seat > self._seat else seat + 1
        return NAMES[number - 1] if number <= len(NAMES) else f"Player {seat}"

    def _play_round(self, round_: Round) -> None:
        """One round to its end: first those whom nobody waits for, then the learner, then those
        whom the table waits for, then the dealer.
        """
        declined: set[tuple[tuple[str, int], ...]] = set()
        others = [seat for seat in round_.table.seats if seat != self._seat]
        while round_.prompt is not None:
            self.tell_news(round_)
            awaited = round_.prompt.awaited
            eager = [seat for seat in others if seat not in awaited]
            if round_.prompt.is_race and self._is_quicker(round_):
                eager = []
            action = next_action(round_, eager, self._seed)
            if action is None and (mine := self._mine(round_)) and mine not in declined:
                if not self._decide(round_, must=self._seat in awaited):
                    declined.add(mine)
                continue
            action = action or next_action(round_, others, self._seed)
            if action is None and not self._practised.deals:
                action = dealt(round_)
            if action is not None:
                round_.act(action)
            elif not self._decide_for_others(round_):
                break
        self.tell_news(round_)

    def tell_news(self, round_: Round) -> None:
        """Tell what has happened since the last time."""
        for text in happened(round_, self._seat, self._steps_told):
            self._learner.tell(f"· {text}")
        self._steps_told = len(round_.steps)

    def tell_what_lies(self, round_: Round, seen: RoundView) -> None:
        """Tell what the learner sees, and what is asked."""
        self._learner.tell("")
        for line in lies(round_, self._seat, seen):
            self._learner.tell(line)

    def _is_quicker(self, round_: Round) -> bool:
        """Whether the learner comes first where whoever is first does it: a terminal has no clock,
        so chance says.
        """
        return Draws(self._seed, f"quicker, step {len(round_.steps)}").below(2) == 0

    def _mine(self, round_: Round) -> tuple[tuple[str, int], ...]:
        """What the learner may do, and since when."""
        assert round_.prompt is not None
        return tuple(
            (option.do, round_.since(option))
            for option in round_.prompt.options
            if option.by == self._seat
        )

    def _decide(self, round_: Round, must: bool) -> bool:
        """Ask the learner; whether something was done."""
        assert round_.prompt is not None
        seat = self._seat
        seen = view(round_, seat)
        best = advise(seen, seat, draws_for(self._seed, round_, seat))
        options = [option for option in round_.prompt.options if option.by == seat]
        self.tell_what_lies(round_, seen)
        action = self.choose(round_, options, must, best)
        if action is None:
            return False
        if best is not None and len(options) + len(list(listed(options))) > 2:
            said = self.judged.judge(action, best)
            if self._practised.advises:
                self._learner.tell(said)
        return True

    def _decide_for_others(self, round_: Round) -> bool:
        """Ask the learner for the dealer, and for those whose cards the program cannot see."""
        assert round_.prompt is not None
        here = [option for option in round_.prompt.options if option.by != self._seat]
        here = [option for option in here if self._practised.deals or option.by != "dealer"]
        mine = [option for option in round_.prompt.options if option.by == self._seat]
        if not (options := here + mine):
            return False
        self._learner.tell(round_.sentence(round_.prompt.sentence))
        return self.choose(round_, options, True, None) is not None

    def choose(
        self, round_: Round, options: Sequence[Option], must: bool, best: Advice | None
    ) -> Action | None:
        """Have one of these options chosen and played. None where the learner goes on without."""
        tell = self._learner.tell
        choices = list(listed(options))
        for number, (option, args) in enumerate(choices, 1):
            who = "" if option.by == self._seat else f"{self._who(round_, option)}: "
            more = " …" if args is None else ""
            tell(f"  {number}. {who}{in_words(option.do, args or {})}{more}")
        if not must:
            tell("  0. go on")
        while True:
            said = self._learner.ask("> ")
            if said == "?":
                tell(explained(best))
                continue
            if not must and said in ("", "0"):
                return None
            if not (said.isdecimal() and 1 <= int(said) <= len(choices)):
                tell(f"There are 1 to {len(choices)}. {HELP}")
                continue
            option, args = choices[int(said) - 1]
            try:
                args = typed_values(self._learner, option) if args is None else args
                action = Action(option.by, option.do, args)
                round_.act(action)
            except Refusal as refusal:
                tell(refusal.message)
                continue
            return action

    def _who(self, round_: Round, option: Option) -> str:
        return "the dealer" if option.by == "dealer" else round_.table.players[option.by]
