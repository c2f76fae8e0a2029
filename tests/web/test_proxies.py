"""The proxies of `docs/hosting.md`, as that page has them set up: the real nginx and Caddy, before
two servers of one PostgreSQL database. Where this machine does not have them the tests are skipped:
installed by the test command, each would begin to serve on the machine by itself.
"""

import os
import re
import shutil
import socket
import ssl
import subprocess
import textwrap
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from flask import Flask

from benchmarks.room import FIRST_HAS
from ledger.store.database import Database
from tests.postgres import Postgres
from tests.server import server_of
from tests.web.conftest import NEW_NIGHT, QUICK
from tests.web.test_front import NAME, PATIENCE, Guest, certificate_in, set_pin
from web.app import create_app
from web.services.services import Services, open_services
from web.serving.front import Front

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
TABLES = range(1, 25)


def printed(begins: str) -> str:
    """The lines on the page that are to be copied and begin so."""
    blocks = map(textwrap.dedent, re.findall(r"(?:^ {4}.*\n)+", PAGE, re.MULTILINE))
    (found,) = (block for block in blocks if block.startswith(begins))
    return found


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    """The text with what this machine has in the place of what the page names."""
    for old, new in pairs:
        assert old in text, f"the page does not say {old} any more"
        text = text.replace(old, new)
    return text


@dataclass
class Server:
    """One of two servers; what it was asked, and what ends it."""

    services: Services
    port: int
    asked: list[str]
    until_ended: ExitStack


