"""The program plays Ultimate Texas Hold'em."""

import pytest

from games.catalogue import GAMES
from games.engine.shuffle import Draws
from tests.games.program import SEED, gained, play_out, sat_down


@pytest.mark.slow
def test_the_program_wins_more_of_an_ante_at_texas_holdem_than_people_who_play_at_random() -> None:
    draws = Draws(SEED, "wins uth")
    won, anted = {1: 0, 2: 0}, {1: 0, 2: 0}
    for _ in range(24):
        round_ = play_out(sat_down(GAMES["uth"], 2, draws), [1], draws)
        for seat in won:
            won[seat] += gained(round_, seat)
            anted[seat] += sum(
                transfer.amount
                for transfer in round_.transfers
                if (transfer.source, transfer.why) == (f"seat:{seat}", "ante")
            )
    assert won[1] > 0  # against the home table, which favours the players
    assert won[1] / anted[1] > won[2] / anted[2]
