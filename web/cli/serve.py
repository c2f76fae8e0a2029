"""``croupier serve``: start the server, and print where it is."""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from web.cli import status, where
from web.cli.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.store.database import Database
    from web.cli.lock import Lock
    from web.serving.front import Front, Network

EXAMPLES = (
    "croupier serve",
    "croupier serve --database friday.sqlite --port 8081 --host-name casino.lan",
    "croupier serve --new-pin",
    "croupier serve --backup-every 1 --backups-kept 24",
    "croupier serve --database postgresql://croupier@db.lan/croupier --workers 4",
    "croupier serve --port 443 --host-name casino.example --certificate casino.pem",
    "croupier serve --host 127.0.0.1 --host-name casino.example --trust-proxy 127.0.0.1",
)
STATUSES = status.SERVING
PORT = 8080
MOST_WORKERS = 32
KEPT = 10
MOST_HOURS = 1000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    where.add_argument(parser)
    add_server_arguments(parser)
    parser.add_argument(
        "--backup-every",
        type=float,
        metavar="HOURS",
        help="copy the book beside itself now and every so many hours, and audit each copy",
    )
    parser.add_argument(
        "--backups-kept",
        type=int,
        default=KEPT,
        metavar="N",
        help=f"so many copies stay, the newest (default: {KEPT})",
    )


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
        "--workers",
        type=int,
        default=1,
        metavar="N",
        help="so many server processes, on PostgreSQL (default: 1)",
    )
    parser.add_argument(
        "--certificate",
        metavar="FILE",
        help="speak HTTPS, with this certificate (PEM, with those that vouch for it)",
    )
    parser.add_argument(
        "--key", metavar="FILE", help="its private key, where that is in a file of its own"
    )
    parser.add_argument(
        "--trust-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe what a proxy at this address or network says of who asks",
    )
    parser.add_argument(
        "--new-pin", action="store_true", help="print a one-time link that sets another host's PIN"
    )


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from web.cli import lock

    database = where.database(args.database)
    check(database, args)
    check_backups(database, args)
    held = lock.serving(database)
    if args.backup_every:
        from web.cli import kept_copies

        kept_copies.begin(
            database,
            args.backup_every,
            args.backups_kept,
            lambda said: print(said, file=sys.stderr, flush=True),
        )
    return serve(database, args, held)


def check_backups(database: "Database", args: argparse.Namespace) -> None:
    """Raises `BadInput` for copies that cannot be."""
    if args.backup_every is None:
        return
    if not database.is_sqlite:
        raise BadInput("A book in PostgreSQL is copied with its own program, pg_dump.")
    if not (1 / 60 <= args.backup_every <= MOST_HOURS and args.backups_kept >= 1):
        raise BadInput("Copies are made every minute (0.017) to every thousand hours; one is kept.")


def check(database: "Database", args: argparse.Namespace) -> None:
    """Raises `BadInput` for arguments of a server that cannot be, before anything is done."""
    from web.http.hosts import is_name

    front_of(args)

    for name in args.host_name:
        if not is_name(name):
            raise BadInput(
                f"{name!r:.80} is no host name; one is such as croupier.lan, with no http:// and "
                "no port."
            )
    if not 1 <= args.workers <= MOST_WORKERS:
        raise BadInput(f"There may be 1 to {MOST_WORKERS} server processes.")
    if args.workers > 1 and not hasattr(os, "setpgid"):
        raise BadInput("Several server processes need Linux or macOS.")
    if args.workers > 1 and database.is_sqlite:
        raise BadInput(
            "One process serves a SQLite file; several need PostgreSQL (--database postgresql://…)."
        )


def front_of(args: argparse.Namespace) -> "Front":
    """What stands between the server and its guests. Raises `BadInput`."""
    from web.serving.front import Front

    if args.key and not args.certificate:
        raise BadInput("A key is of use with its certificate alone (--certificate FILE).")
    certificate = Path(args.certificate) if args.certificate else None
    key = Path(args.key) if args.key else None
    front = Front(certificate, key, tuple(map(_network, args.trust_proxy)))
    _check_certificate(front)
    return front


def _check_certificate(front: "Front") -> None:
    """Raises `BadInput` for one that is of no use."""
    import ssl

    files = " and ".join(str(file) for file in (front.certificate, front.key) if file)
    try:
        front.tls()
    except ssl.SSLError as error:
        more = "" if front.key else " A key in a file of its own is named by --key."
        raise BadInput(
            f"In {files} there is no certificate in PEM with its private key, free of a "
            f"passphrase.{more}"
        ) from error
    except OSError as error:
        raise BadInput(f"{files} cannot be read: {error.strerror}.") from error


def _network(text: str) -> "Network":
    from ipaddress import ip_network

    try:
        return ip_network(text)
    except ValueError:
        raise BadInput(
            f"{text!r:.80} is no address of a proxy; one is such as 127.0.0.1, or a network such "
            "as 10.0.0.0/8."
        ) from None


def serve(database: "Database", args: argparse.Namespace, held: "Lock") -> int:
    """Serve this database until stopped. `held` is what `lock.serving` gave."""
    from ledger.audit.mending import mended
    from ledger.store import migration, temporary
    from ledger.store.private import made_private
    from web.cli import server, workers
    from web.http.reach import Reach
    from web.services.services import TABLES
    from web.serving.mdns import Announcer
    from web.shown import links
    from web.signin.pin import HostPin

    temporary.sweep()
    migration.check_has(database, TABLES)
    for done in (made_private(database), mended(database)):
        if done:
            print(done, file=sys.stderr, flush=True)
    listener = server.listen(args.host, args.port)
    bound, port = listener.getsockname()[:2]
    front = front_of(args)
    names = tuple(name.lower() for name in args.host_name)
    reach = Reach(bound, port, names, scheme=front.scheme)
    urls = reach.urls()
    address = urls[0] if urls else reach.own_url()
    pin = HostPin(database)
    link = links.first_link(address, pin.new_link()) if args.new_pin or not pin.is_set() else None

    announcer = Announcer(reach, lambda said: print(said, file=sys.stderr, flush=True))

    def greet() -> None:
        if args.json:
            print(_as_json(address, database, link), flush=True)
        else:
            print(_in_words(address, urls, database, link), flush=True)
        if front.certificate is None:  # none is for the name that it would have on the network
            announcer.start()

    try:
        if args.workers == 1:
            server.run(database, reach, listener, front, greet, held)
        else:
            workers.run(args.workers, database, reach, listener, front, greet, held)
    finally:
        announcer.end()
        database.close()
        held.release()
    return status.FINE


_ALONE = (
    "No phone or tablet reaches it there. (Without --host it listens at every address that this "
    "machine has on a network.)"
)


def _as_json(address: str, database: "Database", link: str | None) -> str:
    return json.dumps({"address": address, "database": database.place, "first_link": link})


def _in_words(address: str, urls: "Sequence[str]", database: "Database", link: str | None) -> str:
    lines = [
        _drawn(link or address),
        f"Croupier is open at  {address}",
        *(f"              and at  {other}" for other in urls[1:]),
        *([] if urls else [_ALONE]),
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
