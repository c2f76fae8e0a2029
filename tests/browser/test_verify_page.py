"""The page that checks a bundle says what `croupier verify` says, of true nights and of forged
ones, opened as a file, with no server and no network; where only the rules tell, it says that it
cannot know.
"""

import json
import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from games.catalogue import GAMES
from ledger import bundle
from ledger.audit import Audited
from ledger.audit.database import DatabaseRecords
from ledger.book import opened
from ledger.errors import BadBundle
from ledger.kinds.reading import KINDS
from ledger.store.canonical import JSON
from tests.chromium import LAN_HOST
from tests.conftest import Device
from tests.ledger import bound
from tests.ledger.changing import (
    ALIKE,
    ALIKE_FOUND,
    changes,
    play_for_love,
    play_on_credit,
)
from tests.ledger.forged import (
    FOUND,
    RULES_ONLY,
    UNCHAINED,
    Body,
    Tampering,
    bodies_of,
    campaign,
    chained,
    parts_of,
    put,
    tampered,
)
from tests.ledger.test_verify_page import keys
from tests.ledger.whole_night import WholeNight, play_whole_night
from tests.server import Running
from tests.web.serve import running
from web.http.verifier import FILE

CHECK = """async texts => {
    const { checked } = await import("/modules/web/frontend/verify/check.js");
    const all = [];
    for (const text of texts) all.push(await checked(new Blob([text]), () => {}));
    return all;
}"""
BOOKS = sorted((Path(__file__).parents[1] / "books").glob("*/*.jsonl"))
NIGHTS = [path for path in BOOKS if not path.name.endswith(".rounds.jsonl")]
TOGETHER = 40
"""Files that are checked in one call."""


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The bundle of a night in which everything happens."""
    return whole_night(tmp_path_factory.mktemp("night"), ("divide-and-conquer",))


@pytest.fixture(scope="module")
def nights(text: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """That one, and two in which nothing hangs on much that was said."""
    folder = tmp_path_factory.mktemp("nights")
    with opened(f"sqlite:///{folder / 'croupier.sqlite'}") as book:
        love, credit = play_for_love(book), play_on_credit(book)
        return {"whole": text, "love": _written(love), "credit": _written(credit)}


def whole_night(folder: Path, games: tuple[str, ...]) -> str:
    with opened(f"sqlite:///{folder / 'croupier.sqlite'}") as book:
        return _written(play_whole_night(book, games))


def _written(night: WholeNight) -> str:
    with night.book.database.reading() as connection:
        return "".join(bundle.written(DatabaseRecords(connection, night.id)))


@pytest.fixture(scope="module")
def script(browser: Browser) -> Iterator[Page]:
    """A page that has nothing in it, and may load the scripts that check."""
    with running() as port, browser.new_context() as context:
        page = context.new_page()
        page.goto(f"http://{LAN_HOST}:{port}/gallery/blank.html")
        yield page


def told(script: Page, texts: list[str]) -> list[dict[str, Any]]:
    """What the scripts say of these bundles, one each."""
    found: list[dict[str, Any]] = []
    for start in range(0, len(texts), TOGETHER):
        for (night,) in script.evaluate(CHECK, texts[start : start + TOGETHER]):
            found.append(night)
    return found


def verified(text: str) -> Audited | None:
    """What `croupier verify` says of it; None where it is no bundle."""
    try:
        return bundle.verify(bundle.read(text))
    except BadBundle:
        return None


# What it says


def test_it_says_of_every_game_what_the_audit_says(
    script: Page, tmp_path_factory: pytest.TempPathFactory
) -> None:
    text = whole_night(tmp_path_factory.mktemp("night"), tuple(GAMES))
    (here,) = told(script, [text])
    there = verified(text)
    assert there is not None
    assert (there.verdict, here["findings"], here["unchecked"]) == ("sound", [], [])
    compare(here, there)
    assert here["canonical"]
    assert here["report"]["draws"] == 1
    rounds = here["report"]["rounds"]
    assert rounds["promised"] + rounds["real"] == rounds["closed"] + rounds["voided"]


def compare(here: dict[str, Any], there: Audited) -> None:
    """What was looked at is the same."""
    report, audited = here["report"], there.report
    assert (report["entries"], report["transfers"]) == (audited.entries, audited.transfers)
    assert (report["kinds"], report["hash"]) == (audited.kinds, audited.hash.hex())
    assert report["rounds"]["began"] == audited.rounds
    told: Any = there.data()
    sums = [{**table, "name": None} for table in report["tables"]]
    assert sums == [{**table, "name": None} for table in told["report"]["tables"]]
    seals = [(seal["entry"], seal["hash"][:4]) for seal in report["seals"]]
    assert seals == [(number, code[:4]) for number, code in audited.seals]


@pytest.mark.parametrize("book", NIGHTS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_it_says_of_old_books_what_is_said_of_them(script: Page, book: Path) -> None:
    kept = json.loads(book.with_suffix(".verify.json").read_text("utf-8"))["nights"]
    lines = book.read_text("utf-8").splitlines()
    for line, here, before in zip(lines, told(script, lines), kept, strict=True):
        assert (here["found"], here["night"]) == (len(before["findings"]), before["night"])
        assert len(here["unchecked"]) == len(before["unchecked"])
        assert [finding["entry"] for finding in here["findings"]] == [
            finding["entry"] for finding in before["findings"]
        ]
        there = verified(line)
        assert there is not None
        compare(here, there)


def test_each_kind_of_forgery_is_found_by_both(script: Page, text: str) -> None:
    forged = {name: tampered(text, tamper) for name, tamper in FOUND.items()}
    for name, tamper in UNCHAINED.items():
        value = json.loads(text)
        tamper(value)
        forged[name] = json.dumps(value)
    for name, here in zip(forged, told(script, list(forged.values())), strict=True):
        there = verified(forged[name])
        assert there is not None
        assert there.verdict == "wrong", name
        assert here["found"] > 0, name
        assert here["findings"][0]["what"], name


def test_what_only_the_rules_find_it_cannot_know(script: Page, text: str) -> None:
    forged = {name: tampered(text, tamper) for name, tamper in RULES_ONLY.items()}
    for name, here in zip(forged, told(script, list(forged.values())), strict=True):
        there = verified(forged[name])
        assert there is not None
        assert {finding.check for finding in there.findings} <= {"desk", "rounds"}, name
        assert there.findings, name
        assert here["findings"] == [], name


def test_whatever_is_changed_it_finds_what_needs_no_rules_and_nothing_else(
    script: Page, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Parts of some entries, the last entry of every kind left out, some told twice: it is never
    stricter than the audit, and less strict only where rules tell.
    """
    short = whole_night(tmp_path_factory.mktemp("night"), ())
    forged = dict(_every_way(bodies_of(short)))
    wrong = 0
    for name, here in zip(forged, told(script, list(forged.values())), strict=True):
        there = verified(forged[name])
        assert there is not None
        if not there.findings:
            assert here["findings"] == [], name
        elif not {finding.check for finding in there.findings} <= {"desk", "rounds"}:
            assert "refused" in here or here["found"], name
            wrong += 1
    assert wrong > 50


