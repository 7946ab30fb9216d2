"""Time that runs out is told once; a week by post in virtual time, with every notice sent once."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import AsyncExitStack, suppress
from dataclasses import replace

import pytest
from browsers import Browser, seated
from outside_world import PushBrowser, mailbox, place
from server_house import EASY, in_loop, open_house

from orrery.server.accounts.mail import address_hash
from orrery.server.clock import DAY
from orrery.server.notices import postman as post_office
from orrery.server.notices.deliveries import HOLD_SECONDS
from orrery.server.notices.postman import Postman
from orrery.server.storage.notice_rows import DeliveryRow, NoticeRow
from orrery.server.tables import notices as notices_of_tables
from orrery.server.upkeep.notices import look
from orrery.server.upkeep.timekeeper import tick

HOUR = 3600.0


async def hurries(house):
    return await house.hall.store.rows(NoticeRow, "kind = 'hurry' ORDER BY at")


@in_loop
async def test_time_that_runs_out_is_told_a_day_and_an_hour_before(url):
    async with open_house(url) as house:
        room, ann, _ = await house.duel(clock={"pace": "postal", "per_move": 3 * DAY})
        await ann.leave()
        for hours, told in ((47, 0), (1, 1), (12, 1), (10, 1), (1, 2), (0.9, 2), (0.2, 2)):
            house.clock.pass_seconds(hours * HOUR)
            for _ in range(2):
                await look(house.hall)
            assert len(await hurries(house)) == told, hours
        assert {one.guest for one in await hurries(house)} == {ann.id}
        first = (await hurries(house))[0]
        assert first.until == first.at + DAY
        await tick(house.hall)
        assert room.row.status == "over"


@in_loop
async def test_who_has_a_day_for_a_move_is_not_warned_when_it_begins(db):
    async with open_house(db) as house:
        _, ann, _ = await house.duel(clock={"pace": "postal", "per_move": DAY})
        await ann.leave()
        await look(house.hall)
        assert await hurries(house) == []


@in_loop
async def test_a_restart_does_not_warn_again(db):
    async with open_house(db) as house:
        room, ann, _ = await house.duel(clock={"pace": "postal", "per_move": 2 * DAY})
        await ann.leave()
        house.clock.pass_seconds(1.5 * DAY)
        await look(house.hall)
        table, clock = room.id, house.clock
    async with open_house(db, clock=clock) as house:
        room = await house.hall.room(table)
        async with room.lock:
            await room.load()
        await look(house.hall)
        assert len(await hurries(house)) == 1


# A week


class Killed(BaseException):
    """The process is no more."""


class Week:
    """Two people at three tables by post, who come to move and leave again."""

    def __init__(self, db, box, here, seed):
        self.db, self.box, self.here = db, box, here
        self.chance = random.Random(seed)
        self.settings = replace(EASY, mail=box.setting, push=here.inside, vacation_days=30)
        self.clock, self.stack, self.house = None, AsyncExitStack(), None
        self.turns = Counter()  # notices of turns that must come, by person and their name
        self.n_kills = 0

    async def open(self):
        """A new life of the server on the same database."""
        self.stack = AsyncExitStack()
        entered = open_house(self.db, self.settings, self.clock)
        self.house = await self.stack.enter_async_context(entered)
        self.clock = self.house.clock
        hall = self.house.hall
        self.postman = Postman(hall.store, self.clock, self.settings, hall.accounts.tickets)

    async def begin(self):
        await self.open()
        self.people = [Browser(self.house.hall), Browser(self.house.hall)]
        for person, name in zip(self.people, ("Ann", "Ben"), strict=True):
            await person.sign_up(name)
        vault, store = self.house.hall.store.vault, self.house.hall.store
        address = vault.seal("ann@example.org", "e-mail"), address_hash(vault, "ann@example.org")
        sql = "UPDATE accounts SET mail = ?, mail_hash = ? WHERE id = ?"
        await store.write([(sql, (*address, self.people[0].id))])
        await self.people[0].post("/api/notices/channels", letters="now")
        self.screen = PushBrowser(self.here)
        await self.people[1].post("/api/notices/push", **self.screen.wish)
        self.tables = [await self.table() for _ in range(3)]

    async def table(self):
        clock = {"pace": "postal", "per_move": 2 * DAY}
        ann, ben = [await seated(self.house, person, "") for person in self.people]
        order = {"players": 2, "clock": clock, "seats": ["me", f"guest:{self.people[1].id}"]}
        room = await self.house.table(ann, **order)
        await ben.say("sit", game=room.id, seat=1)
        await ann.leave()
        await ben.leave()
        starter = await seated(self.house, self.people[0], "")
        assert (await starter.ask("start", game=room.id))["type"] == "done"
        await starter.leave()
        self.turns[0, f"turn/{room.id}/0/0"] += 1
        return room.id

    async def move(self, table):
        """Whoever is to move comes, moves and leaves."""
        room = await self.house.hall.room(table)
        async with room.lock:
            await room.load()
        if room.running.outcome is not None:
            return
        seat = room.running.to_act[0]
        socket = await seated(self.house, self.people[seat], "")
        board = room.running.table
        action = self.chance.choice(board.actions(seat))
        base = room.running.seq
        said = {"game": table, "id": f"m{base}", "base": base, "seat": seat, "action": action}
        assert (await socket.ask("move", **said))["type"] == "ack"
        await socket.leave()
        if room.running.outcome is None:
            self.turns[1 - seat, f"turn/{table}/{1 - seat}/{room.running.seq}"] += 1

    async def step(self):
        """One hour."""
        self.clock.pass_seconds(HOUR)
        for table in self.tables:
            if self.chance.random() < 0.07:
                await self.move(table)
        await look(self.house.hall)
        await tick(self.house.hall)
        try:
            await self.postman.round()
        except Killed:
            self.n_kills += 1
            await self.kill()

    async def kill(self):
        """The process is gone with all it had in hand; the next one goes on."""
        for task in list(self.house.hall.tasks._running):
            task.cancel()
        with suppress(Exception):
            await self.stack.aclose()
        self.clock.pass_seconds(HOLD_SECONDS)
        await self.open()
        for person in self.people:
            person.client._transport.app = Browser(self.house.hall).client._transport.app

    async def check(self):
        """Every notice has been sent, and once."""
        store = self.house.hall.store
        for _ in range(3):
            self.clock.pass_seconds(HOUR)
            await self.postman.round()
        rows = await store.rows(NoticeRow)
        found = Counter({(self.seat_of(row), row.id): 1 for row in rows if row.kind == "turn"})
        assert found == self.turns  # written: each turn, once
        of_ben = {row.id for row in rows if row.guest == self.people[1].id}
        assert Counter(one["tag"] for one in self.screen.shown) == Counter(of_ben)
        assert self.lines() == sum(row.guest == self.people[0].id for row in rows)
        states = Counter(row.state for row in await store.rows(DeliveryRow))
        assert set(states) == {"sent"}
        return Counter(row.kind for row in rows)

    def seat_of(self, row):
        return next(n for n, person in enumerate(self.people) if person.id == row.guest)

    def lines(self):
        """The notices in Ann's letters; a letter that came twice has one name, and counts once."""
        letters = {letter["Message-ID"]: letter.get_content() for letter in self.box.letters}
        return sum(text.count("/#/t/") for text in letters.values())


