"""``croupier simulate``: play a game at random, by its prompts alone, and count."""

import argparse
import json
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from games.catalogue import SLUGS
from web.cli import status
from web.cli.choose import add_game_argument, game_named
from web.cli.errors import BadInput

if TYPE_CHECKING:
    from games.engine import Game
    from games.trials.simulate import Found, Statistics

FIRST, SECOND, THIRD = SLUGS[:3]
EXAMPLES = (
    f"croupier simulate {SECOND} --rounds 1000",
    f"croupier simulate {THIRD} --physical --rounds 1000",
    f"croupier simulate {FIRST} --rounds 100000 --seats 4 --seed 7 --no-check --json",
)
STATUSES = {
    **status.PLAIN,
    status.FINE: "played, and nothing was found wrong with the game",
    status.FOUND: "chips were made or lost, a replay differed, or a view leaked",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    add_game_argument(parser)
    parser.add_argument(
        "--rounds",
        type=int,
        default=100,
        help="how many rounds (default: 100; 30 show the first mistakes of a new game)",
    )
    parser.add_argument(
        "--seats", type=int, help="how many sit down (default: any number the game takes)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="where all chance comes from (default: 1)"
    )
    parser.add_argument(
        "--cards", choices=("virtual", "physical"), default="virtual", help="how cards are dealt"
    )
    parser.add_argument(
        "--physical",
        action="store_const",
        const="physical",
        dest="cards",
        help="with a real deck, the same as --cards physical: people play what they hold, also "
        "what they should not, and the dealer shows the cards",
    )
    parser.add_argument(
        "--write",
        metavar="FOLDER",
        help="write sample rounds, a golden round and a playthrough into this folder, such as "
        "tests/games/high_card, where they are missing: for a new game, to be read before they "
        "are kept",
    )
    parser.add_argument("--no-check", action="store_true", help="only play, as fast as it goes")


def run(args: argparse.Namespace) -> int:
    """Play and count. Exit status 1 where chips were made or lost, a replay differed or a view
    leaked.
    """
    from games.trials.simulate import Stuck, simulate
    from web.cli.progress import progress

    game = game_named(args.game)
    _check(args, game)
    began = time.perf_counter()
    try:
        counted = simulate(
            game,
            args.rounds,
            args.seats,
            args.seed,
            args.cards,
            check=not args.no_check,
            progress=progress(game.slug, "rounds"),
        )
    except Stuck as error:
        raise BadInput(str(error)) from error
    if args.write is not None:
        _write(game, Path(args.write), args.seed)
    seconds = time.perf_counter() - began
    print(
        _as_json(counted, seconds)
        if args.json
        else in_words(counted, seconds, checked=not args.no_check)
    )
    return status.FOUND if counted.found else status.FINE


def _check(args: argparse.Namespace, game: "Game") -> None:
    if not 1 <= args.rounds <= 10**9:
        raise BadInput("Simulate at least one round, and at most 1,000,000,000.")
    if args.seats is not None and not game.least_seats <= args.seats <= game.most_seats:
        raise BadInput(f"{game.name} is for {game.least_seats} to {game.most_seats} players.")
    if args.seats in game.not_for:
        raise BadInput(f"{game.name} is not for {args.seats} players.")
    if not 0 <= args.seed < 2**256:
        raise BadInput("A seed is a whole number from 0 below 2 to the 256th.")


def _write(game: "Game", folder: Path, seed: int) -> None:
    """Write what the game's tests keep; what is there already stays."""
    from games.trials.samples import files

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files(game, seed).items():
            if not (folder / name).exists():
                (folder / name).write_text(text, "utf-8")
    except OSError as error:
        raise BadInput(f"{folder} cannot be written: {error.strerror}.", "not-written") from error


def _as_json(counted: "Statistics", seconds: float) -> str:
    return json.dumps(
        {
            **counted.data(),
            "seconds": round(seconds, 3),
            "rounds_a_second": _speed(counted, seconds),
        }
    )


def in_words(counted: "Statistics", seconds: float, checked: bool) -> str:
    """What came of it, for people: one round for each cause of a finding."""
    lines = [
        (
            f"{counted.game}: {counted.rounds:,} rounds in {seconds:.1f} s, "
            f"{_speed(counted, seconds):,} a second."
        ),
        f"{counted.finished:,} finished; {counted.series:,} series; {counted.actions:,} actions.",
        *_cut_short(counted),
        f"The house won {counted.house:,}"
        + (f"; {counted.advanced:,} are out as markers." if counted.advanced else "."),
        *(f"  {verb:<16}{count:>10,}" for verb, count in counted.verbs.most_common()),
        *_never(counted),
        *(
            f"  {kind:<16}{count:>10,} proved by later cards"
            for kind, count in counted.irregularities.most_common()
        ),
    ]
    for met, *alike in _by_cause(counted.found):
        lines.append(
            f"FOUND {met.finding.check} at action {met.finding.action}: {met.finding.what}"
        )
        lines.append(f"  {json.dumps(met.round_file)}")
        lines += [f"  and {len(alike):,} more alike"] if alike else []
    if checked and not counted.found:
        lines.append("No chip was made or lost, every replay agreed, no view leaked.")
    return "\n".join(lines)


def _by_cause(found: Sequence["Found"]) -> "list[list[Found]]":
    """What was found, with what is alike but for cards, names in quotes and numbers together."""
    causes: dict[tuple[str, str], list[Found]] = {}
    for met in found:
        what = re.sub(r"'[^']*'|\b[2-9TJQKA][cdhs]\b|\d+", "_", met.finding.what)
        causes.setdefault((met.finding.check, what), []).append(met)
    return list(causes.values())


def _cut_short(counted: "Statistics") -> list[str]:
    """How many rounds were not played to their end."""
    from games.trials.simulate import MOST_ACTIONS

    if not counted.cut_short:
        return []
    return [f"{counted.cut_short:,} were not over after {MOST_ACTIONS:,} actions."]


def _never(counted: "Statistics") -> list[str]:
    """What so many rounds did not meet."""
    met = {
        "Offered, and never done": counted.never_done,
        "Never said": counted.never_said,
    }
    return [f"{what}: {', '.join(codes)}." for what, codes in met.items() if codes]


def _speed(counted: "Statistics", seconds: float) -> int:
    return round(counted.rounds / seconds) if seconds else 0
