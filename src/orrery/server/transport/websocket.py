"""One WebSocket from its opening to its end."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from orrery.server.access.addresses import is_loopback, share_of
from orrery.server.commands.connection import Connection
from orrery.server.commands.dispatch import Offence, receive
from orrery.server.protocol.codes import Denied
from orrery.server.storage.database import StorageDown
from orrery.server.tables.hall import Hall
from orrery.server.transport.cookies import recognise
from orrery.server.transport.hearing import Hearing, wire_of
from orrery.server.transport.origins import is_own_origin

POLICY, TRY_LATER = 1008, 1013  # codes of a closing socket


async def socket(websocket: WebSocket) -> None:
    """Check who connects, then serve until one side ends."""
    hall: Hall = websocket.app.state.hall
    if not is_own_origin(websocket.headers, hall):
        await websocket.close(POLICY, "this origin may not connect")
        return
    if len(hall.connections) >= hall.settings.most_connections:
        await websocket.close(TRY_LATER, "the server is full")
        return
    address = websocket.client.host if websocket.client else ""
    if n_sockets_of(hall, address) >= hall.settings.sockets_per_address:
        await websocket.close(TRY_LATER, "too many sockets from your address")
        return
    connection = Connection(hall, address)
    try:
        await recognise(websocket, connection)
    except (Denied, StorageDown):
        await websocket.close(TRY_LATER, "not now")
        return
    await websocket.accept()
    hall.connections.add(connection)
    try:
        await _serve(websocket, connection)
    finally:
        hall.drop(connection)


def n_sockets_of(hall: Hall, address: str) -> int:
    """How many sockets come from an address; this machine may have any number."""
    if is_loopback(address):
        return 0
    share = share_of(address)
    return sum(share_of(connection.address) == share for connection in hall.connections)


async def _serve(websocket: WebSocket, connection: Connection) -> None:
    """Read and write until one of both ends; a reader that is too slow ends it too."""

    async def send(data: bytes) -> None:
        await websocket.send_text(data.decode())

    tasks: set[asyncio.Future[None]] = {
        asyncio.ensure_future(_read(websocket, connection)),
        asyncio.ensure_future(connection.pump(send)),
    }
    wire = wire_of(websocket.scope)
    hearing = None if wire is None else Hearing(wire, connection)
    if wire is not None and hearing is not None:
        connection.use(wire)
        tasks.add(hearing.end)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        if hearing is not None:
            hearing.close()
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ends:
        _note_end(connection, end)
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        await websocket.close(POLICY)


async def _read(websocket: WebSocket, connection: Connection) -> None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        data = message.get("text")
        work = receive(connection, data if data is not None else message["bytes"])
        await connection.hall.tasks.finish(work)


def _note_end(connection: Connection, end: object) -> None:
    """A socket ends by its caller, an offence or a slow reader; all else is a bug."""
    usual = (asyncio.CancelledError, TimeoutError, Offence, WebSocketDisconnect, OSError)
    if isinstance(end, BaseException) and not isinstance(end, (*usual, RuntimeError)):
        connection.hall.incidents.note_unhandled("a socket", end)
