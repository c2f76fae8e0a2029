"""Guests who know nothing and do what their phones offer: a look at their cards, what is golden,
else a card that can be hit.
"""

import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable

from tests.evening.house import Key, Screen

PLACES = ".hand-mine, .hand-thumb, .hand-board"
NOT_A_PLAY = re.compile(
    r"^(cover|zudecken|hold|zum Ansehen|hint|Tipp|wait|warte|moment|sit out|aussetzen|what was"
    r"|was war|play again|wieder|go on|weiter$|sort|words|Wörter|−|\+|fair|seat |stand|peek"
    r"|in short|in Kürze|undo|zurück|take it back|more|mehr|why|warum)",
    re.IGNORECASE,
)
LOOK = ("look at my", "meine Karten")
TOUCHES = 3
"""Cards that a guest touches one after the other before something else is tried."""
PATIENCE = 12.0
"""Seconds in which something must happen at a table that people play at."""


class Guests:
    """Some people with phones at one table."""

    def __init__(self, phones: Iterable[Screen], chance: int = 22) -> None:
        self.phones = list(phones)
        self.chance = random.Random(chance)
        self.stuck: list[str] = []
        """Who was asked and had nothing to hit, with what their phone showed."""
        self.touched: Counter[str] = Counter()
        """How many cards each has touched since another key."""

    def offered(self, phone: Screen) -> list[Key]:
        """What a guest would take for a play."""
        return [key for key in phone.keys(PLACES) if not NOT_A_PLAY.match(key.name)]

    def acts(self, phone: Screen, prefer: str = "") -> bool:
        """One tap of somebody whose turn it is; whether there was anything to tap."""
        keys = self.offered(phone)
        wanted = [key for key in keys if prefer and re.match(prefer, key.name)]
        looks = [key for key in keys if key.name.startswith(LOOK)]
        golden = [key for key in keys if key.main]
        cards = [key for key in keys if key.card and key.mine]
        others = [key for key in keys if not key.main]
        pool = wanted or looks or golden or cards or others
        if not pool:
            return False
        if golden and cards and not wanted and self.chance.random() < 0.3:
            pool = cards
        if pool is cards and others and self.touched[phone.name] >= TOUCHES:
            pool = [key for key in others if not key.card] or others
        key = self.chance.choice(pool)
        self.touched[phone.name] = self.touched[phone.name] + 1 if key.card else 0
        phone.touches(key)
        return True

    def play(self, until: Callable[[], bool], seconds: float = 60.0, prefer: str = "") -> bool:
        """Everybody plays when asked, until this is so; whether it was, within so many seconds."""
        end = time.monotonic() + seconds
        nothing: dict[str, float] = {}
        while time.monotonic() < end:
            if until():
                return True
            asked = [phone for phone in self.phones if phone.is_asked()]
            if not asked:
                self.phones[0].house.pause(0.2)
                continue
            phone = asked[0]
            if self.acts(phone, prefer):
                nothing.pop(phone.name, None)
                continue
            since = nothing.setdefault(phone.name, time.monotonic())
            if time.monotonic() - since > PATIENCE:
                self.stuck.append(phone.name)
                phone.looks("stuck")
                nothing.pop(phone.name)
            phone.house.pause(0.3)
        return until()
