"""A table as one viewer may see it, as of one entry of the book."""

from collections.abc import Mapping
from dataclasses import dataclass

import sqlalchemy as sa

from games.engine import Viewer, public_view, view
from games.engine.setup import not_for_so_many
from games.language import gettext, language, translated
from ledger.errors import LedgerError
from ledger.kinds.at_table import game_of
from ledger.kinds.ending import ends
from ledger.kinds.partners import fit_to_draw
from ledger.kinds.pots import unsettled
from ledger.kinds.rounds import began, ended
from ledger.play.before_start import asks_first
from ledger.play.live import LiveRound
from ledger.state import accounts
from ledger.state.fold import is_fill
from ledger.state.night import Night, PastRound, Table
from web.services.self_dealing import Waiting
from web.services.services import Services
from web.services.wishes import Wish
from web.services.wishes import mark as wishes_mark
from web.shown.corrections import corrections
from web.shown.heading import chip_set, money, table_status
from web.shown.payouts import payments_due
from web.shown.phrases import trouble
from web.shown.repeat_bets import RepeatedBet, repeated_bets
from web.shown.room import name_at_door
from web.shown.score_lines import score_lines
from web.shown.series import beyond_drawer, leaving, series_of
from web.shown.series_score import series_score
from web.shown.table_screens import (
    HandOverLine,
    hand_over_line,
    handed_lines,
    holding,
    holds,
    plays,
    table_screens,
)
from web.shown.table_state import (
    DrawnLine,
    DrawState,
    Fill,
    LastRound,
    NightOfTable,
    OpenTable,
    PastLine,
    PersonToSit,
    PlayedLine,
    SeatLine,
    SelfDealingState,
    TableOfState,
    TableState,
)
from web.shown.wishes import wish_lines
from web.signin.phones import Phone
from web.signin.running import AtTable, runs
from web.signin.sessions import Session


@dataclass(frozen=True, slots=True)
class _Stored:
    """What the database has of a table beside the night itself, read in one transaction."""

    seed_missing: bool
    fill: Fill | None
    last_round: LastRound | None


@dataclass(frozen=True, slots=True)
class _Around:
    """What is no part of the book: the screens at a table, the phones of the night, what is asked
    of the dealer, what a table that deals itself waits for.
    """

    here: AtTable
    phones: Mapping[int, Phone]
    wishes: tuple[Wish, ...]
    door: tuple[str, ...]
    """The names under which phones ask to come in."""
    waiting: Waiting | None

    @property
    def mark(self) -> str:
        """Another text whenever anything of it is another, for the tag of a state."""
        phones = "".join(f"p{player}{phone}" for player, phone in sorted(self.phones.items()))
        since = f"w{self.waiting.since}" if self.waiting else ""
        door = "".join(f"d{name}" for name in self.door)
        return f"{self.here.mark}{phones}{wishes_mark(self.wishes)}{door}{since}"


@dataclass(frozen=True, slots=True)
class Looking:
    """Looks at a table (`ledger.play.rounds.Rounds.look_at`) as this viewer, on this screen."""

    services: Services
    session: Session | None
    viewer: Viewer
    unless: str | None = None
    """The tag of the state that the screen has."""

    def __call__(
        self, night: Night, table: Table, live: LiveRound | None
    ) -> tuple[TableState | None, str]:
        """The table and its tag; None where the screen has it."""
        with self.services.database.reading() as connection:
            around = self._around(connection, night, table, live)
            viewer = self._viewer(table, live, around)
            tag = f"{night.number}.{_named(viewer)}.{around.mark}.{language()}"
            if tag == self.unless:
                return None, tag
            stored = _stored(self.services, connection, night, table)
        return self._state(night, table, live, viewer, around, stored), tag

    def _around(
        self, connection: sa.Connection, night: Night, table: Table, live: LiveRound | None
    ) -> _Around:
        """What of it this screen is told: phones and wishes are for who deals, and for the host."""
        services, session = self.services, self.session
        here = services.running.at_in(connection, night.id, table.number)
        waiting = services.self_dealing.waiting(night, table, live)
        if session is None or session.role not in ("host", "dealer"):
            return _Around(here, {}, (), (), waiting)
        phones = services.phones.in_night(connection, night.id, table.seats.values())
        wishes = services.wishes.standing(connection, night.id)
        door = services.guests.asking(connection, night.id)
        may_grant = session.role == "host" or runs(session, night.id, table.number)
        return _Around(
            here,
            phones,
            tuple(wish for wish in wishes if wish.table == table.number) if may_grant else (),
            tuple(name_at_door(night, guest) for guest in door) if may_grant else (),
            waiting,
        )

    def _viewer(self, table: Table, live: LiveRound | None, around: _Around) -> Viewer:
        seat = self.viewer
        if not isinstance(seat, int) or plays(live, seat, self.session):
            return seat
        if self.session is not None and self.session.role == "player":
            return "wall"  # Who sat there as the round began was somebody else.
        if not holds(holding(table, around.here, around.phones, live), seat, self.session):
            return "dealer"  # The hand was put down with the very action that this answers.
        return seat

    def _state(
        self,
        night: Night,
        table: Table,
        live: LiveRound | None,
        viewer: Viewer,
        around: _Around,
        stored: _Stored,
    ) -> TableState:
        playable = live if live and not live.frozen and not night.damage else None
        here, phones = around.here, around.phones
        hand_over = hand_over_line(table, here, holding(table, here, phones, live), self.session)
        frozen = why_frozen(self.services, night, table, live)
        return TableState(
            version=night.number,
            as_=_named(viewer),
            night=night_of_table(night),
            table=_table(night, table, live, stored, around, hand_over, frozen),
            screens=table_screens(self.services, night.id, here, self.session),
            round=view(playable.round, viewer, playable.shared(public_view)) if playable else None,
            payouts=playable.shared(payments_due) if playable else (),
            score=series_score(table, playable),
            lines=score_lines(playable),
            again=self._repeated_bets(night, table, playable) if viewer == "dealer" else (),
        )

    def _repeated_bets(
        self, night: Night, table: Table, live: LiveRound | None
    ) -> tuple[RepeatedBet, ...]:
        if live is None or live.round.game.bets is None:
            return ()
        return repeated_bets(live, self.services.report_cache.last_bets(night.id, table))


