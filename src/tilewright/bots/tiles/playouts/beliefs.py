"""What a seat knows, as the situation that worlds are dealt from, and the policies that explain how each seat plays."""

from collections.abc import Sequence

from msgspec import Struct

from tilewright.bots.tiles.playouts.situation import NOBODY, KnownSeat, Policy, Situation, movable, playout_rules
from tilewright.bots.tiles.search.counts import counts_of_box, counts_of_tiles
from tilewright.bots.tiles.search.opponents import Opponent, counts_on, opponents
from tilewright.game.game import Game, openings
from tilewright.game.table import Table
from tilewright.game.view import Seen, View
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import TileRow

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


class Sight(Struct, frozen=True, kw_only=True):
    """What a seat sees of a game in progress; a spectator has no seat and no rack."""

    rules: Rulebook
    seat: int | None
    rack: TileRow
    acting: int
    table: Table
    counts: tuple[int, ...]
    opened: tuple[bool, ...]
    openings: tuple[int, ...]
    passes: int
    lap: int | None
    others: tuple[Opponent, ...]


def sight_of(view: View, seen: Sequence[Seen] = ()) -> Sight:
    """Return what the seat of a view sees; `seen` are the events it has seen, from which it learns how others play."""
    return Sight(
        rules=view.rules,
        seat=view.seat,
        rack=view.rack,
        acting=view.to_move[0],
        table=view.table,
        counts=view.counts,
        opened=view.opened,
        openings=view.openings,
        passes=view.passes,
        lap=view.lap,
        others=opponents(len(view.counts), seen),
    )


def sight_in(game: Game, seat: int, others: tuple[Opponent, ...]) -> Sight:
    """Return what a seat sees in a game, and nothing that it does not see."""
    return Sight(
        rules=game.rules,
        seat=seat,
        rack=game.racks[seat],
        acting=game.seat,
        table=game.table,
        counts=tuple(map(len, game.racks)),
        opened=game.opened,
        openings=openings(game),
        passes=game.passes,
        lap=game.lap,
        others=others,
    )


def situation_of(sight: Sight) -> Situation:
    """Return the situation that worlds are dealt from."""
    rack = counts_of_tiles(sight.rack)
    weights = policy_weights(sight.others, sight.seat, sight.rules.opening.extras)
    return Situation(
        rules=playout_rules(sight.rules),
        viewer=NOBODY if sight.seat is None else sight.seat,
        acting=sight.acting,
        passes=sight.passes,
        lap=sight.lap,
        table=movable(sight.table, sight.rules),
        rack=rack,
        unseen=counts_of_box(sight.rules.box.contents) - counts_on(sight.table) - rack,
        known=tuple(_known(sight, seat, each) for seat, each in enumerate(weights)),
    )


def _known(sight: Sight, seat: int, weights: tuple[int, ...]) -> KnownSeat:
    other, idle = sight.others[seat], sight.others[seat].idle_table
    return KnownSeat(
        count=sight.counts[seat],
        opened=sight.opened[seat],
        least_points=sight.openings[seat],
        weights=weights,
        held=0 if seat == sight.seat else counts_of_tiles(tuple(other.held)),
        idle_table=None if idle is None or seat == sight.seat else movable(idle, sight.rules),
        drawn=min(other.drawn, sight.counts[seat] - len(other.held)) if idle is not None else 0,
    )
