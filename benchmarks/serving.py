"""A server in a process of its own, so that what measures it does not slow it."""

import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection


@contextmanager
def served(serve: Callable[..., None], *arguments: object) -> Iterator[tuple[Connection, int]]:
    """Run `serve(connection, *arguments)` in a process until the `with` ends, which sends it None:
    this end of the connection, and the number of the process. Where the process ends before it was
    told to, `recv` raises `EOFError`.
    """
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    server = context.Process(target=serve, args=(there, *arguments))
    server.start()
    there.close()  # or this process would hold it open, and wait for ever for one that has ended
    try:
        yield here, server.pid or 0
    finally:
        with suppress(BrokenPipeError):
            here.send(None)
        server.join()
