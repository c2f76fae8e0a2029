"""Rounds in play: the engine beside the book."""