@pytest.fixture
def two(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two servers of one database, which believe a proxy on this machine."""
    with postgres.book() as url, ExitStack() as until_done:
        first, second = (until_done.enter_context(_served(url)) for _ in range(2))
        yield first, second


@contextmanager
def _served(url: str) -> Iterator[Server]:
    database = Database(url)
    services = open_services(database, hasher=QUICK)
    app = create_app(services, [NAME])
    asked: list[str] = []
    app.wsgi_app = _noting(app, asked)  # type: ignore[method-assign]
    with ExitStack() as until_ended:
        front = Front(proxies=(ip_network("127.0.0.1"),))
        serving = server_of(app, services.hub, front=front)
        _, port = until_ended.enter_context(serving)
        yield Server(services, port, asked, until_ended)
    database.close()


def _noting(app: Flask, asked: list[str]) -> Callable[..., Any]:
    answer = app.wsgi_app

    def noting(environ: dict[str, Any], start_response: Any) -> Any:
        asked.append(environ["PATH_INFO"])
        return answer(environ, start_response)

    return noting


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


@contextmanager
def running(
    program: str, *arguments: str | Path, port: int, trusts: Path, **more: str
) -> Iterator[None]:
    """Run a proxy, from when it shows at this port a certificate that is trusted."""
    path = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")
    if path is None:
        pytest.skip(f"There is no {program} here, which the page was tried with.")
    proxy = subprocess.Popen(
        [path, *arguments],
        env={**os.environ, **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        give_up = time.monotonic() + PATIENCE
        while not _speaks(port, trusts):
            assert proxy.poll() is None, proxy.stdout and proxy.stdout.read().decode()
            assert time.monotonic() < give_up
            time.sleep(0.05)
        yield
    finally:
        proxy.terminate()
        proxy.communicate(timeout=PATIENCE)


def _speaks(port: int, trusts: Path) -> bool:
    """Whether it does: Caddy listens a moment before it has made its certificate."""
    try:
        context = ssl.create_default_context(cafile=trusts)
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
            context.wrap_socket(connection, server_hostname=NAME).close()
    except OSError:
        return False
    return True


@pytest.fixture
def by_nginx(two: tuple[Server, Server], tmp_path: Path) -> Iterator[Guest]:
    """A guest of both servers through nginx, as *More than one server* has it."""
    port, certificate = free_port(), certificate_in(tmp_path)
    ports = [
        ("127.0.0.1:8081", f"127.0.0.1:{two[0].port}"),
        ("127.0.0.1:8082", f"127.0.0.1:{two[1].port}"),
    ]
    (told,) = re.findall(r"`(proxy_pass [^`]*)`", PAGE)
    server = replaced(
        printed("server {"),
        ("listen 443 ", f"listen 127.0.0.1:{port} "),
        ("proxy_pass http://127.0.0.1:8080;", told),
        ("/etc/ssl/casino.pem", str(certificate)),
        ("/etc/ssl/casino.key", str(certificate)),
    )
    own = "".join(f"{part}_temp_path {tmp_path / part};\n" for part in ("client_body", "proxy"))
    user = "user root;\n" if os.geteuid() == 0 else ""
    file = tmp_path / "nginx.conf"
    file.write_text(
        f"{user}daemon off;\npid {tmp_path / 'pid'};\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{own}{replaced(printed('map '), *ports)}{server}}}\n"
    )
    with running(
        "nginx", "-e", "stderr", "-p", tmp_path, "-c", file, port=port, trusts=certificate
    ):
        yield Guest(("127.0.0.1", port), certificate)


@pytest.fixture
def by_caddy(two: tuple[Server, Server], tmp_path: Path) -> Iterator[Guest]:
    """A guest of the first server through Caddy, which makes its certificate without a network."""
    port = free_port()
    site = replaced(printed(f"{NAME} {{"), ("127.0.0.1:8080", f"127.0.0.1:{two[0].port}"))
    own = (
        f"admin off\nlocal_certs\nskip_install_trust\nhttps_port {port}\nhttp_port {free_port()}\n"
    )
    file = tmp_path / "Caddyfile"
    file.write_text(f"{{\n{own}default_bind 127.0.0.1\n}}\n{site}")
    homes = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    root = tmp_path / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    run = ("run", "--adapter", "caddyfile", "--config", file)
    with running("caddy", *run, port=port, trusts=root, **homes):
        yield Guest(("127.0.0.1", port), root)


@pytest.fixture(params=["by_nginx", "by_caddy"])
def guest(request: pytest.FixtureRequest) -> Guest:
    found: Guest = request.getfixturevalue(request.param)
    return found


def signed_in(guest: Guest, server: Server) -> str:
    """The cookies of the host, who has tapped on a page of the proxy's."""
    origin = f"https://{NAME}:{guest.where[1]}"
    answer = set_pin(guest, server.services, Origin=origin, Sec_Fetch_Site="same-origin")
    assert answer.status == 200, answer.json
    assert all("Secure" in cookie for cookie in answer.cookies)
    return "; ".join(cookie.partition(";")[0] for cookie in answer.cookies)


def test_a_tap_over_tls_is_taken_and_a_stream_comes_through(
    guest: Guest, two: tuple[Server, Server]
) -> None:
    signed = signed_in(guest, two[0])
    opened = guest.ask("POST", "/api/nights", NEW_NIGHT, Cookie=signed)
    assert opened.status == 201, opened.json
    with guest.asking("GET", "/api/nights/1/events", Cookie=signed) as stream:
        assert stream.status == 200
        assert stream.readline().startswith(b"data: ")
        added = guest.ask("POST", "/api/nights/1/players", {"name": "Ana"}, Cookie=signed)
        assert added.status == 201
        assert stream.readline() == b"\n"
        assert stream.readline() == f"data: {added.json['entry']}\n".encode()


def test_each_tables_screens_are_at_one_server_and_walls_at_the_first(
    by_nginx: Guest, two: tuple[Server, Server]
) -> None:
    for number in TABLES:
        at = f"/api/nights/12/tables/{number}"
        by_nginx.ask("GET", at)
        by_nginx.ask("POST", f"{at}/rounds/2/actions?as=seat:2", {})
        by_nginx.ask("GET", f"/api/nights/12/hand/tables/{number}/events?brings=hand")
        by_nginx.ask("GET", f"/api/nights/12/hand?table={number}")
        first, second = two[number % 10 not in FIRST_HAS], two[number % 10 in FIRST_HAS]
        assert (len(first.asked), len(second.asked)) == (4, 0), number
        first.asked.clear()
    whole = ["/", "/api/session", "/api/nights/2", "/api/nights/2/wall", "/api/nights/2/events"]
    for path in (*whole, "/api/nights/2/hand"):
        by_nginx.ask("GET", path)
    assert two[0].asked == [*whole, "/api/nights/2/hand"]
    assert two[1].asked == []


@pytest.mark.parametrize("ended", [0, 1])
def test_where_one_server_has_ended_the_other_answers(
    by_nginx: Guest, two: tuple[Server, Server], ended: int
) -> None:
    signed = signed_in(by_nginx, two[0])
    by_nginx.ask("POST", "/api/nights", NEW_NIGHT, Cookie=signed)
    for _ in range(2):
        body = {"game": "uth", "cards": "virtual", "tray": 500}
        by_nginx.ask("POST", "/api/nights/1/tables", body, Cookie=signed)
    two[ended].until_ended.close()
    for path in ("/api/nights/1", "/api/nights/1/tables/1", "/api/nights/1/tables/2"):
        assert by_nginx.ask("GET", path, Cookie=signed).status == 200, path


def test_the_benchmark_has_the_tables_where_the_page_has_them() -> None:
    """The map, as Python reads it: for machines without nginx."""
    (second,) = re.findall(r'"~(.*)"  two;', printed("map "))
    for number in TABLES:
        for path in (f"/tables/{number}", f"/tables/{number}/events", f"/hand?table={number}"):
            is_second = re.search(second, f"/api/nights/12{path}") is not None
            assert is_second == (number % 10 not in FIRST_HAS), path
    assert not re.search(second, "/api/nights/2/wall")
