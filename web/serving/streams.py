"""Event streams: each is a coroutine that waits, and costs no thread. Whether a screen may follow
was decided by the app before.
"""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from web.services.live import Following, Hub

HEARTBEAT = 15
"""Seconds of silence after which a stream says that it is there."""
LASTS = 600
"""Seconds until a stream ends by itself; its page opens the next one. What a browser left behind
ends as well.
"""


async def follow(
    hub: Hub,
    following: Following,
    headers: list[tuple[bytes, bytes]],
    receive: Callable[[], Awaitable[MutableMapping[str, Any]]],
    send: Callable[[MutableMapping[str, Any]], Awaitable[None]],
    heartbeat: float = HEARTBEAT,
    lasts: float = LASTS,
) -> None:
    """Send the versions that this screen follows, the present one first, until it leaves, the hub
    ends, or the time is over.
    """

    async def say(text: str, more: bool = True) -> None:
        await send({"type": "http.response.body", "body": text.encode(), "more_body": more})

    endless = [(name, value) for name, value in headers if name != b"content-length"]
    endless.append((b"x-accel-buffering", b"no"))  # else nginx may keep events until the end
    await send({"type": "http.response.start", "status": 200, "headers": endless})
    with hub.follow(following.topic, following.version) as follower:
        await say(f"data: {follower.version}\n\n")
        # Nothing more is said to us on a stream; what comes is that the screen has left.
        gone = asyncio.ensure_future(receive())
        gone.add_done_callback(lambda _: follower.end())
        try:
            ends = asyncio.get_running_loop().time() + lasts
            while not follower.is_over and asyncio.get_running_loop().time() < ends:
                newer = await follower.wait(heartbeat)
                notified = follower.was_notified()
                if newer:
                    await say(f"data: {follower.version}\n\n")
                elif notified:
                    await say(f"event: look\ndata: {follower.version}\n\n")
                elif not follower.is_over:
                    await say(": still here\n\n")
        finally:
            gone.cancel()
    await say("", more=False)
