"""What the API shows of a night and of a table: plain data for JSON, always as of one entry of the
book.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any, TypeAlias

from flask import g, request

from games.engine import Viewer, view
from ledger.errors import LedgerError
from ledger.kinds.at_table import game_of, unsettled
from ledger.play.live import HandedOver, LiveRound
from ledger.state import accounts
from ledger.state.entries import Entry
from ledger.state.fold import is_fill
from ledger.state.night import Night, PastRound, Table
from ledger.state.screens import screen_name, screen_of
from web.http.errors import WebError
from web.services.house import house
from web.shown.desk_state import corrections, desk_state, money, screen_seen
from web.shown.payouts import payouts
from web.signin.hand_overs import HandOver
from web.signin.running import AtTable
from web.signin.sessions import Session
from web.signin.who import present

JSON: TypeAlias = dict[str, Any]


def table_state(
    night: int, table: int, viewer: Viewer, unless: str | None = None
) -> tuple[JSON | None, str]:
    """A table as this viewer may see it, and its tag; None where the tag is still `unless`."""
    return house().rounds.look(night, table, partial(_table_state, viewer=viewer, unless=unless))


def hand_over_now(night: Night, table: Table, live: LiveRound | None) -> HandOver | None:
    """The hand-over at a table that still holds: in time, to the screen that runs the table, and
    nobody else has done anything in the round since.
    """
    return _holding(house().running.at(night.id, table.number), live)


def _holding(here: AtTable, live: LiveRound | None) -> HandOver | None:
    grant, running = here.hand_over, here.running
    if grant is None or live is None or live.round.prompt is None:
        return None
    if running is None or running.session != grant.session:
        return None
    return grant if (grant.round, grant.version) == (live.number, live.last) else None


def has_turn(_night: Night, _table: Table, live: LiveRound | None, seat: Viewer) -> bool:
    """Whether there is something this seat may do now."""
    prompt = live.round.prompt if live else None
    return prompt is not None and any(option.by == seat for option in prompt.options)


def present_state() -> JSON | None:
    """The state that belongs to the address of this request, for whoever asks; None where there is
    none.
    """
    where: Mapping[str, Any] = request.view_args or {}
    who = present()
    if who is None or "night" not in where:
        return None
    try:
        if "table" in where:
            return table_state(where["night"], where["table"], g.get("viewer", "wall"))[0]
        return desk_state(house().book.night(where["night"])) if who.role == "host" else None
    except (LedgerError, WebError):
        return None


def _table_state(
    night: Night, table: Table, live: LiveRound | None, viewer: Viewer, unless: str | None
) -> tuple[JSON | None, str]:
    here = house().running.at(night.id, table.number)
    grant = _holding(here, live)
    if isinstance(viewer, int) and not _holds(grant, viewer):
        viewer = "dealer"  # The hand was put down with the very action that this answers.
    tag = f"{night.number}.{_as(viewer)}.{here.mark}"
    if tag == unless:
        return None, tag
    playable = live if live and not live.frozen and not night.damage else None
    state = {
        "version": night.number,
        "as": _as(viewer),
        "night": {
            "night": night.id,
            "name": night.name,
            "status": "open" if night.is_open else "closed",
            "chip_set": [{"value": chip.value, "colour": chip.colour} for chip in night.chip_set],
            "money": money(night),
        },
        "table": _table(night, table, live, _hand_over(table, grant, here) if grant else None),
        "screens": screens_state(night.id, here, present()),
        "round": view(playable.round, viewer) if playable else None,
        "payouts": payouts(playable.round) if playable else [],
    }
    return state, tag


def _holds(grant: HandOver | None, seat: int) -> bool:
    who = present()
    return grant is not None and who is not None and (grant.session, grant.seat) == (who.id, seat)


def _table(night: Night, table: Table, live: LiveRound | None, hand_over: JSON | None) -> JSON:
    game = game_of(table.game)
    return {
        "table": table.number,
        "name": table.name,
        "game": game.slug,
        "game_name": game.name,
        "cards": table.cards,
        "options": dict(table.options),
        "tray": night.balance(accounts.tray(table.number)),
        "status": status(night, table, live),
        "frozen": _why_frozen(night, table, live),
        "number": table.round.number if table.round else table.rounds + 1,
        "commitment": table.commitment,
        "seats_least": game.least_seats,
        "seats_most": game.most_seats,
        "seats": [
            _seat(night, table, seat, player) for seat, player in sorted(table.seats.items())
        ],
        "free": [seat for seat in range(1, game.most_seats + 1) if seat not in table.seats],
        "people": [
            {
                "player": one.number,
                "name": one.name,
                "bankroll": night.balance(accounts.bankroll(one.number)),
            }
            for one in night.players.values()
            if table.seat_of(one.number) is None
        ],
        "carry": dict(table.carry),
        "places": {name.split(":", 2)[2]: chips for name, chips in unsettled(night, table)},
        "can_begin": _cannot_begin(night, table),
        "seed_missing": _seed_missing(night, table),
        "fill": _fill(night, table),
        "last_round": _last_round(night, table.past[-1]) if table.past else None,
        "past": [_past(one) for one in table.past],
        "rounds": table.rounds,
        "voided": table.voided,
        "corrections": corrections(night, table=table.number),
        "hand_over": hand_over,
        "handed": [_handed(live, one) for one in live.handed] if live else [],
        "elsewhere": [] if table.is_open else _elsewhere(night),
    }


def _elsewhere(night: Night) -> list[JSON]:
    """The tables that are open: where people have gone whose own table is closed."""
    return [
        {"table": one.number, "name": one.name, "game_name": game_of(one.game).name}
        for one in night.tables.values()
        if one.is_open
    ]


def status(night: Night, table: Table, live: LiveRound | None) -> str:
    """What goes on at a table: ``closed``, ``idle``, ``playing``, ``finished`` (not closed yet) or
    ``frozen``.
    """
    if not table.is_open:
        return "closed"
    if table.round is None:
        return "idle"
    if _why_frozen(night, table, live) is not None:
        return "frozen"
    return "finished" if table.round.finished else "playing"


def _why_frozen(night: Night, table: Table, live: LiveRound | None) -> str | None:
    """Why the round in play at a table cannot go on; None where it can, or where there is none."""
    if table.round is None:
        return None
    if night.damage:
        return night.damage
    if live is None:
        return house().rounds.why_lost(night.id, table.number)
    return live.frozen or None


def _seat(night: Night, table: Table, seat: int, player: int) -> JSON:
    return {
        "seat": seat,
        "player": player,
        "name": night.player(player).name,
        "rack": night.balance(accounts.rack(table.number, player)),
        "bankroll": night.balance(accounts.bankroll(player)),
        "cut": table.cuts.get(seat, ""),
        "owes": night.balance(accounts.table_marker(player)),
    }


def _cannot_begin(night: Night, table: Table) -> str | None:
    """Why no round can begin, or None. (Seat by seat the rules of the game may still refuse.)"""
    if night.damage:
        return night.damage
    if not night.is_open or not table.is_open:
        return f"{table.name if night.is_open else night.name} is closed."
    if table.round is not None:
        return f"Round {table.round.number} is in play."
    game, here = game_of(table.game), len(table.seats)
    if game.least_seats <= here <= game.most_seats:
        return None
    wanted = (
        str(game.least_seats)
        if game.least_seats == game.most_seats
        else f"{game.least_seats} to {game.most_seats}"
    )
    return f"{game.name} is for {wanted} players; {here} sit here."


def _seed_missing(night: Night, table: Table) -> bool:
    """Whether another shuffle has to be promised before a round can begin here."""
    if not table.is_open or not night.is_open or table.round is not None:
        return False
    return not house().rounds.keeps_promise(night, table)


def _fill(night: Night, table: Table) -> JSON | None:
    """The fill that the newest entry of the round in play brought, to be said aloud."""
    if table.round is None:
        return None
    entry = house().book.entry(night.id, table.round.last)
    tray = accounts.tray(table.number)
    chips = sum(one.amount for one in entry.transfers if is_fill(one) and one.target == tray)
    return (
        {"entry": entry.number, "chips": chips, "text": f"Fill: {chips:,} from the cage."}
        if chips
        else None
    )


def _last_round(night: Night, past: PastRound) -> JSON:
    """What anybody needs to check the shuffle of the last round."""
    began, ended = (
        house().book.entry(night.id, past.began),
        house().book.entry(night.id, past.closed),
    )
    return {
        "number": past.number,
        "game": past.game,
        "ended": "voided" if past.voided else "closed",
        "cards": _of(began, "cards"),
        "commitment": _of(began, "commitment"),
        "cut": _of(began, "cut"),
        "seed": _of(ended, "seed"),
    }


def _past(past: PastRound) -> JSON:
    """What one of the last rounds came to, seat by seat: the score of a series."""
    results = {str(seat): chips for seat, chips in past.results.items()}
    return {
        "number": past.number,
        "game": past.game,
        "voided": past.voided,
        "why": past.why,
        "results": results,
        "seats": [
            {"seat": seat, "player": one.player, "name": one.name}
            for seat, one in sorted(past.seats.items())
        ],
    }


def _of(entry: Entry, fact: str) -> Any:
    return entry.facts.get(fact)


def screens_state(night: int, here: AtTable, who: Session | None) -> JSON | None:
    """Which screen runs a table and which ask to, for those who deal at it and for the host. Only
    who may let a screen in, or send it away, is told which ask.
    """
    if who is None or who.role == "wall":
        return None
    running = here.running
    known = house().screens.find(night, who.screen)
    is_here = running is not None and running.session == who.id
    may_say = is_here or who.role == "host"
    return {
        "running": running and screen_seen(running),
        "name": screen_name(who.role, known.number) if known else None,
        "here": is_here,
        "waiting": [screen_seen(one) for one in here.waiting] if may_say else [],
        "asks": any(one.session == who.id for one in here.waiting),
    }


def _handed(live: LiveRound, handed: HandedOver) -> JSON:
    name = live.round.table.players[handed.seat]
    screen = screen_of(handed.by) or "The tablet"
    return {
        "entry": handed.entry,
        "after": handed.after,
        "seat": handed.seat,
        "text": f"{screen} is handed to {name}.",
    }


def _hand_over(table: Table, grant: HandOver, here: AtTable) -> JSON:
    assert table.round is not None
    assert here.running is not None
    return {
        "seat": grant.seat,
        "name": table.round.names[grant.seat],
        "until": grant.until,
        "screen": here.running.name,
        "here": _holds(grant, grant.seat),
    }


def _as(viewer: Viewer) -> str:
    return viewer if isinstance(viewer, str) else f"seat:{viewer}"
