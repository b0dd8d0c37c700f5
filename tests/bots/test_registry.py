"""What holds of every bot of the ladder, in every rulebook of tiles."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.bots.matches import choices, quick_bot
from tests.daily import daily
from tests.game.hidden import disguised, disguised_event
from tests.tables import rulebook_named
from tilewright.arena.match import play_match, start_events
from tilewright.arena.timeouts import time_out_tiles, with_probability
from tilewright.bots.protocol import needs_history
from tilewright.bots.registry import DICE, DICE_LADDER, LADDER, NoSuchBot, bot
from tilewright.bots.seen import SeenSoFar
from tilewright.chance import Chance, branch
from tilewright.game.commands import PlayTiles
from tilewright.game.events import Penalised, TilesPlayed
from tilewright.game.table import tiles_on
from tilewright.game.view import seen
from tilewright.games import TILE_GAME
from tilewright.rules.booklets import EDITIONS
from tilewright.tiles import Joker, JokerKind, face_of

HOUSES = [
    *EDITIONS,
    "classic-fr jokers.reuse=new_set_two_rack_tiles jokers.group_of_three=both",
    "classic-de opening.extras=yes opening.min=0",
    "six jokers.max_per_set=1 jokers.adjacent=no",
    "twist opening.extras=yes jokers.reuse=new_set",
]


# In a daily run every fifth: each bot and each rulebook is among them.
PAIRS = [*product(LADDER, EDITIONS)]
OTHER_PROCESS = """
from tilewright.arena.deals import Simulation
from tilewright.arena.simulation import results
from tilewright.rules.booklets import booklet
for rules in ("classic-fr", "classic-nl", "twist"):
    bots = ("casual", "greedy", "cautious", "hoarder")
    for result in results(Simulation(rules=booklet(rules), bots=bots, deals=1, seed=5, record=True)):
        print(*result.lines)
"""


@pytest.mark.slow(reason="whole games, some with many jokers")
@given(
    st.sampled_from(HOUSES),
    st.lists(st.sampled_from(sorted(LADDER)), min_size=2, max_size=4),
    st.sampled_from([0.0, 0.1]),
    st.integers(0, 1 << 32),
)
def test_every_bot_plays_legally_to_the_end(house: str, names: list[str], mishaps: float, seed: int) -> None:
    chance = Chance(f"legal {seed}".encode())
    first = start_events(TILE_GAME, rulebook_named(f"{house} match.games=1"), len(names), chance)
    mishap = with_probability(mishaps, time_out_tiles) if mishaps else None
    # A turn that is refused is counted; one that is paid for would leave an event.
    played = play_match(TILE_GAME, first, [quick_bot(name) for name in names], branch(chance, "turns"), mishap)
    assert not any(played.refused)
    assert not any(isinstance(event, Penalised) for event in played.events)
    assert TILE_GAME.outcome(played.state) is not None


@pytest.mark.parametrize("name", LADDER)
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    rules = rulebook_named("classic-nl match.games=1")
    matches = [list(choices(rules, (name, "beginner"), 5)) for _ in range(2)]
    assert matches[0] == matches[1]


@pytest.mark.slow(reason="starts Python twice more")
def test_the_same_seed_gives_the_same_match_in_every_process() -> None:
    # Where an order came from a set, the games would differ from one process to the next.
    told = [
        subprocess.run(
            [sys.executable, "-c", OTHER_PROCESS],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] != ""


@pytest.mark.slow(reason="every choice of whole games, made again")
@pytest.mark.parametrize(("name", "house"), daily(PAIRS, *PAIRS[::5]))
def test_a_bot_does_not_depend_on_hidden_tiles(name: str, house: str) -> None:
    rules = rulebook_named(f"{house} match.games=1")
    own = [choice for choice in choices(rules, ("greedy", name), 3) if choice.name == name]
    for choice in own[:: max(1, len(own) // 8)]:
        seat = choice.view.seat
        assert seat is not None
        lot = branch(choice.chance, "disguise")
        told = [disguised_event(event, seat, lot) for event in choice.events]
        view = TILE_GAME.view(disguised(choice.match, seat, lot), seat)
        assert quick_bot(name).choose(view, SeenSoFar(told, seen, seat), choice.chance) == choice.command


@pytest.mark.slow(reason="games until every kind of joker was laid")
@pytest.mark.parametrize("name", ["random", "casual", "greedy", "cautious", "timing", "hoarder", "searcher"])
def test_special_jokers_are_played(name: str) -> None:
    laid: set[JokerKind] = set()
    for seed in range(60):
        for choice in choices(rulebook_named("twist match.games=1"), (name, "greedy"), seed):
            if choice.name == name and isinstance(choice.command, PlayTiles):
                faces = map(face_of, tiles_on(choice.command.table) - tiles_on(choice.view.table))
                laid |= {face.kind for face in faces if isinstance(face, Joker)}
        if laid == set(JokerKind):
            return
    raise AssertionError(f"{name} laid only {laid}")


@pytest.mark.parametrize("name", LADDER)
def test_a_bot_deals_the_next_game(name: str) -> None:
    rules = rulebook_named("classic-nl match.games=2")
    first = start_events(TILE_GAME, rules, 2, Chance(b"two games"))
    played = play_match(TILE_GAME, first, [quick_bot(name), bot("greedy")], Chance(b"turns"))
    assert not any(played.refused)
    assert len(played.state.results) == 2
    assert any(isinstance(event, TilesPlayed) for event in played.events)


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(NoSuchBot, match=r'there is no bot "greedi": there are random, .*; did you mean greedy\?$'):
        bot("greedi")


def test_only_two_bots_read_the_history() -> None:
    readers = [name for name in LADDER if needs_history(bot(name))]
    readers += [name for name in DICE_LADDER if needs_history(DICE.bot(name))]
    assert readers == ["adaptive", "searcher"]
    assert needs_history(object()), "a plug-in that does not say is handed the history"
    names = [name for name in LADDER if name not in {"random", *readers}]
    for choice in islice(choices(rulebook_named("classic-nl"), names[:4], 3), 40):
        assert bot(choice.name).choose(choice.view, (), choice.chance) == choice.command
