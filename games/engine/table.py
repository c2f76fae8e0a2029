"""The table a script plays on: cards in zones, chips in places, and the verbs that move them.

Everything anyone could see or need stands here, never in a script's local variables.
"""

from collections import Counter
from collections.abc import Collection, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeAlias

from typing_extensions import TypeVar

from games.cards import UNSEEN, Card, starting_order
from games.engine.errors import ScriptError
from games.engine.hidden import Hidden
from games.engine.prompt import Action, Option, Prompt, Say, Who
from games.engine.shuffle import Draws, shuffled
from games.engine.start import Start
from games.engine.values import JSON, NOTHING_RULED_OUT, OneOf, ShownCard, Value
from games.engine.zones import STOCK, Turned
from games.language import lazy_gettext


@dataclass(frozen=True, slots=True)
class Ending:
    """How a round ends: the carry for the next one (without markers, which the
    engine adds).
    """

    carry: Mapping[str, JSON]


class Unasked(NamedTuple):
    """What a real deck's people have to say where virtual cards speak for themselves, and the index
    of the action that it came of (-1: before the first).
    """

    answer: Action
    action: int


Script: TypeAlias = Generator[Prompt, Action, Ending]
Dealing: TypeAlias = Generator[Prompt, Action, None]


Facts_co = TypeVar("Facts_co", covariant=True)
"""What a game keeps on its table besides cards and chips: a class of its own
(`games.engine.facts`).
"""
Options_co = TypeVar("Options_co", covariant=True, default=object)
Carry_co = TypeVar("Carry_co", covariant=True, default=object)
"""What can be chosen at its table, and what its series carries on: classes of its own as well
(`games.engine.settings`). A function that reads neither leaves them out: ``Table[Hand]``.
"""


