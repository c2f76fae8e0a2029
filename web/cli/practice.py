"""``croupier practice``: play a game at a terminal against the program; nothing counts."""

import argparse
import json
from typing import TYPE_CHECKING

from games.catalogue import SLUGS
from games.engine import JSON
from web.cli import status
from web.cli.choose import add_game_argument, game_named
from web.cli.errors import BadInput

if TYPE_CHECKING:
    from web.cli.practice_table import Practised

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

MOST_ROUNDS = 1000


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
    from web.cli.learner import Learner
    from web.cli.practice_table import PracticeTable

    practised = practised_with(args)
    learner = Learner(args.json)
    table = PracticeTable(practised, learner)
    try:
        table.play()
    except EOFError:
        pass
    except NotARound as error:
        raise BadInput(error.message, "not-a-round") from error
    if args.json:
        print(json.dumps({"game": practised.game.slug, "decisions": table.judged.decisions}))
    else:
        for line in table.judged.summed():
            learner.tell(line)
    return status.FINE


def practised_with(args: argparse.Namespace) -> "Practised":
    """What these arguments ask for. Raises `BadInput`."""
    from games.players import plays
    from web.cli.practice_table import Practised

    game = game_named(args.game)
    if not plays(game.slug):
        raise BadInput(f"The program cannot play {game.name}: nobody has taught it.", "not-played")
    practised = Practised(
        game=game,
        options=_options(args.options),
        count=args.seats or max(game.least_seats, min(4, game.most_seats)),
        seat=args.seat,
        rounds=MOST_ROUNDS if args.rounds is None else args.rounds,
        seed=_seed(args.seed),
        physical=args.physical,
        deals=args.deal or args.physical,
        advises=not args.no_advice,
    )
    if not game.least_seats <= practised.count <= game.most_seats:
        most = f"{game.least_seats} to {game.most_seats}"
        raise BadInput(f"{game.name} is for {most} players.", "seats")
    if practised.count in game.not_for:
        raise BadInput(f"{game.name} is not for {practised.count} players.", "seats")
    if not 1 <= practised.seat <= practised.count:
        raise BadInput(f"Your seat is one of 1 to {practised.count}.", "seats")
    if not 1 <= practised.rounds <= MOST_ROUNDS:
        raise BadInput(f"Practise 1 to {MOST_ROUNDS:,} rounds.", "rounds")
    return practised


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
