"""A sitting: one match against bots, held so that each player gets only what its seat may see."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.bots.arena import begun
from tilewright.bots.bot import TileBot
from tilewright.chance import Chance, branch
from tilewright.engine import Seat, play, replay
from tilewright.game.commands import Command
from tilewright.game.events import Event
from tilewright.game.view import Seen, View
from tilewright.games import TILE_GAME
from tilewright.rules.rulebook import Rulebook
from tilewright.words.events import Scene, event_in_words

ME = Seat(0)


class Sitting:
    """A match with a person at seat 0 and bots at the others; what happened is told in sentences."""

    def __init__(self, rules: Rulebook, names: Sequence[str], bots: Sequence[TileBot], chance: Chance) -> None:
        self.names = tuple(names)
        self._bots = dict(enumerate(bots, start=1))
        self._chance = chance
        self._seen: list[list[Seen]] = [[] for _ in names]
        self._news: list[str] = []
        events = begun(TILE_GAME, rules, len(names), chance)
        self._match = replay(TILE_GAME, events)
        self._tell(events, Scene(names=self.names, seat=ME))

    @property
    def view(self) -> View:
        """What the person sees."""
        return TILE_GAME.view(self._match, ME)

    @property
    def seen(self) -> Sequence[Seen]:
        """What the person has seen happen, from the first deal on."""
        return tuple(self._seen[ME])

    @property
    def is_mine(self) -> bool:
        """Whether the person may act now."""
        return ME in TILE_GAME.to_move(self._match)

    def news(self) -> list[str]:
        """Return what has happened since this was asked last, one event an entry."""
        news, self._news = self._news, []
        return news

    def act(self, command: Command) -> None:
        """Carry out what the person chose, or raise IllegalTurn."""
        self._play(ME, command)

    def time_is_up(self, draft: Sequence[Sequence[int]]) -> None:
        """End the person's turn as the rulebook's clock does."""
        self._play(ME, TILE_GAME.timeout(draft))

    def let_bots_play(self) -> None:
        """Let the bots act until the person may, or the match is over."""
        while not self.is_mine and (seats := TILE_GAME.to_move(self._match)):
            seat = seats[0]
            seen = self._seen[seat]
            chance = branch(self._chance, "bot", seat, len(seen))
            self._play(seat, self._bots[seat].choose(TILE_GAME.view(self._match, seat), seen, chance))

    def _play(self, seat: Seat, command: Command) -> None:
        before = self.view
        step = play(TILE_GAME, self._match, seat, command)
        self._match = step.state
        scene = Scene(names=self.names, seat=ME, table=before.table, opened=before.opened)
        self._tell(step.events, scene)

    def _tell(self, events: Sequence[Event], scene: Scene) -> None:
        """Let every seat see its side of the events, and put the person's into words."""
        for event in events:
            for seat, known in enumerate(self._seen):
                known.append(TILE_GAME.seen(event, Seat(seat)))
            self._news.append(event_in_words(self._seen[ME][-1], scene))
