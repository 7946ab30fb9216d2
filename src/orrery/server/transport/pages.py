"""The browser client: its built files, compressed, and for ever where their name holds a hash.

`tools/build_web.py` (which `make setup` runs) builds them from `web/` into `static/`; a wheel
carries them, so that whoever installs it needs no Node.
"""

from __future__ import annotations

from urllib.parse import quote

from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.server.transport.border import EMBED
from orrery.server.transport.tongues import STATIC, page_routes

FOR_EVER = "public, max-age=31536000, immutable"


def is_built() -> bool:
    """The client's files are there."""
    return (STATIC / "index.html").is_file()


def client_routes() -> list[BaseRoute]:
    """The page and the files it needs; `/embed` is the same page, for frames of other sites."""
    files = StaticFiles(directory=STATIC, html=True)
    return [
        Route("/player/{name}", _player),
        Route(EMBED, _embedded),
        *page_routes(),
        Mount("/", GZipMiddleware(Labelled(files), minimum_size=1000)),
    ]


async def _embedded(request: Request) -> Response:
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


async def _player(request: Request) -> Response:
    """Somebody's page by a plain address."""
    return RedirectResponse(f"/#/player/{quote(request.path_params['name'], safe='')}")


class Labelled:
    """Says how long a file may be kept."""

    def __init__(self, app: ASGIApp) -> None:
        """Around the files."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a file with its label."""

        async def label(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_hashed = "/assets/" in scope["path"] and message["status"] == 200
                headers["cache-control"] = FOR_EVER if is_hashed else "no-cache"
            await send(message)

        await self.app(scope, receive, label)
