"""The kinds of entries, a module a family: the night, players, cash and chips, markers,
corrections, tables, seats, rounds, what is done in them.

A kind is one class: its facts with their types and forms, how it is decided from a request
(`decide`), what it does to a night (`applied`), how an audit redoes it (`redecide`), how the
journal says it (`describe`), whether a correction takes it back (`reversible`). To add a kind is to
add its class, and its name to `ledger.kinds.reading`.
"""
