"""Plans are kept in secret, played when their condition holds, and dropped when it does not."""

from __future__ import annotations

import sqlite3

import pytest
from browsers import Browser
from server_house import in_loop, open_house

from orrery.core.contract import SPECTATOR
from orrery.server.protocol.replies import plain
from orrery.server.storage.notice_rows import NoticeRow
from orrery.server.tables.display import table_seen
from orrery.server.tables.plans import MOST_DEPTH
from orrery.server.upkeep.timekeeper import wake

POSTAL = {"pace": "postal", "per_move": 86400.0}


def branch(on, do, *then):
    return {"on": [on], "do": [do], "then": list(then)}


class Game:
    """Ann and Ben by post, with sockets and pages."""

    async def begin(self, house, **order):
        self.house = house
        self.room, self.ann, self.ben = await house.duel(**{"clock": POSTAL, **order})
        self.pages = {}
        for guest in (self.ann, self.ben):
            self.pages[guest] = Browser(house.hall)
            self.pages[guest].token = guest.token
        return self

    async def move(self, guest, action):
        base = self.room.running.seq
        said = await guest.ask("move", game=self.room.id, id=f"m{base}", base=base, action=action)
        assert said["type"] == "ack", said

    async def plan(self, guest, *branches):
        path = f"/api/tables/{self.room.id}/plan"
        return await self.pages[guest].post(path, branches=list(branches))

    async def planned(self, guest):
        return (await self.pages[guest].get(f"/api/tables/{self.room.id}/plan")).json()["branches"]

    async def follow(self):
        wake(self.house.hall)
        while self.room.following is not None and not self.room.following.done():
            await self.room.following
        await self.house.settle()

    @property
    def line(self):
        return [(entry.seat, entry.action) for entry in self.room.running.line]


@in_loop
async def test_an_answer_is_played_when_its_condition_holds(url):
    async with open_house(url) as house:
        game = await Game().begin(house)
        await game.move(game.ann, "drop 1")
        tree = branch("drop 2", "drop 3", branch("drop 4", "drop 5"))
        assert (await game.plan(game.ann, branch("drop 1", "drop 1"), tree)).status_code == 200
        await game.follow()
        assert game.line == [(0, "drop 1")]
        await game.move(game.ben, "drop 2")
        await game.follow()
        assert game.line[2:] == [(0, "drop 3")]
        await game.move(game.ben, "drop 4")
        await game.follow()
        assert game.line[4:] == [(0, "drop 5")]
        assert await game.planned(game.ann) == []
        await game.follow()
        assert len(game.line) == 5


@in_loop
async def test_a_plan_is_dropped_when_somebody_does_otherwise_and_its_owner_is_told(db):
    async with open_house(db) as house:
        game = await Game().begin(house)
        await game.move(game.ann, "drop 1")
        await game.plan(game.ann, branch("drop 2", "drop 3"))
        await game.ann.leave()
        await game.move(game.ben, "drop 6")
        assert await house.hall.store.rows(NoticeRow) == []  # what becomes of the plan decides
        await game.follow()
        await game.follow()
        assert game.line[1:] == [(1, "drop 6")]
        assert await game.planned(game.ann) == []
        assert [one.kind for one in await house.hall.store.rows(NoticeRow)] == ["turn"]


@in_loop
async def test_who_is_answered_for_is_not_told_that_it_is_their_turn(db):
    async with open_house(db) as house:
        game = await Game().begin(house)
        await game.move(game.ann, "drop 1")
        await game.plan(game.ann, branch("drop 2", "drop 3"))
        await game.ann.leave()
        await game.ben.leave()
        await game.ben.come_back()
        await game.move(game.ben, "drop 2")
        await game.follow()
        rows = await house.hall.store.rows(NoticeRow)
        assert [(one.kind, one.guest) for one in rows] == [("turn", game.ben.id)]


@in_loop
async def test_a_plan_is_followed_after_a_restart(db):
    async with open_house(db) as house:
        game = await Game().begin(house)
        await game.move(game.ann, "drop 1")
        await game.plan(game.ann, branch("drop 2", "drop 3"))
        await game.move(game.ben, "drop 2")
        table = game.room.id
    async with open_house(db) as house:
        game.house, game.room = house, await house.hall.room(table)
        async with game.room.lock:
            await game.room.load()
        await game.follow()
        assert game.line[2:] == [(0, "drop 3")]


