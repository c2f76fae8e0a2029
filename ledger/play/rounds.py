"""Rounds in the book: beginning one, every action, undo, void, and the next one.

The engine goes first, then the entry is written; what is not on disk is forgotten. A table's rounds
are held by one lock, so nobody sees an action before it is safe.

Chance fails closed: with virtual cards a round begins and goes on with the very seed that was
promised, or not at all. What has lost its seed is frozen in the middle of a round, and may be
voided; between rounds the table promises another one, in an entry of its own.
"""

import secrets
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TypeVar

import sqlalchemy as sa

from games.engine import (
    ENGINE_VERSION,
    JSON,
    Action,
    NotARound,
    Refusal,
    Round,
    ScriptFault,
    Viewer,
    view,
    whole_or_none,
)
from games.engine.errors import EngineError
from games.engine.record import action as read_action
from games.engine.shuffle import VERSION as SHUFFLE_VERSION
from games.engine.shuffle import commitment, joined_cut
from games.language import say
from ledger.book import Book, Receipt
from ledger.errors import Conflict, Invalid, RoundRefused, SeedMissing
from ledger.kinds.at_table import game_of, idle, with_fresh_seed
from ledger.kinds.partners import PartnersDrawn, fit_to_draw
from ledger.kinds.rounds import RoundBegan, RoundEnded, SeatedPlayer, Versions
from ledger.kinds.tables import CommitmentRenewed
from ledger.play.before_start import asks_first
from ledger.play.felt import all_back, with_fill
from ledger.play.live import LiveRound, started
from ledger.state import accounts
from ledger.state.entries import Asked, By, Draft, Entry, Request
from ledger.state.night import Night, RoundState, Table
from ledger.state.words import LONGEST_REASON, clean_name

_Answer = TypeVar("_Answer")


