"""Browsers before a server without a network: cookies, the word against forgery, our own page."""

from __future__ import annotations

import httpx
from server_house import Guest, bearer

from orrery.server.transport.app import build_app

PASSWORD = "seven brass dials"
OWN = {"origin": "http://here", "sec-fetch-site": "same-origin"}


class Browser:
    """One browser: a cookie jar, perhaps a guest's token, the word of its session."""

    def __init__(self, hall, address="10.0.0.1", base="http://here"):
        transport = httpx.ASGITransport(build_app(hall), client=(address, 1))
        headers = {**OWN, "origin": base, "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0"}
        self.client = httpx.AsyncClient(transport=transport, base_url=base, headers=headers)
        self.token, self.csrf, self.id = "", "", ""

    async def be_guest(self, name):
        answer = (await self.client.post("/api/guests", json={"name": name})).json()
        self.token, self.id = answer["token"], answer["id"]
        return self

    async def get(self, path):
        return await self.client.get(path, headers=self._head())

    async def post(self, path, **body):
        answer = await self.client.post(path, json=body, headers=self._head())
        if answer.status_code == 200 and "csrf" in answer.json():
            self.token, self.csrf = "", answer.json()["csrf"]
            self.id = answer.json()["id"]
        return answer

    def _head(self):
        head = bearer(self.token) if self.token else {}
        return {**head, "x-orrery-csrf": self.csrf} if self.csrf else head

    async def sign_up(self, name, password=PASSWORD):
        return await self.post("/api/account/sign-up", name=name, password=password)

    async def sign_in(self, name, password=PASSWORD):
        return await self.post("/api/account/sign-in", name=name, password=password)

    async def account(self):
        return (await self.get("/api/account")).json()["account"]


def code_of(answer):
    return answer.status_code, answer.json().get("code")


# Sockets of browsers


async def seated(house, browser, name):
    """The socket of a browser that has signed up or is a guest."""
    found = Guest(house.hall, name, browser.token)
    found.connection.guest = await house.hall.guests.by_id(browser.id)
    sessions = await house.hall.accounts.sessions.of(browser.id)
    found.connection.session = sessions[0] if sessions else None
    return found


async def duel_of(house, ann, ben):
    """A running table of two browsers, and their sockets."""
    one, two = await seated(house, ann, "Ann"), await seated(house, ben, "Ben")
    room = await house.table(one, players=2, is_private=True)
    await two.say("sit", game=room.id, seat=1, invite=room.row.invite)
    await one.say("watch", game=room.id, seat=0)
    await two.say("watch", game=room.id, seat=1)
    await one.say("start", game=room.id)
    return room, one, two
