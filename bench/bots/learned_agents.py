"""Agents of examples/learn.py as bots, on duplicate deals against the ladder, judged by the engine.

An agent sees what its seat sees, and needs numpy only; in a program it is `bench.bots.learned_agents:Learned`.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from bench import printing
from bench.commands import FOLDER, parser
from tilewright.arena.deals import Simulation
from tilewright.arena.simulation import results
from tilewright.arena.tally import rate_interval, won_share
from tilewright.bots.protocol import play_or_pass, position_of
from tilewright.chance import Chance
from tilewright.game.commands import Command
from tilewright.game.table import Position, Table
from tilewright.game.view import Seen, View
from tilewright.research.actions import DRAW, END
from tilewright.research.observing import observed_in
from tilewright.research.settings import tile_rules
from tilewright.rules.booklets import booklet
from tilewright.solver.assign_tiles import assign_tiles
from tilewright.solver.commits import commits, committed_turn
from tilewright.solver.solve import Objective, best_table

AGENT = FOLDER.parent / "examples" / "learned" / "pool-2" / "agent.npz"
LADDER = ("random", "beginner", "casual", "greedy", "cautious", "timing", "hoarder")


class Learned:
    """Asks the network whether it holds back, and if not, which pieces it plays; one that leaves goes out if it can."""

    needs_history = False

    def __init__(self, path: str = str(AGENT)) -> None:
        with np.load(path) as stored:
            self._weights = {name: stored[name].astype(np.float32) for name in stored.files}
        self._leaves = bool(self._weights["leaves"])
        self._blocks = sum(name.endswith(".1.weight") for name in self._weights)

    def choose(self, view: View, seen: Sequence[Seen], chance: Chance) -> Command:
        """Return the likeliest turn."""
        if view.shown:
            return play_or_pass(view, None)
        if len(view.counts) != 2 or view.rules.box != booklet("classic-nl").box:
            raise ValueError("the agent has learned games of two players with the box of classic-nl")
        position = position_of(view)
        out = best_table(position, Objective.OUT) if self._leaves else None
        return play_or_pass(view, out or self._turn(view, position))

    def _turn(self, view: View, position: Position) -> Table | None:
        logits = self._logits(observed_in(view))
        if logits[DRAW] > 0:
            return None
        committed, fits = b"", commits(position)
        while any(fits.flags):
            action = int(np.where(np.frombuffer(fits.flags, np.bool_), logits[:DRAW], -np.inf).argmax())
            if action == END:
                found = committed_turn(position, committed)
                assert found is not None, "the mask has proven that the turn is legal"
                return assign_tiles(found.rows, position)
            committed += bytes([action])
            fits = commits(position, committed, fits)
            logits = self._logits(observed_in(view, committed))
        return None

    def _logits(self, observed: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Return the logit of every action, as `Agent` of learn.py does."""
        x = self._layer("first", observed * self._weights["scale"])
        for block in range(self._blocks):
            inner = np.maximum(self._layer(f"blocks.{block}.1", self._normed(f"blocks.{block}.0", x)), 0)
            x = x + self._layer(f"blocks.{block}.3", inner)
        return self._layer("head", np.maximum(self._normed("last", x), 0))

    def _layer(self, name: str, x: NDArray[np.float32]) -> NDArray[np.float32]:
        return np.asarray(self._weights[f"{name}.weight"] @ x + self._weights[f"{name}.bias"])

    def _normed(self, name: str, x: NDArray[np.float32]) -> NDArray[np.float32]:
        scaled = (x - x.mean()) / np.sqrt(x.var() + 1e-5)
        return np.asarray(scaled * self._weights[f"{name}.weight"] + self._weights[f"{name}.bias"])


def main(words: Sequence[str]) -> int:
    """Play duplicate deals against the ladder through the engine, and print the wins as a table."""
    options = parser("learned-agents", __doc__, "--opponents hoarder --deals 20")
    options.add_argument("--agent", default=str(AGENT), help="the weights of an agent")
    options.add_argument("--deals", type=int, default=1_000)
    options.add_argument("--seed", type=int, default=2_026)
    options.add_argument("--opponents", default=",".join(LADDER))
    options.add_argument("--workers", type=int, default=1)
    asked = options.parse_args(words)
    printed = printing.Table("opponent", "deals", "wins", "95 % interval")
    for name in asked.opponents.split(","):
        bots = (f"bench.bots.learned_agents:Learned:path={asked.agent}", name)
        wanted = Simulation(rules=tile_rules("classic-nl", 2), bots=bots, deals=asked.deals, seed=asked.seed)
        shares = [won_share(result, 0) for result in results(wanted, asked.workers)]
        low, high = rate_interval(shares)
        printed.add(f"`{name}`", asked.deals, f"{np.mean(shares):.1%}", f"{low:.1%} to {high:.1%}")
    return 0
