"""Every prompt of every game on a phone: whatever can be done can be hit with a thumb."""

import pytest
from playwright.sync_api import Page

from games.catalogue import GAMES
from games.engine import Option, Prompt
from games.engine.shuffle import Draws
from ledger.play.live import LiveRound
from ledger.state.night import Night, Table
from tests.browser.test_hand import NewPhone, Phone, open_phone, phones_play
from tests.server import Running, deed_of_chance

__all__ = ["open_phone"]

SIZES = ((320, 640), (360, 740), (390, 844))
NAMES = ("Ana", "Benedikt", "Cleo", "Dov")
TOUCH = 44
"""Pixels: what a thumb hits."""
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


def out_of_reach(page: Page, what: str) -> list[str]:
    """What of this page a thumb cannot hit, at any of the widths."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{what}, {width} wide: {said}" for said in page.evaluate(OUT_OF_REACH)]
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


def looked_at(phone: Phone, what: str) -> list[str]:
    """What is out of reach on this phone, its cards covered and open."""
    phone.is_asked()
    found = out_of_reach(phone.page, f"{what}, covered")
    look = phone.page.get_by_role("button", name="look at my cards")
    if look.count():
        look.first.click()
        found += out_of_reach(phone.page, f"{what}, open")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_can_be_hit(croupier: Running, open_phone: NewPhone, game: str) -> None:
    rules = GAMES[game]
    night = croupier.night(*NAMES, chips=400)
    table = croupier.table(night, game, "virtual")
    seats = range(1, min(max(rules.least_seats, 3), rules.most_seats) + 1)
    croupier.sit(night, table, seats, 300)
    phones_play(croupier, night, table)
    phones = {seat: open_phone(night, seat) for seat in seats}
    croupier.say("POST", f"nights/{night}/tables/{table}/rounds", {"number": 1})

    def now(_night: Night, _table: Table, live: LiveRound | None) -> Prompt | None:
        return live.round.prompt if live else None

    chance, seen, found = Draws(b"thumb"), set[tuple[str, str]](), []
    for _ in range(MOST):
        prompt = croupier.services.rounds.look(night, table, now)
        if prompt is None:
            break
        for seat, options in asked_on(prompt).items():
            kind = (prompt.say.code, " ".join(sorted({option.do for option in options})))
            if kind not in seen:
                seen.add(kind)
                found += looked_at(phones[seat], f"{kind[0]} ({kind[1]})")
        deed_of_chance(croupier, night, table, chance)
    assert found == []
    assert seen


def test_all_four_suits_can_be_named_at_kaiser(croupier: Running, open_phone: NewPhone) -> None:
    night = croupier.night(*NAMES, chips=400)
    table = croupier.table(night, "kaiser", "virtual")
    croupier.sit(night, table, range(1, 5), 300)
    phones_play(croupier, night, table)
    path = f"nights/{night}/tables/{table}"
    croupier.say("POST", f"{path}/rounds", {"number": 1})
    bids = ["bid", "pass", "pass", "pass"]
    with croupier.dealing(night, table):
        for do in bids:
            options = croupier.look(path)["round"]["prompt"]["options"]
            option = next(option for option in options if option["do"] == do)
            args = {"points": 7} if do == "bid" else {}
            action = {"by": option["by"], "do": do, **args}
            body = {"action": action, "since": option["since"]}
            croupier.say("POST", f"{path}/rounds/1/actions", body)
    (winner,) = croupier.look(path)["round"]["prompt"]["awaited"]
    phone = open_phone(night, winner)
    assert looked_at(phone, "trumps") == []
    phone.tap("trumps ♠")
    phone.page.locator(".tricks-trump", has_text="♠").wait_for()
