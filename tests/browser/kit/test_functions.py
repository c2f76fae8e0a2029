"""The kit's pure functions: chips, prompts read as data, hashes, the shuffle."""

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.server import CHIP_SET

VECTORS = json.loads((Path(__file__).parents[2] / "web" / "shuffle-vectors.json").read_text())
CHIPSET = [
    {"value": value, "colour": colour}
    for value, colour in [(1, "white"), (5, "red"), (25, "green")]
]


@pytest.fixture
def blank(shared_blank: Page) -> Page:
    return shared_blank


def call(page: Page, module: str, function: str, *arguments: Any) -> Any:
    """What a function of one of the kit's modules gives."""
    return page.evaluate(
        "async ([module, name, given]) => (await "
        "import(`/modules/web/frontend/kit/${module}.js`))[name](...given)",
        [module, function, list(arguments)],
    )


def test_the_page_is_no_secure_context(blank: Page) -> None:
    assert blank.evaluate("isSecureContext") is False
    assert blank.evaluate("crypto.subtle === undefined && crypto.randomUUID === undefined") is True


def test_37_is_1_green_2_red_2_white(blank: Page) -> None:
    piles = call(blank, "amounts", "breakdown", 37, CHIPSET)
    assert [(pile["count"], pile["colour"]) for pile in piles] == [
        (1, "green"),
        (2, "red"),
        (2, "white"),
    ]
    assert call(blank, "amounts", "pilesInWords", piles) == "1 green, 2 red, 2 white"


@pytest.mark.parametrize(
    ("amount", "piles"),
    [
        (50, "1 green, 4 red, 5 white"),
        (200, "1 black, 3 green, 4 red, 5 white"),
        (500, "4 black, 3 green, 5 red"),
        (3, "3 white"),
    ],
)
def test_a_stack_to_sit_down_with_has_change_for_four_bets(
    blank: Page, amount: int, piles: str
) -> None:
    """A bet is the largest chip that is no more than a fiftieth of it: 1, 1, 5 and 1."""
    assert call(
        blank, "amounts", "pilesInWords", call(blank, "amounts", "stack", amount, CHIP_SET)
    ) == (piles)


@pytest.mark.parametrize(
    ("amount", "ante", "piles"),
    [
        (75, 10, "2 green, 5 red"),
        (75, 25, "3 green"),
        (37, 10, "1 green, 2 red, 2 white"),
        (500, 5, "4 black, 3 green, 5 red"),
        (5, 10, "1 red"),
    ],
)
def test_what_is_paid_leaves_change_for_an_ante(
    blank: Page, amount: int, ante: int, piles: str
) -> None:
    found = call(blank, "amounts", "stack", amount, CHIP_SET, ante, 1)
    assert call(blank, "amounts", "pilesInWords", found) == piles


@pytest.mark.parametrize("amount", [0, 1, 4, 24, 25, 26, 999, 2**53 - 1])
def test_the_piles_of_an_amount_add_up_to_it(blank: Page, amount: int) -> None:
    piles = call(blank, "amounts", "breakdown", amount, CHIPSET[::-1])
    assert sum(pile["count"] * pile["value"] for pile in piles) == amount


@pytest.mark.parametrize(
    ("amount", "range_", "why"),
    [
        (10, {"min": 10, "max": 40, "step": 5}, None),
        (9, {"min": 10, "max": 40, "step": 5}, "at least 10"),
        (12, {"min": 10, "max": 40, "step": 5}, "in steps of 5"),
        (41, {"min": 1, "max": 40, "step": 1}, "at most 40"),
        (40, {"min": 1, "max": 40, "step": 2}, "at most 39"),
        (1_000_000, {"min": 1, "max": 2**53 - 1, "step": 1}, None),
        (4, {"min": 5, "max": 3, "step": 1}, "not possible now"),
        (4, {"min": 3, "max": 9, "step": 2}, "3, then in steps of 2"),
    ],
)
def test_an_amount_that_does_not_fit_its_range_says_why(
    blank: Page, amount: int, range_: dict[str, int], why: str | None
) -> None:
    assert call(blank, "amounts", "misfit", amount, range_) == why


