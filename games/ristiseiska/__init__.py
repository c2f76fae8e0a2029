"""Ristiseiska: rows from the sevens; who cannot play begs a card of the neighbour."""
