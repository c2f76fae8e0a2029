"""Machiavelli: one table for all, taken apart and put together again at every turn."""
