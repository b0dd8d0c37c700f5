"""The tile games as the OpenSpiel game `tilewright`, registered when this module is imported.

Chance is explicit: it chooses the starter, deals every piece and every piece drawn, each with its exact probability.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pyspiel

from tilewright.chance import Chance
from tilewright.engine import Seat, Shuffles
from tilewright.game.events import Dealt
from tilewright.game.game import dealt
from tilewright.game.match import HOST, Match
from tilewright.research.actions import ACTIONS, DRAW, action_text
from tilewright.research.compiled import KernelGame, tile_kernel
from tilewright.research.episode import Episode
from tilewright.research.observing import KINDS, observed_slices, size_of
from tilewright.research.settings import tile_rules
from tilewright.research.tiles import EngineTiles, Seating
from tilewright.rules.rulebook import Rulebook
from tilewright.tiles import MOST_PIECES, TileId, code_of, codes_of, tiles_of

MOST_SEATS = 6
_LONGEST = (MOST_SEATS + 3) * MOST_PIECES
"""A piece is committed once, drawn once and ends one turn at most; between two plays a seat passes at most once."""

_TYPE = pyspiel.GameType(
    short_name="tilewright",
    long_name="Tilewright",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "rules": "classic-nl"},
)


class TileGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One game under a tile rulebook; the winner gets 1, the others together -1."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.seats = given.get("players", 2)
        self.rules: Rulebook = tile_rules(given.get("rules", "classic-nl"), self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=KINDS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> TileState:
        """Return the state before anything is dealt."""
        return TileState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> TileObserver:
        """Return the observer of a seat; it sees what `env` observes."""
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        return TileObserver(self.seats)


class TileState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A deal in progress, and then a game in which chance is asked for every piece drawn."""

    def __init__(self, game: TileGame) -> None:
        super().__init__(game)
        self.rules, self.seats = game.rules, game.seats
        self.starter: int | None = None
        self.dealt: list[TileId] = []
        self.pool: list[TileId] = list(tiles_of(game.rules.box.contents))
        self.episode: Episode[EngineTiles] | None = None
        self.drawing: bool = False

    def current_player(self) -> int:
        """Return the seat in turn, or chance, or that the game is over."""
        if self.episode is None or self.drawing:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else int(self.episode.playing.seat)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.episode is not None and self.episode.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        if player != self.episode.playing.seat:
            return []
        legal: list[int] = np.flatnonzero(self.episode.playing.shown(acts=True)["action_mask"]).tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return each starter, or each face that can be dealt or drawn, with its probability."""
        if self.starter is None:
            return [(seat, 1 / self.seats) for seat in range(self.seats)]
        counts = np.bincount([code_of(tile) for tile in self.pool], minlength=KINDS)
        return [(int(code), float(counts[code] / len(self.pool))) for code in np.flatnonzero(counts)]

    def _apply_action(self, action: int) -> None:
        if self.starter is None:
            self.starter = action
        elif self.episode is None:
            self._deal(self._taken(action))
        elif self.drawing:
            self.drawing = False
            tile = self._taken(action)
            self.episode.take(DRAW, (*self.pool, tile))
        elif action == DRAW and self._may_draw(self.episode):
            self.drawing = True
        else:
            self.episode.take(action)

    def _taken(self, code: int) -> TileId:
        """Return a tile of this face, taken out of the pool."""
        tile = next(tile for tile in self.pool if code_of(tile) == code)
        self.pool.remove(tile)
        return tile

    def _deal(self, tile: TileId) -> None:
        self.dealt.append(tile)
        size = self.rules.deal.rack
        if len(self.dealt) < self.seats * size:
            return
        racks = tuple(tuple(sorted(self.dealt[seat * size : (seat + 1) * size])) for seat in range(self.seats))
        starter = Seat(self.starter or 0)
        deal = Dealt(starter=starter, draws=(), racks=racks, pool=tuple(self.pool), chance=Chance(b""))
        match = Match(host=HOST, shuffles=Shuffles((b"",), (b"",) * self.seats), game=dealt(self.rules, 1, deal))
        kernel = tile_kernel(Seating(self.rules, self.seats), "wins")
        order = b"".join(map(codes_of, (*racks, match.game.pool)))
        in_kernel = partial(KernelGame, kernel, "deal_as", starter, order) if kernel else None
        self.episode = Episode(partial(EngineTiles.of, match), in_kernel)

    def _may_draw(self, episode: Episode[EngineTiles]) -> bool:
        """Return whether the seat in turn draws a piece, if it lays nothing."""
        slices, seen = observed_slices(self.seats), episode.playing.observed(episode.playing.seat)
        return bool(seen[slices["pool"]][0]) and not seen[slices["last_lap"]][0]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE and self.starter is None:
            return f"seat {action} starts"
        return action_text(action)

    def returns(self) -> list[float]:
        """Return what each seat has won."""
        return [0.0] * self.seats if self.episode is None else [*self.episode.playing.rewards("wins")]

    def __str__(self) -> str:
        if self.episode is None:
            return f"starter {self.starter}, dealt {' '.join(action_text(code_of(tile)) for tile in self.dealt)}"
        return " | ".join(self.episode.engine.text().splitlines())


class TileObserver:
    """What a seat observes; before the deal is complete it is all zeros."""

    def __init__(self, seats: int) -> None:
        slices = observed_slices(seats)
        self.tensor = np.zeros(size_of(slices), np.float32)
        self.dict = {name: self.tensor[part] for name, part in slices.items()}

    def set_from(self, state: TileState, player: int) -> None:
        """Write what a seat observes into the tensor."""
        self.tensor.fill(0)
        if state.episode is not None:
            self.tensor[:] = state.episode.playing.observed(player)

    def string_from(self, state: TileState, player: int) -> str:
        """Return what a seat observes as text."""
        self.set_from(state, player)
        return " ".join(f"{name}={','.join(f'{count:g}' for count in part)}" for name, part in self.dict.items())


pyspiel.register_game(_TYPE, TileGame)
