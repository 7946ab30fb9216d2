"""A table of endpoints described for machines (OpenAPI) and people (a page)."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Any

import msgspec

from orrery import __version__
from orrery.server.access.scopes import GRANTED, Scope
from orrery.server.transport.http import Endpoint

REF = "#/components/schemas/{name}"
JSON = "application/json"

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Orrery: the API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{{font:16px/1.5 system-ui;max-width:56rem;margin:2rem auto;padding:0 1rem}}
td,th{{padding:.2rem .8rem .2rem 0;vertical-align:top;text-align:left}}
td code{{overflow-wrap:anywhere}}td:first-child code{{white-space:nowrap}}
@media(max-width:44rem){{th{{display:none}}td{{display:block;padding:0}}tr{{display:block;
padding:.5rem 0;border-bottom:1px solid #8884}}}}</style>
<h1>Orrery is up</h1><p>This server plays out-of-print space board games. Its API is described by
<a href="/openapi.json">openapi.json</a>, its socket by <a href="/schema.json">schema.json</a>.</p>
<p>Programs act for a kept name by a personal token, which is made on the
<a href="/#/account">account page</a> and sent as <code>Authorization: Bearer orp_...</code>. A
token has scopes; the last column says which one a route needs.</p>
<table><tr><th colspan="2">route</th><th>what it does</th><th>needs</th></tr>{rows}</table>
</html>"""
NEEDS = {Scope.PUBLIC: "", Scope.OWNER: "our own pages", Scope.OPERATOR: "the operator's token"}


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The description, OpenAPI 3.1."""
    kinds = {str(kind): kind for one in endpoints for kind in (one.takes, one.answers) if kind}
    found, parts = msgspec.json.schema_components(list(kinds.values()), ref_template=REF)
    schemas = dict(zip(kinds, found, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for one in endpoints:
        paths.setdefault(one.path, {})[method_of(one).lower()] = _operation(one, schemas)
    ways = {
        "token": {"type": "http", "scheme": "bearer",
                  "description": "a guest's token, or a personal one (orp_...) with its scopes"},
        "session": {"type": "apiKey", "in": "cookie", "name": "orrery_session"},
    }  # fmt: skip
    return {
        "openapi": "3.1.0",
        "info": {"title": "Orrery", "version": __version__},
        "paths": paths,
        "components": {"schemas": parts, "securitySchemes": ways},
    }


def method_of(endpoint: Endpoint) -> str:
    """The method as HTTP has it: a socket begins with a GET."""
    return endpoint.method if endpoint.method in ("GET", "POST") else "GET"


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    done: dict[str, Any] = {"description": "done"}
    if endpoint.answers is not None:
        done["content"] = {endpoint.media: {"schema": schemas[str(endpoint.answers)]}}
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint),
        "responses": {
            str(endpoint.status): done,
            "4XX": {"description": "error: {code, text}; slow_down also retry_ms"},
        },
    }
    if endpoint.takes is not None:
        body = {JSON: {"schema": schemas[str(endpoint.takes)]}}
        operation["requestBody"] = {"required": True, "content": body}
    if _security(endpoint):
        operation["security"] = _security(endpoint)
    return {**operation, "x-scope": str(endpoint.needs)}


def _security(endpoint: Endpoint) -> list[dict[str, list[str]]]:
    """How a caller says who they are; empty where anyone may ask."""
    if endpoint.needs in GRANTED:
        return [{"token": [str(endpoint.needs)]}, {"session": []}]
    if endpoint.needs is Scope.OPERATOR:
        return [{"token": []}]
    return [{"session": []}] if endpoint.needs is Scope.OWNER and not endpoint.is_entrance else []


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    text = {"type": "string"}
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    in_path = [{"name": name, "in": "path", "required": True, "schema": text} for name in names]
    in_query = [
        {"name": name, "in": "query", "description": what, "schema": text}
        for name, what in endpoint.query.items()
    ]
    return in_path + in_query


def page(endpoints: Sequence[Endpoint]) -> str:
    """The same for people."""
    return PAGE.format(rows="".join(map(_row, endpoints)))


def _row(endpoint: Endpoint) -> str:
    query = "&".join(f"{name}=" for name in endpoint.query)
    path = html.escape(endpoint.path + (f"?{query}" if query else ""))
    return (
        f"<tr><td><code>{method_of(endpoint)}</code></td><td><code>{path}</code></td>"
        f"<td>{html.escape(endpoint.summary)}</td>"
        f"<td>{html.escape(NEEDS.get(endpoint.needs, endpoint.needs))}</td></tr>"
    )
