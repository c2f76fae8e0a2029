"""What a screen is told of heaps of cards before they are said: by the game's own rules, and nobody
else hears of it. Tried with Machiavelli, which judges whole tables.
"""

from typing import Any

import pytest

from tests.web.conftest import TestNight
from tests.web.felt import Felt, played
from tests.web.test_hand import Phone


@played
def felt(night: TestNight) -> Felt:
    """Ana (seat 1) and Ben (seat 2) at a round of Machiavelli that Ben deals, with phones."""
    felt = Felt(night, night.uth)
    felt.do("PUT", "game", {"game": "machiavelli", "options": {}, "cards": "virtual"})
    felt.sit(night.ana, 1, 0)
    felt.sit(night.ben, 2, 0)
    felt.do("PUT", "phones", {"play": True})
    felt.begin()
    return felt


def drafted(phone: Phone, heaps: Any, status: int = 200) -> Any:
    table = phone.look()["table"]
    where = f"{phone.path}/tables/{table['table']}/rounds/{table['number']}/drafts"
    answer = phone.screen.post(where, {"action": {"do": "play"}, "heaps": heaps})
    assert answer.status_code == status, answer.json
    return answer.json


def turn(night: TestNight, felt: Felt) -> tuple[Phone, Phone, str]:
    """The phone of whose turn it is, the other one, and a card of the former's hand."""
    phones = {1: Phone(night, night.ana), 2: Phone(night, night.ben)}
    (seat,) = felt.look()["round"]["prompt"]["awaited"]
    return phones[seat], phones[3 - seat], phones[seat].hand(seat)[0]


def test_a_phone_is_told_of_each_heap_and_of_the_whole(night: TestNight, felt: Felt) -> None:
    phone, _, card = turn(night, felt)
    said = drafted(phone, [[card]])
    assert said["heaps"] == [{"what": "too few cards", "ways": [], "fits": []}]
    assert said["args"] == {"table": [[card]]}
    assert said["price"].endswith("cards drawn: 3.")
    assert drafted(phone, [])["args"] is None
    assert drafted(phone, [["2x", card]])["heaps"] == []


def test_nothing_is_done_and_nothing_is_written(night: TestNight, felt: Felt) -> None:
    phone, other, card = turn(night, felt)
    before = felt.look(), phone.look(), other.look()
    drafted(phone, [[card]])
    assert (felt.look(), phone.look(), other.look()) == before


def test_only_whose_turn_it_is_is_told(night: TestNight, felt: Felt) -> None:
    phone, other, card = turn(night, felt)
    assert drafted(other, [[card]], 409)["error"]["code"] == "not-now"
    (seat,) = felt.look()["round"]["prompt"]["awaited"]
    body = {"action": {"by": seat, "do": "play"}, "heaps": [[card]]}
    refused = felt.do("POST", f"{felt.round}/drafts", body, status=409)
    assert refused["error"]["code"] == "not-now", "the tablet sees no hand"
    assert drafted(phone, [[card]])["args"]


def test_a_tablet_that_holds_the_hand_is_told(night: TestNight, felt: Felt) -> None:
    _, _, card = turn(night, felt)
    felt.do("PUT", "phones", {"play": False})
    (seat,) = felt.look()["round"]["prompt"]["awaited"]
    felt.do("PUT", "hand-over", {"seat": seat})
    body = {"action": {"by": seat, "do": "play"}, "heaps": [[card]]}
    answer = felt.screen.post(f"{felt.path}/{felt.round}/drafts", body)
    assert answer.status_code == 200, answer.json
    assert answer.json["args"] == {"table": [[card]]}


@pytest.mark.parametrize(
    "heaps", [None, [["Ah"] * 121], [["Ah"]] * 121, [["A"]], [["Jk=10d"]], "Ah"]
)
def test_what_is_too_much_or_no_list_is_refused(night: TestNight, felt: Felt, heaps: Any) -> None:
    phone, _, _ = turn(night, felt)
    drafted(phone, heaps, 422)
