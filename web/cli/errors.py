"""What people get wrong at the command line."""


class BadInput(Exception):
    """A sentence that says what was wrong; the exit status is then 2."""
