"""What the rules pages hide, and from whom, said here a second time: a game that shows more of it
fails. The tests are tried on games that do: each is broken on purpose, at one place.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, make_dataclass, replace
from typing import Any

import msgspec
import pytest

from games.cards import SUITS, UNSEEN, Card, is_card, rank
from games.catalogue import GAMES
from games.engine import (
    JSON,
    Action,
    Game,
    Option,
    Prompt,
    Round,
    RoundView,
    Script,
    Seat,
    Table,
    Viewer,
    public_view,
    set_up,
    view,
)
from games.engine.shuffle import SEED_BYTES, Draws
from games.engine.zones import Sight, Zone
from games.trials import leaks as trial
from games.trials.findings import viewers
from games.trials.simulate import random_round
from tests.games.at_the_table import enough, seen
from tests.games.random_play import LONG

HIDDEN: Mapping[str, Mapping[str, Sight]] = {
    "uth": {"hand:": "owner", "hand:dealer": "none", "board:covered": "none"},
    "superfecta": {},
    "kabu": {"hand:": "owner"},
    "speculation": {"pile:": "none"},
    "card-stock-market": {"hand:": "owner"},
    "lorum": {"hand:": "owner", "won:": "none", "gone": "none"},
    "bura": {"hand:": "owner", "won:": "none"},
    "stop-the-bus": {"hand:": "owner"},
    "polignac": {"hand:": "owner", "won:": "none"},
    "canadian-salad": {"hand:": "owner", "won:": "none"},
    "kaiser": {"hand:": "owner", "won:": "none"},
    "schnapsen": {"hand:": "owner", "won:": "none"},
    "divide-and-conquer": {"hand:": "owner"},
    "comet": {"hand:": "owner"},
    "chinese-ten": {"hand:": "owner", "won:": "none"},
    "diloti": {"hand:": "owner", "won:": "none"},
    "machiavelli": {"hand:": "owner"},
    "ristiseiska": {"hand:": "owner"},
    "cactus": {"hand:": "owner", "place:": "none", "covered": "none"},
    "through-the-window": {"row:": "none"},
    "chicago": {"hand:": "owner", "pile": "none"},
    "crates": {"hand:": "owner"},
    "umtali": {"hand:": "owner", "covered": "none"},
    "aggravation": {"pack:": "none"},
    "triple-play": {"hand:": "owner", "knee:": "none", "foot:": "none"},
    "vazhushal": {"hand:": "owner"},
}
"""Who alone sees the zones of which names while a round is played (the longest name that fits
counts); nobody ever sees a stock. All other zones are open.
"""
BLIND: Mapping[str, Sight] = {"hand:": "others", "won:": "none"}
"""The same for a blind Hairy Ape."""
FORGOTTEN = {
    "bura": ("won:",),
    "lorum": ("won:", "gone"),
    "schnapsen": ("won:",),
    "cactus": ("hand:", "place:", "covered"),
    "chinese-ten": ("won:",),
    "diloti": ("won:",),
}
"""Cards that somebody saw once, and that by the rules page nobody may look back at."""


def looks_of_cactus(actions: Sequence[Action]) -> Mapping[str, set[Viewer]]:
    """Who looks at which card of a layout after these actions: one that a power allowed, until its
    player's next action; one that was turned up in vain, until the next action of anybody.
    """
    looks: dict[int, str] = {}
    turned_up = ""
    for action in actions:
        seat, number = action.seat, action.args.get("place")
        looks.pop(seat, None)
        turned_up = f"place:{seat}:{number}" if action.do == "match" else ""
        if action.do in ("look", "spy"):
            looks[seat] = f"place:{seat if action.do == 'look' else 3 - seat}:{number}"
    seen: dict[str, set[Viewer]] = {}
    for seat, name in looks.items():
        seen.setdefault(name, set()).add(seat)
    if turned_up:
        seen.setdefault(turned_up, set()).update((1, 2, "dealer", "wall"))
    return seen


LOOKS: Mapping[str, Callable[[Sequence[Action]], Mapping[str, set[Viewer]]]] = {
    "cactus": looks_of_cactus
}
"""Of games in which a card is seen for a moment: who sees which zone after these actions besides,
by the rules page.
"""

MOST_MOMENTS = 60
"""So many moments of a round are looked at one by one."""


@dataclass(frozen=True)
class Deal:
    """A kind of round to look at: a game with these options, at this point of a series."""

    game: str
    options: Mapping[str, JSON]
    carry: Mapping[str, JSON]
    hidden: Mapping[str, Sight]

    def __str__(self) -> str:
        return (
            f"{self.game} "
            f"{' '.join(f'{value}' for value in (*self.options.values(), *self.carry.values()))}"
        ).strip()


DEALS = [
    *(Deal(game, {}, {}, HIDDEN.get(game, {})) for game in GAMES if game != "lorum"),
    *(
        Deal("lorum", {"hairy_ape": "open"}, {"hand": hand, "first_dealer": 1}, HIDDEN["lorum"])
        for hand in range(7)
    ),
    Deal("lorum", {"hairy_ape": "blind"}, {"hand": 3, "first_dealer": 1}, BLIND),
]
BLIND_APE = DEALS[-1]


def deal_of(game: str, hand: int = 0) -> Deal:
    """The deal of a game; of Lórum, that of a hand, with Hairy Ape open."""
    return next(deal for deal in DEALS if deal.game == game and deal.carry.get("hand", 0) == hand)


def rounds_of(deal: Deal, game: Game, count: int) -> Iterator[Round]:
    """Rounds of random play: everybody has chips enough, and the least number of seats, or three,
    are taken.
    """
    players = min(max(3, game.least_seats), game.most_seats)
    players += players in game.not_for
    seats = [Seat(seat, f"Player {seat}", 300) for seat in range(1, players + 1)]
    for number in range(count):
        seed = number.to_bytes(SEED_BYTES, "big")
        setup = set_up(game, seats, options=deal.options, carry=deal.carry, seed=seed)
        yield random_round(setup, Draws(seed, "played"))


# Looking


def sight_of(deal: Deal, zone: Zone) -> Sight:
    """Who may see a zone by the rules page, whatever the game says."""
    named = [name for name in deal.hidden if zone.name.startswith(name)]
    return deal.hidden[max(named, key=len)] if named else "none" if zone.name == "stock" else "all"


def exposed(deal: Deal, round_: Round) -> Iterator[str]:
    """What is shown by now to somebody who may not see it."""
    looks = LOOKS[deal.game](round_.actions) if deal.game in LOOKS else {}
    public = public_view(round_)
    for viewer in viewers(round_):
        shown = view(round_, viewer, public)
        forgotten: list[Zone] = []
        for zone in round_.table.zones.values():
            allowed = Zone(zone.name, zone.owner, sight_of(deal, zone)).seen_by(viewer)
            if allowed or viewer in looks.get(zone.name, ()):
                continue
            if set(shown.zones[zone.name].cards) - {UNSEEN}:
                yield f"{viewer} sees {zone.name}"
            if zone.cards and zone.name.startswith(FORGOTTEN.get(deal.game, ())):
                forgotten.append(zone)
        told = told_before(shown) if forgotten else set()
        for zone in forgotten:
            for card in told.intersection(zone.cards):
                yield f"{viewer} is told of {card} in {zone.name}"


def told_before(shown: RoundView) -> set[Card]:
    """The cards that a viewer is told of: all but those of the last step, since the last card of a
    trick is named until somebody does something else.
    """
    before = msgspec.structs.replace(shown, record=shown.record[:-1])
    return set(cards_in(msgspec.json.decode(msgspec.json.encode(before))))


def cards_in(value: JSON) -> Iterator[Card]:
    """Every card that is named anywhere in this."""
    if is_card(value):
        yield value
    elif isinstance(value, list):
        for inner in value:
            yield from cards_in(inner)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from cards_in(inner)


def leaks(deal: Deal, game: Game, rounds: Iterable[Round]) -> Iterator[str]:
    """What these rounds show to whom it is hidden from: cards in zones, moment by moment; and
    whatever follows from such cards, by the check that exchanges them.
    """
    draws = Draws(bytes(SEED_BYTES), "looks")
    for round_ in rounds:
        again = Round(round_.setup)
        for action in round_.actions[:MOST_MOMENTS]:
            yield from exposed(deal, again)
            again.act(action)
        for viewer in viewers(round_):
            yield from (finding.what for finding in trial.leaks(round_, viewer, draws))
        yield from (finding.what for finding in trial.hidden_choices(round_, draws))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_it_hides(game: str) -> None:
    assert game in HIDDEN, f"{game} needs a line in HIDDEN: who alone sees which of its cards"
    assert game in {deal.game for deal in DEALS}


def test_what_is_hidden_is_said_of_games_alone() -> None:
    assert HIDDEN.keys() <= GAMES.keys()


@pytest.mark.sweep(of=2)  # cards that change places are looked at in `test_all_games` in every run
@pytest.mark.parametrize(
    "deal",
    [pytest.param(deal, marks=[pytest.mark.slow] if deal.game in LONG else []) for deal in DEALS],
    ids=str,
)
def test_nobody_is_shown_what_is_hidden_from_them(deal: Deal) -> None:
    game = GAMES[deal.game]
    assert list(leaks(deal, game, enough(rounds_of(deal, game, 2), 2, MOST_MOMENTS))) == []


@pytest.mark.parametrize("game", HIDDEN)
def test_the_zones_that_are_said_to_be_hidden_are_there(game: str) -> None:
    rounds = [
        round_ for deal in DEALS if deal.game == game for round_ in rounds_of(deal, GAMES[game], 1)
    ]
    laid_out = [name for round_ in rounds for name in round_.table.zones]
    for hidden in HIDDEN[game]:
        assert any(name.startswith(hidden) for name in laid_out)


def left_out(deal: Deal, game: Game) -> Iterator[str]:
    """What a round with a real deck, whose hands nobody knows, tells of won cards by not offering
    them.
    """
    seats = [Seat(seat, f"Player {seat}", 300) for seat in range(1, game.most_seats + 1)]
    setup = set_up(game, seats, options=deal.options, carry=deal.carry, cards="physical")
    round_, played = Round(setup), set[Card]()
    for action in random_round(setup, Draws(bytes(SEED_BYTES), "real")).actions:
        round_.act(action)
        played |= set(cards_in(dict(action.args)))
        shown = view(round_, "dealer")
        open_cards = set(cards_in([zone.cards for zone in shown.zones.values()]))
        won = played - open_cards
        for option in shown.prompt.options if shown.prompt else ():
            offered = set(cards_in(option.values))
            if offered - open_cards and won - offered:  # else it is about what lies open
                yield f"{option.do} is offered without {sorted(won - offered)}"


QUART = 5  # the hand of Lórum in which what is played next is said by the rules
PILES = [deal for deal in DEALS if "won:" in deal.hidden and deal.carry.get("hand") != QUART]
"""Those in which cards are won that nobody may look at again."""


@pytest.mark.parametrize("deal", PILES, ids=str)
def test_what_is_offered_over_a_real_deck_does_not_tell_which_cards_were_won(deal: Deal) -> None:
    assert list(left_out(deal, GAMES[deal.game])) == []


# Broken on purpose

Mistake = Callable[[Table[Any], Prompt], Prompt]


def broken(game: Game, mistake: Mistake) -> Game:
    """A game with a mistake, which is made just before every question that the game asks."""

    def play(table: Table[Any]) -> Script:
        script = game.play(table)
        prompt = next(script)
        while True:
            action = yield mistake(table, prompt)
            try:
                prompt = script.send(action)
            except StopIteration as end:
                ending = end.value
                break
        return ending  # type: ignore[no-any-return]

    return replace(game, play=play)


def shown_to(sight: Sight, name: str) -> Mistake:
    """The zones of this name are seen by others than they should be."""

    def mistake(table: Table[Any], prompt: Prompt) -> Prompt:
        for zone in table.zones.values():
            if zone.name.startswith(name):
                zone.sight = sight
        return prompt

    return mistake


def let_slip(facts: Any, what: JSON) -> None:
    """Add this to the facts of a game."""
    if not hasattr(facts, "oops"):
        facts.__class__ = make_dataclass("Oops", [("oops", Any, None)], bases=(type(facts),))
        SLIPS.append(type(facts))
    facts.oops = what


SLIPS: list[Any] = []
"""The classes of facts in which a test has let something slip."""


class Apart:
    """What they are below when the test is over."""


@pytest.fixture(autouse=True)
def no_slip_stays_a_kind_of_facts() -> Iterator[None]:
    """The API's document has every class that is below those of a game's facts."""
    yield
    while SLIPS:
        SLIPS.pop().__bases__ = (Apart,)


def told(name: str, what: Callable[[list[Card]], JSON]) -> Mistake:
    """Something that follows from the cards of these zones stands in the facts."""

    def mistake(table: Table[Any], prompt: Prompt) -> Prompt:
        zones = [zone for zone in table.zones.values() if zone.name.startswith(name)]
        let_slip(table.facts, [what(zone.cards) for zone in zones if zone.cards])
        return prompt

    return mistake


def offered_to_all(verb: str) -> Mistake:
    """An option that follows from a hand is shown to everybody."""

    def mistake(table: Table[Any], prompt: Prompt) -> Prompt:
        return prompt._replace(
            options=tuple(
                option._replace(private=option.private and option.do != verb)
                for option in prompt.options
            )
        )

    return mistake


def offered_by(name: str, verb: str, keeps: Callable[[list[Card]], bool]) -> Mistake:
    """A public option is there only for a seat whose cards, hidden from everybody it is shown to,
    are fit for it.
    """

    def kept(table: Table[Any], option: Option) -> bool:
        return option.do != verb or keeps(table.cards(f"{name}{option.by}"))

    def mistake(table: Table[Any], prompt: Prompt) -> Prompt:
        return prompt._replace(
            options=tuple(option for option in prompt.options if kept(table, option))
        )

    return mistake


def awaits_the_strongest(name: str) -> Mistake:
    """The sentence waits for whoever holds most aces."""

    def mistake(table: Table[Any], prompt: Prompt) -> Prompt:
        best = max(
            table.seats,
            key=lambda seat: sum(rank(card) == "A" for card in table.cards(f"{name}{seat}")),
        )
        return prompt._replace(awaited=(best,))

    return mistake


def offered_as_allowed(table: Table[Any], prompt: Prompt) -> Prompt:
    """A screen offers what may be played and no more."""
    return prompt._replace(options=tuple(option._replace(offered={}) for option in prompt.options))


def looks_on(table: Table[Any], prompt: Prompt) -> Prompt:
    """Whoever has looked at a card of their own goes on seeing it."""
    looked = {seen.card for seen in table.sightings if seen.sight == "owner"}
    for zone in table.zones.values():
        if zone.name.startswith("place:") and zone.sight == "none" and looked & set(zone.cards):
            zone.sight = "owner"
    return prompt


def tells_again(table: Table[Any], prompt: Prompt) -> Prompt:
    """What all have seen once stands in the facts, wherever it lies now."""
    let_slip(table.facts, sorted({seen.card for seen in table.sightings if seen.sight == "all"}))
    return prompt


def matches_rightly(table: Table[Any], prompt: Prompt) -> Prompt:
    """A seat may match while it has a card that matches."""

    def fits(option: Option) -> bool:
        tops = [rank(card) for card in table.cards("pile")]
        zones = [name for name in table.zones if name.startswith(f"place:{option.by}:")]
        return any(rank(card) in tops for name in zones for card in table.cards(name))

    kept = (option for option in prompt.options if option.do != "match" or fits(option))
    return prompt._replace(options=tuple(kept))


def top(cards: list[Card]) -> JSON:
    """The first card of a zone."""
    return cards[0]


def kings(cards: list[Card]) -> JSON:
    """How many kings are among these."""
    return sum(rank(card) == "K" for card in cards)


def fives(cards: list[Card]) -> JSON:
    """How many fives are among these."""
    return sum(rank(card) == "5" for card in cards)


def longest(cards: list[Card]) -> JSON:
    """How many cards the longest suit has."""
    return max(sum(card[1] == suit for card in cards) for suit in SUITS)


def weak(cards: list[Card]) -> bool:
    """Whether a Kabu hand is worth another card."""
    return sum(int(card[0]) if card[0].isdigit() else 1 for card in cards) % 10 < 7


TRICK_GAMES = ("polignac", "canadian-salad", "kaiser")

BROKEN: list[tuple[Deal, str, Mistake]] = [
    (deal_of("uth"), "hands open", shown_to("all", "hand:1")),
    (deal_of("uth"), "the dealer's hand told", told("hand:dealer", top)),
    (deal_of("uth"), "the covered board open", shown_to("all", "board:covered")),
    (deal_of("superfecta"), "the next card told", told("stock", top)),
    (deal_of("kabu"), "hands open", shown_to("all", "hand:")),
    (deal_of("kabu"), "hands shown to the others", shown_to("others", "hand:")),
    (deal_of("kabu"), "what a hand holds told", told("hand:", fives)),
    (deal_of("kabu"), "draw offered only to the weak", offered_by("hand:", "draw", weak)),
    (deal_of("speculation"), "piles shown to their owners", shown_to("owner", "pile:")),
    (deal_of("speculation"), "piles open", shown_to("all", "pile:")),
    (deal_of("speculation"), "the top of a pile told", told("pile:", top)),
    (deal_of("speculation"), "how many kings a pile has told", told("pile:", kings)),
    (deal_of("card-stock-market"), "hands open", shown_to("all", "hand:")),
    (deal_of("card-stock-market"), "what a hand holds told", told("hand:", longest)),
    *(
        (deal_of("card-stock-market"), f"{verb} offered to all", offered_to_all(verb))
        for verb in ("buy", "market", "discard")
    ),
    (deal_of("lorum"), "hands open", shown_to("all", "hand:")),
    (deal_of("lorum"), "won tricks shown to their winners", shown_to("owner", "won:")),
    (deal_of("lorum"), "the last trick told again", told("won:", top)),
    *(
        (deal_of("lorum", hand), f"play offered to all, hand {hand + 1}", offered_to_all("play"))
        for hand in range(7)
    ),
    (deal_of("lorum", hand=6), "pass offered to all", offered_to_all("pass")),
    (deal_of("lorum", hand=5), "who has most aces is awaited", awaits_the_strongest("hand:")),
    (BLIND_APE, "one's own hand seen", shown_to("all", "hand:")),
    (BLIND_APE, "one's own hand alone seen", shown_to("owner", "hand:")),
    (BLIND_APE, "one's own best suit told", told("hand:", longest)),
    (deal_of("stop-the-bus"), "hands open", shown_to("all", "hand:")),
    (deal_of("stop-the-bus"), "what a hand holds told", told("hand:", longest)),
    (deal_of("stop-the-bus"), "swap offered to all", offered_to_all("swap")),
    *(
        (deal_of(game), what, mistake)
        for game in TRICK_GAMES
        for what, mistake in (
            ("hands open", shown_to("all", "hand:")),
            ("taken tricks shown to their takers", shown_to("owner", "won:")),
            ("what a hand holds told", told("hand:", longest)),
            ("play offered to all", offered_to_all("play")),
        )
    ),
    (deal_of("bura"), "hands open", shown_to("all", "hand:")),
    (deal_of("bura"), "won cards shown to their winner", shown_to("owner", "won:")),
    (deal_of("bura"), "won cards shown to the other", shown_to("others", "won:")),
    (deal_of("bura"), "won cards open", shown_to("all", "won:")),
    (deal_of("bura"), "won cards told", told("won:", top)),
    *(
        (deal_of("bura"), f"{verb} offered to all", offered_to_all(verb))
        for verb in ("announce", "lead", "answer")
    ),
    (deal_of("schnapsen"), "hands open", shown_to("all", "hand:")),
    (deal_of("schnapsen"), "taken tricks shown to their taker", shown_to("owner", "won:")),
    (deal_of("schnapsen"), "taken tricks told", told("won:", top)),
    (deal_of("schnapsen"), "the next card told", told("stock", top)),
    *(
        (deal_of("schnapsen"), f"{verb} offered to all", offered_to_all(verb))
        for verb in ("play", "exchange", "marry")
    ),
    (deal_of("divide-and-conquer"), "hands open", shown_to("all", "hand:")),
    (deal_of("divide-and-conquer"), "what a hand holds told", told("hand:", top)),
    (deal_of("divide-and-conquer"), "choose offered to all", offered_to_all("choose")),
    (deal_of("aggravation"), "the packs open", shown_to("all", "pack:")),
    (deal_of("aggravation"), "the next card told", told("pack:", top)),
    (deal_of("cactus"), "layouts open", shown_to("all", "place:")),
    (deal_of("cactus"), "layouts shown to their owners", shown_to("owner", "place:")),
    (deal_of("cactus"), "layouts shown to the others", shown_to("others", "place:")),
    (deal_of("cactus"), "the card in hand open", shown_to("all", "hand:")),
    (deal_of("cactus"), "the covered cards open", shown_to("all", "covered")),
    (deal_of("cactus"), "the covered card told", told("covered", top)),
    (deal_of("cactus"), "what lies at a place told", told("place:", top)),
    (deal_of("cactus"), "a look that does not end", looks_on),
    (deal_of("cactus"), "what was looked at told again", tells_again),
    (deal_of("cactus"), "a match offered only where it is right", matches_rightly),
    *(
        (deal_of("cactus"), f"{verb} offered to all", offered_to_all(verb))
        for verb in ("look", "spy", "trade")
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("deal", "mistake"),
    [(deal, mistake) for deal, _, mistake in BROKEN],
    ids=[f"{deal}: {what}" for deal, what, _ in BROKEN],
)
def test_a_game_that_shows_more_is_found_out(deal: Deal, mistake: Mistake) -> None:
    game = broken(GAMES[deal.game], mistake)
    assert next(leaks(deal, game, rounds_of(deal, game, 60)), None) is not None


@pytest.mark.parametrize(
    "deal",
    [deal_of("bura"), deal_of("lorum"), deal_of("polignac"), deal_of("schnapsen")],
    ids=str,
)
def test_a_screen_that_leaves_won_cards_out_is_found_out(deal: Deal) -> None:
    assert next(left_out(deal, broken(GAMES[deal.game], offered_as_allowed)), None) is not None


@pytest.mark.long
def test_a_game_that_is_not_broken_is_as_it_was() -> None:
    """What is found in the broken games is the mistake's doing, and not that of taking
    them apart.
    """

    def none(table: Table[Any], prompt: Prompt) -> Prompt:
        return prompt

    for deal in DEALS:
        whole, taken_apart = GAMES[deal.game], broken(GAMES[deal.game], none)
        (first,), (second,) = (list(rounds_of(deal, game, 1)) for game in (whole, taken_apart))
        assert seen(first, "dealer") == seen(second, "dealer")
        assert list(leaks(deal, taken_apart, rounds_of(deal, taken_apart, 1))) == []
