"""What a round starts from, checked: game, options, seats, carry, and where chance comes from."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from games.cards import Card, is_card
from games.engine.errors import NotARound
from games.engine.shuffle import SEED_BYTES
from games.engine.values import JSON, MOST_CHIPS, Value, Whole, is_whole

if TYPE_CHECKING:
    from games.engine.table import Script, Table

CardMode: TypeAlias = Literal["virtual", "physical"]

ENGINE_VERSION = "1"


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of a game: what it may be, what it is when nobody says, and what it means, for
    people.
    """

    name: str
    value: Value
    default: JSON
    meaning: str = ""
    choices: Mapping[str, str] = field(default_factory=dict)
    """What each choice means, for people, where the choices are words."""


@dataclass(frozen=True, slots=True)
class Edge:
    """What an option, as it is set, costs or earns the house in the long run."""

    setting: str
    """The option's name."""
    parts: int
    """What the house keeps of ten thousand chips staked; negative where it loses."""
    text: str
    """The same for people, in a sentence."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game of the catalogue: its script, and what a screen and a record need to know about it."""

    slug: str
    name: str
    rules: str
    """The version of the rules; a round is replayed by the version it began with."""
    least_seats: int
    most_seats: int
    play: "Callable[[Table], Script]"
    lines: Mapping[str, str]
    """The sentences of its codes (`games.engine.words`)."""
    settings: tuple[Setting, ...] = ()
    carry: tuple[Setting, ...] = ()
    """What a carry holds while the series goes on, with the values a series starts from."""
    carried_places: Callable[[Mapping[str, JSON]], Mapping[str, int]] = lambda carry: {}
    """The chips that a carry leaves on the felt."""
    has_deal: bool = True
    """Whether one of the seats holds the deal."""
    dealer_of: Callable[[Mapping[str, JSON], tuple[int, ...]], int | None] = lambda carry, seats: (
        carry["dealer"]
    )
    """Whose deal it is by the carry; None where the series has not started."""
    suggested_rack: Callable[[int], int] | None = None
    """The chips each of so many players had best start a series with: a suggestion, never
    a check.
    """
    check: "Callable[[Setup], str | None] | None" = None
    """What settings, seats and carry must agree on beyond each one's own range: a sentence, or
    None.
    """
    board: "Callable[[Table], Mapping[str, JSON]] | None" = None
    """What its felt shows beyond zones and facts. It reads public things only."""
    edges: Callable[[Mapping[str, JSON]], Sequence[Edge]] | None = None
    """What these options (all of them, checked) cost or earn the house in the long run."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody at the table: the seat's number, the name, the chips in the rack."""

    seat: int
    player: str
    chips: int


@dataclass(frozen=True)
class Setup:
    """Everything a round follows from, but its actions. Make one with `set_up`, which checks it."""

    game: Game
    options: Mapping[str, JSON]
    seats: tuple[Seat, ...]
    dealer: int | None
    carry: Mapping[str, JSON]
    markers: Mapping[int, int]
    cards: CardMode
    deck: tuple[tuple[Card, ...], ...] | None = None
    """The shuffles as they are to lie, top card first; None where they follow from the seed or from
    a real deck.
    """
    seed: bytes | None = None
    """What the shuffles follow from; None where a deck is named, or a real one is used."""
    cut: str = ""

    @property
    def carried_places(self) -> dict[str, int]:
        """Chips that stand on the felt before the first action."""
        return {
            place: chips for place, chips in self.game.carried_places(self.carry).items() if chips
        }


def set_up(
    game: Game,
    seats: Sequence[Seat],
    *,
    options: Mapping[str, JSON] | None = None,
    carry: Mapping[str, JSON] | None = None,
    dealer: int | None = None,
    cards: CardMode = "virtual",
    deck: Sequence[Sequence[Card]] | None = None,
    seed: bytes | None = None,
    cut: str = "",
) -> Setup:
    """A checked set-up. Raises `NotARound` with a sentence that says what is wrong."""
    _check_seats(game, seats)
    _check_chance(cards, deck, seed, cut)
    for card in (card for shuffle in deck or () for card in shuffle):
        if not is_card(card):
            raise NotARound(f"The deck holds {card!r:.20}, which is not a card.")
    seats = tuple(sorted(seats, key=lambda seat: seat.seat))
    numbers = tuple(seat.seat for seat in seats)
    series, markers = _read_carry(game, carry or {})
    setup = Setup(
        game=game,
        options=full_options(game, options or {}),
        seats=seats,
        dealer=_whose_deal(game, series, numbers, dealer),
        carry=series,
        markers=markers,
        cards=cards,
        deck=None if deck is None else tuple(tuple(shuffle) for shuffle in deck),
        seed=seed,
        cut=cut,
    )
    if game.check and (fault := game.check(setup)):
        raise NotARound(fault)
    return setup


