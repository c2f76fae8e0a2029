"""A hand of Lórum on four phones, beside the dealer's tablet."""

from playwright.sync_api import expect

from tests.phones import NewPhone, phones_play
from tests.server import Running
from tests.tablets import OpenTable


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
        before = len(round_["record"])
        if raised.count():
            phone.tap("play")
        else:
            cards.first.click()
            raised.click()  # a second tap confirms it
        phone.page.wait_for_function(
            """([path, before]) => fetch(`/api/${path}`).then(a => a.json())
                .then(({round}) => round.record.length > before)""",
            arg=[path, before],
        )
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
