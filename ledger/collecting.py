"""How often Python looks for objects that keep each other alive."""

import gc

_MADE = 50_000
"""Objects more than there were, after which it looks again: 700 unless it is told otherwise."""


def collect_seldom() -> None:
    """Let Python look seldom, in this process, from now on. Entries, options and transfers are made
    and dropped by the thousand and hardly any keep each other alive: an audit takes a twentieth
    less time so (17,400 transfers a second without this, 18,200 with it, of the night of
    `benchmarks.audit`).
    """
    gc.set_threshold(_MADE, 20, 20)
