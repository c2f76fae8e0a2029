"""The shuffle anyone can redo, against vectors made by another program."""

import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cards import JOKER, PACK, pack, starting_order
from games.engine.shuffle import CUT_LENGTH, Draws, commitment, cut_error, joined_cut, shuffled

VECTORS: list[dict[str, Any]] = json.loads(
    Path(__file__).with_name("shuffle-vectors.json").read_text()
)
TWO_PACKS = [*PACK, *PACK]
CARDS = {
    "52": PACK,
    "36 (sixes up)": pack("6789TJQKA"),
    "40 (no court cards)": pack("A23456789T"),
    "104 and two jokers": (*TWO_PACKS, JOKER, JOKER),
    "48 (no aces)": pack("23456789TJQK"),
    "104 less one each of 7c 2d 5h Ts": tuple(
        (Counter(TWO_PACKS) - Counter(["7c", "2d", "5h", "Ts"])).elements()
    ),
}


@pytest.mark.parametrize(
    "vector", VECTORS, ids=lambda vector: f"{vector['deck']}, shuffle {vector['shuffle']}"
)
def test_the_published_vectors(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    assert (
        shuffled(CARDS[vector["deck"]], Draws(seed, vector["cut"], vector["shuffle"]))
        == vector["order"]
    )
    assert commitment(seed) == vector["commitment"]


def test_every_shuffle_of_a_round_every_cut_and_every_seed_is_another_one() -> None:
    streams = [
        Draws(bytes(32)),
        Draws(bytes(32), shuffle=2),
        Draws(bytes(32), "Ana"),
        Draws(bytes([1] * 32)),
    ]
    assert len({tuple(shuffled(PACK, draws)) for draws in streams}) == 4


@given(st.binary(min_size=32, max_size=32), st.permutations([*TWO_PACKS[:60], JOKER]))
def test_the_result_does_not_depend_on_the_order_the_cards_are_named_in(
    seed: bytes, cards: list[str]
) -> None:
    order = shuffled(cards, Draws(seed))
    assert order == shuffled(sorted(cards), Draws(seed))
    assert Counter(order) == Counter(cards)


def test_the_starting_order_is_clubs_to_spades_deuce_to_ace_pack_after_pack_jokers_last() -> None:
    order = starting_order([JOKER, *reversed(TWO_PACKS), JOKER])
    assert "".join(order[:13]) == "2c3c4c5c6c7c8c9cTcJcQcKcAc"
    assert [order[13], order[26], order[39], order[51]] == ["2d", "2h", "2s", "As"]
    assert order[52:104] == order[:52]
    assert order[104:] == [JOKER, JOKER]


def test_of_packs_with_cards_missing_the_first_holds_the_first_copies_left() -> None:
    assert starting_order(["3c", "2c", "3c", "4d"]) == ["2c", "3c", "4d", "3c"]


def test_every_number_below_the_limit_is_drawn_about_as_often() -> None:
    draws = Draws(b"\x07" * 32)
    counts = Counter(draws.below(7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    # 10,000 expected of each, standard deviation 93.
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_values_past_the_last_full_multiple_are_discarded() -> None:
    """For n = 3 × 2**30 a quarter of all words must be thrown away, or the lowest third comes twice
    as often.
    """
    draws, limit = Draws(b"\x09" * 32), 3 << 30
    low = sum(draws.below(limit) < limit // 3 for _ in range(30_000))
    assert abs(low - 10_000) < 500


def test_the_commitment_is_the_seeds_sha256() -> None:
    assert commitment(b"\x05" * 32) == hashlib.sha256(b"\x05" * 32).hexdigest()


@pytest.mark.parametrize("cut", ["", "Ana", "żółć ♠", "x" * CUT_LENGTH])
def test_a_cut_is_a_word_on_one_line(cut: str) -> None:
    assert cut_error(cut) is None


@pytest.mark.parametrize(
    "cut", ["x" * (CUT_LENGTH + 1), "z\u0307", "two\nlines", "end\n", "\r", "a\u2028b", "\x85"]
)
def test_a_cut_too_long_not_composed_or_of_two_lines_is_none(cut: str) -> None:
    assert cut_error(cut) is not None


def test_a_rounds_cut_joins_everybodys_and_leaves_empty_ones_out() -> None:
    assert joined_cut(["Ana", "", "Ben"]) == "Ana\nBen"
    assert joined_cut(["", ""]) == ""
