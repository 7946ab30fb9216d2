"""Letters: the notices of a person that are due together, with a way to end them."""

from __future__ import annotations

from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import formatdate

from orrery.core.words import words_of
from orrery.server.accounts.mail import TO_LOG, read_smtp
from orrery.server.accounts.tickets import Tickets
from orrery.server.notices.sentences import Told, sentence
from orrery.server.notices.wishes import Wishes

STOP, STOP_SECONDS = "letters", 400 * 86400.0
NOWHERE = "orrery.invalid"


def letter(
    address: str, found: Sequence[Told], wishes: Wishes, ticket: str, batch: str, setting: str
) -> EmailMessage:
    """A letter with a line for each notice; the same batch has the same Message-ID."""
    words, site = words_of("notices", wishes.language), wishes.site
    lines = [
        words.say("", "letter-line",
                  {"text": sentence(one, wishes), "link": f"{site}/{one.link}"})
        for one in found
    ]  # fmt: skip
    stop = f"{site}/#/letters/{ticket}"
    end = words.say("", "letter-end", {"stop": stop, "link": f"{site}/#/account"})
    message = EmailMessage()
    message["To"] = address
    message["Subject"] = subject(found, wishes)
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{batch}@{domain(setting)}>"
    message["List-Unsubscribe"] = f"<{site}/api/letters/stop?ticket={ticket}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content("\n\n".join([*lines, end]) + "\n")
    return message


def subject(found: Sequence[Told], wishes: Wishes) -> str:
    """The notice itself, or how many there are."""
    if len(found) == 1:
        return sentence(found[0], wishes)
    return words_of("notices", wishes.language).say("", "letter-subject", {"n": len(found)})


def domain(setting: str) -> str:
    """The domain of the sender."""
    return NOWHERE if setting == TO_LOG else read_smtp(setting).sender.rpartition("@")[2]


def stop_ticket(tickets: Tickets, account: str) -> str:
    """Ends the letters of an account, however often it is used."""
    return tickets.issue(STOP, STOP_SECONDS, account=account)


def account_of(tickets: Tickets, ticket: str) -> str:
    """Whose letters a ticket ends; Denied when it is not ours."""
    return str(tickets.read(STOP, ticket)["account"])
