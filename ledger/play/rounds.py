"""Rounds in the book: beginning one, every action, undo, void, and the next one.

The engine goes first, then the entry is written; what is not on disk is forgotten
(`ledger.play.live_rounds`).

Chance fails closed: with virtual cards a round begins and goes on with the very seed that was
promised, or not at all. What has lost its seed is frozen in the middle of a round, and may be
voided; between rounds the table promises another one, in an entry of its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from msgspec import UNSET, structs

from games.cards import Card
from games.engine import JSON, Action, Draft, NotARound, Refusal, Round, Viewer, view
from games.engine.record import verb_and_values
from games.language import gettext
from ledger import chance
from ledger.book import Receipt
from ledger.errors import Conflict, Invalid, RoundRefused
from ledger.kinds.actions import Acted, Amended, HandedOver, Undone
from ledger.kinds.at_table import idle, promise
from ledger.kinds.ending import check_plays_on
from ledger.kinds.partners import PartnersDrawn, fit_to_draw
from ledger.kinds.rounds import RoundClosed, RoundVoided
from ledger.kinds.tables import CommitmentRenewed
from ledger.play.before_start import asks_first
from ledger.play.beginning import beginning, lot_now
from ledger.play.felt import all_back, with_fill
from ledger.play.live import LiveRound, Played, started
from ledger.play.live_rounds import LiveRounds, in_play, seed_in_words
from ledger.state.entries import Decision, Request
from ledger.state.night import Night, Table
from ledger.state.words import LONGEST_REASON, clean_name


class Rounds(LiveRounds):
    """What is done in the rounds of a book's tables."""

    def renew_commitment(self, night: int, table: int, request: Request) -> Receipt:
        """Promise another seed for the next round, where the one that was promised is not to be
        found. Raises `seed-kept` where it is: a shuffle that was promised is not drawn again.
        """

        def make(state: Night) -> Decision:
            decision = CommitmentRenewed.decide(state, table)
            here = state.table(table)
            if self.keeps_promise(state, here):
                raise Conflict.saying(
                    "The shuffle that {table} promised stands: its seed is here.",
                    "seed-kept",
                    table=here.name,
                )
            return decision

        return self._write(night, table, request, {"renew_commitment": table}, make)

    def draw_partners(
        self, night: int, table: int, players: Sequence[int], request: Request
    ) -> Receipt:
        """Draw partners among these four and seat them, by the shuffle that the table has promised;
        another one is promised. Raises `SeedMissing` where the seed is not there.
        """

        def make(state: Night) -> Decision:
            here = fit_to_draw(state, table)
            seed = self._seed(state, here) or b""
            return PartnersDrawn.decide(state, table, players, seed)

        return self._write(night, table, request, {"draw_partners": list(players)}, make)

    def begin(
        self, night: int, table: int, number: int, request: Request, agreed: bool = True
    ) -> Receipt:
        """Begin round `number` at this table: its cuts are fixed, antes are paid, cards
        are dealt. Raises `SeedMissing` where the seed that was promised is not there, and
        `ask-first` where somebody has to be asked before (`asks_first`) and nobody has `agreed`.
        """

        def make(state: Night) -> Decision:
            here = idle(state, table)
            if number != here.rounds + 1:
                raise Conflict.saying(
                    "The next round of {table} is round {rounds}.",
                    "round-in-play",
                    table=here.name,
                    rounds=here.rounds + 1,
                )
            check_plays_on(state, here)
            if not agreed and (asks := asks_first(state, here)):
                raise Conflict(" ".join(asks), "ask-first")
            return self._begun(state, here)

        return self._write(night, table, request, {"begin": number}, make)

    def act(
        self,
        night: int,
        table: int,
        number: int,
        action: Action,
        since: int,
        viewer: Viewer,
        request: Request,
    ) -> Receipt:
        """Play an action in round `number`. `since` is the stamp of the option it answers, `viewer`
        who sends it: what this viewer is not shown, it cannot play. Raises `RoundRefused`.
        """

        def make(state: Night) -> Decision:
            return _acted(state, self._playing(state, table, number), action, since, viewer)

        content: dict[str, JSON] = {"act": action.data(), "round": number, "since": since}
        return self._write(night, table, request, content, make)

    def act_on_phone(
        self,
        night: int,
        table: int,
        number: int,
        player: int,
        said: Mapping[str, JSON],
        since: int,
        request: Request,
    ) -> Receipt:
        """Play an action of a player's own seat, sent from their phone: `said` is what they do and
        its values, and the seat is the one that they play round `number` in, whatever they say.
        Raises `phones-off`, `not-seated`, `RoundRefused`.
        """
        if "by" in said:
            raise Invalid.saying("A phone acts for its own player: leave out by.")
        with _refusals():
            do, args = verb_and_values(said)

        def make(state: Night) -> Decision:
            if not state.table(table).phones:
                name = state.table(table).name
                raise Conflict.saying(
                    "Phones do not play at {name}: tell the dealer what you do.",
                    "phones-off",
                    name=name,
                )
            live = self._playing(state, table, number)
            seat = _seat_of(live, player)
            return _acted(state, live, Action(seat, do, args), since, seat)

        content: dict[str, JSON] = {
            "act_on_phone": dict(said),
            "player": player,
            "round": number,
            "since": since,
        }
        return self._write(night, table, request, content, make)

    def draft(
        self,
        night: int,
        table: int,
        number: int,
        action: Action,
        heaps: Sequence[Sequence[Card]],
        viewer: Viewer,
    ) -> Draft:
        """What the rules of round `number` say of heaps of cards that `viewer` builds for an
        action, before they are said. Nothing is written, and nobody else hears of it. Raises
        `RoundRefused` where that action is not open to this viewer.
        """
        with self._locks[night, table]:
            live = self._playing(self.book.night(night), table, number)
            with _refusals():
                return live.round.draft(action, heaps, viewer)

    def draft_on_phone(
        self,
        night: int,
        table: int,
        number: int,
        player: int,
        said: Mapping[str, JSON],
        heaps: Sequence[Sequence[Card]],
    ) -> Draft:
        """The same for a player's own seat, from their phone (`act_on_phone`)."""
        with self._locks[night, table]:
            live = self._playing(self.book.night(night), table, number)
            seat = _seat_of(live, player)
            with _refusals():
                do, args = verb_and_values(said)
                return live.round.draft(Action(seat, do, args), heaps, seat)

    def undo(self, night: int, table: int, number: int, index: int, request: Request) -> Receipt:
        """Take back action `index` of round `number`, the last one. Fills stay."""

        def make(state: Night) -> Decision:
            live = self._playing(state, table, number)
            if index != len(live.round.steps) - 2:
                raise RoundRefused(
                    gettext("That is no longer the last action; look again."), "stale"
                )
            undone = live.entries[-1]
            with _refusals():
                transfers = live.undo()
            live.ahead = True
            says = Undone(
                table=table,
                round=number,
                undoes=undone,
                finished=False,
                reasons=live.reasons or UNSET,
            )
            return Decision(says, with_fill(state.balances, table, transfers))

        return self._write(night, table, request, {"undo": index, "round": number}, make)

    def amend(
        self, night: int, table: int, number: int, index: int, action: Action, request: Request
    ) -> Receipt:
        """Put another action in the place of action `index` of a round with physical cards; what
        came after it stands as far as it still fits.
        """

        def make(state: Night) -> Decision:
            live = self._playing(state, table, number)
            amended = live.entries[index + 1] if 0 <= index < len(live.entries) - 1 else 0
            with _refusals():
                transfers = live.amend(index, action, state.number + 1)
            live.ahead = True
            says = Amended(
                table=table,
                round=number,
                amends=amended,
                index=index,
                action=action.data(),
                stands=len(live.round.steps) - 1,
                finished=live.round.finished,
                reasons=live.reasons or UNSET,
            )
            return Decision(says, with_fill(state.balances, table, transfers))

        content: dict[str, JSON] = {"amend": index, "round": number, "action": action.data()}
        return self._write(night, table, request, content, make)

    def void(self, night: int, table: int, number: int, reason: str, request: Request) -> Receipt:
        """End round `number` as a misdeal: everything it moved goes back, its seed is published;
        None where it has been lost, which an audit names.
        """
        if not 0 < len(reason.strip()) <= LONGEST_REASON:
            raise Invalid.saying(
                "Say why the round is voided, in 1 to {most} characters.", most=LONGEST_REASON
            )
        why = clean_name(reason, gettext("The reason"), LONGEST_REASON)

        def make(state: Night) -> Decision:
            here, round_ = in_play(state, table, number)
            following = promise(here.cards)
            says = RoundVoided(
                table=table,
                round=number,
                why=why,
                seed=self._published(state, here),
                commitment=following.commitment,
            )
            back = with_fill(state.balances, table, all_back(round_.net))
            return Decision(says, back, following.seed)

        return self._write(night, table, request, {"void": number, "reason": reason}, make)

    def close(self, night: int, table: int, number: int, request: Request) -> Receipt:
        """The next round: round `number`, finished, is closed for good and its seed published."""

        def make(state: Night) -> Decision:
            live = self._playing(state, table, number)
            if (carry := live.round.carry) is None:
                raise Conflict.saying(
                    "Round {number} is still in play.", "round-in-play", number=number
                )
            following = promise(state.table(table).cards)
            says = RoundClosed(
                table=table,
                round=number,
                carry=carry,
                seed=seed_in_words(live),
                commitment=following.commitment,
            )
            return Decision(says, seed=following.seed)

        return self._write(night, table, request, {"close": number}, make)

    def hand_over(
        self, night: int, table: int, number: int, seat: int, request: Request
    ) -> Receipt:
        """Note that a screen is handed to a seat's player, to look at the hand and play it. Raises
        `RoundRefused` for a seat that has nothing to decide and nothing to look at.
        """

        def make(state: Night) -> Decision:
            live = self._playing(state, table, number)
            if seat not in live.players:
                raise RoundRefused(gettext("Nobody plays in that seat."), "no-such-seat")
            if state.player(live.players[seat]).program:
                name = live.round.table.players[seat]
                raise RoundRefused(
                    gettext("{name} is a house player: nobody else sees its hand.", name=name),
                    "house-player",
                )
            if not _has_a_hand(live.round, seat):
                name = live.round.table.players[seat]
                raise RoundRefused(
                    gettext("{name} has nothing to decide or to look at now.", name=name), "no-hand"
                )
            player = live.players[seat]
            return Decision(HandedOver(table=table, round=number, seat=seat, player=player))

        return self._write(night, table, request, {"hand_over": seat, "round": number}, make)

    def _begun(self, night: Night, table: Table) -> Decision:
        """Begin the next round of a table, and what is to be written of it."""
        dealer = chance.choice(list(table.dealt_in)) if lot_now(table) else None
        says = beginning(night, table, dealer)
        with _refusals():
            live = started(says, night.number + 1, self._seed(night, table))
        live.ahead = True
        self._live[night.id, table.number] = live
        self._lost.pop((night.id, table.number), None)
        transfers = with_fill(night.balances, table.number, live.beginning())
        decided = {"dealer": live.round.setup.dealer, "finished": live.round.finished}
        reasons = live.reasons or UNSET
        return Decision(structs.replace(says, **decided, reasons=reasons), transfers)


