"""The part of the table of endpoints that is about kept names."""

from __future__ import annotations

from orrery.server.protocol.accounts import (
    Brought,
    CodesTold,
    EntranceSeen,
    Farewell,
    GuestBrought,
    KeyAnswer,
    KeyAsked,
    KeyWish,
    LinkFollowed,
    MailWish,
    NameAndPassword,
    NewPassword,
    Shown,
    SignedIn,
    SignOut,
    Spoken,
    WayGone,
)
from orrery.server.transport import accounts
from orrery.server.transport.http import Endpoint

DONE = dict[str, bool]
LANG = {"lang": "a language, such as de"}

ACCOUNT_ENDPOINTS = (
    Endpoint("GET", "/api/account", accounts.entrance,
             "the ways in that the host has enabled, and one's own account", EntranceSeen),
    Endpoint("POST", "/api/account/sign-up", accounts.sign_up,
             "keep a name with a password; the answer sets the cookie of a session", SignedIn,
             takes=NameAndPassword, is_entrance=True),
    Endpoint("POST", "/api/account/sign-in", accounts.sign_in,
             "sign in by name and password, or by name and recovery code", SignedIn,
             takes=NameAndPassword, is_entrance=True),
    Endpoint("POST", "/api/account/passkey", accounts.ask_key,
             "what a browser needs to make or use a passkey", KeyAsked,
             takes=KeyWish, is_entrance=True),
    Endpoint("POST", "/api/account/passkey/sign-up", accounts.sign_up_by_key,
             "keep a name with a passkey", SignedIn, takes=KeyAnswer, is_entrance=True),
    Endpoint("POST", "/api/account/passkey/sign-in", accounts.sign_in_by_key,
             "sign in by a passkey", SignedIn, takes=KeyAnswer, is_entrance=True),
    Endpoint("POST", "/api/account/mail", accounts.send_link,
             "send a link by e-mail; whether the address is known is not told", DONE,
             takes=MailWish, is_entrance=True, query=LANG),
    Endpoint("POST", "/api/account/link", accounts.follow_link,
             "do what a link was sent for", SignedIn, takes=LinkFollowed, is_entrance=True),
    Endpoint("POST", "/api/account/sign-out", accounts.sign_out,
             "end this session, another one, or all", DONE, takes=SignOut),
    Endpoint("POST", "/api/account/password", accounts.set_password,
             "another password; other sessions end", DONE, takes=NewPassword),
    Endpoint("POST", "/api/account/codes", accounts.new_codes,
             "ten recovery codes in place of the old ones", CodesTold),
    Endpoint("POST", "/api/account/passkey/add", accounts.add_key,
             "one more passkey", DONE, takes=KeyAnswer),
    Endpoint("POST", "/api/account/ways/remove", accounts.remove_way,
             "take a way in away, unless it is the last", DONE, takes=WayGone),
    Endpoint("POST", "/api/account/language", accounts.speak,
             "the language one wants to read, on all devices and in letters", DONE, takes=Spoken),
    Endpoint("POST", "/api/account/shows", accounts.show,
             "what others may see", DONE, takes=Shown),
    Endpoint("POST", "/api/account/bring", accounts.bring,
             "make the games of a guest the account's", Brought, takes=GuestBrought),
    Endpoint("GET", "/api/account/export", accounts.export_data,
             "all that is stored of the caller"),
    Endpoint("POST", "/api/account/delete", accounts.delete,
             "delete the account: games stay, the name goes", DONE, takes=Farewell),
)  # fmt: skip
