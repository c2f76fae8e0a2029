"""``croupier practice``: play a game at a terminal against the program; nothing counts."""

import argparse
import itertools
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import prod
from typing import TYPE_CHECKING, Any

from games.catalogue import SLUGS
from games.engine import JSON
from web.cli import status
from web.cli.choose import add_game_argument, game_named
from web.cli.errors import BadInput
from web.cli.typed_cards import heap_shown, heaps_of, meant, read_heaps, shown

if TYPE_CHECKING:
    from games.engine import Action, Game, Option, Round
    from games.players.advice import Advice

FIRST, SECOND, THIRD = SLUGS[:3]
EXAMPLES = (
    f"croupier practice {THIRD}",
    f"croupier practice {FIRST} --seats 3 --seed 7",
    f"croupier practice {SECOND} --deal",
    f"croupier practice {FIRST} --physical",
)
STATUSES = {
    **status.PLAIN,
    status.FINE: "practised, until the rounds were over or you had enough",
}

NAMES = ("Kim", "Ana", "Ben", "Cleo", "Dee", "Eli", "Fay", "Gus", "Hal", "Ina", "Jo", "Lou")
RACK = 200
MOST_ROUNDS = 1000
MOST_LISTED = 24
"""So many choices are listed with all their values; of more the values are asked one by one."""
MOST_ASKED = 5_000
"""A practice ends by itself after so many questions."""
HELP = "A number chooses, ? says what is best and why, q ends."


