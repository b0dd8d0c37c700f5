"""Codes of large screens: a screen shows one, and the host of a table who types it brings the table there."""

from msgspec import Struct
from sqlalchemy import Connection, select, update

from tilewright.messages.fields import PlayerId
from tilewright.service.accounts.one_time import Purpose, issue
from tilewright.service.accounts.players import token_hash
from tilewright.service.rooms.room import RoomId
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import ONE_TIME_TOKENS
from tilewright.service.storage.store import Store
from tilewright.words.say import PlainRefusal


class TableGiven(Struct, frozen=True):
    """The table that a large screen was given by its code; `waits` says that it still can be given one."""

    table: str | None
    waits: bool


class NoSuchCode(PlainRefusal, key="refused-no-such-code"):
    """A code that no screen shows, that was used, or that is too old."""


async def new_code(store: Store, screen: PlayerId) -> str:
    """Return a new code for a screen, in place of the one before."""
    return await issue(store, Purpose.SCREEN, screen)


async def give_table(store: Store, code: str, room: RoomId) -> PlayerId:
    """Return the screen that shows a code and is now given a table, or raise NoSuchCode; a code works once."""
    columns = ONE_TIME_TOKENS.c
    typed = "".join(sign for sign in code.upper() if sign.isalnum())
    this = (columns.token_hash == token_hash(typed), columns.purpose == Purpose.SCREEN.value)

    def work(connection: Connection) -> PlayerId | None:
        unused = (*this, columns.expires_at > now(), columns.room.is_(None))
        # Of two at the same time only one is given the screen.
        if connection.execute(update(ONE_TIME_TOKENS).where(*unused).values(room=room)).rowcount != 1:
            return None
        return PlayerId(connection.execute(select(columns.player).where(*this)).scalar_one())

    screen = await store.write(work)
    if screen is None:
        raise NoSuchCode
    return screen


async def code_of(store: Store, screen: PlayerId) -> TableGiven:
    """Return whether the code of a screen still works, and the table that the screen was given by it."""
    columns = ONE_TIME_TOKENS.c
    mine = (columns.player == screen, columns.purpose == Purpose.SCREEN.value, columns.expires_at > now())
    rows = await store.read(select(columns.room).where(*mine))
    room = rows[0][0] if rows else None
    return TableGiven(room, waits=bool(rows) and room is None)