def test_figures_have_thousands_apart_and_a_true_minus(blank: Page) -> None:
    assert call(blank, "numbers", "chips", 1240) == "1,240"
    assert call(blank, "numbers", "chips", -12_345_678) == "−12,345,678"
    assert call(blank, "numbers", "signed", 75) == "+75"
    assert call(blank, "numbers", "signed", 0) == "0"
    assert call(blank, "numbers", "money", 1250, "EUR", "en") == "€12.50"
    assert call(blank, "numbers", "money", 1250, "JPY", "en") == "¥1,250"
    assert call(blank, "numbers", "money", 1250, None) == "1,250"


# Prompts


def option(values: dict[str, Any], *optional: str) -> dict[str, Any]:
    return {"by": 1, "do": "act", "since": 3, "values": values, "optional": list(optional)}


def test_an_option_without_values_is_one_tap(blank: Page) -> None:
    assert call(blank, "prompt", "oneTap", option({})) == [{}]


def test_a_short_choice_is_a_tap_for_each_value(blank: Page) -> None:
    assert call(blank, "prompt", "oneTap", option({"times": [3, 4]})) == [
        {"times": 3},
        {"times": 4},
    ]


def test_a_word_that_may_be_left_out_is_a_tap_with_it_and_a_tap_without(blank: Page) -> None:
    taps = call(blank, "prompt", "oneTap", option({"stop": [True]}, "stop"))
    assert taps == [{}, {"stop": True}]
    words = [call(blank, "labels", "actionWords", "keep", args) for args in taps]
    assert words == ["keep", "keep and stop"]


def test_several_numbers_are_told_apart(blank: Page) -> None:
    said = call(blank, "labels", "actionWords", "bet", {"ante": 10, "trips": 5})
    assert said == "bet ante 10 trips 5"


def test_a_card_that_nobody_sees_is_a_card(blank: Page) -> None:
    assert call(blank, "labels", "actionWords", "play", {"card": "??"}) == "play a card"


def test_a_value_that_can_only_be_one_thing_is_not_asked_for(blank: Page) -> None:
    shown = option({"seat": [4], "card": ["Ah", "Kd"]})
    assert call(blank, "prompt", "oneTap", shown) == [
        {"seat": 4, "card": "Ah"},
        {"seat": 4, "card": "Kd"},
    ]
    assert call(blank, "prompt", "askedCard", shown) == "card"


@pytest.mark.parametrize(
    "asked",
    [
        option({"ante": {"min": 1, "max": 40, "step": 1}}),
        option({"price": {"min": 0, "max": 40, "step": 1}}),
        option({"cards": {"of": ["7c", "9c"], "least": 0, "most": 2}}),
        option({"kind": ["a", "b"], "size": [1, 2]}),
        option({"kind": ["a", "b"]}, "kind"),
        option({"horses": list("abcdefghij")}),
        option({"cards": {"of": ["7c", "9c"], "least": 1, "most": 2}}),
    ],
)
def test_what_one_tap_cannot_say_needs_a_form(blank: Page, asked: dict[str, Any]) -> None:
    assert call(blank, "prompt", "oneTap", asked) is None


def test_who_has_done_nothing_since_they_were_asked_is_still_to_be_heard(blank: Page) -> None:
    def by(who: int | str, since: int) -> dict[str, Any]:
        return option({}) | {"by": who, "since": since}

    prompt = {"options": [by(1, 4), by(2, 4), by(3, 4), by(1, 5), by("dealer", 5)]}
    record = [{"index": 3, "by": 2}, {"index": 4, "by": 1}]
    assert call(blank, "prompt", "unheard", prompt, record) == [2, 3]
    assert call(blank, "prompt", "unheard", {"options": [by("dealer", 0)]}, []) == []


def test_an_optional_value_left_alone_is_left_out(blank: Page) -> None:
    bet = option(
        {"ante": {"min": 0, "max": 40, "step": 1}, "trips": {"min": 0, "max": 40, "step": 1}},
        "trips",
    )
    assert call(blank, "prompt", "argumentsOf", bet, {"ante": 10, "trips": 0}) == {"ante": 10}
    assert call(blank, "prompt", "argumentsOf", bet, {"ante": 0, "trips": 5}) == {
        "ante": 0,
        "trips": 5,
    }


