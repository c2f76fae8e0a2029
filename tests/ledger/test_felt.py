"""Where the engine's places stand in the book."""

from games import engine
from ledger.play.felt import Places, booked
from ledger.state.entries import Transfer

PAYS, TICKET = engine.Say("pays", {}), engine.Say("ticket", {"number": 1})


def test_a_rack_is_its_players_and_the_house_is_the_tables_tray() -> None:
    paid = [
        engine.Transfer("house", "seat:3", 20, "trips pays", PAYS),
        engine.Transfer("seat:3", "pool:WIN", 5, "ticket 1", TICKET),
    ]
    assert booked(Places(2, {3: 7}), paid) == (
        Transfer("tray:2", "rack:2:7", 20, "trips pays"),
        Transfer("rack:2:7", "felt:2:pool:WIN", 5, "ticket 1"),
    )
