"""Crates: be rid of the hand by suit or rank; most cards do something, and what is left costs."""
