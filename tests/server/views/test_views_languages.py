"""Every viewer reads in a language of their own; programs see the same ids and numbers."""

from __future__ import annotations

import json

import httpx
import pytest
from server_house import in_loop, open_house

from orrery.core.errors import BadInput
from orrery.server.transport.app import build_app


def web_client(house):
    transport = httpx.ASGITransport(app=build_app(house.hall))
    return httpx.AsyncClient(transport=transport, base_url="http://here")


async def german_duel(house, game="connect_four", **order):
    """Ann reads English, Ben German; both watch from their seats."""
    room, ann, ben = await house.duel(game, **order)
    welcome = await ben.ask("hello", language="de-AT")
    assert welcome["language"] == "de"
    return room, ann, ben


@in_loop
async def test_each_viewer_is_told_in_their_own_language(db):
    async with open_house(db) as house:
        room, ann, ben = await german_duel(house)
        heard = await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        ours = next(m for m in heard if m["type"] == "update")
        theirs = next(m for m in ben.heard() if m["type"] == "update")
        english, german = ours["entries"][0]["events"][0], theirs["entries"][0]["events"][0]
        assert english["text"] == "You drop a disc into column 3"
        assert german["text"] == "Ann wirft eine Scheibe in Spalte 3"
        assert (english["kind"], english["numbers"]) == (german["kind"], german["numbers"])


@in_loop
async def test_refusals_recaps_and_stale_answers_are_translated(db):
    async with open_house(db) as house:
        room, ann, ben = await german_duel(house)
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        ben.heard()
        stale = await ben.ask("move", game=room.id, id="1", base=0, action="drop 3")
        recap = await ben.ask("recap", game=room.id)
        for told in (stale, recap):
            assert told["entries"][0]["events"][0]["text"].startswith("Ann wirft")
        for n in range(1, 6):
            player = (ann, ben)[n % 2]
            await player.say("move", game=room.id, id=f"{n + 1}", base=n, action="drop 3")
        await ann.say("move", game=room.id, id="7", base=6, action="drop 2")
        refused = await ben.ask("move", game=room.id, id="8", base=7, action="drop 3")
        assert (refused["reason"], refused["clause"]) == ("Spalte 3 ist voll", "CF-3")
        why = await ben.ask("why", game=room.id, action="drop 3")
        assert why["reason"] == "Spalte 3 ist voll"


@in_loop
async def test_a_piece_that_does_not_fit_is_refused_with_reason_and_clause(db):
    async with open_house(db) as house:
        room, ann, ben = await german_duel(house, "situation7", options={"tempo": "live"})
        move = {"game": room.id, "id": "1", "base": 0, "action": "place 6.7 6.8"}
        refused = await ben.ask("move", **move)
        assert (refused["type"], refused["clause"]) == ("refused", "S7-12")
        assert refused["reason"] == "Dieses Teil passt dort nicht"
        english = await ann.ask("why", game=room.id, action="place 6.22 6.23")
        assert english["reason"] == "That piece does not fit there"
        unread = await ben.ask("why", game=room.id, action="place nowhere")
        assert unread["reason"] == "So geht das nicht: Die Anfrage ergibt keinen Sinn."
        unknown = await ann.ask("move", **{**move, "action": "place 6.22 9.99"})
        assert unknown["type"] == "refused"
        assert room.running.seq == 0


@in_loop
async def test_a_caution_reaches_everyone_who_sits_down(db):
    async with open_house(db) as house:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        await ben.say("hello", language="de")
        room = await house.table(ann, "situation7", players=3, options={"tempo": "live"})
        english = (await ann.say("watch", game=room.id))[0]["table"]["caution"]
        german = (await ben.say("watch", game=room.id))[0]["table"]["caution"]
        assert "lopsided" in english
        assert "ungleich" in german


@in_loop
async def test_games_rules_languages_and_replays_over_http(db):
    async with open_house(db) as house, web_client(house) as client:

        async def get(path):
            return (await client.get(path)).json()

        languages = {language["id"]: language for language in await get("/api/languages")}
        assert list(languages)[:2] == ["en", "de"]
        assert languages["de"]["name"] == "Deutsch"
        assert "spacewalk" in languages["de"]["games"]
        games = {game["id"]: game for game in await get("/api/games?lang=de")}
        spacewalk = games["spacewalk"]
        assert spacewalk["seat_names"][0] == "red"
        assert spacewalk["seat_labels"][0] == "Rot"
        variant = spacewalk["options"][0]
        assert (variant["name"], variant["label"]) == ("variant", "Variante")
        assert variant["choices"] == ["tokens", "cards"]
        assert variant["choice_labels"] == ["Marken", "Aktionskarten"]
        assert variant["first_offer"] == variant["default"] == "tokens"
        tempo = games["situation7"]["options"][0]
        assert (tempo["first_offer"], tempo["default"]) == ("live", "alternate")  # S7-24
        assert games["connect_four"]["title"] == "Vier gewinnt"
        rules = await get("/api/games/spacewalk/rules?lang=de")
        assert "Umlaufbahn" in rules["clauses"]["SW-2"]
        assert (await client.get("/api/games?lang=%00")).status_code == 400
        for wish in ("tlh", "../../x", "x" * 500):
            assert (await get(f"/api/games?lang={wish}")) == await get("/api/games")
        room, ann, _ = await house.duel()
        await ann.say("move", game=room.id, id="1", base=0, action="drop 3")
        await ann.say("resign", game=room.id, id="2")
        replay = await get(f"/api/tables/{room.id}/replay?lang=de")
        assert replay["steps"][1]["entry"]["events"][0]["text"].startswith("Ann wirft")


@in_loop
async def test_a_table_on_a_board_of_other_rules_plays_those_or_is_refused(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, "zylatron", board="short", seats=["me", "me"])
        assert json.loads(room.row.options)["rules"] == "short"
        await ann.say("start", game=room.id)
        assert "rb1" not in room.running.table.text
        with pytest.raises(BadInput, match="board short is for rules short, not major"):
            await house.table(ann, "zylatron", board="short", options={"rules": "major"})


@in_loop
async def test_words_that_name_no_place_are_refused_with_their_clause_as_a_field(db):
    async with open_house(db) as house:
        ann = await house.guest("Ann")
        room = await house.table(ann, "spacewalk", players=2, seats=["me", "me"])
        await ann.say("start", game=room.id)
        move = {"game": room.id, "id": "m", "base": 0, "seat": 0, "action": "place 99 large"}
        refused = await ann.ask("move", **move)
        assert (refused["type"], refused["clause"]) == ("refused", "SW-2")
        assert refused["reason"] == "no space '99': this orbit has 0 to 13"
