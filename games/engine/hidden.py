"""Cards in zones, and what is known of those that lie face down: who has seen them, where they may
be, what a real deck has shown so far, and which of them an action may name.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

from games.cards import UNSEEN, Card, in_words, is_card, starting_order
from games.engine.chips import Seated
from games.engine.errors import ScriptError
from games.engine.heaps import Heaps, nothing_likely
from games.engine.irregularities import Irregularity, SuspectedIrregularity
from games.engine.prompt import Action, Option
from games.engine.start import Start
from games.engine.values import (
    JSON,
    NOTHING_RULED_OUT,
    Draw,
    OneOf,
    ShownCard,
    ShownCards,
    SomeOf,
    Value,
)
from games.engine.zones import Sight, Sighting, Zone
from games.language import gettext


class Hidden(Seated):
    """The zones of a table, and what is known of the cards in them."""

    def __init__(self, start: Start, places: Mapping[str, int], reasons: Mapping[str, str]) -> None:
        super().__init__(start, places, reasons)
        self.virtual = start.cards == "virtual"
        self.zones: dict[str, Zone] = {}
        self.irregularities: list[Irregularity] = []
        self.now = 0
        """The index of the action being played."""
        self.disclosed = False
        """Whether the action being played has told somebody of a card that was hidden from them."""
        self.sightings: list[Sighting] = []
        """Every card each time that it came to lie somewhere, and who sees it there. What the
        record names to whom, and what may be undone, follows from them.
        """
        self.known_elsewhere: set[Card] = set()
        """The cards of which everybody has been told a zone in which they do not lie."""
        self._ruled_out: defaultdict[str, set[Card]] = defaultdict(set)
        self._suspected: list[SuspectedIrregularity] = []
        self._unseen: Counter[Card] = Counter()
        self._unseen_cards: tuple[Card, ...] | None = None
        """The answer of `unseen`, until a card is seen or unseen again."""

    # Zones

    def zone(
        self,
        name: str,
        owner: int | None = None,
        sight: Sight = "all",
        forgotten: bool = False,
    ) -> Zone:
        """The zone of this name, laid out on first use. Into one that is `forgotten` go won cards
        that nobody may look back at.
        """
        zone = self.zones.get(name)
        if zone is None:
            zone = self.zones[name] = Zone(name, owner, sight, forgotten=forgotten)
        return zone

    def cards(self, name: str) -> list[Card]:
        """The cards of a zone, in order; none where there is no such zone."""
        zone = self.zones.get(name)
        return zone.cards if zone else []

    def reveal(self, name: str, sight: Sight = "all") -> None:
        """Let a zone be seen by these from now on."""
        zone = self.zones[name]
        before = Zone(name, zone.owner, zone.sight)
        zone.sight = sight
        self._disclose(zone.cards, before, zone)

    def cover(self, name: str) -> None:
        """Turn a zone's cards face down again: nobody sees them from now on. What people have seen
        is theirs to remember, and no screen shows it a second time: so with virtual cards an action
        that covers a card cannot be undone.
        """
        zone = self.zones[name]
        if zone.cards and zone.sight != "none":
            self.disclosed = self.disclosed or self.virtual
        self.reveal(name, "none")

    # What everybody knows

    def known_in(self, name: str, cards: Iterable[Card]) -> None:
        """By the rules, or because somebody shows them and takes them back, everybody knows from
        now on that these cards lie in this zone, face down as they are; a card named twice lies
        there twice. With a real deck they may prove an earlier play wrong, in the order of the
        cards.
        """
        zone = self.zones[name]
        named: Counter[Card] = Counter()
        for card in cards:
            named[card] += 1
            if zone.cards.count(card) < named[card]:
                zone.cards[self._unseen_place_of(card, zone)] = card
            self._disclose([card], zone, Zone(name, zone.owner, "all"))

    def known_not_in(self, name: str, cards: Iterable[Card]) -> None:
        """By the rules everybody knows from now on that none of these cards lies in this zone,
        until unseen cards come into it. With a real deck none of them can be named from it; what
        people only say of their hands is a `suspect`.
        """
        denied = set(cards)
        if there := denied & set(self.cards(name)):
            raise ScriptError(f"there is {', '.join(sorted(there))} in {name}")
        self._ruled_out[name] |= denied
        self.disclosed = self.disclosed or (self.virtual and not denied <= self.known_elsewhere)
        self.known_elsewhere |= denied

    def ruled_out(self, name: str) -> frozenset[Card]:
        """The cards that everybody knows not to lie in a zone (`known_not_in`)."""
        return frozenset(self._ruled_out.get(name, ()))

    def suspect(
        self,
        seat: int,
        kind: str,
        hand: str,
        proof: Iterable[Card],
        played: Iterable[Card] = (),
        draws: bool = False,
    ) -> None:
        """Take a play on trust for now: it was wrong if a card of `proof` comes out of the same
        hand later, and is reported then, with the cards. `draws`: of a hand that draws in between
        it was wrong as soon as more of them have come out than cards have gone in, unseen, since.
        For real decks alone: of virtual cards the engine knows better.
        """
        irregularity = Irregularity(self.now, seat, kind)
        self._suspected.append(
            SuspectedIrregularity(
                irregularity, hand, frozenset(proof), tuple(played), 0 if draws else None
            )
        )

    def report(self, kind: str, seat: int, action: int) -> None:
        """An earlier play of a real deck's hand was wrong, as is known now that something has not
        come out of it. Play goes on; the ruling is the dealer's.
        """
        self.irregularities.append(Irregularity(action, seat, kind))
        self.tell("fault-known", seat=seat, kind=kind, action=action)

    def may_hold(self, name: str, cards: Sequence[Card]) -> bool:
        """Whether a hand may hold all of these, a card named twice twice: with a real deck, those
        that are not known to be there must be unseen and not ruled out, and as many of its cards
        unseen too.
        """
        held = self.cards(name)
        hidden = Counter(cards) - Counter(held)
        return hidden.total() <= held.count(UNSEEN) and all(
            self._may_lie(card, name, count) for card, count in hidden.items()
        )

    def unseen(self) -> tuple[Card, ...]:
        """The cards of a real deck that nobody has shown yet, each once, in starting order."""
        if self._unseen_cards is None:
            cards = (card for card, count in self._unseen.items() if count > 0)
            self._unseen_cards = tuple(starting_order(cards))
        return self._unseen_cards

    def unseen_faces(self) -> Counter[Card]:
        """The cards of a real deck that nobody has shown yet, each as often as it is unseen."""
        return +self._unseen

    # What an action may name

    def playable(self, name: str) -> tuple[Card, ...]:
        """The cards that may come out of a hand: those in it, or with a real deck all that it could
        hold.
        """
        cards = self.cards(name)
        known = [card for card in cards if card != UNSEEN]
        if UNSEEN in cards:
            ruled_out = self._ruled_out.get(name, ())
            known += [card for card in self.unseen() if card not in ruled_out]
        return tuple(dict.fromkeys(known))

    def held(
        self,
        name: str,
        cards: Iterable[Card] | None = None,
        why_not: Mapping[Card, str] = NOTHING_RULED_OUT,
    ) -> Value:
        """The value of an action that names one card of a hand: one held, or an unseen one of a
        real deck. Where only some `cards` may be named, `why_not` says of the others what stands
        against them.
        """
        return self._card_of([name], cards, why_not)

    def held_some(
        self, name: str, least: int, most: int, cards: Iterable[Card] | None = None
    ) -> Value:
        """The value of an action that names several cards of a hand (`held`), in any order."""
        held = self._nameable(name)
        wanted = held if cards is None else list(cards)
        allowed = tuple(card for card in held if card in wanted)
        if self.virtual:
            return SomeOf(allowed, least, most)
        return ShownCards(allowed, least, most, (name,))

    def heaped(
        self,
        name: str,
        lying: Sequence[Sequence[Card]] = (),
        likely: Callable[[Sequence[Sequence[Card]], Sequence[Card], Draw], JSON] = nothing_likely,
        reads: Callable[[object], bool] = is_card,
    ) -> Heaps:
        """The value of an action that lays cards of a hand in heaps, among those of `lying` (see
        `Heaps`): a list of lists of cards. Whether they are the right cards, and in the right
        heaps, the option's check says.
        """
        cards, most = tuple(self._nameable(name)), len(self.cards(name))
        heaps = tuple(map(tuple, lying))
        zones = () if self.virtual else (name,)
        return Heaps(cards, min(1, most), most, zones, heaps, likely, reads)

    def _nameable(self, name: str) -> list[Card]:
        """The cards that may come out of a hand, each as often as it may."""
        held = [card for card in self.cards(name) if card != UNSEEN]
        if UNSEEN in self.cards(name):
            unseen = starting_order(self._unseen.elements())
            held += [card for card in unseen if self._may_lie(card, name)]
        return held

    def showing(
        self,
        *names: str,
        cards: Iterable[Card] | None = None,
        why_not: Mapping[Card, str] = NOTHING_RULED_OUT,
    ) -> Option:
        """The dealer's option to `show` a card of a real deck out of one of these zones, whichever
        it lies in: a `card`, and the `seat` whose hand it was. No seat is named where it came out
        of a zone that is nobody's, such as the stock: of these there is one at most. `cards` and
        `why_not` as of `held`. Which zone it was, `shown_out_of` says.
        """
        values = {"card": self._card_of(names, cards, why_not)}
        owners = [self.zones[name].owner for name in names]
        if len(set(owners)) < len(owners):
            raise ScriptError(f"one card to show, and several zones of one owner: {names}")
        if seats := tuple(owner for owner in owners if owner is not None):
            values["seat"] = OneOf(seats)
        optional = ("seat",) if seats and None in owners else ()

        def cannot_lie(action: Action) -> str | None:
            name, card = self.shown_out_of(action, *names), action.card()
            if self.may_hold(name, [card]):
                return None
            if (seat := self.zones[name].owner) is None:
                return gettext("The {card} cannot lie there.", card=in_words(card))
            return gettext(
                "{player} cannot hold {cards}.", player=self.players[seat], cards=in_words(card)
            )

        return Option(
            "dealer", "show", values, optional, check=cannot_lie if len(names) > 1 else None
        )

    def shown_out_of(self, action: Action, *names: str) -> str:
        """Out of which of these zones the dealer has shown a card (`showing`)."""
        owner = action.whole("seat") if "seat" in action.args else None
        return next(name for name in names if self.zones[name].owner == owner)

    def _card_of(
        self, names: Sequence[str], cards: Iterable[Card] | None, why_not: Mapping[Card, str]
    ) -> Value:
        playable = (card for name in names for card in self.playable(name))
        allowed = tuple(dict.fromkeys(playable)) if cards is None else tuple(cards)
        if any(UNSEEN in self.cards(name) for name in names):
            return ShownCard(allowed, why_not, tuple(names))
        return OneOf(allowed, why_not)

    # What comes to light

    def _may_lie(self, card: Card, name: str, count: int = 1) -> bool:
        """Whether so many equal cards of a real deck may be among the unseen ones of a zone."""
        return self._unseen[card] >= count and card not in self._ruled_out.get(name, ())

    def _place_of(self, card: Card, zone: Zone) -> int:
        """Where a card lies in a zone, or may lie: an unseen one of a real deck is shown there."""
        if card in zone.cards:
            return zone.cards.index(card)
        return self._unseen_place_of(card, zone)

    def _unseen_place_of(self, card: Card, zone: Zone) -> int:
        """Where an unseen card of a real deck is shown to be this one."""
        if UNSEEN not in zone.cards or not self._may_lie(card, zone.name):
            raise ScriptError(f"there is no {card} in {zone.name}")
        self._show_unseen(zone.name, card)
        return zone.cards.index(UNSEEN)

    def _unsee(self, cards: Iterable[Card]) -> None:
        """Nobody knows any more which of a real deck's cards these are."""
        self._unseen.update(card for card in cards if card != UNSEEN)
        self._unseen_cards = None

    def _show_unseen(self, hand: str, card: Card) -> None:
        """A card of a real deck has come out of this hand: it may prove an earlier play wrong. Play
        goes on; the ruling is the dealer's.
        """
        self._unseen[card] -= 1
        self._unseen_cards = None
        proved = [
            suspected
            for suspected in self._suspected
            if suspected.hand == hand and suspected.is_proved_by(card)
        ]
        for suspected in proved:
            irregularity = suspected.irregularity
            self._suspected.remove(suspected)
            self.irregular(
                irregularity.action,
                irregularity.seat,
                irregularity.kind,
                [*suspected.played, card],
            )

    def _excuse(self, hand: str, count: int) -> None:
        """So many cards have come into a hand of a real deck, nobody knows which: of as many that
        come out of it nobody can say that they were there before.
        """
        for suspected in self._suspected:
            if suspected.hand == hand and suspected.excused is not None:
                suspected.excused += count

    def irregular(self, action: int, seat: int, kind: str, cards: Sequence[Card]) -> None:
        """Cards prove that an action of this seat was wrong: its index, and what kind of
        irregularity it was. Play goes on; the ruling is the dealer's, or that of the rules.
        """
        self.irregularities.append(Irregularity(action, seat, kind))
        self.tell("fault", seat=seat, kind=kind, action=action, cards=list(cards))

    def _disclose(self, cards: Sequence[Card], here: Zone, there: Zone) -> None:
        # A real deck shows itself: what the dealer enters was never the engine's secret.
        sight, owner = there.sight, there.owner
        before = None if here is there else (here.sight, here.owner)
        self.sightings += [Sighting(card, sight, owner, self.now, before) for card in cards]
        self._rule_in(cards, here, there)
        if cards and self.virtual and not self.disclosed and here.sight != "all":
            self.disclosed = sight != "none" and (here.sight, here.owner) != (sight, owner)

    def _rule_in(self, cards: Sequence[Card], here: Zone, there: Zone) -> None:
        """Cards have come from one zone into another: they are no longer ruled out there; nor is
        any that could lie where they came from, if nobody saw which they were.
        """
        if ruled_out := self._ruled_out.get(there.name):
            if here.sight == "all" or not (self.virtual or UNSEEN in cards):
                ruled_out.difference_update(cards)
            else:
                ruled_out &= self._ruled_out.get(here.name, set())
