"""Chance: the one place where the book and its screens draw what nobody may guess. Each of these is
the operating system's (`secrets`); the simulator puts others in their places, and whoever draws
says `chance.choice(…)`, so that they are found here.
"""

from secrets import choice, randbelow, token_bytes, token_hex, token_urlsafe

__all__ = ["choice", "randbelow", "token_bytes", "token_hex", "token_urlsafe"]
