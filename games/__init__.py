"""The rules: cards, shuffles, the engine, one module a game. Pure Python, no input or output."""
