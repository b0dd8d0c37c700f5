"""The deal of the day over HTTP: what it is, the player's one try at it, and the field."""

from tilewright.answers.day_deals import DealShown, deal_of, deal_shown
from tilewright.local import day_deals as device
from tilewright.messages.over_http import Created
from tilewright.service.accounts.players import Player
from tilewright.service.node import Node
from tilewright.service.protocol.http_bots import Caller
from tilewright.service.settings import now
from tilewright.service.study.day_deals import begin_day_deal, with_field
from tilewright.web.authentication import today
from tilewright.web.endpoints import Endpoints

day_deals: Endpoints = Endpoints()


@day_deals.instead(device.show_day_deal)
async def show_day_deal(player: Player, node: Node) -> DealShown:
    """Show the deal of today: rulebook, bots, par, commitments, how the player fared, and how many others played it."""
    return await with_field(node.matches, player.id, deal_shown(today()))


@day_deals.instead(device.play_day_deal)
async def play_day_deal(caller: Caller) -> Created:
    """Begin the match of the deal of today, or return it if it has begun: each player has one try."""
    node, player, deal = caller.node, caller.player.id, deal_of(today())
    counts = node.day_solvers.counts(f"deal {deal.day}", player, caller.address)
    async with node.caps.match(player, caller.address) as begin:
        match = await begin_day_deal(node.store, player, deal, now(), counts=counts)
        begin(match)
    return Created(match)
