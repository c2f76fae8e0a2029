"""How the program plays Umtali."""

from games.engine import Round, view
from games.engine.shuffle import Draws
from games.players import advise, draws_for
from games.umtali.rules import GAME
from tests.games.at_the_table import act
from tests.games.program import SEED, play_out, sat_down
from tests.games.umtali.test_rules import dealt, discard, draw, lay, meld, take


def next_of(round_: Round, seat: int) -> dict[str, object]:
    """What the program would do."""
    found = advise(view(round_, seat), seat, draws_for(SEED, round_, seat))
    assert found is not None
    return {"do": found.action.do, **found.action.args}


def test_two_players_of_the_program_go_out() -> None:
    draws = Draws(SEED, "umtali: two of them")
    rounds = [play_out(sat_down(GAME, 2, draws), [1, 2], draws) for _ in range(10)]
    assert all(round_.finished for round_ in rounds)
    assert sum(round_.table.facts.out is not None for round_ in rounds) >= 9


def test_it_takes_what_it_can_put_down() -> None:
    assert next_of(dealt("8c 8s", up="8d"), 1) == {"do": "take"}
    assert next_of(dealt("2c", up="Jd"), 1) == {"do": "take"}
    assert next_of(dealt("2c", up="8h"), 1) == {"do": "draw"}


def test_what_it_has_taken_it_puts_down_first_to_go_on_with_the_pile() -> None:
    round_ = dealt("8c 8s Kh Qh", "8d", up="8h", stock="Jc 6h")
    act(round_, draw(1), discard(1, "Jc"), draw(2), discard(2, "8d"), take(1))
    assert next_of(round_, 1)["do"] == "meld"
    assert set(next_of(round_, 1)["cards"]) == {"8c", "8d", "8s"}  # type: ignore[call-overload]
    act(round_, meld(1, "8c 8d 8s"))
    assert next_of(round_, 1)["cards"] == ["Kh", "Qh"]


def test_it_waits_for_a_marriage_while_there_is_hope() -> None:
    round_ = act(dealt("Jh Qh", stock="2c"), draw(1), lay(1, "Jh"))
    assert next_of(round_, 1) != {"do": "lay", "card": "Qh"}
    other = act(dealt("Jh Qh", up="Kh", stock="2c"), draw(1), lay(1, "Jh"))
    assert next_of(other, 1) == {"do": "lay", "card": "Qh"}


def test_its_last_card_lies_face_down() -> None:
    mine = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc"
    round_ = act(dealt(mine, stock="3d"), draw(1), meld(1, mine))
    assert next_of(round_, 1) == {"do": "discard", "card": "3d", "down": True}
