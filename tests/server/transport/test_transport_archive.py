"""The archive over HTTP: what is played in public is found there, and can be taken back."""

from __future__ import annotations

import io
import json
import zipfile
from contextlib import asynccontextmanager

import pytest
from server_house import bearer, in_loop, web

from orrery.core.replay import load
from orrery.server.transport import archive


@asynccontextmanager
async def played(db, **order):
    """A finished game of Ann and Ben."""
    async with web(db) as (house, client):
        room, ann, ben = await house.duel(**order)
        for n, column in enumerate([1, 2] * 3 + [1]):
            who = (ann, ben)[n % 2]
            await who.say("move", game=room.id, id=f"m{n}", base=n, action=f"drop {column}")
        assert room.row.status == "over"
        yield house, client, room, (ann, ben)


async def found(client, **asked):
    answer = await client.get("/api/archive", params=asked)
    assert answer.status_code == 200, answer.text
    return [game["id"] for game in answer.json()["games"]]


@in_loop
async def test_a_public_game_is_in_the_archive_when_it_is_over(db):
    async with played(db) as (_, client, room, _):
        answer = (await client.get("/api/archive")).json()
        (game,) = answer["games"]
        assert (game["id"], game["length"], game["reason"]) == (room.id, 7, "rules")
        assert [one["name"] for one in game["players"]] == ["Ann", "Ben"]
        assert [one["has_won"] for one in game["players"]] == [True, False]
        assert game["opening"][:2] == ["drop 1", "drop 2"]
        assert await found(client, opening="drop 1; drop 2", result="0", player="ben") == [room.id]
        assert await found(client, opening="drop 2") == []


@in_loop
async def test_a_private_game_is_not_until_all_who_played_agree(db):
    async with played(db, is_private=True) as (_, client, room, (ann, ben)):
        assert await found(client) == []
        path = f"/api/tables/{room.id}/publicity"
        assert (await client.get(path)).status_code == 404
        assert (await client.post(path, json={"is_for": True})).status_code == 401
        for who, is_public in ((ann, False), (ben, True)):
            said = await client.post(path, json={"is_for": True}, headers=bearer(who.token))
            assert said.json()["is_public"] == is_public, said.text
        assert await found(client) == [room.id]
        assert (await client.get(f"/api/tables/{room.id}/log")).status_code == 200
        await client.post(path, json={"is_for": False}, headers=bearer(ben.token))
        assert await found(client) == []
        assert (await client.get(f"/api/tables/{room.id}/log")).status_code == 404


@in_loop
async def test_a_game_that_goes_on_is_nobodys_to_publish(db):
    async with web(db) as (house, client):
        room, ann, _ = await house.duel(is_private=True)
        path = f"/api/tables/{room.id}/publicity"
        said = await client.post(path, json={"is_for": True}, headers=bearer(ann.token))
        assert said.json()["code"] == "not_now"
        assert room.row.is_private


@in_loop
async def test_a_search_is_downloaded_as_logs_that_can_be_checked(db, tmp_path):
    async with played(db) as (_, client, room, _):
        answer = await client.get("/api/archive/logs.zip?game=connect_four")
        assert "attachment" in answer.headers["content-disposition"]
        files = zipfile.ZipFile(io.BytesIO(answer.content))
        files.extract(f"connect_four-{room.id}.jsonl", tmp_path)
        own = (await client.get(f"/api/tables/{room.id}/log")).text
        assert (tmp_path / f"connect_four-{room.id}.jsonl").read_text() == own
        assert load(tmp_path / f"connect_four-{room.id}.jsonl").is_over
        assert json.loads(files.read("games.json"))[0]["id"] == room.id
        nothing = await client.get("/api/archive/logs.zip?player=nobody")
        assert zipfile.ZipFile(io.BytesIO(nothing.content)).namelist() == ["games.json"]


@in_loop
async def test_a_long_download_is_cut_and_says_where_the_rest_begins(db, monkeypatch):
    async with played(db) as (house, client, old, _):
        house.clock.pass_seconds(60)
        new, ann, _ = await house.duel()
        await ann.say("move", game=new.id, id="m", base=0, action="drop 1")
        await ann.say("resign", game=new.id, id="r", seat=0)
        monkeypatch.setattr(archive, "MOST_GAMES", 1)
        answer = await client.get("/api/archive/logs.zip")
        names = zipfile.ZipFile(io.BytesIO(answer.content)).namelist()
        assert [new.id in name for name in names if name.endswith(".jsonl")] == [True]
        rest = await client.get("/api/archive", params={"after": answer.headers[archive.NEXT]})
        assert [game["id"] for game in rest.json()["games"]] == [old.id]


@in_loop
async def test_nobody_downloads_all_day(db):
    async with played(db) as (_, client, _, _):
        codes = [(await client.get("/api/archive/logs.zip")).status_code for _ in range(11)]
        assert codes == [200] * 10 + [429]


@in_loop
async def test_parquet_where_the_server_has_it(db, monkeypatch):
    async with played(db) as (_, client, _, _):
        monkeypatch.setattr(archive, "has_parquet", lambda: False)
        answer = await client.get("/api/archive/games.parquet")
        assert (answer.status_code, answer.json()["code"]) == (501, "not_enabled")
        assert (await client.get("/api/archive")).json()["parquet"] is False
        monkeypatch.undo()
        pytest.importorskip("pyarrow")
        answer = await client.get("/api/archive/games.parquet")
        assert answer.content.startswith(b"PAR1")
        assert answer.content.endswith(b"PAR1")


@in_loop
async def test_what_makes_no_sense_is_said(db):
    async with web(db) as (_, client):
        for query in ("players=two", "game=chess", "after=x", "since=soon"):
            answer = await client.get(f"/api/archive?{query}")
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_input"), query
