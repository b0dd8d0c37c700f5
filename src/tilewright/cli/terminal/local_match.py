"""A sitting: one match against bots, held so that each player gets only what its seat may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

from msgspec import Struct

from tilewright.arena.match import begun
from tilewright.bots.protocol import Bot
from tilewright.chance import Chance, branch
from tilewright.engine import Command, Engine, Event, Fault, Rules, Seat, Seen, State, View, play, replay

ME = Seat(0)

Names = tuple[str, ...]


class Show(Struct, Generic[Rules, State, Command, Event, Fault, View, Seen], frozen=True):
    """A kind of game as it is shown: its engine, and how an event is told, from the view before it and the names."""

    engine: Engine[Rules, State, Command, Event, Fault, View, Seen]
    in_words: Callable[[Seen, View | None, Names], str]


class Company(Struct, Generic[View, Seen, Command], frozen=True):
    """Who sits down: all names, the person's first, the bots at the other seats, and where chance comes from."""

    names: Names
    bots: Sequence[Bot[View, Seen, Command]]
    chance: Chance


class Sitting(Generic[Rules, State, Command, Event, Fault, View, Seen]):
    """A match with a person at seat 0 and bots at the others; what happened is told in sentences."""

    def __init__(
        self,
        show: Show[Rules, State, Command, Event, Fault, View, Seen],
        rules: Rules,
        company: Company[View, Seen, Command],
    ) -> None:
        self.names = company.names
        self._show, self._engine = show, show.engine
        self._bots = dict(enumerate(company.bots, start=1))
        self._chance = company.chance
        self._seen: list[list[Seen]] = [[] for _ in self.names]
        self._news: list[str] = []
        events = begun(self._engine, rules, len(self.names), company.chance)
        self._match = replay(self._engine, events)
        self._tell(events, None)

    @property
    def view(self) -> View:
        """What the person sees."""
        return self._engine.view(self._match, ME)

    @property
    def seen(self) -> Sequence[Seen]:
        """What the person has seen happen, from the first deal on."""
        return tuple(self._seen[ME])

    @property
    def is_mine(self) -> bool:
        """Whether the person may act now."""
        return ME in self._engine.to_move(self._match)

    def news(self) -> list[str]:
        """Return what has happened since this was asked last, one event an entry."""
        news, self._news = self._news, []
        return news

    def faults(self, command: Command) -> tuple[Fault, ...]:
        """Return everything that would be wrong if the person did this now."""
        return self._engine.faults(self._match, ME, command)

    def act(self, command: Command) -> None:
        """Carry out what the person chose, or raise IllegalTurn."""
        self._play(ME, command)

    def time_is_up(self, draft: Sequence[Sequence[int]]) -> None:
        """End the person's turn as the rulebook's clock does."""
        self._play(ME, self._engine.timeout(draft))

    def let_bots_play(self) -> None:
        """Let the bots act until the person may, or the match is over."""
        while not self.is_mine and (seats := self._engine.to_move(self._match)):
            seat = seats[0]
            seen = self._seen[seat]
            chance = branch(self._chance, "bot", seat, len(seen))
            self._play(seat, self._bots[seat].choose(self._engine.view(self._match, seat), seen, chance))

    def _play(self, seat: Seat, command: Command) -> None:
        before = self.view
        step = play(self._engine, self._match, seat, command)
        self._match = step.state
        self._tell(step.events, before)

    def _tell(self, events: Sequence[Event], before: View | None) -> None:
        """Let every seat see its side of the events, and put the person's into words."""
        for event in events:
            for seat, known in enumerate(self._seen):
                known.append(self._engine.seen(event, Seat(seat)))
            self._news.append(self._show.in_words(self._seen[ME][-1], before, self.names))
