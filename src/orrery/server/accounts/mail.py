"""E-mail: where links go. By SMTP, or printed to the server's log while one develops."""

from __future__ import annotations

import hashlib
import hmac
import logging
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from orrery.core.errors import BadInput, trouble
from orrery.core.words import words_of
from orrery.server.protocol.codes import Denied
from orrery.server.storage.secrets import Vault

log = logging.getLogger("orrery.server.mail")
TO_LOG = "log"
SECONDS = 20.0
PORTS = {"smtp": 25, "smtp+tls": 587, "smtps": 465}
MAIL_FORM = ("--mail is smtp://, smtp+tls:// or smtps://[USER:PASSWORD@]HOST[:PORT]?from=ADDRESS,"
             " on one line")  # fmt: skip
ADDRESS = re.compile(r"[!#-'*+/-9=?A-Z^-~-]+(\.[!#-'*+/-9=?A-Z^-~-]+)*@"
                     r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")  # fmt: skip


class Smtp(NamedTuple):
    """A mail server, as its URL says."""

    scheme: str
    host: str
    port: int
    user: str | None
    password: str | None
    sender: str


def read_mail_setting(text: str) -> str:
    """A URL (or `log`), given as it is or in a file of its own; BadInput says what is wrong."""
    if text != TO_LOG and "://" not in text:
        try:
            text = Path(text).read_text("utf-8").strip()
        except (OSError, ValueError) as error:
            said = f"--mail is a URL, `log`, or a file with a URL: {text}: {trouble(error)}"
            raise BadInput(said) from None
    if text != TO_LOG:
        read_smtp(text)
    return text


def read_smtp(url: str) -> Smtp:
    """The mail server of `smtp+tls://user:password@host:587?from=games@example.org`."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise BadInput(MAIL_FORM) from None
    sender = parse_qs(parts.query).get("from", [""])[0]
    if not parts.hostname or not is_address(sender) or not url.isprintable():
        raise BadInput(MAIL_FORM)
    user = None if parts.username is None else unquote(parts.username)
    password = None if parts.password is None else unquote(parts.password)
    return Smtp(parts.scheme, parts.hostname, port, user, password, sender)


def is_address(text: str) -> bool:
    """Something that may be an e-mail address, in ASCII."""
    return len(text) <= 200 and ADDRESS.fullmatch(text) is not None


def read_address(text: str) -> str:
    """An address as it is compared; Denied for what is none."""
    text = text.strip()
    if not is_address(text):
        raise Denied("bad_mail", "this is no e-mail address")
    return text.lower()


def address_hash(vault: Vault, address: str) -> str:
    """Finds the account of an address, and tells nobody without our key which it is."""
    return hmac.new(vault.key_for("e-mail"), address.encode(), hashlib.sha256).hexdigest()


def letter(address: str, language: str, kind: str, link: str, name: str) -> EmailMessage:
    """A message with one link."""
    words = words_of("mail", language)
    message = EmailMessage()
    message["To"] = address
    message["Subject"] = words.say("", f"{kind}-subject", {})
    message["Date"] = formatdate()
    message.set_content(words.say("", f"{kind}-text", {"link": link, "name": name}) + "\n")
    return message


def send(setting: str, message: EmailMessage) -> None:
    """Send a message; OSError or smtplib's errors when that fails. Takes its time."""
    if setting == TO_LOG:
        log.warning("mail to %s:\n%s", message["To"], message.get_content())
        return
    smtp = read_smtp(setting)
    message["From"] = smtp.sender
    if "Message-ID" not in message:
        message["Message-ID"] = make_msgid(domain=smtp.sender.rpartition("@")[2])
    with _connected(smtp) as server:
        if smtp.user is not None:
            server.login(smtp.user, smtp.password or "")
        server.send_message(message)


def _connected(smtp: Smtp) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if smtp.scheme == "smtps":
        return smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=SECONDS, context=context)
    server = smtplib.SMTP(smtp.host, smtp.port, timeout=SECONDS)
    if smtp.scheme == "smtp+tls":
        server.starttls(context=context)
    return server
