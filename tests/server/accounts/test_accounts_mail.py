"""E-mail: a real mailbox gets a link that works; settings that cannot work are refused."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
import socket
import warnings
from dataclasses import replace

import httpx
import pytest
from browsers import Browser
from server_house import EASY, in_loop, open_house, served

from orrery.core.errors import BadInput
from orrery.server.accounts.mail import is_address, read_mail_setting, read_smtp

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from aiosmtpd.controller import Controller


class Mailbox:
    """Keeps what comes."""

    def __init__(self):
        self.letters = []

    async def handle_DATA(self, server, session, envelope):  # noqa: N802 - aiosmtpd's name
        self.letters.append((envelope.rcpt_tos, envelope.content.decode()))
        return "250 OK"


@pytest.fixture
def mailbox():
    box = Mailbox()
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        box.port = door.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    yield box
    controller.stop()


@in_loop
async def test_a_link_comes_by_smtp_in_the_language_of_the_page_and_signs_in(db, mailbox):
    setting = f"smtp://127.0.0.1:{mailbox.port}?from=games@example.org"
    async with open_house(db, replace(EASY, mail=setting)) as house:
        ann = Browser(house.hall)
        wish = {"mail": "ann@example.org", "name": "Jürgen"}
        assert (await ann.post("/api/account/mail?lang=de", **wish)).json() == {"sent": True}
        for _ in range(1000):
            if mailbox.letters:
                break
            await asyncio.sleep(0.005)
        to, text = mailbox.letters[0]
        assert to == ["ann@example.org"]
        assert "From: games@example.org" in text
        letter = email.message_from_string(text, policy=email.policy.default)
        assert letter["Subject"] == "Orrery: Deinen Namen behalten"
        content = letter.get_content().replace("\n", "")
        assert "Jürgen" in content
        link = re.search(r"http://here/#/account\?link=([\w-]+)", content)[1]
        assert (await ann.post("/api/account/link", link=link)).json()["name"] == "Jürgen"


@pytest.mark.parametrize("host", ["6.6.6.6", "[2001:db8::6]:8007", "10.0.0.9", "here.example"])
@in_loop
async def test_nobody_can_have_a_link_sent_that_leads_to_a_place_of_their_own(db, host, caplog):
    """Any number passes the border as a Host; in a letter it would tell its owner the link."""
    async with open_house(db, replace(EASY, mail="log")) as house:
        stranger = Browser(house.hall)
        stranger.client.headers.update({"host": host, "origin": f"http://{host}"})
        answer = await stranger.post("/api/account/mail", mail="ann@example.org", name="Ann")
        assert (answer.status_code, answer.json()["code"]) == (421, "bad_host")
        assert "mail to" not in caplog.text


@in_loop
async def test_a_link_leads_to_the_address_that_was_reached(db):
    async with served(db, replace(EASY, mail="log")) as (house, port):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            for host, status in (("127.0.0.1", 200), ("127.0.0.2", 421), ("localhost", 200)):
                wish = {"mail": f"{status}@example.org", "name": "Ann"}
                head = {"host": f"{host}:{port}"}
                answer = await client.post("/api/account/mail", json=wish, headers=head)
                assert answer.status_code == status
        assert house.hall.incidents.n_unhandled == 0


@in_loop
async def test_a_mail_server_that_is_down_is_an_outage_and_no_crash(db):
    async with open_house(db, replace(EASY, mail="smtp://127.0.0.1:1?from=a@b.org")) as house:
        answer = await Browser(house.hall).post("/api/account/mail", mail="a@b.org", name="Ann")
        assert answer.json() == {"sent": True}
        await asyncio.sleep(0.05)
        assert house.hall.incidents.n_unhandled == 0


@pytest.mark.parametrize("text", ["smtp://host", "http://host?from=a@b.org", "smtp://?from=a@b.org",
                                  "no such file", "smtp://host:99999?from=a@b.org",
                                  "smtp://host:mail?from=a@b.org",
                                  "smtp://[host?from=a@b.org"])  # fmt: skip
def test_a_setting_that_cannot_work_is_refused(text):
    with pytest.raises(BadInput, match="--mail"):
        read_mail_setting(text)


def test_a_file_that_is_no_text_is_refused(tmp_path):
    file = tmp_path / "mail"
    for content in (b"\xff\xfe", b"smtp://host?from=a@b.org\nsmtp://other?from=a@b.org\n"):
        file.write_bytes(content)
        with pytest.raises(BadInput, match="--mail"):
            read_mail_setting(str(file))
    with pytest.raises(BadInput, match="--mail"):
        read_mail_setting(str(tmp_path))


def test_a_setting_may_lie_in_a_file(tmp_path):
    file = tmp_path / "mail"
    file.write_text("smtp+tls://ann:p%40ss@mail.example.org?from=games@example.org\n")
    found = read_smtp(read_mail_setting(str(file)))
    assert (found.user, found.password, found.port) == ("ann", "p@ss", 587)


@pytest.mark.parametrize("text", ["a@b", "a b@c.de", "@c.de", "a@c.de\nBcc: x@y.z", "a@c..de", ""])
def test_what_is_no_address_is_none(text):
    assert not is_address(text)
