"""The engine of a game over HTTP, for devices that think for bots and hints."""

from __future__ import annotations

import asyncio
import gzip

import msgspec
from starlette.responses import Response

from orrery.core.registry import find_meta
from orrery.server.commands.rights import need_begun
from orrery.server.protocol.codes import reading
from orrery.server.transport.http import Call, reply
from orrery.server.transport.pages import FOR_EVER
from orrery.server.views.engines import engine_for, module_file, network_file


async def engine(call: Call) -> Response:
    """The plan of the engine for a table, and its board."""
    async with call.at_table() as room:
        need_begun(room)
        running = room.running
    data = msgspec.json.encode(await asyncio.to_thread(engine_for, running))
    return packed(call, data, gzip.compress(data, mtime=0), "application/json", "no-cache")


async def module(call: Call) -> Response:
    """A module by the hash of its content; nothing else ever stands at that address."""
    game, digest = call.request.path_params["game"], call.request.path_params["digest"]
    with reading():
        find_meta(game)
    found = module_file(game)
    if digest != found.sha256:
        return reply({"code": "no_page", "text": "there is no such module any more"}, 404)
    return packed(call, found.content, found.packed, "application/wasm", FOR_EVER)


async def network(call: Call) -> Response:
    """The weights of a network by the hash of their content."""
    game, digest = call.request.path_params["game"], call.request.path_params["digest"]
    with reading():
        find_meta(game)
    found = await asyncio.to_thread(network_file, game)
    if found is None or digest != found.sha256:
        return reply({"code": "no_page", "text": "there are no such weights any more"}, 404)
    return packed(call, found.content, found.packed, "application/octet-stream", FOR_EVER)


def packed(call: Call, plain: bytes, small: bytes, media_type: str, kept: str) -> Response:
    """Some content, compressed for whoever can read that."""
    is_small = "gzip" in call.request.headers.get("accept-encoding", "")
    headers = {"cache-control": kept, "vary": "Accept-Encoding"}
    if is_small:
        headers["content-encoding"] = "gzip"
    return Response(small if is_small else plain, headers=headers, media_type=media_type)
