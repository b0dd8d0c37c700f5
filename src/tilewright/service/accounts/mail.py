"""Mail to players who gave an address, if there is a mail server; its links are signed, so nothing is stored."""

import asyncio
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from hashlib import sha256

import aiosmtplib
import structlog
from email_validator import EmailNotValidError, validate_email
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct
from sqlalchemy import Connection, select

from tilewright.messages.fields import PlayerId
from tilewright.service.background import Repeating, Supervisor
from tilewright.service.settings import Mail, now
from tilewright.service.storage.account_schema import ACCOUNTS
from tilewright.tiles import BadInput, quoted
from tilewright.words.say import say, sentence

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


class Mailer(Repeating):
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


LONGEST_LINK = 200
_MILLIS = 24 * 3_600_000
_FINGERPRINT = 24


class MailLinks:
    """Makes and reads the links of a database.

    A link contains a fingerprint of the password, the address and the last renewal: when one of them changes, all links
    before are void.
    """

    def __init__(self, key: bytes) -> None:
        self._serializer = URLSafeSerializer(key, salt="link by mail")

    def made(self, player: PlayerId, password: str, email: str, renewed_at: int | None) -> str:
        """Return the link of an account as it is now, from the first `/` on; it works for a day."""
        fingerprint = _fingerprint(password, email, renewed_at)
        return f"/link#{self._serializer.dumps([player, now() + _MILLIS, fingerprint])}"

    def player_of(self, connection: Connection, text: str) -> PlayerId | None:
        """Return whose link it is, or None if it is not a link, is too old, or was used."""
        try:
            player, until, fingerprint = self._serializer.loads(text)
        except (BadSignature, ValueError, TypeError):
            return None
        account = ACCOUNTS.c
        query = select(account.password, account.email, account.renewed_at).where(account.player == player)
        found = connection.execute(query).first()
        if found is None or found.email is None or until < now() or _fingerprint(*found) != fingerprint:
            return None
        return PlayerId(player)


def _fingerprint(password: str, email: str, renewed_at: int | None) -> str:
    return sha256(f"{password}\0{email}\0{renewed_at}".encode()).hexdigest()[:_FINGERPRINT]
