"""The checks find what they are there to find: each is tried on a game with exactly that
mistake.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count, pairwise
from typing import Any

import pytest

from games.cards import PACK, RANKS, Card
from games.catalogue import GAMES
from games.engine import Action, Ending, Game, Option, Round, Script, Seat, Table, Whole, set_up
from games.engine.shuffle import Draws
from games.trials import checks
from games.trials.leaks import leaks
from games.trials.reentry import reentry
from games.trials.simulate import MOST_ACTIONS, Stuck, random_round, random_rounds, simulate


@dataclass
class Told:
    """What the game tells everybody."""

    what: Any = None


Mistake = Callable[[Table[Any]], None]


def high_card(mistake: Mistake = lambda table: None) -> Game:
    """A card to each seat, a bet from whoever likes, and the highest card takes the pot. `mistake`
    happens once the cards are dealt.
    """

    def play(table: Table[Any]) -> Script:
        table.shuffle(PACK)
        for seat in table.seats:
            table.zone(f"hand:{seat}", owner=seat, sight="owner")
            table.deal(1, to=f"hand:{seat}")
        mistake(table)
        for seat in table.seats:
            values = {"chips": Whole(0, table.chips(seat))}
            action = yield table.ask(
                "test.bet", Option(seat, "bet", values), stage=f"bet {seat}", seat=seat
            )
            table.pay(seat, "pot", action.whole("chips"), "bet")
        for seat in table.seats:
            yield from table.turn_over(f"hand:{seat}", which="card", seat=seat)
        table.pay(
            "pot", max(table.seats, key=lambda seat: height(table, seat)), table.chips("pot"), "won"
        )
        return Ending({})

    lines = {"test.bet": "{player}, bet."}
    reasons = {"bet": "bet", "won": "won"}
    return Game("high-card", "High card", "1", 2, 4, play, lines, reasons, has_deal=False)


def height(table: Table[Any], seat: int) -> tuple[int, Card]:
    card = table.cards(f"hand:{seat}")[0]
    return RANKS.index(card[0]), card


def found(game: Game, seed: int = 1) -> set[str]:
    return {found.finding.check for found in simulate(game, rounds=12, seats=3, seed=seed).found}


def a_round(game: Game, chips: int = 100) -> Round:
    seats = [Seat(seat, f"Player {seat}", chips) for seat in (1, 2, 3)]
    return random_round(set_up(game, seats, seed=bytes(32)), Draws(b"\x01" * 32))


def test_a_game_without_mistakes_has_no_findings() -> None:
    assert found(high_card()) == set()


def test_a_hole_card_in_the_facts_is_a_leak() -> None:
    def tell_the_first_card(table: Table[Any]) -> None:
        table.facts = Told(table.cards("hand:1")[0])

    assert found(high_card(tell_the_first_card)) == {"leak"}


def test_what_follows_from_a_hole_card_is_a_leak() -> None:
    def tell_the_colour(table: Table[Any]) -> None:
        table.facts = Told(table.cards("hand:1")[0][1] in "dh")

    assert found(high_card(tell_the_colour)) == {"leak"}


def test_a_card_in_what_is_told_is_a_leak() -> None:
    def whisper(table: Table[Any]) -> None:
        if table.virtual:
            table.tell("marker", seat=1, amount=RANKS.index(table.cards("hand:1")[0][0]) + 1)

    assert found(high_card(whisper)) == {"leak"}


def test_a_card_that_is_only_wanted_is_told_in_no_event() -> None:
    def want(table: Table[Any]) -> None:
        table.tell("test.wanted", card="7h")

    def and_say_so(table: Table[Any]) -> None:
        table.tell("test.next", which="the 7♥")

    wanted = {"test.wanted": "Next is the {card}.", "test.next": "Next is {which}."}
    for mistake, code in ((want, "test.wanted"), (and_say_so, "test.next")):
        game = high_card(mistake)
        game = replace(game, lines={**game.lines, **wanted})
        met = simulate(game, rounds=12, seats=3).found
        assert {found.finding.check for found in met} == {"telling"}
        assert met[0].finding.what.startswith(f"{code} names 7h, not seen by everybody so far")
        assert "in the prompt" in met[0].finding.what


def test_a_card_that_everybody_knows_by_then_is_told() -> None:
    def know_and_tell(table: Table[Any]) -> None:
        table.tell("test.turned", card="7h")
        table.known_in("stock", ["7h"])

    game = high_card(know_and_tell)
    game = replace(game, lines={**game.lines, "test.turned": "Here is the {card}."})
    assert found(game) == set()


def test_with_a_real_deck_a_card_that_somebody_has_just_named_is_told() -> None:
    def play(table: Table[Any]) -> Script:
        table.shuffle(PACK)
        table.zone("hand:1", owner=1, sight="owner")
        table.deal(1, to="hand:1")
        action = yield table.ask("test.bet", Option(1, "claim", {"card": table.held("hand:1")}))
        table.tell("test.claimed", seat=1, card=action.card())
        return Ending({})

    seats = [Seat(1, "Ana", 5), Seat(2, "Ben", 5)]
    game = replace(high_card(), play=play)
    real = random_round(set_up(game, seats, cards="physical"), Draws(bytes(32)))
    assert list(checks.telling(real)) == []
    dealt = random_round(set_up(game, seats, seed=bytes(32)), Draws(bytes(32)))
    assert [finding.check for finding in checks.telling(dealt)] == ["telling"]


def test_the_top_of_the_stock_is_a_secret_too() -> None:
    def peek(table: Table[Any]) -> None:
        table.facts = Told(table.cards("stock")[0])

    assert found(high_card(peek)) == {"leak"}


def test_options_that_follow_from_hole_cards_and_are_not_private_are_a_leak() -> None:
    def bets_by_its_card(private: bool) -> Game:
        def play(table: Table[Any]) -> Script:
            table.shuffle(PACK)
            table.zone("hand:1", owner=1, sight="owner")
            table.deal(1, to="hand:1")
            best = 10 if table.cards("hand:1")[0][1] == "h" else 5
            yield table.ask(
                "test.bet", Option(1, "bet", {"chips": Whole(0, best)}, private=private), seat=1
            )
            return Ending({})

        return replace(high_card(), play=play)

    def findings(game: Game) -> set[str]:
        racks, looked = [Seat(1, "Ana", 100), Seat(2, "Ben", 100)], set()
        for seed in range(40):
            round_ = random_round(set_up(game, racks, seed=bytes([seed] * 32)), Draws(bytes(32)))
            looked |= {leak.check for leak in leaks(round_, 2, Draws(bytes([seed] * 32)))}
        return looked

    assert findings(bets_by_its_card(private=False)) == {"leak"}
    assert findings(bets_by_its_card(private=True)) == set()


def test_a_leak_is_told_with_the_viewer_and_the_place() -> None:
    def tell_the_first_card(table: Table[Any]) -> None:
        table.facts = Told(table.cards("hand:1")[0])

    found = simulate(high_card(tell_the_first_card), rounds=12, seed=1).found[0]
    assert "facts" in found.finding.what
    assert found.round_file["game"] == "high-card"


def test_chips_out_of_thin_air_are_found() -> None:
    def conjure(table: Table[Any]) -> None:
        table.places["pot"] = 5

    assert "conservation" in found(high_card(conjure))


def test_chips_left_on_the_felt_that_the_carry_knows_nothing_of_are_found() -> None:
    def play(table: Table[Any]) -> Script:
        yield table.ask("test.bet", Option(1, "bet"), seat=1)
        table.pay(1, "pot", 1, "bet")
        return Ending({})

    assert [
        finding.check for finding in checks.conservation(a_round(replace(high_card(), play=play)))
    ] == ["conservation"]


def test_a_script_with_a_memory_of_its_own_does_not_replay() -> None:
    calls = count()

    def remember(table: Table[Any]) -> None:
        table.facts = Told(next(calls))

    assert "replay" in found(high_card(remember))


def test_a_check_that_changes_something_does_not_replay() -> None:
    def play(table: Table[Any]) -> Script:
        asked = table.facts = Told(0)

        def nags(action: object) -> str | None:
            asked.what += 1
            return "Say it again." if asked.what == 1 else None

        yield table.ask("test.bet", Option(1, "bet", check=nags), seat=1)
        return Ending({})

    round_ = a_round(replace(high_card(), play=play))
    assert [finding.check for finding in checks.all_findings(round_, Draws(bytes(32)))] == [
        "replay"
    ]


def test_a_code_without_a_sentence_is_found() -> None:
    assert found(high_card(lambda table: table.tell("test.nobody-wrote-this"))) == {"words"}


def test_two_options_to_a_seat_and_verb_are_found() -> None:
    def play(table: Table[Any]) -> Script:
        yield table.ask("test.bet", Option(1, "bet"), Option(1, "bet", {"chips": Whole(1)}), seat=1)
        return Ending({})

    round_ = Round(
        set_up(
            replace(high_card(), play=play), [Seat(1, "Ana", 5), Seat(2, "Ben", 5)], seed=bytes(32)
        )
    )
    round_.act(Action(1, "bet"))
    assert [word.what for word in checks.words(round_)] == ["2 options to 1 and bet"]


def test_a_real_deck_that_gives_other_transfers_is_found() -> None:
    def favour_the_house(table: Table[Any]) -> None:
        if not table.virtual and table.chips(1):
            table.pay(1, "house", 1, "because the deck is real")

    findings = {finding.check for finding in reentry(a_round(high_card(favour_the_house)))}
    assert findings == {"re-entry"}


def test_a_prompt_that_nobody_can_answer_is_stuck() -> None:
    def play(table: Table[Any]) -> Script:
        yield table.ask("test.bet", Option(1, "bet", check=lambda action: "Never."), seat=1)
        return Ending({})

    with pytest.raises(Stuck, match=r"test\.bet"):
        a_round(replace(high_card(), play=play))


def test_a_round_without_end_is_left_after_a_while() -> None:
    def play(table: Table[Any]) -> Script:
        while True:
            yield table.ask("test.bet", Option(1, "bet"), seat=1)

    round_ = a_round(replace(high_card(), play=play))
    assert not round_.finished
    assert len(round_.actions) == MOST_ACTIONS


def test_the_same_seed_plays_the_same_rounds_and_counts_them() -> None:
    first, again, other = (
        [
            round_.transfers
            for round_, _ in zip(random_rounds(high_card(), 3, seed), range(5), strict=False)
        ]
        for seed in (1, 1, 2)
    )
    assert first == again != other
    statistics = simulate(high_card(), rounds=20, seats=3, seed=1, check=False)
    assert (statistics.rounds, statistics.finished, statistics.verbs) == (20, 20, {"bet": 60})


def test_random_play_goes_on_with_the_racks_and_the_carry() -> None:
    rounds = [
        round_
        for round_, _ in zip(random_rounds(GAMES["superfecta"], 3, 7), range(20), strict=False)
    ]
    for before, after in pairwise(rounds):
        carry = before.carry or {}
        assert after.setup.carry["race"] == (0 if carry.get("finished") else carry["race"])
        assert after.setup.carry["pools"] == carry["pools"]
        assert [seat.chips for seat in after.setup.seats] == [
            before.table.chips(seat) for seat in before.table.seats
        ]
