"""A table in words, as one seat sees it."""

from collections.abc import Iterator

from games.cards.standing import for_points, mine
from games.engine import Round, RoundView
from games.engine.view import record_seen
from games.words import word
from web.cli.typed_cards import heap_shown, heaps_in
from web.cli.typed_choices import in_words


def happened(round_: Round, seat: int, since: int) -> Iterator[str]:
    """What has happened after so many steps."""
    for step in record_seen(round_, seat)[since:]:
        said = [event.text for event in step.events]
        if step.by not in (None, seat) and step.do and not said:
            who = "The dealer" if step.by == "dealer" else round_.table.players[step.by]
            said = [f"{who}: {in_words(step.do, step.args)}"]
        yield from said


def lies(round_: Round, seat: int, seen: RoundView) -> Iterator[str]:
    """The cards and chips that this seat sees in its view, and what is asked."""
    kept = heaps_in(seen.facts)
    for name, zone in seen.zones.items():
        if zone.cards and "??" not in zone.cards:
            whose = "you hold" if name == f"hand:{seat}" else _place(name, round_)
            heaps = kept.get(tuple(sorted(zone.cards)), [zone.cards])
            yield f"  {whose}: {', '.join(map(heap_shown, heaps))}"
    if not for_points(round_.game, round_.setup.options):
        chips = [f"{_place(name, round_)} {amount:,}" for name, amount in seen.places.items()]
        rack = next(line.rack for line in seen.seats if line.seat == seat)
        yield "  " + ", ".join([f"your chips {rack:,}", *chips])
    assert seen.prompt is not None
    yield seen.prompt.say.text


def standing(round_: Round, seat: int) -> str:
    """What this seat has after a round: chips, or points where nothing else counts; nothing where
    no points are counted.
    """
    if not for_points(round_.game, round_.setup.options):
        return f"You have {round_.table.chips(seat):,} chips."
    points = mine(round_, seat)
    return f"Your score: {points}." if points else ""


def _place(name: str, round_: Round) -> str:
    """A zone of cards or a place of chips, and whose it is: ``row of Ben``, ``negative joker``."""
    kind, *parts = name.split(":")
    owner = round_.table.players.get(int(parts[0])) if parts and parts[0].isdigit() else None
    words = [word(kind, round_.game.slug).replace("_", " "), *parts[bool(owner) :]]
    return " ".join([*words, f"of {owner}"] if owner else words)
