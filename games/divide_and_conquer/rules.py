"""Divide and Conquer: ten cards and ten matches; the higher card wins, unless the lower divides it
or is one less (rules page ``divide-and-conquer.md``).

A round is a whole game. Halfway the hands change places, so that the deal favours nobody.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypedDict

from games.cards import Card, rank, suit
from games.cards.scores import (
    SCORE_LINES,
    SCORE_REASONS,
    Item,
    ScoredDeal,
    Stakes,
    end_game,
    open_deal,
    score,
)
from games.cards.zones import hand, played
from games.engine import Dealing, Ending, Game, OneOf, Option, Script, Summary, Table, setting
from games.language import lazy_gettext

SPADES = ("2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "Ts")
DECKS = {10: (*SPADES, "Qs"), 14: (*SPADES, "2h", "4h", "5h", "6h", "8h")}
"""The cards in play, by their number."""
PIPS = {"T": 10, "Q": 12}
HEARTS = 10
"""So much more is a heart worth than its pips."""


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    cards_in_play: int = setting(OneOf(tuple(DECKS)), 10, "How many cards are dealt out.")


@dataclass(frozen=True)
class Match:
    """A match that was played."""

    cards: dict[int, Card]
    """What each seat has played."""
    winner: int


@dataclass
class Play(ScoredDeal):
    """How the game stands, for everybody to see."""

    matches: list[Match] = field(default_factory=list)
    changed: bool = False
    """Whether the hands have changed places."""
    won: dict[int, int] = field(default_factory=dict)
    """The matches of each seat."""


def play(table: Table[Play, Options]) -> Script:
    """One game: each hand is played by both."""
    open_deal(table, Play, better="high", deals=1).won = dict.fromkeys(table.seats, 0)
    deal(table)
    yield from play_hands(table)
    change_hands(table)
    yield from play_hands(table)
    return scored(table)


def deal(table: Table[Play, Options]) -> None:
    """Half the cards to seat 1, all at once, and the other half to seat 2."""
    deck = DECKS[table.options.cards_in_play]
    table.shuffle(deck)
    for seat in table.in_turn():
        table.zone(hand(seat), owner=seat, sight="owner")
        table.zone(played(seat), owner=seat)
        table.deal(len(deck) // 2, to=hand(seat))


def change_hands(table: Table[Play]) -> None:
    """Each player gets the cards that the other was dealt."""
    first, second = table.in_turn()
    for seat, other in ((first, second), (second, first)):
        table.move(played(seat), hand(other), list(table.cards(played(seat))))
    table.facts.changed = True
    table.tell("divide-and-conquer.change")


# A match


def play_hands(table: Table[Play]) -> Dealing:
    """A match for each card of the hands."""
    while table.cards(hand(table.seats[0])):
        if table.virtual:
            yield from choose(table)
        else:
            yield from show(table)
        settle_match(table)


def choose(table: Table[Play]) -> Dealing:
    """Both choose, nobody seeing what; then both cards turn up."""
    options = [Option(seat, "choose", {"card": table.held(hand(seat))}) for seat in table.in_turn()]
    number = len(table.facts.matches) + 1
    chosen = yield from table.hidden_choices("divide-and-conquer.match", *options, number=number)
    for seat, action in chosen.items():
        table.turn_up_card(hand(seat), played(seat), action.card())


def show(table: Table[Play]) -> Dealing:
    """With a real deck both have laid a card face down: the dealer enters them, turned up."""
    for seat in table.in_turn():
        stage, option = f"after action {table.now}", table.showing(hand(seat))
        action = yield table.ask("divide-and-conquer.show", option, stage=stage, seat=seat)
        table.turn_up_card(hand(seat), played(seat), action.card())


def value(card: Card) -> int:
    """What a card is worth: its pips, twelve for the queen; ten more for a heart."""
    pips = PIPS.get(rank(card)) or int(rank(card))
    return pips + HEARTS if suit(card) == "h" else pips


def lower_wins(lower: int, higher: int) -> bool:
    """Whether the lower card beats the higher one: it divides it, or is one less."""
    return higher % lower == 0 or higher - lower == 1


def settle_match(table: Table[Play]) -> None:
    """Give a match to one of the two cards that were just played."""
    cards = {seat: table.cards(played(seat))[-1] for seat in table.in_turn()}
    low, high = sorted(cards, key=lambda seat: value(cards[seat]))
    winner = low if lower_wins(value(cards[low]), value(cards[high])) else high
    table.facts.matches.append(Match(cards, winner))
    table.facts.won[winner] += 1
    beaten = high if winner == low else low
    table.tell("divide-and-conquer.wins", seat=winner, card=cards[winner], beaten=cards[beaten])


def scored(table: Table[Play]) -> Ending:
    """A point a match, scored when all are played."""
    score(
        table,
        [Item(str(seat), lazy_gettext("matches"), won) for seat, won in table.facts.won.items()],
    )
    return end_game(table)


# What the felt is told of it


class MatchBoard(TypedDict):
    """What the felt shows beyond cards and facts."""

    match: int
    """The number of the match that is played; at the end, of the last one."""
    matches: int
    half: int
    """After so many the hands change places."""
    worth: Mapping[Card, int]
    """What each card in play is worth."""
    special: Sequence[Card]
    """The cards whose worth does not stand on them."""
    laid: Mapping[str, Card]
    """What lies open of the match that is played, by the seat: with a real deck alone."""


def felt(table: Table[Play, Options]) -> MatchBoard:
    """What the felt shows beyond cards and facts."""
    played_out, deck = len(table.facts.matches), DECKS[table.options.cards_in_play]
    before = played_out % (len(deck) // 2)
    open_cards = {seat: table.cards(played(seat))[before:] for seat in table.seats}
    return {
        "match": min(played_out + 1, len(deck)),
        "matches": len(deck),
        "half": len(deck) // 2,
        "worth": {card: value(card) for card in deck},
        "special": [card for card in deck if str(value(card)) != card[0].replace("T", "10")],
        "laid": {
            str(seat): cards[0]
            for seat, cards in open_cards.items()
            if cards and played_out < len(deck)
        },
    }


GAME = Game(
    slug="divide-and-conquer",
    name="Divide and Conquer",
    rules="1",
    least_seats=2,
    most_seats=2,
    play=play,
    summary=Summary(
        line="Ten cards, and all that counts is what the other one plays.",
        round_minutes=3,
        evening_minutes=20,
        luck="skill",
    ),
    board=felt,
    options=Options,
    carry_is_whole=True,
    has_deal=False,
    words=(
        "Match: both show a card. The higher one wins, unless the lower divides it or is one less.",
    ),
    reasons=SCORE_REASONS,
    lines=SCORE_LINES
    | {
        "divide-and-conquer.match": "Match {number}: both choose a card, unseen.",
        "divide-and-conquer.show": "Show the card that {player} has laid.",
        "divide-and-conquer.wins": "{player} wins the match: {card} against {beaten}.",
        "divide-and-conquer.change": "The hands change places.",
    },
)