@pytest.mark.parametrize("game", ["whist", "constructor"])
def test_a_game_that_nobody_knows_is_one_by_any_name(script: Page, text: str, game: str) -> None:
    """Objects of the page have a `constructor` whether or not anybody put one there."""
    bodies = bodies_of(text)
    for body in bodies:
        if body.get("game") == "divide-and-conquer":
            body["game"] = game
    forged = chained(bodies)
    (here,) = told(script, [forged])
    there = verified(forged)
    assert there is not None
    assert here["findings"] == []
    assert any(f"is of {game}, a game" in what for what in here["unchecked"])
    assert any(game in str(each) for each in there.unchecked)


@pytest.mark.slow
@pytest.mark.parametrize("most", [2, pytest.param(1000, marks=pytest.mark.long)])
def test_a_table_says_for_every_fact_who_finds_it_changed_and_it_is_so(
    script: Page, nights: dict[str, str], most: int
) -> None:
    """What neither finds is what the table says that only a seal tells, no more and no less. A fact
    that nobody found changed once needs no second change; one that was found is changed so often
    at most.
    """
    columns = {
        (kind, fact): column
        for kind, bind in bound.BOUND.items()
        for fact, column in [*bind.all, *((fact, "seal") for fact in bound.OF_ALL)]
    }
    tried, sealed = Counter[tuple[str, str]](), set[tuple[str, str]]()
    done = set[tuple[str, str]]()
    for night in sorted(nights.values(), key=len):
        for change in changes(night, done):
            what, there = (change.kind, change.fact), verified(change.text)
            assert there is not None
            tried[what] += 1
            if tried[what] == most and columns[what] != "seal":
                done.add(what)
            if there.verdict == "sound":
                (here,) = told(script, [change.text])
                assert here["verdict"] == "sound", change.what
                sealed.add(what)
                done.add(what)
            elif columns[what] == "both":  # by the cards, a page may find what it need not
                (here,) = told(script, [change.text])
                assert here.get("verdict") != "sound", change.what
    assert tried.keys() == columns.keys()
    assert sealed == {what for what, column in columns.items() if column == "seal"}


