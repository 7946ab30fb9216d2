"""The page of a site: what is written into the client's page."""

from __future__ import annotations

import re

from orrery.browser.site import MARK, marked
from orrery.core.languages import languages

PAGE = "<!doctype html><html><head><title>Orrery</title></head><body></body></html>"


def test_the_page_of_a_site_names_every_language() -> None:
    links = re.findall(r'<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)" />', marked(PAGE))
    assert dict(links) == {
        **{code: f"./?lang={code}" for code in languages()},
        "x-default": "./",
    }


def test_the_page_of_a_site_says_where_its_server_is_and_is_else_the_same() -> None:
    page = marked(PAGE)
    assert page.index(MARK) < page.index("<title>")
    assert re.sub(r"<head>.*(?=<title>)", "<head>", page, flags=re.S) == PAGE