class _Enough(Exception):
    """The learner has had enough, or there is nobody at the keyboard any more."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    add_game_argument(parser)
    parser.add_argument("--seats", type=int, help="how many play (default: up to four)")
    parser.add_argument("--seat", type=int, default=1, help="the seat that is yours (default: 1)")
    parser.add_argument("--rounds", type=int, help="how many rounds (default: until you stop)")
    parser.add_argument("--seed", type=int, help="the same cards again (default: others each time)")
    parser.add_argument("--options", metavar="JSON", help="options of the game, as in a round file")
    parser.add_argument(
        "--deal", action="store_true", help="you are the dealer as well; else the program deals"
    )
    parser.add_argument(
        "--physical",
        action="store_true",
        help="with a real deck on your table: you deal, show the cards and play for the others, "
        "whose cards the program cannot see",
    )
    parser.add_argument(
        "--no-advice", action="store_true", help="say what was best only when you ask with ?"
    )


def run(args: argparse.Namespace) -> int:
    """Play until the learner has had enough."""
    from games.engine import NotARound
    from games.players import plays

    game = game_named(args.game)
    if not plays(game.slug):
        raise BadInput(f"The program cannot play {game.name}: nobody has taught it.", "not-played")
    practice = _Practice(game, args)
    try:
        practice.play()
    except _Enough:
        pass
    except NotARound as error:
        raise BadInput(error.message, "not-a-round") from error
    practice.say_sum()
    return status.FINE


class _Practice:
    """A learner at a table of the program."""

    def __init__(self, game: "Game", args: argparse.Namespace) -> None:
        self.game = game
        self.json: bool = args.json
        self.physical: bool = args.physical
        self.deals: bool = args.deal or args.physical
        self.advises = not args.no_advice
        self.rounds: int = MOST_ROUNDS if args.rounds is None else args.rounds
        self.count: int = args.seats or max(game.least_seats, min(4, game.most_seats))
        self.seat: int = args.seat
        self.options = _options(args.options)
        self.seed = _seed(args.seed)
        self.printed = 0
        self.asked = 0
        self.decisions: list[dict[str, object]] = []
        self.same = 0
        self.cost = Fraction(0)
        if not game.least_seats <= self.count <= game.most_seats:
            most = f"{game.least_seats} to {game.most_seats}"
            raise BadInput(f"{game.name} is for {most} players.", "seats")
        if self.count in game.not_for:
            raise BadInput(f"{game.name} is not for {self.count} players.", "seats")
        if not 1 <= self.seat <= self.count:
            raise BadInput(f"Your seat is one of 1 to {self.count}.", "seats")
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise BadInput(f"Practise 1 to {MOST_ROUNDS:,} rounds.", "rounds")

    # Rounds

    def play(self) -> None:
        """Round after round, racks and carry going on; a broken table begins anew."""
        from games.engine import NotARound

        self.write(f"{self.game.name}: practice, nothing counts. You are {NAMES[0]}. {HELP}")
        racks = self.fresh_racks()
        carry: Mapping[str, JSON] = {}
        for number in range(1, self.rounds + 1):
            try:
                round_ = self.begin(number, racks, carry)
            except NotARound:
                if racks == self.fresh_racks() and not carry:
                    raise
                self.write("Everybody begins anew with fresh chips.")
                racks, carry = self.fresh_racks(), {}
                round_ = self.begin(number, racks, carry)
            self.write(f"\nRound {number}")
            self.play_round(round_)
            racks = {seat: round_.table.chips(seat) for seat in round_.table.seats}
            carry = round_.carry or {}
            self.say_stand(round_)
            if number < self.rounds:
                self.line("Enter for the next round, q to stop: ")

    def say_stand(self, round_: "Round") -> None:
        """What the learner has after a round: chips, or points where nothing else counts."""
        from games.cards.standing import for_points, mine

        if not for_points(round_.game, round_.setup.options):
            self.write(f"You have {round_.table.chips(self.seat):,} chips.")
        elif points := mine(round_, self.seat):
            self.write(f"Your score: {points}.")

    def fresh_racks(self) -> dict[int, int]:
        from games.engine import options_of

        rack = RACK
        if self.game.suggested_rack:
            options = options_of(self.game, self.options)
            rack = max(rack, self.game.suggested_rack(self.count, options))
        return dict.fromkeys(range(1, self.count + 1), rack)

    def begin(self, number: int, racks: Mapping[int, int], carry: Mapping[str, JSON]) -> "Round":
        from games.engine import Round, Seat, set_up
        from games.engine.shuffle import SEED_BYTES, Draws

        draws = Draws(self.seed, f"round {number}")
        seed = bytes(draws.below(256) for _ in range(SEED_BYTES))
        seats = [Seat(seat, self.name(seat), chips) for seat, chips in racks.items()]
        self.printed = 0
        chance: dict[str, Any] = {"cards": "physical"} if self.physical else {"seed": seed}
        return Round(set_up(self.game, seats, options=self.options, carry=carry, **chance))

    def name(self, seat: int) -> str:
        """Who sits there."""
        if seat == self.seat:
            return NAMES[0]
        number = seat if seat > self.seat else seat + 1
        return NAMES[number - 1] if number <= len(NAMES) else f"Player {seat}"

    def play_round(self, round_: "Round") -> None:
        """One round to its end: first those whom nobody waits for, then the learner, then those
        whom the table waits for, then the dealer.
        """
        from games.players import dealt, next_action

        declined: set[Any] = set()
        others = [seat for seat in round_.table.seats if seat != self.seat]
        while round_.prompt is not None:
            self.tell(round_)
            awaited = round_.prompt.awaited
            eager = [seat for seat in others if seat not in awaited]
            if round_.prompt.is_race and self.is_quicker(round_):
                eager = []
            action = next_action(round_, eager, self.seed)
            if action is None and (mine := self.mine(round_)) and mine not in declined:
                if not self.decide(round_, must=self.seat in awaited):
                    declined.add(mine)
                continue
            action = action or next_action(round_, others, self.seed)
            if action is None and not self.deals:
                action = dealt(round_)
            if action is not None:
                round_.act(action)
            elif not self.decide_for_others(round_):
                break
        self.tell(round_)

    def is_quicker(self, round_: "Round") -> bool:
        """Whether the learner comes first where whoever is first does it: a terminal has no clock,
        so chance says.
        """
        from games.engine.shuffle import Draws

        return Draws(self.seed, f"quicker, step {len(round_.steps)}").below(2) == 0

    def mine(self, round_: "Round") -> tuple[tuple[str, int], ...]:
        """What the learner may do, and since when."""
        assert round_.prompt is not None
        return tuple(
            (option.do, round_.since(option))
            for option in round_.prompt.options
            if option.by == self.seat
        )

    # Asking

    def decide(self, round_: "Round", must: bool) -> bool:
        """Ask the learner; whether something was done."""
        from games.engine import Action, view
        from games.players import advise, draws_for

        assert round_.prompt is not None
        best = advise(view(round_, self.seat), self.seat, draws_for(self.seed, round_, self.seat))
        options = [option for option in round_.prompt.options if option.by == self.seat]
        self.show(round_)
        action = self.choose(round_, options, must, best)
        if action is None:
            return False
        assert isinstance(action, Action)
        if best is not None and len(options) + len(list(_listed(options))) > 2:
            self.judge(round_, action, best)
        return True

    def decide_for_others(self, round_: "Round") -> bool:
        """Ask the learner for the dealer, and for those whose cards the program cannot see."""
        assert round_.prompt is not None
        here = [option for option in round_.prompt.options if option.by != self.seat]
        here = [option for option in here if self.deals or option.by != "dealer"]
        mine = [option for option in round_.prompt.options if option.by == self.seat]
        if not (options := here + mine):
            return False
        self.write(round_.sentence(round_.prompt.sentence))
        return self.choose(round_, options, True, None) is not None

    def choose(
        self, round_: "Round", options: Sequence["Option"], must: bool, best: "Advice | None"
    ) -> "Action | None":
        """Have one of these options chosen and played. None where the learner goes on without."""
        from games.engine import Action, Refusal

        listed = list(_listed(options))
        for number, (option, args) in enumerate(listed, 1):
            who = "" if option.by == self.seat else f"{self.who(round_, option)}: "
            words = in_words(Action(option.by, option.do, args or {}))
            self.write(f"  {number}. {who}{words}{'' if args is not None else ' …'}")
        if not must:
            self.write("  0. go on")
        while True:
            said = self.line("> ")
            if said == "?":
                self.explain(best)
                continue
            if not must and said in ("", "0"):
                return None
            if not (said.isdecimal() and 1 <= int(said) <= len(listed)):
                self.write(f"There are 1 to {len(listed)}. {HELP}")
                continue
            option, args = listed[int(said) - 1]
            try:
                action = Action(option.by, option.do, self.values(option) if args is None else args)
                round_.act(action)
            except Refusal as refusal:
                self.write(refusal.message)
                continue
            return action

    def who(self, round_: "Round", option: "Option") -> str:
        return "the dealer" if option.by == "dealer" else round_.table.players[option.by]

    def values(self, option: "Option") -> dict[str, JSON]:
        """Ask for each value of an option."""
        found: dict[str, JSON] = {}
        for key, value in option.values.items():
            asked = self.value(key, value.data(), key in option.optional)
            if asked is not None:
                found[key] = asked
        return found

    def value(self, key: str, data: Any, optional: bool) -> JSON:
        """Ask for a value of this description."""
        more = ", or Enter for none" if optional else ""
        if isinstance(data, list):
            return self.one_of(f"{key}{more}", data, optional)
        if "min" in data:
            said = self.line(f"{key}, {data['min']:,} to {data['max']:,}{more}: ")
            return int(said) if said.isdecimal() else None
        if "of" in data:
            words = ", ".join(shown(card) for card in data["of"])
            said = self.line(f"{key}, {data['least']} to {data['most']} of {words}{more}: ")
            if optional and not said:
                return None
            return [meant(word, data["of"]) for word in said.split()]
        if "heaps" in data:
            return self.heaps(key, data["heaps"])
        if "rows" in data:
            rows: list[dict[str, JSON]] = []
            while len(rows) < data["most"]:
                rows.append({k: self.value(k, v, False) for k, v in data["rows"].items()})
                if self.line("One more? y, or Enter for no: ") != "y":
                    break
            return rows
        return self.line(f"{key}: ")

    def heaps(self, key: str, lying: Sequence[Sequence[str]]) -> JSON:
        """Ask for heaps of cards; those that lie there stay, unless something is said of them."""
        for number, heap in enumerate(lying, 1):
            self.write(f"  heap {number}: {heap_shown(heap)}")
        more = "; 1 5H adds to heap 1, -1 takes it up, the others stay" if lying else ""
        return read_heaps(self.line(f"{key}, such as 7H 8H 9H, KS KD KC{more}: "), lying)

    def one_of(self, key: str, values: Sequence[JSON], optional: bool) -> JSON:
        said = self.line(f"{key}: {', '.join(shown(value) for value in values)}: ")
        return None if optional and not said else meant(said, values)

    # Telling

    def tell(self, round_: "Round") -> None:
        """What has happened since the last time, as the learner is told it."""
        from games.engine import view

        record = view(round_, self.seat).record
        for step in record[self.printed :]:
            said = [event.text for event in step.events]
            if step.by not in (None, self.seat) and step.do and not said:
                who = "The dealer" if step.by == "dealer" else round_.table.players[step.by]
                said = [f"{who}: {step.do.replace('_', ' ')}{_args(step.args)}"]
            for text in said:
                self.write(f"· {text}")
        self.printed = len(record)

    def show(self, round_: "Round") -> None:
        """What the learner sees, and what is asked."""
        from games.cards.standing import for_points
        from games.engine import view

        seen = view(round_, self.seat)
        self.write("")
        for name, zone in seen.zones.items():
            if zone.cards and "??" not in zone.cards:
                whose = "you hold" if name == f"hand:{self.seat}" else _place(name, round_)
                heaps = heaps_of(zone.cards, seen.facts)
                self.write(f"  {whose}: {', '.join(map(heap_shown, heaps))}")
        if not for_points(round_.game, round_.setup.options):
            chips = [f"{_place(name, round_)} {amount:,}" for name, amount in seen.places.items()]
            rack = next(line.rack for line in seen.seats if line.seat == self.seat)
            self.write("  " + ", ".join([f"your chips {rack:,}", *chips]))
        assert seen.prompt is not None
        self.write(seen.prompt.say.text)

    def judge(self, round_: "Round", action: "Action", best: "Advice") -> None:
        """Say what was best, what it cost, and why."""
        from games.players.words import sentence

        cost = best.cost(action)
        good = (cost == 0) if cost is not None else _is_same(action, best.action)
        self.cost += cost or 0
        self.decisions.append(
            {
                "action": action.data(),
                "best": best.action.data(),
                "cost": None if cost is None else f"{cost.numerator}/{cost.denominator}",
                "why": sentence(best),
            }
        )
        self.same += _is_same(action, best.action)
        if not self.advises:
            return
        if good:
            self.write(f"= Good. {sentence(best)}")
        else:
            lost = "" if cost is None else f" This costs {float(cost):.2f} chips on average."
            what = "Best" if cost is not None else "The program would"
            self.write(f"= {what}: {in_words(best.action)}.{lost} {sentence(best)}")

    def explain(self, best: "Advice | None") -> None:
        from games.players.words import sentence

        if best is None:
            self.write("The program would do nothing here.")
        else:
            self.write(f"= {in_words(best.action)}. {sentence(best)}")

    def say_sum(self) -> None:
        """How it went."""
        if self.json:
            print(json.dumps({"game": self.game.slug, "decisions": self.decisions}))
            return
        if self.decisions:
            print(f"{self.same} of {len(self.decisions)} choices were those of the program.")
        if self.cost:
            print(f"The others cost {float(self.cost):.2f} chips on average, where it is known.")

    # The terminal

    def write(self, text: str) -> None:
        print(text, file=sys.stderr if self.json else sys.stdout, flush=True)

    def line(self, prompt: str) -> str:
        """A line of the learner's. Raises `_Enough`."""
        self.asked += 1
        print(prompt, end="", file=sys.stderr if self.json else sys.stdout, flush=True)
        said = sys.stdin.readline()
        if not said or said.strip() == "q" or self.asked > MOST_ASKED:
            raise _Enough
        return said.strip()


