"""What is announced in the showdowns of Chicago, what stands, and what proves it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from games.cards import RANK_NAMES, Card, list_in_words
from games.cards.scores import ScoredDeal
from games.cards.tricks import Tricks
from games.cards.zones import hand, played
from games.chicago.hands import (
    HANDS,
    ONE_OF_A_RANK,
    POINTS,
    Made,
    called,
    contains,
    height,
    is_just,
    made,
    possible,
    ranks_of,
)
from games.engine import LATER, NOT_SHOWN, Action, Dealing, OneOf, Option, Prompt, Table
from games.language import gettext, lazy_gettext

DRAWS = 3
SHOWDOWNS = DRAWS - 1
"""One after each draw but the last."""


@dataclass
class Claim:
    """A hand that was announced, and the ranks that have been said of it."""

    seat: int
    showdown: int
    action: int
    """The index of the announcement."""
    hand: str
    ranks: list[str] = field(default_factory=list)
    stands: bool = False
    """Whether nobody has said better so far."""
    open: bool = False
    """Whether it stood to the end of its showdown, and has not been proved yet."""
    own: list[Card] = field(default_factory=list, metadata=NOT_SHOWN)
    """The cards that made it, where the engine knows them."""


@dataclass
class Deal(ScoredDeal):
    """How the deal stands, for everybody to see."""

    drawing: list[int] = field(default_factory=list)
    """The seats that draw in this deal."""
    draw: int = 0
    """The draw under way, or the last one."""
    changed: dict[int, int] = field(default_factory=dict)
    """How many cards each seat has changed in it."""
    showdown: int = 0
    """The showdown under way, or the last one."""
    said: list[Claim] = field(default_factory=list)
    """What was announced in it, in order."""
    passed: list[int] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    """What stood at the end of the showdowns."""
    tricks: Tricks = field(default_factory=Tricks)
    forfeits: list[int] = field(default_factory=list)
    """Who was found with a false announcement."""
    unshuffled: bool = field(default=False, metadata=NOT_SHOWN)
    """Whether the stock is the old pile, to be shuffled when the next card is wanted."""
    best: list[int] | None = field(default=None, metadata=LATER)
    """Who has the best hand of the five cards played."""


# A showdown


def showdown(table: Table[Deal], number: int) -> Dealing:
    """Each seat has one turn to announce its hand. One that stands alone at the end scores it, and
    all that stand have a claim open.
    """
    deal = table.facts
    deal.showdown, deal.said, deal.passed = number, [], []
    for seat in table.in_turn():
        yield from announce(table, seat)
    stand = standing(deal)
    for claim in stand:
        claim.open = True
    deal.claims += stand
    if not stand:
        table.tell("chicago.nobody")
    elif len(stand) > 1:
        table.tell("chicago.equal", winners=[table.players[claim.seat] for claim in stand])
    else:
        (claim,) = stand
        table.tell(
            "chicago.stands-alone",
            seat=claim.seat,
            hand=called(claim.hand),
            points=POINTS[claim.hand],
        )


def standing(deal: Deal) -> list[Claim]:
    """What nobody has said better than so far: one claim, or several equal ones."""
    return [claim for claim in deal.said if claim.stands]


def announce(table: Table[Deal], seat: int) -> Dealing:
    """One turn: pass, or a word no lower than the one that stands."""
    deal = table.facts
    stand = standing(deal)
    words = HANDS[HANDS.index(stand[0].hand) :] if stand else HANDS
    options = (
        Option(seat, "pass"),
        Option(
            seat,
            "announce",
            {"hand": OneOf(words)},
            check=partial(other_hand, table),
            private=table.virtual,
            weight=60 if table.virtual else 10,  # of nine words one is true
        ),
    )
    code = "chicago.answer-hand" if stand else "chicago.announce"
    stage = f"showdown {deal.showdown}"
    action = yield table.ask(code, *options, stage=stage, seat=seat, hand=called(words[0]))
    if action.do == "pass":
        deal.passed.append(seat)
        table.tell("chicago.passes", seat=seat)
        return
    claim = Claim(seat, deal.showdown, table.now, action.word("hand"))
    if table.virtual:
        claim.own = list(held(table, seat).own)
    deal.said.append(claim)
    table.tell("chicago.announces", seat=seat, hand=called(claim.hand))
    if stand and stand[0].hand == claim.hand:
        yield from compare(table, claim, stand)
    else:
        outdo(claim, stand)


def compare(table: Table[Deal], claim: Claim, stand: Sequence[Claim]) -> Dealing:
    """Two of the same word, rank by rank: the standing seat says what it has not said yet, and the
    other one the same, more, or no more.
    """
    asked = stand[0]
    for at in range(ranks_of(claim.hand)):
        if at == len(asked.ranks):
            action = yield ask_rank(table, asked, at, possible(claim.hand, asked.ranks))
            say_rank(table, asked, action)
        least = height(asked.ranks[at]) + (claim.hand in ONE_OF_A_RANK)
        ranks = [each for each in possible(claim.hand, claim.ranks) if height(each) >= least]
        action = yield ask_rank(table, claim, at, ranks, beat=asked.ranks[at])
        if action.do == "pass":
            table.tell("chicago.gives-way", seat=claim.seat)
            return
        say_rank(table, claim, action)
        if claim.ranks[at] != asked.ranks[at]:
            outdo(claim, stand)
            return
    claim.stands = True


def outdo(claim: Claim, stand: Sequence[Claim]) -> None:
    """It stands alone from now on."""
    claim.stands = True
    for other in stand:
        other.stands = False


def ask_rank(
    table: Table[Deal], claim: Claim, at: int, ranks: Sequence[str], beat: str = ""
) -> Prompt:
    """Ask for the next rank of a hand; whoever has one to beat may also pass."""
    seat, options = claim.seat, []
    if ranks:
        check = partial(other_rank, table, at)
        values = {"rank": OneOf(tuple(ranks))}
        options.append(Option(seat, "say", values, check=check, private=table.virtual))
    if beat:
        options.append(Option(seat, "pass"))
    code = "chicago.answer-rank" if beat else "chicago.next-rank" if at else "chicago.say-rank"
    stage = f"showdown {table.facts.showdown}, after action {table.now}"
    return table.ask(
        code,
        *options,
        stage=stage,
        seat=seat,
        hand=called(claim.hand),
        rank=RANK_NAMES.get(beat, ""),
    )


def say_rank(table: Table[Deal], claim: Claim, action: Action) -> None:
    """A rank is said."""
    claim.ranks.append(action.word("rank"))
    table.tell("chicago.says", seat=claim.seat, rank=RANK_NAMES[action.word("rank")])


def held(table: Table[Deal], seat: int) -> Made:
    """What a seat's cards make, where the engine knows them; no hand has no ranks."""
    return made(table.cards(hand(seat))) or Made("", (), ())


