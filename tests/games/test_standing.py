"""How a scored game stands, in sentences: games/cards/standing.py."""

import json
from pathlib import Path

from games.cards.scores import Item
from games.cards.standing import headline, mine, progress, standing, together
from games.catalogue import GAMES
from games.engine import Round
from games.engine.shuffle import Draws
from games.kabu.rules import GAME as KABU
from games.language import add_catalog, force_locale
from games.trials.simulate import act_at_random
from tests.games.at_the_table import sit

SALAD, KAISER, BUS, TRIPLE = (
    GAMES[slug] for slug in ("canadian-salad", "kaiser", "stop-the-bus", "triple-play")
)
GERMAN = Path(__file__).parents[2] / "games" / "languages" / "de" / "scores.json"
SEED = bytes(range(32))


def played(round_: Round) -> Round:
    """The round, played to its end by chance."""
    draws = Draws(SEED, round_.game.slug)
    while round_.prompt is not None:
        act_at_random(round_, draws)
    return round_


def salad() -> Round:
    """The first deal of Canadian Salad, where every trick costs 10."""
    return sit(SALAD, {1: 0, 2: 0, 3: 0, 4: 0}, dealer=4, seed=SEED)


def test_a_deal_says_what_is_mine_and_how_near_the_end_is() -> None:
    deal = played(salad())
    tricks = deal.table.facts.tricks.taken(2)
    assert tricks > 1
    assert mine(deal, 2) == (
        f"+{10 * tricks}, {tricks} tricks; {10 * tricks} in all; deal 1 of 6, lowest wins"
    )


def test_before_it_is_scored_a_deal_says_the_score_and_the_end_alone() -> None:
    deal = salad()
    assert standing(deal, 2) == "0 tricks · 0 so far · deal 1 of 6, lowest wins"
    assert (mine(deal, 2), headline(deal)) == (None, None)


def test_the_room_is_told_whom_a_deal_has_brought_most() -> None:
    deal = played(salad())
    scores = deal.table.facts.scores
    name = max(scores, key=lambda each: scores[each])
    said = headline(deal) or ""
    assert said.startswith(f"{deal.table.players[int(name)]}: +{scores[name]}, ")


def test_what_a_deal_has_brought_is_told_as_long_as_it_fits_a_sentence() -> None:
    deal = played(sit(TRIPLE, dict.fromkeys((1, 2, 3, 4), 0), dealer=1, seed=SEED))
    sheet = deal.table.facts.sheet
    sheet.items[:] = [Item("1+3", f"thing {number}", 5) for number in range(1, 5)]
    sheet.after = {"1+3": sheet.before["1+3"] + 20, "2+4": sheet.before["2+4"]}
    assert headline(deal) == "Player 1 and Player 3: +20, thing 1, thing 2, thing 3, thing 4"
    sheet.items.append(Item("1+3", "thing 5", 0))
    assert headline(deal) == "Player 1 and Player 3: +20"


def test_partners_read_both_scores_their_own_first() -> None:
    carry = {"dealer": 1, "deals": 6, "scores": {"1+3": 8, "2+4": -2}, "pot": 0}
    deal = sit(KAISER, dict.fromkeys((1, 2, 3, 4), 0), dealer=1, seed=SEED, carry=carry)
    assert standing(deal, 3) == "0 tricks · 8 : −2 · deal 7, to 52"
    assert standing(deal, 2) == "0 tricks · −2 : 8 · deal 7, to 52"


def test_the_last_deal_says_who_has_won() -> None:
    carry = {"dealer": 4, "deals": 5, "scores": {"1": 0, "2": 900, "3": 900, "4": 900}, "pot": 0}
    deal = played(sit(SALAD, dict.fromkeys((1, 2, 3, 4), 0), dealer=4, seed=SEED, carry=carry))
    won = deal.table.players[1]
    assert (mine(deal, 1) or "").endswith("; you have won the game")
    assert (mine(deal, 2) or "").endswith(f"; {won} won the game")
    assert (headline(deal) or "").startswith(f"{won} won the game with ")


def test_where_tokens_are_lost_the_last_one_in_wins() -> None:
    deal = sit(BUS, {1: 9, 2: 9, 3: 9}, dealer=1, seed=SEED)
    assert standing(deal, 1) == "3 tokens · deal 1, the last one in wins"
    (loser, *_) = played(deal).table.facts.losers
    assert mine(deal, loser) == ("−1, the worst hand; 2 tokens left; deal 1, the last one in wins")


def test_it_is_said_in_the_language_of_whoever_reads_it() -> None:
    add_catalog("de", json.loads(GERMAN.read_text("utf-8")))
    with force_locale("de"):
        assert progress(salad()) == "Spiel 1 von 6, die wenigsten Punkte gewinnen"
        assert together(["Ana", "Ben", "Cleo"]) == "Ana, Ben und Cleo"
    assert together(["Ana", "Cleo"]) == "Ana and Cleo"
    assert together(["Ana"]) == "Ana"


def test_a_game_without_a_sheet_says_nothing() -> None:
    hand = sit(KABU, {1: 100, 2: 100}, seed=SEED)
    assert (progress(hand), standing(hand, 1), mine(hand, 1), headline(hand)) == (None,) * 4
