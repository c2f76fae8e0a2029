"""Sixty phones join in the same moment (`benchmarks.joining` says how long it takes)."""

from pathlib import Path

from tests.joining import join_at_once
from tests.server import running

NAMES = [f"Guest {number}" for number in range(60)]


def test_sixty_phones_that_join_in_the_same_moment_get_in(tmp_path: Path) -> None:
    with running(tmp_path) as croupier:
        night = croupier.night()
        sessions = join_at_once(croupier, night, NAMES)
        assert [session["name"] for session in sessions] == NAMES
        assert {session["role"] for session in sessions} == {"player"}
        assert len(croupier.look(f"nights/{night}")["phones"]) == len(NAMES)
