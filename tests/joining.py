"""Phones that join at a real server, all of them from one address, as behind some routers."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

from tests.chromium import LAN_HOST
from tests.server import Running

PATIENCE = 60
"""Seconds that a phone waits for an answer."""


class Phone:
    """A phone's browser, without its window."""

    def __init__(self, croupier: Running) -> None:
        port = urlsplit(croupier.url).port
        assert port is not None
        self._host = f"{LAN_HOST}:{port}"
        self._connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)

    def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """The body of the answer, which must be a good one."""
        said = None if body is None else json.dumps(body)
        kinds = {"Accept-Encoding": "gzip", "Content-Type": "application/json"}
        self._connection.request(method, path, said, {"Host": self._host, **kinds})
        answer = self._connection.getresponse()
        content = answer.read()
        assert answer.status == 200, content
        return content

    def join(self, code: str, name: str) -> Mapping[str, Any]:
        """Load the page, type the code, give a name; who is signed in then."""
        page = self.ask("GET", "/join").decode()
        for address in re.findall(r'(?:src|href)="(/[^"]+)"', page):
            self.ask("GET", address)
        self.ask("POST", "/api/room", {"code": code})
        come = {"code": code, "name": name}
        session: dict[str, Any] = json.loads(self.ask("POST", "/api/session/guest", come))
        self._connection.close()
        return session


def join_at_once(
    croupier: Running, night: int, names: Sequence[str]
) -> Sequence[Mapping[str, Any]]:
    """So many phones join this night in the same moment, each under a new name."""
    croupier.say("PUT", f"nights/{night}/room", {"new_names": "in"})
    code = croupier.look(f"nights/{night}/room")["code"]

    def join(phone: Phone, name: str) -> Mapping[str, Any]:
        return phone.join(code, name)

    phones: Iterable[Phone] = [Phone(croupier) for _ in names]
    with ThreadPoolExecutor(len(names)) as pool:
        return list(pool.map(join, phones, names))
