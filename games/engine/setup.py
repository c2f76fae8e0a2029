"""What a round starts from, checked: game, options, seats, carry, and where chance comes from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic

from games.cards import Card, is_card
from games.engine.errors import NotARound
from games.engine.game import Carry, Game, Options
from games.engine.reading import as_kind
from games.engine.settings import Setting, settings_of
from games.engine.shuffle import SEED_BYTES
from games.engine.start import CardMode, Seat, Start
from games.engine.values import JSON, MOST_CHIPS, Whole, is_whole
from games.language import gettext, lazy_gettext

ENGINE_VERSION = "1"


@dataclass(frozen=True, kw_only=True)
class Setup(Start, Generic[Options, Carry]):
    """Everything a round follows from, but its actions. Make one with `set_up`, which checks it."""

    game: Game[Options, Carry]

    @cached_property
    def chosen(self) -> Options:
        """The options, as the class of the game."""
        return as_kind(self.options, self.game.options)

    @cached_property
    def carried(self) -> Carry:
        """The carry, as the class of the game."""
        return as_kind(self.carry, self.game.carry)

    @property
    def carried_places(self) -> dict[str, int]:
        """Chips that stand on the felt before the first action."""
        places = self.game.carried_places(self.carried)
        return {place: chips for place, chips in places.items() if chips}


def set_up(
    game: Game[Options, Carry],
    seats: Sequence[Seat],
    *,
    options: Mapping[str, JSON] | None = None,
    carry: Mapping[str, JSON] | None = None,
    dealer: int | None = None,
    cards: CardMode = "virtual",
    deck: Sequence[Sequence[Card]] | None = None,
    seed: bytes | None = None,
    cut: str = "",
) -> Setup[Options, Carry]:
    """A checked set-up. Raises `NotARound` with a sentence that says what is wrong."""
    _check_seats(game, seats)
    _check_chance(cards, deck, seed, cut)
    for card in (card for shuffle in deck or () for card in shuffle):
        if not is_card(card):
            raise NotARound(f"The deck holds {card!r:.20}, which is not a card.")
    seats = tuple(sorted(seats, key=lambda seat: seat.seat))
    numbers = tuple(seat.seat for seat in seats)
    series, markers = _read_carry(game, carry or {})
    filled = _filled_carry(game, series)
    chosen = full_options(game, options or {})
    setup = Setup(
        game=game,
        options=chosen,
        seats=seats,
        dealer=_whose_deal(game, filled, numbers, chosen, dealer),
        carry=filled,
        begins=not series,
        markers=markers,
        cards=cards,
        deck=None if deck is None else tuple(tuple(shuffle) for shuffle in deck),
        seed=seed,
        cut=cut,
    )
    if game.check and (error := game.check(setup.chosen, setup)):
        raise NotARound(error)
    return setup


def full_options(game: Game, given: Mapping[str, JSON]) -> dict[str, JSON]:
    """All options of a game, the defaults filled in. Raises `NotARound` for an unknown one or a bad
    value.
    """
    return _filled(lazy_gettext("option"), game.settings, given)


def options_of(game: Game[Options, Any], given: Mapping[str, JSON]) -> Options:
    """The same as the class of the game: as its functions take them."""
    return as_kind(full_options(game, given), game.options)


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
        if value is not setting.default and (error := setting.value.error(value)) is not None:
            raise NotARound(
                gettext(
                    "The {what} {name} {error}.",
                    what=what,
                    name=setting.name,
                    error=error,
                )
            )
        filled[setting.name] = value
    return filled


def not_for_so_many(game: Game, players: int) -> str:
    """That a game is not for this number of players, which lies between its least and its most."""
    return gettext("{game} is not for {players} players.", game=game.name, players=players)


def _check_seats(game: Game, seats: Sequence[Seat]) -> None:
    least, most = game.least_seats, game.most_seats
    if not least <= len(seats) <= most:
        here = len(seats)
        raise NotARound(
            gettext(
                "{game} is for exactly {most} players; here are {here}.",
                game=game.name,
                most=most,
                here=here,
            )
            if least == most
            else gettext(
                "{game} is for {least} to {most} players; here are {here}.",
                game=game.name,
                least=least,
                most=most,
                here=here,
            )
        )
    if len(seats) in game.not_for:
        raise NotARound(not_for_so_many(game, len(seats)))
    for seat in seats:
        if not is_whole(seat.seat) or not 1 <= seat.seat <= most:
            raise NotARound(
                f"Seats of {game.name} are numbered 1 to {most}; {seat.seat!r:.20} is not one."
            )
        if not is_whole(seat.chips) or not 0 <= seat.chips <= MOST_CHIPS:
            raise NotARound(f"Seat {seat.seat} must hold a whole number of chips, 0 or more.")
    if len({seat.seat for seat in seats}) < len(seats):
        raise NotARound(gettext("Two players have the same seat."))


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
    finished = given.get("finished", False)
    if type(finished) is not bool:
        raise NotARound("The carry's `finished` must be true or false.")
    if finished:
        return {}, markers
    if not game.carry_is_whole:
        given.pop("finished", None)
    return given, markers


def _filled_carry(game: Game, given: Mapping[str, JSON]) -> dict[str, JSON]:
    """The carry with all of its keys. Raises `NotARound`."""
    filled = _filled(lazy_gettext("key of the carry"), settings_of(game.carry), given)
    if given and game.carry_is_whole:
        _check_whole(game, given)
    if given and (error := game.carry_error(as_kind(filled, game.carry))):
        raise NotARound(error)
    return filled


def _check_whole(game: Game, given: Mapping[str, JSON]) -> None:
    """A carry that has all of its keys or none: none is missing, and null is not a value."""
    settings = settings_of(game.carry)
    for setting in settings:
        if setting.name not in given:
            wanted = ", ".join(setting.name for setting in settings)
            raise NotARound(
                f"The carry of a running game has all of {wanted}; {setting.name} is missing."
            )
        if (error := setting.value.error(given[setting.name])) is not None:
            raise NotARound(f"The key of the carry {setting.name} {error}.")


def _read_markers(game: Game, raw: JSON) -> dict[int, int]:
    if type(raw) is not dict:
        raise NotARound("The carry's markers must be an object: seat to chips owed.")
    if not raw:
        return {}
    seats = {str(seat): seat for seat in range(1, game.most_seats + 1)}
    for seat, owed in raw.items():
        if seat not in seats or Whole(1).error(owed) is not None:
            raise NotARound(
                "The carry's markers must give seats a positive whole number of chips owed."
            )
    return {seats[seat]: raw[seat] for seat in sorted(raw, key=seats.__getitem__)}


def _whose_deal(
    game: Game,
    carry: Mapping[str, JSON],
    seats: tuple[int, ...],
    options: Mapping[str, JSON],
    named: int | None,
) -> int | None:
    if named is not None and (not is_whole(named) or named not in seats):
        raise NotARound(f"The dealer {named!r:.20} is not a seat of this round.")
    if not game.has_deal:
        return None
    carried = game.dealer_of(as_kind(carry, game.carry), seats, as_kind(options, game.options))
    if carried is not None and carried not in seats:
        raise NotARound(f"The carry gives the deal to seat {carried}, where nobody sits.")
    if named is not None and carried is not None and named != carried:
        raise NotARound(
            f"The dealer is seat {named}, but by the carry it is seat {carried}'s deal."
        )
    return named or carried or seats[0]
