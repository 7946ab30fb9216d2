"""Any position over HTTP: what is legal, why not, what is best; and the puzzles of a game."""

from __future__ import annotations

from dataclasses import replace

from server_house import EASY, in_loop, web

QUICK = replace(EASY, hint_bot="cadet")
NEAR_WIN = "cf1 standard yyy/rr/r/./././. yellow"


async def studied(client, **question):
    answer = await client.post("/api/study", json={"game": "connect_four", **question})
    return answer.json()


@in_loop
async def test_a_position_says_what_is_legal_and_a_game_begins_where_none_is_given(db):
    async with web(db, QUICK) as (_, client):
        found = await studied(client, position=NEAR_WIN)
        assert found["position"] == NEAR_WIN
        assert found["view"]["actions"] == [f"drop {n}" for n in range(7)]
        assert len(found["view"]["words"]) == 7
        assert found["seat_names"] == ["yellow", "red"]
        begun = await studied(client)
        assert begun["position"].startswith("cf1 standard ./././.")


@in_loop
async def test_an_action_leads_on_and_one_that_is_not_legal_says_why(db):
    async with web(db, QUICK) as (_, client):
        won = await studied(client, position=NEAR_WIN, action="drop 0")
        assert won["view"]["is_over"]
        assert won["view"]["winners"] == [0]
        assert won["events"]
        full = "cf1 standard yryryr/./././././. yellow"
        refused = await studied(client, position=full, action="drop 0")
        assert refused["refusal"]
        assert refused["clause"] == "CF-3"
        assert not refused["events"]
        nonsense = await studied(client, position=NEAR_WIN, action="jump")
        assert nonsense["refusal"]


@in_loop
async def test_any_moment_of_a_finished_game_is_a_position_to_study(db):
    async with web(db, QUICK) as (house, client):
        room, ann, ben = await house.duel()
        for n, column in enumerate([3, 0, 3, 0, 3, 1, 3]):
            fields = {"game": room.id, "base": room.running.seq, "id": f"m{n}", "seat": n % 2}
            early = await client.get(f"/api/tables/{room.id}/position?n=0")
            assert early.json()["code"] == "not_now"
            await (ann, ben)[n % 2].say("move", action=f"drop {column}", **fields)
        found = (await client.get(f"/api/tables/{room.id}/position?n=2")).json()
        assert found["position"] == "cf1 standard r/././y/././. yellow"
        late = (await client.get(f"/api/tables/{room.id}/position?n=99")).json()
        assert (await studied(client, position=late["position"]))["view"]["is_over"]


@in_loop
async def test_what_is_best_is_told_in_words(db):
    async with web(db, QUICK) as (_, client):
        found = await studied(client, position=NEAR_WIN, best=True)
        assert found["lines"]
        assert found["lines"][0]["words"]


@in_loop
async def test_a_position_that_makes_no_sense_is_refused_with_a_sentence(db):
    async with web(db, QUICK) as (_, client):
        for wrong in ({"position": "cf1 nonsense"}, {"game": "chess"}):
            answer = await client.post("/api/study", json={"game": "connect_four", **wrong})
            assert answer.status_code == 400
            assert answer.json()["text"]


@in_loop
async def test_puzzles_are_told_whole_and_a_game_without_any_has_none(db):
    async with web(db, QUICK) as (_, client):
        none = (await client.get("/api/games/connect_four/puzzles")).json()
        assert none == {"game": "connect_four", "puzzles": [], "today": None}
        some = (await client.get("/api/games/spacewalk/puzzles")).json()
        assert some["puzzles"]
        assert 0 <= some["today"] < len(some["puzzles"])
