"""QR codes: a link of this server's own pages, and nothing else."""

from __future__ import annotations

import segno
from server_house import in_loop, web

from orrery.server.transport import codes


@in_loop
async def test_a_page_of_this_server_as_a_picture(db, monkeypatch):
    made = []
    plain = segno.make
    monkeypatch.setattr(segno, "make", lambda text, **how: made.append(text) or plain(text, **how))
    async with web(db) as (_, client):
        answer = await client.get("/api/code.svg", params={"hash": "/t/abc?invite=x"})
        assert made == ["http://here/#/t/abc?invite=x"]
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
        assert "http" not in answer.text.split(">", 1)[1]
        for bad in ("", "https://evil.example", "/" + "x" * codes.MOST):
            assert (await client.get("/api/code.svg", params={"hash": bad})).status_code == 400
