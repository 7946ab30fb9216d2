"""Verdicts: reports with their context, decided once, logged, and those who reported are told."""

from __future__ import annotations

from dataclasses import replace

from browsers import Browser, code_of, duel_of
from server_house import EASY, in_loop, open_house

from orrery.server.access.tokens import hash_of
from orrery.server.accounts.names import skeleton_of
from orrery.server.clock import DAY
from orrery.server.upkeep.bans import cut_off


async def people(house, *names):
    found = []
    for n, name in enumerate(names):
        one = Browser(house.hall, f"10.1.{n}.1")
        assert (await one.sign_up(name)).status_code == 200
        found.append(one)
    return found


async def quarrel(house, ann, ben):
    """Ben is rude at a table with Ann."""
    room, one, two = await duel_of(house, ann, ben)
    for text in ("hello", "hi", "you fool"):
        await (two if text == "you fool" else one).say("chat", game=room.id, text=text)
    return room, one, two


LINE = {"kind": "chat", "reason": "insult", "text": "he said it", "line": 3}


@in_loop
async def test_a_line_is_reported_with_its_context_once_and_a_moderator_silences(url):
    settings = replace(EASY, moderators=(skeleton_of("Mod"),))
    async with open_house(url, settings) as house:
        ann, ben, mod = await people(house, "Ann", "Ben", "Mod")
        room, _, two = await quarrel(house, ann, ben)
        order = {**LINE, "table": room.id}
        assert (await ann.post("/api/reports", **order)).status_code == 200
        assert code_of(await ann.post("/api/reports", **order)) == (409, "reported")
        assert code_of(await ben.get("/api/moderation")) == (404, "no_page")
        assert (await mod.get("/api/desk")).json()["reports"] == 1
        (report,) = (await mod.get("/api/moderation")).json()["reports"]
        assert (report["about"], report["reporter"], report["line"]) == ("Ben", "Ann", 3)
        assert [line["text"] for line in report["context"]] == ["hello", "hi", "you fool"]
        verdict = {"report": report["id"], "deed": "silence", "days": 2, "why": "an insult"}
        assert (await mod.post("/api/moderation", **verdict)).status_code == 200
        assert code_of(await mod.post("/api/moderation", **verdict)) == (409, "not_now")
        assert (await two.ask("chat", game=room.id, text="what?"))["code"] == "silenced"
        (told,) = (await ann.get("/api/desk")).json()["letters"]
        assert (told["kind"], told["said"]) == ("report_silence", {"name": "Ben"})
        (asked,) = (await ben.get("/api/desk")).json()["letters"]
        assert (asked["kind"], asked["said"]) == ("silenced", {"why": "an insult", "days": 2})
        (line,) = (await mod.get("/api/moderation")).json()["log"]
        assert (line["about"], line["deed"], line["why"], line["by"]) == (
            "Ben", "silence", "an insult", "Mod",
        )  # fmt: skip
        await ben.post("/api/desk/letters", letter=asked["id"])
        assert (await ben.get("/api/desk")).json()["letters"] == []
        house.clock.pass_seconds(2 * DAY + 1)
        await house.hall.conduct.tidy()
        assert (await two.ask("chat", game=room.id, text="sorry"))["type"] == "done"


@in_loop
async def test_a_ban_shuts_out_for_its_days_or_for_good(url):
    settings = replace(EASY, moderators=(skeleton_of("Mod"),))
    async with open_house(url, settings) as house:
        ann, ben, cleo, mod = await people(house, "Ann", "Ben", "Cleo", "Mod")
        for who, days in ((ben, 3), (cleo, None)):
            await ann.post("/api/reports", kind="person", reason="cheating", guest=who.id)
            (report,) = (await mod.get("/api/moderation")).json()["reports"]
            verdict = {"report": report["id"], "deed": "ban", "why": "a bot played"}
            await mod.post("/api/moderation", **verdict, **({"days": days} if days else {}))
            assert code_of(await who.get("/api/me")) == (403, "banned")
        house.clock.pass_seconds(3 * DAY + 1)
        await house.hall.conduct.tidy()
        await cut_off(house.hall)
        assert (await ben.get("/api/me")).status_code == 200
        assert code_of(await cleo.get("/api/me")) == (403, "banned")


