"""What a player's phone shows: the own hand and nobody else's, what may be done now, chips, and the
tables of the night to sit down at. All of it as of one entry of the book.
"""

from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass
from typing import TypeVar

from msgspec import Struct

from games.cards.standing import for_points
from games.engine import RoundView, Viewer, public_view, view
from games.language import language, translated
from ledger.kinds.at_table import game_of
from ledger.kinds.ending import ends
from ledger.kinds.pots import in_pots_of
from ledger.play.live import LiveRound
from ledger.reports.desk_view import desk_view
from ledger.state import accounts
from ledger.state.night import Night, PastRound, Table, WhyOut
from web.services.live import Made
from web.services.self_dealing import Waiting
from web.services.services import Services
from web.services.wishes import Wish, mark
from web.shown.books import PlayerSummary, StatementLine, player_summary, statement
from web.shown.heading import Money, Slug, TableStatus, money, table_status
from web.shown.payouts import Payout, payouts
from web.shown.score_lines import OwnScoreLines, own_score_lines
from web.shown.series import leaving
from web.shown.table import has_turn, night_of_table, self_dealing_state, why_frozen
from web.shown.table_state import NightOfTable, TableWithRound
from web.shown.wishes import WishLine, wish_lines

_Found = TypeVar("_Found")


@dataclass(frozen=True, slots=True)
class Me:
    """Whose phone it is, in chips."""

    player: int
    name: str
    bankroll: int
    racks: int
    owes: int
    owed: int
    in_pots: tuple[str, ...]
    """What they would get of pots, were they divided now, in sentences."""


@dataclass(frozen=True, slots=True)
class SeatOfMine:
    """A table where the player sits, and whether they may do something there now."""

    table: int
    name: str
    game_name: str
    seat: int
    rack: int
    status: TableStatus
    asked: bool


@dataclass(frozen=True, slots=True)
class TableToSit:
    """An open table where the player does not sit."""

    table: int
    name: str
    game_name: str
    deals_itself: bool
    """Whether it lets people sit down by itself, before its next round."""
    for_points: bool
    seated: int
    free: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Neighbour:
    """Somebody who sits at the table."""

    seat: int
    player: int
    name: str
    program: bool
    rack: int
    cut: str
    owes: int
    out: WhyOut | None


@dataclass(frozen=True, slots=True)
class LastRoundOfHand:
    """The last round of a table, and what it gave the player; no result where they did not play it,
    or where it was voided.
    """

    number: int
    game: Slug
    game_name: str
    voided: bool
    why: str
    result: int | None


@dataclass(frozen=True, slots=True)
class TableOfHand(TableWithRound):
    """The table that a phone shows, around the round in play."""

    was_late: bool
    """Whether the table acted for the player the last time, whose time was over."""
    seat: int
    rack: int
    cut: str
    owes: int
    leaving: str
    """What lies in the pots, and what becomes of the player's share if they stand up now."""
    public: tuple[str, ...]
    """The verbs of the player's options that everybody may know of: a phone offers them while its
    cards are covered, too.
    """
    seats: tuple[Neighbour, ...]
    last: LastRoundOfHand | None
    score: OwnScoreLines | None
    """How a scored game stands for the player, while a round of it is in play."""


class Hand(Struct, frozen=True, rename={"as_": "as"}):
    """A player's phone."""

    version: int
    as_: str
    night: NightOfTable
    me: Me
    mine: tuple[SeatOfMine, ...]
    tables: tuple[TableToSit, ...]
    table: TableOfHand | None
    round: RoundView | None
    payouts: tuple[Payout, ...]
    wishes: tuple[WishLine, ...]
    asking: tuple[int, ...]
    """The sessions of phones that ask to come in as this player."""


@dataclass(frozen=True, slots=True)
class OnAllPhones:
    """What the phones of a night need alike, of which each shows its part."""

    night: NightOfTable
    wishes: tuple[Wish, ...]
    coming: Mapping[int, tuple[int, ...]]
    """The sessions of phones that ask to come in as each player, the first one first."""
    tables: tuple[TableToSit, ...]
    """The open ones."""


def on_all_phones(services: Services, night: Night) -> OnAllPhones:
    """What the phones of a night need alike: what is asked for now, and how its tables stand."""
    with services.database.reading() as connection:
        wishes = services.wishes.standing(connection, night.id)
        coming = services.guests.coming(connection, night.id)
    tables = tuple(_to_sit(table) for table in night.tables.values() if table.is_open)
    return OnAllPhones(night_of_table(night), wishes, coming, tables)