@in_loop
async def test_taking_back_drops_a_plan(db):
    async with open_house(db) as house:
        game = await Game().begin(house)
        await game.move(game.ann, "drop 1")
        await game.plan(game.ann, branch("drop 2", "drop 3"))
        await game.ann.say("propose", game=game.room.id, id="u", what="undo")
        await game.ben.say("answer", game=game.room.id, yes=True)
        await game.move(game.ann, "drop 4")
        await game.move(game.ben, "drop 2")
        await game.follow()
        assert game.line == [(0, "drop 4"), (1, "drop 2")]


@in_loop
async def test_nobody_else_sees_that_there_is_a_plan(db):
    async with open_house(db) as house:
        game = await Game().begin(house)
        await game.move(game.ann, "drop 1")
        room = game.room

        def seen():
            views = [plain(room.fresh(viewer)) for viewer in (1, SPECTATOR)]
            return plain(table_seen(room)), views

        before = seen()
        game.ben.heard()
        await game.plan(game.ann, branch("drop 2", "drop 3"))
        assert seen() == before
        assert game.ben.heard() == []
        assert await game.planned(game.ben) == []
        other = Browser(house.hall)
        await other.be_guest("Eve")
        path = f"/api/tables/{room.id}/plan"
        assert (await other.get(path)).status_code == 403
        assert (await other.get(f"{path}?seat=0")).status_code == 403
        assert (await game.pages[game.ben].get(f"{path}?seat=0")).status_code == 403
        with sqlite3.connect(db) as raw:
            stored = "\n".join(raw.iterdump())
        raw.close()
        assert "drop 1" in stored
        assert "drop 3" not in stored
        await game.move(game.ben, "drop 2")
        await game.follow()
        await game.ben.ask("resign", game=room.id, id="r")
        log = (await game.pages[game.ben].get(f"/api/tables/{room.id}/log")).text
        assert "plan" not in log


TOO_DEEP = branch("drop 1", "drop 2")
for _ in range(MOST_DEPTH):
    TOO_DEEP = branch("drop 1", "drop 2", TOO_DEEP)


@pytest.mark.parametrize(
    "branches",
    [
        [branch("drop 9", "drop 1")],
        [branch("drop 1", "drop 9")],
        [branch("drop 1", "drop 2"), branch("drop 1", "drop 3")],
        [{"on": [], "do": ["drop 1"]}],
        [{"on": ["drop 1"], "do": []}],
        [{"on": ["drop 1", "drop 2"], "do": ["drop 3"]}],
        [{"on": ["drop 1"] * 40, "do": ["drop 3"]}] * 11,
        [{"on": ["drop 1"], "do": ["drop 3", "drop 3"]}],
        [branch("!resign", "drop 1")],
        [TOO_DEEP],
        [{"on": ["x"] * 41, "do": ["y"]}],
    ],
)
@in_loop
async def test_a_plan_that_cannot_be_carried_out_is_refused(db, branches):
    async with open_house(db) as house:
        game = await Game().begin(house)
        await game.move(game.ann, "drop 1")
        assert (await game.plan(game.ann, *branches)).status_code == 400
        assert await game.planned(game.ann) == []


@in_loop
async def test_plans_are_for_open_games_by_post_and_for_the_turns_to_come(db):
    async with open_house(db) as house:
        game = await Game().begin(house)
        answer = await game.plan(game.ann, branch("drop 1", "drop 2"))
        assert (answer.status_code, answer.json()["code"]) == (409, "not_now")  # her own turn
    for order in ({"clock": {"pace": "live"}}, {"game": "liars_dice"}):
        async with open_house(db + str(len(order)) + next(iter(order))) as house:
            game = await Game().begin(house, **order)
            seat = 1 - game.room.running.to_act[0]
            guest = (game.ann, game.ben)[seat]
            assert (await game.plan(guest, branch("drop 1", "drop 2"))).status_code == 409


@in_loop
async def test_a_path_shows_what_could_follow(db):
    async with open_house(db) as house:
        game = await Game().begin(house)
        await game.move(game.ann, "drop 1")
        path = f"/api/tables/{game.room.id}/plan/path"
        page = game.pages[game.ann]
        seen = (await page.post(path, actions=[])).json()
        assert (seen["to_act"], seen["is_mine"], len(seen["actions"])) == ([1], False, 7)
        seen = (await page.post(path, actions=["drop 2"])).json()
        assert (seen["to_act"], seen["is_mine"]) == ([0], True)
        assert {one["action"] for one in seen["actions"]} >= {"drop 1", "drop 6"}
        assert (await page.post(path, actions=["drop 9"])).status_code == 400
        assert game.line == [(0, "drop 1")]
