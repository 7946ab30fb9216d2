"""Calls go to allowed hosts alone, never into our own network, and follow nobody elsewhere."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import contextmanager, suppress

import pytest
from outside_world import place

from orrery.core.errors import BadInput
from orrery.server.notices import outside
from orrery.server.notices.outside import Allowed, is_inside, post, read_allowed, read_url

INSIDE = ["127.0.0.1", "10.1.2.3", "192.168.0.9", "172.16.0.1", "169.254.169.254", "0.0.0.0",
          "100.64.0.1", "224.0.0.1", "::1", "fe80::1", "fd00::1", "::ffff:127.0.0.1",
          "2002:7f00:1::", "::", "64:ff9b::7f00:1", "64:ff9b::a01:203"]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_of_our_own_network_are_known(address):
    assert is_inside(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946",
                                     "64:ff9b::5db8:d822"])  # fmt: skip
def test_so_are_those_of_the_world(address):
    assert not is_inside(address)


@pytest.mark.parametrize(
    "url",
    ["http://a.org/", "https://b.org/", "https://a.org:8443/", "ftp://a.org/", "https://",
     "https://u:p@a.org/", "https://a.org.b.org/", "javascript:alert(1)", "https://a.org/ x",
     "https://[::1/", "https://127.0.0.1/", "https://evil.org#@a.org/"],
)  # fmt: skip
def test_other_addresses_are_refused(url):
    with pytest.raises(BadInput):
        read_url(url, Allowed(("a.org:443",)))


def test_allowed_ones_are_not():
    allowed = Allowed(("a.org", "*.push.example.org", "inside=10.0.0.5:8080"))
    for url in ("https://a.org/x?y", "https://eu.push.example.org/1", "http://10.0.0.5:8080/"):
        assert read_url(url, allowed).geturl() == url
    assert not allowed.allows("push.example.org", 443)
    assert not allowed.allows("10.0.0.5", 80)


def test_a_name_that_leads_into_our_network_is_not_called():
    with place() as here:
        named = Allowed((f"127.0.0.1:{here.port}",))
        with pytest.raises(BadInput, match="https"):
            post(here.url, b"{}", {}, named)
        with pytest.raises(OSError, match="our own"):
            post(f"https://127.0.0.1:{here.port}/", b"{}", {}, named)
        assert here.got == []
        assert post(here.url, b"{}", {}, Allowed(here.inside)) == 201


def test_the_address_that_was_looked_at_is_the_one_that_is_called(monkeypatch):
    """A name that changes its address between two looks gains nothing."""
    looks = []

    def resolve(host, port, *_, **more):
        looks.append(host)
        is_changed = looks.count("changing.example") > 1
        return [(2, 1, 6, "", ("10.0.0.1" if is_changed else "127.0.0.1", port))]

    with place() as here:
        monkeypatch.setattr(outside.socket, "getaddrinfo", resolve)
        url = f"http://changing.example:{here.port}/"
        assert post(url, b"{}", {}, Allowed((f"inside=changing.example:{here.port}",))) == 201
        assert here.got[0][1]["Host"] == f"changing.example:{here.port}"
        assert looks.count("changing.example") == 1


def test_no_redirect_is_followed():
    with place() as here:
        here.status, here.location = 302, f"{here.url}/secret"
        assert post(here.url, b"{}", {}, Allowed(here.inside)) == 302
        assert [path for path, _, _ in here.got] == ["/"]


@pytest.mark.parametrize("text", ["", "a.org,", "http://a.org", "a.org/x", "*", "outside=a.org"])
def test_options_that_name_no_host_are_refused(text):
    with pytest.raises(BadInput, match="a host is"):
        read_allowed([text])
    assert read_allowed(["a.org, B.org", "inside=10.0.0.5:80"]) == (
        "a.org", "b.org", "inside=10.0.0.5:80",
    )  # fmt: skip


@pytest.mark.parametrize("begin", [b"", b"HTTP/1.1 200 OK\r\nx: ", b"HTTP/1.1 200 OK\r\n\r\n"])
def test_an_answer_that_comes_a_byte_at_a_time_is_not_waited_for(begin, monkeypatch):
    monkeypatch.setattr(outside, "SECONDS", 1.0)
    with dripping(begin) as port:
        began = time.monotonic()
        with suppress(OSError):
            post(f"http://127.0.0.1:{port}/", b"{}", {}, Allowed((f"inside=127.0.0.1:{port}",)))
        assert time.monotonic() - began < 5


@contextmanager
def dripping(begin):
    """Takes a call and answers a byte at a time, for ten seconds."""
    door, is_over = socket.create_server(("127.0.0.1", 0)), threading.Event()

    def answer():
        line, _ = door.accept()
        with line, suppress(OSError):
            line.sendall(begin)
            for _ in range(50):
                line.sendall(b"x")
                if is_over.wait(0.2):
                    return

    thread = threading.Thread(target=answer)
    thread.start()
    try:
        yield door.getsockname()[1]
    finally:
        is_over.set()
        thread.join()
        door.close()
