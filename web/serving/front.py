"""What stands between the server and its guests: a certificate of its own (HTTPS), or proxies whose
word is believed.
"""

import ssl
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import TypeAlias

from web.http.addresses import read

Network: TypeAlias = IPv4Network | IPv6Network


class BadFrontError(Exception):
    """A certificate, a key or a proxy's address that cannot be used, in a sentence."""


@dataclass(frozen=True, slots=True)
class Front:
    """With neither it speaks plain HTTP to whoever reaches it, as in a living room."""

    certificate: Path | None = None
    """A file of PEM with the certificate, and those that vouch for it after it."""
    key: Path | None = None
    """Its private key, where that is not in the same file."""
    proxies: tuple[Network, ...] = ()
    """Whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""

    @property
    def scheme(self) -> str:
        """What addresses of the server itself begin with."""
        return "https" if self.certificate else "http"

    def tls(self) -> ssl.SSLContext | None:
        """What connections are encrypted with; None for plain HTTP. Raises `BadFrontError`."""
        if self.certificate is None:
            return None
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.set_alpn_protocols(["http/1.1"])
        try:
            # Without a password of ours OpenSSL would ask for one at the terminal, and wait.
            context.load_cert_chain(self.certificate, self.key, password=lambda: b"")
        except ssl.SSLError as error:
            raise BadFrontError(_no_certificate(self.certificate, self.key)) from error
        except OSError as error:
            name = error.filename or (self.key or self.certificate)
            raise BadFrontError(
                f"{name} cannot be read: {error.strerror or 'no such file'}."
            ) from error
        return context

    def is_proxy(self, address: str) -> bool:
        """Whether it is a proxy that connects from here."""
        found = read(address)
        return found is not None and any(found in network for network in self.proxies)


def networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """The addresses and networks that are written so: ``10.0.0.7``, ``10.0.0.0/8``, ``::1``. Raises
    `BadFrontError`.
    """
    return tuple(map(_network, texts))


def _network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise BadFrontError(
            f"{text!r:.80} is no address of a proxy; one is such as 127.0.0.1, or a network such "
            "as 10.0.0.0/8."
        ) from None


def _no_certificate(certificate: Path, key: Path | None) -> str:
    where = f"{certificate} and {key}" if key else str(certificate)
    verb, more = ("have", "") if key else ("has", " A key in a file of its own is named by --key.")
    return f"{where} {verb} no certificate in PEM with its private key, free of a passphrase.{more}"
