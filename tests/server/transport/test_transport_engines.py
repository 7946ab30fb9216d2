"""Engines for devices over HTTP: small, for ever where the address names the content, and whole."""

from __future__ import annotations

import base64
import gzip
import hashlib
from itertools import accumulate

import msgspec
import pytest
from server_house import bearer, in_loop, web

from orrery.bots.network.files import network_of
from orrery.core.records import bytes_of
from orrery.core.registry import find_game
from orrery.server.protocol.device import EngineSeen
from orrery.server.views import engines
from orrery.wasm.boards import Piece, board_from
from orrery.wasm.runtime import load
from orrery.wasm.shipped import shipped_module

GAMES = ("spacewalk", "astroplane", "situation7", "zylatron")
MOST_BYTES = 150 * 1024
"""Of a module, compressed, with rules and search."""


async def running_table(house, game, **order):
    ann = await house.guest("Ann")
    room = await house.table(ann, game, seats=["me", "cadet"], players=2, **order)
    await ann.say("watch", game=room.id, seat=0)
    await ann.say("start", game=room.id)
    return room, ann


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_device_gets_the_module_a_plan_and_the_board_of_a_table(db, game):
    async with web(db) as (house, http):
        room, _ = await running_table(house, game)
        answer = await http.get(f"/api/tables/{room.id}/engine")
        seen = msgspec.json.decode(answer.content, type=EngineSeen)
        module = await http.get(seen.module)
        assert hashlib.sha256(module.content).hexdigest() == seen.sha256
        assert seen.sha256 in seen.module
        rules = load(find_game(game), module.content)  # refuses what is stale or damaged
        pieces = [Piece(piece.offset, piece.content) for piece in seen.board.pieces]
        board = board_from(rules, pieces, seen.board.n_bytes)
        assert board == bytes_of(room.running.table.board)


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_modules_are_small_and_kept_for_ever(db, game):
    async with web(db) as (_, http):
        file = engines.module_file(game)
        path = f"/api/modules/{game}/{file.sha256}.wasm"
        async with http.stream("GET", path, headers={"accept-encoding": "gzip"}) as small:
            sent = b"".join([chunk async for chunk in small.aiter_raw()])
        assert small.headers["content-encoding"] == "gzip"
        assert small.headers["content-type"] == "application/wasm"
        assert "immutable" in small.headers["cache-control"]
        assert len(sent) <= MOST_BYTES
        assert gzip.decompress(sent) == shipped_module(find_game(game))
        plain = await http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == file.content


@in_loop
async def test_nothing_else_ever_stands_at_the_address_of_a_module(db):
    async with web(db) as (_, http):
        sha256 = engines.module_file("spacewalk").sha256
        for path, status in (
            (f"/api/modules/spacewalk/{'0' * 64}.wasm", 404),
            (f"/api/modules/zylatron/{sha256}.wasm", 404),
            (f"/api/modules/nothing/{sha256}.wasm", 400),
        ):
            answer = await http.get(path)
            assert answer.status_code == status, path
            assert "immutable" not in answer.headers.get("cache-control", "")


# The weights of networks


LEARNED = {game: ["grand_admiral"] for game in ("spacewalk", "astroplane", "situation7")}
MOST_WEIGHTS = 1_000_000
"""Bytes, compressed."""


@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_a_device_is_told_of_the_weights_that_some_levels_need(db, game):
    async with web(db) as (house, http):
        room, _ = await running_table(house, game)
        answer = await http.get(f"/api/tables/{room.id}/engine")
        seen = msgspec.json.decode(answer.content, type=EngineSeen).network
        if game not in LEARNED:
            assert seen is None
            return
        assert seen.bots == LEARNED[game]
        assert seen.sha256 in seen.weights
        async with http.stream("GET", seen.weights, headers={"accept-encoding": "gzip"}) as small:
            sent = b"".join([chunk async for chunk in small.aiter_raw()])
        assert "immutable" in small.headers["cache-control"]
        assert len(sent) <= MOST_WEIGHTS
        content = gzip.decompress(sent)
        assert hashlib.sha256(content).hexdigest() == seen.sha256
        assert laid(content, seen.plan.weights) == {
            f"network_{name}": array.tobytes()
            for name, array in network_of(find_game(game))._asdict().items()
        }


def laid(content, parts):
    """The pieces of a file by their names; they fill it."""
    assert sum(part.n for part in parts) == len(content)
    ends = list(accumulate(part.n for part in parts))
    return {
        part.name: content[end - part.n : end] for part, end in zip(parts, ends, strict=True)
    }  # fmt: skip


def test_who_needs_the_weights_depends_on_how_many_play():
    game = find_game("astroplane")
    bots = [engines.network_seen(game, n_seats).bots for n_seats in (2, 3)]
    assert bots == [["grand_admiral"], ["admiral", "grand_admiral"]]


@in_loop
async def test_weights_of_another_game_or_of_none_are_not_there(db):
    async with web(db) as (_, http):
        sha256 = engines.network_file("spacewalk").sha256
        for game, digest, status in (
            ("spacewalk", "0" * 64, 404),
            ("astroplane", sha256, 404),
            ("zylatron", sha256, 404),
            ("nothing", sha256, 400),
        ):
            answer = await http.get(f"/api/networks/{game}/{digest}.bin")
            assert answer.status_code == status, game
            assert "immutable" not in answer.headers.get("cache-control", "")


@in_loop
async def test_a_network_that_does_not_fit_is_handed_to_nobody(db, monkeypatch):
    """Its levels judge by the evaluation alone then, on devices, too."""
    async with web(db) as (house, http):
        room, _ = await running_table(house, "spacewalk")
        cached = engines.network_file, engines.engine_seen
        for one in cached:
            one.cache_clear()
        monkeypatch.setattr(engines, "network_of", lambda game: None)
        answer = await http.get(f"/api/tables/{room.id}/engine")
        for one in cached:
            one.cache_clear()
        assert answer.status_code == 200
        assert answer.json()["network"] is None


@in_loop
async def test_a_private_table_and_one_that_has_not_begun_show_no_engine(db):
    async with web(db) as (house, http):
        room, ann = await running_table(house, "spacewalk", is_private=True)
        path = f"/api/tables/{room.id}/engine"
        assert (await http.get(path)).status_code == 404
        assert (await http.get(path, headers=bearer(ann.token))).status_code == 200
        waiting = await house.table(ann, "spacewalk", seats=["me", "open"], players=2)
        answer = await http.get(f"/api/tables/{waiting.id}/engine")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_now")


@in_loop
async def test_a_module_that_is_older_than_its_rules_is_not_handed_out(db, monkeypatch):
    async with web(db) as (house, http):
        room, _ = await running_table(house, "spacewalk")
        for cached in (engines.module_file, engines.engine_seen):
            cached.cache_clear()
        monkeypatch.setattr(engines, "why_stale", lambda game: "older than its rules")
        answer = await http.get(f"/api/tables/{room.id}/engine")
        assert (answer.status_code, answer.json()["code"]) == (503, "not_ready")


@in_loop
async def test_the_trial_is_a_position_in_which_its_seat_may_choose(db):
    async with web(db) as (house, http):
        for game in GAMES:
            room, _ = await running_table(house, game)
            trial = (await http.get(f"/api/tables/{room.id}/engine")).json()["trial"]
            state = base64.b64decode(trial["state"])
            table = room.running.table
            assert len(state) == table.game.dtype.itemsize
            assert trial["level"]["iterations"] > 0
            assert trial["n_seats"] == table.state.n_seats
