"""The web: HTTP API, Origin, the socket, bots in workers, logs that verify."""

from __future__ import annotations

import asyncio
import importlib
import json
from dataclasses import replace
from pathlib import Path

import pytest
import websockets
from server_house import EASY, bearer, in_loop, open_house, served, web

from orrery.cli import main as cli
from orrery.core.replay import load, verify
from orrery.server.bots.pool import WorkerPool
from orrery.server.logbook.fair import check_header
from orrery.server.protocol.questions import Question


@in_loop
async def test_games_bots_rules_status_and_descriptions(db):
    async with web(db) as (_, client):
        games = (await client.get("/api/games")).json()
        spacewalk = next(game for game in games if game["id"] == "spacewalk")
        assert {"name": "variant", "kind": "choice"}.items() <= spacewalk["options"][0].items()
        assert "random" in (await client.get("/api/bots")).json()
        details = (await client.get("/api/bots?details=1")).json()
        bots = {bot["name"]: bot["is_level"] for bot in details}
        assert list(bots)[:3] == ["random", "greedy", "cadet"]
        assert [name for name, is_level in bots.items() if not is_level] == ["random", "greedy"]
        rules = (await client.get("/api/games/spacewalk/rules")).json()
        assert rules["clauses"]["SW-9"].startswith("Choose a planet")
        assert (await client.get("/api/games/chess/rules")).status_code == 400
        status = (await client.get("/api/status")).json()
        assert status["games"]["spacewalk"] == "ready"
        assert set(status["search"]) <= set(status["games"])
        described = (await client.get("/openapi.json")).json()
        assert described["openapi"] == "3.1.0"
        for path, operations in described["paths"].items():
            if (
                "get" not in operations
                or "{" in path
                or path in ("/ws", "/metrics", "/admin", "/api/code.svg")
            ):
                continue
            is_open = not operations["get"].get("security") and path != "/api/account/export"
            assert (await client.get(path)).status_code == (200 if is_open else 401), path
        page = (await client.get("/api")).text
        assert "Orrery" in page
        assert 'name="viewport"' in page  # a phone would take it for a wide page
        names = (await client.get("/schema.json")).json()["$defs"]
        assert {"Move", "Ack", "Update", "Seen", "TableOrder", "Request", "Reply"} <= set(names)


@in_loop
async def test_guests_and_tables_over_http(db):
    async with web(db) as (_, client):
        assert (await client.get("/api/me")).status_code == 401
        assert (await client.post("/api/guests", json={"name": " "})).status_code == 400
        ann = (await client.post("/api/guests", json={"name": "Ann"})).json()
        me = (await client.get("/api/me", headers=bearer(ann["token"]))).json()
        assert me == {"id": ann["id"], "name": "Ann"}
        order = {"game": "spacewalk", "players": 3, "is_private": True}
        assert (await client.post("/api/tables", json=order)).status_code == 401
        made = await client.post("/api/tables", json=order, headers=bearer(ann["token"]))
        table = made.json()
        assert made.status_code == 201
        path = f"/api/tables/{table['id']}"
        assert (await client.get(path)).status_code == 404
        seen = (await client.get(path, params={"invite": table["invite"]})).json()
        assert "invite" not in seen
        nothing = {"mine": [], "tables": [], "next": None}
        assert (await client.get("/api/tables")).json() == nothing
        lobby = (await client.get("/api/tables", headers=bearer(ann["token"]))).json()
        assert (len(lobby["mine"]), lobby["tables"]) == (1, [])
        bad = await client.post("/api/tables", json={"game": 7}, headers=bearer(ann["token"]))
        assert bad.status_code == 400
        long = await client.post("/api/guests", content=b"x" * 40_000)
        assert long.status_code == 413
        assert (await client.get("/api/me", headers=bearer("wrong"))).status_code == 401


@in_loop
async def test_programs_and_people_are_told_that_there_is_no_such_page(db):
    async with web(db) as (_, client):
        told = await client.get("/nowhere")
        assert (told.status_code, told.json()) == (
            404,
            {"code": "no_page", "text": "there is no such page"},
        )
        page = await client.get("/nowhere", headers={"Accept": "text/html,*/*;q=0.8"})
        assert page.status_code == 404
        assert "/#/lost" in page.text  # the client says it in the person's language


