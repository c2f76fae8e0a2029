"""Play at random, with every check of a round and of a shuffle: what tries out a game."""