class Table(Hidden, Generic[Facts_co, Options_co, Carry_co]):
    """Zones, places, and the verbs of a script."""

    facts: Facts_co
    """What the game keeps of its round. Its script sets them, before it asks anything."""

    def __init__(
        self,
        start: Start,
        places: Mapping[str, int],
        reasons: Mapping[str, str],
        options: Options_co,
        carry: Carry_co,
    ) -> None:
        super().__init__(start, places, reasons)
        self._start = start
        self.facts = None  # type: ignore[assignment]  # until the script has set them
        self.options = options
        self.carry = carry
        self.decks: list[list[Card]] = []
        """Every shuffle so far, top card first; empty with a real deck."""
        self.turned: list[Turned] = []
        """What was turned face up so far, in order: the cards that a dealer with a real deck has to
        show.
        """
        self.unasked: list[Unasked] = []
        """What happened by itself, in order, and what people with a real deck have to say of it."""
        self.sealed: list[int] = []
        """The indices of the actions whose choices are still hidden from everybody else."""
        self.revealed: dict[int, int] = {}
        """Of each hidden choice, by its action's index, the action that revealed it."""
        self._shuffles = 0

    # Asking

    def ask(
        self,
        say: str,
        *options: Option,
        stage: str = "",
        awaited: Iterable[Who] | None = None,
        wording: Say | None = None,
        **args: JSON,
    ) -> Prompt:
        """A prompt to yield. `stage` (default: the code) tells this moment from a later one that
        asks the same; `awaited` are those the sentence waits for (default: everyone with an
        option); `wording`: see `Prompt`.
        """
        return self.prompt(Say(say, args), options, stage, awaited)._replace(wording=wording)

    def prompt(
        self,
        say: Say,
        options: tuple[Option, ...],
        stage: str = "",
        awaited: Iterable[Who] | None = None,
    ) -> Prompt:
        """The same of a sentence that is there already."""
        if awaited is None:
            awaited = {option.by: None for option in options}
        return Prompt(say, options, tuple(awaited), stage or say.code)

    def hidden_choices(
        self, say: str, *options: Option, **args: JSON
    ) -> Generator[Prompt, Action, dict[int, Action]]:
        """Let seats choose, each by its one option, in any order: nobody sees what another has
        chosen, or could choose, until the last one has. A choice stands. Returns the actions by
        seat. For virtual cards: over a real deck people choose with real things, face down on the
        table.
        """
        waiting = {option.by: option._replace(hidden=True, private=True) for option in options}
        if not self.virtual or len(waiting) < len(options) or "dealer" in waiting:
            raise ScriptError("a hidden choice is one option to a seat, with virtual cards")
        stage = f"{say} after action {self.now}"
        chosen: dict[int, Action] = {}
        while waiting:
            action = yield self.prompt(Say(say, args), tuple(waiting.values()), stage)
            chosen[action.seat] = action
            del waiting[action.seat]
            self.sealed.append(self.now)
            self.tell("chosen", seat=action.seat)
        self.revealed |= dict.fromkeys(self.sealed, self.now)
        self.sealed.clear()
        self.disclosed = True
        return dict(sorted(chosen.items()))

    def by_itself(self, action: Action) -> None:
        """With virtual cards the rules have just done this by themselves; with a real deck it is
        asked for, and this is the answer.
        """
        self.unasked.append(Unasked(action, self.now))

    # Cards

    def shuffle(self, cards: Iterable[Card], to: str = STOCK, as_named: bool = False) -> None:
        """Shuffle these cards into the stock. With a real deck their order, and where they are, is
        unknown: those that were seen before are unseen again, like those still hidden elsewhere.
        `as_named`: nobody counts how many copies of a card of several packs a file names.
        """
        self._shuffles += 1
        pack = list(cards)
        stock = self.zone(to, sight="none")
        self._ruled_out.pop(to, None)
        if self.virtual:
            stock.cards = self._order(pack, as_named)
            self.decks.append(list(stock.cards))
            self._disclose(stock.cards, stock, stock)
        else:
            stock.cards = [UNSEEN] * len(pack)
            self._unsee(pack)

    def _order(self, pack: list[Card], as_named: bool) -> list[Card]:
        if self._start.seed is not None:
            return shuffled(pack, Draws(self._start.seed, self._start.cut, self._shuffles))
        lists = self._start.deck
        if lists is None:
            raise ScriptError("there is neither a seed nor a deck to shuffle by")
        named = list(lists[self._shuffles - 1]) if self._shuffles <= len(lists) else []
        rest = Counter(pack)
        uncounted = {card for card, count in rest.items() if as_named and count > 1}
        rest.subtract(named)
        wrong = (card for card, count in rest.items() if count < 0)
        if card := next((card for card in wrong if card not in uncounted), None):
            raise UnfitDeck(
                f"shuffle {self._shuffles} names {card} more often than it is in the deck"
            )
        return named + starting_order(rest.elements())

    def move(self, source: str, target: str, cards: Sequence[Card]) -> None:
        """Move these cards. With a real deck a card that was unseen in `source` is seen from now
        on.
        """
        here, there = self.zones[source], self.zones[target]
        for card in cards:
            del here.cards[self._place_of(card, here)]
            there.cards.append(card)
            self._disclose([card], here, there)

    def swap(self, name: str, card: Card, other: str, other_card: Card) -> None:
        """Let two cards change places: each lies where the other lay. With a real deck a card that
        was unseen is seen from now on.
        """
        here, there = self.zones[name], self.zones[other]
        at, other_at = self._place_of(card, here), self._place_of(other_card, there)
        here.cards[at], there.cards[other_at] = other_card, card
        self._disclose([card], here, there)
        self._disclose([other_card], there, here)

    def pass_face_down(self, source: str, target: str, cards: Sequence[Card]) -> None:
        """Move chosen cards to another hand without showing them. With a real deck nobody knows
        which they were: as many go over as are named, and what was known of `source` is unseen
        again; what comes out of either hand from then on proves nothing of before, but against a
        hand that draws (`suspect`).
        """
        if self.virtual:
            self.move(source, target, cards)
            return
        here = self.zones[source]
        self._unsee(here.cards)
        here.cards = [UNSEEN] * len(here.cards)
        self._suspected = [
            suspected
            for suspected in self._suspected
            if suspected.excused is not None or suspected.hand not in (source, target)
        ]
        self.deal(len(cards), to=target, source=source)

    def deal(self, count: int, to: str, source: str = STOCK) -> None:
        """Deal cards off the top as they lie: known to the engine in virtual play, unseen with a
        real deck.
        """
        here, there = self.zones[source], self.zones[to]
        if count > len(here.cards):
            raise ScriptError(f"cannot deal {count} from {source}: {len(here.cards)} left")
        dealt, here.cards = here.cards[:count], here.cards[count:]
        there.cards.extend(dealt)
        self._excuse(to, dealt.count(UNSEEN))
        self._disclose(dealt, here, there)

    def turn_up(
        self, count: int, to: str, which: str, source: str = STOCK, seat: int | None = None
    ) -> Dealing:
        """Deal cards off the top face up. With a real deck the dealer shows each; `which` names
        them in the sentence, `seat` says whose they are.
        """
        if self.virtual:
            self._turn(source, self.cards(source)[:count])
            self.deal(count, to, source)
            return
        for number in range(count):
            card = yield from self._shown(source, which, number, count, seat, offers_gone=True)
            self.move(source, to, [card])

    def turn_up_card(self, source: str, target: str, card: Card) -> None:
        """Turn up a card that was chosen out of a hand, and put it there: with a real deck it has
        just been shown.
        """
        self._turn(source, [card])
        self.move(source, target, [card])

    def turn_up_to(self, wanted: Collection[Card], to: str, which: str, aside: str) -> Dealing:
        """Turn cards off the top, one at a time, until a wanted one comes; the others lie `aside`.
        With a real deck the dealer shows the wanted one alone, and the others stay where they are,
        unseen.
        """
        if self.virtual:
            while self.zones[STOCK].cards[0] not in wanted:
                self.deal(1, aside)
            self._turn(STOCK, self.zones[STOCK].cards[:1])
            self.deal(1, to)
            return
        why_not = {
            card: lazy_gettext("wanted is {which}", which=which)
            for card in self.unseen()
            if card not in wanted
        }
        card = yield from self._shown(STOCK, which, 0, 1, None, why_not)
        self.move(STOCK, to, [card])

    def take_up(self, *names: str) -> list[Card]:
        """Take all cards of these zones off the table, to be shuffled."""
        taken = [card for name in names for card in self.cards(name)]
        for name in names:
            self.zone(name).cards = []
            self._ruled_out.pop(name, None)
        return taken

    def turn_over(
        self,
        name: str,
        which: str,
        seat: int | None = None,
        why_not: Mapping[Card, str] = NOTHING_RULED_OUT,
    ) -> Dealing:
        """Turn a zone's cards face up for everyone. With a real deck the dealer shows each unseen
        one; `why_not` says of cards that cannot lie there what stands against them.
        """
        zone = self.zones[name]
        count = len(zone.cards)
        if self.virtual:
            self._turn(name, zone.cards)
        self.reveal(
            name
        )  # first, so that everybody sees each card of a real deck as soon as it is shown
        for number in range(count if not self.virtual else 0):
            if UNSEEN in zone.cards:
                card = yield from self._shown(name, which, number, count, seat, why_not)
                zone.cards[zone.cards.index(UNSEEN)] = card
                self._show_unseen(name, card)
                self._disclose([card], zone, zone)

    def _turn(self, source: str, cards: Iterable[Card]) -> None:
        self.turned += [Turned(card, source) for card in cards]

    def _shown(
        self,
        source: str,
        which: str,
        number: int,
        count: int,
        seat: int | None,
        why_not: Mapping[Card, str] = NOTHING_RULED_OUT,
        offers_gone: bool = False,
    ) -> Generator[Prompt, Action, Card]:
        """`offers_gone`: a screen offers cards that nobody may look back at, too: which they are is
        for the players to remember.
        """
        unseen = tuple(card for card in self.unseen() if self._may_lie(card, source))
        allowed = tuple(card for card in unseen if card not in why_not)
        # What was seen already is refused as such.
        still = {card: why for card, why in why_not.items() if card in unseen}
        values: dict[str, Value] = {"card": ShownCard(allowed, still, (source,))}
        args: dict[str, JSON] = {"which": which, "number": number + 1, "count": count}
        if seat is not None:
            values["seat"] = OneOf((seat,))
            args["seat"] = seat
        code = "show-hand" if seat is not None else "show" if count == 1 else "show-one-of"
        zones = self.zones.values() if offers_gone else ()
        gone = [card for zone in zones if zone.forgotten for card in zone.cards]
        offered = {"card": ShownCard(tuple(starting_order([*allowed, *gone])))} if gone else {}
        option = Option("dealer", "show", values, offered=offered)
        action = yield self.prompt(Say(code, args), (option,))
        return action.card()


class UnfitDeck(ScriptError):
    """The record's deck names cards that are not there to be dealt."""
