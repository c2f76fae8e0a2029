"""People: pages, the HTTP API, live updates, sign-in and the command line. It calls `ledger` and
`games`.
"""
