"""Through the Window: a card is turned up, and whoever is first to name a noun with its letter wins
it (rules page ``through-the-window.md``).

A round is a whole game. The program does not hear: who was first is settled at the table.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from string import ascii_uppercase
from typing import TypedDict

from games.cards import PACK, Card, in_words, rank
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
from games.engine import Action, Dealing, Game, OneOf, Option, Script, Summary, Table, Text, setting
from games.language import gettext, lazy_gettext

MOST_SEATS = 13
CARDS = 4
"""So many lie before each player, and so many laps are played."""
RANKS = "A23456789TJQK"
"""The order in which the option names their letters."""
ENGLISH = "ATTFFSSENTJQK"
LONGEST = 40
"""So many characters a word may have."""
TURNED = "turned"
"""The zone of the card that is called for."""
OUT = "out"
"""The zone of the cards that nobody won."""


@dataclass(frozen=True)
class Options(Stakes):
    """What can be chosen at a table."""

    letters: str = setting(
        Text("capitals", len(RANKS), len(RANKS)),
        ENGLISH,
        "The first letters of ace, two, three … king in your language, 13 of them.",
    )


@dataclass
class Found:
    """A card that was won, and the word that won it, in capitals; none where it was not entered."""

    seat: int
    card: Card
    word: str | None


@dataclass
class Play(ScoredDeal):
    """How the game stands, for everybody to see."""

    lap: int = 1
    turn: int | None = None
    """Whose card is turned, or is to be turned now."""
    found: list[Found] = field(default_factory=list)
    """The cards that were won, in order."""


def play(table: Table[Play, Options]) -> Script:
    """One game: four laps, a card a turn."""
    facts = open_deal(table, Play, better="high", deals=1)
    deal(table)
    turns = [table.dealing_seat, *table.from_left_of(table.dealing_seat)[:-1]]
    for facts.lap in range(1, CARDS + 1):
        for facts.turn in turns:
            yield from turn_card(table, facts.turn)
            yield from call(table, facts.turn)
    facts.turn = None
    won = {seat: len(table.cards(prizes(seat))) for seat in table.seats}
    score(
        table,
        [Item(str(seat), lazy_gettext("cards won"), count) for seat, count in won.items() if count],
    )
    return end_game(table)


def deal(table: Table[Play]) -> None:
    """Four cards face down to each, all at once; nobody looks at them."""
    table.shuffle(PACK)
    table.zone(TURNED)
    table.zone(OUT)
    for seat in table.in_turn():
        table.zone(row(seat), owner=seat, sight="none")
        table.zone(prizes(seat), owner=seat)
        table.deal(CARDS, to=row(seat))


def row(seat: int) -> str:
    """The zone of the cards that a player turns, one a lap."""
    return f"row:{seat}"


def prizes(seat: int) -> str:
    """The zone of the cards that a player has won."""
    return f"prizes:{seat}"


def turn_card(table: Table[Play], seat: int) -> Dealing:
    """The first of the cards that are left to a player is turned up."""
    stage = f"lap {table.facts.lap}"
    yield table.ask("through-the-window.turn", Option(seat, "turn"), stage=stage, seat=seat)
    yield from table.turn_up(
        1, to=TURNED, which=lazy_gettext("card turned"), source=row(seat), seat=seat
    )


def call(table: Table[Play, Options], seat: int) -> Dealing:
    """Everybody calls, and the dealer enters who won the card, and with which word; or nobody."""
    (card,) = table.cards(TURNED)
    letter = letter_of(table, card)
    award = Option(
        "dealer",
        "award",
        {"seat": OneOf(tuple(table.seats)), "word": Text("words", 1, LONGEST, begins=letter)},
        optional=("word",),
        check=partial(used_before, table),
    )
    stage = f"after action {table.now}"
    action = yield table.ask(
        "through-the-window.call",
        award,
        Option("dealer", "nobody", weight=2),
        stage=stage,
        seat=seat,
        card=card,
        letter=letter,
    )
    if action.do == "nobody":
        table.move(TURNED, OUT, [card])
        table.tell("through-the-window.nobody", card=card)
        return
    winner = action.whole("seat")
    said = action.word("word").upper() if action.flag("word") else None
    table.move(TURNED, prizes(winner), [card])
    table.facts.found.append(Found(winner, card, said))
    if said is None:
        table.tell("through-the-window.wins", seat=winner, card=card)
    else:
        table.tell("through-the-window.wins-with", seat=winner, card=card, word=said)


def letter_of(table: Table[Play, Options], card: Card) -> str:
    """The letter that is wanted for a card."""
    return table.options.letters[RANKS.index(rank(card))]


def letters_alone(text: str) -> str:
    """What is compared of a word: its letters, as capitals."""
    return "".join(letter for letter in text.upper() if letter in ascii_uppercase)


def used_before(table: Table[Play], action: Action) -> str | None:
    """Why this word counts no longer: somebody has won a card with it."""
    if not action.flag("word"):
        return None
    said = letters_alone(action.word("word"))
    for found in table.facts.found:
        if found.word is not None and letters_alone(found.word) == said:
            return gettext(
                "{word} has won the {card} for {player} already.",
                word=found.word,
                card=in_words(found.card),
                player=table.players[found.seat],
            )
    return None


class WindowBoard(TypedDict):
    """What the felt shows beyond cards and facts."""

    letters: Mapping[str, str]
    """The letter of each rank, from the ace to the king."""
    letter: str | None
    """The one that is called for; None where no card is turned."""
    cards: int
    """How many cards are won in all, if each finds its word."""


def felt(table: Table[Play, Options]) -> WindowBoard:
    """What the felt shows beyond cards and facts."""
    turned = table.cards(TURNED)
    return {
        "letters": dict(zip(RANKS, table.options.letters, strict=True)),
        "letter": letter_of(table, turned[0]) if turned else None,
        "cards": CARDS * len(table.seats),
    }


GAME = Game(
    slug="through-the-window",
    name="Through the Window",
    rules="1",
    least_seats=3,
    most_seats=MOST_SEATS,
    play=play,
    summary=Summary(
        line="Call a noun with the card's letter before anybody else does.",
        round_minutes=3,
        evening_minutes=20,
        luck="mostly-skill",
        kinds=("reflexes",),
    ),
    board=felt,
    picture_after=11,
    options=Options,
    carry_is_whole=True,
    words=(
        "Letter: the first letter of the card's name, such as S of six and seven.",
        "Noun: a word for a person, a thing or a thought. Each is good for one card only.",
    ),
    reasons=SCORE_REASONS,
    lines=SCORE_LINES
    | {
        "through-the-window.turn": "{player} turns a card.",
        "through-the-window.call": "{card}: a noun with {letter}! Who was first?",
        "through-the-window.wins": "{player} wins the {card}.",
        "through-the-window.wins-with": "{player} wins the {card} with {word}.",
        "through-the-window.nobody": "Nobody finds a word for the {card}.",
    },
)
