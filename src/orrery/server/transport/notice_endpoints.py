"""The part of the table of endpoints that is about notices and play by post."""

from __future__ import annotations

from orrery.server.commands.frame import Who
from orrery.server.protocol.notices import (
    ChannelsSeen,
    FeedTold,
    FeedWish,
    HookSeen,
    HookTold,
    HookTried,
    HookWish,
    NoticesRead,
    NoticesSeen,
    NoticeWishes,
    PushGone,
    PushWish,
    VacationSeen,
    VacationWish,
)
from orrery.server.protocol.plans import PathAsked, PathSeen, PlanSeen, PlanWish
from orrery.server.transport import notices, plans
from orrery.server.transport.http import Endpoint

DONE = dict[str, bool]
LANG = {"lang": "a language, such as de"}
SEAT = {"seat": "a seat of yours"}

NOTICE_ENDPOINTS = (
    Endpoint("GET", "/api/notices", notices.notices,
             "one's last notices, and how many are unread", NoticesSeen, who=Who.GUEST, query=LANG),
    Endpoint("POST", "/api/notices/read", notices.mark_read,
             "mark notices as read: a table's, some, or all", DONE, takes=NoticesRead,
             who=Who.GUEST),
    Endpoint("GET", "/api/notices/channels", notices.channels,
             "how one hears of things, and what the host has enabled", ChannelsSeen),
    Endpoint("POST", "/api/notices/channels", notices.wish,
             "letters and quiet hours", DONE, takes=NoticeWishes, query=LANG),
    Endpoint("POST", "/api/notices/push", notices.add_browser,
             "have notices pushed to this browser", DONE, takes=PushWish),
    Endpoint("POST", "/api/notices/push/remove", notices.remove_browser,
             "push to a browser no longer", DONE, takes=PushGone),
    Endpoint("POST", "/api/notices/feed", notices.set_feed,
             "a new secret address of one's feed, or none", FeedTold, takes=FeedWish),
    Endpoint("GET", "/api/feed/{secret}", notices.feed, "one's notices as Atom"),
    Endpoint("POST", "/api/letters/stop", notices.stop_letters,
             "no more letters (RFC 8058)", DONE, query={"ticket": "as it stands in the letter"}),
    Endpoint("POST", "/api/vacation", notices.set_vacation,
             "let one's postal clocks stand for some days; 0: let them go on", VacationSeen,
             takes=VacationWish),
    Endpoint("GET", "/api/tables/{table}/webhook", notices.hook,
             "where a table calls, and which hosts are allowed; for its host", HookSeen,
             who=Who.GUEST),
    Endpoint("POST", "/api/tables/{table}/webhook/test", notices.try_hook,
             "call the address of a table now, to try it; for its host", HookTried,
             who=Who.GUEST),
    Endpoint("POST", "/api/tables/{table}/webhook", notices.set_hook,
             "let a table call an address that the operator allows; its host may", HookTold,
             takes=HookWish, who=Who.GUEST),
    Endpoint("GET", "/api/tables/{table}/plan", plans.plan,
             "the conditional moves of one's seat", PlanSeen, who=Who.GUEST, query=SEAT),
    Endpoint("POST", "/api/tables/{table}/plan", plans.set_plan,
             "plan conditional moves at a table by post", PlanSeen, takes=PlanWish, who=Who.GUEST),
    Endpoint("POST", "/api/tables/{table}/plan/path", plans.path,
             "what could be done after some actions, to plan with", PathSeen, takes=PathAsked,
             who=Who.GUEST, query=LANG),
)  # fmt: skip