def test_what_is_changed_together_with_all_that_says_it_again_only_a_seal_tells(
    script: Page, nights: dict[str, str]
) -> None:
    stories = ALIKE | ALIKE_FOUND
    forged = {name: _alike(nights[night], tamper) for name, (night, tamper) in stories.items()}
    for name, here in zip(forged, told(script, list(forged.values())), strict=True):
        there = verified(forged[name])
        assert there is not None
        assert there.verdict == ("sound" if name in ALIKE else "wrong"), name
        assert here["verdict"] == "sound", name  # what hangs on it, only the rules tell


def _alike(text: str, tamper: Tampering) -> str:
    bodies = bodies_of(text)
    tamper(bodies)
    return chained(bodies, json.loads(text)["night"])


def test_both_come_to_the_same_verdict_whatever_is_forged(
    script: Page, nights: dict[str, str]
) -> None:
    """Seeded, of every sort: types, facts and entries left out, doubled or swapped, versions that
    nobody knows. `CROUPIER_FORGERIES` says how many.
    """
    count = int(os.environ.get("CROUPIER_FORGERIES", "120"))
    forged = list(campaign(list(nights.values()), count))
    verdicts: Counter[str] = Counter()
    for (what, text), here in zip(forged, told(script, [text for _, text in forged]), strict=True):
        there = verified(text)
        mine = "refused" if "refused" in here else here["verdict"]
        theirs = "refused" if there is None else there.verdict
        checks = {finding.check for finding in there.findings} if there else set()
        if theirs == "wrong" and checks <= {"desk", "rounds"}:
            assert mine in ("wrong", "sound", "unchecked"), what  # it knows no rules
        else:
            assert mine == theirs, what
        verdicts[theirs] += 1
    assert min(verdicts[each] for each in ("sound", "wrong", "unchecked")) > count // 50


def _every_way(bodies: list[Body]) -> Iterator[tuple[str, str]]:
    last = {body["kind"]: at for at, body in enumerate(bodies)}
    assert last.keys() == set(KINDS)

    for turn, (kind, at) in enumerate(last.items()):
        yield f"{kind} left out", chained(bodies[:at] + bodies[at + 1 :])
        if turn % 7 == 0:
            yield f"{kind} told twice", chained([*bodies[:at], bodies[at], *bodies[at:]])
    for at in range(0, len(bodies), 17):
        for turn, part in enumerate(list(parts_of(bodies[at]))[::5]):
            wrong: JSON = [1] if turn % 2 else None
            said = json.loads(json.dumps(bodies[at]))
            put(said, part, wrong)
            yield f"{part} of {at}: {wrong}", chained([*bodies[:at], said, *bodies[at + 1 :]])


def test_the_forms_are_those_of_the_kinds(script: Page) -> None:
    kinds = script.evaluate(
        """async () => {
            const { KINDS } = await import("/modules/web/frontend/verify/forms.js");
            return Object.fromEntries(
                Object.entries(KINDS).map(([kind, facts]) => [kind, Object.keys(facts)]));
        }"""
    )
    assert {kind: set(facts) for kind, facts in kinds.items()} == {
        name: set(keys(kind)) for name, kind in KINDS.items()
    }


