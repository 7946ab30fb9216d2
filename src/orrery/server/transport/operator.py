"""What only the operator of a server may ask: meters, and the page with tables and guests.

The operator is whoever knows the token of `--operator FILE`: as a bearer, or as the password that a
browser asks for. Without that option there are no such pages.
"""

from __future__ import annotations

import base64
import binascii
import hmac
from urllib.parse import parse_qs

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from orrery.server.access.tokens import hash_of
from orrery.server.conduct.verdicts import OPERATOR
from orrery.server.protocol.codes import Denied, Misread
from orrery.server.protocol.conduct import Verdict
from orrery.server.protocol.reasons import reason_of
from orrery.server.protocol.texts import is_id
from orrery.server.settings import Settings
from orrery.server.transport.admin import admin_page
from orrery.server.transport.exposition import MEDIA_TYPE, exposition
from orrery.server.transport.http import Call, read_body
from orrery.server.upkeep.bans import ban, cut_off, unban

ASK = {"www-authenticate": 'Basic realm="Orrery", charset="UTF-8"'}


async def health(call: Call) -> Response:
    """Whether this server can be sent callers: 200, else 503."""
    hall = call.hall
    if hall.uptime.stands or not hall.nodes.is_sound:
        return PlainTextResponse("not now\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(call: Call) -> Response:
    """Everything that is measured, for Prometheus."""
    refusal = refuse_others(call.request, call.hall.settings)
    if refusal is not None:
        return refusal
    return Response(exposition(call.hall), media_type=MEDIA_TYPE)


async def admin(call: Call) -> Response:
    """Tables, guests and bans."""
    refusal = refuse_others(call.request, call.hall.settings)
    if refusal is not None:
        return refusal
    return HTMLResponse(await admin_page(call.hall, call.language, call.query("name")[:40]))


async def change_ban(call: Call) -> Response:
    """Shut a guest out, or let them in again; then the page once more."""
    refusal = refuse_others(call.request, call.hall.settings)
    if refusal is not None:
        return refusal
    guest, deed = await _guest_and_deed(call, ("ban", "unban"))
    await (ban if deed == "ban" else unban)(call.hall, guest)
    return RedirectResponse("/admin", 303)


async def change_moderator(call: Call) -> Response:
    """Make somebody a moderator, or no longer."""
    refusal = refuse_others(call.request, call.hall.settings)
    if refusal is not None:
        return refusal
    guest, deed = await _guest_and_deed(call, ("appoint", "dismiss"))
    conduct = call.hall.conduct
    await (conduct.appoint if deed == "appoint" else conduct.dismiss)(guest)
    return RedirectResponse("/admin", 303)


async def _guest_and_deed(call: Call, deeds: tuple[str, str]) -> tuple[str, str]:
    """Whom a form is about, and which of two things is to be done."""
    fields = await _fields(call)
    guest, deed = fields.get("guest", ""), fields.get("deed", "")
    if not is_id(guest) or deed not in deeds:
        raise Misread(f"a guest and `{deeds[0]}` or `{deeds[1]}` are needed")
    return guest, deed


async def decide_report(call: Call) -> Response:
    """Decide about a report; then the page once more."""
    refusal = refuse_others(call.request, call.hall.settings)
    if refusal is not None:
        return refusal
    fields = await _fields(call)
    days = fields.pop("days", "")
    try:
        verdict = msgspec.convert({**fields, "days": int(days) if days else None}, Verdict)
    except (ValueError, msgspec.ValidationError) as error:
        raise Misread(reason_of(error)) from None
    await call.hall.conduct.verdicts.decide(OPERATOR, verdict)
    await cut_off(call.hall)
    return RedirectResponse("/admin", 303)


async def _fields(call: Call) -> dict[str, str]:
    """The fields of a form."""
    body = await read_body(call.request, call.hall.settings.most_bytes_in)
    found = parse_qs(body.decode("ascii", "replace"))
    return {name: values[0] for name, values in found.items()}


def refuse_others(request: Request, settings: Settings) -> Response | None:
    """None for the operator; for others a question for the token, or no such page."""
    if not settings.operator:
        raise Denied("no_page", "there is no operator's page: see --operator")
    if is_operator(request, settings):
        return None
    return PlainTextResponse("the operator's token is needed\n", 401, ASK)


def is_operator(request: Request, settings: Settings) -> bool:
    """The request carries the operator's token."""
    word, _, rest = request.headers.get("authorization", "").partition(" ")
    if word.lower() == "basic":
        try:
            rest = base64.b64decode(rest, validate=True).decode().partition(":")[2]
        except (binascii.Error, UnicodeDecodeError):
            return False
    return bool(settings.operator) and hmac.compare_digest(hash_of(rest), settings.operator)
