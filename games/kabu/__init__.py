"""Kabu: its rules, odds, player, help and words."""
