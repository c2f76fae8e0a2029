"""Exact chances and long-run costs, for boards and option screens."""
