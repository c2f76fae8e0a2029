"""The names of places and zones, taken apart."""

import pytest

from games.engine.places import Place, is_rack, owner, parse, rack


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("house", Place(("house",), None, is_dealers=False)),
        ("seat:3", Place(("seat",), 3, is_dealers=False)),
        ("circle:12:ante", Place(("circle", "ante"), 12, is_dealers=False)),
        ("pool:WIN", Place(("pool", "WIN"), None, is_dealers=False)),
        ("hand:dealer", Place(("hand",), None, is_dealers=True)),
        ("pile:2:1", Place(("pile",), 2, is_dealers=False)),
    ],
)
def test_a_name_says_what_it_is_and_whose(name: str, place: Place) -> None:
    assert parse(name) == place
    assert owner(name) == place.seat


def test_a_rack_is_a_seat_and_its_number() -> None:
    assert rack(3) == "seat:3"
    assert is_rack("seat:3")
    assert not any(map(is_rack, ("house", "seat", "circle:3:ante", "hand:3")))
