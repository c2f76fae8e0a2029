"""``croupier serve``: start the server, and print where it is."""

import argparse
import json
import sys
from typing import TYPE_CHECKING

from web.cli import status, where
from web.cli.errors import BadInput

if TYPE_CHECKING:
    from ledger.store.database import Database
    from web.cli.lock import Lock

EXAMPLES = (
    "croupier serve",
    "croupier serve --database friday.sqlite --port 8081 --host-name casino.lan",
    "croupier serve --new-pin",
)
STATUSES = status.PLAIN
PORT = 8080


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    where.add_argument(parser)
    add_server_arguments(parser)


def add_server_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of every command that serves."""
    parser.add_argument(
        "--port", type=int, default=PORT, help=f"the port to listen at (default: {PORT}; 0: any)"
    )
    parser.add_argument("--host", default="0.0.0.0", help="the address to listen at (default: all)")
    parser.add_argument(
        "--host-name",
        action="append",
        default=[],
        metavar="NAME",
        help="a further name this server answers to",
    )
    parser.add_argument(
        "--new-pin", action="store_true", help="print a one-time link that sets another host's PIN"
    )


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from web.cli import lock

    database = where.database(args.database)
    return serve(database, args, lock.only_server(database))


def serve(database: "Database", args: argparse.Namespace, held: "Lock") -> int:
    """Bring the schema up to date and serve this database until stopped. `held` is what
    `lock.only_server` gave.
    """
    from ledger.audit.mending import mended
    from ledger.store.private import made_private
    from web.app import create_app
    from web.cli import server
    from web.http.hosts import is_name
    from web.services.services import open_services
    from web.shown import links
    from web.signin.pin import HostPin

    for name in args.host_name:
        if not is_name(name):
            raise BadInput(
                f"{name!r:.80} is no host name; one is such as croupier.lan, with no http:// and "
                "no port."
            )
    database.upgrade()
    for done in (made_private(database), mended(database)):
        if done:
            print(done, file=sys.stderr, flush=True)
    listener = server.listen(args.host, args.port)
    address = _address(args.host, listener.getsockname()[1])
    pin = HostPin(database)
    link = links.first_link(address, pin.new_link()) if args.new_pin or not pin.is_set() else None
    services = open_services(database)
    app = create_app(services, args.host_name)

    def greet() -> None:
        print(
            _as_json(address, database, link) if args.json else _in_words(address, database, link),
            flush=True,
        )

    try:
        server.run(app, services.hub, listener, greet, held)
    finally:
        database.close()
        held.release()
    return status.FINE


def _as_json(address: str, database: "Database", link: str | None) -> str:
    return json.dumps({"address": address, "database": database.place, "first_link": link})


def _in_words(address: str, database: "Database", link: str | None) -> str:
    lines = [
        _drawn(link or address),
        f"Croupier is open at  {address}",
        f"The book is kept in  {database.place}",
    ]
    if link:
        lines += ["", "Choose the host's PIN with this link, which works once:", f"  {link}"]
    lines += ["", "Ctrl-C stops the server; what was acknowledged is on disk."]
    return "\n".join(lines)


def _drawn(url: str) -> str:
    """The address as a QR code, where this console can show one."""
    from web.shown import qr

    code = qr.blocks(url)
    try:
        code.encode(sys.stdout.encoding or "ascii")
    except UnicodeError:
        return ""
    return code


def _address(host: str, port: int) -> str:
    """The address to give to others: of this machine on its network where it listens to all."""
    from ipaddress import ip_address

    from web.http.hosts import own_addresses

    try:
        listens_to_all = ip_address(host).is_unspecified
    except ValueError:
        listens_to_all = False
    name = next(iter(own_addresses()), "127.0.0.1") if listens_to_all else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"
