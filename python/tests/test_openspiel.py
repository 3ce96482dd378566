"""OpenSpiel's own tests on our games."""

import numpy as np
import pytest

import benben

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import benben.openspiel  # noqa: E402


def load(game, seats=2):
    return pyspiel.load_game(benben.openspiel.name_of(game), {"players": seats, "deals": 16})


def test_random_simulations(game, seats):
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


def test_resampling(game, seats):
    """What OpenSpiel's ResampleInfostateTest checks, which its Python module doesn't offer."""
    luck, sampler = np.random.default_rng(1), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = load(game, seats).new_initial_state()
    checked = 0
    while not state.is_terminal() and checked < 60:
        if not state.is_chance_node():
            for player in range(seats):
                other = state.resample_from_infostate(player, sampler)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.current_player() == state.current_player()
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
                    checked += 1
            assert other.num_players() == state.num_players()
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert checked > 20


def test_resampled_luck_differs(game):
    state = load(game).new_initial_state()
    state.apply_action(3)
    player = state.current_player()
    texts = set()
    for _ in range(8):
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        while not other.is_terminal() and other.move_number() < 80:
            legal = other.legal_actions()
            other.apply_action(legal[7 * other.move_number() % len(legal)])
        texts.add(other.information_state_string(player))
    assert len(texts) > 1


def test_a_search_plays(game):
    loaded = load(game)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, luck), 1.0, 4, random_state=luck)
    state = loaded.new_initial_state()
    state.apply_action(1)
    for _ in range(4):
        state.apply_action(int(bot.step(state)))


def test_shares_are_utilities(game):
    luck, state = np.random.default_rng(2), load(game).new_initial_state()
    while not state.is_terminal():
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(1)


def test_options_are_parameters():
    for game in benben.games():
        for key, values in benben.about(game)["options"].items():
            value = int(values[-1]) if values[-1].isdigit() else values[-1]
            loaded = pyspiel.load_game(benben.openspiel.name_of(game), {key: value})
            assert loaded.options[key] == value
    with pytest.raises(Exception, match="option|parameter"):
        pyspiel.load_game(benben.openspiel.name_of(benben.games()[0]), {"nonsense": "1"})
