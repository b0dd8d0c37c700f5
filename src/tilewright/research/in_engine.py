"""One game through the engine of its kind, which agents and bots play; tiles.py and dice.py say what actions mean."""

from collections.abc import Mapping, Sequence
from typing import Any

from tilewright.arena.match import start_events
from tilewright.bots.protocol import AnyBot
from tilewright.bots.seen import SeenSoFar
from tilewright.chance import Chance, branch
from tilewright.dice import scoring as dice_scoring
from tilewright.engine import Engine, Refused, Seat, play, replay
from tilewright.game import scoring as tile_scoring
from tilewright.game.match import Match
from tilewright.games import KINDS, AnyCommand, AnyEvent, AnyMatch, GameRules
from tilewright.rules.rulebook import Rulebook


class EngineGame:
    """A match of one game with its events, of which `match` is a frozen value, so a copy is exact.

    Bots play between the turns of agents, each with the chance that the arena would give it.
    """

    def __init__(self, match: AnyMatch, events: Sequence[AnyEvent], chance: Chance, bots: Mapping[int, AnyBot]) -> None:
        self.match: Any = match
        self.events: list[AnyEvent] = [*events]
        self.chance: Chance = chance
        self.turns: int = 0
        self._bots = bots
        self._begin()
        self._play_bots()

    @property
    def _engine(self) -> Engine[Any, Any, Any, Any, Any, Any, Any]:
        # Not an attribute: a module cannot be pickled.
        return KINDS.of(self.match.rules).engine

    def _begin(self) -> None:
        """Forget what was chosen in the turn before."""

    @property
    def seat(self) -> Seat:
        """The seat in turn."""
        seat: Seat = (self.match.game if isinstance(self.match, Match) else self.match.round).seat
        return seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.match.results)

    def play(self, command: AnyCommand) -> None:
        """Carry out a command of the seat in turn, then those of bots, or raise Refused."""
        self._play(command)
        self._play_bots()

    def carry_out(self, command: AnyCommand) -> None:
        """Carry out a command, and those of bots; if it is refused, what the clock would do."""
        self._carry_out(command)
        self._play_bots()

    def command_of(self, bot: AnyBot) -> Any:
        """Return the command of a bot for the seat in turn, with the chance that the arena would give it."""
        known = SeenSoFar(self.events, self._engine.seen, self.seat)
        return bot.choose(self._engine.view(self.match, self.seat), known, branch(self.chance, self.turns))

    def rewards(self, kind: str) -> Sequence[float]:
        """Return the reward of each seat at the end, before it 0.

        `wins` gives the winner 1 and the others together -1; a shared win is shared, and without a winner nobody gets
        anything. `points` are the booklet's.
        """
        rules, seats = self.match.rules, len(self.match.shuffles.nonces)
        result = self.match.results[-1] if self.over else None
        if result is None or (kind == "wins" and not result.winners):
            return [0.0] * seats
        if kind == "points":
            tiles = isinstance(rules, Rulebook)
            return [*map(float, tile_scoring.scores(result, rules) if tiles else dice_scoring.scores(result))]
        share = 1 / len(result.winners)
        return [((share if seat in result.winners else 0.0) * seats - 1) / (seats - 1) for seat in range(seats)]

    def _play(self, command: AnyCommand) -> None:
        step = play(self._engine, self.match, self.seat, command)
        self.match = step.state
        self.events += step.events
        self.turns += 1
        self._begin()

    def _carry_out(self, command: AnyCommand) -> None:
        try:
            self._play(command)
        except Refused:
            self._play(self._engine.fallback(self.match))

    def _play_bots(self) -> None:
        while self.seat in self._bots and not self.over:
            self._carry_out(self.command_of(self._bots[self.seat]))


def dealt(rules: GameRules, seats: int, seed: int, number: int) -> tuple[AnyMatch, tuple[AnyEvent, ...], Chance]:
    """Return deal `number` of a seed, as in `tilewright simulate --seed`: match, first events, and chance of bots."""
    root, engine = branch(Chance(f"seed {seed}".encode()), number), KINDS.of(rules).engine
    events = start_events(engine, rules, seats, root)
    return replay(engine, events), events, branch(root, "turns", 0)
