"""What people get wrong at the command line."""


class BadInput(Exception):
    """A code for programs and a sentence that says what was wrong; the exit status is then 2."""

    def __init__(self, message: str, code: str = "bad-input") -> None:
        super().__init__(message)
        self.message = message
        self.code = code


class Misused(BadInput):
    """Arguments that a command does not have, or not so; `usage` says how it is called."""

    def __init__(self, message: str, usage: str = "") -> None:
        super().__init__(message, "usage")
        self.usage = usage
