"""What the paytables of UTH cost or earn the bank, against published figures and exact counts."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any

import pytest

from games.cards.hands import HANDS as KINDS
from games.engine import JSON, options_of
from games.uth import best_play, odds
from games.uth import sample as uth_sample
from games.uth.bank_odds import edges
from games.uth.counted_file import counted_from, document
from games.uth.paytables import BLIND_TABLES, TRIPS_TABLES, Paytable
from games.uth.rules import GAME
from tests.games.uth.own_table import OWN_COUNTED

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
    assert dict(counted) == dict(best_play.SEVEN_CARD_HANDS)


def test_all_seven_card_hands_are_counted() -> None:
    assert sum(best_play.SEVEN_CARD_HANDS.values()) == TOTAL == 133_784_560
    assert tuple(best_play.SEVEN_CARD_HANDS) == KINDS


def test_all_deals_are_counted() -> None:
    assert comb(52, 2) * comb(50, 3) * comb(47, 2) * comb(45, 2) == best_play.DEALS
    assert best_play.DEALS_OF_SEVEN * TOTAL == best_play.DEALS
    assert len(best_play.OPENINGS) == 169
    assert sum(best_play.OPENINGS.values()) == best_play.HANDS_OF_TWO == comb(52, 2)


# The best play. The published figures are Michael Shackleford's, of the table that casinos have.


def best_play_of(table: str) -> best_play.BestPlay:
    play = odds.best_play_known(winnings(BLIND_TABLES[table]))
    assert play
    return play


def winnings(table: Paytable) -> dict[str, Fraction | None]:
    return {
        kind: None if row.numerator is None else Fraction(row.numerator, row.denominator)
        for kind, row in table.items()
    }


def test_the_tables_of_the_rules_page_are_computed_beforehand() -> None:
    assert [play.blind for play in best_play.computed_beforehand()] == [
        winnings(table) for table in BLIND_TABLES.values()
    ]


def test_the_casinos_table_costs_a_player_the_published_edge() -> None:
    play = best_play_of("casino")
    assert round(float(play.averages.expected_loss), 5) == 0.02185
    assert round(play.averages.standard_deviation, 2) == 4.94
    assert round(float(play.element_of_risk), 5) == 0.00526


def test_the_casinos_table_is_opened_with_the_published_hands() -> None:
    """×4 with a pair of threes or better, any ace, K2 suited, K5, Q6 suited, Q8, J8 suited, JT."""
    opened = {
        name for name, opening in best_play_of("casino").openings.items() if opening.best == "x4"
    }
    pairs = {rank * 2 for rank in "AKQJT9876543"}
    lowest = {"A": ("2", "2"), "K": ("2", "5"), "Q": ("6", "8"), "J": ("8", "T")}
    ranks = "23456789TJQKA"
    others = {
        high + low + suits
        for high, ends in lowest.items()
        for suits, end in zip("so", ends, strict=True)
        for low in ranks[ranks.index(end) : ranks.index(high)]
    }
    assert opened == pairs | others


@pytest.mark.parametrize("table", BLIND_TABLES)
def test_the_figures_of_a_table_agree_with_each_other(table: str) -> None:
    figures = best_play_of(table).averages
    assert figures.hands == best_play.DEALS
    assert sum(best_play_of(table).chances.values()) == sum(figures.distribution.values()) == 1
    mean = sum(won * chance for won, chance in figures.distribution.items())
    square = sum(won**2 * chance for won, chance in figures.distribution.items())
    assert (-mean, square - mean**2) == (figures.expected_loss, figures.variance)
    assert min(figures.distribution) == -6  # Ante, Blind and four to Play
    assert max(figures.distribution) == 505  # a royal flush, against a pair or better


def test_no_play_is_better_for_a_table_than_its_own() -> None:
    """What one table's best play would win with the other's winnings is less."""
    for own, other in (("home", "casino"), ("casino", "home")):
        strange = replace(best_play_of(other), blind=best_play_of(own).blind)
        assert strange.averages.expected_loss > best_play_of(own).averages.expected_loss


def test_the_simple_strategy_wins_less_than_the_best_play_on_the_casinos_table() -> None:
    """By about a quarter of a chip on a hundred, as is published."""
    sample = odds.sampled(winnings(BLIND_TABLES["casino"]))
    error = sample.standard_error
    assert error < 0.0002
    worse = float(sample.expected_loss - best_play_of("casino").averages.expected_loss)
    assert abs(worse - 0.0025) < 3 * error


def test_the_sample_is_of_a_thousand_million_hands() -> None:
    assert odds.sampled(winnings(BLIND_TABLES["home"])).hands == 10**9


def test_royal_flushes_are_won_as_often_as_they_are_dealt_but_for_those_on_the_board() -> None:
    dealt = best_play.DEALS * (Fraction(4324, TOTAL) - Fraction(4, comb(52, 5)))
    for table in BLIND_TABLES:
        assert best_play_of(table).wins("royal flush") == dealt


def test_rounding_down_costs_half_a_chip_of_every_flush_that_wins_at_an_odd_ante() -> None:
    play = best_play_of("home")
    flushes = Fraction(play.wins("flush"), best_play.DEALS)
    assert play.rounding_cost(1) == play.rounding_cost(5) == flushes / 2
    assert play.rounding_cost(2) == 0
    thirds = replace(play, blind={**play.blind, "flush": Fraction(4, 3)})
    assert thirds.rounding_cost(2) == flushes * Fraction(2, 3)


def test_a_fold_gives_up_three_of_a_kind_on_the_board_and_better() -> None:
    """Of what is folded only three and four of a kind can win a Trips: all of it on the board."""
    play = best_play_of("casino")
    chance, cost = play.surrendered(winnings(TRIPS_TABLES["home"]))
    threes, fours = play.folded["three of a kind"], play.folded["four of a kind"]
    assert play.folded["straight"] == play.folded["flush"] == play.folded["full house"] == 0
    assert chance == Fraction(threes + fours, best_play.DEALS)
    assert cost == Fraction(threes * (1 + 3) + fours * (1 + 30), best_play.DEALS)


@pytest.mark.parametrize("table", BLIND_TABLES)
def test_what_seats_win_together_is_a_sample_of_ten_million_deals(table: str) -> None:
    """One seat wins in it what it wins in all deals, but for chance; two share the board."""
    play = best_play_of(table)
    deals = 4 * comb(52, 5)
    alone, variance = -float(play.averages.expected_loss), float(play.averages.variance)
    for seats, won in enumerate(play.together, 1):
        assert sum(won.values()) == deals
        mean = sum(float(amount) * count for amount, count in won.items()) / deals
        square = sum(float(amount) ** 2 * count for amount, count in won.items()) / deals
        # Big wins are rounded up to fives: once in thousands of hands, by two on average.
        assert abs(mean / seats - alone) < 4 * (variance / deals) ** 0.5 + 0.001
        spread = (square - mean**2) / variance
        assert (spread > 1.1 * seats) if seats > 1 else (abs(spread - 1) < 0.02)


def test_a_document_of_a_play_is_read_again() -> None:
    for play in best_play.computed_beforehand():
        assert best_play.best_play_from(json.loads(json.dumps(play.document()))) == play


def spoilt(change: Callable[[Any], object]) -> Any:
    document = json.loads(json.dumps(best_play_of("casino").document()))
    change(document)
    return document


@pytest.mark.parametrize(
    "document",
    [
        5,
        {},
        {"format": best_play.FORMAT},
        spoilt(lambda table: table.update(format="croupier-uth-best-play/0")),
        spoilt(lambda table: table["blind"].update(pair="1")),
        spoilt(lambda table: table["blind"].update(pair="x")),
        spoilt(lambda table: table["shown"]["x1"]["pair"].__setitem__(0, 5)),
        spoilt(lambda table: table["shown"]["x1"]["pair"].__setitem__(0, 5.0)),
        spoilt(lambda table: table["shown"]["x1"]["pair"].append(0)),
        spoilt(lambda table: table["openings"].update(AA=["4", "1"])),
        spoilt(lambda table: table["together"].pop()),
        spoilt(lambda table: table["together"][0]["counts"].__setitem__(0, 5)),
        spoilt(lambda table: table["openings"].update(AA=["1/0", "1"])),
    ],
)
def test_a_document_that_counts_other_deals_is_none(document: Any) -> None:
    with pytest.raises(best_play.NotAPlay):
        best_play.best_play_from(document)


# A table that is handed on


def test_a_counted_table_is_read_again() -> None:
    assert counted_from(json.loads(json.dumps(document(OWN_COUNTED)))) == OWN_COUNTED


def handed_on(change: Callable[[Any], object]) -> Any:
    says = json.loads(json.dumps(document(OWN_COUNTED)))
    change(says)
    return says


def moved(says: Any, kind: str, result: int, source: str, target: str, deals: int) -> None:
    """So many showdowns are said to be of other stakes, and the openings go along."""
    shown = says["shown"]
    shown[source][kind][result] -= deals
    shown[target][kind][result] += deals
    times = best_play.MULTIPLES[target] - best_play.MULTIPLES[source]
    aces = [Fraction(text) for text in says["openings"]["AA"]]
    more = Fraction(times * deals * 1326, 6 * best_play.DEALS)
    says["openings"]["AA"] = [str(aces[0] + more), str(aces[1])]


@pytest.mark.parametrize(
    "forged",
    [
        # Two deals in a hundred that were won with a pair are said to have been for ×4.
        handed_on(lambda says: moved(says, "pair", 0, "x1", "x4", best_play.DEALS // 50)),
        handed_on(lambda says: says["evenings"]["half antes"][0][0].__setitem__(0, 0)),
        handed_on(lambda says: says["evenings"]["half antes"][3][2].__setitem__(1, 5000)),
        handed_on(lambda says: says["evenings"]["half antes"].pop()),
        handed_on(lambda says: says["evenings"].update(hands=[1])),
        handed_on(lambda says: says.pop("evenings")),
        handed_on(lambda says: says.update(together=best_play_of("casino").document()["together"])),
        handed_on(lambda says: says.update(folded={**says["folded"], "flush": 5})),
    ],
)
def test_what_cannot_be_so_is_not_trusted(forged: Any) -> None:
    with pytest.raises(best_play.NotAPlay):
        counted_from(forged)


# The option screen


def test_trips_at_home_keeps_the_published_nineteen_of_a_thousand() -> None:
    assert edge(trips=TRIPS_TABLES["home"]) == 190


def test_the_casinos_blind_keeps_the_published_218() -> None:
    assert edge(blind=BLIND_TABLES["casino"]) == 218


def edge(blind: Paytable = BLIND_TABLES["home"], trips: Paytable | None = None) -> int:
    def chosen(table: Paytable) -> dict[str, JSON]:
        words = {None: "lose", 0: "push"}
        return {
            kind: words.get(row.numerator, f"{row.numerator}/{row.denominator}")
            for kind, row in table.items()
        }

    options: dict[str, JSON] = {
        "blind_paytable": chosen(blind),
        "trips_paytable": chosen(trips or TRIPS_TABLES["home"]),
    }
    return edges(options_of(GAME, options))[1 if trips else 0].parts


def own(row: JSON) -> dict[str, JSON]:
    return dict.fromkeys(KINDS, row)


@pytest.mark.parametrize(
    ("row", "parts"), [("lose", 10_000), ("push", 0), (1, -10_000), ("1/2", -5_000)]
)
def test_a_trips_table_of_ones_own_is_computed_too(row: JSON, parts: int) -> None:
    computed = edges(options_of(GAME, {"trips_paytable": own(row)}))
    assert [edge.parts for edge in computed if edge.setting == "trips_paytable"] == [parts]


def test_a_blind_that_never_wins_keeps_a_chip_of_every_hand_won() -> None:
    """Of the sample: nobody has computed the best play against such tables."""
    options, never = (options_of(GAME, {"blind_paytable": own(row)}) for row in ("push", "lose"))
    won = sum(sum(map(sum, counts)) for counts in uth_sample.WON.values())
    parts = edges(never)[0].parts - edges(options)[0].parts
    assert abs(parts - round(10_000 * won / 10**9)) <= 1


def test_the_option_screen_says_what_each_table_costs() -> None:
    settings = {setting.name: setting for setting in GAME.settings}
    assert "guests win about 36 of 100" in settings["blind_paytable"].choices["home"]
    assert "the bank keeps about 2 of 100" in settings["blind_paytable"].choices["casino"]
    assert "keeps about 1.9 chips of every 100" in settings["trips_paytable"].choices["home"]
    assert odds.in_words(0, "anted") == "keeps about nothing of what is anted"
