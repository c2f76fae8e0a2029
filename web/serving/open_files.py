"""How many files, connections among them, this process may have open."""

from contextlib import suppress

try:
    import resource
except ImportError:  # Windows has no limit that a server would meet

    def raised_to(wanted: int) -> int | None:
        """Raise the limit to this number, as far as the system lets us. Returns what it is then;
        None where there is none.
        """
        return None

else:

    def raised_to(wanted: int) -> int | None:
        """Raise the limit to this number, as far as the system lets us. Returns what it is then;
        None where there is none.
        """
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard != resource.RLIM_INFINITY:
            wanted = min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):  # macOS has a limit of its own beside this one
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return None if soft == resource.RLIM_INFINITY else soft