class Rounds:
    """The rounds in play at the tables of a book."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._live: dict[tuple[int, int], LiveRound] = {}
        self._lost: dict[tuple[int, int], str] = {}
        """Why there is no live round of a table that is in one."""
        self._locks: defaultdict[tuple[int, int], threading.RLock] = defaultdict(threading.RLock)

    # Reading

    def look(
        self, night: int, table: int, at: Callable[[Night, Table, LiveRound | None], _Answer]
    ) -> _Answer:
        """What `at` makes of a table and its round, both as of the same entry."""
        with self._locks[night, table]:
            return self.look_at(self.book.night(night), table, at)

    def look_at(
        self, night: Night, table: int, at: Callable[[Night, Table, LiveRound | None], _Answer]
    ) -> _Answer:
        """`look`, for whoever has just read the night, or written into it."""
        with self._locks[night.id, table]:
            state = self.book.newest(night)
            here = state.tables.get(table) or state.table(table)
            return at(state, here, self._now(state, here) if here.round else None)

    def why_lost(self, night: int, table: int) -> str:
        """Why the round in play at a table cannot be played again at all, as `look` has found."""
        return self._lost.get((night, table), "Its record cannot be played again.")

    def keeps_promise(
        self, night: Night, table: Table, connection: sa.Connection | None = None
    ) -> bool:
        """Whether the seed that a table promised for its shuffle is there (as this transaction sees
        it, where one is open); with real cards it promised none.
        """
        try:
            self._seed(night, table, connection)
        except SeedMissing:
            return False
        return True

    # Writing

    def renew_commitment(self, night: int, table: int, request: Request) -> Receipt:
        """Promise another seed for the next round, where the one that was promised is not to be
        found. Raises `SeedKept` where it is: a shuffle that was promised is not drawn again.
        """

        def make(state: Night) -> Draft:
            draft = CommitmentRenewed.decide(state, table)
            here = state.table(table)
            if self.keeps_promise(state, here):
                raise Conflict(
                    say(
                        "The shuffle that {table} promised stands: its seed is here.",
                        table=here.name,
                    ),
                    "seed-kept",
                )
            return draft

        return self._write(night, table, request, {"renew_commitment": table}, make)

    def draw_partners(
        self, night: int, table: int, players: Sequence[int], request: Request
    ) -> Receipt:
        """Draw partners among these four and seat them, by the shuffle that the table has promised;
        another one is promised. Raises `SeedMissing` where the seed is not there.
        """

        def make(state: Night) -> Draft:
            here = fit_to_draw(state, table)
            seed = self._seed(state, here) or b""
            return PartnersDrawn.decide(state, table, players, seed)

        return self._write(night, table, request, {"draw_partners": list(players)}, make)

    def begin(
        self, night: int, table: int, number: int, request: Request, agreed: bool = True
    ) -> Receipt:
        """Begin round `number` at this table: its cuts are fixed, antes are paid, cards
        are dealt. Raises `SeedMissing` where the seed that was promised is not there, and
        `AskFirst` where somebody has to be asked before (`asks_first`) and nobody has `agreed`.
        """

        def make(state: Night) -> Draft:
            here = idle(state, table)
            if number != here.rounds + 1:
                raise Conflict(
                    say(
                        "The next round of {table} is round {rounds}.",
                        table=here.name,
                        rounds=here.rounds + 1,
                    ),
                    "round-in-play",
                )
            if not agreed and (asks := asks_first(state, here)):
                raise Conflict(" ".join(asks), "ask-first")
            draft, live = self._beginning(state, here)
            self._live[night, table] = live
            return draft

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

        def make(state: Night) -> Draft:
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
        Raises `PhonesOff`, `NotSeated`, `RoundRefused`.
        """
        if "by" in said:
            raise Invalid(say("A phone acts for its own player: leave out by."))
        with _refusals():
            played = read_action({"by": 1, **said})

        def make(state: Night) -> Draft:
            if not state.table(table).phones:
                name = state.table(table).name
                raise Conflict(
                    say("Phones do not play at {name}: tell the dealer what you do.", name=name),
                    "phones-off",
                )
            live = self._playing(state, table, number)
            seat = next((seat for seat, who in live.players.items() if who == player), None)
            if seat is None:
                raise Conflict(say("You do not play this round."), "not-seated")
            return _acted(state, live, replace(played, by=seat), since, seat)

        content: dict[str, JSON] = {
            "act_on_phone": dict(said),
            "player": player,
            "round": number,
            "since": since,
        }
        return self._write(night, table, request, content, make)

    def undo(self, night: int, table: int, number: int, index: int, request: Request) -> Receipt:
        """Take back action `index` of round `number`, the last one. Fills stay."""

        def make(state: Night) -> Draft:
            live = self._playing(state, table, number)
            if index != len(live.round.steps) - 2:
                raise RoundRefused(say("That is no longer the last action; look again."), "stale")
            undone = live.entries[-1]
            with _refusals():
                transfers = live.undo()
            live.ahead = True
            facts = {"undoes": undone, "finished": False}
            return Draft("undo", facts, with_fill(state.balances, table, transfers), table, number)

        return self._write(night, table, request, {"undo": index, "round": number}, make)

    def amend(
        self, night: int, table: int, number: int, index: int, action: Action, request: Request
    ) -> Receipt:
        """Put another action in the place of action `index` of a round with physical cards; what
        came after it stands as far as it still fits.
        """

        def make(state: Night) -> Draft:
            live = self._playing(state, table, number)
            amended = live.entries[index + 1] if 0 <= index < len(live.entries) - 1 else 0
            with _refusals():
                transfers = live.amend(index, action, state.number + 1)
            live.ahead = True
            facts: dict[str, JSON] = {
                "amends": amended,
                "index": index,
                "action": action.data(),
                "stands": len(live.round.steps) - 1,
                "finished": live.round.finished,
            }
            return Draft(
                "amendment", facts, with_fill(state.balances, table, transfers), table, number
            )

        content: dict[str, JSON] = {"amend": index, "round": number, "action": action.data()}
        return self._write(night, table, request, content, make)

    def void(self, night: int, table: int, number: int, reason: str, request: Request) -> Receipt:
        """End round `number` as a misdeal: everything it moved goes back, its seed is published;
        None where it has been lost, which an audit names.
        """
        if not 0 < len(reason.strip()) <= LONGEST_REASON:
            raise Invalid(
                say("Say why the round is voided, in 1 to {most} characters.", most=LONGEST_REASON)
            )
        why = clean_name(reason, say("The reason"), LONGEST_REASON)

        def make(state: Night) -> Draft:
            here, round_ = _in_play(state, table, number)
            facts = {"reason": why, "seed": self._published(state, here)}
            transfers = with_fill(state.balances, table, all_back(round_.net, "void"))
            return with_fresh_seed(
                Draft("round-voided", facts, transfers, table, number), here.cards
            )

        return self._write(night, table, request, {"void": number, "reason": reason}, make)

    def close(self, night: int, table: int, number: int, request: Request) -> Receipt:
        """The next round: round `number`, finished, is closed for good and its seed published."""

        def make(state: Night) -> Draft:
            live = self._playing(state, table, number)
            if not live.round.finished:
                raise Conflict(
                    say("Round {number} is still in play.", number=number), "round-in-play"
                )
            here = state.table(table)
            facts = {"carry": live.round.carry, "seed": _in_words(live)}
            return with_fresh_seed(Draft("round-closed", facts, (), table, number), here.cards)

        return self._write(night, table, request, {"close": number}, make)

    def hand_over(
        self, night: int, table: int, number: int, seat: int, request: Request
    ) -> Receipt:
        """Note that a screen is handed to a seat's player, to look at the hand and play it. Raises
        `RoundRefused` for a seat that has nothing to decide and nothing to look at.
        """

        def make(state: Night) -> Draft:
            live = self._playing(state, table, number)
            if seat not in live.players:
                raise RoundRefused(say("Nobody plays in that seat."), "no-such-seat")
            if state.player(live.players[seat]).program:
                name = live.round.table.players[seat]
                raise RoundRefused(
                    say("{name} is a house player: nobody else sees its hand.", name=name),
                    "house-player",
                )
            if not _has_a_hand(live.round, seat):
                name = live.round.table.players[seat]
                raise RoundRefused(
                    say("{name} has nothing to decide or to look at now.", name=name), "no-hand"
                )
            facts = {"seat": seat, "player": live.players[seat]}
            return Draft("hand-over", facts, (), table, number)

        return self._write(night, table, request, {"hand_over": seat, "round": number}, make)

    # The round beside its entries

    def _write(
        self,
        night: int,
        table: int,
        request: Request,
        content: Mapping[str, JSON],
        make: Callable[[Night], Draft],
    ) -> Receipt:
        key = (night, table)
        with self._locks[key]:
            try:
                receipt = self.book.write(night, request, {"table": table, **content}, make)
            except BaseException:
                if (live := self._live.get(key)) and live.ahead:
                    del self._live[key]  # not on disk: as if it had never happened
                raise
            if not receipt.repeated:
                self._keep_up(key, receipt.entry)
            return receipt

    def _keep_up(self, key: tuple[int, int], entry: Entry) -> None:
        """What was just written is what the live round has just played."""
        live = self._live.get(key)
        if live is None:
            return
        if isinstance(entry.says, RoundEnded):
            del self._live[key]
            return
        if entry.kind in ("round-began", "action"):
            live.entries.append(entry.number)
        live.note(entry)
        live.last = entry.number
        live.ahead = False

    def _playing(self, night: Night, table: int, number: int) -> LiveRound:
        here, _ = _in_play(night, table, number)
        live = self._now(night, here)
        if live is None or live.frozen:
            why = live.frozen if live else self.why_lost(night.id, table)
            raise Conflict(
                say("Round {number} can only be voided. {why}", number=number, why=why),
                "round-frozen",
            )
        return live

    def _now(self, night: Night, table: Table) -> LiveRound | None:
        """The live round of a table, caught up with the book. None where it cannot be replayed at
        all.
        """
        state = table.round
        assert state is not None
        key = (night.id, table.number)
        live = self._live.get(key)
        if live is not None and (
            live.number != state.number or live.last > state.last or live.ahead
        ):
            live = None
        if live is None or live.last < state.last:
            live = self._followed(live, night, table, state)
        if live is None:
            self._live.pop(key, None)
        else:
            self._live[key] = live
        return live

    def _followed(
        self, live: LiveRound | None, night: Night, table: Table, state: RoundState
    ) -> LiveRound | None:
        after = live.last if live else state.began - 1
        for entry in self.book.entries(night.id, after, until=state.last):
            if entry.table != table.number or entry.round != state.number:
                continue
            if live is not None:
                live.follow(entry)
                continue
            key = (night.id, table.number)
            try:
                live = started(entry, self._seed(night, table))
            except SeedMissing as error:
                self._lost[key] = error.message
                return None
            except (EngineError, ScriptFault) as error:
                self._lost[key] = f"Its record cannot be played again: {error}"
                return None
            self._lost.pop(key, None)
            live.follow(entry)
        return live

    def _beginning(self, night: Night, table: Table) -> tuple[Draft, LiveRound]:
        game, number = game_of(table.game), table.rounds + 1
        seats = tuple(table.seats)
        carry = _with_deal_passed(table.carry, seats)
        dealer = None
        series_begins = not carry or bool(carry.get("finished"))
        if game.has_deal and series_begins and seats:
            dealer = secrets.choice(seats)
        if owed := {
            str(seat): debt
            for seat, who in table.seats.items()
            if (debt := night.free_table_marker(who))
        }:
            carry["markers"] = owed
        says = RoundBegan(
            at=0,
            by=By("", ""),
            request=Asked("", "", ""),
            transfers=(),
            table=table.number,
            round=number,
            game=game.slug,
            versions=Versions(game.rules, ENGINE_VERSION, SHUFFLE_VERSION),
            options=dict(table.options),
            seats=tuple(
                SeatedPlayer(
                    seat,
                    who,
                    night.player(who).name,
                    night.balance(accounts.rack(table.number, who)),
                )
                for seat, who in table.seats.items()
            ),
            dealer=dealer,
            lot=dealer is not None,
            carry=carry,
            cards="virtual" if table.cards == "virtual" else "physical",
            commitment=table.commitment,
            cut=joined_cut(table.cuts.get(seat, "") for seat in seats)
            if table.cards == "virtual"
            else "",
            finished=False,
        )
        entry = Entry(night.number + 1, b"", says)
        with _refusals():
            live = started(entry, self._seed(night, table))
        live.ahead = True
        facts = entry.facts
        facts |= {"dealer": live.round.setup.dealer, "finished": live.round.finished}
        transfers = with_fill(night.balances, table.number, live.beginning())
        return Draft("round-began", facts, transfers, table.number, number), live

    def _seed(
        self, night: Night, table: Table, connection: sa.Connection | None = None
    ) -> bytes | None:
        """The seed that a table promised for its next round, or the one in play; None with real
        cards. Raises `SeedMissing`.
        """
        if table.cards != "virtual":
            return None
        number = table.round.number if table.round else table.rounds + 1
        which = say("round {number} of {table}", number=number, table=table.name)
        if connection is None:
            seed = self.book.seed(night.id, table.number)
        else:
            seed = self.book.seed_at(connection, night.id, table.number)
        if seed is None:
            raise SeedMissing(
                say("The seed that was promised for {which} is not in this database.", which=which)
            )
        if commitment(seed) != table.commitment:
            raise SeedMissing(
                say("The seed kept for {which} is not the one that was promised.", which=which)
            )
        return seed

    def _published(self, night: Night, table: Table) -> str | None:
        """The seed of a round that is to be voided. None with real cards, and where it is lost."""
        if (live := self._now(night, table)) is not None:
            return _in_words(live)
        try:
            seed = self._seed(night, table)
        except SeedMissing:
            return None
        return seed.hex() if seed else None