def why_frozen(
    services: Services, night: Night, table: Table, live: LiveRound | None
) -> str | None:
    """Why the round in play cannot go on; None where it can, or where there is none."""
    if table.round is None:
        return None
    if night.damage:
        return trouble(night.damage)
    if live is None:
        return services.rounds.why_lost(night.id, table.number)
    return trouble(live.frozen) or None


def has_turn(live: LiveRound | None, seat: Viewer) -> bool:
    """Whether there is something this seat may do now."""
    prompt = live.round.prompt if live else None
    return prompt is not None and any(option.by == seat for option in prompt.options)


def night_of_table(night: Night) -> NightOfTable:
    """What a screen at a table shows of its night."""
    return NightOfTable(
        night=night.id,
        name=night.name,
        status="open" if night.is_open else "closed",
        chip_set=chip_set(night),
        money=money(night),
    )


def _table(
    night: Night,
    table: Table,
    live: LiveRound | None,
    stored: _Stored,
    around: _Around,
    hand_over: HandOverLine | None,
    frozen: str | None,
) -> TableOfState:
    game = game_of(table.game)
    return TableOfState.of(
        table,
        dealing=self_dealing_state(night, table, around.waiting),
        ends=ends(night, table),
        tray=night.balance(accounts.tray(table.number)),
        status=table_status(table, frozen=frozen is not None),
        frozen=frozen,
        seats_least=game.least_seats,
        seats_most=game.most_seats,
        seats=tuple(_seat(night, table, around, *at) for at in sorted(table.seats.items())),
        free=tuple(seat for seat in range(1, game.most_seats + 1) if seat not in table.seats),
        people=_people(night, table),
        carry=table.carry,
        places=_on_felt(night, table),
        can_begin=(cannot := _cannot_begin(night, table)),
        asks_first=() if cannot is not None else asks_first(night, table),
        series=series_of(night, table),
        seed_missing=stored.seed_missing,
        fill=stored.fill,
        partners=game.partners,
        draws_partners=_draws_partners(night, table),
        draw=_draw(night, table),
        last_round=stored.last_round,
        past=tuple(map(_past, table.past)),
        rounds=table.rounds,
        voided=table.voided,
        corrections=corrections(night, table=table.number),
        hand_over=hand_over,
        handed=handed_lines(live),
        wishes=wish_lines(night, around.wishes, (table.number,)),
        door=around.door,
        elsewhere=() if table.is_open else _elsewhere(night),
    )


def _seat(night: Night, table: Table, around: _Around, seat: int, player: int) -> SeatLine:
    return SeatLine(
        seat=seat,
        player=player,
        name=night.player(player).name,
        program=night.player(player).program,
        rack=night.balance(accounts.rack(table.number, player)),
        bankroll=night.balance(accounts.bankroll(player)),
        cut=table.cuts.get(seat, ""),
        owes=night.balance(accounts.table_marker(player)),
        phone=around.phones.get(player, ""),
        leaving=leaving(night, table, player),
        out=table.out.get(seat),
    )


def self_dealing_state(
    night: Night, table: Table, waiting: Waiting | None
) -> SelfDealingState | None:
    """How a table deals itself; None where it has a dealer."""
    if table.dealing is None:
        return None
    return SelfDealingState(
        seconds=table.dealing.seconds,
        what=waiting.what if waiting else None,
        seats=waiting.seats if waiting else (),
        left=waiting.left if waiting else None,
        holding=tuple(night.player(player).name for player in table.holding),
        why=waiting.why if waiting else None,
    )


