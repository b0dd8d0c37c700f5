"""Puzzles on the server: what there is to find, whether a turn is it, and hints."""

from collections.abc import Iterable
from datetime import date, timedelta
from itertools import chain
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

from tilewright.answers.addresses import Cost, Today, at
from tilewright.answers.errors import NoSuchPuzzle
from tilewright.answers.judge.tiles import TurnJudged, TurnToJudge, judge_turn
from tilewright.answers.puzzle_tries import PuzzleTry, Step
from tilewright.answers.requests import Language
from tilewright.dice.commands import PlaceDice
from tilewright.dice.match import Match as DiceMatch
from tilewright.dice.notation import grid_of_list
from tilewright.dice.placed import dice_on
from tilewright.dice.turbo_rules import TurboRules
from tilewright.game.commands import PlayTiles
from tilewright.game.table import tiles_on
from tilewright.games import EDITIONS, KINDS, AnyMatch, edition
from tilewright.messages.boards import HintStep
from tilewright.messages.fields import Id, Rows, RulesId
from tilewright.messages.wire import View
from tilewright.puzzles.collection import DAYS, RULES, collection, latest_days, puzzle_of_day, shipped
from tilewright.puzzles.dice.position import grid_after, rules_of, turn_of
from tilewright.puzzles.kinds import AnyPuzzle, goal_of
from tilewright.puzzles.puzzle import DicePuzzle, Kind, TilePuzzle, position_of
from tilewright.rules.booklets import DEFAULT
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.screens.dice import grid_steps
from tilewright.screens.drafts import judged_draft
from tilewright.screens.kinds import HOSTED_GAMES, HostedGame
from tilewright.screens.tiles import steps_shown
from tilewright.solver.present.least_change import rebuilt
from tilewright.solver.solve import Answer
from tilewright.tabletop.positions import PLAYER, dice_match, tile_match
from tilewright.tiles import read_faces, read_rows
from tilewright.words.say import say

# People type this part of an address: anything other than a day is answered with a sentence.
DayName = Annotated[str, Meta(max_length=200, examples=["2026-12-24"])]
MonthName = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}$", max_length=7, examples=["2026-12"])]


class PuzzleRating(Struct, frozen=True):
    """How good a player is at puzzles: the number people see, what the last try changed, and how many tries count.

    `grade` is the difficulty of the puzzles that are even with the player.
    """

    rating: int
    change: int
    tries: int
    grade: int


class PuzzleListed(Struct, frozen=True):
    """A puzzle in a list; `difficulty` goes from 1 to 10.

    Table and rack are for a picture: pieces are separated by `.` and rows by `_`. Of a puzzle with dice, whose table is
    a grid, there are only the dice to lay.
    """

    puzzle: str
    kind: Kind
    difficulty: int
    table: str
    rack: str


class DayListed(Struct, frozen=True, kw_only=True):
    """A day of the calendar with its puzzle."""

    day: str
    puzzle: str
    rules: str
    kind: Kind
    difficulty: int


class DayFigures(Struct, frozen=True):
    """How many people have solved the puzzle of a day, and the median of their seconds, once there are some."""

    solvers: int
    median: int | None = None


class MissedTurn(Struct, frozen=True):
    """The turn of a game of a match that a puzzle was made of."""

    match: str
    game: int
    turn: int


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A puzzle: its rulebook, its position, and a sentence that says what there is to find.

    `day` is set if it is the puzzle of today, or of an earlier day that was asked for (`late`). Only a server has
    `figures` of a day. `game` is what it is played with. One that was made of a turn that the player `missed` may have
    the house rules of the match.
    """

    puzzle: str
    rules: str
    game: str
    kind: Kind
    difficulty: int
    goal: str
    table: tuple[tuple[str, ...], ...] = ()
    rack: tuple[str, ...] = ()
    day: str | None = None
    late: bool = False
    figures: DayFigures | None = None
    house: dict[str, int | str] = {}
    missed: MissedTurn | None = None


class PuzzleJudged(TurnJudged, frozen=True, kw_only=True):
    """A puzzle's position, as the `view` of a match; or the verdict on a turn, and whether that solves it.

    `rating` is the player's at puzzles, where the try has just counted, and `tried` how they have fared so far.
    """

    view: View | None = None
    solved: bool = False
    rating: PuzzleRating | None = None
    tried: PuzzleTry | None = None


class PuzzleHint(Struct, frozen=True):
    """The pieces that the answer plays, and its first steps, as many as were asked for; `all` is how many there are.

    `rating` is the player's at puzzles, where the try has just counted, and `tried` how they have fared so far.
    """

    tiles: tuple[int, ...]
    steps: tuple[HintStep, ...]
    all: int
    rating: PuzzleRating | None = None
    tried: PuzzleTry | None = None


class PuzzleTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """The table after a turn, in the piece numbers of the answer without it; with `final` it is the player's answer."""

    after: Rows | None = None
    final: bool = False


