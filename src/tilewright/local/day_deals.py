"""The deal of the day on this device: it is played once, and how it ended is told to a server later, as a claim."""

from msgspec.structs import replace

from tilewright.answers.addresses import Cost, day_at
from tilewright.answers.day_deals import DealPlayed, DealShown, deal_of, deal_shown
from tilewright.local.here import Here, Now, at
from tilewright.local.profile import player, profile
from tilewright.messages.fields import Millis
from tilewright.messages.over_http import Created


@at("GET /api/deal", Cost.LIGHT, counted="messages")
def show_day_deal(here: Here, now: Now) -> DealShown:
    """Show the deal of today: rulebook, bots, par, the commitment and that of tomorrow, and how the player fared.

    A server adds how many people have played it, and the player's place among them.
    """
    shown = deal_shown(day_at(Millis(now)))
    kept = here.matches.of_day(shown.day)
    if kept is None:
        return replace(shown, played=profile(here.values).deals.get(shown.day))
    points = round(float(kept.totals[0])) if kept.totals else None
    played = None if points is None else DealPlayed(kept.row.created_at, points, claimed=True)
    return replace(shown, match=kept.row.id, played=played)


@at("POST /api/deal", Cost.LIGHT, status=201, counted="matches")
def play_day_deal(here: Here, now: Now) -> Created:
    """Begin the match of the deal of today, or return it if it has begun: each player has one try."""
    at = Millis(now)
    return Created(here.matches.create_of_day(player(here.values).player, deal_of(day_at(at)), at))
