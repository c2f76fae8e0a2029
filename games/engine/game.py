"""A game of the catalogue: its script, and what a screen and a record need to know about it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeAlias

from typing_extensions import TypeVar

from games.cards import RANKS, Card
from games.engine.chips import Transfer
from games.engine.heaps import Draft
from games.engine.prompt import Action
from games.engine.settings import Nothing, Setting, settings_of
from games.engine.start import Start
from games.engine.table import Script, Table
from games.engine.values import JSON
from games.odds.luck import Law

Kind: TypeAlias = Literal[
    "chips", "tricks", "fishing", "rummy", "stops", "memory", "reflexes", "quick"
]
"""What people like who choose a game: to play for chips, to take tricks, to catch cards from the
table, to meld, to be rid of their cards first, to remember cards, to be faster than the others, and
to be done soon.
"""

Luck: TypeAlias = Literal["luck", "mostly-luck", "both", "mostly-skill", "skill"]
"""What decides who wins a game, among people who know it equally long."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What somebody who chooses a game wants to know of it."""

    line: str
    """What it is, in a sentence."""
    round_minutes: int
    """How long people take for a round."""
    evening_minutes: int
    """How long for a series, options as they are by default; where it has no end, or one round is a
    whole game, how long people like to play it.
    """
    luck: Luck
    kinds: tuple[Kind, ...] = ()
    """What people like of it. Its description leaves out "chips" and "quick", which follow from the
    rest.
    """