@in_loop
async def test_pages_of_other_sites_may_not_call(db):
    async with web(db, replace(EASY, origins=("https://friend.example",))) as (_, client):
        for origin, status in (
            ("https://evil.example", 403), ("null", 403), ("http://[", 403),
            ("http://here", 201), ("https://friend.example", 201),
        ):  # fmt: skip
            headers = {"origin": origin}
            answer = await client.post("/api/guests", json={"name": "Ann"}, headers=headers)
            assert answer.status_code == status, origin


@in_loop
async def test_a_finished_game_can_be_downloaded_verified_and_replayed(db, tmp_path, capsys):
    async with web(db) as (house, client):
        ann = await house.guest("Ann")
        room = await house.table(ann, "astron", players=2, seats=["me", "random"])
        path = f"/api/tables/{room.id}"
        promised = (await client.get(path)).json()["commitment"]
        await ann.say("seed", game=room.id, seat=0, text="my own luck")
        await ann.say("start", game=room.id)
        assert (await client.get(f"{path}/log")).status_code == 409
        assert (await client.get(f"{path}/replay")).status_code == 409
        hidden = room.running.header
        shown = (await client.get(path)).text
        assert not any(hidden[key] in shown for key in ("seed", "secret"))
        assert not any(word in shown for word in hidden["words"])
        for n in range(12):
            await house.settle()
            base = room.running.seq
            action = room.fresh(0).view.actions[0]
            await ann.say("move", game=room.id, id=f"m{n}", base=base, action=action)
        await ann.say("resign", game=room.id, id="r")
        seen = (await client.get(path)).json()
        assert seen["seed"] == hidden["seed"]
        file = tmp_path / "game.jsonl"
        file.write_text((await client.get(f"{path}/log")).text)
        assert "draws follow from the seed" in verify(file)
        header = load(file).log.header
        assert "the words of Ann, all bound" in ann.keepers[room.id].check_log(header)
        assert header["commitment"] == promised
        assert "my own luck" in header["roll"]
        assert cli.run(["verify", str(file), "--roll", seen["roll"]["hash"][:12]]) == 0
        said = capsys.readouterr().out
        assert "bots follow a public rule and add nothing" in said
        assert "the one that was shown at the table" in said
        with pytest.raises(ValueError, match="not played with the roll"):
            cli.run(["verify", str(file), "--roll", "0" * 12])
        for viewer in ("open", "spectator", "0", "1"):
            params = {"viewer": viewer, "from": 3, "count": 5}
            steps = (await client.get(f"{path}/replay", params=params)).json()["steps"]
            assert [step["n"] for step in steps] == [3, 4, 5, 6, 7]
        assert (await client.get(f"{path}/replay?viewer=9")).status_code == 400


@in_loop
async def test_a_changed_draw_would_be_caught(db, tmp_path):
    """Negative control: verify notices a card that was not drawn."""
    async with web(db) as (house, client):
        ann = await house.guest("Ann")
        room = await house.table(ann, "astron", players=2, seats=["me", "me"])
        await ann.say("start", game=room.id)
        for n in range(2):
            seat = room.running.to_act[0]
            action = room.fresh(seat).view.actions[0]
            move = {"id": f"m{n}", "base": room.running.seq, "seat": seat, "action": action}
            await ann.say("move", game=room.id, **move)
        await ann.say("resign", game=room.id, id="r", seat=0)
        lines = (await client.get(f"/api/tables/{room.id}/log")).text.splitlines()
    n, deal = next((n, line) for n, line in enumerate(lines) if '"chance"' in line)
    other = "upheaval 1" if "upheaval 1" not in deal else "forward 1"
    file = tmp_path / "game.jsonl"
    lines[n] = json.dumps({**json.loads(deal), "action": f"deal {other}"})
    file.write_text("\n".join(lines))
    with pytest.raises(ValueError, match="the seed draws"):
        verify(file)


