"""The program plays Lórum."""

import pytest

from games.catalogue import GAMES
from games.engine.shuffle import Draws
from tests.games.program import SEED, play_out, sat_down


@pytest.mark.parametrize("hand", range(7))
def test_the_program_plays_every_contract_of_lorum(hand: int) -> None:
    draws = Draws(SEED, f"contract {hand}")
    for ape in ("open", "blind"):
        setup = sat_down(
            GAMES["lorum"],
            4,
            draws,
            carry={"hand": hand, "first_dealer": 1},
            options={"hairy_ape": ape},
        )
        assert play_out(setup, range(1, 5), draws).finished
