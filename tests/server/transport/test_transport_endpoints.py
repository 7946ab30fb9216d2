"""Endpoints: routes and the description of the API follow from one table."""

from __future__ import annotations

import json
import re

import httpx
import msgspec
import pytest
from server_house import in_loop, open_house

from orrery.server.access.scopes import Scope
from orrery.server.commands.frame import Who
from orrery.server.protocol.answers import GuestSeen
from orrery.server.protocol.orders import GuestOrder
from orrery.server.transport.app import build_app
from orrery.server.transport.endpoints import ENDPOINTS, routes
from orrery.server.transport.http import Endpoint
from orrery.server.transport.openapi import document


async def echo(call):
    return GuestSeen(call.request.path_params["word"], call.body.name + call.query("end"))


ECHO = Endpoint(
    "POST", "/api/echo/{word}", echo, "says it again", GuestSeen, takes=GuestOrder, who=Who.GUEST,
    query={"end": "what is put behind it"}, status=201, scope=Scope.PLAY,
)  # fmt: skip


def client_of(hall, endpoints):
    app = httpx.ASGITransport(build_app(hall, endpoints))
    return httpx.AsyncClient(transport=app, base_url="http://here")


@in_loop
async def test_a_row_of_the_table_is_a_route_and_its_description(db):
    async with open_house(db) as house, client_of(house.hall, [*ENDPOINTS, ECHO]) as http:
        ann = await house.guest("Ann")
        mine = {"authorization": f"Bearer {ann.token}"}
        said = await http.post("/api/echo/hm?end=!", json={"name": "yes"}, headers=mine)
        assert (said.status_code, said.json()) == (201, {"id": "hm", "name": "yes!"})
        described = (await http.get("/openapi.json")).json()["paths"]["/api/echo/{word}"]["post"]
        assert described["summary"] == "says it again"
        assert [part["name"] for part in described["parameters"]] == ["word", "end"]
        assert ref_in(described["requestBody"]) == "GuestOrder"
        assert ref_in(described["responses"]["201"]) == "GuestSeen"
        assert described["security"] == [{"token": ["play"]}, {"session": []}]
        assert described["x-scope"] == "play"
        assert "says it again" in (await http.get("/api")).text


def ref_in(part):
    return part["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]


@in_loop
async def test_what_a_row_asks_for_is_asked_before_its_work(db):
    async with open_house(db) as house, client_of(house.hall, [ECHO]) as http:
        ann = await house.guest("Ann")
        mine = {"authorization": f"Bearer {ann.token}"}
        theirs = {**mine, "origin": "https://evil.example"}
        answers = [
            await http.post("/api/echo/hm", json={"name": "yes"}),
            await http.post("/api/echo/hm", json={"name": 7}, headers=mine),
            await http.post("/api/echo/hm", json={"name": "yes"}, headers=theirs),
        ]
        assert [answer.status_code for answer in answers] == [401, 400, 403]


def test_the_description_names_every_route_and_no_other():
    described = {
        (path, method) for path, ways in document(ENDPOINTS)["paths"].items() for method in ways
    }
    found = {
        (route.path, method.lower())
        for route in routes(ENDPOINTS)
        for method in getattr(route, "methods", {"GET"}) - {"HEAD"}
    }
    assert described == found
    assert len(ENDPOINTS) == len(described)


def test_every_type_that_is_referred_to_is_described():
    text = json.dumps(document(ENDPOINTS))
    named = set(re.findall(r'"#/components/schemas/(\w+)"', text))
    assert {"TableSeen", "LobbySeen", "TableOrder", "GuestOrder", "StatusSeen"} <= named
    assert named <= set(document(ENDPOINTS)["components"]["schemas"])


SIMPLE = [
    row
    for row in ENDPOINTS
    if row.method == "GET" and "{" not in row.path and row.answers is not None
    if row.path not in ("/api/account/tokens", "/api/moderation")  # not for every guest
    if row.media == "application/json"
]


@pytest.mark.parametrize("row", SIMPLE, ids=lambda row: row.path)
@in_loop
async def test_what_is_answered_is_of_the_type_that_is_described(db, row):
    async with open_house(db) as house, client_of(house.hall, ENDPOINTS) as http:
        ann = await house.guest("Ann")
        await house.table(ann)
        answer = await http.get(row.path, headers={"authorization": f"Bearer {ann.token}"})
        assert answer.status_code == row.status
        msgspec.json.decode(answer.content, type=row.answers, strict=True)


def test_two_rows_never_share_a_place():
    places = [(row.method, row.path) for row in ENDPOINTS]
    assert len(set(places)) == len(places)
