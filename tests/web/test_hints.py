"""Hints at a table, where the host has them shown: to whoever sees what they rest on."""

from typing import Any

import pytest

from games.catalogue import GAMES
from games.engine import Round, Viewer
from games.engine.shuffle import SEED_BYTES, Draws
from games.players import plays, remembers
from games.trials.simulate import act_at_random, random_setup
from tests.games.at_the_table import offers
from tests.web.conftest import Screen, TestNight
from tests.web.felt import Felt, played
from web.shown.hints import hints

STEPS = 25


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("slug", GAMES)
def test_a_screen_is_told_of_seats_that_may_act_by_what_it_sees(slug: str) -> None:
    draws = Draws(bytes(SEED_BYTES), f"hints {slug}")
    round_ = Round(random_setup(GAMES[slug], draws, None, "virtual"))
    told = 0
    for _ in range(STEPS):
        if round_.prompt is None or not round_.prompt.options:
            break
        viewers: list[Viewer] = ["dealer", *round_.table.players]
        for viewer in viewers:
            shown = offers(round_, viewer)
            found = hints(round_, viewer)
            told += len(found)
            assert {hint.seat for hint in found} <= {option.by for option in shown}
        assert hints(round_, "wall") == ()
        act_at_random(round_, draws)
    assert bool(told) == (plays(slug) and not remembers(slug))


@played
def felt(night: TestNight) -> Felt:
    """Ana in seat 1, who has bet and is dealt her cards."""
    found = Felt(night, night.uth)
    found.sit(night.ana, 1, 100)
    found.begin()
    found.play(1, "bet", ante=5)
    found.play("dealer", "deal")
    return found


def seen(screen: Screen, felt: Felt, query: str = "") -> Any:
    answer = screen.get(f"{felt.path}/hints{query}")
    assert answer.status_code == 200, answer.json
    return answer.json["hints"]


def test_hints_are_off_until_the_host_switches_them_on(felt: Felt, night: TestNight) -> None:
    phone = night.phone(night.ana)
    assert felt.table["hints"] is False
    assert seen(phone, felt) == []
    answer = night.host.say("PUT", f"{felt.path}/hints", {"show": True})
    assert answer.status_code == 200, answer.json
    assert felt.look()["table"]["hints"] is True
    assert phone.get(f"{night.path}/hand").json["table"]["hints"] is True
    (hint,) = seen(phone, felt)
    assert (hint["seat"], hint["name"]) == (1, "Ana")
    assert hint["best"] in ("check", "play (×4)")
    (other,) = (line for line in hint["others"] if line["did"] in ("check", "play (×4)"))
    assert float(other["cost"]) > 0
    assert "All deals are counted." in hint["why"]
    german = phone.get(f"{felt.path}/hints", **{"Accept-Language": "de"}).json["hints"]
    assert german[0]["best"] in ("schieben", "spielen (×4)")


def test_nobody_is_told_what_a_hidden_hand_would_tell(felt: Felt, night: TestNight) -> None:
    night.host.say("PUT", f"{felt.path}/hints", {"show": True})
    assert seen(felt.screen, felt) == []
    assert seen(night.phone(night.ben), felt) == []
    felt.do("PUT", "hand-over", {"seat": 1})
    assert [hint["seat"] for hint in seen(felt.screen, felt, "?as=seat:1")] == [1]


def test_what_was_best_is_told_after_the_round_with_hints_or_without(
    felt: Felt, night: TestNight
) -> None:
    phone = night.phone(night.ana)
    path = f"{night.path}/hand/tables/{night.uth}/remarks"
    assert phone.get(path).status_code == 409
    felt.play(1, "play", times=4)
    (bet, opening) = phone.get(path).json["remarks"]
    assert (bet["did"], opening["did"]) == ("bet (5)", "play (×4)")
