"""The book: nights, entries in a chain, transfers between accounts, rounds on top of them.

* `ledger.store`: the database, its tables (their guards stand in `migrations`), the canonical form
  of JSON, the chain of hashes, copies;
* `ledger.state`: accounts, entries, what a night is at one moment, and how entries make it;
* `ledger.kinds`: every kind of entry, a class each;
* `ledger.book`: the one way to write, and the ways to read; `ledger.desk`: what takes several
  entries, such as opening and closing a night; `ledger.importing` reads one in;
* `ledger.play`: rounds, live and played again;
* `ledger.audit`, `ledger.bundle`: a night checked from its records alone;
* `ledger.reports`, `ledger.export`: what is told of a night, on screens and in files.
"""
