"""Ultimate Texas Hold'em: its screens, what `croupier odds` says of it, and its counted tables."""
