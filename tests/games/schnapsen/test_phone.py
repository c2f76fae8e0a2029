"""Schnapsen on a player's phone: the trick lies as the two sit, and nothing jumps; marriages on a
wall.
"""

import pytest
from playwright.sync_api import Page, expect

from games.engine import Action
from games.engine.shuffle import Draws
from games.engine.values import OneOf
from tests.phones import NewPhone, settles
from tests.rounds_on_screens import OnScreens, begun
from tests.server import Running, act_at_random
from tests.walls import LETTERS, NAMES_AND_FIGURES, SMALL, OpenWall

LEVEL = """() => {
  const cards = [...document.querySelectorAll(".schnapsen-trick .card")];
  const tops = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  return cards.length === 2 && tops.size === 1;
}"""
"""Whether the two cards of the trick lie side by side: so they do once a new one has come."""


def trick(phone: Page) -> list[str]:
    """The names below the trick, from left to right."""
    return phone.locator(".schnapsen-trick .hand-label").all_inner_texts()


@pytest.mark.parametrize("size", [(320, 640), (360, 740), (412, 915)])
def test_ones_own_card_of_the_trick_lies_on_the_right_beside_the_others(
    croupier: Running, open_phone: NewPhone, size: tuple[int, int]
) -> None:
    table = begun(croupier, "schnapsen", ("Maximiliane-Theresia", "Ben"))
    phones = [open_phone(table.night, player) for player in (1, 2)]
    for phone in phones:
        phone.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(phone.page.locator(".schnapsen-trick .card")).to_have_count(2)
    assert [trick(phone.page)[-1] for phone in phones] == ["Maximiliane-Theresia", "Ben"]
    for _ in range(2):
        prompt = table.round.prompt
        assert prompt is not None
        (seat,) = prompt.awaited
        assert isinstance(seat, int)
        card = table.round.table.cards(f"hand:{seat}")[0]
        table.act(Action(seat, "play", {"card": card}))
        for phone in phones:
            phone.caught_up()
            settles(phone.page, LEVEL)
            assert [trick(phone.page)[-1] for phone in phones] == ["Maximiliane-Theresia", "Ben"]


def test_the_wall_shows_a_marriage_and_what_it_is_worth(
    croupier: Running, open_wall: OpenWall
) -> None:
    table = with_a_marriage(croupier)
    (marriage,) = table.round.table.facts.marriages
    wall = open_wall(table.night)
    shown = wall.locator(".schnapsen-marriage")
    expect(shown).to_contain_text(str(marriage.points))
    expect(shown.locator(".card")).to_have_count(2)
    for card in shown.locator(".card").all():
        expect(card).to_be_in_viewport(ratio=1)
    assert [wall.evaluate(SMALL, sizes) for sizes in (LETTERS, NAMES_AND_FIGURES)] == [[], []]


def with_a_marriage(croupier: Running) -> OnScreens:
    """A deal in which somebody has just shown a king and a queen."""
    chance = Draws(b"a marriage")
    while True:
        table = begun(croupier, "schnapsen", ("Maximiliane-Theresia", "Ben"))
        while prompt := table.round.prompt:
            for option in prompt.options:
                if option.do == "marry" and isinstance(option.by, int):
                    suits = option.values["suit"]
                    assert isinstance(suits, OneOf)
                    table.act(Action(option.by, "marry", {"suit": suits.values[0]}))
                    return table
            act_at_random(croupier, table.night, table.table, chance)
