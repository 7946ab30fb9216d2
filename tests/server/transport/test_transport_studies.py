"""Studies over HTTP: kept, shared by a link, copied; nobody overwrites what they have not seen."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from server_house import EASY, bearer, in_loop, web

from orrery.server.clock import DAY
from orrery.server.protocol.studies import MOST_BYTES, MOST_NODES
from orrery.server.storage import studies
from orrery.server.upkeep.ends import end_guests

ROOT = {"position": "cf1 standard ././././././. yellow"}
NODES = [
    ROOT,
    {"parent": 0, "action": "drop 3", "seat": 0, "comment": "the middle"},
    {"parent": 1, "action": "drop 3", "seat": 1},
    {"parent": 0, "action": "drop 0"},
]


def order(**more):
    return {"title": "Openings", "game": "connect_four", "nodes": NODES, **more}


async def keep(client, token, **more):
    return await client.post("/api/studies", json=order(**more), headers=bearer(token))


async def code_of(answer):
    return answer.status_code, answer.json()["code"]


async def people(house):
    await house.guest("Ann")
    await house.guest("Ben")
    return house.tokens["Ann"], house.tokens["Ben"]


@in_loop
async def test_a_study_is_kept_whole_and_its_owner_finds_it_again(db):
    async with web(db) as (house, client):
        ann, ben = await people(house)
        made = (await keep(client, ann)).json()
        found = (await client.get(f"/api/studies/{made['id']}", headers=bearer(ann))).json()
        assert found == made
        assert found["nodes"] == NODES
        assert (found["owner"], found["is_mine"]) == ("Ann", True)
        listed = (await client.get("/api/studies", headers=bearer(ann))).json()["studies"]
        assert [one["id"] for one in listed] == [made["id"]]
        assert (await client.get("/api/studies", headers=bearer(ben))).json()["studies"] == []


@in_loop
async def test_others_read_it_with_its_code_alone_and_cannot_change_it(db):
    async with web(db) as (house, client):
        ann, ben = await people(house)
        made = (await keep(client, ann)).json()
        place = f"/api/studies/{made['id']}"
        read = (await client.get(f"{place}?read={made['read']}", headers=bearer(ben))).json()
        assert (read["nodes"], read["is_mine"], read["read"]) == (NODES, False, "")
        for query in ("", "?read=", "?read=wrong", "?read=ü"):
            assert await code_of(await client.get(place + query)) == (404, "no_study")
        assert await code_of(await client.get("/api/studies/s-0")) == (404, "no_study")
        taken = await keep(client, ben, id=made["id"], revision=made["revision"])
        assert await code_of(taken) == (403, "not_yours")
        gone = await client.post(f"{place}/delete", headers=bearer(ben))
        assert await code_of(gone) == (404, "no_study")


@in_loop
async def test_who_saves_from_an_old_revision_is_told_and_overwrites_nothing(url):
    async with web(url) as (house, client):
        ann, _ = await people(house)
        made = (await keep(client, ann)).json()
        base = {"id": made["id"], "revision": made["revision"]}
        first = (await keep(client, ann, title="First", **base)).json()
        assert first["revision"] != made["revision"]
        second = await keep(client, ann, title="Second", **base)
        assert await code_of(second) == (409, "changed_elsewhere")
        found = (await client.get(f"/api/studies/{made['id']}", headers=bearer(ann))).json()
        assert found["title"] == "First"
        after = await keep(client, ann, title="Third", id=made["id"], revision=first["revision"])
        assert after.json()["title"] == "Third"


@in_loop
async def test_of_many_who_save_at_once_one_wins(url):
    async with web(url) as (house, client):
        ann, _ = await people(house)
        made = (await keep(client, ann)).json()
        base = {"id": made["id"], "revision": made["revision"]}
        saves = [keep(client, ann, title=f"No {n}", **base) for n in range(8)]
        answers = await asyncio.gather(*saves)
        won = [answer.json()["title"] for answer in answers if answer.status_code == 200]
        assert len(won) == 1
        found = (await client.get(f"/api/studies/{made['id']}", headers=bearer(ann))).json()
        assert found["title"] == won[0]


@in_loop
async def test_a_tree_is_played_through_and_a_node_that_cannot_be_says_so(db):
    async with web(db) as (_, client):
        nodes = [*NODES, {"parent": 3, "action": "drop 9"}, {"parent": 4, "action": "drop 1"}]
        asked = {"game": "connect_four", "nodes": nodes}
        found = (await client.post("/api/study/tree", json=asked)).json()
        assert [bool(one["refusal"]) for one in found] == [False] * 4 + [True] * 2
        assert found[1]["words"] not in ("", "drop 3")
        german = (await client.post("/api/study/tree?lang=de", json=asked)).json()
        assert german[1]["words"] != found[1]["words"]


@in_loop
async def test_a_root_that_is_no_position_leaves_the_others_as_they_are(db):
    async with web(db) as (_, client):
        nodes = [{"position": "cf1 nonsense"}, ROOT, {"parent": 1, "action": "drop 3"}]
        asked = {"game": "connect_four", "nodes": nodes}
        found = (await client.post("/api/study/tree", json=asked)).json()
        assert [bool(one["refusal"]) for one in found] == [True, False, False]


@in_loop
async def test_a_path_leads_where_its_steps_lead_one_by_one(db):
    async with web(db) as (_, client):
        asked = {"game": "spacewalk", "path": []}
        at = (await client.post("/api/study", json=asked)).json()
        for _ in range(6):
            action = at["view"]["actions"][0]
            step = {"game": "spacewalk", "position": at["position"], "seat": at["seat"]}
            asked["path"].append({"action": action, "seat": at["seat"]})
            at = (await client.post("/api/study", json={**step, "action": action})).json()
        assert (await client.post("/api/study", json=asked)).json()["position"] == at["position"]
        asked["path"][3] = {"action": "fly to the moon"}
        wrong = await client.post("/api/study", json=asked)
        assert "step 4 of the path" in wrong.json()["text"]


BAD = {
    "a NUL": {"title": "a\0b"},
    "a NUL in a comment": {"nodes": [{**ROOT, "comment": "a\0b"}]},
    "a very long title": {"title": "x" * 101},
    "a very long comment": {"nodes": [{**ROOT, "comment": "x" * 1001}]},
    "no title": {"title": ""},
    "no such game": {"game": "chess"},
    "nothing": {"nodes": []},
    "too many nodes": {"nodes": [ROOT] * (MOST_NODES + 1)},
    "a child before its parent": {"nodes": [ROOT, {"parent": 1, "action": "drop 3"}]},
    "a root with an action": {"nodes": [{**ROOT, "action": "drop 3"}]},
    "a root without a position": {"nodes": [{"comment": "where?"}]},
    "a child with a position": {"nodes": [ROOT, {**ROOT, "parent": 0}]},
    "something else": {"colour": "red"},
}


@pytest.mark.parametrize("name", BAD)
@in_loop
async def test_what_is_no_study_is_refused_with_a_sentence(db, name):
    async with web(db) as (house, client):
        ann, _ = await people(house)
        answer = await keep(client, ann, **BAD[name])
        assert await code_of(answer) == (400, "bad_input")
        assert answer.json()["text"]
        assert (await client.get("/api/studies", headers=bearer(ann))).json()["studies"] == []


@in_loop
async def test_words_of_any_script_and_several_lines_are_kept_as_they_are(db):
    async with web(db) as (house, client):
        ann, _ = await people(house)
        said = "שלום \u202eabc\nعالم 🚀"
        made = (await keep(client, ann, title="مرحبا", nodes=[{**ROOT, "comment": said}])).json()
        assert (made["title"], made["nodes"][0]["comment"]) == ("مرحبا", said)


@in_loop
async def test_there_are_bounds_and_strangers_keep_nothing(db):
    async with web(db, replace(EASY, studies_per_guest=2)) as (house, client):
        ann, _ = await people(house)
        assert await code_of(await client.post("/api/studies", json=order())) == (401, "need_guest")
        first = (await keep(client, ann)).json()
        await keep(client, ann)
        assert await code_of(await keep(client, ann)) == (429, "too_many")
        gone = await client.post(f"/api/studies/{first['id']}/delete", headers=bearer(ann))
        assert gone.json() == {"done": True}
        assert (await keep(client, ann)).status_code == 200
        nodes = [{**ROOT, "comment": "x" * 1000}] * (MOST_BYTES // 1000)
        assert await code_of(await keep(client, ann, nodes=nodes)) == (413, "too_big")


@in_loop
async def test_studies_go_with_their_forgotten_owners(db):
    async with web(db) as (house, client):
        ann, _ = await people(house)
        made = (await keep(client, ann)).json()
        house.clock.pass_seconds((EASY.guest_days + 1) * DAY)
        await end_guests(house.hall)
        assert await studies.find_study(house.hall.store, made["id"]) is None