def _acted(night: Night, live: LiveRound, action: Action, since: int, viewer: Viewer) -> Decision:
    """Play an action, and what is to be written of it. Where another server has written into the
    night meanwhile, the same is decided on once more, and was played already.
    """
    if live.played is None:
        prompt = live.round.prompt
        with _refusals():
            transfers = live.act(action, since, viewer)
        live.ahead = True
        live.played = Played(prompt.fingerprint() if prompt else "", transfers)
    played = live.played
    said = live.said(action, night.number + 1)
    says = Acted(
        table=live.table,
        round=live.number,
        prompt=played.prompt,
        finished=live.round.finished,
        reasons=live.reasons or UNSET,
        **said._asdict(),
    )
    paid = with_fill(night.balances, live.table, played.transfers)
    return Decision(says, paid, hides=live.round.setup.seed if said.sealed else None)


def _seat_of(live: LiveRound, player: int) -> int:
    """The seat that a player plays this round in. Raises `not-seated`."""
    for seat, who in live.players.items():
        if who == player:
            return seat
    raise Conflict.saying("You do not play this round.", "not-seated")


def _has_a_hand(round_: Round, seat: int) -> bool:
    """Whether a seat has something to decide now, or sees cards that the dealer does not see."""
    if round_.prompt is None:
        return False
    if any(option.by == seat for option in round_.prompt.options):
        return True
    return view(round_, seat).zones != view(round_, "dealer").zones


@contextmanager
def _refusals() -> Iterator[None]:
    """What the engine refuses, the book refuses."""
    try:
        yield
    except (Refusal, NotARound) as refusal:
        raise RoundRefused(refusal.message, refusal.code) from refusal
