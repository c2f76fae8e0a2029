"""Players of the program: they play by the rules from what their seat sees and nothing else, and
they beat people who play at random.
"""

from dataclasses import replace

import msgspec
import pytest

from games.catalogue import GAMES
from games.engine import (
    NotARound,
    Refusal,
    Round,
    RoundView,
    Seat,
    Setup,
    facts,
    set_up,
    view,
)
from games.engine.shuffle import Draws
from games.folders import module
from games.players import advise, advise_itself, dealt, draws_for, next_action, plays
from games.players.advice import Observation
from games.players.words import WHY, sentence
from games.trials.leaks import hidden_cards_renamed, with_cards_renamed
from games.trials.simulate import next_setup, random_setup
from tests.games.program import SEED, gained, play_out, sat_down

PLAYED = [slug for slug in GAMES if plays(slug)]
LONG = ("uth", "card-stock-market", "superfecta", "vazhushal", "machiavelli", "triple-play")
"""Their rounds are long, or have many seats: three of them have as many choices as twelve others.
`croupier simulate` plays thousands.
"""


def test_a_game_that_nobody_taught_the_program_is_none_that_it_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its rules stand, and people play it: there is no advice, no practice and no house player."""
    monkeypatch.setattr("games.players._player_of", lambda game: None)
    round_ = Round(sat_down(GAMES["kabu"], 3, Draws(SEED, "nobody")))
    assert not plays("kabu")
    assert advise(view(round_, 1), 1, draws_for(SEED, round_, 1)) is None
    assert next_action(round_, round_.table.seats, SEED) is None
    assert not plays("patience")


@pytest.mark.slow
@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("game", PLAYED)
def test_a_table_of_the_program_plays_every_round_to_its_end(game: str) -> None:
    draws = Draws(SEED, f"table {game}")
    rounds = 0
    while rounds < (3 if game in LONG else 12):
        setup: Setup | None = random_setup(GAMES[game], draws, None, "virtual")
        for _ in range(3):
            if setup is None:
                break
            round_ = play_out(setup, [seat.seat for seat in setup.seats], draws)
            rounds += 1
            nobody_can_bet = round_.prompt is not None and round_.prompt.say.code == "uth.betting"
            assert round_.finished or nobody_can_bet, round_.prompt
            setup = next_setup(round_, draws)


# How many rounds, and how much better than everybody else the seat of the program does: in chips,
# or in points where there are no chips. By the seeds of the tests.
WON = {
    "superfecta": 8,
    "kabu": 60,
    "speculation": 60,
    "card-stock-market": 3,
    "lorum": 56,
    "bura": 40,
    "stop-the-bus": 40,
    "polignac": 30,
    "canadian-salad": 18,
    "kaiser": 30,
    "schnapsen": 30,
    "cactus": 20,
    "umtali": 30,
    "aggravation": 10,
    "triple-play": 8,
    "machiavelli": 8,
    "vazhushal": 6,
}

MARGINS = {
    "comet": (150, 1),
    "ristiseiska": (60, 1.5),
    "crates": (20, 30),
    "chicago": (40, 2),
    "chinese-ten": (30, 10),
    "diloti": (24, 4),
    "cactus": (40, 10),
    "umtali": (40, 10),
}
"""So many deals, and by how many points a deal the program does better than people at random."""


NEITHER = {
    "uth": "tests/games/uth/test_player.py holds it against people at random",
    "divide-and-conquer": "it plays at random, which nobody can beat",
    "through-the-window": "it turns cards, and calls no words",
}
"""Games of the program that neither of these holds, and why."""


def test_every_player_of_the_program_is_held_against_chance_or_says_why_not() -> None:
    named = {*WON, *MARGINS, *NEITHER}
    assert named <= {*PLAYED}, f"games/<game>/player.py is missing: {named - {*PLAYED}}"
    left = {*PLAYED} - named
    assert not left, f"a line in WON or MARGINS, or the reason in NEITHER, is missing: {left}"


@pytest.mark.slow
@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("game", WON)
def test_the_program_beats_people_who_play_at_random(game: str) -> None:
    draws = Draws(SEED, f"wins {game}")
    rules = GAMES[game]
    seats = max(rules.least_seats, min(4, rules.most_seats))
    won = {1: 0, 2: 0}
    for number in range(WON[game]):
        carry = {"hand": number % 7, "first_dealer": 1 + number % 4} if game == "lorum" else {}
        mine = 1 + number % seats
        partner = [mine, (mine + 1) % 4 + 1] if rules.partners else [mine]
        round_ = play_out(sat_down(rules, seats, draws, carry=carry), partner, draws)
        for seat in range(1, seats + 1):
            player = 1 if seat in partner else 2  # the program, or somebody at random
            won[player] += gained(round_, seat)
    seats_of_mine = 2 if rules.partners else 1
    assert won[1] / seats_of_mine > won[2] / (seats - seats_of_mine), "at random one does as well"


@pytest.mark.slow
@pytest.mark.sweep(of=3)
@pytest.mark.parametrize("game", MARGINS)
def test_the_program_is_better_than_random_play_by_so_many_points_a_deal(game: str) -> None:
    rounds, least = MARGINS[game]
    rules, draws = GAMES[game], Draws(SEED, f"margin of {game}")
    seats = max(rules.least_seats, min(4, rules.most_seats))
    better = 0.0
    for number in range(rounds):
        setup = sat_down(rules, seats, draws)
        sides = [side.split("+") for side in Round(setup).table.facts.scores]
        mine = sides[number % len(sides)]
        round_ = play_out(setup, map(int, mine), draws)
        assert round_.finished
        others = [side for side in sides if side != mine]
        better += gained(round_, int(mine[0]))
        better -= sum(gained(round_, int(side[0])) for side in others) / len(others)
    assert better > least * rounds, f"better by {better / rounds:.1f} points a deal, not by {least}"


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_what_is_hidden_from_a_seat_changes_nothing_that_the_program_does_there(
    game: str,
) -> None:
    """Cards that the seat has had no sight of change places: its choice is the same."""
    draws = Draws(SEED, f"hidden {game}")
    looked = 0
    for _ in range(40):
        setup = sat_down(GAMES[game], GAMES[game].least_seats, draws)
        # A part of the round, so that much is hidden still.
        part = play_out(setup, [1], draws, most=1 + draws.below(41))
        actions = part.actions[: draws.below(len(part.actions)) if part.finished else None]
        here = Round(setup, actions)
        for seat in here.table.seats:
            renamed = hidden_cards_renamed(here, seat, draws)
            decks = [[renamed.get(card, card) for card in deck] for deck in here.table.decks]
            try:
                other = Round(replace(setup, seed=None, cut="", deck=tuple(map(tuple, decks))))
                for action in actions:
                    other.act(with_cards_renamed(action, renamed))
            except (NotARound, Refusal):
                continue  # what was played there cannot be played here
            mine = advise_itself(here, seat, SEED)
            theirs = advise_itself(other, seat, SEED)
            assert (mine and (mine.action, mine.why)) == (theirs and (theirs.action, theirs.why))
            looked += mine is not None
        if looked >= (4 if game in LONG else 8):
            return
    pytest.fail(f"only {looked} choices were looked at")


def test_the_program_is_given_a_view_alone_and_answers_it_always_alike() -> None:
    round_ = Round(sat_down(GAMES["kabu"], 3, Draws(SEED, "alike")))
    seat = 2
    sent = msgspec.json.decode(msgspec.json.encode(view(round_, seat)), type=RoundView)
    first = advise(sent, seat, Draws(SEED, "x"))
    assert first is not None
    again = advise(sent, seat, Draws(SEED, "x"))
    assert again is not None
    assert (first.action, first.why) == (again.action, again.why)


@pytest.mark.parametrize("game", PLAYED)
def test_a_player_reads_the_facts_that_its_game_keeps(game: str) -> None:
    """From the bytes that a screen is sent, as the class that stands on the table."""
    draws = Draws(SEED, f"facts {game}")
    setup = random_setup(GAMES[game], draws, None, "virtual")
    for number in range(4):
        if number < 3:
            part = play_out(setup, (), draws, most=draws.below(12) + 2)
        else:
            part = play_out(setup, (), draws)
        seat = part.table.seats[0]
        sent = msgspec.json.decode(msgspec.json.encode(view(part, seat)), type=RoundView)
        kept = part.table.facts
        assert facts.shown(Observation(sent, seat).facts(type(kept))) == facts.shown(kept)


def test_of_a_real_deck_it_leaves_to_people_what_it_cannot_see() -> None:
    seats = [Seat(seat, f"Player {seat}", 100) for seat in (1, 2)]
    round_ = Round(set_up(GAMES["kabu"], seats, cards="physical"))
    assert next_action(round_, [1, 2], SEED) is None
    hand = Round(set_up(GAMES["uth"], seats, cards="physical"))
    bet = next_action(hand, [1], SEED)
    assert bet is not None
    assert bet.do == "bet"


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_every_reason_is_a_sentence(game: str) -> None:
    draws = Draws(SEED, f"reasons {game}")
    setup = sat_down(GAMES[game], max(GAMES[game].least_seats, 2), draws)
    round_ = Round(setup)
    while round_.prompt is not None:
        found = None
        for seat in sorted(round_.table.seats, key=round_.prompt.awaited.__contains__):
            found = advise_itself(round_, seat, SEED)
            if found:
                assert sentence(found).endswith(".")
                assert "{" not in sentence(found)
                break
        action = found.action if found else dealt(round_)
        assert action is not None
        round_.act(action)


@pytest.mark.parametrize("game", PLAYED)
def test_a_code_of_a_reason_is_a_games_own_or_one_of_all(game: str) -> None:
    player = module(game, "player")
    own = getattr(player, "WHY", {})
    assert all(code.startswith("why.") for code in [*WHY, *own])
    assert not WHY.keys() & own.keys()