HOSTILE = {
    "": "It is empty.",
    "{": "It ends in the middle",
    "[]": "It is not the bundle of a night",
    "not a file of ours": "It is no JSON from line 1, sign 1 on.",
    '{"format":"croupier-round/1"}': "It is not the bundle of a night",
    '{"format":"croupier-bundle/1"}': "A bundle has the keys",
    '{"format":"croupier-bundle/1","format":"croupier-bundle/1"}': "the key “format” twice",
    '{"a":{"__proto__":1,"__proto__":2}}': "the key “__proto__” twice",
    '{"a":NaN}': "It is no JSON from line 1, sign 6 on.",
    '{"a":01}': "It is no JSON",
    '{"a":"\\ud800"}': "half of a character",
    '{"a":"\n"}': "It is no JSON",
    "[" * 100_000: "nested too deeply",
    '{"a":' + "9" * 5000 + "}": "far too long",
    '{"format":"croupier-bundle/1","night":"x","entries":[],"head":{"number":1.0,"hash":"'
    + "0" * 64
    + '"}}': "no whole number",
    '{"format":"croupier-bundle/1","night":"x","entries":[],"head":{"number":0,"hash":"'
    + "A" * 64
    + '"}}': "small letters",
    '{"format":"croupier-bundle/1","night":"x","entries":[7],"head":{"number":0,"hash":"'
    + "0" * 64
    + '"}}': "no object with the keys",
}


def test_what_is_no_bundle_is_refused_by_both_in_one_sentence(script: Page) -> None:
    for (hostile, says), here in zip(HOSTILE.items(), told(script, list(HOSTILE)), strict=True):
        assert verified(hostile) is None, hostile
        assert says in here["refused"], hostile


def test_how_a_bundle_is_laid_out_changes_nothing(script: Page, text: str) -> None:
    value = json.loads(text)
    laid_out = [json.dumps(value, indent=4), "\ufeff" + text, json.dumps(value)]
    laid_out.append(text.replace(":0,", ":-0,", 1))  # it is hashed as 0
    for other, here in zip(laid_out, told(script, laid_out), strict=True):
        there = verified(other.removeprefix("\ufeff"))
        assert there is not None
        assert (there.verdict, here["findings"]) == ("sound", [])
        assert here["canonical"] == (other == "\ufeff" + text)


def test_figures_that_cannot_be_added_up_exactly_are_left_to_the_command(
    script: Page, text: str
) -> None:
    most = 2**53 - 1

    def rich(bodies: list[Body]) -> None:
        gift = next(body for body in bodies if body["kind"] == "gift")
        gift["transfers"] = [["issued", "cage", most, "chips issued"]] * 2

    (here,) = told(script, [tampered(text, rich)])
    assert "more than this page can add up" in here["refused"]


def test_more_may_have_come_in_all_than_was_ever_in_the_drawer(
    script: Page, croupier: Running
) -> None:
    most = 2**53 - 1
    night = f"nights/{croupier.night()}"
    for _ in range(2):
        croupier.say("POST", f"{night}/floats", {"cash": most})
        hall = {"what": "expense", "cash": most, "purpose": "the hall"}
        croupier.say("POST", f"{night}/purposes", hall)
    croupier.say("POST", f"{night}/floats", {"cash": 5})
    database = croupier.services.database
    with database.reading() as connection:
        text = "".join(bundle.written(DatabaseRecords(connection, 1)))
    (here,) = told(script, [text])
    assert here["verdict"] == "sound"
    assert here["report"]["drawer"] == {"holds": 5, "should": 5}


# The page


@pytest.fixture
def page(device: Device) -> Iterator[Page]:
    """The page as a file on a phone with no network; whatever it asks for fails the test."""
    page = device(360, 740, reduced_motion="reduce").new_page()
    complaints: list[str] = []
    asked: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text))
    page.context.set_offline(True)
    page.goto(FILE.as_uri())
    page.on("request", lambda request: asked.append(request.url))
    yield page
    assert complaints == []
    assert {url.partition(":")[0] for url in asked} <= {"file", "blob", "data"}


def choose(page: Page, name: str, content: str | bytes) -> None:
    data = content.encode() if isinstance(content, str) else content
    page.set_input_files("#file", {"name": name, "mimeType": "application/json", "buffer": data})
    page.locator(".verdict").first.wait_for()


def verdict(page: Page) -> Any:
    return expect(page.locator(".verdict h2"))


