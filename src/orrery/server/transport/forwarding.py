"""Pages of tables that are at another node: asked there, and made here for others."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message

from orrery.server.cluster.messages import Page, PageAnswer
from orrery.server.tables.hall import Hall
from orrery.server.transport.cookies import CSRF, is_own_page

PASSED = "orrery.passed"  # in the scope of a request that another node has passed on


async def answer_elsewhere(request: Request, hall: Hall, body: bytes) -> Response | None:
    """The answer of the node whose table a request is about; None when that is this one."""
    table = request.path_params.get("table")
    if table is None or PASSED in request.scope:
        return None
    address = request.client.host if request.client else ""
    headers = request.headers
    cookie = headers.get("cookie", "") if is_own_page(request) else ""
    page = Page(
        request.url.path, request.url.query, headers.get("authorization", ""),
        headers.get("host", ""), address, cookie, request.url.scheme,
        request.method, headers.get(CSRF, ""), body,
    )  # fmt: skip
    answer = await hall.nodes.fetch(table, page)
    if answer is None:
        return None
    response = Response(answer.body, answer.status)
    response.raw_headers = [(name.encode(), text.encode()) for name, text in answer.headers]
    return response


async def answer_page(app: ASGIApp, n: int, page: Page) -> PageAnswer:
    """What this node answers to a request that another one has passed on."""
    status, headers, body = 500, [], bytearray()

    async def receive() -> Message:
        return {"type": "http.request", "body": page.body, "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status, headers
        if message["type"] == "http.response.start":
            status, headers = message["status"], message["headers"]
        else:
            body.extend(message.get("body", b""))

    await app(_scope(page), receive, send)
    shown = [(name.decode("latin-1"), text.decode("latin-1")) for name, text in headers]
    return PageAnswer(n, status, shown, bytes(body))


def _scope(page: Page) -> dict[str, object]:
    """A request as an application gets it from a server."""
    headers = [(b"host", page.host.encode())]
    told = {b"authorization": page.authorization, b"cookie": page.cookie, CSRF.encode(): page.csrf}
    headers += [(name, text.encode("latin-1")) for name, text in told.items() if text]
    return {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": page.method,
        "scheme": page.scheme, "path": page.path, "raw_path": page.path.encode(), "root_path": "",
        "query_string": page.query.encode(), "headers": headers, "client": (page.address, 0),
        "server": None, PASSED: True,
    }  # fmt: skip
