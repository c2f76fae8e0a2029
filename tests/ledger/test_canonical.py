"""What is hashed is canonical JSON, as another library writes it too."""

from typing import Any

import orjson
import pytest
import rfc8785
from hypothesis import given
from hypothesis import strategies as st

from ledger.errors import NotCanonical
from ledger.store import canonical, chain
from ledger.store.canonical import LARGEST

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
KEYS = st.text(st.characters(max_codepoint=127), max_size=8)
PLAIN = st.none() | st.booleans() | st.integers(-LARGEST, LARGEST) | TEXTS
VALUES = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4)
)
ANY = st.recursive(
    PLAIN | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
)


@given(VALUES)
def test_an_independent_library_writes_the_same_bytes(value: Any) -> None:
    assert canonical.encode(value) == rfc8785.dumps(value)


@given(VALUES)
def test_what_was_written_reads_back(value: Any) -> None:
    assert canonical.decode(canonical.encode(value)) == value


@given(ANY | st.dictionaries(TEXTS, ANY))
def test_what_cannot_be_written_cannot_be_read(value: Any) -> None:
    body = orjson.dumps(value, option=orjson.OPT_SORT_KEYS)
    try:
        assert canonical.encode(value) == body
    except NotCanonical:
        with pytest.raises(NotCanonical):
            canonical.decode(body)
    else:
        assert canonical.decode(body) == value


@pytest.mark.parametrize(
    "value",
    [
        1.0,
        0.5,
        float("nan"),
        2**53,
        -(2**53),
        pytest.param(10**5000, id="huge"),
        "\ud800",
        {"a": 1.0},
        [[2.5]],
        {1: 2},
        {"é": 1},
        b"",
        {"a"},
    ],
)
def test_what_has_no_canonical_form_is_refused(value: Any) -> None:
    with pytest.raises(NotCanonical):
        canonical.encode(value)


def test_lists_without_an_end_are_refused() -> None:
    value: Any = []
    for _ in range(100_000):
        value = [value]
    with pytest.raises(NotCanonical):
        canonical.encode(value)


@pytest.mark.parametrize(
    "body",
    [
        b'{"a": 1}',
        b'{"b":1,"a":2}',
        b'{"a":1,"a":1}',
        b'{"a":1.0}',
        b'{"a":-1.5}',
        b'{"a":1e16}',
        b'{"a":[1e-7]}',
        b'{"a":[0,1.5]}',
        b"1e16",
        b"1.5",
        b"1e2",
        b"NaN",
        b'"\\u0041"',
        '{"é":1}'.encode(),
        '{"a":{"é\\"":1}}'.encode(),
        b"\xff",
        b"",
        b"{",
        pytest.param(b'{"a":' + b"[" * 900 + '"é"'.encode() + b"]" * 900 + b"}", id="deep"),
    ],
)
def test_bytes_in_any_other_form_are_refused(body: bytes) -> None:
    with pytest.raises(NotCanonical):
        canonical.decode(body)


def test_a_hash_covers_the_one_before_it() -> None:
    # SHA-256 of 32 zero bytes followed by "{}", and of that hash followed by "[]", by coreutils'
    # sha256sum.
    first = chain.link(chain.START, b"{}")
    assert first.hex() == "fb1634c4e6cd4b1f1afe3ce2d6ef080f7ac5d1f357d723ad4dfca782733b62db"
    assert (
        chain.link(first, b"[]").hex()
        == "abaab5f4525a67e9e4a21d42dca82a469c2343f96b53d7f91ac56fd47eed94f9"
    )


def test_a_seal_is_read_out_in_groups_of_four() -> None:
    assert chain.short_code(bytes.fromhex("1a2b3c4d5e6f7081") + bytes(24)) == "1a2b-3c4d-5e6f-7081"
