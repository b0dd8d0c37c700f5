"""Phones on the home network: the owner of the server, on its machine, lets them join."""

from msgspec import Struct
from starlette.requests import Request

from tilewright.answers.addresses import Cost
from tilewright.web.authentication import Declined
from tilewright.web.endpoints import Endpoints
from tilewright.web.home_network import HomeNetwork
from tilewright.words.say import sentence

home_network: Endpoints = Endpoints()


class PhonesWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether phones on the home network may join."""

    join: bool


class PhonesLetIn(Struct, frozen=True):
    """The address of the server for phones on the home network, or "" if they may not join."""

    address: str


@home_network.add("PUT /api/phones", Cost.LIGHT, refused=(403, 409))
async def let_phones_join(request: Request, body: PhonesWanted) -> PhonesLetIn:
    """Let phones on the home network join, or end that, as the owner: from a page on the machine of the server."""
    home: HomeNetwork = request.app.state.home
    # Every page sends its origin with this; a form on another site may come without.
    if not home.is_owner(request) or "origin" not in request.headers:
        raise Declined(403, sentence("refused-not-owner"))
    await (home.open() if body.join else home.close())
    return PhonesLetIn(home.address)
