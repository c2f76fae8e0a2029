"""Superfecta: its screens, and what `croupier odds` says of a race."""
