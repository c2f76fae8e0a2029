"""What can go wrong between a person and a round. Every error is a code for programs and a sentence
for people.
"""

from typing import Literal, TypeAlias

Code: TypeAlias = Literal[
    "bad-value",
    "fault",
    "missing-key",
    "no-such-action",
    "no-such-seat",
    "not-a-round",
    "not-allowed",
    "not-an-action",
    "not-now",
    "not-physical",
    "nothing-to-undo",
    "other-choices",
    "other-prompt",
    "other-seed",
    "over",
    "shown",
    "stale",
    "unfit-deck",
    "unknown-key",
]
"""What can go wrong, for programs."""


class EngineError(Exception):
    """The root of them all: a code and a sentence."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class NotARound(EngineError):
    """A set-up (options, seats, carry, deck) from which no round can start."""

    def __init__(self, message: str, code: Code = "not-a-round") -> None:
        super().__init__(code, message)


class Refusal(EngineError):
    """An action that cannot be taken now. The round is exactly as it was."""


class ScriptError(Exception):
    """A game's script did what no script may: overdrew a place, dealt from an empty stock, yielded
    no prompt.

    It never reaches a player: the round is rebuilt from its record and the action is refused.
    """
