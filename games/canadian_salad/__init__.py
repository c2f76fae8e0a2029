"""Canadian Salad: its rules, odds, player, help and words."""
