"""Aggravation: two packs, two rows, and whoever sees two equal cards first covers them."""
