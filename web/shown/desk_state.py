"""What the desk shows of a night: the book's own view of it, as plain data for JSON."""

from typing import Any

from ledger.book import Heading
from ledger.kinds.at_table import game_of
from ledger.reports.desk_view import PlayerLine, TableLine, desk_view, disagreements
from ledger.state.night import Night, Table
from ledger.store.chain import short_code
from web.services.house import house
from web.signin.running import AtTable, Seen


def desk_state(night: Night) -> dict[str, Any]:
    """The whole night at a glance, and whether its balances agree with its transfers."""
    seen = desk_view(night)
    screens = house().running.in_night(night.id)
    # What the database has and what can be read of it cannot agree where an entry is damaged.
    found = [] if night.damage else disagreements(house().book, night.id)
    findings = [night.damage] if night.damage else [str(one) for one in found]
    return {
        "version": night.number,
        **heading(night),
        "chip_set": [{"value": chip.value, "colour": chip.colour} for chip in night.chip_set],
        "players": [_player(night, one) for one in seen.players],
        "tables": [_table(night, one, screens.get(one.table, AtTable())) for one in seen.tables],
        "drawer": {"float": seen.cash_float, "cash": seen.drawer},
        "chips": {"cage": seen.cage, "issued": seen.issued, "over_short": seen.over_short},
        "put_right": {
            "voided": sum(one.voided for one in seen.tables),
            "undone": sum(one.undone for one in seen.tables),
            "corrected": seen.corrections,
        },
        "checks": {"agree": not findings, "findings": findings},
        "seals": [{"entry": seal.number, "code": short_code(seal.hash)} for seal in night.seals],
    }


def wall_state(night: Night) -> dict[str, Any]:
    """What a wall shows of the whole night: which tables there are. What lies on them it asks each
    of them.
    """
    return {
        "version": night.number,
        **heading(night),
        "chip_set": [{"value": chip.value, "colour": chip.colour} for chip in night.chip_set],
        "tables": [
            _heading_of_table(table) | {"rounds": table.rounds, "voided": table.voided}
            for table in night.tables.values()
        ],
    }


def heading(night: Night) -> dict[str, Any]:
    """A night in a list of them."""
    return {
        "night": night.id,
        "name": night.name,
        "status": "open" if night.is_open else "closed",
        "opened": night.opened_at,
        "money": money(night),
    }


def headings(found: list[Heading]) -> list[dict[str, Any]]:
    """These nights, in this order."""
    return [heading(house().book.night(one.id)) | {"slug": one.slug} for one in found]


def money(night: Night) -> dict[str, Any] | None:
    """What a chip is worth; None in play money."""
    worth = night.chip_value
    return {"currency": worth.currency, "chip": worth.minor} if worth else None


def corrections(
    night: Night, player: int | None = None, table: int | None = None
) -> list[dict[str, Any]]:
    """What was put right of a player's, or at a table, the newest first."""
    return [
        {
            "entry": one.entry,
            "corrects": wrong,
            "was": one.was,
            "at": one.at,
            "who": one.who,
            "why": one.why,
        }
        for wrong, one in sorted(night.corrected.items(), key=lambda pair: -pair[1].entry)
        if player in one.players or (table is not None and one.table == table)
    ]


def _player(night: Night, line: PlayerLine) -> dict[str, Any]:
    return {
        "player": line.player,
        "name": line.name,
        "cash_in": line.cash_in,
        "cash_out": line.cash_out,
        "bankroll": line.bankroll,
        "racks": [{"table": one.table, "seat": one.seat, "chips": one.chips} for one in line.racks],
        "chips": line.chips,
        "owes": {"desk": line.owes_desk, "table": line.owes_tables},
        "owed": line.owed,
        "limit": line.limit,
        "gifts": line.gifts,
        "found": line.found,
        "corrections": corrections(night, player=line.player),
        "result": line.result,
    }


def screen_seen(seen: Seen) -> dict[str, Any]:
    """A screen at a table."""
    return {"session": seen.session, "name": seen.name, "silent": seen.silent}


def _heading_of_table(table: Table) -> dict[str, Any]:
    playing = (
        "finished" if table.round and table.round.finished else "playing" if table.round else "idle"
    )
    return {
        "table": table.number,
        "name": table.name,
        "game": table.game,
        "game_name": game_of(table.game).name,
        "status": playing if table.is_open else "closed",
    }


def desk_tag(night: Night) -> str:
    """Another text whenever the desk's state is another one."""
    screens = house().running.in_night(night.id)
    return f"{night.number}.{'.'.join(f'{table}r{at.mark}' for table, at in screens.items())}"


def _table(night: Night, line: TableLine, screens: AtTable) -> dict[str, Any]:
    table = night.tables[line.table]
    return {
        **_heading_of_table(table),
        "cards": table.cards,
        "round": table.rounds,
        "seated": len(table.seats),
        "tray": line.tray,
        "on_felt": line.on_felt,
        "from_cage": line.from_cage,
        "found": line.found,
        "counted": line.counted,
        "voided": line.voided,
        "undone": line.undone,
        "result": line.result,
        "running": screens.running and screen_seen(screens.running),
        "waiting": [screen_seen(one) for one in screens.waiting],
    }
