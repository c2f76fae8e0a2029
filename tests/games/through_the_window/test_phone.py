"""Through the Window on a player's phone: the card, its letter, and one's turn to turn."""

from playwright.sync_api import expect

from tests.phones import NewPhone, phones_play
from tests.server import Running


def test_a_card_is_turned_on_the_phone_and_everybody_sees_its_letter(
    croupier: Running, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben", "Cleo", chips=0)
    table = croupier.table(night, "through-the-window", "virtual", tray=0, letters="T" * 13)
    croupier.sit(night, table, (1, 2, 3), chips=0)
    phones_play(croupier, night, table)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    (first,) = croupier.look(path)["round"]["prompt"]["awaited"]
    phones = {player: open_phone(night, player) for player in (1, 2, 3)}
    for player, phone in phones.items():
        if player != first:
            expect(phone.button("TURN A CARD")).to_have_count(0)
    phones[first].tap("TURN A CARD")
    for phone in phones.values():
        expect(phone.page.get_by_label("letter T")).to_be_visible()
        expect(phone.button("NOBODY")).to_have_count(0)
        expect(phone.page.locator(".win-list li")).to_have_count(3)