class HintSteps(Struct, frozen=True, forbid_unknown_fields=True):
    """How many steps of the answer a hint shows; 0 shows only its pieces."""

    steps: Annotated[int, Meta(ge=0, le=100)] = 0


def list_puzzles(rules: str, grades: Iterable[tuple[str, int]] = ()) -> tuple[PuzzleListed, ...]:
    """Return the puzzles of a rulebook, easy ones first; none if it has none.

    `grades` are the difficulties of those that people have tried.
    """
    tried = dict(grades)
    if rules not in RULES:
        return ()
    found = (listed(puzzle, tried.get(puzzle.id, puzzle.difficulty)) for puzzle in collection(rules))
    return tuple(sorted(found, key=lambda puzzle: puzzle.difficulty))


def listed(puzzle: AnyPuzzle, difficulty: int) -> PuzzleListed:
    """Return a puzzle as it is listed."""
    is_dice = isinstance(edition(puzzle.rules).rulebook, TurboRules)
    table = "" if is_dice else "_".join(map(".".join, puzzle.table))
    return PuzzleListed(puzzle.id, puzzle.kind, difficulty, table, ".".join(puzzle.rack))


@at("GET /api/puzzles/day/{day}", Cost.LIGHT, refused=(404,))
def show_day(day: DayName, today: Today, language: Language) -> PuzzleShown:
    """Show the puzzle of `today` or of an earlier day, which is the same for everybody; a day begins at midnight UTC.

    The last 300 days can be asked for. A server adds how many have solved it, and the median of their times.
    """
    found = today if day == "today" else _read_day(day)
    if not -DAYS < (found - today).days <= 0:
        raise NoSuchPuzzle
    return replace(shown(puzzle_of_day(found), language, found), late=found != today)


@at("GET /api/puzzles/month/{month}", Cost.LIGHT, refused=(404,))
def list_month(month: MonthName, today: Today) -> tuple[DayListed, ...]:
    """List the days of a month whose puzzles can be asked for."""
    first = _read_day(f"{month}-01")
    days = (first + timedelta(count) for count in range(31))
    return tuple(_listed_day(day) for day in days if day.month == first.month and -DAYS < (day - today).days <= 0)


@at("GET /api/puzzles/{puzzle}", Cost.LIGHT, refused=(404,))
def show_puzzle(puzzle: Id, today: Today, language: Language) -> PuzzleShown:
    """Show what there is to find in a puzzle."""
    found = puzzle_of(puzzle)
    return shown(found, language, today if puzzle_of_day(today) == found else None)


def day_of(name: str, today: date) -> date | None:
    """Return which of the latest days has a puzzle, if any."""
    return latest_days(today).get(name)


@at("GET /api/puzzles", Cost.SHORT, packed=True)
def list_all(rules: RulesId = DEFAULT) -> tuple[PuzzleListed, ...]:
    """List the puzzles of a rulebook, easy ones first; a server goes by how people have fared with them."""
    return list_puzzles(rules) if rules in EDITIONS else ()


def judge_puzzle(name: str, after: Rows | None, language: str) -> PuzzleJudged:
    """Return the position of a puzzle, and whether a turn is allowed and solves it, or raise NoSuchPuzzle."""
    return judge(puzzle_of(name), after, language)


def judge(puzzle: AnyPuzzle, after: Rows | None, language: str, *, final: bool = True) -> PuzzleJudged:
    """Return the position of a puzzle, and whether a turn is allowed and solves it.

    Where the most pieces are to be found, only a `final` answer is told whether it solves the puzzle.
    """
    if after is None:
        return PuzzleJudged(view=_view(puzzle))
    judged = _judged(puzzle, after, language)
    return judged if final or puzzle.kind is not Kind.MOST else replace(judged, solved=False)


def _judged(puzzle: AnyPuzzle, after: Rows, language: str) -> PuzzleJudged:
    match edition(puzzle.rules).rulebook:
        case Rulebook():
            return _judge_tiles(puzzle, after, language)
        case TurboRules():
            return _judge_dice(puzzle, after, language)


def hint_at(puzzle: AnyPuzzle, steps: int, language: str) -> PuzzleHint:
    """Return the pieces of the answer of a puzzle and its first steps."""
    match edition(puzzle.rules).rulebook:
        case Rulebook():
            tiles, told = _answer_with_tiles(puzzle, language)
        case TurboRules():
            tiles, told = _answer_with_dice(puzzle, language)
    return PuzzleHint(tuple(sorted(tiles)), told[:steps], len(told))


def turn_step(judged: PuzzleJudged, turn: PuzzleTurn, day: date | None = None) -> Step:
    """Return what a turn is for the player's try at a puzzle; `day` is today if it has this puzzle."""
    wrong = turn.final and judged.allowed and not judged.solved
    return Step(wrong=wrong, solved=judged.solved, day=day.isoformat() if day and judged.solved else None)