def test_every_kind_of_value_is_known_and_says_what_is_lacking(blank: Page) -> None:
    rows = {
        "rows": {"amount": {"min": 2, "max": 90, "step": 2}, "type": ["WIN", "EXA"]},
        "least": 1,
        "most": 9,
    }
    described: dict[str, tuple[Any, Any, str | None]] = {
        "amount": ({"min": 2, "max": 90, "step": 2}, 0, "at least 2"),
        "choice": ({"min": 1, "max": 8, "step": 1}, None, "not chosen yet"),
        "card": (["Ah", "Jk"], None, "not chosen yet"),
        "some": ({"of": ["7c", "9c"], "least": 2, "most": 2}, ["7c"], "1 more"),
        "rows": (rows, [], "1 more"),
        "fields": ({"fields": {"size": [1, 2]}}, {"size": 2}, None),
    }
    for kind, (value, held, lacking) in described.items():
        assert call(blank, "prompt", "kindOf", value) == kind
        given = [value] if held is None else [value, held]
        assert call(blank, "prompt", "lacking", *given) == lacking


# Hashes and the shuffle


@pytest.mark.parametrize("text", ["", "abc", "żółć ♠", "x" * 1000])
def test_sha256_is_the_standard_one(blank: Page, text: str) -> None:
    digests = blank.evaluate(
        """async text => {
           const {sha256, hmacSha256, hex} = await import("/modules/web/frontend/kit/sha256.js");
           return [hex(sha256(text)), hex(hmacSha256("key", text))] }""",
        text,
    )
    data = text.encode()
    assert digests == [hashlib.sha256(data).hexdigest(), hmac.digest(b"key", data, "sha256").hex()]


@pytest.mark.parametrize(
    "vector", VECTORS, ids=[f"{vector['deck']}, {vector['shuffle']}" for vector in VECTORS]
)
def test_a_phone_finds_the_order_the_seed_must_give(blank: Page, vector: dict[str, Any]) -> None:
    order, commitment = blank.evaluate(
        """async ({seed, cut, shuffle, order}) => {
             const {redo, commitment} = await import("/modules/web/frontend/kit/shuffle.js");
             const bytes = (await import("/modules/web/frontend/kit/sha256.js")).fromHex(seed);
             return [redo(bytes, cut, shuffle, [...order].sort()), commitment(bytes)] }""",
        vector,
    )
    assert order == vector["order"]
    assert commitment == vector["commitment"]


def test_keys_are_128_bits_and_differ(blank: Page) -> None:
    keys = [call(blank, "keys", "newKey") for _ in range(20)]
    assert all(len(key) == 32 and int(key, 16) >= 0 for key in keys)
    assert len(set(keys)) == 20


@pytest.mark.parametrize("rank", "23456789T")
def test_a_number_has_as_many_pips_as_half_of_them_stand_on_their_heads(
    blank: Page, rank: str
) -> None:
    """Turned about the middle of the card each pip lies where another one lay."""
    dot = "M50 50H50"
    drawn = call(blank, "pips", "allPips", dot, rank)
    pips = {tuple(map(float, pip.split("H")[0].split())) for pip in drawn.split("M")[1:]}
    assert len(pips) == (10 if rank == "T" else int(rank))
    turned = {(100 - x, 140 - y) for x, y in pips}
    middle = {(x, y) for x, y in pips ^ turned}
    assert middle == ({(50.0, 49.0), (50.0, 91.0)} if rank == "7" else set())


@pytest.mark.parametrize(
    ("verb", "price", "offered"),
    [
        ("bid", {"min": 0, "max": 70, "step": 1}, {"min": 1, "max": 70, "step": 1}),
        ("bid", {"min": 7, "max": 12, "step": 1}, {"min": 7, "max": 12, "step": 1}),
        ("bid", {"min": 0, "max": None, "step": 1}, {"min": 1, "max": None, "step": 1}),
        ("sell", {"min": 0, "max": 70, "step": 1}, {"min": 0, "max": 70, "step": 1}),
    ],
)
def test_bids_begin_at_1_where_0_is_a_bid_of_nothing(
    blank: Page, verb: str, price: object, offered: object
) -> None:
    option = {"by": 1, "do": verb, "values": {"price": price}}
    assert call(blank, "offered", "offered", option)["values"] == {"price": offered}


def test_who_has_nothing_to_bid_is_offered_no_bid(blank: Page) -> None:
    option = {"by": 1, "do": "bid", "values": {"price": {"min": 0, "max": 0, "step": 1}}}
    assert call(blank, "offered", "offered", option) is None
