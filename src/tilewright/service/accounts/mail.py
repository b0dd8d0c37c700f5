"""Mail to players who gave an address; without a mail server in the settings there is none."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from email.message import EmailMessage

import aiosmtplib
import structlog
from email_validator import EmailNotValidError, validate_email
from msgspec import Struct

from tilewright.service.background import Supervisor, stop_tasks
from tilewright.service.settings import Mail
from tilewright.tiles.notation import BadInput, quoted
from tilewright.words.say import say
from tilewright.words.sentence import sentence

_log = structlog.get_logger(__name__)

_MOST_WAITING = 100
_SECONDS = 30

Find = Callable[[], "Awaitable[Letter | None]"]


def mail_address(text: str) -> str:
    """Return a mail address as it is stored and written to, or raise BadInput; nothing is looked up."""
    try:
        # A server at home may have users at a host that the world does not know.
        found = validate_email(
            text, check_deliverability=False, allow_smtputf8=False, globally_deliverable=False, strict=True
        )
    except EmailNotValidError:
        raise BadInput(sentence("refused-mail-address")) from None
    return found.ascii_email or found.normalized


class Letter(Struct, frozen=True):
    """A mail: whom it goes to, the key of its text, its language, the link in it, from the first `/` on, and values."""

    to: str
    key: str
    language: str
    link: str
    values: dict[str, str] = {}


class Mailer:
    """Sends mail one by one in the background, so that the time of an answer says nothing about who has an address.

    A letter may be found there too: a function that returns it, or None.
    """

    def __init__(self, mail: Mail, tasks: Supervisor) -> None:
        try:
            mail_address(mail.sender)
        except BadInput:
            raise BadInput(f"mail: the sender {quoted(mail.sender)} is not an address") from None
        self._mail = mail
        self._queue: asyncio.Queue[Letter | Find] = asyncio.Queue(_MOST_WAITING)
        self._task = tasks.repeat("mail", self._send_next)

    def put(self, letter: Letter | Find) -> None:
        """Send a letter soon; where too many wait it is dropped, and its reader asks again."""
        try:
            self._queue.put_nowait(letter)
        except asyncio.QueueFull:
            _log.warning("mail dropped: too many letters wait")

    async def close(self) -> None:
        """Stop, without the letters that wait."""
        await stop_tasks(self._task)

    async def _send_next(self) -> None:
        found = await self._queue.get()
        letter = found if isinstance(found, Letter) else await found()
        if letter is None:
            return
        message, mail = self._message(letter), self._mail
        try:
            await aiosmtplib.send(
                message,
                hostname=mail.host,
                port=mail.port,
                username=mail.username or None,
                password=mail.password or None,
                use_tls=mail.security == "tls",
                start_tls=mail.security == "starttls",
                timeout=_SECONDS,
            )
        except (aiosmtplib.SMTPRecipientsRefused, aiosmtplib.SMTPDataError) as wrong:
            # One reader's mailbox: the next letter need not wait. The text of the error may name the reader.
            _log.error("mail failed", why=type(wrong).__name__)

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"] = self._mail.sender, letter.to
        message["Subject"] = say(f"{letter.key}-subject", letter.language, **letter.values)
        link = self._mail.site + letter.link
        message.set_content(say(f"{letter.key}-body", letter.language, link=link, **letter.values))
        return message
