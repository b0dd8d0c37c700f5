"""The answers of `tilewright engine`: a question as JSON in, the fields of its answer out."""

import difflib
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, get_origin

import msgspec
from msgspec import Struct, convert, to_builtins

from tilewright.analysis.chances import win_chances
from tilewright.analysis.checking import RowVerdict, check_row
from tilewright.analysis.dice_position import read_turn
from tilewright.analysis.kinds import spread
from tilewright.analysis.solving import best_of_dice, best_of_tiles
from tilewright.answers.engine.followed import Followed, followed_dice, followed_tiles, rules_of, tile_position
from tilewright.answers.engine.questions import (
    ChancesAsked,
    CheckAsked,
    HelloAsked,
    JudgeAsked,
    Named,
    Placed,
    PlaysAsked,
    SetAsked,
    SolveAsked,
    StopAsked,
    TurnAsked,
)
from tilewright.bots.kinds import LADDERS
from tilewright.bots.laying import dice_for, tiles_for
from tilewright.bots.programs.wire import PROTOCOL, DiceTable, TileTable
from tilewright.bots.specs import read_spec, resolve
from tilewright.chance import Chance
from tilewright.dice import commands as dice_commands
from tilewright.dice.notation import grid_of_list, listed_grid
from tilewright.dice.placed import faces_on, faces_shown
from tilewright.dice.turbo_rules import TurboRules
from tilewright.dice.view import View as DiceView
from tilewright.game.commands import ClaimReshuffle, Command, DrawTile, PlayTiles
from tilewright.game.turn import judged
from tilewright.game.view import View
from tilewright.games import EDITIONS, KINDS, AnyFault, edition
from tilewright.messages.boards import listed_faults
from tilewright.rules.rulebook import Rulebook
from tilewright.solver.crossword.plays import grid_plays
from tilewright.solver.crossword.pool import Turn
from tilewright.solver.plays import legal_plays
from tilewright.tiles import BadInput, Row, TileRow, faces_of, quoted, read_faces, read_rows, write_face
from tilewright.words.faults import turn_fault_in_words
from tilewright.words.locales import LOCALES
from tilewright.words.say import read_words

Fields = dict[str, Any]
# A question ends by itself after this share of its time, where it can; then the answer still comes in time.
_SHARE = 0.7


class Ask(Struct, frozen=True):
    """A question: its form for tiles and for dice, and the function that answers it."""

    tiles: Any
    dice: Any
    answer: Callable[[Any], Fields]


def answered(fields: Fields, usual: Fields) -> Fields:
    """Return the answer to a question without its id, or raise BadInput that names the part."""
    return ASKS[ask_of(fields)].answer(read(fields, usual))


def ask_of(fields: Fields) -> str:
    """Return which question it is, or raise BadInput."""
    asked = fields.get("ask")
    if isinstance(asked, str) and asked in ASKS:
        return asked
    named = quoted(asked) if isinstance(asked, str) else 'what "ask" has'
    near = difflib.get_close_matches(asked, ASKS, n=1) if isinstance(asked, str) else []
    hint = f"did you mean {near[0]}?" if near else f"ask one of {', '.join(ASKS)}"
    raise BadInput(f"{named} is not a question: {hint}")


def read(fields: Fields, usual: Fields) -> Any:
    """Return a question in the form of its rulebook, with the `usual` fields that it lacks, or raise BadInput."""
    fields = spread({**_fitting(usual, fields["ask"]), **fields})
    game = fields.get("game")
    if "rules" not in fields and isinstance(game, list) and game and isinstance(game[0], dict):
        # The first line of a game names its rules.
        fields = {**{key: game[0][key] for key in ("rules", "house") if key in game[0]}, **fields}
    ask = ASKS[str(fields["ask"])]
    try:
        rules = edition(convert({"rules": fields["rules"]} if "rules" in fields else {}, Named).rules).rulebook
        form = ask.tiles if isinstance(rules, Rulebook) else ask.dice
        return convert(fields, form)
    except msgspec.ValidationError as wrong:
        raise BadInput(_house_fault(fields.get("house")) or said(wrong)) from None


def _house_fault(house: object) -> str | None:
    """Return which house rule has a value of the wrong type: the path of a message does not name its key."""
    if not isinstance(house, dict):
        return None
    wrong = (key for key, value in house.items() if not isinstance(value, int | str))
    return next((f"house: {quoted(str(key))} takes a whole number or a text" for key in wrong), None)


def _fitting(usual: Fields, ask: str) -> Fields:
    """Return the fields that a question of this name may have."""
    form = ASKS[ask].tiles
    return {name: value for name, value in usual.items() if name in (get_origin(form) or form).__struct_fields__}


