"""From what a seat sees to the situation that worlds are dealt from: what is known, and how each seat seems to play."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tilewright.bots.tiles.playouts.situation import NOBODY, KnownSeat, Situation, movable, playout_rules
from tilewright.bots.tiles.playouts.styles import policy_weights
from tilewright.bots.tiles.search.counts import counts_of_box, counts_of_tiles
from tilewright.bots.tiles.search.opponents import Opponent, counts_on, opponents
from tilewright.game.game import Game, openings
from tilewright.game.table import Table
from tilewright.game.view import Seen, View
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.tile import TileRow


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
