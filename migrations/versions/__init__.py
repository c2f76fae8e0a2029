"""One module a step, in order; what guards the tables of a step stands in SQL beside it, one file a
database.

SQLite rebuilds a table to alter it and drops its triggers without a word: a step that does so must
make them again, and a test looks for them after every step.
"""