def _listed(options: Sequence["Option"]) -> Iterator[tuple["Option", dict[str, JSON] | None]]:
    """Each option with each of its values; without them (None) where there are too many."""
    for option in options:
        lists = {key: value.data() for key, value in option.values.items()}
        ways = [
            [{key: value} for value in values] + ([{}] if key in option.optional else [])
            for key, values in lists.items()
            if isinstance(values, list)
        ]
        count = prod(map(len, ways))
        if len(ways) < len(lists) or not 0 < count <= MOST_LISTED:
            yield option, None
            continue
        for way in itertools.product(*ways):
            yield option, {key: value for part in way for key, value in part.items()}


def in_words(action: "Action") -> str:
    """An action for people: ``play (times 4)``."""
    return f"{action.do.replace('_', ' ')}{_args(action.args)}"


def _is_same(action: "Action", other: "Action") -> bool:
    """Whether these do the same: cards and heaps in any order."""
    return action.do == other.do and _sorted(action.args) == _sorted(other.args)


def _sorted(value: JSON) -> JSON:
    if isinstance(value, Mapping):
        return {key: _sorted(part) for key, part in value.items()}
    return sorted(map(_sorted, value), key=repr) if isinstance(value, list) else value


def _args(args: Mapping[str, JSON]) -> str:
    parts = [
        shown(value) if key in ("card", "cards") else f"{key} {shown(value)}"
        for key, value in args.items()
    ]
    return f" ({', '.join(parts)})" if parts else ""


def _place(name: str, round_: "Round") -> str:
    """A zone of cards or a place of chips, and whose it is: ``row of Ben``, ``negative joker``."""
    from games.words import word

    kind, *parts = name.split(":")
    owner = round_.table.players.get(int(parts[0])) if parts and parts[0].isdigit() else None
    words = [word(kind, round_.game.slug).replace("_", " "), *parts[bool(owner) :]]
    return " ".join([*words, f"of {owner}"] if owner else words)


def _options(text: str | None) -> dict[str, JSON]:
    try:
        options = json.loads(text or "{}")
    except ValueError as error:
        raise BadInput(f"The options are no JSON: {error}.", "options") from error
    if not isinstance(options, dict):
        raise BadInput("The options are a JSON object.", "options")
    return options


def _seed(number: int | None) -> bytes:
    from ledger import chance

    if number is None:
        return chance.token_bytes(32)
    if not 0 <= number < 2**256:
        raise BadInput("The seed is a whole number from 0 up.", "seed")
    return number.to_bytes(32, "big")
