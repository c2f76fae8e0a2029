"""What the paytables of UTH cost or earn the house, against published figures and exact counts."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod

import pytest

from games.hands import HANDS as KINDS
from games.odds import uth as odds
from games.uth import BLIND_TABLES, GAME, TRIPS_TABLES, Paytable, edges

TOTAL = comb(52, 7)


def all_ranks() -> Iterator[Counter[int]]:
    """All ways in which seven cards fall on the ranks: how many of each."""
    for ranks in combinations_with_replacement(range(13), 7):
        counts = Counter(ranks)
        if max(counts.values()) <= 4:
            yield counts


def has_straight(ranks: set[int]) -> bool:
    """Ranks 0, the deuce, to 12, the ace, which is low as well."""
    low = {rank + 1 for rank in ranks} | ({0} if 12 in ranks else set())
    return any(set(range(start, start + 5)) <= low for start in range(10))


def kind_without_a_flush(ranks: Counter[int]) -> str:
    counts = list(ranks.values())
    fours, threes, pairs = (counts.count(so_many) for so_many in (4, 3, 2))
    if fours:
        return "four of a kind"
    if threes == 2 or (threes and pairs):
        return "full house"
    if has_straight(set(ranks)):
        return "straight"
    if threes:
        return "three of a kind"
    return ("high card", "pair", "two pair", "two pair")[pairs]


@cache
def with_a_flush(counts: tuple[int, ...]) -> int:
    """In how many ways so many cards of different ranks hold five or more of one suit. (Of two
    suits they cannot.)
    """
    ways = {0: 1}  # by the number of cards of that suit
    for count in counts:
        following: Counter[int] = Counter()
        for suited, so_far in ways.items():
            following[suited] += so_far * comb(3, count)
            following[suited + 1] += so_far * comb(3, count - 1)
        ways = dict(following)
    return 4 * sum(so_many for suited, so_many in ways.items() if suited >= 5)


def test_the_counts_of_seven_card_hands_by_counting_them() -> None:
    counted: Counter[str] = Counter()
    for ranks in all_ranks():
        counts = tuple(sorted(ranks.values()))
        counted[kind_without_a_flush(ranks)] += prod(
            comb(4, count) for count in counts
        ) - with_a_flush(counts)
    for mask in range(1 << 13):
        suited = {rank for rank in range(13) if mask >> rank & 1}
        if 5 <= len(suited) <= 7:
            kind = "flush"
            if has_straight(suited):
                kind = "royal flush" if suited >= {8, 9, 10, 11, 12} else "straight flush"
            counted[kind] += 4 * comb(39, 7 - len(suited))
    assert dict(counted) == dict(odds.SEVEN_CARD_HANDS)


def test_all_seven_card_hands_are_counted() -> None:
    assert sum(odds.SEVEN_CARD_HANDS.values()) == TOTAL == 133_784_560
    assert tuple(odds.SEVEN_CARD_HANDS) == tuple(odds.WON) == tuple(odds.FOLDED) == KINDS


def test_a_thousand_million_hands_were_played() -> None:
    assert odds.HANDS == 10**9


def test_royal_flushes_were_won_as_often_as_they_are_dealt_but_for_those_on_the_board() -> None:
    expected = odds.HANDS * (Fraction(4324, TOTAL) - Fraction(4, comb(52, 5)))
    standard_deviation = float(expected) ** 0.5
    assert abs(odds.WINS["royal flush"] - expected) < 4 * standard_deviation


def test_trips_at_home_keeps_the_published_nineteen_of_a_thousand() -> None:
    assert edge(trips=TRIPS_TABLES["home"]) == 190


def test_the_casinos_blind_is_near_the_published_edge_and_no_better_than_perfect_play() -> None:
    """2.19 of a hundred anted with perfect play; the simple strategy gives away about a quarter
    more.
    """
    assert 219 < edge(blind=BLIND_TABLES["casino"]) < 260


def test_the_home_blind_costs_the_house_one_ante_for_every_win_that_a_casino_pushes() -> None:
    pushed = sum(odds.WINS[kind] for kind in ("three of a kind", "two pair", "pair", "high card"))
    difference = edge(blind=BLIND_TABLES["casino"]) - edge(blind=BLIND_TABLES["home"])
    assert abs(difference - 10_000 * pushed / odds.HANDS) <= 1
    assert edge(blind=BLIND_TABLES["home"]) == -3549


def edge(blind: Paytable = BLIND_TABLES["home"], trips: Paytable | None = None) -> int:
    def chosen(table: Paytable) -> dict[str, object]:
        words = {None: "lose", 0: "push"}
        return {
            kind: words.get(row.numerator, f"{row.numerator}/{row.denominator}")
            for kind, row in table.items()
        }

    options = {
        "blind_paytable": chosen(blind),
        "trips_paytable": chosen(trips or TRIPS_TABLES["home"]),
    }
    return edges(options)[1 if trips else 0].parts


def own(row: object) -> dict[str, object]:
    return dict.fromkeys(KINDS, row)


@pytest.mark.parametrize(
    ("row", "parts"), [("lose", 10_000), ("push", 0), (1, -10_000), ("1/2", -5_000)]
)
def test_a_trips_table_of_ones_own_is_reckoned_too(row: object, parts: int) -> None:
    reckoned = edges({"blind_paytable": "home", "trips_paytable": own(row)})
    assert [edge.parts for edge in reckoned if edge.setting == "trips_paytable"] == [parts]


def test_a_blind_that_never_wins_keeps_a_chip_of_every_hand_won() -> None:
    options = {"blind_paytable": own("push"), "trips_paytable": "home"}
    never = {"blind_paytable": own("lose"), "trips_paytable": "home"}
    won = round(10_000 * sum(odds.WINS.values()) / odds.HANDS)
    assert abs(edges(never)[0].parts - edges(options)[0].parts - won) <= 1


def test_the_option_screen_says_what_each_table_costs() -> None:
    settings = {setting.name: setting for setting in GAME.settings}
    assert "loses about 35.5 chips on every 100" in settings["blind_paytable"].choices["home"]
    assert "keeps about 2.5 chips of every 100" in settings["blind_paytable"].choices["casino"]
    assert "keeps about 1.9 chips of every 100" in settings["trips_paytable"].choices["home"]
    assert odds.in_words(0, "anted") == "the house keeps about nothing of what is anted"
