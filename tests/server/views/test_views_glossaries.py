"""The glossary over HTTP: with the numbers of a table's options, and nothing read but boards."""

from __future__ import annotations

import json

import pytest
from server_house import in_loop, web

ADDRESS = "/api/games/zylatron/glossary"


async def terms(client, **query):
    answer = await client.get(ADDRESS, params=query)
    assert answer.status_code == 200, answer.text
    return {one["id"]: one["meaning"] for one in answer.json()["terms"]}


@in_loop
async def test_a_glossary_has_the_numbers_of_the_tables_options(db):
    async with web(db) as (_, client):
        usual = await terms(client)
        short = await terms(client, options=json.dumps({"players": 2, "rules": "short"}))
        assert "6 points" in usual["star-fighter"]
        assert "10 points" in short["star-fighter"]
        assert "missile" in usual
        assert "missile" not in short


@in_loop
async def test_a_glossary_is_said_in_a_language(db):
    async with web(db) as (_, client):
        answer = (await client.get(ADDRESS, params={"lang": "de"})).json()
        assert answer["language"] == "de"
        assert answer["terms"][0]["term"] == "Kampfstern"


@pytest.mark.parametrize(("query", "why"), [
    ({"options": "{"}, "no JSON object"), ({"options": "[1]"}, "no JSON object"),
    ({"options": '{"rule": "short"}'}, "no option 'rule'"),
    ({"options": " " * 2000}, "at most 1000"),
    ({"board": "/etc/passwd"}, "no board '/etc/passwd'"),
])  # fmt: skip
@in_loop
async def test_bad_questions_are_answered_with_what_is_wrong(db, query, why):
    async with web(db) as (_, client):
        answer = await client.get(ADDRESS, params=query)
        assert answer.status_code == 400
        assert why in answer.json()["text"]
        assert (await client.get("/api/games/chess/glossary")).status_code == 400
