"""The book: nights, entries in a chain, transfers between accounts, rounds on top of them.

`ledger.book` writes and reads, `ledger.night` is what a night is at one moment and `ledger.fold` how its entries
make it. What people do is decided by small functions from a night to a draft: `ledger.nights`, `ledger.desk`,
`ledger.tables`, `ledger.seating`; rounds are played in `ledger.rounds`. The tables of the database stand in
`ledger.schema`, their guards in `migrations`.
"""
