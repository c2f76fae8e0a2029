"""The program plays Cactus by its memory, and gives nobody else's memory away."""

from games.catalogue import GAMES
from games.engine import Round, view
from games.engine.shuffle import Draws
from games.players import advise, draws_for
from games.players.lookback import remarks
from games.players.memory import remembered
from tests.games.cactus.test_rules import dealt, play
from tests.games.program import SEED, play_out, sat_down

GAME = GAMES["cactus"]


def test_two_players_of_the_program_end_their_deals_by_a_call() -> None:
    draws = Draws(SEED, "cactus: two of them")
    rounds = [play_out(sat_down(GAME, 2, draws), [1, 2], draws) for _ in range(10)]
    assert all(round_.finished for round_ in rounds)
    assert sum(round_.table.facts.caller is not None for round_ in rounds) >= 8


def test_it_remembers_what_its_seat_has_seen_and_nothing_else() -> None:
    round_ = play(dealt("8s Js"), "2 draw, 2 look 3, 2 end, 1 draw, 1 spy 1, 1 end")
    assert remembered(round_, 2, ("place:2",))["place:2:3"] == ["Qh"]
    assert remembered(round_, 2, ("place:2",))["place:2:1"] == ["??"]
    assert remembered(round_, 1, ("place:2",))["place:2:3"] == ["??"]
    assert remembered(round_, 1, ("place:2",))["place:2:1"] == ["Kc"]


def test_what_it_remembers_goes_along_with_a_trade() -> None:
    round_ = play(dealt("8s Qs"), "2 draw, 2 look 3, 2 end, 1 draw, 1 trade 2 3, 1 end")
    assert remembered(round_, 2, ("place:",))["place:1:2"] == ["Qh"]


def test_a_person_is_given_no_hint_that_rests_on_what_they_should_remember() -> None:
    round_ = play(dealt("8s Ks Qs"), "2 draw, 2 look 3, 2 end, 1 draw, 1 discard, 1 end, 2 draw")
    for seat in (1, 2):
        assert advise(view(round_, seat), seat, draws_for(SEED, round_, seat)) is None


def test_looking_back_in_the_middle_of_a_deal_tells_nothing_and_at_its_end_everything() -> None:
    draws = Draws(SEED, "cactus: looking back")
    setup = sat_down(GAME, 2, draws)
    round_ = play_out(setup, [1, 2], draws)
    half = Round(setup, round_.actions[: len(round_.actions) // 2])
    assert list(remarks(half, 1, SEED)) == []
    assert list(remarks(round_, 1, SEED)) != []
