"""Games beyond their tables: links with previews, pictures, and logs that somebody brings along."""

from __future__ import annotations

from html import escape
from urllib.parse import urlencode

from starlette.responses import HTMLResponse, RedirectResponse, Response

from orrery.server.protocol.codes import Denied, reading
from orrery.server.protocol.logs import LogSeen
from orrery.server.tables.previews import (
    HEIGHT,
    WIDTH,
    Words,
    can_render,
    png_of,
    preview_svg,
    words_about,
)
from orrery.server.transport.http import Call
from orrery.server.views.logs import log_seen, read_outside_log

FOR_A_DAY = {"cache-control": "public, max-age=86400"}
MOST_LOG = 1024 * 1024  # bytes
PASSES = ("invite", "read")


async def table_page(call: Call) -> Response:
    """A table by a plain address; of a finished game with what previews show of it."""
    table = call.request.path_params["table"]
    try:
        async with call.at_table() as room:
            if room.row.status != "over":
                return RedirectResponse(f"/#/t/{table}{_query(call)}")
            words = words_about(room, call.language)
            has_picture = can_render() and preview_svg(room) is not None
    except Denied:
        return RedirectResponse(f"/#/t/{table}{_query(call)}")  # the page says what is wrong
    picture = f"{call.request.base_url}api/tables/{table}/picture.png{_query(call)}"
    target = f"/#/replay/{table}/0{_query(call)}"
    head = _tags(words, str(call.request.url), picture if has_picture else None)
    return HTMLResponse(_page(head, words, target, call.language))


async def picture(call: Call) -> Response:
    """The last position of a finished game, as it was open to all; `.png` or `.svg`."""
    kind = call.request.path_params["kind"]
    async with call.at_table() as room:
        svg = preview_svg(room) if room.row.status == "over" else None
    png = png_of(svg) if svg is not None and kind == "png" else None
    if svg is None or kind not in ("png", "svg") or (kind == "png" and png is None):
        raise Denied("no_page", "there is no such picture")
    if png is not None:
        return Response(png, media_type="image/png", headers=FOR_A_DAY)
    return Response(svg, media_type="image/svg+xml", headers=FOR_A_DAY)


async def replay_log(call: Call) -> LogSeen:
    """Steps of a log; a damaged one is refused with a sentence that says where."""
    with reading():
        log = read_outside_log(call.body.log)
    await call.hall.compilation.ready(log.header["game"])
    with reading():
        return await log_seen(call.body, log, call.language)


def _query(call: Call) -> str:
    """The code with which the link came."""
    found = {name: call.query(name) for name in PASSES if call.query(name)}
    return f"?{urlencode(found)}" if found else ""


def _tags(words: Words, address: str, picture: str | None) -> str:
    tags = {
        "og:title": words.title, "og:description": words.about, "og:type": "website",
        "og:site_name": "Orrery", "og:url": address, "twitter:title": words.title,
        "twitter:description": words.about, "description": words.about,
        "twitter:card": "summary_large_image" if picture else "summary",
    }  # fmt: skip
    if picture:
        tags |= {"og:image": picture, "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
        tags |= {"twitter:image": picture, "og:image:alt": words.title}
    return "\n".join(_tag(name, text) for name, text in tags.items())


def _tag(name: str, text: str) -> str:
    key = "property" if name.startswith("og:") else "name"
    return f'<meta {key}="{name}" content="{escape(text)}">'


def _page(head: str, words: Words, target: str, language: str) -> str:
    """A page that leads on at once, also without a script."""
    title, link = escape(words.title), escape(target)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{title}</title>\n{head}\n"
        f'<meta http-equiv="refresh" content="0; url={link}"></head>\n'
        f'<body><p><a href="{link}">{title}</a></p></body></html>\n'
    )
