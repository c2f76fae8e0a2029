"""Where the engine's places stand in the book."""

from games import engine
from ledger.play.felt import booked, places_of
from ledger.state.entries import Transfer


def test_a_rack_is_its_players_and_the_house_is_the_tables_tray() -> None:
    paid = [
        engine.Transfer("house", "seat:3", 20, "trips pays"),
        engine.Transfer("seat:3", "pool:WIN", 5, "ticket 1"),
    ]
    assert booked(places_of(2, (3,), 7), paid) == (
        Transfer("tray:2", "rack:2:7", 20, "trips pays"),
        Transfer("rack:2:7", "felt:2:pool:WIN", 5, "ticket 1"),
    )


def test_the_accounts_of_a_table_change_with_who_sits_where() -> None:
    assert places_of(2, (3, 4), 7, 8)["seat:3"] == "rack:2:7"
    assert places_of(2, (3, 4), 8, 7)["seat:3"] == "rack:2:8"
    assert places_of(5, (3, 4), 7, 8)["seat:3"] == "rack:5:7"


def test_a_player_who_is_no_number_has_not_the_accounts_of_player_1() -> None:
    assert places_of(2, (3,), 1)["seat:3"] == "rack:2:1"
    assert places_of(2, (3,), True)["seat:3"] != "rack:2:1"