def _to_sit(table: Table) -> TableToSit:
    game = game_of(table.game)
    return TableToSit(
        table=table.number,
        name=table.title,
        game_name=game.name,
        deals_itself=table.dealing is not None,
        for_points=for_points(game, table.options),
        seated=len(table.seats),
        free=tuple(seat for seat in range(1, game.most_seats + 1) if seat not in table.seats),
    )


@dataclass(frozen=True, slots=True)
class LookingAtHand:
    """Looks at a night, and at a table that this player sits at
    (`ledger.play.rounds.Rounds.look_at`), as the player does.
    """

    services: Services
    player: int
    asked: Set[int]
    """The tables that ask the player something, as `asked_at` has found."""
    made: Made
    """What other phones that are looked for need as well."""
    unless: str | None = None
    """The tag of the state that the phone has."""

    def __call__(
        self, night: Night, table: Table | None, live: LiveRound | None
    ) -> tuple[Hand | None, str]:
        """What the phone shows, and its tag; None where the phone has it."""
        alike = self._once(on_all_phones, night, None, lambda: on_all_phones(self.services, night))
        wishes = tuple(wish for wish in alike.wishes if wish.player == self.player)
        asking = alike.coming.get(self.player, ())
        at = f"t{table.number}" if table else ""
        mine = tuple(
            self._mine(night, other, live if other is table else None)
            for other in _sat_at(night, self.player)
        )
        asked = "".join(f"a{table.table}" for table in mine if table.asked)
        others = "".join(f"o{session}" for session in asking)
        waiting = self.services.self_dealing.waiting(night, table, live) if table else None
        since = f"w{waiting.since}" if waiting else ""
        tag = f"{night.number}.me{self.player}{at}{asked}{mark(wishes)}{others}{since}.{language()}"
        if tag == self.unless:
            return None, tag
        tables = tuple(
            other
            for other in alike.tables
            if self.player not in night.tables[other.table].seats.values()
        )
        return self._hand(night, table, live, mine, tables, wishes, asking, waiting, alike), tag

    def _once(
        self, what: object, night: Night, table: int | None, find: Callable[[], _Found]
    ) -> _Found:
        """What is the same on all phones, as of this entry."""
        key = (what, id(self.services), night.id, night.number, table, language())
        return self.made.once(key, find)

    def _mine(self, night: Night, table: Table, live: LiveRound | None) -> SeatOfMine:
        seat = table.seat_of(self.player)
        assert seat is not None
        asked = has_turn(live, seat) if live else table.number in self.asked
        return SeatOfMine(
            table=table.number,
            name=table.title,
            game_name=game_of(table.game).name,
            seat=seat,
            rack=night.balance(accounts.rack(table.number, self.player)),
            status=table_status(table),
            asked=asked and table.phones,
        )

    def _hand(
        self,
        night: Night,
        table: Table | None,
        live: LiveRound | None,
        mine: tuple[SeatOfMine, ...],
        tables: tuple[TableToSit, ...],
        wishes: tuple[Wish, ...],
        asking: tuple[int, ...],
        waiting: Waiting | None,
        alike: OnAllPhones,
    ) -> Hand:
        playable = live if live and not live.frozen and not night.damage else None
        viewer = self._viewer(table, live)
        return Hand(
            version=night.number,
            as_=f"seat:{viewer}" if isinstance(viewer, int) else "wall",
            night=alike.night,
            me=self._me(night),
            mine=mine,
            tables=tables,
            table=self._table(night, table, live, waiting) if table else None,
            round=view(playable.round, viewer, playable.shared(public_view)) if playable else None,
            payouts=playable.shared(payouts) if playable else (),
            wishes=wish_lines(night, wishes, (table.number,) if table else ()),
            asking=asking,
        )

    def _viewer(self, table: Table | None, live: LiveRound | None) -> Viewer:
        """The seat that the player plays the round in; what everybody sees where they play none."""
        seat = table.seat_of(self.player) if table else None
        if seat is None or (live and live.players.get(seat) != self.player):
            return "wall"
        return seat

    def _me(self, night: Night) -> Me:
        who = night.player(self.player)
        return Me(
            player=who.number,
            name=who.name,
            bankroll=night.balance(accounts.bankroll(who.number)),
            racks=sum(
                night.balance(accounts.rack(table.number, who.number))
                for table in night.tables.values()
            ),
            owes=night.balance(accounts.desk_marker(who.number))
            + night.balance(accounts.table_marker(who.number)),
            owed=night.balance(accounts.house_marker(who.number)),
            in_pots=tuple(in_pots_of(night, who.number)),
        )

    def _table(
        self, night: Night, table: Table, live: LiveRound | None, waiting: Waiting | None
    ) -> TableOfHand:
        seat = table.seat_of(self.player) or 0
        frozen = why_frozen(self.services, night, table, live)
        return TableOfHand.of(
            table,
            dealing=self_dealing_state(night, table, waiting),
            ends=ends(night, table),
            was_late=self.services.self_dealing.was_late(night.id, table.number, self.player),
            status=table_status(table, frozen=frozen is not None),
            frozen=frozen,
            seat=seat,
            rack=night.balance(accounts.rack(table.number, self.player)),
            cut=table.cuts.get(seat, ""),
            owes=night.balance(accounts.table_marker(self.player)),
            leaving=leaving(night, table, self.player),
            public=_public(live, seat),
            seats=self._once(_neighbours, night, table.number, lambda: _neighbours(night, table)),
            last=_last(table.past[-1], self.player) if table.past else None,
            score=own_score_lines(self.services.report_cache, night, table, live, seat)
            if seat
            else None,
        )


