"""Chinese Ten: its screens, and what `croupier odds` says of a deal."""