def _acted(night: Night, live: LiveRound, action: Action, since: int, viewer: Viewer) -> Draft:
    """Play an action, and what is to be written of it."""
    prompt = live.round.prompt
    with _refusals():
        transfers = live.act(action, since, viewer)
    live.ahead = True
    facts = live.says(action, night.number + 1) | {
        "prompt": prompt.fingerprint() if prompt else "",
        "finished": live.round.finished,
    }
    paid = with_fill(night.balances, live.table, transfers)
    hides = live.round.setup.seed if "sealed" in facts else None
    return Draft("action", facts, paid, live.table, live.number, hides=hides)


def _in_words(live: LiveRound) -> str | None:
    seed = live.round.setup.seed
    return seed.hex() if seed else None


def _in_play(night: Night, table: int, number: int) -> tuple[Table, RoundState]:
    night.check_open()
    here = night.table(table)
    if here.round is None or here.round.number != number:
        raise Conflict(
            say("Round {number} is not in play at {table}.", number=number, table=here.name),
            "no-round",
        )
    return here, here.round


def _has_a_hand(round_: Round, seat: int) -> bool:
    """Whether a seat has something to decide now, or sees cards that the dealer does not see."""
    if round_.prompt is None:
        return False
    if any(option.by == seat for option in round_.prompt.options):
        return True
    return view(round_, seat).zones != view(round_, "dealer").zones


def _with_deal_passed(carry: Mapping[str, JSON], seats: tuple[int, ...]) -> dict[str, JSON]:
    """The carry; where the next dealer has left the table, the deal goes to the next seat on the
    left.
    """
    dealer = whole_or_none(carry, "dealer")
    if not seats or dealer is None or dealer in seats:
        return dict(carry)
    return {**carry, "dealer": next((seat for seat in seats if seat > dealer), seats[0])}


@contextmanager
def _refusals() -> Iterator[None]:
    """What the engine refuses, the book refuses."""
    try:
        yield
    except (Refusal, NotARound) as refusal:
        raise RoundRefused(refusal.message, refusal.code) from refusal
