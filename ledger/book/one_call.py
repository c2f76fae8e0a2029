"""Writing by one call of a function of the database (PostgreSQL)."""

from hashlib import sha256

from msgspec import UNSET

from ledger.book.appending import ToWrite
from ledger.state import accounts
from ledger.state.entries import Decision, Request
from ledger.state.night import Night


def arguments(
    before: Night, to_write: ToWrite, decision: Decision, request: Request
) -> dict[str, object]:
    """The arguments of `WRITE`. The transfers stand in the body."""
    entry, seed = to_write.entry, decision.seed or None
    named = {name for leg in entry.transfers for name in (leg.source, leg.target)}
    new = sorted(named - before.balances.keys())
    kinds = [accounts.kind_of(name) for name in new]
    return {
        "night": before.id,
        "since": before.number,
        "body": to_write.body,
        "hash": entry.hash,
        "sender": request.sender,
        "key": request.key,
        "new_accounts": new or None,
        "commodities": [kind.commodity for kind in kinds] or None,
        "floors": [None if kind.may_be_negative else 0 for kind in kinds] or None,
        "table": entry.table,
        "drops_seed": decision.seed is not UNSET,
        "seed": seed,
        "commitment": sha256(seed).hexdigest() if seed else None,
    }
