"""The link of a finished game works for whoever has it, and shows no more than it should."""

from __future__ import annotations

import re
from contextlib import asynccontextmanager
from dataclasses import replace
from importlib import import_module

import httpx
import pytest
from server_house import EASY, in_loop, open_house, served

from orrery.core.registry import BUILT_IN, package_of
from orrery.core.svg import drawing, polygon, shape
from orrery.lessons.pictures import pictures_of
from orrery.server.access.reading import may_read, read_code
from orrery.server.tables import previews
from orrery.server.transport import sharing
from orrery.server.transport.app import build_app
from orrery.server.transport.endpoints import ENDPOINTS
from orrery.server.transport.pages import is_built


@asynccontextmanager
async def shared(db, name="Ann", game="astron", is_private=True):
    """A game that Ann has given up, its path and its read code; asked by nobody in particular."""
    async with open_house(db) as house:
        app = httpx.ASGITransport(build_app(house.hall, ENDPOINTS))
        async with httpx.AsyncClient(transport=app, base_url="http://here") as client:
            ann = await house.guest(name)
            seats = ["me", "random"]
            room = await house.table(ann, game, players=2, seats=seats, is_private=is_private)
            await ann.say("start", game=room.id)
            await house.settle()
            action = room.fresh(0).view.actions[0]
            await ann.say("move", game=room.id, id="m", base=room.running.seq, action=action)
            await house.settle()
            yield house, client, ann, room


async def code_of(house, client, room, name="Ann"):
    headers = {"authorization": f"Bearer {house.tokens[name]}"}
    return (await client.get(f"/api/tables/{room.id}", headers=headers)).json().get("read")


@in_loop
async def test_a_read_code_opens_a_private_game_once_it_is_over(db):
    async with shared(db) as (house, client, ann, room):
        path, code = f"/api/tables/{room.id}", read_code(room.row.invite)
        assert await code_of(house, client, room) is None
        assert (await client.get(f"{path}?read={code}")).status_code == 404
        await ann.say("resign", game=room.id, id="r")
        assert await code_of(house, client, room) == code
        for what in ("", "/log", "/replay", "/picture.svg"):
            assert (await client.get(f"{path}{what}?read={code}")).status_code == 200, what
            for wrong in ("", "?read=", f"?read=x{code[1:]}", f"?invite={code}"):
                assert (await client.get(f"{path}{what}{wrong}")).status_code == 404, what + wrong
        assert room.row.invite not in (await client.get(f"{path}?read={code}")).text


def test_a_read_code_is_not_the_invitation_and_belongs_to_one_table():
    assert may_read(read_code("secret"), "secret")
    assert not may_read(read_code("secret"), "another")
    assert not may_read("", "")
    assert not may_read(read_code(""), "")
    assert "secret" not in read_code("secret")


