"""The operator's page about conduct: reports that wait, and who decides about them."""

from __future__ import annotations

import html
import time
from collections.abc import Callable

from orrery.server.protocol.conduct import ReportSeen
from orrery.server.tables.hall import Hall

Say = Callable[[str], str]
DEEDS = ("dismiss", "warn", "silence", "ban")
CLOSE = "close"  # a club


async def reports_part(hall: Hall, say: Say) -> str:
    """The queue, each report with its context and a form."""
    reports = await hall.conduct.reports.queue()
    if not reports:
        return f"<h2>{say('admin-reports')}</h2><p>{say('admin-nothing')}</p>"
    parts = "".join(_report(one, say) for one in reports)
    return f"<h2>{say('admin-reports')}</h2>{parts}"


def _report(report: ReportSeen, say: Say) -> str:
    date = time.strftime("%Y-%m-%d %H:%M", time.gmtime(report.at))
    lines = "".join(
        f"<li{' class=bad' if line.n == report.line else ''}>"
        f"<b>{html.escape(line.name)}</b> {html.escape(line.text)}</li>"
        for line in report.context
    )
    table = "" if report.table is None else f'<a href="/#/t/{report.table}">{report.table}</a>'
    return (
        f"<section><p><b>{html.escape(report.about)}</b> \u2190 {html.escape(report.reporter)}"
        f" \u00b7 {say(f'admin-reason-{report.reason}')} \u00b7 {date} {table}</p>"
        f"<p>{html.escape(report.text)}</p><ul>{lines}</ul>{_form(report, say)}</section>"
    )


def _form(report: ReportSeen, say: Say) -> str:
    deeds = DEEDS if report.club is None else (*DEEDS, CLOSE)
    choices = "".join(f'<option value="{deed}">{say(f"admin-{deed}")}</option>' for deed in deeds)
    why, days = say("admin-why"), say("admin-days")
    return (
        f'<form method="post" action="/admin/report">'
        f'<input type="hidden" name="report" value="{html.escape(report.id)}">'
        f'<select name="deed" aria-label="{say("admin-deed")}">{choices}</select> '
        f'<input name="days" type="number" min="1" max="3650" aria-label="{days}"'
        f' placeholder="{days}"> '
        f'<input name="why" required maxlength="500" aria-label="{why}" placeholder="{why}"> '
        f"<button>{say('admin-decide')}</button></form>"
    )


def moderator_button(say: Say, guest: str, is_one: bool) -> str:
    """Makes a kept name a moderator, or no longer."""
    deed = "dismiss" if is_one else "appoint"
    words = say("admin-dismiss-moderator" if is_one else "admin-appoint")
    return (
        f'<form method="post" action="/admin/moderator">'
        f'<input type="hidden" name="guest" value="{html.escape(guest)}">'
        f'<button name="deed" value="{deed}">{words}</button></form>'
    )
