"""Accounts in the words of the people at the desk."""

import pytest

from ledger.kinds.players import PlayerAdded
from ledger.kinds.tables import TableOpened
from ledger.state.holders import in_words
from tests.ledger.desk_night import PaperNight


@pytest.fixture
def night() -> PaperNight:
    """Ana, Ben, and two tables."""
    night = PaperNight()
    for name in ("Ana", "Ben"):
        night.do(PlayerAdded, name)
    for name in ("Green room", "Kitchen"):
        night.do(TableOpened, "uth", {}, "virtual", 50, name)
    return night


@pytest.mark.parametrize(
    ("account", "words"),
    [
        ("issued", "the chips issued"),
        ("cage", "the cage"),
        ("over-short", "chips over or short"),
        ("outside", "outside"),
        ("drawer", "the drawer"),
        ("cash-over-short", "cash over or short"),
        ("markers", "all markers"),
        ("tray:2", "the tray of Kitchen"),
        ("bankroll:1", "Ana's bankroll"),
        ("rack:1:2", "Ben's rack at Green room"),
        ("felt:2:pot", "pot at Kitchen"),
        ("felt:1:pool:WIN", "pool WIN at Green room"),
        ("marker:house:2", "what the house owes Ben"),
        ("marker:desk:1", "the desk's loan to Ana"),
        ("marker:table:1", "the tables' advances to Ana"),
    ],
)
def test_an_account_is_called_what_people_call_it(
    night: PaperNight, account: str, words: str
) -> None:
    assert in_words(night.now, account) == words
