"""A tournament on two nodes: each round is paired once, and goes on when a node dies."""

from __future__ import annotations

import asyncio

from cluster_house import answer_to, open_nodes
from server_house import in_loop

from orrery.server.protocol.tournaments import TournamentOrder
from orrery.server.storage.rows import SeatRow
from orrery.server.storage.society import RoundRow
from orrery.server.tournaments.director import direct, start
from orrery.server.tournaments.register import find, join, new_tournament

ORDER = TournamentOrder("Cup", "connect_four", "swiss", {"pace": "live", "per_move": 60}, rounds=2)


async def give_up(store, people):
    """Whoever sits first at a table that goes on resigns."""
    for (table,) in await store.read("SELECT id FROM tables WHERE status = 'running'"):
        (seat,) = await store.rows(SeatRow, "game = ? AND seat = 0", (table,))
        one = next(one for one in people if one.id == seat.guest)
        said = await answer_to(one, "resign", game=table, id="r", seat=0)
        assert said["type"] == "ack", said


@in_loop
async def test_two_nodes_pair_each_round_once_and_one_may_die(nodes_db, redis, tmp_path):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (houses, (a, b)):
        people = [await (a, b)[n % 2].guest(f"P{n}") for n in range(4)]
        host = people[0].connection.guest
        id_ = await new_tournament(a.hall, host, ORDER)
        for one in people:
            await join(a.hall, id_, one.connection.guest)
        found = [await find(node.hall.store, id_) for node in (a, b)]
        starts = [start(a.hall, found[0]), start(b.hall, found[1])]
        done = await asyncio.gather(*starts, return_exceptions=True)
        assert [one is None for one in done].count(True) == 1
        await asyncio.gather(direct(a.hall), direct(b.hall))
        await give_up(b.hall.store, people)
        for _ in range(2):
            await asyncio.gather(direct(a.hall), direct(b.hall))
        assert len(await b.hall.store.rows(RoundRow)) == 2
        await a.die()
        await houses.beat(6)
        people = [
            one if one.hall is b.hall else await b.guest(one.name, one.token) for one in people
        ]
        await direct(b.hall)
        await give_up(b.hall.store, people)
        for _ in range(2):
            await direct(b.hall)
        found = await find(b.hall.store, id_)
        assert found.row.state == "over"
        assert len(found.matches) == 4
        assert sum(row.score for row in found.standings()) == 4.0
