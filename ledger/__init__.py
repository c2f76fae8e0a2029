"""The book: nights, entries in a chain, transfers between accounts, rounds on top of them.

`ledger.book` writes and reads, `ledger.state.night` is what a night is at one moment and
`ledger.state.fold` how its entries make it. What people do is decided by small functions from a
night to a draft: `ledger.kinds.nights`, `ledger.kinds.desk`, `ledger.kinds.tables`,
`ledger.kinds.seating`; rounds are played in `ledger.play.rounds`. The tables of the database stand
in `ledger.store.schema`, their guards in `migrations`.
"""
