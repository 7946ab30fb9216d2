"""What only the operator may see and do; numbers without names, pages without cards."""

from __future__ import annotations

import base64
import json
import logging
from contextlib import asynccontextmanager
from dataclasses import replace

import httpx
import pytest
from server_house import EASY, bearer, in_loop, open_house, until

from orrery.core.errors import BadInput
from orrery.server.access.tokens import hash_of, operator_hash
from orrery.server.incidents import Lines
from orrery.server.protocol.codes import Denied
from orrery.server.storage.database import StorageDown
from orrery.server.transport import admin
from orrery.server.transport.app import build_app
from orrery.server.upkeep.timekeeper import keep_pulse

TOKEN = "the operator's own token"
SETTINGS = replace(EASY, operator=hash_of(TOKEN))


@asynccontextmanager
async def site(db, settings=SETTINGS):
    async with open_house(db, settings) as house:
        transport = httpx.ASGITransport(build_app(house.hall))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            yield house, http


def basic(token):
    return {"authorization": "Basic " + base64.b64encode(f"me:{token}".encode()).decode()}


def value_of(text, name):
    return float(next(line.split()[-1] for line in text.splitlines() if line.startswith(name)))


@in_loop
async def test_only_the_operator_gets_in(db):
    async with site(db) as (house, http):
        ann = await house.guest("Ann")
        for path in ("/metrics", "/admin"):
            for headers in ({}, basic("another token"), basic(""), {"authorization": "Basic ?"}):
                refused = await http.get(path, headers=headers)
                assert refused.status_code == 401
                assert refused.headers["www-authenticate"].startswith("Basic")
                assert "orrery_" not in refused.text
                assert "Ann" not in refused.text
            assert (await http.get(path, headers=bearer(ann.token))).status_code == 401
            for headers in (basic(TOKEN), bearer(TOKEN)):
                assert (await http.get(path, headers=headers)).status_code == 200
        form = {"guest": ann.id, "deed": "ban"}
        assert (await http.post("/admin/ban", data=form)).status_code == 401
        elsewhere = {**basic(TOKEN), "origin": "http://evil.example"}
        assert (await http.post("/admin/ban", data=form, headers=elsewhere)).status_code == 403
        await house.hall.guests.by_token(ann.token)


@in_loop
async def test_nothing_is_looked_up_for_others(db, monkeypatch):
    async def read(sql, values=()):
        raise AssertionError("a stranger has the database searched")

    async with site(db) as (house, http):
        monkeypatch.setattr(house.hall.store, "read", read)
        for path in ("/admin", "/admin?name=a", "/metrics"):
            assert (await http.get(path)).status_code == 401
        form = {"guest": "x", "deed": "ban"}
        for path in ("/admin/ban", "/admin/moderator", "/admin/report"):
            assert (await http.post(path, data=form)).status_code == 401


@in_loop
async def test_large_numbers_are_told_to_the_last_digit(db):
    """Six digits of a counter would stand still for a while, and then jump."""
    async with site(db) as (house, http):
        house.hall.meters.n_entries = 12_345_678
        text = (await http.get("/metrics", headers=bearer(TOKEN))).text
        assert value_of(text, "orrery_entries_total ") == 12_345_678
        assert "orrery_sound 1\n" in text


@in_loop
async def test_numbers_of_the_status_are_for_the_operator_alone(db):
    async with site(db) as (house, http):
        ann = await house.guest("Ann")
        for headers in ({}, basic("another token"), bearer(ann.token)):
            seen = (await http.get("/api/status", headers=headers)).json()
            assert seen["status"] == "up"
            assert seen["numbers"] is None
        numbers = (await http.get("/api/status", headers=basic(TOKEN))).json()["numbers"]
        assert (numbers["connections"], numbers["unhandled"]) == (1, 0)
    async with site(db, EASY) as (_, http):
        assert (await http.get("/api/status", headers=basic(""))).json()["numbers"] is None


@in_loop
async def test_the_page_of_a_cluster_names_its_nodes(db, monkeypatch):
    async with site(db) as (house, http):
        house.hall.nodes.is_alone = False
        read = house.hall.store.read

        async def with_nodes(sql, values=()):
            return [("<host>", 4711, "1.2")] if sql == admin.NODES else await read(sql, values)

        monkeypatch.setattr(house.hall.store, "read", with_nodes)
        page = (await http.get("/admin", headers=basic(TOKEN))).text
        assert "&lt;host&gt;" in page
        assert "4711" in page


@in_loop
async def test_without_an_operator_there_are_no_such_pages(db):
    async with site(db, EASY) as (_, http):
        for path in ("/metrics", "/admin"):
            for headers in ({}, basic(""), bearer("x")):
                answer = await http.get(path, headers=headers)
                assert answer.status_code in (401, 404)
        assert (await http.get("/metrics")).json()["code"] == "no_page"


