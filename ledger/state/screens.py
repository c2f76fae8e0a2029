"""How a screen is called: by the night's own number for it."""

import re

from games.language import gettext
from ledger.state.entries import By

_NUMBER = re.compile(r"[1-9][0-9]{0,8}")


def screen_name(role: str, number: int) -> str:
    """The name of a screen, at the beginning of a sentence: ``Tablet 2``."""
    if role == "host":
        return gettext("The host's screen {number}", number=number)
    if role == "player":
        return gettext("Phone {number}", number=number)
    return gettext("Tablet {number}", number=number)


def screen_of(by: By) -> str | None:
    """The name of the screen that an entry's `by` names; None where it has no number. (Before
    0.2.0 entries had a text of the browser's own there.)
    """
    if not _NUMBER.fullmatch(by.screen):
        return None
    return screen_name(by.who.partition(":")[0], int(by.screen))


def highest_number(screens: list[str]) -> int:
    """The highest number among what entries name as their screens; 0 where none has one."""
    return max((int(screen) for screen in screens if _NUMBER.fullmatch(screen)), default=0)
