"""Triple Play on the dealer's tablet."""

from playwright.sync_api import expect

from games.engine import Action
from tests.games.triple_play.test_phone import played
from tests.rounds_on_screens import LONG_NAMES, begun
from tests.server import Running
from tests.tablets import OpenTable


def test_the_book_says_what_is_finished_and_what_is_missing(
    croupier: Running, open_table: OpenTable
) -> None:
    table = played(croupier, "discard", least=90)
    deal = table.round.table.facts
    tablet = open_table(table.night, table.table)
    for at, side in enumerate(deal.sides.values()):
        shown = tablet.page.locator(".tp-of").nth(at)
        kinds = {each.of if each.of in ("5", "7", "W") else each.kind for each in side.canastas}
        expect(shown.locator(".tp-book li b", has_text="×")).to_have_count(len(kinds))


def test_with_a_real_deck_cards_are_named_by_their_rank(
    croupier: Running, open_table: OpenTable
) -> None:
    table = begun(croupier, "triple-play", LONG_NAMES[:4], "physical")
    table.act(Action("dealer", "show", {"card": "9c"}))
    (seat,) = table.round.prompt.awaited if table.round.prompt else (0,)
    table.act(Action(seat, "draw"))
    tablet = open_table(table.night, table.table)
    keys = tablet.page.get_by_role("group", name="cards")
    for _ in range(5):
        keys.get_by_role("button", name="K", exact=True).click()
    expect(tablet.page.locator(".tp-draft")).to_contain_text("worth 50 of 50")
    expect(tablet.page.get_by_role("button", name="MELD")).to_be_in_viewport(ratio=1)
    tablet.tap("MELD")
    expect(tablet.page.locator(".tp-draft")).to_have_count(0)
    side = 1 if seat in (1, 3) else 2
    assert [card[0] for card in table.round.table.cards(f"meld:K:{side}")] == ["K"] * 5