def other_hand(table: Table[Deal], action: Action) -> str | None:
    """Why this word is not the seat's: with virtual cards no claim is ever false."""
    if not table.virtual or held(table, action.seat).hand == action.word("hand"):
        return None
    return gettext("Your five cards are something else: announce that, or pass.")


def other_rank(table: Table[Deal], at: int, action: Action) -> str | None:
    """Why this rank is not the seat's."""
    if not table.virtual or held(table, action.seat).ranks[at] == action.word("rank"):
        return None
    return gettext("Your hand has another rank there.")


# What was said is proved


def prove(table: Table[Deal], claims: Sequence[Claim], last: bool = False) -> None:
    """Settle claims by the five cards of their seats, in hand or at the `last` played. A claim of
    the showdown just before must be what they are, an older one must be contained in them.
    """
    deal = table.facts
    for claim in sorted(claims, key=lambda claim: claim.action):
        claim.open = False
        cards = table.cards(played(claim.seat) if last else hand(claim.seat))
        fresh = not last and claim.showdown == deal.draw - 1
        if not (is_just if fresh else contains)(cards, claim.hand, claim.ranks):
            table.irregular(claim.action, claim.seat, lazy_gettext("false announcement"), cards)
            if claim.seat not in deal.forfeits:
                deal.forfeits.append(claim.seat)


# What they bind to


def open_claims(table: Table[Deal], seat: int) -> list[Claim]:
    """What a seat has claimed and not proved, in order."""
    return [claim for claim in table.facts.claims if claim.open and claim.seat == seat]


def still_claimed(table: Table[Deal], action: Action) -> str | None:
    """Why these cards may not go: one of them made a hand that was announced."""
    for claim in open_claims(table, action.seat):
        if cards := [card for card in action.cards() if card in claim.own]:
            return gettext(
                "You announced {hand} with {cards}. Expose your cards first, or keep it.",
                hand=called(claim.hand),
                cards=list_in_words(cards),
            )
    return None
