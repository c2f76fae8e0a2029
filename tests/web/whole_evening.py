"""A whole evening with a Croupier that is started in its own way: served, played over HTTP, copied,
audited, taken home and checked.
"""

import itertools
import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.command import PATIENCE
from tests.web.conftest import NEW_NIGHT, PIN
from tests.web.test_cli import serving_with
from tests.web.test_several_servers import Device, Evening


def played_with(program: Sequence[str], folder: Path) -> dict[str, Any]:
    """Play one hand of Texas Hold'em with it and check the books in every way; the audit of the
    bundle as JSON.
    """
    book, copy, bundle = (folder / name for name in ("book.sqlite", "copy.sqlite", "night.json"))
    with serving_with(program, book, folder) as (process, said):
        port = urlsplit(said["address"]).port
        assert port
        host = Device(itertools.repeat(port))
        token = said["first_link"].partition("#")[2]
        host.done("POST", "session/first", {"token": token, "pin": PIN})
        _play_a_hand(host)
        _run(program, folder, "backup", "--database", book, copy)
        process.terminate()
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""
    assert "Nothing is wrong" in _run(program, folder, "audit", "--database", copy)
    _run(program, folder, "export", "--database", copy, "1", "--format", "json", "-o", bundle)
    told: dict[str, Any] = json.loads(_run(program, folder, "verify", bundle, "--json"))
    return told


def _play_a_hand(host: Device) -> None:
    """Of two players who bet, check as long as they may, and fold."""
    number = host.done("POST", "nights", NEW_NIGHT)["number"]
    night = f"nights/{number}"
    table = f"{night}/tables/1"
    evening = Evening(host, (), (), night, table)
    for player, name in enumerate(("Ana", "Ben"), 1):
        host.done("POST", f"{night}/players", {"name": name})
        body = {"chips": 100, "against": "cash"}
        host.done("POST", f"{night}/players/{player}/buy-ins", body)
    host.done("POST", f"{night}/tables", {"game": "uth", "cards": "virtual", "tray": 500})
    for seat in (1, 2):
        host.done("POST", f"{table}/seats", {"player": seat, "seat": seat, "chips": 60})
    host.done("PUT", f"{table}/screen")
    host.done("POST", f"{table}/rounds", {"number": 1})
    for seat in (1, 2):
        evening.act(seat, "bet", ante=5)
    evening.act("dealer", "deal")
    while host.look(table)["round"]["prompt"]:
        evening.act(0, "check", "fold")
    host.done("POST", f"{table}/rounds/1/close")


def _run(program: Sequence[str], folder: Path, *args: str | Path) -> str:
    done = subprocess.run(
        [*program, *map(str, args)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        cwd=folder,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
