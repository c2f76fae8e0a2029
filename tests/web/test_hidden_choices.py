"""Hidden choices over the API: on one tablet by hand-over, on phones at once; nobody else is told
anything of a choice, in no answer, before the last one is in.
"""

import json
import re
from typing import Any

import pytest

from games.divide_and_conquer.rules import DECKS
from tests.web.conftest import Screen, TestNight
from tests.web.felt import Felt

CARDS = DECKS[10]


@pytest.fixture
def felt(night: TestNight) -> Felt:
    """A match about to be played, by Ana and Ben."""
    body = {"game": "divide-and-conquer", "cards": "virtual", "tray": 0, "options": {}}
    number = night.host.post(f"{night.path}/tables", body).json["number"]
    felt = Felt(night, number)
    for seat, player in ((1, night.ana), (2, night.ben)):
        felt.sit(player, seat, 0)
    felt.begin()
    return felt


def held(state: Any, seat: int) -> list[str]:
    return list(state["round"]["zones"][f"hand:{seat}"]["cards"])


def choose_in_hand(felt: Felt, seat: int, at: int = 0) -> str:
    """A seat takes the tablet and chooses; returns the card."""
    felt.do("PUT", "hand-over", {"seat": seat})
    card = held(felt.look(f"seat:{seat}"), seat)[at]
    felt.play(seat, "choose", look_as=f"seat:{seat}", card=card)
    return card


def cards_in(text: str) -> set[str]:
    """The cards that a text names, as JSON or in words, beside what every card is worth, which is
    the same in every round.
    """
    text = re.sub(r'"(worth|special)": ?[{\[][^}\]]*[}\]]', "", text)
    return {card for card in CARDS if f'"{card}"' in text or f'\\"{card}\\"' in text}


def everything(night: TestNight, felt: Felt, *others: tuple[Screen, str]) -> dict[str, str]:
    """All that the host, the tablet and these screens are told of the night."""
    asked = [
        *[(night.host, f"{night.path}/{what}") for what in ("entries", "books", "books/journal")],
        (night.host, f"{night.path}/exports/json"),
        (night.host, f"{felt.path}"),
        (felt.screen, f"{felt.path}?as=dealer"),
        (night.wall(), f"{felt.path}"),
        *others,
    ]
    told = {}
    for number, (screen, path) in enumerate(asked):
        answer = screen.get(path)
        assert answer.status_code == 200, (path, answer.status_code)
        told[f"{number} {path}"] = answer.get_data(as_text=True) + json.dumps(dict(answer.headers))
    return told


def test_on_one_tablet_nothing_of_a_choice_comes_out_before_the_last_one(
    night: TestNight, felt: Felt
) -> None:
    card = choose_in_hand(felt, 1)
    for path, text in everything(night, felt).items():
        assert cards_in(text) == set(), path
    record = felt.look()["round"]["record"][-1]
    assert (record["by"], record["do"], record["args"]) == (1, "choose", {})
    assert record["events"][0]["text"] == "Ana has chosen."
    assert felt.state["table"]["hand_over"] is None, "the tablet is the dealer's again"

    bens = choose_in_hand(felt, 2)
    (match,) = felt.look()["round"]["facts"]["matches"]
    assert match["cards"] == {"1": card, "2": bens}


def test_the_dealer_cannot_choose_for_anybody(felt: Felt) -> None:
    felt.do("PUT", "hand-over", {"seat": 1})
    state = felt.look("seat:1")
    since = felt.since(1, "choose")
    card = held(state, 1)[0]
    felt.do("DELETE", "hand-over")
    body = {"action": {"by": 1, "do": "choose", "card": card}, "since": since}
    refused = felt.do("POST", f"{felt.round}/actions?as=dealer", body, status=409)
    assert refused["error"]["code"] == "not-now"
    assert cards_in(json.dumps(refused["error"])) == set()


def test_on_phones_both_choose_at_once_and_a_request_said_twice_is_one(
    night: TestNight, felt: Felt
) -> None:
    felt.do("PUT", "phones", {"play": True})
    ana, ben = night.phone(night.ana), night.phone(night.ben)

    def choose(phone: Screen, seat: int, at: int, key: str) -> Any:
        state = phone.get(f"{night.path}/hand").json
        cards = held(state, seat) if state["round"] else []
        (option,) = state["round"]["prompt"]["options"] or [{"since": stamps[seat]}]
        stamps.setdefault(seat, option["since"])
        body = {"action": {"do": "choose", "card": cards[at]}, "since": stamps[seat]}
        path = f"{night.path}/hand/tables/{felt.table['table']}/rounds/1/actions"
        return phone.say("POST", path, body, Idempotency_Key=key)

    stamps: dict[int, int] = {}
    assert choose(ana, 1, 0, "tap").status_code == 200
    for path, text in everything(night, felt).items():
        assert cards_in(text) == set(), path
    seen = json.dumps(ben.get(f"{night.path}/hand").json)
    assert cards_in(seen) == set(held(ben.get(f"{night.path}/hand").json, 2))

    entries = len(night.host.get(f"{night.path}/entries").json["entries"])
    again = choose(ana, 1, 0, "tap")
    assert again.status_code == 200, again.json
    assert choose(ana, 1, 1, "tap").status_code == 409, "the same key with another card"
    assert len(night.host.get(f"{night.path}/entries").json["entries"]) == entries
    assert choose(ben, 2, 0, "other").status_code == 200
    assert felt.look()["round"]["facts"]["matches"]