def tags_of(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', page))


@in_loop
async def test_a_shared_link_has_tags_for_previews_and_leads_on(db):
    async with shared(db, "A<b>&\"'", "spacewalk") as (_house, client, ann, room):
        link = f"/t/{room.id}?read={read_code(room.row.invite)}"
        before = await client.get(link)
        assert before.headers["location"].startswith(f"/#/t/{room.id}")
        await ann.say("resign", game=room.id, id="r")
        page = (await client.get(f"{link}&lang=de")).text
        tags = tags_of(page)
        assert tags["og:title"].startswith("Space Walk: ")
        assert tags["og:title"].endswith(" hat gewonnen")
        assert "A&lt;b&gt;&amp;&quot;&#x27;" in tags["og:description"]
        assert "<b>" not in page
        assert tags["twitter:card"] == "summary_large_image"
        picture = await client.get(tags["og:image"].removeprefix("http://here"))
        assert picture.content.startswith(b"\x89PNG")
        assert f"url=/#/replay/{room.id}/0?read=" in page
        closed = await client.get(f"/t/{room.id}")  # without the code nothing is told
        assert "og:title" not in closed.text
        assert closed.headers["location"] == f"/#/t/{room.id}"


@in_loop
async def test_a_picture_has_no_texts_and_nothing_that_was_hidden(db):
    async with shared(db) as (_house, client, ann, room):
        path = f"/api/tables/{room.id}/picture"
        query = f"?read={read_code(room.row.invite)}"
        await ann.say("resign", game=room.id, id="r")
        svg = (await client.get(f"{path}.svg{query}")).text
        assert "<text" not in svg
        assert not re.search(r">[^<]+<", svg)
        assert "forward" not in svg
        assert (await client.get(f"{path}.gif{query}")).status_code == 404


@in_loop
async def test_without_a_renderer_there_is_no_png_but_the_drawing(db, monkeypatch):
    monkeypatch.setattr(previews, "find_spec", lambda name: None if "resvg" in name else True)
    previews.png_of.cache_clear()
    async with shared(db, is_private=False) as (_house, client, ann, room):
        await ann.say("resign", game=room.id, id="r")
        path = f"/api/tables/{room.id}/picture"
        assert (await client.get(f"{path}.png")).status_code == 404
        assert (await client.get(f"{path}.svg")).status_code == 200
        tags = tags_of((await client.get(f"/t/{room.id}")).text)
        assert "og:image" not in tags
        assert tags["twitter:card"] == "summary"
    previews.png_of.cache_clear()


@pytest.mark.parametrize("game", sorted(BUILT_IN))
def test_every_game_of_ours_draws_what_stands_on_its_board(game):
    portrait = import_module(f"{package_of(game)}.portrait").portrait
    drawn = [drawing(portrait(one.seen.board)) for one in pictures_of(game)]
    assert len(set(drawn)) > 1  # other positions, other pictures
    assert all(one.startswith("<svg ") and one.endswith("</svg>") for one in drawn)


def test_shapes_are_escaped():
    assert shape("rect", fill='"><script>') == '<rect fill="&quot;&gt;&lt;script&gt;"/>'
    assert 'points="1.0,2.5 3.0,4.0"' in polygon([(1, 2.5), (3, 4)], "red")


async def opened(client, log, **asked):
    return await client.post("/api/replay", json={"log": log, **asked})


@in_loop
async def test_a_log_that_somebody_brings_along_is_replayed(db):
    async with shared(db, is_private=False) as (_house, client, ann, room):
        await ann.say("resign", game=room.id, id="r")
        log = (await client.get(f"/api/tables/{room.id}/log")).text
        told = (await opened(client, log, viewer="spectator")).json()
        there = await client.get(f"/api/tables/{room.id}/replay?viewer=spectator")
        assert told["game"] == "astron"
        assert told["seat_names"] == ["ship1", "ship2"]
        assert told["n_steps"] == there.json()["n_steps"]
        views = [step["view"] for step in told["steps"]]
        assert views == [step["view"] for step in there.json()["steps"]]
        few = (await opened(client, log, **{"from": 2, "count": 1})).json()
        assert [step["n"] for step in few["steps"]] == [2]
        moment = await client.get(f"/api/tables/{room.id}/position?n=2")
        assert few["position"] == moment.json()["position"]


LOG = '{"orrery": 1, "game": "spacewalk", "rules": 1, "board": "small", "options": {}}\n'


@pytest.mark.parametrize(
    ("log", "said"),
    [
        ("", "is empty"),
        ("no log", "line 1 is damaged"),
        ('{"a": 1}', "no Orrery log"),
        (LOG + "{", "line 2 is damaged"),
        (LOG + "[" * 200_000, "nested too deeply"),
        (LOG.replace('"spacewalk"', "7"), "'game' is 7"),
        (LOG.replace("spacewalk", "\\ud800"), "half a character"),
        (LOG.replace('"options": {}', '"options": [1]'), "'options' is [1]"),
        (LOG.replace("spacewalk", "chess"), "chess"),
        (LOG.replace('"rules": 1', '"rules": -1'), "rules version -1"),
        (LOG.replace("small", "/etc/passwd"), "a board that Space Walk does not bring along"),
        (LOG.replace('"board":', '"board_data": "x", "board":'), "does not bring along"),
    ],
)
@in_loop
async def test_a_damaged_log_gets_a_sentence(db, log, said):
    async with shared(db, is_private=False) as (_house, client, _ann, _room):
        answer = await opened(client, log)
        assert answer.status_code == 400
        assert said in answer.json()["text"]


@in_loop
async def test_a_log_that_was_tampered_with_is_refused_where_it_was(db):
    async with shared(db, is_private=False) as (_house, client, ann, room):
        await ann.say("resign", game=room.id, id="r")
        lines = (await client.get(f"/api/tables/{room.id}/log")).text.splitlines()
        damaged = lines[2].replace('"hash": "', '"hash": "0')
        answer = await opened(client, "\n".join([*lines[:2], damaged, *lines[3:]]))
        assert answer.status_code == 400
        assert "leads to hash" in answer.json()["text"]
        assert (await opened(client, "x" * 2_000_000)).status_code == 413


POSITION = "sw1 small 2p 2/LrMbSr/3/*/2/Lb/3/* red move"


@in_loop
async def test_a_position_is_shown_as_everybody_may_see_it(db):
    async with shared(db) as (_house, client, _ann, _room):
        path = "/api/games/spacewalk/position"
        seen = (await client.get(path, params={"text": POSITION})).json()
        assert seen["view"]["turn"] == "red"
        assert seen["seat_names"] == ["red", "blue"]
        cards = "as1 default 2p t0 c0/f0 ship1 play hands=F2F4B1S1S2/F1F2B2S1S2"
        hidden = await client.get("/api/games/astron/position", params={"text": cards})
        assert hidden.json()["view"]["hand"] is None
        for wrong in ("", "sw1 small", "sw1 small 2p x", POSITION.replace("small", "/a/b.toml")):
            answer = await client.get(path, params={"text": wrong})
            assert answer.status_code == 400, wrong
        assert "has no board '/a/b.toml'" in answer.json()["text"]  # no file was looked for


@pytest.mark.skipif(not is_built(), reason="there is no client")
@in_loop
async def test_other_sites_may_frame_the_embedded_board_and_nothing_else(db):
    async with shared(db) as (_house, client, _ann, _room):
        embedded = await client.get("/embed?game=spacewalk")
        assert embedded.status_code == 200
        assert "frame-ancestors *" in embedded.headers["content-security-policy"]
        for path in ("/", "/embed/", "/api/games", "/t/x", "/embedded"):
            policy = (await client.get(path)).headers["content-security-policy"]
            assert "frame-ancestors 'none'" in policy, path


@pytest.mark.parametrize(("proxies", "scheme"), [(("127.0.0.1",), "https"), ((), "http")])
@in_loop
async def test_previews_name_https_behind_a_proxy_that_we_believe(db, monkeypatch, proxies, scheme):
    monkeypatch.setattr(sharing, "can_render", lambda: True)
    async with served(db, replace(EASY, proxies=proxies)) as (house, port):
        room, ann, _ = await house.duel("spacewalk")
        await ann.say("resign", game=room.id, id="r")
        async with httpx.AsyncClient() as client:
            headers = {"host": "orrery.test", "x-forwarded-proto": "https"}
            page = await client.get(f"http://127.0.0.1:{port}/t/{room.id}", headers=headers)
    assert (
        f'og:image" content="{scheme}://orrery.test/api/tables/{room.id}/picture.png' in page.text
    )
    assert f'og:url" content="{scheme}://orrery.test/t/{room.id}"' in page.text
