"""Speculation: its rules, odds, player, help and words."""