def said(wrong: Exception) -> str:
    """Return what is wrong with the form of a question; the path names the part."""
    return str(wrong).replace("$.", "").replace("`", '"')


def ends_by_itself(asked: Any) -> bool:
    """Return whether the work on a question looks at the clock, and answers with what it has when the time is over."""
    if isinstance(asked, TurnAsked):
        return _looks_at_the_clock(asked.bot)
    return isinstance(asked, PlaysAsked | ChancesAsked)


def prepare(fields: Fields, usual: Fields) -> None:
    """Read the words that the answer to a question may need; later questions find them read."""
    language = {**usual, **fields}.get("language", "en")
    if fields["ask"] in _SPEAKING and language in LOCALES:
        read_words(language)


def _looks_at_the_clock(bot: str) -> bool:
    return bot.partition(":")[0] in _TIMED


def _at_once(_: HelloAsked | StopAsked) -> Fields:
    """Answer nothing: the process that reads the questions answers these."""
    return {}


def hello(version: str) -> Fields:
    """Return who we are."""
    bots = [name for _, ladder in LADDERS.items() for name in ladder.bots]
    return {
        "engine": "tilewright",
        "version": version,
        "protocol": PROTOCOL,
        "rulebooks": [*EDITIONS],
        "bots": bots,
        "asks": [*ASKS],
        "game": True,
    }


def _set(asked: SetAsked[Any]) -> Fields:
    rules = rules_of(asked)
    return {"rules": rules.id, "house": dict(asked.house)}


def _check(asked: CheckAsked) -> Fields:
    rules = rules_of(asked)
    rows = [read_faces(row) for row in asked.rows]
    return {"rows": [_verdict(check_row(row, rules, asked.language)) for row in rows]}


def _verdict(verdict: RowVerdict) -> Fields:
    fields: Fields = to_builtins(verdict)
    unset = {"why"} if verdict.legal else {"readings", "opening"}
    return {name: value for name, value in fields.items() if name not in unset and value is not None}


def _solve(asked: SolveAsked[Any]) -> Fields:
    rules = rules_of(asked)
    if isinstance(rules, Rulebook):
        return dict(to_builtins(best_of_tiles(tile_position(asked, rules), asked.objective)))
    return dict(to_builtins(best_of_dice(_dice_turn(asked, rules), asked.objective)))


def _plays(asked: PlaysAsked[Any]) -> Fields:
    rules = rules_of(asked)
    found: Iterator[Fields]
    if isinstance(rules, Rulebook):
        position = tile_position(asked, rules)
        found = ({"played": _words(play.played), "table": [*map(_words, play.table)]} for play in legal_plays(position))
    else:
        turn = _dice_turn(asked, rules)
        found = ({"played": _words(play.played), "table": listed_grid(play.table)} for play in grid_plays(turn))
    ends = time.monotonic() + _SHARE * asked.milliseconds / 1_000
    plays: list[Fields] = []
    for play in found:
        if len(plays) == asked.most:
            return {"plays": plays, "all": False}
        plays.append(play)
        # Not before the first: finding it may take all the time, and it was found.
        if time.monotonic() > ends:
            return {"plays": plays, "all": next(found, None) is None}
    return {"plays": plays, "all": True}


def _judge(asked: JudgeAsked[Any]) -> Fields:
    rules = rules_of(asked)
    faults: Iterable[AnyFault]
    if isinstance(rules, Rulebook):
        position = tile_position(asked, rules)
        faults = judged(position, tiles_for(position, read_rows(asked.turn))).faults
    else:
        found = followed_dice(asked, rules)
        faults = KINDS.dice.engine.faults(found.match, found.seat, dice_for(found.view, grid_of_list(asked.turn)))
    listed = listed_faults([*faults])
    texts = [{"kind": fault.kind.value, "text": turn_fault_in_words(fault, asked.language)} for fault in listed]
    return {"legal": not texts, "faults": texts}


def _chances(asked: ChancesAsked[Any]) -> Fields:
    rules = rules_of(asked)
    if not isinstance(rules, Rulebook):
        raise BadInput(f"chances are for the tile game: {rules.id} is played with dice")
    found = followed_tiles(asked, rules)
    view = found.view
    if not view.shown and 0 in view.counts:
        raise BadInput("chances are for a game in progress: a seat holds no piece")
    chances = win_chances(view, found.seen, asked.playouts, max(1.0, _SHARE * asked.milliseconds))
    order = [(seat - found.turned) % len(chances) for seat in range(len(chances))]
    return {"chances": [to_builtins(chances[seat]) for seat in order]}


