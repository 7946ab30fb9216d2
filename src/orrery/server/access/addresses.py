"""Addresses: who counts as one caller."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

V6_SHARE = 64  # bits: one household or machine


@lru_cache(maxsize=10_000)
def share_of(address: str) -> str:
    """The address, or for IPv6 its network: one machine has 2^64 addresses there."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv6Address):
        if number.ipv4_mapped is not None:
            return str(number.ipv4_mapped)
        return str(ipaddress.ip_network((number, V6_SHARE), strict=False))
    return str(number)


def is_in(address: str, networks: Iterable[str]) -> bool:
    """The address is one of these, or in one of these networks."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(number in ipaddress.ip_network(network) for network in networks)


def is_loopback(address: str) -> bool:
    """This machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