@in_loop
async def test_meters_count_what_happens_and_name_nobody(db):
    async with site(db) as (house, http):
        room, ann, ben = await house.duel()
        for n, column in enumerate("121"):
            player = (ann, ben)[n % 2]
            await player.say("move", game=room.id, id=str(n), base=n, action=f"drop {column}")
        await ann.say("watch", game="nowhere")
        text = (await http.get("/metrics", headers=bearer(TOKEN))).text
        assert value_of(text, "orrery_entries_total") == 3
        assert value_of(text, 'orrery_refusals_total{code="no_table"}') == 1
        assert value_of(text, 'orrery_tables{status="running"}') == 1
        assert value_of(text, "orrery_sockets") == 2
        assert value_of(text, "orrery_commit_seconds_count") >= 3
        assert value_of(text, 'orrery_commit_seconds_bucket{le="+Inf"}') == value_of(
            text, "orrery_commit_seconds_count"
        )
        assert value_of(text, "orrery_workers") == SETTINGS.bot_workers
        for word in ("Ann", room.id, ann.id, "drop"):
            assert word not in text
        names = [line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")]
        assert len(names) == len(set(names))


@in_loop
async def test_health_follows_the_storage(db, monkeypatch):
    async with site(db) as (house, http):
        assert (await http.get("/healthz")).status_code == 200

        async def fail(writes):
            raise StorageDown("no")

        with monkeypatch.context() as patch:
            patch.setattr(house.hall.store, "write", fail)
            with pytest.raises(StorageDown):
                await keep_pulse(house.hall)
            assert (await http.get("/healthz")).status_code == 503
        house.hall.uptime.run()
        assert (await http.get("/healthz")).status_code == 200


@in_loop
async def test_the_page_shows_tables_and_guests_in_two_languages_and_no_cards(db):
    async with site(db) as (house, http):
        room, ann, _ben = await house.duel("astron", is_private=True)
        evil = await house.guest("<script>Bob")
        english = (await http.get("/admin", headers=basic(TOKEN))).text
        german = (await http.get("/admin?lang=de", headers=basic(TOKEN))).text
        assert "Tables in play" in english
        assert "Tische im Spiel" in german
        for page in (english, german):
            assert room.id in page
            assert "&lt;script&gt;Bob" in page
            assert "<script" not in page
            for secret in (ann.token, evil.token, room.row.invite, room.running.table.text):
                assert secret not in page
        found = (await http.get("/admin?name=an", headers=basic(TOKEN))).text
        assert "Ann" in found
        assert "Bob" not in found


@in_loop
async def test_who_is_shut_out_is_cut_off_and_comes_in_only_when_let(db):
    async with site(db) as (house, http):
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        sent: list[bytes] = []

        async def send(data: bytes) -> None:
            sent.append(data)

        pump = house.hall.tasks.spawn(ann.connection.pump(send))
        form = {"guest": ann.id, "deed": "ban"}
        done = await http.post("/admin/ban", data=form, headers=basic(TOKEN))
        assert done.status_code == 303
        await until(pump.done)  # which ends the socket
        assert json.loads(sent[-1])["code"] == "banned"
        assert (await http.get("/api/me", headers=bearer(ann.token))).status_code == 403
        with pytest.raises(Denied, match="shut you out"):
            await house.hall.guests.by_token(ann.token)
        assert (await http.get("/api/me", headers=bearer(ben.token))).status_code == 200
        again = {**form, "deed": "unban"}
        await http.post("/admin/ban", data=again, headers=basic(TOKEN))
        assert (await http.get("/api/me", headers=bearer(ann.token))).status_code == 200
        nonsense = await http.post("/admin/ban", data={"guest": "x"}, headers=basic(TOKEN))
        assert nonsense.json()["code"] == "bad_input"


def test_a_token_is_made_for_its_owner_alone(tmp_path):
    file = tmp_path / "operator"
    first = operator_hash(file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert operator_hash(file) == first
    assert hash_of(file.read_text().strip()) == first
    file.write_text("short")
    with pytest.raises(BadInput, match="fewer than"):
        operator_hash(file)
    file.chmod(0o644)
    with pytest.raises(BadInput, match="chmod"):
        operator_hash(file)


def test_lines_of_the_log_are_json_and_hold_no_values():
    try:
        secret = "ship1 holds S3"
        raise ValueError(secret)
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("orrery.server", logging.ERROR, "", 1, "in %s", ("a",), info)
    line = json.loads(Lines().format(record))
    assert (line["level"], line["text"]) == ("error", "in a")
    assert line["place"].startswith("ValueError at test_transport_operator.py")
    assert "S3" not in json.dumps(line)
