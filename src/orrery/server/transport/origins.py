"""Which pages may call, and by which names: ours, and those the operator allowed."""

from __future__ import annotations

import ipaddress
import socket
from functools import cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from orrery.server.settings import Settings
from orrery.server.tables.hall import Hall


def is_own_origin(headers: Headers, hall: Hall) -> bool:
    """No browser, our own page, or an allowed site."""
    origin = headers.get("origin")
    if origin is None or origin in hall.settings.origins:
        return True
    return bool(site := site_of(origin)) and site == headers.get("host")


def site_of(origin: str) -> str:
    """Name and port of an origin, as in a Host; empty for what is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def is_own_host(host: str | None, settings: Settings) -> bool:
    """A number, a name of this machine, or a name the operator gave.

    A page of another site is always asked for by that site's name, so numbers are safe.
    """
    name = _name_of(host or "")
    return name is not None and (_is_number(name) or _is_ours(name, settings))


def leads_here(host: str | None, reached: str, settings: Settings) -> bool:
    """Whoever follows a link to a Host comes here: a name of ours, or the address that was reached.

    Any number passes the border, and a link in somebody else's letter must not lead to one that
    a caller has made up.
    """
    name = _name_of(host or "")
    if name is None:
        return False
    return _is_ours(name, settings) or (_is_number(name) and _number(name) == _number(reached))


def _is_ours(name: str, settings: Settings) -> bool:
    given = {_name_of(site_of(origin)) for origin in settings.origins}
    return name in {*settings.host_names, *given, *_names_of_this_machine()}


def _name_of(host: str) -> str | None:
    """The name in a Host header, without port; None when there is none."""
    try:
        parts = urlsplit(f"//{host}")
        parts.port  # noqa: B018 - raises for a port that is no number
    except ValueError:
        return None
    if parts.path or parts.query or parts.fragment or "@" in host:
        return None
    return parts.hostname.rstrip(".") if parts.hostname else None


def _is_number(name: str) -> bool:
    return bool(_number(name))


def _number(name: str) -> str:
    """An address in one spelling, that of IPv4 where it is one; empty for what is none."""
    try:
        number = ipaddress.ip_address(name)
    except ValueError:
        return ""
    return str(getattr(number, "ipv4_mapped", None) or number)


@cache
def _names_of_this_machine() -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local"})
