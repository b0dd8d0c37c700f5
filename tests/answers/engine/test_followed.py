"""The game so far as a seat has seen it: as lines of a record and back, without anything that the seat may not see."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tilewright.answers.engine.answering import answered, read
from tilewright.answers.engine.followed import followed_dice, followed_tiles
from tilewright.arena.kinds import CONTESTS
from tilewright.arena.match import play_match, start_events
from tilewright.bots.kinds import LADDERS
from tilewright.bots.programs.turn_question import turn_question
from tilewright.chance import Chance
from tilewright.dice.view import View as DiceView
from tilewright.game.view import DrawSeen, View
from tilewright.games import KINDS, GameRules, edition
from tilewright.rules.house import with_house
from tilewright.tiles import FACES, BadInput, faces_of

WORDS = set(map(str, FACES))
Asked = tuple[Any, Sequence[Any], dict[str, Any]]


def questions(rules: GameRules, seed: bytes, bots: Sequence[str], seats: int = 3) -> list[Asked]:
    """Return view, seen events and question of every turn of a game."""
    engine, ladder, chance = KINDS.of(rules).engine, LADDERS.of(rules), Chance(seed)
    found: list[Asked] = []

    class Noted:
        def __init__(self, name: str) -> None:
            self.bot = ladder.bot(name)

        def choose(self, view: Any, seen: Sequence[Any], chance: Chance) -> Any:
            found.append((view, tuple(seen), turn_question(view, seen)))
            return self.bot.choose(view, seen, chance)

    events = start_events(engine, CONTESTS.of(rules).single_game(rules), seats, chance)
    play_match(engine, events, [Noted(name) for name in bots], chance)
    return [(view, seen, msgspec.json.decode(msgspec.json.encode(asked))) for view, seen, asked in found]


def public(view: View) -> tuple[object, ...]:
    """Return what a view says but for the ids of tiles."""
    rows = tuple(faces_of(row) for row in view.table)
    parts = (view.seat, view.to_move, view.counts, view.opened, view.pool, view.turns, view.passes, view.lap)
    return (*parts, Counter(rows), sorted(map(str, faces_of(view.rack))))


def kinds(seen: Sequence[Any]) -> list[tuple[str, object]]:
    """Return the kinds and the seats of events after the last deal; draws also with what was drawn."""
    told: list[tuple[str, object]] = []
    for event in seen[1:]:
        drawn = faces_of(event.tiles) if isinstance(event, DrawSeen) else ()
        told.append((type(event).__name__, (getattr(event, "seat", None), drawn)))
    return told


@pytest.mark.slow(reason="replays every turn of some games")
@pytest.mark.parametrize(
    ("rules", "house"),
    [("classic-nl", {}), ("classic-de", {"deal.reshuffle_pairs": 2}), ("twist", {}), ("classic-fr", {"deal.rack": 7})],
)
def test_a_game_that_a_seat_has_followed_is_the_same_to_it(rules: str, house: dict[str, int | str], deep: bool) -> None:
    book = with_house(edition(rules).rulebook, house)
    for seed in range(20 if deep else 1):
        game = questions(book, b"%d" % seed, ("greedy", "hoarder", "casual"))
        for view, seen, asked in game[:: 1 if deep else 7]:
            assert isinstance(view, View)
            found = followed_tiles(read(asked, {}), book)  # type: ignore[arg-type]
            assert public(found.view) == public(view)
            dealt = max(n for n, event in enumerate(seen) if hasattr(event, "deal"))
            assert kinds(found.seen) == kinds(seen[dealt:])


@pytest.mark.slow(reason="plays a round of dice")
def test_a_round_of_dice_is_the_same_to_everybody() -> None:
    book = edition("turbo").rulebook
    for view, seen, asked in questions(book, b"dice", ("turbo-greedy", "turbo-random"), 2):
        assert isinstance(view, DiceView)
        found = followed_dice(read(asked, {}), book)  # type: ignore[arg-type]
        again: DiceView = found.view
        assert (again.grid, again.hands, again.showing, again.rolled, again.failed, again.to_move) == (
            view.grid,
            view.hands,
            view.showing,
            view.rolled,
            view.failed,
            view.to_move,
        )
        deal: Any = found.seen[0]
        assert (deal.deal, *found.seen[1:]) == (seen[0].deal, *seen[1:])
        assert answered({**asked, "bot": "turbo-random"}, {})["event"] in ("roll", "play", "pass")


def test_a_question_has_no_piece_of_another_rack_or_of_the_pool() -> None:
    book = edition("classic-nl").rulebook
    # Hoarders lay nothing in their first turns, so that everything but the own rack is hidden.
    view, _, asked = questions(book, b"hidden", ("hoarder", "hoarder", "hoarder"))[7]
    assert not view.table
    assert sorted(_pieces(asked)) == sorted(_pieces(asked["rack"]) * 2)
    deal = asked["game"][1]
    assert [bool(rack) for rack in deal["racks"]] == [seat == view.seat for seat in range(3)]


def _pieces(value: object) -> list[str]:
    """Return every text in JSON that is a piece."""
    if isinstance(value, dict | list):
        return [word for part in (value.values() if isinstance(value, dict) else value) for word in _pieces(part)]
    return [value] if isinstance(value, str) and value in WORDS else []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": []}, "game: there is no deal"),
        ({"game": [{"event": "deal"}]}, "game: racks of a deal line is not a list"),
        ({"game": [{"event": "deal", "racks": [1]}]}, "game: racks of a deal line is not a list of lists"),
        ({"game": [{"event": "deal", "racks": [["B1"], []], "counts": [1]}]}, "game: counts of the deal does not"),
        ({"game": [{"event": "deal", "racks": [["B99"]]}]}, '"B99" is not a tile: numbers run from 1 to 13'),
        ({"seat": 5, "counts": [14, 14], "game": None}, "Expected"),
        ({"seat": 4, "counts": [14, 14]}, "seat 4 is not one of the 2 seats in counts"),
        ({"counts": [1, 160]}, "counts: the other seats hold 160 pieces"),
        ({"counts": [14, 14]}, "counts: seat 0 holds 14 pieces, and the rack has 1"),
        ({"counts": [1, 14], "pool": 92}, "pool: 92 pieces cannot be left to draw, only 91 are not seen"),
        ({"counts": [1, 14], "all_opened": [True]}, "all_opened: there are 1, and the game has 2 seats"),
        ({"bot": "exec:python x.py"}, 'there is no bot "exec:python x.py"'),
        ({"bot": "os:getcwd"}, 'there is no bot "os:getcwd"'),
        ({"bot": "turbo-greedy"}, "turbo-greedy plays only the dice game"),
    ],
)
def test_what_is_wrong_with_a_turn_is_named(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as refused:
        answered({"ask": "turn", "rack": ["B3"], **change}, {})
    assert said in str(refused.value)
