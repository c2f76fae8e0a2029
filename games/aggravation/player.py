"""How the program plays Aggravation: it sees every match, and thinks of the end."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from games.aggravation.rules import Deal, QuickEyes, matched, pack, zone_of
from games.cards import Card, rank
from games.engine.shuffle import Draws
from games.language import gettext_noop
from games.players.advice import Advice, Observation, advice


def advise(seen: Observation, _draws: Draws) -> Advice | None:
    """Call what can be called; cover so that a match is left for the own call, and none for the
    other's. None while nothing is open.
    """
    if not seen.may_act:
        return None
    cards, here = what_lies_open(seen)
    if seen.may("call") is not None:
        called = pairs(here, cards)
        if not called:
            return None
        return advice(seen.act("call", places=list(called[0])), "why.aggravation.call")
    other = next(seat for seat in seen.seats if seat != seen.seat)

    def left_to_call(place: str) -> int:
        return len(pairs([kept for kept in here if kept != place], cards))

    if seen.count(pack(other)) == 0:
        return cover(seen, min(here, key=left_to_call), "why.aggravation.break")
    if seen.count(pack(seen.seat)) == 1:
        return cover(seen, max(here, key=left_to_call), "why.aggravation.keep")
    return cover(seen, here[0], "why.aggravation.match")


def cover(seen: Observation, place: str, why: str) -> Advice:
    """Cover this place, for this reason."""
    return advice(seen.act("cover", place=place), why)


def pairs(places: Sequence[str], cards: Mapping[str, Card]) -> list[tuple[str, str]]:
    """Two of these places each that show the same rank."""
    return [
        (one, other)
        for one, other in combinations(places, 2)
        if rank(cards[one]) == rank(cards[other])
    ]


def what_lies_open(seen: Observation) -> tuple[dict[str, Card], list[str]]:
    """The cards that places show, and the open ones, as anybody could remember them: back to when
    cards were turned last, when every match was open, and forward cover by cover.
    """
    rows = seen.board(QuickEyes)["rows"]
    places = [place for row in rows.values() for place in row]
    cards = {place: seen.cards(zone_of(place))[-1] for place in places}
    covers = seen.facts(Deal).covers
    for laid in reversed(covers):
        cards[laid.place] = laid.covered
    here = {place for place in places if matched(cards, place)}
    for laid in covers:
        cards[laid.place] = laid.card
        here = here - {laid.place} | set(matched(cards, laid.place))
    return cards, [place for place in places if place in here]


WHY: Mapping[str, str] = {
    "why.aggravation.break": gettext_noop("The other has no cards left: a match must not stay."),
    "why.aggravation.call": gettext_noop("No cards left, and two of a rank lie open: that wins."),
    "why.aggravation.keep": gettext_noop("With the last card gone, a match is left to be called."),
    "why.aggravation.match": gettext_noop("It is one of a match: a card less."),
}
"""Why it does what it does: a sentence to each code."""
