"""The cookie of a session: not for scripts, not for other sites, and only by https where there is.

A cookie says who calls, but not that they wanted to: whatever changes something by a cookie must
come from our own page (`need_own_page`) and carry the word of its session.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from orrery.server.accounts.passkeys import Site
from orrery.server.clock import DAY
from orrery.server.commands.connection import Connection
from orrery.server.protocol.codes import Denied
from orrery.server.transport.origins import leads_here, site_of

PLAIN, SECURE = "orrery_session", "__Host-orrery_session"
CSRF = "x-orrery-csrf"
OURS = ("same-origin", "none")  # of Sec-Fetch-Site: our page, or typed by a person


def is_https(connection: HTTPConnection) -> bool:
    """The caller came by https, as far as we or a proxy we believe can tell."""
    return connection.url.scheme in ("https", "wss")


def cookie_name(connection: HTTPConnection) -> str:
    """By https a name that browsers take from https alone, for this host alone."""
    return SECURE if is_https(connection) else PLAIN


async def recognise(connection: HTTPConnection, caller: Connection) -> None:
    """Find out who calls by the cookie, if there is one and our own page has sent it."""
    token = connection.cookies.get(cookie_name(connection), "")
    if not token or not is_own_page(connection):
        return
    sessions = caller.hall.accounts.sessions
    found = await sessions.find(token[:200])
    if found is not None:
        caller.session, guest = found
        caller.guest = caller.hall.guests.welcome(guest)


def is_own_page(connection: HTTPConnection) -> bool:
    """Neither header that browsers add speaks of another site."""
    headers = connection.headers
    if headers.get("sec-fetch-site", "none") not in OURS:
        return False
    origin = headers.get("origin")
    return origin is None or site_of(origin) == headers.get("host")


def need_own_page(connection: HTTPConnection, caller: Connection, is_entrance: bool) -> None:
    """Denied when something is to be changed by a cookie, or entered, from elsewhere."""
    if not is_entrance and caller.session is None:
        return
    if not is_own_page(connection):
        raise Denied("not_yours", "this origin may not call")
    if caller.session is not None and not is_entrance:
        shown = connection.headers.get(CSRF, "")
        caller.hall.accounts.sessions.need_csrf(caller.session, shown)


def own_site(connection: HTTPConnection) -> Site:
    """This server as the caller's browser names it; its Host has passed the border."""
    origin = connection.headers.get("origin", "")
    if origin.startswith(("https://", "http://")) and is_own_page(connection):
        return Site(origin)
    scheme = "https" if is_https(connection) else "http"
    return Site(f"{scheme}://{connection.headers.get('host', '')}")


def need_way_back(connection: HTTPConnection, caller: Connection) -> None:
    """Denied when a link in a letter would lead to a place that the caller has made up."""
    reached, _ = connection.scope.get("server") or ("", None)
    if not leads_here(connection.headers.get("host"), reached, caller.hall.settings):
        raise Denied("bad_host", "letters lead to a name of this server: see --host-name")


def sign(response: Response, connection: HTTPConnection, token: str, days: float) -> None:
    """Give a browser its cookie."""
    response.set_cookie(
        cookie_name(connection), token, max_age=round(days * DAY), path="/", httponly=True,
        samesite="lax", secure=is_https(connection),
    )  # fmt: skip


def unsign(response: Response, connection: HTTPConnection) -> None:
    """Take it back."""
    response.delete_cookie(
        cookie_name(connection), path="/", httponly=True, samesite="lax",
        secure=is_https(connection),
    )  # fmt: skip