def test_a_night_is_checked_from_a_file_with_no_server_and_no_network(
    page: Page, text: str
) -> None:
    choose(page, "friday.json", text)
    verdict(page).to_have_text("Nothing is wrong, as far as this page can see")
    expect(page.locator(".checks li.is-right")).to_have_count(6)
    expect(page.get_by_text("What this page cannot know")).to_be_visible()
    expect(page.locator(".verdict")).to_contain_text("rules of the games and of the desk were not")
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_the_first_finding_stands_with_the_verdict_and_its_entry(page: Page, text: str) -> None:
    choose(page, "friday.json", tampered(text, FOUND["chips that nobody has"]))
    verdict(page).to_have_text("Something is wrong with this night")
    first = page.locator(".first")
    expect(first).to_contain_text(re.compile(r"^Entry \d+ \(gift, .*\): bankroll:3 goes down to −"))
    expect(page.locator(".checks .is-wrong b").first).to_have_text(
        "Chips and cash: this does not hold"
    )


def test_a_seal_is_held_against_it(page: Page, text: str) -> None:
    result = verified(text)
    assert result is not None
    (_, old), (_, new) = result.report.seals
    choose(page, "friday.json", text)
    field = page.get_by_label("The seal that somebody photographed")
    field.fill(new.upper().replace("-", " "))
    verdict(page).to_have_text("Nothing is wrong, and it is the night of your seal")
    field.fill(old)
    expect(page.locator(".verdict")).to_contain_text("came after it; it does not cover them")
    field.fill("1a2b-3c4d-5e6f-7081")
    verdict(page).to_have_text("This is not the night of your seal")
    expect(page.locator(".verdict")).to_contain_text(new)


def test_several_nights_of_a_file_stand_one_below_the_other(page: Page, text: str) -> None:
    choose(page, "all.json", f"{text}[]\n{text}")
    expect(page.locator(".verdict h2")).to_have_text(
        [
            "Nothing is wrong, as far as this page can see",
            "This is no night that can be checked",
            "Nothing is wrong, as far as this page can see",
        ]
    )
    expect(page.locator(".verdict").nth(1)).to_contain_text("all.json, line 2")


def test_a_file_too_long_or_of_another_kind_says_so(page: Page, tmp_path: Path) -> None:
    choose(page, "photo.jpg", b"\xff\xd8\xff")
    expect(page.locator(".verdict")).to_contain_text("cannot be read as a text")
    long = tmp_path / "long.json"
    with long.open("wb") as file:
        file.truncate(200 * 2**20)
    page.set_input_files("#file", long)
    expect(page.locator(".verdict")).to_contain_text("200 megabytes, and this page reads 128")


def test_markup_in_names_is_text(page: Page, text: str) -> None:
    evil = "<img src=x onerror=document.title='evil'>"

    def tamper(bodies: list[Body]) -> None:
        bodies[0]["name"] = bodies[0]["slug"] = evil
        next(body for body in bodies if body["kind"] == "table-opened")["name"] = evil

    choose(page, f"{evil.replace('/', '')}.json", tampered(text, tamper))
    expect(page.locator("th", has_text=evil)).to_have_count(1)
    expect(page.locator("img")).to_have_count(0)
    assert page.title() == "Check a night"


def test_a_file_is_dropped_anywhere_and_chosen_with_the_keyboard(page: Page, text: str) -> None:
    page.on("filechooser", lambda _: None)  # from here on it is told of, before a key is pressed
    page.keyboard.press("Tab")
    for _ in range(2):
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "file"
    with page.expect_file_chooser() as chooser:
        page.keyboard.press("Space")
    chooser.value.set_files([])
    page.evaluate(
        """text => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], "dropped.json"));
            document.querySelector("h1").dispatchEvent(
                new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
        }""",
        text,
    )
    expect(page.locator(".verdict")).to_contain_text("dropped.json")


def test_it_speaks_german_where_the_browser_does(device: Device, text: str) -> None:
    page = device(360, 740, locale="de-AT").new_page()
    page.goto(FILE.as_uri())
    choose(page, "freitag.json", tampered(text, FOUND["chips that nobody has"]))
    verdict(page).to_have_text("Mit diesem Abend stimmt etwas nicht")
    expect(page.locator(".first")).to_contain_text("Es gibt, was es nicht hat.")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Check a night")
    assert page.evaluate("document.documentElement.lang") == "en"


def test_the_server_has_it_for_anybody(croupier: Running, device: Device, text: str) -> None:
    page = device(1024, 768).new_page()
    page.goto(f"{croupier.url}/verify")
    choose(page, "friday.json", text)
    verdict(page).to_have_text("Nothing is wrong, as far as this page can see")
