"""Mail to players who gave an address; without a mail server in the settings there is none."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage

import aiosmtplib
import structlog
from msgspec import Struct

from tilewright.service.background import stop_tasks
from tilewright.service.settings import Mail
from tilewright.words.say import say

_log = structlog.get_logger(__name__)

_MOST_WAITING = 100
_SECONDS = 30


class Letter(Struct, frozen=True):
    """A mail: whom it goes to, the key of its text, its language, and the link in it, from the first `/` on."""

    to: str
    key: str
    language: str
    link: str


class Mailer:
    """Sends mail one by one in the background, so that the time of an answer says nothing about who has an address."""

    def __init__(self, mail: Mail) -> None:
        self._mail = mail
        self._queue: asyncio.Queue[Letter] = asyncio.Queue(_MOST_WAITING)
        self._task = asyncio.create_task(self._work(), name="mail")

    def put(self, letter: Letter) -> None:
        """Send a letter soon; where too many wait it is dropped, and its reader asks again."""
        try:
            self._queue.put_nowait(letter)
        except asyncio.QueueFull:
            _log.warning("mail dropped: too many letters wait")

    async def close(self) -> None:
        """Stop, without the letters that wait."""
        await stop_tasks(self._task)

    async def _work(self) -> None:
        while True:
            message = self._message(await self._queue.get())
            mail = self._mail
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
            except (aiosmtplib.SMTPException, OSError) as wrong:
                # Its text may name the reader.
                _log.error("mail failed", why=type(wrong).__name__)

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"] = self._mail.sender, letter.to
        message["Subject"] = say(f"{letter.key}-subject", letter.language)
        message.set_content(say(f"{letter.key}-body", letter.language, link=self._mail.site + letter.link))
        return message
