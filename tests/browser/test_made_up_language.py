"""Every screen in a language that is made up: what it shows is said in that language, whole, and
words that are longer than the English ones find their room.
"""

import calendar
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cache

import pytest
from playwright.sync_api import Browser, Page

from games.catalogue import GAMES
from games.engine import options_of
from games.engine.shuffle import Draws
from games.language import LANGUAGES, Template, add_catalog
from tests.browser.screenshots import NAMES, Room
from tests.messages import of_scripts, own_words
from tests.server import PIN, act_at_random, running
from tests.tablets import HURRY, in_turn
from web.http.languages import python_catalog

CODE = "xx"
SIZES = ((360, 768), (1024, 768))
CHIPS = 6000

_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "āƀćďēƒğĥīĵķļɱńōþɋŕšţūṽŵẋŷžĀɃĆĎĒƑĞĤĪĴĶĻⱮŃŌÞɊŔŠŢŪṼŴẊŶŽ",
)
_VOWEL = re.compile(r"([aeiou])", re.IGNORECASE)

HOST = {
    "desk": (1, 3),
    "desk/{night}": (6, 6),
    "people": (1, 6),
    "money": (1, 9),
    "books/{night}": (1, 10),
    "rounds/{night}/{table}": (1, 0),
}
"""The host's screens, in how many parts the buttons of each are tried, and how often one of a part
opens something at least.
"""
SHEETS = (
    "transfers tables settlement seals scores rounds results players nights entries balances "
    "evenings winnings bank purposes"
)
SAME_IN_ALL = (
    # What people have typed.
    *NAMES,
    "Friday night",
    "Table",
    # Names that games, this program and what it writes have in every language.
    *(game.name for game in GAMES.values()),
    "Croupier",
    # Days and months: they are the browser's own words.
    *calendar.day_name,
    *calendar.month_name[1:],
    "AM",
    "PM",
    # Currencies, and files.
    "USD",
    "EUR",
    "CSV",
    "JSON",
    "PDF",
    "docs/verify.md",
    # What is in a file of data, for programs.
    *SHEETS.split(),
    # A game where it is written down.
    "uth",
    # Bets.
    "WIN",
    "EXA",
    "SFC",
)
"""What may be read in English letters, and why."""

WRITTEN = """async () => {
    while (globalThis.asked) await new Promise((go) => setTimeout(go, 20));
    await new Promise((go) => requestAnimationFrame(() => setTimeout(go, 20)));
    const written = location.pathname + document.body.innerHTML;
    let [one, other] = [1, 2];
    for (let at = 0; at < written.length; at += 1) {
        one = Math.imul(one ^ written.charCodeAt(at), 2654435761);
        other = Math.imul(other ^ written.charCodeAt(at), 1597334677);
    }
    return `${written.length} ${one} ${other}`;
}"""
"""What a page has written, when nothing more is to come: a digest of it."""
UNSAID = """(same) => {
    const own = document.documentElement;
    const names = new RegExp(`(?<!\\\\p{L})(${same.join("|")})(?!\\\\p{L})`, "gu");
    const found = new Set();
    const english = /[A-Za-z]{2}/;
    const read = (text, where) => {
        const left = text.replaceAll(names, " ")
            .replaceAll(/\\S*croupier\\.test\\S*|(?<!\\S)\\/[a-z]+/g, " "); // addresses
        if (english.test(left)) found.add(`${where}: ${text.trim()}`);
    };
    const shown = (each) =>
        each.closest("script, style, code, [lang]") === own && each.checkVisibility();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const each = text.parentElement;
        if (each !== document.body && english.test(text.data) && shown(each))
            read(text.data, each.getAttribute("class") || each.tagName);
    }
    for (const name of ["title", "placeholder", "aria-label", "aria-description", "alt"])
        for (const each of document.body.querySelectorAll(`[${name}]`))
            if (english.test(each.getAttribute(name)) && shown(each))
                read(each.getAttribute(name), name);
    read(document.title, "title of the page");
    return [...found];
}"""
WIDE = """() => [document.documentElement,
        ...document.querySelectorAll("dialog[open], .dialog-body, .felt, .foot, .bar, .record")]
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map((part) => `${part.className || part.tagName} in ${innerWidth}: ${part.scrollWidth} > ` +
        part.clientWidth)"""
NEW_LINE = "\n"
ALL = slice(None)
DOORS = """globalThis.doors = (keys) => [...document.querySelectorAll(keys)].filter((key) =>
    !key.disabled && key.type !== "submit" && key.checkVisibility()
        && !key.closest(".languages, .dialog-foot"))"""
