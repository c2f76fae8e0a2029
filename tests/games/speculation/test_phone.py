"""Speculation on a player's phone."""

from playwright.sync_api import expect

from tests.phones import NewPhone, phones_play
from tests.server import Running
from tests.walls import act


def test_a_card_is_turned_after_a_breath(croupier: Running, open_phone: NewPhone) -> None:
    night = croupier.night("Ana", "Ben", "Cy")
    table = croupier.table(night, "speculation", "virtual", tray=0)
    croupier.sit(night, table, [1, 2, 3])
    phones_play(croupier, night, table)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    phone = open_phone(night, 1)
    phone.page.emulate_media(reduced_motion="no-preference")

    def options() -> dict[str, int | str]:
        prompt = croupier.look(path)["round"]["prompt"]
        return {option["do"]: option["by"] for option in prompt["options"]} if prompt else {}

    while "turn" not in (now := options()):
        if not now:
            return  # an ace made trumps: nothing is turned
        act(croupier, path, now["keep"], "keep")
    act(croupier, path, options()["turn"], "turn")
    breath = phone.page.get_by_text("A card is turned.")
    expect(breath).to_be_visible()
    expect(breath).to_have_count(0)


def test_a_phone_bids_from_one_chip_up(croupier: Running, open_phone: NewPhone) -> None:
    night = croupier.night("Ana", "Ben", "Cy")
    table = croupier.table(night, "speculation", "virtual", tray=0)
    croupier.sit(night, table, [1, 2, 3])
    phones_play(croupier, night, table)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    options = croupier.look(path)["round"]["prompt"]["options"]
    bids = [option for option in options if option["do"] == "bid"]
    if not bids:
        return  # an ace made trumps: nothing is sold
    assert bids[0]["values"]["price"]["min"] == 0  # which is legal, and asks for nothing
    phone = open_phone(night, bids[0]["by"])
    phone.tap("bid", "add 1", "bid 1")
    expect(phone.page.get_by_text("bids 1").first).to_be_visible()
    [standing] = croupier.look(path)["round"]["facts"]["bids"]
    assert standing["price"] == 1
