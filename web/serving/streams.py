"""Event streams: each is a coroutine that waits, and costs no thread. Whether a screen may follow
was decided by the app before.
"""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from web.services.live import Follower, Following, Hub
from web.serving.looking import Looking

HEARTBEAT = 15
"""Seconds of silence after which a stream says that it is there."""
LASTS = 600
"""Seconds until a stream ends by itself; its page opens the next one. What a browser left behind
ends as well.
"""

_LOOK = "event: look\ndata: {}\n\n"


async def follow(
    hub: Hub,
    following: Following,
    headers: list[tuple[bytes, bytes]],
    receive: Callable[[], Awaitable[MutableMapping[str, Any]]],
    send: Callable[[MutableMapping[str, Any]], Awaitable[None]],
    looking: Looking,
    heartbeat: float = HEARTBEAT,
    lasts: float = LASTS,
) -> None:
    """Send the versions that this screen follows, or what it sees of them, the present one first,
    until it leaves, the hub ends, or the time is over.
    """

    async def say(text: str | bytes, more: bool = True) -> None:
        body = text.encode() if isinstance(text, str) else text
        await send({"type": "http.response.body", "body": body, "more_body": more})

    async def tell(follower: Follower, since: int) -> None:
        if following.look is None:
            await say(f"data: {follower.version}\n\n")
        elif sight := await looking.look(following.look, since):
            follower.saw(sight.version)
            await say(sight.events)
        else:
            await say(_LOOK.format(follower.version))

    endless = [(name, value) for name, value in headers if name != b"content-length"]
    endless.append((b"x-accel-buffering", b"no"))  # else nginx may keep events until the end
    await send({"type": "http.response.start", "status": 200, "headers": endless})
    with hub.follow(following.topic, following.version) as follower:
        await tell(follower, 0)
        # Nothing more is said to us on a stream; what comes is that the screen has left.
        gone = asyncio.ensure_future(receive())
        gone.add_done_callback(lambda _: follower.end())
        try:
            ends = asyncio.get_running_loop().time() + lasts
            while not follower.is_over and asyncio.get_running_loop().time() < ends:
                before = follower.said
                newer = await follower.wait(heartbeat)
                notified = follower.was_notified()
                if newer:
                    await tell(follower, before)
                if notified and not (newer and following.look is None):
                    await say(_LOOK.format(follower.version))
                elif newer:
                    continue
                elif not follower.is_over:
                    await say(": still here\n\n")
        finally:
            gone.cancel()
    await say("", more=False)
