"""The feed: one's notices as Atom, at an address that is secret."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from xml.etree.ElementTree import Element, SubElement, tostring

from orrery.core.words import words_of
from orrery.server.notices.sentences import Told, sentence
from orrery.server.notices.wishes import Wishes

ATOM = "http://www.w3.org/2005/Atom"


def atom(found: Sequence[Told], wishes: Wishes, site: str, account: str, now: float) -> bytes:
    """Notices as a feed, the last one first."""
    feed = Element("feed", xmlns=ATOM)
    _text(feed, "title", words_of("notices", wishes.language).say("", "feed-title", {}))
    _text(feed, "id", f"urn:orrery:feed:{account}")
    _text(feed, "updated", _date(found[0].notice.at if found else now))
    SubElement(feed, "link", href=f"{site}/")
    _text(SubElement(feed, "author"), "name", "Orrery")
    for one in found:
        entry = SubElement(feed, "entry")
        _text(entry, "title", sentence(one, wishes))
        _text(entry, "id", f"urn:orrery:notice:{one.notice.id}")
        _text(entry, "updated", _date(one.notice.at))
        SubElement(entry, "link", href=f"{site}/{one.link}")
    return tostring(feed, "utf-8", xml_declaration=True)


def _text(parent: Element, name: str, text: str) -> None:
    SubElement(parent, name).text = text


def _date(date: float) -> str:
    return datetime.fromtimestamp(date, UTC).isoformat(timespec="seconds")
