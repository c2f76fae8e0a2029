"""Triple Play: its rules, player, help and words."""
