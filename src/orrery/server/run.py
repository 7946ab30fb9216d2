"""Start here: builds the server from its settings and runs it with uvicorn."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette

from orrery.server.bots.compilation import Compilation
from orrery.server.bots.minder import wake_bots
from orrery.server.bots.pool import WorkerPool
from orrery.server.clock import Clock, SystemClock
from orrery.server.settings import Settings
from orrery.server.storage.store import Store
from orrery.server.tables.hall import Hall
from orrery.server.tables.services import Foundation
from orrery.server.transport.app import build_app
from orrery.server.transport.patience import patient_protocol
from orrery.server.upkeep.garbage import sweep_only_the_young
from orrery.wasm.choice import at_once


def serve(
    host: str,
    port: int,
    url: str,
    settings: Settings | None = None,
    announce: Callable[[], None] | None = None,
    key_file: Path | None = None,
) -> None:
    """Serve until interrupted; `announce` is called once the database is ours."""
    at_once()
    settings = settings or Settings()
    hall = open_hall(url, settings, key_file=key_file)
    if announce is not None:
        announce()
    run_app(build_app(hall), host, port, settings)


def open_hall(
    url: str,
    settings: Settings | None = None,
    clock: Clock | None = None,
    key_file: Path | None = None,
) -> Hall:
    """A hall on a database, with its own workers."""
    settings = settings or Settings()
    pool = WorkerPool(settings)
    store = Store(url, key_file)
    base = Foundation(store, clock or SystemClock(), settings, pool, Compilation(pool))
    return Hall(base, wake_bots)


def run_app(app: Starlette, host: str, port: int, settings: Settings) -> None:
    """Run an application until interrupted."""
    sweep_only_the_young()
    server = uvicorn.Server(server_config(app, settings, host=host, port=port))
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(STARTUP_FAILURE)


STARTUP_FAILURE = 3  # as uvicorn has it


def server_config(app: Starlette, settings: Settings, **more: Any) -> uvicorn.Config:
    """How an application is served: all limits that uvicorn keeps for us."""
    return uvicorn.Config(
        app,
        log_level="warning",
        http=patient_protocol(settings),
        ws_max_size=4 * settings.most_bytes_in,  # more than that closes the socket at once
        ws_max_queue=8,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        **more,
    )