def _turn(asked: TurnAsked[Any]) -> Fields:
    rules = rules_of(asked)
    ladder = LADDERS.of(rules)
    name = asked.bot or ladder.yardstick
    spec = read_spec(name)
    if spec.member is not None or spec.name not in ladder.bots:
        raise ladder.no_such_bot(name)
    made = resolve(_within(name, spec.parameters, asked.milliseconds), ladder)
    followed: Followed
    followed = followed_tiles(asked, rules) if isinstance(rules, Rulebook) else _followed_roll(asked, rules)
    view = followed.view
    if followed.seat not in view.to_move:
        raise BadInput(f"seat {followed.seat} is not in turn")
    command = made.choose(view, followed.seen, Chance(b"engine %d" % asked.seed))
    return _tile_turn(view, command) if isinstance(view, View) else _dice_answer(view, command, asked)


def _within(name: str, parameters: Mapping[str, str], milliseconds: int) -> str:
    """Return a spec whose bot ends in time, if it is one that looks at the clock."""
    timed = _looks_at_the_clock(name) and "milliseconds" not in parameters
    return f"{name}:milliseconds={_SHARE * milliseconds:g}" if timed else name


_TIMED = ("searcher", "turbo-planner")
_SPEAKING = ("check", "judge")


def _followed_roll(asked: TurnAsked[Any], rules: TurboRules) -> Followed:
    if not asked.rolled and asked.game is msgspec.UNSET:
        raise BadInput('the dice are not rolled: send the game so far in "game", and I choose which to roll')
    return followed_dice(asked, rules)


def _dice_turn(asked: Placed[Any], rules: TurboRules) -> Turn:
    if asked.game is not msgspec.UNSET and asked.rack is msgspec.UNSET:
        found = followed_dice(asked, rules)
        view: DiceView = found.view
        if not view.rolled:
            raise BadInput("game: the dice have not been rolled in this turn")
        own = faces_shown(view.showing, view.hands[found.seat])
        return read_turn(faces_on(view.grid, view.showing), own, rules)
    if asked.rack is msgspec.UNSET:
        raise BadInput('there is no rack: name what your dice show in "rack"')
    table = () if asked.table is msgspec.UNSET else asked.table
    return read_turn(grid_of_list(table), read_faces(asked.rack), rules)


def _tile_turn(view: View, command: Command) -> Fields:
    match command:
        case PlayTiles(table):
            assert view.seat is not None
            before = {tile for row in view.table for tile in row}
            played = [tile for row in table for tile in row if tile not in before]
            return {"event": "play", "played": _pieces(tuple(played)), "table": [*map(_pieces, table)]}
        case DrawTile():
            return {"event": "draw"}
        case ClaimReshuffle():
            return {"event": "reshuffle"}
        case _:
            return {"event": "pass"}


def _dice_answer(view: DiceView, command: dice_commands.Command, asked: TurnAsked[Any]) -> Fields:
    match command:
        case dice_commands.RollDice(dice):
            return {"event": "roll", "dice": dice}
        case dice_commands.PlaceDice(grid):
            # The dice of a position are any that can show its faces, so only a game has their ids.
            there = {placed.die for placed in view.grid}
            laid = [placed.die for placed in grid if placed.die not in there]
            ids = {} if asked.game is msgspec.UNSET else {"dice": laid}
            faces = _words(faces_shown(view.showing, laid))
            return {"event": "play", "played": faces, **ids, "table": listed_grid(faces_on(grid, view.showing))}
        case _:
            return {"event": "pass"}


def _words(row: Row) -> list[str]:
    return [*map(write_face, row)]


def _pieces(tiles: TileRow) -> list[str]:
    return _words(faces_of(tiles))


ASKS: Mapping[str, Ask] = {
    "hello": Ask(HelloAsked, HelloAsked, _at_once),
    "set": Ask(SetAsked[TileTable], SetAsked[DiceTable], _set),
    "check": Ask(CheckAsked, CheckAsked, _check),
    "solve": Ask(SolveAsked[TileTable], SolveAsked[DiceTable], _solve),
    "plays": Ask(PlaysAsked[TileTable], PlaysAsked[DiceTable], _plays),
    "judge": Ask(JudgeAsked[TileTable], JudgeAsked[DiceTable], _judge),
    "chances": Ask(ChancesAsked[TileTable], ChancesAsked[DiceTable], _chances),
    "turn": Ask(TurnAsked[TileTable], TurnAsked[DiceTable], _turn),
    "stop": Ask(StopAsked, StopAsked, _at_once),
}
"""The questions by their names."""
