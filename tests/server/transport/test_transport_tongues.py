"""Addresses that carry a language, and an account that keeps one."""

from __future__ import annotations

import httpx
import pytest
from browsers import Browser
from server_house import in_loop, open_house

from orrery.core.languages import languages
from orrery.core.registry import game_ids
from orrery.server.notices import wishes
from orrery.server.transport import tongues
from orrery.server.transport.app import build_app
from orrery.server.transport.pages import is_built
from orrery.server.transport.tongues import PAGES, Place, page_of

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="Five games." />
    <title>Orrery</title>
    <script type="module" src="./assets/index.js"></script>
    <link rel="stylesheet" href="./assets/index.css">
  </head>
  <body><div id="app"></div></body>
</html>
"""
needs_client = pytest.mark.skipif(not is_built(), reason="there is no client")


def web_client(house):
    transport = httpx.ASGITransport(app=build_app(house.hall))
    return httpx.AsyncClient(transport=transport, base_url="http://here")


def test_a_page_has_a_head_in_its_language():
    page = page_of(INDEX, Place("de", "rules", "spacewalk"))
    assert page.startswith('<!doctype html>\n<html lang="de">')
    assert page.count("<html") == page.count("<title>") == page.count("description") == 1
    assert "<title>Space Walk · Orrery</title>" in page
    assert "Planeten" in page or "Schwarzen Löchern" in page
    assert 'src="/assets/index.js"' in page
    assert 'href="/assets/index.css"' in page
    assert '<link rel="canonical" href="/de/rules/spacewalk" />' in page
    for code in languages():
        link = f'<link rel="alternate" hreflang="{code}" href="/{code}/rules/spacewalk" />'
        assert link in page
    assert '<link rel="alternate" hreflang="x-default" href="/rules/spacewalk" />' in page


def test_the_first_page_names_all_games_as_the_language_lists_them():
    assert "Space Walk, ASTRON, Astroplane, ZYLATRON und SITUATION 7" in page_of(INDEX, Place("de"))
    assert 'hreflang="x-default" href="/" />' in page_of(INDEX, Place("de"))
    assert '<link rel="canonical" href="/de" />' in page_of(INDEX, Place("de"))


@needs_client
@in_loop
async def test_addresses_lead_to_the_nearest_page_there_is(db):
    async with open_house(db) as house, web_client(house) as client:

        async def led(path: str, accepts: str = "") -> str:
            answer = await client.get(path, headers={"accept-language": accepts})
            assert answer.status_code == 307, path
            return answer.headers["location"]

        assert await led("/rules/astron", "de-AT,en;q=0.5") == "/de/rules/astron"
        assert await led("/rules/astron", "tlh") == "/en/rules/astron"
        assert await led("/de-AT/rules/astron") == "/de/rules/astron"
        assert await led("/tlh/learn/astron") == "/en/learn/astron"
        assert await led("/de/rules/chess") == "/de/rules"
        for page in PAGES:
            for game in ("", *game_ids()):
                answer = await client.get(Place("de", page, game).path())
                assert answer.status_code == 200
                assert '<html lang="de">' in answer.text
        for path, accepts, lang in (("/", "de", "de"), ("/", "", "en"), ("/de", "en", "de"),
                                    ("/de/", "en", "de")):  # fmt: skip
            answer = await client.get(path, headers={"accept-language": accepts})
            assert f'<html lang="{lang}">' in answer.text, path
            assert answer.headers["vary"] == "accept-language"


@needs_client
@in_loop
async def test_a_client_that_is_built_anew_is_served_at_once(db, tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text(INDEX)
    monkeypatch.setattr(tongues, "STATIC", tmp_path)
    async with open_house(db) as house, web_client(house) as client:
        assert "/assets/index.js" in (await client.get("/en")).text


@in_loop
async def test_answers_come_in_what_the_browser_accepts_unless_it_says_otherwise(db):
    async with open_house(db) as house, web_client(house) as client:
        headers = {"accept-language": "de-CH,de;q=0.9"}

        async def label(path: str) -> str:
            games = (await client.get(path, headers=headers)).json()
            return next(one for one in games if one["id"] == "spacewalk")["seat_labels"][0]

        assert await label("/api/games") == "Rot"
        assert await label("/api/games?lang=en") == "red"
        assert await label("/api/games?lang=tlh") == "red"


@in_loop
async def test_an_account_keeps_its_language_for_all_devices_and_letters(url):
    async with open_house(url) as house:
        ann = Browser(house.hall)
        await ann.sign_up("Ann")
        seen = (await ann.get("/api/account")).json()["account"]
        assert seen["language"] is None
        assert (await ann.post("/api/account/language", language="de-AT")).status_code == 200
        seen = (await ann.get("/api/account")).json()["account"]
        assert seen["language"] == "de"
        kept = await wishes.wishes_of(house.hall.store, seen["id"])
        assert (kept.language, kept.letters) == ("de", "off")
        stranger = await Browser(house.hall).be_guest("Ben")
        assert (await stranger.post("/api/account/language", language="de")).status_code == 401