@in_loop
async def test_a_game_over_real_sockets_with_a_reload(db):
    async with served(db) as (house, port):
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["me", "random"])
        address = f"ws://127.0.0.1:{port}/ws"
        seq, n_moves = 0, 0
        while room.row.status != "over":  # every move on a new socket: reload after each
            async with websockets.connect(address, compression=None) as ws:
                await ws.send(json.dumps({"type": "hello", "token": ann.token}))
                watch = {"type": "watch", "game": room.id, "seat": 0, "since": seq}
                await ws.send(json.dumps(watch))
                if room.row.status == "open":
                    await ws.send(json.dumps({"type": "start", "game": room.id}))
                while True:
                    message = json.loads(await asyncio.wait_for(ws.recv(), 10))
                    if message["type"] not in ("update", "fresh"):
                        continue
                    entries = [entry["seq"] for entry in message.get("entries", [])]
                    assert entries == list(range(message.get("since", 0) + 1, message["seq"] + 1))
                    seq, view = message["seq"], message["view"]
                    if view["is_over"]:
                        break
                    if view["actions"]:
                        n_moves += 1
                        move = {"type": "move", "game": room.id, "id": f"m{n_moves}", "base": seq}
                        await ws.send(json.dumps({**move, "action": view["actions"][0]}))
                        break
        assert n_moves >= 4


@in_loop
async def test_bad_frames_and_origins_on_a_real_socket(db):
    async with served(db) as (_, port):
        address = f"ws://127.0.0.1:{port}/ws"
        async with websockets.connect(address, compression=None) as ws:
            for bad in (b"\xff\xfe", "[" * 9000, "x" * 17_000, '{"type":"pingg"}'):
                await ws.send(bad)
                assert json.loads(await asyncio.wait_for(ws.recv(), 10))["type"] == "error"
            await ws.send('{"type":"ping"}')
            assert json.loads(await asyncio.wait_for(ws.recv(), 10)) == {"type": "pong"}
            await ws.send("x" * 100_000)  # far over the limit: the socket is closed
            await asyncio.wait_for(ws.wait_closed(), 10)
        with pytest.raises(websockets.InvalidStatus, match="403"):
            await websockets.connect(address, origin="https://evil.example")


@pytest.fixture
def socket_bot(monkeypatch):
    """The bot of the examples."""
    monkeypatch.syspath_prepend(Path(__file__).parents[3] / "examples")
    return importlib.import_module("socket_bot")


def test_the_example_bot_binds_itself_once(socket_bot):
    """A second commitment may come when the roll is frozen, and be refused."""
    cards = socket_bot.Cards("a-table", 1)
    roll = {"number": 1, "waits_for": [0, 1], "commitment": "c", "text": None, "hash": None}
    seen = {"status": "open", "roll": roll}
    assert cards.answer(seen)["type"] == "commit"
    assert cards.answer(seen) is None
    assert cards.answer({**seen, "roll": {**roll, "number": 2}})["type"] == "commit"


@in_loop
async def test_the_example_bot_plays_a_game(db, socket_bot):
    async with served(db) as (house, port):
        for game in ("connect_four", "astron"):  # without and with a roll for the cards
            ann = await house.guest("Ann")
            room = await house.table(ann, game, players=2, seats=["random", "open"])
            playing = asyncio.ensure_future(socket_bot.play(f"127.0.0.1:{port}", room.id, 1))
            while room.seats[1].kind == "open":
                await asyncio.sleep(0.02)
            await ann.say("start", game=room.id)
            assert "over" in await asyncio.wait_for(playing, 120)
        assert "the words of Example bot, all bound" in check_header(room.running.header)


@in_loop
async def test_bots_think_in_a_process_of_their_own(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, seats=["me", "random"])
        await ann.say("start", game=room.id)
        pool = WorkerPool(EASY)
        from orrery.core.records import bytes_of

        table = room.running.table
        state = bytes_of(table.game.hidden(table.board, table.state, 0))
        question = Question("connect_four", "standard", state, 0, "random", 1, 0, False)
        assert 0 <= (await pool.choose(question)).action < 7
        worker = next(worker for worker in pool._workers if worker._process is not None)
        worker._process.kill()  # a worker that dies is replaced
        assert 0 <= (await pool.choose(question)).action < 7
        await pool.close()
