"""What the books screen shows of a night: plain data for JSON, all of it as of one entry."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, TypeAlias

from ledger.export.report import Report, TableLine
from ledger.reports import journal
from ledger.reports.desk_view import PlayerLine, desk_view
from ledger.reports.settling import HOUSE, Payment
from ledger.state.accounts import CASH_OVER_SHORT, DRAWER, OVER_SHORT
from ledger.state.night import Night, Seal
from ledger.store.chain import short_code
from web.pages.qr import svg
from web.services.audits import Audit
from web.services.house import house
from web.services.shelf import Read
from web.shown.desk_state import entry_line, heading

JSON: TypeAlias = dict[str, Any]


def books_state(read: Read) -> JSON:
    """The night summed up: who is up, who pays whom, where every tray's chips went, what was put
    right.
    """
    found, night = read.report, read.report.night
    felts = sum(chips for name, chips in night.balances.items() if name.startswith("felt:"))
    return {
        "version": night.number,
        **heading(night),
        "slug": found.slug,
        "last": found.last_at,
        "players": [_player(one) for one in desk_view(night).players],
        "tables": [_table(one) for one in found.tables.values()],
        "house": {
            "tables": sum(one.sum.results + one.sum.counted for one in found.tables.values()),
            "on_felts": felts,
            "over_short": night.balance(OVER_SHORT),
        },
        "drawer": {"cash": night.balance(DRAWER), "over_short": night.balance(CASH_OVER_SHORT)},
        "settling": {
            "with_house": [_payment(night, one) for one in read.with_house],
            "among_players": [_payment(night, one) for one in read.among_players],
        },
        "put_right": [asdict(one) for one in found.put_right],
        "counts": dict(Counter(one.kind for one in found.put_right)),
        "rounds": len(found.rounds),
        "seals": [_seal(night, one) for one in night.seals],
    }


def statement(found: Report, player: int) -> JSON:
    """Everything that went to a player and came from them, line by line. Raises `NoSuchPlayer`."""
    who = found.night.player(player)
    lines = house().shelf.journal(found.night.id)
    return {
        "player": player,
        "name": who.name,
        "lines": [
            asdict(one) | {"of": _round_of(lines.ended_by(one.entry))}
            for one in found.statements[player]
        ],
    }


def journal_lines(lines: Sequence[journal.Line]) -> list[JSON]:
    """Entries in words."""
    return [
        entry_line(one.entry)
        | {
            "says": one.says,
            "why": journal.why(one.entry),
            "moves": journal.moved(one.entry),
            "puts_right": one.puts_right,
            "put_right_by": one.put_right_by,
        }
        for one in lines
    ]


def audit_state(audit: Audit | None) -> JSON:
    """An audit as far as it has come."""
    if audit is None:
        return {"status": "none"}
    status = (
        "done"
        if audit.outcome
        else "failed"
        if audit.ended
        else "running"
        if audit.total
        else "waiting"
    )
    return {
        "status": status,
        "begun": audit.begun,
        "ended": audit.ended,
        "done": audit.done,
        "total": audit.total,
        "trouble": audit.trouble,
        "outcome": audit.outcome.data() if audit.outcome else None,
    }


def _player(line: PlayerLine) -> JSON:
    return {
        "player": line.player,
        "name": line.name,
        "cash_in": line.cash_in,
        "cash_out": line.cash_out,
        "chips": line.chips,
        "owes": line.owes_desk + line.owes_tables,
        "owed": line.owed,
        "gifts": line.gifts,
        "result": line.result,
    }


def _table(line: TableLine) -> JSON:
    return {
        "table": line.number,
        "name": line.name,
        "games": line.games,
        "status": "open" if line.is_open else "closed",
        "rounds": line.rounds,
        "voided": line.voided,
        "sum": asdict(line.sum),
    }


def _payment(night: Night, one: Payment[int]) -> JSON:
    def name(who: int) -> str:
        return "The drawer" if who == HOUSE else night.player(who).name

    return {"payer": name(one.payer), "payee": name(one.payee), "amount": one.amount}


def _seal(night: Night, seal: Seal) -> JSON:
    code = short_code(seal.hash)
    return {
        "entry": seal.number,
        "at": house().book.entry(night.id, seal.number).at,
        "code": code,
        "hash": seal.hash.hex(),
        "qr": svg(f"{night.name}: sealed by entry {seal.number}: {code} ({seal.hash.hex()})"),
    }


def _round_of(found: tuple[int, int] | None) -> JSON | None:
    return {"table": found[0], "round": found[1]} if found else None
