"""Umtali: sets, sequences and marriages are melded, and single cards extend what lies there."""
