"""Past rounds through the API: all of their cards, and nobody's before the round is over."""

from urllib.parse import parse_qs

import pytest

from games.cards import PACK, UNSEEN
from games.engine.shuffle import Draws, commitment, shuffled
from tests.web.conftest import TestNight
from tests.web.felt import Felt, played


@played
def uth(night: TestNight) -> Felt:
    felt = Felt(night, night.uth)
    felt.sit(night.ana, 1, 100)
    felt.sit(night.ben, 3, 60)
    return felt


def ben_folds(felt: Felt) -> None:
    """Ana plays; Ben is undone once, then folds, and nobody sees his hand. The round is closed."""
    felt.do("PUT", "seats/3/cut", {"word": "żółć ♠"})
    felt.begin()
    felt.play(1, "bet", ante=10)
    felt.play(3, "bet", ante=10)
    felt.do("POST", f"{felt.round}/undo", {"action": 1})
    felt.play(3, "bet", ante=5)
    felt.play("dealer", "deal")
    felt.play(1, "play", times=4)
    for _ in range(2):
        felt.play(3, "check")
    felt.play(3, "fold")
    felt.do("POST", f"{felt.round}/close")


def test_everything_that_happened_is_told_in_order(uth: Felt) -> None:
    ben_folds(uth)
    round_ = uth.screen.get(f"{uth.path}/rounds/1").json
    assert (round_["game"], round_["number"], round_["voided"]) == ("uth", 1, False)
    moments = round_["moments"]
    done = [moment["step"]["do"] if moment["step"] else moment["text"] for moment in moments]
    assert done[:5] == [None, "bet", "bet", "The last action is taken back.", "bet"]
    assert done[-1] == "Closed, and the seed is published."
    assert [moment["stands"] for moment in moments[:5]] == [True, True, False, True, True]
    assert [moment["entry"] for moment in moments] == sorted(moment["entry"] for moment in moments)
    assert round_["at"] == len(moments) - 1


def test_the_felt_is_shown_as_it_was_at_any_moment(uth: Felt) -> None:
    ben_folds(uth)
    early = uth.screen.get(f"{uth.path}/rounds/1?at=1").json["round"]
    assert {place: chips for place, chips in early["places"].items() if chips} == {
        "circle:1:ante": 10,
        "circle:1:blind": 10,
    }
    assert "board" not in early["zones"] or early["zones"]["board"]["count"] == 0
    late = uth.screen.get(f"{uth.path}/rounds/1").json["round"]
    assert late["finished"]
    assert late["zones"]["board"]["count"] == 5


def test_a_hand_nobody_saw_lies_face_down_until_it_is_asked_for(uth: Felt) -> None:
    ben_folds(uth)
    seen = uth.screen.get(f"{uth.path}/rounds/1").json
    assert seen["round"]["zones"]["hand:3"]["cards"] == [UNSEEN, UNSEEN]
    up = uth.screen.get(f"{uth.path}/rounds/1?cards=turned up").json
    deck = shuffled(PACK, Draws(bytes.fromhex(seen["seed"]), seen["cut"]))
    hand = up["round"]["zones"]["hand:3"]["cards"]
    assert UNSEEN not in hand
    assert up["turned_up"] is True
    dealt = [card for zone in up["round"]["zones"].values() for card in zone["cards"]]
    assert set(dealt) <= set(deck[: len(dealt) + 3]), (
        "they come off the top of the deck that the seed gives"
    )


def test_the_link_holds_all_that_the_shuffle_follows_from(uth: Felt) -> None:
    ben_folds(uth)
    round_ = uth.screen.get(f"{uth.path}/rounds/1").json
    address, _, fragment = round_["check"]["url"].partition("#")
    said = parse_qs(fragment, strict_parsing=True)
    assert address.endswith("/shuffle")
    assert (
        said["commitment"] == [round_["commitment"]] == [commitment(bytes.fromhex(said["seed"][0]))]
    )
    assert said["cut"] == ["żółć ♠"]
    assert said["deck"] == ["".join(PACK)]
    assert round_["check"]["qr"].startswith("<svg")


def test_a_voided_round_is_recalled_with_its_reason(uth: Felt) -> None:
    uth.begin()
    uth.play(1, "bet", ante=10)
    uth.do("POST", f"{uth.round}/void", {"reason": "a card was seen"})
    round_ = uth.screen.get(f"{uth.path}/rounds/1").json
    assert round_["voided"] is True
    assert round_["moments"][-1]["text"] == "Voided: a card was seen. Every chip goes back."
    assert commitment(bytes.fromhex(round_["seed"])) == round_["commitment"]


def test_a_round_that_is_not_closed_is_not_recalled_by_anybody(uth: Felt, night: TestNight) -> None:
    uth.begin()
    uth.play(1, "bet", ante=10)
    uth.play(3, "bet", ante=5)
    uth.play("dealer", "deal")
    for screen in (uth.screen, night.host, night.wall()):
        answer = screen.get(f"{uth.path}/rounds/1?cards=turned up")
        assert (answer.status_code, answer.json["error"]["code"]) == (409, "round-in-play")
    assert uth.screen.get(f"{uth.path}/rounds/2").json["error"]["code"] == "no-round"


def test_a_wall_recalls_past_rounds_while_the_next_is_played(uth: Felt, night: TestNight) -> None:
    ben_folds(uth)
    uth.begin()
    wall = night.wall()
    assert wall.get(f"{uth.path}/rounds/1").status_code == 200
    assert night.tablet(night.races).get(f"{uth.path}/rounds/1").status_code == 403


@pytest.mark.parametrize("query", ["at=99", "at=-1", "at=x", "cards=all", "other=1"])
def test_what_is_no_moment_is_refused(uth: Felt, query: str) -> None:
    ben_folds(uth)
    assert uth.screen.get(f"{uth.path}/rounds/1?{query}").status_code == 422


def test_a_round_keeps_its_own_players_when_they_change_seats_or_names(
    uth: Felt, night: TestNight
) -> None:
    ben_folds(uth)
    uth.do("DELETE", "seats/1")
    uth.do("DELETE", "seats/3")
    uth.sit(night.ben, 1, 20)
    uth.sit(night.ana, 3, 20)
    named = night.host.say("PATCH", f"{night.path}/players/{night.ana}", {"name": "Anastasia"})
    assert named.status_code == 200
    [past] = uth.table["past"]
    assert past["seats"] == [
        {"seat": 1, "player": night.ana, "name": "Ana"},
        {"seat": 3, "player": night.ben, "name": "Ben"},
    ]
    assert past["results"].keys() == {"1", "3"}
    journal = night.host.get(f"{night.path}/books/journal?kinds=action&limit=50").json
    told = [line["says"] for line in journal["lines"]]
    assert any(line.startswith("Ana: bet") for line in told), told
    assert not any("Anastasia" in line for line in told), told
    round_ = uth.screen.get(f"{uth.path}/rounds/1").json["round"]
    assert [(seat["seat"], seat["player"]) for seat in round_["seats"]] == [(1, "Ana"), (3, "Ben")]
