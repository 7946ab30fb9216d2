"""The register of clubs: founded, joined by link or by request, led, left, closed."""

from __future__ import annotations

from dataclasses import replace

from browsers import Browser, code_of
from club_house import PATH, founded
from server_house import EASY, in_loop, open_house

from orrery.server.accounts.names import skeleton_of
from orrery.server.clubs import register
from orrery.server.storage.clubs import ClubRow, MemberRow
from orrery.server.storage.rows import insert


def roles(seen):
    return {one["name"]: one["role"] for one in seen["members"]}


@in_loop
async def test_a_club_is_joined_by_its_link_or_by_request_and_left(url):
    async with open_house(url) as house:
        ann, ben, ivy = await founded(house, "Ann", "Ben", "Ivy")
        seen = (await ann.get(PATH)).json()
        assert (seen["role"], roles(seen)) == ("officer", {"Ann": "officer"})
        assert (await ben.get(PATH)).json()["code"] is None  # the link is the officers' to give
        assert code_of(await ben.post(f"{PATH}/join", code="guessed")) == (410, "stale_link")
        assert (await ben.post(f"{PATH}/join", code=seen["code"])).json()["role"] == "member"
        assert (await ivy.post(f"{PATH}/join")).json()["role"] == "asked"
        assert roles((await ben.get(PATH)).json()) == {"Ann": "officer", "Ben": "member"}
        assert roles((await ann.get(PATH)).json())["Ivy"] == "asked"
        assert code_of(await ben.post(f"{PATH}/members", name="Ivy", deed="accept")) == (
            403, "not_yours",
        )  # fmt: skip
        seen = (await ann.post(f"{PATH}/members", name="Ivy", deed="accept")).json()
        assert roles(seen) == {"Ann": "officer", "Ben": "member", "Ivy": "member"}
        (line,) = (await ivy.get("/api/clubs")).json()
        assert (line["name"], line["members"], line["role"]) == ("Star Rovers", 3, "member")
        assert (await ivy.get("/api/players/Ivy")).json()["clubs"] == ["Star Rovers"]
        await ivy.post(f"{PATH}/leave")
        assert "Ivy" not in roles((await ann.get(PATH)).json())
        assert (await ivy.get("/api/players/Ivy")).json()["clubs"] == []


@in_loop
async def test_officers_are_made_and_a_club_never_lacks_one(url):
    async with open_house(url) as house:
        ann, ben, ivy = await founded(house, "Ann", "Ben", "Ivy")
        code = (await ann.get(PATH)).json()["code"]
        for one in (ben, ivy):
            await one.post(f"{PATH}/join", code=code)
        alone = await ann.post(f"{PATH}/members", name="Ann", deed="dismiss")
        assert code_of(alone) == (409, "not_now")
        await ann.post(f"{PATH}/members", name="Ivy", deed="appoint")
        seen = (await ivy.post(f"{PATH}/members", name="Ann", deed="dismiss")).json()
        assert roles(seen) == {"Ann": "member", "Ben": "member", "Ivy": "officer"}
        assert (await ivy.post(f"{PATH}/members", name="Ben", deed="remove")).status_code == 200
        wrong = await ivy.post(f"{PATH}/members", name="Ben", deed="appoint")
        assert code_of(wrong) == (409, "not_now")
        await ivy.post("/api/account/delete", name="Ivy")
        assert (await ann.get(PATH)).json()["role"] == "officer"  # has been there longest
        await ann.post(f"{PATH}/leave")
        assert code_of(await ann.get(PATH)) == (404, "no_page")
        assert await house.hall.store.rows(ClubRow) == []


@in_loop
async def test_a_new_link_ends_the_old_one_and_the_description_goes_through_the_border(db):
    async with open_house(db) as house:
        ann, ben = await founded(house, "Ann", "Ben")
        old = (await ann.get(PATH)).json()["code"]
        new = (await ann.post(PATH, new_link=True)).json()["code"]
        assert code_of(await ben.post(f"{PATH}/join", code=old)) == (410, "stale_link")
        assert (await ben.post(f"{PATH}/join", code=new)).status_code == 200
        assert code_of(await ben.post(PATH, about="mine now")) == (403, "not_yours")
        assert (await ann.post(PATH, about="Fridays")).json()["about"] == "Fridays"
        assert code_of(await ann.post(PATH, about="a\x00b")) == (400, "bad_input")
        assert code_of(await ann.post(PATH, about="x" * 501)) == (400, "bad_input")


