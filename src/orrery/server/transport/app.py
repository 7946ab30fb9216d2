"""The web application: routes, the socket, and the life of the hall behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from orrery.server.protocol.codes import Denied
from orrery.server.protocol.schema import schema
from orrery.server.tables.hall import Hall
from orrery.server.transport import http, lobby, openapi, pages
from orrery.server.transport.border import Border
from orrery.server.transport.origins import is_own_origin
from orrery.server.transport.websocket import socket
from orrery.server.upkeep.ends import keep_ending
from orrery.server.upkeep.garbage import keep_sweeping
from orrery.server.upkeep.timekeeper import keep_pulse, keep_ticking


def build_app(hall: Hall) -> Starlette:
    """The application around a hall; opening and closing it opens and closes the hall."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        hall.keep("compilation", hall.warmth.warm_all)
        hall.keep("pulse", partial(keep_pulse, hall))
        hall.keep("clocks", partial(keep_ticking, hall))
        hall.keep("ends", partial(keep_ending, hall))
        hall.keep("garbage", partial(keep_sweeping, hall))
        yield
        await hall.close()

    app = Site(routes=_routes(), lifespan=life, exception_handlers=_handlers())
    app.state.hall = hall
    return app


class Site(Starlette):
    """An application with the border outside of everything, its own errors included."""

    def build_middleware_stack(self) -> ASGIApp:
        """As usual, and the border around it."""
        return Border(super().build_middleware_stack(), self.state.hall)


def _routes() -> list[BaseRoute]:
    api, door = http, http.door
    return [
        Route("/api/status", door(api.status)),
        Route("/api/games", door(api.games)),
        Route("/api/games/{game}/rules", door(api.rules)),
        Route("/api/bots", door(api.bots)),
        Route("/api/languages", door(api.languages)),
        Route("/api/guests", door(_checked(api.new_guest)), methods=["POST"]),
        Route("/api/me", door(api.me)),
        Route("/api/tables", door(lobby.tables)),
        Route("/api/tables", door(_checked(api.new_table)), methods=["POST"]),
        Route("/api/tables/{table}", door(api.table)),
        Route("/api/tables/{table}/log", door(api.game_log)),
        Route("/api/tables/{table}/replay", door(api.replay)),
        Route("/openapi.json", door(_openapi)),
        Route("/schema.json", door(_schema)),
        Route("/api", door(_api_page)),
        WebSocketRoute("/ws", socket),
        *(pages.client_routes() if pages.is_built() else [Route("/", _api_page)]),
    ]


async def _openapi(request: Request) -> Response:
    return http.reply(openapi.openapi())


async def _schema(request: Request) -> Response:
    return http.reply(schema())


async def _api_page(request: Request) -> Response:
    return HTMLResponse(openapi.page())


def _checked(handler: http.Handler) -> http.Handler:
    """Refuse what a page of another site sends."""

    async def check(request: Request) -> Response:
        if not is_own_origin(request.headers, http.hall_of(request)):
            raise Denied("not_yours", "this origin may not call")
        return await handler(request)

    return check


def _handlers() -> dict[type[Exception], http.OnError]:
    """Errors as JSON: a code for programs, a sentence for people."""

    async def denied(request: Request, error: Exception) -> Response:
        assert isinstance(error, Denied)
        return http.refusal(error)

    async def unknown(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        body = {"code": "no_page", "text": error.detail}
        return http.reply(body, error.status_code, error.headers)

    return {Denied: denied, HTTPException: unknown}