async def play_week(week, monkeypatch):
    """Seven days; the process is killed before a letter is sent, and after one was."""
    await week.begin()
    for n in range(7 * 24):
        if n in (30, 90):
            kill_next(week, monkeypatch, is_sent=n == 90)
        await week.step()
        if n in (60, 130):
            assert week.n_kills == (1 if n == 60 else 2)
    return await week.check()


def kill_next(week, monkeypatch, is_sent):
    """The next letter is the last thing this process does, sent or not."""
    send = post_office.mail.send

    def last(setting, message):
        monkeypatch.setattr(post_office.mail, "send", send)
        if is_sent:
            send(setting, message)
        raise Killed

    monkeypatch.setattr(post_office.mail, "send", last)


@in_loop
async def test_a_week_by_post_sends_every_notice_once_though_the_process_is_killed(
    url, monkeypatch
):
    with mailbox() as box, place() as here:
        week = Week(url, box, here, seed=3)
        try:
            kinds = await play_week(week, monkeypatch)
        finally:
            await week.stack.aclose()
        assert kinds["turn"] >= 25
        assert {"turn", "began", "hurry", "invited", "over"} <= set(kinds)
        assert week.n_kills == 2


async def nothing(*_):
    return None


@pytest.mark.parametrize("guard", ["sent", "turn"])
@in_loop
async def test_without_its_guards_the_week_shows_it(db, monkeypatch, guard):
    """The control: a delivery that is not marked, a turn that is not remembered."""
    if guard == "sent":
        monkeypatch.setattr(post_office, "settle", nothing)
    else:
        names = iter(range(10**9))
        once = notices_of_tables.insert_once

        def always(row):
            return once(NoticeRow(f"{row.id}/{next(names)}", *_rest(row)))

        monkeypatch.setattr(notices_of_tables, "insert_once", always)
    with mailbox() as box, place() as here:
        week = Week(db, box, here, seed=3)
        try:
            await week.begin()
            for _ in range(10):
                await week.step()
            with pytest.raises(AssertionError):
                await week.check()
        finally:
            await week.stack.aclose()


def _rest(row):
    return [getattr(row, name) for name in NoticeRow.__struct_fields__[1:]]
