"""The boundary of the kernel: whatever it is called with, it answers or refuses."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.kernel.fuzz import Clearing
from tests.solver.positions import position
from tests.solver.test_kernel import ROOT, run_sanitized, run_with, small_kernel
from tilewright.kernel import native
from tilewright.research.compiled import tile_kernel
from tilewright.research.settings import tile_rules
from tilewright.research.tiles import Seating
from tilewright.rules.booklets import booklet
from tilewright.solver.solve import Objective, weights_of
from tilewright.solver.weights import rack_values
from tilewright.tiles import FACES


@pytest.mark.slow(reason="plays a little of everything and makes 2,000 calls in another process, 5 s")
def test_changed_calls_are_answered_or_refused() -> None:
    words = [sys.executable, "-m", "tests.kernel.fuzz", "7", "2000"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "2000 calls of" in done.stdout


@pytest.mark.deep
@pytest.mark.slow(reason="a build and 60,000 calls in another process")
def test_changed_calls_are_clean_under_the_sanitizers(tmp_path_factory: pytest.TempPathFactory) -> None:
    run_sanitized(tmp_path_factory, "from tests.kernel.fuzz import main; main(11, 60_000)\n")


def test_a_mask_of_no_faces_is_refused() -> None:
    for mask in (native.mask, native.mask_special):
        with pytest.raises(ValueError, match="a count for each face"):
            mask(b"", b"", b"", b"", b"xx")


def test_a_list_of_positions_may_change_while_it_is_read() -> None:
    rules = booklet("classic-nl")
    at = position("B4 B5 B6", "B3 K9", rules)
    asked = (bytes((1, 255, 0, 0, 0, 0, 255, 1)), weights_of(rules, Objective.TILES), 100, FACES, rack_values(30))
    positions: list[object] = []
    positions += [((), (Clearing(positions, 0),)), (at.table, at.rack)]
    unopened, opened = native.solve_many(positions, *asked)
    assert unopened == ((), (), 0, True)
    assert opened == native.solve_many([(at.table, at.rack)], *asked)[0]
    assert positions == []


def test_buffers_that_are_not_aligned_are_refused() -> None:
    played = tile_kernel(Seating(tile_rules("classic-nl", 2, {}), 2), "wins")
    assert played is not None
    vector, mask, seats = played.shape
    game, rules = bytearray(played.game_size), played.rules
    native.deal(game, 0, 0, b"seed", rules)
    seen, masked, turn, rewards = bytearray(vector), bytearray(mask), bytearray(16), bytearray(8 * seats + 8)
    whole, cut = memoryview(turn), memoryview(rewards)
    native.look(game, 0, 1, rules, seen, masked, whole[:8])
    with pytest.raises(ValueError, match="aligned"):
        native.look(game, 0, 1, rules, seen, masked, whole[1:9])
    draw = bytes((mask - 1,))
    with pytest.raises(ValueError, match="aligned"):
        native.step(game, 0, 1, draw, rules, seen, masked, whole[:8], cut[4 : 4 + 8 * seats], bytearray(1))
    preferred = memoryview(bytearray(4 * mask + 4))
    with pytest.raises(ValueError, match="aligned"):
        native.prefer(game, 0, 1, preferred[1 : 1 + 4 * mask], rules, bytearray(1))


SUMMED = """
from hashlib import sha256
import numpy as np
from tilewright import research
games = research.vector_env(8, "classic-fr", 4, house={{"opening.min": 10, "deal.rack": 20}})
random, seen, now = np.random.default_rng(0), sha256(), games.reset(seed=0)
for _ in range({steps}):
    seen.update(now.masks.tobytes())
    liked = random.random(now.masks.shape) * now.masks
    liked[:, :56] *= 5
    now = games.step(liked.argmax(axis=1))
print(seen.hexdigest())
"""


@pytest.mark.slow(reason="a build and some games in another process")
def test_no_mask_depends_on_how_many_states_are_kept(tmp_path_factory: pytest.TempPathFactory, deep: bool) -> None:
    """What `fits` leaves open is asked of the solver, in the middle of a search that has weights of its own."""
    program = SUMMED.format(steps=2_400 if deep else 600)
    few, as_built = small_kernel(tmp_path_factory), Path(str(native.__file__))
    assert run_with(few, program) == run_with(as_built, program)


GROWN = """
import os
from tilewright.kernel import native
from tilewright.solver.classic.question import KINDS, WEIGHTS, counts, demands
def megabytes() -> int:
    with open("/proc/self/statm", encoding="ascii") as status:
        return int(status.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20
def ask(copies: int) -> object:
    most = bytes([copies] * (KINDS - 1) + [0])
    return native.plays(counts(bytes(KINDS), most) + demands(), WEIGHTS.pack(*[1] * KINDS), 1 << 20)
assert ask(0) == []
before = megabytes()
assert ask(2) is None
print(megabytes() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads the memory of a process as Linux tells it")
def test_a_hard_question_leaves_no_memory_behind() -> None:
    assert int(run_with(Path(str(native.__file__)), GROWN)) < 2
