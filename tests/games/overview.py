"""The page of all games, ``docs/games.md``: made from what the games say of themselves.

python -m tests.games.overview     writes it again
"""

import re
from collections.abc import Iterable
from pathlib import Path

from games.cards.scores import PRICES, is_scored
from games.catalogue import GAMES
from games.engine import Game, Round, Seat, set_up
from games.engine.shuffle import SEED_BYTES, Draws
from games.folders import package
from games.trials.simulate import act_at_random
from web.shown.games import kinds_of

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "games.md"
CHIPS = 1000
SHORT, MIDDLE = 600, 850
"""So many words of help are few, and not many."""
LUCK = {
    "luck": "luck",
    "mostly-luck": "more luck than skill",
    "both": "luck and skill",
    "mostly-skill": "more skill than luck",
    "skill": "skill",
}
HEAD = """# The games

All games of the house, in the order in which a screen offers them. A game's name leads to its page
of help. This page is made from what the games say of themselves:
`python -m tests.games.overview` writes it again.

* **Minutes**: of a round, and of a series (where it has no end, as long as people like to play it).
* **Played for**: chips; or points, which are written down, so that nobody needs a chip.
* **Kind**: *quick* is a round of two minutes, or a game of twenty; *stops* is being rid of one's
  cards first, *fishing* is catching cards from the table.
* **Cards**: how many a round begins with. Cards of several packs are counted together.
* **Difficulty**: how much there is to read before the first round, *easy* up to {short} words of
  help, *medium* up to {middle}, *hard* beyond; and whether luck or skill decides among people who
  know the game equally long.

| game | players | minutes | played for | kind | cards | difficulty | what it is |
|---|---|---|---|---|---|---|---|
"""


def page() -> str:
    """The whole page."""
    rows = (row(game) for game in GAMES.values())
    return HEAD.format(short=SHORT, middle=MIDDLE) + "".join(f"{line}\n" for line in rows)


def row(game: Game) -> str:
    """The line of a game."""
    summary = game.summary
    assert summary is not None, f"{game.slug} says nothing of itself"
    folder = package(game.slug).replace(".", "/")
    cells = (
        f"[{game.name}](../{folder}/help.md)",
        in_words(players(game)),
        f"{summary.round_minutes}, {summary.evening_minutes}",
        played_for(game),
        ", ".join(kind for kind in kinds_of(summary, scored=is_scored(game)) if kind != "chips"),
        in_words(packs(game)),
        f"{difficulty(ROOT / folder / 'help.md')}; {LUCK[summary.luck]}",
        summary.line,
    )
    return f"| {' | '.join(cells)} |"


def players(game: Game) -> list[int]:
    """How many can play it."""
    return [count for count in range(game.most_seats + 1) if game.takes(count)]


def played_for(game: Game) -> str:
    """Chips or points; for points where the game keeps a score."""
    if not is_scored(game):
        return "chips"
    prices = {setting.name for setting in game.settings} & PRICES
    return "points, chips if you like" if prices else "points"


def packs(game: Game) -> list[int]:
    """How many cards a round begins with, for each number of players that it takes."""
    return sorted({cards_of(game, count) for count in players(game)})


def cards_of(game: Game, count: int) -> int:
    """How many cards lie on the table once they are shuffled, between so many players."""
    seats = [Seat(seat, f"Player {seat}", CHIPS) for seat in range(1, count + 1)]
    round_ = Round(set_up(game, seats, seed=bytes(SEED_BYTES)))
    draws = Draws(bytes(SEED_BYTES), f"overview of {game.slug}")
    while not round_.table.decks:
        act_at_random(round_, draws)
    return sum(len(zone.cards) for zone in round_.table.zones.values())


def difficulty(help_page: Path) -> str:
    """How much there is to read."""
    words = len(re.findall(r"\w+", help_page.read_text("utf-8")))
    return "easy" if words <= SHORT else "medium" if words <= MIDDLE else "hard"


def in_words(numbers: Iterable[int]) -> str:
    """Numbers with their gaps: ``2–4``, ``2 or 4``, ``52``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " or ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
