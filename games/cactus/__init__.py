"""Cactus: four cards that nobody has seen, and whoever remembers best gets them low."""
