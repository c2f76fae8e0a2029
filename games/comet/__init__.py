"""Comet: suits run upwards until they stop, and one card may fall at any time."""
