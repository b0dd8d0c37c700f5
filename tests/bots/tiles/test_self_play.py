"""Games between bots in the kernel: every turn is the one that the Python bot takes, face for face."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from tests.solver.test_kernel import run_sanitized, run_with, small_kernel
from tilewright.arena.kinds import TILES
from tilewright.arena.match import play_match, start_events
from tilewright.bots.kinds import LADDERS
from tilewright.bots.protocol import TileBot
from tilewright.bots.specs import resolve
from tilewright.bots.tiles.self_play import Finished, can_play, coded, play_out
from tilewright.chance import Chance, branch
from tilewright.game.events import GameEnded, TurnEvent
from tilewright.game.match import apply
from tilewright.kernel import native
from tilewright.records.lines import write_line
from tilewright.records.tiles.write import event_lines
from tilewright.rules.booklets import EDITIONS, booklet
from tilewright.rules.house import with_house
from tilewright.rules.rulebook import Rulebook
from tilewright.sets.rules import SetRules, written
from tilewright.tiles import codes_of

NAMES = ("random", "beginner", "casual", "greedy", "cautious", "timing", "hoarder")
RULES = ("classic-nl", "classic-de", "classic-fr", "six", "twist", "tournament")

# The random bot takes most of the time of the engine, so that an everyday run has it in few games.
SEATED = (
    ("greedy", "greedy", "greedy", "greedy"),
    ("casual", "cautious", "timing", "hoarder"),
    ("beginner", "hoarder"),
    ("hoarder", "hoarder", "hoarder"),
    ("casual:rows=3:misses=40", "cautious:small=9:few=5", "timing:few=6"),
)


# As play_out writes them: no extras, no last lap, the penalty, the starter, free jokers; and the rules of sets.
RULES_OF_NL = b"\0\0\x1e\0\0" + written(SetRules())


def made(names: tuple[str, ...]) -> list[TileBot]:
    """Return the bots with these names."""
    return [resolve(name, LADDERS.tiles) for name in names]


def compare(rules: Rulebook, names: tuple[str, ...], game: int) -> Finished | None:
    """Play one game in both ways, compare them, and return how it ended."""
    root = Chance(f"{rules.id} {' '.join(names)} {game}".encode())
    (first,), bots = start_events(TILES.engine, TILES.single_game(rules), len(names), root), made(names)
    played = play_match(TILES.engine, [first], bots, branch(root, "turns"))
    codes = [code for one in bots if (code := coded(one)) is not None]
    match = apply(None, first)
    finished = play_out(match.game, codes, branch(root, "turns"), 0, lines=True)
    assert not any(played.refused)
    if finished is None:
        return None
    turns = [event for event in played.events if isinstance(event, TurnEvent)]
    (end,) = [event for event in played.events if isinstance(event, GameEnded)]
    lines = [write_line(line) for event in turns for line in event_lines(event, match, names, "")]
    assert finished.lines.splitlines() == lines
    assert (finished.reason, finished.turns) == (end.reason, len(turns))
    assert [*map(codes_of, finished.racks)] == [*map(codes_of, end.racks)]
    return finished


@pytest.mark.slow(reason="plays the same games through the engine")
@pytest.mark.parametrize("rules", RULES)
def test_the_kernel_plays_the_games_of_the_python_bots(rules: str, deep: bool) -> None:
    """About 2 s of processor time for each rulebook in an everyday run."""
    for names in SEATED:
        for game in range(300 if deep else 6):
            assert compare(booklet(rules), names, game) is not None


@pytest.mark.slow(reason="plays the same games through the engine")
def test_the_kernel_plays_the_random_bot_as_python_does(deep: bool) -> None:
    """About 2 s of processor time in an everyday run: its turns in Python are dear."""
    for rules in sorted({*RULES} - {"twist"}):
        for names in (("random", "random"), ("random", "greedy", "random"), ("beginner", "random", "hoarder")):
            for game in range(60 if deep else 1):
                assert compare(booklet(rules), names, game) is not None


def test_sets_with_special_jokers_are_left_to_the_random_bot_in_python() -> None:
    assert not any(compare(booklet("twist"), ("random", "random"), game) for game in range(2))


HARD_TURNS = """
from tests.bots.tiles.test_self_play import SEATED, compare
from tilewright.kernel import native
from tilewright.rules.booklets import booklet
hard, usual = 0, native.solve_special
def solve(*question: object) -> object:
    global hard
    try:
        return usual(*question)
    except MemoryError:
        hard += 1
        raise
