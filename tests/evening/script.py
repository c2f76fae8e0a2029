"""The evenings themselves, step by step, as people at home would have them."""

import re
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from playwright.sync_api import Error, expect

from tests.evening.guests import Guests
from tests.evening.house import CALM, WAIT, House, Screen
from tests.server import PIN

NIGHT = "nights/1"
UTH = "Ultimate Texas Hold'em"
PEOPLE: Mapping[str, tuple[int, int, dict[str, Any]]] = {
    "Ana": (360, 740, {}),
    "Ben": (390, 844, {}),
    "Cleo": (320, 640, {}),
    "Dan": (360, 740, {"locale": "de-DE"}),
    "Eva": (390, 844, {}),
    "Fay": (360, 740, {"large": True}),
}
"""The phones of the six: width, height; Dan's speaks German, Fay's has letters twice as large."""
MOMENT = 2_000
"""Milliseconds in which a button that was just seen can still be tapped."""
ROUND = 300.0
"""Seconds within which a round is over."""


class Evening:
    """One evening of these people."""

    def __init__(self, house: House, people: tuple[str, ...] = tuple(PEOPLE)) -> None:
        self.house = house
        self.people = people
        self.desk = house.screen("desk", 1024, 768, locale="en-IE")

    # The house

    def begins(self) -> None:
        """The host's first start, the night, and the wall."""
        self.house.opens(self.desk, f"/start#{self.house.croupier.services.pin.new_link()}")
        self.house.enters_pin(self.desk)
        for name in self.people:
            self.desk.types("Who plays", name)
        self.desk.tap("€50", "open the night")
        self.desk.page.wait_for_url("**/desk/1")
        # The first start has signed out whoever was in: the evening looks on from here.
        self.house.croupier.desk.post("/api/session/host", json={"pin": PIN})
        self.desk.looks("first")

    def wall_hangs(self) -> None:
        """A wall shows the night."""
        self.desk.tap("wall")
        wall = self.house.screen("wall", 1920, 1080)
        self.house.opens(wall, f"/wall#{self.desk.code('dialog[open]')}")
        self.desk.tap("done")
        wall.taps_if("with sounds")
        wall.looks("first")

    def joins(self, name: str) -> Screen:
        """A guest's phone comes in by the room's code."""
        width, height, options = PEOPLE[name]
        phone = self.house.screen(name, width, height, touch=True, **options)
        room = self.house.croupier.look(f"{NIGHT}/room")["code"]
        self.house.opens(phone, f"/join#{room}")
        phone.tap(name)
        expect(phone.page.locator(".hand-have")).to_be_visible(timeout=WAIT)
        return phone

    def mishaps(self) -> None:
        """A second Ana, a phone out of the Wi-Fi for a while, and one whose battery is flat:
        its player goes on with another.
        """
        desk, ben = self.desk, self.house.screens["Ben"]
        second = self.house.screen("Ana-2", 360, 740, touch=True)
        self.house.opens(second, f"/join#{self.house.croupier.look(f'{NIGHT}/room')['code']}")
        second.page.get_by_placeholder("Your name").fill("ana")
        second.tap("join")
        second.sees("Somebody here is called ana already.")
        desk.looks("second-ana")
        desk.tap("another person …", "let in")
        expect(second.page.locator(".hand-have")).to_be_visible(timeout=WAIT)
        ben.page.context.set_offline(True)
        ben.sees(re.compile("No connection"))
        ben.looks("no-wifi")
        ben.page.context.set_offline(False)
        expect(ben.page.get_by_role("alert")).to_have_count(0, timeout=WAIT)
        self.takes_another_phone("Cleo")

    def takes_another_phone(self, name: str) -> Screen:
        """Somebody's battery is flat: they come back with another phone, which the host lets in."""
        self.house.screens[name].page.close()
        width, height, options = PEOPLE[name]
        phone = self.house.screen(name, width, height, touch=True, **options)
        self.house.opens(phone, f"/join#{self.house.croupier.look(f'{NIGHT}/room')['code']}")
        phone.tap(name)
        phone.looks("another-phone")
        self.desk.looks("another-phone")
        self.desk.tap(f"let {name} in")
        expect(phone.page.locator(".hand-have")).to_be_visible(timeout=WAIT)
        return phone

    def mistakes(self, itself: bool) -> None:
        """Wrong taps at a bet, a bet that is taken back on the phone, and one that the dealer takes
        back; a phone that dies with its owner's cards in it; a tray that is counted wrong.
        """
        table = self.opens_table(UTH, itself)
        tablet = None if itself else self.tablet_of(table)
        if itself:
            self.desk.tap("done")
        names = ("Eva", "Fay")
        self.sit(table, names, tablet)
        if tablet:
            tablet.tap("BEGIN ROUND 1")
        eva, fay = (self.house.screens[name] for name in names)
        for phone in (eva, fay):
            phone.taps_if("got it")
        eva.tap("add 5", "add 1", "take off the last chip", "BET 5", "take it back")
        self.bets(table, {})
        eva.tap("BET 5")  # what she has taken back still lies in her draft
        self.bets(table, {"1": 5})
        if tablet:
            tablet.tap("undo")
            self.bets(table, {})
            eva.tap("BET 5")
        fay.tap("add 5", "BET 5")
        if tablet:
            self.waits("the cards can be dealt", lambda: self.deals(tablet))
        expect(eva.page.locator(".hand-mine .card")).to_have_count(2, timeout=WAIT)
        eva = self.takes_another_phone("Eva")
        expect(eva.page.locator(".hand-mine .card")).to_have_count(2, timeout=WAIT)
        self.round(table, 1, Guests([eva, fay]), tablet, "", ROUND, "mistakes", last=True)
        self.miscounts(table)
        self.closes(table)

    def bets(self, table: int, antes: Mapping[str, int]) -> None:
        """Waits until this lies on the antes, by seat."""

        def lie() -> bool:
            round_ = self.house.croupier.look(f"{NIGHT}/tables/{table}")["round"]
            places = round_["places"] if round_ else {}
            lying = {
                name.split(":")[1]: chips
                for name, chips in places.items()
                if name.endswith("ante") and chips
            }
            return lying == antes

        self.waits(f"the antes are {antes}", lie)

    def miscounts(self, table: int) -> None:
        """The tray of a table is counted wrong twice, and right after that."""
        has = self.table(table)["tray"]
        for count in (has + 20, has):
            self.more(table, "count the tray")
            for _ in ("once", "once more, as it is not what the book has"):
                if count:
                    self.desk.page.get_by_label("how many of 1 (").first.fill(str(count))
                else:
                    self.desk.tap("there are no chips")
                self.desk.looks("miscounts")
                self.desk.tap("that is all")
            self.desk.tap("note 20 chips")
            self.waits("it is counted", partial(self.holds, table, count))

    # Tables

    def opens_table(self, game: str, itself: bool) -> int:
        """A table of this game; its number."""
        self.desk.tap("open a table", game)
        if itself:
            self.desk.tap("the table itself")
        self.desk.looks(f"opens-{_slug(game)}")
        self.desk.taps_if("play with")  # who has fewer chips than the game usually takes
        before = len(self.tables())
        self.desk.tap("open the table")
        self.waits("a table opens", lambda: len(self.tables()) > before)
        return len(self.tables())

    def tablet_of(self, table: int) -> Screen:
        """A tablet comes to a table that was just opened, by the code the desk shows."""
        tablet = self.house.screen(f"tablet-{table}", 1024, 768, locale="en-IE")
        self.house.opens(tablet, f"/tablet#{self.desk.code('dialog[open] .code')}")
        tablet.page.wait_for_url("**/table/**")
        self.desk.tap("done")
        return tablet

    def sits(self, phone: Screen, table: int) -> None:
        """A guest asks for a seat."""
        if phone.name == "Dan":
            phone.tap(f"Tisch {table}", "um einen Platz")
        else:
            phone.tap(f"Table {table}", "ask for a seat")

    def desk_state(self) -> Any:
        """The night, as the host sees it."""
        return self.house.croupier.look(NIGHT)

    def tables(self) -> list[Any]:
        """Its tables."""
        found: list[Any] = self.desk_state()["tables"]
        return found

    def table(self, number: int) -> Any:
        """One of them."""
        return next(table for table in self.tables() if table["table"] == number)

    def over(self, table: int, round_: int) -> Callable[[], bool]:
        """Whether a round is over there, or paid and waiting."""

        def is_over() -> bool:
            now = self.table(table)
            return now["round"] > round_ or (
                now["round"] == round_ and now["status"] in ("finished", "idle")
            )

        return is_over

    def waits(self, what: str, until: Callable[[], bool], seconds: float = 30.0) -> None:
        """Waits until this is so. Raises AssertionError where it is not, in time."""
        for _ in range(round(seconds / 0.2)):
            self.house.check(what)
            if until():
                return
            self.house.pause(0.2)
        raise AssertionError(what)

    def sit(self, table: int, names: tuple[str, ...], tablet: Screen | None) -> None:
        """These guests sit down: the table says yes by itself, or its tablet does."""
        for name in names:
            self.sits(self.house.screens[name], table)
        if tablet:
            tablet.taps_if("with sounds")
            for seated in range(1, len(names) + 1):
                self.says_yes(tablet, table, seated)
            tablet.tap("let phones play")
        self.seated(table, len(names))
        self.house.pictures_of("seated", *names)

    def says_yes(self, tablet: Screen, table: int, people: int) -> None:
        """The dealer lets somebody sit; a tap on a wish that has only just come does nothing."""
        for _ in range(3):
            tablet.tap("yes")
            with suppress(AssertionError):
                self.waits("one more sits", lambda: self.table(table)["seated"] == people, 5)
                return

    def seated(self, table: int, people: int) -> None:
        """Waits until so many people sit there."""
        self.waits(f"{people} sit", lambda: self.table(table)["seated"] == people)

    def holds(self, table: int, chips: int) -> bool:
        """Whether a table's tray holds so many."""
        return bool(self.table(table)["tray"] == chips)

    # A round

    def plays(
        self,
        game: str,
        names: tuple[str, ...],
        itself: bool,
        rounds: int = 1,
        prefer: str = "",
        seconds: float = ROUND,
    ) -> None:
        """A table of this game opens, these guests sit down and play; then the host closes it."""
        table = self.opens_table(game, itself)
        tablet = None
        if itself:
            self.desk.tap("done")
        else:
            tablet = self.tablet_of(table)
        self.sit(table, names, tablet)
        if table == 1:
            self.count("from the first start to the first round", Counter())
        guests = Guests([self.house.screens[name] for name in names])
        for round_ in range(1, rounds + 1):
            before = self.house.taps.copy()
            scene = f"{_slug(game)}-{round_}"
            last = round_ == rounds
            self.round(table, round_, guests, tablet, prefer, seconds, scene, last)
            self.count(f"{game}, round {round_}", before)
        self.closes(table)

    def round(
        self,
        table: int,
        round_: int,
        guests: Guests,
        tablet: Screen | None,
        prefer: str,
        seconds: float,
        scene: str,
        last: bool,
    ) -> None:
        """One round, to its end or as long as it may take; then the host cancels it. Of the last
        one the host says so as soon as it is played.
        """
        names = [phone.name for phone in guests.phones]
        over = self.over(table, round_)
        seen = iter((4, 12, 30, 60, 100, 10**9))
        next_look = next(seen)
        begun = time.monotonic()
        screens = [*names, "wall", *([tablet.name] if tablet else [])]

        def is_over() -> bool:
            nonlocal next_look, last
            if last and self.table(table)["status"] == "playing":
                last = False
                self.says_last(table)
                self.house.pictures_of(f"{scene}-last", *screens)
            if time.monotonic() - begun > next_look:
                next_look = next(seen)
                self.house.pictures_of(scene, *screens)
            if tablet and not any(phone.is_asked() for phone in guests.phones):
                self.deals(tablet)
            return over()

        if guests.play(is_over, seconds, prefer):
            self.house.pause(2.5)
            self.house.pictures_of(f"{scene}-over", *screens)
            if tablet:
                for _ in range(12):
                    now = self.table(table)
                    if now["status"] == "idle" or now["round"] > round_ or not self.deals(tablet):
                        break
        else:
            self.house.slips.append(f"{scene}: not over after {seconds:.0f} s")
            self.house.pictures_of(f"{scene}-long", *screens)
            self.cancels(table)
        for name in guests.stuck:
            self.house.slips.append(f"{scene}: {name} was asked and had nothing to hit")
        guests.stuck.clear()

    def deals(self, tablet: Screen) -> bool:
        """The dealer pays all seats at once, and else taps what the table's screen has in gold;
        whether there was anything.
        """
        all_seats = tablet.page.locator(".ceremony-ways .button:last-child:visible:enabled")
        golden = tablet.page.locator(".foot .is-main:visible:enabled, .ceremony .is-main:visible")
        key = all_seats if all_seats.count() else golden
        if not key.count():
            return False
        tablet.page.wait_for_timeout(CALM)
        with suppress(Error):  # a phone was quicker, and it is gone
            key.first.click(timeout=MOMENT)
            self.house.taps[tablet.name] += 1
        return True

    def more(self, table: int, what: str) -> None:
        """The host opens one of the things that can be done about a table."""
        self.desk.tap(f"more: everything else about Table {table}", what)

    def cancels(self, table: int) -> None:
        """The host cancels what is played."""
        body = {"reason": "it is late"}
        if self.table(table)["status"] in ("playing", "finished"):
            path = f"{NIGHT}/tables/{table}/rounds/{self.table(table)['round']}/void"
            self.house.croupier.say("POST", path, body)

    def says_last(self, table: int) -> None:
        """The host says that the table closes after the round."""
        self.more(table, "close the table")
        self.desk.looks("says-last")
        self.desk.tap("close it after this round")
        self.waits("it is the last round", lambda: self.table(table)["ends"])

    def closes(self, table: int) -> None:
        """The host closes a table whose last round is over."""
        self.waits("its last round is over", lambda: self.table(table)["status"] == "idle")
        self.desk.looks("closes-table")
        self.desk.tap(f"close Table {table}")
        self.waits("it is closed", lambda: self.table(table)["status"] == "closed")

    def recovers(self) -> None:
        """After a slip: no dialog is open, and no table is left open."""
        for screen in self.house.screens.values():
            screen.page.keyboard.press("Escape")
        self.house.opens(self.desk, "/desk/1")
        for table in self.tables():
            path = f"{NIGHT}/tables/{table['table']}"
            if table["status"] in ("playing", "finished", "frozen"):
                body = {"reason": "the evening goes on"}
                self.house.croupier.say("POST", f"{path}/rounds/{table['round']}/void", body)
            if table["status"] != "closed":
                self.house.croupier.say("POST", f"{path}/close", {})

    def count(self, what: str, before: Counter[str]) -> None:
        """Notes who tapped how often since then."""
        taps = self.house.taps - before
        self.house.counted.append(
            (what, ", ".join(f"{name} {count}" for name, count in sorted(taps.items())) or "none")
        )

    # The end

    def ends(self) -> None:
        """Everybody is cashed out, the night closes, its seal stands there; books, one page and
        season are looked at.
        """
        desk = self.desk
        desk.tap("cash out everybody")
        desk.looks("cash-out")
        desk.tap("cash out")
        desk.looks("cashed-out")
        desk.tap("done")
        desk.tap("close the night")
        desk.looks("closing")
        desk.tap("close the night")
        expect(desk.page.locator(".seal").first).to_be_in_viewport(timeout=WAIT)
        self.house.pause(2)
        self.house.pictures_of("sealed", *self.house.screens)
        assert self.desk_state()["status"] == "closed"
        for page, path in (
            ("books", "/books/1"),
            ("one-page", "/api/nights/1/page"),
            ("people", "/people"),
            ("season", "/api/season"),
        ):
            self.house.opens(desk, path)
            desk.page.wait_for_load_state("networkidle")
            desk.looks(page)
            desk.page.emulate_media(media="print")
            desk.looks(f"{page}-printed")
            desk.page.emulate_media(media="screen")


