"""What goes over nights and onto paper: a debt carried over and paid, the season, a charity
evening, the night on one page, receipts.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from jinja2 import UndefinedError

from tests.web.conftest import Answer, Screen, TestNight, Time
from web.services.services import Services

CHIPS = [{"value": 1, "colour": "white"}, {"value": 5, "colour": "red"}]
EUROS = {"name": "Friday", "money": {"currency": "EUR", "chip": 10}, "chip_set": CHIPS}


def done(answer: Answer) -> Any:
    assert answer.status_code in (200, 201), answer.json
    return answer.json


@pytest.fixture
def evening(host: Screen) -> Callable[..., int]:
    """Opens a night with a float of 100.00 and these people of the house, or names."""

    def opened(name: str, **who: Any) -> int:
        return int(
            done(host.post("nights", EUROS | {"name": name, "float": 10_000} | who))["number"]
        )

    return opened


def page(host: Screen, path: str) -> str:
    answer = host.get(path)
    assert answer.status_code == 200, answer.text
    return " ".join(answer.text.split())


@pytest.fixture
def two_nights(host: Screen, evening: Callable[..., int]) -> tuple[int, int]:
    """Ana wins 20 chips of Ben's (a gift stands for play), who signs for 100 and pays nothing; the
    first night is closed, and both come again.
    """
    first = evening("First", players=["Ana", "Ben"])
    done(host.post(f"nights/{first}/players/1/buy-ins", {"chips": 50, "against": "cash"}))
    done(host.post(f"nights/{first}/players/2/buy-ins", {"chips": 100, "against": "marker"}))
    done(host.post(f"nights/{first}/gifts", {"from": 2, "to": 1, "chips": 20}))
    done(host.post(f"nights/{first}/players/1/cash-outs", {}))
    done(host.post(f"nights/{first}/players/2/cash-outs", {}))
    done(host.post(f"nights/{first}/close"))
    return first, evening("Second", people=[1, 2])


def test_a_debt_goes_on_in_the_next_night_and_is_paid_there_in_both_books(
    host: Screen, two_nights: tuple[int, int], services: Services
) -> None:
    first, second = two_nights
    (debt,) = host.get("debts").json["debts"]
    assert (debt["name"], debt["chips"], debt["minor"], debt["open"]) == ("Ben", -20, -200, True)
    sealed = services.book.night(first)
    state = done(host.post(f"nights/{second}/players/2/debts", {"night": first, "player": 2}))[
        "state"
    ]
    ben = state["players"][1]
    assert (ben["owes"]["desk"], ben["result"]) == (20, 0)
    done(host.post(f"nights/{second}/players/2/repayments", {"chips": 20, "with": "cash"}))
    assert services.book.night(first) == sealed  # its seal is as it was
    (debt,) = host.get("debts").json["debts"]
    assert (debt["open"], debt["went"]["night"]) == (False, second)
    assert "Ben: −€2.00 went on in Second, entry" in page(host, f"nights/{first}/page")
    assert "+ in, for chips and markers" in page(host, f"nights/{second}/page")


def test_the_page_of_a_night_says_which_part_of_a_debt_went_on(
    host: Screen, two_nights: tuple[int, int]
) -> None:
    first, second = two_nights
    paid = {"minor": 50, "place": "hand", "seen": -200}
    done(host.post(f"nights/{first}/players/2/paid", paid))
    rest = {"night": first, "player": 2, "seen": -150}
    done(host.post(f"nights/{second}/players/2/debts", rest))
    assert "Ben: −€1.50 went on in Second, entry" in page(host, f"nights/{first}/page")


def test_a_debt_goes_on_once_and_its_night_stays_closed(
    host: Screen, two_nights: tuple[int, int], evening: Callable[..., int]
) -> None:
    first, second = two_nights
    third = evening("Third", people=[2])
    owed = {"night": first, "player": 2}
    entry = done(host.post(f"nights/{second}/players/2/debts", owed))["entry"]
    assert host.post(f"nights/{third}/players/1/debts", owed).status_code == 409
    assert host.post(f"nights/{first}/reopen").status_code == 409
    done(host.post(f"nights/{second}/corrections", {"entry": entry, "why": "another Ben"}))
    done(host.post(f"nights/{third}/players/1/debts", owed))
    assert [debt["went"]["night"] for debt in host.get("debts").json["debts"]] == [third]


def test_a_debt_is_carried_by_the_person_who_has_it(
    host: Screen, two_nights: tuple[int, int]
) -> None:
    first, second = two_nights
    owed = {"night": first, "player": 2}
    assert host.post(f"nights/{second}/players/1/debts", owed).status_code == 422
    assert host.post(f"nights/{second}/players/2/debts", owed | {"player": 1}).status_code == 404


def test_a_debt_that_was_settled_by_hand_is_not_carried(
    host: Screen, two_nights: tuple[int, int]
) -> None:
    first, second = two_nights
    path = f"nights/{first}/players/2/settled"
    done(host.say("PUT", path, {"settled": True, "how": "at the bar"}))
    assert [debt["open"] for debt in host.get("debts").json["debts"]] == [False]
    owed = {"night": first, "player": 2}
    assert host.post(f"nights/{second}/players/2/debts", owed).status_code == 409
    assert "was settled from hand to hand. at the bar" in page(host, f"nights/{first}/page")
    done(host.say("PUT", path, {"settled": False}))
    done(host.post(f"nights/{second}/players/2/debts", owed))


def test_a_debt_is_paid_in_parts_and_each_is_undone_by_an_entry(
    host: Screen, two_nights: tuple[int, int]
) -> None:
    first, second = two_nights
    path = f"nights/{first}/players/2/paid"
    part = {"minor": 50, "place": "person:1", "how": "at the bar", "seen": -200}
    (debt,) = done(host.post(path, part))["debts"]
    (paid,) = debt["parts"]
    assert (debt["left"], debt["open"]) == (-150, True)
    assert (paid["minor"], paid["who"], paid["how"]) == (-50, "Ana", "at the bar")
    brought = {"night": first, "player": 2, "part": 100, "seen": -150}
    done(host.post(f"nights/{second}/players/2/debts", brought))
    (debt,) = host.get("debts").json["debts"]
    assert debt["left"] == -50
    wrong = {"entry": paid["entry"], "why": "it was Cy"}
    (debt,) = done(host.post("money/taken-back", wrong))["debts"]
    assert debt["left"] == -100
    assert host.post("money/taken-back", wrong).status_code == 404


def test_what_was_seen_of_a_debt_must_still_be_so(
    host: Screen, two_nights: tuple[int, int]
) -> None:
    first, second = two_nights
    path, part = f"nights/{first}/players/2/paid", {"minor": 50, "place": "hand", "seen": -200}
    done(host.post(path, part))
    settled = {"settled": True, "seen": -200}
    brought = {"night": first, "player": 2, "seen": -200}
    for refused in (
        host.post(path, part),
        host.say("PUT", f"nights/{first}/players/2/settled", settled),
        host.post(f"nights/{second}/players/2/debts", brought),
    ):
        assert (refused.status_code, refused.json["error"]["code"]) == (409, "stale")
    (debt,) = host.get("debts").json["debts"]
    assert (debt["left"], len(debt["parts"])) == (-150, 1)


@pytest.mark.parametrize(
    "part",
    [
        {"minor": 201, "place": "hand"},
        {"minor": 0, "place": "hand"},
        {"minor": 50, "place": "outside"},
        {"minor": 50, "place": "account:bank"},
        {"minor": 50, "place": "person:99"},
    ],
)
def test_a_part_that_cannot_be_is_refused_and_changes_nothing(
    host: Screen, two_nights: tuple[int, int], part: dict[str, Any]
) -> None:
    first, _ = two_nights
    refused = host.post(f"nights/{first}/players/2/paid", part | {"seen": -200})
    assert refused.status_code in (404, 422)
    (debt,) = host.get("debts").json["debts"]
    assert (debt["left"], debt["parts"]) == (-200, [])


def test_a_debt_settled_by_hand_is_open_once_its_night_is_sealed_with_another_sum(
    host: Screen, two_nights: tuple[int, int]
) -> None:
    first, _ = two_nights
    settled = f"nights/{first}/players/2/settled"
    done(host.say("PUT", settled, {"settled": True, "seen": -200}))
    done(host.post(f"nights/{first}/reopen"))
    done(host.post(f"nights/{first}/players/2/repayments", {"chips": 5, "with": "cash"}))
    done(host.post(f"nights/{first}/close"))
    (debt,) = host.get("debts").json["debts"]
    assert (debt["open"], debt["left"], debt["settled_before"]["minor"]) == (True, -150, -200)
    part = {"minor": 50, "place": "hand", "seen": -150}
    assert host.post(f"nights/{first}/players/2/paid", part).status_code == 409
    done(host.say("PUT", settled, {"settled": False}))
    (debt,) = done(host.post(f"nights/{first}/players/2/paid", part))["debts"]
    assert (debt["left"], debt["settled_before"]) == (-100, None)


def test_cash_goes_from_a_drawer_to_a_bank_and_to_the_next_float(
    host: Screen, two_nights: tuple[int, int]
) -> None:
    first, second = two_nights
    money = host.get("money").json
    (drawer,) = money["drawers"]
    floats = {line["night"]: line for line in money["floats"]}
    assert drawer["minor"] == 9_800  # 100.00 put in, 5.00 bought, 7.00 cashed out
    assert {night: line["minor"] for night, line in floats.items()} == {
        first: 10_000,
        second: 10_000,
    }
    carried = {"amount": 9_800, "currency": "EUR"}
    there = carried | {"source": drawer["place"], "target": "account:Bank", "why": "night safe"}
    money = done(host.post("money/carried", there))
    assert (money["drawers"], money["there"][0]["minor"]) == ([], 9_800)
    assert host.post("money/carried", there).json["error"]["code"] == "not-enough"
    back = {"amount": 3_000, "source": "account:Bank", "target": floats[second]["place"]}
    money = done(host.post("money/carried", carried | back))
    assert {line["night"]: line["minor"] for line in money["floats"]}[second] == 7_000
    counted = {"place": "account:Bank", "currency": "EUR", "counted": 6_790, "seen": 6_800}
    money = done(host.post("money/counted", counted))
    assert [line["minor"] for line in money["there"]] == [6_790]
    assert [line["what"] for line in money["entries"]] == ["counted", "carried", "carried"]
    stale = host.post("money/counted", counted)
    assert (stale.status_code, stale.json["error"]["code"]) == (409, "stale")
    assert host.post(f"nights/{first}/reopen").status_code == 409


def test_a_gift_that_no_drawer_saw_has_a_receipt_until_it_is_taken_back(
    host: Screen, two_nights: tuple[int, int]
) -> None:
    gift = {"giver": "Cy", "purpose": "the shelter", "currency": "EUR"}
    by_card = gift | {"by": "card", "amount": 12_050, "place": "account:Bank"}
    thing = gift | {"by": "kind", "amount": 0, "place": "outside", "thing": "a ham"}
    done(host.post("money/gifts", by_card))
    ham, money = done(host.post("money/gifts", thing))["entries"]
    receipt = page(host, f"money/{money['entry']}/receipt")
    for said in ("Donation by card", "€120.50", "Cy", "the shelter", "Bank", "Signature"):
        assert said in receipt
    assert "a ham" in page(host, f"money/{ham['entry']}/receipt")
    for wrong in (
        by_card | {"amount": 0},
        by_card | {"place": "outside"},
        by_card | {"purpose": " "},
        thing | {"thing": ""},
        by_card | {"currency": "XXX"},
    ):
        assert host.post("money/gifts", wrong).status_code == 422
    done(host.post("money/taken-back", {"entry": ham["entry"], "why": "it was a cake"}))
    assert host.get(f"money/{ham['entry']}/receipt").status_code == 404
    assert len(host.get("money").json["entries"]) == 1


IBAN = "DE89 3704 0044 0532 0130 00"
"""The example of the IBAN registry."""


def test_a_statement_says_what_is_to_pay_of_which_evening_and_how(
    host: Screen, two_nights: tuple[int, int]
) -> None:
    first, _ = two_nights
    path = f"nights/{first}/players/2"
    text = page(host, f"{path}/statement")
    for said in ("To pay: €2.00", "First", "0 days old", "−20", "To do: pay €2.00 to the host"):
        assert said in text
    assert "<svg" not in text
    done(host.say("PUT", "money/payee", {"name": "Club Ä", "iban": IBAN}))
    done(host.post(f"{path}/paid", {"minor": 55, "place": "hand", "seen": -200}))
    text = page(host, f"{path}/statement")
    for said in ("To pay: €1.45", "€0.55 of it was paid", "Club Ä, DE89 3704 0044", "<svg"):
        assert said in text
    assert IBAN.replace(" ", "\u00a0") in host.get(f"{path}/statement").text, "on one line"
    done(host.say("PUT", f"{path}/settled", {"settled": True, "seen": -145}))
    assert host.get(f"{path}/statement").status_code == 404


def test_a_statement_says_since_when_a_debt_that_went_on_is_owed(
    host: Screen, two_nights: tuple[int, int], evening: Callable[..., int], time: Time
) -> None:
    first, _ = two_nights
    time.pass_(6 * 3_600_000)
    third = evening("Third", people=[2])
    assert "owed since" not in page(host, f"nights/{first}/players/2/statement")
    done(host.post(f"nights/{third}/players/1/debts", {"night": first, "player": 2}))
    done(host.post(f"nights/{third}/close"))
    text = page(host, f"nights/{third}/players/1/statement")
    assert "Third, owed since 21 Nov 2025, 0 days old" in text


def test_an_account_for_payments_has_right_check_digits_and_a_name(host: Screen) -> None:
    for wrong in (IBAN.replace("89", "88"), "DE89", "Club", ""):
        refused = host.say("PUT", "money/payee", {"name": "Club", "iban": wrong})
        assert refused.status_code == 422, wrong
    assert host.say("PUT", "money/payee", {"name": "", "iban": IBAN}).status_code == 422
    assert host.get("money").json["payee"] is None
    named = done(host.say("PUT", "money/payee", {"name": "Club", "iban": IBAN.lower()}))
    assert named["payee"] == {"name": "Club", "iban": IBAN.replace(" ", "")}
    assert done(host.say("PUT", "money/payee", {"name": "", "iban": ""}))["payee"] is None


def test_the_season_adds_up_people_over_nights(host: Screen, two_nights: tuple[int, int]) -> None:
    _, second = two_nights
    done(host.post(f"nights/{second}/players/2/buy-ins", {"chips": 30, "against": "cash"}))
    text = page(host, "season")
    assert "2 nights" in text
    assert "2 / 2" in text
    rows = host.get("season/csv").text.splitlines()
    assert rows[0].startswith("person,name,name_that_night,night,night_name,day,currency")
    assert sorted(row.split(",", 5)[1] for row in rows[1:]) == ["Ana", "Ana", "Ben", "Ben"]
    assert len(host.get(f"season/csv?nights={second}").text.splitlines()) == 3
    assert len(host.get("season/csv?first=2199-01-01").text.splitlines()) == 1
    both = host.get(f"season/csv?nights={second}&first=2199-01-01")
    assert len(both.text.splitlines()) == 1, "days leave out some of the nights, as in exports"
    assert host.get("season/csv?nights=99").status_code == 404
    ticked = re.findall(r'value="(\d+)" checked', page(host, f"season?nights={second}"))
    assert ticked == [str(second)]
    (season,) = re.findall(r"first=(\d+)-01-01&amp;last=\1-12-31", text)
    whole = host.get(f"season/csv?first={season}-01-01&last={season}-12-31")
    assert whole.text.splitlines() == rows
    year = page(host, "people/2/year")
    assert "Gifts received, less those given" in year
    assert "−€2.00" in year
    assert "There are no nights" in page(host, "people/2/year?year=1999")


def test_the_treasurers_report_says_who_owes_and_what_everybody_won(
    host: Screen, two_nights: tuple[int, int]
) -> None:
    first, second = two_nights
    said = host.get("season/report/json").json
    assert [(row["name"], row["owes_house_money"], row["days"]) for row in said["owed"]] == [
        ("Ben", "2.00", 0)
    ]
    assert [(row["name"], row["gifts_money"], row["result_money"]) for row in said["players"]] == [
        ("Ana", "2.00", "2.00"),
        ("Ben", "-2.00", "-2.00"),
    ]
    assert [row["night"] for row in said["nights"]] == [first, second]
    assert host.get(f"season/report/json?nights={second}").json["owed"] == []
    assert host.get("season/report/csv").content_type == "application/zip"
    assert "spreadsheet" in host.get("season/report/xlsx").content_type
    text = page(host, "season")
    assert "<dt>Still owed</dt><dd><b>€2.00</b> to the house</dd>" in text
    assert "not counted: what is owed in Second, which is open" in text
    assert "not counted" not in page(host, f"season?nights={first}")
    assert f"/api/season/report/xlsx?nights={second}&amp;" in page(host, f"season?nights={second}")


def test_the_season_names_what_earned_the_bank_most_in_each_currency(
    host: Screen, evening: Callable[..., int]
) -> None:
    for currency, earned in (("EUR", {"kabu": 3, "uth": 2}), ("USD", {"kabu": 5}), ("CHF", {})):
        money = {"currency": currency, "chip": 10}
        number = evening(f"In {currency}", players=["Ana"], money=money)
        for table, (game, chips) in enumerate(earned.items(), 1):
            opened = {"game": game, "cards": "virtual", "tray": 50}
            done(host.post(f"nights/{number}/tables", opened))
            found = [{"value": 1, "count": 50 + chips}]
            counted = {"counts": [found, found], "book": 50}
            done(host.post(f"nights/{number}/tables/{table}/counts", counted))
    text = page(host, "season")
    named = re.findall(r"Earned the bank most</dt>(.*?)<dd class", text)
    said = [re.sub("<[^>]*>", "", each).strip() for each in named]
    assert sorted(said) == ["Kabu +$0.50", "Kabu +€0.30", "No game"]


def test_the_season_says_what_came_in_and_went_for_which_purpose(
    host: Screen, two_nights: tuple[int, int]
) -> None:
    done(host.post(f"nights/{two_nights[0]}/reopen"))
    for night, cash in zip(two_nights, (2000, 500), strict=True):
        said = {"what": "donation", "cash": cash, "purpose": "the shelter"}
        done(host.post(f"nights/{night}/purposes", said))
    text = page(host, "season")
    assert "What the bank won" in text
    (row,) = re.findall(r"<tr><th>the shelter .*?</tr>", text)
    assert "€25.00" in row
    assert "Donation, in cash" in row


def test_a_phone_shows_the_season_of_its_own_player_alone(night: TestNight) -> None:
    answer = night.phone(night.ana).get(f"nights/{night.number}/hand/season")
    assert answer.status_code == 200
    assert "Ana" in answer.text
    assert "Ben" not in answer.text


def test_a_charity_evening_is_booked_with_its_purposes_and_reported(
    host: Screen, evening: Callable[..., int]
) -> None:
    number = evening("Gala", players=["Ana"])
    path = f"nights/{number}/purposes"
    for what, cash, purpose in (
        ("donation", 5_000, "the shelter"),
        ("entry-fee", 1_000, "the shelter"),
        ("prize", 2_500, "first prize"),
        ("expense", 700, "snacks"),
    ):
        state = done(host.post(path, {"what": what, "cash": cash, "purpose": purpose}))["state"]
    assert state["drawer"]["cash"] == 10_000 + 5_000 + 1_000 - 2_500 - 700
    wrong = done(host.post(path, {"what": "donation", "cash": 99, "purpose": "twice"}))["entry"]
    done(host.post(f"nights/{number}/corrections", {"entry": wrong, "why": "said twice"}))
    too_much = {"what": "prize", "cash": 99_999, "purpose": "more than there is"}
    assert host.post(path, too_much).status_code == 409
    report = page(host, f"{path}/page")
    for amount in ("€50.00", "€10.00", "€25.00", "€7.00", "+€28.00", "€0.99"):
        assert amount in report
    gift = {"giver": "Olga", "purpose": "the shelter", "currency": "EUR", "night": number}
    by_card = gift | {"by": "card", "amount": 7_550, "place": "account:Bank"}
    a_cake = gift | {"by": "kind", "amount": 2_500, "place": "outside", "thing": "a cake"}
    for given in (by_card, a_cake):
        done(host.post("money/gifts", given))
    report = page(host, f"{path}/page")
    for said in ("Donations by card or transfer", "€75.50", "+€103.50", "in kind: a cake"):
        assert said in report  # a thing is no money: 28.00 and 75.50
    sheet = page(host, f"nights/{number}/page")
    assert "donations and entry fees" in sheet
    assert "does not add up" not in sheet


def test_the_page_of_a_night_has_its_fills_tables_and_seals(
    host: Screen, evening: Callable[..., int]
) -> None:
    number = evening("Friday", players=["Ana"])
    table = {"game": "kabu", "cards": "virtual", "tray": 50}
    done(host.post(f"nights/{number}/tables", table))
    done(host.post(f"nights/{number}/tables/1/fills", {"chips": 37}))
    done(host.post(f"nights/{number}/tables/1/credits", {"chips": 6}))
    done(host.post(f"nights/{number}/drawer-counts", {"counted": 9_870}))
    done(host.post(f"nights/{number}/close"))
    sheet = page(host, f"nights/{number}/page")
    for said in ("F 1", "7 × 5, 2 × 1", "C 1", "1 × 5, 1 × 1", "−€1.30", "€98.70"):
        assert said in sheet
    (seal,) = host.get(f"nights/{number}/books").json["seals"]
    assert seal["code"] in sheet
    assert "does not add up" not in sheet


def test_the_page_of_a_night_says_whether_luck_explains_what_the_bank_won(
    night: TestNight,
) -> None:
    """An ante of 5 and its Blind are folded; the best play wins 5 times 0.3586 of them."""
    table = night.table(night.uth)
    night.host.post(f"{table}/seats", {"player": night.ana, "seat": 1, "chips": 50})
    night.host.post(f"{table}/rounds", {"number": 1})
    actions: list[dict[str, Any]] = [
        {"by": 1, "do": "bet", "ante": 5},
        {"by": "dealer", "do": "deal"},
        *({"by": 1, "do": do} for do in ("check", "check", "fold")),
    ]
    for action in actions:
        options = night.host.get(table).json["round"]["prompt"]["options"]
        of = (action["by"], action["do"])
        since = next(option["since"] for option in options if (option["by"], option["do"]) == of)
        done(night.host.post(f"{table}/rounds/1/actions", {"action": action, "since": since}))
    done(night.host.post(f"{table}/rounds/1/close"))
    sheet = page(night.host, f"{night.path}/page")
    assert "the bank won +10 where −2 was to be expected. Well within what luck explains" in sheet


def test_receipts_are_for_the_desk_and_for_ones_own_phone(night: TestNight) -> None:
    buy = {"chips": 40, "against": "marker"}
    entry = done(night.host.post(f"{night.path}/players/{night.ana}/buy-ins", buy))["entry"]
    assert "Marker" in page(night.host, f"{night.path}/receipts/{entry}")
    assert "Owed to the house" in night.host.get(f"{night.path}/receipts/{entry}/picture").text
    assert night.host.get(f"{night.path}/receipts/1").status_code == 404
    own = f"nights/{night.number}/hand/receipts/{entry}"
    assert night.phone(night.ana).get(own).status_code == 200
    assert night.phone(night.ana).get(f"{own}/picture").status_code == 200
    assert night.phone(night.ben).get(own).status_code == 404


def test_a_season_chooses_its_nights_by_day_in_german_too(
    host: Screen, two_nights: tuple[int, int]
) -> None:
    first, _ = two_nights
    rows = host.get("season/csv").text
    host.client.environ_base["HTTP_ACCEPT_LANGUAGE"] = "de"
    text = page(host, "season")
    (year,) = re.findall(r"first=(\d{4})-01-01&amp;last=\1-12-31", text)
    assert re.search(rf"\d\d\.\d\d\.{year}", text)
    assert "2 Abende" in page(host, f"season?first={year}-01-01&last={year}-12-31")
    assert host.get("season/csv").text == rows, "files hold days as files have them"
    assert re.search(rf"\d\d\.\d\d\.{year}, \d\d:\d\d", page(host, f"nights/{first}/page"))


def test_no_paper_says_what_nobody_gave_it(app: Flask) -> None:
    night = {"name": "Friday"}
    with pytest.raises(UndefinedError, match="agrees"):
        app.jinja_env.from_string(
            "{% if not night.agrees %}This does not add up.{% endif %}"
        ).render(night=night)
