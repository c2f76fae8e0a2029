"""Chicago on a player's phone: a word is one tap, and a false one is refused there alone."""

from playwright.sync_api import expect

from games.cards import RANK_NAMES, RANKS
from games.chicago.hands import HANDS, made
from tests.phones import NewPhone, Phone, phones_play
from tests.server import Running


def test_a_word_is_one_tap_and_a_false_one_is_refused(
    croupier: Running, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben", chips=0)
    table = croupier.table(night, "chicago", "virtual", tray=0)
    croupier.sit(night, table, (1, 2), chips=0)
    phones_play(croupier, night, table)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    first, second = croupier.look(path)["round"]["facts"]["drawing"]
    phones = {player: open_phone(night, player) for player in (1, 2)}
    phone, other = phones[first], phones[second]
    phone.look()
    cards = phone.page.get_by_role("group", name="your cards").get_by_role("button")
    expect(cards).to_have_count(5)
    cards.first.click()
    phone.tap("discard")
    expect(other.page.get_by_role("region", name="Ana" if first == 1 else "Ben")).to_contain_text(
        "changed 1"
    )
    other.tap("STAND")
    words = phone.page.get_by_role("group", name="what you have").get_by_role("button")
    expect(words).to_have_count(len(HANDS))

    held = hand_on(phone)
    own = made(held)
    word = own.hand if own else ""
    false = next(hand for hand in ("straight flush", "pair") if hand != word)
    words.nth(HANDS.index(false)).click()
    expect(
        phone.page.get_by_text("Your five cards are something else: announce that, or pass.")
    ).to_be_visible()
    expect(other.page.get_by_text("something else")).to_have_count(0)
    phone.tap("PASS")
    other.says("Announce your hand, or pass")


def hand_on(phone: Phone) -> list[str]:
    """The cards that lie open on a phone."""
    ranks = list(map(str, RANK_NAMES.values()))
    names = [
        str(card.get_attribute("aria-label"))
        for card in phone.page.locator(".hand-own .card, .hand-open .card").all()
    ]
    parts = [name.split(" of ") for name in dict.fromkeys(names)]
    return [f"{RANKS[ranks.index(rank)]}{suit[0]}" for rank, suit in parts]
