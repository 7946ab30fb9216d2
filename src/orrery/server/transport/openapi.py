"""The HTTP API described for machines (/openapi.json) and people (/api)."""

from __future__ import annotations

import html
from typing import Any

import msgspec

from orrery import __version__
from orrery.server.tables.orders import TableOrder
from orrery.server.transport.http import GuestOrder
from orrery.server.views.lobby import LobbySeen
from orrery.server.views.seen import TableSeen

REF = "#/components/schemas/{name}"

# method, path, what it does, body, answer, whether a token is needed
PATHS: tuple[tuple[str, str, str, str, str, bool], ...] = (
    ("get", "/api/status", "is the server up; progress of compiling", "", "", False),
    ("get", "/api/games", "all games with their options (?lang=)", "", "", False),
    ("get", "/api/games/{game}/rules",
     "the clauses and the rulebook of a game (?lang=)", "", "", False),
    ("get", "/api/languages", "the languages, and which games speak them", "", "", False),
    ("get", "/api/bots",
     "the bots by name, weakest first (?details=1: {name, is_level})", "", "", False),
    ("post", "/api/guests", "become a guest; the token is told once", "GuestOrder", "", False),
    ("get", "/api/me", "whose token this is", "", "", True),
    ("get", "/api/tables",
     "one's own tables, then a page of others (?cursor=&count=&finished=1)", "", "LobbySeen",
     False),
    ("post", "/api/tables", "open a table", "TableOrder", "TableSeen", True),
    ("get", "/api/tables/{table}", "one table (private: ?invite=)", "", "TableSeen", False),
    ("get", "/api/tables/{table}/log", "the log of a finished game, as JSON lines", "", "", False),
    ("get", "/api/tables/{table}/replay",
     "steps of a finished game (?viewer=open|spectator|SEAT&from=N&count=N&lang=L)", "", "", False),
    ("get", "/schema.json", "the JSON schema of the socket's messages", "", "", False),
    ("get", "/ws", "the WebSocket on which games are played", "", "", False),
)  # fmt: skip


def openapi() -> dict[str, Any]:
    """The description, OpenAPI 3.1."""
    kinds = [GuestOrder, TableOrder, TableSeen, LobbySeen]
    _, parts = msgspec.json.schema_components(kinds, ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for method, path, summary, body, answer, needs_token in PATHS:
        paths.setdefault(path, {})[method] = _operation(path, summary, body, answer, needs_token)
    bearer = {"token": {"type": "http", "scheme": "bearer"}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Orrery", "version": __version__},
        "paths": paths,
        "components": {"schemas": parts, "securitySchemes": bearer},
    }


def _operation(path: str, summary: str, body: str, answer: str, needs_token: bool) -> Any:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    content: dict[str, Any] = {"description": "done"}
    if answer:
        content["content"] = _json_of(answer)
    operation: dict[str, Any] = {
        "summary": summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names
        ],
        "responses": {
            "200": content,
            "4XX": {"description": "error: {code, text}; slow_down also retry_ms"},
        },
    }
    if body:
        operation["requestBody"] = {"required": True, "content": _json_of(body)}
    if needs_token:
        operation["security"] = [{"token": []}]
    return operation


def _json_of(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": REF.format(name=name)}}}


def page() -> str:
    """The same for people."""
    rows = "".join(
        f"<tr><td><code>{method.upper()}</code></td><td><code>{html.escape(path)}</code></td>"
        f"<td>{html.escape(summary)}</td></tr>"
        for method, path, summary, *_ in PATHS
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Orrery: the API</title>'
        "<style>body{font:16px/1.5 system-ui;max-width:56rem;margin:2rem auto;padding:0 1rem}"
        "td{padding:.2rem .8rem .2rem 0;vertical-align:top}</style>"
        "<h1>Orrery is up</h1><p>This server plays out-of-print space board games. Its API is"
        ' described by <a href="/openapi.json">openapi.json</a>, its socket by'
        f' <a href="/schema.json">schema.json</a>.</p><table>{rows}</table></html>'
    )