def _slug(game: str) -> str:
    return re.sub(r"[^a-z]+", "-", game.lower()).strip("-")


ALL = tuple(PEOPLE)
GAMES = (
    (
        UTH,
        ALL,
        3,
        "add 5|5 dazu|same again|noch einmal|BET|5 SETZEN|CHECK|SCHIEBEN",
    ),
    ("Superfecta", ALL, 1, ""),
    ("Kabu", ALL, 1, ""),
    ("Speculation", ALL[:4], 1, ""),
    ("Lórum", ALL[:4], 1, ""),
    ("Schnapsen", ALL[4:], 1, ""),
    ("Bura", ALL[2:4], 1, ""),
    ("Card Stock Market", ALL[:4], 1, ""),
    ("Divide and Conquer", (ALL[2], ALL[5]), 1, ""),
    ("Stop the Bus", ALL[2:], 1, ""),
    ("Kaiser", ALL[:4], 1, ""),
)
"""Who plays them, how many rounds, and what they tap first where it is offered."""


def steps(evening: Evening, itself: bool) -> dict[str, Callable[[], None]]:
    """An evening's steps by their names, in order."""

    def come() -> None:
        for name in evening.people:
            evening.joins(name)

    def game(line: tuple[str, tuple[str, ...], int, str]) -> Callable[[], None]:
        name, names, rounds, prefer = line
        return lambda: evening.plays(name, names, itself, rounds, prefer)

    return {
        "begins": evening.begins,
        "wall": evening.wall_hangs,
        "come": come,
        "mishaps": evening.mishaps,
        _slug(GAMES[0][0]): game(GAMES[0]),
        "mistakes": lambda: evening.mistakes(itself),
        **{_slug(line[0]): game(line) for line in GAMES[1:]},
        "ends": evening.ends,
    }
