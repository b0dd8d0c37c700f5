"""The OpenSpiel game: their random simulation with serialisation, and exact chances."""

from random import Random

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this platform")


from tilewright.research import openspiel  # noqa: E402, it needs OpenSpiel


@pytest.mark.slow(reason="OpenSpiel replays the whole game at every state that it writes and reads")
def test_openspiels_own_test_passes(deep: bool) -> None:
    names = ("tilewright", "tilewright(players=3,rules=twist)", "tilewright(players=6,rules=six)")
    for name in names if deep else names[:1]:
        # With serialisation a game takes seconds: every day it is played without.
        pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=deep, verbose=False)


def test_states_are_written_and_read_and_chances_are_exact() -> None:
    state = pyspiel.load_game("tilewright").new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    state.apply_action(1)
    assert dict(state.chance_outcomes())[0] == pytest.approx(2 / 106)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.current_player() == 1
    assert len(state.observation_tensor(1)) == len(openspiel.TileObserver(2).tensor)
    state.apply_action(57)
    # The pieces dealt first are gone: black 1 to black 13, two of each, and red 1.
    assert state.is_chance_node()
    assert dict(state.chance_outcomes())[14] == pytest.approx(2 / 78)
    state.apply_action(52)
    again = state.get_game().deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    assert "starter=" in state.observation_string(0)


@pytest.mark.slow(reason="plays whole games step by step in two ways")
def test_the_kernel_plays_what_the_engine_plays(deep: bool) -> None:
    """Every legal action, observation, text and return, with the same choices of chance."""
    names = ("tilewright(players=4)", "tilewright(players=6,rules=six)", "tilewright(players=3,rules=classic-fr)")
    for name in names if deep else names[:1]:
        game, random = pyspiel.load_game(name), Random("kernel")
        in_kernel, in_engine = game.new_initial_state(), game.new_initial_state()
        while not in_kernel.is_terminal():
            if in_kernel.episode is not None:
                # The other state was dealt in the same step, and from here on it is played by the engine.
                if in_engine.episode.is_in_kernel:
                    in_engine.episode.leave_kernel()
                assert str(in_kernel) == str(in_engine)
                for seat in range(in_kernel.num_players()):
                    assert in_kernel.observation_tensor(seat) == in_engine.observation_tensor(seat)
            legal = in_kernel.legal_actions()
            assert in_engine.legal_actions() == legal
            action = random.choice(legal)
            in_kernel.apply_action(action)
            in_engine.apply_action(action)
        assert in_kernel.episode.is_in_kernel
        assert in_kernel.returns() == in_engine.returns()
