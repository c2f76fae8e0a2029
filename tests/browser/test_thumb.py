"""Every game on a phone, a small one and one with letters twice as large, with the most players and
long names: the game in short before its first round; then at every prompt what is asked and one's
own cards are seen, and whatever can be done can be hit with a thumb. Axe looks at the first one.
"""

import re
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games.catalogue import GAMES
from games.engine import Option, Prompt
from games.engine.shuffle import Draws
from ledger.play import self_dealing
from ledger.play.live import LiveRound
from ledger.state.night import Night, Table
from tests.axe import find_nothing
from tests.phones import NewPhone, Phone, phones_play
from tests.server import Running, act_at_random
from tests.tablets import in_turn

SIZES = ((320, 640), (360, 740))
"""Width and height, in pixels."""
LETTERS = {320: 16, 360: 32}
"""How large they are on a phone of this width: pixels."""
NAMES = (
    "Maximiliane-Sophie",
    "Bartholomew Fitzgerald",
    "Wilhelmina",
    "Konstantin-Alexander",
    "Friedericke",
    "Theodora",
    "Benedikt",
    "Hildegard",
    "Ottokar",
)
FORM = re.compile(r" …$")
"""The name of a button that opens a form."""
TOUCH = 44
"""Pixels: what a thumb hits."""
HOLD = 400
"""Milliseconds: a longer press is a look for as long as it lasts."""
MOST = 80
"""So many actions of chance, at most, in search of prompts that have not been seen."""

OUT_OF_REACH = f"""async () => {{
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const found = [];
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth + 1) found.push(`${{page.scrollWidth}} pixels wide`);
    for (const key of document.querySelectorAll("button:enabled")) {{
        if (!key.checkVisibility({{visibilityProperty: true}}) || key.closest(".unseen")) continue;
        const name = key.ariaLabel || key.innerText.trim() || key.className;
        key.scrollIntoView({{block: "center", inline: "nearest", behavior: "instant"}});
        const {{left, right, top, height, width}} = key.getBoundingClientRect();
        const beside = left < -1 || right > innerWidth + 1;
        if (beside) found.push(`${{name}}: from ${{left}} to ${{right}}`);
        if (height < {TOUCH} - 1 && !key.closest("p")) found.push(`${{name}}: ${{height}} high`);
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!key.contains(hit)) found.push(`${{name}} lies under ${{hit?.className ?? "nothing"}}`);
    }}
    return found;
}}"""
"""What a thumb cannot hit, in sentences."""
BELOW_THE_FOLD = """async (keys) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return [...document.querySelectorAll(keys)].filter((key) => {
        const {left, top, width, height} = key.getBoundingClientRect();
        return ![top + 2, top + height / 2, top + height - 2].every((y) =>
            key.contains(document.elementFromPoint(left + width / 2, y)));
    }).map((key) => key.ariaLabel || key.innerText.trim());
}"""
"""The buttons that a thumb has to scroll for, of those that this selector finds."""
SHORT_IN_SIGHT = """async (short) => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const found = [];
    const seen = (part) => {
        const {x, y, width, height} = part.getBoundingClientRect();
        if (!part.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
            found.push(`${part.innerText} is not in sight`);
    };
    seen(short.querySelector("h2"));
    const keys = [...document.querySelectorAll("button")];
    const close = keys.find((key) => key.innerText === "got it");
    seen(close);
    const end = short.querySelector(".short").lastElementChild;
    if (end.getBoundingClientRect().bottom > close.getBoundingClientRect().top)
        found.push("its end lies under the button");
    for (const card of short.querySelectorAll(".card")) {
        const {left, right} = card.getBoundingClientRect();
        if (left < 0 || right > innerWidth) found.push(`a card: from ${left} to ${right}`);
    }
    return found;
}"""
"""What of a game in short is not seen: sentences."""
SMALL = ((360, 740), (360, 640), (320, 640))
"""Width and height of phones whose letters are as they come."""
OUT_OF_SIGHT = """async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const found = [];
    const seen = document.querySelectorAll(
        ".hand-line-text, .hand-open .tap-card, .hand-cover .card, .hand-under .button"
    );
    for (let part of seen) {
        if (!part.checkVisibility({visibilityProperty: true})) continue;
        if (part.offsetWidth <= 1)  // said to readers alone: beside the keys stands a shorter line
            part = document.querySelector(".hand-thumb .controls-note");
        const name = part.ariaLabel || part.innerText.trim() || part.className;
        const {left, right, top, bottom} = part.getBoundingClientRect();
        for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
            const hit = document.elementFromPoint((left + right) / 2, y);
            if (!part.closest(".hand-cover, .tap-card, p, .button").contains(hit))
                found.push(`${name} lies under ${hit?.className ?? "nothing"}`);
        }
    }
    const ways = document.querySelectorAll(".hand-thumb .button.is-main:enabled");
    if (ways.length && innerWidth === 320 && ![...ways].some((way) => {
        const {left, top, width, height} = way.getBoundingClientRect();
        return way.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    })) found.push("nothing to do is in sight");
    return found;
}"""
"""What of the line (or of the note in its place), one's own cards and the key that covers them is
not seen before a thumb moves anything: sentences.
"""


