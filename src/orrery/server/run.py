"""Start here: builds the server from its settings and runs it with uvicorn."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette

from orrery.core.errors import BadInput
from orrery.server.bots.compilation import Compilation
from orrery.server.bots.minder import wake_bots
from orrery.server.bots.pool import WorkerPool
from orrery.server.clock import Clock, SystemClock
from orrery.server.cluster.links import redis_at
from orrery.server.cluster.membership import Membership
from orrery.server.settings import Settings
from orrery.server.storage.claims import is_postgres, path_of
from orrery.server.storage.secrets import default_key_file
from orrery.server.storage.store import Store, medium_of
from orrery.server.storage.troubles import troubles_said
from orrery.server.tables.hall import Hall
from orrery.server.tables.services import Foundation
from orrery.server.tables.vigil import NoVigil
from orrery.server.transport.app import build_app
from orrery.server.transport.patience import patient_protocol
from orrery.server.transport.wire import Wire
from orrery.server.upkeep.garbage import sweep_only_the_young
from orrery.server.upkeep.hangs import vigil_beside, vigil_of
from orrery.wasm.choice import at_once


def serve(
    host: str,
    port: int,
    url: str,
    settings: Settings | None = None,
    announce: Callable[[], None] | None = None,
    key_file: Path | None = None,
    links: str | None = None,
) -> None:
    """Serve until interrupted; `announce` is called once the database is ours.

    With `links` (the URL of a Redis) it is a node of a cluster, which shares host and port with
    other nodes of this machine.
    """
    at_once()
    settings = settings or Settings()
    need_place(host, port, is_shared=links is not None)
    with troubles_said(url):
        hall = open_hall(url, settings, key_file=key_file, links=links)
    if announce is not None:
        announce()
    run_app(build_app(hall), host, port, settings, is_shared=links is not None)


def open_hall(
    url: str,
    settings: Settings | None = None,
    clock: Clock | None = None,
    key_file: Path | None = None,
    links: str | None = None,
) -> Hall:
    """A hall on a database, with its own workers; with `links` that of a node."""
    settings = settings or Settings()
    pool = WorkerPool(settings)
    clock, compilation = clock or SystemClock(), Compilation(pool)
    if links is None:
        base = Foundation(Store(url, key_file), clock, settings, pool, compilation)
        hall = Hall(base, wake_bots)
        hall.vigil = _vigil(url, key_file, settings)
        return hall
    membership = Membership(redis_at(links), has_pacemaker=True)
    store = shared_store(url, key_file)
    hall = open_node(Foundation(store, clock, settings, pool, compilation, membership))
    hall.vigil = _vigil(url, key_file, settings)
    return hall


def _vigil(url: str, key_file: Path | None, settings: Settings) -> NoVigil:
    """Who watches that rules come back: with files beside the database, or else beside the key."""
    key = key_file or default_key_file(url)
    if is_postgres(url) and key is not None:
        return vigil_beside(key, settings.hang_seconds)
    return vigil_of(path_of(url), settings.hang_seconds)


def shared_store(url: str, key_file: Path | None) -> Store:
    """A PostgreSQL database that nodes share."""
    if not is_postgres(url):
        raise BadInput("--cluster needs a database that nodes can share: --db postgresql://...")
    return Store(url, medium=medium_of(url, key_file, is_shared=True))


def open_node(base: Foundation) -> Hall:
    """The hall of a node; its membership is in its foundation."""
    hall = Hall(base, wake_bots)
    assert isinstance(base.nodes, Membership)
    try:
        base.nodes.attach(hall)
    except BaseException:
        base.store.close()
        raise
    return hall


def run_app(
    app: Starlette, host: str, port: int, settings: Settings, is_shared: bool = False
) -> None:
    """Run an application until interrupted; a shared port is shared with other processes."""
    sweep_only_the_young()
    server = uvicorn.Server(server_config(app, settings, host=host, port=port))
    sockets = [shared_socket(host, port)] if is_shared else None
    with suppress(KeyboardInterrupt):
        server.run(sockets)
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def need_place(host: str, port: int, is_shared: bool = False) -> None:
    """BadInput where nobody can listen, before a database is opened and the address is told."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as error:
        raise _no_place(host, port, error) from None
    faults = [_fault_of_binding(family, address, is_shared) for family, *_, address in found]
    for fault in faults:
        if fault is not None and (fault.errno == errno.EADDRINUSE or None not in faults):
            raise _no_place(host, port, fault)


def _fault_of_binding(family: int, address: Any, is_shared: bool) -> OSError | None:
    """What is wrong with one of the addresses of a name; None where one can listen."""
    try:
        with _bound(family, address, is_shared):
            return None
    except OSError as error:
        return error


def shared_socket(host: str, port: int) -> socket.socket:
    """A socket that several processes of this machine may have at one address."""
    try:
        return _bound(socket.AF_INET6 if ":" in host else socket.AF_INET, (host, port), True)
    except OSError as error:
        raise _no_place(host, port, error) from None


def _bound(family: int, address: Any, is_shared: bool) -> socket.socket:
    """A socket at an address."""
    listener = socket.socket(family)
    if os.name == "posix":  # elsewhere it would let two servers in
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if is_shared and hasattr(socket, "SO_REUSEPORT"):
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    elif family == socket.AF_INET6:
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)  # as asyncio does
    try:
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    return listener


def _no_place(host: str, port: int, error: OSError) -> BadInput:
    cure = "another --port" if error.errno == errno.EADDRINUSE else "another --host or --port"
    return BadInput(f"cannot listen on {host}:{port}: {error.strerror}; use {cure}")


STARTUP_FAILURE = 3  # as uvicorn has it


def server_config(app: Starlette, settings: Settings, **more: Any) -> uvicorn.Config:
    """How an application is served: all limits that uvicorn keeps for us."""
    return uvicorn.Config(
        app,
        log_level="warning",
        http=patient_protocol(settings),
        ws=Wire,
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