TAP = """async ([keys, text]) => {
    for (let quiet = 0; quiet < 5; quiet = globalThis.asked ? 0 : quiet + 1) {
        const key = doors(keys).find((key) => key.innerText === text);
        if (key) {
            key.click();
            return true;
        }
        await new Promise((later) => setTimeout(later, 50));
    }
    return false;
}"""
"""Taps a button, as soon as it is there; false where it does not come: another did what it did."""
COUNT = """{
    const real = globalThis.fetch;
    globalThis.asked = 0;
    globalThis.fetch = (...what) => {
        globalThis.asked += 1;
        return real(...what).finally(() => (globalThis.asked -= 1));
    };
}"""
"""How many answers a page waits for."""


def made_up(english: str) -> str:
    """What this sentence is in the language that is made up: a third longer, and no letter of it
    is one of English. What stands in braces stays.
    """
    parts = re.split(r"(\{\w+\})", english.partition("##")[0])
    return "".join(
        part if part.startswith("{") else _VOWEL.sub(r"\1\1", part).translate(_LETTERS)
        for part in parts
    )


def all_made_up(sentences: dict[str, Template]) -> dict[str, Template]:
    """A catalogue of it, with the sentences of another."""
    return {
        english: made_up(english)
        if isinstance(other, str)
        else dict.fromkeys(other, made_up(english))
        for english, other in sentences.items()
    }


@cache
def catalogue() -> str:
    """The sentences of the scripts in it: JSON."""
    german: dict[str, Template] = {**own_words("de")}
    for path in of_scripts("de"):
        german |= json.loads(path.read_text("utf-8"))
    return json.dumps(all_made_up(german))


@dataclass
class Reader:
    """Looks at screens, and keeps what is wrong with them and where it was seen first."""

    found: dict[str, str] = field(default_factory=dict)
    screens: set[str] = field(default_factory=set, repr=False)
    """Those that have been read, by the digests of what is written there."""
    opened: int = 0
    """So many buttons were tapped."""

    def read(self, page: Page, where: str) -> None:
        """All of it is in the language, and nothing stands out at the side: in one size and then in
        the other, in which it stays. What is written as on another one was read there.
        """
        screen = page.evaluate(WRITTEN)
        if screen in self.screens:
            return
        self.screens.add(screen)
        for _ in in_turn(page, SIZES):
            for text in page.evaluate(UNSAID, SAME_IN_ALL):
                self.found.setdefault(text, where)
            for wide in page.evaluate(WIDE):
                self.found.setdefault(f"{where}: {wide}", where)

    def explore(
        self, page: Page, where: str, part: slice = ALL, way: tuple[str, ...] = (), deep: int = 2
    ) -> None:
        """Read it, then whatever these of its buttons open, and what the buttons there do."""
        self.read(page, where)
        if len(way) == deep:
            return
        texts = page.evaluate("(keys) => doors(keys).map((key) => key.innerText)", _keys(way))
        kinds = dict[str, str]()  # one of the numbers, and of the people, is as good as all
        for text in texts:
            if text not in NAMES[1:]:
                kinds.setdefault("" if text.isdigit() else text, text)
        for text in [*kinds.values()][part]:
            shut(page)
            further = (*way, text)
            keys = [[_keys(further[:done]), key] for done, key in enumerate(further)]
            if all(page.evaluate(TAP, key) for key in keys):
                self.opened += 1
                here = f"{where} > {text.partition(NEW_LINE)[0]}"
                self.explore(page, here, ALL, further, deep)
        shut(page)


def shut(page: Page) -> None:
    """Close what is open, step by step."""
    while page.evaluate("document.querySelectorAll('dialog[open]').length"):
        page.keyboard.press("Escape")


def _keys(way: tuple[str, ...]) -> str:
    return "dialog[open] button" if way else "main button"


class MadeUp(Room):
    """A night whose screens speak it."""

    def page(self, width: int, height: int) -> Page:
        """A new device."""
        page = super().page(width, height)
        cookie = {"name": "croupier-language", "value": CODE, "url": self.croupier.url}
        page.context.add_cookies([cookie])  # type: ignore[list-item]
        page.add_init_script(f"{HURRY};{COUNT};{DOORS};globalThis.catalogue={catalogue()}")
        page.emulate_media(reduced_motion="reduce")
        return page

    def playing(self, slug: str) -> int:
        """A table of this game where a few things have been done in its first round."""
        game = GAMES[slug]
        rack = game.suggested_rack
        chips = rack(game.least_seats, options_of(game, {})) if rack else 200
        table = self.croupier.table(self.night, slug, "virtual")
        self.croupier.sit(self.night, table, range(1, game.least_seats + 1), chips)
        with self.croupier.dealing(self.night, table):
            self.begin(table)
        return table

    def go_on(self, table: int, actions: int) -> None:
        """So many random actions."""
        chance = Draws(b"made up")
        for _ in range(actions):
            if act_at_random(self.croupier, self.night, table, chance) is None:
                return


