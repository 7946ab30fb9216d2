"""Studies over HTTP: kept by their owners, read by whoever has the link."""

from __future__ import annotations

import hmac

import msgspec

from orrery.core.registry import find_game, find_meta
from orrery.server.access.tokens import new_id, new_token
from orrery.server.commands.frame import Who
from orrery.server.commands.rights import need_guest
from orrery.server.protocol.codes import Denied, reading
from orrery.server.protocol.studies import (
    MOST_BYTES,
    NodeSeen,
    StudiesSeen,
    StudyBrief,
    StudyDoc,
    StudyNode,
    StudyOrder,
    StudyTree,
)
from orrery.server.storage.database import Conflict
from orrery.server.storage.studies import (
    StudyRow,
    deletion,
    find_study,
    insert_study,
    replace_study,
    studies_of,
)
from orrery.server.transport.http import Call, Endpoint
from orrery.server.views.studies import check_shape, nodes_seen


async def check(call: Call) -> list[NodeSeen]:
    """Play a tree through."""
    tree = call.body
    with reading():
        find_meta(tree.game)
        check_shape(tree.nodes)
    await call.hall.compilation.ready(tree.game)
    return await nodes_seen(find_game(tree.game), tree.nodes, call.language)


async def keep(call: Call) -> StudyDoc:
    """Keep a study: a new one, or in place of the revision that was sent."""
    order, owner = call.body, need_guest(call.caller).id
    with reading():
        find_meta(order.game)
        check_shape(order.nodes)
    row = await _new(call, order, owner) if order.id is None else await _next(call, order, owner)
    return await _doc(call, row)


async def _new(call: Call, order: StudyOrder, owner: str) -> StudyRow:
    n_own = len(await studies_of(call.hall.store, owner))
    if n_own >= call.hall.settings.studies_per_guest:
        raise Denied("too_many", f"you have {n_own} studies already: delete one")
    today = call.hall.clock.date()
    row = StudyRow(
        id=f"s-{new_id()}", owner=owner, title=order.title, game=order.game, origin=order.table,
        nodes=_packed(order.nodes), revision=new_id(), code=new_token(), created=today,
        changed=today,
    )  # fmt: skip
    await insert_study(call.hall.store, row)
    return row


async def _next(call: Call, order: StudyOrder, owner: str) -> StudyRow:
    old = await find_study(call.hall.store, str(order.id))
    if old is None:
        raise _no_study()
    if old.owner != owner:
        raise Denied("not_yours", "this study is somebody else's: copy it to change it")
    row = msgspec.structs.replace(
        old, title=order.title, game=order.game, origin=order.table, nodes=_packed(order.nodes),
        revision=new_id(), changed=call.hall.clock.date(),
    )  # fmt: skip
    try:
        await replace_study(call.hall.store, row, order.revision)
    except Conflict:
        text = "this study has been changed elsewhere in the meantime; yours was not saved"
        raise Denied("changed_elsewhere", text) from None
    return row


async def read(call: Call) -> StudyDoc:
    """A study, for its owner and for whoever has its read code."""
    row = await find_study(call.hall.store, call.request.path_params["study"])
    code = call.query("read")
    if row is None:
        raise _no_study()
    is_known = hmac.compare_digest(code.encode(), row.code.encode())
    if row.owner != call.caller.guest_id and not is_known:
        raise _no_study()
    return await _doc(call, row)


async def mine(call: Call) -> StudiesSeen:
    """One's own."""
    rows = await studies_of(call.hall.store, need_guest(call.caller).id)
    return StudiesSeen([StudyBrief(*row) for row in rows])


async def delete(call: Call) -> dict[str, bool]:
    """One of one's own goes."""
    row = await find_study(call.hall.store, call.request.path_params["study"])
    if row is None or row.owner != need_guest(call.caller).id:
        raise _no_study()
    await call.hall.store.write([deletion(row.id)])
    return {"done": True}


async def _doc(call: Call, row: StudyRow) -> StudyDoc:
    """As the caller sees it."""
    is_mine = row.owner == call.caller.guest_id
    owner = await call.hall.guests.by_id(row.owner)
    return StudyDoc(
        id=row.id, title=row.title, game=row.game, table=row.origin,
        nodes=msgspec.json.decode(row.nodes, type=list[StudyNode]), revision=row.revision,
        owner="" if owner is None else owner.name, is_mine=is_mine,
        read=row.code if is_mine else "",
    )  # fmt: skip


def _packed(nodes: list[StudyNode]) -> str:
    return msgspec.json.encode(nodes).decode()


def _no_study() -> Denied:
    """There is none, or the read code is not its: the same answer to both."""
    return Denied("no_study", "there is no such study, or its link is not complete")


LANG = {"lang": "a language, such as de"}
STUDY_ENDPOINTS = (
    Endpoint("POST", "/api/study/tree", check,
             "variations played through: each in words, or why it cannot be played",
             list[NodeSeen], takes=StudyTree, query=LANG, most_bytes=MOST_BYTES),
    Endpoint("GET", "/api/studies", mine, "one's own studies", StudiesSeen, who=Who.GUEST),
    Endpoint("POST", "/api/studies", keep,
             "keep a study, new or in place of a revision; `changed_elsewhere` if another is there",
             StudyDoc, takes=StudyOrder, who=Who.GUEST, most_bytes=MOST_BYTES),
    Endpoint("GET", "/api/studies/{study}", read, "a study", StudyDoc,
             query={"read": "its read code, for others than its owner"}),
    Endpoint("POST", "/api/studies/{study}/delete", delete, "delete a study of one's own",
             dict[str, bool], who=Who.GUEST),
)  # fmt: skip
