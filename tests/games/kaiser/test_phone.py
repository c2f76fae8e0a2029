"""Kaiser on a player's phone."""

from tests.browser.test_thumb import looked_at
from tests.phones import NewPhone, phones_play
from tests.server import Running

NAMES = ("Ana", "Benedikt", "Cleo", "Dov")


def test_all_four_suits_can_be_named_at_kaiser(croupier: Running, open_phone: NewPhone) -> None:
    night = croupier.night(*NAMES, chips=400)
    table = croupier.table(night, "kaiser", "virtual")
    croupier.sit(night, table, range(1, 5), 300)
    phones_play(croupier, night, table)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    bids = ["bid", "pass", "pass", "pass"]
    with croupier.dealing(night, table):
        for do in bids:
            options = croupier.look(path)["round"]["prompt"]["options"]
            option = next(option for option in options if option["do"] == do)
            args = {"points": 7} if do == "bid" else {}
            action = {"by": option["by"], "do": do, **args}
            body = {"action": action, "since": option["since"]}
            croupier.say("POST", f"{path}/rounds/1/actions", body)
    (winner,) = croupier.look(path)["round"]["prompt"]["awaited"]
    phone = open_phone(night, winner)
    assert looked_at(phone, "trumps") == []
    phone.tap("trumps ♠")
    phone.page.locator(".tricks-trump", has_text="♠").wait_for()
