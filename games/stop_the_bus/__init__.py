"""Stop the Bus: its rules, odds, player, help and words."""
