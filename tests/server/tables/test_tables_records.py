"""Records: what somebody has played, filtered and added up; and what others may see of it."""

from __future__ import annotations

import pytest
from browsers import Browser, code_of, duel_of
from server_house import in_loop, open_house

from orrery.server.storage.rows import SeatRow, TableRow
from orrery.server.tables.records import Record, chosen, statistics

NAMES = {"me": "Ann", "b": "Ben", "c": "Cleo"}


def record(result, game="astron", others=("b",), bots=(), mine=(0,)):
    """A game of mine against some people and bots; `result` is who won."""
    row = TableRow(game, game, "{}", None, "me", False, "over", 1.0, "{}", result="...")
    seats = [SeatRow(game, n, "person", guest="me") for n in mine]
    seats += [SeatRow(game, len(seats) + n, "person", guest=one) for n, one in enumerate(others)]
    seats += [SeatRow(game, len(seats) + n, "bot", bot=one) for n, one in enumerate(bots)]
    return Record(row, seats, list(mine), result, NAMES)


def test_results_are_won_shared_lost_or_none():
    found = [record(winners).result for winners in [(0,), (0, 1), (1,), ()]]
    assert found == ["won", "shared", "lost", "none"]


def test_statistics_count_by_game_seat_person_and_rank_and_in_a_row():
    records = [
        record((0,)), record((0,), others=(), bots=("cadet", "cadet")),
        record((1,), game="zylatron", others=("b", "c")), record((0,)), record((0,)), record((0,)),
        record((0, 1), others=(), bots=("captain",)),
        record((0,), mine=(0, 1)),  # two seats of one person say nothing
    ]  # fmt: skip
    found = statistics(records)
    assert (found.played, found.won) == (7, 5)
    assert [(one.key, one.played, one.won) for one in found.by_game] == [
        ("astron/2", 5, 4), ("astron/3", 1, 1), ("zylatron/3", 1, 0)]  # fmt: skip
    assert [(one.key, one.played) for one in found.by_opponent] == [("Ben", 5), ("Cleo", 1)]
    assert [(one.key, one.played, one.won) for one in found.by_rank] == [
        ("cadet", 1, 1), ("captain", 1, 0)]  # fmt: skip
    assert found.by_seat[0].key == "astron/2/0"
    assert (found.streak.now, found.streak.best) == (2, 3)


@pytest.mark.parametrize(
    ("filters", "n"),
    [({}, 3), ({"game": "zylatron"}, 1), ({"result": "lost"}, 2), ({"opponent": "CLE"}, 1),
     ({"opponent": "captain"}, 1), ({"opponent": "Ann"}, 0),
     ({"game": "astron", "result": "won"}, 1)],
)  # fmt: skip
def test_filters_choose_by_game_result_and_opponent(filters, n):
    records = [
        record((0,)), record((1,), game="zylatron", others=("c",)),
        record((1,), others=(), bots=("captain",)),
    ]  # fmt: skip
    assert len(chosen(records, **filters)) == n


@in_loop
async def test_my_games_come_with_result_date_and_length_and_the_name_of_whoever_was_there(url):
    async with open_house(url) as house:
        ann, ben = Browser(house.hall), await Browser(house.hall).be_guest("Ben")
        await ann.sign_up("Ann")
        room, one, _two = await duel_of(house, ann, ben)
        action = room.running.sights.seen(0).actions[0]
        await one.say("move", game=room.id, id="m", base=0, action=action)
        house.clock.pass_seconds(3600)
        await one.say("resign", game=room.id, id="r", seat=0)
        found = (await ann.get("/api/my-games")).json()
        (game,) = found["finished"]
        assert (game["id"], game["result"], game["reason"]) == (room.id, "lost", "resign")
        assert (game["length"], game["ended"]) == (2, house.clock.date())
        assert [other["name"] for other in game["opponents"]] == ["Ben"]
        assert found["games"] == ["connect_four"]
        assert (await ben.get("/api/my-games?result=won")).json()["finished"][0]["id"] == room.id
        assert (await ben.get("/api/my-games?result=lost")).json()["finished"] == []
        assert code_of(await Browser(house.hall).get("/api/my-games")) == (401, "need_guest")


@in_loop
async def test_others_see_what_the_owner_lets_them_and_never_a_private_table(url):
    async with open_house(url) as house:
        ann, ben = Browser(house.hall), await Browser(house.hall).be_guest("Ben")
        await ann.sign_up("Ann")
        room, one, _two = await duel_of(house, ann, ben)  # private
        await one.say("resign", game=room.id, id="r", seat=0)
        stranger = Browser(house.hall)
        page = (await stranger.get("/api/players/ann")).json()
        assert (page["name"], page["ratings"], page["games"], page["statistics"]) == (
            "Ann", [], None, None)  # fmt: skip
        await ann.post("/api/account/shows", shows=["games", "statistics", "secrets"])
        page = (await stranger.get("/api/players/ANN")).json()
        assert (page["ratings"], page["games"], page["statistics"]["played"]) == (None, [], 0)
        await house.hall.store.write([("UPDATE tables SET is_private = 0", ())])
        page = (await stranger.get("/api/players/Ann")).json()
        assert [game["id"] for game in page["games"]] == [room.id]
        assert not page["is_me"]
        assert (await ann.get("/api/players/Ann")).json()["is_me"]
        assert code_of(await stranger.get("/api/players/Ben")) == (404, "no_player")
        await ann.post("/api/account/delete", name="Ann")
        assert code_of(await stranger.get("/api/players/Ann")) == (404, "no_player")
