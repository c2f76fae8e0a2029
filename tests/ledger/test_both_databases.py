"""A night is the same whichever database keeps it. (What else every database must do is marked
`conformance`.)
"""

from pathlib import Path
from typing import Any

from ledger.book import opened
from ledger.reports.desk_view import desk_view
from ledger.reports.journal import Journal, Wanted
from ledger.reports.settling import positions
from tests.chance import CHANCE
from tests.ledger.whole_night import play_whole_night
from tests.postgres import Postgres


def told(url: str) -> dict[str, Any]:
    """What a night in which everything happens says, but for when it was said and by whom."""
    with CHANCE.aside("the same night"), opened(url) as book:
        night = play_whole_night(book)
        now = night.now
        page = Journal(book, night.id).page(now, Wanted(player=1), None, 1000)
        return {
            "entries": [
                (entry.number, entry.kind, entry.table, entry.round, entry.facts, entry.transfers)
                for entry in book.entries(night.id)
            ],
            "balances": now.balances,
            "desk": desk_view(now),
            "positions": positions(now, with_house=True),
            "journal of Ana": [line.entry.number for line in page],
        }


def test_a_night_in_which_everything_happens_says_the_same_in_both(
    postgres: Postgres, tmp_path: Path
) -> None:
    with postgres.book() as url:
        there = told(url)
    here = told(f"sqlite:///{tmp_path / 'book.sqlite'}")
    assert len(here["journal of Ana"]) > 50
    for what, said in here.items():
        assert said == there[what], what
