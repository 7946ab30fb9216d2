"""Lessons over HTTP: a question and its answer, without a table, a guest or a memory."""

from __future__ import annotations

import httpx
import msgspec
from server_house import in_loop, open_house

from orrery.server.protocol.answers import GlossarySeen, RulesSeen
from orrery.server.protocol.lessons import CourseSeen, LessonSeen
from orrery.server.protocol.pictures import PicturesSeen
from orrery.server.transport.app import build_app
from orrery.server.transport.endpoints import ENDPOINTS

FLY = {"game": "spacewalk", "lesson": "first-game"}


def client_of(hall):
    app = httpx.ASGITransport(build_app(hall, ENDPOINTS))
    return httpx.AsyncClient(transport=app, base_url="http://here")


async def ask(http, question, language="en"):
    answer = await http.post(f"/api/lessons?lang={language}", json=question)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=LessonSeen)


@in_loop
async def test_the_lessons_of_a_game_are_listed_in_a_language(db):
    async with open_house(db) as house, client_of(house.hall) as http:
        answer = await http.get("/api/games/zylatron/lessons?lang=de")
        course = msgspec.json.decode(answer.content, type=CourseSeen)
        assert [one.kind for one in course.lessons] == ["first", "second"] + ["exercise"] * 3
        assert course.lessons[1].title == "Das große Spiel: Kampfsterne und Raketen"
        assert len(course.lessons[0].steps) == 11
        none = await http.get("/api/games/liars_dice/lessons")
        assert none.json() == {"game": "liars_dice", "lessons": []}
        assert (await http.get("/api/games/chess/lessons")).status_code == 400


@in_loop
async def test_a_stranger_plays_a_step_without_a_table(db):
    async with open_house(db) as house, client_of(house.hall) as http:
        begun = await ask(http, FLY)
        assert (begun.verdict, begun.id, begun.n_steps) == ("begin", "fly", 11)
        assert begun.show == ["planet 2", "planet 3"]
        assert "move 2" in begun.view.actions
        assert begun.seat_names == ["red", "blue"]
        done = await ask(http, {**FLY, "actions": ["move 2"]})
        assert (done.verdict, done.kept) == ("done", ["move 2"])
        assert [scene.entry.action for scene in done.scenes] == ["move 2", "move 0"]
        assert done.scenes[0].entry.events[0].kind == "ship_flew"
        then = await ask(http, {**FLY, "step": 1, "start": done.next_start})
        assert then.view.position == done.scenes[-1].view.position
        assert len(house.hall.rooms) == 0


@in_loop
async def test_a_mistake_is_answered_in_the_language_with_its_clause(db):
    async with open_house(db) as house, client_of(house.hall) as http:
        wrong = await ask(http, {**FLY, "step": 2, "actions": ["move 5"]}, "de")
        assert (wrong.verdict, wrong.clause, wrong.kept) == ("wrong", "SW-12", [])
        assert wrong.say.startswith("Ein Feld weiter ist das Schwarze Loch")
        lost = wrong.scenes[0].entry.events[-1]
        assert lost.kind == "ship_lost"
        assert lost.text == "Dein großes Schiff fliegt 1 Feld weit, ins Schwarze Loch"
        refused = await ask(http, {**FLY, "actions": ["move 6"]})
        assert (refused.verdict, refused.scenes) == ("refused", [])


@in_loop
async def test_the_last_step_tells_the_table_and_a_live_one_its_time(db):
    async with open_house(db) as house, client_of(house.hall) as http:
        last = await ask(http, {"game": "zylatron", "lesson": "major-game", "step": 6})
        assert last.opening is not None
        assert (last.opening.bots, last.opening.options) == (["cadet"], {"rules": "major"})
        race = await ask(http, {"game": "situation7", "lesson": "all-at-once", "step": 3})
        assert (race.after, race.is_race) == (20, True)
        assert "1.0" in race.tray


def seen_at(step):
    return {"game": "astron", "lesson": "first-game", "step": step}


@in_loop
async def test_a_hand_of_the_other_side_stays_hidden(db):
    async with open_house(db) as house, client_of(house.hall) as http:
        seen = await ask(http, seen_at(7))
        assert seen.view.seat == 0
        assert "F1F2B2S1S2" not in msgspec.json.encode(seen).decode()
        done = await ask(http, {**seen_at(1), "actions": ["forward 4"]})
        told = [event.text for scene in done.scenes for event in scene.entry.events]
        assert "You get Sideways 2" in told
        assert "Ship 2 gets a card" in told


@in_loop
async def test_what_makes_no_sense_gets_400_with_its_reason(db):
    async with open_house(db) as house, client_of(house.hall) as http:
        for question, said in [
            ({**FLY, "step": 99}, "has steps 0 to 10"),
            ({**FLY, "start": "sw1 small 2p elsewhere"}, "does not begin with"),
            ({**FLY, "lesson": "nothing"}, "no lesson 'nothing'"),
            ({**FLY, "game": "chess"}, "no game 'chess'"),
            ({**FLY, "actions": ["move 2"] * 41}, "length <= 40"),
            ({**FLY, "actions": ["move\u0000 2"]}, "control character"),
        ]:
            answer = await http.post("/api/lessons", json=question)
            assert answer.status_code == 400
            assert said in answer.json()["text"]
        assert house.hall.incidents.n_unhandled == 0


@in_loop
async def test_who_asks_for_too_much_has_to_wait(db):
    async with open_house(db) as house, client_of(house.hall) as http:
        await ask(http, FLY)
        for _ in range(4):
            house.hall.costs.charge(None, "127.0.0.1", 1e9, house.hall.clock.now())
        answer = await http.post("/api/lessons", json=FLY)
        assert answer.status_code == 429
        assert answer.json()["retry_ms"] > 0


@in_loop
async def test_pictures_of_clauses_come_with_what_was_done_in_them(db):
    async with open_house(db) as house, client_of(house.hall) as http:
        answer = await http.get("/api/games/spacewalk/pictures?lang=de")
        pictures = msgspec.json.decode(answer.content, type=PicturesSeen).pictures
        hole = next(one for one in pictures if one.clause == "SW-12")
        assert hole.caption.startswith("Das große Schiff endet im Schwarzen Loch")
        assert hole.show == ["hole 6", "planet 7"]
        assert [event.kind for event in hole.past[0].events][:2] == ["ship_lost", "ship_flew"]
        assert hole.seat_names == ["red", "blue"]
        assert hole.view["phase"] == "move"
        none = await http.get("/api/games/liars_dice/pictures")
        assert none.json() == {"game": "liars_dice", "pictures": []}
        assert (await http.get("/api/games/chess/pictures")).status_code == 400


@in_loop
async def test_words_and_questions_lead_to_clauses(db):
    async with open_house(db) as house, client_of(house.hall) as http:
        rules = await http.get("/api/games/spacewalk/rules")
        assert msgspec.json.decode(rules.content, type=RulesSeen).actions["next"] == "SW-10"
        words = await http.get("/api/games/spacewalk/glossary")
        terms = msgspec.json.decode(words.content, type=GlossarySeen).terms
        assert {one.id: one.clause for one in terms}["black-hole"] == "SW-12"
