"""Looks for screens that follow (`web.services.live.Look`): a table has moved on, and a dozen
screens are to see it. All of them are looked for in one thread, so that a tap beside them has the
other half of the time, and none of them costs a request.
"""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import Executor

from ledger.errors import LedgerError
from web.http.errors import WebError
from web.services.live import Look, Made, Sight

TOGETHER = 16
"""Looks that are made before the first of them is sent."""

_log = logging.getLogger(__name__)


class Looking:
    """Belongs to the server's event loop."""

    def __init__(self, pool: Executor) -> None:
        self._pool = pool
        self._wanted: list[tuple[Look, int, asyncio.Future[Sight | None]]] = []
        self._work: asyncio.Task[None] | None = None

    async def look(self, look: Look, since: int) -> Sight | None:
        """What there is to see; None where the screen may not, or where it could not be found out:
        then it asks by itself, and is told why.
        """
        seen: asyncio.Future[Sight | None] = asyncio.get_running_loop().create_future()
        self._wanted.append((look, since, seen))
        if self._work is None or self._work.done():
            self._work = asyncio.ensure_future(self._look())
        return await seen

    async def _look(self) -> None:
        while self._wanted:
            some, self._wanted = self._wanted[:TOGETHER], self._wanted[TOGETHER:]
            looks = [(look, since) for look, since, seen in some if not seen.done()]
            asked = [seen for _, _, seen in some if not seen.done()]
            try:
                sights = await asyncio.get_running_loop().run_in_executor(
                    self._pool, _sights, looks
                )
            except RuntimeError:  # the server ends, and its threads with it
                sights = [None] * len(asked)
            for seen, sight in zip(asked, sights, strict=True):
                if not seen.done():
                    seen.set_result(sight)


def _sights(looks: Sequence[tuple[Look, int]]) -> list[Sight | None]:
    made = Made([look for look, _ in looks])
    sights = [_sight(look, since, made) for look, since in looks]
    try:
        made.until_made.close()
    except Exception:  # noqa: BLE001 - what was seen is seen
        _log.exception("A transaction that screens were looked for in did not end.")
    return sights


def _sight(look: Look, since: int, made: Made) -> Sight | None:
    try:
        return look(since, made)
    except (LedgerError, WebError):
        return None
    except Exception:  # noqa: BLE001 - the request that follows meets it again, and says it
        _log.exception("Nothing could be seen for a screen that follows.")
        return None
