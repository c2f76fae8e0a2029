"""Card Stock Market: its rules, odds, player, help and words."""
