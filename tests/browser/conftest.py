"""Fixtures of the screens' tests: see `tests.axe`, `tests.desks`, `tests.tablets`,
`tests.phones`, `tests.walls`.
"""

from tests.axe import axe
from tests.desks import open_page
from tests.phones import open_phone
from tests.tablets import croupier, open_table
from tests.walls import open_wall

__all__ = ["axe", "croupier", "open_page", "open_phone", "open_table", "open_wall"]
