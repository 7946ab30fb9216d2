"""Links as QR codes: only addresses of this server's own pages."""

from __future__ import annotations

import io

from starlette.responses import Response

from orrery.server.protocol.codes import Denied, Misread
from orrery.server.transport.cookies import own_site
from orrery.server.transport.http import Call

MOST = 200  # characters of a link


async def code_picture(call: Call) -> Response:
    """The picture of a link to a page."""
    hash_ = call.query("hash")
    if not hash_.startswith("/") or len(hash_) > MOST:
        raise Misread(
            f"`hash` is a page of this server, such as /t/ID, of at most {MOST} characters"
        )
    link = f"{own_site(call.request).origin}/#{hash_}"
    return Response(qr_svg(link), media_type="image/svg+xml")


def qr_svg(text: str) -> bytes:
    """A text as a QR code, dark on light whatever the page's colours are."""
    try:
        import segno
    except ImportError:
        raise Denied(
            "not_enabled", "this server makes no QR codes: see the extra `invitations`"
        ) from None
    out = io.BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(out, kind="svg", scale=4, border=3, dark="#10141f", light="#ffffff", xmldecl=False)
    return out.getvalue()