def out_of_reach(page: Page, what: str) -> list[str]:
    """What of this page is not seen, or a thumb cannot hit, at any of the sizes."""
    found = []
    devtools = page.context.new_cdp_session(page)
    for width, _ in in_turn(page, SIZES):
        letters = {"standard": LETTERS[width], "fixed": LETTERS[width]}
        devtools.send("Page.setFontSizes", {"fontSizes": letters})
        said = [*page.evaluate(OUT_OF_SIGHT), *page.evaluate(OUT_OF_REACH)]
        found += [f"{what}, {width} wide: {sentence}" for sentence in said]
        page.evaluate("document.querySelectorAll('.hand-thumb').forEach((it) => it.scrollTo(0, 0))")
    return found


def below_the_fold(page: Page, keys: str) -> list[str]:
    """Those of the keys that are not wholly in sight on a phone of any size, before its reader
    scrolls; there must be one at least.
    """
    expect(page.locator(keys).first).to_be_visible()
    found = []
    for width, height in in_turn(page, SMALL):
        found += [f"{name}, {width} x {height}" for name in page.evaluate(BELOW_THE_FOLD, keys)]
    return found


def asked_on(prompt: Prompt) -> dict[int, list[Option]]:
    """The options of those who are asked, by their seats."""
    asked: dict[int, list[Option]] = {}
    for option in prompt.options:
        if isinstance(option.by, int) and (
            option.by in prompt.awaited or "dealer" in prompt.awaited
        ):
            asked.setdefault(option.by, []).append(option)
    return asked


@dataclass
class Handed:
    """A phone that goes from hand to hand: no player sees what another one did with it."""

    phone: Phone
    signed_in: dict[int, list[Any]] = field(default_factory=dict)

    def to(self, player: int) -> Phone:
        """The phone as this player opens it or had it before, the cards covered."""
        if player == self.phone.player:
            self.phone.caught_up()
            if self.phone.page.locator(".hand-open").count():
                self.phone.tap("cover")
            return self.phone
        context, croupier = self.phone.page.context, self.phone.croupier
        self.signed_in[self.phone.player] = context.cookies()
        self.phone = replace(self.phone, player=player)
        context.clear_cookies()
        if player in self.signed_in:
            context.add_cookies(self.signed_in[player])
        else:
            path = f"nights/{self.phone.night}/players/{player}/link"
            croupier.let_in(context, "player", token=croupier.say("POST", path)["token"])
        self.phone.page.goto(f"{croupier.url}/hand")
        self.phone.page.wait_for_selector(".hand-have")
        return self.phone


def short_is_seen(phone: Phone) -> list[str]:
    """What is not seen of the game in short, which one tap closes."""
    phone.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    short = phone.page.locator(".short-first")
    expect(short.locator(".short-cards")).to_have_count(3)
    found: list[str] = short.evaluate(SHORT_IN_SIGHT)
    phone.tap("got it")
    expect(short).to_have_count(0)
    return found


