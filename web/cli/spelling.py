"""What somebody may have meant who named something that is not there."""

from collections.abc import Iterable

MOST = 3


def near(said: str, names: Iterable[str]) -> list[str]:
    """The names that look most like what was said, the likeliest first; often none."""
    from difflib import get_close_matches  # only for whoever has mistyped

    return get_close_matches(said.lower(), list(names), MOST, 0.5)


def hint(said: str, names: Iterable[str]) -> str:
    """A sentence that says what may have been meant, with a blank before it; often nothing."""
    likely = near(said[:60], names)
    return f" Did you mean {' or '.join(likely)}?" if likely else ""
