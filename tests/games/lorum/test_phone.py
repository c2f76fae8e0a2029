"""A hand of Lórum on four phones, beside the dealer's tablet."""

import pytest
from playwright.sync_api import expect

from games.engine.shuffle import Draws
from games.lorum import rules as lorum
from tests.phones import NewPhone, phones_play
from tests.server import Running, act_at_random
from tests.tablets import OpenTable, all_in_sight


def test_a_hand_of_lorum_costs_the_dealer_nothing_but_next(
    croupier: Running, open_table: OpenTable, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben", "Cy", "Dee")
    table = croupier.table(night, "lorum", "virtual")
    croupier.sit(night, table, [1, 2, 3, 4])
    phones_play(croupier, night, table)
    phones = [open_phone(night, player) for player in (1, 2, 3, 4)]
    tablet = open_table(night, table)
    tablet.tap("BEGIN ROUND 1")
    tablet.answered()
    path = f"nights/{night}/tables/{table}"
    for _ in range(32):
        round_ = croupier.look(path)["round"]
        if round_["finished"]:
            break
        seat = round_["prompt"]["awaited"][0]
        phone = phones[seat - 1]
        phone.is_asked()
        if phone.page.locator(".hand-cover").count():
            phone.look()
        cards = phone.page.locator("button.tap-card.is-open")
        raised = phone.page.locator("button.tap-card.is-raised")
        if raised.count():
            phone.tap("play")
        else:
            cards.first.click()
            raised.click()  # a second tap confirms it
        phone.answered()
    assert croupier.look(path)["round"]["finished"]
    tablet.tap("NEXT ROUND")
    expect(tablet.page.get_by_text("hand 2", exact=True)).to_be_visible()
    entries = croupier.look(f"nights/{night}/entries?after=0")["entries"]
    by_dealer = [
        entry["kind"]
        for entry in entries
        if entry["by"]["who"].startswith("dealer") and entry.get("round") == 1
    ]
    assert by_dealer == ["round-began", "round-closed"]


BOXES = """() => Object.fromEntries([...document.querySelectorAll(".lorum-around .lorum-seat")]
    .map((seat) => [seat.querySelector("b").textContent, seat.getBoundingClientRect().toJSON()]))"""


def test_a_phone_is_a_table_with_its_player_at_the_bottom(
    croupier: Running, open_phone: NewPhone
) -> None:
    names = ["Ana", "Ben", "Cy", "Maximiliane-Sophie"]
    night = croupier.night(*names)
    table = croupier.table(night, "lorum", "virtual")
    croupier.sit(night, table, [1, 2, 3, 4])
    phones_play(croupier, night, table)
    croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
    for player in (1, 3):
        page = open_phone(night, player).page
        page.set_viewport_size({"width": 320, "height": 640})
        me, left, across, right = [*names[player - 1 :], *names[: player - 1]]
        expect(page.locator(".lorum-around .lorum-seat")).to_have_count(4)
        boxes = page.evaluate(BOXES)
        assert boxes[me]["top"] > max(boxes[left]["bottom"], boxes[right]["bottom"])
        assert boxes[across]["bottom"] < min(boxes[left]["top"], boxes[right]["top"])
        assert boxes[left]["right"] < boxes[across]["left"] < boxes[right]["left"]
        cover = page.locator(".hand-cover").bounding_box()
        assert cover is not None
        assert boxes[me]["bottom"] <= cover["y"] + 1


def test_the_end_of_a_deal_says_mine_and_a_sleeping_phone_how_it_stands(
    croupier: Running, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben", "Cy", "Dee")
    table = croupier.table(night, "lorum", "virtual")
    croupier.sit(night, table, [1, 2, 3, 4])
    phones_play(croupier, night, table)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    chance = Draws(b"lorum")
    with croupier.dealing(night, table):
        while act_at_random(croupier, night, table, chance) is not None:
            pass
    phone = open_phone(night, 1).page
    stands = "in all; deal 1 of 28, most chips win"
    expect(phone.locator(".hand-why")).to_contain_text(stands)
    phone.clock.install()
    croupier.say("POST", f"{path}/rounds/1/close")
    expect(phone.locator(".hand-between .hand-standing")).to_contain_text(stands)
    phone.clock.fast_forward(60_000)
    expect(phone.locator(".hand-asleep")).to_contain_text(stands)


BOTTOM = "(part) => part.getBoundingClientRect().bottom"


@pytest.mark.parametrize(("width", "height"), [(320, 640), (360, 740)])
def test_all_of_a_domino_and_what_it_costs_are_in_sight_beside_eight_cards(
    croupier: Running,
    open_phone: NewPhone,
    monkeypatch: pytest.MonkeyPatch,
    width: int,
    height: int,
) -> None:
    monkeypatch.setattr(lorum, "CONTRACTS", {"domino": lorum.CONTRACTS["domino"]})
    night = croupier.night("Bartholomew Fitzgerald", "Ben", "Cy", "Maximiliane-Sophie")
    table = croupier.table(night, "lorum", "virtual")
    croupier.sit(night, table, [1, 2, 3, 4])
    phones_play(croupier, night, table)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    (asked,) = croupier.look(path)["round"]["prompt"]["awaited"]
    phone = open_phone(night, asked)
    phone.page.set_viewport_size({"width": width, "height": height})
    phone.look()
    all_in_sight(phone.page.locator(".hand-open .card"), 8)
    all_in_sight(phone.page.locator(".lorum-grid > span"), 32)
    costs, board = (phone.page.locator(part) for part in (".lorum-costs", ".hand-board"))
    assert costs.evaluate(BOTTOM) <= board.evaluate(BOTTOM), "what it costs fades below"