def asked_at(services: Services, night: Night, player: int) -> frozenset[int]:
    """The tables that ask this player something now. Each is looked at by itself, so that nobody
    holds one while waiting for another.
    """

    def asked(_night: Night, table: Table, live: LiveRound | None) -> bool:
        seat = table.seat_of(player)
        return seat is not None and has_turn(live, seat)

    playing = [
        table for table in _sat_at(night, player) if table.round and not table.round.finished
    ]
    return frozenset(
        table.number for table in playing if services.rounds.look_at(night, table.number, asked)
    )


def table_shown(
    night: Night, player: int, wanted: int | None, asked: frozenset[int]
) -> Table | None:
    """The table that a phone shows: the one that is wanted, if the player sits there; or one that
    asks the player something; or the first where they sit.
    """
    mine = _sat_at(night, player)
    chosen = [table for table in mine if table.number == wanted]
    asking = [table for table in mine if table.number in asked]
    return next(iter((*chosen, *asking, *mine)), None)


def _sat_at(night: Night, player: int) -> list[Table]:
    return [table for table in night.tables.values() if player in table.seats.values()]


def _public(live: LiveRound | None, seat: int) -> tuple[str, ...]:
    prompt = live.round.prompt if live else None
    options = prompt.options if prompt else ()
    return tuple(option.do for option in options if option.by == seat and not option.private)


def _neighbours(night: Night, table: Table) -> tuple[Neighbour, ...]:
    return tuple(_neighbour(night, table, *at) for at in sorted(table.seats.items()))


def _neighbour(night: Night, table: Table, seat: int, player: int) -> Neighbour:
    return Neighbour(
        seat=seat,
        player=player,
        name=night.player(player).name,
        program=night.player(player).program,
        rack=night.balance(accounts.rack(table.number, player)),
        cut=table.cuts.get(seat, ""),
        owes=night.balance(accounts.table_marker(player)),
        out=table.out.get(seat),
    )


def _last(past: PastRound, player: int) -> LastRoundOfHand:
    seat = next((seat for seat, played in past.seats.items() if played.player == player), None)
    result = None if seat is None or past.voided else past.results.get(seat, 0)
    return LastRoundOfHand(
        past.number, past.game, game_of(past.game).name, past.voided, translated(past.why), result
    )


# The bill


@dataclass(frozen=True, slots=True)
class Bill:
    """What a player's night gave so far: cash in minor units, everything else in chips."""

    version: int
    money: Money | None
    sum: PlayerSummary
    lines: tuple[StatementLine, ...]


def bill(services: Services, night: Night, player: int) -> Bill:
    """Everything that went to a player and came from them, line by line, and what it gives."""
    reports = services.report_cache
    read = reports.read_for(night.id, player)
    lines = statement(read.report, player, reports.journal(night.id)).lines
    (own,) = (line for line in desk_view(night).players if line.player == player)
    return Bill(night.number, money(night), player_summary(night, own), lines)
