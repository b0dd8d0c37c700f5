"""One game in the compiled kernel, as an environment plays it."""

from __future__ import annotations

from tilewright.game.match import Match
from tilewright.research.choosing import ACTIONS, DRAW, refuse_forbidden
from tilewright.research.episode import Episode
from tilewright.research.in_kernel import InKernel
from tilewright.research.kernel_games import KERNEL, written
from tilewright.research.observing import observed_slices, size_of
from tilewright.research.stepping import blank
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles.tile import TileRow, code_of, codes_of


class KernelEpisode(InKernel[Episode]):
    """A deal of a seed that agents play in the form `commit`."""

    _kernel = KERNEL

    def __init__(self, rules: Rulebook, seats: int, deal: tuple[int, int], reward: str) -> None:
        self._begin(rules, seats, reward)
        self._dealt = (rules, seats, *deal)
        self._deal(*deal)

    def _begin(self, rules: Rulebook, seats: int, reward: str) -> None:
        now = blank(1, size_of(observed_slices(seats)), ACTIONS, seats)
        super().__init__(written(rules, seats, reward), now)

    def _first(self) -> Episode:
        return Episode(*self._dealt)

    def _replay(self, plain: Episode, place: int) -> None:
        plain.choose(self._actions[place])

    def _refuse_forbidden(self, action: int) -> None:
        refuse_forbidden(self._now.masks[0], action)


class GivenDeal(KernelEpisode):
    """A match that was dealt elsewhere, in which the next piece drawn can be chosen; the reward is who wins."""

    def __init__(self, match: Match) -> None:
        game = match.game
        self._begin(game.rules, len(game.racks), "wins")
        self._match, self._pools = match, dict[int, TileRow]()
        order = b"".join(map(codes_of, (*game.racks, game.pool)))
        KERNEL.deal_as(self._game, 0, game.starter, order, self._rules)
        self._look()

    @property
    def may_draw(self) -> bool:
        """Whether the seat in turn draws a piece, if it lays nothing."""
        slices, seen = observed_slices(len(self._match.game.racks)), self._now.observations[0]
        return bool(seen[slices["pool"]][0]) and not seen[slices["last_lap"]][0]

    def draw_from(self, pool: TileRow) -> None:
        """Let the seat in turn draw the last tile of `pool`, the same tiles in another order."""
        KERNEL.put_last(self._game, 0, code_of(pool[-1]))
        self._pools[len(self._actions)] = pool
        self.choose(DRAW)

    def text(self) -> str:
        """Return the table and all racks as text."""
        return self.plain.text()

    def _first(self) -> Episode:
        return Episode.of(self._match)

    def _replay(self, plain: Episode, place: int) -> None:
        if place in self._pools:
            plain.draw_from(self._pools[place])
        else:
            super()._replay(plain, place)
