"""The learner at a terminal: what is written there, and what is typed."""

import sys

MOST_ASKED = 5_000
"""A practice ends by itself after so many questions."""
HELP = "A number chooses, ? says what is best and why, q ends."


class Learner:
    """Who reads and types there; `as_json`: what is told goes beside the output."""

    def __init__(self, as_json: bool) -> None:
        self._out = sys.stderr if as_json else sys.stdout
        self._asked = 0

    def tell(self, text: str) -> None:
        """Write a line."""
        print(text, file=self._out, flush=True)

    def ask(self, prompt: str) -> str:
        """What is typed. Raises `EOFError` where the learner has had enough, or there is nobody at
        the keyboard any more.
        """
        self._asked += 1
        print(prompt, end="", file=self._out, flush=True)
        typed = sys.stdin.readline()
        if not typed or typed.strip() == "q" or self._asked > MOST_ASKED:
            raise EOFError
        return typed.strip()
