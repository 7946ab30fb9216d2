"""The ledger: a rated game counts once, for those who keep a name, whatever happens meanwhile."""

from __future__ import annotations

import asyncio

import pytest
from browsers import Browser, code_of, seated
from server_house import in_loop, open_house, until

from orrery.server.ratings.ledger import Ledger
from orrery.server.storage.rows import RatingStepRow, StandingRow
from orrery.server.upkeep.ends import settle_ratings

GAME = "astroplane"


async def people(house, *names):
    found = []
    for name in names:
        browser = Browser(house.hall)
        assert (await browser.sign_up(name)).status_code == 200
        found.append((browser, await seated(house, browser, name)))
    return found


async def rated_duel(house, ann, ben):
    room = await house.table(ann, GAME, players=2, rated=True)
    said = await ben.say("sit", game=room.id, seat=1)
    assert "done" in {one["type"] for one in said}, said
    await ann.say("watch", game=room.id, seat=0)
    await ben.say("watch", game=room.id, seat=1)
    assert "done" in {one["type"] for one in await ann.say("start", game=room.id)}
    return room


@in_loop
async def test_a_rated_game_counts_once_for_both_and_is_shown(url):
    async with open_house(url) as house:
        (one, ann), (two, ben) = await people(house, "Ann", "Ben")
        room = await rated_duel(house, ann, ben)
        await ben.say("resign", game=room.id, id="r", seat=1)
        await until(lambda: room.row.rated == "done")
        changes = (await one.get(f"/api/tables/{room.id}/ratings")).json()
        by_seat = {change["seat"]: change for change in changes}
        assert by_seat[0]["after"] > 1500 > by_seat[1]["after"]
        assert by_seat[0]["rating"]["is_provisional"]
        assert by_seat[0]["rating"]["above"] == "lieutenant"
        assert by_seat[0]["rating"]["below"] == "commander"
        again = [Ledger(house.hall.store, house.clock).settle(room.id) for _ in range(3)]
        assert await asyncio.gather(*again) == [False] * 3
        assert len(await house.hall.store.rows(RatingStepRow)) == 2
        mine = (await two.get("/api/my-games")).json()["finished"][0]
        assert (mine["result"], round(mine["rating"]), mine["before"]) == (
            "lost", by_seat[1]["after"], 1500)  # fmt: skip


@in_loop
async def test_games_of_one_player_that_end_at_once_all_count(url):
    """Two nodes may settle at the same moment: nothing is lost, nothing counts twice."""
    async with open_house(url) as house:
        (_, ann), (_, ben), (_, cleo) = await people(house, "Ann", "Ben", "Cleo")
        house.hall.ledger.settle = never  # as if this node had died before it could
        tables = []
        for rival in (ben, cleo, ben):
            room = await rated_duel(house, ann, rival)
            await rival.say("resign", game=room.id, id="r", seat=1)
            tables.append(room.id)
        ledgers = [Ledger(house.hall.store, house.clock) for _ in tables]  # a node each
        work = [ledger.settle(table) for ledger, table in zip(ledgers, tables, strict=True)]
        assert await asyncio.gather(*work) == [True] * 3
        standing = await house.hall.store.rows(StandingRow, "guest = ?", (ann.id,))
        assert [row.n for row in standing] == [3]
        steps = await house.hall.store.rows(RatingStepRow, "guest = ? ORDER BY n", (ann.id,))
        assert [step.n for step in steps] == [1, 2, 3]
        assert [step.before for step in steps[1:]] == pytest.approx(
            [step.strength for step in steps[:-1]]
        )


async def never(table):
    return False


@in_loop
async def test_what_a_crash_left_is_counted_later_and_abandoned_games_never(db):
    async with open_house(db) as house:
        (_, ann), (_, ben) = await people(house, "Ann", "Ben")
        settle, house.hall.ledger.settle = house.hall.ledger.settle, never
        won, left = await rated_duel(house, ann, ben), await rated_duel(house, ann, ben)
        await ann.say("resign", game=won.id, id="r", seat=0)
        await ann.say("propose", game=left.id, id="p", what="abandon", seat=0)
        await ben.say("answer", game=left.id, yes=True)
        house.hall.ledger.settle = settle
        await settle_ratings(house.hall)
        assert (won.row.rated, left.row.rated) == ("done", "void")
        assert len(await house.hall.store.rows(RatingStepRow)) == 2


@in_loop
async def test_only_the_standard_game_of_kept_names_and_measured_bots_is_rated(db):
    async with open_house(db) as house:
        ((one, ann),) = await people(house, "Ann")
        order = {"game": GAME, "players": 2, "rated": True, "seats": ["me", "open"]}
        for change, code in (
            ({"game": "connect_four"}, "unrated"), ({"hints": True}, "unrated"),
            ({"marks": True}, "unrated"),
            ({"game": "spacewalk", "options": {"tokens": 0}}, "unrated"),
        ):  # fmt: skip
            answer = await one.post("/api/tables", **{**order, **change})
            assert code_of(answer)[1] == code, change
        guest = await Browser(house.hall).be_guest("Guest")
        assert code_of(await guest.post("/api/tables", **order)) == (401, "need_account")
        room = await house.table(ann, GAME, players=2, rated=True)
        stranger = await seated(house, guest, "Guest")
        assert (await stranger.ask("sit", game=room.id, seat=1))["code"] == "need_account"
        for bot in ("random", "greedy"):
            assert (await ann.ask("place", game=room.id, seat=1, bot=bot))["code"] == "unrated"
        assert (await ann.ask("sit", game=room.id, seat=1))["type"] == "done"
        assert (await ann.ask("start", game=room.id))["code"] == "unrated"  # two seats of one
        await ann.say("stand", game=room.id, seat=1)
        assert (await ann.ask("place", game=room.id, seat=1, bot="cadet"))["type"] == "done"
        await ann.say("watch", game=room.id, seat=0)
        assert (await ann.ask("start", game=room.id))["type"] == "done"
        assert (await ann.ask("hint", game=room.id, seat=0))["code"] == "not_now"
        assert (await ann.ask("lend", game=room.id))["code"] == "not_now"
        said = await ann.ask("propose", game=room.id, id="u", what="undo", seat=0)
        assert said["code"] == "not_now"


@in_loop
async def test_the_leaderboard_has_bots_as_marks_and_only_those_who_let_it(db):
    async with open_house(db) as house:
        (one, _ann), (two, _ben) = await people(house, "Ann", "Ben")
        for n, who in enumerate((one, two)):
            row = StandingRow(who.id, f"{GAME}/2", 1600.0 + n, 50.0, 40, house.clock.date())
            await house.hall.store.write([("INSERT INTO standings (guest, scope, strength, spread,"
                                           " n, at) VALUES (?, ?, ?, ?, ?, ?)",
                                           (row.guest, row.scope, row.strength, row.spread, row.n,
                                            row.at))])  # fmt: skip
        await two.post("/api/account/shows", shows=["games"])
        board = (await one.get(f"/api/leaderboards/{GAME}/2")).json()["leaders"]
        names = [line["name"] for line in board]
        assert names == [
            "grand_admiral",
            "admiral",
            "captain",
            "commander",
            "Ann",
            "lieutenant",
            "ensign",
            "cadet",
        ]
        assert (await one.get(f"/api/leaderboards/{GAME}/9")).status_code == 400
        house.clock.pass_seconds(400 * 86400)  # too long ago to be sure of
        later = (await Browser(house.hall).get(f"/api/leaderboards/{GAME}/2")).json()["leaders"]
        assert "Ann" not in [line["name"] for line in later]
