"""``croupier fairness``: shuffle many times, and look whether chance can be told from it."""

import argparse
import json
from typing import TYPE_CHECKING

from web.cli import status
from web.cli.errors import BadInput

if TYPE_CHECKING:
    from games.trials.fairness import Measure

EXAMPLES = ("croupier fairness", "croupier fairness --rounds 1000000 --seed 7 --json")
STATUSES = {
    **status.PLAIN,
    status.FINE: "chance cannot be told from the shuffle",
    status.FOUND: "a measure is further out than chance goes",
}

MOST = 10_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument(
        "--rounds", type=int, default=20_000, help="how many, of two shuffles each (default: 20000)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="where the seeds of the shuffles come from (default: 1)"
    )


def run(args: argparse.Namespace) -> int:
    """Shuffle and measure. Exit status 1 where a measure is further out than chance goes."""
    from games.trials.fairness import FEWEST, examine
    from web.cli.progress import progress

    if not FEWEST <= args.rounds <= MOST:
        raise BadInput(f"Shuffle {FEWEST:,} to {MOST:,} rounds: fewer say too little.")
    if not 0 <= args.seed < 2**64:
        raise BadInput("A seed is a whole number from 0 below 2 to the 64th.")
    measures = examine(args.rounds, args.seed, progress=progress("fairness", "rounds"))
    print(_as_json(args, measures) if args.json else _in_words(args, measures))
    passed = all(measure.passed for measure in measures)
    return status.FINE if passed else status.FOUND


def _as_json(args: argparse.Namespace, measures: "list[Measure]") -> str:
    from games.engine.shuffle import VERSION
    from games.trials.fairness import LIMIT

    results = [
        {
            "name": measure.name,
            "what": measure.what,
            "statistic": round(measure.statistic, 3),
            "freedom": measure.freedom,
            "p": measure.p,
            "passed": measure.passed,
        }
        for measure in measures
    ]
    passed = all(measure.passed for measure in measures)
    facts = {
        "shuffle": VERSION,
        "rounds": args.rounds,
        "seed": args.seed,
        "limit": LIMIT,
        "passed": passed,
    }
    return json.dumps({**facts, "measures": results})


def _in_words(args: argparse.Namespace, measures: "list[Measure]") -> str:
    from games.engine.shuffle import VERSION
    from games.trials.fairness import CHANCE, LIMIT

    lines = [
        f"{VERSION}: {args.rounds:,} rounds of two shuffles, seed {args.seed}.",
        f"{'':48}{'chi squared':>12}{'about':>7}{'p':>10}",
        *(_line(measure) for measure in measures),
        f"A measure fails below p = {LIMIT:.7f}: {CHANCE} over all {len(measures)} of them.",
    ]
    failed = [measure.name for measure in measures if not measure.passed]
    lines.append(f"FOUND {'; '.join(failed)}" if failed else "Chance cannot be told from it.")
    return "\n".join(lines)


def _line(measure: "Measure") -> str:
    mark = "" if measure.passed else "  FAILED"
    return (
        f"{measure.what:48}{measure.statistic:>12,.1f}{measure.freedom:>7,}{measure.p:>10.5f}{mark}"
    )