@pytest.fixture(scope="module")
def night(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MadeUp]:
    """A night of five."""
    add_catalog(CODE, all_made_up(python_catalog("de")))
    folder = tmp_path_factory.mktemp("made up")
    with (
        pytest.MonkeyPatch.context() as patch,
        running(folder) as croupier,
    ):
        patch.setitem(LANGUAGES, CODE, "Made up")
        night = MadeUp(croupier, browser, folder, ExitStack())
        for player in range(1, len(NAMES) + 1):
            path = f"nights/{night.night}/players/{player}/buy-ins"
            croupier.say("POST", path, {"chips": CHIPS, "against": "cash"})
        yield night


@pytest.fixture(scope="module")
def played(night: MadeUp) -> int:
    """A table where a round has come to its end, which its papers tell of."""
    table = night.table("uth", 3)
    with night.croupier.dealing(night.night, table):
        night.begin(table)
        for seat in (1, 2, 3):
            night.play(table, seat, "bet", ante=5)
        night.play(table, "dealer", "deal")
        night.to_the_end(table)
        night.croupier.say("POST", f"{night.path(table)}/rounds/1/close")
    return table


@pytest.fixture
def room(night: MadeUp) -> Iterator[MadeUp]:
    """The same night; a test's screens are closed after it. The host is in again, whom a test may
    have signed out by one of the buttons that it tries.
    """
    signed_in = night.croupier.desk.post(
        "/api/session/host", json={"pin": PIN}, base_url=night.croupier.url
    )
    assert signed_in.status_code == 200
    with ExitStack() as night.stack:
        yield night


@pytest.fixture(scope="module")
def devices(night: MadeUp) -> Iterator[tuple[Page, Page]]:
    """A tablet and a phone that go from game to game: a new one takes half as long again."""
    with ExitStack() as night.stack:
        yield night.page(1024, 768), night.page(360, 740)


@pytest.fixture
def reader() -> Iterator[Reader]:
    """Fails the test where anything is wrong."""
    reader = Reader()
    yield reader
    assert not reader.found, "\n".join(
        f"{what}   ({where})" for what, where in reader.found.items()
    )


def test_the_pages_of_nobody(room: MadeUp, reader: Reader) -> None:
    page = room.page(360, 740)
    code = room.croupier.look(f"nights/{room.night}/room")["code"]
    for path in (
        "start",
        "sign-in",
        "join",
        f"join#{code}",
        "tablet#123456",
        "phone#a link that was used",
        "wall",
        "shuffle",
        "help",
    ):
        page.goto("about:blank")
        page.goto(f"{room.croupier.url}/{path}")
        page.wait_for_selector("h1")
        reader.read(page, path)


@pytest.mark.sweep(of=3)
@pytest.mark.parametrize(
    ("path", "part"), [(path, part) for path, (parts, _) in HOST.items() for part in range(parts)]
)
def test_a_screen_of_the_host(
    room: MadeUp, played: int, reader: Reader, path: str, part: int
) -> None:
    parts, least = HOST[path]
    page = room.host(path.format(night=room.night, table=played))
    page.wait_for_selector("h1")
    reader.explore(page, path, slice(part, None, parts))
    assert reader.opened >= least


def test_the_papers_of_the_host(room: MadeUp, played: int, reader: Reader) -> None:
    page = room.page(1024, 768)
    room.croupier.let_in(page.context, "host", pin=PIN)
    for path in (
        f"nights/{room.night}/page",
        "season",
        "people/1/year",
        f"nights/{room.night}/purposes/page",
    ):
        page.goto(f"{room.croupier.url}/api/{path}")
        reader.read(page, path)


@pytest.mark.sweep(of=5, turn=(2, 3, 4))
@pytest.mark.parametrize("slug", GAMES)
def test_a_table_and_a_phone(
    room: MadeUp, devices: tuple[Page, Page], reader: Reader, slug: str
) -> None:
    for device in devices:
        device.goto("about:blank")
    table = room.playing(slug)
    tablet, phone = room.tablet(table, devices[0]), room.phone(1, devices[1])
    reader.read(tablet, "table")
    reader.read(phone, "phone")
    room.go_on(table, 8)
    reader.read(tablet, "table")
    reader.read(phone, "phone")
