"""What waits for another node goes to the sockets it is for, however much of it there is."""

from __future__ import annotations

import asyncio

import pytest
from cluster_house import begin, hears, open_nodes, play
from server_house import in_loop, until

from orrery.core.contract import SPECTATOR
from orrery.server.cluster import visitors
from orrery.server.cluster.links import LinksDown
from orrery.server.cluster.messages import Frame, Parcel, Withdrawn
from orrery.server.cluster.visitors import Post
from orrery.server.protocol.replies import Sealed, Sight

HAND = Sealed(b"the hand of seat 0", "t", Sight("t", 0))
SEEN = Sealed(b"what all may see", "t", Sight("t", SPECTATOR))
PLAYER, ONLOOKER, OTHER = 1, 2, 3  # sockets


async def sent_by(post: Post, parcels: list[Parcel]) -> list[Frame | Withdrawn]:
    """What a post sends of what waits."""
    task = asyncio.ensure_future(post.deliver())
    await until(lambda: parcels)
    task.cancel()
    return parcels[0].items


@pytest.fixture
def parcels() -> list[Parcel]:
    return []


@pytest.fixture
def post(parcels: list[Parcel], monkeypatch: pytest.MonkeyPatch) -> Post:
    """A post with room for two."""
    monkeypatch.setattr(visitors, "MOST_ITEMS", 2)

    async def send(node, message):
        parcels.append(message)

    return Post(7, send)


@in_loop
async def test_a_full_post_gives_nobody_what_another_was_to_see(post, parcels):
    for n in range(2):
        post.put(PLAYER, Sealed(HAND.data + b"%d" % n, "t", HAND.sight))
    post.put(ONLOOKER, SEEN)
    post.put(OTHER, SEEN)  # the same frame for one socket more
    for item in await sent_by(post, parcels):
        assert isinstance(item, Frame)
        assert item.callers == ([ONLOOKER, OTHER] if item.data == SEEN.data else [PLAYER])


@in_loop
async def test_a_full_post_still_withdraws_and_says_that_something_is_missing(post, parcels):
    post.put(PLAYER, HAND)
    post.withdraw(PLAYER, "t", SEEN.sight)
    post.put(PLAYER, SEEN)
    items = await sent_by(post, parcels)
    assert Withdrawn(PLAYER, "t", SPECTATOR) in items
    assert not any(isinstance(item, Frame) and item.data == HAND.data for item in items)
    assert parcels[0].is_cut


@in_loop
async def test_watchers_get_a_fresh_view_after_a_post_was_full(
    nodes_db, redis, tmp_path, monkeypatch
):
    async with open_nodes(nodes_db, redis.url, tmp_path) as (houses, (a, b)):
        ann, ben = await a.guest("Ann"), await b.guest("Ben")
        room = await a.table(ann, "connect_four", players=2)
        await ben.say("sit", game=room.id, seat=1)
        await begin(room.id, ann, ben)
        monkeypatch.setattr(visitors, "MOST_ITEMS", 1)
        async with room.lock:
            for _ in range(3):
                room.publish_table()
        await until(lambda: not b.node.router._is_held(ben.connection, room.id))
        monkeypatch.undo()
        ben.heard()
        await houses.beat()
        assert (await hears(ben, "fresh"))["seq"] == 0
        await play(room.id, [ann, ben], "1")
        assert (await hears(ben, "update"))["seq"] == 1


@in_loop
async def test_a_seat_that_was_lost_unheard_takes_its_queued_frames_with_it(
    nodes_db, redis, tmp_path, monkeypatch
):
    """The word that a seat is lost is lost itself: Redis was away."""
    async with open_nodes(nodes_db, redis.url, tmp_path) as (houses, (a, b)):
        ann, ben = await a.guest("Ann"), await b.guest("Ben")
        room = await a.table(ann, "astron", players=2)
        await ben.say("sit", game=room.id, seat=1)
        await begin(room.id, ann, ben)
        queue = ben.connection.outbox
        room.publish(0)
        await until(lambda: any(one.sight is not None for one in queue._queue))

        async def away(node, message):
            raise LinksDown("Redis does not answer")

        with monkeypatch.context() as patch:
            patch.setattr(a.node.links, "send", away)
            room.seats[1].guest = None
            room.audience.look_again()
            await asyncio.sleep(0.05)
        assert any(one.sight is not None for one in queue._queue)  # nobody has told that node
        b.node.router.loosen(a.node.nodes.id)  # as it notices by the next message's number
        await houses.beat()
        assert [one.sight for one in queue._queue if one.sight is not None] == []
        assert b'"code":"not_yours"' in queue._queue[-1].data