def hint_step(hint: PuzzleHint) -> Step:
    """Return what a hint is for the player's try at a puzzle."""
    return Step(hints=1 + len(hint.steps))


def puzzle_of(name: str) -> AnyPuzzle:
    """Return the puzzle with an id, or raise NoSuchPuzzle."""
    found = shipped(name)
    if found is None:
        raise NoSuchPuzzle
    return found


def _read_day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise NoSuchPuzzle from None


def _listed_day(day: date) -> DayListed:
    puzzle = puzzle_of_day(day)
    return DayListed(
        day=day.isoformat(), puzzle=puzzle.id, rules=puzzle.rules, kind=puzzle.kind, difficulty=puzzle.difficulty
    )


def shown(puzzle: AnyPuzzle, language: str, day: date | None = None) -> PuzzleShown:
    """Return a puzzle as it is shown, on its day if it has one."""
    rules = edition(puzzle.rules).rulebook
    is_dice = isinstance(rules, TurboRules)
    return PuzzleShown(
        puzzle=puzzle.id,
        rules=puzzle.rules,
        game=KINDS.of(rules).name,
        kind=puzzle.kind,
        difficulty=puzzle.difficulty,
        goal=say(goal_of(puzzle), language),
        table=() if is_dice else puzzle.table,
        rack=() if is_dice else puzzle.rack,
        day=None if day is None else day.isoformat(),
        house=puzzle.house,
    )


def _judge_tiles(puzzle: TilePuzzle, after: Rows, language: str) -> PuzzleJudged:
    asked = TurnToJudge(
        rules=puzzle.rules,
        house=puzzle.house,
        table=puzzle.table,
        rack=puzzle.rack,
        opened=puzzle.opened,
        after=after,
    )
    judged = judge_turn(asked, language)
    laid = len(list(chain(*after))) - len(list(chain(*judged.table)))
    # Proven of every puzzle: no other choice of as many pieces can be laid, and no other at all that opens.
    return PuzzleJudged(**asdict(judged), solved=judged.allowed and laid == len(puzzle.answer.played))


def _answer_with_tiles(puzzle: TilePuzzle, language: str) -> tuple[set[int], tuple[HintStep, ...]]:
    position = position_of(puzzle)
    played = read_faces(puzzle.answer.played)
    answer = Answer(
        rows=tuple(read_rows(puzzle.answer.table)), played=played, tiles=len(played), points=0, exact=True, us=0
    )
    after = rebuilt(position, answer)
    return set(tiles_on(after) - tiles_on(position.table)), steps_shown(position.table, after, language)


def _dice_match(puzzle: DicePuzzle) -> DiceMatch:
    turn = turn_of(puzzle)
    return dice_match(turn.grid, turn.own, rules_of(puzzle))


def _view(puzzle: AnyPuzzle) -> View:
    match edition(puzzle.rules).rulebook:
        case Rulebook() as booklet:
            rules = with_house(booklet, puzzle.house)
            table, rack = read_rows(puzzle.table), read_faces(puzzle.rack)
            return _viewed(HOSTED_GAMES.tiles, tile_match(table, rack, rules, opened=puzzle.opened), PlayTiles)
        case TurboRules():
            return _viewed(HOSTED_GAMES.dice, _dice_match(puzzle), PlaceDice)


def _viewed(hosted: HostedGame, match: AnyMatch, command: type[PlayTiles | PlaceDice]) -> View:
    rows = hosted.kind.untouched(match)
    return View(
        seq=0,
        view=hosted.kind.engine.view(match, PLAYER),
        readings=hosted.screen.readings(match, rows),
        # There is something to find, so nobody draws or passes.
        may=(command.__name__,),
    )


def _judge_dice(puzzle: DicePuzzle, after: Rows, language: str) -> PuzzleJudged:
    match, hosted = _dice_match(puzzle), HOSTED_GAMES.dice
    judgement, _ = judged_draft(hosted, match, PLAYER, after, language)
    allowed = not judgement.faults
    # Proven of every puzzle: no other choice of as many dice can be laid.
    solved = allowed and len(after) - len(hosted.kind.untouched(match)) == len(puzzle.answer.played)
    return PuzzleJudged(allowed=allowed, judgement=judgement, solved=solved)


def _answer_with_dice(puzzle: DicePuzzle, language: str) -> tuple[set[int], tuple[HintStep, ...]]:
    match = _dice_match(puzzle)
    after = grid_after(match.round, grid_of_list(puzzle.answer.table))
    assert after is not None, "every puzzle that ships is proven"
    view = HOSTED_GAMES.dice.kind.engine.view(match, PLAYER)
    return set(dice_on(after) - dice_on(match.round.grid)), tuple(grid_steps(view, after, language))
