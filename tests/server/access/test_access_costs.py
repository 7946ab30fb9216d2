"""What a caller may cost: processor time is measured, bounded and told."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import httpx
import pytest
from server_house import EASY, in_loop, open_house, put_in_place_of
from starlette.routing import Route

from orrery.core.wording import Listener
from orrery.server.access import costs
from orrery.server.access.addresses import share_of
from orrery.server.access.costs import Costs, Metered
from orrery.server.commands.dispatch import COMMANDS
from orrery.server.commands.frame import Command
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.requests import Ping
from orrery.server.settings import Settings
from orrery.server.transport.app import build_app
from orrery.server.transport.endpoints import ENDPOINTS, routes

LIMITS = Settings(cpu_of_guest=0.2, cpu_of_stranger=0.1, cpu_burst=2.0)
TIGHT = replace(EASY, cpu_of_guest=0.2, cpu_of_stranger=0.1, cpu_burst=2.0)


class Work:
    """A clock of processor time that moves when the test works."""

    def __init__(self):
        self.seconds = 0.0

    def __call__(self):
        return self.seconds

    def do(self, seconds):
        self.seconds += seconds


def drained(account, guest, now=0.0):
    """Spend a whole bucket."""
    for _ in range(3):
        account.charge(guest, "", 1.0, now)


def test_an_empty_account_says_when_to_come_back():
    account = Costs(LIMITS)
    account.check("ann", "", 0.0)
    drained(account, "ann")
    with pytest.raises(Denied) as denied:
        account.check("ann", "", 0.0)
    assert (denied.value.code, denied.value.retry_ms) == ("slow_down", 5000)
    with pytest.raises(Denied):
        account.check("ann", "", 4.9)
    account.check("ann", "", 5.1)


def test_callers_do_not_pay_for_each_other():
    account = Costs(LIMITS)
    drained(account, "ann")
    account.check("ben", "10.0.0.1", 0.0)
    account.check(None, "10.0.0.1", 0.0)


def test_one_request_never_costs_more_than_half_a_bucket():
    account = Costs(LIMITS)
    account.charge("ann", "", 60.0, 0.0)
    account.check("ann", "", 0.0)


def test_strangers_are_known_by_their_network():
    assert share_of("10.1.2.3") == "10.1.2.3"
    assert share_of("::ffff:10.1.2.3") == "10.1.2.3"
    assert share_of("2001:db8:1:2:3::4") == share_of("2001:db8:1:2:ffff::9")
    assert share_of("2001:db8:1:2::4") != share_of("2001:db8:1:3::4")
    assert share_of("testclient") == "testclient"
    account = Costs(LIMITS)
    for host in range(3):
        account.charge(None, f"2001:db8:1:2::{host}", 1.0, 0.0)
    with pytest.raises(Denied):
        account.check(None, "2001:db8:1:2:aaaa::", 0.0)


def test_accounts_are_bounded_and_who_called_last_is_kept(monkeypatch):
    monkeypatch.setattr(costs, "MOST_CALLERS", 3)
    account = Costs(LIMITS)
    drained(account, "ann")
    for name in ("b", "c", "d"):
        with pytest.raises(Denied):
            account.check("ann", "", 0.0)
        account.check(name, "", 0.0)
    assert len(account._accounts) == 3


@in_loop
async def test_only_the_own_steps_of_a_request_are_counted():
    work = Work()

    async def task():
        work.do(1)
        await asyncio.sleep(0)
        work.do(2)
        return "done"

    async def others():
        work.do(100)

    metered = Metered(task(), work)
    result, _ = await asyncio.gather(until_done(metered), others())
    assert (result, metered.seconds) == ("done", 3)


async def until_done(metered):
    return await metered


@in_loop
async def test_a_failing_or_cancelled_request_is_counted_too():
    work = Work()

    async def failing():
        work.do(1)
        raise KeyError("x")

    metered = Metered(failing(), work)
    with pytest.raises(KeyError):
        await metered
    assert metered.seconds == 1

    async def waiting():
        try:
            await asyncio.sleep(3600)
        finally:
            work.do(5)

    metered = Metered(waiting(), work)
    task = asyncio.ensure_future(until_done(metered))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert metered.seconds == 5


def working(work, seconds):
    """A verb that takes processor time."""

    async def verb(connection, asked):
        work.do(seconds)

    return verb


@in_loop
async def test_a_socket_that_costs_too_much_is_told_to_wait(db, monkeypatch):
    async with open_house(db, TIGHT) as house:
        work = Work()
        house.hall.costs.clock = work
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        monkeypatch.setitem(COMMANDS, Ping, Command(Ping, working(work, 0.5)))
        answers = [await ann.say("ping") for _ in range(5)]
        assert answers[:4] == [[]] * 4
        assert (answers[4][0]["code"], answers[4][0]["about"]) == ("slow_down", "ping")
        assert answers[4][0]["retry_ms"] > 0
        assert await ben.say("ping") == []
        house.clock.pass_seconds(answers[4][0]["retry_ms"] / 1000 + 0.01)
        assert await ann.say("ping") == []


@in_loop
async def test_a_stranger_who_asks_for_too_many_pages_is_told_to_wait(db, monkeypatch):
    async with open_house(db, TIGHT) as house:
        work = Work()
        house.hall.costs.clock = work
        ann = await house.guest("Ann")

        async def page(call):
            work.do(0.6)
            raise Denied("no_table", "none")  # what fails costs as much

        put_in_place_of("/api/tables/{table}", page, monkeypatch)
        app = httpx.ASGITransport(build_app(house.hall))
        async with httpx.AsyncClient(transport=app, base_url="http://127.0.0.1") as http:
            codes = [(await http.get("/api/tables/x")).status_code for _ in range(5)]
            last = await http.get("/api/tables/x")
            mine = {"authorization": f"Bearer {ann.token}"}
            assert (await http.get("/api/tables/x", headers=mine)).status_code == 404
        assert codes == [404, 404, 404, 404, 429]
        assert last.json()["code"] == "slow_down"
        assert last.json()["retry_ms"] > 0
        assert int(last.headers["retry-after"]) * 1000 >= last.json()["retry_ms"]


def test_every_page_of_the_api_has_its_price():
    """No route reaches a handler but through the door."""
    doors = [route for route in routes(ENDPOINTS) if isinstance(route, Route)]
    assert len(doors) >= 15
    for route in doors:
        assert route.endpoint.__qualname__.startswith("door."), route.path


# Catching up and pages


async def long_game(house, n_moves=70):
    """A game of Space Walk with more entries than one reply catches up with."""
    room, ann, ben = await house.duel("spacewalk")
    for n in range(n_moves):
        seat = room.running.to_act[0]
        action = room.fresh(seat).view.actions[0]
        move = {"id": f"m{n}", "base": room.running.seq, "seat": seat, "action": action}
        await (ann, ben)[seat].say("move", game=room.id, **move)
    assert room.running.seq > 64
    return room, ann, ben


@in_loop
async def test_what_is_long_ago_comes_as_a_fresh_view_and_pages(db):
    async with open_house(db) as house:
        room, ann, _ = await long_game(house)
        seq = room.running.seq
        ann.heard()
        near = await ann.say("watch", game=room.id, seat=0, since=seq - 64)
        assert [len(m["entries"]) for m in near if m["type"] == "update"] == [64]
        far = await ann.say("watch", game=room.id, seat=0, since=seq - 65)
        assert [m["type"] for m in far if m["type"] in ("update", "fresh")] == ["fresh"]
        first = await ann.ask("history", game=room.id, seat=0)
        rest = await ann.ask("history", game=room.id, seat=0, since=64)
        assert [entry["seq"] for entry in first["entries"]] == list(range(1, 65))
        assert [entry["seq"] for entry in rest["entries"]] == list(range(65, seq + 1))
        assert (first["seq"], rest["seq"]) == (seq, seq)
        none = await ann.ask("history", game=room.id, seat=0, since=seq + 5)
        assert none["entries"] == []


@in_loop
async def test_no_answer_tells_more_than_a_page_of_entries(db, monkeypatch):
    told = []
    from orrery.server.views.telling import Telling

    tell = Telling._tell

    def counted(*args):
        told.append(args)
        return tell(*args)

    async with open_house(db) as house:
        room, ann, ben = await long_game(house)
        monkeypatch.setattr(Telling, "_tell", counted)
        seat = room.running.to_act[0]
        for request in (
            {"type_": "watch", "seat": 0, "since": 0},
            {"type_": "watch", "since": 0},
            {"type_": "history", "seat": 0, "since": 0},
            {"type_": "recap", "seat": 0},
            {"type_": "move", "seat": seat, "id": "old", "base": 0, "action": "x"},
        ):
            told.clear()
            await (ann, ben)[request.get("seat", 0)].say(game=room.id, **request)
            assert len(told) <= 64, request
        assert len(room.audience.told(0, 0, "en").entries) == 64


@in_loop
async def test_a_finished_game_is_encoded_once(db, monkeypatch):
    from orrery.server.views import replays

    steps = []
    step = replays._step

    def counted(again, n, *args):
        steps.append(n)
        return step(again, n, *args)

    monkeypatch.setattr(replays, "_step", counted)
    async with open_house(db) as house:
        room, ann, _ = await long_game(house)
        await ann.say("resign", game=room.id, id="end", seat=0)
        app = httpx.ASGITransport(build_app(house.hall))
        async with httpx.AsyncClient(transport=app, base_url="http://127.0.0.1") as http:

            async def page(**params):
                return (await http.get(f"/api/tables/{room.id}/replay", params=params)).json()

            one = await page(viewer="0", **{"from": 3, "count": 5})
            assert [s["n"] for s in one["steps"]] == [3, 4, 5, 6, 7]
            assert steps == list(range(50))
            assert await page(viewer="0", **{"from": 3, "count": 5}) == one
            assert [s["n"] for s in (await page(viewer="0", count=50))["steps"]] == list(range(50))
            assert len(steps) == 50
            across = await page(viewer="0", **{"from": 45, "count": 10})
            assert [s["n"] for s in across["steps"]] == list(range(45, 55))
            assert sorted(set(steps)) == list(range(one["n_steps"] + 1))
            beyond = await page(viewer="0", **{"from": 10**6, "count": 10})
            assert beyond["steps"] == []
            done = len(steps)
            await page(viewer="0", lang="de")
            await page(viewer="spectator")
            assert len(steps) == done + 100
            await page(viewer="spectator")
            assert len(steps) == done + 100


@in_loop
async def test_the_shelf_of_replays_is_bounded(db):
    async with open_house(db, replace(EASY, replay_cache_bytes=60_000)) as house:
        room, ann, _ = await long_game(house)
        await ann.say("resign", game=room.id, id="end", seat=0)
        shelf = house.hall.shelf
        for viewer in ("open", "0", "1", "spectator"):
            for first in (0, 50):
                await shelf.steps(room.id, room.running, viewer, first, 50, Listener())
                assert shelf.n_bytes <= 60_000 or len(shelf._blocks) == 1
                assert shelf.n_bytes == sum(
                    len(b) for block in shelf._blocks.values() for b in block
                )