def looked_at(phone: Phone, what: str) -> list[str]:
    """What is out of reach on this phone, its cards covered and open."""
    phone.page.wait_for_selector(".hand-thumb")
    phone.caught_up()
    found = out_of_reach(phone.page, f"{what}, covered")
    look = phone.page.get_by_role("button", name="look at my cards")
    if look.count():
        look.first.click()
        found += out_of_reach(phone.page, f"{what}, open")
    return found + in_forms(phone, what)


def in_forms(phone: Phone, what: str) -> list[str]:
    """What is out of reach in the forms that options open, empty and with the first of all that can
    be chosen.
    """
    found = []
    opens = phone.page.locator(".hand-thumb .controls button:enabled", has_text=FORM)
    for name in opens.all_inner_texts():
        phone.tap(name)
        form = phone.page.locator(".hand-thumb .panel")
        expect(form).to_be_visible()
        found += out_of_reach(phone.page, f"{what}, {name}")
        for part in (".choices button:enabled", ".pad-chip:enabled"):
            for first in form.locator(f":is({part}):first-child").all():
                first.click()
        found += out_of_reach(phone.page, f"{what}, {name} filled")
        phone.tap("cancel")
        expect(form).to_have_count(0)
    return found


@pytest.mark.sweep(of=5)
@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_can_be_hit(
    croupier: Running, open_phone: NewPhone, axe: str, game: str
) -> None:
    for _ in range(5):  # an ace at Speculation ends a round before anybody is asked
        seen, found = every_prompt(croupier, open_phone, axe, game)
        assert found == []
        if seen:
            return
    raise AssertionError(f"nobody is asked anything at {game}")


def every_prompt(
    croupier: Running, open_phone: NewPhone, axe: str, game: str
) -> tuple[set[tuple[str, str]], list[str]]:
    """The kinds of prompts that came in a round of chance, and what of them is out of reach."""
    rules = GAMES[game]
    night = croupier.night(*NAMES, chips=400)
    table = croupier.table(night, game, "virtual")
    croupier.sit(night, table, range(1, min(rules.most_seats, len(NAMES)) + 1), 300)
    phones_play(croupier, night, table)
    handed = Handed(open_phone(night, 1))
    found = short_is_seen(handed.phone)
    croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})

    def now(_night: Night, _table: Table, live: LiveRound | None) -> Prompt | None:
        return live.round.prompt if live else None

    chance, seen = Draws(b"thumb"), set[tuple[str, str]]()
    for _ in range(MOST):
        prompt = croupier.services.rounds.look(night, table, now)
        if prompt is None:
            break
        for seat, options in asked_on(prompt).items():
            kind = (prompt.say.code, " ".join(sorted({option.do for option in options})))
            if kind not in seen:
                phone = handed.to(seat)
                if not seen:
                    phone.caught_up()
                    find_nothing(phone.page, axe, f"{game} on a phone")
                seen.add(kind)
                found += looked_at(phone, f"{kind[0]} ({kind[1]})")
        act_at_random(croupier, night, table, chance)
    return seen, found


