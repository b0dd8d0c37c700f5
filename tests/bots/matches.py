"""Games between bots of the ladder, seen from each of their turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from tilewright.arena.match import start_events
from tilewright.bots.protocol import TileBot
from tilewright.bots.registry import LADDER, bot
from tilewright.bots.seen import SeenSoFar
from tilewright.bots.tiles.searcher import Searcher
from tilewright.chance import Chance, branch
from tilewright.engine import play, replay
from tilewright.game.commands import Command
from tilewright.game.events import Event
from tilewright.game.match import Match
from tilewright.game.view import View, seen
from tilewright.games import TILE_GAME
from tilewright.rules.rulebook import Rulebook


class Choice(Struct, frozen=True, kw_only=True):
    """A turn of a bot: its name, the match and the events before it, the chance it had, what it saw and chose."""

    name: str
    match: Match
    events: tuple[Event, ...]
    chance: Chance
    view: View
    command: Command


def quick_bot(name: str) -> TileBot:
    """Return the bot of that name; a searcher with few rollouts, since what holds of all bots holds of that one too."""
    return Searcher(rollouts=8) if LADDER[name].make is Searcher else bot(name)


def choices(rules: Rulebook, names: Sequence[str], seed: int) -> Iterator[Choice]:
    """Yield every choice of a match between the named bots."""
    root = Chance(f"choices {seed}".encode())
    events = list(start_events(TILE_GAME, rules, len(names), root))
    bots = [quick_bot(name) for name in names]
    match = replay(TILE_GAME, events)
    while movers := TILE_GAME.to_move(match):
        seat, chance = movers[0], branch(root, "turn", len(events))
        view = TILE_GAME.view(match, seat)
        command = bots[seat].choose(view, SeenSoFar(events, seen, seat), chance)
        yield Choice(name=names[seat], match=match, events=tuple(events), chance=chance, view=view, command=command)
        step = play(TILE_GAME, match, seat, command)
        match = step.state
        events += step.events
