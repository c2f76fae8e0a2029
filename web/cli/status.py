"""The exit status of a command, and what each is called in its help."""

from collections.abc import Iterable, Mapping

FINE = 0
FOUND = 1
BAD_INPUT = 2
UNCHECKED = 3
BROKEN = 70
"""The number that BSD's sysexits.h has for an internal software error. An error in the program
must not look like one in the books.
"""
NOT_READ = 141
"""What a shell says of a program that was ended because nobody read its output (128 + SIGPIPE)."""

PLAIN: Mapping[int, str] = {
    FINE: "done",
    BAD_INPUT: "bad input, or something that cannot be done: one sentence says what",
}
CHECKS: Mapping[int, str] = {
    FINE: "everything was checked, and nothing is wrong",
    FOUND: "something is wrong with the books",
    BAD_INPUT: "bad input, or something that cannot be read: one sentence says what",
    UNCHECKED: "nothing was found wrong, but not everything could be checked",
}
SERVING: Mapping[int, str] = {
    FINE: "done, or told to stop while serving (Ctrl-C, SIGTERM)",
    BAD_INPUT: PLAIN[BAD_INPUT],
    130: "stopped with Ctrl-C before that (by another signal: 128 and its number)",
}
ALWAYS: Mapping[int, str] = {
    BROKEN: "an error in Croupier itself, which says nothing about the books",
    130: "stopped with Ctrl-C (by another signal: 128 and its number)",
    NOT_READ: "whoever read the output hung up",
}

_WORST_FIRST = (FOUND, BAD_INPUT, UNCHECKED, FINE)


def worst(statuses: Iterable[int]) -> int:
    """The status of several things: what is wrong counts more than what could not be read, and that
    more than what could not be checked.
    """
    return min(statuses, key=_WORST_FIRST.index, default=FINE)


def described(statuses: Mapping[int, str]) -> str:
    """The statuses of a command, for its help."""
    lines = [f"  {number:<5}{what}" for number, what in sorted({**ALWAYS, **statuses}.items())]
    return "\n".join(["exit status:", *lines])