def _draws_partners(night: Night, table: Table) -> bool:
    try:
        fit_to_draw(night, table.number)
    except LedgerError:
        return False
    return True


def _draw(night: Night, table: Table) -> DrawState | None:
    """The draw for partners, until the round that was drawn for begins."""
    draw = table.draw
    if draw is None or draw.rounds != table.rounds:
        return None
    lines = (
        DrawnLine(drawn.player, night.player(drawn.player).name, drawn.card, drawn.seat)
        for drawn in draw.drawn
    )
    return DrawState(tuple(lines), draw.seed, draw.cut, draw.commitment)


def _people(night: Night, table: Table) -> tuple[PersonToSit, ...]:
    here = set(table.seats.values())
    elsewhere = {player for other in night.tables.values() for player in other.seats.values()}
    return tuple(
        PersonToSit(
            player.number,
            player.name,
            player.program,
            night.balance(accounts.bankroll(player.number)),
            player.number in elsewhere,
        )
        for player in night.players.values()
        if player.number not in here
    )


def _on_felt(night: Night, table: Table) -> dict[str, int]:
    """The chips on the felt by place, as a round names it."""
    places = ((accounts.parse(name), chips) for name, chips in unsettled(night, table))
    return {felt.place: chips for felt, chips in places if isinstance(felt, accounts.Felt)}


def _elsewhere(night: Night) -> tuple[OpenTable, ...]:
    """The tables that are open: where people have gone whose own table is closed."""
    return tuple(
        OpenTable(table.number, table.title, game_of(table.game).name)
        for table in night.tables.values()
        if table.is_open
    )


def _cannot_begin(night: Night, table: Table) -> str | None:
    """Why no round can begin, or None. (Seat by seat the rules of the game may still refuse.)"""
    if night.damage:
        return trouble(night.damage)
    if not night.is_open or not table.is_open:
        return gettext("{name} is closed.", name=table.title if night.is_open else night.name)
    if table.round is not None:
        return gettext("Round {number} is in play.", number=table.round.number)
    if table.after is not None:
        return ends(night, table)
    game, here = game_of(table.game), len(table.dealt_in)
    if game.takes(here):
        return None
    if here in game.not_for:
        return not_for_so_many(game, here)
    least, most = game.least_seats, game.most_seats
    if least == most:
        return gettext(
            "{game} is for {most} players; {here} sit here.", game=game.name, most=most, here=here
        )
    return gettext(
        "{game} is for {least} to {most} players; {here} sit here.",
        game=game.name,
        least=least,
        most=most,
        here=here,
    )


def _past(past: PastRound) -> PastLine:
    return PastLine(
        number=past.number,
        game=past.game,
        voided=past.voided,
        why=translated(past.why),
        results={str(seat): chips for seat, chips in past.results.items()},
        seats=tuple(
            PlayedLine(seat, played.player, played.name)
            for seat, played in sorted(past.seats.items())
        ),
    )


def _stored(services: Services, connection: sa.Connection, night: Night, table: Table) -> _Stored:
    """What the database has of a table beside the night, as this transaction sees it."""
    past = table.past[-1] if table.past else None
    return _Stored(
        _seed_missing(services, connection, night, table),
        _fill(services, connection, night, table),
        _last_round(services, connection, night, past) if past else None,
    )


def _seed_missing(
    services: Services, connection: sa.Connection, night: Night, table: Table
) -> bool:
    """Whether another shuffle has to be promised before a round can begin here."""
    if not table.is_open or not night.is_open or table.round is not None:
        return False
    return not services.rounds.keeps_promise(night, table, connection)


def _fill(services: Services, connection: sa.Connection, night: Night, table: Table) -> Fill | None:
    if table.round is None:
        return None
    entry = services.book.entry_at(connection, night.id, table.round.last)
    tray = accounts.tray(table.number)
    chips = sum(
        transfer.amount
        for transfer in entry.transfers
        if is_fill(transfer) and transfer.target == tray
    )
    if not chips:
        return None
    text = gettext("Fill: {chips} from the cage.", chips=chips)
    if beyond_drawer(night, chips):
        text += " " + gettext("That is more than the drawer could pay for: tell the host.")
    return Fill(entry.number, chips, text)


def _last_round(
    services: Services, connection: sa.Connection, night: Night, past: PastRound
) -> LastRound:
    first = began(services.book.entry_at(connection, night.id, past.began))
    last = ended(services.book.entry_at(connection, night.id, past.closed))
    return LastRound(
        number=past.number,
        game=past.game,
        ended="voided" if past.voided else "closed",
        cards=first.cards,
        commitment=first.commitment,
        cut=first.cut,
        seed=last.seed,
    )


def _named(viewer: Viewer) -> str:
    return viewer if isinstance(viewer, str) else f"seat:{viewer}"
