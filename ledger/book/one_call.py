"""Writing by one call of a function of the database (PostgreSQL)."""

from hashlib import sha256

from ledger.book.appending import ToWrite
from ledger.state import accounts
from ledger.state.entries import Draft, Request
from ledger.state.night import Night


def arguments(
    before: Night, to_write: ToWrite, draft: Draft, request: Request
) -> dict[str, object]:
    """The arguments of `WRITE`. The transfers stand in the body."""
    entry = to_write.entry
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
        "table": draft.table,
        "drops_seed": draft.seed is not None or draft.drops_seed,
        "seed": draft.seed,
        "commitment": sha256(draft.seed).hexdigest() if draft.seed is not None else None,
    }
