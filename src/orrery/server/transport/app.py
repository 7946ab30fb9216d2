"""The web application: routes, the socket, and the life of the hall behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp

from orrery.server.protocol.codes import Denied
from orrery.server.tables.hall import Hall
from orrery.server.tournaments.director import keep_directing
from orrery.server.transport import api, http, pages
from orrery.server.transport.border import Border
from orrery.server.transport.endpoints import ENDPOINTS, routes
from orrery.server.transport.forwarding import answer_page
from orrery.server.transport.http import Endpoint
from orrery.server.upkeep.ends import keep_ending
from orrery.server.upkeep.garbage import keep_sweeping
from orrery.server.upkeep.notices import keep_noticing
from orrery.server.upkeep.proofs import keep_proving
from orrery.server.upkeep.timekeeper import keep_pulse, keep_ticking, keep_vigil

LOST = '<!doctype html><title>Orrery</title><meta http-equiv="refresh" content="0; url=/#/lost">'
"""What a browser gets instead of a page: the client says that there is none, and leads home."""

OnError = Callable[[Request, Exception], Awaitable[Response]]


def build_app(hall: Hall, endpoints: Sequence[Endpoint] | None = None) -> Starlette:
    """The application around a hall; opening and closing it opens and closes the hall."""
    endpoints = ENDPOINTS if endpoints is None else endpoints

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        hall.tasks.keep("compilation", hall.compilation.warm_all)
        if hall.nodes.is_alone:
            hall.tasks.keep("pulse", partial(keep_pulse, hall))
        if hall.vigil.seconds:
            hall.tasks.keep("vigil", partial(keep_vigil, hall))
        hall.tasks.keep("clocks", partial(keep_ticking, hall))
        hall.tasks.keep("ends", partial(keep_ending, hall))
        hall.tasks.keep("tournaments", partial(keep_directing, hall))
        hall.tasks.keep("notices", partial(keep_noticing, hall))
        hall.tasks.keep("proofs", partial(keep_proving, hall))
        hall.tasks.keep("garbage", partial(keep_sweeping, hall))
        yield
        await hall.close()

    home = Endpoint("GET", "/", api.page, "the API for people, where no client is built")
    more = pages.client_routes() if pages.is_built() else routes([home])
    found = [*routes(endpoints), *more]
    app = Site(routes=found, lifespan=life, exception_handlers=_handlers())
    app.state.hall, app.state.endpoints = hall, endpoints
    hall.nodes.serve_pages(partial(answer_page, app))
    return app


class Site(Starlette):
    """An application with the border outside of everything, its own errors included."""

    def build_middleware_stack(self) -> ASGIApp:
        """As usual, and the border around it."""
        return Border(super().build_middleware_stack(), self.state.hall)


def _handlers() -> dict[type[Exception], OnError]:
    """Errors as JSON: a code for programs, a sentence for people."""

    async def denied(request: Request, error: Exception) -> Response:
        assert isinstance(error, Denied)
        return http.refusal(error)

    async def unknown(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        is_lost = error.status_code == 404
        if is_lost and "text/html" in request.headers.get("accept", ""):
            return HTMLResponse(LOST, 404)
        body = {"code": "no_page", "text": "there is no such page" if is_lost else error.detail}
        return http.reply(body, error.status_code, error.headers)

    async def gone(request: Request, error: Exception) -> Response:
        return http.reply({"code": "bad_message", "text": "the request broke off"}, 400)

    return {Denied: denied, HTTPException: unknown, ClientDisconnect: gone}