@in_loop
async def test_names_of_clubs_look_different_and_guests_found_none(db):
    async with open_house(db) as house:
        _, ben = await founded(house, "Ann", "Ben")
        assert code_of(await ben.post("/api/clubs", name="Star R0vers")) == (409, "name_taken")
        assert code_of(await ben.post("/api/clubs", name="Operator")) == (409, "name_reserved")
        assert code_of(await ben.post("/api/clubs", name="\u0405tar")) == (400, "bad_name")
        guest = await Browser(house.hall, "10.9.1.1").be_guest("Gus")
        assert code_of(await guest.post("/api/clubs", name="Gusts")) == (401, "need_account")
        assert code_of(await guest.post(f"{PATH}/join")) == (401, "need_account")


@in_loop
async def test_there_is_a_limit_to_clubs_members_and_requests(db, monkeypatch):
    async with open_house(db) as house:
        ann, ben, ivy = await founded(house, "Ann", "Ben", "Ivy")
        for n in range(register.MOST_LED - 1):
            assert (await ann.post("/api/clubs", name=f"Rovers {'IV'[n]}")).status_code == 201
        assert code_of(await ann.post("/api/clubs", name="Too many")) == (429, "too_many")
        code = (await ann.get(PATH)).json()["code"]
        monkeypatch.setattr(register, "MOST_MEMBERS", 1)
        assert code_of(await ben.post(f"{PATH}/join", code=code)) == (429, "too_many")
        assert (await ben.post(f"{PATH}/join")).json()["role"] == "asked"
        accept = await ann.post(f"{PATH}/members", name="Ben", deed="accept")
        assert code_of(accept) == (429, "too_many")
        monkeypatch.setattr(register, "MOST_ASKED", 1)
        assert code_of(await ivy.post(f"{PATH}/join")) == (429, "too_many")
        rows = [MemberRow(f"club {n}", ivy.id, "member", 0.0) for n in range(register.MOST_JOINED)]
        await house.hall.store.write([insert(row) for row in rows])
        monkeypatch.setattr(register, "MOST_ASKED", 50)
        assert code_of(await ivy.post(f"{PATH}/join")) == (429, "too_many")


@in_loop
async def test_a_moderator_closes_a_club_that_was_reported(url):
    settings = replace(EASY, moderators=(skeleton_of("Mod"),))
    async with open_house(url, settings) as house:
        ann, ben, mod = await founded(house, "Ann", "Ben", "Mod")
        order = {"kind": "club", "reason": "name", "club": "Star Rovers", "text": "rude"}
        assert (await ben.post("/api/reports", **order)).status_code == 200
        assert code_of(await ben.post("/api/reports", **order)) == (409, "reported")
        person = {"kind": "person", "reason": "name", "name": "Ben"}
        assert (await ann.post("/api/reports", **person)).status_code == 200
        reports = (await mod.get("/api/moderation")).json()["reports"]
        about_club, about_ben = sorted(reports, key=lambda one: one["club"] is None)
        assert (about_club["club"], about_club["about"]) == ("Star Rovers", "Ann")
        assert about_club["context"][0]["text"] == "Thursdays at eight"
        close = {"deed": "close", "why": "its name"}
        wrong = await mod.post("/api/moderation", report=about_ben["id"], **close)
        assert code_of(wrong) == (400, "bad_input")
        assert (await ann.get(PATH)).status_code == 200
        done = await mod.post("/api/moderation", report=about_club["id"], **close)
        assert done.status_code == 200
        assert code_of(await ann.get(PATH)) == (404, "no_page")
        assert (await ann.get("/api/clubs")).json() == []
        (told,) = (await ann.get("/api/desk")).json()["letters"]
        assert (told["kind"], told["said"]["name"]) == ("club_closed", "Star Rovers")
        (thanks,) = (await ben.get("/api/desk")).json()["letters"]
        assert (thanks["kind"], thanks["said"]["name"]) == ("report_close", "Star Rovers")
        assert code_of(await ann.post("/api/clubs", name="Star Rovers")) == (409, "name_taken")