def full_options(game: Game, given: Mapping[str, JSON]) -> dict[str, JSON]:
    """All options of a game, the defaults filled in. Raises `NotARound` for an unknown one or a bad
    value.
    """
    return _filled("option", game.settings, given)


def _filled(what: str, settings: Sequence[Setting], given: Mapping[str, JSON]) -> dict[str, JSON]:
    names = [setting.name for setting in settings]
    for name in given:
        if name not in names:
            raise NotARound(
                f"There is no {what} {name!r:.40}; there are: {', '.join(names) or 'none'}."
            )
    filled = {}
    for setting in settings:
        value = given.get(setting.name, setting.default)
        if value is not setting.default and (fault := setting.value.fault(value)) is not None:
            raise NotARound(f"The {what} {setting.name} {fault}.")
        filled[setting.name] = value
    return filled


def _check_seats(game: Game, seats: Sequence[Seat]) -> None:
    least, most = game.least_seats, game.most_seats
    if not least <= len(seats) <= most:
        wanted = f"exactly {least}" if least == most else f"{least} to {most}"
        raise NotARound(f"{game.name} is for {wanted} players; here are {len(seats)}.")
    for seat in seats:
        if not is_whole(seat.seat) or not 1 <= seat.seat <= most:
            raise NotARound(
                f"Seats of {game.name} are numbered 1 to {most}; {seat.seat!r:.20} is none."
            )
        if not is_whole(seat.chips) or not 0 <= seat.chips <= MOST_CHIPS:
            raise NotARound(f"Seat {seat.seat} must hold a whole number of chips, 0 or more.")
    if len({seat.seat for seat in seats}) < len(seats):
        raise NotARound("Two players have the same seat.")


def _check_chance(cards: CardMode, deck: object, seed: bytes | None, cut: str) -> None:
    """Chance fails closed: without a seed, a named deck or a real one the cards have no order."""
    if cards == "physical":
        if deck is not None or seed is not None or cut:
            raise NotARound("A round with physical cards has no deck, seed or cut.")
    elif (deck is None) == (seed is None):
        raise NotARound("A round with virtual cards needs either a deck or a seed.")
    elif seed is not None and (type(seed) is not bytes or len(seed) != SEED_BYTES):
        raise NotARound(f"A seed has {SEED_BYTES} bytes.")


def _read_carry(game: Game, carry: Mapping[str, JSON]) -> tuple[dict[str, JSON], dict[int, int]]:
    """What a series goes on from, and the markers by seat. A finished carry leaves its markers
    only.
    """
    given = dict(carry)
    markers = _read_markers(game, given.pop("markers", {}))
    finished = given.pop("finished", False)
    if type(finished) is not bool:
        raise NotARound("The carry's `finished` must be true or false.")
    return _filled("key of the carry", game.carry, {} if finished else given), markers


def _read_markers(game: Game, raw: JSON) -> dict[int, int]:
    if type(raw) is not dict:
        raise NotARound("The carry's markers must be an object: seat to chips owed.")
    if not raw:
        return {}
    seats = {str(seat): seat for seat in range(1, game.most_seats + 1)}
    for seat, owed in raw.items():
        if seat not in seats or Whole(1).fault(owed) is not None:
            raise NotARound(
                "The carry's markers must give seats a positive whole number of chips owed."
            )
    return {seats[seat]: raw[seat] for seat in sorted(raw, key=seats.__getitem__)}


def _whose_deal(
    game: Game, carry: Mapping[str, JSON], seats: tuple[int, ...], named: int | None
) -> int | None:
    if named is not None and (not is_whole(named) or named not in seats):
        raise NotARound(f"The dealer {named!r:.20} is not a seat of this round.")
    if not game.has_deal:
        return None
    carried = game.dealer_of(carry, seats)
    if carried is not None and carried not in seats:
        raise NotARound(f"The carry gives the deal to seat {carried}, where nobody sits.")
    if named is not None and carried is not None and named != carried:
        raise NotARound(
            f"The dealer is seat {named}, but by the carry it is seat {carried}'s deal."
        )
    return named or carried or seats[0]
