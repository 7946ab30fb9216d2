"""Running the application with uvicorn, with the limits of the settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from orrery.server.settings import Settings
from orrery.server.tables.hall import open_hall
from orrery.server.transport.app import build_app
from orrery.server.upkeep.garbage import sweep_only_the_young


def serve(
    host: str,
    port: int,
    url: str,
    settings: Settings | None = None,
    announce: Callable[[], None] | None = None,
    key_file: Path | None = None,
) -> None:
    """Serve until interrupted; `announce` is called once the database is ours."""
    settings = settings or Settings()
    hall = open_hall(url, settings, key_file=key_file)
    if announce is not None:
        announce()
    run_app(build_app(hall), host, port, settings)


def run_app(app: Starlette, host: str, port: int, settings: Settings) -> None:
    """Run an application until interrupted."""
    sweep_only_the_young()
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=4 * settings.most_bytes_in,  # more than that closes the socket at once
        ws_max_queue=8,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
