"""One game in progress for an environment: the deal of a seed, the choices of agents, and the turns of bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from tilewright.arena.match import SeenSoFar, start_events
from tilewright.arguments import expect
from tilewright.bots.protocol import TileBot
from tilewright.chance import Chance, branch
from tilewright.engine import Refused, Seat, replay
from tilewright.game.commands import Command, DrawTile
from tilewright.game.events import Event
from tilewright.game.game import Game, may_draw, position_of
from tilewright.game.match import Match, apply, decide, fallback, refuse_seats, to_move
from tilewright.game.position import Position
from tilewright.game.scoring import Result, scores
from tilewright.game.table import faces_on
from tilewright.game.view import seen, view
from tilewright.games import TILE_GAME, GameRules, edition
from tilewright.research.choosing import Choosing, begin_turn, chosen
from tilewright.research.observing import Vector, observed
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.plays import Play, legal_plays
from tilewright.tiles.faces import FACES
from tilewright.tiles.notation import BadInput, write_row, write_table
from tilewright.tiles.tile import TileRow, faces_of

REWARDS = ("wins", "points")


def tile_rules(rules: str | GameRules, seats: int, house: dict[str, int | str] | None = None) -> Rulebook:
    """Return the rules of one game, or raise BadInput that names what is wrong."""
    book = with_house(rulebook_of(rules), house_of(house))
    if not isinstance(book, Rulebook):
        raise BadInput(f"{book.id} is played with dice: name a rulebook of the tile games")
    expect("seats", seats, int, "a whole number")
    refuse_seats(book, seats)
    return with_house(book, {"match.games": 1, "match.rounds": 1})


def rulebook_of(rules: str | GameRules) -> GameRules:
    """Return a rulebook that may be given by its id, or raise BadInput."""
    if isinstance(rules, str):
        return edition(rules).rulebook
    expect("rules", rules, GameRules, "a rulebook, or its id")
    return rules


def house_of(house: object) -> dict[str, int | str]:
    """Return house rules by key, or raise WrongType; None stands for none."""
    if house is None:
        return {}
    expect("house", house, Mapping, 'house rules by key, as in {"opening.min": 40}')
    assert isinstance(house, Mapping)
    for key, value in house.items():
        expect("house", key, str, "texts as keys, as in opening.min")
        expect(key, value, (int, str), "a whole number or a text")
    return dict(house)


def seed_of(seed: object) -> int:
    """Return a seed, also one of numpy, or raise WrongType."""
    expect("seed", seed, (int, np.integer), "a whole number")
    return int(seed)  # type: ignore[call-overload, no-any-return]


def refuse_reward(reward: str) -> str:
    """Return the name of a reward, or raise BadInput."""
    if reward not in REWARDS:
        raise BadInput(f"reward is one of {', '.join(REWARDS)}, not {reward}")
    return reward


def refuse_unknown(options: Mapping[str, object], *known: str) -> None:
    """Raise BadInput if there is an option besides those known."""
    if unknown := options.keys() - {*known}:
        raise BadInput(f"{', '.join(sorted(unknown))} is not an option: there are {', '.join(known)}")


class Episode:
    """A game that agents and bots play: deal `number` of a seed, as in `tilewright simulate --seed`.

    `match` and `turn` are frozen values, so a copy of an episode is exact.
    """

    def __init__(self, rules: Rulebook, seats: int, seed: int, number: int = 0) -> None:
        root = branch(Chance(f"seed {seed}".encode()), number)
        events = start_events(TILE_GAME, rules, seats, root)
        self._begin(replay(TILE_GAME, events), events, branch(root, "turns", 0))

    @classmethod
    def of(cls, match: Match) -> Episode:
        """Return the episode of a match that was dealt elsewhere, without handicaps; bots have no history of it."""
        if match.handicaps:
            raise BadInput("an episode has no handicaps: all seats play by the same rules")
        made = cls.__new__(cls)
        made._begin(match, (), match.game.chance)
        return made

    def _begin(self, match: Match, events: Sequence[Event], chance: Chance) -> None:
        self.match, self.events, self.chance = match, [*events], chance
        self._turn: Choosing | None = None
        self._candidates: tuple[Play, ...] | None = None
        self.turns = 0

    @property
    def game(self) -> Game:
        """The game as it is."""
        return self.match.game

    @property
    def seat(self) -> Seat:
        """The seat in turn."""
        return self.match.game.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.match.results)

    @property
    def turn(self) -> Choosing:
        """The turn in progress."""
        if self._turn is None:
            self._turn = begin_turn(self.game)
        return self._turn

    @property
    def committed(self) -> bytes:
        """The codes of the pieces committed in the turn in progress."""
        return b"" if self._turn is None else self._turn.committed

    @property
    def mask(self) -> NDArray[np.int8]:
        """A flag for each action of the seat in turn, in the form `commit`."""
        return np.frombuffer(self.turn.mask, np.int8)

    @property
    def may_draw(self) -> bool:
        """Whether the seat in turn draws a piece, if it lays nothing."""
        return may_draw(self.game)

    def observed(self, seat: int) -> Vector:
        """Return what a seat observes."""
        return observed(self.game, seat, self.committed if seat == self.game.seat else b"")

    @property
    def turn_position(self) -> Position:
        """The position of the seat in turn."""
        return position_of(self.game, self.game.seat)

    def candidates(self, most: int) -> tuple[Play, ...]:
        """Return the best legal plays of the turn, most pieces first."""
        if self._candidates is None:
            self._candidates = tuple(legal_plays(self.turn_position, limit=most))
        return self._candidates

    def choose(self, action: int) -> None:
        """Take an action for the seat in turn, or raise NotLegal."""
        after = chosen(self.turn, action)
        if isinstance(after, Choosing):
            self._turn = after
        else:
            self.play(after)

    def play(self, command: Command) -> None:
        """Carry out a whole turn of the seat in turn, or raise Refused."""
        happened = decide(self.match, self.game.seat, command)
        for event in happened:
            self.match = apply(self.match, event)
        self.events += happened
        self._turn = self._candidates = None
        self.turns += 1

    def draw_from(self, pool: TileRow) -> None:
        """Let the seat in turn draw the last tile of `pool`, the same tiles in another order."""
        self.match = replace(self.match, game=replace(self.game, pool=pool))
        self.play(DrawTile())

    def text(self) -> str:
        """Return the table and all racks as text."""
        game, committed = self.game, write_row(tuple(FACES[code] for code in self.committed))
        lines = [f"table: {write_table(faces_on(game.table)) or '-'}"]
        for seat, rack in enumerate(game.racks):
            in_turn = f" <- in turn, committed: {committed or '-'}" if seat == game.seat and not self.over else ""
            lines.append(f"seat_{seat}: {write_row(faces_of(rack)) or '-'}{in_turn}")
        return "\n".join([*lines, f"pool: {len(game.pool)}"])

    def play_bot(self, bot: TileBot) -> None:
        """Let a bot play the turn; if its command is refused, the seat draws or passes."""
        seat = to_move(self.match)[0]
        known = SeenSoFar(self.events, seen, Seat(seat))
        command = bot.choose(view(self.match, seat), known, branch(self.chance, self.turns))
        try:
            self.play(command)
        except Refused:
            self.play_fallback()

    def play_fallback(self) -> None:
        """Draw for the seat in turn, or pass."""
        self.play(fallback(self.match))

    def rewards(self, kind: str) -> Sequence[float]:
        """Return the reward of each seat at the end, before it 0.

        `wins` gives the winner 1 and the others together -1; a shared win is shared. `points` are the booklet's.
        """
        if not self.over:
            return [0.0] * self.match.seats
        return rewards_of(self.match.results[-1], kind, self.match.rules)


def rewards_of(result: Result, kind: str, rules: Rulebook) -> list[float]:
    """Return the reward of each seat for a result."""
    if kind == "points":
        return [float(points) for points in scores(result, rules)]
    seats, share = len(result.left), 1 / len(result.winners)
    return [((share if seat in result.winners else 0.0) * seats - 1) / (seats - 1) for seat in range(seats)]
