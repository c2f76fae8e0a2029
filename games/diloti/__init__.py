"""Diloti: cards caught by equals and by sums, declarations, and the xeri."""
