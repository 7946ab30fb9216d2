"""Which pages may call: ours, and those of sites the operator allowed."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from orrery.server.tables.hall import Hall


def is_own_origin(headers: Headers, hall: Hall) -> bool:
    """No browser, our own page, or an allowed site."""
    origin = headers.get("origin")
    if origin is None or origin in hall.settings.origins:
        return True
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(site) and site == headers.get("host")
