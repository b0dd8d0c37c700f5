"""What an operator does at the desk: every act is stored together with its line in the audit log."""

import secrets
from ipaddress import ip_network
from typing import Annotated

from msgspec import Meta, Struct, to_builtins
from msgspec.structs import replace
from sqlalchemy import Connection, delete, func, insert, select, update

from tilewright.messages.fields import Id, Millis, PlayerId
from tilewright.service.accounts.players import names_of
from tilewright.service.accounts.roles import note, operator_link
from tilewright.service.desk.bans import FOR_EVER, MOST_BANS, Ban, Bans, Kind, Reason
from tilewright.service.limits.networks import networks_of
from tilewright.service.rooms.room import RoomId
from tilewright.service.rooms.service import Rooms, leave_all
from tilewright.service.settings import now
from tilewright.service.storage.account_schema import BANS
from tilewright.service.storage.schema import CHAT, REPORTS
from tilewright.service.storage.store import Store
from tilewright.tiles import BadInput
from tilewright.words.say import sentence

_ID_BYTES = 9
_HOUR = 3_600_000
_YEAR = 24 * 366


class BanWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ban or mute of a player or of a network, for some hours, or for ever with null."""

    kind: Kind
    reason: Reason
    hours: Annotated[int, Meta(ge=1, le=10 * _YEAR)] | None
    player: Id | None = None
    network: Annotated[str, Meta(max_length=64)] | None = None


class Desk:
    """The acts of operators on one node."""

    def __init__(self, rooms: Rooms, bans: Bans) -> None:
        self._rooms, self._bans = rooms, bans
        self.store: Store = rooms.store

    async def ban(self, operator: PlayerId, wanted: BanWanted, address: str = "") -> Ban:
        """Ban or mute somebody at once on every node, or raise BadInput; the matches of a banned player go on.

        Operators ban neither themselves nor the network of the `address` that they come from.
        """
        if (wanted.player is None) == (wanted.network is None):
            raise BadInput("a ban is of a player or of a network")
        player = None if wanted.player is None else PlayerId(wanted.player)
        if player is not None and not await names_of(self.store, [player]):
            raise BadInput(sentence("refused-no-such-player"))
        network = None if wanted.network is None else network_named(wanted.network)
        if player == operator or (network is not None and network in networks_of(address)):
            raise BadInput(sentence("refused-ban-oneself"))
        at = now()
        ban = Ban(
            id=secrets.token_urlsafe(_ID_BYTES),
            kind=wanted.kind,
            player=player,
            network=network,
            reason=wanted.reason,
            at=at,
            until=FOR_EVER if wanted.hours is None else Millis(at + wanted.hours * _HOUR),
        )

        def added(connection: Connection) -> None:
            held = select(func.count()).select_from(BANS).where(BANS.c.until > at)
            if connection.execute(held).scalar_one() >= MOST_BANS:
                raise BadInput(sentence("refused-too-many-bans", most=MOST_BANS))
            connection.execute(insert(BANS), to_builtins(ban))
            span = "for ever" if wanted.hours is None else f"{wanted.hours} h"
            note(connection, operator, ban.kind.value, ban.player or ban.network or "", f"{ban.reason.value}, {span}")

        await self.store.write(added)
        await self._spread()
        if ban.kind is Kind.BAN and ban.player is not None:
            await leave_all(self._rooms, ban.player)
        return ban

    async def lift(self, operator: PlayerId, ban: str) -> bool:
        """End a ban or a mute, and return whether it existed."""

        def lifted(connection: Connection) -> bool:
            found = connection.execute(select(BANS.c.player, BANS.c.network).where(BANS.c.id == ban)).first()
            if found is None:
                return False
            connection.execute(delete(BANS).where(BANS.c.id == ban))
            note(connection, operator, "lift", found.player or found.network)
            return True

        done = await self.store.write(lifted)
        await self._spread()
        return done

    async def close_table(self, operator: PlayerId, table: RoomId) -> None:
        """Close a table, or raise NoSuchRoom; a match that is being played there goes on."""
        await self._rooms.change(
            table,
            lambda room: replace(room, invite=None, listed=False),
            lambda connection: note(connection, operator, "close", table),
        )

    async def remove_line(self, operator: PlayerId, table: RoomId, number: int) -> bool:
        """Remove a chat line, and return whether it existed; reports that quote it keep it for the operator."""

        def removed(connection: Connection) -> bool:
            this = (CHAT.c.room == table, CHAT.c.number == number)
            player = connection.scalar(select(CHAT.c.player).where(*this))
            if player is None:
                return False
            connection.execute(delete(CHAT).where(*this))
            note(connection, operator, "remove", player, f"{table} {number}")
            return True

        return await self.store.write(removed)

    async def handle(self, operator: PlayerId, report: int) -> bool:
        """Store that a report was dealt with, and return whether it was open."""

        def handled(connection: Connection) -> bool:
            this = (REPORTS.c.id == report, REPORTS.c.handled_at.is_(None))
            if connection.execute(update(REPORTS).where(*this).values(handled_at=now())).rowcount != 1:
                return False
            note(connection, operator, "handle", str(report))
            return True

        return await self.store.write(handled)

    async def link(self, operator: PlayerId, login: str) -> str | None:
        """Return a one-time login link for an account, from the first `/` on, or None if there is no such account."""
        return await operator_link(self.store, login, operator)

    async def _spread(self) -> None:
        await self._bans.refresh()
        self._bans.announce()


def network_named(text: str) -> str:
    """Return a network as limits name it: an IPv4 address, or the /64 or /48 of an IPv6 address.

    >>> network_named("192.0.2.7"), network_named("2001:db8::1"), network_named("2001:db8:7::/48")
    ('192.0.2.7', '2001:db8::/64', '2001:db8:7::/48')
    """
    try:
        named = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadInput(sentence("refused-no-network")) from None
    if named.version == 6 and named.prefixlen == 48:
        return str(named)
    if named.prefixlen not in (named.max_prefixlen, 64):
        raise BadInput(sentence("refused-no-network"))
    return networks_of(str(named.network_address))[0]