native.solve_special = solve
played = [compare(booklet("twist"), names, game) for names in SEATED[:2] for game in range({games})]
print(hard, played.count(None))
"""


@pytest.mark.slow(reason="a build, and games through the engine in another process")
def test_where_a_search_is_too_long_both_ask_the_same_narrower_questions(
    tmp_path_factory: pytest.TempPathFactory, deep: bool
) -> None:
    """A search with special jokers gives up after few nodes here, and no game is left to the engine."""
    program = HARD_TURNS.format(games=20 if deep else 2)
    hard, left = run_with(small_kernel(tmp_path_factory), program).split()
    assert int(hard) > 50
    assert left == "0"


@pytest.mark.deep
@pytest.mark.parametrize("rules", RULES)
def test_every_line_up_of_two_to_six_seats_is_played_alike(rules: str) -> None:
    """Minutes of processor time."""
    most = 6 if rules == "six" else 4
    line_ups = [
        names[number % seats :] + names[: number % seats]
        for seats in range(2, most + 1)
        for number, names in enumerate(combinations_with_replacement(NAMES[1:], seats))
    ]
    assert all(compare(booklet(rules), names, number) for number, names in enumerate(line_ups))


@pytest.mark.slow(reason="plays the same games through the engine")
@pytest.mark.parametrize(
    ("rules", "house"),
    [
        ("classic-nl", {"opening.min": 0}),
        ("classic-nl", {"opening.min": 0, "opening.extras": "no"}),
        ("six", {"opening.min": 0, "deal.rack": 9}),
        ("classic-nl", {"opening.min": 60, "jokers.penalty": 0}),
        ("classic-nl", {"opening.min": 50, "opening.extras": "no", "box.pieces": 108, "deal.rack": 20}),
        ("classic-nl", {"pool.empty": "last_lap", "deal.rack": 7, "box.pieces": 108}),
        ("classic-nl", {"opening.min": 100, "deal.rack": 9, "deal.starter": "host"}),
        ("classic-fr", {"opening.min": 0, "deal.rack": 8}),
        ("classic-de", {"jokers.release": "replace", "jokers.reuse": "new_set"}),
        ("twist", {"mirror.min_side": 2, "change.at_start": "no", "opening.min": 0}),
    ],
    ids=str,
)
def test_house_rules_are_played_alike(rules: str, house: dict[str, int | str], deep: bool) -> None:
    """About 1 s of processor time for each."""
    book = with_house(booklet(rules), house)
    last = "cautious" if rules == "twist" else "random"
    for names in (("casual", "cautious", "timing", "hoarder"), ("greedy", "beginner"), ("greedy", last)):
        for game in range(100 if deep else 2):
            assert compare(book, names, game) is not None


def test_the_kernel_knows_these_rulebooks_and_bots() -> None:
    assert {name for name, book in EDITIONS.items() if can_play(book.rulebook)} == {*RULES}
    assert [name for name in LADDERS.tiles.bots if coded(LADDERS.tiles.bot(name)) is not None] == [*NAMES]
    for house in ({"sets.min_natural": 0}, {"jokers.max_per_set": 1}, {"jokers.adjacent": "no"}):
        assert not can_play(with_house(booklet("classic-nl"), house))
    assert not can_play(with_house(booklet("classic-fr"), {"opening.extras": "yes"}))
    assert not can_play(with_house(booklet("twist"), {"opening.extras": "yes"}))


@pytest.mark.parametrize(
    "wrong",
    [
        {"rules": RULES_OF_NL[:-1]},
        {"rules": b"\0\0\0\2\0" + RULES_OF_NL[5:]},
        {"rules": b"\1\0\0\0\1" + RULES_OF_NL[5:]},
        {"rules": RULES_OF_NL[:-1] + b"\5"},
        {"racks": b"\3\x34\x34\x34\1\1", "rules": b"\0\0\x1e\0\1" + RULES_OF_NL[5:]},
        {"racks": b"\3\x35\x35\x35\1\1"},
        {"bots": b"\x1e\3\0\0"},
        {"bots": b"\x1e\3\0\0" * 7},
        {"bots": b"\x1e\3\0\0\x1e\7\0\0"},
        {"bots": b"\x1e\3\0\0\xff\3\0\0"},
        {"racks": b"\1\0"},
        {"racks": b"\1\0\1\1\1\1"},
        {"racks": b"\1\0\0"},
        {"racks": b"\1\0\2\1"},
        {"racks": b"\1\0\4\1\1\1\1"},
        {"racks": b"\1\0\1\x38"},
        {"pool": b"\0\0\0"},
        {"pool": bytes(range(56)) * 3},
    ],
    ids=str,
)
def test_the_kernel_refuses_what_is_not_a_game(wrong: dict[str, bytes]) -> None:
    given = {"rules": RULES_OF_NL, "bots": b"\x1e\3\0\0" * 2, "racks": b"\1\0\1\1", "pool": b"\2"} | wrong
    with pytest.raises(ValueError, match=r"."):
        native.self_play(given["rules"], given["bots"], given["racks"], given["pool"], b"key", 0, False)


@pytest.mark.slow(reason="a build and hundreds of games in another process")
@pytest.mark.deep
def test_self_play_is_clean_under_the_sanitizers(tmp_path_factory: pytest.TempPathFactory) -> None:
    run_sanitized(
        tmp_path_factory,
        "from tilewright.arena.deals import Simulation, play_deal\n"
        "from tilewright.games import edition\n"
        "for name in ('classic-nl', 'classic-de', 'classic-fr', 'six', 'twist', 'tournament'):\n"
        "    for bots in (('random', 'beginner', 'casual', 'greedy'), ('cautious', 'timing', 'hoarder')):\n"
        "        some = Simulation(rules=edition(name).rulebook, bots=bots, deals=1, seed=1, record=True)\n"
        "        for deal in range(8):\n"
        "            play_deal(some, deal)\n",
    )
