"""What stands between the server and its guests: a certificate of its own (HTTPS), or proxies whose
word is believed.
"""

import ssl
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import TypeAlias

from web.http.addresses import read

Network: TypeAlias = IPv4Network | IPv6Network


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
        """What connections are encrypted with; None for plain HTTP. Raises `ssl.SSLError` for files
        that hold no certificate with its key, another `OSError` for one that cannot be read.
        """
        if self.certificate is None:
            return None
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.set_alpn_protocols(["http/1.1"])
        # Without a password of ours OpenSSL would ask for one at the terminal, and wait.
        context.load_cert_chain(self.certificate, self.key, password=lambda: b"")
        return context

    def is_proxy(self, address: str) -> bool:
        """Whether it is a proxy that connects from here."""
        found = read(address)
        return found is not None and any(found in network for network in self.proxies)
