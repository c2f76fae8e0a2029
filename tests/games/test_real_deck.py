"""Random play with a real deck: people hold the same cards until they play them."""

from typing import Any

import pytest

from games.cards import UNSEEN
from games.catalogue import GAMES
from games.engine import Action, CardMode, Round, Seat, set_up
from games.engine.shuffle import Draws
from games.trials.real_deck import RealDeck
from games.trials.simulate import act_at_random, random_rounds, simulate

SEED = bytes(range(32))


def seated(slug: str, seats: int, **setup: Any) -> Round:
    people = [Seat(seat, f"Player {seat}", 100) for seat in range(1, seats + 1)]
    return Round(set_up(GAMES[slug], people, cards="physical", **setup))


def held(deck: RealDeck, round_: Round, seat: int) -> list[str]:
    """What a seat holds, seen or not."""
    known = [card for card in round_.table.cards(f"hand:{seat}") if card != UNSEEN]
    return sorted([*known, *deck._faces[f"hand:{seat}"]])


def test_a_hand_keeps_its_cards_until_they_are_played() -> None:
    round_, draws = seated("polignac", 4), Draws(SEED)
    deck = RealDeck(draws)
    deck.follow(round_)
    hands = {seat: held(deck, round_, seat) for seat in round_.table.seats}
    assert sorted(card for hand in hands.values() for card in hand) == sorted(
        round_.table.unseen_faces()
    )
    for _ in range(12):
        assert round_.prompt is not None
        (option,) = round_.prompt.options
        narrowed = deck.narrowed(round_, option)
        assert narrowed is not None
        card = str(narrowed.values["card"].sample(draws.below))
        assert isinstance(option.by, int)
        assert card in hands[option.by]
        round_.act(Action(option.by, "play", {"card": card}))
        hands[option.by].remove(card)
        deck.follow(round_)
        assert {seat: held(deck, round_, seat) for seat in hands} == hands


def test_what_is_drawn_comes_off_the_stock() -> None:
    round_, draws = seated("schnapsen", 2, dealer=2), Draws(SEED)
    deck = RealDeck(draws)
    for _ in range(3):  # the upcard, and a trick
        act_at_random(round_, draws, deck)
    deck.follow(round_)
    for seat in (1, 2):
        assert len(held(deck, round_, seat)) == len(round_.table.cards(f"hand:{seat}"))
    everywhere = [card for cards in deck._faces.values() for card in cards]
    assert sorted(everywhere) == sorted(round_.table.unseen_faces())


@pytest.mark.parametrize(
    ("slug", "kinds"),
    [("lorum", {"revoke", "false pass"}), ("schnapsen", {"revoke"}), ("kaiser", {"revoke"})],
)
def test_the_faults_that_only_a_real_deck_knows_are_tried(slug: str, kinds: set[str]) -> None:
    statistics = simulate(GAMES[slug], rounds=20, cards="physical", check=False)
    assert kinds <= statistics.irregularities.keys()
    assert statistics.data()["faults"] == dict(statistics.irregularities)


@pytest.mark.parametrize(
    ("slug", "verb", "rounds"),
    [("bura", "announce", 30), ("card-stock-market", "joker", 2), ("uth", "show", 3)],
)
def test_what_only_happens_with_a_real_deck_is_tried(slug: str, verb: str, rounds: int) -> None:
    statistics = simulate(GAMES[slug], rounds, cards="physical", check=False)
    assert statistics.verbs[verb] > 0


def test_the_same_seed_plays_the_same() -> None:
    def actions(cards: CardMode) -> list[Any]:
        first = next(random_rounds(GAMES["stop-the-bus"], None, 3, cards))
        return [action.data() for action in first.actions]

    assert actions("physical") == actions("physical")
