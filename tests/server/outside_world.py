"""The world outside for tests: a mailbox, and a place that takes pushes and webhooks."""

from __future__ import annotations

import email
import email.policy
import json
import socket
import threading
import warnings
from base64 import urlsafe_b64encode
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from aiosmtpd.controller import Controller


class Mailbox:
    """Keeps what comes by SMTP."""

    def __init__(self):
        self.letters = []

    async def handle_DATA(self, server, session, envelope):  # noqa: N802 - aiosmtpd's name
        text = envelope.content.decode()
        self.letters.append(email.message_from_string(text, policy=email.policy.default))
        return "250 OK"

    @property
    def setting(self):
        return f"smtp://127.0.0.1:{self.port}?from=games@example.org"


@contextmanager
def mailbox():
    box = Mailbox()
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        box.port = door.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


class Place:
    """Takes POSTs; answers with a status, or one by one with those of a list."""

    def __init__(self):
        self.got = []  # (path, headers, body)
        self.status = 201
        self.statuses = []
        self.location = None

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def inside(self):
        return (f"inside=127.0.0.1:{self.port}",)


@contextmanager
def place():
    here = Place()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["content-length"]))
            here.got.append((self.path, dict(self.headers.items()), body))
            self.send_response(here.statuses.pop(0) if here.statuses else here.status)
            if here.location:
                self.send_header("location", here.location)
            self.end_headers()

        def do_GET(self):
            here.got.append((self.path, {}, b"GET"))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *words):
            return None

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    here.port = server.server_port
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield here
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class PushBrowser:
    """A browser that subscribes at a place and can read what is pushed to it."""

    def __init__(self, where, name="b"):
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec

        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = serialization.PublicFormat.UncompressedPoint
        public = self.key.public_key().public_bytes(serialization.Encoding.X962, point)
        self.path = f"/push/{name}"
        self.wish = {
            "endpoint": where.url + self.path,
            "keys": {"p256dh": _text(public), "auth": _text(self.auth)},
        }
        self.where = where

    @property
    def shown(self):
        """What was pushed to this browser, decrypted."""
        import http_ece

        bodies = [body for path, _, body in self.where.got if path == self.path]
        return [
            json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))
            for body in bodies
        ]


def _text(data):
    return urlsafe_b64encode(data).decode().rstrip("=")
