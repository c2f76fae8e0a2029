"""The end of a Card Stock Market on a phone."""

from playwright.sync_api import expect

from games.engine.shuffle import Draws
from tests.moments import before_the, ends
from tests.phones import NewPhone, phones_play
from tests.server import Running


def test_everybody_sees_who_takes_most_home(croupier: Running, open_phone: NewPhone) -> None:
    night = croupier.night("Ana", "Ben", "Cleo", "Maximiliane-Sophie", chips=300)
    table = croupier.table(night, "card-stock-market", "virtual", tray=0)
    croupier.sit(night, table, [1, 2, 3, 4], 200)
    phones_play(croupier, night, table)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    before_the(ends, croupier, night, table, Draws(b"market"))()
    ana = open_phone(night, 1)
    page = ana.page
    rows = page.locator(".end-standing li")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("★")
    expect(page.locator(".hand-result")).to_contain_text("you take")
    page.set_viewport_size({"width": 320, "height": 640})
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
    ana.look()
    for width, height in ((320, 640), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        expect(ana.button("cover")).to_be_in_viewport(ratio=1)
        for row in rows.all():
            expect(row).to_be_in_viewport(ratio=1)
    racks = [seat["rack"] for seat in croupier.look(path)["table"]["seats"]]
    figures = [
        int(text.split()[0].replace(",", "")) for text in rows.locator(".figure").all_inner_texts()
    ]
    assert figures == sorted(figures, reverse=True)
    assert max(figures) <= max(racks)
