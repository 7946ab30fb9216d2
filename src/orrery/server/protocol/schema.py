"""`python -m orrery.server.protocol.schema`: every message of the socket as a JSON schema.

A client generates its types from this; `Request` is what it sends, `Reply` what it gets.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from orrery.server.protocol.accounts import EntranceSeen, KeyAsked, SignedIn
from orrery.server.protocol.answers import AnalysisSeen, GlossarySeen, RulesSeen
from orrery.server.protocol.archive import (
    ArchiveSeen,
    OpeningsSeen,
    PublicityOrder,
    PublicitySeen,
)
from orrery.server.protocol.clubs import ClubLine, ClubSeen
from orrery.server.protocol.conduct import (
    BlockedSeen,
    DeskSeen,
    ModerationSeen,
    ReportOrder,
    SeatOffered,
    Verdict,
)
from orrery.server.protocol.device import EngineSeen
from orrery.server.protocol.judging import JudgingOrder, JudgingSeen
from orrery.server.protocol.lessons import CourseSeen, LessonQuestion, LessonSeen
from orrery.server.protocol.logs import LogSeen
from orrery.server.protocol.notices import (
    ChannelsSeen,
    FeedTold,
    HookSeen,
    HookTold,
    HookTried,
    NoticesSeen,
    NoticeWishes,
    VacationSeen,
)
from orrery.server.protocol.orders import TableOrder
from orrery.server.protocol.pairing import PairingSeen, PairingWish
from orrery.server.protocol.pictures import PicturesSeen
from orrery.server.protocol.plans import PathSeen, PlanSeen
from orrery.server.protocol.records import (
    ChangeSeen,
    LeaderboardSeen,
    MyGamesSeen,
    PlayerSeen,
)
from orrery.server.protocol.replies import Reply
from orrery.server.protocol.requests import Request
from orrery.server.protocol.seen import LobbySeen
from orrery.server.protocol.studies import NodeSeen, StudiesSeen, StudyDoc, StudyOrder
from orrery.server.protocol.study import PositionSeen, PuzzlesSeen, StudyQuestion, StudySeen
from orrery.server.protocol.tokens import TokenTold
from orrery.server.protocol.tournaments import TournamentLine, TournamentOrder, TournamentSeen

SOCIETY = [
    BlockedSeen, DeskSeen, ModerationSeen, ReportOrder, SeatOffered, Verdict,
    TournamentLine, TournamentOrder, TournamentSeen, ClubLine, ClubSeen,
]  # fmt: skip
REF = "#/$defs/{name}"


def schema() -> dict[str, Any]:
    """The JSON schema of both directions."""
    lessons = [CourseSeen, LessonQuestion, LessonSeen]
    study = [PositionSeen, PuzzlesSeen, StudyQuestion, StudySeen]
    archive = [ArchiveSeen, OpeningsSeen, PublicityOrder, PublicitySeen]
    studies = [NodeSeen, StudiesSeen, StudyDoc, StudyOrder]
    kinds = [
        Request,
        Reply,
        TableOrder,
        LobbySeen,
        AnalysisSeen,
        *[JudgingOrder, JudgingSeen],
        *lessons,
        GlossarySeen,
        EngineSeen,
        EntranceSeen,
        SignedIn,
        KeyAsked,
        MyGamesSeen,
        PlayerSeen,
        LeaderboardSeen,
        ChangeSeen,
        PairingWish,
        PairingSeen,
        PicturesSeen,
        RulesSeen,
        LogSeen,
        TokenTold,
        *study,
        *SOCIETY,
        *archive,
        *studies,
        *[
            NoticesSeen,
            ChannelsSeen,
            NoticeWishes,
            VacationSeen,
            FeedTold,
            HookSeen,
            HookTold,
            HookTried,
        ],
        *[PlanSeen, PathSeen],
    ]
    (request, reply, *_), parts = msgspec.json.schema_components(kinds, ref_template=REF)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Orrery socket messages",
        "$defs": {**parts, "Request": request, "Reply": reply},
        "anyOf": [{"$ref": "#/$defs/Request"}, {"$ref": "#/$defs/Reply"}],
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
