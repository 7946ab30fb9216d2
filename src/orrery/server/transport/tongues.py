"""Pages that are worth finding, by plain addresses that carry their language: /de/rules/astron.

Each is the client's page, with its language, title, description and the addresses of the same page
in other languages in its head. `/rules/astron` leads to the language a browser likes best, and an
address in a language that nobody speaks here to the nearest: by region, then English.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from orrery.core.formats import listed
from orrery.core.languages import accepted_language, best_language, languages
from orrery.core.registry import BUILT_IN, find_meta, game_ids, package_of
from orrery.core.texts import texts_of

PAGES = ("rules", "learn", "openings", "puzzles")
STATIC = Path(__file__).parent.parent / "static"
VARY = {"vary": "accept-language"}
LABELS = {"cache-control": "no-cache", **VARY}
RELATIVE = re.compile(r'(src|href)="\./')
HEAD = re.compile(r'<html lang="en">|<title>.*?</title>|<meta name="description"[^>]*>')


@dataclass(frozen=True)
class Place:
    """A page in a language; of one game, of all, or the first page of all."""

    language: str
    page: str = ""
    game: str = ""

    def path(self, language: str | None = None) -> str:
        """Its address, or that of the same page in another language."""
        parts = (language or self.language, self.page, self.game)
        return "/" + "/".join(part for part in parts if part)


def page_routes() -> list[BaseRoute]:
    """All these addresses."""
    found: list[BaseRoute] = [Route("/", _first)]
    for page in PAGES:
        for path in (f"/{page}", f"/{page}/{{game}}"):
            found.append(Route(path, functools.partial(_lead_on, page=page)))
            found.append(Route("/{language}" + path, functools.partial(_show, page=page)))
    for language in languages():
        found += [Route(f"/{language}{end}", functools.partial(_home, language=language))
                  for end in ("", "/")]  # fmt: skip
    return found


async def _first(request: Request) -> Response:
    return _answer(Place(_liked(request)))


async def _home(request: Request, language: str) -> Response:
    return _answer(Place(language))


async def _show(request: Request, page: str) -> Response:
    """A page as the address names it, or the way to the nearest that there is."""
    asked, game = request.path_params["language"], request.path_params.get("game", "")
    place = Place(best_language(asked), page, game if game in game_ids() else "")
    is_there = (place.language, place.game) == (asked, game)
    return _answer(place) if is_there else RedirectResponse(place.path())


async def _lead_on(request: Request, page: str) -> Response:
    game = request.path_params.get("game", "")
    place = Place(_liked(request), page, game if game in game_ids() else "")
    return RedirectResponse(place.path(), headers=VARY)


def _liked(request: Request) -> str:
    """The language a browser asks for."""
    return accepted_language(request.headers.get("accept-language", ""))


def _answer(place: Place) -> Response:
    return HTMLResponse(page_of(_index(), place), headers=LABELS)


@functools.lru_cache(1)
def _read(changed: float) -> str:
    return (STATIC / "index.html").read_text("utf-8")


def _index() -> str:
    """The client's page as it was built last."""
    return _read((STATIC / "index.html").stat().st_mtime)


def page_of(index: str, place: Place) -> str:
    """The client's page with a head of its own; its files lie at the root, wherever it is."""
    html = RELATIVE.sub(r'\1="/', index)
    html = HEAD.sub("", html).replace("<!doctype html>", "")
    head = [f"<title>{escape(_title(place))}</title>", *_description(place), *_alternates(place)]
    start = f'<!doctype html>\n<html lang="{place.language}">'
    return start + html.replace("</head>", "    " + "\n    ".join(head) + "\n  </head>", 1)


def _title(place: Place) -> str:
    return f"{_called(place.game, place.language)} · Orrery" if place.game else "Orrery"


def _description(place: Place) -> list[str]:
    """The lid of the box; of all games what they are called."""
    if place.game:
        text = _said(place.game, place.language, "blurb", find_meta(place.game).blurb)
    else:
        named = [_called(game, place.language) for game in BUILT_IN]
        text = listed(named, place.language)
    return [f'<meta name="description" content="{escape(text)}" />']


def _called(game: str, language: str) -> str:
    return _said(game, language, "title", find_meta(game).title)


def _said(game: str, language: str, what: str, otherwise: str) -> str:
    return texts_of(package_of(game), language).label("", what, otherwise)


def _alternates(place: Place) -> list[str]:
    """Where the same page is in other languages, and where a browser finds its own."""
    ways = {code: place.path(code) for code in languages()}
    unsure = f"/{place.page}/{place.game}".rstrip("/") or "/"
    links = [f'<link rel="alternate" hreflang="{code}" href="{escape(way)}" />'
             for code, way in (*ways.items(), ("x-default", unsure))]  # fmt: skip
    return [f'<link rel="canonical" href="{escape(ways[place.language])}" />', *links]