def test_the_strip_of_a_table_that_deals_itself_can_be_hit(
    croupier: Running, open_phone: NewPhone, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(self_dealing, "SEATED", 0.0)
    night = croupier.night(*NAMES[:4], chips=400)
    table = croupier.table(night, "superfecta", "virtual")
    croupier.sit(night, table, range(1, 5), 300)
    itself = {"itself": True, "seconds": 90}
    croupier.say("PUT", f"nights/{night}/tables/{table}/deals-itself", itself)
    phone = open_phone(night, 1)
    expect(phone.button("BET")).to_be_visible()
    phone.page.set_viewport_size({"width": 320, "height": 640})
    for name in ("wait", "sit out"):
        expect(phone.button(name)).to_be_in_viewport(ratio=1)
    assert out_of_reach(phone.page, "bets") == []
    phone.tap("wait")
    expect(phone.page.get_by_text("one moment, please")).to_be_visible()


@pytest.mark.parametrize("held", [50, 900])
def test_a_look_at_one_s_cards_raises_no_alarm(
    croupier: Running, open_phone: NewPhone, held: int
) -> None:
    night = croupier.night("Ana", "Ben", chips=0)
    table = croupier.table(night, "schnapsen", "virtual", tray=0)
    croupier.sit(night, table, [1, 2], chips=0)
    phones_play(croupier, night, table)
    croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
    phones = open_phone(night, 1), open_phone(night, 2)
    asked = next(phone for phone in phones if is_asked(phone))
    for name in ("hold to look", "look at my cards"):
        asked.page.get_by_role("button", name=name).first.click(delay=held)
        asked.page.wait_for_timeout(400)
        assert asked.page.locator(".unheard").count() == 0
        if held < HOLD:
            expect(asked.page.locator(".hand-open")).to_be_visible()
            asked.tap("cover")
            asked.page.wait_for_timeout(400)
        expect(asked.page.locator(".hand-cover")).to_be_visible()
    record = croupier.look(f"nights/{night}/tables/{table}")["round"]["record"]
    assert not [line for line in record if isinstance(line["by"], int)]


def is_asked(phone: Phone) -> bool:
    phone.caught_up()
    return "is-asked" in (phone.page.locator("body").get_attribute("class") or "")


def test_a_phone_stays_awake_over_the_choice_of_a_table_and_wakes_when_chips_come(
    croupier: Running, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana")
    phone = open_phone(night, 1).page
    asleep = phone.locator(".hand-asleep")
    phone.clock.install()
    phone.reload()
    expect(phone.get_by_text("No table is open")).to_be_visible()
    phone.clock.fast_forward(60_000)
    expect(asleep).to_be_visible()
    croupier.say("POST", f"nights/{night}/players/1/buy-ins", {"chips": 100, "against": "cash"})
    expect(asleep).to_have_count(0)
    phone.clock.fast_forward(60_000)
    expect(asleep).to_be_visible()
    croupier.table(night, "schnapsen", "virtual", tray=0)
    expect(phone.get_by_text("Where do you sit down?")).to_be_visible()
    phone.clock.fast_forward(120_000)
    expect(phone.get_by_text("Where do you sit down?")).to_be_visible()
    expect(asleep).to_have_count(0)


def test_a_phone_that_sits_out_wakes_for_it_and_says_why_in_its_sleep(
    croupier: Running, open_phone: NewPhone
) -> None:
    night = croupier.night("Ana", "Ben", chips=100)
    table = croupier.table(night, "uth", "virtual")
    croupier.sit(night, table, [1, 2], chips=100)
    phones_play(croupier, night, table)
    phone = open_phone(night, 1).page
    asleep = phone.locator(".hand-asleep")
    phone.clock.install()
    phone.reload()
    phone.wait_for_selector(".hand-between")
    phone.clock.fast_forward(60_000)
    expect(asleep).to_be_visible()
    with croupier.dealing(night, table):
        croupier.say("PUT", f"nights/{night}/tables/{table}/seats/1/out", {"out": True})
    expect(phone.get_by_role("button", name="play again")).to_be_visible()
    phone.clock.fast_forward(60_000)
    expect(asleep).to_contain_text("You sit out")


def test_a_phone_stays_awake_while_a_round_goes_on(croupier: Running, open_phone: NewPhone) -> None:
    night = croupier.night("Ana", "Ben", chips=0)
    table = croupier.table(night, "schnapsen", "virtual", tray=0)
    croupier.sit(night, table, [1, 2], chips=0)
    phones_play(croupier, night, table)
    phones = open_phone(night, 1), open_phone(night, 2)
    for phone in phones:
        phone.page.clock.install()
        phone.page.reload()
        phone.page.wait_for_selector(".hand-between")
        phone.page.clock.fast_forward(60_000)
        expect(phone.page.locator(".hand-asleep")).to_be_visible()
    croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})
    for phone in phones:
        expect(phone.page.locator(".hand-asleep")).to_have_count(0)
        phone.look()
        phone.page.wait_for_timeout(300)
        phone.page.clock.fast_forward(120_000)
        expect(phone.page.locator(".hand-asleep")).to_have_count(0)
        looks = ".hand-open" if is_asked(phone) else ".hand-cover"
        expect(phone.page.locator(looks)).to_be_visible()