@in_loop
async def test_all_who_reported_the_same_are_told_and_nobody_judges_in_their_own_case(db):
    settings = replace(EASY, moderators=(skeleton_of("Mod"), skeleton_of("Ben")))
    async with open_house(db, settings) as house:
        ann, ben, cleo, mod = await people(house, "Ann", "Ben", "Cleo", "Mod")
        for one in (ann, cleo):
            await one.post("/api/reports", kind="person", reason="name", name="Ben")
        first, second = (await mod.get("/api/moderation")).json()["reports"]
        assert first["same"] == second["same"] == 2
        verdict = {"report": first["id"], "deed": "dismiss", "why": "a usual name"}
        assert code_of(await ben.post("/api/moderation", **verdict)) == (403, "not_yours")
        await mod.post("/api/moderation", **verdict)
        assert (await mod.get("/api/moderation")).json()["reports"] == []
        for one in (ann, cleo):
            (told,) = (await one.get("/api/desk")).json()["letters"]
            assert told["kind"] == "report_dismiss"
        assert (await ben.get("/api/desk")).json()["letters"] == []


@in_loop
async def test_bad_reports_and_verdicts_are_refused(db):
    settings = replace(EASY, moderators=(skeleton_of("Mod"),))
    async with open_house(db, settings) as house:
        ann, ben, cleo, mod = await people(house, "Ann", "Ben", "Cleo", "Mod")
        room, *_ = await quarrel(house, ann, ben)  # private
        order = {**LINE, "table": room.id}
        for one, body, code in (
            (ann, {**order, "line": 99}, (400, "bad_input")),
            (ann, {**order, "reason": "boring"}, (400, "bad_input")),
            (ann, {**order, "text": "x" * 501}, (400, "bad_input")),
            (ann, {"kind": "person", "reason": "spam", "guest": ann.id}, (400, "bad_input")),
            (ann, {"kind": "game", "reason": "spam", "guest": ben.id}, (400, "bad_input")),
            (cleo, order, (404, "no_table")),
            (ann, {"kind": "person", "reason": "spam", "name": "Nobody"}, (404, "no_player")),
        ):  # fmt: skip
            assert code_of(await one.post("/api/reports", **body)) == code, body
        game = {"kind": "game", "reason": "leaving", "table": room.id, "guest": ben.id}
        assert (await ann.post("/api/reports", **game)).status_code == 200
        (report,) = (await mod.get("/api/moderation")).json()["reports"]
        for deed, days in (("silence", None), ("warn", 3), ("ban", 0), ("hang", None)):
            verdict = {"report": report["id"], "deed": deed, "why": "so", "days": days}
            assert code_of(await mod.post("/api/moderation", **verdict)) == (400, "bad_input"), deed


@in_loop
async def test_the_operators_page_has_the_queue_and_appoints_moderators(db):
    settings = replace(EASY, operator=hash_of("secret"))
    async with open_house(db, settings) as house:
        ann, ben = await people(house, "Ann", "Ben")
        await ann.post("/api/reports", kind="person", reason="spam", text="<b>ads</b>", name="Ben")
        head = {"authorization": "Bearer secret"}
        page = (await ben.client.get("/admin", headers=head)).text
        assert "&lt;b&gt;ads&lt;/b&gt;" in page
        assert "Make moderator" in page
        appoint = {"guest": ann.id, "deed": "appoint"}
        await ben.client.post("/admin/moderator", data=appoint, headers=head)
        report = (await ann.get("/api/moderation")).json()["reports"][0]["id"]
        verdict = {"report": report, "deed": "warn", "days": "", "why": "no ads"}
        decided = await ben.client.post("/admin/report", data=verdict, headers=head)
        assert decided.status_code == 303
        assert (await ben.get("/api/desk")).json()["letters"][0]["said"] == {"why": "no ads"}
        assert (await ann.get("/api/moderation")).json()["log"][0]["by"] == "operator"
        await ben.client.post("/admin/moderator", data={**appoint, "deed": "dismiss"}, headers=head)
        assert code_of(await ann.get("/api/moderation")) == (404, "no_page")
        stranger = Browser(house.hall)
        assert (await stranger.client.post("/admin/report", data=verdict)).status_code == 401
