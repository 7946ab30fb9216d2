"""The operator's page: which tables there are, who has been here, who is shut out. No cards."""

from __future__ import annotations

import html
import time
from collections.abc import Iterable, Sequence

from orrery.core.registry import find_metas
from orrery.core.words import words_of
from orrery.server.tables.hall import Hall
from orrery.server.transport.admin_reports import Say, moderator_button, reports_part

MOST_ROWS = 200
TABLES = f"""SELECT t.id, t.game, t.status, g.name, COALESCE(t.active, t.created), t.fault
    FROM tables t LEFT JOIN guests g ON g.id = t.host WHERE t.status <> 'over'
    ORDER BY t.created DESC LIMIT {MOST_ROWS}"""
GUESTS = f"""SELECT id, name, created, COALESCE(seen, created), banned, kept FROM guests
    WHERE LOWER(name) LIKE ? ORDER BY banned IS NULL, created DESC LIMIT {MOST_ROWS}"""
NODES = "SELECT host, pid, version FROM nodes WHERE state = 'up' ORDER BY started"
PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:1.5rem auto;padding:0 1rem;
color:#1c1f2a;background:#faf9f6}}h1{{font-size:1.5rem}}h2{{font-size:1.15rem;margin-top:2rem}}
.wide{{overflow-x:auto}}table{{border-collapse:collapse;width:100%}}
th,td{{text-align:left;padding:.35rem .8rem .35rem 0;border-bottom:1px solid #ddd;
white-space:nowrap}}
th{{font-weight:600}}form{{display:inline-block;margin:0 0 .5rem}}td form{{margin:0}}
button,input{{font:inherit;padding:.2rem .7rem}}
.bad{{color:#a3211b}}</style>
<h1>{title}</h1>{parts}</html>"""


async def admin_page(hall: Hall, language: str, name: str) -> str:
    """The page; `name` is what names of guests are to hold."""
    words = words_of("admin", language)

    def say(key: str) -> str:
        return html.escape(words.say("", key, {}))

    wanted = f"%{name.lower().replace('%', '').replace('_', '')}%"
    parts = [
        await reports_part(hall, say),
        await _tables(hall, say),
        _search(say, name),
        await _guests(hall, say, wanted),
        await _nodes(hall, say),
    ]
    return PAGE.format(language=language, title=say("admin-title"), parts="".join(parts))


async def _tables(hall: Hall, say: Say) -> str:
    titles: dict[str, str] = {meta.id: meta.title for meta in find_metas()[0]}
    rows = [
        (
            html.escape(titles.get(str(game), str(game))), say(f"admin-{status}"),
            html.escape(host or "?"),
            _date(active), _fault(fault), f'<a href="/#/t/{table}">{table}</a>',
        )
        for table, game, status, host, active, fault in await hall.store.read(TABLES)
    ]  # fmt: skip
    heads = ("game", "status", "host", "last-visit", "fault", "table")
    return _part(say, "admin-tables", heads, rows)


def _fault(fault: str | None) -> str:
    return "" if fault is None else f'<span class="bad">{html.escape(fault)}</span>'


def _search(say: Say, name: str) -> str:
    box = f'<input name="name" value="{html.escape(name)}" aria-label="{say("admin-name")}">'
    button = f"<button>{say('admin-search')}</button>"
    return f'<h2>{say("admin-guests")}</h2><form method="get">{box} {button}</form>'


async def _guests(hall: Hall, say: Say, wanted: str) -> str:
    named = await hall.conduct.moderators()
    rows = [
        (
            html.escape(name), _button(say, guest, "ban" if banned is None else "unban"),
            "" if kept is None else moderator_button(say, guest, guest in named),
            "" if banned is None else f'<span class="bad">{_date(banned)}</span>',
            _date(seen), _date(created),
        )
        for guest, name, created, seen, banned, kept in await hall.store.read(GUESTS, (wanted,))
    ]  # fmt: skip
    return _grid(say, ("name", "deed", "moderates", "banned", "last-visit", "first-visit"), rows)


def _button(say: Say, guest: str, deed: str) -> str:
    fields = f'<input type="hidden" name="guest" value="{html.escape(guest)}">'
    button = f'<button name="deed" value="{deed}">{say(f"admin-{deed}")}</button>'
    return f'<form method="post" action="/admin/ban">{fields}{button}</form>'


async def _nodes(hall: Hall, say: Say) -> str:
    """The nodes of a cluster; nothing for a lone server."""
    if hall.nodes.is_alone:
        return ""
    found = await hall.store.read(NODES)
    rows = [(html.escape(host), str(pid), html.escape(version)) for host, pid, version in found]
    return _part(say, "admin-nodes", ("machine", "process", "version"), rows)


def _part(say: Say, title: str, heads: Iterable[str], rows: Sequence[tuple[str, ...]]) -> str:
    return f"<h2>{say(title)}</h2>{_grid(say, heads, rows)}"


def _grid(say: Say, heads: Iterable[str], rows: Sequence[tuple[str, ...]]) -> str:
    """Rows under their heads; cells are HTML already."""
    if not rows:
        return f"<p>{say('admin-nothing')}</p>"
    top = "".join(f"<th>{say(f'admin-{head}')}</th>" for head in heads)
    lines = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{top}</tr>{lines}</table></div>'


def _date(seconds: float | None) -> str:
    return "" if seconds is None else time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))
