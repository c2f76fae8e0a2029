"""Addresses of devices, as limits and lock-outs count them."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address


def read(text: str | None) -> IPv4Address | IPv6Address | None:
    """The address that is written here, without a zone; None where it is not one. An IPv4 address
    is one however it came.
    """
    try:
        found = ip_address((text or "").partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def is_own(text: str | None) -> bool:
    """Whether it is this machine itself that asks."""
    found = read(text)
    return found is not None and found.is_loopback


def plain(text: str | None) -> str:
    """One way to write each address, so that it counts as one; ``unknown`` for what is not one."""
    found = read(text)
    return "unknown" if found is None else str(found)


def network(text: str | None) -> str | None:
    """The network out of which one device can take as many IPv6 addresses as it likes: its first 64
    bits. None for an IPv4 address, which is all that a device has.
    """
    found = read(text)
    return str(IPv6Network((found, 64), strict=False)) if isinstance(found, IPv6Address) else None
