"""The page that checks a shuffle: on a phone that is signed in nowhere, with the network switched
off.
"""

import json
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from games.cards import JOKER, PACK, Card, pack
from games.engine.shuffle import Draws, commitment, shuffled
from tests.conftest import Device
from tests.server import Running
from tests.web import modules

SEED = bytes(range(32))
CUT = "żółć ♠\nBen & co. #1 100%"
PHONE = (360, 640)
CARD_NAMES = """async () => {
    ({cardName: window.cardName} = await import("/modules/web/frontend/kit/faces.js"));
}"""
"""Fetches what reads cards out, while there is a network: the page's bundle keeps it to itself."""


@pytest.fixture
def phone(croupier: Running, device: Device) -> Iterator[Page]:
    """The page, loaded and then cut off; whatever it still asks for fails the test."""
    page = device(*PHONE).new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"{croupier.url}/shuffle", wait_until="networkidle")
    page.get_by_role("heading", name="Check a shuffle").wait_for()
    assert page.evaluate("crypto.subtle === undefined")
    modules.serve_to(page)
    page.evaluate(CARD_NAMES)
    page.on("request", lambda request: complaints.append(f"asked for {request.url}"))
    page.context.set_offline(True)
    yield page
    assert complaints == []


def open_link(page: Page, **facts: str | list[str]) -> None:
    named = [
        (name, text)
        for name, value in facts.items()
        for text in (value if isinstance(value, list) else [value])
    ]
    fragment = "&".join(f"{name}={quote(value, safe='')}" for name, value in named)
    page.evaluate("fragment => { location.hash = fragment; }", fragment)


def shown(page: Page) -> list[str]:
    """The cards of the deck, as they are read out."""
    page.locator(".fair-cards").wait_for()
    names = "cards => cards.map(card => card.getAttribute('aria-label'))"
    said: list[str] = page.locator(".fair-cards svg").evaluate_all(names)
    return said


def read_out(page: Page, cards: list[Card]) -> list[str]:
    names: list[str] = page.evaluate("cards => cards.map(card => window.cardName(card))", cards)
    return names


def verdict(page: Page, text: str) -> None:
    expect(page.locator(".fair-verdict h2")).to_contain_text(text)


def test_a_link_is_checked_without_asking_anybody(phone: Page) -> None:
    verdict(phone, "Waiting for a seed")
    open_link(phone, seed=SEED.hex(), commitment=commitment(SEED), cut=CUT, deck=["".join(PACK)])
    verdict(phone, "This is the seed that was promised")
    assert shown(phone) == read_out(phone, shuffled(PACK, Draws(SEED, CUT)))


def test_another_seed_is_told_and_so_is_a_missing_or_short_commitment(phone: Page) -> None:
    open_link(phone, seed=bytes(32).hex(), commitment=commitment(SEED))
    verdict(phone, "not the seed that was promised")
    open_link(phone, seed=SEED.hex())
    verdict(phone, "Nothing is proved yet")
    open_link(phone, seed=SEED.hex(), commitment=commitment(SEED)[:8])
    verdict(phone, "This is the seed that was promised")
    expect(phone.locator(".fair-verdict")).to_contain_text("the 8 figures you noted")


def test_it_can_be_typed_as_it_was_photographed(phone: Page) -> None:
    promised = commitment(SEED).upper()
    phone.get_by_label("The seed").fill(" ".join(SEED.hex()[at : at + 8] for at in range(0, 64, 8)))
    phone.get_by_label("The commitment").fill(f"{promised[:4]} {promised[4:8]} …")
    phone.get_by_label("The cut").fill("z\u0307\n\nBen\n")
    phone.get_by_role("button", name="40 cards").click()
    verdict(phone, "This is the seed that was promised")
    assert shown(phone) == read_out(phone, shuffled(pack("A23456789T"), Draws(SEED, "ż\nBen")))
    phone.get_by_label("Which shuffle").fill("3")
    assert shown(phone) == read_out(phone, shuffled(pack("A23456789T"), Draws(SEED, "ż\nBen", 3)))


def test_several_packs_with_jokers_and_cards_missing(phone: Page) -> None:
    phone.get_by_label("The seed").fill(SEED.hex())
    phone.get_by_role("button", name="others …").click()
    phone.get_by_label("How many packs").fill("2")
    phone.get_by_label("The lowest card").select_option("5")
    phone.get_by_label("How many jokers").fill("3")
    phone.get_by_label("Cards that are missing").fill("10h, As as jk")
    cards = [*pack("56789TJQKA") * 2, *[JOKER] * 2]
    for gone in ("Th", "As", "As"):
        cards.remove(gone)
    assert shown(phone) == read_out(phone, shuffled(cards, Draws(SEED)))
    phone.get_by_label("Cards that are missing").fill("As As As")
    expect(phone.locator(".toast")).to_contain_text("As is not in this deck, or not so often")


def test_a_whole_link_can_be_pasted_and_has_every_shuffle_of_its_round(phone: Page) -> None:
    decks = [PACK * 2, [*PACK[4:], JOKER]]
    link = f"http://elsewhere/shuffle#seed={SEED.hex()}&commitment={commitment(SEED)}" + "".join(
        f"&deck={''.join(cards)}" for cards in decks
    )
    phone.get_by_label("The seed").fill(link)
    assert shown(phone) == read_out(phone, shuffled(decks[0], Draws(SEED)))
    phone.get_by_label("Which of the round's 2 shuffles").fill("2")
    assert shown(phone) == read_out(phone, shuffled(decks[1], Draws(SEED, "", 2)))


@pytest.mark.parametrize(
    ("seed", "says"),
    [("abc", "A seed has 64 figures; here are 3."), ("x" * 64, "0 to 9 and the letters a to f")],
)
def test_what_is_no_seed_says_why(phone: Page, seed: str, says: str) -> None:
    phone.get_by_label("The seed").fill(seed)
    expect(phone.locator(".toast")).to_contain_text(says)
    verdict(phone, "Waiting for a seed")


def test_a_broken_link_opens_the_page_with_nothing_in_it(phone: Page) -> None:
    open_link(phone, deck="AsXX", shuffle="-3", seed="")
    verdict(phone, "Waiting for a seed")
    phone.get_by_label("The seed").fill(SEED.hex())
    assert shown(phone) == read_out(phone, shuffled(PACK, Draws(SEED)))


def test_nothing_is_wider_than_a_phone(phone: Page) -> None:
    open_link(
        phone, seed=SEED.hex(), commitment=commitment(SEED), cut=CUT, deck=["".join(PACK * 2)]
    )
    shown(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_its_decks_are_those_of_the_catalogue(croupier: Running, device: Device) -> None:
    page = device(*PHONE).new_page()
    page.goto(f"{croupier.url}/shuffle")
    decks = json.loads(page.locator("#page").get_attribute("data-decks") or "")
    games = [game["name"] for game in croupier.look("games")["games"]]
    assert {name for deck in decks for name in deck["games"]} == set(games)
    salad = [len(deck["cards"]) for deck in decks if "Canadian Salad" in deck["games"]]
    assert sorted(salad) == [48, 50, 51, 52], "one for every number of players"
