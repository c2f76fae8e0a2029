"""Partners drawn by lot, before they sit down (rules page ``scored-games.md``, *Partnerships*)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from games.cards import Card, suit
from games.engine.shuffle import Draws, commitment, joined_cut, shuffled
from games.language import gettext
from ledger.errors import Conflict, Invalid, SeedMissing
from ledger.kinds.at_table import fresh_seed, game_of, idle
from ledger.kinds.facts import TableKind
from ledger.kinds.pots import unsettled
from ledger.state.entries import Decision, Digest, Earlier, Entry, NameResolver, Number
from ledger.state.night import Draw, Drawn, Night, Table

CARDS: tuple[Card, ...] = ("Ac", "Ad", "Ah", "As")
"""Two black cards and two red ones."""
SEATS = {"red": (1, 3), "black": (2, 4)}
"""Where those sit who have drawn a colour: across from each other."""
Ace: TypeAlias = Literal["Ac", "Ad", "Ah", "As"]


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who has drawn which card, and the seat that goes with it."""

    player: Number
    card: Ace
    seat: Number


class PartnersDrawn(TableKind, frozen=True, tag="partners-drawn"):
    """Two red cards and two black ones are shuffled, one to each of four players: equal colours are
    partners, and sit across from each other. The shuffle is the one that the table has promised;
    its seed is published here, and another one promised.
    """

    drawn: tuple[Drawing, Drawing, Drawing, Drawing]
    """In the order in which they drew, off the top."""
    seed: Digest
    cut: str
    """The words that were added to the shuffle, one a line."""
    commitment: Digest
    """The SHA-256 of the seed of the round to come."""

    free: ClassVar[frozenset[str]] = frozenset(("commitment",))

    @staticmethod
    def decide(night: Night, table_number: int, players: Sequence[int], seed: bytes) -> Decision:
        """A draw among these four, by the seed that the table has promised. Nobody else may sit
        there. Raises `bad-setting`, `round-in-play`, `seat-taken`, `SeedMissing`.
        """
        table = fit_to_draw(night, table_number)
        if len(players) != 4 or len(set(players)) != 4:
            raise Invalid.saying(
                "Partners are drawn among four players, each named once.", "bad-setting"
            )
        names = [night.player(player).name for player in players]
        others = [night.player(who).name for who in table.seats.values() if who not in players]
        if others:
            raise Conflict.saying(
                "{list} must stand up first: {names} will sit there.",
                "seat-taken",
                list=" and ".join(others),
                names=", ".join(names),
            )
        if commitment(seed) != table.commitment:
            raise SeedMissing.saying("The seed that this table has promised is another one.")
        cut = joined_cut(table.cuts.get(seat, "") for seat in table.seats)
        cards = msgspec.convert(shuffled(CARDS, Draws(seed, cut)), list[Ace])
        one, two, three, four = (
            Drawing(player, card, seat)
            for player, card, seat in zip(players, cards, seats_of(cards), strict=True)
        )
        new = fresh_seed()
        says = PartnersDrawn(
            table=table.number,
            drawn=(one, two, three, four),
            seed=seed.hex(),
            cut=cut,
            commitment=commitment(new),
        )
        return Decision(says, seed=new)

    def redecide(self, night: Night, entry: Entry, earlier: Earlier) -> Decision:
        return self.decide(night, self.table, self.players, bytes.fromhex(self.seed))

    def applied(self, night: Night, entry: Entry) -> Night:
        table = night.any_table(self.table)
        drawn = tuple(Drawn(place.player, place.card, place.seat) for place in self.drawn)
        return night.with_table(
            replace(
                table,
                seats={
                    seated.seat: seated.player for seated in sorted(drawn, key=lambda s: s.seat)
                },
                cuts={},
                commitment=self.commitment,
                draw=Draw(drawn, self.seed, self.cut, table.commitment or "", table.rounds),
            )
        )

    def texts(self, strict: bool) -> Iterable[tuple[str, Iterable[str]]]:
        """The words of the cut."""
        return (("cut", self.cut.split("\n")),) if strict else ()

    def describe(self, names: NameResolver) -> str:
        drawn = {drawing.seat: names.name(drawing.player) for drawing in self.drawn}
        one, two, three, four = (drawn.get(seat) for seat in (1, 2, 3, 4))
        return gettext(
            "Partners are drawn: {one} and {three} against {two} and {four}",
            one=one,
            two=two,
            three=three,
            four=four,
        )

    @property
    def players(self) -> tuple[int, ...]:
        """Who has drawn."""
        return tuple(drawing.player for drawing in self.drawn)


def fit_to_draw(night: Night, table_number: int) -> Table:
    """The table, if partners can be drawn there now. Raises `bad-setting`, `round-in-play`."""
    table = idle(night, table_number)
    game = game_of(table.game)
    if not game.partners:
        raise Invalid.saying("{game} has no partners.", "bad-setting", game=game.name)
    if table.cards != "virtual":
        raise Invalid.saying(
            "{table} plays with a real deck, whose shuffle nobody can promise: draw "
            "two red and two black cards of it by hand, and sit across from whoever "
            "has your colour.",
            "bad-setting",
            table=table.title,
        )
    if unsettled(night, table) or (table.carry and not table.carry.get("finished")):
        raise Conflict.saying(
            "A game is running at {table}: end it first.", "round-in-play", table=table.title
        )
    return table


def seats_of(cards: Sequence[Card]) -> list[int]:
    """The seat that goes with each card: red sits at 1 and 3, black at 2 and 4, each in the order
    in which it was drawn.
    """
    free = {colour: list(seats) for colour, seats in SEATS.items()}
    return [free["red" if suit(card) in "dh" else "black"].pop(0) for card in cards]
