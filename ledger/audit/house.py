"""The audit of the house: the chain of its people, checked as those of the nights are."""

from collections.abc import Iterator
from dataclasses import replace

import sqlalchemy as sa

from ledger.errors import LedgerError
from ledger.findings import Finding
from ledger.state import register as people
from ledger.state.register import Register
from ledger.store import chain
from ledger.store.schema import house, house_entries


def house_findings(connection: sa.Connection) -> Iterator[Finding]:
    """What is wrong with the chain of the people. Use it within a reading transaction."""
    register, number, hash_, lost = Register(), 0, chain.START, False
    for row in connection.execute(sa.select(house_entries).order_by(house_entries.c.number)):
        where, body = f"house entry {row.number}", bytes(row.body)
        number += 1
        if row.number != number:
            yield Finding("chain", f"house entry {number}", None, "it is not there.")
            yield Finding("chain", where, None, "it is not the next one.", f"entry {number}")
        if bytes(row.hash) != (right := chain.link(hash_, body)):
            wanted = right.hex()
            yield Finding("chain", where, None, "its hash is not that of what it says.", wanted)
        number, hash_ = row.number, bytes(row.hash)
        try:
            header, says = people.read(body)
        except LedgerError as error:
            lost = True
            yield Finding("form", where, None, f"what it says cannot be read: {error}")
            continue
        if (header.request.sender, header.request.key) != (row.sender, row.key):
            yield Finding("rows", where, None, "its row names another request.")
        if lost:
            continue
        try:
            register = replace(says.applied(register, header.at), number=row.number)
        except LedgerError as error:
            lost = True
            yield Finding("order", where, None, f"it does not follow: {error}")
    heads = [tuple(row) for row in connection.execute(sa.select(house))]
    if [(id_, at, bytes(head)) for id_, at, head in heads] != [(1, number, hash_)]:
        wanted = f"one, at entry {number}, {hash_.hex()}"
        yield Finding("chain", "the house", None, "its head is not its last entry.", wanted)
