"""Fixtures of the tests of a game's screens: see `tests.tablets`, `tests.phones`, `tests.walls`."""

from tests.phones import open_phone
from tests.tablets import croupier, open_table
from tests.walls import open_wall

__all__ = ["croupier", "open_phone", "open_table", "open_wall"]