@dataclass(frozen=True, slots=True)
class Edge:
    """What an option, as it is set, costs or earns the house in the long run."""

    setting: str
    """The option's name."""
    parts: int
    """What the house keeps of ten thousand chips staked; negative where it loses."""
    text: str
    """The same for people, in a sentence."""
    note: str = ""
    """What else is to be said of that figure, in the language of whoever asks."""


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening at a table where the house banks: so many hands, seats that play, and chips staked
    on each hand.
    """

    hands: int
    seats: int
    stake: int


@dataclass(frozen=True, slots=True)
class EveningOdds:
    """What an evening brings the bank with one choice of an option, in chips."""

    choice: str
    """What is chosen, for people."""
    expected: int
    """What the bank wins on average, rounded; negative where it loses."""
    tray: int | None
    """So much in the tray runs dry in less than one of a hundred such evenings; None where that is
    not known.
    """
    drawer: int | None
    """The same of what the players take home more than they brought."""
    text: str
    """The same for people, in sentences."""


@dataclass(frozen=True, slots=True)
class Payment:
    """What one seat pays or is paid at one moment as a round ends. Transfers are named by their
    place among those of the last step.
    """

    seat: int
    amount: int
    """What the seat is paid, in chips; below zero what it pays."""
    pushed: tuple[int, ...]
    """The transfers whose chips are pushed."""
    passing: tuple[int, ...] = ()
    """Those that are seen at the same time, and that nobody pushes."""


Options = TypeVar("Options", default=Any)
Carry = TypeVar("Carry", default=Any)


@dataclass(frozen=True, slots=True)
class Game(Generic[Options, Carry]):
    """A game of the catalogue: its script, and what a screen and a record need to know about it."""

    slug: str
    name: str
    rules: str
    """The version of the rules; a round is replayed by the version it began with."""
    least_seats: int
    most_seats: int
    play: Callable[[Table[Any, Options, Carry]], Script]
    lines: Mapping[str, str]
    """The sentences of its codes (`games.engine.words`)."""
    reasons: Mapping[str, str] = field(default_factory=dict)
    """What its payments are for, by the codes of `Table.pay`."""
    summary: Summary | None = None
    """What a choice of games says of it; None for a game that no screen offers."""
    words: tuple[str, ...] = ()
    """What people hear at its table and may not know: a word and, behind a colon, what it means."""
    options: type[Options] = Nothing  # type: ignore[assignment]  # of a game that names none
    """What can be chosen at a table, as a class (`games.engine.settings`)."""
    carry: type[Carry] = Nothing  # type: ignore[assignment]  # of a game that names none
    """What a carry holds while the series goes on, as one, with the values a series starts from."""
    carry_is_whole: bool = False
    """Whether a carry has all of its keys or none."""
    carry_error: Callable[[Carry], str | None] = lambda carry: None
    """What is wrong with the carry of a running series beyond each key's own range: a sentence, or
    None.
    """
    bank_places: tuple[str, ...] = ()
    """The places on its felt that hold chips of the bank."""
    carried_places: Callable[[Carry], Mapping[str, int]] = lambda carry: {}
    """The chips that a carry leaves on the felt."""
    has_deal: bool = True
    """Whether one of the seats holds the deal."""
    ranks: str = RANKS
    """How the cards of a suit rank, the lowest first: a screen sorts a hand by it."""
    by_rank: bool = False
    """Whether a hand is sorted by rank alone, and not suit by suit."""
    not_for: tuple[int, ...] = ()
    """Numbers of players between the least and the most that it cannot be played by."""
    partners: bool = False
    """Whether seats 1 and 3 play seats 2 and 4: then partners can be drawn by lot."""
    dealer_of: Callable[[Carry, tuple[int, ...], Options], int | None] = (
        lambda carry, seats, options: getattr(carry, "dealer", None)
    )
    """Whose deal it is by the carry, the seats and the options; None where the series has not
    started.
    """
    rounds_before: Callable[[Mapping[str, JSON]], int] | None = None
    """How many rounds of its series a carry stands after, as a round has left it, where the score
    of a series is what its rounds brought in chips.
    """
    rounds_of_series: int = 0
    """Of how many rounds such a series is."""
    suggested_rack: Callable[[int, Options], int] | None = None
    """The chips each of so many players had best start a series with, by these options: a
    suggestion, never a check.
    """
    check: Callable[[Options, Start], str | None] | None = None
    """What settings, seats and carry must agree on beyond each one's own range: a sentence, or
    None.
    """
    board: Callable[[Table[Any, Options, Carry]], Mapping[str, object]] | None = None
    """What its felt shows beyond zones and facts. It reads public things only."""
    hand_note: Callable[[Sequence[Card], Mapping[str, Sequence[Card]]], str] | None = None
    """What is said of a hand to whoever holds it, in the language of whoever asks: what its cards
    come to. It is given the hand, and every zone that its seat sees all cards of, by name: nothing
    that is hidden from the seat.
    """
    hand_groups: (
        Callable[[Sequence[Card], Mapping[str, Sequence[Card]]], Sequence[Sequence[Card]]] | None
    ) = None
    """What goes together in a hand, for whoever holds it alone, so that a screen can sort it so:
    every card in one group, those that go with no other in the last. It is given what `hand_note`
    is.
    """
    judge: (
        Callable[[Table[Any, Options, Carry], Action, Sequence[Sequence[Card]]], Draft] | None
    ) = None
    """What the rules say of heaps of cards that a seat builds for an action (its verb, and what
    other values of it are chosen so far) before it says them. It changes nothing, and reads what is
    public, and what the seat sees.
    """
    edges: Callable[[Options], Sequence[Edge]] | None = None
    """What these options cost or earn the house in the long run."""
    handle: Callable[[Sequence[Action]], int] | None = None
    """The chips that were bet in a round that is over, by the actions that stand. None where the
    chips that went from racks to the felt are these: no bet of the game is cleared or changed.
    """
    law: Callable[[Options, Sequence[Action]], Law | None] | None = None
    """What such bets as stood in a round bring the house, by its options and the actions
    that stand; its answer is None where that is not exactly known.
    """
    payments: (
        Callable[[Table[Any, Options, Carry], Sequence[Transfer]], Sequence[Payment]] | None
    ) = None
    """The payments that a round ends with, in the order of its rules, from the transfers of its
    last step. None where each seat is paid once, as the rules name it.
    """
    bets: Callable[[Sequence[Action]], Sequence[Action]] | None = None
    """The bets that stand after these actions of a round, as the actions that place them: what
    *all as before* places again. None where nobody chooses a stake: antes are taken by themselves.
    """
    evening: Callable[[Options, Evening], Sequence[EveningOdds]] | None = None
    """What an evening brings the house with each choice there is, these options being the rest."""
    evening_hands: tuple[int, ...] = ()
    """The lengths of evening that `evening` knows."""
    decision_seconds: Mapping[str, int] = field(default_factory=dict)
    """How long the program waits, by the prompt's code, for somebody who may do something and need
    not: where placing a bet, or weighing a price, takes longer than a glance.
    """
    mild: tuple[str, ...] = ()
    """The verbs that cost a seat least, the mildest first, for whoever lets the time run out; none
    where the usual order does (`games.engine.late.MILD`).
    """
    not_now: Callable[[Table[Any, Options, Carry], Action], str | None] | None = None
    """What is said to an action that nobody offers now: a sentence, or None for the usual one. The
    action is as it was sent, its values unchecked.
    """
    count_seconds: float | None = None
    """How long a screen, or a table that deals itself, counts before the dealer goes on; None where
    the usual pace does.
    """
    reaction_seconds: float = 0
    """Where whoever is first does something (`Option.on_arrival`): how long the program, which
    sees at once, looks before it does.
    """
    practised_by: int = 4
    """So many sit at a practice table, the learner among them, as far as the game takes them."""
    picture_after: int = 8
    """Its page of help shows a round that the program plays, after so many actions."""

    @property
    def settings(self) -> tuple[Setting, ...]:
        """What its options may be."""
        return settings_of(self.options)

    def takes(self, players: int) -> bool:
        """Whether so many can play it."""
        return self.least_seats <= players <= self.most_seats and players not in self.not_for
