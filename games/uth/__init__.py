"""Ultimate Texas Hold'em: its rules, odds, player, help and words."""
