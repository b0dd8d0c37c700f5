"""How each seat seems to play: the policies that explain its turns."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tilewright.bots.tiles.playouts.situation import Policy
from tilewright.bots.tiles.search.opponents import Opponent

# How likely an opening turn has few, some or many tiles if it has as many as possible, or as few.
_LARGE, _SMALL = (0.26, 0.35, 0.39), (0.80, 0.18, 0.02)
_FEW, _SOME = 5, 6

_WHOLE = 240


class _Style(Struct, frozen=True, kw_only=True):
    """How common a policy is, and the probability of its turns, measured in games of bots that play like it.

    `waits` is for a turn before the opening that does not open, where an opening may use the table; elsewhere all open
    as soon as they can. `idle` is for a turn after the opening that plays nothing.
    """

    common: float
    waits: float
    opens: tuple[float, float, float]
    idle: float


_STYLES = {
    Policy.LAY_MOST: _Style(common=0.5, waits=0.71, opens=_LARGE, idle=0.58),
    Policy.HOARD: _Style(common=0.125, waits=0.99, opens=_SMALL, idle=0.98),
    Policy.CAREFUL: _Style(common=0.125, waits=0.99, opens=_SMALL, idle=0.98),
    Policy.RUSH: _Style(common=0.25, waits=0.71, opens=_LARGE, idle=0.98),
}

_Shares = dict[Policy, float]


def policy_weights(seats: Sequence[Opponent], viewer: int | None, extras: bool) -> list[tuple[int, ...]]:
    """Return the weights of the policies of each seat, as a seat or a spectator sees it.

    Opponents at one table often play alike, so what explains the turns of the others is more likely for a seat too.
    """
    turns = [{policy: _likelihood(style, seat, extras) for policy, style in _STYLES.items()} for seat in seats]
    common = {policy: style.common for policy, style in _STYLES.items()}
    alone = [_weighed(common, each) for each in turns]
    weights = []
    for place, each in enumerate(turns):
        others = [shares for other, shares in enumerate(alone) if other not in (place, viewer)]
        found = _weighed({policy: common[policy] + sum(shares[policy] for shares in others) for policy in common}, each)
        weights.append(tuple(round(_WHOLE * found.get(policy, 0)) for policy in Policy))
    return weights


def _weighed(common: _Shares, likely: _Shares) -> _Shares:
    both = {policy: common[policy] * likely[policy] for policy in common}
    whole = sum(both.values())
    return {policy: each / whole for policy, each in both.items()}


def _likelihood(style: _Style, seat: Opponent, extras: bool) -> float:
    found = style.idle**seat.idle_turns * (1 - style.idle) ** seat.laid
    if extras:
        found *= style.waits**seat.unopened_turns * (1 - style.waits if seat.opened_with else 1)
    if seat.opened_with:
        found *= style.opens[(seat.opened_with > _FEW) + (seat.opened_with > _SOME)]
    return found
