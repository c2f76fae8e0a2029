"""What people do, and how often."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from games.catalogue import GAMES
from tests.simulator import at_desk, at_house, at_odds, at_table, people
from tests.simulator.people import MOSTLY, open_tablets

if TYPE_CHECKING:
    from tests.simulator.evening import Evening

Habit: TypeAlias = Callable[["Evening"], None]

HABITS: list[tuple[Habit, int, int]] = [
    (at_table.play, 90, 1),
    (at_table.undo, 14, 1),
    (at_table.draft, 5, 1),
    (at_table.move_about, 16, 1),
    (at_table.arrange, 8, 3),
    (at_table.between_rounds, 2, 1),
    (at_table.on_a_phone, 12, 3),
    (at_table.wishes, 8, 3),
    (at_table.new_table, 5, 1),
    (at_table.house_player, 3, 3),
    (at_table.trespass, 2, 1),
    (at_desk.desk, 20, 1),
    (at_desk.repay, 3, 1),
    (at_desk.tray, 3, 3),
    (at_desk.count, 4, 3),
    (at_desk.purposes, 3, 1),
    (at_desk.names, 3, 3),
    (at_desk.correct, 7, 1),
    (at_desk.another_night, 5, 1),
    (at_desk.debts, 4, 1),
    (at_house.read, 6, 1),
    (at_house.keep_house, 6, 3),
    (at_house.last_round, 2, 1),
    (at_house.run_a_table, 2, 2),
    (at_house.come_by_code, 3, 3),
    (at_house.sign_out, 1, 1),
    (at_desk.audit, 1, 1),
    (at_odds.at_the_desk, 4, 1),
    (at_odds.at_a_table, 6, 1),
    (at_odds.on_a_phone, 3, 1),
    (at_odds.at_its_end, 1, 1),
    (at_odds.at_the_door, 2, 3),
    (at_odds.with_an_empty_drawer, 2, 1),
    (at_odds.in_a_bad_form, 3, 1),
]
"""Each with how often somebody has it, and how many times at most one after the other: where one
thing alone is done, nothing else wakes a screen that should have been told of it.
"""


IN_TURN = 4
"""At every so many steps the habits have their turns, so that an evening has each of them."""


def do_something(evening: "Evening") -> None:
    """Somebody does something; where every night is closed, or every table, it is about that,
    mostly.
    """
    draws = evening.draws
    are_open = [night for night in evening.nights if not evening.model.lines[night].is_closed]
    if not are_open and draws.random() < MOSTLY:
        at_desk.another_night(evening)
        return
    if are_open and not open_tablets(evening) and draws.random() < MOSTLY:
        people.open_table(evening, draws.choice(are_open), draws.choice(sorted(GAMES)))
        return
    people.turn_off(evening)
    [(habit, _, times)] = draws.choices(HABITS, [often for _, often, _ in HABITS])
    turn, others = divmod(evening.step, IN_TURN)
    if not others:
        habit, _, times = HABITS[(evening.seed * 7 + turn) % len(HABITS)]
    for _ in range(draws.choice([1, times])):
        habit(evening)
