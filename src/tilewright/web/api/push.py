"""Web Push over HTTP: the key of the server, and the browsers on which a player is called."""

from msgspec import Struct

from tilewright.answers.addresses import Cost
from tilewright.local import addresses as device
from tilewright.messages.fields import Id
from tilewright.messages.over_http import PushKey
from tilewright.service.accounts.players import Player
from tilewright.service.node import Node
from tilewright.service.settings import now
from tilewright.service.upkeep.push.endpoints import read_endpoint
from tilewright.service.upkeep.push.subscriptions import Subscription, subscribe, unsubscribe
from tilewright.tiles import BadInput
from tilewright.web.authentication import Person
from tilewright.web.endpoints import Endpoints

push: Endpoints = Endpoints()


class Subscribed(Struct, frozen=True):
    """The name by which a subscription is ended."""

    subscription: str


@push.instead(device.show_key)
async def show_key(node: Node) -> PushKey:
    """Return the key that a browser subscribes with."""
    return PushKey(None if node.posting is None else node.posting.keys.public)


@push.add("POST /api/me/push", Cost.LIGHT, status=201, refused=(400,), counted="tables")
async def call_here(body: Subscription, person: Person, node: Node) -> Subscribed:
    """Call the player on this browser when their turn begins in a slow match."""
    if node.posting is None:
        raise BadInput("this server has no keys for Web Push")
    if read_endpoint(body.endpoint, node.posting.push.hosts) is None:
        raise BadInput("the endpoint is not at a push service that this server knows")
    if not node.posting.keys.fits(body.browser):
        raise BadInput("p256dh is not a public key on P-256")
    await subscribe(node.store, person.id, body, now())
    return Subscribed(body.id)


@push.add("DELETE /api/me/push/{subscription}", Cost.LIGHT, status=204, counted="tables")
async def call_no_more(subscription: Id, player: Player, node: Node) -> None:
    """Call the player on a browser no more."""
    await unsubscribe(node.store, player.id, subscription)
