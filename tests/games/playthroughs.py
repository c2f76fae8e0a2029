"""The playthroughs of the games: beside each game's golden round a short one, `playthrough.json`,
and what every viewer sees of it, dealt by the engine and with a real deck.

    python -m tests.games.playthroughs            write the texts again where a rule was changed
    python -m tests.games.playthroughs kabu       of these games; one without a round gets one
"""

import json
import sys
from pathlib import Path

from games.catalogue import GAMES, SLUGS, find
from games.engine import CardMode, Round, record
from games.trials.playthrough import playthrough
from games.trials.reentry import entered_again
from games.trials.samples import short_round

HERE = Path(__file__).parent
MODES: tuple[CardMode, ...] = ("virtual", "physical")


def home(slug: str) -> Path:
    """The folder of a game's own tests."""
    return HERE / slug.replace("-", "_")


def round_file(slug: str) -> Path:
    """Where a game's short round is."""
    return home(slug) / "playthrough.json"


def text_file(slug: str, mode: CardMode) -> Path:
    """Where what is seen of it stands."""
    return home(slug) / f"playthrough.{mode}.txt"


def texts(slug: str) -> dict[CardMode, str]:
    """What is seen of a game's short round, both ways to deal."""
    read = record.read(json.loads(round_file(slug).read_text("utf-8")), find)
    played = Round(read.setup, [record.action(action) for action in read.actions])
    return {"virtual": playthrough(played), "physical": playthrough(entered_again(played))}


def main(slugs: list[str]) -> None:
    """Write them."""
    for slug in slugs or SLUGS:
        if not round_file(slug).exists():
            kept = json.dumps(record.write(short_round(GAMES[slug], seed=7)), indent=1)
            round_file(slug).write_text(f"{kept}\n", "utf-8")
        for mode, text in texts(slug).items():
            text_file(slug, mode).write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
