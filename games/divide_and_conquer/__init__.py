"""Divide and Conquer: its rules, odds, player, help and words."""
